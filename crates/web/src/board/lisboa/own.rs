//! The board of a player: who it is, the Portfolio, and all that is kept.

mod portfolio;
mod stores;
mod tiles;

use super::face::mark;
use super::places;
use crate::board::Scene;
use crate::board::widgets::{Spot, badge, icon, piece, seat_class, tips};
use leptos::prelude::*;
use lisboa::{Lisboa, View};
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

/// What a part of the board shows without and with the answers that are filled in.
fn both<T: PartialEq + Send + Sync + 'static>(
    scene: Scene<Lisboa>,
    part: impl Fn(&Lisboa, &View) -> T + Send + Sync + 'static,
) -> Memo<(T, T)> {
    Memo::new(move |_| {
        scene.game.with_value(|game| {
            (scene.base.with(|base| part(game, &base.view)), scene.sight.with(|sight| part(game, &sight.view)))
        })
    })
}

/// A number with its sign, as it is added.
fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

/// How a number would change, beside it.
fn delta((from, to): (u16, u16)) -> Option<impl IntoView> {
    (from != to).then(|| view! { <em class="delta">{signed(i32::from(to) - i32::from(from))}</em> })
}

/// Name, wigs, Influence, réis, officials.
fn identity(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let is_viewer = scene.shows(move |_, view| view.seat == Some(seat));
    let values = both(scene, move |_, view| {
        let own = &view.shown.boards[seat];
        [own.wigs, u16::from(own.influence), own.reis, u16::from(own.officials)]
    });
    // The number as it is; what would come of it stands beside.
    let value = move |i: usize| {
        let (before, after) = values.get();
        view! { <b>{before[i]}</b>{delta((before[i], after[i]))} }
    };
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
                    <b data-tip=move || scene.say(&board::seat(seat))>{move || scene.say(&board::seat(seat))}</b>
                    {move || is_viewer.get().then(|| view! { <small>{scene.say(&board::you())}</small> })}
                </span>
            </div>
            <Spot touch place=places::wigs(seat) label=wigs class="value">{icon("lisboa-wig", 26)}{move || value(0)}</Spot>
            <Spot touch place=places::purse(seat) label=purse class="value">{icon("lisboa-influence", 24)}{move || value(1)}</Spot>
            <Spot touch place=places::reis(seat) label=reis class="value">{icon("lisboa-reis", 24)}{move || value(2)}</Spot>
            <Spot touch place=places::officials(seat) label=officials class="value">
                {piece("lisboa-official", Some(mark(seat)), Some(seat), 26)}{move || value(3)}
                <small>{move || scene.say(&board::officials_left())}</small>
            </Spot>
        </div>
    }
}
