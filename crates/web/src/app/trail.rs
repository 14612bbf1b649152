//! The way that somebody has gone through the page: whoever goes back finds each place scrolled as it was left.

use leptos::prelude::*;
use std::cell::RefCell;
use web_sys::ScrollRestoration;

thread_local! {
    /// Where somebody was before, the latest last: the address, and how far it was scrolled.
    static LEFT: RefCell<Vec<(String, f64)>> = const { RefCell::new(Vec::new()) };
}

/// The trail of this page; the address where somebody is now, and how far it is to be scrolled. Copies are the same.
#[derive(Clone, Copy)]
pub struct Trail {
    now: StoredValue<String>,
    back_to: StoredValue<Option<f64>>,
}

impl Trail {
    /// Begins a trail.
    pub fn provide() -> Self {
        if let Ok(history) = window().history() {
            // A browser that scrolls by itself does it before anything is drawn: only the first visit looks wrong then.
            _ = history.set_scroll_restoration(ScrollRestoration::Manual);
        }
        let trail = Self { now: StoredValue::new(Self::here()), back_to: StoredValue::new(None) };
        provide_context(trail);
        trail
    }

    /// The address where somebody is, by the browser.
    pub fn here() -> String {
        location().hash().unwrap_or_default()
    }

    /// Somebody goes to another address.
    pub fn go(self) {
        let (to, scrolled) = (Self::here(), window().scroll_y().unwrap_or(0.0));
        let from = self.now.try_update_value(|now| std::mem::replace(now, to.clone())).unwrap_or_default();
        self.back_to.set_value(LEFT.with_borrow_mut(|left| step(left, from, scrolled, &to)));
    }

    /// Whether somebody came back to this place.
    pub fn is_back(self) -> bool {
        self.back_to.with_value(Option::is_some)
    }

    /// Scrolls to where the place was left, if somebody came back.
    pub fn scroll(self) {
        if let Some(scrolled) = self.back_to.get_value() {
            request_animation_frame(move || window().scroll_to_with_x_and_y(0.0, scrolled));
        }
    }
}

/// Goes from one place to another: back to the one before, whose scroll is given, or on.
fn step(left: &mut Vec<(String, f64)>, from: String, scrolled: f64, to: &str) -> Option<f64> {
    if left.last().is_some_and(|(before, _)| before == to) {
        return left.pop().map(|(_, scrolled)| scrolled);
    }
    left.push((from, scrolled));
    None
}
