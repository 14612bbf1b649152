//! The Windmill and the City Watch.

use crate::board::Scene;
use crate::board::madeira::draw::{counted, each_die, printed, seat_mark, told};
use crate::board::madeira::face::{pirate_die_icon, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Panel, Spot, count, icon, star};
use leptos::prelude::*;
use madeira::{Face, Madeira};
use table::{Id, Seat};
use words::madeira::board::{self, Labels};
use words::madeira::printed::Thing;

/// The Windmill: its levels with the markers. It is used where a turn is put together.
pub fn windmill(scene: Scene<Madeira>) -> impl IntoView {
    let (doubt, label) = printed(scene, Thing::Windmill, |labels| labels.windmill());
    let feeds = scene.game.with_value(|game| game.components.windmill.feeds.clone());
    let levels = feeds.into_iter().enumerate().rev().map(|(n, feeds)| level(scene, n as u8, feeds)).collect_view();
    view! {
        <div role="group" class="mill azul" data-place=places::mill().0.to_string() aria-label=move || label.get()>
            <h3 data-tip=move || label.get()>{move || scene.say(&board::windmill())}{star(doubt)}</h3>
            <div class="mill-body">{tower()}<div class="mill-levels">{levels}</div></div>
        </div>
    }
}

/// A level and the markers on it.
fn level(scene: Scene<Madeira>, n: u8, feeds: u8) -> impl IntoView {
    let there = scene.shows(move |game, view| {
        let seats = Seat::first(game.options.players);
        let is_own = view.seat.is_some_and(|seat| view.shown.players[seat].windmill == n);
        (seats.filter(|&seat| view.shown.players[seat].windmill == n).collect::<Vec<_>>(), is_own)
    });
    let label = told(scene, move |labels| labels.level(n));
    let marks = move || there.with(|(there, _)| there.iter().map(|&seat| seat_mark(seat, 13)).collect_view());
    view! {
        <Spot touch=scene.touch() place=places::level(n) label class="mill-level">
            <span class:own=move || there.with(|there| there.1)><b>{feeds}</b>{marks}</span>
        </Spot>
    }
}

fn tower() -> impl IntoView {
    view! {
        <svg class="tower" viewBox="0 0 46 112" aria-hidden="true">
            <path class="body" d="M15 42L9 110h28L31 42z"></path>
            <path class="cap" d="M14 42q1-13 9-13t9 13z"></path>
            <path class="lines" d="M20 110V95q3-5 6 0v15M20 58h6v7h-6zM19 76h8v7h-8z"></path>
            <path class="arms" d="M23 36L4 10M23 36l19-26M23 36L5 62M23 36l18 26"></path>
            <path class="sails" d="M4 10l2 16 11 2zM42 10l-15 4 3 12zM5 62l1-14 11-4zM41 62l-13-5 3-13z"></path>
        </svg>
    }
}

/// The City Watch: Pirate dice above, guards below.
pub fn watch(scene: Scene<Madeira>) -> impl IntoView {
    let label = told(scene, |labels| labels.watch());
    view! {
        <Panel class="watch azul" title=scene.text(board::watch)>
            {pirate_dice(scene)}
            <Spot touch=scene.touch() place=places::watch() label class="guards">
                {guards(scene)}
                {honor(scene)}
            </Spot>
        </Panel>
    }
}

/// The Pirate dice that are left, and the places of those that are gone.
fn pirate_dice(scene: Scene<Madeira>) -> impl IntoView {
    let dice = scene.shows(|_, view| view.shown.watch_dice);
    let all = scene.game.with_value(|game| game.components.start.pirate_dice);
    let faces = Memo::new(move |_| places::faces(dice.get()).collect::<Vec<_>>());
    let one = move |face: Face| {
        let n = Memo::new(move |_| dice.get()[face.index()]);
        let label = told(scene, move |labels| labels.watch_die(face));
        let draw = move || (0..n.get()).map(|_| icon(pirate_die_icon(face), 22)).collect_view();
        view! { <Spot touch=scene.touch() place=places::watch_die(face) label class="watch-die">{draw}</Spot> }
    };
    let gone = move || {
        let left = each_die(dice.get()).count();
        (left..usize::from(all)).map(|_| icon("madeira-pirate-die-slot", 22)).collect_view()
    };
    view! { <div class="watch-dice"><For each=move || faces.get() key=|face| *face children=one/>{gone}</div> }
}

fn guards(scene: Scene<Madeira>) -> impl IntoView {
    let there = scene.shows(|game, view| {
        Seat::first(game.options.players).map(|seat| (seat, view.shown.players[seat].watch)).collect::<Vec<_>>()
    });
    let one = |(seat, n): (Seat, u8)| view! { <span class:zero=n == 0>{counted(worker(seat), seat, 18, n)}</span> };
    view! { <span class="guard-grid">{move || there.get().into_iter().map(one).collect_view()}</span> }
}

/// Who would earn the Honor, if anybody.
fn honor(scene: Scene<Madeira>) -> impl IntoView {
    let leader = scene.shows(|game, view| Labels { game, view }.honored());
    let prestige = scene.game.with_value(|game| game.components.scoring.honor);
    let who = move || match leader.get() {
        Some(seat) => seat_mark(seat, 14).into_any(),
        None => view! { <small>{scene.say(&board::none())}</small> }.into_any(),
    };
    view! { <span class="honor">{count("madeira-pp", 14, prestige)}{icon("ui-to", 9)}{who}</span> }
}
