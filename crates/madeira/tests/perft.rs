//! Counts of paths from fixed positions, held against `perft.txt`; a count that changes shows that some list of legal actions
//! changed. The counting begins at so many decisions of a random game, so that all phases are among the positions.

use madeira::{Components, Madeira, Options};
use table::Game;
use testkit::perft::{Limits, assert_table};

fn build(players: u8, options: &[&str]) -> Result<Madeira, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Madeira::new(Components::shipped(), options))
}

#[test]
fn the_counts_are_those_of_the_table() {
    let limits = Limits { depth: 5, max_nodes: 200_000 };
    assert_table(include_str!("perft.txt"), limits, build, |game, state| game.decision(state).is_some());
}
