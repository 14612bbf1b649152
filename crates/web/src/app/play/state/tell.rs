//! What is asked, and what came of an answer, in words.

use super::At;
use crate::played::Played;
use crate::table_link::Answered;
use crate::worker::desk::Failure;
use crate::{said, speech};
use leptos::prelude::*;
use session::{Asked, Barrier, Refusal};
use table::Actor;
use words::say;

impl<G: Played> At<G> {
    /// What is asked now in short, and the rule that asks: the question of the form that is to be answered next. Where somebody has
    /// answered all of them, to confirm that; where all of it was set at first, its first question.
    pub fn question(self) -> Option<(String, Option<table::RuleId>)> {
        let (sight, game) = (self.base.get()?, self.table.game.get_value());
        let Asked::Seat { decision: Some(first), rule, .. } = sight.asked else { return None };
        let title = |view: &G::View, decision| speech::title(&game.ask(view, decision), &self.names.get());
        let composing = self.composer.get().filter(|composing| composing.form.is_begun());
        let asked = composing.and_then(|composing| match composing.form.question() {
            Some(next) => Some((title(&composing.form.draft().view(), next), Some(game.decision_rule(next)))),
            None => composing.form.is_touched().then(|| (said!("app-confirm"), None)),
        });
        asked.or_else(|| Some((title(&sight.view, first), rule)))
    }

    /// What came of it, if it was not simply done.
    pub fn answered(self, answered: Answered<G>) {
        match answered {
            Answered::Refused(refused) => self.notices.warn(self.refusal(&refused.refusal)),
            Answered::Barrier(barrier) => self.barrier.set(Some(self.barrier_text(&barrier))),
            Answered::Consent(consent) => self.barrier.set(match consent {
                session::Consent::Granted | session::Consent::Waiting => None,
                session::Consent::Refused => Some(said!("app-consent-refused")),
            }),
            // Its worker was replaced; the table comes back as it was kept.
            Answered::Failed(Failure::Died) => self.notices.warn(said!("app-worker-died")),
            Answered::Failed(failure) => self.notices.warn(crate::app::trouble::failure(&failure)),
        }
    }

    fn refusal(self, refusal: &Refusal<G::Action, G::Reason>) -> String {
        let game = self.table.game.get_value();
        let message = match refusal {
            Refusal::Over => say!("app-refused-over"),
            Refusal::NotAsked { asked: Actor::Player(seat) } => say!("app-refused-not-asked", seat = *seat),
            Refusal::NotAsked { asked: Actor::Chance | Actor::Nobody } => say!("app-refused-luck"),
            Refusal::NotPossible { action, reasons } => {
                game.refused(&table::Illegal { action: *action, reasons: reasons.clone() })
            }
            Refusal::Shown => say!("app-refused-shown"),
        };
        speech::tell_with(&message, &self.names.get_untracked())
    }

    /// Why nothing can be taken back freely.
    pub fn barrier_text(self, barrier: &Barrier<G::Event>) -> String {
        let message = match barrier {
            Barrier::OtherActed(seat) => say!("app-barrier-other", seat = *seat),
            Barrier::Luck(Some(event)) => {
                say!("app-barrier-luck-event", event = self.table.game.get_value().event(event))
            }
            Barrier::Luck(None) => say!("app-barrier-luck"),
            Barrier::Shown => say!("app-barrier-shown"),
            Barrier::Policy(_) => say!("app-barrier-policy"),
            Barrier::Nothing => say!("app-barrier-nothing"),
        };
        speech::tell_with(&message, &self.names.get_untracked())
    }
}
