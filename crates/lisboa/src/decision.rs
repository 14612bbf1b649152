//! What may be pending: the decisions of players (Part 4 of the rule index), the turns of luck, and the automatic steps
//! between them. All three are plain data on one agenda.

use crate::action::{PortfolioRow, Slot};
use crate::components::Item;
use crate::ids::*;
use table::{IdSet, RuleId, Seat};

/// A frame of the agenda.
pub type Pending = table::Pending<Decision, Luck, Step>;

/// What a player is asked. The comment names the decision point of the rule index and the actions that answer it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Decision {
    /// D-SETUP-1: `Clergy`.
    KeepClergy,
    /// D-SETUP-2: `Card`, so many more to keep before the rest is passed on; the two of the first round in ascending order.
    Draft {
        /// How many cards are still to be kept in this round.
        keep: u8,
    },
    /// D-TURN-1: `Gold`, `Portfolio`, `Court`.
    TakeTurn,
    /// D-PORT-1: `Drop`, to make room for a card in this row.
    MakeRoom {
        /// The row of the new card.
        row: PortfolioRow,
    },
    /// D-PORT-2: `Sell`, `Trade`.
    SellOrTrade,
    /// D-SELL-1: `SellGood`, and `Pass` once something was sold.
    SellGoods {
        /// Whether a good was sold already.
        sold: bool,
    },
    /// D-TRADE-1 and D-TRADE-2: `TradeFor`, and `Pass` for the second.
    Trade {
        /// Whether it is the second trade.
        second: bool,
    },
    /// D-RECRUIT-1: `Recruit`.
    Recruit {
        /// The fewest officials that must be recruited.
        least: u8,
        /// The most officials that may be recruited.
        most: u8,
    },
    /// D-PLAN-1: `Plan`.
    TakePlan,
    /// D-SHIP-1: `NewShip`, `Upgrade`.
    BuildShip,
    /// D-SHIP-2: `Goods`.
    ShipGoods {
        /// The ship that is replaced, if it is an upgrade.
        upgrade: Option<Slot>,
        /// How many goods, all different.
        cost: u8,
    },
    /// D-PROD-1: `Extra`.
    ExtraGood {
        /// The types produced this time.
        produced: IdSet<Good>,
    },
    /// D-CARD-1: `Steps`.
    MoveCardinal {
        /// The most steps without clergy benefits.
        steps: u8,
    },
    /// D-CARD-2: `Clergy`.
    TakeClergy,
    /// D-CL35: `Favor`, `Pass`.
    ClergyFavors {
        /// How many may still be taken.
        left: u8,
        /// Only Favors from this Noble on, so that a set is asked in one order only.
        from: u8,
    },
    /// D-CHURCH-1: `Church` in ascending order, `Pass`.
    Church {
        /// The tile discarded last.
        last: Option<ClergyId>,
    },
    /// D-FAVOR-1: `Favor`.
    TakeFavor,
    /// D-PAYV-1: `Reis`.
    VisitReis {
        /// The cost in Influence.
        cost: u8,
    },
    /// D-VISIT-1: `Do` a State action, `Pass`.
    VisitState {
        /// The Noble visited.
        noble: Noble,
    },
    /// D-FOLLOW-1: `Follow`, `Pass`.
    Follow {
        /// The Noble visited.
        noble: Noble,
    },
    /// D-FOLLOW-2: `Do`.
    FollowDeed {
        /// The Noble visited.
        noble: Noble,
    },
    /// D-STORE-1: `Build`.
    BuildStore,
    /// D-STORE-2 and D-OPEN-2: `Take`, `Pass`.
    Reward {
        /// What can be had.
        item: Item,
        /// Whether it is the reward of a construction site, not of a land space.
        site: bool,
    },
    /// D-STORE-3: `Cube` from the row or the column.
    StoreCube {
        /// The land of the store.
        land: Land,
    },
    /// D-RUB-9: `Trash`, `Pass`.
    TrashCube {
        /// The received cubes, by colour.
        #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Rubble, table::wire::Plain<u8>, 3>"))]
        cubes: [u8; 3],
    },
    /// D-PAY-1: `Influence`.
    Pay {
        /// What is due after all discounts.
        due: u8,
    },
    /// D-HOUSE-1: `House`.
    House {
        /// The land of the store.
        land: Land,
    },
    /// D-DECREE-1: `Decree`.
    TakeDecree,
    /// D-DECREE-2: `Decree`, `Pass`.
    ExtraDecree,
    /// D-OPEN-1: `Open`.
    OpenSite,
    /// D-OPEN-3: `Complete`.
    OpenPlan {
        /// The site of the new building.
        site: Site,
    },
    /// D-OPEN-4 and D-PEN-1: `Return` in ascending order.
    ReturnOfficials {
        /// How many still have to return.
        left: u8,
        /// The post named last, so that a choice is asked in one order only.
        from: u8,
        /// Whether it is the penalty of a card.
        penalty: bool,
    },
    /// D-EVENT-1: `Do`.
    EventDeed {
        /// Which actions the event allows.
        deeds: IdSet<Deed>,
    },
    /// D-RUBPILE-1: `Cube` from the pile.
    PileCube,
    /// D-DRAW-1: `Card`.
    DrawCard,
    /// D-TASK-1: `Task`.
    PayTask,
    /// D-PERIOD-1: `Discard` in ascending order, `Pass`.
    PeriodDiscard {
        /// The card discarded last.
        last: Option<CardId>,
    },
    /// D-PERIOD-2: `Card`.
    PeriodReward,
}

/// What luck has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Luck {
    /// Deal a card of these years to the seat that the frame belongs to: `Card`.
    Deal {
        /// The deck.
        years: Years,
        /// Who receives it.
        to: Seat,
    },
    /// Turn up the next card of a display deck: `Card`.
    RevealCard {
        /// The deck.
        kind: CardType,
    },
    /// Lay a clergy tile on this space of the church track: `Clergy`.
    RevealClergy {
        /// The space.
        space: u8,
    },
    /// Lay out a decree: `Decree`.
    RevealDecree,
    /// Turn up the next building of an architect: `Building`.
    RevealBuilding {
        /// The architect.
        architect: Architect,
    },
    /// Draw a task of deck B: `Task`.
    DrawTask {
        /// Who receives it.
        to: Seat,
    },
}

/// What the rules do by themselves when it comes to the top of the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// All have chosen a clergy tile: turn them up (L-SETUP-06, A-52).
    KeepClergy,
    /// Fill the church track (L-SETUP-18, L-UPKEEP-02).
    LayChurch,
    /// Deal the hands up to five (L-SETUP-25, L-PERIOD-11).
    DealHands {
        /// The deck.
        years: Years,
    },
    /// Turn up the display decks (L-SETUP-26, L-PERIOD-12).
    LayDisplay,
    /// Lay out decrees (L-SETUP-29, L-UPKEEP-03).
    LayDecrees,
    /// The draft of the starting hands (L-VARIANT-01).
    BeginDraft,
    /// All have kept cards in the draft: pass the rest on (L-VARIANT-01..03).
    PassCards {
        /// The round that is over, from 1.
        round: u8,
    },
    /// A player's turn begins (L-TURN-01).
    StartTurn,
    /// A card or space gives something.
    Give {
        /// What.
        item: Item,
        /// Whether clergy tiles add to it (not for tasks).
        clergy: bool,
    },
    /// Put the played card into the Portfolio (L-NOBLECARD-06, L-TREASCARD-05).
    Tuck,
    /// Place the top ship of the shipyard (L-SHIP-05).
    DockShip {
        /// The ship that is replaced, if it is an upgrade.
        upgrade: Option<Slot>,
    },
    /// Pay this price in réis; discounts apply.
    Pay {
        /// The price.
        price: u8,
    },
    /// Pay the visit (L-VISIT-02, L-FOLLOW-03).
    PayVisit {
        /// The Noble visited.
        noble: Noble,
        /// Whether it is a follower who pays.
        following: bool,
    },
    /// The Noble action of a visit (L-VISIT-06).
    NobleAction {
        /// The Noble visited.
        noble: Noble,
    },
    /// Whoever may follow next (L-FOLLOW-01).
    Followers {
        /// The Noble visited.
        noble: Noble,
        /// The first seat to be looked at.
        next: Seat,
    },
    /// The played card leaves the game (L-VISIT-09, L-EVENT-05).
    LeaveCourt,
    /// The middle of the played Treasury card (L-EVENT-03).
    Event,
    /// The Cardinal's icons after the tile was taken (L-CARDINAL-06, L-CARDINAL-07).
    ChurchIcons {
        /// Whether the Treasury icon was reached or passed.
        treasury: bool,
        /// Whether the Influence icon was reached or passed.
        influence: bool,
    },
    /// The end of a player's part in a church scoring (L-CHURCH-06).
    ChurchGain,
    /// Put the city tile on its land (L-STORE-04).
    PlaceStore {
        /// The land.
        land: Land,
        /// The street its entrance faces.
        street: Good,
    },
    /// Pay for the land (L-STORE-06).
    PayLand {
        /// The land.
        land: Land,
    },
    /// Wigs for the new store (L-STORE-12).
    ScoreStore {
        /// The land.
        land: Land,
    },
    /// Take the cubes of the site (L-OPEN-05).
    SiteCubes {
        /// The site.
        site: Site,
    },
    /// Turn the Plan over, score the building, turn up the next (L-OPEN-10..14).
    FinishBuilding {
        /// The site.
        site: Site,
        /// The Plan.
        plan: PlanId,
    },
    /// After the draw: everything up to the next turn (L-UPKEEP-05).
    EndTurn,
    /// A church scoring, if the Cardinal lies (L-CHURCH-01).
    ChurchScoring,
    /// Fulfilled tasks are paid (L-VARIANT-06).
    Tasks,
    /// Refills (L-UPKEEP-01..04).
    Upkeep,
    /// The end of the period or of the game (L-PERIOD-01, L-END-01).
    CheckEnd,
    /// The ships, hands and decks of period 2 (L-PERIOD-10..13).
    SecondPeriod,
    /// The next player, or the end (L-TURN-10, L-END-02).
    NextTurn,
}

impl Decision {
    /// Whether it asks how the price of the answer before is paid.
    pub(crate) const fn is_price(self) -> bool {
        matches!(
            self,
            Self::VisitReis { .. }
                | Self::StoreCube { .. }
                | Self::TrashCube { .. }
                | Self::Pay { .. }
                | Self::ShipGoods { .. }
        )
    }

    /// The rule that asks.
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::KeepClergy => "L-SETUP-06",
            Self::Draft { .. } => "L-VARIANT-01",
            Self::TakeTurn => "L-TURN-04",
            Self::MakeRoom { .. } => "L-PORT-05",
            Self::SellOrTrade => "L-TURN-06",
            Self::SellGoods { .. } => "L-SELL-01",
            Self::Trade { .. } => "L-TRADE-01",
            Self::Recruit { .. } => "L-RECRUIT-01",
            Self::TakePlan => "L-PLAN-01",
            Self::BuildShip => "L-SHIP-01",
            Self::ShipGoods { .. } => "L-SHIP-02",
            Self::ExtraGood { .. } => "L-HOUSE-08",
            Self::MoveCardinal { .. } => "L-CARDINAL-01",
            Self::TakeClergy => "L-CARDINAL-03",
            Self::ClergyFavors { .. } => "L-CLERGY-35",
            Self::Church { last: None } => "L-CHURCH-03",
            Self::Church { last: Some(_) } => "L-CHURCH-04",
            Self::TakeFavor => "L-FAVOR-01",
            Self::VisitReis { .. } => "L-HOUSE-04",
            Self::VisitState { .. } => "L-VISIT-05",
            Self::Follow { .. } => "L-FOLLOW-01",
            Self::FollowDeed { .. } => "L-FOLLOW-04",
            Self::BuildStore => "L-STORE-01",
            Self::Reward { site: false, .. } => "L-STORE-04",
            Self::Reward { site: true, .. } => "L-OPEN-06",
            Self::StoreCube { .. } => "L-STORE-05",
            Self::TrashCube { .. } => "L-CLERGY-09",
            Self::Pay { .. } => "L-INFL-09",
            Self::House { .. } => "L-STORE-11",
            Self::TakeDecree => "L-TAKEDEC-01",
            Self::ExtraDecree => "L-TAKEDEC-02",
            Self::OpenSite => "L-OPEN-03",
            Self::OpenPlan { .. } => "L-OPEN-07",
            Self::ReturnOfficials { penalty: false, .. } => "L-OPEN-08",
            Self::ReturnOfficials { penalty: true, .. } => "L-ICON-01",
            Self::EventDeed { .. } => "L-EVENT-03",
            Self::PileCube => "L-ICON-11",
            Self::DrawCard => "L-DRAW-01",
            Self::PayTask => "L-VARIANT-07",
            Self::PeriodDiscard { .. } => "L-PERIOD-06",
            Self::PeriodReward => "L-PERIOD-07",
        })
    }
}
