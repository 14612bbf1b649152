//! What both games share: seats, actors, sets of ids, an agenda of pending decisions, the [`Game`] trait and the texts
//! that every game is written down in (records, component packs, the rule index).
//!
//! Nothing here knows a game. Nothing here does input or output, reads a clock or draws a random number of its own.
#![forbid(unsafe_code)]

mod action_macro;
mod actor;
mod agenda;
mod book;
mod event;
mod fault;
mod game;
mod id_macros;
mod id_set;
mod notation;
pub mod pack;
pub mod position;
pub mod record;
mod rule;
mod seat;
mod seeds;
mod stack;
mod up_to;
mod verdict;
mod ways;
#[cfg(feature = "serde")]
pub mod wire;
#[cfg(not(feature = "serde"))]
mod wire_off;

#[cfg(feature = "schema")]
mod wire_schema;
#[cfg(not(feature = "schema"))]
mod wire_schema_off;

#[cfg(feature = "schema")]
pub use schemars;
#[cfg(feature = "serde")]
pub use serde;
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use wire_schema::id as id_schema;

pub use actor::Actor;
pub use agenda::{Agenda, Frame, Pending};
pub use book::{Book, Chapter, Page};
pub use event::{Event, EventSink, NoEvents};
pub use fault::{Fault, Faults};
pub use game::{Action, Game, GameExt, Illegal, Part, ScoreLine, below, draw, shuffle};
pub use id_set::{Bits, Id, IdSet, id_named};
pub use notation::{ParseActionError, split_actions};
pub use rule::{Example, Rule, RuleId, RuleIndex, Ruling, cited_ids};
pub use seat::{BySeat, Seat};
pub use seeds::Seeds;
pub use stack::Stack;
pub use up_to::UpTo;
pub use verdict::{Legal, Reasons, Verdict};
pub use ways::{Effect, Pattern, Way, Ways};
