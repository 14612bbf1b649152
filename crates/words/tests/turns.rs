//! Every turn of the golden games is told: in one short sentence, without what is hidden, and with all its points.

use lisboa::Lisboa;
use madeira::Madeira;
use std::path::Path;
use table::record::{Header, Record};
use table::{Actor, Game, Seat};
use words::turn::{blocks, lines};
use words::{Block, Isolation, Language, Message, Worded, Words};

/// A sentence stands in two lines of a narrow column.
const MOST: usize = 160;

/// The steps of a game as everybody saw them.
type Steps<G> = Vec<(usize, Actor, Vec<<G as Game>::Event>)>;

/// The golden games with their steps, as a seat or a spectator saw them.
fn games<G: Worded>(make: impl Fn(u8, &[&str]) -> G, each: impl Fn(&str, &G, &[G::State], &Steps<G>)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden").join(G::NAME);
    for entry in std::fs::read_dir(folder).expect("the golden games are there") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("the record can be read");
        let head = Header::parse(&text).expect("it has a head");
        let options = head.variants_and_readings::<G>().expect("a version of the rules that is known");
        let game = make(head.players().expect("a record says how many play"), &options);
        let replay = Record::read(&game, &text).expect("it can be played");
        let mut steps = Vec::new();
        for (number, (step, before)) in replay.record.moves().iter().zip(&replay.states).enumerate() {
            let (mut after, mut events) = (*before, Vec::new());
            game.apply(&mut after, step.action, &mut events);
            steps.push((number, game.actor(before), events));
        }
        each(&path.display().to_string(), &game, &replay.states, &steps);
    }
}

fn blocks_of<G: Worded>(game: &G, steps: &Steps<G>) -> Vec<Block<G::Event>> {
    blocks(game, steps.iter().map(|(number, by, events)| (*number, *by, events.as_slice())))
}

/// What everybody is told of a whole game.
fn assert_told<G: Worded>(name: &str, game: &G, states: &[G::State], steps: &Steps<G>) {
    let words = Words::new(Language::English, Isolation::Plain);
    let said = |message: &Message| words.check(message).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:?}"));
    let blocks = blocks_of(game, steps);
    let all: usize = blocks.iter().map(|block| block.events.len()).sum();
    assert_eq!(all, steps.iter().map(|(.., events)| events.len()).sum::<usize>(), "{name}: nothing is lost");
    let everything: Vec<G::Event> = steps.iter().flat_map(|(.., events)| events.clone()).collect();
    if let Some(scoring) = game.scoring(&everything) {
        assert!(scoring.rows.iter().all(|row| !row.why.is_empty()), "{name}: {scoring:?}");
        said(&scoring.title);
        let rows = scoring.rows.iter();
        rows.for_each(|row| {
            row.why.iter().chain(row.gains.iter().map(|(_, what, _)| what)).for_each(|text| _ = said(text))
        });
    }
    let mut points = [0; 4];
    for block in &blocks {
        for line in lines(game, &block.events) {
            said(&line.text);
        }
        // Where nobody acts the points are told all the same.
        let seat = block.seat.unwrap_or(Seat::A);
        let told = game.turn_told(seat, &block.events);
        let text = said(&told.text);
        assert!(text.chars().count() <= MOST, "{name}, step {}: {} in `{text}`", block.first, text.chars().count());
        assert!(block.seat.is_none() || text.starts_with(&seat.to_string()), "{name}, step {}: `{text}`", block.first);
        told.gains.iter().for_each(|gain| points[gain.seat as usize] += gain.by);
    }
    // The final scoring is told by its sheet.
    let state = states.last().expect("a game has states");
    let last: i64 = game.score_sheet(state).iter().flat_map(|line| line.points.0).map(i64::from).sum();
    let start: i64 = game.scores(&states[0]).0.iter().map(|&n| i64::from(n)).sum();
    let end: i64 = game.scores(state).0.iter().map(|&n| i64::from(n)).sum();
    assert_eq!(start + points.iter().sum::<i64>() + last, end, "{name}");
}

/// Two viewers who may not know the same are told of a turn what both may know.
fn assert_nothing_hidden<G: Worded>(name: &str, game: &G, steps: &Steps<G>) {
    let words = Words::new(Language::English, Isolation::Plain);
    let seen = |viewer: Option<Seat>| -> Vec<String> {
        let redacted = steps.iter().map(|(number, by, events)| {
            (*number, *by, events.iter().filter_map(|event| game.redact(event, viewer)).collect())
        });
        let told = |block: &Block<G::Event>| {
            block.seat.map(|seat| words.say(&game.turn_told(seat, &block.events).text)).unwrap_or_default()
        };
        blocks_of(game, &redacted.collect()).iter().map(told).collect()
    };
    let spectator = seen(None);
    Seat::first(game.n_seats()).for_each(|seat| assert_eq!(seen(Some(seat)), spectator, "{name}"));
}

fn lisboa_with(players: u8, options: &[&str]) -> Lisboa {
    let plain = lisboa::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Lisboa::new(lisboa::Components::shipped(), options)
}

fn madeira_with(players: u8, options: &[&str]) -> Madeira {
    let plain = madeira::Options::players(players);
    let options = options.iter().try_fold(plain, |options, name| options.with(name)).expect("the options are known");
    Madeira::new(madeira::Components::shipped(), options)
}

#[test]
fn every_turn_of_lisboa_is_told() {
    games(lisboa_with, |name, game, states, steps| {
        assert_told(name, game, states, steps);
        assert_nothing_hidden(name, game, steps);
    });
}

#[test]
fn every_turn_of_madeira_is_told() {
    games(madeira_with, |name, game, states, steps| {
        assert_told(name, game, states, steps);
        assert_nothing_hidden(name, game, steps);
    });
}
