//! Signs, classes and small drawings that several parts of Madeira's board share.

use super::bids::Die;
use super::face::{die_icon, mark, pirate_die_icon};
use crate::board::Scene;
use crate::board::widgets::{icon, piece};
use leptos::prelude::*;
use madeira::{Building, Character, City, Face, Guild, Madeira, Phase, Region};
use session::SightOf;
use table::Seat;
use words::Message;
use words::madeira::board::{self, Labels};
use words::madeira::printed::{Thing, in_doubt};

/// An Action Marker.
pub const fn marker(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "madeira-marker-disc",
        Seat::B => "madeira-marker-diamond",
        Seat::C => "madeira-marker-triangle",
        Seat::D => "madeira-marker-square",
    }
}

/// Which parts of the board need room now, for the style sheet: before phase B the Guild Board, then the Characters, then the
/// Buildings, and after phase C islands and sea.
pub fn band(scene: Scene<Madeira>) -> impl Fn() -> &'static str + Clone + Send + Sync {
    let phase = scene.shows(|_, view| view.shown.phase);
    move || match phase.get() {
        Phase::Setup | Phase::A => "early",
        Phase::B => "works",
        Phase::C => "resolve",
        Phase::D | Phase::E | Phase::Over => "late",
    }
}

/// What a part of the board shows of the table as it is, without the answers that are only filled in.
pub fn before<T: PartialEq + Send + Sync + 'static>(
    scene: Scene<Madeira>,
    part: impl Fn(&Madeira, &SightOf<Madeira>) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| scene.game.with_value(|game| scene.base.with(|sight| part(game, sight))))
}

/// Words about a thing, which follow the table.
pub fn told(scene: Scene<Madeira>, label: impl Fn(Labels<'_>) -> Message + Send + Sync + 'static) -> Signal<String> {
    scene.told(move |game, view| label(Labels { game, view }))
}

/// Whether a thing has a reconstructed value, and words about it that say so.
pub fn printed(
    scene: Scene<Madeira>,
    thing: Thing,
    label: impl Fn(Labels<'_>) -> Message + Send + Sync + 'static,
) -> (bool, Signal<String>) {
    let is_doubtful = scene.game.with_value(|game| in_doubt(game, thing));
    (is_doubtful, told(scene, move |labels| board::doubtful(is_doubtful, label(labels))))
}

/// The mark of a seat in its colour.
pub fn seat_mark(seat: Seat, size: u16) -> impl IntoView {
    piece(mark(seat), None, Some(seat), size)
}

/// A Worker, Ship or marker with how many there are.
pub fn counted(shape: &'static str, seat: Seat, size: u16, n: impl std::fmt::Display) -> impl IntoView {
    view! { <span class="count">{piece(shape, None, Some(seat), size)}<b>{n.to_string()}</b></span> }
}

/// Guild dice side by side.
pub fn dice_row(dice: [u8; 3], size: u16) -> impl IntoView {
    each_die(dice).map(|face| icon(die_icon(face), size)).collect_view()
}

/// The numbered shield of a Region.
pub fn shield(region: Region) -> impl IntoView {
    view! { <i class=format!("region-mark {}", region_class(region))>{icon("madeira-region", 18)}<b>{region.to_string()}</b></i> }
}

/// The emblem of a Guild.
pub const fn guild_icon(guild: Guild) -> &'static str {
    match guild {
        Guild::Turquoise => "madeira-guild-turquoise",
        Guild::Green => "madeira-guild-green",
        Guild::Orange => "madeira-guild-orange",
        Guild::Violet => "madeira-guild-violet",
    }
}

/// The class that gives the colour of a Guild.
pub const fn guild_class(guild: Guild) -> &'static str {
    match guild {
        Guild::Turquoise => "of-turquoise",
        Guild::Green => "of-leaf",
        Guild::Orange => "of-orange",
        Guild::Violet => "of-violet",
    }
}

/// The class that gives the colour of a Region.
pub const fn region_class(region: Region) -> &'static str {
    match region {
        Region::One => "of-region-1",
        Region::Two => "of-region-2",
        Region::Three => "of-region-3",
    }
}

/// The sign of a Character.
pub const fn character_icon(character: Character) -> &'static str {
    match character {
        Character::Steward => "madeira-char-steward",
        Character::Commander => "madeira-char-commander",
        Character::GuildMaster => "madeira-char-guildmaster",
        Character::Mayor => "madeira-char-mayor",
    }
}

/// The front of a Building.
pub const fn building_icon(building: Building) -> &'static str {
    match building {
        Building::Moinho => "madeira-bld-moinho",
        Building::Capitania => "madeira-bld-capitania",
        Building::Alfandega => "madeira-bld-alfandega",
        Building::Casa => "madeira-bld-casa",
        Building::Fortaleza => "madeira-bld-fortaleza",
    }
}

/// What the Mayor brings from a City (M-MAYOR-07..09).
pub const fn income_icon(city: City) -> &'static str {
    match city {
        City::PortoSanto => "madeira-bread",
        City::Funchal => "madeira-real",
        City::Machico => "madeira-wood",
    }
}

/// The number of a round, as it is printed.
pub const fn roman(round: u8) -> &'static str {
    match round {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}

/// Dice one by one, by their values.
pub fn each_die(dice: [u8; 3]) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().zip(dice).flat_map(|(face, n)| (0..n).map(move |_| face))
}

/// The sign of a die.
pub const fn die_sign(die: Die) -> &'static str {
    match die {
        Die::Guild(face) => die_icon(face),
        Die::Watch(face) => pirate_die_icon(face),
    }
}
