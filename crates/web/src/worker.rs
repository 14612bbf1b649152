//! The tables of this device live in a Web Worker, so that the page never waits for rules or bots.
//!
//! Page and worker exchange the messages of `protocol`. The page's end is `link`, with its book-keeping in `desk`; the worker's
//! end is `door`, and behind it `host` has the tables, `bots` who plays at them and `review` who looks back at them. A bot is asked to answer at once by a flag
//! in shared memory; a worker that does not answer or breaks is replaced by a new one, and the tables are opened anew from what
//! was kept of them.

pub mod bots;
pub mod desk;
pub mod host;
mod review;

#[cfg(target_family = "wasm")]
mod door;
#[cfg(target_family = "wasm")]
pub mod link;
