//! The names of all kinds of decisions, turns of luck, actions and events.

use lisboa::{Action, Decision, Happening, Luck};
use testkit::kinds;

kinds! { DECISIONS, decision_kind, Decision:
    KeepClergy Draft TakeTurn MakeRoom SellOrTrade SellGoods Trade Recruit TakePlan BuildShip ShipGoods
    ExtraGood MoveCardinal TakeClergy ClergyFavors Church TakeFavor VisitReis VisitState Follow FollowDeed
    BuildStore Reward StoreCube TrashCube Pay House TakeDecree ExtraDecree OpenSite OpenPlan ReturnOfficials
    EventDeed PileCube DrawCard PayTask PeriodDiscard PeriodReward
}

kinds! { LUCK, luck_kind, Luck:
    Deal RevealCard RevealClergy RevealDecree RevealBuilding DrawTask
}

kinds! { ACTIONS, action_kind, Action:
    Gold Portfolio Court Card Discard Clergy Church Decree Building Task Sell Trade Follow Take Pass SellGood
    TradeFor Do Recruit Plan NewShip Upgrade Goods Extra Steps Favor Reis Influence Build Cube Trash House Open
    Complete Return Drop
}

kinds! { HAPPENINGS, happening_kind, Happening:
    TurnStarted ShipDocked CardForGold CardToPortfolio CardToCourt CardDropped ShipDropped CardLeft CardTaken
    CardRevealed CardDealt CardKept CardsPassed CardDiscarded ReisGained ReisPaid InfluenceGained InfluencePaid
    WigsGained WigsPaid GoodsGained GoodsLost GoodPaid GoodSold ShipSailed TreasuryMoved PriceFell
    OfficialRecruited OfficialPushed OfficialReturned OfficialsHired PlanTaken PlanCompleted ShipBuilt
    CardinalMoved CardinalLies ClergyChosen ClergyTaken ClergyDiscarded ClergyRevealed FavorTaken FavorReturned
    Visited Followed StorePlaced HousePlaced CubeTaken CubeRemoved SetCompleted MarkerSpent DecreeTaken
    DecreeRevealed BuildingOpened BuildingRevealed CityRefilled TaskPaid TaskDrawn PeriodTriggered PeriodEnded
    EndTriggered LastRound GameOver
}
