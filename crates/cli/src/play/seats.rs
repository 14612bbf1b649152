//! Who can sit at a table.

use crate::bots::Bot;
use anyhow::{Result, bail};
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    You,
    /// A bot.
    Bot(Bot),
}

impl Player {
    /// The word in commands and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Bot(bot) => bot.name(),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let word = text.trim();
        if word.is_empty() {
            return Err("a seat is left empty; name you or a bot for each, for example you,random,random".to_owned());
        }
        if word.eq_ignore_ascii_case(Self::You.name()) {
            return Ok(Self::You);
        }
        let known = Bot::known();
        word.parse().map(Self::Bot).map_err(|e| format!("`{word}` cannot sit at a table ({e}); known are you, {known}"))
    }
}

/// How many sit down.
pub fn count(seats: &[Player]) -> Result<u8> {
    match seats.len() {
        n @ 2..=4 => Ok(n as u8),
        n => bail!("--seats names {n}; 2 to 4 can play, for example --seats you,random,random"),
    }
}
