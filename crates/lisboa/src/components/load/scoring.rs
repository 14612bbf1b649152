//! What players start with, and what scores.

use crate::components::{Majorities, Start, TOP_INFLUENCE, ThinColumn};
use crate::ids::{Column, Good};
use table::pack::{Entry, Pack};

const FILE: &str = "scoring.toml";

/// The large numbers of the four scoring tiles, lowest first.
pub(super) fn tiles(pack: &mut Pack) -> Option<[u8; 4]> {
    let mut tiles = pack.pool(FILE, "scoring_tile", |entry| entry.number("wigs", 1..=9))?;
    if tiles.len() != 4 {
        pack.fault(FILE, "scoring_tile", format!("there are {} scoring tiles, must be 4", tiles.len()));
    }
    tiles.sort_unstable();
    tiles.try_into().ok()
}

/// What the thin column scores. The first packs that were shipped named a column whose tile it shares.
pub(super) fn thin_column(pack: &mut Pack) -> Option<ThinColumn> {
    pack.single(FILE, "thin_column", |entry| {
        if !entry.has("column") {
            return entry.number("wigs", 1..=9).map(ThinColumn::Wigs);
        }
        entry.absent("wigs", "must not be given beside `column`")?;
        let column: Column = entry.name("column")?;
        if column.is_thin() {
            entry.fault("column", "must be one of 1 to 4: the thin column has no tile of its own");
        }
        Some(ThinColumn::As(column))
    })
}

/// The values of final scoring.
pub(super) fn majorities(pack: &mut Pack) -> Option<Majorities> {
    let stores = pack.keyed(FILE, "stores", "good", Good::ALL, places);
    let officials = pack.single(FILE, "officials", places);
    let rest = pack.single(FILE, "final", |entry| {
        let set_wigs = entry.number("set_wigs", 0..=20);
        let reis_per_wig = entry.number("reis_per_wig", 1..=50);
        let favor_wigs = entry.number("favor_wigs", 0..=20);
        Some((set_wigs?, reis_per_wig?, favor_wigs?))
    });
    let (set_wigs, reis_per_wig, favor_wigs) = rest?;
    Some(Majorities { stores: stores?.try_into().ok()?, officials: officials?, set_wigs, reis_per_wig, favor_wigs })
}

/// The wigs of the first three places, which do not rise.
fn places(entry: &mut Entry) -> Option<[u8; 3]> {
    let wigs: [u8; 3] = entry.array("wigs", 0..=50)?;
    if !wigs.is_sorted_by(|a, b| a >= b) {
        entry.fault("wigs", "a later place must not be worth more than an earlier one");
    }
    Some(wigs)
}

/// What every player starts with, and what the player board holds.
pub(super) fn start(pack: &mut Pack) -> Option<Start> {
    let given = pack.single("start.toml", "start", |entry| {
        let reis = entry.number("reis", 0..=99);
        let goods = entry.number("goods", 0..=6);
        let wigs = entry.number("wigs", 0..=99);
        let influence = entry.array("influence", 0..=TOP_INFLUENCE);
        // The blue and the purple deck have 20 cards or more, for four players.
        // L-SETUP-25, L-VARIANT-01..03: the draft adds up to five cards.
        let hand = entry.number("hand", 5..=5);
        Some((reis?, goods?, wigs?, influence?, hand?))
    });
    let board = pack.single("start.toml", "player_board", player_board);
    let (reis, goods, wigs, influence, hand) = given?;
    let start = Start { reis, goods, wigs, influence, hand, ..board? };
    if start.goods > start.capacity {
        let what = format!("is {goods}, but the warehouse holds {} of each good", start.capacity);
        pack.fault("start.toml", "start: goods", what);
    }
    Some(start)
}

/// The player board; what lies on it at the start is still nothing.
fn player_board(entry: &mut Entry) -> Option<Start> {
    let officials = entry.number("officials", 1..=12);
    let houses = entry.array("houses", 1..=5);
    let rubble_spaces = entry.number("rubble_spaces", 1..=9);
    let capacity = entry.number("capacity", 1..=6);
    let clergy = entry.number("clergy", 1..=4);
    Some(Start {
        reis: 0,
        goods: 0,
        wigs: 0,
        influence: [0; 4],
        officials: officials?,
        houses: houses?,
        rubble_spaces: rubble_spaces?,
        hand: 0,
        capacity: capacity?,
        clergy: clergy?,
    })
}
