//! A seat in two lines, for the list of the others.

use super::face::{favors, mark};
use super::flights::{card_icon, good_icon, ship_icon};
use super::places;
use crate::board::Scene;
use crate::board::widgets::{Spot, count, icon, piece, tips};
use leptos::prelude::*;
use lisboa::{CardType, Good, Lisboa, PortfolioRow, Ship, Slot, Years};
use table::{Id, Seat};
use words::lisboa::board::Labels;

/// A seat in two lines: what it has to spend, and what it has. Who it is, the page says beside it.
pub fn strip(scene: Scene<Lisboa>, seat: Seat) -> AnyView {
    tips();
    let label = scene.told(move |game, view| Labels { game, view }.strip(seat));
    view! {
        <div
            class="board board-strip ground-lisboa"
            data-place=places::strip(seat).0.to_string()
            role="group"
            aria-label=move || label.get()
            data-tip=move || label.get()
        >
            <div class="strip-line">{spending(scene, seat)} {backs(scene, seat)}</div>
            <div class="strip-line">{having(scene, seat)} {ships(scene, seat)} {tiles(scene, seat)}</div>
        </div>
    }
    .into_any()
}

fn dim(n: u8) -> &'static str {
    if n == 0 { "zero" } else { "" }
}

fn spending(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let values = scene.shows(move |game, view| {
        let own = &view.shown.boards[seat];
        (own.influence, own.reis, own.sets(), own.portfolio_len(), game.capacity(own))
    });
    move || {
        let (influence, reis, sets, cards, room) = values.get();
        view! {
            {count("lisboa-influence", 15, influence)}
            {count("lisboa-reis", 15, reis)}
            <span class="count">{piece("lisboa-set-marker", Some(mark(seat)), Some(seat), 15)}<b>{sets}</b></span>
            <span class="count">{icon("lisboa-card", 15)}<b>{format!("{cards}/{room}")}</b></span>
        }
    }
}

fn having(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let values = scene.shows(move |game, view| {
        let own = &view.shown.boards[seat];
        (own.goods, own.officials, game.houses_at_home(own))
    });
    move || {
        let (goods, officials, houses) = values.get();
        let good = |good: Good| {
            let n = goods[good.index()];
            view! { <span class=dim(n)>{count(good_icon(good), 14, n)}</span> }
        };
        view! {
            {Good::ALL.map(good).into_iter().collect_view()}
            <i class="bar"></i>
            <span class="count">{piece("lisboa-official", None, Some(seat), 14)}<b>{officials}</b></span>
            <span class="count">{piece("lisboa-house", None, Some(seat), 14)}<b>{houses}</b></span>
        }
    }
}

/// What is kept as tiles: seen where there is room for it, the rest is on the whole board. Favors always.
fn tiles(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let values = scene.shows(move |_, view| {
        let own = &view.shown.boards[seat];
        (own.favors, [own.clergy.len(), own.plans.len() + own.completed.len(), own.decrees.len()])
    });
    move || {
        let (held, [clergy, plans, decrees]) = values.get();
        let favor = |(_, sign): (_, &'static str)| icon(sign, 14);
        let more =
            |sign: &'static str, n: u8| view! { <span class=format!("more {}", dim(n))>{count(sign, 14, n)}</span> };
        view! {
            {more("lisboa-clergy", clergy)}
            {more("lisboa-plan", plans)}
            {more("lisboa-decree", decrees)}
            <span class="favor-row">{favors().into_iter().filter(|(noble, _)| held.has(*noble)).map(favor).collect_view()}</span>
        }
    }
}

/// Ships of the others, where goods can be sold to.
fn ships(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let ships = scene.shows(move |game, view| {
        let own = &view.shown.boards[seat];
        let hull = |ship: Ship| game.components.ship(ship).hull;
        own.ships().map(|(slot, ship)| (slot, ship, own.cargo[slot.index()].len(), hull(ship))).collect::<Vec<_>>()
    });
    let one = move |(slot, ship, goods, hull): (Slot, Ship, u8, u8)| {
        let label = scene.told(move |game, view| Labels { game, view }.slot(seat, PortfolioRow::Top, slot));
        view! {
            <Spot touch=scene.touch() place=places::strip_ship(seat, slot) label class="strip-ship">
                {icon(ship_icon(ship), 16)}<small>{format!("{goods}/{hull}")}</small>
            </Spot>
        }
    };
    view! { <For each=move || ships.get() key=|ship| *ship children=one/> }
}

/// The backs of hand cards that the viewer does not know, and the faces of those that were drawn openly.
fn backs(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let counts = scene.shows(move |game, view| {
        let mut by_kind = [0_u8; 4];
        for years in Years::ALL {
            for kind in CardType::ALL {
                by_kind[kind.index()] += view.backs[seat][years.index()][kind.index()];
            }
        }
        if view.seat != Some(seat) {
            for card in view.shown.boards[seat].hand {
                by_kind[game.components.card(card).kind().index()] += 1;
            }
        }
        by_kind
    });
    let told = scene.shows(move |game, view| {
        let labels = Labels { game, view };
        let pairs = Years::ALL.into_iter().flat_map(|years| CardType::ALL.map(|kind| (years, kind)));
        let hidden = pairs.filter_map(move |(years, kind)| {
            let n = view.backs[seat][years.index()][kind.index()];
            (n > 0).then(|| labels.back(kind, years, n))
        });
        let known = view.shown.boards[seat].hand.iter().filter(|_| view.seat != Some(seat)).map(|id| labels.card(id));
        hidden.chain(known).collect::<Vec<_>>()
    });
    let tip = move || told.get().iter().map(|label| scene.say(label)).collect::<Vec<_>>().join("\n");
    let draw = move || {
        let counts = counts.get();
        let there = CardType::ALL.into_iter().filter(move |kind| counts[kind.index()] > 0);
        let one = |kind: CardType| view! { <i class=format!("back {}", super::face::kind_class(kind))>{icon(card_icon(kind), 10)}</i> };
        there.flat_map(|kind| (0..counts[kind.index()]).map(move |_| one(kind))).collect_view()
    };
    // Without a card there is nothing to name.
    let is_empty = Memo::new(move |_| told.with(Vec::is_empty));
    move || {
        (!is_empty.get()).then(|| view! { <span class="backs" role="img" aria-label=tip data-tip=tip>{draw}</span> })
    }
}
