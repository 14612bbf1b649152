//! The Home of a player: who it is, stores and pieces, Requests and Favors.

mod held;
mod stores;

use super::draw::{seat_mark, told};
use super::places;
use crate::board::Scene;
use crate::board::widgets::{Spot, icon, seat_class, tips};
use held::{favors, requests};
use leptos::prelude::*;
use madeira::Madeira;
use table::Seat;
use words::madeira::board;

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
    view! {
        <div class=format!("own-grid home-grid {}", seat_class(Some(seat))) data-place=places::home(seat).0.to_string()>
            {identity(scene, seat)}
            <div class="home-stores">{stores::stores(scene, seat)} {stores::pieces(scene, seat)}</div>
            {requests(scene, seat)}
            {favors(scene, seat)}
        </div>
    }
}

/// Name, place in the order and Prestige.
fn identity(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
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
            <div class="who">{seat_mark(seat, 22)}<b>{move || scene.say(&board::seat(seat))}</b></div>
            <small class="order-note">{move || order.get().map(|order| scene.say(&order))}</small>
            <Spot touch=scene.touch() place=places::prestige(seat) label class="value">{icon("madeira-pp", 22)}<b>{move || prestige.get().to_string().replace('-', "−")}</b></Spot>
        </div>
    }
}
