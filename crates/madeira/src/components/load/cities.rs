//! Cities.

use super::MOST;
use crate::components::CitySpec;
use crate::ids::{BUILT, City, DISTRICTS, SPOTS};
use table::pack::{Entry, Pack};

const FILE: &str = "cities.toml";

/// The three Cities.
pub(super) fn cities(pack: &mut Pack) -> Option<[CitySpec; 3]> {
    pack.keyed(FILE, "city", "city", City::ALL, city)?.try_into().ok()
}

fn city(entry: &mut Entry) -> Option<CitySpec> {
    // For each piece, of which a City holds twelve.
    let worker = entry.number("worker", 0..=5);
    let citizen = entry.number("citizen", 0..=5);
    let most = entry.number("most", 0..=MOST);
    let present = entry.number("present", 0..=MOST);
    let city = CitySpec { worker: worker?, citizen: citizen?, most: most?, present: present? };
    // M-REQ-URBAN-02, M-REQ-URBAN-05: the value for most Workers is the higher one.
    if city.present > city.most {
        entry.fault("present", format!("is {}, must not be more than `most`, {}", city.present, city.most));
    }
    Some(city)
}

/// The Wood for a Guild Favor, in each district that is not built at the start (M-GUILDMASTER-02).
pub(super) fn district_wood(pack: &mut Pack) -> Option<[u8; (DISTRICTS - BUILT) as usize]> {
    pack.single(FILE, "districts", |entry| entry.array("wood", 1..=15))
}

/// A spot of the districts that are built at the start (M-SETUP-11).
pub(super) fn citizen_spot(pack: &mut Pack) -> Option<u8> {
    pack.single(FILE, "citizen", |entry| entry.number("spot", 1..=SPOTS / DISTRICTS * BUILT))
}
