//! The bar on top: what is asked by which rule, where turn and game stand, the scores, taking back.

use super::state::{At, Card};
use super::{mark, menu, rule_link};
use crate::app::icon::Icon;
use crate::played::Played;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::{Asked, SightOf, Undo};
use std::sync::Arc;
use table::Seat;
use words::{Gauge, say};

/// The bar.
pub fn bar<G: Played>(at: At<G>) -> impl IntoView {
    view! {
        <header class="prompt">
            <div class="prompt-brand">
                <a class="wordmark" href=Route::Home.to_string() title=said!("app-all-tables")>{speech::tell(&G::name())}</a>
                <span class="round">{move || round(at)}</span>
                <span class="stage">{move || stage(at)}</span>
            </div>
            <div class="prompt-asked">
                <div class="prompt-line">
                    <h1 aria-live="polite" aria-atomic="true">{move || sentence(at)}</h1>
                    {move || asking_rule(at).map(|rule| rule_link(at, rule))}
                    {at.ways.back.map(|back| view! {
                        <button class="button trying-back" on:click=move |_| back.run(())>{said!("app-what-if-back")}</button>
                    })}
                    {move || path(at)}
                </div>
                <div class="prompt-line">
                    {move || phases(at)}
                    {clock(at)}
                </div>
            </div>
            <ul class="standings" aria-label=said!("app-standings")>{move || standings(at)}</ul>
            {undo_buttons(at)}
            {menu::menu(at)}
            {at.ways.card.map(folded)}
        </header>
    }
}

/// What the table is about, where there is no room for it beside the board.
fn folded(card: Card) -> impl IntoView {
    view! {
        <details class="table-card folded" open>
            <summary>{card.title}</summary>
            {card.show.run(())}
        </details>
    }
}

fn round<G: Played>(at: At<G>) -> String {
    // A game that is over may have counted on.
    let going = |sight: &&Arc<SightOf<G>>| sight.end.is_none();
    let round = at.base.with(|sight| sight.as_ref().filter(going).map(|sight| sight.progress.round));
    round.map(|round| said!("app-round", round)).unwrap_or_default()
}

/// The phase of the round, or where there are none the station of the turn, for a head with little room.
fn stage<G: Played>(at: At<G>) -> Option<String> {
    let sight = at.base.get()?;
    let game = at.table.game.get_value();
    let path = Some(game.phases(&sight.view)).filter(|phases| !phases.stations.is_empty());
    let path = path.unwrap_or_else(|| game.path(&sight.view));
    path.stations.get(path.at).map(speech::tell)
}

/// What is asked, or what happens instead.
pub fn sentence<G: Played>(at: At<G>) -> String {
    if let Some(cover) = at.table.cover.get() {
        let sitters = at.names.get();
        return speech::tell_with(&say!("app-cover-title", seat = cover.to), &sitters);
    }
    let Some(sight) = at.base.get() else { return said!("app-loading") };
    let names = at.names.get();
    match sight.asked {
        Asked::Seat { seat, decision: Some(_), .. } => {
            if let Some((title, _)) = at.question().filter(|_| sight.viewer == Some(seat)) {
                return title;
            }
            speech::tell_with(&say!("app-asked-other", seat, kind = speech::kind(&sight.seats[seat.index()])), &names)
        }
        Asked::Seat { seat, decision: None, .. } => {
            speech::tell_with(&say!("app-asked-other", seat, kind = String::new()), &names)
        }
        Asked::Luck => said!("app-luck"),
        Asked::Nobody => said!("app-over"),
    }
}

/// The rule that asks.
pub fn asking_rule<G: Played>(at: At<G>) -> Option<table::RuleId> {
    if let Some((_, rule)) = at.question().filter(|_| at.composer.with(Option::is_some)) {
        return rule;
    }
    at.base.with(|sight| match sight.as_ref()?.asked {
        Asked::Seat { rule, .. } => rule,
        Asked::Luck | Asked::Nobody => None,
    })
}

/// The phases of the round, in words.
fn phases<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let sight = at.base.get()?;
    let path = at.table.game.get_value().phases(&sight.view);
    let here = path.at;
    let phase = move |(n, phase): (usize, words::Message)| {
        let class = if n == here { "phase here" } else { "phase" };
        view! { <li class=class aria-current=(n == here).then_some("step")>{speech::tell(&phase)}</li> }
    };
    (!path.stations.is_empty()).then(|| {
        view! { <ol class="phases" aria-label=said!("app-phases")>{path.stations.into_iter().enumerate().map(phase).collect_view()}</ol> }
    })
}

/// How near the end is, or what is scored next.
fn clock<G: Played>(at: At<G>) -> impl IntoView {
    let clock = Memo::new(move |_| at.shown.get().and_then(|sight| at.table.game.get_value().clock(&sight.view)));
    move || {
        let clock = clock.get()?;
        let names = at.names.get();
        let class = if clock.is_near { "clock near" } else { "clock" };
        let gauge = |gauge: &Gauge| {
            let pips =
                (0..gauge.of).map(|n| view! { <i class=if n < gauge.reached { "pip full" } else { "pip" }></i> });
            view! { <span class="gauge" title=speech::tell(&gauge.what) aria-hidden="true">{pips.collect_view()}</span> }
        };
        Some(view! {
            <p class=class role="status">
                <Icon name=if clock.is_near { "ui-warning" } else { "ui-clock" } size=16/>
                <span class="clock-long">{speech::tell_with(&clock.text, &names)}</span>
                <span class="clock-short">{speech::words().form(&clock.text, "short", &names)}</span>
                {clock.gauges.iter().map(gauge).collect_view()}
            </p>
        })
    }
}

/// The stations of the turn, as far as it was given: a form that is not confirmed moves nothing on.
fn path<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let sight = at.base.get()?;
    let path = at.table.game.get_value().path(&sight.view);
    let here = path.at;
    let names: Vec<String> = path.stations.iter().map(speech::tell).collect();
    let station = move |(n, name): (usize, String)| {
        let state = if n < here {
            "done"
        } else if n == here {
            "here"
        } else {
            "ahead"
        };
        view! {
            <li class=format!("station {state}") aria-current=(n == here).then_some("step")>
                {(n < here).then(|| view! { <Icon name="ui-check" size=14/> })}
                <span>{name}</span>
            </li>
        }
    };
    (here < names.len()).then(|| {
        view! { <ol class="path" aria-label=said!("app-path")>{names.into_iter().enumerate().map(station).collect_view()}</ol> }
    })
}

/// The scores in the order of the seats; whose turn it is, is marked.
fn standings<G: Played>(at: At<G>) -> impl IntoView + use<G> {
    // What everybody has, not what they would have: that stands where one answers.
    let sight = at.base.get()?;
    let names = at.names.get();
    let seats = Seat::first(sight.seats.len() as u8);
    let ended = sight.end.is_none().then(|| at.table.game.get_value().if_ended_now(&sight.view));
    Some(
        seats
            .map(|seat| standing(at, &sight, seat, &names[seat], ended.as_ref().map(|now| now.total(seat))))
            .collect_view(),
    )
}

/// The points of a seat, with those that it would have if the game ended now; more about them is one click away.
fn standing<G: Played>(
    at: At<G>,
    sight: &SightOf<G>,
    seat: Seat,
    name: &str,
    ended: Option<i64>,
) -> impl IntoView + use<G> {
    let points = sight.end.as_ref().map_or_else(
        || at.table.game.get_value().standing(&sight.view, seat),
        |end| end.ending.scores.get(seat.index()).copied().map_or(0, i64::from),
    );
    // Before the first turn it is whoever is asked.
    let asked =
        if let (0, Asked::Seat { seat, .. }) = (sight.progress.round, &sight.asked) { Some(*seat) } else { None };
    let is_turn = asked.unwrap_or(sight.progress.turn) == seat && sight.end.is_none();
    let class = if is_turn { "standing turn" } else { "standing" };
    view! {
        <li class=class aria-current=(class == "standing turn").then_some("true")>
            <button class="standing-sheet" title=said!("app-standing-open") on:click=move |_| at.is_scoring.set(true)>
                {mark::<G>(seat)}
                <span class="standing-name">{name.to_owned()}</span>
                <b class="standing-points">{points}<span class="heard">" " {speech::tell(&G::points())}</span></b>
                {ended.map(|n| view! {
                    <span class="standing-now"><span class="heard">", "</span>{n}<span class="heard">" " {said!("app-standing-now")}</span></span>
                })}
            </button>
        </li>
    }
}

fn undo_buttons<G: Played>(at: At<G>) -> impl IntoView {
    let button = move |what: Undo, icon: &'static str, name: String| {
        let is_filled = move || at.composer.with(|composing| composing.as_ref().is_some_and(|c| c.form.is_touched()));
        let hint = move || match is_filled() {
            true => said!("app-undo-choice"),
            false => at.shown.with(|sight| undo_hint(at, sight.as_deref(), what)),
        };
        let is_free = move || {
            is_filled()
                || at.shown.with(|sight| {
                    let state = sight.as_ref().and_then(|sight| sight.undo.as_ref());
                    state.is_some_and(|state| match what {
                        Undo::Decision => state.decision.is_ok(),
                        Undo::Turn => state.turn.is_ok(),
                    })
                })
        };
        view! {
            <button
                class="undo"
                class:dim=move || !is_free()
                aria-disabled=move || (!is_free()).to_string()
                title=hint
                on:click=move |_| at.undo(what)
            >
                <Icon name=icon size=18/>
                <span>{name}</span>
            </button>
        }
    };
    view! {
        <div class="undos">
            {button(Undo::Decision, "ui-undo", said!("app-undo-step"))}
            {button(Undo::Turn, "ui-undo-turn", said!("app-undo-turn"))}
        </div>
    }
}

/// What an undo would do, or why it does nothing.
fn undo_hint<G: Played>(at: At<G>, sight: Option<&SightOf<G>>, what: Undo) -> String {
    let state = sight.and_then(|sight| sight.undo.as_ref());
    let told = state.map(|state| match what {
        Undo::Decision => &state.decision,
        Undo::Turn => &state.turn,
    });
    match told {
        Some(Ok(back)) => said!("app-undo-hint", decisions = back.decisions),
        Some(Err(barrier)) => at.barrier_text(barrier),
        None => said!("app-barrier-nothing"),
    }
}
