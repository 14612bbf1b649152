//! The review of a game: which decisions gave points away, which turns mattered most, and what the better answers gain.
//!
//! It works on the steps of a game as anybody keeps them: the state before, who acted, and what was done.

use crate::advice::{Adviser, NOTHING, Reasons, beyond, is_clear, sum};
use crate::judge::Judged;
use crate::player::Budget;
use crate::search::Answer;
use table::{Actor, Game, Seat};

/// How many turns are pointed at.
const TURNS: usize = 3;
/// How many decisions of a turn are told.
const DECISIONS: usize = 3;

/// A decision with more than one answer.
pub struct Decision<G: Game> {
    /// How many actions came before it.
    pub at: usize,
    /// The state in which it was made.
    pub before: G::State,
    /// Who decided.
    pub seat: Seat,
    /// The number of the turn.
    pub turn: usize,
    /// What could be answered.
    pub legal: Vec<G::Action>,
    /// What was.
    pub played: G::Action,
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Game> Clone for Decision<G> {
    fn clone(&self) -> Self {
        let Self { at, before, seat, turn, legal, played } = self;
        Self { at: *at, before: *before, seat: *seat, turn: *turn, legal: legal.clone(), played: *played }
    }
}

impl<G: Game> Decision<G> {
    /// What whoever decided could see.
    pub fn view(&self, game: &G) -> G::View {
        game.view(&self.before, Some(self.seat))
    }
}

/// The decisions of a game, or those of one seat. `steps` are the states before, who acted, and what was done.
pub fn decisions<'s, G: Game>(
    game: &G,
    steps: impl IntoIterator<Item = (&'s G::State, Actor, G::Action)>,
    only: Option<Seat>,
) -> Vec<Decision<G>>
where
    G::State: 's,
{
    let mut decisions = Vec::new();
    let (mut turn, mut place) = (0, None);
    for (at, (before, by, played)) in steps.into_iter().enumerate() {
        let here = Some((game.round(before), game.turn(before)));
        if place != here {
            (turn, place) = (turn + 1, here);
        }
        let Actor::Player(seat) = by else { continue };
        let mut legal = Vec::new();
        game.legal_actions(before, &mut legal);
        if legal.len() > 1 && only.is_none_or(|only| only == seat) {
            decisions.push(Decision { at, before: *before, seat, turn, legal, played });
        }
    }
    decisions
}

/// Points that were given away, with their standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Loss {
    /// The points.
    pub points: f32,
    /// Their standard error.
    pub error: f32,
}

impl Loss {
    /// Several losses together.
    pub fn sum(losses: impl Iterator<Item = Self>) -> Self {
        losses.fold(Self::default(), |all, one| Self {
            points: all.points + one.points,
            error: all.error.hypot(one.error),
        })
    }

    /// Whether it would be shown as nothing.
    pub fn is_nothing(self) -> bool {
        self.points < NOTHING
    }

    /// Whether it is more than chance.
    pub fn is_clear(self) -> bool {
        !self.is_nothing() && is_clear(self.points, self.error)
    }
}

/// A decision that was reviewed.
pub struct Verdict<G: Game> {
    /// The decision.
    pub decision: Decision<G>,
    /// What was answered.
    pub played: Answer<G::Action>,
    /// What the bot would have answered.
    pub best: Answer<G::Action>,
    /// The points that were given away.
    pub loss: Loss,
}

impl<G: Judged> Adviser<'_, G> {
    /// What the bot says to a decision; nothing if it did not come to look at what was played.
    pub fn verdict(&self, decision: Decision<G>, budget: Budget<'_>) -> Option<Verdict<G>> {
        let (view, action) = (decision.view(self.game), decision.played);
        let study = self.study(decision.at, &view, &decision.legal, budget, &[action]);
        let (points, error) = study.loss(action)?;
        let (played, best) = (*study.answer(action)?, *study.best()?);
        Some(Verdict { decision, played, best, loss: Loss { points, error } })
    }

    /// What the bot's answer gains by the end of the turn beyond the one that was played.
    pub fn gains(&self, verdict: &Verdict<G>) -> Reasons {
        let view = verdict.decision.view(self.game);
        let of = |answer: &Answer<G::Action>| self.reasons(verdict.decision.at, &view, answer.action);
        beyond(&of(&verdict.best), &of(&verdict.played))
    }
}

/// When a better answer pays, seen from the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pays {
    /// Most of it by the end of the turn.
    Now,
    /// It is worth more by the end of the turn, but the most of what was lost comes later.
    Partly,
    /// By the end of the turn both are worth the same.
    Later,
    /// By the end of the turn it is even worth less.
    AfterCost,
}

impl Pays {
    /// When the better answer pays, from what it gains by the end of the turn; what was lost beyond that is lost later.
    pub fn of<T>(loss: Loss, gains: &[(T, f32)]) -> Self {
        match sum(gains) {
            all if all.abs() < NOTHING => Self::Later,
            all if all < 0.0 => Self::AfterCost,
            all if all < loss.points / 2.0 => Self::Partly,
            _ => Self::Now,
        }
    }
}

/// What one seat gave away in one turn.
pub struct Turn<'a, G: Game> {
    /// In the order of the game; there is at least one.
    pub verdicts: Vec<&'a Verdict<G>>,
    /// All of it.
    pub loss: Loss,
}

impl<'a, G: Game> Turn<'a, G> {
    fn of(verdicts: Vec<&'a Verdict<G>>) -> Self {
        let loss = Loss::sum(verdicts.iter().map(|verdict| verdict.loss));
        Self { verdicts, loss }
    }

    /// The first decision of the turn.
    pub fn first(&self) -> &'a Decision<G> {
        &self.verdicts[0].decision
    }

    /// The decisions that are told: those that lost most, in the order of the game.
    pub fn told(&self) -> Vec<&'a Verdict<G>> {
        let mut told: Vec<&Verdict<G>> = self.losses().collect();
        told.sort_by(|a, b| b.loss.points.total_cmp(&a.loss.points));
        told.truncate(DECISIONS);
        told.sort_by_key(|verdict| verdict.decision.at);
        told
    }

    /// How many further decisions lost something.
    pub fn untold(&self) -> usize {
        self.losses().count() - self.told().len()
    }

    fn losses(&self) -> impl Iterator<Item = &'a Verdict<G>> {
        self.verdicts.iter().copied().filter(|verdict| !verdict.loss.is_nothing())
    }
}

/// What one seat gave away in all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// How many of its decisions were reviewed.
    pub decisions: usize,
    /// How many of them lost nothing.
    pub nothing: usize,
    /// How many lost more than chance explains.
    pub clear: usize,
    /// All losses together.
    pub all: Loss,
    /// The loss of one decision on average.
    pub mean: Loss,
}

/// The decisions of a game that were reviewed.
pub struct Review<G: Game> {
    /// In the order of the game.
    pub verdicts: Vec<Verdict<G>>,
    /// How many decisions there are to review; those that were reviewed may be fewer.
    pub count: usize,
}

impl<G: Game> Review<G> {
    /// Whether every decision was reviewed.
    pub fn is_whole(&self) -> bool {
        self.verdicts.len() == self.count
    }

    /// The turns in which a seat gave most away, the worst first.
    pub fn turns(&self) -> Vec<Turn<'_, G>> {
        let mut groups: Vec<Vec<&Verdict<G>>> = Vec::new();
        for verdict in &self.verdicts {
            let key = |verdict: &Verdict<G>| (verdict.decision.turn, verdict.decision.seat);
            // Others may answer in between, all in the same turn.
            match groups.iter_mut().rev().find(|group| key(group[0]) == key(verdict)) {
                Some(group) => group.push(verdict),
                None => groups.push(vec![verdict]),
            }
        }
        let mut turns: Vec<Turn<'_, G>> = groups.into_iter().map(Turn::of).collect();
        turns.retain(|turn| !turn.loss.is_nothing());
        turns.sort_by(|a, b| b.loss.points.total_cmp(&a.loss.points));
        turns.truncate(TURNS);
        turns
    }

    /// What each of so many seats gave away, or only one of them.
    pub fn summaries(&self, n_seats: u8, only: Option<Seat>) -> Vec<Summary> {
        let seats = Seat::first(n_seats).filter(|&seat| only.is_none_or(|only| only == seat));
        seats.map(|seat| self.summary(seat)).collect()
    }

    fn summary(&self, seat: Seat) -> Summary {
        let losses =
            || self.verdicts.iter().filter(|verdict| verdict.decision.seat == seat).map(|verdict| verdict.loss);
        let (decisions, all) = (losses().count(), Loss::sum(losses()));
        let n = decisions.max(1) as f32;
        Summary {
            seat,
            decisions,
            nothing: losses().filter(|loss| loss.is_nothing()).count(),
            clear: losses().filter(|loss| loss.is_clear()).count(),
            all,
            mean: Loss { points: all.points / n, error: all.error / n },
        }
    }
}

#[cfg(test)]
mod tests;
