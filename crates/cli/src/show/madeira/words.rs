//! The names of things as they stand on the pages.

use crate::show::words::{form, say};
pub use crate::show::words::{listed, many};
pub use ::words::madeira::{dice, in_city};
use ::words::madeira::{names, things};
use madeira::{Building, Character, City, Colony, Components, Favor, Good, Guild, PassingSlot, Phase, Request, Reward};
use table::IdSet;

/// `1 Real`, `2 Reals`.
pub fn reals(n: impl Into<i64>) -> String {
    say(&names::reals(n))
}

/// `1 Worker`, `2 Workers`.
pub fn workers(n: u8) -> String {
    say(&names::workers(n))
}

/// `1 Ship`, `2 Ships`.
pub fn ships(n: u8) -> String {
    say(&names::ships(n))
}

/// A phase of the round.
pub fn phase(phase: Phase) -> String {
    say(&names::phase(phase))
}

/// A Building by its name.
pub fn building(building: Building) -> String {
    say(&names::building(building))
}

/// A Character by its name.
pub fn character(character: Character) -> String {
    say(&names::character(character))
}

/// What a Character does.
pub fn character_action(c: &Components, character: Character) -> String {
    say(&things::character(c, character))
}

/// A City by its name.
pub fn city(city: City) -> String {
    say(&names::city(city))
}

/// What a City gives with the Mayor.
pub fn city_income(city: City) -> String {
    form(&names::city(city), "income")
}

/// A Colony by its name.
pub fn colony(colony: Colony) -> String {
    say(&names::colony(colony))
}

/// A Good in a sentence.
pub fn good(good: Good) -> String {
    say(&names::good(good))
}

/// What a Guild Favor does when it is used.
pub fn favor(c: &Components, favor: Favor) -> String {
    say(&things::favor(c, favor))
}

/// What a King's Reward gives.
pub fn reward(c: &Components, reward: Reward) -> String {
    say(&things::reward(c, reward))
}

/// A Crown's Request by its name.
pub fn request_name(request: Request) -> String {
    say(&names::request(request))
}

/// What a Crown's Request scores.
pub fn request(c: &Components, request: Request) -> String {
    say(&things::request(c, request))
}

/// What a Building does with one or two Workers in its Region, or with three and more.
pub fn building_action(c: &Components, building: Building, many_workers: bool) -> String {
    say(&things::building(c, building, many_workers))
}

/// The same in as few words as a table can hold.
pub fn building_short(c: &Components, building: Building, many_workers: bool) -> String {
    form(&things::building(c, building, many_workers), "short")
}

/// The bonus of a passing slot.
pub fn passing_bonus(c: &Components, slot: PassingSlot) -> String {
    say(&things::passing_bonus(c, slot))
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 3]) -> String {
    say(&names::goods(counts))
}

/// Requests with their counts, those that are there.
pub fn requests(counts: [u8; 5]) -> String {
    say(&names::requests(counts))
}

/// The Guilds of a set.
pub fn guilds(set: IdSet<Guild>) -> String {
    set.iter().map(|guild| say(&names::guild(guild))).collect::<Vec<_>>().join(" or ")
}
