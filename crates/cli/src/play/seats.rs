//! Who can sit at a table.

use crate::bots::Bot;
use anyhow::{Result, bail};
use std::fmt;
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this keyboard.
    You,
    /// A bot.
    Bot(Bot),
}

/// The word for somebody at this keyboard.
const YOU: &str = "you";

impl fmt::Display for Player {
    /// The word in commands and records; a record that goes on seats the same bot again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => f.write_str(YOU),
            Self::Bot(bot) => write!(f, "{bot}"),
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
        if word.eq_ignore_ascii_case(YOU) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sits_at_a_table_is_known_again_by_the_name_in_the_record() {
        for word in ["you", "noble", "random", "builder", "greedy", "search:800"] {
            assert_eq!(word.parse::<Player>().map(|player| player.to_string()), Ok(word.to_owned()));
        }
        assert_eq!("search".parse::<Player>(), "search:400".parse());
        assert!(Bot::KNOWN.iter().all(|bot| session::Sitter::is_bot_word(bot.name())));
        assert!("search:many".parse::<Player>().unwrap_err().contains("1 to 1000000"));
    }
}
