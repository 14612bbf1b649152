//! The five Buildings: the Character that lies there with its dice, the markers, the cost, and the two Actions.

use crate::board::Scene;
use crate::board::madeira::draw::{building_icon, character_icon, each_die, marker, region_class, roman, shield, told};
use crate::board::madeira::face::{die_icon, pirate_die_icon};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, count, icon, piece};
use leptos::prelude::*;
use madeira::{Building, Character, Components, Face, Madeira, Phase, State};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::names;

/// All Buildings, in the order in which they are resolved.
pub fn buildings(scene: Scene<Madeira>) -> impl IntoView {
    view! {
        <div role="group" class="works" tabindex="0" aria-label=move || scene.say(&board::buildings())>
            {Building::ALL.map(|building| work(scene, building)).into_iter().collect_view()}
        </div>
    }
}

fn work(scene: Scene<Madeira>, at: Building) -> impl IntoView {
    let region = scene.game.with_value(|game| game.components.building(at).region);
    view! {
        <article class=format!("work azul {}", region_class(region)) aria-label=move || scene.say(&names::building(at))>
            <svg class="front" viewBox="0 0 64 46" aria-hidden="true"><use href=format!("#{}", building_icon(at))></use></svg>
            <h3><i class="order-mark">{at.index() + 1}</i>{move || scene.say(&names::building(at))}</h3>
            {figure(scene, at)}
            {acts(scene, at)}
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

/// The Character of a Building with its dice.
fn figure(scene: Scene<Madeira>, at: Building) -> impl IntoView {
    let (spec, places) = scene.game.with_value(|game| (*game.components.building(at), game.options.players));
    let face = scene.shows(move |game, view| {
        let s = &view.shown;
        (figure_of(game, s, at), s.dice[at.index()], s.pirate_die[at.index()])
    });
    let label = told(scene, move |labels| labels.character(at));
    let draw = move || {
        let (who, dice, pirate) = face.get();
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
            <span class="figure-text"><b>{name.map(|name| scene.say(&name))}</b><span class="dice">{dice_places(dice, pirate, places)}</span></span>
        }
    };
    view! { <Spot touch=scene.touch() place=places::character(at) label class="figure">{draw}</Spot> }
}

/// The dice on a Character, and the places that are left for more (M-LIMIT-02).
fn dice_places(dice: [u8; 3], pirate: Option<Face>, places: u8) -> impl IntoView {
    let guild = each_die(dice).map(die_icon).chain(pirate.map(pirate_die_icon));
    let taken = dice.iter().sum::<u8>() + u8::from(pirate.is_some());
    let free = (taken..places.max(taken)).map(|_| "madeira-die-slot");
    guild.chain(free).map(|sign| icon(sign, 15)).collect_view()
}

/// Markers and cost, and what is done with few Workers and with many.
fn acts(scene: Scene<Madeira>, at: Building) -> impl IntoView {
    let face = scene.shows(move |game, view| {
        let s = &view.shown;
        let seats = Seat::first(game.options.players);
        let markers: Vec<(Seat, u8)> = seats.map(|seat| (seat, s.players[seat].markers[at.index()])).collect();
        (markers, game.building_costs(s, at), view.seat.map_or(0, |seat| game.workers_at(s, seat, at)))
    });
    let label = told(scene, move |labels| labels.building(at));
    let [few, many] = [false, true].map(|many| scene.game.with_value(|game| deeds(&game.components, at, many)));
    let workers = Memo::new(move |_| face.with(|face| face.2));
    let (is_few, is_many) = (move || (1..3).contains(&workers.get()), move || workers.get() >= 3);
    let top = move || {
        let (markers, (least, most), _) = face.get();
        let markers =
            markers.into_iter().flat_map(|(seat, n)| (0..n).map(move |_| piece(marker(seat), None, Some(seat), 18)));
        let cost = if least == most { least.to_string() } else { format!("{least}–{most}") };
        view! { <span class="markers-here">{markers.collect_view()}</span>{count("madeira-real", 15, cost)} }
    };
    view! {
        <Spot touch=scene.touch() place=places::building(at) label class="acts">
            <span class="cost-line">{top}</span>
            <span class="tier" class:on=is_few><em>"1–2"</em>{few}</span>
            <span class="tier" class:on=is_many><em>"3+"</em>{many}</span>
        </Spot>
    }
}

/// What a Building does, in signs.
fn deeds(c: &Components, at: Building, many: bool) -> impl IntoView + use<> {
    let spec = c.building(at);
    let (gain, moves) = (spec.gain[usize::from(many)], spec.moves[usize::from(many)]);
    let times = |sign: &'static str| count(sign, 16, format!("×{moves}"));
    match at {
        Building::Moinho => count("madeira-bread", 16, gain).into_any(),
        Building::Capitania => view! { {count("madeira-pp", 14, gain)}{times("madeira-king-city")} }.into_any(),
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
