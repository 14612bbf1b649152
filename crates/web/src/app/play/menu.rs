//! What can be done with a table besides playing: look back, take the record along, look up rules, go elsewhere.

use super::replay;
use super::state::At;
use crate::app::icon::Icon;
use crate::app::settle::settle_from;
use crate::app::{Kept, download, trouble};
use crate::played::Played;
use crate::route::Route;
use crate::said;
use crate::settings::Sounds;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Export;
use session::Undo;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The menu while it is open.
fn opened() -> Option<Element> {
    document().query_selector(".menu[open]").ok().flatten()
}

/// Closes the menu.
pub fn close() {
    if let Some(menu) = opened() {
        // One that is closed has no such attribute.
        _ = menu.remove_attribute("open");
    }
}

/// Closes the menu if something else was pressed.
pub fn close_unless(event: &PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_none_or(|target| !target.closest(".menu").is_ok_and(|menu| menu.is_some())) {
        close();
    }
}

/// The menu.
pub fn menu<G: Played>(at: At<G>) -> impl IntoView {
    let sounds: Kept<Sounds> = expect_context();
    let export = move |how: Export| {
        spawn_local(async move {
            match at.table.export(how).await {
                Ok(text) => download::offer(&text, G::GAME.name(), how),
                Err(failure) => at.notices.warn(trouble::failure(&failure)),
            }
        });
    };
    let button = move |name: String, act: Callback<()>| {
        view! { <button class="menu-item" on:click=move |_| {
            close();
            act.run(());
        }>{name}</button> }
    };
    view! {
        <details class="menu">
            <summary aria-label=said!("app-menu") title=said!("app-menu")><Icon name="ui-menu" size=22/></summary>
            <div class="menu-items panel">
                // Where the head has room for one way back only.
                <div class="only-touch">{button(said!("app-undo-turn"), Callback::new(move |()| at.undo(Undo::Turn)))}</div>
                {button(said!("app-replay"), Callback::new(move |()| replay::begin(at)))}
                {at.ways.try_out.map(|try_out| button(said!("app-what-if"), Callback::new(move |()| {
                    if let Some(sight) = at.shown.get_untracked() {
                        try_out.run((sight.viewer, sight.step));
                    }
                })))}
                {button(said!("app-settle"), settle_from(at.table, at.notices, Callback::new(move |()| at.shown.get_untracked().map(|sight| (sight.viewer, sight.step)))))}
                {button(said!("app-export-text"), Callback::new(move |()| export(Export::Text)))}
                {button(said!("app-export-json"), Callback::new(move |()| export(Export::Json)))}
                {move || {
                    let name = if at.ways.hints.get() { said!("app-hints-off") } else { said!("app-hints-on") };
                    button(name, Callback::new(move |()| at.ways.hints.update(|hints| *hints = !*hints)))
                }}
                {move || {
                    let name = if at.is_coached() { said!("app-menu-coach-off") } else { said!("app-menu-coach-on") };
                    button(name, Callback::new(move |()| at.switch_coach()))
                }}
                {move || {
                    let (name, other) = match sounds.0.get() {
                        Sounds::On => (said!("app-menu-sounds-off"), Sounds::Off),
                        Sounds::Off => (said!("app-menu-sounds-on"), Sounds::On),
                    };
                    button(name, Callback::new(move |()| sounds.set(other)))
                }}
                {button(said!("app-guide-legend"), Callback::new(move |()| at.is_legend.set(true)))}
                <div class="only-keys">{button(said!("app-keys"), Callback::new(move |()| at.is_keys.set(true)))}</div>
                <a class="menu-item" href=Route::Rules(G::GAME, None).to_string()>{said!("app-rules")}</a>
                <a class="menu-item" href=Route::Ways(G::GAME, None).to_string()>{said!("app-ways")}</a>
                <a class="menu-item" href=Route::Reference(G::GAME).to_string()>{said!("app-reference")}</a>
                <a class="menu-item" href=Route::Settings.to_string()>{said!("app-settings")}</a>
                <a class="menu-item" href=Route::Home.to_string()>{said!("app-all-tables")}</a>
            </div>
        </details>
    }
}
