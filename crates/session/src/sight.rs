//! Everything that a viewer gets of a table: enough to draw it whole, and to catch up from any step.

use crate::log::LogEntry;
use crate::sitter::Sitter;
use crate::table::Table;
use crate::undo::{UndoRequest, UndoState};
use crate::what_if::WhatIf;
use table::record::Ending;
use table::{Actor, Game, RuleId, ScoreLine, Seat};

/// A table as a viewer may know it, now or after some step of its past.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sight<V, A, D, E> {
    /// Who looks; nobody is a spectator.
    pub viewer: Option<Seat>,
    /// How many steps had been taken at the moment that is shown.
    pub step: usize,
    /// How many entries the journal of the table has by now: what a viewer knows who has seen this.
    pub at: usize,
    /// How many steps are taken by now.
    pub steps: usize,
    /// What the viewer sees.
    pub view: V,
    /// Who sits where, from seat A on.
    pub seats: Vec<Sitter>,
    /// What is asked, and of whom.
    pub asked: Asked<A, D>,
    /// Where the turn stands.
    pub progress: Progress,
    /// What the viewer can take back; nothing for spectators and in the past.
    pub undo: Option<UndoState<E>>,
    /// The open wish to go back; nothing in the past.
    pub request: Option<UndoRequest>,
    /// The points so far, from seat A on; at the end with the final scoring.
    pub scores: Vec<i16>,
    /// How the game ended.
    pub end: Option<Ended>,
    /// Where a table that only tries something out comes from.
    pub what_if: Option<WhatIf>,
    /// The step of the first entry in `log`; what a viewer remembers from there on is out of date.
    pub log_from: usize,
    /// What happened from there up to the moment that is shown.
    pub log: Vec<LogEntry<A, E>>,
}

/// A table of a game as a viewer may know it.
pub type SightOf<G> = Sight<<G as Game>::View, <G as Game>::Action, <G as Game>::Decision, <G as Game>::Event>;

/// What the table is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Asked<A, D> {
    /// A seat has to decide.
    Seat {
        /// Which.
        seat: Seat,
        /// What is asked.
        decision: Option<D>,
        /// The rule that asks.
        rule: Option<RuleId>,
        /// The possible answers, if the viewer is the one who is asked; others would learn something from them.
        legal: Vec<A>,
        /// Among them, one that is best for every purpose.
        proposal: Option<A>,
    },
    /// Luck has to decide; only in the past of a table.
    Luck,
    /// The game is over.
    Nobody,
}

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress {
    /// The round, from 0 before the first turn.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many steps came before this turn.
    pub began: usize,
    /// How many answers whoever's turn it is has given in it.
    pub answers: usize,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ended {
    /// Points, places and why.
    pub ending: Ending,
    /// The final scoring, line by line.
    pub sheet: Vec<ScoreLine>,
}

impl<G: Game> Table<G> {
    /// The table as a viewer may know it now, with what happened since the viewer had seen so many entries; 0: nothing is known.
    pub fn sight(&self, viewer: Option<Seat>, at: usize) -> SightOf<G> {
        let now = self.moment(viewer, self.steps.len(), &self.state, self.news_from(at));
        Sight {
            undo: viewer.filter(|&seat| self.is_in_play(seat)).map(|seat| self.undo_state(seat)),
            request: self.request.clone(),
            ..now
        }
    }

    /// The table as a viewer could know it after so many steps, with the log from `log_from` up to there. Nothing if so many
    /// steps were not taken.
    pub fn sight_at(&self, viewer: Option<Seat>, step: usize, log_from: usize) -> Option<SightOf<G>> {
        self.state_at(step).map(|state| self.moment(viewer, step, state, log_from.min(step)))
    }

    fn moment(&self, viewer: Option<Seat>, step: usize, state: &G::State, log_from: usize) -> SightOf<G> {
        let game = &*self.game;
        let scores = game.scores(state);
        Sight {
            viewer,
            step,
            at: self.at(),
            steps: self.steps.len(),
            view: game.view(state, viewer),
            seats: Seat::first(game.n_seats()).map(|seat| self.sitters[seat].clone()).collect(),
            asked: self.asked(viewer, state),
            progress: self.progress(step, state),
            undo: None,
            request: None,
            scores: Seat::first(game.n_seats()).map(|seat| scores[seat]).collect(),
            end: Ending::of(game, state).map(|ending| Ended { ending, sheet: game.score_sheet(state) }),
            what_if: self.what_if,
            log_from,
            log: self.log(viewer, log_from..step),
        }
    }

    fn asked(&self, viewer: Option<Seat>, state: &G::State) -> Asked<G::Action, G::Decision> {
        let seat = match self.game.actor(state) {
            Actor::Player(seat) => seat,
            Actor::Chance => return Asked::Luck,
            Actor::Nobody => return Asked::Nobody,
        };
        let decision = self.game.decision(state);
        let rule = decision.map(|decision| self.game.decision_rule(decision));
        let mut legal = Vec::new();
        let is_own = viewer == Some(seat);
        if is_own {
            self.game.legal_actions(state, &mut legal);
        }
        let proposal = if is_own { self.game.proposal(state).filter(|action| legal.contains(action)) } else { None };
        Asked::Seat { seat, decision, rule, legal, proposal }
    }

    /// How many steps came before the turn that is under way.
    pub fn turn_began(&self) -> usize {
        self.turn_began_at(self.steps.len())
    }

    fn progress(&self, step: usize, state: &G::State) -> Progress {
        let (round, turn) = self.place(state);
        let began = self.turn_began_at(step);
        let answers = self.steps[began..step].iter().filter(|step| step.by == Actor::Player(turn)).count();
        Progress { round, turn, began, answers }
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.game.n_seats())
    }
}
