//! The things of Lisboa that have printed values.

use super::looks;
use crate::printed::{Part, Printed, is_reconstructed, marks_of};
use lisboa::{
    BuildingId, CardId, ClergyId, Column, Components, DecreeId, Item, Items, Land, Lisboa, Noble, PlanId, Ship, Site,
    State, Task, ThinColumn,
};
use table::Id;
use table::pack::Mark;

/// Something on the table with printed values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The Treasury track.
    Treasury,
    /// The Influence track.
    Influence,
    /// The market track of all goods.
    Prices,
    /// An office.
    Office(Noble),
    /// The church track.
    Church,
    /// A political card.
    Card(CardId),
    /// A ship card.
    Ship(Ship),
    /// A clergy tile.
    Tile(ClergyId),
    /// A decree.
    Decree(DecreeId),
    /// How many decrees are laid out.
    DecreeDisplay,
    /// A Plan.
    Plan(PlanId),
    /// A public building.
    Building(BuildingId),
    /// A land space.
    Land(Land),
    /// A construction site.
    Site(Site),
    /// A random token for a land space.
    LandToken(Items),
    /// A random token for a construction site.
    SiteToken(Items),
    /// A scoring tile below the map, by its wigs: equal ones cannot be told apart.
    ScoringTile(u8),
    /// Which scoring tile counts for the thin column.
    ThinColumn,
    /// The rubble cubes: their values and how many there are.
    Rubble,
    /// The city tiles.
    City,
    /// What a player starts with, and the player board.
    Player,
    /// The values of the final scoring.
    Scoring,
    /// A starting task.
    Task(Task),
}

impl Printed for Thing {
    type Pack = Components;

    fn marks(pack: &Components) -> &[Mark] {
        &pack.marks
    }

    fn entries(self, c: &Components) -> (&'static str, Vec<String>) {
        match self {
            Self::Treasury => {
                let spaces = (1..=c.board.treasury.len()).map(|n| format!("treasury_space {n}"));
                ("board.toml", spaces.chain(["treasury_track".to_owned()]).collect())
            }
            Self::Influence => ("board.toml", vec!["influence_track".to_owned()]),
            Self::Prices => ("board.toml", vec!["market".to_owned()]),
            Self::Office(noble) => ("board.toml", vec![format!("office {noble}")]),
            Self::Church => ("board.toml", vec!["church".to_owned()]),
            Self::Card(id) => ("cards.toml", vec![format!("noble {id}"), format!("treasury {id}")]),
            Self::Ship(ship) => ("cards.toml", vec![format!("ship {ship}")]),
            Self::Tile(id) => ("clergy.toml", vec![format!("clergy {id}")]),
            Self::Decree(id) => ("decrees.toml", vec![format!("decree {id}")]),
            Self::DecreeDisplay => ("board.toml", vec!["decrees".to_owned()]),
            Self::Plan(id) => ("plans.toml", vec![format!("plan {id}")]),
            Self::Building(id) => ("buildings.toml", vec![format!("building {id}")]),
            Self::Land(land) => ("board.toml", vec![format!("land {land}")]),
            Self::Site(site) => ("board.toml", vec![format!("site {site}")]),
            Self::LandToken(items) => ("variants.toml", pool(c, "land_token", "reward", &pack_words(items))),
            Self::SiteToken(items) => ("variants.toml", pool(c, "site_token", "reward", &pack_words(items))),
            Self::ScoringTile(wigs) => ("scoring.toml", pool(c, "scoring_tile", "wigs", &wigs.to_string())),
            Self::ThinColumn => ("scoring.toml", vec!["thin_column".to_owned()]),
            Self::Rubble => {
                let colors = lisboa::Rubble::ALL.map(|color| format!("rubble {color}"));
                ("board.toml", colors.into_iter().chain(["downtown".to_owned()]).collect())
            }
            Self::City => ("board.toml", vec!["city_tiles".to_owned()]),
            Self::Player => ("start.toml", vec!["start".to_owned(), "player_board".to_owned()]),
            Self::Scoring => {
                let stores = lisboa::Good::ALL.map(|good| format!("stores {good}"));
                let rest = ["officials", "final"].map(str::to_owned);
                ("scoring.toml", stores.into_iter().chain(rest).collect())
            }
            Self::Task(task) => ("variants.toml", vec![format!("task {task}")]),
        }
    }

    fn parts(pack: &Components) -> Vec<Part<Self>> {
        looks::parts(pack)
    }
}

/// Whether any value of a thing is reconstructed.
pub fn in_doubt(game: &Lisboa, thing: Thing) -> bool {
    marks_of(&game.components, thing).any(is_reconstructed)
}

/// Whether the wigs of a column are in doubt: its scoring tile, or, for the thin column, which tile that is.
pub fn column_in_doubt(game: &Lisboa, column: Column, wigs: u8) -> bool {
    match game.components.board.thin_column {
        ThinColumn::Wigs(_) if column.is_thin() => in_doubt(game, Thing::ThinColumn),
        ThinColumn::As(_) if column.is_thin() => {
            in_doubt(game, Thing::ScoringTile(wigs)) || in_doubt(game, Thing::ThinColumn)
        }
        ThinColumn::Wigs(_) | ThinColumn::As(_) => in_doubt(game, Thing::ScoringTile(wigs)),
    }
}

/// The entries of one kind that have this value, where entries have no name of their own.
fn pool(c: &Components, kind: &str, key: &str, value: &str) -> Vec<String> {
    let is_one = |mark: &&Mark| {
        mark.key == key && mark.value == value && mark.entry.split_once(' ').is_some_and(|(of, _)| of == kind)
    };
    c.marks.iter().filter(is_one).map(|mark| mark.entry.clone()).collect()
}

/// Items in the words of a pack.
fn pack_words(items: Items) -> String {
    let word = |item: Item| match item {
        Item::Reis(n) => format!("reis {n}"),
        Item::Influence(n) => format!("influence {n}"),
        Item::Goods(good, n) => format!("{good} {n}"),
        Item::Plan(n) => format!("plan {n}"),
        Item::Recruit(n) => format!("recruit {n}"),
        Item::Favor => "favor".to_owned(),
        Item::Rubble => "rubble".to_owned(),
        Item::Cardinal => "cardinal".to_owned(),
        Item::TakeDecree => "take-decree".to_owned(),
        Item::Decree(n) => format!("decree {n}"),
    };
    items.into_iter().flatten().map(word).collect::<Vec<_>>().join(", ")
}

/// The reward of a land space as the thing that is printed with it: the space, or the token on it.
pub fn land(game: &Lisboa, state: &State, land: Land) -> Thing {
    match state.land_tokens[land.index()] {
        0 => Thing::Land(land),
        _ => Thing::LandToken(game.land_reward(state, land)),
    }
}

/// The reward of a construction site as the thing that is printed with it: the site, or the token on it.
pub fn site(game: &Lisboa, state: &State, site: Site) -> Thing {
    match state.site_tokens[site.index()] {
        0 => Thing::Site(site),
        _ => Thing::SiteToken(game.site_reward(state, site)),
    }
}
