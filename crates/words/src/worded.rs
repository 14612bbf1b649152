//! What every game must be able to say about itself.

use crate::coach::Coached;
use crate::message::{List, Message};
use crate::price::Price;
use crate::printed::Printed;
use crate::scoring::Scoring;
use crate::standing::{Clock, Standing};
use crate::turn::{Mark, TurnTold};
use table::{Game, Illegal, RuleId, Seat};

/// A number that an answer changes at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// A key for an icon, the same in every language: `reis`, `wigs`, `gold`.
    pub key: &'static str,
    /// What changes.
    pub what: Message,
    /// Whose it is; nobody's if it belongs to the table.
    pub whose: Option<Seat>,
    /// The number before.
    pub from: i64,
    /// The number after.
    pub to: i64,
}

impl Change {
    /// The change as one message, such as `wigs 5 to 7`.
    pub fn message(&self) -> Message {
        let what = self.what.clone();
        say!("change", what, from = self.from, to = self.to)
    }
}

/// What an answer does, up to the next decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The numbers that it changes itself.
    pub changes: Vec<Change>,
    /// The numbers that change after that, by what follows by itself before the next decision. Other answers may be followed by
    /// the same, or by a question first. Nothing that comes after luck, after something hidden or with the end of the game.
    pub then: Vec<Change>,
    /// What it loses or cannot bring, at once or later in the same action, each a whole sentence: that is easily overlooked.
    pub warnings: Vec<Message>,
    /// Whether the game is over then.
    pub ends: bool,
}

impl Outcome {
    /// What follows by itself, in words: `then: wigs 5 to 7`.
    pub fn then_text(&self) -> Option<Message> {
        let changes = || List::commas(self.then.iter().map(Change::message));
        (!self.then.is_empty()).then(|| say!("then", changes = changes()))
    }
}

/// The stations of a turn, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The names of the stations, in order.
    pub stations: Vec<Message>,
    /// The station that is reached, an index.
    pub at: usize,
}

/// A game that can speak. Everything is told from what a viewer may know.
pub trait Worded: Game {
    /// Something on the table with printed values.
    type Thing: Printed;

    /// The terms of the evaluation of positions that have a name here; hints give their reasons by them.
    const TERMS: &'static [&'static str];
    /// The lines of the scoring sheet that have a name here.
    const SCORE_LINES: &'static [&'static str];
    /// The sources of points during play that have a name here.
    const SOURCE_NAMES: &'static [&'static str];

    /// What players do in turns, by words; what a turn is about comes first.
    const DEEDS: &'static [&'static str];

    /// The name of the game.
    fn name() -> Message;
    /// What it is about, in a line or two; its forms `players` and `length` say how many play and how long it is.
    fn about() -> Message;
    /// What can be agreed before a game, by the names of records; the form `note` says what it does.
    fn variants() -> Vec<(&'static str, Message)>;
    /// The readings of unclear rules that can be agreed instead of ours, in the same way.
    fn readings() -> Vec<(&'static str, Message)>;
    /// What the points are called, as the plural of a heading.
    fn points() -> Message;
    /// What decides between equal totals, a whole sentence.
    fn ties() -> Message;

    /// What luck does in this game, said before an answer that lets it: a whole sentence.
    fn luck() -> Message;

    /// Why something is not possible.
    fn reason(&self, reason: Self::Reason) -> Message;
    /// What happened.
    fn event(&self, event: &Self::Event) -> Message;
    /// What a newcomer would have to look up about an event.
    fn note(&self, event: &Self::Event) -> Option<Message>;

    /// What an event begins, if it begins something.
    fn event_mark(&self, event: &Self::Event) -> Option<Mark>;
    /// A turn of somebody, or what somebody did between turns, in one sentence; the final scoring is no part of it.
    fn turn_told(&self, seat: Seat, events: &[Self::Event]) -> TurnTold;

    /// What somebody does in an event, as a word of [`Worded::DEEDS`].
    fn deed(event: &Self::Event) -> Option<(Seat, &'static str)>;
    /// A deed in words; its form `hint` helps with a puzzle that is about it, without telling the turn.
    fn deed_name(word: &str) -> Option<Message>;
    /// What a turn of somebody is about: the first of its deeds.
    fn theme(seat: Seat, events: &[Self::Event]) -> Option<&'static str> {
        let deeds: Vec<&str> =
            events.iter().filter_map(Self::deed).filter(|(by, _)| *by == seat).map(|(_, deed)| deed).collect();
        Self::DEEDS.iter().copied().find(|deed| deeds.contains(deed))
    }

    /// The scoring in which everybody may gain, as the church scoring or the Requests of a round, that is over with the last of these
    /// events. Nothing where nobody gained anything, and for the final scoring, which has its sheet.
    fn scoring(&self, events: &[Self::Event]) -> Option<Scoring>;

    /// What is asked; its title is the question in short.
    fn ask(&self, view: &Self::View, decision: Self::Decision) -> Message;
    /// What the coach says of the decision that is asked of the viewer, from the answers that are possible; nothing at one of others.
    fn coach(&self, view: &Self::View) -> Option<Coached>;
    /// What a legal answer means, with what it costs or brings where that is known; its title is short enough for a button.
    fn answer(&self, view: &Self::View, action: Self::Action) -> Message;
    /// What an answer does up to the next decision; nothing where that may not be told.
    fn outcome(&self, view: &Self::View, action: Self::Action) -> Outcome;
    /// How what an answer costs comes about; nothing for an answer that has no price worked out from several parts.
    fn price(&self, view: &Self::View, action: Self::Action) -> Option<Price>;
    /// What a player may be looking for here, whether it is possible or not.
    fn wishes(&self, view: &Self::View, decision: Self::Decision) -> Vec<Self::Action>;
    /// What an answer is about, in a word of the notation: the kind of a card, the Character of a die.
    fn subject(&self, view: &Self::View, action: Self::Action) -> Option<&'static str>;
    /// A copy of the table on which a turn of the viewer begins now, whatever is asked; nothing where none can begin.
    fn begun(&self, view: &Self::View) -> Option<Self::State>;
    /// The stations of the turn, for who sees this; empty when the game is over.
    fn path(&self, view: &Self::View) -> Path;

    /// The phases of the round, and where it stands; empty for a game without phases, and when it is over.
    fn phases(&self, view: &Self::View) -> Path;

    /// What the phases to come will take from a seat if nothing changes, each a whole sentence with its rule; the numbers are those of now.
    fn threats(&self, view: &Self::View, seat: Seat) -> Vec<(Message, RuleId)>;

    /// What ends the period or the game, or what is scored next, and how near it is; nothing before the first turn and when the game
    /// is over.
    fn clock(&self, view: &Self::View) -> Option<Clock>;
    /// The points of everybody if the game ended now, with the lines that they come from.
    fn if_ended_now(&self, view: &Self::View) -> Standing;

    /// A field of a position, by the words with which its lines begin; `@` before those of players.
    fn position_field(name: &str) -> Option<Message>;
    /// A word of a position that is more than a number or a letter.
    fn position_word(word: &str) -> Option<Message>;

    /// What scores at the end, a line each with its printed numbers, and whether one of those is reconstructed.
    fn scored_at_end(&self) -> Vec<(Message, bool)>;
    /// The printed numbers that texts about the ways to do something name, by their arguments.
    fn way_values(&self) -> Vec<(&'static str, i64)>;

    /// A line of the scoring sheet, by its name.
    fn score_line(name: &str) -> Option<Message>;
    /// Where points came from during play, by the word of [`Game::SOURCES`].
    fn source(name: &str) -> Option<Message>;
    /// Why a game ended, by the word of its record.
    fn ended_by(name: &str) -> Option<Message>;
    /// A term of the evaluation, by its name.
    fn term(name: &str) -> Option<Message>;

    /// What a file of a component pack is about, by its name.
    fn printed_file(file: &str) -> Option<Message>;
    /// An entry of a component pack, by its kind and its number or name, which is empty where there is only one.
    fn printed_entry(kind: &str, id: &str) -> Option<Message>;

    /// An answer with all that it does at once.
    fn full_answer(&self, view: &Self::View, action: Self::Action) -> Message {
        let (meaning, outcome) = (self.answer(view, action), self.outcome(view, action));
        let changes = List::commas(outcome.changes.iter().map(Change::message));
        let then = List::commas(outcome.then.iter().map(Change::message));
        let (warnings, ends) = (List::sentences(outcome.warnings), if outcome.ends { "yes" } else { "no" });
        say!("choice", meaning, changes, then, warnings, ends)
    }

    /// A reason with its rule.
    fn refusal(&self, reason: Self::Reason) -> Message {
        with_rule(Self::reason(self, reason), self.reason_rule(reason))
    }

    /// All reasons against an action, with their rules.
    fn refused(&self, illegal: &Illegal<Self::Action, Self::Reason>) -> Message {
        let reasons = List::semicolons(illegal.reasons.iter().map(|&reason| self.refusal(reason)));
        say!("refused", action = illegal.action.to_string(), reasons)
    }

    /// An event as a line of the log: what happened by which rule, and what there is to know about it.
    fn log_line(&self, event: &Self::Event) -> Message {
        let (what, rule) = (self.event(event), self.event_rule(event));
        match self.note(event) {
            Some(note) => say!("told-with-note", what, rule, note),
            None => with_rule(what, rule),
        }
    }
}

/// A text with the rule behind it.
fn with_rule(text: Message, rule: RuleId) -> Message {
    say!("with-rule", text, rule)
}
