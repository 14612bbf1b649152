//! Tables of both games.

mod act;
mod common;
mod course;
mod records;
mod sights;
mod undo;
