//! Players for every game of Caravela: `random`, `greedy` (one turn ahead) and `search` (a tree over small decisions).
//!
//! A bot gets a `View`, never a `State`: what it does not see it draws at random ([`table::Game::sample`]). What a position is
//! worth is told by a [`Judge`]: named terms, each with a weight for each stage of the game. The weights are data
//! (`weights/*.toml`), found by letting bots play against themselves ([`tune`]).
#![forbid(unsafe_code)]

mod advice;
pub mod arena;
mod fit;
mod greedy;
mod judge;
mod level;
mod patience;
mod player;
pub mod puzzle;
pub mod review;
mod search;
pub mod tune;

pub use advice::{Adviser, NOTHING, Reasons, beyond, is_clear, sum};
pub use greedy::Greedy;
pub use judge::{Judge, Judged, Terms, Weights};
pub use level::Level;
pub use patience::{Patience, Question};
pub use player::{Bot, Budget, Random, luck_of};
pub use search::{Answer, Rollout, Search, Study, cores};
