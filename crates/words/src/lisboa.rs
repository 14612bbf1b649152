//! What Lisboa says about itself.

pub mod board;
pub mod names;
pub mod printed;
pub mod things;
pub mod whatif;

mod answer;
mod ask;
mod change;
mod event;
mod pack;
mod reason;
mod score;

use crate::message::Message;
use crate::worded::{Outcome, Path, Worded};
use lisboa::{Action, Decision, Event, Lisboa, Reason, View};
use table::{RuleId, Seat};

impl Worded for Lisboa {
    const TERMS: &'static [&'static str] = score::TERMS;
    const SCORE_LINES: &'static [&'static str] = score::SCORE_LINES;
    const SOURCE_NAMES: &'static [&'static str] = score::SOURCE_NAMES;

    fn name() -> Message {
        say!("lisboa-name")
    }

    fn about() -> Message {
        say!("lisboa-about")
    }

    fn variants() -> Vec<(&'static str, Message)> {
        vec![
            ("draft", say!("lisboa-variant-draft")),
            ("tasks", say!("lisboa-variant-tasks")),
            ("tokens", say!("lisboa-variant-tokens")),
        ]
    }

    fn points() -> Message {
        say!("lisboa-points")
    }

    fn ties() -> Message {
        say!("lisboa-ties")
    }

    fn reason(&self, reason: Reason) -> Message {
        reason::reason(reason)
    }

    fn event(&self, event: &Event) -> Message {
        event::event(event.what)
    }

    fn note(&self, event: &Event) -> Option<Message> {
        event::note(self, event.what)
    }

    fn ask(&self, view: &View, decision: Decision) -> Message {
        ask::question(self, view, decision)
    }

    fn answer(&self, view: &View, action: Action) -> Message {
        answer::answer(self, view, action)
    }

    fn outcome(&self, view: &View, action: Action) -> Outcome {
        change::outcome(self, view, action)
    }

    fn wishes(&self, view: &View, decision: Decision) -> Vec<Action> {
        ask::wishes(self, view, decision)
    }

    fn path(&self, view: &View) -> Path {
        ask::path(self, view)
    }

    /// Nothing is taken between the turns of Lisboa; what a turn itself loses stands beside its answers.
    fn threats(&self, _view: &View, _seat: Seat) -> Vec<(Message, RuleId)> {
        Vec::new()
    }

    fn score_line(name: &str) -> Option<Message> {
        score::score_line(name)
    }

    fn source(name: &str) -> Option<Message> {
        score::source(name)
    }

    fn ended_by(name: &str) -> Option<Message> {
        score::end_reason(name)
    }

    fn term(name: &str) -> Option<Message> {
        score::term(name)
    }

    fn printed_file(file: &str) -> Option<Message> {
        pack::file(file)
    }

    fn printed_entry(kind: &str, id: &str) -> Option<Message> {
        pack::entry(kind, id)
    }
}
