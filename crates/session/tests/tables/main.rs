//! Tables of both games.

mod common;
mod records;
mod sights;
mod undo;
