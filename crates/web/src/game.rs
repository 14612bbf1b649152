//! The games that the page knows.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GameName {
    /// Lisboa.
    Lisboa,
    /// Madeira.
    Madeira,
}

impl GameName {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Lisboa, Self::Madeira];

    /// The name in records and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lisboa => "lisboa",
            Self::Madeira => "madeira",
        }
    }

    /// The name in sentences, the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Lisboa => "Lisboa",
            Self::Madeira => "Madeira",
        }
    }

    /// The text of its rule index.
    pub const fn rules(self) -> &'static str {
        match self {
            Self::Lisboa => include_str!("../../../rules/lisboa.toml"),
            Self::Madeira => include_str!("../../../rules/madeira.toml"),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|game| game.name() == text).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            format!("`{text}` is not a game; known are {known}")
        })
    }
}
