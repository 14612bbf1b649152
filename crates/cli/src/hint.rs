//! The words for what a bot thinks of a decision: for `hint` at the prompt and for `review`.

use crate::games::Shelf;
use crate::show::text;
use crate::show::words::say;
use bots::{Adviser, Answer, Budget, NOTHING, is_clear, sum};
use words::Worded;

/// The simulations of a hint: well below a second, and enough to tell most answers apart.
pub const ITERATIONS: u32 = 300;
/// How many reasons are told.
const FEW: usize = 5;

/// A hint for the seat that sees this view and has these answers, numbered as they are shown.
pub fn hint<G: Shelf>(game: &G, number: usize, view: &G::View, legal: &[G::Action]) -> String {
    let adviser = Adviser::new(game, Adviser::<G>::SEED);
    let study = adviser.study(number, view, legal, Budget::iterations(ITERATIONS), &[]);
    let Some(best) = study.best() else { return "The bot has no advice here.\n".to_owned() };
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
    lines.push(format!("(Up to {ITERATIONS} simulations from what you can see; ± is one standard error.)"));
    lines.join("\n") + "\n"
}

/// What an answer goes for.
fn aim<G: Worded>(reasons: &[(&str, f32)]) -> String {
    if reasons.is_empty() {
        return "By the end of the turn nothing that the bot counts changes: it pays off later.".to_owned();
    }
    format!(
        "What it aims for by the end of the turn: {:+.1} points in all, from {}.",
        sum(reasons),
        changes::<G>(reasons)
    )
}

/// Whether two answers can be told apart.
fn closeness<A>(best: &Answer<A>, next: &Answer<A>) -> &'static str {
    let error = best.error.hypot(next.error);
    if is_clear(best.lead - next.lead, error) { "" } else { " (too close to tell apart)" }
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
    if sum(rest).abs() >= NOTHING {
        words.push(format!("the rest {:+.1}", sum(rest)));
    }
    words.join(", ")
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
    }

    #[test]
    fn what_is_gained_is_told_before_what_is_given_for_it() {
        let told = changes::<Lisboa>(&[("score-ships", 3.0), ("influence", -2.0), ("reis", 1.0)]);
        assert_eq!(told, "scoring of ships +3.0, réis +1.0, Influence -2.0");
        let many: Vec<(&str, f32)> = ["a", "b", "c", "d", "e", "f", "g"].map(|term| (term, 1.0)).to_vec();
        assert_eq!(changes::<Lisboa>(&many), "a +1.0, b +1.0, c +1.0, d +1.0, e +1.0, the rest +2.0");
        assert_eq!(changes::<Lisboa>(&[]), "");
    }
}
