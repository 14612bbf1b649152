//! Counts of paths held against a table in a text file.

use super::{Luck, perft};
use crate::driver::{Build, RandomPlay};
use std::fmt::Write;
use table::Game;

/// How far paths are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Paths are counted up to this many choices.
    pub depth: usize,
    /// A depth that would take more states than this is left out; so are the deeper ones.
    pub max_nodes: u64,
}

/// A line of the table without its counts.
struct Start<'t> {
    players: u8,
    options: &'t str,
    seed: u64,
    step: usize,
}

impl<'t> Start<'t> {
    fn read(words: &[&'t str]) -> Option<Self> {
        let &[players, options, seed, step, ..] = words else { return None };
        Some(Self { players: players.parse().ok()?, options, seed: seed.parse().ok()?, step: step.parse().ok()? })
    }

    fn game<G: Game>(&self, build: Build<G>) -> G {
        let names: Vec<&str> = self.options.split('+').filter(|&name| name != "plain").collect();
        build(self.players, &names).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// The position: random play up to that step.
    fn position<G: Game>(&self, game: &G, is_step: impl Fn(&G, &G::State) -> bool) -> G::State {
        let mut play = RandomPlay::new(game, self.seed).expect("a deal is possible");
        let mut steps = 0;
        while steps < self.step {
            let action = play.choose().expect("the game is not over yet");
            play.apply(action);
            steps += usize::from(is_step(game, play.state()));
        }
        *play.state()
    }
}

/// Counts the paths from the positions of a table and holds them against it.
///
/// A line names the players, the options joined by `+` or `plain`, the seed of a deal, the step of a random game from that
/// deal at which the counting begins, and the counts; 0 is the deal itself, before any choice, and `is_step` tells the states
/// that begin a step. Luck is frozen by the seed, so only choices are counted. Empty lines and those with `#` are passed over.
///
/// # Panics
/// If a count differs, with the whole table as it is now; if a line cannot be read; if there are fewer than 20 positions.
pub fn assert_table<G: Game>(
    table: &str,
    limits: Limits,
    build: Build<G>,
    is_step: impl Fn(&G, &G::State) -> bool + Copy,
) {
    let (mut now, mut differs, mut lines) = (String::new(), Vec::new(), 0);
    for (number, line) in (1..).zip(table.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() || line.starts_with('#') {
            writeln!(now, "{line}").expect("writing to a text");
            continue;
        }
        let start = Start::read(&words).unwrap_or_else(|| panic!("line {number} cannot be read: {line}"));
        let game = start.game(build);
        let state = start.position(&game, is_step);
        let Start { players, options, seed, step } = start;
        let mut fresh = format!("{players:<10}{options:<20}{seed:<6}{step:<6}");
        for count in perft(&game, &state, limits.depth, Luck::Seeded(seed), limits.max_nodes).paths {
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
    assert!(differs.is_empty(), "lines {} of the table differ; it is now\n{now}", differs.join(", "));
}
