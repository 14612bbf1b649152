//! The quick reference of a game on two sides of paper: its turn, its signs, what scores, the ways and their costs.

use super::form::title;
use super::ground;
use super::icon::Icon;
use super::later::with_words;
use super::rules::{Reading, guide, legend, with_reading};
use super::ways::words_of;
use crate::board::Guide;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::{GameName, Pack, Shelf};
use table::{Effect, Way};
use words::{Message, Names};

/// The quick reference.
#[component]
pub fn Reference(game: GameName) -> impl IntoView {
    with_words("ways", move || with_reading(game, move |reading| sides(game, &reading).into_any()))
}

fn sides(game: GameName, reading: &Reading) -> impl IntoView + use<> {
    // A window that cannot print leaves the page as it is.
    let print = |_| _ = window().print();
    view! {
        <div class="rules-head no-print">
            <h1>{said!("app-reference")}</h1>
            <p class="row">
                <button class="button" on:click=print><Icon name="ui-print" size=18/>{said!("app-reference-print")}</button>
                <a class="button quiet" href=Route::Rules(game, None).to_string()>{said!("app-rules-of", game = title(game))}</a>
            </p>
            <p class="note">{said!("app-reference-about")}</p>
        </div>
        <section class=format!("side-of-paper {}", ground(game))>{first(game)}</section>
        <section class=format!("side-of-paper {}", ground(game))>{second(game, reading)}</section>
    }
}

/// The first side: what the game is, its turn, its signs, its points.
fn first(game: GameName) -> impl IntoView + use<> {
    let Guide { overview, turn, .. } = guide(game);
    let step = |(step, _): (Message, &'static str)| {
        view! { <li><b>{speech::title(&step, &Names::default())}</b>" "{speech::tell(&step)}</li> }
    };
    view! {
        <h2>{said!("app-reference-of", game = title(game))}</h2>
        <p>{speech::tell(&overview)}</p>
        <h3>{said!("app-reference-turn")}</h3>
        <ol class="paper-turn">{turn.into_iter().map(step).collect_view()}</ol>
        <h3>{said!("app-reference-signs")}</h3>
        {legend(game)}
        <h3>{said!("app-reference-scores")}</h3>
        <ul class="paper-scores">{scores(game).into_iter().map(scored).collect_view()}</ul>
    }
}

/// What scores at the end and whether a number of it is reconstructed, and what decides between equals.
fn scores(game: GameName) -> Vec<(String, bool)> {
    fn of<G: Shelf + words::Worded>() -> Vec<(String, bool)> {
        // What is printed is the same for any number of players.
        let lines = G::open(G::Pack::shipped(), 2, &[]).map(|game| game.scored_at_end()).unwrap_or_default();
        let ties = (G::ties(), false);
        let told = |(line, doubt): (Message, bool)| (speech::tell_with(&line, &Names::default()), doubt);
        lines.into_iter().chain([ties]).map(told).collect()
    }
    session::for_game!(game, G => of::<G>())
}

fn scored((line, is_in_doubt): (String, bool)) -> impl IntoView {
    view! { <li>{line}{is_in_doubt.then(|| view! { " "<b class="doubt">"*"</b> })}</li> }
}

/// The second side: the ways and their costs.
fn second(game: GameName, reading: &Reading) -> impl IntoView + use<> {
    let way = |(names, cost, rules): &(String, String, String)| {
        view! { <li><b>{names.clone()}</b>": "{cost.clone()}<small>{rules.clone()}</small></li> }
    };
    let effect = |effect: &Effect| {
        view! {
            <div class="paper-effect">
                <h4>{words_of(game, "effect", &effect.id, None)}</h4>
                <ul>{by_cost(game, &effect.ways).iter().map(way).collect_view()}</ul>
            </div>
        }
    };
    view! {
        <h2>{said!("app-reference-ways")}</h2>
        <div class="paper-ways">{reading.ways.effects.iter().map(effect).collect_view()}</div>
    }
}

/// The ways of an effect: names, cost and rules. Those with the same cost stand together.
fn by_cost(game: GameName, ways: &[Way]) -> Vec<(String, String, String)> {
    let mut all: Vec<(String, String, String)> = Vec::new();
    for way in ways {
        let (name, cost) = (words_of(game, "way", &way.id, None), words_of(game, "way", &way.id, Some("cost")));
        match all.iter_mut().find(|(_, known, _)| *known == cost) {
            Some((names, _, rules)) => {
                *names = said!("app-reference-and", first = names.clone(), other = name);
                if *rules != way.rule {
                    *rules = said!("app-reference-and", first = rules.clone(), other = way.rule.clone());
                }
            }
            None => all.push((name, cost, way.rule.clone())),
        }
    }
    all
}
