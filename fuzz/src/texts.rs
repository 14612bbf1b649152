//! Records and scenarios from arbitrary texts.

use crate::games::Fuzzed;
use crate::play::play_on;
use lisboa::Lisboa;
use madeira::Madeira;
use table::Game;
use table::record::{Header, Record, Replay};
use testkit::scenario::{self, Scenario};

/// Of a position that is accepted, so many actions are played.
const N_ACTIONS: usize = 200;

/// The game that a text asks for by players and options; a game of three if it does not say.
fn asked<'a, G: Fuzzed>(players: Option<u8>, names: impl IntoIterator<Item = &'a str>) -> &'static G {
    let players = players.filter(|players| (2..=4).contains(players)).unwrap_or(3);
    G::shipped(players, G::variant(&names.into_iter().collect::<Vec<_>>()))
}

/// The game that the head of a record asks for.
fn asked_by<G: Fuzzed>(header: &Header) -> &'static G {
    asked(header.players(), header.option("options").unwrap_or_default().split_whitespace())
}

/// The bytes are the text of a record, or JSON. Reading never panics, by whichever game, and what is read is written and read
/// again as the same.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    record_of::<Lisboa>(&text);
    record_of::<Madeira>(&text);
}

fn record_of<G: Fuzzed>(text: &str) {
    let header = Header::parse(text).or_else(|_| Header::from_json(text));
    let game = header.map_or_else(|_| asked::<G>(None, []), |header| asked_by(&header));
    if let Ok(replay) = Record::read(game, text) {
        again(game, &replay);
    }
    if let Ok(replay) = Record::from_json(game, text) {
        again(game, &replay);
    }
}

fn again<G: Game>(game: &G, replay: &Replay<G>) {
    let text = replay.record.to_string();
    let read = Record::read(game, &text).unwrap_or_else(|error| panic!("its own text is refused: {error}\n{text}"));
    assert_eq!(read.record, replay.record, "the text says something else");
    let json = replay.record.to_json();
    let read =
        Record::from_json(game, &json).unwrap_or_else(|error| panic!("its own JSON is refused: {error}\n{json}"));
    assert_eq!(read.record, replay.record, "the JSON says something else");
    assert_eq!(read.last(), replay.last(), "the JSON replays to another state");
}

/// A record as JSON, if it can be read.
pub fn as_json(text: &str) -> Option<String> {
    let header = Header::parse(text).ok()?;
    if header.game() == Lisboa::NAME { json_of::<Lisboa>(&header, text) } else { json_of::<Madeira>(&header, text) }
}

fn json_of<G: Fuzzed>(header: &Header, text: &str) -> Option<String> {
    Some(Record::read(asked_by::<G>(header), text).ok()?.record.to_json())
}

/// The bytes are the text of scenarios; and each line is a line of a position too, of each game. Reading never panics, and
/// whatever position is accepted can be played.
pub fn scenario(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for one in scenario::parse(&text).unwrap_or_default() {
        if one.header.game == Lisboa::NAME {
            scenario_of::<Lisboa>(&one);
        } else if one.header.game == Madeira::NAME {
            scenario_of::<Madeira>(&one);
        }
    }
    lines_of::<Lisboa>(&text);
    lines_of::<Madeira>(&text);
}

fn scenario_of<G: Fuzzed>(one: &Scenario) {
    if !(2..=4).contains(&one.header.players) {
        return;
    }
    let game = asked::<G>(Some(one.header.players), one.header.options.iter().map(String::as_str));
    // Whether it passes is not asked here.
    let _ = scenario::run(game, one);
    let given: Vec<(usize, &str)> = one.given.iter().map(|line| (line.number, line.text.as_str())).collect();
    position(game, &given);
}

/// All lines of a text as a position.
fn lines_of<G: Fuzzed>(text: &str) {
    let chosen = text.len();
    let game = G::shipped(2 + (chosen % 3) as u8, (chosen / 3 % 8) as u8);
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
    position(game, &lines);
    // Also those lines that can be read, without the others.
    let mut setup = game.read_setup(&[]).expect("the default position");
    let readable: Vec<(usize, &str)> =
        lines.into_iter().filter(|(_, line)| game.set_line(&mut setup, line).is_ok()).collect();
    if readable.is_empty() {
        return;
    }
    start(game, &setup);
    position(game, &readable);
}

/// Reads a position and plays it.
fn position<G: Fuzzed>(game: &G, lines: &[(usize, &str)]) {
    if let Ok(setup) = game.read_setup(lines) {
        start(game, &setup);
    }
}

/// Starts and plays, if the position is possible; its lines must then be read as the same.
fn start<G: Fuzzed>(game: &G, setup: &G::Setup) {
    let lines = game.setup_lines(setup);
    let Ok(state) = game.start(setup) else { return };
    assert!(!G::is_within(setup), "a position within a turn was started");
    let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
    let read = game.read_setup(&numbered).unwrap_or_else(|faults| panic!("its own lines are refused:\n{faults}"));
    assert_eq!(game.setup_lines(&read), lines, "its lines are read as another position");
    play_on(game, state, lines.len() as u64, N_ACTIONS);
}
