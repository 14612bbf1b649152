//! The log as a viewer may read it.

use crate::table::{Step, Table};
use std::ops::Range;
use table::{Actor, Game, RuleId, Seat};

/// One step, as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LogEntry<A, E> {
    /// How many steps came before.
    pub step: usize,
    /// The round it was done in.
    pub round: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// Who acted: a seat, or luck.
    pub by: Actor,
    /// Whether nobody had a choice. Of others a viewer is not told: it would show something of what they hold.
    pub forced: bool,
    /// What was done; nothing where the viewer only knows that something was.
    pub action: Option<A>,
    /// The rule that asked; none for luck, whose events name theirs.
    pub rule: Option<RuleId>,
    /// What happened, as the viewer saw it.
    pub events: Vec<E>,
}

/// An entry in the log of a game.
pub type LogEntryOf<G> = LogEntry<<G as Game>::Action, <G as Game>::Event>;

impl<G: Game> Table<G> {
    /// The entries of these steps for a viewer; nobody is a spectator. Steps that do not exist are left out.
    pub fn log(&self, viewer: Option<Seat>, steps: Range<usize>) -> Vec<LogEntryOf<G>> {
        let end = steps.end.min(self.steps.len());
        (steps.start.min(end)..end).map(|n| self.entry(n, &self.steps[n], viewer)).collect()
    }

    fn entry(&self, n: usize, step: &Step<G>, viewer: Option<Seat>) -> LogEntryOf<G> {
        let seen: Vec<Option<G::Event>> = step.events.iter().map(|event| self.game.redact(event, viewer)).collect();
        // An action that carries something hidden shows it in its events, so what is told of them decides.
        let is_open = seen.iter().zip(&step.events).all(|(seen, event)| seen.as_ref() == Some(event));
        let is_own = viewer.is_some() && step.by.seat() == viewer;
        let (round, turn) = self.place(&step.before);
        LogEntry {
            step: n,
            round,
            turn,
            by: step.by,
            forced: step.forced && (is_own || step.by == Actor::Chance),
            action: (is_open || is_own).then_some(step.action),
            rule: self.game.decision(&step.before).map(|decision| self.game.decision_rule(decision)),
            events: seen.into_iter().flatten().collect(),
        }
    }
}
