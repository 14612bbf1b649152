//! Listing and performing actions up to the end of a game allocates nothing (`testkit::allocation`).

use lisboa::{Components, Lisboa, Options, Stage};
use testkit::allocation::{Counting, assert_counting, assert_no_allocation};
use testkit::play_until;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Playouts from the first turn of a game.
fn check(options: Options) {
    let game = Lisboa::new(Components::shipped(), options);
    let first_turn = play_until(&game, 1, |state| state.stage != Stage::Setup);
    assert_no_allocation(&game, &first_turn, 200);
}

#[test]
fn the_counter_counts() {
    assert_counting();
}

#[test]
fn a_playout_with_two_players_allocates_nothing() {
    check(Options::players(2));
}

#[test]
fn a_playout_with_three_players_allocates_nothing() {
    check(Options::players(3));
}

#[test]
fn a_playout_with_four_players_allocates_nothing() {
    check(Options::players(4));
}

#[test]
fn a_playout_with_all_variants_allocates_nothing() {
    check(Options { draft: true, tasks: true, tokens: true, ..Options::players(4) });
}
