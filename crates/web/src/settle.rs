//! Positions that somebody puts together: to settle a question, and to score a game that was played with a physical box.
//!
//! A position is edited as its lines of text (`docs/scenarios.md`), through fields that each game lists (`fields`). What is wrong with
//! it, what may be done in it and what it scores is asked of the rules (`referee`); nothing of that stands here. A position travels as a
//! link or as a scenario (`travel`).

mod fields;
mod position;
mod referee;
mod repair;
mod tap;
mod travel;

pub use fields::{Field, Fields, Kind, Options};
pub use position::{Key, Position};
pub use referee::{Answer, Answers, Checked, Referee, Refused, Scored, ScoredLine, Waits, referee, rules};
pub use repair::{Trouble, Values, troubles, values};
pub use tap::{fields_at, words_at};
pub use travel::{LONGEST_LINK, LinkFault};
