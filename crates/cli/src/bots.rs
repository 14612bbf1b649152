//! The bots of this program. They see what their seat sees: their own board and the answers they may give.

use crate::show::Terminal;
use std::str::FromStr;
use table::{Seat, below};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Anything legal, with equal chances.
    Random,
    /// Likes to build and to open, and collects rubble; otherwise at random.
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
        let rank = |action: G::Action| match self {
            Self::Random => 0,
            Self::Builder => game.builds(state, seat, action),
        };
        let best = legal.iter().map(|&action| rank(action)).max();
        let n = legal.iter().filter(|&&action| Some(rank(action)) == best).count();
        let mut liked = legal.iter().copied().filter(|&action| Some(rank(action)) == best);
        liked.nth(below(rng, n as u64) as usize).expect("BUG: the best answer is one of them")
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
