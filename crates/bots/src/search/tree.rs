//! The tree that all worlds share: nodes and answers, each kind in one list that only grows.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

/// How curious a walk is.
const CURIOSITY: f32 = 0.4;
/// How much more must be wanted for a taste that is e times as strong.
const TASTE: f32 = 0.04;
/// The judge's taste counts as so many visits.
const TRUST: f32 = 4.0;
/// This share of the curiosity is for everybody, so that the judge's mistakes are found.
const EVEN: f32 = 0.1;
/// What an exchange that decides nothing must be wanted more than the best answer that decides something.
const WORTH_IDLING: f32 = 0.01;
/// One point of difference is worth about so much at an even score; see `wanted`.
const PER_POINT: f32 = 1.0 / 32.0;

/// The number of a node or an answer; `NONE` for none.
pub(super) type Number = u32;
pub(super) const NONE: Number = Number::MAX;

/// A decision, or a turn of luck, at the end of a path of actions.
#[derive(Clone, Copy)]
struct Node {
    /// Its first answer.
    first: Number,
    visits: u32,
    /// What the player here got, summed.
    wanted: f32,
    /// The best guess of an answer.
    best: f32,
}

/// An answer at a node, or an outcome of luck.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The next answer of the same node.
    next: Number,
    /// The node behind it.
    child: Number,
    /// How likely the judge's taste makes it; nought if it is not worth a look.
    prior: f32,
    /// What the player may want of it by the judge's taste alone.
    guess: f32,
    /// Whether it decides nothing.
    idle: bool,
    pub(super) visits: u32,
    /// Walks that are on their way.
    waiting: u32,
    /// What the player at the node got, summed.
    wanted: f32,
    /// The points ahead of the best other player, summed, and their squares.
    pub(super) lead: f32,
    pub(super) squares: f32,
}

/// An answer that a walk found at a new node.
#[derive(Clone, Copy)]
pub(super) struct Found<A> {
    pub(super) action: A,
    pub(super) guess: f32,
    pub(super) idle: bool,
}

/// The tree.
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    root: Number,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { nodes: vec![Node::NEW], edges: Vec::new(), root: 0 }
    }
}

impl Node {
    const NEW: Self = Self { first: NONE, visits: 0, wanted: 0.0, best: 0.0 };

    /// What was got here so far, less the best guess: guesses are set against it.
    fn base(&self) -> f32 {
        self.wanted / self.visits.max(1) as f32 - self.best
    }
}

impl<A> Edge<A> {
    /// What so many visits and the judge's taste make of it.
    fn mean(&self, base: f32, visits: f32) -> f32 {
        (self.wanted + TRUST * (base + self.guess)) / (visits + TRUST)
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// Forgets everything and keeps the room.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(Node::NEW);
        self.root = 0;
    }

    /// Where walks begin.
    pub(super) fn root(&self) -> Number {
        self.root
    }

    /// Lets walks begin at a node.
    pub(super) fn set_root(&mut self, node: Number) {
        self.root = node;
    }

    /// How many walks began here.
    pub(super) fn root_visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    /// The answers of a node.
    fn answers(&self, node: Number) -> impl Iterator<Item = (Number, &Edge<A>)> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            let number = std::mem::replace(&mut at, edge.next);
            Some((number, edge))
        })
    }

    /// The answers of the root.
    pub(super) fn root_answers(&self) -> impl Iterator<Item = &Edge<A>> {
        self.answers(self.root).map(|(_, edge)| edge)
    }

    /// How often an answer of the root was visited.
    pub(super) fn answer_visits(&self, action: A) -> Option<u32> {
        self.root_answers().find(|edge| edge.action == action).map(|edge| edge.visits)
    }

    /// An answer of a node.
    pub(super) fn edge(&self, node: Number, action: A) -> Option<Number> {
        self.answers(node).find(|(_, edge)| edge.action == action).map(|(number, _)| number)
    }

    /// The action of an answer.
    pub(super) fn action(&self, edge: Number) -> A {
        self.edges[edge as usize].action
    }

    /// The node behind an answer that somebody has been to.
    pub(super) fn child(&self, node: Number, action: A) -> Option<Number> {
        let edge = self.edge(node, action)?;
        Some(self.edges[edge as usize].child).filter(|&child| child != NONE)
    }

    /// The answer to walk to, among those that are legal in this world; none if one of those is not known here. A walk that is on
    /// its way counts as a visit that got nothing, so that others look elsewhere.
    pub(super) fn select(&mut self, node: Number, legal: &[A]) -> Option<Number> {
        let here = &self.nodes[node as usize];
        let there = |edge: &Edge<A>| legal.binary_search(&edge.action).is_ok();
        let (mut known, mut visits) = (0, 0);
        for (_, edge) in self.answers(node).filter(|(_, edge)| there(edge)) {
            known += 1;
            visits += edge.visits + edge.waiting;
        }
        if known < legal.len() {
            return None;
        }
        let root = (visits as f32 + 1.0).sqrt();
        let base = here.base();
        let mut best = (f32::MIN, NONE);
        for (number, edge) in self.answers(node).filter(|(_, edge)| edge.prior > 0.0 && there(edge)) {
            let visits = (edge.visits + edge.waiting) as f32;
            let hope = edge.mean(base, visits) + CURIOSITY * edge.prior * root / (1.0 + visits);
            if hope > best.0 {
                best = (hope, number);
            }
        }
        if best.1 == NONE {
            // Only exchanges that are worth nothing: any of them.
            best.1 = self.answers(node).find(|(_, edge)| there(edge)).map(|(number, _)| number)?;
        }
        self.edges[best.1 as usize].waiting += 1;
        Some(best.1)
    }

    /// Sends a walk through an answer.
    pub(super) fn send(&mut self, edge: Number) {
        self.edges[edge as usize].waiting += 1;
    }

    /// The node behind an answer; a new one, if nobody was there.
    pub(super) fn enter(&mut self, edge: Number) -> Number {
        let next = self.nodes.len() as Number;
        let child = &mut self.edges[edge as usize].child;
        if *child == NONE {
            *child = next;
            self.nodes.push(Node::NEW);
        }
        *child
    }

    /// The outcome of luck at a node; a new one, if it was not drawn before.
    pub(super) fn outcome(&mut self, node: Number, action: A) -> Number {
        match self.edge(node, action) {
            Some(edge) => edge,
            None => self.push(node, Found { action, guess: 0.0, idle: false }),
        }
    }

    /// Whether a node has answers.
    pub(super) fn is_new(&self, node: Number) -> bool {
        self.nodes[node as usize].first == NONE
    }

    fn push(&mut self, node: Number, found: Found<A>) -> Number {
        let number = self.edges.len() as Number;
        let Found { action, guess, idle } = found;
        self.edges.push(Edge {
            action,
            next: self.nodes[node as usize].first,
            child: NONE,
            prior: 0.0,
            guess,
            idle,
            visits: 0,
            waiting: 0,
            wanted: 0.0,
            lead: 0.0,
            squares: 0.0,
        });
        self.nodes[node as usize].first = number;
        number
    }

    /// Adds answers to a node, as far as they are not known there.
    pub(super) fn add(&mut self, node: Number, found: &[Found<A>]) {
        for &answer in found {
            if self.edge(node, answer.action).is_none() {
                self.push(node, answer);
            }
        }
        self.weigh(node);
    }

    /// Works out the priors of a node from the guesses of its answers.
    fn weigh(&mut self, node: Number) {
        let best_of = |tree: &Self, idle: bool| {
            let guesses = tree.answers(node).filter(|(_, edge)| edge.idle == idle).map(|(_, edge)| edge.guess);
            guesses.fold(f32::MIN, f32::max)
        };
        let decided = best_of(self, false);
        let best = decided.max(best_of(self, true));
        let bar = if decided > f32::MIN { decided + WORTH_IDLING } else { f32::MIN };
        let worth = |edge: &Edge<A>| !edge.idle || edge.guess > bar;
        let (mut sum, mut count) = (0.0, 0);
        for (_, edge) in self.answers(node).filter(|(_, edge)| worth(edge)) {
            sum += ((edge.guess - best) / TASTE).exp();
            count += 1;
        }
        let even = EVEN / count.max(1) as f32;
        let mut at = self.nodes[node as usize].first;
        while let Some(edge) = self.edges.get_mut(at as usize) {
            let prior = (1.0 - EVEN) * ((edge.guess - best) / TASTE).exp() / sum + even;
            edge.prior = if worth(edge) { prior } else { 0.0 };
            at = edge.next;
        }
        self.nodes[node as usize].best = best;
    }

    /// A walk through an answer of a node has come back.
    pub(super) fn come_back(&mut self, node: Number, edge: Number, wanted: f32, lead: f32) {
        self.visit(node, wanted);
        let edge = &mut self.edges[edge as usize];
        edge.waiting -= 1;
        edge.visits += 1;
        edge.wanted += wanted;
        edge.lead += lead;
        edge.squares += lead * lead;
    }

    /// A walk ended at a node.
    pub(super) fn visit(&mut self, node: Number, wanted: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.wanted += wanted;
    }

    /// Whether the most visited answer stays so, whatever the iterations that are left bring; or there is only one.
    pub(super) fn is_clear(&self, left: u32) -> bool {
        let (mut first, mut second, mut count) = (0, 0, 0);
        for edge in self.root_answers().filter(|edge| edge.prior > 0.0) {
            count += 1;
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        count == 1 || first > second + left
    }

    /// What an answer of the root is worth, by its visits and the judge's taste.
    fn worth(&self, edge: &Edge<A>) -> f32 {
        edge.mean(self.nodes[self.root as usize].base(), edge.visits as f32)
    }

    /// The answer that was visited most often; among equals the one that is worth most.
    pub(super) fn most_visited(&self) -> Option<A> {
        let order = |a: &&Edge<A>, b: &&Edge<A>| {
            a.visits.cmp(&b.visits).then(self.worth(a).total_cmp(&self.worth(b))).then(b.action.cmp(&a.action))
        };
        self.root_answers().filter(|edge| edge.prior > 0.0).max_by(order).map(|edge| edge.action)
    }

    /// An answer by its worth: one that is `noise` points worse is given less often by a factor e.
    pub(super) fn noisy(&self, noise: f32, rng: &mut Xoshiro256PlusPlus) -> Option<A> {
        let best = self.root_answers().map(|edge| self.worth(edge)).fold(f32::MIN, f32::max);
        let chance = |edge: &Edge<A>| ((self.worth(edge) - best) / (noise * PER_POINT)).exp();
        let likely = || self.root_answers().filter(|edge| edge.prior > 0.0);
        let sum: f32 = likely().map(chance).sum();
        let mut left = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32 * sum;
        for edge in likely() {
            left -= chance(edge);
            if left < 0.0 {
                return Some(edge.action);
            }
        }
        self.most_visited()
    }
}
