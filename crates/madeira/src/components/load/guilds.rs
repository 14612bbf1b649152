//! The Guild Board, and the Guilds of the Favors.

use super::{MOST, Players, by_players};
use crate::components::ByPlayers;
use crate::ids::{Favor, Guild, PassingSlot, Row};
use table::pack::{Entry, Pack};
use table::{Id, IdSet};

const FILE: &str = "guilds.toml";

/// The Guild of each Favor.
pub(super) fn favors(pack: &mut Pack) -> Option<[Guild; Favor::COUNT]> {
    let guilds: Vec<Guild> = pack.keyed(FILE, "favor", "favor", Favor::ALL, |entry| entry.name("guild"))?;
    // M-GUILDBOARD-04
    for guild in Guild::ALL {
        let count = guilds.iter().filter(|&&of| of == guild).count();
        if count != 3 {
            pack.fault(FILE, "favor", format!("there are {count} Favors of {guild}, must be 3"));
        }
    }
    guilds.try_into().ok()
}

/// The Guilds of each row, by the number of players.
pub(super) fn rows(pack: &mut Pack) -> Option<ByPlayers<[IdSet<Guild>; Row::COUNT]>> {
    let rows: [ByPlayers<IdSet<Guild>>; Row::COUNT] = pack.keyed(FILE, "row", "row", Row::ALL, row)?.try_into().ok()?;
    let rows = ByPlayers(Players::ALL.map(|players| rows.map(|row| row.0[players.index()])));
    // Favors whose Guild is in no row could not be turned up with it (M-PHASE-A-10).
    for (players, rows) in Players::ALL.into_iter().zip(rows.0) {
        for guild in Guild::ALL.into_iter().filter(|&guild| !rows.iter().any(|row| row.has(guild))) {
            pack.fault(FILE, &format!("row: guilds_{players}"), format!("{guild} is in no row"));
        }
    }
    Some(rows)
}

/// There are as many rows as players, the upper ones (M-GUILDBOARD-01, M-3P-01, M-2P-01).
fn row(entry: &mut Entry) -> Option<ByPlayers<IdSet<Guild>>> {
    let row = entry.id().parse::<Row>();
    by_players(entry, "guilds", |entry, key, players| {
        let count = players.count();
        match row {
            Ok(row) if row.index() < count => entry.set(key, 1..=Guild::COUNT),
            Ok(_) => entry.absent(key, format!("there are only {count} rows")).map(|()| IdSet::empty()),
            // A row without a number has a fault already; its Guilds are not looked at further.
            Err(_) => entry.is_given(key).then(IdSet::empty),
        }
    })
}

/// The Reals of each passing slot (M-PASSBONUS-01..04).
pub(super) fn passing_reals(pack: &mut Pack) -> Option<[u8; PassingSlot::COUNT]> {
    pack.keyed(FILE, "passing", "slot", PassingSlot::ALL, |entry| entry.number("reals", 0..=MOST))?.try_into().ok()
}
