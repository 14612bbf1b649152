//! Counts of paths from fixed positions, held against `perft.txt`. A count that changes means that some list of legal
//! actions changed; whether that is right is for the reader to say. The new table is printed, so that it can be compared
//! line by line and put in the place of the old one.
//!
//! A line names the players, the variants, the seed of a deal, and the turn of a random game from that deal at which the
//! counting begins: 0 is the deal itself, before any choice. Luck is frozen by the seed, so only choices are counted.

use lisboa::{Components, Decision, Lisboa, Options, State};
use std::fmt::Write;
use table::Game;
use testkit::RandomPlay;
use testkit::perft::{Luck, perft};

const TABLE: &str = include_str!("perft.txt");

/// Paths are counted up to this many choices.
const DEPTH: usize = 6;

/// A depth that would take more states than this is left out; so are the deeper ones.
const MOST_NODES: u64 = 300_000;

/// A line of the table without its counts.
struct Start<'t> {
    players: u8,
    variants: &'t str,
    seed: u64,
    turn: usize,
}

impl<'t> Start<'t> {
    fn read(words: &[&'t str]) -> Option<Self> {
        let &[players, variants, seed, turn, ..] = words else { return None };
        Some(Self { players: players.parse().ok()?, variants, seed: seed.parse().ok()?, turn: turn.parse().ok()? })
    }

    fn game(&self) -> Lisboa {
        let options = match self.variants {
            "plain" => Options::players(self.players),
            names => names.split('+').fold(Options::players(self.players), |options, name| {
                options.with(name).unwrap_or_else(|fault| panic!("{fault}"))
            }),
        };
        Lisboa::new(Components::shipped(), options)
    }

    /// The position: random play up to the start of that turn.
    fn position(&self, game: &Lisboa) -> State {
        let mut play = RandomPlay::new(game, self.seed).expect("a deal is possible");
        let mut turns = 0;
        while turns < self.turn {
            let action = play.choose().expect("the game is not over yet");
            play.apply(action);
            turns += usize::from(game.decision(play.state()) == Some(Decision::TakeTurn));
        }
        *play.state()
    }

    fn counts(&self) -> Vec<u64> {
        let game = self.game();
        perft(&game, &self.position(&game), DEPTH, Luck::Seeded(self.seed), MOST_NODES).paths
    }
}

#[test]
fn the_counts_are_those_of_the_table() {
    let (mut now, mut differs, mut lines) = (String::new(), Vec::new(), 0);
    for (number, line) in (1..).zip(TABLE.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() || line.starts_with('#') {
            writeln!(now, "{line}").expect("writing to a text");
            continue;
        }
        let start = Start::read(&words).unwrap_or_else(|| panic!("line {number} cannot be read: {line}"));
        let Start { players, variants, seed, turn } = &start;
        let mut fresh = format!("{players:<10}{variants:<20}{seed:<6}{turn:<6}");
        for count in start.counts() {
            write!(fresh, "{count:<8}").expect("writing to a text");
        }
        let fresh = fresh.trim_end();
        if line != fresh {
            differs.push(number.to_string());
        }
        writeln!(now, "{fresh}").expect("writing to a text");
        lines += 1;
    }
    assert!(lines >= 20, "the table has only {lines} positions");
    assert!(differs.is_empty(), "lines {} of perft.txt differ; the table is now\n{now}", differs.join(", "));
}
