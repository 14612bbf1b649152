//! The host: who is connected, and the messages that go in and out.

mod work;

use crate::answer::{answer, check_asked, check_seat, info};
use crate::connection::{Connection, ConnectionId, Principal};
use crate::job::JobId;
use crate::open::{open, what_if};
use crate::room::{HintWanted, Look, Pending, Room};
use protocol::{AnyTable, Error, FromHost, Open, Opening, Reply, Request, TableId, ToHost, each};
use session::Leaving;
use std::collections::BTreeMap;
use table::Seat;
use work::Assigned;

/// What the driver knows when it brings something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub time: u64,
    /// A number that nobody can guess, another one each time.
    pub random: u64,
}

/// What the driver has to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Send a message.
    Message {
        /// To whom.
        to: ConnectionId,
        /// The message.
        message: Box<FromHost>,
    },
    /// Let a job end soon: what comes of it is not wanted any more, or wanted at once.
    Stop(JobId),
}

impl Output {
    /// The reply in a message; `None`: it is none.
    pub fn reply(self) -> Option<Reply> {
        if let Self::Message { message, .. } = self { Some(message.reply) } else { None }
    }
}

/// Tables, and who is connected to them.
#[derive(Default)]
pub struct Host {
    connections: BTreeMap<ConnectionId, Connection>,
    rooms: BTreeMap<TableId, Room>,
    jobs: BTreeMap<JobId, Assigned>,
    n_jobs: u64,
    outputs: Vec<Output>,
}

/// Who is connected.
impl Host {
    /// From now on messages of this connection are answered; one that was there before goes on. Whoever `may_open` tables has them
    /// whole. It is told at once which tables there are for it.
    pub fn connect(&mut self, connection: ConnectionId, may_open: bool) {
        self.connections.entry(connection).or_default().may_open = may_open;
        let tables = self.list(connection);
        self.say(connection, None, None, Reply::Tables(tables));
    }

    /// The line is broken: nothing more is sent. What the connection may do is remembered, and what was done for it.
    pub fn disconnect(&mut self, connection: ConnectionId) {
        let tables: Vec<TableId> = self.rooms.keys().cloned().collect();
        for table in tables {
            self.end_reviews(&table, Some(connection));
            self.drop_hints(&table, |hint| hint.connection == connection);
            self.rooms.get_mut(&table).and_then(|room| room.looks.remove(&connection));
        }
        let is_to = |output: &Output| matches!(output, Output::Message { to, .. } if *to == connection);
        self.outputs.retain(|output| !is_to(output));
    }

    /// What a connection may do at a table from now on; `None`: there is no such table for it any more.
    pub fn admit(&mut self, connection: ConnectionId, table: &TableId, principal: Option<Principal>) {
        if let Some(room) = self.rooms.get_mut(table)
            && let Some(look) = room.looks.get(&connection)
            && !principal.as_ref().is_some_and(|principal| principal.sees_as(look.viewer))
        {
            room.looks.remove(&connection);
        }
        let principals = &mut self.connections.entry(connection).or_default().principals;
        match principal {
            Some(principal) => _ = principals.insert(table.clone(), principal),
            None => _ = principals.remove(table),
        }
    }

    /// What the driver has to do now; each is given once.
    pub fn outputs(&mut self) -> impl Iterator<Item = Output> + use<> {
        std::mem::take(&mut self.outputs).into_iter()
    }

    /// A table, for whoever may know everything.
    pub fn table(&self, table: &TableId) -> Option<&AnyTable> {
        self.rooms.get(table).map(|room| &room.table)
    }

    fn say(&mut self, to: ConnectionId, number: Option<u32>, table: Option<TableId>, reply: Reply) {
        self.outputs.push(Output::Message { to, message: Box::new(FromHost { number, table, reply }) });
    }

    fn list(&self, connection: ConnectionId) -> Vec<protocol::TableInfo> {
        let connection = self.connections.get(&connection);
        let is_known = |id: &TableId| connection.is_some_and(|connection| connection.principals.contains_key(id));
        self.rooms.iter().filter(|(id, _)| is_known(id)).map(|(id, room)| info(&room.table, id.clone())).collect()
    }
}

/// Messages.
impl Host {
    /// Answers a request, and tells everybody who looks on what changed by it.
    pub fn take(&mut self, from: ConnectionId, message: ToHost, now: Moment) {
        let (number, table) = (message.number, message.table.clone());
        let Some(connection) = self.connections.get(&from) else {
            return self.say(from, Some(number), table, Reply::Error(Error::NotAllowed));
        };
        if !message.request.is_question() {
            if let Some(message) = connection.replied(number) {
                return self.outputs.push(Output::Message { to: from, message: Box::new(message) });
            }
            if self.is_pending(from, number) {
                return;
            }
        }
        let before = table.as_ref().and_then(|id| Some(self.rooms.get(id)?.at()));
        let reply = self.answered(from, &message, now).unwrap_or_else(|error| Some(Reply::Error(error)));
        if let Some(reply) = reply {
            self.reply(from, number, table.clone(), reply, message.request.is_question());
        }
        if let (Some(id), Some(before)) = (table, before)
            && self.rooms.get(&id).is_some_and(|room| room.at() != before)
        {
            self.changed(&id);
        }
    }

    /// Replies to a request, and remembers what must not be done twice.
    fn reply(&mut self, to: ConnectionId, number: u32, table: Option<TableId>, reply: Reply, is_question: bool) {
        if !is_question && let Some(connection) = self.connections.get_mut(&to) {
            let message = FromHost { number: Some(number), table: table.clone(), reply: reply.clone() };
            connection.remember(number, message);
        }
        self.say(to, Some(number), table, reply);
    }

    /// Whether a request is being answered.
    fn is_pending(&self, from: ConnectionId, number: u32) -> bool {
        self.rooms.values().any(|room| {
            room.hints.iter().any(|hint| (hint.connection, hint.number) == (from, number))
                || room.reviews.iter().any(|review| (review.connection, review.number) == (from, number))
        })
    }

    /// The reply to a request; `None`: it comes later.
    fn answered(&mut self, from: ConnectionId, message: &ToHost, now: Moment) -> Result<Option<Reply>, Error> {
        let ToHost { number, table, at, request } = message;
        if let Request::List = request {
            return Ok(Some(Reply::Tables(self.list(from))));
        }
        let id = table.clone().unwrap_or_else(|| TableId(String::new()));
        if let Request::Open(how) = request {
            return self.opened(from, id, how, now).map(Some);
        }
        let principal = self.connections.get(&from).and_then(|connection| connection.principals.get(&id));
        let (Some(room), Some(principal)) = (self.rooms.get_mut(&id), principal) else {
            return Err(Error::NoTable(id));
        };
        principal.check(request, room.is_over())?;
        if request.is_change() && *at != room.at() {
            return Ok(Some(room.sync(from, request.seat_of_change().filter(|&seat| principal.sees_as(Some(seat))))));
        }
        each!(&mut room.table, table => table.set_time(Some(now.time)));
        match request {
            Request::Look { viewer } => {
                check_seat(&room.table, *viewer)?;
                room.looks.insert(from, Look { viewer: *viewer, at: *at });
                return Ok(Some(room.news(from)));
            }
            Request::Pause { paused } => room.is_paused = *paused,
            Request::Hint { seat, iterations } => {
                check_asked(&room.table, *seat)?;
                let what = HintWanted { seat: *seat, iterations: *iterations };
                room.hints.push(Pending { connection: from, number: *number, what, job: None });
                return Ok(None);
            }
            Request::Review { seat, iterations } => return self.begin_review(from, *number, &id, *seat, *iterations),
            Request::WhatIf { viewer, step, seed } => {
                let tried = what_if(&room.table, *viewer, *step, *seed)?;
                return Ok(Some(self.tried(from, &id, tried)));
            }
            Request::Interrupt => self.interrupt(from, &id),
            Request::Close => self.close(&id),
            Request::Open(_)
            | Request::List
            | Request::Act { .. }
            | Request::Explain { .. }
            | Request::Undo { .. }
            | Request::AskUndo { .. }
            | Request::AnswerUndo { .. }
            | Request::Resign { .. }
            | Request::Replay { .. }
            | Request::Export { .. }
            | Request::Sit { .. }
            | Request::Course => return answer(&mut room.table, request),
        }
        Ok(Some(Reply::Done))
    }

    fn opened(&mut self, from: ConnectionId, id: TableId, how: &Open, now: Moment) -> Result<Reply, Error> {
        if !self.connections.get(&from).is_some_and(|connection| connection.may_open) {
            return Err(Error::NotAllowed);
        }
        let reply = self.open(&id, how, now)?;
        if let Some(room) = self.rooms.get_mut(&id) {
            room.waits_for_viewers = true;
        }
        self.admit(from, &id, Some(Principal::whole()));
        let is_kept = matches!(&how.opening, Opening::Record { text, .. } if Some(text) == self.text(&id).as_ref());
        if !is_kept {
            self.keep(&id);
        }
        Ok(reply)
    }

    /// Opens a table, which nobody may see before somebody is admitted. Its bots play whether somebody looks or not.
    ///
    /// # Errors
    /// If there is a table of that name, or the game, its options, the pack, the position or the record is wrong.
    pub fn open(&mut self, id: &TableId, how: &Open, now: Moment) -> Result<Reply, Error> {
        if self.rooms.contains_key(id) {
            return Err(Error::Taken(id.clone()));
        }
        let laid = open(how, now.random)?;
        self.rooms.insert(id.clone(), Room::new(laid.table, false));
        Ok(Reply::Opened { table: id.clone(), cut: laid.cut, fault: laid.fault })
    }

    /// A table that tries something out belongs to whoever tries.
    fn tried(&mut self, from: ConnectionId, of: &TableId, table: AnyTable) -> Reply {
        let free = (1..).map(|n: u32| TableId(format!("{}-{n}", of.0))).find(|id| !self.rooms.contains_key(id));
        let id = free.unwrap_or_else(|| of.clone());
        self.rooms.insert(id.clone(), Room::new(table, true));
        self.admit(from, &id, Some(Principal::whole()));
        Reply::Opened { table: id, cut: None, fault: None }
    }

    /// The time of a person is over: a bot plays on for them.
    ///
    /// # Errors
    /// If there is no such table, no person sits there, or the game is over.
    pub fn time_out(&mut self, id: &TableId, seat: Seat, now: Moment) -> Result<(), Error> {
        let room = self.rooms.get_mut(id).ok_or_else(|| Error::NoTable(id.clone()))?;
        each!(&mut room.table, table => {
            table.set_time(Some(now.time));
            table.leave(seat, Leaving::TimedOut)
        })
        .map_err(Error::Leave)?;
        self.changed(id);
        Ok(())
    }

    fn close(&mut self, id: &TableId) {
        self.end_reviews(id, None);
        self.drop_hints(id, |_| true);
        let Some(room) = self.rooms.remove(id) else { return };
        self.stop(room.bot_job);
        for viewer in room.looks.into_keys() {
            self.say(viewer, None, Some(id.clone()), Reply::Error(Error::NoTable(id.clone())));
        }
        for connection in self.connections.values_mut() {
            connection.principals.remove(id);
        }
    }

    /// Something happened at a table: what bots think of how it was is out of date, and everybody who looks on is told.
    fn changed(&mut self, id: &TableId) {
        self.drop_hints(id, |_| true);
        let Some(room) = self.rooms.get_mut(id) else { return };
        let out_of_date = room.bot_job.take();
        let viewers: Vec<ConnectionId> = room.looks.keys().copied().collect();
        let news: Vec<_> = viewers.into_iter().map(|viewer| (viewer, room.news(viewer))).collect();
        self.stop(out_of_date);
        for (viewer, reply) in news {
            self.say(viewer, None, Some(id.clone()), reply);
        }
        self.keep(id);
    }

    /// The text to keep; `None`: the table only tries something out.
    fn text(&self, id: &TableId) -> Option<String> {
        let room = self.rooms.get(id)?;
        each!(&room.table, table => table.what_if_of().is_none().then(|| table.save()))
    }

    /// Gives the record to whoever keeps the table.
    fn keep(&mut self, id: &TableId) {
        let keeps = |connection: &Connection| connection.principals.get(id).is_some_and(|may| may.is_keeper);
        let keepers: Vec<ConnectionId> =
            self.connections.iter().filter(|(_, connection)| keeps(connection)).map(|(id, _)| *id).collect();
        if keepers.is_empty() {
            return;
        }
        let Some(text) = self.text(id) else { return };
        for keeper in keepers {
            self.say(keeper, None, Some(id.clone()), Reply::Keep { text: text.clone() });
        }
    }
}
