//! What is agreed before the game, and the game made of it.

use crate::components::{Components, MOST_QUANTITY};
use crate::ids::*;
use table::{Id, IdSet};

/// How many play, and with which readings of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2, 3 or 4 players.
    pub players: u8,
    /// The Miller and the King's Reward of the Windmill earn Prestige at the top, instead of nothing.
    pub mill_prestige: bool,
}

impl Options {
    /// The game with all rulings as they are.
    pub const fn players(players: u8) -> Self {
        Self { players, mill_prestige: false }
    }

    /// Switches on an option by its name.
    ///
    /// # Errors
    /// If there is no such option.
    pub fn with(mut self, name: &str) -> Result<Self, String> {
        match name {
            "mill-prestige" => self.mill_prestige = true,
            _ => return Err(format!("`{name}` is not an option of Madeira; known is mill-prestige")),
        }
        Ok(self)
    }

    /// The names of the readings that are on.
    pub fn readings(&self) -> Vec<&'static str> {
        self.mill_prestige.then_some("mill-prestige").into_iter().collect()
    }
}

/// The game: components and options, with what can be worked out from them once.
#[derive(Clone, Debug)]
pub struct Madeira {
    /// Everything that is printed.
    pub components: Components,
    /// What was agreed.
    pub options: Options,
    /// The slots for Ships that are available (M-MARKET-02, M-COLONY-02, M-3P-05, M-2P-05, M-2P-06).
    pub(crate) open_slots: IdSet<ShipSlot>,
    /// Those of them that so many of a Good pay for, by Good and number.
    pub(crate) payable_slots: [[IdSet<ShipSlot>; MOST_QUANTITY as usize + 1]; 3],
    /// The Fields of each Region.
    pub(crate) regions: [IdSet<Field>; 3],
    /// The spots of each City.
    pub(crate) cities: [IdSet<Spot>; 3],
    /// The spots of the districts 1 to 6 of each City.
    pub(crate) districts: [[IdSet<Spot>; DISTRICTS as usize]; 3],
    /// The Favors of each Guild.
    pub(crate) guilds: [IdSet<Favor>; 4],
}

impl Madeira {
    /// The game with these components and options.
    ///
    /// # Panics
    /// If the number of players is not 2, 3 or 4.
    pub fn new(components: Components, options: Options) -> Self {
        assert!((2..=4).contains(&options.players), "Madeira is for 2 to 4 players, not {}", options.players);
        let spots = |fits: &dyn Fn(Spot) -> bool| Spot::all().filter(|&spot| fits(spot)).collect::<IdSet<Spot>>();
        let is_open = |slot: ShipSlot| components.slot(slot).is_some_and(|spec| spec.open.with(options.players));
        let due = |slot: ShipSlot| components.slot(slot)?.trades.iter().flatten().map(|trade| trade.goods).min();
        let pays = |good: Good, n: usize, slot: ShipSlot| {
            is_open(slot) && slot.port().toll() == good && due(slot).is_some_and(|due| usize::from(due) <= n)
        };
        Self {
            open_slots: ShipSlot::all().filter(|&slot| is_open(slot)).collect(),
            payable_slots: Good::ALL
                .map(|good| std::array::from_fn(|n| ShipSlot::all().filter(|&slot| pays(good, n, slot)).collect())),
            regions: Region::ALL
                .map(|region| Field::all().filter(|field| field.region() == Some(region)).collect::<IdSet<Field>>()),
            cities: City::ALL.map(|city| spots(&|spot| spot.city() == city)),
            districts: City::ALL.map(|city| {
                std::array::from_fn(|n| spots(&|spot| spot.city() == city && usize::from(spot.district()) == n + 1))
            }),
            guilds: Guild::ALL
                .map(|guild| Favor::all().filter(|favor| components.guild[favor.index()] == guild).collect()),
            components,
            options,
        }
    }

    /// How many play.
    #[inline]
    pub(crate) fn n(&self) -> u8 {
        self.options.players
    }

    /// The rows of the Guild Column in use: as many as there are players (M-GUILDBOARD-01, M-3P-01, M-2P-01).
    #[inline]
    pub(crate) fn rows(&self) -> impl DoubleEndedIterator<Item = Row> + Clone + use<> {
        Row::ALL.into_iter().take(usize::from(self.n()))
    }

    /// The Guilds of a row (M-GUILDBOARD-04, M-3P-07, M-2P-09).
    #[inline]
    pub fn row_guilds(&self, row: Row) -> IdSet<Guild> {
        self.components.rows.with(self.n())[row.index()]
    }

    /// The slots for Ships that are available with this number of players.
    pub fn open_slots(&self) -> IdSet<ShipSlot> {
        self.open_slots
    }

    /// The Fields of a Region.
    #[inline]
    pub fn region(&self, region: Region) -> IdSet<Field> {
        self.regions[region.index()]
    }

    /// The Building on which no Character tile lies in a round (M-GEN-07).
    pub fn empty_building(&self, round: u8) -> Option<Building> {
        Building::ALL.into_iter().find(|&building| self.components.building(building).empty_round == round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_option_says_what_is_known() {
        assert!(Options::players(2).with("chess").unwrap_err().contains("mill-prestige"));
        assert_eq!(Options::players(2).with("mill-prestige").unwrap().readings(), ["mill-prestige"]);
    }

    #[test]
    fn the_number_of_players_opens_slots() {
        // M-MARKET-02, M-COLONY-02, M-3P-05, M-2P-05, M-2P-06
        let open = |players| Madeira::new(Components::shipped(), Options::players(players)).open_slots.len();
        assert_eq!([2, 3, 4].map(open), [19, 25, 28]);
    }
}
