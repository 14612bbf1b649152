//! What a position is worth: named terms with weights.
//!
//! Two sums are made. The *terms* say what a seat may expect at the end of the game, from what lies on the table. The
//! *prospects* say what the rest of a turn will add to that, from what is still pending in it.

mod lisboa;
mod madeira;
mod weights;

pub(crate) use weights::Grid;
pub use weights::Weights;

use table::{Actor, BySeat, Game, Seat};

/// A game whose positions can be judged by terms.
pub trait Judged: Game {
    /// The names of the terms; what each counts stands beside the code that counts it.
    const TERMS: &'static [&'static str];
    /// The names of what may be pending in a turn.
    const PROSPECTS: &'static [&'static str];
    /// The names of the stages of a game; each has its own weights.
    const STAGES: &'static [&'static str];
    /// The weights that are shipped.
    const WEIGHTS: &'static str;
    /// How many rounds a search plays on before it judges.
    const HORIZON: u16;
    /// How many answers are followed to the end of a turn that a search plays out; with 1 it goes by taste alone.
    const LOOKS: usize;
    /// How often each level looks into the future for one turn, from the weakest: so often that it wins clearly against the one
    /// below, and the strongest as often as it still makes its play better, well within 3 seconds.
    const ITERATIONS: [u32; 4];
    /// How far apart answers lie that a careless player confuses, in points.
    const SLIP: f32;

    /// The stage of a state, as an index into `STAGES`.
    fn stage(&self, state: &Self::State) -> usize;
    /// Puts the terms of a seat into `out`, in the order of `TERMS`. Only what everybody, or that seat, can see.
    fn terms(&self, state: &Self::State, seat: Seat, out: &mut Terms<'_>);
    /// Adds to `out` what is pending for the seat whose turn it is, in the order of `PROSPECTS`.
    fn prospects(&self, state: &Self::State, seat: Seat, out: &mut [f32]);
}

/// Room for the terms of a seat, filled in order.
pub struct Terms<'a> {
    values: &'a mut [f32],
    next: usize,
}

impl Terms<'_> {
    /// The next terms.
    #[inline]
    pub(crate) fn put<const N: usize>(&mut self, values: [f32; N]) {
        self.values[self.next..self.next + N].copy_from_slice(&values);
        self.next += N;
    }
}

/// The terms of a seat, in the room given.
pub(crate) fn terms<'a, G: Judged>(game: &G, state: &G::State, seat: Seat, room: &'a mut Vec<f32>) -> &'a [f32] {
    room.resize(G::TERMS.len(), 0.0);
    let mut terms = Terms { values: room, next: 0 };
    game.terms(state, seat, &mut terms);
    debug_assert_eq!(terms.next, G::TERMS.len(), "BUG: a term is missing");
    room
}

/// Declares what may be pending, by name and in order: the type `P`, and `NAMES`.
macro_rules! prospects {
    ($($variant:ident = $text:literal),+ $(,)?) => {
        #[derive(Clone, Copy)]
        #[repr(u8)]
        enum P { $($variant),+ }

        pub(super) const NAMES: &[&str] = &[$($text),+];
    };
}
use prospects;

/// Whether it is the seat that decides, in its own turn.
pub(crate) fn is_in_turn<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    game.turn(state) == seat && game.actor(state) == Actor::Player(seat)
}

/// A judge of positions.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Weights,
    /// Room for the terms of one seat.
    terms: Vec<f32>,
    /// Room for what is pending.
    pending: Vec<f32>,
}

impl Judge {
    /// A judge with these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, terms: Vec::with_capacity(128), pending: Vec::with_capacity(128) }
    }

    /// The points that a seat may expect at the end, if nothing were pending; at the end, those it has.
    pub fn points<G: Judged>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        if game.actor(state) == Actor::Nobody {
            return f32::from(game.scores(state)[seat]);
        }
        let terms = terms(game, state, seat, &mut self.terms);
        self.weights.sum(game.stage(state), terms)
    }

    /// The points that the rest of its turn will add for the seat that decides.
    pub fn promise<G: Judged>(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        if !is_in_turn(game, state, seat) {
            return 0.0;
        }
        let pending = pending(game, state, seat, &mut self.pending);
        self.weights.promise(game.stage(state), pending)
    }

    /// The points that each seat may expect.
    pub fn all<G: Judged>(&mut self, game: &G, state: &G::State) -> BySeat<f32> {
        let mut points = BySeat::default();
        for seat in Seat::first(game.n_seats()) {
            points[seat] = self.points(game, state, seat);
        }
        points
    }

    /// What each term contributes to the points of a seat by the weights of a stage, in the order of `TERMS`.
    pub fn contributions<G: Judged>(&mut self, game: &G, state: &G::State, seat: Seat, stage: usize) -> Vec<f32> {
        self.weights.products(stage, terms(game, state, seat, &mut self.terms))
    }
}

/// What is pending for a seat, in the room given.
pub(crate) fn pending<'a, G: Judged>(game: &G, state: &G::State, seat: Seat, room: &'a mut Vec<f32>) -> &'a [f32] {
    room.clear();
    room.resize(G::PROSPECTS.len(), 0.0);
    game.prospects(state, seat, room);
    room
}
