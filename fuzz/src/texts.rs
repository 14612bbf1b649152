//! Records and scenarios from arbitrary texts.

use crate::play::{game, options, play_on};
use lisboa::{Lisboa, Moment, Options, Setup};
use table::Game;
use table::record::{Header, Record, Replay};
use testkit::scenario;

/// Of a position that is accepted, so many actions are played.
const N_ACTIONS: usize = 200;

/// The game that a text asks for by players and variants; a game of three if it does not say.
fn asked<'a>(players: Option<u8>, variants: impl IntoIterator<Item = &'a str>) -> &'static Lisboa {
    let players = players.filter(|players| (2..=4).contains(players)).unwrap_or(3);
    let plain = Options::players(players);
    let options = variants.into_iter().try_fold(plain, |options, name| options.with(name)).unwrap_or(plain);
    game(options).expect("every combination of options has a game")
}

/// The bytes are the text of a record, or JSON. Reading never panics, and what is read is written and read again as the
/// same.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let header = Header::parse(&text).or_else(|_| Header::from_json(&text));
    let game = match &header {
        Ok(header) => asked(header.players(), header.option("options").unwrap_or_default().split_whitespace()),
        Err(_) => asked(None, []),
    };
    if let Ok(replay) = Record::read(game, &text) {
        again(game, &replay);
    }
    if let Ok(replay) = Record::from_json(game, &text) {
        again(game, &replay);
    }
}

fn again(game: &Lisboa, replay: &Replay<Lisboa>) {
    let text = replay.record.to_string();
    let read = Record::read(game, &text).unwrap_or_else(|error| panic!("its own text is refused: {error}\n{text}"));
    assert_eq!(read.record, replay.record, "the text says something else");
    let json = replay.record.to_json();
    let read =
        Record::from_json(game, &json).unwrap_or_else(|error| panic!("its own JSON is refused: {error}\n{json}"));
    assert_eq!(read.record, replay.record, "the JSON says something else");
    assert_eq!(read.last(), replay.last(), "the JSON replays to another state");
}

/// The bytes are the text of scenarios; and each line is a line of a position too. Reading never panics, and whatever
/// position is accepted can be played.
pub fn scenario(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let build = |header: &scenario::Header| {
        if (2..=4).contains(&header.players) {
            Ok(asked(Some(header.players), header.options.iter().map(String::as_str)))
        } else {
            Err("not with so many players".to_owned())
        }
    };
    if let Ok(scenarios) = scenario::parse(&text) {
        for one in scenarios {
            let Ok(game) = build(&one.header) else { continue };
            // Whether it passes is not asked here.
            let _ = scenario::run(game, &one);
            let given: Vec<(usize, &str)> = one.given.iter().map(|line| (line.number, line.text.as_str())).collect();
            position(game, &given);
        }
    }
    let chosen = data.len();
    let game = game(options(2 + (chosen % 3) as u8, (chosen / 3 % 8) as u8)).expect("a game for these options");
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
    position(game, &lines);
    // Also those lines that can be read, without the others.
    let mut setup = game.read_setup(&[]).expect("the default position");
    let readable: Vec<(usize, &str)> =
        lines.into_iter().filter(|(_, line)| game.set_line(&mut setup, line).is_ok()).collect();
    start(game, &setup);
    position(game, &readable);
}

/// Reads a position and plays it.
fn position(game: &Lisboa, lines: &[(usize, &str)]) {
    if let Ok(setup) = game.read_setup(lines) {
        start(game, &setup);
    }
}

/// Starts and plays, if the position is possible; its lines must then be read as the same.
fn start(game: &Lisboa, setup: &Setup) {
    let lines = game.setup_lines(setup);
    let Ok(state) = game.start(setup) else { return };
    assert!(setup.moment != Moment::Within, "a position within a turn was started");
    let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
    let read = game.read_setup(&numbered).unwrap_or_else(|faults| panic!("its own lines are refused:\n{faults}"));
    assert_eq!(game.setup_lines(&read), lines, "its lines are read as another position");
    play_on(game, state, lines.len() as u64, N_ACTIONS);
}
