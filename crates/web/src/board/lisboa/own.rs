//! The board of a player: who it is, the Portfolio, and all that is kept.

mod portfolio;
mod stores;
mod tiles;

use super::face::mark;
use super::places;
use crate::board::Scene;
use crate::board::widgets::{Spot, badge, icon, piece, seat_class, tips};
use leptos::prelude::*;
use lisboa::Lisboa;
use table::Seat;
use words::lisboa::board::{self, Labels};

pub use portfolio::effect;
pub use tiles::clergy_tile;

/// The board of a seat.
pub fn own(scene: Scene<Lisboa>, seat: Signal<Seat>) -> AnyView {
    tips();
    let seat = Memo::new(move |_| seat.get());
    view! {
        <div class="board board-own ground-lisboa">
            {move || of(scene, seat.get())}
        </div>
    }
    .into_any()
}

fn of(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    view! {
        <div class=format!("own-grid {}", seat_class(Some(seat)))>
            {identity(scene, seat)}
            {portfolio::portfolio(scene, seat)}
            <div class="own-parts">
                {stores::warehouse(scene, seat)}
                {stores::rubble(scene, seat)}
                {stores::houses(scene, seat)}
                {tiles::clergy(scene, seat)}
                {tiles::favors(scene, seat)}
                {tiles::plans(scene, seat)}
                {tiles::decrees(scene, seat)}
                {tiles::tasks(scene, seat)}
            </div>
        </div>
    }
}

/// Name, wigs, Influence, réis, officials.
fn identity(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let is_viewer = scene.shows(move |_, view| view.seat == Some(seat));
    let value = scene.shows(move |_, view| {
        let own = &view.shown.boards[seat];
        [own.wigs, u16::from(own.influence), own.reis, u16::from(own.officials)]
    });
    let wigs = scene.told(move |game, view| Labels { game, view }.wigs(seat));
    let purse = scene.told(move |game, view| Labels { game, view }.purse(seat));
    let reis = scene.told(move |game, view| Labels { game, view }.reis(seat));
    let officials = scene.told(move |game, view| Labels { game, view }.officials(seat));
    let touch = scene.touch();
    view! {
        <div class="identity">
            <div class="who">
                {badge(mark(seat), seat, 34)}
                <span>
                    <b>{move || scene.say(&board::seat(seat))}</b>
                    {move || is_viewer.get().then(|| view! { <small>{scene.say(&board::you())}</small> })}
                </span>
            </div>
            <Spot touch place=places::wigs(seat) label=wigs class="value">{icon("lisboa-wig", 26)}<b>{move || value.get()[0]}</b></Spot>
            <Spot touch place=places::purse(seat) label=purse class="value">{icon("lisboa-influence", 24)}<b>{move || value.get()[1]}</b></Spot>
            <Spot touch place=places::reis(seat) label=reis class="value">{icon("lisboa-reis", 24)}<b>{move || value.get()[2]}</b></Spot>
            <Spot touch place=places::officials(seat) label=officials class="value">
                {piece("lisboa-official", Some(mark(seat)), Some(seat), 26)}<b>{move || value.get()[3]}</b>
                <small>{move || scene.say(&board::officials_left())}</small>
            </Spot>
        </div>
    }
}
