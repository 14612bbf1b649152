//! What opens beside the table: a rule, the board of somebody else, the scoring sheet, the review.

use super::state::At;
use super::{overlay, review, scoring, stars};
use crate::app::icon::Icon;
use crate::app::{back, rules};
use crate::played::Played;
use crate::said;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// All of them; one of each kind at a time.
pub fn sheets<G: Played>(at: At<G>) -> impl IntoView {
    let rule = move || {
        let id = at.rule.get()?;
        let close = Callback::new(move |()| at.rule.set(None));
        Some(sheet(said!("app-rule", rule = id), "rule-sheet", close, rules::one(G::GAME, id)))
    };
    let other = move || {
        let seat = at.looked_at.get()?;
        let scene = untrack(|| at.scene())?;
        let close = Callback::new(move |()| at.looked_at.set(None));
        let own = G::own(scene, Signal::derive(move || seat));
        Some(sheet(said!("app-board-of", name = untrack(|| at.name(seat))), "other-sheet", close, own))
    };
    // Whoever sits down next must not see what the one before had opened.
    Effect::new(move || {
        if at.table.cover.get().is_some() {
            at.looked_at.set(None);
        }
    });
    let keys = move || {
        let close = Callback::new(move |()| at.is_keys.set(false));
        at.is_keys.get().then(|| sheet(said!("app-keys"), "keys-sheet", close, keys()))
    };
    let legend = move || {
        let close = Callback::new(move |()| at.is_legend.set(false));
        at.is_legend.get().then(|| sheet(said!("app-guide-legend"), "legend-sheet", close, rules::legend(G::GAME)))
    };
    view! { {at.guide.is_none().then(stars::note::<G>)} {rule} {other} {keys} {legend} {scoring::scoring_sheet(at)} {review::review_sheet(at)} {overlay::part(at)} }
}

/// The keys, and what they do.
fn keys() -> impl IntoView {
    let lines = [
        ("1 … 9, A … Z", said!("app-keys-answer")),
        ("↑ ↓", said!("app-keys-walk")),
        ("Enter", said!("app-keys-give")),
        ("⌫", said!("app-keys-undo")),
        ("⇧ ⌫", said!("app-keys-undo-turn")),
        ("L", said!("app-keys-list")),
        ("?", said!("app-keys-rule")),
        ("+ − 0", said!("app-keys-zoom")),
        ("Esc", said!("app-keys-close")),
    ];
    let line = |(key, what): (&'static str, String)| view! { <dt><kbd>{key}</kbd></dt><dd>{what}</dd> };
    view! { <dl class="keys">{lines.map(line).into_iter().collect_view()}</dl> }
}

/// Something that opens beside the table, is closed by its button or Escape, and gives the focus back then.
pub fn sheet(
    title: String,
    class: &'static str,
    close: Callback<()>,
    content: impl IntoView + 'static,
) -> impl IntoView {
    back::opened(close);
    let before = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            // What cannot take the focus leaves it where it is.
            _ = heading.focus();
        }
    });
    on_cleanup(move || {
        if let Some(Some(before)) = before.try_get_value() {
            _ = before.focus();
        }
    });
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close.run(());
        }
    };
    let label = title.clone();
    view! {
        <div class=format!("sheet {class}") role="dialog" aria-label=label on:keydown=escape>
            <div class="panel-head">
                <h2 tabindex="-1" node_ref=heading>{title}</h2>
                <button class="plain" aria-label=said!("app-close") on:click=move |_| close.run(())>
                    <Icon name="ui-close"/>
                </button>
            </div>
            <div class="sheet-body">{content}</div>
        </div>
    }
}
