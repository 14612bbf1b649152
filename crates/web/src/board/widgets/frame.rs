//! Frames: panels with a heading, rows of cells, piles with a count, cards.

use super::piece::icon;
use super::zoom::within;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// A part of the board with a heading and a note beside it.
#[component]
pub fn Panel(
    /// Classes for the style sheet.
    #[prop(optional)]
    class: &'static str,
    /// Where things fly to that have no place of their own in it.
    #[prop(optional, into)]
    place: Option<String>,
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// What stands at its end, small.
    #[prop(optional, into)]
    note: Option<Signal<String>>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    view! {
        <div role="group" class=format!("part {class}") data-place=place aria-label=move || title.get()>
            <h3>{move || title.get()}{note.map(|note| view! { <small>{move || note.get()}</small> })}</h3>
            {children()}
        </div>
    }
}

/// The names of parts that a narrow desk shows one at a time; on any other screen there are none. The style sheet reads the
/// chosen one from whatever holds them.
#[component]
pub fn Parts(
    /// What they are called.
    names: Vec<Signal<String>>,
    /// The one that is shown.
    chosen: RwSignal<usize>,
) -> impl IntoView {
    let button = |(n, name): (usize, Signal<String>)| {
        view! {
            <button type="button" data-part=n aria-pressed=move || (chosen.get() == n).to_string() on:click=move |_| chosen.set(n)>
                {move || name.get()}
            </button>
        }
    };
    view! { <div class="parts">{names.into_iter().enumerate().map(button).collect_view()}</div> }
}

/// Opens the part of a board in which something is, where only one of them is shown at a time.
pub fn show_part_of(spot: &Element) {
    let is_seen = || spot.get_bounding_client_rect().width() > 0.0;
    let Some(board) = spot.closest(".board").ok().flatten().filter(|_| !is_seen()) else { return };
    for button in within(&board, ".parts button").filter_map(|button| button.dyn_into::<HtmlElement>().ok()) {
        if !is_seen() {
            button.click();
        }
    }
}

/// So many cells in a row, the first ones filled.
#[component]
pub fn Cells(
    /// Classes for the style sheet.
    #[prop(optional)]
    class: &'static str,
    /// What is in them.
    filled: Vec<AnyView>,
    /// How many there are at least.
    all: usize,
) -> impl IntoView {
    let empty = all.saturating_sub(filled.len());
    let filled = filled.into_iter().map(|content| view! { <i class="cell">{content}</i> });
    let empty = (0..empty).map(|_| view! { <i class="cell empty"></i> });
    view! { <span class=format!("cells {class}")>{filled.collect_view()}{empty.collect_view()}</span> }
}

/// Things that lie on each other, with their number.
#[component]
pub fn Pile(
    /// How many there are.
    n: usize,
    /// The top one.
    children: Children,
) -> impl IntoView {
    view! {
        <span class="pile-of" class:none=move || n == 0>
            {children()}
            <b>{format!("×{n}")}</b>
        </span>
    }
}

/// A card with its head in the colour of its kind.
#[component]
pub fn Card(
    /// Classes for the style sheet; they give the colour.
    class: String,
    /// The sign in its head.
    sign: &'static str,
    /// Its name.
    #[prop(into)]
    title: String,
    /// What stands at the end of its head.
    #[prop(optional, into)]
    note: Option<String>,
    /// What stands small in its corner.
    #[prop(optional, into)]
    corner: Option<String>,
    /// What is on it.
    children: Children,
) -> impl IntoView {
    view! {
        <span class=format!("card {class}")>
            <span class="card-head">{icon(sign, 15)}<b>{title}</b>{note.map(|note| view! { <small>{note}</small> })}</span>
            {corner.map(|corner| view! { <small class="corner">{corner}</small> })}
            {children()}
        </span>
    }
}
