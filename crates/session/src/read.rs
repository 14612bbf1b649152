//! Saving and opening: the record with its seats is everything.

use crate::shelf::{is_json, record_head};
use crate::table::Table;
use crate::what_if::MARK;
use std::fmt;
use std::sync::Arc;
use table::Game;
use table::record::{GoodPart, Header, Record, ReplayError, ReplayErrorOf};

/// Why a record cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadError<A, R> {
    /// What is the matter.
    pub fault: ReadFault,
    /// The line, and what is wrong there.
    pub at: ReplayError<A, R>,
}

/// Why a record of a game cannot be opened.
pub type ReadErrorOf<G> = ReadError<<G as Game>::Action, <G as Game>::Reason>;

/// What is the matter with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ReadFault {
    /// It is no record, or its head cannot be read.
    NoRecord,
    /// It is of another game.
    OtherGame,
    /// It was played by another version of the rules.
    OtherRules {
        /// The version in the record.
        theirs: u16,
        /// The version here.
        ours: u16,
    },
    /// It was played with another component pack.
    OtherPack {
        /// The pack in the record: its name and hash.
        theirs: String,
        /// The pack here.
        ours: String,
    },
    /// It is of a table that only tried something out.
    WhatIf,
    /// Something in it is not right, or not possible.
    Broken,
}

/// A table that was opened from its record.
#[derive(Debug)]
pub struct Opened<G: Game> {
    /// The table.
    pub table: Table<G>,
    /// Whether the record goes to the end of the game.
    pub complete: bool,
    /// What was left out because the last line is cut off, in words.
    pub cut: Option<String>,
    /// What is wrong after the last good action, if only the good part was asked for.
    pub fault: Option<ReplayErrorOf<G>>,
}

impl<A: Clone + fmt::Display, R: Clone + fmt::Debug> fmt::Display for ReadError<A, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.at.fmt(f)
    }
}

impl<A: Clone + fmt::Debug + fmt::Display, R: Clone + fmt::Debug> std::error::Error for ReadError<A, R> {}

impl ReadFault {
    /// What the head alone tells: whether the record belongs to this game at all.
    fn of_head<G: Game>(game: &G, head: &Header) -> Self {
        let options = game.options();
        let ours = options.iter().find(|(key, _)| *key == "pack").map(|(_, value)| value);
        match (head.option("pack"), ours) {
            _ if head.game() != G::NAME => Self::OtherGame,
            _ if head.option(MARK).is_some() => Self::WhatIf,
            _ if G::readings_in(head.rules()).is_none() => Self::OtherRules { theirs: head.rules(), ours: G::RULES },
            (Some(theirs), Some(ours)) if theirs != ours => {
                Self::OtherPack { theirs: theirs.to_owned(), ours: ours.clone() }
            }
            (Some(_) | None, _) => Self::Broken,
        }
    }
}

impl<G: Game> Table<G> {
    /// The table as text: all there is to keep. It holds what is hidden, and the seed if there is one: it is for whoever may
    /// know everything, or for a game that is over.
    pub fn save(&self) -> String {
        self.record.to_string()
    }

    /// Opens a table from its record, text or JSON. It stands where the record ends and does not go on by itself, so that a
    /// record can also be looked at: see [`Table::go_on`].
    ///
    /// # Errors
    /// If it is no record of this game with its pack and options, or anything in it is not right.
    pub fn read(game: Arc<G>, text: &str) -> Result<Opened<G>, ReadErrorOf<G>> {
        let read = if is_json(text) { Record::from_json(&*game, text) } else { Record::read(&*game, text) };
        Self::opened(game, text, read.map(|replay| (replay, None)))
    }

    /// Opens a table from as much of its record as is right, up to the last good action; what is wrong after it comes too.
    ///
    /// # Errors
    /// If it is no record of this game with its pack and options, or its setup is not right.
    pub fn read_good_part(game: Arc<G>, text: &str) -> Result<Opened<G>, ReadErrorOf<G>> {
        let read =
            if is_json(text) { Record::good_part_of_json(&*game, text) } else { Record::good_part(&*game, text) };
        Self::opened(game, text, read.map_err(ReplayError::from))
    }

    fn opened(
        game: Arc<G>,
        text: &str,
        read: Result<GoodPart<G>, ReplayErrorOf<G>>,
    ) -> Result<Opened<G>, ReadErrorOf<G>> {
        match (read, record_head(text)) {
            (Ok((mut replay, fault)), _) => {
                let (complete, cut) = (replay.complete, replay.cut.take());
                Ok(Opened { table: Self::replayed(game, replay), complete, cut, fault })
            }
            (Err(at), Ok(head)) => Err(ReadError { fault: ReadFault::of_head(&*game, &head), at }),
            (Err(at), Err(_)) => Err(ReadError { fault: ReadFault::NoRecord, at }),
        }
    }
}
