//! What a bot is.

use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, Seat, Seeds, below};

/// The first stream of a table's seed from which bots draw, one for each seat.
const LUCK: u8 = 3;

/// The luck of the bot of a seat at a table: the same in the terminal and on the page.
pub fn luck_of(seeds: Seeds, seat: Seat) -> Xoshiro256PlusPlus {
    seeds.stream(LUCK + seat.index() as u8)
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// How often a search may look into the future.
    pub iterations: u32,
    /// Asked now and then: whether it has been long enough. Without it the same seed gives the same answer.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Budget<'_> {
    /// So many looks into the future, however long they take.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations, enough: None }
    }

    /// Whether it has been long enough.
    pub(crate) fn is_over(&self) -> bool {
        self.enough.is_some_and(|enough| enough())
    }
}

/// A player who sees what its seat sees.
pub trait Bot<G: Game>: Send {
    /// The answer to what the view shows as asked; `legal` lists the legal ones and is not empty.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], budget: Budget<'_>) -> G::Action;
}

/// Anything legal, with equal chances.
#[derive(Clone, Debug)]
pub struct Random {
    /// Where its choices come from.
    pub rng: Xoshiro256PlusPlus,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _game: &G, _view: &G::View, legal: &[G::Action], _budget: Budget<'_>) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u64) as usize]
    }
}
