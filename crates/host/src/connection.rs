//! Who is connected, what they may do at each table, and what they were answered last.

use protocol::{Error, FromHost, Request, TableId};
use std::collections::{BTreeMap, VecDeque};
use table::Seat;

/// A connection, by a number of the driver's choice. Somebody who comes back after a lost line with the same number goes on with the
/// same connection: what was done is not done again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// What a connection may do at a table. With nothing of it, it may watch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Principal {
    /// The seats for which it sees and acts.
    pub seats: Vec<Seat>,
    /// Whether it decides about the table: who sits where, when bots wait, when it is closed.
    pub is_owner: bool,
}

impl Principal {
    /// Somebody who only watches, and sees what everybody may see.
    pub const SPECTATOR: Self = Self { seats: Vec::new(), is_owner: false };

    /// Whoever has the whole table at one screen.
    pub fn owner() -> Self {
        Self { seats: Seat::ALL.to_vec(), is_owner: true }
    }

    /// Somebody who plays at one seat.
    pub fn player(seat: Seat) -> Self {
        Self { seats: vec![seat], is_owner: false }
    }

    fn has(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Whether a request is among what may be asked. `is_open` says that nothing at the table is hidden from this principal, or any more.
    pub(crate) fn check(&self, request: &Request, is_open: bool) -> Result<(), Error> {
        let may = match request {
            Request::Look { viewer } | Request::Replay { viewer, .. } | Request::WhatIf { viewer, .. } => {
                viewer.is_none_or(|seat| self.has(seat))
            }
            Request::Act { seat, .. }
            | Request::Explain { seat, .. }
            | Request::Undo { seat, .. }
            | Request::AskUndo { seat, .. }
            | Request::AnswerUndo { seat, .. }
            | Request::Hint { seat, .. } => self.has(*seat),
            Request::Sit { .. } | Request::Pause { .. } | Request::Close => self.is_owner,
            Request::Export { .. } => is_open,
            // What is told only when the game is over is told to everybody.
            Request::Open(_) | Request::List | Request::Interrupt | Request::Course | Request::Review { .. } => true,
        };
        if may { Ok(()) } else { Err(Error::NotAllowed) }
    }
}

/// So many replies are kept for a connection that asks again because it has not heard.
const REMEMBERED: usize = 16;

/// What is known of a connection.
#[derive(Default)]
pub(crate) struct Connection {
    pub principals: BTreeMap<TableId, Principal>,
    /// The last replies to what may not be done twice.
    replies: VecDeque<FromHost>,
}

impl Connection {
    pub fn remember(&mut self, reply: FromHost) {
        if self.replies.len() == REMEMBERED {
            self.replies.pop_front();
        }
        self.replies.push_back(reply);
    }

    /// What was replied to this request before.
    pub fn replied(&self, number: u32) -> Option<&FromHost> {
        self.replies.iter().find(|reply| reply.number == Some(number))
    }
}
