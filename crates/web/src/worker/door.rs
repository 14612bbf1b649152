//! The worker's end of the link: takes requests one after the other.

use super::engine;
use super::message::{Message, Request, from_bytes, to_bytes};
use crate::browser;
use js_sys::{Atomics, Int32Array, SharedArrayBuffer, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

thread_local! {
    /// Where the page writes that the job shall stop; none where memory cannot be shared.
    static FLAG: RefCell<Option<Int32Array>> = const { RefCell::new(None) };
}

/// The door of the worker: from now on it answers.
#[wasm_bindgen]
pub fn worker(flag: Option<SharedArrayBuffer>) {
    browser::report_panics();
    FLAG.set(flag.map(|buffer| Int32Array::new(&buffer)));
    let listen = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| take(&event));
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say(&Message::Ready);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Does what a message asks for. Bytes that are no request have no number to answer to: they are a fault of this program.
fn take(event: &MessageEvent) {
    let bytes = Uint8Array::new(&event.data()).to_vec();
    match from_bytes::<Request>(&bytes) {
        Ok(Request { id, job }) => {
            lower_flag();
            say(&Message::Reply { id, result: engine::answer(&job, &is_flag_up) });
        }
        Err(why) => wasm_bindgen::throw_str(&why),
    }
}

fn say(message: &Message) {
    let sent = to_bytes(message)
        .and_then(|bytes| scope().post_message(&Uint8Array::from(bytes.as_slice())).map_err(|e| browser::words_of(&e)));
    if let Err(why) = sent {
        wasm_bindgen::throw_str(&why);
    }
}

fn is_flag_up() -> bool {
    FLAG.with_borrow(|flag| flag.as_ref().is_some_and(|flag| Atomics::load(flag, 0).is_ok_and(|value| value != 0)))
}

/// A wish to stop that comes after a job is over is not meant for the next one.
fn lower_flag() {
    FLAG.with_borrow(|flag| flag.as_ref().map(|flag| Atomics::store(flag, 0, 0)));
}
