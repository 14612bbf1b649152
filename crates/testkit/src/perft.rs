//! Counts of paths: how many ways there are to play the next actions. A count that changes shows that a rule changed;
//! it does not prove which of the two is right.

mod file;

pub use file::{Limits, assert_table};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, Game, GameExt, NoEvents};

/// What luck brings while paths are counted. Chance steps are passed through: only what players do has a depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// Always the lowest outcome.
    Lowest,
    /// A draw that depends on this seed and on how many actions of any kind were made before, so that it is the same
    /// in whatever order the paths are walked.
    Seeded(u64),
}

/// The number of paths of each depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The paths with 1, 2, and so on actions of players. A path that reached the end of the game sooner is not among
    /// the deeper ones.
    pub paths: Vec<u64>,
    /// Whether all depths asked for are there; if not, the next one would have taken more nodes than allowed.
    pub complete: bool,
}

/// Counts the paths of 1 to `depth` actions from a state, visiting at most `max_nodes` states.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: usize, luck: Luck, max_nodes: u64) -> Counts {
    let mut walk = Walk::new(game, luck, max_nodes, depth);
    let mut paths = Vec::new();
    for depth in 1..=depth {
        match walk.count(*state, depth, 0) {
            Some(n) => paths.push(n),
            None => return Counts { paths, complete: false },
        }
    }
    Counts { paths, complete: true }
}

/// How the paths of `depth` actions divide by their first action; `None` if it takes more than `max_nodes` states.
///
/// Where two versions of the rules count differently, dividing again and again leads to the state that differs.
pub fn divide<G: Game>(
    game: &G,
    state: &G::State,
    depth: usize,
    luck: Luck,
    max_nodes: u64,
) -> Option<Vec<(G::Action, u64)>> {
    let mut walk = Walk::new(game, luck, max_nodes, depth);
    let mut state = *state;
    let plies = walk.settle(&mut state, 0)?;
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let mut counts = Vec::new();
    for action in legal {
        let mut next = state;
        game.apply(&mut next, action, &mut NoEvents);
        counts.push((action, walk.count(next, depth.saturating_sub(1), plies + 1)?));
    }
    Some(counts)
}

/// A walk through the tree.
struct Walk<'g, G: Game> {
    game: &'g G,
    luck: Luck,
    nodes_left: u64,
    /// A buffer for the legal actions of each depth.
    buffers: Vec<Vec<G::Action>>,
}

impl<'g, G: Game> Walk<'g, G> {
    fn new(game: &'g G, luck: Luck, max_nodes: u64, depth: usize) -> Self {
        Self { game, luck, nodes_left: max_nodes, buffers: vec![Vec::new(); depth + 1] }
    }

    /// The paths of exactly `depth` actions from here; `plies` counts all actions before. `None` if it takes too many
    /// nodes.
    fn count(&mut self, mut state: G::State, depth: usize, plies: u64) -> Option<u64> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if depth == 0 {
            return Some(1);
        }
        let plies = self.settle(&mut state, plies)?;
        let mut legal = std::mem::take(&mut self.buffers[depth]);
        self.game.legal_actions(&state, &mut legal);
        let mut total = 0;
        if depth == 1 {
            total = legal.len() as u64;
        } else {
            for &action in &legal {
                let mut next = state;
                self.game.apply(&mut next, action, &mut NoEvents);
                total += self.count(next, depth - 1, plies + 1)?;
            }
        }
        self.buffers[depth] = legal;
        Some(total)
    }

    /// Passes through chance steps.
    fn settle(&mut self, state: &mut G::State, mut plies: u64) -> Option<u64> {
        let mut outcomes = Vec::new();
        while self.game.actor(state) == Actor::Chance {
            self.nodes_left = self.nodes_left.checked_sub(1)?;
            self.game.legal_actions(state, &mut outcomes);
            assert!(!outcomes.is_empty(), "BUG: a chance step without outcomes");
            let outcome = match self.luck {
                Luck::Lowest => outcomes[0],
                Luck::Seeded(seed) => {
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(plies));
                    self.game.draw(state, &outcomes, &mut rng)
                }
            };
            self.game.apply(state, outcome, &mut NoEvents);
            plies += 1;
        }
        Some(plies)
    }
}
