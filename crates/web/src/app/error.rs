//! What is shown instead of a page that cannot be shown.

use super::icon::Icon;
use crate::route::Route;
use crate::said;
use leptos::prelude::*;

/// What happened, and what to do about it.
#[component]
pub fn ErrorView(
    /// What happened.
    what: String,
    /// What to do.
    todo: String,
    /// What a report of it should contain.
    details: String,
) -> impl IntoView {
    view! {
        <section class="error panel" role="alert">
            <Icon name="art-wreck" size=120/>
            <h1 tabindex="-1">{what}</h1>
            <p>{todo}</p>
            <p class="row">
                <a class="button" href=Route::Home.to_string()>{said!("app-all-tables")}</a>
                <button class="button quiet" on:click=|_| _ = location().reload()>{said!("app-reload")}</button>
            </p>
            <details>
                <summary>{said!("app-details")}</summary>
                <code>{details}</code>
            </details>
        </section>
    }
}
