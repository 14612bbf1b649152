//! The names of things as they stand on the pages, some with a star where they are reconstructed.

use super::marks::{Thing, star};
use crate::show::words::{form, say};
pub use crate::show::words::{listed, many};
use lisboa::{
    CardId, CardType, ClergyId, Components, DecreeId, Good, HouseGroup, Item, Lisboa, Noble, PlanId, Post, Ship, State,
    Task,
};
use table::{IdSet, Seat};
use words::lisboa::{names, things};

/// `1 real`, `2 réis`.
pub fn reis(n: impl Into<i64>) -> String {
    say(&names::reis(n))
}

/// `1 wig`, `2 wigs`.
pub fn wigs(n: impl Into<i64>) -> String {
    say(&names::wigs(n))
}

/// The name of a Noble in a sentence.
pub fn noble(noble: Noble) -> String {
    say(&names::noble(noble))
}

/// The type of a card.
pub fn card_type(kind: CardType) -> String {
    say(&names::card_type(kind))
}

/// An office or plaza.
pub fn post(post: Post) -> String {
    say(&names::post(post))
}

/// What a card or a space gives, in as few letters as a map can hold.
pub fn short_item(item: Item) -> String {
    form(&names::item(item), "short")
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 4]) -> String {
    say(&names::goods(counts))
}

/// Cubes with their counts, those that are there.
pub fn cubes(counts: [u8; 3]) -> String {
    say(&names::cubes(counts))
}

/// The colours of a building.
pub fn colors(colors: IdSet<Good>) -> String {
    colors.iter().map(|good| say(&names::good(good))).collect::<Vec<_>>().join("+")
}

/// The ability of a group of houses with so many placed.
pub fn house_ability(group: HouseGroup, placed: u8) -> String {
    say(&names::house_ability(group, placed))
}

/// A political card with all that it does.
pub fn card(components: &Components, id: CardId) -> String {
    say(&things::card(components, id))
}

/// A clergy tile with what it does.
pub fn clergy(components: &Components, id: ClergyId) -> String {
    say(&things::clergy(components, id))
}

/// A decree, and what it would be worth to a seat if the game ended now.
pub fn decree(game: &Lisboa, state: &State, viewer: Option<Seat>, id: DecreeId) -> String {
    say(&things::decree(game, state, viewer, id))
}

/// What a starting task asks and gives.
pub fn task(components: &Components, task: Task) -> String {
    say(&things::task(components, task))
}

/// A card by number and type, with a star if it is reconstructed.
pub fn marked_card(components: &Components, id: CardId) -> String {
    marked(&say(&names::card(components, id)), &id.to_string(), star(components, Thing::Card(id)))
}

/// A Plan with its architect and officials, with a star if it is reconstructed.
pub fn marked_plan(components: &Components, id: PlanId) -> String {
    marked(&say(&names::plan(components, id)), &id.to_string(), star(components, Thing::Plan(id)))
}

/// A ship of this kind, with a star if it is reconstructed.
pub fn marked_ship(components: &Components, ship: Ship) -> String {
    marked(&say(&things::ship(components, ship)), &say(&names::ship(ship)), star(components, Thing::Ship(ship)))
}

/// A text with a mark behind the name of the thing.
fn marked(text: &str, name: &str, mark: &str) -> String {
    text.replacen(name, &format!("{name}{mark}"), 1)
}
