//! The frame around every place: the bar with the ways, the messages, the content.

use super::icon::Icon;
use super::notice::NoticeBoard;
use super::{Kept, form};
use crate::board::widgets::hide_tip;
use crate::offline::NewVersion;
use crate::route::Route;
use crate::said;
use crate::settings::Theme;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent, SvgElement};

/// Moves the keyboard and the reader to the content.
pub fn focus_content() {
    let content = document().get_element_by_id("content").and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(content) = content {
        // An element that cannot take the focus leaves it where it is.
        _ = content.focus();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Takes the keyboard away from a screen that is about to go. A browser tells an element that it loses the keyboard when the element is taken
/// out of the page; by then everything that belongs to it is gone, so it is told before.
pub fn leave() {
    let Some(focused) = document().active_element() else { return };
    // What has no keyboard cannot lose it.
    if let Some(element) = focused.dyn_ref::<HtmlElement>() {
        _ = element.blur();
    } else if let Some(element) = focused.dyn_ref::<SvgElement>() {
        _ = element.blur();
    }
    hide_tip();
}

/// Whether a table is asked for and cannot be shown: then the ways to other places are.
#[derive(Clone, Copy)]
pub struct OutOfTable(pub RwSignal<bool>);

impl OutOfTable {
    /// It is so, as long as the part of the page that is being made now is there.
    pub fn here() {
        let Self(is_out) = expect_context();
        is_out.set(true);
        on_cleanup(move || is_out.set(false));
    }
}

/// The frame.
#[component]
pub fn Frame(route: RwSignal<Route>, children: Children) -> impl IntoView {
    let skip = |event: MouseEvent| {
        // The part behind # is taken by the places of the page.
        event.prevent_default();
        focus_content();
    };
    // A table has its own bar, and needs all the room there is.
    let OutOfTable(is_out) = expect_context();
    let is_table = move || !is_out.get() && route.with(|route| matches!(route, Route::Table(_) | Route::Puzzle(..)));
    let is_table = Memo::new(move |_| is_table());
    view! {
        <a class="skip" href="#content" on:click=skip>{said!("app-skip-link")}</a>
        {move || (!is_table.get()).then(|| view! { <header class="top">
            <a class="brand" href=Route::Home.to_string()>
                <Icon name="art-caravel" size=34/>
                <span>"Caravela"</span>
            </a>
            <nav class="ways" aria-label=said!("app-places")>
                <Way to=Route::Home icon="ui-board" name=said!("app-tables") route/>
                <Way to=Route::Learn icon="ui-learn" name=said!("app-learn") route/>
                <Way to=Route::Rules(form::last_game(), None) icon="ui-book" name=said!("app-rules") route/>
                <Way to=Route::Box(form::last_game()) icon="ui-box" name=said!("app-box") route/>
                <Way to=Route::Settings icon="ui-settings" name=said!("app-settings") route/>
            </nav>
            <ThemeSwitch/>
        </header> })}
        <NoticeBoard/>
        {move || (!is_table.get()).then(|| view! { <NewVersionNote/> })}
        <main id="content" tabindex="-1" class:at-table=move || is_table.get()>{children()}</main>
        {move || (!is_table.get()).then(|| view! { <footer class="foot">{said!("app-footer")}</footer> })}
    }
}

/// Offers a new version of the page, where no game is interrupted by it.
#[component]
fn NewVersionNote() -> impl IntoView {
    let new: NewVersion = expect_context();
    let note = move || {
        view! {
            <div class="news">
                <p>{said!("app-new-version")}</p>
                <button class="button" on:click=move |_| new.take_over()>{said!("app-take-over")}</button>
            </div>
        }
    };
    view! { <div role="status">{move || new.is_there().then(note)}</div> }
}

/// A way to a place; the one where we are is marked.
#[component]
fn Way(to: Route, icon: &'static str, name: String, route: RwSignal<Route>) -> impl IntoView {
    let address = to.to_string();
    let is_here = move || {
        route.with(|here| match (here, &to) {
            (Route::Home | Route::Table(_), Route::Home)
            | (Route::Learn | Route::Puzzles(_) | Route::Puzzle(..) | Route::Challenges(_), Route::Learn)
            | (
                Route::Rules(..) | Route::Ways(..) | Route::Reference(_) | Route::Score(_) | Route::Settle(..),
                Route::Rules(..),
            )
            | (Route::Box(_) | Route::Check(_), Route::Box(_)) => true,
            (here, to) => here == to,
        })
    };
    view! {
        <a class="way" href=address aria-current=move || is_here().then_some("page")>
            <Icon name=icon/>
            <span>{name}</span>
        </a>
    }
}

/// Switches to the other of light and dark, whatever it is now.
#[component]
fn ThemeSwitch() -> impl IntoView {
    let theme: Kept<Theme> = expect_context();
    let switch = move |_| {
        let system =
            || window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|q| q.matches());
        let is_dark = match theme.0.get_untracked() {
            Theme::Dark => true,
            Theme::Light => false,
            Theme::System => system(),
        };
        theme.set(if is_dark { Theme::Light } else { Theme::Dark });
    };
    view! {
        <button class="plain theme" aria-label=said!("app-switch-theme") title=said!("app-switch-theme") on:click=switch>
            <Icon name="ui-theme" size=22/>
        </button>
    }
}
