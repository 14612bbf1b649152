//! The browser's way back closes what is open beside a table before it leaves the table: each sheet is an entry of the history.

use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::JsValue;

thread_local! {
    /// The sheets that are open, the latest last: their numbers, and how each is closed.
    static OPEN: RefCell<Vec<(u32, Callback<()>)>> = const { RefCell::new(Vec::new()) };
    static LAST: Cell<u32> = const { Cell::new(0) };
    /// The entries of sheets that were closed by other ways, and are to be left.
    static SPARE: Cell<i32> = const { Cell::new(0) };
    /// Whether the next way back is that of this page itself.
    static IS_OWN: Cell<bool> = const { Cell::new(false) };
}

/// Listens for the way back, as long as the page lasts.
pub fn listen() {
    let listener = window_event_listener(ev::popstate, |_| {
        if IS_OWN.replace(false) {
            return;
        }
        let latest = OPEN.with_borrow_mut(Vec::pop);
        if let Some((_, close)) = latest {
            // One that is gone by now needs no closing.
            _ = close.try_run(());
        }
    });
    on_cleanup(move || listener.remove());
}

/// A sheet was opened by the part of the page that is being made now; `close` closes it.
pub fn opened(close: Callback<()>) {
    let address = location().href().unwrap_or_default();
    // The entry of one that was closed in the same breath is taken over.
    if SPARE.get() > 0 {
        SPARE.set(SPARE.get() - 1);
    } else if let Ok(history) = window().history() {
        // A browser that refuses goes back from the table, as it always did.
        _ = history.push_state(&JsValue::NULL, "");
    }
    let number = LAST.get() + 1;
    LAST.set(number);
    OPEN.with_borrow_mut(|open| open.push((number, close)));
    on_cleanup(move || closed(number, address));
}

/// A sheet is gone. Unless the way back has closed it, its entry is left too, if nobody has gone elsewhere.
fn closed(number: u32, address: String) {
    let was_open = OPEN.with_borrow_mut(|open| {
        let all = open.len();
        open.retain(|(other, _)| *other != number);
        open.len() < all
    });
    if !was_open {
        return;
    }
    SPARE.set(SPARE.get() + 1);
    let leave = move || {
        let spare = SPARE.take();
        if spare > 0 && location().href().is_ok_and(|now| now == address) {
            IS_OWN.set(window().history().is_ok_and(|history| history.go_with_delta(-spare).is_ok()));
        }
    };
    if SPARE.get() == 1 {
        set_timeout(leave, Duration::ZERO);
    }
}
