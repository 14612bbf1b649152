//! What Lisboa says about itself.

pub mod board;
pub mod names;
pub mod printed;
pub mod things;
pub mod whatif;

mod answer;
mod ask;
mod change;
mod clock;
mod coach;
mod deeds;
mod event;
mod looks;
mod pack;
mod position;
mod price;
mod reason;
mod score;
mod scoring;
mod standing;
mod turn;

use crate::coach::Coached;
use crate::message::Message;
use crate::price::Price;
use crate::scoring::Scoring;
use crate::standing::{Clock, Standing};
use crate::turn::{Mark, TurnTold};
use crate::worded::{Outcome, Path, Worded};
use lisboa::{Action, Decision, Event, Lisboa, Reason, Stage, State, View};
use table::{RuleId, Seat};

impl Worded for Lisboa {
    type Thing = printed::Thing;

    const TERMS: &'static [&'static str] = score::TERMS;
    const DEEDS: &'static [&'static str] = deeds::DEEDS;
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

    fn readings() -> Vec<(&'static str, Message)> {
        vec![("strict-rewards", say!("lisboa-reading-rewards")), ("upgrade-only", say!("lisboa-reading-upgrade"))]
    }

    fn points() -> Message {
        say!("lisboa-points")
    }

    fn ties() -> Message {
        say!("lisboa-ties")
    }

    fn luck() -> Message {
        say!("lisboa-luck")
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

    fn event_mark(&self, event: &Event) -> Option<Mark> {
        turn::event_mark(event.what)
    }

    fn turn_told(&self, seat: Seat, events: &[Event]) -> TurnTold {
        turn::told(self, seat, events)
    }

    fn deed(event: &Event) -> Option<(Seat, &'static str)> {
        deeds::deed(event)
    }

    fn deed_name(word: &str) -> Option<Message> {
        deeds::name(word)
    }

    fn scoring(&self, events: &[Event]) -> Option<Scoring> {
        scoring::scoring(events)
    }

    fn ask(&self, view: &View, decision: Decision) -> Message {
        ask::question(self, view, decision)
    }

    fn coach(&self, view: &View) -> Option<Coached> {
        coach::coach(self, view)
    }

    fn answer(&self, view: &View, action: Action) -> Message {
        answer::answer(self, view, action)
    }

    fn outcome(&self, view: &View, action: Action) -> Outcome {
        change::outcome(self, view, action)
    }

    fn price(&self, view: &View, action: Action) -> Option<Price> {
        price::price(self, view, action)
    }

    fn wishes(&self, view: &View, decision: Decision) -> Vec<Action> {
        ask::wishes(self, view, decision)
    }

    fn subject(&self, _view: &View, action: Action) -> Option<&'static str> {
        let (Action::Court(card) | Action::Portfolio(card) | Action::Gold(card)) = action else { return None };
        Some(self.components.card(card).kind().name())
    }

    fn begun(&self, view: &View) -> Option<State> {
        let is_play = matches!(view.shown.stage, Stage::Play | Stage::Ending | Stage::LastRound);
        Some(whatif::asking(&view.shown, view.seat.filter(|_| is_play)?, Decision::TakeTurn))
    }

    fn path(&self, view: &View) -> Path {
        ask::path(self, view)
    }

    /// A round of Lisboa is a turn of everybody.
    fn phases(&self, _view: &View) -> Path {
        Path { stations: Vec::new(), at: 0 }
    }

    /// Nothing is taken between the turns of Lisboa; what a turn itself loses stands beside its answers.
    fn threats(&self, _view: &View, _seat: Seat) -> Vec<(Message, RuleId)> {
        Vec::new()
    }

    fn clock(&self, view: &View) -> Option<Clock> {
        clock::clock(self, view)
    }

    fn if_ended_now(&self, view: &View) -> Standing {
        standing::if_ended_now(self, view)
    }

    fn position_field(name: &str) -> Option<Message> {
        position::field(name)
    }

    fn position_word(word: &str) -> Option<Message> {
        position::word(word)
    }

    fn scored_at_end(&self) -> Vec<(Message, bool)> {
        score::at_end(self)
    }

    fn way_values(&self) -> Vec<(&'static str, i64)> {
        score::way_values(self)
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
