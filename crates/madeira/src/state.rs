//! Everything that changes during a game, as one plain value. No rules here.
//!
//! What can be derived is not stored: the Workers, Ships and Action Markers at Home are those that stand nowhere else, a
//! district is built when no Favor lies on it, the order of phases C to E is that of the Passing Column.

use crate::decision::Pending;
use crate::ids::*;
use table::{Agenda, BySeat, Id, IdSet, Seat};

/// How many frames the agenda can hold; the laws of the test kit watch how many are used.
pub(crate) const AGENDA: usize = 12;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// Own Ships in Markets and Colonies.
    pub ships: IdSet<ShipSlot>,
    /// Own Workers in Cities.
    pub city: IdSet<Spot>,
    /// Own Workers on Fields.
    pub fields: IdSet<Field>,
    /// Guild Favors that can be used.
    pub favors_up: IdSet<Favor>,
    /// Guild Favors that were used.
    pub favors_down: IdSet<Favor>,
    /// Prestige Points; below 0 only by the Pirates at the end.
    pub prestige: i16,
    /// Reals.
    pub reals: u16,
    /// Pirates received so far, without those of the start.
    pub pirates_gained: u16,
    /// Pirates discarded so far.
    pub pirates_discarded: u16,
    /// Goods at Home, by kind.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Good, table::wire::Plain<u8>, 3>"))]
    pub goods: [u8; 3],
    /// Wood at Home.
    pub wood: u8,
    /// Bread at Home.
    pub bread: u8,
    /// The level of the Windmill marker, from 0; markers of several players may stand on one level (M-WINDMILL-09).
    pub windmill: u8,
    /// Workers at Home.
    pub workers: u8,
    /// Workers in the City Watch.
    pub watch: u8,
    /// Workers on Colony Lands, who need no Ship there (M-COLONY-03).
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Colony, table::wire::Plain<u8>, 3>"))]
    pub lands: [u8; 3],
    /// Ships at Home.
    pub ships_home: u8,
    /// Action Markers at Home.
    pub markers_home: u8,
    /// Action Markers on Buildings.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Building, table::wire::Plain<u8>, 5>"))]
    pub markers: [u8; 5],
    /// Guild dice at Home, by value.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Face, table::wire::Plain<u8>, 3>"))]
    pub dice: [u8; 3],
    /// Crown's Requests held, by type.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Request, table::wire::Plain<u8>, 5>"))]
    pub requests: [u8; 5],
}

impl Player {
    /// Workers on the game board: Fields, Forest, Cities, Colonies and City Watch (M-FEEDING-07, A-61).
    #[inline]
    pub fn on_board(&self) -> u8 {
        self.fields.len() + self.city.len() + self.lands.iter().sum::<u8>() + self.watch
    }

    /// Own Ships in a port.
    #[inline]
    pub fn ships_in(&self, port: Port) -> u8 {
        self.ships.iter().filter(|slot| slot.port() == port).count() as u8
    }

    /// Guild dice at Home.
    #[inline]
    pub fn dice_left(&self) -> u8 {
        self.dice.iter().sum()
    }
}

/// The phase of the round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Before the first round: Workers are placed.
    Setup,
    /// Round Setup.
    A,
    /// Character Actions.
    B,
    /// Building Actions.
    C,
    /// Maintenance.
    D,
    /// Crown's Requests.
    E,
    /// The game is over.
    Over,
}

/// What counts for one turn only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether a Guild Favor was used.
    pub favor_used: bool,
    /// Further yields of a harvest by the Engineer.
    pub engineer: bool,
    /// The Building costs nothing by the Lord.
    pub lord: bool,
    /// More Workers are counted by the Diplomat.
    pub diplomat: bool,
    /// Wood bought so far.
    pub bought: u8,
    /// Reals that Markets owe for the Ships just moved.
    pub owed: u8,
    /// The Colonies to which the Ships just moved went.
    pub landed: [Option<Colony>; 2],
}

impl Turn {
    /// A turn that begins.
    pub const fn of(seat: Seat) -> Self {
        Self {
            seat,
            favor_used: false,
            engineer: false,
            lord: false,
            diplomat: false,
            bought: 0,
            owed: 0,
            landed: [None; 2],
        }
    }
}

/// The whole game at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// What belongs to each player.
    pub players: BySeat<Player>,
    /// Neutral Citizens.
    pub citizens: IdSet<Spot>,
    /// What is pending.
    pub agenda: Agenda<Pending, AGENDA>,
    /// Fields that were converted.
    pub converted: IdSet<Field>,
    /// Wood on the Good Fields.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Field, table::wire::Plain<u8>, GOOD_FIELDS>"))]
    pub wood: [u8; GOOD_FIELDS],
    /// The Guild Favors on the districts 3 to 6 of each City; none on a built district.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<City, table::wire::Plain<[Option<Favor>; 4]>, 3>"))]
    pub favors: [[Option<Favor>; 4]; 3],
    /// The two King's Rewards of each Colony.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Colony, table::wire::Plain<[Option<Reward>; 2]>, 3>")
    )]
    pub rewards: [[Option<Reward>; 2]; 3],
    /// The Character tile on each Building.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Building, table::wire::Plain<Option<Character>>, 5>")
    )]
    pub characters: [Option<Character>; 5],
    /// Guild dice on the Character of each Building, by value.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Building, table::wire::By<Face, table::wire::Plain<u8>, 3>, 5>")
    )]
    pub dice: [[u8; 3]; 5],
    /// The Pirate die on the Character of each Building.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Building, table::wire::Plain<Option<Face>>, 5>"))]
    pub pirate_die: [Option<Face>; 5],
    /// Pirate dice in the City Watch, by value.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Face, table::wire::Plain<u8>, 3>"))]
    pub watch_dice: [u8; 3],
    /// Guild dice that are out of this round.
    pub dice_aside: u8,
    /// Pirate dice that are out of this round.
    pub pirate_dice_aside: u8,
    /// Guild dice in each row, by value.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Row, table::wire::By<Face, table::wire::Plain<u8>, 3>, 4>")
    )]
    pub row_dice: [[u8; 3]; 4],
    /// Requests in each row, by type.
    #[cfg_attr(
        feature = "serde",
        serde(with = "table::wire::By::<Row, table::wire::By<Request, table::wire::Plain<u8>, 5>, 4>")
    )]
    pub row_requests: [[u8; 5]; 4],
    /// Requests out of the game, by type.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Request, table::wire::Plain<u8>, 5>"))]
    pub requests_gone: [u8; 5],
    /// The markers in the Guild Column.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<Row, table::wire::Plain<Option<Seat>>, 4>"))]
    pub rows: [Option<Seat>; 4],
    /// The markers in the Passing Column.
    #[cfg_attr(feature = "serde", serde(with = "table::wire::By::<PassingSlot, table::wire::Plain<Option<Seat>>, 4>"))]
    pub passing: [Option<Seat>; 4],
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// What counts for this turn.
    pub turn: Turn,
}

impl State {
    /// The players in the order of the Passing Column (M-PASS-05) who stand on or below a slot.
    #[inline]
    pub fn order_from(&self, slot: u8) -> impl Iterator<Item = (u8, Seat)> + use<> {
        let passing = self.passing;
        (slot..4).filter_map(move |slot| passing[usize::from(slot)].map(|seat| (slot, seat)))
    }

    /// The place of a player in the order of the Passing Column, from 0; after all slots for one who is not in it.
    #[inline]
    pub fn passing_slot(&self, seat: Seat) -> usize {
        self.passing.iter().position(|&marker| marker == Some(seat)).unwrap_or(4)
    }

    /// Whether a district is built: no Guild Favor lies on it (M-GEN-11).
    #[inline]
    pub fn is_built(&self, city: City, district: u8) -> bool {
        district <= BUILT || self.favors[city.index()][usize::from(district - BUILT - 1)].is_none()
    }

    /// Where a Guild Favor lies: its City and district.
    pub fn district_of(&self, favor: Favor) -> Option<(City, u8)> {
        for city in City::ALL {
            let at = self.favors[city.index()].iter().position(|&there| there == Some(favor));
            if let Some(at) = at {
                return Some((city, at as u8 + BUILT + 1));
            }
        }
        None
    }

    /// The Colony where a King's Reward lies.
    pub fn colony_of(&self, reward: Reward) -> Option<Colony> {
        Colony::ALL.into_iter().find(|colony| self.rewards[colony.index()].contains(&Some(reward)))
    }

    /// Slots with a Ship of any player.
    #[inline]
    pub fn taken_slots(&self) -> IdSet<ShipSlot> {
        self.players.0.iter().fold(IdSet::empty(), |taken, player| taken | player.ships)
    }

    /// City spots with a Worker or a Citizen.
    #[inline]
    pub fn taken_spots(&self) -> IdSet<Spot> {
        self.players.0.iter().fold(self.citizens, |taken, player| taken | player.city)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_a_small_plain_value() {
        fn plain<T: Copy + Send + Sync + 'static>() {}
        plain::<State>();
        assert!(size_of::<State>() <= 720, "{}", size_of::<State>());
    }
}
