//! Ways to do it: every effect of a game with all ways to reach it, and what each costs; whoever comes from a table sees what it costs there.

use super::icon::Icon;
use super::later::with_words;
use super::rules::{Reading, games, with_reading};
use super::visit::{Told, Visit, Visits};
use super::{form, ground};
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::{GameName, Pack, Shelf};
use std::sync::{Arc, OnceLock};
use table::{Effect, Way};
use words::Worded;

/// The page of an effect; the first if none is named.
#[component]
pub fn WaysPage(game: GameName, id: Option<String>) -> impl IntoView {
    let id = StoredValue::new(id);
    with_words("ways", move || {
        with_reading(game, move |reading| view! { <Shown game reading id=id.get_value()/> }.into_any())
    })
}

/// The words of an effect or a way, or another form of them.
pub fn words_of(game: GameName, kind: &str, id: &str, form: Option<&str>) -> String {
    speech::words().find_with(&format!("{kind}-{game}-{id}"), form, &values(game)).unwrap_or_default()
}

/// The printed numbers that the words name.
fn values(game: GameName) -> Vec<(&'static str, i64)> {
    fn of<G: Shelf + Worded>() -> Vec<(&'static str, i64)> {
        G::open(G::Pack::shipped(), 2, &[]).map(|game| game.way_values()).unwrap_or_default()
    }
    static KNOWN: [OnceLock<Vec<(&str, i64)>>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    KNOWN[game as usize].get_or_init(|| session::for_game!(game, G => of::<G>())).clone()
}

#[component]
fn Shown(game: GameName, reading: Arc<Reading>, id: Option<String>) -> impl IntoView {
    let visit = Visits::here().of(game).filter(|visit| visit.teller.is_some());
    let all = &reading.ways.effects;
    let effect = all.iter().find(|effect| Some(&effect.id) == id.as_ref()).or(all.first()).cloned();
    let here = effect.as_ref().map_or(String::new(), |effect| effect.id.clone());
    let link = |effect: &Effect| {
        let address = Route::Ways(game, Some(effect.id.clone())).to_string();
        let (sign, n) = (effect.sign.clone(), effect.ways.len());
        view! {
            <li><a href=address aria-current=(effect.id == here).then_some("page")>
                {drawn(&sign)}<span>{words_of(game, "effect", &effect.id, None)}</span><small>{n}</small>
            </a></li>
        }
    };
    let about = if visit.is_some() { said!("app-ways-about-now") } else { said!("app-ways-about") };
    let back = visit.clone().map(|visit| view! { " "<a href=visit.address>{said!("app-back-to-board")}</a> });
    view! {
        <div class=format!("rules-head {}", ground(game))>
            <h1>{said!("app-ways")}</h1>
            {games(game, |name| Route::Ways(name, None))}
            <p class="note">{about}{back}</p>
        </div>
        <div class=format!("ways-grid {}", ground(game))>
            <nav class="panel effects" aria-label=said!("app-ways-effects")><ul>{all.iter().map(link).collect_view()}</ul></nav>
            {effect.map(|effect| ways(game, &reading, &effect, visit.as_ref()))}
        </div>
        <p class="note"><a href=Route::Rules(game, None).to_string()>{said!("app-rules-of", game = form::title(game))}</a></p>
    }
}

/// A sign of the sprite whose name is data.
fn drawn(sign: &str) -> impl IntoView + use<> {
    view! { <svg class="icon" width="26" height="26" aria-hidden="true"><use href=format!("#{sign}")></use></svg> }
}

fn ways(game: GameName, reading: &Reading, effect: &Effect, visit: Option<&Visit>) -> impl IntoView + use<> {
    let told: Option<Vec<Told>> = visit
        .and_then(|visit| visit.teller.as_ref())
        .map(|teller| effect.ways.iter().map(|way| teller(way, &reading.ways.between)).collect());
    let all = effect.ways.len();
    let count = told.as_ref().map(|told| {
        let n = told.iter().filter(|told| matches!(told, Told::Open { .. })).count();
        view! { <p class="note" role="status">{said!("app-ways-open", n, all)}</p> }
    });
    let is_now = told.is_some();
    let mut told = told.map(Vec::into_iter);
    let rows = effect.ways.iter().map(|way| row(game, reading, way, told.as_mut().and_then(Iterator::next)));
    let rows = rows.collect::<Vec<_>>().collect_view();
    let note = if is_now { said!("app-ways-begun") } else { said!("app-ways-printed-only") };
    view! {
        <section class="panel ways-panel">
            <div class="ways-title">
                {drawn(&effect.sign)}<h2>{words_of(game, "effect", &effect.id, None)}</h2>{count}
            </div>
            <table class="way-table">
                <thead><tr>
                    <th scope="col">{said!("app-ways-way")}</th>
                    <th scope="col">{if is_now { said!("app-ways-cost-now") } else { said!("app-ways-cost") }}</th>
                    <th scope="col">{said!("app-ways-rule")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="note">{note}</p>
        </section>
    }
}

fn row(game: GameName, reading: &Reading, way: &Way, told: Option<Told>) -> AnyView {
    let printed = words_of(game, "way", &way.id, Some("cost"));
    let visits = Visits::here();
    let (state, cost, places) = match told {
        None => ("", printed.into_any(), Vec::new()),
        Some(Told::Untold) => ("", view! { {printed}<small>{said!("app-ways-untold")}</small> }.into_any(), Vec::new()),
        Some(Told::Open { prices, places }) => ("is-open", paid(&prices).into_any(), places),
        Some(Told::Shut(reasons)) => ("is-shut", refused(reading, &reasons).into_any(), Vec::new()),
    };
    let mark = match state {
        "is-open" => Some(("ui-check", said!("app-ways-is-open"))),
        "is-shut" => Some(("ui-refused", said!("app-ways-is-shut"))),
        _ => None,
    };
    let mark = mark.map(|(icon, name)| {
        view! { <span class="way-mark" title=name.clone()><Icon name=icon size=18/><span class="heard">{name.clone()}</span></span> }
    });
    let show = (!places.is_empty()).then(|| {
        view! { <button class="plain-link on-board" on:click=move |_| visits.show(places.clone())>{said!("app-ways-show")}</button> }
    });
    view! {
        <tr class=state>
            <th scope="row">{mark}{words_of(game, "way", &way.id, None)}<small>{words_of(game, "way", &way.id, Some("note"))}</small></th>
            <td class="way-cost">{cost}</td>
            <td class="way-rule"><a class="rule-address" href=reading.address(&way.rule)>{way.rule.clone()}</a>{show}</td>
        </tr>
    }
    .into_any()
}

/// What a way costs: each thing with its sign, from the least to the most.
fn paid(prices: &[(Vec<&'static str>, String, i64, i64)]) -> impl IntoView + use<> {
    let one = |(signs, what, least, most): &(Vec<&'static str>, String, i64, i64)| {
        let n = if least == most { least.to_string() } else { said!("app-ways-range", least = *least, most = *most) };
        let signs = signs.iter().map(|&sign| view! { <Icon name=sign size=20/> }).collect_view();
        view! { <span class="way-price" title=what.clone()><b>{n}</b>{signs}<span class="heard">{what.clone()}</span></span> }
    };
    match prices {
        [] => said!("app-ways-free").into_any(),
        some => some.iter().map(one).collect_view().into_any(),
    }
}

/// Why a way is not open, with the rules.
fn refused(reading: &Reading, reasons: &[(String, &'static str)]) -> impl IntoView + use<> {
    let one = |(why, rule): &(String, &'static str)| {
        view! { <span class="way-why">{why.clone()}" "<a class="rule-address" href=reading.address(rule)>{*rule}</a></span> }
    };
    match reasons {
        [] => view! { <span class="way-why">{said!("app-ways-none")}</span> }.into_any(),
        some => some.iter().map(one).collect_view().into_any(),
    }
}
