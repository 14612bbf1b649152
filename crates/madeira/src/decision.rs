//! What may be pending: the decisions of players (Part 5 of the rule index), the rolls and draws of luck, and the automatic
//! steps between them. All three are plain data on one agenda.

use crate::ids::*;
use table::{IdSet, RuleId};

/// A frame of the agenda.
pub type Pending = table::Pending<Decision, Luck, Step>;

/// Why Workers are moved, which says from where and to where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Errand {
    /// To Fields: Steward and the King's Reward (M-STEWARD-01, M-KING-FIELD-01).
    Field,
    /// Into Cities: Capitania, passing slot II and the King's Reward (M-CAPITANIA-01, M-PASSBONUS-02, M-KING-CITY-01).
    City,
    /// To the Colonies: Alfândega (M-ALFANDEGA-01).
    Colony,
    /// Into the City Watch by Fortaleza: may be ended (M-FORTALEZA-01).
    Fortaleza,
    /// Into the City Watch by passing slot III or the King's Reward: the one Worker is moved (M-PASSBONUS-03, M-KING-WATCH-01).
    Watch,
    /// Anywhere: the Scout (M-FAVOR-SCOUT-01).
    Scout,
}

/// What a player is asked. The comment names the decision point of the rule index and the actions that answer it; `W` says
/// that the Windmill may be used beside them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Decision {
    /// D-01: `To` a City spot.
    SetupCity,
    /// D-02 and D-03: `To` a Field.
    SetupField {
        /// The Field of the first Worker, when the second is placed.
        first: Option<Field>,
    },
    /// D-04: `Row`.
    TakeRow,
    /// D-05: `Request`.
    TakeRequest {
        /// The row.
        row: Row,
    },
    /// D-06: `Guild`.
    TurnUpGuild {
        /// The row.
        row: Row,
    },
    /// D-10, W: `Die`, `Pirate`, `Favor`, `Pass`.
    TakeTurn,
    /// D-11, W: `Act`, `Harvest`, `Nothing`.
    UseDie {
        /// The Building whose Character has the die.
        building: Building,
    },
    /// D-12 (W), D-32, D-34, D-43, D-54: `From`, and `Stop` where it may be ended.
    WorkerFrom {
        /// Why.
        errand: Errand,
        /// How many may still be moved.
        left: u8,
        /// Where the first Worker went, who does not move again.
        moved: Option<Place>,
    },
    /// D-13, D-33, D-43, D-54: `To`.
    WorkerTo {
        /// Why.
        errand: Errand,
        /// How many may be moved, this one included.
        left: u8,
        /// Where the Worker stands.
        from: Place,
    },
    /// D-14, W: `Sail`, and `Stop`.
    MoveShip {
        /// How many may still be moved.
        left: u8,
        /// Where the first Ship went, which does not move again.
        moved: Option<ShipSlot>,
    },
    /// D-15: `Give` one of the printed quantities.
    Quantity {
        /// The slot of the Ship.
        slot: ShipSlot,
    },
    /// D-16, W in phases B and C: `Wood`, one by one.
    BuyWood {
        /// How much is still to be bought.
        left: u8,
    },
    /// D-17 and D-18: `Reward`, and `Stop`.
    KingsReward {
        /// The Colonies of the Ships just moved whose Reward is still to be had.
        ships: [Option<Colony>; 2],
    },
    /// D-18, Royal Support: `Pirates`, `Bread`.
    Support,
    /// D-19, W: `Take`, `Stop`.
    TakeFavor,
    /// D-20: `From` a City spot, and `Stop`.
    Relocate {
        /// How many may still be relocated.
        left: u8,
        /// Where the first piece went, which does not move again.
        moved: Option<Spot>,
    },
    /// D-20: `To` a City spot.
    RelocateTo {
        /// How many may be relocated, this one included.
        left: u8,
        /// Where the piece stands.
        from: Spot,
    },
    /// D-21: `Wood`, one by one.
    GetWood {
        /// How much is still to be taken.
        left: u8,
    },
    /// D-22: `Again`, and `Stop` when only yields of the Engineer are left.
    ExtraYield {
        /// The Fields just harvested.
        fields: IdSet<Field>,
        /// How many must still be taken (special harvest).
        must: u8,
        /// How many may still be taken (Engineer).
        may: u8,
    },
    /// D-30: `Slot`.
    PassingSlot,
    /// D-31, W: `Reals`, `Act`.
    PassingBonus {
        /// The slot.
        slot: PassingSlot,
    },
    /// D-40, W: `Pay`, `Pirates`, `Favor`.
    PayBuilding {
        /// The Building.
        building: Building,
    },
    /// D-41: `Yes`, `No`.
    Perform {
        /// The Building.
        building: Building,
    },
    /// D-44 and the King's Reward: `Flip`, and `Stop`.
    TurnUpFavor {
        /// How many may still be turned up.
        left: u8,
    },
    /// D-46, W: `Stop`.
    LastWindmill,
    /// D-51: `Marker`.
    MoveMarker,
    /// D-53: `Building`.
    LadyBuilding,
    /// D-60: `Yes`, `No`.
    Honor,
    /// D-61: `Give` Wood.
    Upkeep,
    /// D-62, the Windmill without Bread and Reals: `Give` Bread.
    Feed,
    /// D-70: `Keep`.
    KeepRequest,
    /// Market Routes: `Ships` in the Markets of Wheat, Sugar and Wine.
    ScoreRoutes {
        /// How many Requests of the type are scored, this one included.
        left: u8,
        /// The Ships scored already for another one.
        #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<u8>, 3>"))]
        used: [u8; 3],
    },
    /// Expeditions: `Ships` in Açores, Brasil and India.
    ScoreExpeditions {
        /// How many Requests of the type are scored, this one included.
        left: u8,
        /// The Ships scored already for another one.
        #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Colony, table::wire::Plain<u8>, 3>"))]
        used: [u8; 3],
    },
    /// Influence of the Guilds: `Guilds`.
    ScoreInfluence {
        /// How many Requests of the type are scored, this one included.
        left: u8,
        /// The Favors of each Guild scored already for another one.
        #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Guild, table::wire::Plain<u8>, 4>"))]
        used: [u8; 4],
    },
    /// D-71: `City`.
    ScoreUrbanization {
        /// How many Requests of the type are scored, this one included.
        left: u8,
        /// The Cities scored already for another one.
        used: IdSet<City>,
    },
    /// D-72: `Give` Reals.
    ScoreWealth {
        /// How many Requests of the type are scored, this one included.
        left: u8,
    },
}

/// What luck has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Luck {
    /// Lay a Character tile on this Building: `Character`.
    LayCharacter(Building),
    /// Roll the Pirate dice for the City Watch: `Roll`.
    RollPirates,
    /// Roll the Guild dice of a row: `Roll`.
    RollRow(Row),
    /// Roll the Guild dice on the Character of a Building: `Roll`.
    RollGuildDice(Building),
    /// Roll the Pirate die there: `Roll`.
    RollPirateDie(Building),
}

/// What the rules do by themselves when it comes to the top of the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// The set-up turn of the marker on this passing slot (M-SETUP-18).
    SetupTurn(PassingSlot),
    /// A round begins: phase A, steps 1 to 3 (M-PHASE-A-01..03).
    StartRound,
    /// The next player takes a row, or phase B begins (M-PHASE-A-05).
    NextRow,
    /// The next turn of phase B from this row on, or phase C (M-PHASE-B-01, M-PHASE-B-05).
    NextTurn(u8),
    /// Wood is discarded: from Home first, the rest is bought (M-WOOD-01, M-WOOD-02).
    PayWood {
        /// How much.
        wood: u8,
    },
    /// All Ships of the Action are moved and paid for: Markets pay, then the King rewards (M-COMMANDER-11).
    ShipRewards,
    /// The Favor is taken once its Wood is paid (M-GUILDMASTER-03).
    GainFavor(Favor),
    /// The income of the Mayor (M-MAYOR-05).
    MayorIncome,
    /// A Building is reached (M-PHASE-C-01).
    Resolve(Building),
    /// The turns at a Building from this place in the order on (M-PHASE-C-04).
    BuildingTurns {
        /// The Building.
        building: Building,
        /// The passing slot of the player who is next.
        from: u8,
    },
    /// The end of phase C: the last use of the Windmill for Bread and Reals, from this place in the order on.
    LastWindmills(u8),
    /// Honor (M-HONOR-01).
    Honor,
    /// Income (M-INCOME-01).
    Income,
    /// Upkeep, from this place in the order on (M-UPKEEP-04).
    Upkeep(u8),
    /// Feeding, from this place in the order on.
    Feeding(u8),
    /// Phase E (M-PHASE-E-01).
    Crown,
    /// The Requests, from this place in the order on.
    Requests(u8),
    /// The next round, or the end (M-GEN-01, M-GEN-03).
    EndRound,
}

impl Decision {
    /// Whether it asks how the price of the answer before is paid.
    pub(crate) const fn is_price(self) -> bool {
        matches!(self, Self::Quantity { .. } | Self::BuyWood { .. })
    }

    /// The rule that asks.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::SetupCity => "M-SETUP-19",
            Self::SetupField { .. } => "M-SETUP-20",
            Self::TakeRow => "M-PHASE-A-05",
            Self::TakeRequest { .. } => "M-PHASE-A-09",
            Self::TurnUpGuild { .. } => "M-PHASE-A-10",
            Self::TakeTurn => "M-PHASE-B-02",
            Self::UseDie { .. } => "M-DIE-02",
            Self::WorkerFrom { errand: Errand::Colony, left: 1, moved: None } => "M-ALFANDEGA-01",
            Self::WorkerFrom { errand: Errand::Colony, .. } => "M-ALFANDEGA-02",
            Self::WorkerFrom { errand: Errand::Fortaleza, left: 1, moved: None } => "M-FORTALEZA-01",
            Self::WorkerFrom { errand: Errand::Fortaleza, .. } => "M-FORTALEZA-02",
            Self::WorkerFrom { errand, .. } | Self::WorkerTo { errand, .. } => match errand {
                Errand::Field => "M-STEWARD-01",
                Errand::City => "M-CAPITANIA-03",
                Errand::Colony => "M-ALFANDEGA-04",
                Errand::Fortaleza | Errand::Watch => "M-FORTALEZA-04",
                Errand::Scout => "M-FAVOR-SCOUT-01",
            },
            Self::MoveShip { .. } => "M-COMMANDER-01",
            Self::Quantity { .. } => "M-2P-07",
            Self::BuyWood { .. } => "M-WOOD-06",
            Self::KingsReward { ships: [Some(_), Some(_)] } => "M-COMMANDER-14",
            Self::KingsReward { .. } => "M-COMMANDER-13",
            Self::Support => "M-KING-SUPPORT-01",
            Self::TakeFavor => "M-GUILDMASTER-01",
            Self::Relocate { .. } | Self::RelocateTo { .. } => "M-MAYOR-01",
            Self::GetWood { .. } => "M-WOOD-10",
            Self::ExtraYield { must: 0, .. } => "M-FAVOR-ENGINEER-01",
            Self::ExtraYield { may: 0, .. } => "M-SPECIALHARVEST-02",
            Self::ExtraYield { .. } => "M-FAVOR-ENGINEER-02",
            Self::PassingSlot => "M-PASS-01",
            Self::PassingBonus { .. } => "M-PASS-03",
            Self::PayBuilding { .. } => "M-PHASE-C-05",
            Self::Perform { .. } => "M-COST-05",
            Self::TurnUpFavor { left: 0..=1 } => "M-CASA-01",
            Self::TurnUpFavor { .. } => "M-CASA-02",
            Self::LastWindmill => "M-WINDMILL-04",
            Self::MoveMarker => "M-FAVOR-BISHOP-01",
            Self::LadyBuilding => "M-FAVOR-LADY-01",
            Self::Honor => "M-HONOR-01",
            Self::Upkeep => "M-UPKEEP-01",
            Self::Feed => "M-FEEDING-02",
            Self::KeepRequest => "M-REQUESTS-01",
            Self::ScoreRoutes { .. } => "M-REQ-MARKET-01",
            Self::ScoreExpeditions { .. } => "M-REQ-EXPEDITION-01",
            Self::ScoreInfluence { .. } => "M-REQ-GUILD-01",
            Self::ScoreUrbanization { .. } => "M-REQ-URBAN-01",
            Self::ScoreWealth { .. } => "M-REQ-WEALTH-01",
        })
    }
}
