//! What scores.

use super::MOST;
use crate::components::Scoring;
use crate::ids::Port;
use table::Id;
use table::pack::Pack;

const FILE: &str = "scoring.toml";

/// What scores; the Prestige of a Ship at each port stands in another file, and is still nothing.
pub(super) fn scoring(pack: &mut Pack) -> Option<Scoring> {
    let requests = pack.single(FILE, "requests", |entry| {
        // M-REQ-MARKET-01, M-REQ-EXPEDITION-01
        let ships = entry.number("ships", 1..=3);
        // M-REQ-GUILD-02
        let guild = entry.number("guild", 0..=MOST);
        // M-REQ-WEALTH-01
        let wealth = entry.number("wealth", 1..=15);
        Some((ships?, guild?, wealth?))
    });
    let honor = pack.single(FILE, "honor", |entry| entry.number("prestige", 0..=MOST));
    let rest = pack.single(FILE, "final", |entry| {
        let reals_per_prestige = entry.number("reals_per_prestige", 1..=MOST);
        let pirates = entry.array("pirates", 0..=50_u8);
        let pirate_limit = entry.number("pirate_limit", 0..=99);
        // M-SCORE-01
        if pirates.is_some_and(|loss: [u8; 4]| !loss.is_sorted_by(|a, b| a >= b)) {
            entry.fault("pirates", "fewer Pirates must not cost more than more of them");
        }
        Some((reals_per_prestige?, pirates?, pirate_limit?))
    });
    let (ships, guild, wealth) = requests?;
    let (reals_per_prestige, pirates, pirate_limit) = rest?;
    let port = [[0; 3]; Port::COUNT];
    Some(Scoring { port, ships, guild, wealth, honor: honor?, reals_per_prestige, pirates, pirate_limit })
}
