//! One walk: down the tree in one world, and on from there.

use super::Rollout;
use super::tree::{Found, Number, Tree};
use crate::greedy::Greedy;
use crate::judge::{Judged, Weights};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, BySeat, GameExt, NoEvents, Seat, below};

/// How many points of difference are nearly a sure win.
const MARGIN: f32 = 12.0;

/// Where a walk left the tree.
struct Leaf<G: Judged> {
    state: G::State,
    node: Number,
    /// Who decides there; nobody if the game is over.
    seat: Option<Seat>,
}

/// Walks, each with its own luck and its own room.
pub(super) struct Walker<G: Judged> {
    pub(super) rollout: Rollout,
    greedy: Greedy<G>,
    legal: Vec<G::Action>,
    /// The way: nodes, answers and who chose.
    path: Vec<(Number, Number, Seat)>,
    leaf: Option<Leaf<G>>,
    /// The round at whose beginning the judge speaks; the same for all walks of a decision, so that they can be compared.
    until: u16,
    /// The answers found at the leaf.
    found: Vec<Found<G::Action>>,
    /// What each seat gets, and by how many points it is ahead.
    wanted: BySeat<f32>,
    lead: BySeat<f32>,
}

impl<G: Judged> Walker<G> {
    pub(super) fn new(weights: Weights, rng: Xoshiro256PlusPlus) -> Self {
        Self {
            rollout: Rollout::Taste,
            greedy: Greedy::new(weights, rng),
            legal: Vec::with_capacity(256),
            path: Vec::with_capacity(64),
            leaf: None,
            until: 0,
            found: Vec::with_capacity(256),
            wanted: BySeat::default(),
            lead: BySeat::default(),
        }
    }

    /// Its luck.
    pub(super) fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        self.greedy.rng()
    }

    /// Its greedy side.
    pub(super) fn greedy(&mut self) -> &mut Greedy<G> {
        &mut self.greedy
    }

    /// The answer of a state that leaves no choice.
    pub(super) fn only_answer(&mut self, game: &G, state: &G::State) -> Option<G::Action> {
        game.legal_actions(state, &mut self.legal);
        (self.legal.len() == 1).then(|| self.legal[0])
    }

    /// Walks down the tree in a world that fits the view, to the first node that does not know all answers.
    pub(super) fn descend(
        &mut self,
        game: &G,
        view: &G::View,
        tree: &mut Tree<G::Action>,
        mut through: Option<G::Action>,
    ) {
        let mut state = game.sample(view, self.greedy.rng());
        self.until = game.round(&state) + G::HORIZON;
        self.path.clear();
        let mut node = tree.root();
        let seat = loop {
            game.legal_actions(&state, &mut self.legal);
            let edge = match game.actor(&state) {
                Actor::Nobody => break None,
                Actor::Chance => {
                    let outcome = game.draw(&state, &self.legal, self.greedy.rng());
                    tree.outcome(node, outcome)
                }
                Actor::Player(seat) => {
                    let wish = through.take().and_then(|action| tree.edge(node, action));
                    let chosen = match wish {
                        Some(edge) => {
                            tree.send(edge);
                            Some(edge)
                        }
                        None => tree.select(node, &self.legal),
                    };
                    let Some(edge) = chosen else { break Some(seat) };
                    self.path.push((node, edge, seat));
                    edge
                }
            };
            game.apply(&mut state, tree.action(edge), &mut NoEvents);
            node = tree.enter(edge);
        };
        if !tree.is_new(node) {
            // Only what this world adds to the node.
            self.legal.retain(|&action| tree.edge(node, action).is_none());
        }
        self.leaf = Some(Leaf { state, node, seat });
    }

    /// Plays on from the leaf.
    pub(super) fn play_out(&mut self, game: &G) {
        self.found.clear();
        let Some(leaf) = &self.leaf else { return };
        let (mut state, seat) = (leaf.state, leaf.seat);
        match (seat, self.rollout) {
            (None, _) => {}
            (Some(seat), Rollout::Taste) => {
                let turn = game.turn(&state);
                state = self.expand(game, &state, seat);
                self.greedy.play_on(game, &mut state, turn, self.until);
            }
            (Some(_), Rollout::Random) => {
                let found = self.legal.iter().map(|&action| Found { action, guess: 0.0, idle: false });
                self.found.extend(found);
                self.play_at_random(game, &mut state);
            }
        }
        let points = self.greedy.judge().all(game, &state);
        self.wanted = wanted(game, &state, points);
        for seat in Seat::first(game.n_seats()) {
            self.lead[seat] = points[seat] - best_other(game, points, seat);
        }
    }

    /// Follows each answer to the end of the turn by taste; gives the best end.
    fn expand(&mut self, game: &G, state: &G::State, seat: Seat) -> G::State {
        let mut best = (f32::MIN, *state);
        for at in 0..self.legal.len() {
            let action = self.legal[at];
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            let idle = game.asks_again(state, &next);
            self.greedy.finish_turn(game, &mut next, seat);
            let points = self.greedy.judge().all(game, &next);
            let guess = wanted(game, &next, points)[seat];
            if guess > best.0 && (!idle || self.legal.len() == 1) {
                best = (guess, next);
            }
            self.found.push(Found { action, guess, idle });
        }
        best.1
    }

    fn play_at_random(&mut self, game: &G, state: &mut G::State) {
        loop {
            game.legal_actions(state, &mut self.legal);
            let action = match game.actor(state) {
                Actor::Nobody => return,
                Actor::Chance => game.draw(state, &self.legal, self.greedy.rng()),
                Actor::Player(_) => self.legal[below(self.greedy.rng(), self.legal.len() as u64) as usize],
            };
            game.apply(state, action, &mut NoEvents);
        }
    }

    /// Adds what was found to the tree.
    pub(super) fn report(&mut self, tree: &mut Tree<G::Action>) {
        let Some(leaf) = self.leaf.take() else { return };
        if !self.found.is_empty() {
            tree.add(leaf.node, &self.found);
        }
        tree.visit(leaf.node, leaf.seat.map_or(0.0, |seat| self.wanted[seat]));
        for &(node, edge, seat) in &self.path {
            tree.come_back(node, edge, self.wanted[seat], self.lead[seat]);
        }
    }
}

/// What each seat gets: half for the chance to win, half for the distance to the others. At the end the chance to win is
/// known.
fn wanted<G: Judged>(game: &G, state: &G::State, points: BySeat<f32>) -> BySeat<f32> {
    let n = game.n_seats();
    let best = Seat::first(n).map(|seat| points[seat]).fold(f32::MIN, f32::max);
    let placing = game.placing(state);
    let chance = |seat: Seat| match placing {
        Some(places) => f32::from(u8::from(places[seat] == 1)),
        None => ((points[seat] - best) / MARGIN * 2.0).exp(),
    };
    let all: f32 = Seat::first(n).map(chance).sum();
    let sum: f32 = Seat::first(n).map(|seat| points[seat]).sum();
    let mut wanted = BySeat::default();
    for seat in Seat::first(n) {
        let others = (sum - points[seat]) / f32::from(n - 1);
        let ahead = 1.0 / (1.0 + (-(points[seat] - others) / MARGIN).exp());
        wanted[seat] = 0.5 * chance(seat) / all + 0.5 * ahead;
    }
    wanted
}

/// The points of the best other player.
fn best_other<G: Judged>(game: &G, points: BySeat<f32>, seat: Seat) -> f32 {
    let others = Seat::first(game.n_seats()).filter(|&other| other != seat);
    others.map(|other| points[other]).fold(f32::MIN, f32::max)
}
