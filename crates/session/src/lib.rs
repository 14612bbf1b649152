//! One table: its game, who sits there, what was done, what each viewer may see of it, and how far it can be taken back.
//!
//! Nothing here does input or output, waits, reads a clock or has words for players: a terminal, a page or a server stands
//! around it and brings what it needs as arguments. A table holds the whole state, so whoever hosts it gives viewers only what
//! [`Table::sight`] and [`Table::sight_at`] make for them.
#![forbid(unsafe_code)]

mod act;
mod ahead;
pub mod archive;
pub mod challenge;
mod course;
mod draft;
mod journal;
pub mod lesson;
mod log;
pub mod own_box;
pub mod puzzle;
mod read;
pub mod shelf;
mod sight;
mod sitter;
mod table;
mod undo;
mod what_if;

pub use act::{Refusal, RefusalOf, RefusedAt, RefusedAtOf};
pub use ahead::{Ahead, Then, ahead};
pub use course::{Course, TurnPoints};
pub use draft::{Draft, DraftRow};
pub use journal::{Entry, EntryOf, JournalError, LeaveError, Leaving, TimedEntry};
pub use log::{LogEntry, LogEntryOf};
pub use own_box::{Conflict, Correction, Merge, OwnBox, Printed, Settled, Statement};
pub use read::{Opened, ReadError, ReadErrorOf, ReadFault};
pub use shelf::{GameName, Pack, Shelf, ShelfError};
pub use sight::{Asked, Ended, Progress, Sight, SightOf};
pub use sitter::{Sitter, UnknownBot};
pub use table::{Step, Table};
pub use undo::{
    Barrier, BarrierOf, Consent, ConsentError, TakeBack, Undo, UndoPolicy, UndoRequest, UndoState, UndoStateOf,
};
pub use what_if::WhatIf;
