//! The frame around every place: the bar with the ways, the messages, the content.

use super::Kept;
use super::icon::Icon;
use super::notice::NoticeBoard;
use crate::offline::NewVersion;
use crate::route::Route;
use crate::said;
use crate::settings::Theme;
use leptos::prelude::*;
use session::GameName;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

/// Moves the keyboard and the reader to the content.
pub fn focus_content() {
    let content = document().get_element_by_id("content").and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(content) = content {
        // An element that cannot take the focus leaves it where it is.
        _ = content.focus();
        window().scroll_to_with_x_and_y(0.0, 0.0);
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
    let is_table = move || route.with(|route| matches!(route, Route::Table(_)));
    view! {
        <a class="skip" href="#content" on:click=skip>{said!("app-skip-link")}</a>
        {move || (!is_table()).then(|| view! { <header class="top">
            <a class="brand" href=Route::Home.to_string()>
                <Icon name="art-caravel" size=34/>
                <span>"Caravela"</span>
            </a>
            <nav class="ways" aria-label=said!("app-places")>
                <Way to=Route::Home icon="ui-board" name=said!("app-tables") route/>
                <Way to=Route::Rules(GameName::ALL[0]) icon="ui-book" name=said!("app-rules") route/>
                <Way to=Route::Box(GameName::ALL[0]) icon="ui-box" name=said!("app-box") route/>
                <Way to=Route::Settings icon="ui-settings" name=said!("app-settings") route/>
            </nav>
            <ThemeSwitch/>
        </header> })}
        <NoticeBoard/>
        {move || (!is_table()).then(|| view! { <NewVersionNote/> })}
        <main id="content" tabindex="-1" class:at-table=is_table>{children()}</main>
        {move || (!is_table()).then(|| view! { <footer class="foot">{said!("app-footer")}</footer> })}
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
            | (Route::Rules(_), Route::Rules(_))
            | (Route::Box(_), Route::Box(_)) => true,
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
