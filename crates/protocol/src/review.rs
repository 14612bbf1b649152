//! The bot's review of a finished game, as a page is told it.

use crate::reply::Advice;
use crate::shape::{Amounts, Bounded};
use serde::{Deserialize, Serialize};
use table::{Game, RuleId, Seat};

/// A review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Review<V, A, D> {
    /// Whose decisions were reviewed; nobody's in particular are those of all.
    pub seat: Option<Seat>,
    /// How often the bot looked ahead for each decision.
    pub iterations: u32,
    /// How many decisions were reviewed.
    pub done: usize,
    /// How many there are; more than were reviewed if it was interrupted.
    pub of: usize,
    /// What each seat gave away in all.
    pub seats: Vec<SeatLoss>,
    /// The turns that mattered most, the worst first.
    pub turns: Vec<TurnLoss<V, A, D>>,
}

/// A review of a game.
pub type ReviewOf<G> = Review<<G as Game>::View, <G as Game>::Action, <G as Game>::Decision>;
/// A turn in the review of a game.
pub type TurnLossOf<G> = TurnLoss<<G as Game>::View, <G as Game>::Action, <G as Game>::Decision>;
/// A decision in the review of a game.
pub type DecisionLossOf<G> = DecisionLoss<<G as Game>::View, <G as Game>::Action, <G as Game>::Decision>;

/// Points that were given away, with their standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The points.
    pub points: f32,
    /// Their standard error.
    #[serde(with = "Bounded")]
    pub error: f32,
}

/// What one seat gave away in all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatLoss {
    /// The seat.
    pub seat: Seat,
    /// How many of its decisions were reviewed.
    pub decisions: usize,
    /// How many of them lost nothing.
    pub nothing: usize,
    /// How many lost more than chance explains.
    pub clear: usize,
    /// All losses together.
    pub loss: Loss,
}

/// What one seat gave away in one turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnLoss<V, A, D> {
    /// The round, from 0 before the first turn.
    pub round: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// Who gave points away.
    pub seat: Seat,
    /// All losses of the turn together.
    pub loss: Loss,
    /// The decisions that lost most, in the order of the game.
    pub decisions: Vec<DecisionLoss<V, A, D>>,
    /// How many further decisions lost something.
    pub more: usize,
}

/// A decision that gave points away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecisionLoss<V, A, D> {
    /// How many steps came before it.
    pub step: usize,
    /// What whoever decided could see.
    pub view: V,
    /// What was asked.
    pub asked: Option<D>,
    /// The rule that asked.
    pub rule: Option<RuleId>,
    /// What was answered.
    pub played: Advice<A>,
    /// What would have been better.
    pub best: Advice<A>,
    /// The points that were given away.
    pub loss: Loss,
    /// What the better answer gains by the end of the turn: terms of the evaluation with their points, the largest first.
    #[serde(with = "Amounts")]
    pub gains: Vec<(String, f32)>,
}
