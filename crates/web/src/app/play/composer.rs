//! Where a turn is put together: the question, its answers, what is filled in, what comes of it, and the button that gives it. While
//! others play it says who; it always stands in the same place.

mod choice;
mod confirm;
mod notes;
mod price;
mod row;
mod several;
mod stepper;
mod waiting;

use super::state::At;
use super::{answers, coach, hint, replay, rule_link, scoring};
use crate::app::icon::Icon;
use crate::board::{Place, Scene};
use crate::compose::Meant;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
pub use notes::trouble;
use session::Asked;
pub use waiting::pace_name;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The composer: what the viewer holds, and whatever is up now.
pub fn panel<G: Played>(at: At<G>, scene: Scene<G>) -> impl IntoView {
    let is_past = Memo::new(move |_| at.table.past.with(Option::is_some));
    let is_over = Memo::new(move |_| at.base.with(|sight| sight.as_ref().is_some_and(|sight| sight.end.is_some())));
    let is_asked = Memo::new(move |_| at.composer.with(Option::is_some));
    view! {
        <section class="composer panel" aria-labelledby="asked-title" data-filled=move || filled_in(at) data-meant=move || meant(at)>
            <div class="held">{G::hand(scene)}</div>
            <div class="asked">
                {move || at.table.trouble.get().map(|trouble| notes::trouble(at, &trouble))}
                {move || notes::barrier(at)}
                {move || notes::consent(at)}
                {move || if is_past.get() {
                    replay::panel(at).into_any()
                } else if is_over.get() {
                    scoring::result(at).into_any()
                } else if is_asked.get() {
                    choosing(at).into_any()
                } else {
                    waiting::others_turn(at)
                }}
                {at.ways.back.map(|_| view! { <p class="note-box">{said!("app-what-if-note")}</p> })}
            </div>
        </section>
    }
}

/// What is filled in and not given yet, in notation, for whoever watches the page from outside.
fn filled_in<G: Played>(at: At<G>) -> String {
    let composing = at.composer.get();
    let rows = composing.iter().flat_map(|composing| composing.form.draft().rows());
    rows.map(|row| row.action.to_string()).collect::<Vec<_>>().join(", ")
}

/// What places mean beside the answers of now, in notation, for the same.
fn meant<G: Played>(at: At<G>) -> String {
    let told = |(place, meant): (&Place, &Meant<G::Action>)| {
        let answers: Vec<String> = meant.answers.iter().map(ToString::to_string).collect();
        format!("{}: {}", place.0, answers.join(", "))
    };
    at.choices.with(|choices| choices.meant.iter().map(told).collect::<Vec<_>>().join("; "))
}

/// What the viewer is asked.
fn choosing<G: Played>(at: At<G>) -> impl IntoView {
    // What is asked now stays in sight below what is filled in.
    Effect::new(move || {
        at.composer.track();
        request_animation_frame(|| {
            // Where nothing is asked any more, what was set at first is what has not been looked at yet.
            let row = || element(".asked-body > .now").or_else(|| element(".asked-body > .preset"));
            if let (Some(body), Some(now)) = (element(".asked-body"), row()) {
                // Before anything is filled in, what is said about the question is read first.
                let is_first = element(".asked-body > .row-done").is_none();
                body.set_scroll_top(if is_first { 0 } else { now.offset_top() - body.offset_top() });
            }
        });
    });
    // Why nothing can be answered at a place, and what a bot advises, stand above it: they are read before anything else.
    Effect::new(move || {
        at.picked.track();
        at.advice.track();
        request_animation_frame(|| {
            if element(".asked-body > :is(.refused-here, .advice)").is_some() {
                [".asked", ".asked-body"].into_iter().filter_map(element).for_each(|part| part.set_scroll_top(0));
            }
            show_in(".asked-body", ".asked-body .advised");
            show_in(".answers", ".answers .option:has(.tag)");
        });
    });
    view! {
        <div class="panel-head">
            <h2 id="asked-title" tabindex="-1" aria-live="polite">{move || at.question().map(|(title, _)| title)}</h2>
            {coach::button(at)}
            {move || at.question().and_then(|(_, rule)| rule).map(|rule| rule_link(at, rule))}
            {move || at.ways.hints.get().then(|| hint::part(at))}
            {list_button(at)}
        </div>
        <div class="asked-body">
            {move || answers::refused_here(at)}
            {move || at.ways.hints.get().then(|| hint::told(at)).flatten()}
            {coach::part(at)}
            {move || explained(at).map(|text| view! { <p class="asked-text">{text}</p> })}
            {move || notes::turn_check(at)}
            {row::filled(at)}
            {choice::present(at)}
            {choice::asides(at)}
        </div>
        {price::part(at)}
        {confirm::foot(at)}
    }
}

fn element(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Scrolls a part so far that something further down in it is seen.
fn show_in(part: &str, what: &str) {
    if let (Some(part), Some(what)) = (element(part), element(what)) {
        let below = what.get_bounding_client_rect().bottom() - part.get_bounding_client_rect().bottom();
        part.set_scroll_top(part.scroll_top() + below.max(0.0).ceil() as i32);
    }
}

/// The way to the list of all answers, also where it is open already; the list has its own button to close it.
fn list_button<G: Played>(at: At<G>) -> impl IntoView {
    let n = move || at.choices.with(|choices| choices.open.len());
    view! {
        <button
            class="plain-link list-button"
            data-list=""
            aria-expanded=move || at.is_list.get().to_string()
            hidden=move || n() < 2
            on:click=move |_| answers::open(at, true)
        >
            <Icon name="ui-log" size=14/>
            {move || said!("app-list", n = n())}
        </button>
    }
}

/// The question in full, where its title leaves something out; once something is filled in, it is known.
fn explained<G: Played>(at: At<G>) -> Option<String> {
    if at.composer.with(|composing| composing.as_ref().is_some_and(|composing| composing.form.is_begun())) {
        return None;
    }
    let sight = at.base.get()?;
    let Asked::Seat { decision: Some(decision), .. } = sight.asked else { return None };
    let (question, names) = (at.table.game.get_value().ask(&sight.view, decision), at.names.get());
    let (text, title) = (speech::tell_with(&question, &names), speech::title(&question, &names));
    (text != title).then_some(text)
}
