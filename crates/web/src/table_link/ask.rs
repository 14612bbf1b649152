//! What can be asked of a table.

use super::{MOST_TRIES, TableLink, Trouble};
use crate::played::Played;
use crate::worker::desk::Failure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Export, Hint, Reply, Request, ReviewOf, TableId};
use session::{Asked, BarrierOf, Consent, Course, RefusedAt, RefusedAtOf, Undo};
use std::sync::Arc;
use table::{Actor, Seat};

/// What came of an answer or an undo that is not simply done: the table looks as before.
pub enum Answered<G: Played> {
    /// The answers are refused, all of them: the first of them that cannot be given, and why.
    Refused(RefusedAtOf<G>),
    /// Nothing was taken back.
    Barrier(BarrierOf<G>),
    /// What became of a wish to go back further.
    Consent(Consent),
    /// The table could not be asked.
    Failed(Failure),
}

impl<G: Played> TableLink<G> {
    /// Who is asked, if it is the viewer.
    pub fn asked_viewer(self) -> Option<Seat> {
        let sight = self.sight.get_untracked()?;
        match sight.asked {
            Asked::Seat { seat, .. } => Some(seat).filter(|&seat| sight.viewer == Some(seat)),
            Asked::Luck | Asked::Nobody => None,
        }
    }

    /// Gives answers for the viewer, one after the other: wholly or not at all.
    pub fn act(self, actions: Vec<G::Action>, then: impl FnOnce(Answered<G>) + 'static) {
        let Some(seat) = self.asked_viewer() else { return };
        let actions = actions.into_iter().map(G::any_action).collect();
        self.change(Request::Act { seat, actions }, then);
    }

    /// Takes back for the viewer what is free.
    pub fn undo(self, what: Undo, then: impl FnOnce(Answered<G>) + 'static) {
        let Some(seat) = self.sight.get_untracked().and_then(|sight| sight.viewer) else { return };
        self.undo_for(seat, what, then);
    }

    /// Takes back for somebody what is free.
    pub fn undo_for(self, seat: Seat, what: Undo, then: impl FnOnce(Answered<G>) + 'static) {
        self.change(Request::Undo { seat, what }, then);
    }

    /// Asks the others to go back to before the viewer's last decision. Bots agree.
    pub fn ask_undo(self, then: impl FnOnce(Answered<G>) + 'static) {
        let Some(seat) = self.sight.get_untracked().and_then(|sight| sight.viewer) else { return };
        let is_own = |by: Actor| by == Actor::Player(seat);
        let last = self.log.with_untracked(|log| log.iter().rev().find(|e| is_own(e.by) && !e.forced).map(|e| e.step));
        if let Some(to) = last {
            self.change(Request::AskUndo { seat, to }, then);
        }
    }

    /// Answers for somebody at this screen who is asked to go back.
    pub fn answer_undo(self, seat: Seat, agrees: bool, then: impl FnOnce(Answered<G>) + 'static) {
        self.change(Request::AnswerUndo { seat, agrees }, then);
    }

    /// Asks for a change; it comes back as a new sight, as it does where the table has gone on and nothing was done. One at a time.
    fn change(self, request: Request, then: impl FnOnce(Answered<G>) + 'static) {
        if self.is_asking.get_untracked() {
            return;
        }
        self.is_asking.set(true);
        self.with_inner(|inner| inner.next_at = 0.0);
        let (link, table) = (self.link, self.id());
        spawn_local(async move {
            // A wish to go back holds even if a bot has gone on meanwhile; anything else was meant for how the table looked.
            let mut tries =
                if matches!(request, Request::Undo { .. } | Request::AskUndo { .. }) { MOST_TRIES } else { 1 };
            let reply = loop {
                let reply = link.ask(Some(table.clone()), request.clone()).await;
                tries -= 1;
                if tries == 0 || !matches!(reply, Ok(Reply::Table { .. })) {
                    break reply;
                }
            };
            let answered = match reply {
                Ok(Reply::Refused { index, refusal, .. }) => {
                    G::refusal_of(refusal).map(|refusal| Answered::Refused(RefusedAt { index, refusal }))
                }
                Ok(Reply::NotTakenBack { barrier, .. }) => G::barrier_of(barrier).map(Answered::Barrier),
                Ok(Reply::Consent { consent, .. }) => Some(Answered::Consent(consent)),
                Ok(_) => None,
                Err(failure) => Some(Answered::Failed(failure)),
            };
            // The page may be gone.
            if self.is_asking.try_set(false).is_none()
                && let Some(answered) = answered
            {
                then(answered);
            }
        });
    }

    /// Looks back at the moment after so many steps, for a viewer.
    pub fn replay(self, viewer: Option<Seat>, step: usize) {
        let (link, table) = (self.link, self.id());
        spawn_local(async move {
            let before = step.saturating_sub(1);
            match link.ask(Some(table), Request::Replay { viewer, step, log_from: before }).await {
                Ok(Reply::Past { sight, .. }) => {
                    if let Some(sight) = G::sight_of(sight) {
                        _ = self.past.try_set(Some(Arc::new(sight)));
                    }
                }
                Ok(_) | Err(Failure::Died) => {}
                Err(failure) => _ = self.trouble.try_set(Some(Trouble::Failed(failure))),
            }
        });
    }

    /// Looks at the table as it is now.
    pub fn look_ahead(self) {
        self.past.set(None);
        self.go_on();
    }

    /// A table that tries something out from the moment that is shown; its name.
    ///
    /// # Errors
    /// If it cannot be made.
    pub async fn what_if(self, viewer: Option<Seat>, step: usize, seed: u64) -> Result<TableId, Failure> {
        let reply = self.link.ask(Some(self.id()), Request::WhatIf { viewer, step, seed }).await?;
        if let Reply::Opened { table, .. } = reply { Ok(table) } else { Err(Failure::Died) }
    }

    /// What a bot would do in the place of the viewer.
    ///
    /// # Errors
    /// If the viewer is not asked, or the table cannot be reached.
    pub async fn hint(self, seat: Seat, iterations: u32) -> Result<Option<Hint<G::Action>>, Failure> {
        let reply = self.link.ask(Some(self.id()), Request::Hint { seat, iterations }).await?;
        Ok(if let Reply::Hint { hint, .. } = reply { G::hint_of(hint) } else { None })
    }

    /// How the points of the finished game came about.
    ///
    /// # Errors
    /// If the game is not over, or the table cannot be reached.
    pub async fn course(self) -> Result<Course, Failure> {
        let reply = self.link.ask(Some(self.id()), Request::Course).await?;
        if let Reply::Course { course, .. } = reply { Ok(course) } else { Err(Failure::Died) }
    }

    /// What a bot says to the decisions of the finished game, of one seat or of all.
    ///
    /// # Errors
    /// If the game is not over, or the table cannot be reached.
    pub async fn review(self, seat: Option<Seat>, iterations: u32) -> Result<Option<ReviewOf<G>>, Failure> {
        let reply = self.link.ask(Some(self.id()), Request::Review { seat, iterations }).await?;
        Ok(if let Reply::Review { review, .. } = reply { G::review_of(review) } else { None })
    }

    /// The review shall answer with what it has.
    pub fn end_review(self) {
        let (link, table) = (self.link, self.id());
        // What it has comes as the answer of the review.
        spawn_local(async move { _ = link.ask(Some(table), Request::Interrupt).await });
    }

    /// The record of the table.
    ///
    /// # Errors
    /// If the table cannot be reached.
    pub async fn export(self, how: Export) -> Result<String, Failure> {
        let reply = self.link.ask(Some(self.id()), Request::Export { how }).await?;
        if let Reply::Exported { text, .. } = reply { Ok(text) } else { Err(Failure::Died) }
    }
}
