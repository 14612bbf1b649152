//! The host's work: handing out jobs, taking what came of them, and ending what nobody waits for any more.

use super::{Host, Moment, Output};
use crate::answer::check_seat;
use crate::connection::ConnectionId;
use crate::job::{AnyJob, AnyOutcome, JobId};
use crate::review::Reviewing;
use crate::room::{HintWanted, Pending};
use protocol::{Error, OfGame, Reply, TableId, each, of_each};
use table::Seat;

/// What a job that is out is for.
pub(super) struct Assigned {
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

/// Jobs.
impl Host {
    /// The next thing that takes long: hints first, because somebody waits for them, then decisions of bots, then reviews. It must
    /// come back by [`Host::finish`].
    pub fn next_job(&mut self, now: Moment) -> Option<(JobId, AnyJob)> {
        let id = JobId(self.n_jobs);
        let (table, task, job) =
            self.next_hint(id).or_else(|| self.next_decision(id)).or_else(|| self.next_verdict(id))?;
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

    pub(super) fn stop(&mut self, job: Option<JobId>) {
        if let Some(job) = job.filter(|job| self.jobs.remove(job).is_some()) {
            self.outputs.push(Output::Stop(job));
        }
    }

    /// Hints about how a table was are not given: whoever waits is told how it is now.
    pub(super) fn drop_hints(&mut self, id: &TableId, is_dropped: impl Fn(&Pending<HintWanted>) -> bool) {
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
    pub(super) fn interrupt(&mut self, from: ConnectionId, id: &TableId) {
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
    pub(super) fn begin_review(
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
    pub(super) fn end_reviews(&mut self, id: &TableId, of: Option<ConnectionId>) {
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
