//! Clergy tiles.

use super::{cite, words};
use crate::components::ClergyTile;
use crate::ids::ClergyId;
use table::Id;
use table::pack::{Entry, Pack};

/// The 37 clergy tiles.
pub(super) fn clergy(pack: &mut Pack) -> Option<[ClergyTile; 37]> {
    pack.keyed("clergy.toml", "clergy", "number", ClergyId::all(), tile)?.try_into().ok()
}

fn tile(entry: &mut Entry) -> Option<ClergyTile> {
    cite(entry, "L-CLERGY");
    let effect = entry.parse("effect", words::clergy_effect);
    let wigs = entry.number("wigs", 0..=9);
    Some(ClergyTile { effect: effect?, wigs: wigs? })
}
