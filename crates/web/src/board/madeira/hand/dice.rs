//! The dice that can be placed, as chips: those of the hand, then the Pirate dice of the City Watch.

use crate::board::Scene;
use crate::board::madeira::bids::{self, Die};
use crate::board::madeira::draw::{before, die_sign, told};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, icon};
use leptos::prelude::*;
use madeira::{Face, Madeira};
use table::{Id, Seat};
use words::madeira::board;

/// A chip: the die, how many of it there are, and whether a guard is missing for it.
type Chip = (Die, u8, bool);

/// The chips of the viewer, while a die is to be placed.
pub fn chips(scene: Scene<Madeira>) -> impl IntoView {
    let chips = before(scene, |_, sight| {
        let seat = sight.viewer.filter(|&seat| bids::is_asked(sight, seat))?;
        let s = &sight.view.shown;
        let of = |die: Die| match die {
            Die::Guild(face) => (die, s.players[seat].dice[face.index()], false),
            Die::Watch(face) => (die, s.watch_dice[face.index()], s.players[seat].watch == 0),
        };
        Some((seat, bids::kinds(s, seat).into_iter().map(of).collect::<Vec<Chip>>()))
    });
    let row = move |(seat, chips): (Seat, Vec<Chip>)| {
        view! {
            <div class="die-chips" role="group" aria-label=scene.say(&board::dice_title())>
                {chips.into_iter().map(|chip| one(scene, seat, chip)).collect_view()}
            </div>
        }
    };
    move || chips.get().filter(|(_, chips)| !chips.is_empty()).map(row)
}

fn one(scene: Scene<Madeira>, seat: Seat, (die, n, is_refused): Chip) -> impl IntoView {
    let more = (n > 1).then(|| view! { <em>{format!("×{n}")}</em> });
    let name = move |face: Face| match die {
        Die::Guild(_) => board::guild_die(face),
        Die::Watch(_) => board::watch_die(face),
    };
    let note = match (die, is_refused) {
        (Die::Guild(_), _) => None,
        (Die::Watch(_), false) => Some(board::uses_guard()),
        (Die::Watch(_), true) => Some(board::no_guard()),
    };
    let (place, label) = match die {
        Die::Guild(face) => (places::die(seat, face), told(scene, move |labels| labels.die(seat, face))),
        Die::Watch(face) => (places::watch_chip(face), told(scene, move |labels| labels.watch_die(face))),
    };
    let is_picked = Memo::new(move |_| {
        scene
            .filled
            .with(|filled| filled.first().and_then(|&first| Die::placed(first)).is_some_and(|(of, _)| of == die))
    });
    let class = if matches!(die, Die::Guild(_)) { "die-chip" } else { "die-chip of-watch" };
    view! {
        <div class="die-pick" class:on=move || is_picked.get()>
            <Spot touch=scene.touch() place label class>
                {icon(die_sign(die), 26)}
                <span>
                    <b>{move || scene.say(&name(die.face()))}{more}</b>
                    {note.map(|note| view! { <small>{move || scene.say(&note)}</small> })}
                </span>
            </Spot>
        </div>
    }
}
