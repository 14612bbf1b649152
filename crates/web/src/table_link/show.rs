//! Showing what happens at a table at a pace that people can follow.

use super::{Cover, TableLink};
use crate::browser;
use crate::played::Played;
use crate::speech;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Request;
use session::{Asked, SightOf};
use std::sync::Arc;
use std::time::Duration;
use table::{Actor, Seat};

/// With so many moves waiting the table is asked to wait too; with so few left, to go on.
const LINE: (usize, usize) = (8, 3);
/// Moves that come without a pause are shown together, and not more often than this, in milliseconds: drawing takes its time.
const BREATH: f64 = 40.0;
/// The part of a pause for which one step of a turn stands: a turn is followed as one, and the pause comes after it.
const WITHIN: f64 = 0.25;
/// So often it is looked for the move that was asked for.
const MOST_LOOKS: u32 = 200;

impl<G: Played> TableLink<G> {
    /// A new look: what was waiting to be shown is in it.
    pub(super) fn see_anew(self, sight: Option<SightOf<G>>) {
        let Some(sight) = sight else { return };
        self.with_inner(|inner| {
            inner.line.clear();
            (inner.next_at, inner.tries) = (0.0, 0);
        });
        if self.log.try_set(Vec::new()).is_some() {
            // The page is gone.
            return;
        }
        self.cover.set(None);
        self.waiting.set(0);
        self.trouble.set(None);
        self.show(Arc::new(sight), false);
        self.let_go_on();
    }

    /// Something happened: it is shown when its turn comes.
    pub fn line_up(self, sight: SightOf<G>) {
        let is_long = self.with_inner(|inner| {
            inner.line.push_back(Arc::new(sight));
            let is_long = inner.line.len() >= LINE.0 && !inner.is_held;
            inner.is_held |= is_long;
            is_long
        });
        if is_long == Some(true) {
            self.pause_table(true);
        }
        self.go_on();
    }

    /// Shows what may be shown by now, and comes back for the rest.
    pub(super) fn go_on(self) {
        let mut was_shown = false;
        loop {
            let stands = self.is_paused.try_get_untracked() != Some(false)
                || self.past.try_with_untracked(Option::is_some) != Some(false);
            if stands {
                return self.count();
            }
            let now = browser::clock();
            let next = self.with_inner(|inner| {
                if inner.line.is_empty() || inner.is_called {
                    return None;
                }
                if inner.next_at > now {
                    inner.is_called = true;
                    return Some(Err(inner.next_at - now));
                }
                inner.line.pop_front().map(Ok)
            });
            match next.flatten() {
                Some(Ok(sight)) => {
                    self.show(sight, true);
                    was_shown = true;
                }
                Some(Err(wait)) => {
                    let again = move || {
                        self.with_inner(|inner| inner.is_called = false);
                        self.go_on();
                    };
                    set_timeout(again, Duration::from_millis(wait.ceil() as u64));
                    return self.count();
                }
                None => {
                    if was_shown {
                        self.with_inner(|inner| inner.next_at = inner.next_at.max(now + BREATH));
                    }
                    return self.count();
                }
            }
        }
    }

    /// Tells how many moves wait, and lets the table go on when they are few.
    fn count(self) {
        let waiting = self.with_inner(|inner| inner.line.len()).unwrap_or(0);
        if self.waiting.try_get_untracked() != Some(waiting) {
            _ = self.waiting.try_set(waiting);
        }
        if waiting < LINE.1 {
            self.let_go_on();
        }
    }

    fn let_go_on(self) {
        let was_held = self.with_inner(|inner| std::mem::take(&mut inner.is_held));
        if was_held == Some(true) && self.is_paused.try_get_untracked() == Some(false) {
            self.pause_table(false);
        }
    }

    fn pause_table(self, paused: bool) {
        let Some(table) = self.id.try_get_value().filter(|_| !self.is_tried) else { return };
        let link = self.link;
        // A table that is gone needs no pause.
        spawn_local(async move { _ = link.ask(Some(table), Request::Pause { paused }).await });
    }

    /// Shows a sight: what happened, then how it looks now.
    fn show(self, sight: Arc<SightOf<G>>, is_moving: bool) {
        if self.sight.is_disposed() {
            return;
        }
        let is_others = |by: Actor| by.seat().is_some_and(|seat| Some(seat) != sight.viewer);
        if is_moving && sight.log.iter().any(|entry| is_others(entry.by)) {
            let is_turn_over = sight.progress.answers == 0;
            let pause = self.pause.get_untracked() as f64 * if is_turn_over { 1.0 } else { WITHIN };
            self.with_inner(|inner| inner.next_at = browser::clock() + pause);
        }
        if let Some(cover) = self.cover_for(&sight) {
            // Nothing of what one person sees may stay in the page for the next.
            self.sight.set(None);
            self.log.set(Vec::new());
            self.thought.set(None);
            return self.cover.set(Some(cover));
        }
        self.log.update(|log| {
            log.truncate(sight.log_from);
            log.extend(sight.log.iter().cloned().map(Arc::new));
        });
        if is_moving {
            let game = self.game.get_value();
            let flights = sight.log.iter().flat_map(|entry| &entry.events);
            self.flights.set(flights.flat_map(|event| game.flights(&sight.view, event)).collect());
        }
        self.thought.set(None);
        let names = speech::names(&sight.seats);
        // Every text follows the names: it is told only if they are others.
        if self.names.with_untracked(|known| *known != names) {
            self.names.set(names);
        }
        self.sight.set(Some(sight));
    }

    /// Whether somebody else at this screen is asked now. One who tries something out decides for all.
    fn cover_for(self, sight: &SightOf<G>) -> Option<Cover> {
        let people = self.people.get_value();
        let Asked::Seat { seat: to, .. } = sight.asked else { return None };
        if people.len() < 2 || !people.contains(&to) || sight.viewer == Some(to) {
            return None;
        }
        if sight.what_if.is_some() {
            spawn_local(self.look(Some(to)));
            return None;
        }
        let can_go_back = sight.undo.as_ref().is_some_and(|undo| undo.decision.is_ok());
        Some(Cover { to, back: sight.viewer.filter(|_| can_go_back) })
    }

    /// The screen was handed over.
    pub fn uncover(self, to: Seat) {
        spawn_local(self.look(Some(to)));
    }

    /// Lets the moves of others wait, or go on.
    pub fn set_paused(self, paused: bool) {
        self.is_paused.set(paused);
        self.pause_table(paused);
        self.with_inner(|inner| inner.is_held = false);
        if !paused {
            self.go_on();
        }
    }

    /// Shows the next move of others, and waits again.
    pub fn step(self) {
        let next = self.with_inner(|inner| inner.line.pop_front()).flatten();
        match next {
            Some(sight) => {
                self.show(sight, true);
                self.count();
            }
            // None has come yet: the table makes a few, and the first of them is shown when it comes.
            None => {
                self.pause_table(false);
                self.step_when_there(MOST_LOOKS);
            }
        }
    }

    fn step_when_there(self, tries: u32) {
        let later = move || {
            let is_there = self.with_inner(|inner| !inner.line.is_empty());
            let is_over = self.is_paused.try_get_untracked() != Some(true) || tries == 0;
            match is_there {
                Some(true) if !is_over => {
                    self.pause_table(true);
                    self.step();
                }
                Some(false) if !is_over => self.step_when_there(tries - 1),
                Some(_) | None => {}
            }
        };
        set_timeout(later, Duration::from_millis(50));
    }

    /// Shows all that waits at once.
    pub fn skip(self) {
        let last = self.with_inner(|inner| {
            inner.next_at = 0.0;
            std::mem::take(&mut inner.line)
        });
        for sight in last.into_iter().flatten() {
            self.show(sight, false);
        }
        self.count();
    }

    /// The bot that thinks shall answer now.
    pub fn answer_now(self) {
        self.link.interrupt();
    }

    /// Whether a bot can be asked to answer now.
    pub fn can_interrupt() -> bool {
        browser::is_isolated()
    }
}
