//! The Home of a player: who it is, stores and pieces, where pieces stand; Requests and Favors, which for the viewer are the hand.

mod held;
mod posts;
mod stores;

use super::draw::{seat_mark, told};
use super::places;
use crate::board::Scene;
use crate::board::widgets::{Spot, icon, seat_class, tips};
use leptos::prelude::*;
use madeira::Madeira;
use table::Seat;
use words::madeira::board;

pub use held::{favors, requests};

/// The Home of a seat.
pub fn own(scene: Scene<Madeira>, seat: Signal<Seat>) -> AnyView {
    tips();
    let seat = Memo::new(move |_| seat.get());
    view! {
        <div class="board board-own ground-madeira">
            {move || of(scene, seat.get())}
        </div>
    }
    .into_any()
}

fn of(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let is_viewer = scene.shows(move |_, view| view.seat == Some(seat));
    // What the viewer holds stands in the hand.
    let rest = move || {
        (!is_viewer.get()).then(|| view! { <div class="own-held">{requests(scene, seat)} {favors(scene, seat)}</div> })
    };
    view! {
        <div class=format!("own-grid home-grid {}", seat_class(Some(seat))) data-place=places::home(seat).0.to_string()>
            {identity(scene, seat, is_viewer)}
            <div class="home-stores">{stores::stores(scene, seat)} {stores::pieces(scene, seat)} {stores::due(scene, seat)}</div>
            {posts::posts(scene, seat)}
            {rest}
        </div>
    }
}

/// Name, place in the order and Prestige.
fn identity(scene: Scene<Madeira>, seat: Seat, is_viewer: Memo<bool>) -> impl IntoView {
    let prestige = scene.shows(move |_, view| view.shown.players[seat].prestige);
    let order = scene.shows(move |game, view| {
        // While rows are taken some have left the column: nobody is before them.
        let there = || view.shown.passing.iter().flatten();
        let is_whole = there().count() == usize::from(game.options.players);
        let at = there().position(|&marker| marker == seat).filter(|_| is_whole);
        at.map(|at| board::order(at as u8 + 1))
    });
    let label = told(scene, move |labels| labels.prestige(seat));
    view! {
        <div class="identity">
            <div class="who">
                {seat_mark(seat, 30)}
                <span>
                    <b>{move || scene.say(&board::seat(seat))}</b>
                    {move || is_viewer.get().then(|| view! { <small>{scene.say(&board::you())}</small> })}
                </span>
            </div>
            <Spot touch=scene.touch() place=places::prestige(seat) label class="value">{icon("madeira-pp", 28)}<b>{move || prestige.get().to_string().replace('-', "−")}</b></Spot>
            <small class="order-note">{move || order.get().map(|order| scene.say(&order))}</small>
        </div>
    }
}
