//! Information-set Monte-Carlo tree search over small decisions.
//!
//! Each iteration draws a world that fits the view and walks down a tree that all worlds share. Where it leaves the tree, every
//! answer is followed to the end of the turn by the judge's taste, which gives the answers of the new node their first
//! order; the best one is played on by the taste of all, who may look closer where a turn begins, to a horizon of rounds, and
//! judged there. A walk chooses for the player whose turn it is, by what that player wants: so opponents look after
//! themselves. Luck is drawn by its weights.
//!
//! Iterations are made in small batches: the walks of a batch go down one after the other, then they are played out at the
//! same time on all cores, then their results are added in order. So the answer depends on the seed and the number of
//! iterations only, not on the machine.

mod study;
mod tree;
mod walker;

pub use study::{Answer, Study};

use crate::judge::{Judged, Weights};
use crate::player::{Bot, Budget};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, Seat};
use tree::Tree;
use walker::Walker;

/// The most walks that are made at the same time.
const MOST_WALKERS: u32 = 8;
/// One walk more at the same time for so many iterations; fewer would make short searches worse.
const PER_WALKER: u32 = 16;

/// How a search plays out what its tree does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// By the judge's taste up to a horizon, then the judge says what it is worth; answers are tried in the judge's order.
    Taste,
    /// At random to the end of the game, every answer alike: plain search, to measure speed with.
    Random,
}

/// What a search remembers of its last decision, to go on with its tree in the same turn.
struct Memory<G: Judged> {
    view: G::View,
    action: G::Action,
}

/// A bot that searches.
pub struct Search<G: Judged> {
    tree: Tree<G::Action>,
    walkers: Vec<Walker<G>>,
    memory: Option<Memory<G>>,
    /// How many cores may be used.
    threads: usize,
    /// How far below the best an answer may look and still be given now and then, in points.
    noise: f32,
}

impl<G: Judged> Search<G> {
    /// A search with these weights and this source of luck, on all cores.
    pub fn new(weights: Weights, mut rng: Xoshiro256PlusPlus) -> Self {
        let walker = |_| {
            rng.jump();
            Walker::new(weights.clone(), rng.clone())
        };
        let walkers = (0..MOST_WALKERS).map(walker).collect();
        Self { tree: Tree::default(), walkers, memory: None, threads: cores(), noise: 0.0 }
    }

    /// The same with at most so many cores; its answers stay the same.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads: threads.max(1), ..self }
    }

    /// The same with noise: an answer that looks so many points worse than the best is given less often by a factor e.
    #[must_use]
    pub fn with_noise(self, noise: f32) -> Self {
        Self { noise, ..self }
    }

    /// The same with another way to play out.
    #[must_use]
    pub fn with_rollout(mut self, rollout: Rollout) -> Self {
        self.walkers.iter_mut().for_each(|walker| walker.rollout = rollout);
        self
    }

    /// Searches from a view.
    fn search(&mut self, game: &G, view: &G::View, budget: Budget<'_>) {
        if !self.recall(game, view) {
            self.tree.clear();
        }
        let iterations = budget.iterations.max(1);
        let most = walkers(iterations);
        loop {
            let done = self.tree.root_visits();
            if done >= iterations || self.tree.is_clear(iterations - done) || (done > 0 && budget.is_over()) {
                break;
            }
            self.batch(game, view, (iterations - done).min(most), None);
        }
    }

    /// Looks at an answer until it was visited so often.
    fn look_at(&mut self, game: &G, view: &G::View, budget: Budget<'_>, action: G::Action, visits: u32) {
        while !budget.is_over() && self.tree.answer_visits(action).is_some_and(|so_far| so_far < visits) {
            self.batch(game, view, walkers(budget.iterations), Some(action));
        }
    }

    /// So many iterations from a view, from nothing and without an answer: to measure them.
    pub fn simulate(&mut self, game: &G, view: &G::View, iterations: u32) {
        self.memory = None;
        self.tree.clear();
        for _ in 0..iterations / MOST_WALKERS {
            self.batch(game, view, MOST_WALKERS, None);
        }
        for _ in 0..iterations % MOST_WALKERS {
            self.batch(game, view, 1, None);
        }
    }

    /// So many walks at the same time; through a given answer, if there is one.
    fn batch(&mut self, game: &G, view: &G::View, walks: u32, through: Option<G::Action>) {
        let walkers = &mut self.walkers[..walks as usize];
        for walker in &mut *walkers {
            walker.descend(game, view, &mut self.tree, through);
        }
        let share = walkers.len().div_ceil(self.threads);
        if share == walkers.len() {
            walkers.iter_mut().for_each(|walker| walker.play_out(game));
        } else {
            std::thread::scope(|scope| {
                let mut parts = walkers.chunks_mut(share);
                let own = parts.next();
                for part in parts {
                    scope.spawn(move || part.iter_mut().for_each(|walker| walker.play_out(game)));
                }
                own.into_iter().flatten().for_each(|walker| walker.play_out(game));
            });
        }
        for walker in walkers {
            walker.report(&mut self.tree);
        }
    }

    /// Whether the view is where the last answer led to; then the tree goes on from there. Answers that were the only ones
    /// may lie between.
    fn recall(&mut self, game: &G, view: &G::View) -> bool {
        let Some(Memory { view: old, mut action }) = self.memory.take() else { return false };
        let walker = &mut self.walkers[0];
        let mut state = game.sample(&old, walker.rng());
        let Actor::Player(seat) = game.actor(&state) else { return false };
        let mut node = self.tree.root();
        loop {
            let Some(child) = self.tree.child(node, action) else { return false };
            node = child;
            game.apply(&mut state, action, &mut table::NoEvents);
            if game.actor(&state) != Actor::Player(seat) {
                return false;
            }
            if game.view(&state, Some(seat)) == *view {
                self.tree.set_root(node);
                return true;
            }
            match walker.only_answer(game, &state) {
                Some(only) => action = only,
                None => return false,
            }
        }
    }

    /// The seat that decides in a view.
    fn decider(&mut self, game: &G, view: &G::View) -> Option<Seat> {
        let world = game.sample(view, self.walkers[0].rng());
        match game.actor(&world) {
            Actor::Player(seat) => Some(seat),
            Actor::Chance | Actor::Nobody => None,
        }
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], budget: Budget<'_>) -> G::Action {
        self.search(game, view, budget);
        let action = if self.noise > 0.0 {
            self.tree.noisy(self.noise, self.walkers[0].rng())
        } else {
            self.tree.most_visited()
        };
        let action = action.filter(|action| legal.contains(action)).unwrap_or(legal[0]);
        self.memory = Some(Memory { view: view.clone(), action });
        action
    }
}

/// How many walks are made at the same time in a search of so many iterations.
fn walkers(iterations: u32) -> u32 {
    (iterations / PER_WALKER).clamp(1, MOST_WALKERS)
}

/// How many cores there are; in a browser one.
pub fn cores() -> usize {
    if cfg!(target_family = "wasm") {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, usize::from)
}
