//! A card that a finger rests on is shown large; letting it go does nothing else.

use leptos::ev;
use leptos::prelude::*;
use lisboa::CardId;
use std::time::Duration;

/// So long a finger rests before that.
const LONG: Duration = Duration::from_millis(400);

/// What is pressed.
#[derive(Clone, Copy)]
pub struct Press {
    /// The card that is shown large.
    pub large: RwSignal<Option<CardId>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    was_long: StoredValue<bool>,
}

impl Press {
    /// Nothing is pressed yet.
    pub fn new() -> Self {
        let press =
            Self { large: RwSignal::new(None), timer: StoredValue::new(None), was_long: StoredValue::new(false) };
        on_cleanup(move || press.stop());
        press
    }

    fn stop(self) {
        if let Some(timer) = self.timer.try_get_value().flatten() {
            timer.clear();
        }
    }

    /// A finger goes down on a card.
    pub fn down(self, card: CardId, event: &ev::PointerEvent) {
        self.stop();
        self.was_long.set_value(false);
        if event.pointer_type() == "mouse" {
            return;
        }
        let show = move || {
            // The table may be gone by then.
            _ = self.was_long.try_set_value(true);
            _ = self.large.try_set(Some(card));
        };
        self.timer.set_value(set_timeout_with_handle(show, LONG).ok());
    }

    /// It goes up or elsewhere.
    pub fn up(self) {
        self.stop();
        self.large.set(None);
    }

    /// What follows a long press is no choice.
    pub fn click(self, event: &ev::MouseEvent) {
        if self.was_long.get_value() {
            self.was_long.set_value(false);
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }
}
