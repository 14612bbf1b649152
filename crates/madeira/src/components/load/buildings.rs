//! Buildings.

use super::{MOST, by_players};
use crate::components::{BuildingSpec, ByPlayers};
use crate::ids::{Building, Region};
use std::ops::RangeInclusive;
use table::Id;
use table::pack::{Entry, Pack};

const FILE: &str = "buildings.toml";

/// The five Buildings.
pub(super) fn buildings(pack: &mut Pack) -> Option<[BuildingSpec; Building::COUNT]> {
    let buildings: [BuildingSpec; Building::COUNT] =
        pack.keyed(FILE, "building", "building", Building::ALL, building)?.try_into().ok()?;
    check_regions(pack, &buildings);
    check_rounds(pack, &buildings);
    Some(buildings)
}

fn building(entry: &mut Entry) -> Option<BuildingSpec> {
    let region = entry.name("region");
    let empty_round = entry.number("empty_round", 1..=5);
    let (gain, moves) = match entry.id().parse() {
        // M-MOINHO-01, M-MOINHO-02
        Ok(Building::Moinho) => (tiers(entry, "gain", 0..=MOST), no_tiers(entry, "moves")),
        // M-CAPITANIA-01, M-CAPITANIA-02
        Ok(Building::Capitania) => (tiers(entry, "gain", 0..=MOST), tiers(entry, "moves", MOVES)),
        // M-ALFANDEGA-01, M-ALFANDEGA-02, M-CASA-01, M-CASA-02, M-FORTALEZA-01, M-FORTALEZA-02
        Ok(Building::Alfandega | Building::Casa | Building::Fortaleza) => {
            (no_tiers(entry, "gain"), tiers(entry, "moves", MOVES))
        }
        // A Building without a name has a fault already; what it does is not looked at further.
        Err(_) => {
            entry.is_given("gain");
            entry.is_given("moves");
            (None, None)
        }
    };
    Some(BuildingSpec { region: region?, empty_round: empty_round?, gain: gain?, moves: moves? })
}

const MOVES: RangeInclusive<u8> = 1..=2;

/// The numbers of the top and of the bottom Action (M-COST-10).
fn tiers(entry: &mut Entry, key: &str, range: RangeInclusive<u8>) -> Option<[u8; 2]> {
    entry.array(key, range)
}

fn no_tiers(entry: &mut Entry, key: &str) -> Option<[u8; 2]> {
    entry.absent(key, "this Building has none").map(|()| [0; 2])
}

/// One Building in Region 1, two in each of the others (M-GEN-05).
fn check_regions(pack: &mut Pack, buildings: &[BuildingSpec; Building::COUNT]) {
    for (region, expected) in Region::ALL.into_iter().zip([1, 2, 2]) {
        let count = buildings.iter().filter(|building| building.region == region).count();
        if count != expected {
            let what = format!("Region {region} has {count} Buildings, must have {expected}");
            pack.fault(FILE, "building: region", what);
        }
    }
}

/// In each round exactly one Building has no Character tile (M-GEN-07).
fn check_rounds(pack: &mut Pack, buildings: &[BuildingSpec; Building::COUNT]) {
    let mut rounds = buildings.map(|building| building.empty_round);
    rounds.sort_unstable();
    if rounds != [1, 2, 3, 4, 5] {
        pack.fault(FILE, "building: empty_round", "must be each of 1 to 5 once");
    }
}

/// What a Building costs before the dice (M-COST-01, M-3P-06, M-2P-08).
pub(super) fn cost(pack: &mut Pack) -> Option<ByPlayers<u8>> {
    pack.single(FILE, "cost", |entry| by_players(entry, "reals", |entry, key, _| entry.number(key, 0..=MOST)))
}
