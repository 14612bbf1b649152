//! The Windmill.

use super::MOST;
use crate::components::Windmill;
use table::pack::Pack;

const FILE: &str = "windmill.toml";

/// The levels, the level where the markers start (M-SETUP-02) and what the Windmill takes and gives.
pub(super) fn windmill(pack: &mut Pack) -> Option<Windmill> {
    let feeds = pack.list(FILE, "level", |entry| entry.number("feeds", 0..=MOST));
    let rest = pack.single(FILE, "windmill", |entry| {
        let start = entry.number("start", 0..=MOST);
        // every step up takes Wheat, and every swap lowers the number of Goods, so that all chains end. A swap
        // names two Goods (M-WINDMILL-01).
        let wheat = entry.number("wheat", 1..=MOST);
        let swap = entry.number("swap", 2..=2);
        let reals = entry.number("reals", 0..=MOST);
        let bottom_reals = entry.number("bottom_reals", 0..=MOST);
        Some((start?, wheat?, swap?, reals?, bottom_reals?))
    });
    let (feeds, (start, wheat, swap, reals, bottom_reals)) = (feeds?, rest?);
    if !(2..=20).contains(&feeds.len()) {
        pack.fault(FILE, "level", format!("there are {} levels, must be 2 to 20", feeds.len()));
    }
    if !feeds.is_sorted_by(|lower, upper| lower < upper) {
        pack.fault(FILE, "level", "the number must rise from each level to the next, from bottom to top");
    }
    let index = feeds.iter().position(|&level| level == start).and_then(|index| u8::try_from(index).ok());
    if index.is_none() {
        pack.fault(FILE, "windmill: start", format!("is {start}, but no level has the number {start}"));
    }
    Some(Windmill { start: index?, feeds, wheat, swap, reals, bottom_reals })
}
