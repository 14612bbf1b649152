//! The names of things: goods, fields, buildings, characters, cities, ports, favors and the places of workers and ships.

use std::fmt;
use std::str::FromStr;
use table::{Id, id_named, indexed_ids, named_ids};

named_ids! {
    /// A Good: never Wood or Bread.
    Good: u8, "good" {
        /// Wheat, which also raises the Windmill.
        Wheat = "wheat",
        /// Sugar.
        Sugar = "sugar",
        /// Wine, which Landings cost.
        Wine = "wine",
    }
}

named_ids! {
    /// A Region of Fields (M-GEN-04).
    Region: u8, "region" {
        /// The island of Porto Santo.
        One = "1",
        /// The south of Madeira.
        Two = "2",
        /// The north of Madeira.
        Three = "3",
    }
}

named_ids! {
    /// A Field: four in Region 1, five each in Regions 2 and 3, left to right; and the Forest, which is in no Region.
    Field: u16, "field" {
        /// Region 1, first from the left.
        F11 = "1-1",
        /// Region 1, second.
        F12 = "1-2",
        /// Region 1, third.
        F13 = "1-3",
        /// Region 1, fourth.
        F14 = "1-4",
        /// Region 2, first.
        F21 = "2-1",
        /// Region 2, second.
        F22 = "2-2",
        /// Region 2, third.
        F23 = "2-3",
        /// Region 2, fourth.
        F24 = "2-4",
        /// Region 2, fifth.
        F25 = "2-5",
        /// Region 3, first.
        F31 = "3-1",
        /// Region 3, second.
        F32 = "3-2",
        /// Region 3, third.
        F33 = "3-3",
        /// Region 3, fourth.
        F34 = "3-4",
        /// Region 3, fifth.
        F35 = "3-5",
        /// The Forest: access to the Wood of the general supply.
        Forest = "forest",
    }
}

/// How many Good Fields there are; the Forest is the one after them.
pub const GOOD_FIELDS: usize = 14;

impl Field {
    /// The Region it is in; the Forest is in none (M-GEN-04).
    #[inline]
    pub const fn region(self) -> Option<Region> {
        match self as u8 {
            0..=3 => Some(Region::One),
            4..=8 => Some(Region::Two),
            9..=13 => Some(Region::Three),
            _ => None,
        }
    }
}

named_ids! {
    /// A Building, in the order of resolution (M-GEN-06).
    Building: u8, "building" {
        /// Number 1: Bread.
        Moinho = "moinho",
        /// Number 2: Prestige and Workers into Cities.
        Capitania = "capitania",
        /// Number 3: Workers to the Colonies.
        Alfandega = "alfandega",
        /// Number 4: Guild Favors are turned up.
        Casa = "casa",
        /// Number 5: Workers into the City Watch.
        Fortaleza = "fortaleza",
    }
}

named_ids! {
    /// A Character tile.
    Character: u8, "character" {
        /// Moves Workers to Fields.
        Steward = "steward",
        /// Moves Ships.
        Commander = "commander",
        /// Takes Guild Favors.
        GuildMaster = "guild-master",
        /// Moves pieces in the Cities and takes their income.
        Mayor = "mayor",
    }
}

named_ids! {
    /// A City.
    City: u8, "city" {
        /// Porto Santo: Bread.
        PortoSanto = "porto-santo",
        /// Funchal: Reals.
        Funchal = "funchal",
        /// Machico: Wood.
        Machico = "machico",
    }
}

named_ids! {
    /// A Colony.
    Colony: u8, "colony" {
        /// Açores.
        Acores = "acores",
        /// Brasil.
        Brasil = "brasil",
        /// India.
        India = "india",
    }
}

named_ids! {
    /// Where Ships go: the three Markets, named by their Good, and the three Colonies (M-MARKET-01, M-COLONY-01).
    Port: u8, "port" {
        /// The Wheat Market.
        Wheat = "wheat",
        /// The Sugar Market.
        Sugar = "sugar",
        /// The Wine Market.
        Wine = "wine",
        /// Açores.
        Acores = "acores",
        /// Brasil.
        Brasil = "brasil",
        /// India.
        India = "india",
    }
}

impl Port {
    /// The three Markets.
    pub const MARKETS: [Self; 3] = [Self::Wheat, Self::Sugar, Self::Wine];
    /// The three Colonies.
    pub const COLONIES: [Self; 3] = [Self::Acores, Self::Brasil, Self::India];

    /// The Good of a Market.
    #[inline]
    pub const fn market(self) -> Option<Good> {
        match self {
            Self::Wheat => Some(Good::Wheat),
            Self::Sugar => Some(Good::Sugar),
            Self::Wine => Some(Good::Wine),
            Self::Acores | Self::Brasil | Self::India => None,
        }
    }

    /// The Good that a Ship pays with: a Market takes its own, a Colony Wine (M-COMMANDER-05, M-COMMANDER-06).
    #[inline]
    pub const fn toll(self) -> Good {
        match self.market() {
            Some(good) => good,
            None => Good::Wine,
        }
    }

    /// The Colony.
    #[inline]
    pub const fn colony(self) -> Option<Colony> {
        match self {
            Self::Acores => Some(Colony::Acores),
            Self::Brasil => Some(Colony::Brasil),
            Self::India => Some(Colony::India),
            Self::Wheat | Self::Sugar | Self::Wine => None,
        }
    }
}

impl From<Good> for Port {
    fn from(good: Good) -> Self {
        Self::ALL[good as usize]
    }
}

impl From<Colony> for Port {
    fn from(colony: Colony) -> Self {
        Self::ALL[3 + colony as usize]
    }
}

named_ids! {
    /// A Guild.
    Guild: u8, "guild" {
        /// Turquoise.
        Turquoise = "turquoise",
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// Violet.
        Violet = "violet",
    }
}

named_ids! {
    /// A Guild Favor.
    Favor: u16, "favor" {
        /// Get Wood.
        Monk = "monk",
        /// Windmill up.
        Miller = "miller",
        /// Move an Action Marker.
        Bishop = "bishop",
        /// Get Bread.
        Patron = "patron",
        /// A Building costs nothing.
        Lord = "lord",
        /// More Workers are counted at a Building.
        Diplomat = "diplomat",
        /// Get Reals.
        Treasurer = "treasurer",
        /// Move a Ship.
        Navigator = "navigator",
        /// More yields of a harvest.
        Engineer = "engineer",
        /// Discard half of the Pirates.
        Constable = "constable",
        /// Perform any Building Action.
        Lady = "lady",
        /// Move a Worker anywhere.
        Scout = "scout",
    }
}

named_ids! {
    /// A King's Reward.
    Reward: u8, "King's Reward" {
        /// A Worker to a Field.
        Field = "field",
        /// Prestige, and a Worker into a City.
        City = "city",
        /// A Guild Favor is turned up.
        Flip = "flip",
        /// A Worker into the City Watch.
        Watch = "watch",
        /// Prestige.
        Prestige = "prestige",
        /// Reals.
        Reals = "reals",
        /// Royal Support: Pirates off, or Bread.
        Support = "support",
        /// Windmill up.
        Mill = "mill",
    }
}

named_ids! {
    /// A type of Crown's Request.
    Request: u8, "request" {
        /// Market Routes: Ships in Markets.
        Routes = "routes",
        /// Expeditions: Ships in Colonies.
        Expeditions = "expeditions",
        /// Influence of the Guilds: face-up Favors.
        Influence = "influence",
        /// Urbanization: Workers in a City.
        Urbanization = "urbanization",
        /// Wealth of the Nation: Reals.
        Wealth = "wealth",
    }
}

named_ids! {
    /// A row of the Guild Column, top to bottom.
    Row: u8, "row" {
        /// The top row.
        One = "1",
        /// The second row.
        Two = "2",
        /// The third row; not with two players.
        Three = "3",
        /// The bottom row; only with four players.
        Four = "4",
    }
}

named_ids! {
    /// A slot of the Passing Column, top to bottom.
    PassingSlot: u8, "passing slot" {
        /// The top slot.
        I = "I",
        /// The second slot.
        II = "II",
        /// The third slot.
        III = "III",
        /// The bottom slot.
        IV = "IV",
    }
}

named_ids! {
    /// What a die shows (M-GEN-09).
    Face: u8, "die" {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
    }
}

impl Face {
    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// Spots of a City: six districts of two (M-GEN-10).
pub const SPOTS: u8 = 12;
/// Districts of a City.
pub const DISTRICTS: u8 = 6;
/// The districts of a City that are built at the start (M-SETUP-10); a Guild Favor lies on each of the others.
pub const BUILT: u8 = 2;

indexed_ids! {
    /// A spot of a City, numbered 1 to 12 from left to right.
    Spot: u64, 36, "a City spot; they are porto-santo-1 to machico-12"
}

impl Spot {
    /// The spot with this number in a City, if there is one.
    pub fn numbered(city: City, number: u8) -> Option<Self> {
        (1..=SPOTS).contains(&number).then(|| Self(city as u8 * SPOTS + number - 1))
    }

    /// Its City.
    #[inline]
    pub const fn city(self) -> City {
        City::ALL[(self.0 / SPOTS) as usize]
    }

    /// Its number, 1 to 12.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % SPOTS + 1
    }

    /// Its district, 1 to 6.
    #[inline]
    pub const fn district(self) -> u8 {
        self.0 % SPOTS / 2 + 1
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.city(), self.number())
    }
}

/// The most slots that a Market or a Colony may have.
pub const PORT_SLOTS: u8 = 6;

indexed_ids! {
    /// A Route slot of a Market or a Landing slot of a Colony, lettered from a.
    ShipSlot: u64, 36, "a slot for Ships; they are named like wheat-a or brasil-c"
}

impl ShipSlot {
    /// Its Market or Colony.
    #[inline]
    pub const fn port(self) -> Port {
        Port::ALL[(self.0 / PORT_SLOTS) as usize]
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0 % PORT_SLOTS) as char
    }

    /// The slots of a port, whether they are printed or not.
    pub fn of(port: Port) -> impl Iterator<Item = Self> {
        (0..PORT_SLOTS).map(move |n| Self(port as u8 * PORT_SLOTS + n))
    }
}

impl fmt::Display for ShipSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.port(), self.letter())
    }
}

/// Where a Ship sails from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ShipFrom {
    /// The owner's Home: costs Wood.
    Home,
    /// A slot of a Market or a Colony.
    Slot(ShipSlot),
}

impl Id for ShipFrom {
    type Bits = u64;
    const COUNT: usize = 1 + ShipSlot::COUNT;
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Home => 0,
            Self::Slot(slot) => 1 + slot.index(),
        }
    }
    #[inline]
    fn at(index: usize) -> Self {
        if index == 0 { Self::Home } else { Self::Slot(ShipSlot::at(index - 1)) }
    }
}

impl fmt::Display for ShipFrom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("home"),
            Self::Slot(slot) => write!(f, "{slot}"),
        }
    }
}

impl FromStr for ShipFrom {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "home" {
            return Ok(Self::Home);
        }
        text.parse().map(Self::Slot).map_err(|e: String| format!("{e}, or `home`"))
    }
}

/// Where a Worker may stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// The owner's Home.
    Home,
    /// The City Watch.
    Watch,
    /// A Field.
    Field(Field),
    /// A spot of a City.
    Spot(Spot),
    /// The Land of a Colony.
    Land(Colony),
}

impl Place {
    const FIELDS: usize = 2;
    const SPOTS: usize = Self::FIELDS + Field::COUNT;
    const LANDS: usize = Self::SPOTS + Spot::COUNT;
}

impl Id for Place {
    type Bits = u64;
    const COUNT: usize = Self::LANDS + Colony::COUNT;
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Home => 0,
            Self::Watch => 1,
            Self::Field(field) => Self::FIELDS + field.index(),
            Self::Spot(spot) => Self::SPOTS + spot.index(),
            Self::Land(colony) => Self::LANDS + colony.index(),
        }
    }
    #[inline]
    fn at(index: usize) -> Self {
        match index {
            0 => Self::Home,
            1 => Self::Watch,
            n if n < Self::SPOTS => Self::Field(Field::at(n - Self::FIELDS)),
            n if n < Self::LANDS => Self::Spot(Spot::at(n - Self::SPOTS)),
            n => Self::Land(Colony::at(n - Self::LANDS)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("home"),
            Self::Watch => f.write_str("watch"),
            Self::Field(field) => write!(f, "{field}"),
            Self::Spot(spot) => write!(f, "{spot}"),
            Self::Land(colony) => write!(f, "{colony}"),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        id_named(
            text,
            "a place for Workers; write home, watch, a Field (2-4, forest), a City spot (funchal-3) or a Colony",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip<I: Id + fmt::Display + FromStr<Err = String> + Ord>() {
        for (n, id) in I::all().enumerate() {
            assert_eq!(id.index(), n);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert!(I::all().is_sorted());
        assert!("nowhere".parse::<I>().is_err());
    }

    #[test]
    fn places_and_slots_round_trip() {
        round_trip::<Place>();
        round_trip::<ShipFrom>();
        round_trip::<ShipSlot>();
        round_trip::<Spot>();
    }

    #[test]
    fn regions_have_four_five_and_five_fields_and_the_forest_is_in_none() {
        // M-GEN-04
        let count = |region| Field::ALL.into_iter().filter(|field| field.region() == Some(region)).count();
        assert_eq!(Region::ALL.map(count), [4, 5, 5]);
        assert_eq!(Field::Forest.region(), None);
    }

    #[test]
    fn a_city_has_six_districts_of_two_spots() {
        // M-GEN-10
        for city in City::ALL {
            let spots: Vec<Spot> = Spot::all().filter(|spot| spot.city() == city).collect();
            let districts: Vec<u8> = spots.iter().map(|spot| spot.district()).collect();
            assert_eq!(districts, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
            assert_eq!(spots.iter().map(|spot| spot.number()).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
        }
    }
}
