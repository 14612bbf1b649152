//! Positions in which something happens that random games do not reach.

use super::play_from;
use crate::Style;
use crate::positions::position;

/// Plays on from a position, in every style and with so many seeds each; this must be met, by its name in the tally.
fn meet(case: &str, players: u8, lines: &[&str], seeds: u64) {
    let (game, start) = position(players, lines);
    let mut times = 0;
    for seed in 0..seeds {
        for style in [Style::Even, Style::Busy, Style::Merchant] {
            times += play_from(&game, start, style, seed).get(case).copied().unwrap_or(0);
        }
    }
    assert!(times > 0, "`{case}` was not met");
}

#[test]
fn a_tile_without_land_moves_to_a_colour_with_land() {
    // nineteen of twenty large spaces are built, the last one touches the brown and the blue street.
    let lines = [
        "period 2",
        "city gold cloth small",
        "tiles 1 4",
        "A: stores A1-gold A2-gold A3-cloth B1-gold B2-gold",
        "B: stores B3-cloth B4-book C1-gold C2-cloth C3-book",
        "C: stores C4-book D1-gold D2-cloth D3-book D4-tool",
        "D: stores E1-gold E2-cloth E3-book E4-tool",
    ];
    meet("met A-41: a tile moves to another colour", 4, &lines, 2);
}

#[test]
fn the_cardinal_goes_round_twice_in_one_turn() {
    // a visit to the King with three followers, and steps enough.
    let lines = [
        "cardinal 5",
        "treasury 3",
        "A: clergy 34, plans 1 2, reis 40, influence 10, king-office 1, hand 41 42 43 44 45",
        "B: favors king, influence 10, wigs 20",
        "C: favors king, influence 10, wigs 20",
        "D: favors king, influence 10, wigs 20",
    ];
    meet("met A-10: the Influence icon is passed again", 4, &lines, 60);
}

#[test]
fn the_order_of_rewards_is_asked_for_a_cube_that_may_be_discarded() {
    // D-PERIOD-2, L-CLERGY-09: card 6 gives the last cubes of the pile, card 46 goods.
    let lines = [
        "trigger A sets",
        "rubble pile red red red",
        "A: clergy 9, rubble brown 2 red 2 blue 2, hand 6 46 61 62 63, known 6 46",
    ];
    meet("met L-CLERGY-09: the order of rewards for a cube that may be discarded", 3, &lines, 20);
}
