//! Forms of whole random games: small questions are gathered, and what is set at first is possible and loses nothing.

use super::*;
use crate::board::Placed;
use crate::compose::Composer;
use lisboa::{Components, Lisboa, Options, Pending, State};
use std::sync::Arc;
use table::{Actor, Game, Seat};
use testkit::random_game;

/// A step may be the last of so many.
const LONGEST: usize = 50_000;

/// Plays games and shows every question with who is asked.
fn watch(mut look: impl FnMut(&Arc<Lisboa>, Seat, Decision, &State, &[Action])) {
    for players in 2..=4 {
        let game = Arc::new(Lisboa::new(Components::shipped(), Options::players(players)));
        for seed in 0..3 {
            let played = random_game(&*game, seed, LONGEST, |step| {
                let top = step.before.agenda.top().map(|frame| (frame.who, frame.what));
                if let Some((Actor::Player(seat), Pending::Ask(decision))) = top {
                    look(&game, seat, decision, step.before, step.legal);
                }
            });
            played.expect("a whole game");
        }
    }
}

/// Fills in a form with the first answer to each question, and gives it.
fn filled(game: &Arc<Lisboa>, seat: Seat, state: &State, first: Action) -> Composer<Lisboa> {
    let mut form = Composer::new(Arc::clone(game), &game.view(state, Some(seat)), seat, false);
    let mut next = Some(first);
    while !form.is_complete() || next.is_some() {
        let action = next.take().or_else(|| form.draft().legal().first().copied()).expect("an answer");
        assert!(form.choose(action), "{action}");
    }
    form
}

#[test]
fn a_store_is_one_form() {
    let (mut n, mut gathered) = (0, 0);
    watch(|game, seat, decision, state, legal| {
        if decision != Decision::BuildStore {
            return;
        }
        for &action in legal {
            let form = filled(game, seat, state, action);
            let given = form.actions();
            n += 1;
            gathered += usize::from(given.len() > 2);
            // It ends where something begins that is not part of the store.
            let rest = form.draft().decision();
            assert!(rest.is_none_or(begins), "{rest:?} after {given:?}");
        }
    });
    assert!(n > 100 && gathered > n / 2, "{gathered} of {n}");
}

#[test]
fn what_is_set_at_first_can_be_answered_and_loses_nothing() {
    let mut n = 0;
    watch(|game, seat, decision, state, legal| {
        let view = game.view(state, Some(seat));
        let Some(action) = game.preset(&view, decision, legal) else { return };
        assert!(legal.contains(&action), "{action}");
        n += 1;
        let is_loss = matches!(action, Action::Drop(..) | Action::Discard(_) | Action::Church(_) | Action::Return(_));
        assert!(!is_loss || legal.len() == 1, "{action} is set for {decision:?}");
    });
    assert!(n > 100, "{n}");
}

#[test]
fn every_amount_has_its_number() {
    let mut n = 0;
    watch(|game, _, decision, _, legal| {
        if game.form(decision) == Form::Amount {
            n += 1;
            let numbers: Vec<i64> =
                legal.iter().filter_map(|&action| amount(action)).map(|(number, _)| number).collect();
            assert_eq!(numbers.len(), legal.len(), "{legal:?}");
            assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        }
    });
    assert!(n > 20, "{n}");
}

#[test]
fn several_of_many_can_be_ended_or_have_a_number() {
    let mut n = 0;
    watch(|game, seat, decision, state, _| {
        if game.form(decision) != Form::Several {
            return;
        }
        n += 1;
        let mut form = Composer::new(Arc::clone(game), &game.view(state, Some(seat)), seat, false);
        // Whatever is picked first, it can be finished.
        for _ in 0..20 {
            if form.is_complete() {
                return;
            }
            let first = form.draft().legal().first().copied().expect("an answer");
            assert!(form.choose(first));
        }
        panic!("{decision:?} does not end");
    });
    assert!(n > 50, "{n}");
}
