//! What a page may ask.

use crate::any::AnyAction;
use crate::shape::Files;
use serde::{Deserialize, Serialize};
use session::{GameName, Sitter, Undo, UndoPolicy};
use table::Seat;

/// The name of a table at its host.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TableId(pub String);

/// A request on its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToHost {
    /// A number of the sender's choice, which comes back with the reply. The same number means the same request: it is answered as
    /// before and does nothing twice.
    pub number: u32,
    /// The table it is about; `None`: the host itself.
    pub table: Option<TableId>,
    /// How many entries of the table the sender has seen. What would change a table that has gone on since is not done: the reply
    /// is how it looks now.
    pub at: usize,
    /// What is asked.
    pub request: Request,
}

/// What a page may ask.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Request {
    /// Open a table of this name. Answered by `Opened`.
    Open(Open),
    /// Which tables are there? Answered by `Tables`.
    List,
    /// How does a table look now, and what happened since? Answered by `Table`, again
    /// whenever something changes, until the sender looks for somebody else or the table is closed.
    Look {
        /// For whom; `None`: a spectator.
        viewer: Option<Seat>,
    },
    /// Do this, wholly or not at all. Answered by `Done` or `Refused`.
    Act {
        /// Who acts.
        seat: Seat,
        /// What is done, one after the other; single answers that the table plays by itself in between may be left out.
        actions: Vec<AnyAction>,
    },
    /// Could this be done, and if not, why not? Answered by `Explained`.
    Explain {
        /// Who asks: only whoever is asked to decide.
        seat: Seat,
        /// What would be done.
        action: AnyAction,
    },
    /// Take back what is free. Answered by `Done` or `NotTakenBack`.
    Undo {
        /// Who takes back.
        seat: Seat,
        /// How much.
        what: Undo,
    },
    /// Ask the others to go back further. Answered by `Consent`.
    AskUndo {
        /// Who asks.
        seat: Seat,
        /// How many steps are to be left.
        to: usize,
    },
    /// Leave the game for good; a bot plays on. Answered by `Done`.
    Resign {
        /// Who leaves.
        seat: Seat,
    },
    /// Answer whoever wants to go back; whoever asked may withdraw by refusing. Answered by `Consent`.
    AnswerUndo {
        /// Who answers.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// How did a table look then? Answered by `Past`.
    Replay {
        /// For whom; `None`: a spectator.
        viewer: Option<Seat>,
        /// After so many steps.
        step: usize,
        /// From which step on the log is wanted.
        log_from: usize,
    },
    /// Open a table that only tries something out. Answered by `Opened`.
    WhatIf {
        /// From whose view; `None`: a spectator.
        viewer: Option<Seat>,
        /// After so many steps.
        step: usize,
        /// The seed of all that is made up.
        seed: u64,
    },
    /// Write the record. It tells everything, so a host may refuse it while others play. Answered by `Exported`.
    Export {
        /// How.
        how: Export,
    },
    /// Seat somebody else. Answered by `Done`.
    Sit {
        /// Where.
        seat: Seat,
        /// Whom.
        sitter: Sitter,
    },
    /// Let the bots wait, or go on. Answered by `Done`.
    Pause {
        /// Whether they wait.
        paused: bool,
    },
    /// The bot that thinks, the hint or the review shall answer now with what it has found. Answered by what it was thinking about.
    Interrupt,
    /// What would a bot do? Answered by `Hint`.
    Hint {
        /// For whom: only whoever is asked to decide.
        seat: Seat,
        /// How often it looks ahead.
        iterations: u32,
    },
    /// Forget a table. Answered by `Done`.
    Close,
    /// How did the points of a finished game come about? Answered by `Course`.
    Course,
    /// Which decisions of a finished game gave points away? Answered by `Review` at its end, or when it is interrupted with what
    /// was reviewed by then; `Reviewing` tells how far it is.
    Review {
        /// Whose decisions; without a seat those of all.
        seat: Option<Seat>,
        /// How often the bot looks ahead for each.
        iterations: u32,
    },
}

/// How to open a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Open {
    /// With what it begins.
    pub opening: Opening,
    /// The component pack; without it, the one that is shipped.
    pub pack: Option<PackText>,
    /// The seed of the deal and of all luck. Without it a new game gets a new one, and a record goes on with its own.
    pub seed: Option<u64>,
    /// Whether the table plays a decision with a single answer by itself.
    pub single_answers: bool,
    /// A record of the same game: luck and bots do what they did there, wherever that is possible.
    pub script: Option<String>,
    /// How take-backs are treated.
    pub undo: UndoPolicy,
    /// Whether the result counts for ratings: then bots agree to no take-back.
    pub rated: bool,
}

/// With what a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Opening {
    /// A deal.
    New {
        /// The game.
        game: GameName,
        /// Who plays, from seat A on.
        seats: Vec<Sitter>,
        /// The options, by name.
        options: Vec<String>,
    },
    /// A position.
    Position {
        /// The game.
        game: GameName,
        /// Who plays, from seat A on.
        seats: Vec<Sitter>,
        /// The options, by name.
        options: Vec<String>,
        /// Its lines.
        lines: Vec<String>,
    },
    /// A record, text or JSON.
    Record {
        /// The record.
        text: String,
        /// Whether a record that is wrong somewhere is opened up to its last good action.
        good_part: bool,
    },
}

/// The files of a component pack: name and text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PackText(#[serde(with = "Files")] pub Vec<(String, String)>);

/// How a record is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Export {
    /// As text, for people.
    Text,
    /// As JSON, for programs.
    Json,
}

impl Open {
    /// A table with the usual agreements: the shipped pack, luck that nobody knows, single answers played by the table, free take-backs.
    pub fn new(opening: Opening) -> Self {
        let undo = UndoPolicy::default();
        Self { opening, pack: None, seed: None, single_answers: true, script: None, undo, rated: false }
    }
}

impl Request {
    /// Whether it may change what happens at a table, so that it is only good for the moment that its sender has seen.
    pub fn is_change(&self) -> bool {
        self.seat_of_change().is_some()
    }

    /// For which seat it changes what happens at a table; `None`: it does not.
    pub fn seat_of_change(&self) -> Option<Seat> {
        match self {
            Self::Act { seat, .. }
            | Self::Undo { seat, .. }
            | Self::AskUndo { seat, .. }
            | Self::AnswerUndo { seat, .. }
            | Self::Resign { seat }
            | Self::Sit { seat, .. } => Some(*seat),
            Self::Open(_)
            | Self::List
            | Self::Look { .. }
            | Self::Explain { .. }
            | Self::Replay { .. }
            | Self::WhatIf { .. }
            | Self::Export { .. }
            | Self::Pause { .. }
            | Self::Interrupt
            | Self::Hint { .. }
            | Self::Close
            | Self::Course
            | Self::Review { .. } => None,
        }
    }

    /// Whether it only asks how things are: asked again, it is answered anew. Everything else is done once.
    pub fn is_question(&self) -> bool {
        matches!(
            self,
            Self::List
                | Self::Look { .. }
                | Self::Explain { .. }
                | Self::Replay { .. }
                | Self::Export { .. }
                | Self::Course
        )
    }
}
