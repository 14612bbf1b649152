//! What a position is worth: named terms with weights.

mod lisboa;
mod madeira;
mod weights;

pub use weights::Weights;

use table::{Actor, BySeat, Game, Seat};

/// A game whose positions can be judged by terms.
pub trait Judged: Game {
    /// The names of the terms; what each counts stands beside the code that counts it.
    const TERMS: &'static [&'static str];
    /// The names of the stages of a game; each has its own weights.
    const STAGES: &'static [&'static str];
    /// The weights that are shipped.
    const WEIGHTS: &'static str;

    /// The stage of a state, as an index into `STAGES`.
    fn stage(&self, state: &Self::State) -> usize;
    /// Clears `out` and puts the terms of a seat there, in the order of `TERMS`. Only what everybody, or that seat, can see.
    fn terms(&self, state: &Self::State, seat: Seat, out: &mut Vec<f32>);
}

/// A judge of positions.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Weights,
    /// Room for the terms of one seat.
    terms: Vec<f32>,
}

impl Judge {
    /// A judge with these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, terms: Vec::with_capacity(128) }
    }

    /// The points that a seat may expect at the end; at the end, those it has.
    pub fn points<G: Judged>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        if game.actor(state) == Actor::Nobody {
            return f32::from(game.scores(state)[seat]);
        }
        game.terms(state, seat, &mut self.terms);
        self.weights.sum(game.stage(state), &self.terms)
    }

    /// The points that each seat may expect.
    pub fn all<G: Judged>(&mut self, game: &G, state: &G::State) -> BySeat<f32> {
        let mut points = BySeat::default();
        for seat in Seat::first(game.n_seats()) {
            points[seat] = self.points(game, state, seat);
        }
        points
    }
}
