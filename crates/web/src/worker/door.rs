//! The worker's end of the link, and the driver of its tables: takes messages as they come, and runs jobs in between.

use crate::browser;
use host::{ConnectionId, Host, Moment, Output};
use js_sys::{Atomics, Function, Int32Array, Reflect, SharedArrayBuffer, Uint8Array};
use protocol::{FromHost, from_bytes, to_bytes};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Jobs wait so many milliseconds after a message: what it changed is drawn first, on machines with few cores too.
const AFTER_MESSAGE: f64 = 30.0;

/// The page, the only one who is connected.
const PAGE: ConnectionId = ConnectionId(0);

thread_local! {
    /// Where the page writes that a bot shall answer now; none where memory cannot be shared.
    static FLAG: RefCell<Option<Int32Array>> = const { RefCell::new(None) };
    static HOST: RefCell<Host> = RefCell::default();
    /// What is called between two messages.
    static TURN: RefCell<Option<Closure<dyn Fn()>>> = const { RefCell::new(None) };
    /// Whether that is about to happen.
    static IS_CALLED: Cell<bool> = const { Cell::new(false) };
}

/// The door of the worker: from now on it answers.
#[wasm_bindgen]
pub fn worker(flag: Option<SharedArrayBuffer>) {
    browser::report_panics();
    FLAG.set(flag.map(|buffer| Int32Array::new(&buffer)));
    TURN.set(Some(Closure::new(work)));
    let listen = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| take(&event));
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    with_host(|host| host.connect(PAGE, true));
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Does something with the tables, and sends what they have to say. Jobs run here one at a time, so none is ever to be stopped.
fn with_host(act: impl FnOnce(&mut Host)) {
    let outputs = HOST.with_borrow_mut(|host| {
        act(host);
        host.outputs()
    });
    for output in outputs {
        if let Output::Message { message, .. } = output {
            say(&message);
        }
    }
}

fn moment() -> Moment {
    Moment { time: browser::now(), random: browser::random() }
}

/// Does what a message asks for. Bytes that are no request have no number to answer to: the page is told by an error.
fn take(event: &MessageEvent) {
    let bytes = Uint8Array::new(&event.data()).to_vec();
    match from_bytes(&bytes) {
        Ok(request) => with_host(|host| host.take(PAGE, request, moment())),
        Err(error) => wasm_bindgen::throw_str(&error.to_string()),
    }
    call_again(AFTER_MESSAGE);
}

/// One job; then whatever the page has asked meanwhile comes first.
fn work() {
    IS_CALLED.set(false);
    let Some((id, job)) = HOST.with_borrow_mut(|host| host.next_job(moment())) else { return };
    // A wish to stop that came after a job was over is not meant for this one.
    FLAG.with_borrow(|flag| flag.as_ref().map(|flag| Atomics::store(flag, 0, 0)));
    let clock = || Duration::from_millis(browser::now());
    let outcome = host::run(job, clock, &|done, of| {
        with_host(|host| _ = host.progress(id, done, of));
        is_flag_up()
    });
    with_host(|host| _ = host.finish(id, outcome, moment()));
    call_again(0.0);
}

fn call_again(after: f64) {
    if IS_CALLED.replace(true) {
        return;
    }
    // By name, because a timer belongs to no window here.
    let timer = Reflect::get(&js_sys::global(), &"setTimeout".into());
    TURN.with_borrow(|turn| {
        if let (Ok(timer), Some(turn)) = (timer, turn) {
            // A worker that is closing calls nothing any more.
            _ = timer.unchecked_into::<Function>().call2(&JsValue::UNDEFINED, turn.as_ref(), &after.into());
        }
    });
}

fn say(message: &FromHost) {
    if let Err(why) = scope().post_message(&Uint8Array::from(to_bytes(message).as_slice())) {
        wasm_bindgen::throw_val(why);
    }
}

fn is_flag_up() -> bool {
    FLAG.with_borrow(|flag| flag.as_ref().is_some_and(|flag| Atomics::load(flag, 0).is_ok_and(|value| value != 0)))
}
