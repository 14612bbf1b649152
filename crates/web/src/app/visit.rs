//! The table that somebody came from to read something, and the way back to a place of it.

use super::trail::Trail;
use crate::route::Route;
use leptos::prelude::*;
use protocol::TableId;
use session::GameName;
use std::any::Any;
use std::sync::Arc;
use table::{Pattern, Way};

/// A table that was left to look something up, as it was left.
#[derive(Clone)]
pub struct Visit {
    /// The game.
    pub game: GameName,
    /// The address of the table.
    pub address: String,
    /// What the reader is asked there, and by which rule; nothing if others are.
    pub question: Option<(String, Option<&'static str>)>,
    /// Tells what ways cost the reader there; nobody does for a spectator.
    pub teller: Option<Teller>,
}

/// Tells what a way costs at a table, with answers that may come between its steps.
pub type Teller = Arc<dyn Fn(&Way, &[Pattern]) -> Told + Send + Sync>;

/// What a way costs at a table, as it is shown.
pub enum Told {
    /// It is open.
    Open {
        /// What it costs: signs, what that is, at least, at most.
        prices: Vec<(Vec<&'static str>, String, i64, i64)>,
        /// The places where its first answer is given.
        places: Vec<String>,
    },
    /// It is not, for these reasons with their rules.
    Shut(Vec<(String, &'static str)>),
    /// Nothing can be said of it now.
    Untold,
}

/// What a table shows to somebody who comes from the rulebook.
#[derive(Clone)]
pub struct Shown {
    /// How the places begin that are meant.
    pub places: Vec<String>,
    /// The address of the page that it is about.
    pub page: String,
}

/// What is known of the last table; copies are the same.
#[derive(Clone, Copy)]
pub struct Visits {
    /// The table.
    pub last: RwSignal<Option<Visit>>,
    /// What it shows when it is opened again.
    pub shown: RwSignal<Option<Shown>>,
    /// What was filled in and not given at the table that was left last, by its name.
    left: StoredValue<Option<(TableId, Left)>>,
}

/// The form of a question of some game.
type Left = Arc<dyn Any + Send + Sync>;

impl Visits {
    /// Makes it known to the page.
    pub fn provide() {
        provide_context(Self { last: RwSignal::new(None), shown: RwSignal::new(None), left: StoredValue::new(None) });
    }

    /// That of the page.
    pub fn here() -> Self {
        expect_context()
    }

    /// The table of a game that somebody came from.
    pub fn of(self, game: GameName) -> Option<Visit> {
        self.last.get().filter(|visit| visit.game == game)
    }

    /// A table is left with something filled in.
    pub fn leave(self, table: TableId, form: Left) {
        self.left.set_value(Some((table, form)));
    }

    /// What was filled in there when a table was left.
    pub fn left<T: Any + Send + Sync>(self, table: &TableId) -> Option<Arc<T>> {
        let (of, form) = self.left.get_value()?;
        form.downcast().ok().filter(|_| of == *table)
    }

    /// Somebody is elsewhere now: whoever goes to the first page has left the table for good.
    pub fn passed(self, place: &Route) {
        if *place == Route::Home {
            self.last.set(None);
            self.shown.set(None);
        }
    }

    /// Goes to the table and shows these places there.
    pub fn show(self, places: Vec<String>) {
        let Some(visit) = self.last.get_untracked() else { return };
        self.shown.set(Some(Shown { places, page: Trail::here() }));
        // The address of a table is a good one.
        _ = location().set_hash(&visit.address);
    }
}
