//! The game board.

use super::{scoring, words};
use crate::components::{Board, INFLUENCE_SPACES, Items, TOP_INFLUENCE, TreasurySpace};
use crate::ids::*;
use table::Id;
use table::pack::{Entry, Pack};

const FILE: &str = "board.toml";

/// What is printed on the game board, with the scoring tiles that lie on it.
pub(super) fn board(pack: &mut Pack) -> Option<Board> {
    let treasury = treasury(pack);
    let influence_reis = pack.single(FILE, "influence_track", influence_reis);
    let market = pack.single(FILE, "market", market);
    let land_reward = rewards(pack, "land", "space", <Land as Id>::all());
    let site_reward = rewards(pack, "site", "site", Site::all());
    let offices = pack.keyed(FILE, "office", "noble", Noble::ALL, |entry| entry.number("spaces", 4..=12));
    let church = pack.single(FILE, "church", church);
    let rubble = rubble(pack);
    let tiles = pack.single(FILE, "city_tiles", city_tiles);
    let decrees = pack.single(FILE, "decrees", |entry| entry.number("display", 1..=16));
    let scoring_tiles = scoring::tiles(pack);
    let thin_column = scoring::thin_column(pack);
    let (treasury, treasury_start) = treasury?;
    let (market, church, rubble, (large_tiles, small_tiles)) = (market?, church?, rubble?, tiles?);
    Some(Board {
        treasury,
        treasury_start,
        influence_reis: influence_reis?,
        price_floor: market.floor,
        price_ceiling: market.ceiling,
        price_start: market.start,
        land_reward: land_reward?.try_into().ok()?,
        site_reward: site_reward?.try_into().ok()?,
        office_spaces: offices?.try_into().ok()?,
        church_influence: church.0,
        church_treasury: church.1,
        scoring_tiles: scoring_tiles?,
        thin_column: thin_column?,
        rubble_value: rubble.colors.map(|(value, _)| value),
        rubble_cubes: rubble.colors.map(|(_, cubes)| cubes),
        rubble_row: rubble.places.row,
        rubble_column: rubble.places.columns,
        rubble_site: rubble.places.site,
        rubble_pile: rubble.places.pile,
        large_tiles,
        small_tiles,
        decree_display: decrees?,
    })
}

/// The Treasury track, bottom to top, and the index of the space where the marker starts (L-SETUP-20).
fn treasury(pack: &mut Pack) -> Option<(Vec<TreasurySpace>, u8)> {
    let track = pack.list(FILE, "treasury_space", |entry| {
        let reis = entry.number("reis", 0..=20);
        let influence = entry.number("influence", -9..=9);
        Some(TreasurySpace { reis: reis?, influence: influence? })
    });
    let start = pack.single(FILE, "treasury_track", |entry| entry.number("start", 0..=20_u8));
    let (track, start) = (track?, start?);
    // L-SHIP-06, L-TREASCARD-03: the Crown gets richer upwards. So there are at most 21 spaces, too.
    if !track.is_sorted_by(|lower, upper| lower.reis < upper.reis) {
        pack.fault(FILE, "treasury_space", "the réis must rise from each space to the next, from bottom to top");
        return None;
    }
    let index = track.iter().position(|space| space.reis == start).and_then(|index| u8::try_from(index).ok());
    if index.is_none() {
        pack.fault(FILE, "treasury_track: start", format!("is {start}, but no space of the track has {start} réis"));
    }
    Some((track, index?))
}

/// The spaces with a real; the last one has a wig (L-INFL-05).
fn influence_reis(entry: &mut Entry) -> Option<[bool; INFLUENCE_SPACES]> {
    let spaces = entry.numbers("reis_on", 0..=usize::from(TOP_INFLUENCE), 0..=TOP_INFLUENCE - 1)?;
    if !spaces.is_sorted_by(|a, b| a < b) {
        entry.fault("reis_on", "must be in ascending order, no space twice");
        return None;
    }
    let mut shows_real = [false; INFLUENCE_SPACES];
    for space in spaces {
        shows_real[usize::from(space)] = true;
    }
    Some(shows_real)
}

struct Market {
    floor: u8,
    ceiling: u8,
    start: [u8; 4],
}

fn market(entry: &mut Entry) -> Option<Market> {
    let floor = entry.number("floor", 0..=20);
    let ceiling = entry.number("ceiling", 0..=20);
    let start = Good::ALL.map(|good| entry.number(good.name(), 0..=20));
    let (floor, ceiling) = (floor?, ceiling?);
    for (good, start) in Good::ALL.into_iter().zip(start) {
        if start.is_some_and(|price: u8| !(floor..=ceiling).contains(&price)) {
            entry.fault(good.name(), format!("must be from the floor {floor} to the ceiling {ceiling}"));
        }
    }
    let [gold, cloth, book, tool] = start;
    Some(Market { floor, ceiling, start: [gold?, cloth?, book?, tool?] })
}

fn rewards<K>(pack: &mut Pack, kind: &str, key: &str, all: impl Iterator<Item = K>) -> Option<Vec<Items>>
where
    K: std::str::FromStr<Err = String> + std::fmt::Display + PartialEq,
{
    pack.keyed(FILE, kind, key, all, |entry| words::items(entry, "reward", 0..=3))
}

/// The gaps with the Influence and the Treasury icon, counted clockwise (L-CARDINAL-06, L-CARDINAL-07).
fn church(entry: &mut Entry) -> Option<(u8, u8)> {
    let influence = entry.number("influence", 0..=5);
    let treasury = entry.number("treasury", 0..=5);
    let church = (influence?, treasury?);
    if church.0 == church.1 {
        entry.fault("treasury", "must not be the gap of the Influence icon");
    }
    Some(church)
}

struct RubbleBox {
    /// Value and number of the cubes of each color.
    colors: [(u8, u8); 3],
    places: RubblePlaces,
}

/// How many cubes lie where (L-SETUP-22..24).
struct RubblePlaces {
    row: u8,
    columns: [u8; 5],
    site: u8,
    pile: u8,
}

fn rubble(pack: &mut Pack) -> Option<RubbleBox> {
    let colors = pack.keyed(FILE, "rubble", "color", Rubble::ALL, |entry| {
        let value = entry.number("value", 1..=9);
        let cubes = entry.number("cubes", 1..=60);
        Some((value?, cubes?))
    });
    let places = pack.single(FILE, "downtown", |entry| {
        let row = entry.number("row", 0..=9);
        let columns = entry.array("columns", 0..=9);
        let site = entry.number("site", 0..=9);
        let pile = entry.number("pile", 0..=60);
        Some(RubblePlaces { row: row?, columns: columns?, site: site?, pile: pile? })
    });
    let (colors, places): ([(u8, u8); 3], _) = (colors?.try_into().ok()?, places?);
    check_cubes(pack, &colors, &places);
    Some(RubbleBox { colors, places })
}

/// Every cube of the box has a place in the first arrangement.
fn check_cubes(pack: &mut Pack, colors: &[(u8, u8); 3], places: &RubblePlaces) {
    let cubes: u16 = colors.iter().map(|&(_, cubes)| u16::from(cubes)).sum();
    let rows = Row::ALL.len() as u16 * u16::from(places.row);
    let columns: u16 = places.columns.into_iter().map(u16::from).sum();
    let sites = Site::COUNT as u16 * u16::from(places.site);
    let pile = u16::from(places.pile);
    let sum = rows + columns + sites + pile;
    if sum != cubes {
        let what =
            format!("rows {rows}, columns {columns}, sites {sites} and pile {pile} make {sum} cubes, not {cubes}");
        pack.fault(FILE, "downtown", what);
    }
}

/// Large and small city tiles: enough for every land space.
fn city_tiles(entry: &mut Entry) -> Option<(u8, u8)> {
    let large = entry.number("large", 20..=60);
    let small = entry.number("small", 5..=60);
    Some((large?, small?))
}
