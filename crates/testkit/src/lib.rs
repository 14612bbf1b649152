//! What proves a game right, for every game alike: the laws that each state must obey, scenarios that a reader of the
//! rulebook can check, which rules those exercise, and counts of paths that show a change.
//!
//! Nothing here knows a game: texts come in, reports go out. What tests of every game do alike is here too, so that each
//! game only says what is its own: [`repository`] finds the files, [`suite`] makes tests of the scenarios,
//! [`perft::assert_table`] and [`allocation`] play.
#![deny(unsafe_code)]

pub mod allocation;
pub mod coverage;
pub mod driver;
pub mod golden;
#[cfg(feature = "harness")]
pub mod harness;
pub mod laws;
pub mod perft;
pub mod repository;
pub mod scenario;
pub mod suite;

pub use driver::{Build, RandomPlay, Seeds, busy_game, choices, play, play_until, position, random_game, viewers};
pub use laws::{LawReport, Laws, assert_actions, capacity, check_laws, count_pieces};
