//! Laws about actions: their texts, the list of the legal ones, and the reasons against the others.

use super::{Checker, Law};
use table::{Action, Actor, Game, Seat};

/// What is wrong with the numbers and texts of a kind of actions: each has one number, in the order of `Ord`, and a text that
/// is read as itself and fits into a line of a record.
fn action_faults<A: Action>() -> Vec<String> {
    let (mut faults, mut last) = (Vec::new(), None::<A>);
    for index in 0..A::COUNT {
        let Some(action) = A::from_index(index) else {
            faults.push(format!("there is no action with the number {index}"));
            return faults;
        };
        let text = action.to_string();
        let is_plain = !text.is_empty() && !text.contains([',', '\n', '#']) && text.trim() == text;
        let mut hold = |holds: bool, what: &str| {
            if !holds {
                faults.push(format!("`{text}` {what}"));
            }
        };
        hold(action.index() == index, "has two numbers");
        hold(last.is_none_or(|last| last < action), "is out of order");
        hold(is_plain, "does not fit into a line of a record");
        hold(text.parse() == Ok(action), "is not read as itself");
        last = Some(action);
    }
    if A::from_index(A::COUNT).is_some() {
        faults.push("there is an action beyond the last".to_owned());
    }
    faults
}

/// Checks the numbers and texts of all actions that exist.
///
/// # Panics
/// If one has no number, two, or a text that is not read as itself.
pub fn assert_actions<A: Action>() {
    let faults = action_faults::<A>();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

impl<G: Game> Checker<'_, G> {
    /// Numbers and texts of all actions that exist.
    pub(super) fn notation(&mut self) {
        for fault in action_faults::<G::Action>() {
            self.note(Law::Notation, fault);
        }
    }

    /// The list of legal actions.
    pub(super) fn list(&mut self, state: &G::State, legal: &[G::Action]) {
        let actor = self.game.actor(state);
        let is_over = actor == Actor::Nobody;
        self.hold(Law::List, legal.is_sorted_by(|a, b| a < b), || format!("it is not ascending: {}", texts(legal)));
        self.hold(Law::List, legal.is_empty() == is_over, || {
            if is_over { format!("the game is over, but legal is {}", texts(legal)) } else { "it is empty".to_owned() }
        });
        if actor == Actor::Chance {
            for &outcome in legal {
                let weight = self.game.chance_weight(state, outcome);
                self.hold(Law::Weight, weight > 0, || format!("`{outcome}` has no weight"));
            }
        }
    }

    /// Who is asked what.
    pub(super) fn asked(&mut self, state: &G::State) {
        let (actor, decision) = (self.game.actor(state), self.game.decision(state));
        let is_player = actor.seat().is_some();
        self.hold(Law::Asked, decision.is_some() == is_player, || format!("{actor:?} is asked {decision:?}"));
        if let Some(decision) = decision {
            let rule = self.game.decision_rule(decision);
            self.hold(Law::Asked, !rule.0.is_empty(), || format!("no rule asks {decision:?}"));
        }
        let in_play = |seat: Seat| seat.index() < usize::from(self.game.n_seats());
        let (turn, asked) = (self.game.turn(state), actor.seat());
        let both = in_play(turn) && asked.is_none_or(in_play);
        self.hold(Law::Asked, both, || format!("turn {turn} and actor {actor:?}: a seat is not in play"));
    }

    /// The reasons against every action that exists.
    pub(super) fn explain(&mut self, state: &G::State, legal: &[G::Action]) {
        let mut wrong = Vec::new();
        for action in (0..G::Action::COUNT).filter_map(G::Action::from_index) {
            let reasons = self.game.explain(state, action);
            self.report.n_explained += 1;
            let is_legal = legal.binary_search(&action).is_ok();
            if is_legal != reasons.is_empty() {
                let verdict =
                    if is_legal { "is legal, but refused" } else { "is not legal, but nothing is against it" };
                wrong.push(format!("`{action}` {verdict} ({reasons:?})"));
            }
            for reason in reasons {
                let rule = self.game.reason_rule(reason);
                self.hold(Law::Explain, !rule.0.is_empty(), || format!("no rule is behind {reason:?}"));
            }
        }
        // One entry for a state, however many actions are wrong in it.
        let asked = self.game.decision(state);
        self.hold(Law::Explain, wrong.is_empty(), || format!("asked {asked:?}: {}", wrong.join("; ")));
    }
}

/// Actions as a line of a record has them.
pub(super) fn texts<A: Action>(actions: &[A]) -> String {
    actions.iter().map(A::to_string).collect::<Vec<_>>().join(", ")
}
