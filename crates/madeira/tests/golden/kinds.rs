//! The names of all kinds of decisions, turns of luck, actions and events.

use madeira::{Action, Decision, Happening, Luck};
use testkit::kinds;

kinds! { DECISIONS, decision_kind, Decision:
    SetupCity SetupField TakeRow TakeRequest TurnUpGuild TakeTurn UseDie WorkerFrom WorkerTo MoveShip Quantity BuyWood
    KingsReward Support TakeFavor Relocate RelocateTo GetWood ExtraYield PassingSlot PassingBonus PayBuilding Perform
    TurnUpFavor LastWindmill MoveMarker LadyBuilding Honor Upkeep Feed KeepRequest ScoreRoutes ScoreExpeditions
    ScoreInfluence ScoreUrbanization ScoreWealth
}

kinds! { LUCK, luck_kind, Luck:
    LayCharacter RollPirates RollRow RollGuildDice RollPirateDie
}

kinds! { ACTIONS, action_kind, Action:
    To From Row Request Guild Die Pirate Favor Pass Act Harvest Nothing Sail Wood Reward Take Flip Again Slot Reals Marker
    Building Pay Pirates Bread Yes No Give Keep Ships Guilds City MillBread MillReals MillUp Swap Stop Character Roll
}

kinds! { HAPPENINGS, happening_kind, Happening:
    RoundStarted PhaseStarted CharacterLaid PiratesRolled RowRolled RowTaken RequestTaken FavorTurnedUp TurnStarted DiePlaced
    PirateDiePlaced Passed DiceAside Harvested GoodsGained GoodsPaid WoodGained WoodPaid WoodBought BreadGained BreadPaid
    RealsGained RealsPaid PrestigeGained PrestigeLost PiratesGained PiratesDiscarded PiratesRevealed WindmillMoved
    WorkerMoved CitizenMoved ShipMoved RewardTaken FavorTaken FavorUsed MarkerMoved BuildingRolled PirateDieRolled
    BuildingPerformed BuildingsCleared RequestKept RequestScored FieldConverted GameOver
}

/// The decisions at which the Windmill may be used.
pub const MILL_AT: [&str; 10] = [
    "TakeTurn",
    "UseDie",
    "WorkerFrom",
    "MoveShip",
    "TakeFavor",
    "PassingBonus",
    "PayBuilding",
    "LastWindmill",
    "BuyWood",
    "Feed",
];
