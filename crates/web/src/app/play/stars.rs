//! What the stars on the board mean, told once on a device.

use crate::app::Kept;
use crate::browser;
use crate::played::Played;
use crate::route::Route;
use crate::said;
use crate::settings::Stars;
use leptos::prelude::*;

/// Where it is kept that somebody has read it.
const TOLD: &str = "stars-told";

/// The note, until somebody closes it. It covers nothing that can be pressed but by its own buttons.
pub fn note<G: Played>() -> impl IntoView {
    let stars: Kept<Stars> = expect_context();
    let is_told = RwSignal::new(browser::kept(TOLD).is_some());
    let close = move || {
        browser::keep(TOLD, Some("yes"));
        is_told.set(true);
    };
    let hide = move |_| {
        stars.set(Stars::Hidden);
        close();
    };
    move || {
        (!is_told.get() && stars.0.get() == Stars::Shown).then(|| {
            view! {
                <aside class="stars-note panel" aria-label=said!("app-stars")>
                    <p>{said!("app-stars-note")}</p>
                    <p class="row">
                        <button class="button" on:click=move |_| close()>{said!("app-stars-read")}</button>
                        <button class="button quiet" on:click=hide>{said!("app-stars-hide")}</button>
                        <a href=Route::Box(G::GAME).to_string()>{said!("app-box")}</a>
                    </p>
                </aside>
            }
        })
    }
}
