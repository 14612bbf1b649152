//! What a pack says about itself, and the pack that is shipped with a game.

use super::{Confidence, Pack};
use crate::Faults;

pub(super) const FILE: &str = "pack.toml";

impl Pack {
    /// Reads `pack.toml`, which every pack has: its name, its game, what it is, and what the confidences mean. Gives the
    /// name.
    pub fn about(&mut self, game: &str) -> Option<String> {
        let name = self.remark(FILE, "pack", |entry| {
            entry.fixed("game", game);
            entry.text("about");
            entry.parse("name", pack_name)
        });
        self.remark(FILE, "confidence", |entry| {
            for word in Confidence::ALL {
                entry.text(word.name());
            }
            Some(())
        });
        name
    }
}

/// The name of a pack stands in records, so it is one short word.
fn pack_name(text: &str) -> Result<String, String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if (1..=40).contains(&text.len()) && text.chars().all(fits) {
        Ok(text.to_owned())
    } else {
        Err(format!("`{text}` must be 1 to 40 small letters, digits and hyphens"))
    }
}

/// The shipped pack, as it was loaded.
///
/// # Panics
/// If it has a fault, which the tests of its game exclude.
pub fn shipped<T>(loaded: Result<T, Faults>) -> T {
    loaded.unwrap_or_else(|faults| panic!("BUG: the shipped pack has faults:\n{faults}"))
}

/// Gives a type with a function `load` the pack that is shipped with a game: `shipped_files` and `shipped`.
///
/// The files lie in the folder of the game's name in `components`, beside the folder of the crates.
#[macro_export]
macro_rules! shipped_pack {
    ($components:ty, $game:literal: $($name:literal),+ $(,)?) => {
        impl $components {
            /// The files of the pack that is shipped with the rules: name and text. Every pack has files of these names.
            pub const fn shipped_files() -> &'static [(&'static str, &'static str)] {
                &[$(
                    ($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../components/", $game, "/", $name)))
                ),+]
            }

            /// The pack that is shipped with the rules.
            ///
            /// # Panics
            /// If the shipped pack has a fault, which the tests exclude.
            pub fn shipped() -> Self {
                $crate::pack::shipped(Self::load(Self::shipped_files()))
            }
        }
    };
}
