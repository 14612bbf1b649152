//! Prices, and whether they can be paid.

use crate::components::{Benefit, ClergyEffect, Face, TOP_INFLUENCE};
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{PlayerBoard, State, TopCard};
use table::{Id, IdSet, Seat};

/// How much of one kind an effect gives: `effect!(ClergyEffect::Discount)`, or only for one thing:
/// `effect!(Benefit::Sell, good)`.
macro_rules! effect {
    ($kind:ident::$variant:ident) => {
        |effect| if let $kind::$variant(n) = effect { n } else { 0 }
    };
    ($kind:ident::$variant:ident, $of:expr) => {
        |effect| {
            if let $kind::$variant(of, n) = effect
                && of == $of
            {
                n
            } else {
                0
            }
        }
    };
}
pub(crate) use effect;

/// The money within reach of a player: cash, and the place on the Influence track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub reis: u16,
    pub influence: u8,
}

impl Purse {
    pub(crate) fn of(board: &PlayerBoard) -> Self {
        Self { reis: board.reis, influence: board.influence }
    }

    /// The same with more cash.
    pub(crate) fn with(self, reis: u8) -> Self {
        Self { reis: self.reis + u16::from(reis), ..self }
    }
}

/// The fewest réis more with which something would be possible that is not; none if money is not what is missing. More money
/// never hinders anything.
pub(crate) fn missing_reis(is_enough: impl Fn(u8) -> bool) -> Option<u8> {
    let (mut short, mut enough) = (0, PLENTY);
    if !is_enough(PLENTY) {
        return None;
    }
    while enough - short > 1 {
        let between = short + (enough - short) / 2;
        if is_enough(between) { enough = between } else { short = between }
    }
    Some(enough)
}

/// More réis than anything costs.
const PLENTY: u8 = 200;

/// How the Influence for a visit comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisitPrice {
    /// The Treasury.
    pub treasury: i8,
    /// Officials of others in the office, neutral ones included.
    pub rivals: u8,
    /// What own clergy tiles take off.
    pub less: u8,
    /// Whether a clergy tile makes following free.
    pub is_free: bool,
}

impl VisitPrice {
    /// What is due, never below 0.
    #[inline]
    pub fn total(self) -> u8 {
        let sum = self.treasury + self.rivals as i8;
        if self.is_free { 0 } else { (sum.max(0) as u8).saturating_sub(self.less) }
    }
}

/// How the goods for a ship come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipPrice {
    /// The hull of the ship.
    pub hull: u8,
    /// The hull of the ship that it replaces.
    pub old: u8,
    /// What the middle houses take off.
    pub less: u8,
    /// Whether houses or a clergy tile make it free.
    pub is_free: bool,
}

impl ShipPrice {
    /// What is due, never below 0.
    #[inline]
    pub fn total(self) -> u8 {
        if self.is_free { 0 } else { (self.hull - self.old).saturating_sub(self.less) }
    }
}

/// How the price of the officials that a Plan lacks comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HirePrice {
    /// The officials that are missing.
    pub missing: u8,
    /// The price of one.
    pub each: u8,
    /// What is taken off once.
    pub discount: u8,
}

impl HirePrice {
    /// What is due, never below 0.
    #[inline]
    pub fn total(self) -> u8 {
        (self.missing * self.each).saturating_sub(self.discount)
    }
}

/// How the fee of an event comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventFee {
    /// The Treasury.
    pub treasury: u8,
    /// What is taken off.
    pub discount: u8,
    /// Whether a clergy tile makes it free.
    pub is_free: bool,
}

impl EventFee {
    /// What is due, never below 0.
    #[inline]
    pub fn total(self) -> u8 {
        if self.is_free { 0 } else { self.treasury.saturating_sub(self.discount) }
    }
}

/// What the price of a land space is made of, before a cube is taken (L-STORE-06..10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandPrice {
    /// The cubes at the end of its row.
    pub row: u8,
    /// The cubes at the foot of its column.
    pub column: u8,
    /// The Treasury.
    pub treasury: u8,
    /// What the player pays less.
    pub discount: u8,
}

impl LandPrice {
    /// The price before the discount.
    #[inline]
    pub const fn full(self) -> u8 {
        self.treasury + self.row + self.column
    }

    /// What is due when a cube of this value is taken first (L-STORE-09).
    #[inline]
    pub const fn due(self, cube: u8) -> u8 {
        (self.full() - cube).saturating_sub(self.discount)
    }
}

impl Lisboa {
    /// The Treasury réis value, right of the marker.
    #[inline]
    pub(crate) fn treasury_reis(&self, s: &State) -> u8 {
        self.components.board.treasury[usize::from(s.treasury)].reis
    }

    /// The Treasury Influence value, left of the marker.
    #[inline]
    pub(crate) fn treasury_influence(&self, s: &State) -> i8 {
        self.components.board.treasury[usize::from(s.treasury)].influence
    }

    /// The sum of what own clergy tiles give of one kind.
    #[inline]
    pub(crate) fn clergy_sum(&self, tiles: IdSet<ClergyId>, amount: impl Fn(ClergyEffect) -> u8) -> u8 {
        tiles.iter().map(|tile| amount(self.components.clergy(tile).effect)).sum()
    }

    /// Whether own clergy tiles have an effect of one kind.
    #[inline]
    pub(crate) fn clergy_any(&self, tiles: IdSet<ClergyId>, is: impl Fn(ClergyEffect) -> bool) -> bool {
        tiles.iter().any(|tile| is(self.components.clergy(tile).effect))
    }

    /// The benefits of the Treasury cards in a Portfolio (L-TREASCARD-07, L-TREASCARD-08).
    #[inline]
    pub(crate) fn benefits(&self, board: &PlayerBoard) -> impl Iterator<Item = Benefit> {
        board.bottom.into_iter().flatten().filter_map(|card| match self.components.card(card).face {
            Face::Treasury { benefit, .. } => Some(benefit),
            Face::Noble { .. } => None,
        })
    }

    /// The sum of what the Treasury cards in a Portfolio give of one kind.
    #[inline]
    fn benefit_sum(&self, board: &PlayerBoard, amount: impl Fn(Benefit) -> u8) -> u8 {
        self.benefits(board).map(amount).sum()
    }

    /// What every réis payment of this player costs less (L-ICON-05, L-CLERGY-33; all sources add, A-28).
    pub fn discount(&self, board: &PlayerBoard) -> u8 {
        self.benefit_sum(board, effect!(Benefit::Discount))
            + self.clergy_sum(board.clergy, effect!(ClergyEffect::Discount))
    }

    /// What is due for a price, after the discount, never below 0.
    #[inline]
    pub(crate) fn due(&self, board: &PlayerBoard, price: u8) -> u8 {
        price.saturating_sub(self.discount(board))
    }

    /// The réis that a place on the Influence track can be turned into (L-INFL-08).
    pub fn reis_of_influence(&self, level: u8) -> u8 {
        self.worth[usize::from(level.min(TOP_INFLUENCE))]
    }

    /// All réis that a purse can pay: cash and the Influence track (L-INFL-08..10).
    #[inline]
    pub(crate) fn raise(&self, purse: Purse) -> u16 {
        purse.reis + u16::from(self.worth[usize::from(purse.influence)])
    }

    /// The Influence left after turning some of it into réis: each real is the next real space to the left (L-INFL-08).
    pub(crate) fn influence_after(&self, mut level: u8, reis: u8) -> u8 {
        for _ in 0..reis {
            let spaces = &self.components.board.influence_reis[..usize::from(level)];
            // L-INFL-10: callers never ask for more réis than there are.
            level = spaces.iter().rposition(|&real| real).unwrap_or(0) as u8;
        }
        level
    }

    /// The capacity of the Portfolio, and the limit of each good: 2 + sets, so a new set counts at once (L-PORT-02,
    /// L-PORT-03, L-PORT-09).
    #[inline]
    pub fn capacity(&self, board: &PlayerBoard) -> u8 {
        self.components.start.capacity + board.sets()
    }

    /// What clergy adds to the envelopes of ships (L-CLERGY-08).
    pub(crate) fn clergy_ship_influence(&self, board: &PlayerBoard) -> u8 {
        self.clergy_sum(board.clergy, effect!(ClergyEffect::ShipInfluence)) * board.ships().count() as u8
    }

    /// The sum of the printed envelopes in the top row (L-INFL-02, L-NOBLECARD-09, L-DECREE-67).
    pub(crate) fn printed_influence(&self, board: &PlayerBoard) -> u8 {
        let envelope = |card: &TopCard| match *card {
            TopCard::Empty => 0,
            TopCard::Ship(ship) => self.components.ship(ship).influence,
            TopCard::Noble(card) => match self.components.card(card).face {
                Face::Noble { influence, .. } => influence,
                Face::Treasury { .. } => 0,
            },
        };
        board.top.iter().map(envelope).sum()
    }

    /// Officials of other colours in an office, neutral ones included, those on the plaza not (L-VISIT-02, L-VISIT-03,
    /// L-RECRUIT-04, L-2P-01).
    pub(crate) fn foreign_officials(&self, s: &State, seat: Seat, noble: Noble) -> u8 {
        let office = noble.office().index();
        let others = Seat::first(self.n()).filter(|&other| other != seat);
        others.map(|other| s.boards[other].posts[office]).sum::<u8>() + self.neutral_officials()
    }

    /// Neutral officials in each office (L-2P-01).
    #[inline]
    pub(crate) fn neutral_officials(&self) -> u8 {
        u8::from(self.n() == 2)
    }

    /// Neutral officials in an office or on a plaza (L-2P-01).
    pub fn neutral_officials_at(&self, post: Post) -> u8 {
        if Noble::ALL.iter().any(|noble| noble.office() == post) { self.neutral_officials() } else { 0 }
    }

    /// The houses that a player has not placed yet (L-HOUSE-03).
    pub fn houses_at_home(&self, board: &PlayerBoard) -> u8 {
        self.components.start.houses.iter().zip(board.houses).map(|(all, placed)| all.saturating_sub(placed)).sum()
    }

    /// The Influence that a visit costs (L-VISIT-02, L-FOLLOW-03, L-CLERGY-10, L-CLERGY-19, L-CLERGY-27..29).
    #[inline]
    pub fn visit_cost(&self, s: &State, seat: Seat, noble: Noble, following: bool) -> u8 {
        self.visit_price(s, seat, noble, following).total()
    }

    /// The same in its parts.
    pub fn visit_price(&self, s: &State, seat: Seat, noble: Noble, following: bool) -> VisitPrice {
        let clergy = s.boards[seat].clergy;
        let (always, here) = (effect!(ClergyEffect::VisitLess), effect!(ClergyEffect::VisitNobleLess, noble));
        VisitPrice {
            treasury: self.treasury_influence(s),
            rivals: self.foreign_officials(s, seat, noble),
            less: self.clergy_sum(clergy, |effect| always(effect) + here(effect)),
            // L-CLERGY-19
            is_free: following && self.clergy_any(clergy, |e| e == ClergyEffect::FollowFree),
        }
    }

    /// Whether visits may be paid in réis (L-HOUSE-04, L-CLERGY-04).
    pub(crate) fn visits_in_reis(&self, board: &PlayerBoard) -> bool {
        board.houses[HouseGroup::Left.index()] >= 2
            || self.clergy_any(board.clergy, |e| e == ClergyEffect::ReisForInfluence)
    }

    /// What a cube of each colour adds to the land price of this player (L-STORE-07, L-STORE-10, L-ICON-06, L-ICON-09, A-47).
    pub fn rubble_values(&self, board: &PlayerBoard) -> [u8; 3] {
        let mut values = self.components.board.rubble_value;
        for benefit in self.benefits(board) {
            match benefit {
                Benefit::RubbleLess(color, n) => {
                    values[color.index()] = values[color.index()].saturating_sub(n);
                }
                Benefit::RubbleIgnored(color) => values[color.index()] = 0,
                Benefit::Discount(_) | Benefit::Sell(..) | Benefit::FewerOfficials(_) => {}
            }
        }
        values
    }

    /// The land price now: the Treasury and all cubes at the row and the column (L-STORE-06, L-STORE-08, L-STORE-09).
    pub fn land_price(&self, s: &State, seat: Seat, land: Land) -> LandPrice {
        let values = self.rubble_values(&s.boards[seat]);
        LandPrice {
            row: worth_of(s.row_rubble[land.row().index()], values),
            column: worth_of(s.column_rubble[land.column().index()], values),
            treasury: self.treasury_reis(s),
            discount: self.discount(&s.boards[seat]),
        }
    }

    /// What a store on this land costs a player: the least and the most, by the cube that is taken.
    pub fn store_prices(&self, s: &State, seat: Seat, land: Land) -> (u8, u8) {
        let (price, values) = (self.land_price(s, seat, land), self.rubble_values(&s.boards[seat]));
        let due = |(_, color): (_, Rubble)| price.due(values[color.index()]);
        let (low, high) = (self.store_cubes(s, land).map(due).min(), self.store_cubes(s, land).map(due).max());
        // Where no cube is left, none is taken.
        low.zip(high).unwrap_or((price.due(0), price.due(0)))
    }

    /// All réis within reach of a player: cash and the Influence track (L-INFL-08..10).
    pub fn reach(&self, board: &PlayerBoard) -> u16 {
        self.raise(Purse::of(board))
    }

    /// The goods that a ship costs, all different (L-SHIP-02, L-SHIP-03, L-HOUSE-05..07, L-CLERGY-36, A-27).
    #[inline]
    pub(crate) fn ship_cost(&self, board: &PlayerBoard, ship: Ship, replaced: Option<Ship>) -> u8 {
        self.ship_price(board, ship, replaced).total()
    }

    /// The same in its parts.
    pub fn ship_price(&self, board: &PlayerBoard, ship: Ship, replaced: Option<Ship>) -> ShipPrice {
        let middle = board.houses[HouseGroup::Middle.index()];
        ShipPrice {
            hull: self.components.ship(ship).hull,
            old: replaced.map_or(0, |old| self.components.ship(old).hull),
            less: u8::from(middle >= 1),
            is_free: middle >= 3 || self.clergy_any(board.clergy, |e| e == ClergyEffect::ShipFree),
        }
    }

    /// What a seller gets for one good on this ship (L-SELL-03, L-ICON-03, L-CLERGY-22..26).
    pub(crate) fn sale_price(&self, s: &State, seller: Seat, good: Good, ship: Ship) -> u8 {
        let board = &s.boards[seller];
        let (this, any) = (effect!(ClergyEffect::Sell, good), effect!(ClergyEffect::SellAny));
        s.prices[good.index()]
            + self.components.ship(ship).modifier
            + self.benefit_sum(board, effect!(Benefit::Sell, good))
            + self.clergy_sum(board.clergy, |effect| this(effect) + any(effect))
    }

    /// How many officials fewer a Plan needs from this player (L-HIRE-03, L-CLERGY-16, L-ICON-17, A-46).
    pub(crate) fn fewer_officials(&self, board: &PlayerBoard) -> u8 {
        self.benefit_sum(board, effect!(Benefit::FewerOfficials))
            + self.clergy_sum(board.clergy, effect!(ClergyEffect::FewerOfficials))
    }

    /// The price of one hired official (L-HIRE-02, L-CLERGY-32).
    pub(crate) fn hire_price(&self, s: &State, board: &PlayerBoard) -> u8 {
        let less = self.clergy_sum(board.clergy, effect!(ClergyEffect::HireLess));
        self.treasury_reis(s).saturating_sub(less)
    }
}

/// The worth of some cubes.
#[inline]
pub(crate) fn worth_of(cubes: [u8; 3], values: [u8; 3]) -> u8 {
    cubes[0] * values[0] + cubes[1] * values[1] + cubes[2] * values[2]
}
