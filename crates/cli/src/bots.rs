//! The bots of this program. They see what their seat sees: their own board and the answers they may give.

use crate::show::Terminal;
use std::str::FromStr;
use table::{Seat, below};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Anything legal, with equal chances.
    Random,
    /// Likes what builds something in its game; among equals at random.
    Builder,
}

impl Bot {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Builder];

    /// The word in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Builder => "builder",
        }
    }

    /// The answer of the bot; `legal` is not empty.
    pub fn choose<G: Terminal>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut dyn rand::Rng,
    ) -> G::Action {
        let rank = |&action: &G::Action| match self {
            Self::Random => 0,
            Self::Builder => game.builds(state, seat, action),
        };
        let ranks: Vec<u8> = legal.iter().map(rank).collect();
        let best = ranks.iter().max();
        let liked: Vec<G::Action> =
            legal.iter().zip(&ranks).filter(|(_, rank)| Some(*rank) == best).map(|(&action, _)| action).collect();
        liked[below(rng, liked.len() as u64) as usize]
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::name).join(", ");
        let word = text.trim();
        Self::ALL
            .into_iter()
            .find(|bot| bot.name().eq_ignore_ascii_case(word))
            .ok_or_else(|| format!("`{word}` is not a bot; known are {}", known()))
    }
}
