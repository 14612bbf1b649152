//! Counts of paths.

use crate::toy::{Act, toy};
use table::Game;
use testkit::perft::{Counts, Luck, divide, perft};

#[test]
fn paths_are_counted_by_depth() {
    let game = toy(2);
    let start = game.start(&game.default_board()).expect("the default is possible");
    // A plays one of 3 cards, B follows or not, then luck deals, B plays one of 3 cards, A follows or not.
    let counts = perft(&game, &start, 4, Luck::Lowest, 10_000);
    assert_eq!(counts, Counts { paths: vec![3, 6, 18, 36], complete: true });
    assert_eq!(counts, perft(&game, &start, 4, Luck::Seeded(5), 10_000), "luck changes the cards, not their number");
}

#[test]
fn a_limit_gives_the_depths_that_were_finished() {
    let game = toy(2);
    let start = game.start(&game.default_board()).expect("the default is possible");
    let counts = perft(&game, &start, 9, Luck::Lowest, 30);
    assert_eq!(counts, Counts { paths: vec![3, 6, 18], complete: false });
    assert_eq!(divide(&game, &start, 9, Luck::Lowest, 30), None);
}

#[test]
fn a_count_divides_by_the_first_action() {
    let game = toy(2);
    let start = game.start(&game.default_board()).expect("the default is possible");
    let parts = divide(&game, &start, 4, Luck::Seeded(5), 10_000).expect("it is small");
    assert_eq!(parts, [(Act::Play(1), 12), (Act::Play(2), 12), (Act::Play(3), 12)]);
}

#[test]
fn the_end_of_the_game_ends_a_path() {
    let game = toy(2);
    let lines = [(1, "A: hand 1, played 2 3 4 5 6 7"), (2, "B: hand 8, played 9 10 11 12, coins 0"), (3, "A: coins 6")];
    let start = game.start(&game.read_setup(&lines).expect("lines")).expect("possible");
    // A plays, B can only pass, B plays, A may follow: then nobody has a card.
    assert_eq!(perft(&game, &start, 6, Luck::Lowest, 1000).paths, [1, 1, 1, 2, 0, 0]);
}
