//! What is done with arbitrary bytes, target by target. Each target is a plain function that panics if something is wrong,
//! so that libFuzzer (`fuzz_targets/`), the short run that needs no special tools (`tests/short.rs`) and a debugger can
//! all call it.
//!
//! * [`nth_legal`] and [`arbitrary_actions`] play a game by bytes;
//! * [`record`], [`scenario`] and [`pack`] read texts, and play what they accept.
//!
//! Every target is for all games. Where the input is not a text that says which one, its first byte chooses.
#![forbid(unsafe_code)]

mod bytes;
mod games;
mod packs;
mod play;
mod texts;

pub use games::{GAMES, shipped_files};
pub use packs::pack;
pub use play::{arbitrary_actions, nth_legal};
pub use texts::{as_json, record, scenario};

/// A target: its body, which panics if something is wrong.
pub type Target = fn(&[u8]);

/// All targets, by name.
pub const TARGETS: [(&str, Target); 5] = [
    ("nth_legal", nth_legal),
    ("arbitrary_actions", arbitrary_actions),
    ("record", record),
    ("scenario", scenario),
    ("pack", pack),
];
