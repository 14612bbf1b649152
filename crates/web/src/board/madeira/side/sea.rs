//! Markets and Colonies.

use crate::board::Scene;
use crate::board::madeira::draw::{before, counted, printed, roman, told};
use crate::board::madeira::face::{good_icon, reward_icon, ship, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon, piece, star};
use leptos::prelude::*;
use madeira::{Colony, Decision, Good, Madeira, Port, Request, Reward, ShipSlot, State, Trade, View};
use table::{Game, Id, Seat};
use words::madeira::board;
use words::madeira::names;
use words::madeira::printed::Thing;

/// The rounds in which Ships score.
const SCORED: [u8; 3] = [1, 3, 5];

/// Markets, then Colonies.
pub fn sea(scene: Scene<Madeira>) -> impl IntoView {
    let all = Port::MARKETS.into_iter().chain(Port::COLONIES).map(|port| harbour(scene, port));
    view! { <div role="group" class="sea" aria-label=move || scene.say(&board::sea())>{all.collect_view()}</div> }
}

/// A Market or Colony.
fn harbour(scene: Scene<Madeira>, port: Port) -> impl IntoView {
    let slots = scene.game.with_value(|game| {
        let open = game.open_slots();
        ShipSlot::of(port).filter(|&slot| open.has(slot)).collect::<Vec<_>>()
    });
    view! {
        <article class="harbour" class:colony=port.colony().is_some() aria-label=move || scene.form(&names::port(port), "bare")>
            {head(scene, port)}
            <div class="moorings">{slots.into_iter().map(|at| mooring(scene, port, at)).collect_view()}</div>
            {port.colony().map(|colony| ashore(scene, colony))}
        </article>
    }
}

/// The name of a port, and what a Ship there scores in each round.
fn head(scene: Scene<Madeira>, port: Port) -> impl IntoView {
    let (good, scores) = scene.game.with_value(|game| {
        let c = &game.components;
        let good = port.market().or(port.colony().map(|colony| c.colony_good[colony.index()]));
        (good.unwrap_or(Good::Wheat), c.scoring.port[port.index()])
    });
    let (doubt, label) = printed(scene, Thing::Port(port), move |labels| labels.port(port));
    let round = scene.shows(|_, view| view.shown.round.max(1));
    let score = move |(of, n): (u8, u8)| {
        let is_next = move || words::madeira::whatif::scoring_round(round.get()) == of;
        view! { <span class:now=is_next><i>{roman(of)}</i>{n}</span> }
    };
    view! {
        <Spot touch=scene.touch() place=places::port(port) label class="harbour-head">
            <b>{icon(if port.market().is_some() { good_icon(good) } else { "madeira-req-expedition" }, 17)}{move || scene.form(&names::port(port), "bare")}{star(doubt)}</b>
            <span class="ship-scores">{SCORED.into_iter().zip(scores).map(score).collect_view()}{icon("madeira-pp", 12)}</span>
        </Spot>
    }
}

/// What is seen of a slot beside its price.
#[derive(Clone, Copy, PartialEq)]
struct Berth {
    /// Whose Ship is there, and whether it is only filled in.
    ship: Option<(Seat, bool)>,
    /// The Goods that the viewer misses, while Ships are moved.
    short: u8,
    /// The Prestige that a Ship of the viewer scores here in this round, by a Request that is held.
    earns: u8,
}

fn berth(game: &Madeira, view: &View, base: &State, port: Port, at: ShipSlot) -> Berth {
    let s = &view.shown;
    let there = |s: &State| Seat::first(game.options.players).find(|&seat| s.players[seat].ships.has(at));
    let ship = there(s).map(|seat| (seat, there(base) != Some(seat)));
    let Some(own) = view.seat.map(|seat| &s.players[seat]) else { return Berth { ship, short: 0, earns: 0 } };
    let trades = game.components.slot(at).into_iter().flat_map(|spec| spec.trades.into_iter().flatten());
    let due = trades.map(|trade| trade.goods).min().unwrap_or(0);
    let is_moving = matches!(game.decision(s), Some(Decision::MoveShip { .. })) && game.actor(s).seat() == view.seat;
    let have = own.goods[port.toll().index()];
    let request = if port.market().is_some() { Request::Routes } else { Request::Expeditions };
    let is_scored = (is_moving || ship.is_some()) && s.round % 2 == 1 && own.requests[request.index()] > 0;
    let earns = if is_scored { game.port_prestige(s.round, port) } else { 0 };
    Berth { ship, short: if is_moving { due.saturating_sub(have) } else { 0 }, earns }
}

/// A slot: its price and gain, and the Ship that took it.
fn mooring(scene: Scene<Madeira>, port: Port, at: ShipSlot) -> impl IntoView {
    let trades: Vec<Trade> = scene.game.with_value(|game| {
        let spec = game.components.slot(at).copied();
        spec.into_iter().flat_map(|spec| spec.trades.into_iter().flatten()).collect()
    });
    let base = before(scene, |_, sight| sight.view.shown);
    let face = scene.shows(move |game, view| base.with(|base| berth(game, view, base, port, at)));
    let (doubt, label) = printed(scene, Thing::Slot(at), move |labels| labels.slot(at));
    let sum = |of: fn(&Trade) -> u8| trades.iter().map(|trade| of(trade).to_string()).collect::<Vec<_>>().join("/");
    let (goods, reals) = (sum(|trade| trade.goods), sum(|trade| trade.reals));
    let is_market = port.market().is_some();
    let draw = move || {
        let Berth { ship: there, short, earns } = face.get();
        let is_ghost = there.is_some_and(|(_, is_ghost)| is_ghost);
        let plus = |n: u8| view! { <span class="earns" class:tag-of=is_ghost>{count("madeira-pp", 13, format!("+{n}"))}</span> };
        let earned = (earns > 0 && (is_ghost || there.is_none())).then(|| plus(earns));
        let ship = there.map(|(seat, _)| piece(ship(seat), None, Some(seat), 26));
        let price = match (there.is_some(), is_market) {
            (true, true) => view! { <small class="paid">{format!("{goods} → {reals}")}</small> }.into_any(),
            (true, false) => view! { <small class="paid">{goods.clone()}</small> }.into_any(),
            (false, _) => {
                let gain = is_market
                    .then(|| view! { <span class="gain-of">{count("madeira-real", 13, format!("+{reals}"))}</span> });
                view! { <span class="price-of">{count(good_icon(port.toll()), 15, goods.clone())}{star(doubt)}</span>{gain} }.into_any()
            }
        };
        let is_poor = there.is_none() && short > 0;
        let missing = is_poor.then(|| view! { <small class="missing-goods">{scene.say(&board::short(short))}</small> });
        view! {
            <span class="berth" class:held=there.is_some() class:ghosted=is_ghost class:poor=is_poor>
                {ship}{(!is_ghost).then_some(price)}{earned}{missing}
            </span>
        }
    };
    view! { <Spot touch=scene.touch() place=places::slot(at) label class="mooring">{draw}</Spot> }
}

/// What a Colony has ashore: the King's Rewards and the Land with its Workers.
fn ashore(scene: Scene<Madeira>, colony: Colony) -> impl IntoView {
    let rewards = scene.shows(move |_, view| view.shown.rewards[colony.index()]);
    let tiles = move || {
        let letters = ["A", "B"].into_iter();
        let there = rewards.get().into_iter().zip(letters).filter_map(|(reward, letter)| Some((reward?, letter)));
        there.map(|(reward, letter)| reward_tile(scene, reward, letter)).collect_view()
    };
    view! { <div class="ashore">{tiles} {land(scene, colony)}</div> }
}

fn reward_tile(scene: Scene<Madeira>, reward: Reward, letter: &'static str) -> impl IntoView {
    let (doubt, label) = printed(scene, Thing::Reward(reward), move |labels| labels.reward(reward));
    view! {
        <Spot touch=scene.touch() place=places::reward(reward) label class="reward-tile">
            <em>{letter}</em>{icon(reward_icon(reward), 19)}<span>{move || scene.say(&names::reward(reward))}{star(doubt)}</span>
        </Spot>
    }
}

/// The Land of a Colony: who has Workers there, and the Good that each of them gives.
fn land(scene: Scene<Madeira>, colony: Colony) -> impl IntoView {
    let good = scene.game.with_value(|game| game.components.colony_good[colony.index()]);
    let there = scene.shows(move |game, view| {
        let of = |seat: Seat| (seat, view.shown.players[seat].lands[colony.index()]);
        Seat::first(game.options.players).map(of).filter(|&(_, n)| n > 0).collect::<Vec<_>>()
    });
    let label = told(scene, move |labels| labels.land(colony));
    let workers = move || {
        let there = there.get();
        match there.is_empty() {
            true => view! { "–" }.into_any(),
            false => there.into_iter().map(|(seat, n)| counted(worker(seat), seat, 17, n)).collect_view().into_any(),
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::land(colony) label class="land-of">
            <span class="landed">{workers}</span>
            {count(good_icon(good), 14, "+1")}
        </Spot>
    }
}
