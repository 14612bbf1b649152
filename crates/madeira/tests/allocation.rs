//! Listing and performing actions up to the end of a game, final scoring included, allocates nothing
//! (`testkit::allocation`).

use madeira::{Components, Madeira, Options};
use testkit::allocation::{Counting, assert_no_allocation};
use testkit::play_until;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Playouts from a deal, the placement of the first Workers included.
fn check(players: u8, mill_prestige: bool) {
    let game = Madeira::new(Components::shipped(), Options { players, mill_prestige });
    assert_no_allocation(&game, &play_until(&game, 1, |_| true), 150);
}

#[test]
fn a_playout_with_two_players_allocates_nothing() {
    check(2, false);
}

#[test]
fn a_playout_with_three_players_allocates_nothing() {
    check(3, true);
}

#[test]
fn a_playout_with_four_players_allocates_nothing() {
    check(4, false);
}
