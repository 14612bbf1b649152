//! Places of the board that are pointed at, picked, and taken along.

use super::{At, Taken};
use crate::app::play::choices::Choices;
use crate::app::play::keys;
use crate::app::play::tab::Tab;
use crate::board::{Form, Place};
use crate::played::Played;
use leptos::prelude::*;
use std::sync::Arc;

impl<G: Played> At<G> {
    /// A place is pointed at, or no longer.
    pub(super) fn point(self, place: Option<&Place>) {
        // A place that would be given up by choosing it leads to no answer.
        let here = place.map(|place| self.with_picked(place)).filter(|(picked, _)| !picked.is_empty());
        let first = here.and_then(|(_, answers)| answers.first().copied());
        if self.pointed.get_untracked() != first {
            self.pointed.set(first);
        }
    }

    /// Enter is pressed at a place. At the one that was chosen last there is nothing left to choose: what is filled in is given.
    pub(super) fn enter(self, place: Place) {
        let is_last = self.last.with_value(|last| last.as_ref() == Some(&place));
        if is_last && self.is_complete() {
            self.confirm();
        } else {
            self.pick(place);
        }
    }

    /// Whether what is filled in can be given.
    fn is_complete(self) -> bool {
        self.composer.with_untracked(|composing| composing.as_ref().is_some_and(|c| c.form.is_complete()))
    }

    /// A place is chosen: its only answer is given; of several one can be chosen where they stand, and of none one learns why.
    pub(super) fn pick(self, place: Place) {
        if let Some(guide) = self.guide
            && self.choices.with_untracked(|choices| choices.later.contains(&place))
        {
            return guide.put_off();
        }
        let (picked, answers) = self.with_picked(&place);
        self.last.set_value(Some(place.clone()));
        let meant = self.choices.with_untracked(|choices| choices.meant.get(&place).cloned());
        match (answers.as_slice(), meant) {
            ([only], _) => self.choose_at(*only, &picked),
            ([], Some(meant)) => self.fill_in(|form| form.fill_in_meant(&meant)),
            _ => {
                if picked.is_empty() {
                    self.pointed.set(None);
                }
                self.picked.set(picked);
                // The keyboard stays while something is held.
                if self.taken.with_value(Option::is_none) {
                    request_animation_frame(keys::focus_first_answer);
                }
            }
        }
    }

    /// A place is taken along: it is chosen for as long as it is held, so that the board shows where it may go. Whether there is anywhere.
    pub fn take_along(self, place: &Place) -> bool {
        let question = move || self.composer.get_untracked().and_then(|composing| composing.form.question());
        // What is picked again and again is counted, and goes nowhere.
        if question().is_some_and(|decision| self.form_of(decision) == Form::Several) {
            return false;
        }
        let (touched, picked) = (self.touched.get_untracked(), self.picked.get_untracked());
        let is_touched = self.is_touched();
        let is_picked = picked.contains(place);
        self.taken.set_value(Some(Taken { touched, picked, is_touched, is_held: true }));
        if !is_picked {
            self.pick(place.clone());
        }
        let may_go = question().is_some();
        if !may_go {
            self.let_go(None);
        }
        may_go
    }

    /// What is taken along is let go: at a place that goes with it both are chosen, elsewhere nothing is.
    pub fn let_go(self, to: Option<Place>) {
        let picked = self.picked.get_untracked();
        let to = to.filter(|to| {
            let all: Vec<Place> = picked.iter().chain([to]).cloned().collect();
            let is_meant = |choices: &Arc<Choices<G::Action>>| picked.is_empty() && choices.meant.contains_key(to);
            self.choices.with_untracked(|choices| !choices.at(&all).is_empty() || is_meant(choices))
        });
        let is_let_go = self.taken.try_update_value(|taken| taken.as_mut().map(|taken| taken.is_held = false));
        if let Some(to) = to.filter(|_| is_let_go.flatten().is_some()) {
            self.pick(to);
            self.taken.set_value(None);
        } else if let Some(before) = self.taken.try_update_value(Option::take).flatten() {
            self.touched.set(before.touched);
            self.picked.set(before.picked);
        }
    }

    /// What is picked with this place, and the answers at all of it. A place that does not go with what was picked before
    /// begins anew; one that was picked is given up.
    fn with_picked(self, place: &Place) -> (Vec<Place>, Vec<usize>) {
        let mut picked = self.picked.get_untracked();
        let all = picked.len();
        picked.retain(|old| old != place);
        if picked.len() == all {
            picked.push(place.clone());
        }
        self.choices.with_untracked(|choices| {
            let answers = choices.at(&picked);
            if !answers.is_empty() {
                return (picked, answers);
            }
            let only = vec![place.clone()];
            let answers = choices.at(&only);
            (only, answers)
        })
    }

    /// Shows another part of a phone. What was picked goes along; why nothing can be answered somewhere does not.
    pub fn turn_to(self, tab: Tab) {
        let picked = self.picked.get_untracked();
        if self.choices.with_untracked(|choices| choices.narrowed(&picked).is_none()) {
            self.picked.set(Vec::new());
        }
        self.tab.set(tab);
    }

    /// An answer is no longer pointed at.
    pub fn unpoint(self, n: usize) {
        if self.pointed.try_get_untracked().flatten() == Some(n) {
            self.pointed.set(None);
        }
    }
}
