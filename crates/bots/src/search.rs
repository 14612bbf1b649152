//! Information-set Monte-Carlo tree search over small decisions.
//!
//! Each iteration draws a world that fits the view, walks down a tree that all worlds share, and adds a node: every answer there is
//! followed to the end of the turn by the judge's taste, and the judge says what the seats may expect then. A walk chooses
//! for the player whose turn it is, by what that player wants: so opponents look after themselves. Luck is drawn by its weights.

use crate::greedy::Greedy;
use crate::judge::{Judged, Weights};
use crate::player::{Bot, Budget};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, BySeat, GameExt, NoEvents, Seat};

/// How curious the walk is.
const CURIOSITY: f32 = 0.4;
/// How much more must be expected for a taste that is e times as strong.
const TASTE: f32 = 0.04;
/// How many points of difference are nearly a sure win.
const MARGIN: f32 = 12.0;
/// A search stops when no other answer could be visited more often in what is left.
const LOOK_EVERY: u32 = 32;

/// An answer at a node.
struct Edge<A> {
    action: A,
    /// How likely the judge's taste makes it.
    prior: f32,
    visits: u32,
    /// What the player at the node got, summed.
    wanted: f32,
    /// What the player may expect by the judge's taste alone.
    guess: f32,
    /// The node behind it, if there is one.
    child: Option<u32>,
}

/// A decision, or a turn of luck, at the end of a path of actions.
struct Node<A> {
    edges: Vec<Edge<A>>,
}

/// A bot that searches.
pub struct Search<G: Judged> {
    greedy: Greedy<G>,
    nodes: Vec<Node<G::Action>>,
    /// The walk of an iteration: nodes, edges and who chose.
    path: Vec<(u32, usize, Seat)>,
    legal: Vec<G::Action>,
}

impl<G: Judged> Search<G> {
    /// A search with these weights and this source of luck.
    pub fn new(weights: Weights, rng: Xoshiro256PlusPlus) -> Self {
        let legal = Vec::with_capacity(256);
        Self { greedy: Greedy::new(weights, rng), nodes: Vec::new(), path: Vec::new(), legal }
    }

    /// One iteration in one world.
    fn iterate(&mut self, game: &G, world: &G::State) {
        let mut state = *world;
        let mut legal = std::mem::take(&mut self.legal);
        self.path.clear();
        let mut node = 0;
        let wanted = loop {
            game.legal_actions(&state, &mut legal);
            match game.actor(&state) {
                Actor::Nobody => break self.wanted(game, &state),
                Actor::Chance => {
                    let outcome = game.draw(&state, &legal, self.greedy.rng());
                    game.apply(&mut state, outcome, &mut NoEvents);
                    node = self.lucky_child(node, outcome);
                }
                Actor::Player(seat) => {
                    if self.nodes[node as usize].edges.is_empty() {
                        break self.expand(game, &state, seat, node, &legal);
                    }
                    let at = self.select(game, &state, seat, node, &legal);
                    self.path.push((node, at, seat));
                    game.apply(&mut state, self.nodes[node as usize].edges[at].action, &mut NoEvents);
                    node = self.child(node, at);
                }
            }
        };
        for &(node, at, seat) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[at];
            edge.visits += 1;
            edge.wanted += wanted[seat];
        }
        self.legal = legal;
    }

    /// What each seat gets: half for the chance to win, half for the distance to the others.
    fn wanted(&mut self, game: &G, state: &G::State) -> BySeat<f32> {
        let points = self.greedy.judge().all(game, state);
        let n = game.n_seats();
        let best = Seat::first(n).map(|seat| points[seat]).fold(f32::MIN, f32::max);
        let chance = |seat: Seat| ((points[seat] - best) / MARGIN * 2.0).exp();
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

    /// Adds the answers of a state to a node, each followed to the end of the turn; gives what the seats may expect after the
    /// best of them.
    fn expand(&mut self, game: &G, state: &G::State, seat: Seat, node: u32, legal: &[G::Action]) -> BySeat<f32> {
        let mut edges: Vec<Edge<G::Action>> = Vec::with_capacity(legal.len());
        let mut best = (f32::MIN, BySeat::default());
        for &action in legal {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            self.greedy.finish_turn(game, &mut next, seat);
            let wanted = self.wanted(game, &next);
            if wanted[seat] > best.0 {
                best = (wanted[seat], wanted);
            }
            edges.push(Edge { action, prior: 0.0, visits: 0, wanted: 0.0, guess: wanted[seat], child: None });
        }
        let mut sum = 0.0;
        for edge in &mut edges {
            edge.prior = ((edge.guess - best.0) / TASTE).exp();
            sum += edge.prior;
        }
        // A little for everybody, so that the judge's mistakes are found.
        let even = 0.1 / edges.len() as f32;
        edges.iter_mut().for_each(|edge| edge.prior = 0.9 * edge.prior / sum + even);
        self.nodes[node as usize].edges = edges;
        best.1
    }

    /// The answer to walk to, among those that are legal in this world.
    fn select(&mut self, game: &G, state: &G::State, seat: Seat, node: u32, legal: &[G::Action]) -> usize {
        let known = |edges: &[Edge<G::Action>], action| edges.iter().position(|edge| edge.action == action);
        if legal.iter().any(|&action| known(&self.nodes[node as usize].edges, action).is_none()) {
            self.add_missing(game, state, seat, node, legal);
        }
        let edges = &self.nodes[node as usize].edges;
        let there = edges.iter().enumerate().filter(|(_, edge)| legal.binary_search(&edge.action).is_ok());
        let visits: u32 = there.clone().map(|(_, edge)| edge.visits).sum();
        let root = (visits as f32 + 1.0).sqrt();
        let hope = |edge: &Edge<G::Action>| {
            // The judge's taste counts as one visit.
            let mean = (edge.wanted + edge.guess) / (edge.visits + 1) as f32;
            mean + CURIOSITY * edge.prior * root / (1.0 + edge.visits as f32)
        };
        let best = there.max_by(|(_, a), (_, b)| hope(a).total_cmp(&hope(b)));
        best.map_or(0, |(at, _)| at)
    }

    /// Answers that were not legal in the worlds before.
    fn add_missing(&mut self, game: &G, state: &G::State, seat: Seat, node: u32, legal: &[G::Action]) {
        let old = std::mem::take(&mut self.nodes[node as usize].edges);
        self.expand(game, state, seat, node, legal);
        let new = &mut self.nodes[node as usize].edges;
        for edge in old {
            match new.iter_mut().find(|other| other.action == edge.action) {
                Some(other) => *other = edge,
                None => new.push(edge),
            }
        }
    }

    /// The node behind an answer; a new one, if nobody was there.
    fn child(&mut self, node: u32, at: usize) -> u32 {
        let next = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize].edges[at];
        let child = *edge.child.get_or_insert(next);
        if child == next {
            self.nodes.push(Node { edges: Vec::new() });
        }
        child
    }

    /// The node behind an outcome of luck.
    fn lucky_child(&mut self, node: u32, outcome: G::Action) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        let at = edges.iter().position(|edge| edge.action == outcome).unwrap_or_else(|| {
            edges.push(Edge { action: outcome, prior: 0.0, visits: 0, wanted: 0.0, guess: 0.0, child: None });
            edges.len() - 1
        });
        self.child(node, at)
    }

    /// Whether the most visited answer stays so, whatever the iterations that are left bring.
    fn is_clear(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second + left
    }
}

impl<G: Judged> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], budget: Budget) -> G::Action {
        self.nodes.clear();
        self.nodes.push(Node { edges: Vec::new() });
        for done in 0..budget.iterations.max(1) {
            let world = game.sample(view, self.greedy.rng());
            self.iterate(game, &world);
            if done % LOOK_EVERY == 0 && self.is_clear(budget.iterations - done) {
                break;
            }
        }
        let best = self.nodes[0].edges.iter().max_by_key(|edge| edge.visits);
        best.map_or(legal[0], |edge| edge.action)
    }
}
