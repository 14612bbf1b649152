//! The five Buildings: the Character that lies there with its dice and what it would do now, and below what phase C asks for.

use super::acts::{self, Card, Lying, Thought};
use crate::board::Scene;
use crate::board::madeira::draw::{
    building_icon, character_icon, die_sign, each_die, marker, region_class, roman, shield, told,
};
use crate::board::madeira::face::{die_icon, pirate_die_icon};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon, piece};
use leptos::prelude::*;
use madeira::{Building, Character, Components, Madeira, Phase, State};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::names;

/// All Buildings, in the order in which they are resolved.
pub fn buildings(scene: Scene<Madeira>) -> impl IntoView {
    let thought = acts::thought(scene);
    view! {
        <div role="group" class="works" aria-label=move || scene.say(&board::buildings())>
            {Building::ALL.map(|building| work(scene, thought, building)).into_iter().collect_view()}
        </div>
    }
}

fn work(scene: Scene<Madeira>, thought: Thought, at: Building) -> impl IntoView {
    let region = scene.game.with_value(|game| game.components.building(at).region);
    let card = acts::card(scene, thought, at);
    let lit = acts::lit(scene, at);
    let is_phase_b = scene.shows(|_, view| view.shown.phase == Phase::B);
    let body = move || match is_phase_b.get() {
        true => acts::acts(scene, card, at).into_any(),
        false => tiers(scene, at).into_any(),
    };
    view! {
        <article
            class=format!("work azul {}", region_class(region))
            aria-label=move || scene.say(&names::building(at))
            data-lit=move || lit.get()
            class:shut=move || card.with(Card::is_refused)
        >
            <svg class="front" viewBox="0 0 64 46" aria-hidden="true"><use href=format!("#{}", building_icon(at))></use></svg>
            <h3><i class="order-mark">{at.index() + 1}</i>{move || scene.say(&names::building(at))}{shield(region)}</h3>
            {figure(scene, card, at)}
            {body}
            {foot(scene, at)}
        </article>
    }
}

/// Who stands at a Building.
#[derive(Clone, Copy, PartialEq)]
enum Figure {
    /// A Character tile.
    Tile(Character),
    /// The one that is printed there (M-DIE-01).
    Printed,
    /// Nobody: the tiles are not laid.
    Nobody,
}

fn figure_of(game: &Madeira, s: &State, at: Building) -> Figure {
    match (s.characters[at.index()], s.phase) {
        (Some(character), _) => Figure::Tile(character),
        (None, Phase::Setup | Phase::A | Phase::B | Phase::C) if game.empty_building(s.round.max(1)) == Some(at) => {
            Figure::Printed
        }
        (None, Phase::Setup | Phase::A | Phase::B | Phase::C | Phase::D | Phase::E | Phase::Over) => Figure::Nobody,
    }
}

/// The Character of a Building with its dice, and the Bread that a die takes here.
fn figure(scene: Scene<Madeira>, card: Memo<Card>, at: Building) -> impl IntoView {
    let (spec, places) = scene.game.with_value(|game| (*game.components.building(at), game.options.players));
    let who = scene.shows(move |game, view| figure_of(game, &view.shown, at));
    let dice = acts::lying(scene, at);
    let label = told(scene, move |labels| labels.character(at));
    let draw = move || {
        let who = who.get();
        let (sign, name) = match who {
            Figure::Tile(character) => (character_icon(character), Some(names::character(character))),
            Figure::Printed => ("madeira-char-harvest", Some(board::harvest_only())),
            Figure::Nobody => ("", None),
        };
        view! {
            <span class="medallion" class:printed=who == Figure::Printed class:nobody=who == Figure::Nobody>
                {icon(sign, 30)}
                <i class="round-mark">{roman(spec.empty_round)}</i>
                {shield(spec.region)}
            </span>
            <span class="figure-text">
                <b>{name.map(|name| scene.say(&name))}</b>
                <span class="dice">{move || dice_places(dice.get(), places)}</span>
            </span>
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::character(at) label class="figure">{draw} {acts::price(scene, card)}</Spot>
    }
}

/// The dice on a Character, the one that is not placed yet with a dashed line, and the places that are left for more (M-LIMIT-02).
fn dice_places(there: Lying, places: u8) -> impl IntoView {
    let guild = each_die(there.guild).map(die_icon).chain(there.pirate.map(pirate_die_icon));
    let ghost = there.ghost.map(|die| view! { <i class="ghost">{icon(die_sign(die), 15)}</i> });
    let taken = there.count();
    let free = (taken..places.max(taken)).map(|_| icon("madeira-die-slot", 15));
    view! { {guild.map(|sign| icon(sign, 15)).collect_view()} {ghost} <span class="free-dice">{free.collect_view()}</span> }
}

/// What is done with few Workers and with many.
fn tiers(scene: Scene<Madeira>, at: Building) -> impl IntoView {
    let workers = scene.shows(move |game, view| view.seat.map_or(0, |seat| game.workers_at(&view.shown, seat, at)));
    let [few, many] = [false, true].map(|many| scene.game.with_value(|game| deeds(&game.components, at, many)));
    let (is_few, is_many) = (move || (1..3).contains(&workers.get()), move || workers.get() >= 3);
    view! {
        <div class="tiers">
            <span class="tier" class:on=is_few><em>"1–2"</em>{few}</span>
            <span class="tier" class:on=is_many><em>"3+"</em>{many}</span>
        </div>
    }
}

/// What phase C asks for here: markers, the cost, what the own Workers do, and the Pirates of whoever does not pay.
fn foot(scene: Scene<Madeira>, at: Building) -> impl IntoView {
    let markers = acts::markers(scene, at);
    let price =
        scene.shows(move |game, view| (game.building_costs(&view.shown, at), acts::pirates(game, &view.shown, at)));
    let workers = scene.shows(move |game, view| view.seat.map(|seat| game.workers_at(&view.shown, seat, at)));
    let label = told(scene, move |labels| labels.building(at));
    let pieces = move || {
        let one = |(seat, is_ghost): (Seat, bool)| view! { <i class:ghost=is_ghost>{piece(marker(seat), None, Some(seat), 17)}</i> };
        markers.get().into_iter().map(one).collect_view()
    };
    let numbers = move || {
        let (cost, pirates) = price.get();
        let spread =
            |(least, most): (u8, u8)| if least == most { least.to_string() } else { format!("{least}–{most}") };
        let own = match workers.get() {
            Some(0) => view! { {scene.say(&board::no_worker())} }.into_any(),
            Some(n) => scene.game.with_value(|game| deeds(&game.components, at, n >= 3)).into_any(),
            None => ().into_any(),
        };
        view! {
            {count("madeira-real", 15, spread(cost))}
            <span class="own-deed">{own}</span>
            <span class="unpaid">{count("madeira-pirate", 15, spread(pirates))}</span>
        }
    };
    view! {
        <Spot touch=scene.touch() place=places::building(at) label class="dues">
            <em>"C"</em><span class="markers-here">{pieces}</span>{numbers}
        </Spot>
    }
}

/// What a Building does, in signs.
fn deeds(c: &Components, at: Building, many: bool) -> impl IntoView + use<> {
    let spec = c.building(at);
    let (gain, moves) = (spec.gain[usize::from(many)], spec.moves[usize::from(many)]);
    let times = |sign: &'static str| count(sign, 16, format!("×{moves}"));
    let plus = format!("+{gain}");
    match at {
        Building::Moinho => count("madeira-bread", 16, plus).into_any(),
        Building::Capitania => view! { {count("madeira-pp", 14, plus)}{times("madeira-king-city")} }.into_any(),
        Building::Alfandega => {
            view! { {times("madeira-worker-disc")}{icon("ui-to", 10)}{icon("madeira-req-expedition", 16)} }.into_any()
        }
        Building::Casa => times("madeira-king-flip").into_any(),
        Building::Fortaleza => {
            let less = format!("−{}", moves * c.amounts.pirates_off);
            view! { {times("madeira-king-watch")}{count("madeira-pirate", 15, less)} }.into_any()
        }
    }
}
