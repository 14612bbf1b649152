//! The host: takes messages, gives messages and jobs, and takes what came of the jobs.

use crate::answer::{answer, check_asked, check_seat, info};
use crate::connection::{Connection, ConnectionId, Principal};
use crate::job::{AnyJob, AnyOutcome, JobId};
use crate::open::{open, what_if};
use crate::review::Reviewing;
use crate::room::{HintWanted, Look, Pending, Room};
use protocol::{AnyTable, Error, FromHost, OfGame, Open, Opening, Reply, Request, TableId, ToHost, each, of_each};
use session::Leaving;
use std::collections::BTreeMap;
use table::Seat;

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
        message: FromHost,
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

/// What a job that is out is for.
struct Assigned {
    table: TableId,
    task: Task,
    /// When it is taken for lost.
    deadline: u64,
}

#[derive(Clone, Copy)]
enum Task {
    Decision(Seat),
    Hint { connection: ConnectionId, number: u32, seat: Seat },
    Review { connection: ConnectionId, number: u32 },
}

/// A job that has not come back after so many milliseconds is handed out again.
const JOB_TIME: u64 = 120_000;

/// Viewers are told how far a bot is every so many simulations: each time a page draws anew.
const TELL_EVERY: u32 = 96;

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
        self.outputs.push(Output::Message { to, message: FromHost { number, table, reply } });
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
                return self.outputs.push(Output::Message { to: from, message });
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

/// Jobs.
impl Host {
    /// The next thing that takes long: hints first, because somebody waits for them, then decisions of bots, then reviews. It must
    /// come back by [`Host::finish`].
    pub fn next_job(&mut self, now: Moment) -> Option<(JobId, AnyJob)> {
        let id = JobId(self.n_jobs);
        let (table, task, job) = self.next_hint(id).or_else(|| self.next_decision(id)).or_else(|| self.next_verdict(id))?;
        self.n_jobs += 1;
        self.jobs.insert(id, Assigned { table, task, deadline: now.time.saturating_add(JOB_TIME) });
        Some((id, job))
    }

    fn next_hint(&mut self, id: JobId) -> Option<(TableId, Task, AnyJob)> {
        self.rooms.iter_mut().find_map(|(table, room)| {
            let (wanted, job) = room.next_hint()?;
            wanted.job = Some(id);
            let task = Task::Hint { connection: wanted.connection, number: wanted.number, seat: wanted.what.seat };
            Some((table.clone(), task, job))
        })
    }

    fn next_decision(&mut self, id: JobId) -> Option<(TableId, Task, AnyJob)> {
        self.rooms.iter_mut().find_map(|(table, room)| {
            let (seat, job) = room.next_decision()?;
            room.bot_job = Some(id);
            Some((table.clone(), Task::Decision(seat), job))
        })
    }

    fn next_verdict(&mut self, id: JobId) -> Option<(TableId, Task, AnyJob)> {
        self.rooms.iter_mut().find_map(|(table, room)| {
            let (wanted, job) = room.next_verdict()?;
            wanted.job = Some(id);
            Some((table.clone(), Task::Review { connection: wanted.connection, number: wanted.number }, job))
        })
    }

    /// A job tells how far it is; answers whether it is still wanted.
    pub fn progress(&mut self, job: JobId, done: u32, of: u32) -> bool {
        let Some(Assigned { table, task, .. }) = self.jobs.get(&job) else { return false };
        if done >= of || !done.is_multiple_of(TELL_EVERY) {
            return true;
        }
        let (to, seat) = match *task {
            Task::Decision(seat) => {
                let room = self.rooms.get(table);
                (room.map(|room| room.looks.keys().copied().collect()).unwrap_or_default(), seat)
            }
            Task::Hint { connection, seat, .. } => (vec![connection], seat),
            Task::Review { .. } => return true,
        };
        let table = table.clone();
        for connection in to {
            self.say(connection, None, Some(table.clone()), Reply::Thinking { seat, done, of });
        }
        true
    }

    /// Takes what came of a job; says whether it was still wanted. What comes too late changes nothing.
    pub fn finish(&mut self, job: JobId, outcome: AnyOutcome, now: Moment) -> bool {
        let Some(Assigned { table, task, .. }) = self.jobs.remove(&job) else { return false };
        match task {
            Task::Decision(seat) => self.decided(&table, seat, outcome, now),
            Task::Hint { connection, number, .. } => self.hinted(connection, number, &table, outcome),
            Task::Review { connection, number } => self.reviewed(connection, number, &table, outcome),
        }
    }

    fn decided(&mut self, table: &TableId, seat: Seat, outcome: AnyOutcome, now: Moment) -> bool {
        let Some(room) = self.rooms.get_mut(table) else { return false };
        room.bot_job = None;
        each!(&mut room.table, table => table.set_time(Some(now.time)));
        let is_done = room.decided(outcome, seat);
        if is_done {
            self.changed(table);
        } else {
            // A bot that cannot answer would be asked for ever.
            room.is_paused = true;
        }
        is_done
    }

    fn hinted(&mut self, to: ConnectionId, number: u32, table: &TableId, outcome: AnyOutcome) -> bool {
        let Some(room) = self.rooms.get_mut(table) else { return false };
        room.hints.retain(|hint| (hint.connection, hint.number) != (to, number));
        let hint = match outcome {
            OfGame::Lisboa(outcome) => outcome.into_hint().map(OfGame::Lisboa),
            OfGame::Madeira(outcome) => outcome.into_hint().map(OfGame::Madeira),
        };
        let Some(hint) = hint else { return false };
        self.reply(to, number, Some(table.clone()), Reply::Hint { hint }, false);
        true
    }

    fn stop(&mut self, job: Option<JobId>) {
        if let Some(job) = job.filter(|job| self.jobs.remove(job).is_some()) {
            self.outputs.push(Output::Stop(job));
        }
    }

    /// Hints about how a table was are not given: whoever waits is told how it is now.
    fn drop_hints(&mut self, id: &TableId, is_dropped: impl Fn(&Pending<HintWanted>) -> bool) {
        let Some(room) = self.rooms.get_mut(id) else { return };
        let dropped: Vec<Pending<HintWanted>> = room.hints.extract_if(.., |hint| is_dropped(hint)).collect();
        for hint in dropped {
            self.stop(hint.job);
            let Some(room) = self.rooms.get_mut(id) else { return };
            let reply = room.sync(hint.connection, Some(hint.what.seat));
            self.reply(hint.connection, hint.number, Some(id.clone()), reply, false);
        }
    }

    /// Whoever thinks at this table shall answer now: a bot and the asker's hints with what they have, the asker's review ends.
    fn interrupt(&mut self, from: ConnectionId, id: &TableId) {
        self.end_reviews(id, Some(from));
        let Some(room) = self.rooms.get(id) else { return };
        let own = room.hints.iter().filter(|hint| hint.connection == from).filter_map(|hint| hint.job);
        let stopped: Vec<Output> = own.chain(room.bot_job).map(Output::Stop).collect();
        self.outputs.extend(stopped);
    }

    /// When the driver has to call [`Host::wake`] at the latest; `None`: not until something comes.
    pub fn next_deadline(&self) -> Option<u64> {
        self.jobs.values().map(|job| job.deadline).min()
    }

    /// Time has gone on: jobs that have not come back by now are taken for lost and will be handed out again.
    pub fn wake(&mut self, now: Moment) {
        for (id, lost) in self.jobs.extract_if(.., |_, job| job.deadline <= now.time) {
            let Some(room) = self.rooms.get_mut(&lost.table) else { continue };
            let is_lost = |job: &mut Option<JobId>| _ = job.take_if(|job| *job == id);
            is_lost(&mut room.bot_job);
            room.hints.iter_mut().for_each(|hint| is_lost(&mut hint.job));
            room.reviews.iter_mut().for_each(|review| is_lost(&mut review.job));
            self.outputs.push(Output::Stop(id));
        }
    }
}

/// Reviews.
impl Host {
    /// Begins a review, which is answered when it ends. Another one of the same asker before it ends with what it has.
    fn begin_review(
        &mut self,
        from: ConnectionId,
        number: u32,
        id: &TableId,
        seat: Option<Seat>,
        iterations: u32,
    ) -> Result<Option<Reply>, Error> {
        let room = self.rooms.get(id).ok_or_else(|| Error::NoTable(id.clone()))?;
        check_seat(&room.table, seat)?;
        if !room.is_over() {
            return Err(Error::NotOver);
        }
        let what = of_each!(&room.table, table => Reviewing::new(table, seat, iterations.max(1)));
        self.end_reviews(id, Some(from));
        if each!(&what, review => review.is_done()) {
            return Ok(Some(Reply::Review { review: of_each!(&what, review => review.told()) }));
        }
        if let Some(room) = self.rooms.get_mut(id) {
            room.reviews.push(Pending { connection: from, number, what, job: None });
        }
        Ok(None)
    }

    /// One decision was reviewed: tells how far the review is, and answers at its end.
    fn reviewed(&mut self, to: ConnectionId, number: u32, table: &TableId, outcome: AnyOutcome) -> bool {
        let Some(room) = self.rooms.get_mut(table) else { return false };
        let mut all = room.reviews.iter_mut();
        let Some(review) = all.find(|review| (review.connection, review.number) == (to, number)) else { return false };
        review.job = None;
        let Some(both) = review.what.as_mut().with(outcome) else { return false };
        let is_taken = each!(both, both => both.1.into_verdict().map(|verdict| both.0.add(verdict)).is_some());
        let ((done, of), is_done) = each!(&review.what, review => (review.progress(), review.is_done()));
        self.say(to, None, Some(table.clone()), Reply::Reviewing { done, of });
        if is_done {
            self.end_reviews(table, Some(to));
        }
        is_taken
    }

    /// Answers reviews at a table with what was found by now; `of`: only those of this connection.
    fn end_reviews(&mut self, id: &TableId, of: Option<ConnectionId>) {
        let Some(room) = self.rooms.get_mut(id) else { return };
        let is_ended = |review: &mut Pending<_>| of.is_none_or(|of| of == review.connection);
        let ended: Vec<_> = room.reviews.extract_if(.., is_ended).collect();
        for Pending { connection, number, what, job } in ended {
            self.stop(job);
            let review = of_each!(&what, review => review.told());
            self.reply(connection, number, Some(id.clone()), Reply::Review { review }, false);
        }
    }
}
