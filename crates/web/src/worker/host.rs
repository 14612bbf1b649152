//! The tables of the worker: answers what the page asks, and lets the bots play and look back, one decision at a time.

use super::bots::{Bots, hint};
use super::review::Reviewing;
use lisboa::Lisboa;
use madeira::Madeira;
use protocol::{AnyTable, Error, OfGame, Open, Opening, Reply, Request, TableId, ToPage, ToTable, each, of_each};
use session::{Table};
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Actor, Game, GameExt, Seat};

/// What the tables need of the world.
#[derive(Clone, Copy)]
pub struct Outside {
    /// Sends a message to the page.
    pub say: fn(ToPage),
    /// Whether the bot that thinks shall answer now.
    pub is_enough: fn() -> bool,
    /// A new thought begins: a wish to stop the one before is over.
    pub begin: fn(),
    /// A number that nobody knows.
    pub fresh: fn() -> u64,
    /// The time, from whenever on.
    pub clock: fn() -> Duration,
}

/// The bots of a table of any game.
type AnyBots = OfGame<Bots<Lisboa>, Bots<Madeira>>;

/// A review of a table of any game.
type AnyReviewing = OfGame<Reviewing<Lisboa>, Reviewing<Madeira>>;

/// A table, and who plays and looks on.
struct Hosted {
    table: AnyTable,
    bots: AnyBots,
    /// For whom the page looks, and how much it has been told.
    look: Option<(Option<Seat>, Known)>,
    is_paused: bool,
}

/// All tables of the worker.
pub struct Host {
    tables: BTreeMap<TableId, Hosted>,
    /// The review that is under way, its table, and the number of the request that it answers.
    review: Option<(u32, TableId, AnyReviewing)>,
    outside: Outside,
}

/// Whether a bot is told about while it thinks: every so many looks into the future. Each time the page draws anew.
const TELL_EVERY: u32 = 96;

impl Host {
    /// No table yet.
    pub fn new(outside: Outside) -> Self {
        Self { tables: BTreeMap::new(), review: None, outside }
    }

    /// Says that requests can be answered from now on, by listing the tables that are there.
    pub fn greet(&self) {
        self.say(None, Reply::Tables(self.list()));
    }

    /// Answers a request.
    pub fn take(&mut self, ToTable { number, request }: ToTable) {
        if let Request::Review { table, seat, iterations } = &request {
            return self.begin_review(number, table, *seat, *iterations);
        }
        if let Request::Interrupt { table } | Request::Close { table } = &request
            && self.review.as_ref().is_some_and(|(_, of, _)| of == table)
        {
            self.end_review();
        }
        let reply = self.answered(&request).unwrap_or_else(Reply::Error);
        let is_change =
            matches!(reply, Reply::Done | Reply::Consent { .. }) && !matches!(request, Request::Pause { .. });
        self.say(Some(number), reply);
        if let (true, Some(table)) = (is_change, table_of(&request)) {
            self.tell(&table.clone());
        }
    }

    /// Does one thing that takes long: lets a bot make one decision at the first table where one is asked, or goes on with the
    /// review; says whether there was anything to do.
    pub fn work(&mut self) -> bool {
        self.let_bot_play() || self.go_on_with_review()
    }

    fn let_bot_play(&mut self) -> bool {
        let waiting = self.tables.iter().find_map(|(id, hosted)| hosted.waiting_bot().map(|seat| (id.clone(), seat)));
        let Some((id, seat)) = waiting else { return false };
        let outside = self.outside;
        let Some(hosted) = self.tables.get_mut(&id) else { return false };
        (outside.begin)();
        let has_played = hosted.play(seat, outside.clock, &|done, of| outside.progress(&id, seat, done, of));
        if has_played {
            self.tell(&id);
        } else if let Some(hosted) = self.tables.get_mut(&id) {
            // A bot that cannot answer would be asked for ever.
            hosted.is_paused = true;
        }
        has_played
    }

    /// Begins a review, which is answered when it ends. One at a time: another one before it ends with what it has.
    fn begin_review(&mut self, number: u32, table: &TableId, seat: Option<Seat>, iterations: u32) {
        self.end_review();
        match self.hosted(Some(table)).and_then(|(id, hosted)| Ok((number, id, hosted.review(seat, iterations)?))) {
            Ok(review) => self.review = Some(review),
            Err(error) => self.say(Some(number), Reply::Error(error)),
        }
    }

    /// Reviews one decision, and tells how far it is.
    fn go_on_with_review(&mut self) -> bool {
        let Some((_, table, review)) = &mut self.review else { return false };
        let (is_going_on, (done, of)) = each!(review, review => (review.step(), review.progress()));
        if is_going_on {
            let table = table.clone();
            self.say(None, Reply::Reviewing { table, done, of });
        } else {
            self.end_review();
        }
        true
    }

    /// Answers with what was reviewed by now.
    fn end_review(&mut self) {
        if let Some((number, table, review)) = self.review.take() {
            let review = of_each!(review, review => review.told());
            self.say(Some(number), Reply::Review { table, review });
        }
    }

    fn answered(&mut self, request: &Request) -> Result<Reply, Error> {
        match request {
            Request::Open(how) => return self.open(how),
            Request::List => return Ok(Reply::Tables(self.list())),
            Request::WhatIf { table, viewer, step, seed } => return self.what_if(table, *viewer, *step, *seed),
            Request::Close { table } => {
                self.tables.remove(table);
                return Ok(Reply::Done);
            }
            Request::Look { .. }
            | Request::Act { .. }
            | Request::Explain { .. }
            | Request::Undo { .. }
            | Request::AskUndo { .. }
            | Request::AnswerUndo { .. }
            | Request::Replay { .. }
            | Request::Export { .. }
            | Request::Sit { .. }
            | Request::Pause { .. }
            | Request::Interrupt { .. }
            | Request::Hint { .. }
            | Request::Course { .. }
            | Request::Review { .. } => {}
        }
        let outside = self.outside;
        let (id, hosted) = self.hosted(table_of(request))?;
        if let Request::Pause { paused, .. } = request {
            hosted.is_paused = *paused;
            return Ok(Reply::Done);
        }
        if let Request::Hint { seat, iterations, .. } = request {
            (outside.begin)();
            let hint = hosted.hint(*seat, *iterations, &|done, of| outside.progress(&id, *seat, done, of))?;
            return Ok(Reply::Hint { table: id, hint });
        }
        // What nobody answers is a wish to stop a bot that has stopped by now.
        let reply = hosted.table.answer(request).unwrap_or(Reply::Done);
        if let (Request::Look { viewer, .. }, Reply::Table { sight, .. }) = (request, &reply) {
            hosted.look = Some((*viewer, each!(sight, sight => sight.known)));
        }
        Ok(reply)
    }

    fn hosted(&mut self, table: Option<&TableId>) -> Result<(TableId, &mut Hosted), Error> {
        let id = table.cloned().unwrap_or_else(|| TableId(String::new()));
        let hosted = self.tables.get_mut(&id);
        hosted.map(|hosted| (id.clone(), hosted)).ok_or(Error::NoTable(id))
    }

    fn open(&mut self, how: &Open) -> Result<Reply, Error> {
        if self.tables.contains_key(&how.table) {
            return Err(Error::Taken(how.table.clone()));
        }
        let laid = protocol::open(how, (self.outside.fresh)())?;
        let is_news = !matches!(&how.opening, Opening::Record { text, .. } if *text == laid.table.save());
        self.tables.insert(how.table.clone(), Hosted::new(laid.table));
        if is_news {
            self.keep(&how.table);
        }
        Ok(Reply::Opened { table: how.table.clone(), cut: laid.cut, fault: laid.fault })
    }

    fn what_if(&mut self, of: &TableId, viewer: Option<Seat>, step: usize, seed: u64) -> Result<Reply, Error> {
        let (_, hosted) = self.hosted(Some(of))?;
        let table = protocol::what_if(&hosted.table, viewer, step, seed)?;
        let number = (1..).map(|n: u32| TableId(format!("{}-{n}", of.0))).find(|id| !self.tables.contains_key(id));
        let id = number.unwrap_or_else(|| of.clone());
        self.tables.insert(id.clone(), Hosted::new(table));
        Ok(Reply::Opened { table: id, cut: None, fault: None })
    }

    fn list(&self) -> Vec<protocol::TableInfo> {
        self.tables.iter().map(|(id, hosted)| hosted.table.info(id.clone())).collect()
    }

    /// Tells the page what is new at a table, and what it must keep.
    fn tell(&mut self, id: &TableId) {
        let Some(hosted) = self.tables.get_mut(id) else { return };
        if let Some((viewer, known)) = hosted.look {
            let sight = hosted.table.sight(viewer, known);
            hosted.look = Some((viewer, each!(&sight, sight => sight.known)));
            self.say(None, Reply::Table { table: id.clone(), sight });
        }
        self.keep(id);
    }

    fn keep(&self, id: &TableId) {
        let Some(hosted) = self.tables.get(id) else { return };
        if each!(&hosted.table, table => table.what_if_of()).is_none() {
            self.say(None, Reply::Keep { table: id.clone(), text: hosted.table.save() });
        }
    }

    fn say(&self, number: Option<u32>, reply: Reply) {
        (self.outside.say)(ToPage { number, reply });
    }
}

impl Outside {
    /// Tells the page now and then how far a bot is; says whether it shall stop.
    fn progress(self, table: &TableId, seat: Seat, done: u32, of: u32) -> bool {
        if done < of && done.is_multiple_of(TELL_EVERY) {
            (self.say)(ToPage { number: None, reply: Reply::Thinking { table: table.clone(), seat, done, of } });
        }
        (self.is_enough)()
    }
}

impl Hosted {
    fn new(table: AnyTable) -> Self {
        let bots = of_each!(&table, _table => Bots::default());
        Self { table, bots, look: None, is_paused: false }
    }

    /// The bot that is asked. Bots wait until somebody looks on, so that nothing is missed.
    fn waiting_bot(&self) -> Option<Seat> {
        let asked = each!(&self.table, table => match table.game().actor(table.state()) {
            Actor::Player(seat) if !table.sitter(seat).is_person() => Some(seat),
            Actor::Player(_) | Actor::Chance | Actor::Nobody => None,
        });
        asked.filter(|_| !self.is_paused && self.look.is_some())
    }

    /// Lets the bot of a seat make one decision; says whether it did.
    fn play(&mut self, seat: Seat, clock: fn() -> Duration, progress: super::bots::Progress<'_>) -> bool {
        fn played<G: bots::Judged>(
            table: &mut Table<G>,
            bots: &mut Bots<G>,
            seat: Seat,
            clock: fn() -> Duration,
            progress: super::bots::Progress<'_>,
        ) -> bool {
            let scripted = table.scripted(Actor::Player(seat));
            let action = scripted.or_else(|| bots.choose(table, seat, clock, progress));
            action.is_some_and(|action| table.act(seat, action).is_ok())
        }
        // Both were made together, so they are of one game.
        let both = self.table.as_mut().with(self.bots.as_mut());
        both.is_some_and(|both| each!(both, both => played(both.0, both.1, seat, clock, progress)))
    }

    fn hint(
        &self,
        seat: Seat,
        iterations: u32,
        progress: super::bots::Progress<'_>,
    ) -> Result<protocol::AnyHint, Error> {
        if each!(&self.table, table => table.game().actor(table.state()).seat()) != Some(seat) {
            return Err(Error::NotAsked(seat));
        }
        Ok(of_each!(&self.table, table => hint(table, seat, iterations, progress)))
    }
}

/// Looking back.
impl Hosted {
    /// A review of what one seat decided, or all.
    fn review(&self, seat: Option<Seat>, iterations: u32) -> Result<AnyReviewing, Error> {
        self.table.check_seat(seat)?;
        if each!(&self.table, table => !table.game().is_over(table.state())) {
            return Err(Error::NotOver);
        }
        Ok(of_each!(&self.table, table => Reviewing::new(table, seat, iterations.max(1))))
    }
}

/// The table that a request is about.
fn table_of(request: &Request) -> Option<&TableId> {
    match request {
        Request::Open(how) => Some(&how.table),
        Request::List => None,
        Request::Look { table, .. }
        | Request::Act { table, .. }
        | Request::Explain { table, .. }
        | Request::Undo { table, .. }
        | Request::AskUndo { table, .. }
        | Request::AnswerUndo { table, .. }
        | Request::Replay { table, .. }
        | Request::WhatIf { table, .. }
        | Request::Export { table, .. }
        | Request::Sit { table, .. }
        | Request::Pause { table, .. }
        | Request::Interrupt { table }
        | Request::Hint { table, .. }
        | Request::Close { table }
        | Request::Course { table }
        | Request::Review { table, .. } => Some(table),
    }
}

#[cfg(test)]
mod tests;
