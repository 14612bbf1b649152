//! What happened, as players see it and as the log tells it. Every event names the rule it follows from.

use crate::action::Roll;
use crate::ids::*;
use crate::state::Phase;
use table::Seat;

/// One thing that happened.
pub type Event = table::Event<Happening>;

/// A kind of piece in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// A Worker of a player.
    Worker(Seat),
    /// A Ship of a player.
    Ship(Seat),
    /// An Action Marker of a player.
    Marker(Seat),
    /// The Turn Order marker of a player.
    TurnMarker(Seat),
    /// A Guild die.
    GuildDie,
    /// A Pirate die.
    PirateDie,
    /// A Neutral Citizen.
    Citizen,
    /// A Character tile.
    Character(Character),
    /// A Guild Favor.
    Favor(Favor),
    /// A King's Reward.
    Reward(Reward),
    /// A Crown's Request.
    Request(Request),
}

/// A spot where a piece can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whereabouts {
    /// A player's Home; used Favors are there too.
    Home(Seat),
    /// The City Watch.
    Watch,
    /// A Field.
    Field(Field),
    /// A City.
    City(City),
    /// A Colony.
    Colony(Colony),
    /// A Market.
    Market(Good),
    /// A Building with its Character.
    Building(Building),
    /// A row of the Guild Column.
    Row(Row),
    /// The Passing Column.
    Passing,
    /// Beside the board until the next round.
    Aside,
    /// Out of the game.
    Gone,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Happening {
    /// A round begins.
    RoundStarted(u8),
    /// A phase begins.
    PhaseStarted(Phase),
    /// A Character tile was laid on a Building.
    CharacterLaid(Character, Building),
    /// The Pirate dice of the City Watch were rolled.
    PiratesRolled(Roll),
    /// The Guild dice of a row were rolled.
    RowRolled(Row, Roll),
    /// A player took a row with its dice.
    RowTaken(Seat, Row),
    /// A player took a Request.
    RequestTaken(Seat, Request),
    /// A Favor was turned face-up.
    FavorTurnedUp(Seat, Favor),
    /// A player's turn begins.
    TurnStarted(Seat),
    /// A Guild die was placed.
    DiePlaced(Seat, Face, Building),
    /// A Pirate die was placed.
    PirateDiePlaced(Seat, Face, Building),
    /// A player passed to a slot.
    Passed(Seat, PassingSlot),
    /// Guild dice were put aside.
    DiceAside(Seat, u8),
    /// A player harvests a Region.
    Harvested(Seat, Region),
    /// Goods gained.
    GoodsGained(Seat, Good, u8),
    /// Goods discarded.
    GoodsPaid(Seat, Good, u8),
    /// Wood taken from a Field, or by the Forest from the supply.
    WoodGained(Seat, Field, u8),
    /// Wood discarded from Home.
    WoodPaid(Seat, u8),
    /// Wood bought from a Field, or by the Forest, and discarded.
    WoodBought(Seat, Field),
    /// Bread gained.
    BreadGained(Seat, u8),
    /// Bread discarded.
    BreadPaid(Seat, u8),
    /// Reals gained.
    RealsGained(Seat, u16),
    /// Reals paid.
    RealsPaid(Seat, u16),
    /// Prestige earned.
    PrestigeGained(Seat, u16),
    /// Prestige lost.
    PrestigeLost(Seat, u16),
    /// Pirates received.
    PiratesGained(Seat, u16),
    /// Pirates discarded.
    PiratesDiscarded(Seat, u16),
    /// Pirates revealed at the end.
    PiratesRevealed(Seat, u16),
    /// The Windmill marker moved to this level.
    WindmillMoved(Seat, u8),
    /// A Worker moved.
    WorkerMoved(Seat, Place, Place),
    /// A Neutral Citizen was moved.
    CitizenMoved(Seat, Spot, Spot),
    /// A Ship moved.
    ShipMoved(Seat, ShipFrom, ShipSlot),
    /// A King's Reward was performed.
    RewardTaken(Seat, Reward),
    /// A Favor was taken from a City, whose district is now built.
    FavorTaken(Seat, Favor, City),
    /// A Favor was used and turned face-down.
    FavorUsed(Seat, Favor),
    /// An Action Marker was moved between Buildings.
    MarkerMoved(Seat, Building, Building),
    /// The Guild dice of a Building were rolled.
    BuildingRolled(Building, Roll),
    /// The Pirate die of a Building was rolled.
    PirateDieRolled(Building, Face),
    /// The Action of a Building is performed.
    BuildingPerformed(Seat, Building),
    /// Dice, markers and Characters leave the Buildings.
    BuildingsCleared,
    /// A Request was kept.
    RequestKept(Seat, Request),
    /// A Request was scored.
    RequestScored(Seat, Request),
    /// A Field was converted.
    FieldConverted(Field, Good),
    /// The game is over.
    GameOver,
}

impl Happening {
    /// The Prestige that a player earns by it, or loses.
    pub(crate) fn prestige(self) -> Option<(Seat, i16)> {
        if let Self::PrestigeGained(seat, n) = self {
            return Some((seat, n as i16));
        }
        if let Self::PrestigeLost(seat, n) = self { Some((seat, -(n as i16))) } else { None }
    }
}
