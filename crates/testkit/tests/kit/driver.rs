//! Random play is the same for the same seed.

use crate::toy::{Flaw, Toy, toy};
use rand::Rng;
use table::{Game, GameExt};
use testkit::driver::{Seeds, Stopped, random_game};

#[test]
fn streams_are_fixed_and_differ() {
    let firsts =
        |seed| [Seeds(seed).setup(), Seeds(seed).chance(), Seeds(seed).players()].map(|mut rng| rng.next_u64());
    assert_eq!(firsts(1), firsts(1));
    let [setup, chance, players] = firsts(1);
    assert!(setup != chance && chance != players && players != setup);
    assert_ne!(firsts(1), firsts(2));
    // Written down, so that a change of the generator is noticed: seeds of golden games depend on it.
    assert_eq!(firsts(1), [14_971_601_782_005_023_387, 15_779_930_236_080_080_313, 14_921_811_005_195_624_690]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = toy(3);
    let play = |seed| {
        let mut actions = Vec::new();
        let last = random_game(&game, seed, 500, |step| {
            assert!(step.legal.contains(&step.action));
            assert_eq!(step.number, actions.len());
            actions.push(step.action);
        });
        (last.expect("the toy game ends"), actions)
    };
    assert_eq!(play(9), play(9));
    assert_ne!(play(9).1, play(10).1);
    assert!(game.is_over(&play(9).0) && game.placing(&play(9).0).is_some());
}

#[test]
fn a_game_that_does_not_end_is_stopped() {
    let endless = Toy { flaw: Flaw::NeverEnds, ..toy(2) };
    assert_eq!(random_game(&endless, 1, 300, |_| {}), Err(Stopped::TooLong(300)));
    let stuck = Toy { flaw: Flaw::ListEmpty, ..toy(2) };
    assert!(matches!(random_game(&stuck, 1, 300, |_| {}), Err(Stopped::Stuck(n)) if n < 20));
}
