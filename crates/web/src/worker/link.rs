//! The page's end of the link to the worker.

use super::desk::{Desk, Failure, Health, RequestId};
use crate::browser;
use futures_channel::oneshot;
use js_sys::{Array, Atomics, Int32Array, SharedArrayBuffer, Uint8Array};
use leptos::prelude::*;
use protocol::{FromHost, Reply, Request, TableId, ToHost, from_bytes, to_bytes};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long a worker may load.
const LOADING: Duration = Duration::from_secs(20);
/// How long a worker may go on after it was asked to stop.
const STOPPING: Duration = Duration::from_millis(1500);

/// Where a reply goes.
type Waiting = oneshot::Sender<Result<Reply, Failure>>;
/// Who hears what a table says by itself.
type Listener = Rc<dyn Fn(Reply)>;

/// The link to the worker; copies are the same link.
#[derive(Clone, Copy)]
pub struct Link {
    inner: StoredValue<Rc<Inner>, LocalStorage>,
    /// How the worker is.
    pub health: RwSignal<Health>,
    /// Whether it works on something.
    pub is_busy: RwSignal<bool>,
    /// How often it was replaced.
    pub restarts: RwSignal<u32>,
}

struct Inner {
    script: String,
    desk: RefCell<Desk<Waiting>>,
    running: RefCell<Option<Running>>,
    /// The number of the worker: what a timer or a message of an earlier one says no longer counts.
    number: Cell<u32>,
    /// The request whose time is being watched.
    watched: Cell<Option<RequestId>>,
    /// How many messages came; silence is when there are no more.
    heard: Cell<u32>,
    listeners: RefCell<BTreeMap<TableId, (u32, Listener)>>,
    /// How often somebody began to listen.
    listened: Cell<u32>,
}

/// A worker, and what must live as long as it.
struct Running {
    worker: Worker,
    flag: Option<Int32Array>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(ErrorEvent)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Link {
    /// Starts a worker. `assets` is the address of the folder with its script.
    pub fn start(assets: &str) -> Self {
        let inner = Inner {
            script: format!("{assets}worker.js"),
            desk: RefCell::default(),
            running: RefCell::default(),
            number: Cell::new(0),
            watched: Cell::new(None),
            heard: Cell::new(0),
            listeners: RefCell::default(),
            listened: Cell::new(0),
        };
        let inner = StoredValue::new_local(Rc::new(inner));
        let link =
            Self { inner, health: RwSignal::default(), is_busy: RwSignal::new(false), restarts: RwSignal::new(0) };
        link.launch();
        link
    }

    /// Asks for something about a table, or about all of them.
    ///
    /// # Errors
    /// If it cannot be met, the worker breaks while it has it, or there is none.
    pub async fn ask(self, table: Option<TableId>, request: Request) -> Result<Reply, Failure> {
        let (reply, answer) = oneshot::channel();
        let taken = self.inner().desk.borrow_mut().ask(table, request, reply);
        match taken {
            Ok((_, Some(request))) => self.send(&request),
            Ok((_, None)) => {}
            Err((_, failure)) => return Err(failure),
        }
        self.tell();
        // Nobody drops a sender before it has sent; if the page is going down, nobody reads this either.
        let reply = answer.await.unwrap_or(Err(Failure::Died))?;
        if let Reply::Error(error) = reply { Err(Failure::Error(error)) } else { Ok(reply) }
    }

    /// From now on what a table says by itself is heard by this one; the number of the listener.
    pub fn listen(self, table: TableId, listener: impl Fn(Reply) + 'static) -> u32 {
        let inner = self.inner();
        let number = inner.listened.get() + 1;
        inner.listened.set(number);
        inner.listeners.borrow_mut().insert(table, (number, Rc::new(listener)));
        number
    }

    /// This listener hears the table no more; one that came after it does.
    pub fn forget(self, table: &TableId, number: u32) {
        let inner = self.inner();
        let mut listeners = inner.listeners.borrow_mut();
        if listeners.get(table).is_some_and(|(listening, _)| *listening == number) {
            listeners.remove(table);
        }
    }

    /// Asks the worker to stop what it does and to answer with what it has. One that cannot hear that is replaced.
    pub fn interrupt(self) {
        let Some(busy) = self.inner().watched.get() else { return };
        let is_heard = self
            .inner()
            .running
            .borrow()
            .as_ref()
            .is_some_and(|running| running.flag.as_ref().is_some_and(|flag| Atomics::store(flag, 0, 1).is_ok()));
        if !is_heard {
            return self.replace("asked to stop");
        }
        self.later(STOPPING, move |link| {
            if link.inner().watched.get() == Some(busy) {
                link.replace("did not stop");
            }
        });
    }

    /// Starts a new worker after all hope was lost.
    pub fn try_again(self) {
        self.inner().desk.borrow_mut().try_again();
        self.launch();
    }

    fn inner(self) -> Rc<Inner> {
        self.inner.get_value()
    }

    fn launch(self) {
        let inner = self.inner();
        inner.number.set(inner.number.get() + 1);
        match self.running() {
            Ok(running) => {
                *inner.running.borrow_mut() = Some(running);
                self.later(LOADING, |link| {
                    if link.inner().desk.borrow().health() == &Health::Starting {
                        link.replace("did not start in time");
                    }
                });
            }
            Err(why) => self.replace(&browser::words_of(&why)),
        }
        self.tell();
    }

    /// A new worker, given the module that this page was compiled from.
    fn running(self) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.inner().script, &options)?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| self.hear(&event));
        let on_error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| self.replace(&event.message()));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let shared = browser::is_isolated().then(|| SharedArrayBuffer::new(4));
        let first = Array::of2(&wasm_bindgen::module(), shared.as_ref().map_or(&JsValue::UNDEFINED, |buffer| buffer));
        worker.post_message(&first)?;
        let flag = shared.map(|buffer| Int32Array::new(&buffer));
        Ok(Running { worker, flag, _on_message: on_message, _on_error: on_error })
    }

    /// The worker is of no use any more: what it had fails, and a new one is started unless that is hopeless.
    fn replace(self, why: &str) {
        let inner = self.inner();
        drop(inner.running.take());
        inner.watched.set(None);
        let lost = inner.desk.borrow_mut().broke(why);
        let is_hopeless = matches!(inner.desk.borrow().health(), Health::Broken(_));
        for (waiting, failure) in lost {
            // Whoever asked may be gone.
            _ = waiting.send(Err(failure));
        }
        if is_hopeless {
            self.tell();
        } else {
            self.restarts.update(|n| *n += 1);
            self.launch();
        }
    }

    fn hear(self, event: &MessageEvent) {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let inner = self.inner();
        inner.heard.set(inner.heard.get().wrapping_add(1));
        let message: FromHost = match from_bytes(&bytes) {
            Ok(message) => message,
            Err(error) => return self.replace(&error.to_string()),
        };
        let waiting = inner.desk.borrow_mut().hear(&message);
        match (waiting, message) {
            // Whoever asked may be gone.
            (Some(waiting), message) => _ = waiting.send(Ok(message.reply)),
            (None, FromHost { number: None, table: None, reply: Reply::Tables(_) }) => {
                let waiting = inner.desk.borrow_mut().ready();
                waiting.iter().for_each(|request| self.send(request));
            }
            // What a table says by itself is for who listens to it.
            (None, FromHost { number: None, table: Some(table), reply }) => {
                let listener = inner.listeners.borrow().get(&table).cloned();
                if let Some((_, listener)) = listener {
                    listener(reply);
                }
            }
            (None, _) => {}
        }
        self.tell();
    }

    fn send(self, request: &ToHost) {
        let sent = {
            let inner = self.inner();
            let running = inner.running.borrow();
            let bytes = Uint8Array::from(to_bytes(request).as_slice());
            let worker = running.as_ref().map(|running| running.worker.post_message(&bytes));
            worker.map(|sent| sent.map_err(|error| browser::words_of(&error)))
        };
        match sent {
            Some(Ok(())) => {}
            Some(Err(why)) => self.replace(&why),
            None => self.replace("no worker is there"),
        }
    }

    /// Tells everybody how things are, and watches the time of the request that the worker has now.
    fn tell(self) {
        let inner = self.inner();
        let (health, now) = (inner.desk.borrow().health().clone(), inner.desk.borrow().at_work());
        self.health.set(health);
        self.is_busy.set(now.is_some());
        let id = now.as_ref().map(|(id, _)| *id);
        if inner.watched.replace(id) == id {
            return;
        }
        if let Some((id, patience)) = now {
            self.watch(id, patience);
        }
    }

    /// Replaces a worker that says nothing for so long while it has this request. One that is busy with a bot tells how far it is.
    fn watch(self, id: RequestId, patience: Duration) {
        let heard = self.inner().heard.get();
        self.later(patience, move |link| {
            let inner = link.inner();
            if inner.watched.get() != Some(id) {
                return;
            }
            if inner.heard.get() == heard { link.replace("did not answer in time") } else { link.watch(id, patience) }
        });
    }

    /// Does something after a while, unless there is another worker by then.
    fn later(self, wait: Duration, act: impl FnOnce(Self) + 'static) {
        let number = self.inner().number.get();
        set_timeout(
            move || {
                if self.inner().number.get() == number {
                    act(self);
                }
            },
            wait,
        );
    }
}
