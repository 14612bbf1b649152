//! Everything that is printed on the components of the game, as plain data.
//!
//! The numbers come from a component pack (`components/lisboa/*.toml`), which is read and checked as a whole by
//! [`Components::load`]. Rules ask here for a number; no rule holds one.

mod load;
mod shipped;

use crate::ids::*;
use table::{Id, IdSet};

/// One thing that a card, a land space or a construction site gives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Item {
    /// Réis.
    Reis(u8),
    /// A numbered envelope (L-INFL-03).
    Influence(u8),
    /// Goods of one kind (L-ICON-08).
    Goods(Good, u8),
    /// Plans from the top of the stacks (L-ICON-02).
    Plan(u8),
    /// Officials, each to a different office (L-ICON-07, L-ICON-21).
    Recruit(u8),
    /// A Royal Favor one does not have (L-ICON-10).
    Favor,
    /// A cube from the rubble pile (L-ICON-11).
    Rubble,
    /// One step of the Cardinal and a clergy tile (L-ICON-19).
    Cardinal,
    /// A decree, with the right to buy a second one with a set marker (L-ICON-13).
    TakeDecree,
    /// Plain decrees (L-ICON-18).
    Decree(u8),
}

/// Up to three items, in the order in which they are taken.
pub type Items = [Option<Item>; 3];

/// A penalty at the bottom of a Noble card (L-NOBLECARD-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Penalty {
    /// Return an official (L-ICON-01).
    Official,
    /// Spend one real (L-ICON-04).
    Real,
}

/// The bottom of a Noble card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bottom {
    /// Taken when the card goes to the Portfolio.
    Reward(Items),
    /// Paid when the card goes to the Portfolio.
    Penalty(Penalty),
}

/// The event in the middle of a Treasury card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// Receive these things (L-ICON-02, 07, 08, 10, 11, 13, 16, 18, 19, 21).
    Receive(Items),
    /// Produce goods (L-ICON-20).
    Produce,
    /// Build a ship (L-ICON-14).
    Ship,
    /// Build a store or open a public building (L-ICON-12).
    StoreOrOpen,
    /// Take any one Noble action (L-ICON-15).
    NobleAction,
}

/// The lasting benefit at the bottom of a Treasury card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Benefit {
    /// Every réis payment costs less (L-ICON-05).
    Discount(u8),
    /// Sold goods of this kind bring more (L-ICON-03).
    Sell(Good, u8),
    /// Cubes of this colour count less in the land price (L-ICON-06).
    RubbleLess(Rubble, u8),
    /// Cubes of this colour do not count in the land price (L-ICON-09).
    RubbleIgnored(Rubble),
    /// Opening a public building needs fewer officials (L-ICON-17).
    FewerOfficials(u8),
}

/// A political card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// The years on its back.
    pub years: Years,
    /// What is on its face.
    pub face: Face,
}

/// The face of a political card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A Noble card.
    Noble {
        /// The Noble.
        noble: Noble,
        /// The number on its envelope.
        influence: u8,
        /// Its reward or penalty.
        bottom: Bottom,
    },
    /// A Treasury card.
    Treasury {
        /// Its event at the Royal Court.
        event: Event,
        /// Its benefit in the Portfolio.
        benefit: Benefit,
    },
}

impl Card {
    /// The type of the card.
    #[inline]
    pub const fn kind(&self) -> CardType {
        match self.face {
            Face::Noble { noble, .. } => CardType::ALL[noble as usize],
            Face::Treasury { .. } => CardType::Treasury,
        }
    }
}

/// A ship card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShipCard {
    /// How many goods it holds (L-SETUP-30).
    pub hull: u8,
    /// What each good sold to it brings on top of the market price (L-SELL-11).
    pub modifier: u8,
    /// The number on its envelope.
    pub influence: u8,
    /// How many copies are in the box.
    pub copies: u8,
    /// The period in which its stack is in the shipyard: 1 or 2.
    pub period: u8,
}

/// What a clergy tile does while it lies on a player board (L-CLERGY-01..37).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClergyEffect {
    /// Wigs for opening a public building (L-CLERGY-01).
    OpenWigs(u8),
    /// Wigs for building a store (L-CLERGY-02).
    StoreWigs(u8),
    /// Wigs for a card into the Portfolio (L-CLERGY-03).
    CardWigs(u8),
    /// Réis may replace Influence for visits (L-CLERGY-04).
    ReisForInfluence,
    /// More officials on each completed Plan at game end (L-CLERGY-05).
    PlanOfficials(u8),
    /// More wigs for each rubble set (L-CLERGY-06).
    SetWigs(u8),
    /// More with each Influence gain (L-CLERGY-07).
    InfluenceGain(u8),
    /// Each own ship counts more Influence (L-CLERGY-08).
    ShipInfluence(u8),
    /// A received cube may be discarded for wigs (L-CLERGY-09).
    RubbleForWigs(u8),
    /// Every visit costs less (L-CLERGY-10).
    VisitLess(u8),
    /// Réis for a card of this Noble to the court (L-CLERGY-11..13).
    CourtReis(Noble, u8),
    /// One more completed Plan of this architect at game end (L-CLERGY-14, L-CLERGY-15).
    ExtraPlan(Architect),
    /// Opening needs fewer officials (L-CLERGY-16).
    FewerOfficials(u8),
    /// Réis for each cube taken (L-CLERGY-17).
    RubbleReis(u8),
    /// Wigs for each own ship when it sails and at game end (L-CLERGY-18).
    ShipWigs(u8),
    /// Following costs no Influence (L-CLERGY-19).
    FollowFree,
    /// Influence once, when taken (L-CLERGY-20).
    InfluenceOnce(u8),
    /// Wigs for each decree received (L-CLERGY-21).
    DecreeWigs(u8),
    /// Sold goods of this kind bring more (L-CLERGY-22..25).
    Sell(Good, u8),
    /// Every sold good brings more (L-CLERGY-26).
    SellAny(u8),
    /// Visits to this Noble cost less (L-CLERGY-27..29).
    VisitNobleLess(Noble, u8),
    /// Sponsoring an event is free (L-CLERGY-30).
    EventFree,
    /// Réis for a Treasury card into the Portfolio (L-CLERGY-31).
    TreasuryReis(u8),
    /// Hired officials cost less (L-CLERGY-32).
    HireLess(u8),
    /// Every réis payment costs less (L-CLERGY-33).
    Discount(u8),
    /// The Cardinal may go further (L-CLERGY-34).
    CardinalSteps(u8),
    /// Royal Favors once, when taken (L-CLERGY-35).
    FavorsOnce(u8),
    /// Ships cost no goods (L-CLERGY-36).
    ShipFree,
    /// Extra goods of one produced type (L-CLERGY-37).
    ExtraGood(u8),
}

/// A clergy tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClergyTile {
    /// What it does.
    pub effect: ClergyEffect,
    /// The wigs on its back.
    pub wigs: u8,
}

/// What a decree counts (L-DECREE-01..70).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// Open public buildings of any player.
    Buildings {
        /// Only on this side.
        side: Option<Side>,
        /// Only of this architect.
        architect: Option<Architect>,
    },
    /// Own stores.
    OwnStores {
        /// Only in this row.
        row: Option<Row>,
        /// Only on this street.
        street: Option<Good>,
    },
    /// Stores of any player.
    AllStores {
        /// Only in this row.
        row: Option<Row>,
        /// Only on this street.
        street: Option<Good>,
    },
    /// Rubble cubes on the own board.
    Cubes(Option<Rubble>),
    /// Goods in the own warehouse.
    Goods(Option<Good>),
    /// Own completed Plans.
    Plans(Option<Architect>),
    /// Officials on own completed Plans.
    PlanOfficials,
    /// Own decrees.
    Decrees,
    /// Influence on the track.
    Influence,
    /// Influence printed on the own top-row cards.
    CardInfluence,
    /// Cards in the own Portfolio.
    PortfolioCards,
    /// Cash and the réis of the Influence track.
    Money,
    /// Own ships.
    Ships,
}

/// How a decree turns its count into wigs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// Its wigs for each so many counted.
    Per(u8),
    /// Its wigs if nobody has more.
    Most,
    /// Its wigs with at least one of each kind of what is counted.
    Each,
}

/// A decree card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decree {
    /// What it counts.
    pub count: Count,
    /// How it scores.
    pub scale: Scale,
    /// Its wigs.
    pub wigs: u8,
    /// Whether it is replaced with two players (L-2P-03).
    pub not_with_two: bool,
}

/// A Plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plan {
    /// Whose buildings it opens.
    pub architect: Architect,
    /// The officials it shows.
    pub officials: u8,
    /// Whether it is a starting Plan (dark-blue back).
    pub starting: bool,
}

/// A public-building tile: the colours on each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Building {
    /// The colours by architect, whose side is up.
    pub colors: [IdSet<Good>; 2],
}

/// A space of the Treasury track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TreasurySpace {
    /// The réis value, right of the marker.
    pub reis: u8,
    /// The Influence value, left of the marker.
    pub influence: i8,
}

/// A starting task: its reward (the condition is the rule L-VARIANT-08..19 itself).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TaskReward {
    /// Draw tasks of deck B.
    Tasks(u8),
    /// Receive an item; clergy benefits do not apply to Influence.
    Item(Item),
    /// Wigs.
    Wigs(u8),
}

/// What is printed on the game board, and how many of each piece there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The Treasury track, bottom to top.
    pub treasury: Vec<TreasurySpace>,
    /// Where the Treasury marker starts, as an index into the track (L-SETUP-20).
    pub treasury_start: u8,
    /// Which spaces of the Influence track show a real, from 0 to the last.
    pub influence_reis: [bool; INFLUENCE_SPACES],
    /// The lowest market price.
    pub price_floor: u8,
    /// The highest market price.
    pub price_ceiling: u8,
    /// The first price of each good (L-SETUP-15).
    pub price_start: [u8; 4],
    /// The reward of each land space.
    pub land_reward: [Items; 25],
    /// The reward of each construction site.
    pub site_reward: [Items; 14],
    /// The spaces of each office.
    pub office_spaces: [u8; 3],
    /// The gap of the church track with the Influence icon, where the Cardinal starts.
    pub church_influence: u8,
    /// The gap of the church track with the Treasury icon.
    pub church_treasury: u8,
    /// The large numbers of the four scoring tiles.
    pub scoring_tiles: [u8; 4],
    /// What the thin column scores.
    pub thin_column: ThinColumn,
    /// What a cube adds to the land price (L-STORE-07).
    pub rubble_value: [u8; 3],
    /// Cubes in the box, of each colour.
    pub rubble_cubes: [u8; 3],
    /// Cubes at the end of each row.
    pub rubble_row: u8,
    /// Cubes at the foot of each column.
    pub rubble_column: [u8; 5],
    /// Cubes on each construction site.
    pub rubble_site: u8,
    /// Cubes in the pile.
    pub rubble_pile: u8,
    /// City tiles: large ones.
    pub large_tiles: u8,
    /// City tiles: small ones.
    pub small_tiles: u8,
    /// Decrees laid out (L-SETUP-29).
    pub decree_display: u8,
}

/// The spaces of the Influence track, 0 included (L-INFL-01).
const INFLUENCE_SPACES: usize = 11;

/// The last space of the Influence track.
pub const TOP_INFLUENCE: u8 = INFLUENCE_SPACES as u8 - 1;

/// What the thin column scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinColumn {
    /// So many wigs.
    Wigs(u8),
    /// As much as this column, 1 to 4, whose scoring tile it shares.
    As(Column),
}

/// What every player starts with, and what the player board holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Réis (L-SETUP-01).
    pub reis: u8,
    /// Goods of each kind (L-SETUP-01).
    pub goods: u8,
    /// Wigs (L-SETUP-08).
    pub wigs: u8,
    /// Influence in turn order (L-SETUP-09).
    pub influence: [u8; 4],
    /// Officials (L-SETUP-04).
    pub officials: u8,
    /// Houses in each group (L-SETUP-02).
    pub houses: [u8; 3],
    /// Rubble spaces of each colour, and set markers (L-SETUP-03).
    pub rubble_spaces: u8,
    /// Political cards in hand (L-SETUP-25).
    pub hand: u8,
    /// Portfolio and warehouse limit without any rubble set (L-PORT-02).
    pub capacity: u8,
    /// Clergy spaces (L-CARDINAL-05).
    pub clergy: u8,
}

/// What final scoring gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Majorities {
    /// Stores of each good: most, second, third (L-SCORE-03..06).
    pub stores: [[u8; 3]; 4],
    /// Officials on completed Plans: most, second, third (L-SCORE-12).
    pub officials: [u8; 3],
    /// Wigs for a rubble set (L-SCORE-02).
    pub set_wigs: u8,
    /// Réis for one wig (L-SCORE-09).
    pub reis_per_wig: u8,
    /// Wigs for a Royal Favor (L-SCORE-14).
    pub favor_wigs: u8,
}

/// Everything that is printed, from one component pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The name of the pack.
    pub name: String,
    /// A hash of all values, which names the pack in records.
    pub hash: u64,
    /// The 82 political cards.
    pub cards: [Card; 82],
    /// The ships.
    pub ships: [ShipCard; 4],
    /// The 37 clergy tiles.
    pub clergy: [ClergyTile; 37],
    /// The 70 decrees.
    pub decrees: [Decree; 70],
    /// The 20 Plans.
    pub plans: [Plan; 20],
    /// The 16 public buildings.
    pub buildings: [Building; 16],
    /// The game board.
    pub board: Board,
    /// The player board.
    pub start: Start,
    /// Final scoring.
    pub majorities: Majorities,
    /// The rewards of the 12 starting tasks.
    pub tasks: [TaskReward; 12],
    /// The random city tokens for land spaces (variant).
    pub land_tokens: Vec<Items>,
    /// The random city tokens for construction sites (variant).
    pub site_tokens: Vec<Items>,
    /// Where each value comes from.
    pub marks: Vec<table::pack::Mark>,
    /// The values that an entry may have and does not.
    pub blanks: Vec<table::pack::Place>,
}

impl Components {
    /// The card with this id.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The ship card of this kind.
    #[inline]
    pub fn ship(&self, ship: Ship) -> &ShipCard {
        &self.ships[ship.index()]
    }

    /// The clergy tile with this id.
    #[inline]
    pub fn clergy(&self, id: ClergyId) -> &ClergyTile {
        &self.clergy[id.index()]
    }

    /// The decree with this id.
    #[inline]
    pub fn decree(&self, id: DecreeId) -> &Decree {
        &self.decrees[id.index()]
    }

    /// The Plan with this id.
    #[inline]
    pub fn plan(&self, id: PlanId) -> &Plan {
        &self.plans[id.index()]
    }

    /// The colours of a building, whose architect's side is up.
    #[inline]
    pub fn colors(&self, building: BuildingId, architect: Architect) -> IdSet<Good> {
        self.buildings[building.index()].colors[architect.index()]
    }
}
