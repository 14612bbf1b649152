//! Who can sit at a table.

use anyhow::{Result, bail};
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    You,
    /// Anything legal, with equal chances.
    Random,
}

impl Player {
    /// The word in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Random => "random",
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let word = text.trim();
        if word.is_empty() {
            return Err("a seat is left empty; name you or random for each, for example you,random,random".to_owned());
        }
        [Self::You, Self::Random]
            .into_iter()
            .find(|player| player.name().eq_ignore_ascii_case(word))
            .ok_or_else(|| format!("`{word}` cannot sit at a table; known are you, random"))
    }
}

/// How many sit down.
pub fn count(seats: &[Player]) -> Result<u8> {
    match seats.len() {
        n @ 2..=4 => Ok(n as u8),
        n => bail!("--seats names {n}; 2 to 4 can play, for example --seats you,random,random"),
    }
}
