//! The Treasury, the market, the shipyard and the Influence track.

use crate::board::Scene;
use crate::board::lisboa::face::{mark, ship_class, street_class};
use crate::board::lisboa::flights::{good_icon, ship_icon};
use crate::board::lisboa::{numbers, places};
use crate::board::widgets::{Spot, badge, count, icon, star};
use leptos::prelude::*;
use lisboa::{Good, Lisboa, Ship};
use table::{Id, Seat};
use words::lisboa::board::{self, Labels, doubtful};
use words::lisboa::printed::{Thing, in_doubt};

/// The Treasury track, the highest Influence at the bottom as on the board.
pub fn treasury(scene: Scene<Lisboa>) -> impl IntoView {
    let now = scene.shows(|_, view| usize::from(view.shown.treasury));
    // While land is being paid its value is part of the price.
    let is_price = Memo::new(move |_| {
        scene.base.with(|base| scene.sight.with(|sight| numbers::is_building(&base.view, &sight.view)))
    });
    let (spaces, doubt) =
        scene.game.with_value(|game| (game.components.board.treasury.clone(), in_doubt(game, Thing::Treasury)));
    let label = scene.told(move |game, view| doubtful(doubt, Labels { game, view }.treasury()));
    let space = move |(i, space): (usize, lisboa::TreasurySpace)| {
        let sign = if space.influence > 0 {
            "+"
        } else if space.influence < 0 {
            "−"
        } else {
            ""
        };
        view! {
            <li class:now=move || now.get() == i class:price=move || is_price.get() && now.get() == i>
                {count("lisboa-influence", 15, format!("{sign}{}", space.influence.abs()))}
                {count("lisboa-reis", 15, space.reis)}
            </li>
        }
    };
    let spaces: Vec<_> = spaces.into_iter().enumerate().rev().collect();
    view! {
        <Spot touch=scene.touch() place=places::treasury() label class="plate treasury">
            <h3>{icon("lisboa-treasury", 16)}{move || scene.say(&board::treasury())}{star(doubt)}</h3>
            <ol class="track down">{spaces.into_iter().map(space).collect_view()}</ol>
        </Spot>
    }
}

/// The market: each good on its price.
pub fn market(scene: Scene<Lisboa>) -> impl IntoView {
    let prices = scene.shows(|_, view| view.shown.prices);
    let (floor, ceiling, doubt) = scene.game.with_value(|game| {
        let board = &game.components.board;
        (board.price_floor, board.price_ceiling, in_doubt(game, Thing::Prices))
    });
    let label = scene.told(move |game, view| doubtful(doubt, Labels { game, view }.market()));
    let row = move |good: Good| {
        let start = scene.game.with_value(|game| game.components.board.price_start[good.index()]);
        let cell = move |price: u8| {
            let is_now = move || prices.get()[good.index()] == price;
            let above = price > start;
            view! { <i class:now=is_now class:above=above>{(!above).then_some(price)}</i> }
        };
        view! {
            <li class=street_class(good)>
                {icon(good_icon(good), 16)}
                {(floor..=ceiling).rev().map(cell).collect_view()}
            </li>
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::market() label class="plate market">
            <h3>{move || scene.say(&board::market())}{star(doubt)}</h3>
            <ol class="prices">{Good::ALL.map(row).into_iter().collect_view()}</ol>
        </Spot>
    }
}

/// The shipyard: its top ship, and how many are left.
pub fn shipyard(scene: Scene<Lisboa>) -> impl IntoView {
    let ships = scene.shows(|game, view| {
        let top = view.shown.top_ship().map(|ship| (ship, *game.components.ship(ship)));
        (top, view.shown.shipyard)
    });
    let label = scene.told(|game, view| {
        let doubt = view.shown.top_ship().is_some_and(|ship| in_doubt(game, Thing::Ship(ship)));
        doubtful(doubt, Labels { game, view }.shipyard())
    });
    let draw = move || {
        let (top, left) = ships.get();
        let Some((ship, card)) = top else {
            return view! { <small>{move || scene.say(&board::empty())}</small> }.into_any();
        };
        let later = Ship::ALL.into_iter().filter(move |&other| other != ship && left[other.index()] > 0);
        let later = later.map(|other| count(ship_icon(other), 16, format!("×{}", left[other.index()]))).collect_view();
        view! {
            <span class=format!("yard-ship {}", ship_class(ship))>{icon(ship_icon(ship), 34)}</span>
            <span class="yard-facts">
                <b>{format!("×{}", left[ship.index()])}</b>
                {count("lisboa-influence", 15, card.influence)}
                {count("lisboa-reis", 15, format!("+{}", card.modifier))}
            </span>
            <span class="later">{later}</span>
        }
        .into_any()
    };
    view! {
        <Spot touch=scene.touch() place=places::shipyard() label class="plate shipyard">
            <h3>{move || scene.say(&board::shipyard())}</h3>
            {draw}
        </Spot>
    }
}

/// The Influence track with a marker of each player.
pub fn influence(scene: Scene<Lisboa>) -> impl IntoView {
    let doubt = scene.game.with_value(|game| in_doubt(game, Thing::Influence));
    let space = move |level: u8| {
        let there = scene.shows(move |game, view| {
            let seats = Seat::first(game.options.players);
            seats.filter(|&seat| view.shown.boards[seat].influence == level).collect::<Vec<_>>()
        });
        let has_real = scene.game.with_value(|game| game.components.board.influence_reis[usize::from(level)]);
        let label = scene.told(move |game, view| Labels { game, view }.influence(level));
        let draw = move || {
            let there = there.get();
            let (is_taken, is_crowd) = (!there.is_empty(), there.len() > 1);
            let size = if is_crowd { 15 } else { 20 };
            view! {
                <span class="here" class:many=is_crowd>{there.into_iter().map(|seat| badge(mark(seat), seat, size)).collect_view()}</span>
                <span class:taken=is_taken>{level}</span>
                {(has_real && !is_taken).then(|| icon("lisboa-reis", 13))}
            }
        };
        view! { <Spot touch=scene.touch() place=places::influence(level) label class="level">{draw}</Spot> }
    };
    view! {
        <div role="group" class="plate influence" data-place=places::track().0.to_string() aria-label=move || scene.say(&board::track())>
            <h3 aria-label=move || scene.say(&board::track()) data-tip=move || scene.say(&doubtful(doubt, board::track()))>
                {icon("lisboa-influence", 16)}{star(doubt)}
            </h3>
            <div class="levels">{(0..=lisboa::TOP_INFLUENCE).map(space).collect_view()}</div>
        </div>
    }
}
