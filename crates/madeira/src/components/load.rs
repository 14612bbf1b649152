//! Reads a component pack and checks it as a whole.
//!
//! Each part of the pack has a file here that says which keys it has, in which ranges, and what must hold between them.
//! A range keeps out what no rule could work with; it does not say what is printed. Nothing panics on any text.

mod amounts;
mod buildings;
mod cities;
mod fields;
mod guilds;
mod ports;
mod requests;
mod scoring;
#[cfg(test)]
mod tests;
mod windmill;

use super::{ByPlayers, Components, Scoring};
use table::pack::{Entry, Pack};
use table::{Faults, named_ids};

/// The most Reals, Bread, Prestige or other things that are given or taken at once.
const MOST: u8 = 20;

named_ids! {
    /// A number of players.
    Players: u8, "number of players" {
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }
}

impl Players {
    const fn count(self) -> usize {
        self as usize + 2
    }
}

impl Components {
    /// Reads a component pack from its files, given as name and text.
    ///
    /// # Errors
    /// If anything is wrong with the pack: all faults at once, each with file and key.
    pub fn load(files: &[(&str, &str)]) -> Result<Self, Faults> {
        let mut pack = Pack::parse(files, Self::shipped_files());
        // Every part is read before a missing one is noticed, so that the faults of all parts are known.
        let name = pack.about("madeira");
        let fields = fields::fields(&mut pack);
        let wood_price = fields::wood_price(&mut pack);
        let windmill = windmill::windmill(&mut pack);
        let ports = ports::ports(&mut pack);
        let slots = ports::slots(&mut pack);
        let cities = cities::cities(&mut pack);
        let district_wood = cities::district_wood(&mut pack);
        let citizen_spot = cities::citizen_spot(&mut pack);
        let guild = guilds::favors(&mut pack);
        let rows = guilds::rows(&mut pack);
        let passing_reals = guilds::passing_reals(&mut pack);
        let requests = requests::requests(&mut pack);
        let starting = requests::starting(&mut pack);
        let rewards_a = requests::rewards_a(&mut pack);
        let buildings = buildings::buildings(&mut pack);
        let building_cost = buildings::cost(&mut pack);
        let amounts = amounts::amounts(&mut pack);
        let start = amounts::start(&mut pack);
        let scoring = scoring::scoring(&mut pack);
        pack.finish_with(|checked| {
            let ports = ports?;
            Some(Self {
                name: name?,
                hash: checked.hash,
                fields: fields?,
                windmill: windmill?,
                wood_price: wood_price?,
                slots: slots?,
                colony_good: ports.colony_good,
                cities: cities?,
                district_wood: district_wood?,
                citizen_spot: citizen_spot?,
                requests: requests?,
                starting: starting?,
                guild: guild?,
                rows: rows?,
                rewards_a: rewards_a?,
                passing_reals: passing_reals?,
                buildings: buildings?,
                building_cost: building_cost?,
                start: start?,
                amounts: amounts?,
                scoring: Scoring { port: ports.prestige, ..scoring? },
                marks: checked.marks,
                blanks: checked.blanks,
            })
        })
    }
}

/// A value for each number of players, under the keys `key_2`, `key_3` and `key_4`.
fn by_players<T>(
    entry: &mut Entry,
    key: &str,
    read: impl Fn(&mut Entry, &str, Players) -> Option<T>,
) -> Option<ByPlayers<T>> {
    let [two, three, four] = Players::ALL.map(|players| read(entry, &format!("{key}_{players}"), players));
    Some(ByPlayers([two?, three?, four?]))
}
