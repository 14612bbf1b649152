//! The table itself: the state, the record and every step that led to it.

use crate::journal::{Entry, TimedEntry};
use crate::read::ReadErrorOf;
use crate::sitter::{Sitter, UnknownBot};
use crate::undo::{UndoPolicy, UndoRequest};
use crate::what_if::WhatIf;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::sync::Arc;
use table::record::{Record, Replay};
use table::{Actor, BySeat, Faults, Game, GameExt, Seat, Seeds};

/// One action that was performed.
pub struct Step<G: Game> {
    /// The state before.
    pub before: G::State,
    /// Who acted: a seat, or luck.
    pub by: Actor,
    /// What was done.
    pub action: G::Action,
    /// Whether nobody had a choice.
    pub forced: bool,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// A table.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    pub(crate) record: Record<G>,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) sitters: BySeat<Sitter>,
    /// Everything that ever happened here; never shorter than before. State, record and steps follow from it.
    pub(crate) journal: Vec<TimedEntry<G::Action>>,
    /// The time of the entries that are made now.
    pub(crate) time: Option<u64>,
    pub(crate) request: Option<UndoRequest>,
    pub(crate) undo_policy: UndoPolicy,
    /// Whether the result counts for ratings.
    pub(crate) rated: bool,
    pub(crate) what_if: Option<WhatIf>,
    seeds: Seeds,
    luck: Xoshiro256PlusPlus,
    pub(crate) single_answers: bool,
    /// What luck and others do wherever it is possible, in this order.
    script: Vec<(Actor, G::Action)>,
}

impl<G: Game> Table<G> {
    /// Deals a new game. All luck comes from the seed, and persons without a name sit at every seat.
    ///
    /// # Errors
    /// If the game refuses its own deal.
    pub fn deal(game: Arc<G>, seed: u64) -> Result<Self, Faults> {
        let setup = game.random_setup(&mut Seeds(seed).setup());
        let mut table = Self::arranged(game, &setup, seed)?;
        table.record.header_mut().set_seed(seed);
        Ok(table)
    }

    /// Begins with a position, given as numbered lines. Luck comes from the seed, which says nothing about the position and so
    /// is not in the record.
    ///
    /// # Errors
    /// If a line cannot be read or the position is impossible; all faults at once.
    pub fn position(game: Arc<G>, lines: &[(usize, &str)], seed: u64) -> Result<Self, Faults> {
        let setup = game.read_setup(lines)?;
        Self::arranged(game, &setup, seed)
    }

    fn arranged(game: Arc<G>, setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        let state = game.start(setup)?;
        let record = Record::new(&*game, setup);
        Ok(Self::new(game, state, record, seed))
    }

    /// A table with this state and without a past.
    pub(crate) fn new(game: Arc<G>, state: G::State, record: Record<G>, seed: u64) -> Self {
        let seeds = Seeds(seed);
        Self {
            game,
            state,
            record,
            steps: Vec::new(),
            sitters: BySeat::default(),
            journal: Vec::new(),
            time: None,
            request: None,
            undo_policy: UndoPolicy::default(),
            rated: false,
            what_if: None,
            seeds,
            luck: seeds.chance(),
            single_answers: true,
            script: Vec::new(),
        }
    }

    /// A table that stands where its record ends. It does not go on by itself: see [`Table::go_on`].
    pub(crate) fn replayed(game: Arc<G>, replay: Replay<G>) -> Self {
        let mut legal = Vec::new();
        let mut steps = Vec::new();
        for (step, before) in replay.record.moves().iter().zip(&replay.states) {
            game.legal_actions(before, &mut legal);
            let forced = step.by == Actor::Chance || legal.len() == 1;
            let (mut after, mut events) = (*before, Vec::new());
            game.apply(&mut after, step.action, &mut events);
            steps.push(Step { before: *before, by: step.by, action: step.action, forced, events });
        }
        let (state, seed) = (*replay.last(), replay.record.header().seed());
        let mut table = Self::new(game, state, replay.record, 0);
        let acted =
            |step: &Step<G>| TimedEntry { entry: Entry::Action { by: step.by, action: step.action }, time: None };
        table.journal = steps.iter().map(acted).collect();
        table.steps = steps;
        table.sitters = BySeat::from_fn(|seat| Sitter::of_record(table.record.header().name(seat)));
        table.reseed(seed.unwrap_or(0));
        table
    }

    /// From now on luck comes from this seed.
    ///
    /// A table that goes on draws from another place of the seed than one that begins, so that going back to an old record and on
    /// again is no way to peek.
    pub fn reseed(&mut self, seed: u64) {
        self.seeds = Seeds(seed.wrapping_add(self.steps.len() as u64));
        self.luck = self.seeds.chance();
    }

    /// Seats somebody, by the name that the record keeps: with single blanks. A seat that is not in play stays empty.
    ///
    /// # Errors
    /// If it is a bot that nobody knows.
    pub fn sit(&mut self, seat: Seat, sitter: &Sitter) -> Result<(), UnknownBot> {
        if let Sitter::Bot { level } = sitter
            && !Sitter::is_bot_word(level)
        {
            return Err(UnknownBot { level: level.clone() });
        }
        if seat.index() < usize::from(self.game.n_seats()) {
            let header = self.record.header_mut();
            header.set_name(seat, &sitter.to_string());
            self.sitters[seat] = Sitter::of_record(header.name(seat));
            // Whoever was asked to go back may be gone.
            self.request = None;
            self.note(Entry::Sat { seat, sitter: self.sitters[seat].clone() });
        }
        Ok(())
    }

    /// Whether the table plays a decision with a single answer by itself; it does unless told otherwise.
    pub fn play_single_answers(&mut self, single_answers: bool) {
        self.single_answers = single_answers;
    }

    /// Lets luck decide, and plays single answers if the table does that, up to the next decision of a player or the end.
    pub fn go_on(&mut self) {
        let mut legal = Vec::new();
        loop {
            self.game.legal_actions(&self.state, &mut legal);
            match (self.game.actor(&self.state), legal.as_slice()) {
                (Actor::Chance, [_, ..]) => {
                    let scripted = self.scripted(Actor::Chance);
                    let outcome = scripted.unwrap_or_else(|| self.game.draw(&self.state, &legal, &mut self.luck));
                    self.perform(outcome, true);
                }
                (Actor::Player(_), &[only]) if self.single_answers => self.perform(only, true),
                (Actor::Player(_) | Actor::Chance | Actor::Nobody, _) => break,
            }
        }
    }

    /// From now on luck brings what it brought in this record of the same game, and [`Table::scripted`] tells what others did there,
    /// wherever that is possible.
    ///
    /// # Errors
    /// If it is no record of this game.
    pub fn follow(&mut self, record: &str) -> Result<(), ReadErrorOf<G>> {
        let followed = Self::read(Arc::clone(&self.game), record)?.table;
        self.script = followed.steps.iter().map(|step| (step.by, step.action)).collect();
        Ok(())
    }

    /// What somebody who is asked, or luck, did in the record that is followed: the first of it that was not done here yet and is
    /// possible now.
    pub fn scripted(&self, actor: Actor) -> Option<G::Action> {
        let mut left: Vec<G::Action> = self.script.iter().filter(|(by, _)| *by == actor).map(|step| step.1).collect();
        for step in self.steps.iter().filter(|step| step.by == actor) {
            if let Some(done) = left.iter().position(|action| *action == step.action) {
                left.remove(done);
            }
        }
        let legal = if left.is_empty() { Vec::new() } else { self.legal() };
        left.into_iter().find(|action| legal.contains(action))
    }

    /// Performs a legal action. Whatever was asked about the past is out of date then.
    pub(crate) fn perform(&mut self, action: G::Action, forced: bool) {
        let (before, mut events) = (self.state, Vec::new());
        self.game.apply(&mut self.state, action, &mut events);
        self.record.push(&self.game, &before, action, &self.state);
        let by = self.game.actor(&before);
        self.steps.push(Step { before, by, action, forced, events });
        self.note(Entry::Action { by, action });
        self.request = None;
    }

    /// Restores what was before a step, as somebody wanted.
    pub(crate) fn back_to(&mut self, step: usize, by: Seat) {
        if let Some(then) = self.steps.get(step) {
            self.state = then.before;
            self.steps.truncate(step);
            self.record.truncate(step);
            self.note(Entry::TakenBack { by, to: step });
        }
        self.request = None;
    }
}

/// What the host of a table may look at. Viewers get a [`Sight`](crate::Sight) instead.
impl<G: Game> Table<G> {
    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to be shared with a bot that thinks elsewhere.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The whole state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The whole state after so many steps.
    pub fn state_at(&self, step: usize) -> Option<&G::State> {
        match self.steps.get(step) {
            Some(next) => Some(&next.before),
            None => (step == self.steps.len()).then_some(&self.state),
        }
    }

    /// Everything that was done, as the record has it.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What can be answered now, or what luck can bring.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal
    }

    /// Who sits there.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        &self.sitters[seat]
    }

    /// The seed and its streams from which luck comes since the table was opened. Bots may draw from further streams.
    pub fn seeds(&self) -> Seeds {
        self.seeds
    }

    /// Where a table that only tries something out comes from.
    pub fn what_if_of(&self) -> Option<WhatIf> {
        self.what_if
    }
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        Self { before: self.before, by: self.by, action: self.action, forced: self.forced, events: self.events.clone() }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Step")
            .field("by", &self.by)
            .field("action", &self.action)
            .field("forced", &self.forced)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            state: self.state,
            record: self.record.clone(),
            steps: self.steps.clone(),
            sitters: self.sitters.clone(),
            journal: self.journal.clone(),
            time: self.time,
            request: self.request.clone(),
            undo_policy: self.undo_policy,
            rated: self.rated,
            what_if: self.what_if,
            seeds: self.seeds,
            luck: self.luck.clone(),
            single_answers: self.single_answers,
            script: self.script.clone(),
        }
    }
}

/// Shows what is public about a table; the state holds secrets that do not belong in a message.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &G::NAME)
            .field("steps", &self.steps.len())
            .field("sitters", &self.sitters)
            .field("what_if", &self.what_if)
            .finish_non_exhaustive()
    }
}
