//! Tables of both games.

mod common;
mod course;
mod records;
mod sights;
mod undo;
