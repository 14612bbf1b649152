//! What happened, as players see it and as the log tells it. Every event names the rule it follows from.

use crate::action::Roll;
use crate::ids::*;
use crate::state::Phase;
use std::fmt;
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

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Happening as H;
        match *self {
            H::RoundStarted(round) => write!(f, "round {round} begins"),
            H::PhaseStarted(phase) => write!(f, "phase {phase:?} begins"),
            H::CharacterLaid(character, building) => write!(f, "the {character} is laid on {building}"),
            H::PiratesRolled(roll) => write!(f, "the Pirate dice show {roll}"),
            H::RowRolled(row, roll) => write!(f, "the dice of row {row} show {roll}"),
            H::RowTaken(seat, row) => write!(f, "{seat} takes row {row}"),
            H::RequestTaken(seat, request) => write!(f, "{seat} takes the Request {request}"),
            H::FavorTurnedUp(seat, favor) => write!(f, "{seat} turns up the {favor}"),
            H::TurnStarted(seat) => write!(f, "{seat} begins a turn"),
            H::DiePlaced(seat, face, building) => write!(f, "{seat} places a Guild die with {face} at {building}"),
            H::PirateDiePlaced(seat, face, building) => {
                write!(f, "{seat} places a Pirate die with {face} at {building}")
            }
            H::Passed(seat, slot) => write!(f, "{seat} passes to slot {slot}"),
            H::DiceAside(seat, 1) => write!(f, "{seat} puts 1 die aside"),
            H::DiceAside(seat, n) => write!(f, "{seat} puts {n} dice aside"),
            H::Harvested(seat, region) => write!(f, "{seat} harvests Region {region}"),
            H::GoodsGained(seat, good, n) => write!(f, "{seat} gets {n} {good}"),
            H::GoodsPaid(seat, good, n) => write!(f, "{seat} discards {n} {good}"),
            H::WoodGained(seat, field, n) => write!(f, "{seat} gets {n} Wood ({field})"),
            H::WoodPaid(seat, n) => write!(f, "{seat} discards {n} Wood"),
            H::WoodBought(seat, field) => write!(f, "{seat} buys and discards 1 Wood ({field})"),
            H::BreadGained(seat, n) => write!(f, "{seat} gets {n} Bread"),
            H::BreadPaid(seat, n) => write!(f, "{seat} discards {n} Bread"),
            H::RealsGained(seat, 1) => write!(f, "{seat} gets 1 Real"),
            H::RealsGained(seat, n) => write!(f, "{seat} gets {n} Reals"),
            H::RealsPaid(seat, 1) => write!(f, "{seat} pays 1 Real"),
            H::RealsPaid(seat, n) => write!(f, "{seat} pays {n} Reals"),
            H::PrestigeGained(seat, n) => write!(f, "{seat} earns {n} Prestige"),
            H::PrestigeLost(seat, n) => write!(f, "{seat} loses {n} Prestige"),
            H::PiratesGained(seat, 1) => write!(f, "{seat} receives 1 Pirate"),
            H::PiratesGained(seat, n) => write!(f, "{seat} receives {n} Pirates"),
            H::PiratesDiscarded(seat, 1) => write!(f, "{seat} discards 1 Pirate"),
            H::PiratesDiscarded(seat, n) => write!(f, "{seat} discards {n} Pirates"),
            H::PiratesRevealed(seat, 1) => write!(f, "{seat} reveals 1 Pirate"),
            H::PiratesRevealed(seat, n) => write!(f, "{seat} reveals {n} Pirates"),
            H::WindmillMoved(seat, level) => write!(f, "{seat}'s Windmill is on level {level}"),
            H::WorkerMoved(seat, from, to) => write!(f, "{seat} moves a Worker from {from} to {to}"),
            H::CitizenMoved(seat, from, to) => write!(f, "{seat} moves a Citizen from {from} to {to}"),
            H::ShipMoved(seat, from, slot) => write!(f, "{seat} moves a Ship from {from} to {slot}"),
            H::RewardTaken(seat, reward) => write!(f, "{seat} takes the King's Reward `{reward}`"),
            H::FavorTaken(seat, favor, city) => write!(f, "{seat} takes the {favor} from {city}"),
            H::FavorUsed(seat, favor) => write!(f, "{seat} uses the {favor}"),
            H::MarkerMoved(seat, from, to) => write!(f, "{seat} moves an Action Marker from {from} to {to}"),
            H::BuildingRolled(building, roll) => write!(f, "the Guild dice at {building} show {roll}"),
            H::PirateDieRolled(building, face) => write!(f, "the Pirate die at {building} shows {face}"),
            H::BuildingPerformed(seat, building) => write!(f, "{seat} performs the Action of {building}"),
            H::BuildingsCleared => write!(f, "dice, Action Markers and Characters leave the Buildings"),
            H::RequestKept(seat, request) => write!(f, "{seat} keeps the Request {request}"),
            H::RequestScored(seat, request) => write!(f, "{seat} scores the Request {request}"),
            H::FieldConverted(field, good) => write!(f, "{field} becomes a {good} Field"),
            H::GameOver => write!(f, "the game is over"),
        }
    }
}
