//! The names of Goods, places and pieces, and amounts of them. An id of the game can be filled into any message.

use crate::message::{List, Message, Said, Value};
use madeira::{
    Building, Character, City, Colony, Face, Favor, Field, Good, Guild, PassingSlot, Phase, Place, Port, Region,
    Request, Reward, Roll, Row, ShipFrom, ShipSlot, Spot,
};
use table::{Id, IdSet};

/// Things that a message names by themselves.
macro_rules! things {
    ($($kind:ty => $name:expr),+ $(,)?) => {$(
        impl Said for $kind {
            fn said(self) -> Value {
                $name(self).said()
            }
        }
    )+};
}
things! {
    Good => good, Building => building, Character => character, City => city, Colony => colony, Port => port,
    ShipSlot => slot, ShipFrom => ship_from, Field => field, Spot => spot, Place => place, Guild => guild, Favor => favor,
    Reward => reward, Request => request, Phase => phase,
}

/// Things whose number or letter is the same in every language.
macro_rules! labels {
    ($($kind:ty),+) => {$(
        impl Said for $kind {
            fn said(self) -> Value {
                self.to_string().said()
            }
        }
    )+};
}
labels!(Face, PassingSlot, Region, Roll, Row);

/// A Good.
pub fn good(good: Good) -> Message {
    match good {
        Good::Wheat => say!("madeira-good-wheat"),
        Good::Sugar => say!("madeira-good-sugar"),
        Good::Wine => say!("madeira-good-wine"),
    }
}

/// So many of a Good.
pub fn amount(good: Good, n: u8) -> Message {
    match good {
        Good::Wheat => say!("madeira-amount-wheat", n),
        Good::Sugar => say!("madeira-amount-sugar", n),
        Good::Wine => say!("madeira-amount-wine", n),
    }
}

/// Goods with their counts, those that are there.
pub fn goods(counts: [u8; 3]) -> Message {
    let there = Good::ALL.into_iter().filter(|good| counts[good.index()] > 0);
    say!("madeira-goods", goods = List::commas(there.map(|good| amount(good, counts[good.index()]))))
}

/// `2 Wood`.
pub fn wood(n: u8) -> Message {
    say!("madeira-amount-wood", n)
}

/// `2 Bread`.
pub fn bread(n: u8) -> Message {
    say!("madeira-amount-bread", n)
}

/// `1 Real`, `2 Reals`.
pub fn reals(n: impl Into<i64>) -> Message {
    say!("madeira-reals", n = n.into())
}

/// `2 Prestige`.
pub fn prestige(n: impl Into<i64>) -> Message {
    say!("madeira-prestige", n = n.into())
}

/// `1 Pirate`, `2 Pirates`.
pub fn pirates(n: impl Into<i64>) -> Message {
    say!("madeira-pirates", n = n.into())
}

/// `1 Worker`, `2 Workers`.
pub fn workers(n: u8) -> Message {
    say!("madeira-workers", n)
}

/// `1 Ship`, `2 Ships`.
pub fn ships(n: u8) -> Message {
    say!("madeira-ships", n)
}

/// `1 Favor`, `2 Favors`.
pub fn favors(n: u8) -> Message {
    say!("madeira-favors", n)
}

/// `1 die`, `2 dice`.
pub fn dice(n: u8) -> Message {
    say!("madeira-dice", n)
}

/// A Building.
pub fn building(building: Building) -> Message {
    match building {
        Building::Moinho => say!("madeira-building-moinho"),
        Building::Capitania => say!("madeira-building-capitania"),
        Building::Alfandega => say!("madeira-building-alfandega"),
        Building::Casa => say!("madeira-building-casa"),
        Building::Fortaleza => say!("madeira-building-fortaleza"),
    }
}

/// A Character.
pub fn character(character: Character) -> Message {
    match character {
        Character::Steward => say!("madeira-character-steward"),
        Character::Commander => say!("madeira-character-commander"),
        Character::GuildMaster => say!("madeira-character-guild-master"),
        Character::Mayor => say!("madeira-character-mayor"),
    }
}

/// A City.
pub fn city(city: City) -> Message {
    match city {
        City::PortoSanto => say!("madeira-city-porto-santo"),
        City::Funchal => say!("madeira-city-funchal"),
        City::Machico => say!("madeira-city-machico"),
    }
}

/// A Colony.
pub fn colony(colony: Colony) -> Message {
    match colony {
        Colony::Acores => say!("madeira-colony-acores"),
        Colony::Brasil => say!("madeira-colony-brasil"),
        Colony::India => say!("madeira-colony-india"),
    }
}

/// A Market or Colony.
pub fn port(port: Port) -> Message {
    match port {
        Port::Wheat => say!("madeira-market-wheat"),
        Port::Sugar => say!("madeira-market-sugar"),
        Port::Wine => say!("madeira-market-wine"),
        Port::Acores => say!("madeira-port-colony", colony = Colony::Acores),
        Port::Brasil => say!("madeira-port-colony", colony = Colony::Brasil),
        Port::India => say!("madeira-port-colony", colony = Colony::India),
    }
}

/// A slot of a Market or Colony.
pub fn slot(slot: ShipSlot) -> Message {
    say!("madeira-slot", letter = slot.letter().to_string(), port = slot.port())
}

/// Where a Ship comes from.
pub fn ship_from(from: ShipFrom) -> Message {
    match from {
        ShipFrom::Home => say!("madeira-home"),
        ShipFrom::Slot(from) => slot(from),
    }
}

/// A Field, or the Forest.
pub fn field(field: Field) -> Message {
    match field.region() {
        Some(_) => say!("madeira-field", field = field.to_string()),
        None => say!("madeira-forest"),
    }
}

/// A Region.
pub fn region(region: Region) -> Message {
    say!("madeira-region", region)
}

/// Where a Region is.
pub fn area(region: Region) -> Message {
    match region {
        Region::One => say!("madeira-area-porto-santo"),
        Region::Two => say!("madeira-area-south"),
        Region::Three => say!("madeira-area-north"),
    }
}

/// A row of the Guild Column.
pub fn row(row: Row) -> Message {
    say!("madeira-row", row)
}

/// A slot of the Passing Column.
pub fn passing_slot(slot: PassingSlot) -> Message {
    say!("madeira-passing-slot", slot)
}

/// A spot of a City.
pub fn spot(spot: Spot) -> Message {
    say!("madeira-spot", city = spot.city(), number = spot.number())
}

/// A place of Workers.
pub fn place(place: Place) -> Message {
    match place {
        Place::Home => say!("madeira-home"),
        Place::Watch => say!("madeira-watch"),
        Place::Field(of) => field(of),
        Place::Spot(of) => spot(of),
        Place::Land(colony) => say!("madeira-land", colony),
    }
}

/// The colour of a Guild.
pub fn guild(guild: Guild) -> Message {
    match guild {
        Guild::Turquoise => say!("madeira-guild-turquoise"),
        Guild::Green => say!("madeira-guild-green"),
        Guild::Orange => say!("madeira-guild-orange"),
        Guild::Violet => say!("madeira-guild-violet"),
    }
}

/// Guilds of which one is meant.
pub fn guilds(set: IdSet<Guild>) -> List {
    List::ors(set.iter().map(guild))
}

/// A Guild Favor.
pub fn favor(favor: Favor) -> Message {
    match favor {
        Favor::Monk => say!("madeira-favor-monk"),
        Favor::Miller => say!("madeira-favor-miller"),
        Favor::Bishop => say!("madeira-favor-bishop"),
        Favor::Patron => say!("madeira-favor-patron"),
        Favor::Lord => say!("madeira-favor-lord"),
        Favor::Diplomat => say!("madeira-favor-diplomat"),
        Favor::Treasurer => say!("madeira-favor-treasurer"),
        Favor::Navigator => say!("madeira-favor-navigator"),
        Favor::Engineer => say!("madeira-favor-engineer"),
        Favor::Constable => say!("madeira-favor-constable"),
        Favor::Lady => say!("madeira-favor-lady"),
        Favor::Scout => say!("madeira-favor-scout"),
    }
}

/// A King's Reward.
pub fn reward(reward: Reward) -> Message {
    match reward {
        Reward::Field => say!("madeira-reward-field"),
        Reward::City => say!("madeira-reward-city"),
        Reward::Flip => say!("madeira-reward-flip"),
        Reward::Watch => say!("madeira-reward-watch"),
        Reward::Prestige => say!("madeira-reward-prestige"),
        Reward::Reals => say!("madeira-reward-reals"),
        Reward::Support => say!("madeira-reward-support"),
        Reward::Mill => say!("madeira-reward-mill"),
    }
}

/// A Crown's Request.
pub fn request(request: Request) -> Message {
    match request {
        Request::Routes => say!("madeira-request-routes"),
        Request::Expeditions => say!("madeira-request-expeditions"),
        Request::Influence => say!("madeira-request-influence"),
        Request::Urbanization => say!("madeira-request-urbanization"),
        Request::Wealth => say!("madeira-request-wealth"),
    }
}

/// Requests with their counts, those that are there.
pub fn requests(counts: [u8; 5]) -> Message {
    let there = Request::ALL.into_iter().filter(|of| counts[of.index()] > 0);
    let of = |request: Request| say!("madeira-requests-of", n = counts[request.index()], request);
    say!("madeira-requests", requests = List::commas(there.map(of)))
}

/// A phase of the round.
pub fn phase(phase: Phase) -> Message {
    match phase {
        Phase::Setup => say!("madeira-phase-setup"),
        Phase::A => say!("madeira-phase-a"),
        Phase::B => say!("madeira-phase-b"),
        Phase::C => say!("madeira-phase-c"),
        Phase::D => say!("madeira-phase-d"),
        Phase::E => say!("madeira-phase-e"),
        Phase::Over => say!("madeira-phase-over"),
    }
}
