//! The engine works in a Web Worker, so that the page never waits for it.
//!
//! Page and worker exchange bytes (`message`). The page's end is `link`, with its book-keeping in `desk`; the worker's end is
//! `host`, and `engine` does the jobs. A worker is asked to stop by a flag in shared memory; one that does not stop, does not
//! answer or breaks is replaced by a new one.

pub mod desk;
pub mod engine;
pub mod message;

#[cfg(target_family = "wasm")]
mod host;
#[cfg(target_family = "wasm")]
pub mod link;
