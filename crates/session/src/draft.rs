//! Answers that are put together before they are given.
//!
//! A draft is a list of answers of one seat, performed one after the other in a world that fits what the seat sees, so that the
//! next question, its answers and what would change are known before anything is sent. It ends where luck, something hidden or
//! somebody else comes: nothing beyond that is made up.

use crate::ahead::{Then, advance};
use crate::sight::{Asked, SightOf};
use std::sync::Arc;
use table::{Actor, Game, Part, Seat, Seeds};

/// One answer of a draft, with the question it answers.
pub struct DraftRow<G: Game> {
    /// The world in which it was asked.
    before: G::State,
    /// The question.
    pub decision: G::Decision,
    /// What could be answered.
    pub legal: Vec<G::Action>,
    /// The answer.
    pub action: G::Action,
    /// What happens then, as the seat will see it, with the single answers that the table plays by itself.
    pub events: Vec<G::Event>,
    /// What stands behind it.
    pub then: Then,
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Game> Clone for DraftRow<G> {
    fn clone(&self) -> Self {
        Self {
            before: self.before,
            decision: self.decision,
            legal: self.legal.clone(),
            action: self.action,
            events: self.events.clone(),
            then: self.then,
        }
    }
}

/// Answers that are not given yet.
pub struct Draft<G: Game> {
    game: Arc<G>,
    seat: Seat,
    /// Whether the table plays single answers by itself.
    single_answers: bool,
    rows: Vec<DraftRow<G>>,
    /// The world after all of them.
    state: G::State,
}

impl<G: Game> Clone for Draft<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            seat: self.seat,
            single_answers: self.single_answers,
            rows: self.rows.clone(),
            state: self.state,
        }
    }
}

impl<G: Game> Draft<G> {
    /// Nothing is answered yet of what a seat is asked that sees this.
    pub fn new(game: Arc<G>, view: &G::View, seat: Seat, single_answers: bool) -> Self {
        let state = game.sample(view, &mut Seeds(0).setup());
        Self { game, seat, single_answers, rows: Vec::new(), state }
    }

    /// The answers so far.
    pub fn rows(&self) -> &[DraftRow<G>] {
        &self.rows
    }

    /// The list that is to be given.
    pub fn actions(&self) -> Vec<G::Action> {
        self.rows.iter().map(|row| row.action).collect()
    }

    /// What stands behind the last answer.
    pub fn then(&self) -> Then {
        self.rows.last().map_or(Then::Free, |row| row.then)
    }

    /// What is asked next, if it is asked of the seat and nothing hidden or random lies before it.
    pub fn decision(&self) -> Option<G::Decision> {
        let is_own = self.then() == Then::Free && self.game.actor(&self.state) == Actor::Player(self.seat);
        if is_own { self.game.decision(&self.state) } else { None }
    }

    /// What can be answered next; empty where nothing is asked.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.decision().is_some() {
            self.game.legal_actions(&self.state, &mut legal);
        }
        legal
    }

    /// The answer that the rules propose to what is asked next.
    pub fn proposal(&self) -> Option<G::Action> {
        self.decision().and_then(|_| self.game.proposal(&self.state))
    }

    /// Why something cannot be answered next.
    pub fn explain(&self, action: G::Action) -> Vec<G::Reason> {
        self.game.explain(&self.state, action)
    }

    /// How the price of a legal answer to what is asked next comes about.
    pub fn price_parts(&self, action: G::Action) -> Vec<Part> {
        self.game.price_parts(&self.state, action)
    }

    /// Adds an answer to what is asked next; whether that was possible.
    pub fn push(&mut self, action: G::Action) -> bool {
        let (decision, legal) = (self.decision(), self.legal());
        let Some(decision) = decision.filter(|_| legal.contains(&action)) else { return false };
        let before = self.state;
        let (state, events, then) = advance(&*self.game, before, self.seat, action, self.single_answers);
        self.state = state;
        let events = events.iter().filter_map(|event| self.game.redact(event, Some(self.seat))).collect();
        self.rows.push(DraftRow { before, decision, legal, action, events, then });
        true
    }

    /// Takes answers back until so many are left.
    pub fn truncate(&mut self, rows: usize) {
        if let Some(row) = self.rows.get(rows) {
            self.state = row.before;
            self.rows.truncate(rows);
        }
    }

    /// What the seat would see then.
    pub fn view(&self) -> G::View {
        self.game.view(&self.state, Some(self.seat))
    }

    /// What the seat saw when a row was asked.
    pub fn view_at(&self, row: usize) -> G::View {
        let state = self.rows.get(row).map_or(&self.state, |row| &row.before);
        self.game.view(state, Some(self.seat))
    }

    /// The sight that the seat would have then, from the one that it has. Nothing is asked in it where the draft ends.
    pub fn sight(&self, base: &SightOf<G>) -> SightOf<G> {
        let asked = match self.decision() {
            Some(decision) => {
                let legal = self.legal();
                let rule = Some(self.game.decision_rule(decision));
                let proposal = self.proposal().filter(|action| legal.contains(action));
                Asked::Seat { seat: self.seat, decision: Some(decision), rule, legal, proposal }
            }
            None => Asked::Seat { seat: self.seat, decision: None, rule: None, legal: Vec::new(), proposal: None },
        };
        SightOf::<G> { view: self.view(), asked, log: Vec::new(), log_from: base.steps, ..base.clone() }
    }

    /// All answers that can be given to a question which is asked again and again until enough was picked, whatever the order in
    /// which the rules ask, each with what is seen when it can be given: `is_same` says whether a question still belongs to it,
    /// `is_done` which answers end it.
    pub fn pickable(
        &self,
        is_same: impl Fn(G::Decision) -> bool,
        is_done: impl Fn(G::Action) -> bool,
    ) -> Vec<(G::Action, G::View)> {
        let mut found: Vec<(G::Action, G::View)> = Vec::new();
        let mut ways = vec![self.clone()];
        while let Some(way) = ways.pop() {
            if !way.decision().is_some_and(&is_same) {
                continue;
            }
            for action in way.legal().into_iter().filter(|&action| !is_done(action)) {
                if found.iter().any(|(known, _)| *known == action) {
                    continue;
                }
                found.push((action, way.view()));
                let mut next = way.clone();
                if next.push(action) {
                    ways.push(next);
                }
            }
        }
        found.sort_by_key(|(action, _)| *action);
        found
    }
}
