//! One game in progress: its state, its record, what happened, and how far a player can take back.

use crate::show::Terminal;
use table::record::{Record, Replay};
use table::{Actor, Game, Seat};

/// One action that was performed.
pub struct Step<G: Game> {
    /// The state before.
    before: G::State,
    /// Who acted.
    by: Actor,
    /// What was done.
    action: G::Action,
    /// Whether nobody had a choice.
    forced: bool,
    /// What happened.
    events: Vec<G::Event>,
}

/// A game in progress.
pub struct Desk<'g, G: Game> {
    /// The rules.
    pub game: &'g G,
    /// The state now.
    pub state: G::State,
    /// The record so far.
    pub record: Record<G>,
    /// Everything that was done, as the record has it.
    pub steps: Vec<Step<G>>,
}

impl<'g, G: Terminal> Desk<'g, G> {
    /// A game that begins.
    pub fn new(game: &'g G, state: G::State, record: Record<G>) -> Self {
        Self { game, state, record, steps: Vec::new() }
    }

    /// A game that goes on after its record.
    pub fn resumed(game: &'g G, replay: Replay<G>) -> Self {
        let mut legal = Vec::new();
        let mut steps = Vec::new();
        for (step, before) in replay.record.moves().iter().zip(&replay.states) {
            game.legal_actions(before, &mut legal);
            let forced = step.by == Actor::Chance || legal.len() == 1;
            let (mut after, mut events) = (*before, Vec::new());
            game.apply(&mut after, step.action, &mut events);
            steps.push(Step { before: *before, by: step.by, action: step.action, forced, events });
        }
        Self { game, state: *replay.last(), record: replay.record, steps }
    }

    /// Performs a legal action.
    pub fn act(&mut self, action: G::Action, forced: bool) {
        let (before, mut events) = (self.state, Vec::new());
        self.game.apply(&mut self.state, action, &mut events);
        self.record.push(self.game, &before, action, &self.state);
        self.steps.push(Step { before, by: self.game.actor(&before), action, forced, events });
    }

    /// What happened from this step on, as a seat sees it; the same line several times in a row is told once.
    pub fn log(&self, from: usize, seat: Seat) -> Vec<String> {
        let mut lines: Vec<(String, usize)> = Vec::new();
        for line in self.log_lines(from, seat) {
            match lines.last_mut().filter(|(last, _)| *last == line) {
                Some((_, n)) => *n += 1,
                None => lines.push((line, 1)),
            }
        }
        lines.into_iter().map(|(line, n)| if n == 1 { line } else { format!("{line}, {n} times") }).collect()
    }

    fn log_lines(&self, from: usize, seat: Seat) -> Vec<String> {
        let mut lines = Vec::new();
        for step in self.steps.iter().skip(from) {
            if step.forced && step.by == Actor::Player(seat) {
                let view = self.game.view(&step.before, Some(seat));
                let text = self.game.meaning(&view, step.action);
                lines.push(format!("(you had one choice only, `{}`: {text})", step.action));
            }
            let seen = step.events.iter().filter_map(|event| self.game.redact(event, Some(seat)));
            lines.extend(seen.map(|event| self.game.told(&event)));
        }
        lines
    }

    /// Takes back the last decision of a seat; on an error, why that is not free.
    pub fn undo(&mut self, seat: Seat) -> Result<(), String> {
        let last = self.own_steps(seat).next_back().ok_or("you have not decided anything yet")?;
        self.barrier(last, seat).map_or(Ok(()), Err)?;
        self.back_to(last);
        Ok(())
    }

    /// Takes back the decisions of a seat in the current turn, as far as that is free; on an error, why nothing is.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<usize, String> {
        let now = (self.game.round(&self.state), self.game.turn(&self.state));
        let in_turn = |state: &G::State| (self.game.round(state), self.game.turn(state)) == now;
        let free = |&n: &usize| in_turn(&self.steps[n].before) && self.barrier(n, seat).is_none();
        let own: Vec<usize> = self.own_steps(seat).filter(free).collect();
        match own.first() {
            Some(&first) => {
                self.back_to(first);
                Ok(own.len())
            }
            None => {
                let last = self.own_steps(seat).next_back().and_then(|n| self.barrier(n, seat));
                Err(last.unwrap_or_else(|| "you have not decided anything in this turn".to_owned()))
            }
        }
    }

    /// The steps at which the seat had a choice.
    fn own_steps(&self, seat: Seat) -> impl DoubleEndedIterator<Item = usize> {
        let is_own = move |step: &Step<G>| step.by == Actor::Player(seat) && !step.forced;
        self.steps.iter().enumerate().filter(move |(_, step)| is_own(step)).map(|(n, _)| n)
    }

    /// What stands between now and this step: luck, another player, or something hidden that was shown.
    fn barrier(&self, from: usize, seat: Seat) -> Option<String> {
        for (n, step) in self.steps.iter().enumerate().skip(from) {
            match step.by {
                Actor::Player(by) if by != seat => return Some(format!("{by} has acted since")),
                Actor::Chance => {
                    let told = step.events.iter().find_map(|event| self.game.redact(event, Some(seat)));
                    let told = told.map_or(String::new(), |event| format!(": {}", self.game.told(&event)));
                    return Some(format!("luck was used since{told}"));
                }
                Actor::Player(_) | Actor::Nobody => {}
            }
            let after = self.steps.get(n + 1).map_or(&self.state, |next| &next.before);
            if self.game.has_learned(&step.before, after, seat) {
                return Some("something hidden was shown to you since".to_owned());
            }
        }
        None
    }

    fn back_to(&mut self, n: usize) {
        if let Some(step) = self.steps.get(n) {
            self.state = step.before;
        }
        self.steps.truncate(n);
        self.record.truncate(n);
    }
}
