//! The numbers that the map tells while a store is built or a public building is opened: prices, wigs, what the price is made of.
//! They are the rules' own (`lisboa/src/cost.rs`, `rules/store.rs`, `rules/open.rs`); here they are only put together.

use super::places::{asked, lands, sites};
use lisboa::{
    Action, CubeFrom, Decision, Good, Land, LandPrice, Lisboa, OpenBuilding, Pending, Rubble, Site, State, Step, View,
};
use table::{Game, Id, Seat};
use words::lisboa::whatif;

/// A free land space while a store is to be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lot {
    /// The land.
    pub land: Land,
    /// The least and the most that it costs, by the cube that is taken.
    pub price: (u8, u8),
    /// The streets that a store may face there, with its wigs; none if no store can be built.
    pub streets: Vec<(Good, u8)>,
    /// The réis that are missing, if that is why.
    pub short: u16,
    /// The réis that cash does not pay with the cheapest cube: Influence is burnt for them.
    pub burnt: u16,
}

/// A free construction site while a building is to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// The site.
    pub site: Site,
    /// The wigs of the one who opens it, by the better of the own Plans.
    pub own: u8,
    /// The wigs of all others together.
    pub rivals: u8,
}

/// The store that is being built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Works {
    /// Where.
    pub land: Land,
    /// The street that it faces.
    pub street: Good,
    /// Whose it is.
    pub seat: Seat,
    /// What the price is made of before the cube is taken.
    pub parts: LandPrice,
    /// What is to be paid: the least and the most, or exactly once the cube is taken.
    pub price: (u8, u8),
    /// The cube that is taken.
    pub cube: Option<(CubeFrom, Rubble)>,
    /// The value of that cube.
    pub less: u8,
    /// The public buildings for which the store scores, with their wigs.
    pub scoring: Vec<(Site, u8)>,
    /// All wigs of the store.
    pub wigs: u8,
}

/// The building that is being opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Where.
    pub site: Site,
    /// Which.
    pub open: OpenBuilding,
    /// The stores that score: where, whose, how many wigs.
    pub scoring: Vec<(Land, Seat, u8)>,
}

/// All that the map tells beside its pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// The free lands.
    pub lots: Vec<Lot>,
    /// The free sites.
    pub plots: Vec<Plot>,
    /// The store that is being built.
    pub works: Option<Works>,
    /// The building that is being opened.
    pub opening: Option<Opening>,
}

/// What the map tells a viewer; `base` is what is seen without the answers that are filled in, `now` with them.
pub fn numbers(game: &Lisboa, base: &View, now: &View) -> Numbers {
    let (before, after) = (&base.shown, &now.shown);
    let Some(seat) = base.seat.filter(|&seat| asked(before) == Some(seat)) else { return Numbers::default() };
    let asks = |wanted: Decision| [before, after].into_iter().find(|s| question(s) == Some(wanted));
    Numbers {
        lots: asks(Decision::BuildStore).map_or(Vec::new(), |s| lots(game, s, seat)),
        plots: asks(Decision::OpenSite).map_or(Vec::new(), |s| plots(game, s, seat)),
        works: works(game, before, after, seat),
        opening: opening(game, before, after, seat),
    }
}

/// Whether the viewer is building a store.
pub fn is_building(base: &View, now: &View) -> bool {
    base.seat.is_some() && asked(&base.shown) == base.seat && ground(&base.shown, &now.shown).is_some()
}

/// What is asked.
fn question(s: &State) -> Option<Decision> {
    match s.agenda.top()?.what {
        Pending::Ask(decision) => Some(decision),
        Pending::Nothing | Pending::Luck(_) | Pending::Do(_) => None,
    }
}

/// What can be answered. Whether something is possible is known from what is seen.
fn legal(game: &Lisboa, s: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(s, &mut legal);
    legal
}

fn lots(game: &Lisboa, s: &State, seat: Seat) -> Vec<Lot> {
    let (legal, reach) = (legal(game, s), game.reach(&s.boards[seat]));
    let lot = |land: Land| {
        let is_open = |street: &&Good| legal.contains(&Action::Build(land, **street));
        let streets = land.column().streets().iter().filter(is_open);
        let streets: Vec<(Good, u8)> = streets.map(|&good| (good, game.store_wigs(s, seat, land, good))).collect();
        let price = game.store_prices(s, seat, land);
        let short = if streets.is_empty() { u16::from(price.0).saturating_sub(reach) } else { 0 };
        let ways = streets.first().map(|&(street, _)| whatif::store(game, s, seat, land, street));
        let burnt = ways.map_or(0, |ways| whatif::burnt_range(&ways, s, seat).0);
        Lot { land, price, streets, short, burnt }
    };
    lands(game).filter(|&land| !s.built().has(land)).map(lot).collect()
}

fn plots(game: &Lisboa, s: &State, seat: Seat) -> Vec<Plot> {
    let legal = legal(game, s);
    let plot = |site: Site| {
        let rivals = |wigs: &table::BySeat<u8>| {
            Seat::first(game.options.players).filter(|&other| other != seat).map(|other| wigs[other]).sum::<u8>()
        };
        let all = game.openable(s, seat, site).map(|open| game.opening_wigs(s, seat, site, open));
        let best = all.max_by_key(|wigs| (wigs[seat], std::cmp::Reverse(rivals(wigs))))?;
        Some(Plot { site, own: best[seat], rivals: rivals(&best) })
    };
    sites(game).filter(|&site| legal.contains(&Action::Open(site))).filter_map(plot).collect()
}

/// The land of a store that is being built and the street that it faces: what is still to be done names it, or it stands there
/// by the answers that are filled in.
fn ground(before: &State, after: &State) -> Option<(Land, Good)> {
    let both = after.agenda.frames().iter().rev().chain(before.agenda.frames().iter().rev());
    let planned = both.copied().find_map(|frame| match frame.what {
        Pending::Do(Step::PlaceStore { land, street }) => Some((land, street)),
        Pending::Do(Step::PayLand { land } | Step::ScoreStore { land })
        | Pending::Ask(Decision::StoreCube { land } | Decision::House { land }) => {
            after.street(land).map(|street| (land, street))
        }
        Pending::Nothing | Pending::Luck(_) | Pending::Ask(_) | Pending::Do(_) => None,
    });
    let placed = || (after.built() - before.built()).iter().next();
    planned.or_else(|| placed().and_then(|land| after.street(land).map(|street| (land, street))))
}

fn works(game: &Lisboa, before: &State, after: &State, seat: Seat) -> Option<Works> {
    let (land, street) = ground(before, after)?;
    let (old, new) = (game.land_price(before, seat, land), game.land_price(after, seat, land));
    // The cubes as they lay before, all else as it is when it is paid.
    let parts = LandPrice { row: old.row, column: old.column, ..new };
    let cube = taken(before, after, land);
    let less = cube.map_or(0, |(_, color)| game.rubble_values(&before.boards[seat])[color.index()]);
    let price = match cube {
        Some(_) => (parts.due(less), parts.due(less)),
        None => game.store_prices(after, seat, land),
    };
    let value = game.column_value(before, land.column());
    let scoring = game.store_sites(before, land, street).map(|site| (site, value)).collect();
    let wigs = game.store_wigs(before, seat, land, street);
    Some(Works { land, street, seat, parts, price, cube, less, scoring, wigs })
}

/// The cube that was taken from the row or the column of a land space.
fn taken(before: &State, after: &State, land: Land) -> Option<(CubeFrom, Rubble)> {
    let fewer =
        |old: [u8; 3], new: [u8; 3]| Rubble::ALL.into_iter().find(|color| new[color.index()] < old[color.index()]);
    let (row, column) = (land.row().index(), land.column().index());
    let from_row = fewer(before.row_rubble[row], after.row_rubble[row]).map(|color| (CubeFrom::Row, color));
    from_row.or_else(|| {
        fewer(before.column_rubble[column], after.column_rubble[column]).map(|color| (CubeFrom::Column, color))
    })
}

fn opening(game: &Lisboa, before: &State, after: &State, seat: Seat) -> Option<Opening> {
    let both = after.agenda.frames().iter().rev().chain(before.agenda.frames().iter().rev());
    let planned = both.copied().find_map(|frame| match frame.what {
        Pending::Do(Step::SiteCubes { site } | Step::FinishBuilding { site, .. })
        | Pending::Ask(Decision::OpenPlan { site }) => Some(site),
        Pending::Nothing | Pending::Luck(_) | Pending::Ask(_) | Pending::Do(_) => None,
    });
    let is_new = |site: &Site| before.buildings[site.index()].is_none() && after.buildings[site.index()].is_some();
    let site = planned.or_else(|| sites(game).find(is_new))?;
    // Which Plan is completed is asked last; with Plans of both architects nothing is known before.
    let mut could = game.openable(after, seat, site);
    let only = could.next().filter(|_| could.next().is_none());
    let open = after.buildings[site.index()].or(only)?;
    let stores = game.scoring_stores(before, site, open);
    let one = |land: Land| before.owner(land).map(|owner| (land, owner, game.column_value(before, land.column())));
    Some(Opening { site, open, scoring: stores.iter().filter_map(one).collect() })
}

#[cfg(test)]
mod tests;
