//! The Portfolio: Nobles and ships with their cargo above, Treasury cards below.

use crate::board::Scene;
use crate::board::lisboa::face::{self, Effect, ship_class};
use crate::board::lisboa::flights::{card_icon, good_icon, ship_icon};
use crate::board::lisboa::places;
use crate::board::widgets::{Card, Panel, Spot, count, icon, star_text};
use leptos::prelude::*;
use lisboa::{CardId, Cargo, Face, Good, Lisboa, PortfolioRow, Ship, Slot, TopCard};
use table::{Id, Seat};
use words::lisboa::board::{self, Labels};
use words::lisboa::names;
use words::lisboa::printed::{Thing, in_doubt};

/// The Portfolio of a seat.
pub fn portfolio(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let full = scene.told(move |game, view| {
        let own = &view.shown.boards[seat];
        board::of(own.portfolio_len(), game.capacity(own))
    });
    let slots = PortfolioRow::ALL.into_iter().flat_map(|row| Slot::ALL.map(|at| (row, at)));
    view! {
        <Panel class="portfolio" title=scene.text(board::portfolio) note=full>
            <div class="slots">{slots.map(|(row, at)| slot(scene, seat, row, at)).collect_view()}</div>
        </Panel>
    }
}

/// What lies in a slot.
#[derive(Clone, Copy, PartialEq)]
enum Lies {
    Nothing,
    Card(CardId),
    Ship(Ship, Cargo),
}

fn slot(scene: Scene<Lisboa>, seat: Seat, row: PortfolioRow, at: Slot) -> impl IntoView {
    let lies = scene.shows(move |_, view| {
        let own = &view.shown.boards[seat];
        match (row, own.top[at.index()], own.bottom[at.index()]) {
            (PortfolioRow::Top, TopCard::Noble(id), _) | (PortfolioRow::Bottom, _, Some(id)) => Lies::Card(id),
            (PortfolioRow::Top, TopCard::Ship(ship), _) => Lies::Ship(ship, own.cargo[at.index()]),
            (PortfolioRow::Top, TopCard::Empty, _) | (PortfolioRow::Bottom, _, None) => Lies::Nothing,
        }
    });
    let label = scene.told(move |game, view| {
        let (label, own) = (Labels { game, view }.slot(seat, row, at), &view.shown.boards[seat]);
        let thing = match (row, own.top[at.index()], own.bottom[at.index()]) {
            (PortfolioRow::Top, TopCard::Noble(id), _) | (PortfolioRow::Bottom, _, Some(id)) => Some(Thing::Card(id)),
            (PortfolioRow::Top, TopCard::Ship(ship), _) => Some(Thing::Ship(ship)),
            (PortfolioRow::Top, TopCard::Empty, _) | (PortfolioRow::Bottom, _, None) => None,
        };
        board::doubtful(thing.is_some_and(|thing| in_doubt(game, thing)), label)
    });
    let draw = move || match lies.get() {
        Lies::Nothing => {
            let hint = match row {
                PortfolioRow::Top => board::slot_top(),
                PortfolioRow::Bottom => board::slot_bottom(),
            };
            view! { <span class="slot-empty">{scene.say(&hint)}</span> }.into_any()
        }
        Lies::Card(id) => kept(scene, id).into_any(),
        Lies::Ship(ship, cargo) => sailing(scene, ship, cargo).into_any(),
    };
    view! { <Spot touch=scene.touch() place=places::slot(seat, row, at) label class="slot">{draw}</Spot> }
}

/// A card in the Portfolio: only what still counts is large.
fn kept(scene: Scene<Lisboa>, id: CardId) -> impl IntoView {
    let card = scene.game.with_value(|game| *game.components.card(id));
    let doubt = scene.game.with_value(|game| in_doubt(game, Thing::Card(id)));
    let kind = card.kind();
    let body = match card.face {
        Face::Noble { influence, .. } => {
            view! { <span class="card-body big">{count("lisboa-influence", 24, influence)}</span> }.into_any()
        }
        Face::Treasury { benefit, .. } => {
            view! { <span class="card-body">{effect(face::benefit(benefit), 22)}</span> }.into_any()
        }
    };
    view! {
        <Card class=face::kind_class(kind).to_owned() sign=card_icon(kind) title=scene.say(&names::card_type(kind)) corner=star_text(doubt)>
            {body}
        </Card>
    }
}

/// An effect as signs: what, by how much, of what.
pub fn effect(effect: Effect, size: u16) -> impl IntoView {
    let Effect { about, by, of } = effect;
    view! { <span class="effect">{icon(about, size)}<b>{by}</b>{of.map(|of| icon(of, size * 3 / 4))}</span> }
}

/// A ship with its cargo.
fn sailing(scene: Scene<Lisboa>, ship: Ship, cargo: Cargo) -> impl IntoView {
    let card = scene.game.with_value(|game| *game.components.ship(ship));
    let goods =
        Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, usize::from(cargo.goods[good.index()])));
    let goods = goods.map(|good| view! { <i>{icon(good_icon(good), 17)}</i> }).collect_view();
    let free = usize::from(card.hull.saturating_sub(cargo.len()));
    let free = (0..free).map(|_| view! { <i></i> }).collect_view();
    let sea = cargo.at_sea.then(|| scene.say(&board::at_sea()));
    view! {
        <Card class=format!("ship {}", ship_class(ship)) sign=ship_icon(ship) title=sea.unwrap_or_default()>
            <span class="card-body">{count("lisboa-influence", 17, card.influence)}{count("lisboa-reis", 17, format!("+{}", card.modifier))}</span>
            <span class="cargo" class:at-sea=cargo.at_sea>{goods}{free}</span>
        </Card>
    }
}
