//! What happened, as players see it and as the log tells it. Every event names the rule it follows from.

use crate::action::Slot;
use crate::ids::*;
use crate::state::EndReason;
use table::Seat;

/// One thing that happened.
pub type Event = table::Event<Happening>;

/// A kind of piece in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// A political card.
    Card(CardId),
    /// A ship card.
    Ship(Ship),
    /// A clergy tile.
    Clergy(ClergyId),
    /// A decree.
    Decree(DecreeId),
    /// A Plan.
    Plan(PlanId),
    /// A public building.
    Building(BuildingId),
    /// A rubble cube.
    Cube(Rubble),
    /// An official of a player.
    Official(Seat),
    /// A wooden house of a player.
    House(Seat),
    /// A set marker of a player.
    Marker(Seat),
    /// A Royal Favor.
    Favor(Noble),
    /// A large city tile.
    LargeTile,
    /// A small city tile.
    SmallTile,
    /// A starting task.
    Task(Task),
}

/// A spot where a piece can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// A player's hand.
    Hand(Seat),
    /// A player's board, Portfolio included.
    Board(Seat),
    /// A player's completed Plans.
    Completed(Seat),
    /// An office or plaza.
    Post(Post),
    /// Laid out on the game board for everybody to take.
    Display,
    /// In a stack, a deck, a bag or the supply.
    Stock,
    /// On the map of the city.
    City,
    /// Played in this turn.
    Court,
    /// Out of the game.
    Gone,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Happening {
    /// A turn begins.
    TurnStarted(Seat),
    /// A ship at sea is docked, and its goods go to the supply.
    ShipDocked(Seat, Slot),
    /// A hand card was discarded for gold.
    CardForGold(Seat, CardId),
    /// A hand card goes to the Portfolio.
    CardToPortfolio(Seat, CardId),
    /// A hand card goes to the Royal Court.
    CardToCourt(Seat, CardId),
    /// A card left a Portfolio.
    CardDropped(Seat, CardId),
    /// A ship left a Portfolio with its goods.
    ShipDropped(Seat, Ship),
    /// A card left the Royal Court and the game.
    CardLeft(CardId),
    /// A card was taken from the display.
    CardTaken(Seat, CardId),
    /// A card was turned up.
    CardRevealed(CardId),
    /// A card was dealt; others see only that it was.
    CardDealt(Seat, Option<CardId>),
    /// A card was kept in the draft; others see only that one was.
    CardKept(Seat, Option<CardId>),
    /// Cards were passed to the left.
    CardsPassed,
    /// A hand card was discarded at the end of the period.
    CardDiscarded(Seat, CardId),
    /// Réis gained.
    ReisGained(Seat, u8),
    /// Réis paid in cash.
    ReisPaid(Seat, u8),
    /// Influence gained.
    InfluenceGained(Seat, u8),
    /// Influence paid or turned into réis.
    InfluencePaid(Seat, u8),
    /// Wigs gained.
    WigsGained(Seat, u16),
    /// Wigs paid.
    WigsPaid(Seat, u8),
    /// Goods gained.
    GoodsGained(Seat, Good, u8),
    /// Goods without room went back to the supply.
    GoodsLost(Seat, Good, u8),
    /// A good paid.
    GoodPaid(Seat, Good),
    /// A good sold to a ship of a player.
    GoodSold {
        /// The seller.
        seller: Seat,
        /// The good.
        good: Good,
        /// The owner of the ship.
        owner: Seat,
        /// The slot of the ship.
        slot: Slot,
        /// What it brought.
        price: u8,
    },
    /// A full ship sets sail.
    ShipSailed(Seat, Slot),
    /// The Treasury marker moves: its new réis and Influence values.
    TreasuryMoved(u8, i8),
    /// A price falls to this.
    PriceFell(Good, u8),
    /// An official goes from the player board to an office.
    OfficialRecruited(Seat, Noble),
    /// An official is pushed from an office to the plaza.
    OfficialPushed(Seat, Noble),
    /// An official returns to the player board.
    OfficialReturned(Seat, Post),
    /// Officials were hired.
    OfficialsHired(Seat, u8),
    /// A Plan was taken.
    PlanTaken(Seat, PlanId),
    /// A Plan was completed.
    PlanCompleted(Seat, PlanId),
    /// A ship was built into this slot.
    ShipBuilt(Seat, Ship, Slot),
    /// The Cardinal moved to this gap.
    CardinalMoved(Seat, u8),
    /// The Cardinal lies down: there will be a church scoring.
    CardinalLies(Seat),
    /// A clergy tile was chosen at the start; others see only that one was.
    ClergyChosen(Seat, Option<ClergyId>),
    /// A clergy tile was taken.
    ClergyTaken(Seat, ClergyId),
    /// A clergy tile was discarded.
    ClergyDiscarded(Seat, ClergyId),
    /// A clergy tile was laid on this space of the church track.
    ClergyRevealed(u8, ClergyId),
    /// A Royal Favor was taken.
    FavorTaken(Seat, Noble),
    /// A Royal Favor was returned.
    FavorReturned(Seat, Noble),
    /// A Noble is visited at this cost.
    Visited(Seat, Noble, u8),
    /// A visit is followed at this cost.
    Followed(Seat, Noble, u8),
    /// A store was placed on a land space, facing a street.
    StorePlaced(Seat, Land, Good),
    /// A house marks its owner.
    HousePlaced(Seat, HouseGroup, Land),
    /// A cube was taken.
    CubeTaken(Seat, Rubble),
    /// A cube was removed from the game.
    CubeRemoved(Seat, Rubble),
    /// A rubble set is complete; the marker goes to the Marquis.
    SetCompleted(Seat),
    /// A set marker was discarded for a decree.
    MarkerSpent(Seat),
    /// A decree was taken.
    DecreeTaken(Seat, DecreeId),
    /// A decree was laid out.
    DecreeRevealed(DecreeId),
    /// A public building was opened on a site.
    BuildingOpened(Seat, BuildingId, Site),
    /// The next building of an architect was turned up.
    BuildingRevealed(Architect, BuildingId),
    /// City tiles were refilled.
    CityRefilled,
    /// A task was paid.
    TaskPaid(Seat, Task),
    /// A task was drawn.
    TaskDrawn(Seat, Task),
    /// The end of period 1 was triggered.
    PeriodTriggered(Seat, EndReason),
    /// Period 1 is over.
    PeriodEnded,
    /// The end of the game was triggered.
    EndTriggered(EndReason),
    /// The last round begins.
    LastRound,
    /// The game is over.
    GameOver,
}

impl Happening {
    /// The wigs that a player gains by it, or pays.
    pub(crate) fn wigs(self) -> Option<(Seat, i16)> {
        if let Self::WigsGained(seat, n) = self {
            return Some((seat, n as i16));
        }
        if let Self::WigsPaid(seat, n) = self { Some((seat, -i16::from(n))) } else { None }
    }
}

impl EndReason {
    /// One word for records and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sets => "sets",
            Self::Decks => "decks",
        }
    }
}
