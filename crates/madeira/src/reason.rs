//! Why something is not possible: the unmet condition with its numbers, and the rule behind it.

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
    /// Not one of the outcomes that luck can bring now.
    NotPossible,
    /// Not a place for this Worker.
    WrongPlace {
        /// The rule that says where it may go.
        rule: RuleId,
    },
    /// The district of the spot is not built.
    NotBuilt(Spot),
    /// A piece stands on the spot.
    SpotTaken {
        /// The spot.
        spot: Spot,
        /// The rule that asks for an empty one.
        rule: RuleId,
    },
    /// In set-up a Field with any Worker is closed.
    FieldClosed(Field),
    /// In set-up the two Workers go to different Regions.
    SameRegion(Region),
    /// An own Worker stands on the Field.
    OwnFieldTaken(Field),
    /// The row is not used, or another marker is there.
    RowTaken {
        /// The row.
        row: Row,
        /// The rule that says which are free.
        rule: RuleId,
    },
    /// No such Request in the row.
    NoRequestThere(Request),
    /// The Guild is not one of the row.
    NotItsGuild {
        /// The Guild.
        guild: Guild,
        /// The rule that says which are.
        rule: RuleId,
    },
    /// No face-down Favor of the Guild.
    NothingToTurnUp(Guild),
    /// No Guild die of this value at Home.
    NoDie(Face),
    /// No Pirate die of this value in the City Watch.
    NoPirateDie(Face),
    /// No own Worker in the City Watch.
    NoGuard,
    /// A Pirate die is there already.
    SecondPirateDie(Building),
    /// The Character has as many dice as there are players.
    TooManyDice {
        /// The most dice.
        most: u8,
        /// The rule that limits them.
        rule: RuleId,
    },
    /// Too little Bread for the die.
    DieNeedsBread {
        /// Bread due.
        due: u8,
        /// Bread at Home.
        have: u8,
    },
    /// After the Engineer a die is placed.
    EngineerPlaces,
    /// The Favor is not held.
    FavorNotHeld(Favor),
    /// The Favor is face-down.
    FavorDown(Favor),
    /// A Favor was used in this turn.
    FavorUsed,
    /// The Favor is for the other phase.
    FavorPhase(Favor),
    /// The Favor would do nothing now.
    FavorIdle(Favor),
    /// No Wood can be reached.
    NoAccess,
    /// The Action of the Character cannot be performed now.
    ActionImpossible {
        /// The rule of the Action.
        rule: RuleId,
    },
    /// The printed Character allows only a harvest.
    HarvestOnly,
    /// No own Worker on a Field of the Region.
    NothingToHarvest(Region),
    /// No own Worker there.
    NoWorker {
        /// The place.
        place: Place,
        /// The rule that says from where Workers come.
        rule: RuleId,
    },
    /// Workers of the City Watch are not moved by this.
    NotFromWatch {
        /// The rule that says from where Workers come.
        rule: RuleId,
    },
    /// The piece moved already in this Action.
    MovedAlready {
        /// The rule of the Action.
        rule: RuleId,
    },
    /// There is nowhere to go.
    NowhereToGo {
        /// The rule of the Action.
        rule: RuleId,
    },
    /// It does not change its place.
    SamePlace {
        /// The rule of the Action.
        rule: RuleId,
    },
    /// This is not up to the player.
    Compulsory {
        /// The rule.
        rule: RuleId,
    },
    /// No own Ship there.
    NoShip(ShipFrom),
    /// The slot is not available with this number of players, or does not exist.
    SlotClosed {
        /// The slot.
        slot: ShipSlot,
        /// The rule that says which are available.
        rule: RuleId,
    },
    /// A Ship lies in the slot.
    SlotTaken(ShipSlot),
    /// The Ship is there already.
    SameSlot,
    /// Too few Goods.
    NeedsGoods {
        /// The Good.
        good: Good,
        /// How many are due.
        due: u8,
        /// How many are at Home.
        have: u8,
        /// The rule that asks for them.
        rule: RuleId,
    },
    /// Wood that cannot be paid in full; another reason says why.
    TakesWood {
        /// Wood due.
        due: u8,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// Too little Wood, and too little to be bought.
    NeedsWood {
        /// Wood due.
        due: u8,
        /// Wood at Home.
        have: u8,
        /// Wood that can be reached.
        access: u8,
    },
    /// The Wood that must be bought is too dear.
    WoodCosts {
        /// Reals due.
        due: u16,
        /// Reals at Home.
        have: u16,
    },
    /// Not one of the printed quantities.
    WrongQuantity,
    /// No Wood to be had from there.
    NoWoodThere(Field),
    /// The King's Reward is not one of a Colony just reached.
    NotThisReward(Reward),
    /// No Pirates to drive off.
    NoPirates,
    /// The Favor is not on a district any more.
    FavorGone(Favor),
    /// No movable piece on the spot.
    NoPieceThere(Spot),
    /// The Field was not harvested.
    NotHarvested {
        /// The Field.
        field: Field,
        /// The rule of the extra yield.
        rule: RuleId,
    },
    /// The passing slot is taken.
    PassingTaken(PassingSlot),
    /// The slot has no Action.
    NoPassingAction,
    /// Too few Reals.
    NeedsReals {
        /// Reals due.
        due: u16,
        /// Reals at Home.
        have: u16,
        /// The rule that asks for them.
        rule: RuleId,
    },
    /// No own Action Marker there.
    NoMarker(Building),
    /// No own Worker in the Region of the Building.
    NoWorkerInRegion {
        /// The Building.
        building: Building,
        /// The rule that asks for one.
        rule: RuleId,
    },
    /// The Favor is not face-down.
    FavorNotDown(Favor),
    /// Not an amount that can be given.
    AmountOutOfRange {
        /// The most.
        most: u8,
        /// The rule.
        rule: RuleId,
    },
    /// No such Request is held.
    RequestNotHeld {
        /// The type.
        request: Request,
        /// The rule of the round.
        rule: RuleId,
    },
    /// Not so many Ships there, or they are scored already.
    NoSuchShips {
        /// The rule.
        rule: RuleId,
    },
    /// No further face-up Favor of the Guild.
    NoFavorOf {
        /// The Guild.
        guild: Guild,
        /// The rule.
        rule: RuleId,
    },
    /// The City is scored already.
    CityScored(City),
    /// The Windmill is not used now.
    NoWindmill {
        /// The rule.
        rule: RuleId,
    },
    /// Not enough Wheat for the Windmill.
    NeedsWheat {
        /// Wheat due.
        due: u8,
        /// Wheat at Home.
        have: u8,
    },
    /// Not enough Goods for a swap.
    NeedsSwap,
    /// The Windmill is at the bottom, and there is no Prestige to lose.
    NoPrestige,
}

impl Reason {
    /// The rule behind it.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::GameOver => "M-GEN-03",
            Self::NotAsked { by } => return by,
            Self::WrongPlace { rule }
            | Self::MovedAlready { rule }
            | Self::NowhereToGo { rule }
            | Self::SamePlace { rule }
            | Self::Compulsory { rule }
            | Self::ActionImpossible { rule }
            | Self::TakesWood { rule, .. }
            | Self::NeedsGoods { rule, .. }
            | Self::NeedsReals { rule, .. }
            | Self::AmountOutOfRange { rule, .. }
            | Self::NoSuchShips { rule }
            | Self::SpotTaken { rule, .. }
            | Self::RowTaken { rule, .. }
            | Self::TooManyDice { rule, .. }
            | Self::NotItsGuild { rule, .. }
            | Self::SlotClosed { rule, .. }
            | Self::NoWorker { rule, .. }
            | Self::NotFromWatch { rule }
            | Self::NotHarvested { rule, .. }
            | Self::NoWorkerInRegion { rule, .. }
            | Self::RequestNotHeld { rule, .. }
            | Self::NoFavorOf { rule, .. }
            | Self::NoWindmill { rule } => return rule,
            Self::NotPossible => "M-GEN-09",
            Self::NotBuilt(_) => "M-GEN-11",
            Self::FieldClosed(_) => "M-SETUP-21",
            Self::SameRegion(_) => "M-SETUP-22",
            Self::OwnFieldTaken(_) => "M-STEWARD-03",
            Self::NoRequestThere(_) => "M-PHASE-A-09",
            Self::NothingToTurnUp(_) => "M-PHASE-A-10",
            Self::NoDie(_) => "M-DIE-04",
            Self::NoPirateDie(_) => "M-PIRATEDIE-03",
            Self::NoGuard => "M-PIRATEDIE-02",
            Self::SecondPirateDie(_) => "M-LIMIT-01",
            Self::DieNeedsBread { .. } => "M-BREAD-03",
            Self::EngineerPlaces => "M-FAVOR-ENGINEER-01",
            Self::FavorNotHeld(_) | Self::FavorUsed => "M-FAVOR-01",
            Self::FavorDown(_) => "M-FAVOR-07",
            Self::FavorPhase(favor) | Self::FavorIdle(favor) => favor.rule(),
            Self::NoAccess => "M-WOOD-12",
            Self::HarvestOnly => "M-SPECIALHARVEST-01",
            Self::NothingToHarvest(_) => "M-HARVEST-07",
            Self::NoShip(_) => "M-COMMANDER-02",
            Self::SlotTaken(_) => "M-COMMANDER-07",
            Self::SameSlot => "M-COMMANDER-09",
            Self::NeedsWood { .. } => "M-WOOD-03",
            Self::WoodCosts { .. } => "M-WOOD-07",
            Self::WrongQuantity => "M-2P-07",
            Self::NoWoodThere(_) => "M-WOOD-04",
            Self::NotThisReward(_) => "M-COMMANDER-13",
            Self::NoPirates => "M-KING-SUPPORT-01",
            Self::FavorGone(_) => "M-GUILDMASTER-01",
            Self::NoPieceThere(_) => "M-MAYOR-01",
            Self::PassingTaken(_) => "M-PASS-02",
            Self::NoPassingAction => "M-PASSBONUS-01",
            Self::NoMarker(_) => "M-FAVOR-BISHOP-01",
            Self::FavorNotDown(_) => "M-CASA-01",
            Self::CityScored(_) => "M-REQ-URBAN-07",
            Self::NeedsWheat { .. } => "M-WINDMILL-02",
            Self::NeedsSwap => "M-WINDMILL-01",
            Self::NoPrestige => "M-WINDMILL-06",
        })
    }
}

impl Favor {
    /// The rule of its effect.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Monk => "M-FAVOR-MONK-01",
            Self::Miller => "M-FAVOR-MILLER-01",
            Self::Bishop => "M-FAVOR-BISHOP-01",
            Self::Patron => "M-FAVOR-PATRON-01",
            Self::Lord => "M-FAVOR-LORD-01",
            Self::Diplomat => "M-FAVOR-DIPLOMAT-01",
            Self::Treasurer => "M-FAVOR-TREASURER-01",
            Self::Navigator => "M-FAVOR-NAVIGATOR-01",
            Self::Engineer => "M-FAVOR-ENGINEER-01",
            Self::Constable => "M-FAVOR-CONSTABLE-01",
            Self::Lady => "M-FAVOR-LADY-01",
            Self::Scout => "M-FAVOR-SCOUT-01",
        }
    }
}

impl Reward {
    /// The rule of its effect.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Field => "M-KING-FIELD-01",
            Self::City => "M-KING-CITY-01",
            Self::Flip => "M-KING-FLIP-01",
            Self::Watch => "M-KING-WATCH-01",
            Self::Prestige => "M-KING-PP-01",
            Self::Reals => "M-KING-REALS-01",
            Self::Support => "M-KING-SUPPORT-01",
            Self::Mill => "M-KING-MILL-01",
        }
    }
}

/// A verdict that takes the reasons of this game.
pub(crate) trait Verdict: table::Verdict<Reason> {}
impl<V: table::Verdict<Reason>> Verdict for V {}
