//! Taking back: free until luck was used, something hidden was shown or somebody else acted; beyond that the others must agree.

use crate::journal::Entry;
use crate::table::{Step, Table};
use std::fmt;
use table::{Actor, Game, Seat};

/// How a table treats those who want to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum UndoPolicy {
    /// Free up to the first barrier; beyond it all other people must agree.
    #[default]
    Free,
    /// All other people must agree to everything.
    Consent,
    /// Nothing is taken back.
    Never,
}

/// How much is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Undo {
    /// The last decision of the seat.
    Decision,
    /// All decisions of the seat in the current turn that can be taken back freely.
    Turn,
}

/// What stands between now and a decision that should be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Barrier<E> {
    /// This seat has acted since.
    OtherActed(Seat),
    /// Luck was used since: its first event, as the seat sees it.
    Luck(Option<E>),
    /// Something hidden was shown to the seat since.
    Shown,
    /// There is nothing to take back.
    Nothing,
    /// The table does not allow it freely.
    Policy(UndoPolicy),
}

/// What stands in the way of an undo in a game.
pub type BarrierOf<G> = Barrier<<G as Game>::Event>;

/// Something that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeBack {
    /// How many steps are left then.
    pub to: usize,
    /// How many decisions of the seat are taken back.
    pub decisions: usize,
}

/// What a seat can take back freely, or why not.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoState<E> {
    /// The last decision.
    pub decision: Result<TakeBack, Barrier<E>>,
    /// The turn.
    pub turn: Result<TakeBack, Barrier<E>>,
}

/// What a seat can take back in a game.
pub type UndoStateOf<G> = UndoState<<G as Game>::Event>;

/// A wish to go back beyond what is free.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoRequest {
    /// Who wishes it.
    pub by: Seat,
    /// How many steps would be left.
    pub to: usize,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// What became of a wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Consent {
    /// All agree, and it is done.
    Granted,
    /// Somebody has not answered yet.
    Waiting,
    /// Somebody refused, or the wish was withdrawn.
    Refused,
}

/// Why a wish to go back, or an answer to one, makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ConsentError {
    /// No such step has been taken.
    NoStep {
        /// The step that was named.
        to: usize,
        /// How many there are.
        steps: usize,
    },
    /// No person sits there.
    NoPerson(Seat),
    /// This seat's wish is still open.
    Open(Seat),
    /// There is no open wish, or it is not up to this seat to answer it.
    NothingToAnswer(Seat),
    /// Nothing is taken back at this table.
    Never,
    /// The bot of this seat does not agree at this table.
    Bot(Seat),
}

impl fmt::Display for ConsentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStep { to, steps } => write!(f, "step {to} cannot be gone back to: {steps} steps were taken"),
            Self::NoPerson(seat) => write!(f, "no person sits at seat {seat}"),
            Self::Open(seat) => write!(f, "the wish of {seat} to go back is not answered yet"),
            Self::NothingToAnswer(seat) => write!(f, "{seat} has not been asked to go back"),
            Self::Never => f.write_str("nothing is taken back at this table"),
            Self::Bot(seat) => write!(f, "the bot at seat {seat} does not agree to go back at this table"),
        }
    }
}

impl std::error::Error for ConsentError {}

impl<G: Game> Table<G> {
    /// From now on the table treats take-backs so. Bots agree to everything, but not where the result is `rated`.
    pub fn set_undo_policy(&mut self, policy: UndoPolicy, rated: bool) {
        (self.undo_policy, self.rated) = (policy, rated);
    }

    /// What a seat can take back freely, told beforehand.
    pub fn undo_state(&self, seat: Seat) -> UndoStateOf<G> {
        match self.undo_policy {
            UndoPolicy::Free => UndoState { decision: self.last_decision(seat), turn: self.free_turn(seat) },
            policy @ (UndoPolicy::Consent | UndoPolicy::Never) => {
                UndoState { decision: Err(Barrier::Policy(policy)), turn: Err(Barrier::Policy(policy)) }
            }
        }
    }

    /// Takes back decisions of a seat.
    ///
    /// # Errors
    /// If that is not free, what stands in the way.
    pub fn undo(&mut self, seat: Seat, what: Undo) -> Result<TakeBack, BarrierOf<G>> {
        let free = self.undo_state(seat);
        let back = match what {
            Undo::Decision => free.decision,
            Undo::Turn => free.turn,
        }?;
        self.back_to(back.to, seat);
        Ok(back)
    }

    fn last_decision(&self, seat: Seat) -> Result<TakeBack, BarrierOf<G>> {
        let last = self.own_steps(seat).next_back().ok_or(Barrier::Nothing)?;
        self.barrier(last, seat).map_or(Ok(TakeBack { to: last, decisions: 1 }), Err)
    }

    fn free_turn(&self, seat: Seat) -> Result<TakeBack, BarrierOf<G>> {
        let began = self.turn_began();
        let free = |&n: &usize| n >= began && self.barrier(n, seat).is_none();
        let own: Vec<usize> = self.own_steps(seat).rev().take_while(free).collect();
        match own.last() {
            Some(&to) => Ok(TakeBack { to, decisions: own.len() }),
            None => {
                let last = self.own_steps(seat).next_back().and_then(|n| self.barrier(n, seat));
                Err(last.unwrap_or(Barrier::Nothing))
            }
        }
    }

    /// The round and the turn of a state.
    pub(crate) fn place(&self, state: &G::State) -> (u16, Seat) {
        (self.game.round(state), self.game.turn(state))
    }

    /// How many steps were taken before the turn began that was under way after so many.
    pub(crate) fn turn_began_at(&self, step: usize) -> usize {
        let now = self.state_at(step).map(|state| self.place(state));
        let in_turn = |step: &&Step<G>| {
            Some(self.place(&step.before)) == now && !step.events.iter().any(|event| self.game.begins_turn(event))
        };
        step - self.steps[..step].iter().rev().take_while(in_turn).count()
    }

    /// The steps at which the seat had a choice.
    fn own_steps(&self, seat: Seat) -> impl DoubleEndedIterator<Item = usize> {
        let is_own = move |step: &Step<G>| step.by == Actor::Player(seat) && !step.forced;
        self.steps.iter().enumerate().filter(move |(_, step)| is_own(step)).map(|(n, _)| n)
    }

    /// What stands between now and this step: luck, another player who did not merely decline without anybody having to agree to
    /// take that back, or something hidden that was shown.
    fn barrier(&self, from: usize, seat: Seat) -> Option<BarrierOf<G>> {
        for (n, step) in self.steps.iter().enumerate().skip(from) {
            match step.by {
                Actor::Player(by) if by != seat && !self.is_no_matter(by, step) => {
                    return Some(Barrier::OtherActed(by));
                }
                Actor::Chance => {
                    let told = step.events.iter().find_map(|event| self.game.redact(event, Some(seat)));
                    return Some(Barrier::Luck(told));
                }
                Actor::Player(_) | Actor::Nobody => {}
            }
            let after = self.state_at(n + 1).unwrap_or(&self.state);
            if self.game.has_learned(&step.before, after, seat) {
                return Some(Barrier::Shown);
            }
        }
        None
    }

    /// Whether what another seat did may be taken back without asking: a bot, or somebody without a choice, only declined.
    fn is_no_matter(&self, by: Seat, step: &Step<G>) -> bool {
        (step.forced || !self.sitters[by].is_person()) && self.game.declines(&step.before, step.action)
    }
}

/// Going back by consent.
impl<G: Game> Table<G> {
    /// The open wish to go back.
    pub fn undo_request(&self) -> Option<&UndoRequest> {
        self.request.as_ref()
    }

    /// Asks all other persons to go back to where `to` steps had been taken. Bots agree unless the table is rated, so without other
    /// persons it is done at once. The wish is open until all have answered or anything is done at the table.
    ///
    /// # Errors
    /// If the table or a bot does not allow it, there is no such step, no person sits there, or another wish is open.
    pub fn ask_undo(&mut self, by: Seat, to: usize) -> Result<Consent, ConsentError> {
        self.open_request(by, to)?;
        Ok(self.settle_request())
    }

    pub(crate) fn open_request(&mut self, by: Seat, to: usize) -> Result<(), ConsentError> {
        if to >= self.steps.len() {
            return Err(ConsentError::NoStep { to, steps: self.steps.len() });
        }
        if let Some(open) = &self.request {
            return Err(ConsentError::Open(open.by));
        }
        if !self.persons().any(|seat| seat == by) {
            return Err(ConsentError::NoPerson(by));
        }
        self.check_policy()?;
        let waiting = self.persons().filter(|&seat| seat != by).collect();
        self.request = Some(UndoRequest { by, to, waiting });
        self.note(Entry::UndoAsked { by, to });
        Ok(())
    }

    fn check_policy(&self) -> Result<(), ConsentError> {
        if self.undo_policy == UndoPolicy::Never {
            return Err(ConsentError::Never);
        }
        let bot = Seat::first(self.game.n_seats()).find(|&seat| self.rated && !self.sitters[seat].is_person());
        bot.map_or(Ok(()), |seat| Err(ConsentError::Bot(seat)))
    }

    /// Answers the open wish. Whoever wished it may withdraw it by refusing.
    ///
    /// # Errors
    /// If this seat has nothing to answer.
    pub fn answer_undo(&mut self, seat: Seat, agrees: bool) -> Result<Consent, ConsentError> {
        self.note_answer(seat, agrees)?;
        if agrees { Ok(self.settle_request()) } else { Ok(Consent::Refused) }
    }

    pub(crate) fn note_answer(&mut self, seat: Seat, agrees: bool) -> Result<(), ConsentError> {
        let open = self.request.as_mut().ok_or(ConsentError::NothingToAnswer(seat))?;
        let withdraws = open.by == seat && !agrees;
        if !withdraws && !open.waiting.contains(&seat) {
            return Err(ConsentError::NothingToAnswer(seat));
        }
        if agrees {
            open.waiting.retain(|&other| other != seat);
        } else {
            self.request = None;
        }
        self.note(Entry::UndoAnswered { by: seat, agrees });
        Ok(())
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.game.n_seats()).filter(|&seat| self.sitters[seat].is_person())
    }

    /// Goes back once nobody is waited for. Luck that was taken back is drawn anew.
    fn settle_request(&mut self) -> Consent {
        match &self.request {
            Some(open) if open.waiting.is_empty() => {
                let (to, by) = (open.to, open.by);
                self.back_to(to, by);
                self.go_on();
                Consent::Granted
            }
            Some(_) | None => Consent::Waiting,
        }
    }
}
