//! What a bot thinks of a decision, and the words for it: for `hint` at the prompt and for `review`.
//!
//! The bot sees a view, never the state, and has luck of its own: to ask it changes nothing.

use crate::games::Shelf;
use crate::show::text;
use crate::show::words::say;
use bots::{Answer, Budget, Search, Study, Weights, cores};
use testkit::Seeds;
use words::Worded;

/// How often a hint looks into the future: well below a second, and enough to tell most answers apart.
pub const ITERATIONS: u32 = 300;
/// The seed of the luck of hints; it is the same in every game, so that no hint knows more than its view.
const SEED: u64 = 1755;
/// The stream of a seed from which advice is drawn.
const ADVICE: u8 = 20;
/// How many reasons are told.
const FEW: usize = 5;
/// The term for whose turn it is: every answer passes the turn on sooner or later, so that is no reason for any.
const PASSING: &str = "turn";
/// Changes below this many points are not told; they would be shown as nothing.
const LEAST: f32 = 0.05;

/// What an answer changes by the end of the turn: the terms of the evaluation with their points, the largest first.
pub type Reasons = Vec<(&'static str, f32)>;

/// Somebody who thinks about each decision anew, so that what they say depends on the seed and the number of the decision
/// only, not on what they were asked before.
pub struct Adviser<'g, G: Shelf> {
    game: &'g G,
    weights: Weights,
    seed: u64,
}

impl<'g, G: Shelf> Adviser<'g, G> {
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

/// A hint for the seat that sees this view and has these answers, numbered as they are shown.
pub fn hint<G: Shelf>(game: &G, number: usize, view: &G::View, legal: &[G::Action]) -> String {
    let adviser = Adviser::new(game, SEED);
    let study = adviser.study(number, view, legal, Budget::iterations(ITERATIONS), &[]);
    let Some(best) = study.best() else { return "The bot has nothing to say here.\n".to_owned() };
    let shown = |answer: &Answer<G::Action>| {
        let number = legal.iter().position(|&action| action == answer.action).map_or(0, |at| at + 1);
        let before = format!("{number:>3}  {}  ", answer.action);
        text::hanging(&before, &game.choice(view, answer.action))
    };
    let mut lines = vec!["The bot would choose".to_owned(), shown(best)];
    lines.push(text::wrapped(&aim::<G>(&adviser.reasons(number, view, best.action)), ""));
    let of = if best.lead < 0.0 { "" } else { " of" };
    lines.push(format!("It expects you to end {}{of} the best other player.", standing(best)));
    if let Some(next) = study.answers.get(1) {
        lines.push(format!("Its second choice, {}{}:", standing(next), closeness(best, next)));
        lines.push(shown(next));
    }
    lines.push(format!("(It looked ahead up to {ITERATIONS} times, from what you can see; ± is one standard error.)"));
    lines.join("\n") + "\n"
}

/// What an answer goes for.
fn aim<G: Worded>(reasons: &[(&str, f32)]) -> String {
    if reasons.is_empty() {
        return "By the end of the turn nothing changes that the bot counts: it is for later.".to_owned();
    }
    format!(
        "What it goes for by the end of the turn: {:+.1} points in all, from {}.",
        sum(reasons),
        changes::<G>(reasons)
    )
}

/// Whether two answers can be told apart.
fn closeness<A>(best: &Answer<A>, next: &Answer<A>) -> &'static str {
    let error = best.error.hypot(next.error);
    if is_clear(best.lead - next.lead, error) { "" } else { " (too close to tell apart)" }
}

/// Whether a difference is more than chance: twice its standard error.
pub fn is_clear(difference: f32, error: f32) -> bool {
    difference > 2.0 * error
}

/// By how many points a player will be ahead with an answer, or behind.
pub fn standing<A>(answer: &Answer<A>) -> String {
    let side = if answer.lead < 0.0 { "behind" } else { "ahead" };
    format!("{} points {side}", with_error(answer.lead.abs(), answer.error, 1))
}

/// Points with their standard error, with so many places behind the point.
pub fn with_error(points: f32, error: f32, places: usize) -> String {
    let error = if error.is_finite() { format!("± {error:.places$}") } else { "(error unknown)".to_owned() };
    format!("{points:.places$} {error}")
}

/// The largest changes in a line: what is gained, then what is given for it.
pub fn changes<G: Worded>(reasons: &[(&str, f32)]) -> String {
    let (large, rest) = reasons.split_at(reasons.len().min(FEW));
    let (gains, costs): (Vec<_>, Vec<_>) = large.iter().partition(|(_, points)| *points > 0.0);
    let name = |term: &str| G::term(term).map_or(term.to_owned(), |term| say(&term));
    let told = |(term, points): &(&str, f32)| format!("{} {points:+.1}", name(term));
    let mut words: Vec<String> = gains.iter().chain(&costs).map(told).collect();
    if sum(rest).abs() >= LEAST {
        words.push(format!("the rest {:+.1}", sum(rest)));
    }
    words.join(", ")
}

/// All changes together.
pub fn sum(reasons: &[(&str, f32)]) -> f32 {
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
    beyond.retain(|(_, points)| points.abs() >= LEAST);
    beyond.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    beyond
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameName, for_game};
    use bots::Judged;
    use lisboa::Lisboa;

    #[test]
    fn every_term_of_the_evaluation_has_a_name() {
        for game in GameName::ALL {
            for_game!(game, G => assert_eq!(<G as Judged>::TERMS, <G as Worded>::TERMS));
        }
    }

    #[test]
    fn an_unknown_error_is_said() {
        assert_eq!(with_error(1.24, 0.5, 1), "1.2 ± 0.5");
        assert_eq!(with_error(1.246, f32::INFINITY, 2), "1.25 (error unknown)");
        let answer = Answer { action: (), visits: 1, lead: -2.0, error: f32::INFINITY };
        assert_eq!(standing(&answer), "2.0 (error unknown) points behind");
        assert!(!is_clear(100.0, f32::INFINITY) && is_clear(1.0, 0.4) && !is_clear(1.0, 0.5));
    }

    #[test]
    fn answers_are_compared_term_by_term() {
        let best = [("score-ships", 3.0), ("wigs", 1.0), ("reis", -0.5)];
        let played = [("wigs", 1.0), ("influence", 2.0), ("reis", -1.5)];
        let beyond = beyond(&best, &played);
        assert_eq!(beyond, [("score-ships", 3.0), ("influence", -2.0), ("reis", 1.0)]);
        let told = changes::<Lisboa>(&beyond);
        assert_eq!((told.as_str(), sum(&beyond)), ("scoring of ships +3.0, réis +1.0, Influence -2.0", 2.0));
        let many: Vec<(&str, f32)> = ["a", "b", "c", "d", "e", "f", "g"].map(|term| (term, 1.0)).to_vec();
        assert_eq!(changes::<Lisboa>(&many), "a +1.0, b +1.0, c +1.0, d +1.0, e +1.0, the rest +2.0");
        assert_eq!((changes::<Lisboa>(&[]).as_str(), sum(&[])), ("", 0.0));
    }
}
