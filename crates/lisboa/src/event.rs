//! What happened, as players see it and as the log tells it. Every event names the rule it follows from.

use crate::action::Slot;
use crate::ids::*;
use crate::state::EndReason;
use std::fmt;
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

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Happening as H;
        match *self {
            H::TurnStarted(seat) => write!(f, "{seat} begins a turn"),
            H::ShipDocked(seat, slot) => write!(f, "{seat}'s ship in slot {slot} is docked and unloaded"),
            H::CardForGold(seat, card) => write!(f, "{seat} discards card {card} for gold"),
            H::CardToPortfolio(seat, card) => write!(f, "{seat} puts card {card} into the Portfolio"),
            H::CardToCourt(seat, card) => write!(f, "{seat} puts card {card} to the Royal Court"),
            H::CardDropped(seat, card) => write!(f, "{seat} discards card {card} from the Portfolio"),
            H::ShipDropped(seat, ship) => write!(f, "{seat} gives up a {ship} ship"),
            H::CardLeft(card) => write!(f, "card {card} leaves the game"),
            H::CardTaken(seat, card) => write!(f, "{seat} takes card {card}"),
            H::CardRevealed(card) => write!(f, "card {card} is turned up"),
            H::CardDealt(seat, Some(card)) => write!(f, "{seat} is dealt card {card}"),
            H::CardDealt(seat, None) => write!(f, "{seat} is dealt a card"),
            H::CardKept(seat, Some(card)) => write!(f, "{seat} keeps card {card}"),
            H::CardKept(seat, None) => write!(f, "{seat} keeps a card"),
            H::CardsPassed => write!(f, "the other cards are passed to the left"),
            H::CardDiscarded(seat, card) => write!(f, "{seat} discards card {card}"),
            H::ReisGained(seat, 1) => write!(f, "{seat} gains 1 real"),
            H::ReisGained(seat, n) => write!(f, "{seat} gains {n} réis"),
            H::ReisPaid(seat, 1) => write!(f, "{seat} pays 1 real"),
            H::ReisPaid(seat, n) => write!(f, "{seat} pays {n} réis"),
            H::InfluenceGained(seat, n) => write!(f, "{seat} gains {n} Influence"),
            H::InfluencePaid(seat, n) => write!(f, "{seat} gives {n} Influence"),
            H::WigsGained(seat, 1) => write!(f, "{seat} gains 1 wig"),
            H::WigsGained(seat, n) => write!(f, "{seat} gains {n} wigs"),
            H::WigsPaid(seat, 1) => write!(f, "{seat} pays 1 wig"),
            H::WigsPaid(seat, n) => write!(f, "{seat} pays {n} wigs"),
            H::GoodsGained(seat, good, n) => write!(f, "{seat} gains {n} {good}"),
            H::GoodsLost(seat, good, n) => {
                write!(f, "{seat} has no room for {n} {good}, which goes back to the supply")
            }
            H::GoodPaid(seat, good) => write!(f, "{seat} pays 1 {good}"),
            H::GoodSold { seller, good, owner, slot, price } => {
                write!(f, "{seller} sells 1 {good} to {owner}'s ship in slot {slot} for {price}")
            }
            H::ShipSailed(owner, slot) => write!(f, "{owner}'s ship in slot {slot} sets sail"),
            H::TreasuryMoved(reis, influence) => {
                write!(f, "the Treasury marker moves to {reis} réis, visits {influence:+} Influence")
            }
            H::PriceFell(good, to) => write!(f, "the price of {good} falls to {to}"),
            H::OfficialRecruited(seat, noble) => {
                write!(f, "{seat} sends an official to the office of {}", noble.title())
            }
            H::OfficialPushed(seat, noble) => {
                write!(f, "an official of {seat} moves to the plaza of {}", noble.title())
            }
            H::OfficialReturned(seat, post) => write!(f, "{seat} takes an official back from {}", post.title()),
            H::OfficialsHired(seat, 1) => write!(f, "{seat} hires 1 official"),
            H::OfficialsHired(seat, n) => write!(f, "{seat} hires {n} officials"),
            H::PlanTaken(seat, plan) => write!(f, "{seat} takes Plan {plan}"),
            H::PlanCompleted(seat, plan) => write!(f, "{seat} completes Plan {plan}"),
            H::ShipBuilt(seat, ship, slot) => write!(f, "{seat} builds a {ship} ship in slot {slot}"),
            H::CardinalMoved(seat, gap) => write!(f, "{seat} moves the Cardinal to gap {gap}"),
            H::CardinalLies(seat) => write!(f, "the Cardinal lies down: a church scoring, {seat} first"),
            H::ClergyChosen(seat, Some(tile)) => write!(f, "{seat} chooses clergy tile {tile}"),
            H::ClergyChosen(seat, None) => write!(f, "{seat} chooses a clergy tile"),
            H::ClergyTaken(seat, tile) => write!(f, "{seat} takes clergy tile {tile}"),
            H::ClergyDiscarded(seat, tile) => write!(f, "{seat} discards clergy tile {tile}"),
            H::ClergyRevealed(space, tile) => {
                write!(f, "clergy tile {tile} is laid between gaps {space} and {} of the church track", (space + 1) % 6)
            }
            H::FavorTaken(seat, noble) => write!(f, "{seat} takes the Favor of {}", noble.title()),
            H::FavorReturned(seat, noble) => write!(f, "{seat} returns the Favor of {}", noble.title()),
            H::Visited(seat, noble, cost) => write!(f, "{seat} visits {} for {cost} Influence", noble.title()),
            H::Followed(seat, noble, cost) => write!(f, "{seat} follows to {} for {cost} Influence", noble.title()),
            H::StorePlaced(seat, land, street) => write!(f, "{seat} builds on {land}, facing the {street} street"),
            H::HousePlaced(seat, group, land) => write!(f, "{seat} puts a house of the {group} group on {land}"),
            H::CubeTaken(seat, color) => write!(f, "{seat} takes a {color} cube"),
            H::CubeRemoved(seat, color) => write!(f, "a {color} cube of {seat} is removed from the game"),
            H::SetCompleted(seat) => write!(f, "{seat} completes a rubble set"),
            H::MarkerSpent(seat) => write!(f, "{seat} discards a set marker"),
            H::DecreeTaken(seat, decree) => write!(f, "{seat} takes decree {decree}"),
            H::DecreeRevealed(decree) => write!(f, "decree {decree} is laid out"),
            H::BuildingOpened(seat, building, site) => write!(f, "{seat} opens building {building} at {site}"),
            H::BuildingRevealed(architect, building) => {
                write!(f, "building {building} of the {architect} architect is turned up")
            }
            H::CityRefilled => write!(f, "the city display is refilled"),
            H::TaskPaid(seat, task) => write!(f, "{seat} is paid for task {task}"),
            H::TaskDrawn(seat, task) => write!(f, "{seat} draws task {task}"),
            H::PeriodTriggered(seat, reason) => write!(f, "{seat} triggers the end of the period ({})", reason.name()),
            H::PeriodEnded => write!(f, "the first period is over"),
            H::EndTriggered(reason) => write!(f, "the end of the game is triggered ({})", reason.name()),
            H::LastRound => write!(f, "the last round begins"),
            H::GameOver => write!(f, "the game is over"),
        }
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
