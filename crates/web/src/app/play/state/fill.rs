//! Filling in the form of a question, giving it, and taking it back.

use super::{At, Composing};
use crate::app::play::choices::Choice;
use crate::board::{Form, Place};
use crate::compose::Composer;
use crate::played::Played;
use crate::settings::{Confirm, ConfirmTurn};
use leptos::prelude::*;
use session::{Then, Undo};
use std::sync::Arc;

impl<G: Played> At<G> {
    /// Gives an answer, by its number, with all that is meant by the places that were picked before.
    pub fn choose(self, n: usize) {
        self.choose_at(n, &self.picked.get_untracked());
    }

    /// Gives an answer, by its number, and the answers after it that are meant by the same places.
    pub(super) fn choose_at(self, n: usize, picked: &[Place]) {
        let Some(action) = self.choices.with_untracked(|choices| choices.open.get(n).map(|choice| choice.action))
        else {
            return;
        };
        self.fill_in(|form| {
            if form.question().is_some_and(|decision| self.form_of(decision) == Form::Several) {
                return toggle(form, action);
            }
            form.choose(action);
            while let Some(next) = self.meant(form, picked) {
                let mut longer = form.clone();
                if !longer.choose(next) || self.guide.is_some_and(|guide| !guide.fits(&longer.draft().actions())) {
                    break;
                }
                *form = longer;
            }
        });
    }

    /// How a question looks best.
    pub fn form_of(self, decision: G::Decision) -> Form {
        self.table.game.with_value(|game| game.form(decision))
    }

    /// The one answer to the question of a form that is at some of these places.
    fn meant(self, form: &Composer<G>, picked: &[Place]) -> Option<G::Action> {
        form.question().filter(|_| !picked.is_empty())?;
        let (view, game) = (form.draft().view(), self.table.game.get_value());
        let is_there = |action: &G::Action| game.places(&view, *action).iter().any(|place| picked.contains(place));
        let mut there = form.draft().legal().into_iter().filter(is_there);
        there.next().filter(|_| there.next().is_none())
    }

    /// Changes what is filled in. What is answered wholly by one choice and can be taken back is given at once; a form of more choices
    /// waits for the button, unless turns end without it.
    pub fn fill_in(self, change: impl FnOnce(&mut Composer<G>)) {
        let Some(composing) = self.composer.get_untracked() else { return };
        let mut form = composing.form.clone();
        change(&mut form);
        if self.guide.is_some_and(|guide| !guide.lets(&form.draft().actions())) {
            return;
        }
        // A change of mind is looked at before it is given.
        let is_longer = form.draft().rows().len() > composing.form.draft().rows().len();
        // A place and where it is let go are one choice.
        let (is_touched, is_held) = self.taken.with_value(|taken| {
            taken.as_ref().map_or((composing.form.is_touched(), false), |taken| (taken.is_touched, taken.is_held))
        });
        if is_longer && !is_held && self.is_at_once(is_touched, &form) {
            self.give(form.actions());
        }
        self.keep(&composing, form, false);
    }

    /// Whether what a choice has made of a form is given with it; `is_touched` is whether something was chosen before.
    fn is_at_once(self, is_touched: bool, after: &Composer<G>) -> bool {
        let is_whole = !is_touched || self.confirm_turn.0.get_untracked() == ConfirmTurn::Never;
        is_whole && after.is_all_chosen() && !self.must_confirm(after.then())
    }

    /// Whether each of a few answers to a form is given with the choice of it.
    pub fn is_one_choice(self, form: &Composer<G>) -> bool {
        const FEW: usize = 8;
        let is_given = |choice: &Choice<G::Action>| {
            let mut after = form.clone();
            after.choose(choice.action) && self.is_at_once(form.is_touched(), &after)
        };
        self.choices.with_untracked(|choices| choices.open.len() <= FEW && choices.open.iter().all(is_given))
    }

    fn keep(self, of: &Composing<G>, form: Composer<G>, is_kept: bool) {
        self.touched.set(Some(Arc::new(Composing { base: of.base.clone(), form, is_kept })));
    }

    /// Whether somebody must confirm what leads there.
    pub fn must_confirm(self, then: Then) -> bool {
        match then {
            Then::Free => false,
            Then::EndsTurn => self.confirm_turn.0.get_untracked() == ConfirmTurn::Ask,
            Then::Luck | Then::Shown => self.confirm.0.get_untracked() == Confirm::Ask,
        }
    }

    /// Gives all that is filled in.
    pub fn confirm(self) {
        if let Some(composing) = self.composer.get_untracked().filter(|composing| composing.form.is_complete()) {
            if self.guide.is_some_and(|guide| !guide.lets(&composing.form.actions())) {
                return;
            }
            self.keep(&composing, composing.form.clone(), false);
            self.give(composing.form.actions());
        }
    }

    /// Gives an answer that stands beside the question. What is filled in is filled in again when it is asked again.
    pub fn give_aside(self, action: G::Action) {
        if self.guide.is_some_and(|guide| !guide.lets(&[action])) {
            return;
        }
        if let Some(composing) = self.composer.get_untracked() {
            self.keep(&composing, composing.form.clone(), true);
        }
        self.give(vec![action]);
    }

    fn give(self, actions: Vec<G::Action>) {
        self.table.act(actions, move |answered| {
            // What was refused is to be filled in anew.
            self.touched.set(None);
            self.answered(answered);
        });
    }

    /// Takes back what is filled in, and then what is free; if nothing is, says why and how to go back all the same.
    pub fn undo(self, what: Undo) {
        let filled = self.composer.get_untracked().filter(|composing| composing.form.is_touched());
        match (filled, what) {
            (Some(_), Undo::Decision) => self.fill_in(|form| _ = form.back()),
            (filled, _) => {
                let is_free = self.base.with_untracked(|sight| {
                    sight.as_ref().and_then(|sight| sight.undo.as_ref()).is_some_and(|undo| undo.turn.is_ok())
                });
                if filled.is_some() {
                    self.touched.set(None);
                }
                if filled.is_none() || is_free {
                    self.table.undo(what, move |answered| self.answered(answered));
                }
            }
        }
    }

    /// Whether somebody has filled in something.
    pub(super) fn is_touched(self) -> bool {
        self.composer.with_untracked(|composing| composing.as_ref().is_some_and(|c| c.form.is_touched()))
    }

    /// Takes back what was filled in last, if something was.
    pub fn take_back(self) {
        if self.is_touched() {
            self.fill_in(|form| _ = form.back());
        }
    }

    /// Picks these in a row of several, as far as that is possible.
    pub fn pick_several(self, row: usize, picks: Vec<G::Action>) {
        self.fill_in(|form| _ = form.pick(row, picks));
    }

    /// Picks the first of these lists that is possible.
    pub fn pick_one_of(self, row: usize, lists: &[Vec<G::Action>]) {
        self.fill_in(|form| _ = lists.iter().any(|picks| form.pick(row, picks.clone())));
    }

    /// Empties the form.
    pub fn clear(self) {
        self.touched.set(None);
        self.picked.set(Vec::new());
    }
}

/// Picks something of several once more, or puts it back where that is not possible.
fn toggle<G: Played>(form: &mut Composer<G>, action: G::Action) {
    let (at, mut picks) = form.picked();
    let picked = picks.iter().position(|picked| *picked == action);
    match picked.filter(|_| !form.draft().legal().contains(&action)) {
        Some(n) => _ = picks.remove(n),
        None => picks.push(action),
    }
    form.pick(at, picks);
}
