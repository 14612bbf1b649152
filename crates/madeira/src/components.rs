//! Everything that is printed on the components of the game, as plain data.
//!
//! The numbers come from a component pack (`components/madeira/*.toml`), which is read and checked as a whole by
//! [`Components::load`]. Rules ask here for a number; no rule holds one.

mod load;
mod shipped;

use crate::ids::*;
use table::pack::Mark;
use table::{Id, IdSet};

/// A value for each number of players: 2, 3 and 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ByPlayers<T>(pub [T; 3]);

impl<T: Copy> ByPlayers<T> {
    /// The value for so many players.
    #[inline]
    pub const fn with(&self, players: u8) -> T {
        self.0[players as usize - 2]
    }
}

/// What is printed on a Good Field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FieldSpec {
    /// The Good it yields.
    pub good: Good,
    /// The Good of its small second icon: what it may be converted to (M-CONVERT-05).
    pub converts: Option<Good>,
    /// The Wood that lies on it at the start (M-SETUP-12, M-3P-04, M-2P-04).
    pub wood: ByPlayers<u8>,
}

/// No slot for Ships asks for more Goods.
pub(crate) const MOST_QUANTITY: u8 = 15;

/// What a slot for Ships asks and gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SlotSpec {
    /// What the Ship may discard; the second only on a 2-heads slot (M-2P-07). A Market asks for its own Good
    /// (M-MARKET-03), a Colony for Wine (M-COLONY-01).
    pub trades: [Option<Trade>; 2],
    /// Whether it is available with so many players (M-MARKET-02, M-COLONY-02).
    pub open: ByPlayers<bool>,
}

/// A quantity of Goods and what it brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Trade {
    /// How many Goods are discarded; at least 1.
    pub goods: u8,
    /// The Reals that a Market pays for it; a Colony pays none.
    pub reals: u8,
}

/// What is printed on a City.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CitySpec {
    /// What each own Worker brings with the Mayor (M-MAYOR-07..09).
    pub worker: u8,
    /// What each Neutral Citizen there adds.
    pub citizen: u8,
    /// Prestige for most Workers (M-REQ-URBAN-02, M-REQ-URBAN-08).
    pub most: u8,
    /// Prestige for at least one Worker (M-REQ-URBAN-05).
    pub present: u8,
}

/// What is printed on a Building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BuildingSpec {
    /// Its Region (M-GEN-05), which is that of the Character on it (M-GEN-08).
    pub region: Region,
    /// The round in which no Character tile lies on it (M-GEN-07).
    pub empty_round: u8,
    /// What it gives at once, for 1 or 2 Workers and for 3 or more: Bread at Moinho, Prestige at Capitania, nothing elsewhere.
    pub gain: [u8; 2],
    /// How many Workers may be moved or Favors turned up, for 1 or 2 Workers and for 3 or more.
    pub moves: [u8; 2],
}

/// What players start with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Start {
    /// Of each Good.
    pub goods: u8,
    /// Wood.
    pub wood: u8,
    /// Bread.
    pub bread: u8,
    /// Pirates.
    pub pirates: u8,
    /// Reals, without those for the place in the order.
    pub reals: u8,
    /// Further Reals by the place in the first order (M-SETUP-16).
    pub extra_reals: [u8; 4],
    /// Workers of a player.
    pub workers: u8,
    /// Those of them that start in the City Watch (M-SETUP-17).
    pub watch: u8,
    /// Ships of a player.
    pub ships: u8,
    /// Action Markers of a player; also the Guild dice of a row.
    pub markers: u8,
    /// Pirate dice.
    pub pirate_dice: u8,
}

/// The amounts that Guild Favors and other texts name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amounts {
    /// Wood of the Monk.
    pub monk_wood: u8,
    /// Bread of the Patron.
    pub patron_bread: u8,
    /// Workers that the Diplomat adds to the count.
    pub diplomat_workers: u8,
    /// Reals of the Treasurer.
    pub treasurer_reals: u8,
    /// Further yields of the Engineer.
    pub engineer_yields: u8,
    /// Reals that the Lady costs.
    pub lady_reals: u8,
    /// Prestige for a Worker whom the Scout brings into a City.
    pub scout_prestige: u8,
    /// The King's Reward of Prestige.
    pub king_prestige: u8,
    /// The King's Reward of Reals.
    pub king_reals: u8,
    /// Prestige of the King's Reward with a Worker to a City, and of passing slot II.
    pub city_prestige: u8,
    /// Bread of Royal Support.
    pub support_bread: u8,
    /// Pirates that a Worker into the City Watch, or Royal Support, may drive off.
    pub pirates_off: u8,
    /// Workers or Ships that the Steward and the Commander move, pieces that the Mayor relocates.
    pub character_moves: u8,
}

/// The numbers of the Windmill besides its levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Windmill {
    /// How many Workers each level feeds, from the bottom to the top; at most 20 levels.
    pub feeds: Vec<u8>,
    /// The level where the markers start, counted from the bottom, which is 0 (M-SETUP-02).
    pub start: u8,
    /// Wheat for a step up, and for Prestige at the top.
    pub wheat: u8,
    /// Goods that are swapped for one.
    pub swap: u8,
    /// Reals for a step down.
    pub reals: u8,
    /// Reals for Prestige at the bottom.
    pub bottom_reals: u8,
}

/// What scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoring {
    /// Prestige of a Ship at a port in rounds 1, 3 and 5, by port (M-REQ-MARKET-03..05, M-REQ-EXPEDITION-03..05).
    pub port: [[u8; 3]; 6],
    /// The most Ships of a Request.
    pub ships: u8,
    /// Prestige for each Guild of an Influence Request.
    pub guild: u8,
    /// The most Reals of a Wealth Request.
    pub wealth: u8,
    /// Prestige for Honor (M-HONOR-01).
    pub honor: u8,
    /// Reals for one Prestige at the end (M-END-02).
    pub reals_per_prestige: u8,
    /// The loss of those with most Pirates, second most, and so on (M-SCORE-01).
    pub pirates: [u8; 4],
    /// Each Pirate over this costs one more (M-SCORE-03).
    pub pirate_limit: u8,
}

/// A Starting Request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartingRequest {
    /// The crowns on its back: the most of those dealt begin (M-SETUP-04).
    pub crowns: u8,
    /// Its type.
    pub request: Request,
}

/// A whole component pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The name of the pack.
    pub name: String,
    /// A hash of all its values.
    pub hash: u64,
    /// The Good Fields.
    pub fields: [FieldSpec; GOOD_FIELDS],
    /// The Windmill.
    pub windmill: Windmill,
    /// The Reals that so much bought Wood costs in a turn, from 0 on, 0 first; beyond its end n(n+1)/2.
    pub wood_price: Vec<u16>,
    /// The slots for Ships that are printed.
    pub slots: [Option<SlotSpec>; 36],
    /// The Good of each Colony Land (M-INCOME-01).
    pub colony_good: [Good; 3],
    /// The Cities.
    pub cities: [CitySpec; 3],
    /// The Wood that a Guild Favor costs, by district from 3 to 6 (M-GUILDMASTER-02).
    pub district_wood: [u8; 4],
    /// The number of the spot where each City's Neutral Citizen starts (M-SETUP-11).
    pub citizen_spot: u8,
    /// How many Crown's Requests of each type are used with so many players.
    pub requests: [ByPlayers<u8>; 5],
    /// The Starting Requests, fewest crowns first.
    pub starting: [StartingRequest; 4],
    /// The Guild of each Favor.
    pub guild: [Guild; 12],
    /// The Guilds of each row with so many players; rows that are not used have none.
    pub rows: ByPlayers<[IdSet<Guild>; 4]>,
    /// The King's Rewards with the letter A; the others have B (M-SETUP-09).
    pub rewards_a: IdSet<Reward>,
    /// The Reals of each passing slot (M-PASSBONUS-01..04).
    pub passing_reals: [u8; 4],
    /// The Buildings.
    pub buildings: [BuildingSpec; 5],
    /// What a Building costs before the dice (M-COST-01, M-3P-06, M-2P-08).
    pub building_cost: ByPlayers<u8>,
    /// What players start with.
    pub start: Start,
    /// The amounts of Favors, Rewards and Characters.
    pub amounts: Amounts,
    /// What scores.
    pub scoring: Scoring,
    /// Where each value comes from.
    pub marks: Vec<Mark>,
    /// The values that an entry may have and does not.
    pub blanks: Vec<table::pack::Place>,
}

impl Components {
    /// What is printed on a Good Field; the Forest has nothing.
    #[inline]
    pub fn field(&self, field: Field) -> Option<&FieldSpec> {
        self.fields.get(field.index())
    }

    /// What a slot for Ships asks and gives, if it is printed.
    #[inline]
    pub fn slot(&self, slot: ShipSlot) -> Option<&SlotSpec> {
        self.slots[slot.index()].as_ref()
    }

    /// What is printed on a City.
    #[inline]
    pub fn city(&self, city: City) -> &CitySpec {
        &self.cities[city.index()]
    }

    /// What is printed on a Building.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingSpec {
        &self.buildings[building.index()]
    }

    /// The Reals for so much Wood bought in one turn (M-WOOD-07, A-33).
    #[inline]
    pub fn wood_price(&self, wood: u8) -> u16 {
        let n = u16::from(wood);
        self.wood_price.get(usize::from(wood)).copied().unwrap_or(n * (n + 1) / 2)
    }
}
