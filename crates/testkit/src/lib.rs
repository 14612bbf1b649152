//! What proves a game right, for every game alike: the laws that each state must obey, scenarios that a reader of the
//! rulebook can check, which rules are cited by code and tests, and counts of paths that show a change.
//!
//! Nothing here knows a game or reads a file: texts come in, reports go out.
#![forbid(unsafe_code)]

pub mod coverage;
pub mod driver;
pub mod laws;
pub mod perft;
pub mod scenario;

pub use driver::{RandomPlay, Seeds, random_game};
pub use laws::{LawReport, Laws, check_laws};
