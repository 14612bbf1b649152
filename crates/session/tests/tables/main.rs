//! Tables of both games.

mod act;
mod archive;
mod common;
mod course;
mod journal;
mod records;
mod sights;
mod undo;
