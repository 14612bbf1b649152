//! What a player has in store, the pieces at Home, and what phase D will ask for.

use crate::board::madeira::draw::{each_die, marker, told};
use crate::board::madeira::face::{die_icon, good_icon, ship, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, icon, piece, small_icon};
use crate::board::{Place, Scene};
use leptos::prelude::*;
use madeira::{Face, Good, Madeira, Phase, View};
use table::{Id, Seat};
use words::Message;
use words::madeira::board::{self, Labels};
use words::madeira::names;

/// A store of a player.
struct Store {
    place: Place,
    sign: &'static str,
    name: fn() -> Message,
    n: fn(&View, Seat) -> u16,
    label: fn(Labels<'_>, Seat) -> Message,
}

/// Goods, Wood, Bread, Reals, Pirates.
pub fn stores(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let good = |good: Good| good_store(scene, seat, good);
    let others = [
        Store {
            place: places::wood(seat),
            sign: "madeira-wood",
            name: board::wood_title,
            n: |view, seat| u16::from(view.shown.players[seat].wood),
            label: |labels, seat| labels.wood(seat),
        },
        Store {
            place: places::bread(seat),
            sign: "madeira-bread",
            name: board::bread_title,
            n: |view, seat| u16::from(view.shown.players[seat].bread),
            label: |labels, seat| labels.bread(seat),
        },
        Store {
            place: places::reals(seat),
            sign: "madeira-real",
            name: board::reals_title,
            n: |view, seat| view.shown.players[seat].reals,
            label: |labels, seat| labels.reals(seat),
        },
    ];
    view! {
        <div class="stores" role="group" aria-label=move || scene.say(&board::stores())>
            {Good::ALL.map(good).into_iter().collect_view()}
            {others.map(|store| one(scene, seat, store)).into_iter().collect_view()}
            {pirates(scene, seat)}
        </div>
    }
}

fn good_store(scene: Scene<Madeira>, seat: Seat, good: Good) -> impl IntoView {
    let n = scene.shows(move |_, view| view.shown.players[seat].goods[good.index()]);
    let label = told(scene, move |labels| labels.goods(seat, good));
    view! {
        <Spot touch=scene.touch() place=places::goods(seat, good) label class="store-of">
            {icon(good_icon(good), 28)}<b>{move || n.get()}</b><small>{move || scene.say(&names::good(good))}</small>
        </Spot>
    }
}

fn one(scene: Scene<Madeira>, seat: Seat, Store { place, sign, name, n, label }: Store) -> impl IntoView {
    let n = scene.shows(move |_, view| n(view, seat));
    let label = told(scene, move |labels| label(labels, seat));
    view! {
        <Spot touch=scene.touch() place label class="store-of">
            {icon(sign, 28)}<b>{move || n.get()}</b><small>{move || scene.say(&name())}</small>
        </Spot>
    }
}

/// Pirates: their number where it may be seen, else their back (M-PIRATE-01).
fn pirates(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let n = scene.shows(move |_, view| {
        // At the end everybody sees them.
        (view.pirates[seat], view.seat == Some(seat) && view.shown.phase != Phase::Over)
    });
    let label = told(scene, move |labels| labels.pirates(seat));
    let draw = move || {
        let (n, is_secret) = n.get();
        let sign = if n.is_some() { "madeira-pirate" } else { "madeira-pirate-hidden" };
        let eye = is_secret.then(|| {
            let only_you = move || scene.say(&board::only_you());
            view! { <i class="eye" role="img" aria-label=only_you data-tip=only_you>{icon("ui-eye", 12)}</i> }
        });
        let n = n.map_or("?".to_owned(), |n| n.to_string());
        view! { {icon(sign, 28)}<b>{n}</b><small>{scene.say(&board::pirates_title())}</small>{eye} }
    };
    view! { <Spot touch=scene.touch() place=places::pirates(seat) label class="store-of hidden-of">{draw}</Spot> }
}

/// Dice, Workers, Ships and markers at Home.
pub fn pieces(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let counts = scene.shows(move |game, view| {
        let (own, start) = (&view.shown.players[seat], &game.components.start);
        [(own.workers, start.workers), (own.ships_home, start.ships), (own.markers_home, start.markers)]
    });
    let workers = told(scene, move |labels| labels.workers(seat));
    let ships = told(scene, move |labels| labels.ships(seat));
    let markers = told(scene, move |labels| labels.markers(seat));
    let count = move |i: usize, sign: &'static str, name: fn() -> Message| {
        let numbers = move || {
            let (n, all) = counts.get()[i];
            view! { <b>{n}</b><small>{format!("/{all}")}</small> }
        };
        view! { <small>{move || scene.say(&name())}</small>{piece(sign, None, Some(seat), 22)}<span>{numbers}</span> }
    };
    let touch = scene.touch();
    view! {
        <div class="pieces">
            {dice(scene, seat)}
            <Spot touch place=places::workers(seat) label=workers class="piece-of">{count(0, worker(seat), board::workers_title)}</Spot>
            <Spot touch place=places::ships(seat) label=ships class="piece-of">{count(1, ship(seat), board::ships_title)}</Spot>
            <Spot touch place=places::markers(seat) label=markers class="piece-of">{count(2, marker(seat), board::markers_title)}</Spot>
        </div>
    }
}

/// The Guild dice at Home: those of one value are one place.
fn dice(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let dice = scene.shows(move |_, view| view.shown.players[seat].dice);
    let faces = Memo::new(move |_| places::faces(dice.get()).collect::<Vec<_>>());
    let label = told(scene, move |labels| labels.dice(seat));
    let one = move |face: Face| {
        let n = Memo::new(move |_| dice.get()[face.index()]);
        let label = told(scene, move |labels| labels.die(seat, face));
        let draw = move || (0..n.get()).map(|_| icon(die_icon(face), 24)).collect_view();
        view! { <Spot touch=scene.touch() place=places::die(seat, face) label class="own-die">{draw}</Spot> }
    };
    let none =
        move || (each_die(dice.get()).count() == 0).then(|| view! { <small>{scene.say(&board::none())}</small> });
    view! {
        <div class="piece-of own-dice" data-place=places::dice(seat).0.to_string() role="group" aria-label=move || label.get()>
            <small>{move || scene.say(&board::dice_title())}</small>
            <For each=move || faces.get() key=|face| *face children=one/>
            {none}
        </div>
    }
}

/// What phase D will ask for, and what is there (M-UPKEEP-01, M-FEEDING-01).
pub fn due(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let due = scene.shows(move |game, view| {
        let own = &view.shown.players[seat];
        [(own.ships.len(), own.wood), (game.feeding_need(&view.shown, seat), own.bread)]
    });
    let is_over = scene.shows(|_, view| view.shown.phase == Phase::Over);
    let line = move |i: usize, sign: &'static str, text: fn(u8, u8) -> Message| {
        let is_short = move || due.get()[i].0 > due.get()[i].1;
        let text = move || {
            let (need, have) = due.get()[i];
            scene.say(&text(need, have))
        };
        view! { <span class:short=is_short>{small_icon(sign)}{text}</span> }
    };
    let lines = move || {
        view! {
            <p class="due">
                <b>{move || scene.say(&board::due())}</b>
                {line(0, "madeira-wood", board::upkeep)}
                {line(1, "madeira-bread", board::feeding)}
            </p>
        }
    };
    move || (!is_over.get()).then(lines)
}
