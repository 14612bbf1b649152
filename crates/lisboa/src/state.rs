//! Everything that changes during a game, as one plain value. No rules here.
//!
//! What can be derived is not stored: a deck is the set of cards that lie nowhere else, the clergy bag likewise; the number
//! of rubble sets is the smallest count of cubes. Slots of the Portfolio keep their places, so that an action may name one.

use crate::action::Slot;
use crate::decision::Pending;
use crate::ids::*;
use table::{Agenda, BySeat, Id, IdSet, Seat};

/// How many frames the agenda can hold; the laws of the test kit watch how many are used.
pub const AGENDA: usize = 24;

/// A card in the top row of a Portfolio.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TopCard {
    /// Nothing.
    #[default]
    Empty,
    /// A Noble card.
    Noble(CardId),
    /// A ship.
    Ship(Ship),
}

/// What lies below a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cargo {
    /// Goods, by kind.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<u8>, 4>"))]
    pub goods: [u8; 4],
    /// Whether the ship is at sea with closed crates (L-SELL-06, L-SELL-07).
    pub at_sea: bool,
}

impl Cargo {
    /// How many goods there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.goods.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerBoard {
    /// Political cards in hand; the only hidden thing here.
    pub hand: IdSet<CardId>,
    /// Decrees taken.
    pub decrees: IdSet<DecreeId>,
    /// Clergy tiles on the board.
    pub clergy: IdSet<ClergyId>,
    /// Plans not yet completed.
    pub plans: IdSet<PlanId>,
    /// Completed Plans.
    pub completed: IdSet<PlanId>,
    /// Land spaces with an own store.
    pub stores: IdSet<Land>,
    /// Wigs.
    pub wigs: u16,
    /// Réis in cash.
    pub reis: u16,
    /// Place on the Influence track.
    pub influence: u8,
    /// Goods in the warehouse, by kind.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<u8>, 4>"))]
    pub goods: [u8; 4],
    /// Top row of the Portfolio.
    pub top: [TopCard; 3],
    /// Cargo of the ships in the top row.
    pub cargo: [Cargo; 3],
    /// Bottom row of the Portfolio.
    pub bottom: [Option<CardId>; 3],
    /// Rubble cubes, by colour.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Rubble, table::wire::Plain<u8>, 3>"))]
    pub rubble: [u8; 3],
    /// Set markers on the Marquis.
    pub markers: u8,
    /// Set markers spent for decrees.
    pub markers_spent: u8,
    /// Houses placed, by group.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<HouseGroup, table::wire::Plain<u8>, 3>"))]
    pub houses: [u8; 3],
    /// Officials on the player board.
    pub officials: u8,
    /// Officials in offices and on plazas.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Post, table::wire::Plain<u8>, 6>"))]
    pub posts: [u8; 6],
    /// Royal Favors.
    pub favors: IdSet<Noble>,
    /// Starting tasks held (variant).
    pub tasks: IdSet<Task>,
    /// Tasks held and fulfilled in this turn (variant).
    pub fulfilled: IdSet<Task>,
    /// The clergy tiles to choose from at the start; afterwards empty. The first one is kept once chosen.
    pub clergy_offer: [Option<ClergyId>; 2],
    /// Cards kept in the draft so far (variant).
    pub drafted: [Option<CardId>; 4],
}

impl PlayerBoard {
    /// Completed rubble sets (L-PORT-08).
    #[inline]
    pub fn sets(&self) -> u8 {
        self.rubble[0].min(self.rubble[1]).min(self.rubble[2])
    }

    /// Own officials in offices and on plazas.
    #[inline]
    pub fn posted(&self) -> u8 {
        self.posts.iter().sum()
    }

    /// Cards in the Portfolio, both rows.
    #[inline]
    pub fn portfolio_len(&self) -> u8 {
        let top = self.top.iter().filter(|&&card| card != TopCard::Empty).count();
        (top + self.bottom.iter().flatten().count()) as u8
    }

    /// The ships in the top row, with their slots.
    #[inline]
    pub fn ships(&self) -> impl Iterator<Item = (Slot, Ship)> + '_ {
        Slot::ALL.into_iter().filter_map(|slot| self.ship(slot).map(|ship| (slot, ship)))
    }

    /// The ship in a slot of the top row.
    #[inline]
    pub fn ship(&self, slot: Slot) -> Option<Ship> {
        match self.top[slot.index()] {
            TopCard::Ship(ship) => Some(ship),
            TopCard::Empty | TopCard::Noble(_) => None,
        }
    }
}

/// Where the game stands as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stage {
    /// Before the first turn.
    #[default]
    Setup,
    /// In play.
    Play,
    /// In play; the end was triggered, the round is finished (L-END-02).
    Ending,
    /// In play; the last round (L-END-03).
    LastRound,
    /// Over.
    Over,
}

/// Why a period or the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndReason {
    /// A player had enough rubble sets (L-PERIOD-01, L-END-01).
    Sets,
    /// Three display decks were empty (L-PERIOD-02, L-END-01).
    Decks,
}

/// A public building on its site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenBuilding {
    /// The tile.
    pub building: BuildingId,
    /// The architect whose side is up.
    pub architect: Architect,
}

/// The whole game at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// What belongs to each player.
    pub boards: BySeat<PlayerBoard>,
    /// Cards that everybody has seen, wherever they are now; a card in hand that was drawn from the display too.
    pub revealed: IdSet<CardId>,
    /// Hand cards discarded at the end of the period, waiting for their reward.
    pub cashing: IdSet<CardId>,
    /// Decrees laid out.
    pub decrees: IdSet<DecreeId>,
    /// Clergy tiles out of the game.
    pub clergy_gone: IdSet<ClergyId>,
    /// Land spaces with a store, by the street that it faces. A store without an owner waits for its house.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<IdSet<Land>>, 4>"))]
    pub facing: [IdSet<Land>; 4],
    /// Plans in the two stacks; the lowest of an architect is on top.
    pub plans: IdSet<PlanId>,
    /// Building tiles that nobody has seen yet.
    pub unseen_buildings: IdSet<BuildingId>,
    /// What is being done, the current decision on top.
    pub agenda: Agenda<Pending, AGENDA>,
    /// Public buildings, by site.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Site, table::wire::Plain<Option<OpenBuilding>>, 14>")
    )]
    pub buildings: [Option<OpenBuilding>; 14],
    /// Rubble at the ends of the rows.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Row, table::wire::By<Rubble, table::wire::Plain<u8>, 3>, 5>")
    )]
    pub row_rubble: [[u8; 3]; 5],
    /// Rubble at the feet of the columns.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Column, table::wire::By<Rubble, table::wire::Plain<u8>, 3>, 5>")
    )]
    pub column_rubble: [[u8; 3]; 5],
    /// Rubble on the construction sites.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Site, table::wire::By<Rubble, table::wire::Plain<u8>, 3>, 14>")
    )]
    pub site_rubble: [[u8; 3]; 14],
    /// The rubble pile.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Rubble, table::wire::Plain<u8>, 3>"))]
    pub pile: [u8; 3],
    /// Rubble out of the game.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Rubble, table::wire::Plain<u8>, 3>"))]
    pub rubble_gone: [u8; 3],
    /// Random city tokens on the land spaces, numbered from 1; 0 is the printed reward (variant).
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Land, table::wire::Plain<u8>, 25>"))]
    pub land_tokens: [u8; 25],
    /// Random city tokens on the sites, numbered from 1; 0 is the printed reward (variant).
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Site, table::wire::Plain<u8>, 14>"))]
    pub site_tokens: [u8; 14],
    /// Clergy tiles on the church track; tile `i` lies between gap `i` and gap `i + 1`.
    pub church: [Option<ClergyId>; 6],
    /// The Cardinal's gap.
    pub cardinal: u8,
    /// Who moved the Cardinal over the Influence icon in this turn: he lies, and there will be a church scoring.
    pub cardinal_lies: Option<Seat>,
    /// The Treasury marker, as an index into the track.
    pub treasury: u8,
    /// Market prices.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<u8>, 4>"))]
    pub prices: [u8; 4],
    /// Ships in the shipyard, by kind.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Ship, table::wire::Plain<u8>, 4>"))]
    pub shipyard: [u8; 4],
    /// Ships out of the game, by kind.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Ship, table::wire::Plain<u8>, 4>"))]
    pub ships_gone: [u8; 4],
    /// Face-up cards of the display decks.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<CardType, table::wire::Plain<Option<CardId>>, 4>"))]
    pub display: [Option<CardId>; 4],
    /// Tiles on the city display: the four streets, then the small blue one.
    pub city: [bool; 5],
    /// Large city tiles beside the display.
    pub large_tiles: u8,
    /// Small city tiles beside the display.
    pub small_tiles: u8,
    /// The available building of each architect.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Architect, table::wire::Plain<Option<BuildingId>>, 2>")
    )]
    pub available: [Option<BuildingId>; 2],
    /// The visible next building of each architect.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Architect, table::wire::Plain<Option<BuildingId>>, 2>")
    )]
    pub next: [Option<BuildingId>; 2],
    /// How many unseen buildings are in each architect's stack.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Architect, table::wire::Plain<u8>, 2>"))]
    pub stacked: [u8; 2],
    /// The scoring tile below each large column: the value.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Column, table::wire::Plain<u8>, 4>"))]
    pub column_value: [u8; 4],
    /// The card played in this turn while it is neither in the Portfolio nor gone.
    pub played: Option<CardId>,
    /// State actions covered by a traded good in this turn (L-TRADE-05).
    pub covered: IdSet<Deed>,
    /// Who has spent a set marker in this turn (L-TAKEDEC-03).
    pub marker_used: BySeat<bool>,
    /// Tasks in deck B (variant).
    pub task_deck: IdSet<Task>,
    /// Tasks paid and discarded (variant).
    pub tasks_gone: IdSet<Task>,
    /// Where the game stands.
    pub stage: Stage,
    /// The period, 1 or 2.
    pub period: u8,
    /// The round, from 1.
    pub round: u8,
    /// The start player.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who triggered the end of period 1, and by what.
    pub trigger: Option<(Seat, EndReason)>,
    /// What ended period 1.
    pub period_end: Option<EndReason>,
    /// What triggered the end of the game.
    pub game_end: Option<EndReason>,
}

impl State {
    /// The land spaces with a store of any owner.
    #[inline]
    pub fn built(&self) -> IdSet<Land> {
        self.facing[0] | self.facing[1] | self.facing[2] | self.facing[3]
    }

    /// The stores of a player on a street.
    #[inline]
    pub fn stores_on(&self, seat: Seat, street: Good) -> IdSet<Land> {
        self.boards[seat].stores & self.facing[street.index()]
    }

    /// The owner of the store on this land.
    pub fn owner(&self, land: Land) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.boards[seat].stores.has(land))
    }

    /// The street that the store on this land faces.
    pub fn street(&self, land: Land) -> Option<Good> {
        Good::ALL.into_iter().find(|good| self.facing[good.index()].has(land))
    }

    /// The top ship of the shipyard.
    #[inline]
    pub fn top_ship(&self) -> Option<Ship> {
        Ship::ALL.into_iter().find(|ship| self.shipyard[ship.index()] > 0)
    }

    /// The player whose hand holds the card.
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.boards[seat].hand.has(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_about_a_kilobyte() {
        assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
        assert!(size_of::<Pending>() <= 6, "{}", size_of::<Pending>());
    }
}
