//! An amount: minus, the value, plus.

use super::super::keys::focus;
use super::super::state::At;
use crate::app::icon::Icon;
use crate::played::Played;
use crate::said;
use leptos::ev;
use leptos::prelude::*;

/// The values that can be given, in order, each with its answer.
type Values<A> = Vec<(i64, A)>;

fn values<G: Played>(
    at: At<G>,
    decision: G::Decision,
    legal: &[G::Action],
) -> (Values<G::Action>, Option<&'static str>) {
    let game = at.table.game.get_value();
    let found: Vec<(i64, &'static str, G::Action)> =
        legal.iter().filter_map(|&action| game.amount(decision, action).map(|(n, key)| (n, key, action))).collect();
    let key = found.first().map(|(_, key, _)| *key);
    let mut values: Values<G::Action> = found.into_iter().map(|(n, _, action)| (n, action)).collect();
    values.sort_by_key(|(n, _)| *n);
    (values, key)
}

/// The amount that a row has, and the way to others.
pub fn filled<G: Played>(
    at: At<G>,
    row: usize,
    decision: G::Decision,
    legal: &[G::Action],
    chosen: G::Action,
) -> impl IntoView + use<G> {
    let (values, key) = values(at, decision, legal);
    let here = values.iter().position(|(_, action)| *action == chosen).unwrap_or(0);
    let change = move |action: G::Action| at.fill_in(|form| form.change(row, action));
    stepper::<G>(values, key, (row, here), Callback::new(change))
}

/// An amount that is not set yet: it begins with the least.
pub fn present<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let composing = at.composer.get()?;
        let decision = composing.form.question()?;
        let (values, key) = values(at, decision, &composing.form.draft().legal());
        let choose = move |action: G::Action| at.fill_in(|form| _ = form.choose(action));
        let row = composing.form.draft().rows().len();
        Some(stepper::<G>(values, key, (row, 0), Callback::new(choose)))
    }
}

/// The stepper of a row, at one of its values.
fn stepper<G: Played>(
    values: Values<G::Action>,
    key: Option<&'static str>,
    (row, here): (usize, usize),
    change: Callback<G::Action>,
) -> impl IntoView {
    let at = |n: Option<usize>| n.and_then(|n| values.get(n)).map(|(_, action)| *action);
    let (less, more) = (at(here.checked_sub(1)), at(Some(here + 1)));
    let (first, last) = (at(Some(0)), at(values.len().checked_sub(1)));
    let value = values.get(here).map_or(0, |(n, _)| *n);
    let ends = (values.first().map(|(n, _)| *n), values.last().map(|(n, _)| *n));
    let go = move |to: Option<G::Action>| {
        if let Some(action) = to {
            change.run(action);
        }
    };
    let key_down = move |event: ev::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => more,
            "ArrowDown" | "ArrowLeft" => less,
            "Home" => first,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        go(to);
        // The form is drawn anew; who counts goes on counting.
        request_animation_frame(move || focus(&format!("[data-amount=\"{row}\"]")));
    };
    let signs = key.map(G::signs).unwrap_or_default();
    view! {
        <div class="stepper">
            <button data-step="-1" aria-label=said!("app-less") disabled=less.is_none() on:click=move |_| go(less)>"−"</button>
            <span
                class="value"
                role="spinbutton"
                data-amount=row
                tabindex="0"
                aria-valuenow=value
                aria-valuemin=ends.0
                aria-valuemax=ends.1
                aria-label=said!("app-amount")
                on:keydown=key_down
            >
                {value}
                {signs.into_iter().map(|sign| view! { <Icon name=sign size=18/> }).collect_view()}
            </span>
            <button data-step="+1" aria-label=said!("app-more") disabled=more.is_none() on:click=move |_| go(more)>"+"</button>
        </div>
    }
}
