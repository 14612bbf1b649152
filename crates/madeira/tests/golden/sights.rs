//! What the golden games have to show.

use super::kinds::{ACTIONS, DECISIONS, HAPPENINGS, LUCK, MILL_AT};
use madeira::{
    Building, Character, City, Components, Errand, Favor, Field, GOOD_FIELDS, Good, Madeira, PassingSlot, Phase, Place,
    Region, Request, Reward, Row, ShipSlot, Swap,
};
use std::collections::BTreeSet;
use std::fmt;
use table::Id;

/// How the Action of a Building comes about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum How {
    /// The cost was paid.
    Paid,
    /// The cost was 0.
    Free,
    /// By the Lady.
    Lady,
}

/// What a City brings with a Request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Most Workers.
    Most,
    /// At least one.
    Present,
    /// None.
    Absent,
}

/// One thing that the golden games have to show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// A game of so many players with these options, named as in a record.
    Options(u8, &'static str),
    /// A decision is asked.
    Asked(&'static str),
    /// Luck decides.
    Luck(&'static str),
    /// A kind of action is taken.
    Action(&'static str),
    /// A kind of event happens.
    Happening(&'static str),
    /// A row is taken in a game of so many players.
    Row(u8, Row),
    /// A Favor is used in phase B or C.
    Favor(Favor, Phase),
    /// A Favor is taken.
    FavorTaken(Favor),
    /// A district is built.
    District(City, u8),
    /// A King's Reward is performed.
    Reward(Reward),
    /// The Action of a Character by a Guild die, or by a Pirate die (`true`).
    Character(Character, bool),
    /// A Region is harvested by a Guild die, or by a Pirate die (`true`).
    Region(Region, bool),
    /// A special harvest at this Building.
    Special(Building),
    /// A Field yields this Good, or Wood.
    Field(Field, Option<Good>),
    /// A Field is converted.
    Converted(Field),
    /// A passing slot with its Reals, or with its Action (`true`).
    Passing(PassingSlot, bool),
    /// The Action of a Building for 1 or 2 Workers, or for 3 or more (`true`).
    Building(Building, bool, How),
    /// Pirates are received at a Building, with a Pirate die there (`true`) or without.
    Refused(Building, bool),
    /// A use of the Windmill; `true` is at the end of the track, where Prestige takes part.
    Mill(&'static str, bool),
    /// A swap at the Windmill.
    Swap(Swap),
    /// A use of the Windmill at a decision.
    MillAt(&'static str),
    /// Wood is bought from a Field, or by the Forest (`true`), in this phase.
    Bought(bool, Phase),
    /// Wood is got from a Field, or by the Forest (`true`).
    Got(bool),
    /// A Ship goes to a slot.
    Sail(ShipSlot),
    /// A Ship discards so many Goods on a slot with two quantities.
    Quantity(ShipSlot, u8),
    /// A Worker goes to a place.
    Worker(Place),
    /// A Worker is moved for this reason.
    Errand(Errand),
    /// A Request is kept in a round.
    Kept(Request, u8),
    /// A Request earns Prestige in a round.
    Scored(Request, u8),
    /// Two Requests of one type are scored in a round.
    Twice(Request),
    /// A City is scored.
    City(City, Rank),
    /// Something else.
    Case(&'static str),
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = |pirate: bool| if pirate { "a Pirate die" } else { "a Guild die" };
        let from = |forest: bool| if forest { "the Forest" } else { "a Field" };
        match *self {
            Self::Options(players, "") => write!(f, "a game of {players} players without options"),
            Self::Options(players, names) => write!(f, "a game of {players} players with {names}"),
            Self::Asked(kind) => write!(f, "the decision {kind}"),
            Self::Luck(kind) => write!(f, "the turn of luck {kind}"),
            Self::Action(kind) => write!(f, "the action {kind}"),
            Self::Happening(kind) => write!(f, "the event {kind}"),
            Self::Row(players, row) => write!(f, "row {row} with {players} players"),
            Self::Favor(favor, phase) => write!(f, "the {favor} used in phase {phase:?}"),
            Self::FavorTaken(favor) => write!(f, "the {favor} taken"),
            Self::District(city, district) => write!(f, "district {district} of {city} built"),
            Self::Reward(reward) => write!(f, "the King's Reward `{reward}`"),
            Self::Character(character, pirate) => write!(f, "the {character} by {}", by(pirate)),
            Self::Region(region, pirate) => write!(f, "a harvest of Region {region} by {}", by(pirate)),
            Self::Special(building) => write!(f, "a special harvest at {building}"),
            Self::Field(field, None) => write!(f, "Wood harvested on {field}"),
            Self::Field(field, Some(good)) => write!(f, "{good} harvested on {field}"),
            Self::Converted(field) => write!(f, "{field} converted"),
            Self::Passing(slot, false) => write!(f, "the Reals of passing slot {slot}"),
            Self::Passing(slot, true) => write!(f, "the Action of passing slot {slot}"),
            Self::Building(building, many, how) => {
                let workers = if many { "3 or more Workers" } else { "1 or 2 Workers" };
                write!(f, "the Action of {building} with {workers}, {how:?}")
            }
            Self::Refused(building, die) => {
                write!(f, "Pirates at {building} {} a Pirate die", if die { "with" } else { "without" })
            }
            Self::Mill(kind, end) => {
                write!(f, "the Windmill: {kind} {}", if end { "at the end of the track" } else { "on its way" })
            }
            Self::Swap(swap) => write!(f, "the Windmill: {swap}"),
            Self::MillAt(kind) => write!(f, "the Windmill at the decision {kind}"),
            Self::Bought(forest, phase) => write!(f, "Wood bought by {} in phase {phase:?}", from(forest)),
            Self::Got(forest) => write!(f, "Wood got by {}", from(forest)),
            Self::Sail(slot) => write!(f, "a Ship to {slot}"),
            Self::Quantity(slot, n) => write!(f, "{n} Goods on {slot}"),
            Self::Worker(place) => write!(f, "a Worker to {place}"),
            Self::Errand(errand) => write!(f, "a Worker moved by {errand:?}"),
            Self::Kept(request, round) => write!(f, "{request} kept in round {round}"),
            Self::Scored(request, round) => write!(f, "{request} scored in round {round}"),
            Self::Twice(request) => write!(f, "{request} scored twice in one round"),
            Self::City(city, rank) => write!(f, "{city} scored, {rank:?}"),
            Self::Case(case) => f.write_str(case),
        }
    }
}

/// The combinations of options that are played, as a record names them; the game as it is twice as often.
pub const VARIANTS: [&str; 3] = ["", "", "mill-prestige"];

/// The other cases.
pub const CASES: [&str; 33] = [
    "a die that needs Bread",
    "a special harvest with a choice of Fields",
    "a special harvest with the Engineer",
    "the Engineer: Wood once more",
    "the Engineer: a Good once more",
    "the Engineer stopped",
    "a Ship from Home",
    "a Ship from another slot",
    "a King's Reward declined",
    "two King's Rewards in one Action",
    "Royal Support: Pirates",
    "Royal Support: Bread",
    "a Building paid for and declined",
    "a Building paid for without Workers",
    "the bottom Action of a Building by the Diplomat",
    "the Miller at the top for Prestige",
    "the King's Windmill at the top for Prestige",
    "Honor taken",
    "Honor declined",
    "a tie for Honor",
    "Upkeep paid in full",
    "Upkeep with Pirates",
    "Upkeep without any Wood",
    "all Workers fed with Bread",
    "all Workers fed by the Windmill",
    "hungry Workers while there is Bread",
    "hungry Workers without Bread",
    "a City won by the piece furthest to the right",
    "a City lost by the piece furthest to the right",
    "a City lost to the Citizens",
    "a tie of Prestige at the end",
    "a tie of Pirates at the end",
    "Pirates over the limit at the end",
];

/// Everything that the golden games have to show together.
pub fn wanted(components: &Components) -> BTreeSet<Sight> {
    let mut all = BTreeSet::new();
    for players in 2..=4 {
        all.extend(VARIANTS.map(|names| Sight::Options(players, names)));
        all.extend(Row::ALL.into_iter().take(usize::from(players)).map(|row| Sight::Row(players, row)));
    }
    all.extend(DECISIONS.iter().map(|&kind| Sight::Asked(kind)));
    all.extend(LUCK.iter().map(|&kind| Sight::Luck(kind)));
    all.extend(ACTIONS.iter().map(|&kind| Sight::Action(kind)));
    all.extend(HAPPENINGS.iter().map(|&kind| Sight::Happening(kind)));
    for favor in Favor::ALL {
        all.insert(Sight::FavorTaken(favor));
        // M-FAVOR-LORD-01, M-FAVOR-DIPLOMAT-01, M-FAVOR-ENGINEER-01
        let (b, c) = (!matches!(favor, Favor::Lord | Favor::Diplomat), favor != Favor::Engineer);
        let phases = [(Phase::B, b), (Phase::C, c)].into_iter().filter(|(_, can)| *can);
        all.extend(phases.map(|(phase, _)| Sight::Favor(favor, phase)));
    }
    all.extend(City::ALL.into_iter().flat_map(|city| (3..=6).map(move |district| Sight::District(city, district))));
    all.extend(Reward::ALL.map(Sight::Reward));
    for pirate in [false, true] {
        all.extend(Character::ALL.map(|character| Sight::Character(character, pirate)));
        all.extend(Region::ALL.map(|region| Sight::Region(region, pirate)));
        all.extend(["MillBread", "MillReals", "MillUp"].map(|kind| Sight::Mill(kind, pirate)));
        all.extend([Phase::B, Phase::C, Phase::D].map(|phase| Sight::Bought(pirate, phase)));
        all.insert(Sight::Got(pirate));
    }
    for field in Field::ALL.into_iter().take(GOOD_FIELDS) {
        let spec = &components.fields[field.index()];
        all.insert(Sight::Field(field, Some(spec.good)));
        if spec.wood.0 != [0; 3] {
            all.insert(Sight::Field(field, None));
        }
        if let Some(good) = spec.converts {
            all.extend([Sight::Field(field, Some(good)), Sight::Converted(field)]);
        }
    }
    for slot in PassingSlot::ALL {
        all.insert(Sight::Passing(slot, false));
        // M-PASSBONUS-01: slot I has only Reals.
        all.extend((slot != PassingSlot::I).then_some(Sight::Passing(slot, true)));
    }
    for building in Building::ALL {
        all.insert(Sight::Special(building));
        for way in [false, true] {
            all.insert(Sight::Refused(building, way));
            all.extend([How::Paid, How::Free, How::Lady].map(|how| Sight::Building(building, way, how)));
        }
    }
    all.extend(Swap::all().map(Sight::Swap));
    all.extend(MILL_AT.map(Sight::MillAt));
    for slot in ShipSlot::all() {
        let Some(spec) = components.slot(slot) else { continue };
        all.insert(Sight::Sail(slot));
        if let [Some(first), Some(second)] = spec.trades {
            all.extend([first, second].map(|trade| Sight::Quantity(slot, trade.goods)));
        }
    }
    all.extend(Place::all().map(Sight::Worker));
    all.extend(
        [Errand::Field, Errand::City, Errand::Colony, Errand::Fortaleza, Errand::Watch, Errand::Scout]
            .map(Sight::Errand),
    );
    for request in Request::ALL {
        all.extend([1, 3].map(|round| Sight::Kept(request, round)));
        all.extend([1, 3, 5].map(|round| Sight::Scored(request, round)));
        all.insert(Sight::Twice(request));
    }
    for city in City::ALL {
        all.extend([Rank::Most, Rank::Present, Rank::Absent].map(|rank| Sight::City(city, rank)));
    }
    all.extend(CASES.map(Sight::Case));
    all
}

/// What a game shows before its first step.
pub fn first_sight(game: &Madeira) -> Option<Sight> {
    let names = game.options.readings().join(" ");
    let names = VARIANTS.into_iter().find(|&known| known == names)?;
    Some(Sight::Options(game.options.players, names))
}
