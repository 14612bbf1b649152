//! The component pack that is shipped with the rules.

use super::Components;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../components/lisboa/", $name)))),+]
    };
}

/// The files of the shipped pack: name and text. Every pack has files of these names.
pub(super) const FILES: &[(&str, &str)] = files![
    "pack.toml",
    "cards.toml",
    "clergy.toml",
    "decrees.toml",
    "plans.toml",
    "buildings.toml",
    "board.toml",
    "start.toml",
    "scoring.toml",
    "variants.toml",
];

impl Components {
    /// The files of the pack that is shipped with the rules: name and text.
    pub const fn shipped_files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    /// The pack that is shipped with the rules.
    ///
    /// # Panics
    /// If the shipped pack has a fault, which the tests exclude.
    pub fn shipped() -> Self {
        match Self::load(FILES) {
            Ok(components) => components,
            Err(faults) => panic!("BUG: the shipped pack has faults:\n{faults}"),
        }
    }
}
