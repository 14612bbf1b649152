//! A table that is played at: the prompt, what can be answered, the board, the others and the log.

mod answers;
mod choices;
mod coach;
mod composer;
mod cover;
mod drag;
mod feel;
mod flight;
mod guide;
mod hint;
mod keys;
mod log;
mod menu;
mod others;
mod overlay;
mod prompt;
pub mod rehearsal;
mod replay;
mod review;
mod scoring;
mod sheet;
mod shown;
mod stars;
mod state;
mod tab;

use crate::board::widgets::{CHOICES, within};
use crate::played::Played;
use crate::table_link::TableLink;
use crate::{said, speech};
pub use composer::pace_name;
use leptos::prelude::*;
pub use rehearsal::Rehearsals;
pub use sheet::sheet as open_sheet;
use state::At;
pub use state::{Card, Way};
pub use tab::Tab;
use table::Seat;
use web_sys::Element;

/// The whole table. `ways` is what can be done around it.
pub fn play<G: Played>(table: TableLink<G>, ways: Way) -> AnyView {
    let at = At::new(table, ways);
    keys::listen(at);
    drag::listen(at);
    flight::follow(at);
    feel::follow(at);
    shown::follow(at);
    // What goes on from a position that somebody has put together has no deal, and counts as little as what is tried out.
    let trying = if at.ways.back.is_some() || table.is_of_question() { " trying" } else { "" };
    let class = format!("play {}{trying}", super::ground(G::GAME));
    view! {
        <div
            class=class
            data-tab=move || at.tab.get().word()
            data-step=move || at.base.with(|sight| sight.as_ref().map(|sight| sight.step))
            data-draft=move || at.composer.with(|composing| composing.as_ref().map(|composing| composing.form.draft().rows().len()))
            data-list=move || if at.is_list.get() { "open" } else { "shut" }
            data-state=move || state(at)
        >
            {prompt::bar(at)}
            {move || match table.cover.get() {
                Some(cover) => cover::cover(at, cover).into_any(),
                None => view! { {body(at)} }.into_any(),
            }}
            {at.ways.card.map(|card| view! { <section class="table-card panel" aria-label=card.title>{card.show.run(())}</section> })}
            {tabs(at)}
            {sheet::sheets(at)}
            {shown::chip(at)}
        </div>
        {guide::card(at)}
    }
    .into_any()
}

/// What the table waits for, for the style sheet and for whoever watches the page from outside.
fn state<G: Played>(at: At<G>) -> &'static str {
    if at.table.cover.get().is_some() {
        return "cover";
    }
    match (at.shown.with(Option::is_some), at.asked()) {
        (false, _) => "loading",
        (true, Some((_, true))) if at.table.past.with(Option::is_none) => "you",
        (true, Some(_)) => "others",
        (true, None) => "over",
    }
}

/// Everything below the prompt, once something is seen.
fn body<G: Played>(at: At<G>) -> impl IntoView {
    // The parts follow the sight by themselves; they are made once for each time that the table is uncovered.
    let is_seen = Memo::new(move |_| at.shown.with(Option::is_some));
    move || {
        if !is_seen.get() {
            return waiting(at).into_any();
        }
        let Some(scene) = at.scene() else { return waiting(at).into_any() };
        let seat = Signal::derive(move || at.seat());
        view! {
            {answers::panel(at)}
            {others::panel(at, scene)}
            {log::panel(at)}
            <section class="map" tabindex="0" aria-label=said!("app-map")>{G::map(scene)}</section>
            <section class="side" tabindex="0" aria-label=speech::tell(&G::beside())>{G::side(scene)}</section>
            {G::decks(scene).map(|decks| view! { <section class="decks" tabindex="0" aria-label=said!("app-decks")>{decks}</section> })}
            <section class="own" tabindex="0" aria-label=said!("app-own")>{G::own(scene, seat)}</section>
            {composer::panel(at, scene)}
        }
        .into_any()
    }
}

/// While nothing is seen: the table is being opened, or cannot be.
fn waiting<G: Played>(at: At<G>) -> impl IntoView {
    view! {
        <div class="waiting">
            {move || match at.table.trouble.get() {
                Some(trouble) => composer::trouble(at, &trouble).into_any(),
                None => view! { <p role="status">{said!("app-loading")}</p> }.into_any(),
            }}
        </div>
    }
}

/// The parts of the table on a phone, one at a time.
fn tabs<G: Played>(at: At<G>) -> impl IntoView {
    let lit = RwSignal::new([false; Tab::ALL.len()]);
    Effect::new(move |asked: Option<Option<usize>>| {
        at.choices.track();
        let step = at.base.with(|sight| sight.as_ref().map(|sight| sight.step));
        let is_new = asked.flatten() != step;
        // Once that is drawn.
        request_animation_frame(move || {
            let has = Tab::ALL.map(Tab::has_choices);
            _ = lit.try_set(has);
            open_choices(at, has, is_new);
            find_choices();
        });
        step
    });
    let tab = move |tab: Tab| {
        let is_here = move || at.tab.get() == tab;
        let badge = move || at.choices.with(|choices| choices.open.len());
        let is_lit = move || tab != Tab::Board && lit.get()[tab as usize];
        view! {
            <button class="tab" aria-pressed=move || is_here().to_string() on:click=move |_| at.turn_to(tab)>
                <super::icon::Icon name=tab.icon() size=24/>
                <span>{tab.name::<G>()}</span>
                {(tab == Tab::Board).then(|| view! {
                    <b class="tab-count" hidden=move || badge() == 0>{badge}</b>
                })}
                {move || is_lit().then(|| view! { <b class="tab-count"><span class="heard">{said!("app-tab-choices")}</span></b> })}
            </button>
        }
    };
    view! { <nav class="tabs" aria-label=said!("app-parts")>{Tab::ALL.map(tab).collect_view()}</nav> }
}

/// Opens the part that has something to choose, where parts are shown one at a time and this one has nothing.
fn open_choices<G: Played>(at: At<G>, has: [bool; Tab::ALL.len()], is_new: bool) {
    let is_alone = document()
        .query_selector(".tabs")
        .ok()
        .flatten()
        .is_some_and(|tabs| tabs.get_bounding_client_rect().height() > 0.0);
    let (Some(here), Some(first)) = (at.tab.try_get_untracked(), Tab::ALL.into_iter().find(|tab| has[*tab as usize]))
    else {
        return;
    };
    // A new question begins with the map, if something can be chosen there.
    if is_alone && (!has[here as usize] || is_new && first == Tab::Board) {
        at.tab.set(first);
    }
}

/// Scrolls the part around the map to what can be chosen there, if none of it is in sight; the map goes there by itself.
fn find_choices() {
    let Ok(Some(part)) = document().query_selector(".map") else { return };
    let (frame, all) = (part.get_bounding_client_rect(), || within(&part, CHOICES));
    let is_seen = |spot: Element| {
        let at = spot.get_bounding_client_rect();
        at.bottom() <= frame.bottom() + 1.0 && at.top() >= frame.top() - 1.0
    };
    if frame.height() > 0.0
        && !all().any(is_seen)
        && let Some(first) = all().find(|spot| spot.closest(".zoom").is_ok_and(|zoom| zoom.is_none()))
    {
        let below = first.get_bounding_client_rect().top() - frame.top();
        part.set_scroll_top(part.scroll_top() + below as i32 - 8);
    }
}

/// The mark of a seat, with nothing to be read.
fn mark<G: Played>(seat: Seat) -> impl IntoView {
    view! { <super::icon::SeatMark game=G::GAME seat=seat.index()/> }
}

/// A link to a rule, which opens beside the table.
fn rule_link<G: Played>(at: At<G>, rule: table::RuleId) -> impl IntoView {
    view! {
        <button class="rule-link" aria-label=said!("app-open-rule", rule = rule.0) on:click=move |_| at.rule.set(Some(rule.0))>
            {rule.0}
        </button>
    }
}
