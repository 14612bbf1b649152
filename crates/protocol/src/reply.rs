//! What a page is told.

use crate::any::{AnyAction, AnyBarrier, AnyHint, AnyReasons, AnyRefusal, AnyReplayError, AnyReview, AnySight};
use crate::each;
use crate::request::TableId;
use crate::shape::{Amounts, Bounded};
use serde::{Deserialize, Serialize};
use session::{Consent, ConsentError, Course, GameName, LeaveError, ReadFault, Sitter};
use std::fmt;
use table::record::RecordError;
use table::{Faults, Seat};

/// A reply on its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FromHost {
    /// The number of the request that it answers; `None`: the table speaks first.
    pub number: Option<u32>,
    /// The table it is about; `None`: the host itself.
    pub table: Option<TableId>,
    /// The reply.
    pub reply: Reply,
}

/// What a page is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reply {
    /// A table is open.
    Opened {
        /// Its name.
        table: TableId,
        /// What was left out because the record is cut off, in words.
        cut: Option<String>,
        /// What is wrong after the last good action, where only the good part was asked for.
        fault: Option<AnyReplayError>,
    },
    /// The tables that are there.
    Tables(Vec<TableInfo>),
    /// How a table looks now.
    Table {
        /// What the viewer may know.
        sight: AnySight,
    },
    /// How a table looked then.
    Past {
        /// What the viewer could know.
        sight: AnySight,
    },
    /// An action is refused, and all that was asked for with it; nothing has changed.
    Refused {
        /// How many actions of the list came before it.
        index: usize,
        /// Why.
        refusal: AnyRefusal,
    },
    /// Whether an action is possible.
    Explained {
        /// The action.
        action: AnyAction,
        /// All reasons against it; none if it is possible.
        reasons: AnyReasons,
    },
    /// Nothing was taken back.
    NotTakenBack {
        /// What stands in the way.
        barrier: AnyBarrier,
    },
    /// What became of a wish to go back.
    Consent {
        /// What.
        consent: Consent,
    },
    /// A bot is thinking.
    Thinking {
        /// Whose turn to decide it is.
        seat: Seat,
        /// How often it has looked ahead.
        done: u32,
        /// How often it will.
        of: u32,
    },
    /// What a bot would do.
    Hint {
        /// What.
        hint: AnyHint,
    },
    /// The text that must be kept so that nothing is lost; sent after every change to whoever opened the table.
    Keep {
        /// Its record.
        text: String,
    },
    /// A record, as asked for.
    Exported {
        /// The record.
        text: String,
    },
    /// It is done, and there is nothing more to say.
    Done,
    /// It cannot be done.
    Error(Error),
    /// How the points of a finished game came about.
    Course {
        /// How.
        course: Course,
    },
    /// A finished game is being reviewed.
    Reviewing {
        /// How many decisions have been reviewed.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// Which decisions of a finished game gave points away.
    Review {
        /// The review.
        review: AnyReview,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// Its name.
    pub table: TableId,
    /// The game.
    pub game: GameName,
    /// Who plays, from seat A on.
    pub seats: Vec<Sitter>,
    /// How many steps were taken.
    pub steps: usize,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    /// Whether it only tries something out.
    pub what_if: bool,
}

/// What a bot thinks of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint<A> {
    /// How many steps had been taken.
    pub step: usize,
    /// The answers it looked at, the best first.
    pub answers: Vec<Advice<A>>,
    /// What the best one changes more than the second by the end of the turn: terms of the evaluation with their points, the largest first.
    #[serde(with = "Amounts")]
    pub reasons: Vec<(String, f32)>,
}

/// What a bot thinks of an answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice<A> {
    /// The answer.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// By how many points the player will be ahead of the best other one.
    pub lead: f32,
    /// The standard error of that; not a number of JSON, so `null` there, where it was looked at only once.
    #[serde(with = "Bounded")]
    pub error: f32,
}

/// Why a request cannot be met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Error {
    /// There is no such table.
    NoTable(TableId),
    /// There is a table of that name already.
    Taken(TableId),
    /// No such seat is in play.
    NoSeat(Seat),
    /// No such step was taken.
    NoStep {
        /// The step.
        step: usize,
        /// How many there are.
        steps: usize,
    },
    /// The table is of another game.
    OtherGame(GameName),
    /// The game cannot be played so: the number of players, an option, or a bot that nobody knows.
    Agreed(String),
    /// The component pack is wrong.
    Pack(Faults),
    /// The position is wrong.
    Position(Faults),
    /// It is no record, or of no game that is known here.
    NoRecord(RecordError),
    /// The record cannot be opened.
    Record {
        /// What is the matter.
        fault: ReadFault,
        /// The line, and what is wrong there.
        at: AnyReplayError,
    },
    /// A wish to go back makes no sense.
    Consent(ConsentError),
    /// Only whoever is asked to decide may do that.
    NotAsked(Seat),
    /// The asker may not do that at this table, or not here.
    NotAllowed,
    /// A request with this number was answered so long ago that nobody knows the reply any more. Nothing was done.
    Forgotten,
    /// Nobody can leave that seat.
    Leave(LeaveError),
    /// That is told only once the game is over: it would tell what is hidden.
    NotOver,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable(table) => write!(f, "there is no table `{}`", table.0),
            Self::Taken(table) => write!(f, "there is a table `{}` already", table.0),
            Self::NoSeat(seat) => write!(f, "seat {seat} is not in play"),
            Self::NoStep { step, steps } => write!(f, "there is no step {step}: {steps} were taken"),
            Self::OtherGame(game) => write!(f, "the table is one of {game}"),
            Self::Agreed(reason) => f.write_str(reason),
            Self::Pack(faults) => write!(f, "the component pack is wrong:\n{faults}"),
            Self::Position(faults) => write!(f, "the position is wrong:\n{faults}"),
            Self::NoRecord(error) => write!(f, "this cannot be opened: {error}"),
            Self::Record { at, .. } => each!(at, at => write!(f, "the record cannot be opened: {at}")),
            Self::Consent(error) => write!(f, "{error}"),
            Self::NotAsked(seat) => write!(f, "{seat} is not asked to decide"),
            Self::NotAllowed => f.write_str("this is not allowed at this table"),
            Self::Forgotten => f.write_str("this request was answered long ago"),
            Self::Leave(error) => write!(f, "{error}"),
            Self::NotOver => f.write_str("this is told only once the game is over, because it tells what is hidden"),
        }
    }
}

impl std::error::Error for Error {}
