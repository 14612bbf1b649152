//! Why something is not possible: the unmet condition with its numbers, and the rule behind it.
//!
//! The same checks decide what is legal and explain what is not: a check tells its conditions to a
//! [`Verdict`](table::Verdict).

use crate::components::Item;
use crate::ids::*;
use table::RuleId;

/// One unmet condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Something else is asked now.
    NotAsked {
        /// The rule that asks.
        by: RuleId,
    },
    /// The card is not in the hand.
    NotInHand(CardId),
    /// The card does not lie open.
    NotOpen(CardId),
    /// Not one of the outcomes that luck can bring now.
    NotPossible,
    /// Not among what is offered.
    NotOffered {
        /// The rule that says what is offered.
        rule: RuleId,
    },
    /// A set is named in ascending order.
    OutOfOrder,
    /// The reward of the card cannot be taken in full.
    RewardNotInFull {
        /// What cannot be had.
        item: Item,
        /// The rule of its icon.
        icon: RuleId,
    },
    /// Afterwards neither selling nor trading would be possible.
    NoSaleNoTrade,
    /// No good to sell or trade.
    NoGood(Good),
    /// No docked ship with a free space.
    NoShipToSellTo,
    /// Not a docked ship with a free space.
    ShipTakesNothing,
    /// The ship is at sea.
    ShipAtSea,
    /// The State action could not be performed after the good was paid.
    NotForSale(Deed),
    /// The State action is covered by a good already.
    Covered(Deed),
    /// The good does not buy the State action.
    WrongGood {
        /// The State action.
        deed: Deed,
        /// The good that buys it, besides gold.
        native: Good,
    },
    /// A Noble offers other actions.
    NotHisAction(Deed),
    /// No official on the player board.
    NoOfficials,
    /// The number of officials does not fit.
    OfficialsOutOfRange {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The architect has no Plan left.
    NoPlanLeft,
    /// The shipyard is empty.
    ShipyardEmpty,
    /// Too few different goods for the ship.
    ShipCosts {
        /// Different goods needed.
        cost: u8,
        /// Different goods there.
        have: u8,
    },
    /// No ship in that slot.
    NoShipThere,
    /// The top ship is not larger.
    ShipNotLarger {
        /// The hull of the top ship.
        new: u8,
        /// The hull of the old one.
        old: u8,
    },
    /// The number of goods paid does not fit.
    GoodsCount {
        /// Goods due.
        due: u8,
    },
    /// Nothing would be produced and kept.
    NothingProduced,
    /// The warehouse has no room for the good, or it was not produced.
    NoExtra(Good),
    /// All clergy spaces are taken.
    ClergyFull {
        /// The spaces.
        spaces: u8,
    },
    /// The Cardinal cannot go so far.
    StepsOutOfRange {
        /// The most steps.
        most: u8,
    },
    /// There is no clergy tile beside the Cardinal's new place.
    NoClergyThere,
    /// The tile is not on the own board.
    NotYourClergy(ClergyId),
    /// The Royal Favor is held already.
    FavorHeld(Noble),
    /// All Royal Favors are held already.
    AllFavorsHeld,
    /// The Royal Favor is not held.
    NoFavor(Noble),
    /// The visit cannot be paid.
    VisitCosts {
        /// Its cost in Influence.
        cost: u8,
        /// What can be paid: Influence, wigs, and réis where they are allowed.
        have: u16,
    },
    /// The réis part of a visit does not fit.
    VisitReis {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A payment in réis is not possible.
    Costs {
        /// The price after discounts.
        due: u8,
        /// What can be raised.
        have: u16,
        /// The rule that asks for the price.
        rule: RuleId,
    },
    /// It costs more than can be raised, rewards on the way counted.
    Short {
        /// The price.
        due: u8,
        /// The cash there is.
        cash: u16,
        /// What Influence gives when it is turned into réis.
        by_influence: u8,
        /// The fewest réis that are missing.
        short: u8,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// The split of a payment does not fit.
    Split {
        /// The fewest réis from the Influence track.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The Noble action could not be carried out in full afterwards.
    NobleActionImpossible(Noble),
    /// None of the actions of the follower would be possible.
    NothingToFollowFor(Noble),
    /// All houses are placed.
    NoHouse,
    /// The group has no house left.
    GroupEmpty(HouseGroup),
    /// No tile on that space of the city display.
    NoCityTile(Good),
    /// No small tile on the city display, and only small ones fit the thin column.
    NoSmallTile,
    /// The land has a store already.
    LandTaken(Land),
    /// The land is covered.
    LandCovered(Land),
    /// The land does not touch the street.
    NotOnStreet(Land, Good),
    /// No land can be built on.
    NoLand {
        /// The fewest réis that are missing for one, rewards counted, where money is what is missing.
        short: Option<u8>,
    },
    /// No cube of that colour there.
    NoCube,
    /// No decree is laid out.
    NoDecrees,
    /// The decree is not laid out.
    DecreeNotOpen(DecreeId),
    /// No set marker on the Marquis.
    NoMarker,
    /// A set marker was used in this turn already.
    MarkerUsed,
    /// No Plan whose architect has an available building.
    NoPlan,
    /// The Plan is not held, is complete, or an equal one with a lower number stands for it.
    NotYourPlan(PlanId),
    /// The architect has no available building.
    NoBuilding(Architect),
    /// The site has a building already.
    SiteTaken(Site),
    /// The site is covered.
    SiteCovered(Site),
    /// The available building does not show the street's colour.
    WrongColor(Site),
    /// No site can be used.
    NoSite {
        /// The fewest réis that are missing for one, rewards counted, where money is what is missing.
        short: Option<u8>,
    },
    /// No official stands there.
    NoOfficialThere(Post),
    /// The event would have no effect.
    NoEffect,
    /// The slot is empty.
    SlotEmpty,
    /// A card of the other row makes no room.
    WrongRow,
    /// Nothing may be declined here.
    Compulsory {
        /// The rule.
        rule: RuleId,
    },
    /// The task is not fulfilled in this turn.
    NotFulfilled(Task),
    /// What is already begun could not be completed.
    DeadEnd {
        /// The rule that must be completed.
        rule: RuleId,
    },
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::GameOver => "L-END-03",
            Self::NotAsked { by } => return by,
            Self::NotInHand(_) => "L-TURN-04",
            Self::NotOpen(_) => "L-DRAW-01",
            Self::NotPossible => "L-DRAW-03",
            Self::NotOffered { rule }
            | Self::Costs { rule, .. }
            | Self::Short { rule, .. }
            | Self::Compulsory { rule }
            | Self::DeadEnd { rule } => return rule,
            Self::RewardNotInFull { .. } => "L-NOBLECARD-05",
            Self::NotForSale(_) => "L-TRADE-07",
            Self::OutOfOrder => "L-CHURCH-04",
            Self::NoSaleNoTrade => "L-PORT-14",
            Self::NoGood(_) => "L-TRADE-06",
            Self::NoShipToSellTo => "L-SELL-10",
            Self::ShipTakesNothing => "L-SELL-02",
            Self::ShipAtSea => "L-SELL-07",
            Self::Covered(_) => "L-TRADE-05",
            Self::WrongGood { deed, .. } => match deed.noble() {
                Noble::Maia => "L-TRADE-02",
                Noble::Marquis => "L-TRADE-03",
                Noble::King => "L-TRADE-04",
            },
            Self::NotHisAction(_) => "L-VISIT-01",
            Self::NoOfficials | Self::OfficialsOutOfRange { .. } => "L-RECRUIT-01",
            Self::NoPlanLeft => "L-PLAN-03",
            Self::ShipyardEmpty => "L-SHIP-10",
            Self::ShipCosts { .. } | Self::GoodsCount { .. } => "L-SHIP-02",
            Self::NoShipThere | Self::ShipNotLarger { .. } => "L-SHIP-03",
            Self::NothingProduced => "L-PRODUCE-04",
            Self::NoExtra(_) => "L-HOUSE-08",
            Self::ClergyFull { .. } => "L-CARDINAL-04",
            Self::StepsOutOfRange { .. } => "L-CARDINAL-01",
            Self::NoClergyThere => "L-CARDINAL-03",
            Self::NotYourClergy(_) => "L-CHURCH-04",
            Self::FavorHeld(_) => "L-FAVOR-01",
            Self::AllFavorsHeld => "L-FAVOR-02",
            Self::NoFavor(_) => "L-FOLLOW-01",
            Self::VisitCosts { .. } => "L-VISIT-04",
            Self::VisitReis { .. } => "L-HOUSE-04",
            Self::Split { .. } => "L-INFL-09",
            Self::NobleActionImpossible(_) => "L-VISIT-07",
            Self::NothingToFollowFor(_) => "L-FOLLOW-04",
            Self::NoHouse => "L-STORE-14",
            Self::GroupEmpty(_) => "L-HOUSE-01",
            Self::NoCityTile(_) => "L-STORE-01",
            Self::NoSmallTile => "L-STORE-03",
            Self::LandTaken(_) | Self::NotOnStreet(..) => "L-STORE-02",
            Self::LandCovered(_) | Self::SiteCovered(_) => "L-2P-02",
            Self::NoLand { .. } => "L-STORE-06",
            Self::NoCube => "L-STORE-05",
            Self::NoDecrees | Self::DecreeNotOpen(_) => "L-TAKEDEC-01",
            Self::NoMarker => "L-TAKEDEC-02",
            Self::MarkerUsed => "L-TAKEDEC-03",
            Self::NoPlan | Self::NotYourPlan(_) | Self::NoBuilding(_) => "L-OPEN-01",
            Self::SiteTaken(_) => "L-OPEN-15",
            Self::WrongColor(_) => "L-OPEN-04",
            Self::NoSite { short: Some(_) } => "L-OPEN-02",
            Self::NoSite { short: None } => "L-OPEN-04",
            Self::NoOfficialThere(_) => "L-OPEN-08",
            Self::NoEffect => "L-EVENT-04",
            Self::SlotEmpty => "L-PORT-05",
            Self::WrongRow => "L-PORT-06",
            Self::NotFulfilled(_) => "L-VARIANT-06",
        })
    }
}

pub(crate) use table::Legal;

/// A verdict that takes the reasons of this game.
pub(crate) trait Verdict: table::Verdict<Reason> {}
impl<V: table::Verdict<Reason>> Verdict for V {}
