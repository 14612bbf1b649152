//! The bot's review of a finished game: one decision is one job, so that whatever is asked meanwhile comes in between.

use crate::job::{Job, advice};
use bots::review::{self, Decision, Turn, Verdict};
use bots::{Adviser, Judged};
use protocol::{DecisionLossOf, Loss, ReviewOf, SeatLoss, TurnLossOf};
use session::Table;
use std::collections::VecDeque;
use std::sync::Arc;
use table::Seat;

/// A review that is under way. It has its own steps: the table may go back meanwhile.
pub(crate) struct Reviewing<G: Judged> {
    game: Arc<G>,
    seat: Option<Seat>,
    iterations: u32,
    left: VecDeque<Decision<G>>,
    review: review::Review<G>,
}

impl<G: Judged> Reviewing<G> {
    /// Begins with the first decision, of one seat or of all.
    pub fn new(table: &Table<G>, seat: Option<Seat>, iterations: u32) -> Self {
        let game = table.shared_game();
        let steps = table.steps().iter().map(|step| (&step.before, step.by, step.action));
        let left: VecDeque<_> = review::decisions(&*game, steps, seat).into();
        let review = review::Review { verdicts: Vec::new(), count: left.len() };
        Self { game, seat, iterations, left, review }
    }

    /// How many decisions were reviewed, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.count - self.left.len(), self.review.count)
    }

    /// The job of the next decision; `None`: all were reviewed.
    pub fn next(&self) -> Option<Job<G>> {
        let decision = self.left.front()?.clone();
        Some(Job::review(self.game.clone(), decision, self.iterations))
    }

    /// Whether all were reviewed.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes what the job of the next decision found.
    pub fn add(&mut self, verdict: Option<Verdict<G>>) {
        self.left.pop_front();
        self.review.verdicts.extend(verdict);
    }

    /// What was found by now.
    pub fn told(&self) -> ReviewOf<G> {
        let seats = self.review.summaries(self.game.n_seats(), self.seat).into_iter().map(|line| SeatLoss {
            seat: line.seat,
            decisions: line.decisions,
            nothing: line.nothing,
            clear: line.clear,
            loss: loss(line.all),
        });
        ReviewOf::<G> {
            seat: self.seat,
            iterations: self.iterations,
            done: self.progress().0,
            of: self.review.count,
            seats: seats.collect(),
            turns: self.review.turns().iter().map(|turn| self.turn(turn)).collect(),
        }
    }

    fn adviser(&self) -> Adviser<'_, G> {
        Adviser::new(&self.game, Adviser::<G>::SEED)
    }

    fn turn(&self, turn: &Turn<'_, G>) -> TurnLossOf<G> {
        let first = turn.first();
        TurnLossOf::<G> {
            round: self.game.round(&first.before),
            turn: self.game.turn(&first.before),
            seat: first.seat,
            loss: loss(turn.loss),
            decisions: turn.told().into_iter().map(|verdict| self.decision(verdict)).collect(),
            more: turn.untold(),
        }
    }

    fn decision(&self, verdict: &Verdict<G>) -> DecisionLossOf<G> {
        let (game, decision) = (&*self.game, &verdict.decision);
        let asked = game.decision(&decision.before);
        let gains = self.adviser().gains(verdict);
        DecisionLossOf::<G> {
            step: decision.at,
            view: decision.view(game),
            asked,
            rule: asked.map(|asked| game.decision_rule(asked)),
            played: advice(&verdict.played),
            best: advice(&verdict.best),
            loss: loss(verdict.loss),
            gains: gains.into_iter().map(|(term, points)| (term.to_owned(), points)).collect(),
        }
    }
}

fn loss(loss: review::Loss) -> Loss {
    Loss { points: loss.points, error: loss.error }
}
