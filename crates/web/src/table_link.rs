//! The one interface of a table for the page: what is seen of it, and what can be asked of it.
//!
//! Everything goes through the messages of `protocol`, so a table of a server will stand behind the same interface. What a table
//! says comes faster than people can follow: it waits in a line and is shown one move after the other, and the table is asked
//! to wait when the line gets long.

mod ask;
mod show;

use crate::board::Flight;
use crate::played::Played;
use crate::speech;
use crate::store::Store;
use crate::tables::Table;
use crate::worker::desk::Failure;
use crate::worker::link::Link;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Open, Opening, PackText, Reply, Request, TableId};
use session::shelf::record_head;
use session::{Asked, LogEntryOf, SightOf, Sitter};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use words::Names;

pub use ask::Answered;

/// Where a bot is in its thoughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Whose thoughts.
    pub seat: Seat,
    /// How often it has looked into the future.
    pub done: u32,
    /// How often it will.
    pub of: u32,
}

/// Why a table cannot be gone on with.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// It cannot be reached or opened.
    Failed(Failure),
    /// A table that only tried something out was lost with its worker.
    Gone,
}

/// How often it is made sure that the worker is there while bots play.
const PULSE: Duration = Duration::from_secs(6);
/// So often a table is opened anew in a row after its worker died.
const MOST_TRIES: u32 = 3;

/// What is kept beside the signals.
struct Inner<G: Played> {
    /// What is still to be shown.
    line: VecDeque<Arc<SightOf<G>>>,
    /// Not before then is the next one shown, in milliseconds of the page's clock.
    next_at: f64,
    /// Whether somebody will look after the line again.
    is_called: bool,
    /// Whether the table was asked to wait because the line is long.
    is_held: bool,
    /// The table as it is kept; nothing for one that only tries something out.
    kept: Option<Table>,
    tries: u32,
}

/// A table; copies are the same.
pub struct TableLink<G: Played> {
    link: Link,
    inner: StoredValue<Rc<RefCell<Inner<G>>>, LocalStorage>,
    store: StoredValue<Rc<Store>, LocalStorage>,
    id: StoredValue<TableId>,
    script: StoredValue<Option<Arc<str>>>,
    /// The rules.
    pub game: StoredValue<Arc<G>>,
    /// What everybody is called.
    pub names: RwSignal<Names>,
    /// The seats of people at this screen.
    pub people: StoredValue<Vec<Seat>>,
    /// What is seen now; nothing before the table is open, and while it is covered.
    pub sight: RwSignal<Option<Arc<SightOf<G>>>>,
    /// What was seen then, while somebody looks back.
    pub past: RwSignal<Option<Arc<SightOf<G>>>>,
    /// Everything that happened, as far as it is shown.
    pub log: RwSignal<Vec<Arc<LogEntryOf<G>>>>,
    /// What travels now.
    pub flights: RwSignal<Vec<Flight>>,
    /// The bot that thinks.
    pub thought: RwSignal<Option<Thought>>,
    /// How many decisions the review has looked at by now, and how many there are.
    pub reviewed: RwSignal<Option<(usize, usize)>>,
    /// How many moves are still to be shown.
    pub waiting: RwSignal<usize>,
    /// Whether moves of others wait until somebody lets them go on.
    pub is_paused: RwSignal<bool>,
    /// Whether an answer is on its way.
    pub is_asking: RwSignal<bool>,
    /// For whom the screen must be handed over, and who may still take something back.
    pub cover: RwSignal<Option<Cover>>,
    /// Why it does not go on.
    pub trouble: RwSignal<Option<Trouble>>,
    /// How fast moves of others are shown, in milliseconds.
    pub pause: Signal<u64>,
    /// Whether the table plays single answers.
    single_answers: bool,
    /// Whether it is only tried.
    pub is_tried: bool,
}

/// The screen is to be handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cover {
    /// To whom.
    pub to: Seat,
    /// Who could take back their last answer before.
    pub back: Option<Seat>,
}

impl<G: Played> Clone for TableLink<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for TableLink<G> {}

/// What a table is opened from.
pub struct Source<G> {
    /// The rules.
    pub game: Arc<G>,
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// What is kept of it; nothing for one that only tries something out and is open already.
    pub kept: Option<Table>,
    /// Its name.
    pub id: TableId,
    /// Whether it is only tried: nothing of it is written to the device, and bots wait.
    pub is_tried: bool,
    /// The record that luck and bots follow.
    pub script: Option<Arc<str>>,
}

impl<G: Played> TableLink<G> {
    /// A table that nothing is known of yet, and that nobody has opened.
    pub fn new(link: Link, store: Rc<Store>, source: Source<G>, pause: Signal<u64>, single_answers: bool) -> Self {
        let people = Seat::ALL.into_iter().zip(&source.sitters).filter(|(_, sitter)| sitter.is_person());
        let people: Vec<Seat> = people.map(|(seat, _)| seat).collect();
        let inner = Inner {
            line: VecDeque::new(),
            next_at: 0.0,
            is_called: false,
            is_held: false,
            kept: source.kept,
            tries: 0,
        };
        Self {
            link,
            inner: StoredValue::new_local(Rc::new(RefCell::new(inner))),
            store: StoredValue::new_local(store),
            id: StoredValue::new(source.id),
            script: StoredValue::new(source.script),
            game: StoredValue::new(source.game),
            names: RwSignal::new(speech::names(&source.sitters)),
            people: StoredValue::new(people),
            sight: RwSignal::new(None),
            past: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            flights: RwSignal::new(Vec::new()),
            thought: RwSignal::new(None),
            reviewed: RwSignal::new(None),
            waiting: RwSignal::new(0),
            is_paused: RwSignal::new(false),
            is_asking: RwSignal::new(false),
            cover: RwSignal::new(None),
            trouble: RwSignal::new(None),
            pause,
            single_answers,
            is_tried: source.is_tried,
        }
    }

    /// Opens a table and looks at it. It is closed with the part of the page that opened it.
    pub fn open(link: Link, store: Rc<Store>, source: Source<G>, pause: Signal<u64>, single_answers: bool) -> Self {
        let id = source.id.clone();
        let table = Self::new(link, store, source, pause, single_answers);
        link.listen(id.clone(), move |reply| table.hear(reply));
        let pulse = set_interval_with_handle(move || table.feel_pulse(), PULSE);
        on_cleanup(move || {
            pulse.iter().for_each(IntervalHandle::clear);
            table.close();
        });
        table.begin_with_each_worker();
        table
    }

    /// Closes the table. An answer that is under way was given: what the table says last is kept too.
    fn close(self) {
        let (Some(id), Some(store)) = (self.id.try_get_value(), self.store.try_get_value()) else { return };
        let (link, kept) = (self.link, RefCell::new(self.kept().filter(|_| !self.is_tried)));
        let number = link.listen(id.clone(), move |reply| {
            if let (Reply::Keep { text, .. }, Some(table)) = (reply, kept.borrow_mut().as_mut()) {
                (table.record, table.changed) = (text, crate::browser::now());
                store.clone().put_soon(table.clone());
            }
        });
        spawn_local(async move {
            // Whether it was still there does not matter.
            _ = link.ask(Some(id.clone()), Request::Close).await;
            link.forget(&id, number);
        });
    }

    /// While bots play nothing is asked of the worker, so that nobody would notice if it fell silent: something is asked.
    fn feel_pulse(self) {
        let is_paused = self.is_paused.try_get_untracked() != Some(false);
        let asked = self.sight.try_with_untracked(|sight| match sight.as_ref().map(|sight| &sight.asked) {
            Some(Asked::Seat { seat, .. }) => Some(*seat),
            Some(Asked::Luck | Asked::Nobody) | None => None,
        });
        let people = self.people.try_get_value().unwrap_or_default();
        if asked.flatten().is_some_and(|seat| !people.contains(&seat)) && !is_paused {
            let link = self.link;
            spawn_local(async move { _ = link.ask(None, Request::List).await });
        }
    }

    /// The name of the table.
    pub fn id(self) -> TableId {
        self.id.get_value()
    }

    /// The table as it is kept.
    pub fn kept(self) -> Option<Table> {
        self.with_inner(|inner| inner.kept.clone()).flatten()
    }

    /// Whether it began with a position and not with a deal: then its record has no seed.
    pub fn is_of_question(self) -> bool {
        self.kept().is_some_and(|kept| record_head(&kept.record).is_ok_and(|head| head.seed().is_none()))
    }

    /// Whether it only tries something out.
    pub fn is_what_if(self) -> bool {
        self.with_inner(|inner| inner.kept.is_none()).unwrap_or(false)
    }

    /// Opens the table, and again whenever its worker was replaced: nothing is lost, it goes on from what was kept.
    fn begin_with_each_worker(self) {
        let restarts = self.link.restarts;
        Effect::new(move |before: Option<u32>| {
            let now = restarts.get();
            match before {
                Some(_) if self.is_what_if() => self.trouble.set(Some(Trouble::Gone)),
                Some(_) | None => spawn_local(self.begin()),
            }
            now
        });
    }

    async fn begin(self) {
        let Some(kept) = self.with_inner(|inner| inner.kept.clone()) else { return };
        if let Some(Table { record, pack, .. }) = kept {
            let how = self.how(record, pack);
            match self.link.ask(Some(self.id()), Request::Open(how)).await {
                Ok(_) | Err(Failure::Error(protocol::Error::Taken(_))) => {}
                // A new worker is there by now, and with it comes the next try.
                Err(Failure::Died) if self.tries() <= MOST_TRIES => return,
                Err(failure) => return self.fail(failure),
            }
        }
        if let (true, Some(table)) = (self.is_tried, self.id.try_get_value()) {
            // A table that is gone needs no pause.
            _ = self.link.ask(Some(table), Request::Pause { paused: true }).await;
        }
        self.look(self.first_viewer()).await;
    }

    fn how(self, text: String, pack: Option<PackText>) -> Open {
        let opening = Opening::Record { text, good_part: false };
        let script = self.script.with_value(|script| script.as_deref().map(str::to_owned));
        Open { pack, single_answers: self.single_answers, script, ..Open::new(opening) }
    }

    fn tries(self) -> u32 {
        self.with_inner(|inner| {
            inner.tries += 1;
            inner.tries
        })
        .unwrap_or(MOST_TRIES + 1)
    }

    /// Who looks at first: the only person, or whoever looked before; of several nobody, until one says so.
    fn first_viewer(self) -> Option<Seat> {
        let before = self.sight.try_get_untracked().flatten().and_then(|sight| sight.viewer);
        let people = self.people.try_get_value().unwrap_or_default();
        if people.len() == 1 { people.first().copied() } else { before }
    }

    /// Looks at the table for somebody, from now on.
    pub async fn look(self, viewer: Option<Seat>) {
        let Some(table) = self.id.try_get_value() else { return };
        match self.link.ask(Some(table), Request::Look { viewer }).await {
            Ok(Reply::Table { sight, .. }) => self.see_anew(G::sight_of(sight)),
            Ok(_) | Err(Failure::Died) => {}
            Err(failure) => self.fail(failure),
        }
    }

    fn fail(self, failure: Failure) {
        // The part of the page may be gone.
        _ = self.trouble.try_set(Some(Trouble::Failed(failure)));
    }

    fn with_inner<T>(self, act: impl FnOnce(&mut Inner<G>) -> T) -> Option<T> {
        self.inner.try_get_value().map(|inner| act(&mut inner.borrow_mut()))
    }

    /// What the table says by itself.
    fn hear(self, reply: Reply) {
        match reply {
            Reply::Table { sight, .. } => {
                if let Some(sight) = G::sight_of(sight) {
                    self.line_up(sight);
                }
            }
            Reply::Thinking { seat, done, of, .. } => {
                _ = self.thought.try_set(Some(Thought { seat, done, of }));
            }
            Reply::Reviewing { done, of, .. } => {
                _ = self.reviewed.try_set(Some((done, of)));
            }
            Reply::Keep { text, .. } => self.keep(text),
            Reply::Opened { .. }
            | Reply::Tables(_)
            | Reply::Past { .. }
            | Reply::Refused { .. }
            | Reply::Explained { .. }
            | Reply::NotTakenBack { .. }
            | Reply::Consent { .. }
            | Reply::Hint { .. }
            | Reply::Exported { .. }
            | Reply::Done
            | Reply::Error(_)
            | Reply::Course { .. }
            | Reply::Review { .. } => {}
        }
    }

    /// Keeps the record of the table on this device.
    fn keep(self, text: String) {
        self.with_inner(|inner| inner.tries = 0);
        self.change_kept(|kept| {
            kept.record = text;
            kept.changed = crate::browser::now();
        });
    }

    /// Keeps whether hints are given at this table.
    pub fn keep_hints(self, hints: bool) {
        self.change_kept(|kept| kept.hints = hints);
    }

    fn change_kept(self, change: impl FnOnce(&mut Table)) {
        let kept = self.with_inner(|inner| {
            let kept = inner.kept.as_mut()?;
            change(kept);
            Some(kept.clone())
        });
        if let (Some(Some(table)), Some(store), false) = (kept, self.store.try_get_value(), self.is_tried) {
            store.put_soon(table);
        }
    }
}
