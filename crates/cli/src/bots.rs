//! The bots of this program, by name. They see what their seat sees: a view, and the answers they may give.

use crate::games::Shelf;
use crate::show::Terminal;
use bots::{Budget, Greedy, Level, Random, Search, Weights};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::str::FromStr;
use table::{Actor, below};

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Anything legal, with equal chances.
    Random,
    /// Likes what builds something in its game; among equals at random.
    Builder,
    /// Looks at the end of its own turn.
    Greedy,
    /// Looks further, by a tree of small decisions, with so many iterations for one turn.
    Search(u32),
    /// One of the levels that people choose from.
    Level(Level),
}

impl Bot {
    /// All of them; a search that is not told otherwise has so many iterations.
    pub const KNOWN: [Self; 8] = [
        Self::Level(Level::Apprentice),
        Self::Level(Level::Merchant),
        Self::Level(Level::Noble),
        Self::Level(Level::Minister),
        Self::Greedy,
        Self::Search(400),
        Self::Builder,
        Self::Random,
    ];

    /// The words of all bots, in a sentence.
    pub fn known() -> String {
        Self::KNOWN.map(Self::name).join(", ")
    }

    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Builder => "builder",
            Self::Greedy => "greedy",
            Self::Search(_) => "search",
            Self::Level(level) => level.name(),
        }
    }

    /// How long it may think.
    pub fn budget<G: Shelf>(self) -> Budget<'static> {
        match self {
            Self::Level(level) => level.budget::<G>(),
            Self::Search(iterations) => Budget::iterations(iterations),
            Self::Random | Self::Builder | Self::Greedy => Budget::iterations(1),
        }
    }

    /// The bot at a table of a game, with its source of luck; it may use so many cores.
    pub fn sit_down<G: Shelf>(self, game: &G, rng: Xoshiro256PlusPlus, threads: usize) -> Box<dyn bots::Bot<G>> {
        self.sit_down_with(Weights::shipped::<G>(game.n_seats()), rng, threads)
    }

    /// The same for a bot that judges by these weights, if it judges at all.
    pub fn sit_down_with<G: Shelf>(
        self,
        weights: Weights,
        rng: Xoshiro256PlusPlus,
        threads: usize,
    ) -> Box<dyn bots::Bot<G>> {
        match self {
            Self::Random => Box::new(Random { rng }),
            Self::Builder => Box::new(Builder { rng }),
            Self::Greedy => Box::new(Greedy::new(weights, rng)),
            Self::Search(_) => Box::new(Search::new(weights, rng).with_threads(threads)),
            Self::Level(level) => Box::new(level.bot_with(weights, rng).with_threads(threads)),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if let Self::Search(iterations) = self { write!(f, ":{iterations}") } else { Ok(()) }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (word, number) = text.split_once(':').map_or((text, None), |(word, number)| (word, Some(number)));
        let bot = Self::KNOWN.into_iter().find(|bot| bot.name().eq_ignore_ascii_case(word));
        let bot = bot.ok_or_else(|| format!("`{word}` is not a bot; known are {}", Self::known()))?;
        match (bot, number) {
            (_, None) => Ok(bot),
            (Self::Search(_), Some(number)) => {
                let iterations = number.parse().ok().filter(|n| (1..=1_000_000).contains(n));
                let fault = || format!("`{number}` is not a number of iterations from 1 to 1000000");
                iterations.map(Self::Search).ok_or_else(fault)
            }
            (_, Some(_)) => Err(format!("only `search` takes a number of iterations, not `{word}`")),
        }
    }
}

/// Likes what builds something; what it does not see has no part in it.
struct Builder {
    rng: Xoshiro256PlusPlus,
}

impl<G: Terminal> bots::Bot<G> for Builder {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], _budget: Budget<'_>) -> G::Action {
        let world = game.sample(view, &mut self.rng);
        let Actor::Player(seat) = game.actor(&world) else { return legal[0] };
        let ranks: Vec<u8> = legal.iter().map(|&action| game.builds(&world, seat, action)).collect();
        let best = ranks.iter().max();
        let liked: Vec<G::Action> =
            legal.iter().zip(&ranks).filter(|(_, rank)| Some(*rank) == best).map(|(&action, _)| action).collect();
        liked[below(&mut self.rng, liked.len() as u64) as usize]
    }
}
