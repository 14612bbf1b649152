//! The amounts of Favors, Rewards and Characters, and what players start with.

use super::MOST;
use crate::components::{Amounts, Start};
use table::pack::{Entry, Pack};

const FILE: &str = "amounts.toml";

/// The amounts that the texts name. What they give is never nothing.
pub(super) fn amounts(pack: &mut Pack) -> Option<Amounts> {
    let favors = pack.single(FILE, "favors", favors);
    let rewards = pack.single(FILE, "rewards", |entry| {
        let keys = ["prestige", "reals", "city_prestige", "support_bread"];
        let [prestige, reals, city, bread] = keys.map(|key| entry.number(key, 1..=MOST));
        Some([prestige?, reals?, city?, bread?])
    });
    let pirates_off = pack.single(FILE, "watch", |entry| entry.number("pirates_off", 1..=MOST));
    // M-STEWARD-01, M-COMMANDER-01, M-MAYOR-01
    let character_moves = pack.single(FILE, "characters", |entry| entry.number("moves", 1..=2));
    let [king_prestige, king_reals, city_prestige, support_bread] = rewards?;
    Some(Amounts {
        king_prestige,
        king_reals,
        city_prestige,
        support_bread,
        pirates_off: pirates_off?,
        character_moves: character_moves?,
        ..favors?
    })
}

/// The Favors (M-FAVOR-MONK-01 and so on); the other amounts are still nothing.
fn favors(entry: &mut Entry) -> Option<Amounts> {
    let monk_wood = entry.number("monk_wood", 1..=MOST);
    let patron_bread = entry.number("patron_bread", 1..=MOST);
    let diplomat_workers = entry.number("diplomat_workers", 1..=5);
    let treasurer_reals = entry.number("treasurer_reals", 1..=MOST);
    let engineer_yields = entry.number("engineer_yields", 1..=5);
    let lady_reals = entry.number("lady_reals", 0..=MOST);
    let scout_prestige = entry.number("scout_prestige", 0..=MOST);
    Some(Amounts {
        monk_wood: monk_wood?,
        patron_bread: patron_bread?,
        diplomat_workers: diplomat_workers?,
        treasurer_reals: treasurer_reals?,
        engineer_yields: engineer_yields?,
        lady_reals: lady_reals?,
        scout_prestige: scout_prestige?,
        king_prestige: 0,
        king_reals: 0,
        city_prestige: 0,
        support_bread: 0,
        pirates_off: 0,
        character_moves: 0,
    })
}

/// What every player starts with (M-SETUP-14..17).
pub(super) fn start(pack: &mut Pack) -> Option<Start> {
    let supply = pack.single("start.toml", "start", |entry| {
        let keys = ["goods", "wood", "bread", "pirates", "reals"];
        let [goods, wood, bread, pirates, reals] = keys.map(|key| entry.number(key, 0..=MOST));
        let extra_reals: Option<[u8; 4]> = entry.array("extra_reals", 0..=MOST);
        Some(([goods?, wood?, bread?, pirates?, reals?], extra_reals?))
    });
    let pieces = pack.single("start.toml", "pieces", pieces);
    let ([goods, wood, bread, pirates, reals], extra_reals) = supply?;
    Some(Start { goods, wood, bread, pirates, reals, extra_reals, ..pieces? })
}

/// The pieces; the supply is still empty.
fn pieces(entry: &mut Entry) -> Option<Start> {
    // M-FEEDING-02: one action discards at most 15 Bread, one for each Worker.
    let workers = entry.number("workers", 5..=15);
    let watch = entry.number("watch", 0..=15);
    let ships = entry.number("ships", 1..=8);
    let markers = entry.number("markers", 1..=3);
    let pirate_dice = entry.number("pirate_dice", 1..=3);
    let (workers, watch): (u8, u8) = (workers?, watch?);
    // M-SETUP-19, M-SETUP-20: one more goes to a City, and two to Fields.
    if watch + 3 > workers {
        let what = format!("is {watch}, but only {} of {workers} Workers are left by the first turns", workers - 3);
        entry.fault("watch", what);
    }
    Some(Start {
        goods: 0,
        wood: 0,
        bread: 0,
        pirates: 0,
        reals: 0,
        extra_reals: [0; 4],
        workers,
        watch,
        ships: ships?,
        markers: markers?,
        pirate_dice: pirate_dice?,
    })
}
