//! The one interface that bots, tables, tests and programs have to a game.

use crate::{Actor, BySeat, EventSink, Faults, Id, IdSet, RuleId, Seat};
use rand::Rng;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The answer to one decision: small, plain, numbered without gaps, with a short text that has no comma, `#` or line break.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = crate::ParseActionError> + Send + Sync + 'static
{
    /// How many there are.
    const COUNT: usize;
    /// The number of this one, below `COUNT`; ascending in the order of `Ord`.
    fn index(self) -> usize;
    /// The one with this number.
    fn from_index(index: usize) -> Option<Self>;
}

/// A line of the final scoring sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreLine {
    /// What is scored, one word.
    pub name: &'static str,
    /// The rule.
    pub rule: RuleId,
    /// The points of each seat.
    pub points: BySeat<i16>,
}

/// A part of a price or of a line of the final scoring, with the rule that adds it or takes it off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The rule.
    pub rule: RuleId,
    /// How much it adds; below 0 it is taken off.
    pub amount: i16,
}

/// The rules of a game, with its components and options: immutable and shared. What changes is the `State`.
pub trait Game: Send + Sync + Sized + 'static {
    /// The name of the game in commands and records.
    const NAME: &'static str;
    /// Raised when any recorded game would play differently.
    const RULES: u16;

    /// The readings of the rules that were the rules themselves in this version, so that its records go on as they were played.
    /// None if there has been no such version.
    fn readings_in(version: u16) -> Option<&'static [&'static str]> {
        (version == Self::RULES).then_some(&[])
    }

    /// Where points come from while the game is played, in the order of the rulebook: how the ids of the rules begin that give
    /// or take them, and one word for all of them together.
    const SOURCES: &'static [(&'static str, &'static str)];

    /// Everything that changes, as a plain value.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// An arrangement to start from: the deal of a seed, or any position.
    type Setup: Clone + Eq + Debug;
    /// The answer to a decision.
    type Action: Action;
    /// What is asked.
    type Decision: Copy + Eq + Debug;
    /// What happened.
    type Event: Clone + Eq + Debug;
    /// What a seat, or a spectator, may know.
    type View: Clone + Eq + Debug + Send;
    /// Why an action is not possible.
    type Reason: Copy + Eq + Debug;
    /// A kind of piece in the box.
    type Component: Copy + Ord + Debug;
    /// A spot where a piece can be.
    type Place: Copy + Ord + Debug;

    /// How many play.
    fn n_seats(&self) -> u8;
    /// The options and the pack in words, as the record keeps them: key and value. The keys `game`, `rules`, `seed`, `seat`,
    /// `setup` and `play` are the record's own.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// The arrangement before the first decision, shuffled.
    fn random_setup(&self, rng: &mut dyn Rng) -> Self::Setup;
    /// The one gate to a state: checks the arrangement and lists every fault at once.
    ///
    /// # Errors
    /// If the arrangement is impossible.
    fn start(&self, setup: &Self::Setup) -> Result<Self::State, Faults>;
    /// As [`Game::start`], but up to the first question even if there is only one answer to it, which [`Game::forced`] names.
    ///
    /// # Errors
    /// If the arrangement is impossible.
    fn start_asking(&self, setup: &Self::Setup) -> Result<Self::State, Faults> {
        self.start(setup)
    }
    /// The arrangement of a state, without what is half decided.
    fn arrangement(&self, state: &Self::State) -> Self::Setup;
    /// An arrangement as lines of text, single-spaced and without `#`; [`Game::read_setup`] reads them again.
    fn setup_lines(&self, setup: &Self::Setup) -> Vec<String>;
    /// Reads an arrangement: numbered lines over a sensible default.
    ///
    /// # Errors
    /// If a line cannot be read; all faults at once, each with `line N` as its place.
    fn read_setup(&self, lines: &[(usize, &str)]) -> Result<Self::Setup, Faults>;
    /// Changes an arrangement by one line of text, touching nothing else.
    ///
    /// # Errors
    /// If the line cannot be read.
    fn set_line(&self, setup: &mut Self::Setup, line: &str) -> Result<(), String>;

    /// Who the game is waiting for.
    fn actor(&self, state: &Self::State) -> Actor;
    /// What is asked of a player; `None` at a chance step and at the end. It holds nothing hidden.
    fn decision(&self, state: &Self::State) -> Option<Self::Decision>;
    /// The rule that asks.
    fn decision_rule(&self, decision: Self::Decision) -> RuleId;
    /// The current round, from 0 before the first turn, never falling; records hold a state hash for each.
    fn round(&self, state: &Self::State) -> u16;
    /// Whose turn it is; a record writes one line for each turn.
    fn turn(&self, state: &Self::State) -> Seat;
    /// Clears `out`, then writes the legal actions in ascending order, each once. Empty only when the game is over. At a
    /// chance step: the possible outcomes.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);
    /// Performs a legal action. An illegal one may panic or leave a wrong state: see [`GameExt::try_apply`].
    fn apply<S: EventSink<Self::Event>>(&self, state: &mut Self::State, action: Self::Action, events: &mut S);
    /// Performs only what a legal action of a player itself does, its price included: with this [`Game::apply`] begins, and then
    /// goes on with what follows by itself. What is left is the middle of a step, good for nothing but to be looked at.
    fn perform<S: EventSink<Self::Event>>(&self, state: &mut Self::State, action: Self::Action, events: &mut S) {
        self.apply(state, action, events);
    }
    /// As [`Game::apply`], but up to the next question even if there is only one answer to it, which [`Game::forced`] names. To
    /// give that answer in the same way leads where [`Game::apply`] leads: for whoever reads answers that people have written down.
    fn apply_asking<S: EventSink<Self::Event>>(&self, state: &mut Self::State, action: Self::Action, events: &mut S) {
        self.apply(state, action, events);
    }
    /// The answer that [`Game::apply`] would have given by itself to the question of a state of [`Game::apply_asking`].
    fn forced(&self, _state: &Self::State) -> Option<Self::Action> {
        None
    }
    /// All reasons why the action is not possible now; empty exactly for legal actions.
    fn explain(&self, state: &Self::State, action: Self::Action) -> Vec<Self::Reason>;
    /// The rule behind a reason.
    fn reason_rule(&self, reason: Self::Reason) -> RuleId;
    /// An answer that is best for every purpose, where the rules leave a choice that needs no thought: a driver may name it
    /// first. The choice stays the player's.
    fn proposal(&self, _state: &Self::State) -> Option<Self::Action> {
        None
    }
    /// How the price of a legal action of a player comes about. What adds nothing is left out; empty for an action that has no
    /// price of several parts.
    fn price_parts(&self, _state: &Self::State, _action: Self::Action) -> Vec<Part> {
        Vec::new()
    }
    /// How likely an outcome is, relative to the others; an integer, so exact everywhere.
    fn chance_weight(&self, state: &Self::State, outcome: Self::Action) -> u32;

    /// A limit or a price that follows from a state, as scenarios ask for it: `words` are its name and what it is of, `seat` is
    /// whose it is. None if no such value has this name.
    fn derived(&self, _state: &Self::State, _seat: Option<Seat>, _words: &[&str]) -> Option<Result<u16, String>> {
        None
    }

    /// The points of each seat; at the end with the final scoring.
    fn scores(&self, state: &Self::State) -> BySeat<i16>;
    /// The final scoring of this state, line by line, whether the game is over or not.
    fn score_sheet(&self, state: &Self::State) -> Vec<ScoreLine>;
    /// How the points of a seat in a line of [`Game::score_sheet`] come about: parts that add up to them, besides the rule of the
    /// line itself. Empty for a line that has no parts.
    fn score_parts(&self, _state: &Self::State, _seat: Seat, _line: &ScoreLine) -> Vec<Part> {
        Vec::new()
    }
    /// The final order from 1 with the rulebook's tie-breaks, ties sharing a place; `None` while playing.
    fn placing(&self, state: &Self::State) -> Option<BySeat<u8>>;
    /// Why the game ended, in one word; `None` while playing.
    fn end_reason(&self, state: &Self::State) -> Option<&'static str>;

    /// Everything a seat may know, perfect memory of public facts included. `None` is a spectator.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> Self::View;
    /// Some whole state that fits the view; every fitting one is equally likely to be dealt.
    fn sample(&self, view: &Self::View, rng: &mut dyn Rng) -> Self::State;
    /// The event as a seat sees it, or `None` if it sees nothing.
    fn redact(&self, event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;
    /// The points that an event gives a seat, or takes from it; `None` for what is not about points. All of them together are
    /// the points of a game, the final scoring with the rules of its lines included.
    fn gain(&self, event: &Self::Event) -> Option<(Seat, i16)>;
    /// Whether with this event a turn begins: what a player did before it belongs to another one, even where the same seat is
    /// in turn again.
    fn begins_turn(&self, _event: &Self::Event) -> bool {
        false
    }
    /// Whether a legal answer only declines what was offered in the turn of somebody else: nothing comes of it.
    fn declines(&self, _state: &Self::State, _action: Self::Action) -> bool {
        false
    }
    /// The rule that an event follows from.
    fn event_rule(&self, event: &Self::Event) -> RuleId;
    /// Whether a seat knows more after a step in which luck had no part; such a step is not taken back.
    fn has_learned(&self, before: &Self::State, after: &Self::State, seat: Seat) -> bool;
    /// Where every piece is.
    fn census(&self, state: &Self::State, add: &mut dyn FnMut(Self::Component, Self::Place, u16));
}

/// An action that is not legal now.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Illegal<A, R> {
    /// The action.
    pub action: A,
    /// All reasons against it.
    pub reasons: Vec<R>,
}

/// For developers: the reasons as they stand in the code. What players read is said elsewhere, in their language.
impl<A: Display, R: Debug> Display for Illegal<A, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is not possible", self.action)?;
        for (i, reason) in self.reasons.iter().enumerate() {
            write!(f, "{} {reason:?}", if i == 0 { ":" } else { ";" })?;
        }
        Ok(())
    }
}

impl<A: Debug + Display, R: Debug> std::error::Error for Illegal<A, R> {}

/// What follows from the interface, for every game.
pub trait GameExt: Game {
    /// Whether the game is over.
    fn is_over(&self, state: &Self::State) -> bool {
        self.actor(state) == Actor::Nobody
    }

    /// Whether a step left its player before the same question: goods were exchanged, and nothing was decided.
    fn asks_again(&self, before: &Self::State, after: &Self::State) -> bool {
        self.decision(after) == self.decision(before)
            && self.actor(after) == self.actor(before)
            && self.turn(after) == self.turn(before)
    }

    /// The checked door: on an error the state is exactly as before.
    ///
    /// # Errors
    /// If the action is not legal, with all reasons.
    fn try_apply<S: EventSink<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        events: &mut S,
    ) -> Result<(), Illegal<Self::Action, Self::Reason>> {
        let reasons = self.explain(state, action);
        if !reasons.is_empty() {
            return Err(Illegal { action, reasons });
        }
        self.apply(state, action, events);
        Ok(())
    }

    /// The outcome of a chance step, drawn by weight. `outcomes` are the legal actions of the state, and not empty.
    fn draw(&self, state: &Self::State, outcomes: &[Self::Action], rng: &mut dyn Rng) -> Self::Action {
        let total: u64 = outcomes.iter().map(|&o| u64::from(self.chance_weight(state, o))).sum();
        let mut left = below(rng, total);
        for &outcome in outcomes {
            let weight = u64::from(self.chance_weight(state, outcome));
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        outcomes[outcomes.len() - 1]
    }
}

impl<G: Game> GameExt for G {}

/// A number below `limit`, by multiplication and rejection: the same on every platform for the same generator.
///
/// Own function because the ranges of the `rand` crate may change their algorithm between versions, and a seed should
/// give the same game for ever.
pub fn below<R: Rng + ?Sized>(rng: &mut R, limit: u64) -> u64 {
    debug_assert!(limit > 0, "BUG: nothing to choose from");
    loop {
        let wide = u128::from(rng.next_u64()) * u128::from(limit);
        if wide as u64 >= limit.wrapping_neg() % limit {
            return (wide >> 64) as u64;
        }
    }
}

/// Shuffles by swapping from the end; the same on every platform for the same generator.
pub fn shuffle<T>(mut items: Vec<T>, rng: &mut dyn Rng) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u64 + 1) as usize);
    }
    items
}

/// Takes a random member out of a set.
///
/// # Panics
/// If the set is empty.
pub fn draw<I: Id>(set: &mut IdSet<I>, rng: &mut dyn Rng) -> I {
    let n = below(rng, u64::from(set.len())) as u8;
    let id = set.nth(n).expect("BUG: nothing is left to draw from");
    set.remove(id);
    id
}
