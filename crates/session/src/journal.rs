//! Everything that ever happened at a table, in order. Nothing is erased from it: taking back is an entry too. The state, the
//! record and what each viewer sees follow from it.

use crate::sitter::Sitter;
use crate::table::Table;
use std::fmt;
use table::{Actor, Game, Seat};

/// The bot that plays on for somebody who left.
const SUCCESSOR: &str = "merchant";

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Entry<A> {
    /// A seat acted, or luck decided.
    Action {
        /// The seat, or luck.
        by: Actor,
        /// What was done.
        action: A,
    },
    /// All steps but the first `to` were taken back.
    TakenBack {
        /// Who wanted it.
        by: Seat,
        /// How many steps were left.
        to: usize,
    },
    /// A seat asked the others to go back.
    UndoAsked {
        /// Who asked.
        by: Seat,
        /// How many steps would be left.
        to: usize,
    },
    /// Somebody answered that, or withdrew it.
    UndoAnswered {
        /// Who answered.
        by: Seat,
        /// Whether they agreed.
        agrees: bool,
    },
    /// Somebody sat down, or a bot took over.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// The person at a seat left for good; the entry after it says who plays on there.
    Left {
        /// Where.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
}

/// Why the person at a seat left for good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Leaving {
    /// They resigned.
    Resigned,
    /// Their time ran out.
    TimedOut,
}

/// An entry of a table of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action>;

/// An entry with the time at which it was made, where the host of the table told one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TimedEntry<A> {
    /// What happened.
    pub entry: Entry<A>,
    /// Milliseconds since 1970.
    pub time: Option<u64>,
}

/// Why nobody can leave a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LeaveError {
    /// No person sits there.
    NoPerson(Seat),
    /// The game is over.
    Over,
}

impl fmt::Display for LeaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPerson(seat) => write!(f, "no person sits at seat {seat}"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for LeaveError {}

/// Why a list of entries is not the journal of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// How many entries came before the one that cannot be.
    pub index: usize,
    /// What is wrong with it, for whoever looks for the fault.
    pub reason: String,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} cannot follow on those before it: {}", self.index, self.reason)
    }
}

impl std::error::Error for JournalError {}

impl<G: Game> Table<G> {
    /// All entries since the game began.
    pub fn journal(&self) -> &[TimedEntry<G::Action>] {
        &self.journal
    }

    /// How many entries there are: what a viewer who has seen all of them knows.
    pub fn at(&self) -> usize {
        self.journal.len()
    }

    /// The time of all entries from now on, in milliseconds since 1970; `None`: nobody knows it.
    pub fn set_time(&mut self, time: Option<u64>) {
        self.time = time;
    }

    pub(crate) fn note(&mut self, entry: EntryOf<G>) {
        self.journal.push(TimedEntry { entry, time: self.time });
    }

    /// The person at a seat leaves for good, and a bot plays on there, so that the others have their game.
    ///
    /// # Errors
    /// If no person sits there, or the game is over.
    pub fn leave(&mut self, seat: Seat, why: Leaving) -> Result<(), LeaveError> {
        self.note_leaving(seat, why)?;
        // The seat is in play and the bot is known, so nothing is refused.
        _ = self.sit(seat, &Sitter::bot(SUCCESSOR));
        Ok(())
    }

    fn note_leaving(&mut self, seat: Seat, why: Leaving) -> Result<(), LeaveError> {
        if self.game.actor(&self.state) == Actor::Nobody {
            return Err(LeaveError::Over);
        }
        if seat.index() >= usize::from(self.game.n_seats()) || !self.sitters[seat].is_person() {
            return Err(LeaveError::NoPerson(seat));
        }
        self.note(Entry::Left { seat, why });
        Ok(())
    }

    /// The first step of which a viewer has to be told who has seen so many entries: every step that was taken or taken back since
    /// is news. Whoever has seen more than there are remembers another sitting, and all is news.
    pub fn news_from(&self, at: usize) -> usize {
        let Some(since) = self.journal.get(at..) else { return 0 };
        let lowest = since.iter().fold(self.steps_at(at), |steps, timed| match timed.entry {
            Entry::TakenBack { to, .. } => steps.min(to),
            Entry::Action { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. }
            | Entry::Sat { .. }
            | Entry::Left { .. } => steps,
        });
        lowest.min(self.steps.len())
    }

    /// How many steps there were after so many entries.
    fn steps_at(&self, at: usize) -> usize {
        self.journal[..at].iter().fold(0, |steps, timed| match timed.entry {
            Entry::Action { .. } => steps + 1,
            Entry::TakenBack { to, .. } => to,
            Entry::UndoAsked { .. } | Entry::UndoAnswered { .. } | Entry::Sat { .. } | Entry::Left { .. } => steps,
        })
    }

    /// Adds entries that were made at the same table elsewhere, as they stand: nothing is drawn and nothing is played by itself.
    ///
    /// # Errors
    /// The first that cannot follow on those before it. Those before it stay.
    pub fn retrace(&mut self, entries: &[TimedEntry<G::Action>]) -> Result<(), JournalError> {
        let time = self.time;
        let retraced = entries.iter().enumerate().try_for_each(|(index, timed)| {
            self.time = timed.time;
            self.retrace_one(&timed.entry).map_err(|reason| JournalError { index, reason })
        });
        self.time = time;
        retraced
    }

    fn retrace_one(&mut self, entry: &EntryOf<G>) -> Result<(), String> {
        match entry {
            Entry::Action { by, action } => self.retrace_action(*by, *action),
            Entry::TakenBack { by, to } if *to < self.steps.len() => {
                self.back_to(*to, *by);
                Ok(())
            }
            Entry::TakenBack { to, .. } => Err(format!("there is no step {to} to go back to")),
            Entry::UndoAsked { by, to } => self.open_request(*by, *to).map_err(|error| error.to_string()),
            Entry::UndoAnswered { by, agrees } => self.note_answer(*by, *agrees).map_err(|error| error.to_string()),
            Entry::Sat { seat, sitter } => self.sit(*seat, sitter).map_err(|error| error.to_string()),
            Entry::Left { seat, why } => self.note_leaving(*seat, *why).map_err(|error| error.to_string()),
        }
    }

    fn retrace_action(&mut self, by: Actor, action: G::Action) -> Result<(), String> {
        let asked = self.game.actor(&self.state);
        if asked != by {
            return Err(format!("{by:?} acts, but it is up to {asked:?}"));
        }
        let legal = self.legal();
        if !legal.contains(&action) {
            return Err(format!("`{action}` is not possible"));
        }
        self.perform(action, by == Actor::Chance || legal.len() == 1);
        Ok(())
    }
}
