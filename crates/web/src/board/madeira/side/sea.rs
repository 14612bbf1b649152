//! Markets and Colonies: each Market above the Colony of the same Good.

use crate::board::Scene;
use crate::board::madeira::draw::{counted, printed, roman, told};
use crate::board::madeira::face::{good_icon, reward_icon, ship, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon, piece, star};
use leptos::prelude::*;
use madeira::{Colony, Good, Madeira, Port, Reward, ShipSlot, Trade};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::names;
use words::madeira::printed::Thing;

/// The rounds in which Ships score.
const SCORED: [u8; 3] = [1, 3, 5];

/// Three lanes.
pub fn sea(scene: Scene<Madeira>) -> impl IntoView {
    let lane = |(market, colony): (Port, Port)| view! { <div class="lane">{harbour(scene, market)} {harbour(scene, colony)}</div> };
    let lanes = Port::MARKETS.into_iter().zip(Port::COLONIES);
    view! { <div role="group" class="sea" aria-label=move || scene.say(&board::sea())>{lanes.map(lane).collect_view()}</div> }
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
            <b>{icon(good_icon(good), 17)}{move || scene.form(&names::port(port), "bare")}{star(doubt)}</b>
            <span class="ship-scores">{SCORED.into_iter().zip(scores).map(score).collect_view()}{icon("madeira-pp", 12)}</span>
        </Spot>
    }
}

/// A slot: its price and gain, and the Ship that took it.
fn mooring(scene: Scene<Madeira>, port: Port, at: ShipSlot) -> impl IntoView {
    let trades: Vec<Trade> = scene.game.with_value(|game| {
        let spec = game.components.slot(at).copied();
        spec.into_iter().flat_map(|spec| spec.trades.into_iter().flatten()).collect()
    });
    let owner = scene.shows(move |game, view| {
        Seat::first(game.options.players).find(|&seat| view.shown.players[seat].ships.has(at))
    });
    let (doubt, label) = printed(scene, Thing::Slot(at), move |labels| labels.slot(at));
    let paid_in = port.market().unwrap_or(Good::Wine);
    let sum = |of: fn(&Trade) -> u8| trades.iter().map(|trade| of(trade).to_string()).collect::<Vec<_>>().join("/");
    let (goods, reals) = (sum(|trade| trade.goods), sum(|trade| trade.reals));
    let is_market = port.market().is_some();
    let draw = move || {
        let (goods, reals) = (goods.clone(), reals.clone());
        let ship = owner.get().map(|seat| piece(ship(seat), None, Some(seat), 26));
        let gain =
            is_market.then(|| view! { <span class="gain-of">{count("madeira-real", 13, format!("+{reals}"))}</span> });
        view! {
            {ship}
            <span class="price-of" class:taken=owner.get().is_some()>{count(good_icon(paid_in), 14, goods)}{star(doubt)}{gain}</span>
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
    view! { <div class="rewards">{tiles}</div> {land(scene, colony)} }
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
            true => view! { <small>{scene.say(&board::none())}</small> }.into_any(),
            false => there.into_iter().map(|(seat, n)| counted(worker(seat), seat, 17, n)).collect_view().into_any(),
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::land(colony) label class="land-of">
            <small>{move || scene.say(&board::land())}</small>
            <span class="landed">{workers}</span>
            {count(good_icon(good), 14, "+1")}
        </Spot>
    }
}
