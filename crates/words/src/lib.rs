//! Everything that a player reads, once, for the terminal and the page.
//!
//! The rules know nothing of words: they give reasons, events, decisions and actions as plain values. Here each of them becomes
//! a [`Message`], an id with named arguments, and [`Words`] says a message in a language. The sentences themselves stand in
//! `locales/LANG/*.ftl` (Fluent), so that a translator can reorder everything; no sentence is put together from parts.

#![forbid(unsafe_code)]

mod language;
#[macro_use]
mod message;
pub mod board;
mod coach;
mod effect;
pub mod lisboa;
pub mod madeira;
mod price;
pub mod printed;
mod say;
mod scoring;
mod standing;
pub mod turn;
mod worded;

pub use coach::Coached;
pub use language::Language;
pub use message::{Join, List, Message, Said, Value};
pub use price::{Price, Term};
pub use say::{Isolation, Mistake, Names, Words};
pub use scoring::{Scoring, ScoringRow};
pub use standing::{Clock, Gauge, Standing, StandingLine};
pub use turn::{Block, Gain, Mark, TurnTold};
pub use worded::{Change, Outcome, Path, Worded};
