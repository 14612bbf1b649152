//! Counts of paths from fixed positions, held against `perft.txt`. A count that changes means that some list of legal
//! actions changed; whether that is right is for the reader to say. The new table is printed, so that it can be compared
//! line by line and put in the place of the old one.
//!
//! A line names the players, the variants, the seed of a deal, and the turn of a random game from that deal at which the
//! counting begins: 0 is the deal itself, before any choice.

use lisboa::{Components, Decision, Lisboa, Options};
use table::Game;
use testkit::perft::{Limits, assert_table};

fn build(players: u8, options: &[&str]) -> Result<Lisboa, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Lisboa::new(Components::shipped(), options))
}

#[test]
fn the_counts_are_those_of_the_table() {
    let limits = Limits { depth: 6, max_nodes: 300_000 };
    assert_table(include_str!("perft.txt"), limits, build, |game, state| {
        game.decision(state) == Some(Decision::TakeTurn)
    });
}
