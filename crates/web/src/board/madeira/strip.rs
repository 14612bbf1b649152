//! A seat in two lines, for the list of the others.

use super::draw::{counted, dice_row, guild_class, seat_mark, told};
use super::face::{favor_icon, good_icon, request_icon, ship, worker};
use super::places;
use crate::board::Scene;
use crate::board::widgets::{count, icon, tips};
use leptos::prelude::*;
use madeira::{Favor, Good, Guild, Madeira, Request};
use table::{Id, Seat};
use words::Message;
use words::madeira::names;

/// A seat in two lines: dice, Requests and Favors; stores and pieces. Who it is, the page says beside it.
pub fn strip(scene: Scene<Madeira>, seat: Seat) -> AnyView {
    tips();
    let label = told(scene, move |labels| labels.strip(seat));
    view! {
        <div
            class="board board-strip ground-madeira"
            data-place=places::strip(seat).0.to_string()
            role="group"
            aria-label=move || label.get()
            data-tip=move || label.get()
        >
            <div class="strip-line">{passed(scene, seat)} {dice(scene, seat)} {requests(scene, seat)} {favors(scene, seat)}</div>
            <div class="strip-line">{stores(scene, seat)}</div>
        </div>
    }
    .into_any()
}

/// The passing slot of a seat, once it stands there.
fn passed(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let slot = scene.shows(move |_, view| view.shown.passing_slot(seat));
    move || {
        let slot = madeira::PassingSlot::ALL.get(slot.get())?;
        Some(view! { <span class="passed">{seat_mark(seat, 12)}{slot.to_string()}</span> })
    }
}

fn dice(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let dice = scene.shows(move |_, view| view.shown.players[seat].dice);
    view! { <span class="dice">{move || dice_row(dice.get(), 15)}</span> }
}

/// A small tile with its name as a tooltip.
fn tile(scene: Scene<Madeira>, class: String, sign: &'static str, name: Message) -> impl IntoView {
    let name = Signal::derive(move || scene.say(&name));
    view! { <i class=class role="img" aria-label=move || name.get() data-tip=move || name.get()>{icon(sign, 14)}</i> }
}

fn requests(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let held = scene.shows(move |_, view| view.shown.players[seat].requests);
    let of = move |request: Request| {
        let one = move |_| tile(scene, "mini request".to_owned(), request_icon(request), names::request(request));
        (0..held.get()[request.index()]).map(one).collect_view()
    };
    view! { <span class="minis">{move || Request::ALL.map(of).into_iter().collect_view()}</span> }
}

fn favors(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let held = scene.shows(move |game, view| {
        let (own, guild) = (&view.shown.players[seat], &game.components.guild);
        let of = |is_up: bool| move |favor: Favor| (favor, guild[favor.index()], is_up);
        own.favors_up.iter().map(of(true)).chain(own.favors_down.iter().map(of(false))).collect::<Vec<_>>()
    });
    let one = move |(favor, guild, is_up): (Favor, Guild, bool)| {
        let class = format!("mini {} {}", guild_class(guild), if is_up { "up" } else { "down" });
        tile(scene, class, favor_icon(favor), names::favor(favor))
    };
    view! { <span class="minis">{move || held.get().into_iter().map(one).collect_view()}</span> }
}

/// Stores, and the pieces at Home.
fn stores(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let values = scene.shows(move |_, view| {
        let own = &view.shown.players[seat];
        (own.goods, [own.wood, own.bread, own.workers, own.ships_home], own.reals, view.pirates[seat])
    });
    move || {
        let (goods, [wood, bread, workers, ships], reals, pirates) = values.get();
        let good = |good: Good| {
            let n = goods[good.index()];
            view! { <span class:zero=n == 0>{count(good_icon(good), 14, n)}</span> }
        };
        let pirates = match pirates {
            Some(n) => count("madeira-pirate", 14, n).into_any(),
            None => icon("madeira-pirate-hidden", 14).into_any(),
        };
        view! {
            {Good::ALL.map(good).into_iter().collect_view()}
            <span class:zero=wood == 0>{count("madeira-wood", 14, wood)}</span>
            <span class:zero=bread == 0>{count("madeira-bread", 14, bread)}</span>
            {count("madeira-real", 14, reals)}
            {pirates}
            {counted(worker(seat), seat, 14, workers)}
            {counted(ship(seat), seat, 14, ships)}
        }
    }
}
