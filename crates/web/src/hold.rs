//! Who plays at a table: one tab of the browser at a time. Two would play on from the same record, each in its own way, and the one that
//! writes last would win.
//!
//! The browser gives a lock for each table to one tab (Web Locks) and to the next when that tab closes the table or is closed itself. A tab
//! that waits may ask for it (a broadcast); whoever has it writes everything down first. A tab that does not answer, because the browser
//! has put it to sleep, loses the lock. Where a browser has no locks, as on an address that it does not trust, every tab plays.

use crate::late::{Alive, wait};
use crate::store::Store;
use crate::tables::TableId;
use crate::worker::link::Link;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Request;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, BroadcastChannel, MessageEvent};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request_lock(name: &str, options: &JsValue, got: &Function) -> Result<Promise, JsValue>;
}

/// So long a tab waits before it says that another one has the table: one that was just closed gives it free at once.
const PATIENCE: Duration = Duration::from_millis(500);
/// So long the tab that has the table may take to write everything down before it is taken away.
const HANDING_OVER: Duration = Duration::from_secs(4);
/// So long the others stand back for the one that asked.
const STANDING_BACK: Duration = Duration::from_millis(1500);
/// What a tab says that wants the table.
const GIVE: &str = "give";

thread_local! {
    /// How many tables this tab has left and is still writing down.
    static LEAVING: Cell<u32> = const { Cell::new(0) };
}

/// Whose the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// It is not known yet.
    Asked,
    /// This tab's.
    Here,
    /// Another tab's.
    Elsewhere,
}

/// The hold of this tab on a table, as long as the part of the page that made it is there; copies are the same.
#[derive(Clone, Copy)]
pub struct Hold {
    /// Whose the table is.
    pub held: RwSignal<Held>,
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    alive: Alive,
    link: Link,
    store: StoredValue<Rc<Store>, LocalStorage>,
}

struct Inner {
    name: String,
    channel: Option<BroadcastChannel>,
    /// Gives the lock free, if this tab has it.
    free: RefCell<Option<Function>>,
    /// Gives up waiting for it.
    give_up: RefCell<Option<AbortController>>,
}

impl Hold {
    /// Asks for a table.
    pub fn of(id: &TableId, link: Link, store: Rc<Store>) -> Self {
        let name = format!("caravela-table-{id}");
        let channel = BroadcastChannel::new(&name).ok();
        let inner = Inner { name, channel, free: RefCell::default(), give_up: RefCell::default() };
        let hold = Self {
            held: RwSignal::new(Held::Asked),
            inner: StoredValue::new_local(Rc::new(inner)),
            alive: Alive::here(),
            link,
            store: StoredValue::new_local(store),
        };
        hold.hear_others();
        hold.queue(false);
        hold.alive.after(PATIENCE, move || hold.say_elsewhere());
        on_cleanup(move || hold.leave());
        hold
    }

    /// Asks the tab that has the table for it.
    pub fn take_over(self) {
        self.held.set(Held::Asked);
        let inner = self.inner.get_value();
        if let Some(channel) = &inner.channel {
            // A channel that this tab has open takes every word.
            _ = channel.post_message(&GIVE.into());
        }
        self.alive.after(HANDING_OVER, move || {
            if self.held.get_untracked() == Held::Asked {
                self.queue(true);
            }
        });
    }

    fn say_elsewhere(self) {
        if self.held.get_untracked() != Held::Asked {
            return;
        }
        if LEAVING.get() > 0 {
            // It is this tab itself that has not finished with it.
            return self.alive.after(PATIENCE, move || self.say_elsewhere());
        }
        self.held.set(Held::Elsewhere);
    }

    /// Waits for the lock in the line of all tabs, or takes it away from whoever has it.
    fn queue(self, by_force: bool) {
        let inner = self.inner.get_value();
        let options = Object::new();
        let before = if by_force {
            // Setting a key of a new object cannot fail.
            _ = Reflect::set(&options, &"steal".into(), &true.into());
            inner.give_up.take()
        } else {
            let give_up = AbortController::new().ok();
            if let Some(give_up) = &give_up {
                _ = Reflect::set(&options, &"signal".into(), &give_up.signal());
            }
            inner.give_up.replace(give_up)
        };
        if let Some(before) = before {
            before.abort();
        }
        let got = Closure::once_into_js(move || self.got());
        match request_lock(&inner.name, &options, got.unchecked_ref()) {
            Ok(asked) => spawn_local(async move {
                // It ends when this tab gives the lock free, or gave up waiting; it fails when another tab took it.
                if JsFuture::from(asked).await.is_err() && self.alive.is() && self.has_lock() {
                    self.lose();
                }
            }),
            // No locks here.
            Err(_) => self.held.set(Held::Here),
        }
    }

    fn has_lock(self) -> bool {
        self.inner.get_value().free.borrow().is_some()
    }

    /// The lock is this tab's until the promise that is given back is kept.
    fn got(self) -> JsValue {
        let Some(inner) = self.inner.try_get_value() else { return JsValue::UNDEFINED };
        inner.give_up.take();
        let until = Promise::new(&mut |free, _| *inner.free.borrow_mut() = Some(free));
        self.held.set(Held::Here);
        until.into()
    }

    /// Another tab has the table now.
    fn lose(self) {
        super::app::leave();
        self.inner.get_value().free.take();
        self.held.set(Held::Elsewhere);
        self.queue(false);
    }

    /// Listens to tabs that want the table.
    fn hear_others(self) {
        let inner = self.inner.get_value();
        let Some(channel) = inner.channel.clone() else { return };
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().as_string().as_deref() == Some(GIVE) && self.alive.is() {
                self.hand_over();
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        let heard = StoredValue::new_local(heard);
        on_cleanup(move || {
            channel.set_onmessage(None);
            channel.close();
            heard.dispose();
        });
    }

    /// Gives the table to whoever asked, once everything is written; one that only waits stands back for that one.
    fn hand_over(self) {
        let inner = self.inner.get_value();
        if let Some(waiting) = inner.give_up.take() {
            waiting.abort();
        }
        let free = inner.free.take();
        super::app::leave();
        self.held.set(Held::Elsewhere);
        if let Some(free) = free {
            self.write_down(free);
        }
        self.alive.after(STANDING_BACK, move || {
            if !self.has_lock() {
                self.queue(false);
            }
        });
    }

    /// The part of the page is going.
    fn leave(self) {
        let inner = self.inner.get_value();
        if let Some(waiting) = inner.give_up.take() {
            waiting.abort();
        }
        if let Some(free) = inner.free.take() {
            self.write_down(free);
        }
    }

    /// Gives the lock free once the table is closed and everything of it is written.
    fn write_down(self, free: Function) {
        let (link, store) = (self.link, self.store.get_value());
        LEAVING.set(LEAVING.get() + 1);
        spawn_local(async move {
            // The parts of the table close it with the next breath of the page; its worker answers in the order of what it is asked.
            wait(Duration::ZERO).await;
            _ = link.ask(None, Request::List).await;
            store.settled().await;
            // A lock that is gone cannot be given free, and need not be.
            _ = free.call0(&JsValue::UNDEFINED);
            LEAVING.set(LEAVING.get() - 1);
        });
    }
}
