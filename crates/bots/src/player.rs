//! What a bot is.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, below};

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How often a search may look into the future for one decision.
    pub iterations: u32,
}

/// A player who sees what its seat sees.
pub trait Bot<G: Game>: Send {
    /// The answer to what the view shows as asked; `legal` lists the legal ones and is not empty.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], budget: Budget) -> G::Action;
}

/// Anything legal, with equal chances.
#[derive(Clone, Debug)]
pub struct Random {
    /// Where its choices come from.
    pub rng: Xoshiro256PlusPlus,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _game: &G, _view: &G::View, legal: &[G::Action], _budget: Budget) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u64) as usize]
    }
}
