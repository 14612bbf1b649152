//! What a bot thinks of a decision, and what speaks for an answer: for hints, and for reviews of finished games.
//!
//! The bot sees a view, never the state, and has luck of its own: to ask it changes nothing, and it tells nothing that is hidden.

use crate::judge::{Judged, Weights};
use crate::player::Budget;
use crate::search::{Search, Study, cores};
use table::Seeds;

/// The stream of a seed from which advice is drawn.
const ADVICE: u8 = 20;
/// The term for whose turn it is: every answer passes the turn on sooner or later, so that is no reason for any.
const PASSING: &str = "turn";
/// Points below this are not told; they would be shown as nothing.
pub const NOTHING: f32 = 0.05;

/// What an answer changes by the end of the turn: the terms of the evaluation with their points, the largest first.
pub type Reasons = Vec<(&'static str, f32)>;

/// Somebody who thinks about each decision anew, so that what they say depends on the seed and the number of the decision
/// only, not on what they were asked before.
pub struct Adviser<'g, G: Judged> {
    pub(crate) game: &'g G,
    weights: Weights,
    seed: u64,
}

impl<'g, G: Judged> Adviser<'g, G> {
    /// The seed of the luck of hints; it is the same in every game, so that no hint knows more than its view.
    pub const SEED: u64 = 1755;

    /// An adviser with the luck of this seed.
    pub fn new(game: &'g G, seed: u64) -> Self {
        Self { game, weights: Weights::shipped::<G>(game.n_seats()), seed }
    }

    /// Studies the decision with this number. The answers in `also` are looked at in any case, and all answers if the
    /// search alone finds only one worth a look.
    pub fn study(
        &self,
        number: usize,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget<'_>,
        also: &[G::Action],
    ) -> Study<G::Action> {
        let study = |also: &[G::Action]| self.search(number).study(self.game, view, budget, also);
        let first = study(also);
        if first.answers.len() > 1 { first } else { study(legal) }
    }

    /// What an answer changes by the end of the turn. Two answers are compared in the same worlds.
    pub fn reasons(&self, number: usize, view: &G::View, action: G::Action) -> Reasons {
        let mut reasons = self.search(number).reasons(self.game, view, action);
        reasons.retain(|(term, _)| *term != PASSING);
        reasons
    }

    fn search(&self, number: usize) -> Search<G> {
        let luck = Seeds(self.seed.wrapping_add(number as u64)).stream(ADVICE);
        Search::new(self.weights.clone(), luck).with_threads(cores())
    }
}

/// Whether a difference is more than chance: twice its standard error.
pub fn is_clear(difference: f32, error: f32) -> bool {
    difference > 2.0 * error
}

/// All changes together.
pub fn sum<T>(reasons: &[(T, f32)]) -> f32 {
    // A sum of nothing would be a negative nought.
    reasons.iter().map(|(_, points)| points).fold(0.0, |all, points| all + points)
}

/// What one answer changes more than another, the largest difference first.
pub fn beyond(reasons: &[(&'static str, f32)], others: &[(&'static str, f32)]) -> Reasons {
    let of = |list: &[(&'static str, f32)], name: &str| {
        list.iter().find(|(term, _)| *term == name).map_or(0.0, |(_, points)| *points)
    };
    let only_others = others.iter().filter(|(term, _)| !reasons.iter().any(|(other, _)| other == term));
    let mut beyond: Reasons =
        reasons.iter().chain(only_others).map(|&(term, _)| (term, of(reasons, term) - of(others, term))).collect();
    beyond.retain(|(_, points)| points.abs() >= NOTHING);
    beyond.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    beyond
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_compared_term_by_term() {
        let best = [("score-ships", 3.0), ("wigs", 1.0), ("reis", -0.5)];
        let played = [("wigs", 1.0), ("influence", 2.0), ("reis", -1.5)];
        let beyond = beyond(&best, &played);
        assert_eq!(beyond, [("score-ships", 3.0), ("influence", -2.0), ("reis", 1.0)]);
        assert_eq!((sum(&beyond), sum::<&str>(&[])), (2.0, 0.0));
    }

    #[test]
    fn a_difference_is_clear_beyond_twice_its_error() {
        assert!(!is_clear(100.0, f32::INFINITY) && is_clear(1.0, 0.4) && !is_clear(1.0, 0.5));
    }
}
