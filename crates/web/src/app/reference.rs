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
use session::GameName;
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
        <ul class="paper-scores">{scores(game).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
}

/// What scores at the end, and what decides between equals.
fn scores(game: GameName) -> Vec<String> {
    fn of<G: words::Worded>() -> Vec<String> {
        let lines = G::SCORE_LINES.iter().filter_map(|name| G::score_line(name));
        lines.chain([G::ties()]).map(|line| speech::tell_with(&line, &Names::default())).collect()
    }
    session::for_game!(game, G => of::<G>())
}

/// The second side: the ways and their costs.
fn second(game: GameName, reading: &Reading) -> impl IntoView + use<> {
    let way = |way: &Way| {
        view! { <li><b>{words_of(game, "way", &way.id, None)}</b>": "{words_of(game, "way", &way.id, Some("cost"))}<small>{way.rule.clone()}</small></li> }
    };
    let effect = |effect: &Effect| {
        view! {
            <div class="paper-effect">
                <h4>{words_of(game, "effect", &effect.id, None)}</h4>
                <ul>{effect.ways.iter().map(way).collect_view()}</ul>
            </div>
        }
    };
    view! {
        <h2>{said!("app-reference-ways")}</h2>
        <div class="paper-ways">{reading.ways.effects.iter().map(effect).collect_view()}</div>
    }
}
