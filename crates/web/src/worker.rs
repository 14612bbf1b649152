//! The tables of this device live in a Web Worker, so that the page never waits for rules or bots.
//!
//! Page and worker exchange the messages of `protocol`. The page's end is `link`, with its book-keeping in `desk`; the worker's
//! end is `door`, a thin driver around the tables of the crate `host`. A bot is asked to answer at once by a flag in shared memory;
//! a worker that does not answer or breaks is replaced by a new one, and the tables are opened anew from what was kept of them.

pub mod desk;

#[cfg(target_family = "wasm")]
mod door;
#[cfg(target_family = "wasm")]
pub mod link;
