//! Practice: the ways to puzzles and challenges, and what their pages share.

use super::form;
use super::icon::Icon;
use super::rules::games;
use crate::route::Route;
use crate::said;
use leptos::prelude::*;
use session::GameName;

/// The ways to puzzles and challenges.
#[component]
pub fn Practice() -> impl IntoView {
    let game = form::last_game();
    let way = |to: Route, icon: &'static str, name: String, about: String| {
        view! {
            <a class="panel practice-way" href=to.to_string()>
                <Icon name=icon size=30/>
                <b>{name}</b>
                <span class="note">{about}</span>
            </a>
        }
    };
    view! {
        <nav class="practice" aria-label=said!("app-practice")>
            {way(Route::Puzzles(game), "ui-puzzle", said!("app-puzzles"), said!("app-puzzles-about"))}
            {way(Route::Challenges(game), "ui-star", said!("app-challenges"), said!("app-challenges-about"))}
        </nav>
    }
}

/// The head of a page of practice: what it is, and the same for the other game.
pub fn head(text: String, game: GameName, to: fn(GameName) -> Route) -> impl IntoView {
    view! {
        <div class="rules-head">
            <h1>{text}</h1>
            {games(game, to)}
        </div>
    }
}

/// Three stars, so many of them full; `told` says that in words.
pub fn stars(full: u8, told: String) -> impl IntoView {
    let star = move |n: u8| view! { <Icon name=if n < full { "ui-star" } else { "ui-star-empty" } size=16/> };
    view! { <span class="grade">{(0..3).map(star).collect_view()}<span class="heard">{told}</span></span> }
}

/// What is shown in place of a table that cannot be: why, and the ways on.
pub fn cannot(what: String, why: String, details: String, ways: Vec<(String, Route)>) -> AnyView {
    super::frame::OutOfTable::here();
    let way = |(n, (name, to)): (usize, (String, Route))| {
        view! { <a class=if n == 0 { "button" } else { "button quiet" } href=to.to_string()>{name}</a> }
    };
    view! {
        <section class="error panel" role="alert">
            <Icon name="art-wreck" size=120/>
            <h1 tabindex="-1">{what}</h1>
            <p>{why}</p>
            <p class="row">{ways.into_iter().enumerate().map(way).collect_view()}</p>
            <details>
                <summary>{said!("app-details")}</summary>
                <code>{details}</code>
            </details>
        </section>
    }
    .into_any()
}
