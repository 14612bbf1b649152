//! Who is connected, what they may do at each table, and what they were answered last.

use protocol::{Error, FromHost, Reply, Request, TableId};
use std::collections::{BTreeMap, VecDeque};
use table::Seat;

/// A connection, by a key of the driver's choice. Somebody who comes back after a lost line with the same key goes on with the same
/// connection: what was done is not done again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// What a connection may do at a table. With nothing of it, it may watch; without a principal, there is no such table for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Principal {
    /// The seats for which it sees and acts.
    pub seats: Vec<Seat>,
    /// Whether it decides about the table: who sits where, when bots wait, when it is closed.
    pub is_owner: bool,
    /// Whether it keeps the table: it gets the record after every change, with all that is hidden.
    pub is_keeper: bool,
}

impl Principal {
    /// Somebody who only watches, and sees what everybody may see.
    pub const SPECTATOR: Self = Self { seats: Vec::new(), is_owner: false, is_keeper: false };

    /// Whoever has the whole table at one screen, and keeps it there.
    pub fn whole() -> Self {
        Self { seats: Seat::ALL.to_vec(), is_owner: true, is_keeper: true }
    }

    /// Somebody who plays at one seat.
    pub fn player(seat: Seat) -> Self {
        Self { seats: vec![seat], ..Self::SPECTATOR }
    }

    /// Whether it may see what a viewer sees; `None`: a spectator.
    pub(crate) fn sees_as(&self, viewer: Option<Seat>) -> bool {
        viewer.is_none_or(|seat| self.seats.contains(&seat))
    }

    /// Whether a request is among what may be asked. `is_over`: the game is over, so that nothing is hidden any more.
    pub(crate) fn check(&self, request: &Request, is_over: bool) -> Result<(), Error> {
        let may = match request {
            Request::Look { viewer } | Request::Replay { viewer, .. } | Request::WhatIf { viewer, .. } => {
                self.sees_as(*viewer)
            }
            Request::Act { seat, .. }
            | Request::Explain { seat, .. }
            | Request::Undo { seat, .. }
            | Request::AskUndo { seat, .. }
            | Request::AnswerUndo { seat, .. }
            | Request::Resign { seat }
            | Request::Hint { seat, .. } => self.sees_as(Some(*seat)),
            Request::Sit { .. } | Request::Pause { .. } | Request::Close => self.is_owner,
            Request::Export { .. } => self.is_keeper || is_over,
            Request::Interrupt => self.is_owner || !self.seats.is_empty() || is_over,
            // What is told only when the game is over is told to everybody.
            Request::Open(_) | Request::List | Request::Course | Request::Review { .. } => true,
        };
        if may { Ok(()) } else { Err(Error::NotAllowed) }
    }
}

/// So many replies are kept for a connection that asks again because it has not heard.
const REMEMBERED: usize = 16;

/// What is known of a connection.
#[derive(Default)]
pub(crate) struct Connection {
    /// Whether it may open tables here.
    pub may_open: bool,
    pub principals: BTreeMap<TableId, Principal>,
    /// The last replies to requests that are done once.
    replies: VecDeque<(u32, FromHost)>,
    /// The highest number whose reply is not remembered any more.
    forgotten: Option<u32>,
}

impl Connection {
    pub fn remember(&mut self, number: u32, reply: FromHost) {
        if self.replies.len() == REMEMBERED {
            self.forgotten = self.forgotten.max(self.replies.pop_front().map(|(number, _)| number));
        }
        self.replies.push_back((number, reply));
    }

    /// What was replied to this request before; `None`: it is new.
    pub fn replied(&self, number: u32) -> Option<FromHost> {
        let known = self.replies.iter().find(|(known, _)| *known == number);
        if let Some((_, reply)) = known {
            return Some(reply.clone());
        }
        let is_forgotten = self.forgotten.is_some_and(|forgotten| number <= forgotten);
        is_forgotten.then_some(FromHost { number: Some(number), table: None, reply: Reply::Error(Error::Forgotten) })
    }
}
