//! Levels: the same search with more or less to think, and more or less care.

use crate::judge::{Judged, Weights};
use crate::player::Budget;
use crate::search::Search;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks to the end of the turn and is careless; never does what looks bad.
    Apprentice,
    /// Looks to the end of the turn with some care.
    Merchant,
    /// Looks a round ahead, in a moment.
    Noble,
    /// Looks a round ahead, and takes its time.
    Minister,
}

impl Level {
    /// All of them, from the weakest.
    pub const ALL: [Self; 4] = [Self::Apprentice, Self::Merchant, Self::Noble, Self::Minister];

    /// The name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Merchant => "merchant",
            Self::Noble => "noble",
            Self::Minister => "minister",
        }
    }

    /// How often it looks into the future for one turn of a game.
    pub const fn iterations<G: Judged>(self) -> u32 {
        G::ITERATIONS[self as usize]
    }

    /// How careless it is, as a share of the slips of an apprentice ([`Judged::SLIP`]).
    pub const fn carelessness(self) -> f32 {
        match self {
            Self::Apprentice => 1.0,
            Self::Merchant => 0.15,
            Self::Noble | Self::Minister => 0.0,
        }
    }

    /// How long it may think.
    pub fn budget<G: Judged>(self) -> Budget<'static> {
        Budget::iterations(self.iterations::<G>())
    }

    /// A bot of this level, with the shipped weights and this source of luck.
    pub fn bot<G: Judged>(self, game: &G, rng: Xoshiro256PlusPlus) -> Search<G> {
        self.bot_with(Weights::shipped::<G>(game.n_seats()), rng)
    }

    /// A bot of this level that judges by these weights.
    pub fn bot_with<G: Judged>(self, weights: Weights, rng: Xoshiro256PlusPlus) -> Search<G> {
        Search::new(weights, rng).with_noise(self.carelessness() * G::SLIP)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text)).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|level| level.name()).collect();
            format!("`{text}` is not a level; known are {}", known.join(", "))
        })
    }
}
