//! The page: its frame, and what stands at each address.

mod back;
mod boxes;
mod challenges;
mod download;
mod error;
mod form;
mod frame;
mod home;
pub mod icon;
mod later;
mod learn;
mod library;
mod notice;
mod opening;
mod parts;
mod play;
mod practice;
mod puzzles;
mod reference;
mod rules;
mod settings;
mod settle;
mod table;
mod trail;
mod trouble;
mod visit;
mod ways;

use crate::browser;
use crate::offline::NewVersion;
use crate::route::Route;
use crate::said;
use crate::settings::{Coach, Confirm, ConfirmTurn, Motion, Pace, Setting, Single, Sounds, Stars, Theme};
use crate::store::{Device, Store};
use crate::worker::link::Link;
use boxes::Boxes;
use error::ErrorView;
pub use frame::leave;
use frame::{Frame, OutOfTable};
use leptos::ev;
use leptos::prelude::*;
use notice::Notices;
use opening::Opener;
use play::Rehearsals;
use session::GameName;
use std::cell::Cell;
use std::rc::Rc;
use trail::Trail;
use visit::Visits;
use wasm_bindgen::prelude::*;

/// The door of the page. `assets` is the address of the folder that it was loaded from.
#[wasm_bindgen]
pub fn page(assets: String) {
    browser::report_panics();
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(move || view! { <App assets/> });
    mark_ready();
}

/// Leaves a mark in the browser's timeline: from here on the page can be used.
fn mark_ready() {
    if let Some(performance) = window().performance() {
        // Only measurements miss it.
        _ = performance.mark("caravela-ready");
    }
}

/// The tables of this device; copies are the same.
#[derive(Clone, Copy)]
pub struct Tables(StoredValue<Rc<Store>, LocalStorage>);

impl Tables {
    /// The store.
    pub fn store(self) -> Rc<Store> {
        self.0.get_value()
    }
}

/// A setting that is kept, and shown to the style sheet.
#[derive(Clone, Copy)]
pub struct Kept<S: Setting + Send + Sync>(pub RwSignal<S>);

impl<S: Setting + Send + Sync> Kept<S> {
    fn read() -> Self {
        let value = RwSignal::new(S::of(browser::kept(S::KEY).as_deref()));
        Effect::new(move || show(S::KEY, value.get().word()));
        Self(value)
    }

    /// Changes it for good.
    pub fn set(self, value: S) {
        browser::keep(S::KEY, value.word());
        self.0.set(value);
    }
}

/// Shows the word of a setting to the style sheet.
fn show(key: &str, word: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let name = format!("data-{key}");
    // Names and words are our own, so they are valid.
    _ = match word {
        Some(word) => root.set_attribute(&name, word),
        None => root.remove_attribute(&name),
    };
}

/// What is written while somebody plays is told about only if it fails; and when it works again, no more.
fn warn_of_storage() {
    let (tables, notices): (Tables, Notices) = (expect_context(), expect_context());
    let was_wrong = Cell::new(false);
    tables.store().on_written(move |written| match written {
        Ok(()) if was_wrong.replace(false) => notices.all_clear(),
        Ok(()) => {}
        Err(error) => {
            was_wrong.set(true);
            notices.warn(trouble::store(&error));
        }
    });
}

/// Where in the page we are, by the address.
fn place(trail: Trail) -> RwSignal<Route> {
    let here = || Route::parse(&location().hash().unwrap_or_default());
    let route = RwSignal::new(here());
    let listener = window_event_listener(ev::hashchange, move |_| {
        leave();
        trail.go();
        route.set(here());
    });
    on_cleanup(move || listener.remove());
    route
}

#[component]
fn App(assets: String) -> impl IntoView {
    provide_context(Notices::default());
    provide_context(NewVersion::watch());
    provide_context(OutOfTable(RwSignal::new(false)));
    provide_context(Link::start(&assets));
    provide_context(later::Assets(assets));
    let device = Rc::new(Device::default());
    provide_context(Tables(StoredValue::new_local(Rc::new(Store::on(device.clone())))));
    Boxes::provide(device);
    provide_context(Kept::<Theme>::read());
    provide_context(Kept::<Motion>::read());
    provide_context(Kept::<Pace>::read());
    provide_context(Kept::<Confirm>::read());
    provide_context(Kept::<ConfirmTurn>::read());
    provide_context(Kept::<Single>::read());
    provide_context(Kept::<Sounds>::read());
    provide_context(Kept::<Stars>::read());
    provide_context(Kept::<Coach>::read());
    Opener::provide();
    Rehearsals::provide();
    warn_of_storage();
    Visits::provide();
    back::listen();
    let (trail, visits) = (Trail::provide(), Visits::here());
    let route = place(trail);
    Effect::new(move |before: Option<()>| {
        document().set_title(&said!("app-window-title", place = title(&route.get())));
        // Whoever follows a link by keyboard or ear lands at the top of the new page; the first page is read anyway.
        if before.is_some() {
            frame::focus_content();
            trail.scroll();
        }
        route.with(|route| visits.passed(route));
    });
    view! {
        <Frame route>
            {move || match route.get() {
                Route::Home => view! { <home::Home/> }.into_any(),
                Route::Table(id) => view! { <table::TablePage id/> }.into_any(),
                place @ (Route::Rules(..)
                | Route::Ways(..)
                | Route::Reference(_)
                | Route::Box(_)
                | Route::Check(_)
                | Route::Settle(..)
                | Route::Score(_)
                | Route::Puzzles(_)
                | Route::Puzzle(..)
                | Route::Challenges(_)
                | Route::Learn) => parts::in_library(place),
                Route::Settings => view! { <settings::Settings/> }.into_any(),
                Route::Unknown(address) => view! {
                    <ErrorView what=said!("app-not-found") todo=said!("app-not-found-todo") details=address/>
                }
                .into_any(),
            }}
        </Frame>
    }
}

/// The title of a place.
fn title(route: &Route) -> String {
    match route {
        Route::Home => said!("app-tables"),
        Route::Table(_) => said!("app-table"),
        Route::Rules(game, _) => said!("app-rules-of", game = form::title(*game)),
        Route::Ways(game, _) | Route::Reference(game) => said!("app-rules-of", game = form::title(*game)),
        Route::Box(game) => said!("app-box-of", game = form::title(*game)),
        Route::Check(game) => said!("app-check-of", game = form::title(*game)),
        Route::Settle(..) => said!("app-settle"),
        Route::Score(_) => said!("app-score-my-game"),
        Route::Puzzles(game) => said!("app-puzzles-of", game = form::title(*game)),
        Route::Puzzle(game, number) => said!("app-puzzle-of", game = form::title(*game), number = *number),
        Route::Challenges(game) => said!("app-challenges-of", game = form::title(*game)),
        Route::Learn => said!("app-learn"),
        Route::Settings => said!("app-settings"),
        Route::Unknown(_) => said!("app-not-found"),
    }
}

/// The class that gives a part of the page the ground and the colours of a game.
fn ground(game: GameName) -> &'static str {
    session::for_game!(game, G => <G as crate::board::Placed>::GROUND)
}
