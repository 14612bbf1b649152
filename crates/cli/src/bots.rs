//! The bots of this program, by name. They see what their seat sees: a view, and the answers they may give.

use crate::games::Shelf;
use crate::show::Terminal;
use bots::{Budget, Greedy, Level, Random, Search, Weights};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::str::FromStr;
use table::{Actor, below};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Anything legal, with equal chances.
    Random,
    /// Likes what builds something in its game; among equals at random.
    Builder,
    /// Looks at the end of its own turn.
    Greedy,
    /// Looks further, by a tree of small decisions.
    Search,
    /// One of the levels that people choose from.
    Level(Level),
}

/// A bot: its kind, and how far it may look for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// Its kind.
    pub kind: Kind,
    /// Iterations of a search.
    pub iterations: u32,
}

/// Iterations of a search that names none.
const ITERATIONS: u32 = 400;

impl Bot {
    /// Plays at random.
    pub const RANDOM: Self = Self { kind: Kind::Random, iterations: ITERATIONS };

    /// The words of all kinds.
    pub const KNOWN: [(&'static str, Kind); 8] = [
        (Level::Apprentice.name(), Kind::Level(Level::Apprentice)),
        (Level::Merchant.name(), Kind::Level(Level::Merchant)),
        (Level::Noble.name(), Kind::Level(Level::Noble)),
        (Level::Minister.name(), Kind::Level(Level::Minister)),
        ("greedy", Kind::Greedy),
        ("search", Kind::Search),
        ("builder", Kind::Builder),
        ("random", Kind::Random),
    ];

    /// The words of all kinds, in a sentence.
    pub fn known() -> String {
        Self::KNOWN.map(|(name, _)| name).join(", ")
    }

    /// The word of its kind.
    pub fn name(self) -> &'static str {
        Self::KNOWN.into_iter().find(|&(_, kind)| kind == self.kind).map_or("", |(name, _)| name)
    }

    /// How long it may think.
    pub fn budget(self) -> Budget<'static> {
        match self.kind {
            Kind::Level(level) => level.budget(),
            Kind::Random | Kind::Builder | Kind::Greedy | Kind::Search => Budget::iterations(self.iterations),
        }
    }

    /// The bot at a table of a game, with its source of luck; it may use so many cores.
    pub fn sit_down<G: Shelf>(self, game: &G, rng: Xoshiro256PlusPlus, threads: usize) -> Box<dyn bots::Bot<G>> {
        let weights = || Weights::shipped::<G>(game.n_seats());
        match self.kind {
            Kind::Random => Box::new(Random { rng }),
            Kind::Builder => Box::new(Builder { rng }),
            Kind::Greedy => Box::new(Greedy::new(weights(), rng)),
            Kind::Search => Box::new(Search::new(weights(), rng).with_threads(threads)),
            Kind::Level(level) => Box::new(level.bot(game, rng).with_threads(threads)),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        if self.kind == Kind::Search { write!(f, ":{}", self.iterations) } else { Ok(()) }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (word, number) = text.split_once(':').map_or((text, None), |(word, number)| (word, Some(number)));
        let kind = Self::KNOWN.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
        let (_, kind) = kind.ok_or_else(|| format!("`{word}` is not a bot; known are {}", Self::known()))?;
        let iterations = match number {
            None => ITERATIONS,
            Some(number) if kind == Kind::Search => number
                .parse()
                .ok()
                .filter(|n| (1..=1_000_000).contains(n))
                .ok_or_else(|| format!("`{number}` is not a number of iterations from 1 to 1000000"))?,
            Some(_) => return Err(format!("only `search` takes a number of iterations, not `{word}`")),
        };
        Ok(Self { kind, iterations })
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
