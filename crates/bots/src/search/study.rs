//! What a search found out about a decision, and why it likes an answer.

use super::Search;
use crate::judge::Judged;
use crate::player::Budget;
use table::NoEvents;

/// Worlds that are looked at to say what an answer does.
const WORLDS: usize = 16;

/// What is known of one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Answer<A> {
    /// The answer.
    pub action: A,
    /// How often the search went there.
    pub visits: u32,
    /// The points by which the player will be ahead of the best other one, on average.
    pub lead: f32,
    /// The standard error of that.
    pub error: f32,
}

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Study<A> {
    /// The answers that were looked at, the best first.
    pub answers: Vec<Answer<A>>,
}

impl<A: Copy + PartialEq> Study<A> {
    /// The best answer.
    pub fn best(&self) -> Option<&Answer<A>> {
        self.answers.first()
    }

    /// What is known of an answer.
    pub fn answer(&self, action: A) -> Option<&Answer<A>> {
        self.answers.iter().find(|answer| answer.action == action)
    }

    /// The points that an answer gives away against the best, and the standard error of that; none if it was not looked at.
    pub fn loss(&self, action: A) -> Option<(f32, f32)> {
        let (best, given) = (self.best()?, self.answer(action)?);
        if best.action == action {
            return Some((0.0, 0.0));
        }
        Some(((best.lead - given.lead).max(0.0), (best.error.powi(2) + given.error.powi(2)).sqrt()))
    }
}

impl<G: Judged> Search<G> {
    /// Studies a decision: what the view asks. The answers in `also` are looked at in any case, often enough to compare them.
    pub fn study(&mut self, game: &G, view: &G::View, budget: Budget<'_>, also: &[G::Action]) -> Study<G::Action> {
        self.memory = None;
        self.search(game, view, budget);
        let best = self.tree.most_visited();
        // As often as the best one, or half of all: an answer that was hardly looked at looks worse than it is.
        let visits = best.and_then(|best| self.tree.answer_visits(best)).unwrap_or(0);
        let visits = visits.min(budget.iterations / 2).max(2);
        for action in best.into_iter().chain(also.iter().copied()) {
            self.look_at(game, view, budget, action, visits);
        }
        let looked_at = self.tree.root_answers().filter(|edge| edge.visits > 0);
        let mut answers: Vec<Answer<G::Action>> = looked_at
            .map(|edge| {
                let n = edge.visits as f32;
                let lead = edge.lead / n;
                let variance = (edge.squares / n - lead * lead).max(0.0);
                // A single look tells nothing about its error.
                let error = if edge.visits > 1 { (variance / (n - 1.0)).sqrt() } else { f32::INFINITY };
                Answer { action: edge.action, visits: edge.visits, lead, error }
            })
            .collect();
        answers.sort_by_key(|answer| (Some(answer.action) != best, std::cmp::Reverse(answer.visits), answer.action));
        Study { answers }
    }

    /// What an answer changes by the end of the turn: the points that each term of the evaluation gains or loses, the largest
    /// change first, on average over worlds that fit the view.
    pub fn reasons(&mut self, game: &G, view: &G::View, action: G::Action) -> Vec<(&'static str, f32)> {
        let Some(seat) = self.decider(game, view) else { return Vec::new() };
        let mut change = vec![0.0; G::TERMS.len()];
        let greedy = self.walkers[0].greedy();
        for _ in 0..WORLDS {
            let mut state = game.sample(view, greedy.rng());
            let stage = game.stage(&state);
            let before = greedy.judge().contributions(game, &state, seat, stage);
            game.apply(&mut state, action, &mut NoEvents);
            greedy.finish_turn(game, &mut state, seat);
            let after = greedy.judge().contributions(game, &state, seat, stage);
            for ((change, before), after) in change.iter_mut().zip(before).zip(after) {
                *change += (after - before) / WORLDS as f32;
            }
        }
        let mut reasons: Vec<(&str, f32)> = G::TERMS.iter().copied().zip(change).collect();
        reasons.retain(|(_, change)| change.abs() >= 0.05);
        reasons.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
        reasons
    }
}
