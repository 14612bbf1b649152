//! What Madeira says about itself.

pub mod board;
pub mod names;
pub mod printed;
pub mod things;
pub mod whatif;
pub mod yields;

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
mod threat;
mod turn;
mod wish;

use crate::coach::Coached;
use crate::message::Message;
use crate::price::Price;
use crate::scoring::Scoring;
use crate::standing::{Clock, Standing};
use crate::turn::{Mark, TurnTold};
use crate::worded::{Outcome, Path, Worded};
use madeira::{Action, Decision, Event, Madeira, Phase, Reason, State, Turn, View};
use table::{Game, Id, RuleId, Seat};

pub use answer::{dice, in_city};

/// Whose numbers are told: the viewer's, or for a spectator those of whoever is asked.
fn teller(game: &Madeira, view: &View) -> Seat {
    view.seat.or(game.actor(&view.shown).seat()).unwrap_or(view.shown.turn.seat)
}

impl Worded for Madeira {
    type Thing = printed::Thing;

    const TERMS: &'static [&'static str] = score::TERMS;
    const DEEDS: &'static [&'static str] = deeds::DEEDS;
    const SCORE_LINES: &'static [&'static str] = score::SCORE_LINES;
    const SOURCE_NAMES: &'static [&'static str] = score::SOURCE_NAMES;

    fn name() -> Message {
        say!("madeira-name")
    }

    fn about() -> Message {
        say!("madeira-about")
    }

    fn variants() -> Vec<(&'static str, Message)> {
        Vec::new()
    }

    fn readings() -> Vec<(&'static str, Message)> {
        vec![("mill-prestige", say!("madeira-reading-mill"))]
    }

    fn points() -> Message {
        say!("madeira-points")
    }

    fn ties() -> Message {
        say!("madeira-ties")
    }

    fn luck() -> Message {
        say!("madeira-luck")
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
        wish::wishes(self, view, decision)
    }

    fn subject(&self, view: &View, action: Action) -> Option<&'static str> {
        match (action, self.decision(&view.shown)) {
            (Action::Die(_, building) | Action::Pirate(_, building), _) => {
                view.shown.characters[building.index()].map(|character| character.name())
            }
            (Action::Pay, Some(Decision::PayBuilding { building })) => Some(building.name()),
            _ => None,
        }
    }

    fn begun(&self, view: &View) -> Option<State> {
        // Whoever has passed takes no more turns (M-PHASE-B-04).
        let seat = view.seat.filter(|&seat| view.shown.phase == Phase::B && view.shown.passing_slot(seat) == 4)?;
        let mut begun = whatif::asking(&view.shown, seat, Decision::TakeTurn);
        begun.turn = Turn::of(seat);
        Some(begun)
    }

    fn path(&self, view: &View) -> Path {
        ask::path(self, view)
    }

    fn phases(&self, view: &View) -> Path {
        ask::phases(view)
    }

    fn threats(&self, view: &View, seat: Seat) -> Vec<(Message, RuleId)> {
        threat::threats(self, view, seat)
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
        score::ended_by(name)
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
