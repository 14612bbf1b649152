//! One turn ahead: every answer is followed to the end of the own turn, and the best end wins.

use crate::judge::{Judge, Judged, Weights};
use crate::player::{Bot, Budget};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, GameExt, NoEvents, Seat};

/// No turn takes more small decisions; a Windmill could go on for long.
const LONGEST_TURN: u32 = 24;

/// Looks at the end of its own turn.
pub struct Greedy<G: Judged> {
    judge: Judge,
    rng: Xoshiro256PlusPlus,
    /// Room for legal actions, so that nothing is allocated while playing ahead.
    legal: Vec<G::Action>,
}

impl<G: Judged> Greedy<G> {
    /// A greedy bot with these weights and this source of luck.
    pub fn new(weights: Weights, rng: Xoshiro256PlusPlus) -> Self {
        Self { judge: Judge::new(weights), rng, legal: Vec::with_capacity(256) }
    }

    /// The source of luck.
    pub(crate) fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.rng
    }

    /// The judge.
    pub(crate) fn judge(&mut self) -> &mut Judge {
        &mut self.judge
    }

    /// Plays on while the seat decides in its own turn, each small step by what it looks like right after it.
    pub(crate) fn finish_turn(&mut self, game: &G, state: &mut G::State, seat: Seat) {
        let turn = game.turn(state);
        let mut legal = std::mem::take(&mut self.legal);
        for _ in 0..LONGEST_TURN {
            match game.actor(state) {
                Actor::Player(who) if who == seat && game.turn(state) == turn => {
                    game.legal_actions(state, &mut legal);
                    let best = self.tastiest(game, state, seat, &legal);
                    game.apply(state, best, &mut NoEvents);
                }
                Actor::Chance => {
                    game.legal_actions(state, &mut legal);
                    let outcome = game.draw(state, &legal, &mut self.rng);
                    game.apply(state, outcome, &mut NoEvents);
                }
                Actor::Player(_) | Actor::Nobody => break,
            }
        }
        self.legal = legal;
    }

    /// The answer right after which the seat may expect most.
    fn tastiest(&mut self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> G::Action {
        let mut best = (f32::MIN, legal[0]);
        for &action in legal.iter().filter(|_| legal.len() > 1) {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            let points = self.judge.points(game, &next, seat);
            if points > best.0 {
                best = (points, action);
            }
        }
        best.1
    }

    /// The best answer in a state that the bot takes for real.
    pub(crate) fn best(&mut self, game: &G, state: &G::State, legal: &[G::Action]) -> G::Action {
        let (Actor::Player(seat), [_, _, ..]) = (game.actor(state), legal) else { return legal[0] };
        let mut best = (f32::MIN, legal[0]);
        for &action in legal {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            self.finish_turn(game, &mut next, seat);
            let points = self.judge.points(game, &next, seat);
            if points > best.0 {
                best = (points, action);
            }
        }
        best.1
    }
}

impl<G: Judged> Bot<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], _budget: Budget) -> G::Action {
        let world = game.sample(view, &mut self.rng);
        self.best(game, &world, legal)
    }
}
