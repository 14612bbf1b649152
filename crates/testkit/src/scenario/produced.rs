//! The rules that a run produces: those that its decisions, events, refusals, prices and score lines cite.

use std::collections::BTreeSet;
use table::{EventSink, Game, RuleId, ScoreLine, Seat};

/// Collects the rule of every value that a game hands out. As a sink it takes those of events.
pub(super) struct Produced<'g, G> {
    game: &'g G,
    pub rules: BTreeSet<RuleId>,
}

impl<'g, G: Game> Produced<'g, G> {
    pub fn new(game: &'g G) -> Self {
        Self { game, rules: BTreeSet::new() }
    }

    /// What is asked in this state.
    pub fn decision(&mut self, state: &G::State) {
        self.rules.extend(self.game.decision(state).map(|decision| self.game.decision_rule(decision)));
    }

    /// Why something was refused.
    pub fn refusal(&mut self, reasons: &[G::Reason]) {
        self.rules.extend(reasons.iter().map(|&reason| self.game.reason_rule(reason)));
    }

    /// What a legal action costs.
    pub fn price(&mut self, state: &G::State, action: G::Action) {
        self.rules.extend(self.game.price_parts(state, action).iter().map(|part| part.rule));
    }

    /// What a seat gets from a line of the final scoring.
    pub fn score(&mut self, state: &G::State, seat: Seat, line: &ScoreLine) {
        self.rules.insert(line.rule);
        self.rules.extend(self.game.score_parts(state, seat, line).iter().map(|part| part.rule));
    }
}

impl<G: Game> EventSink<G::Event> for Produced<'_, G> {
    fn push(&mut self, make: impl FnOnce() -> G::Event) {
        self.rules.insert(self.game.event_rule(&make()));
    }
}
