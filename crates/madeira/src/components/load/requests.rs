//! Crown's Requests, Starting Requests and King's Rewards.

use super::{Players, by_players};
use crate::components::{ByPlayers, StartingRequest};
use crate::ids::{Request, Reward};
use table::pack::Pack;
use table::{Id, IdSet, named_ids};

const FILE: &str = "requests.toml";

/// How many Crown's Requests of each type are used, by the number of players: those with as many heads or fewer.
pub(super) fn requests(pack: &mut Pack) -> Option<[ByPlayers<u8>; Request::COUNT]> {
    let heads = pack.keyed(FILE, "request", "request", Request::ALL, |entry| {
        by_players(entry, "heads", |entry, key, _| entry.number(key, 0..=10_u8))
    })?;
    let used: Vec<ByPlayers<u8>> =
        heads.iter().map(|ByPlayers([two, three, four])| ByPlayers([*two, two + three, two + three + four])).collect();
    // M-SETUP-06, M-3P-01, M-2P-01: five for each row, of which there are as many as players.
    for players in Players::ALL {
        let count: u8 = used.iter().map(|request| request.0[players.index()]).sum();
        let expected = 5 * players.count();
        if usize::from(count) != expected {
            let what = format!("there are {count} Requests with {players} heads or fewer, must be {expected}");
            pack.fault(FILE, "request", what);
        }
    }
    used.try_into().ok()
}

/// The four Starting Requests, fewest crowns first. No two have the same crowns, as they tell who begins (M-SETUP-04).
pub(super) fn starting(pack: &mut Pack) -> Option<[StartingRequest; 4]> {
    let mut tiles = pack.pool(FILE, "starting", |entry| {
        let crowns = entry.number("crowns", 1..=9);
        let request = entry.name("request");
        Some(StartingRequest { crowns: crowns?, request: request? })
    })?;
    if tiles.len() != 4 {
        pack.fault(FILE, "starting", format!("there are {} Starting Requests, must be 4", tiles.len()));
    }
    tiles.sort_unstable();
    if !tiles.is_sorted_by(|a, b| a.crowns < b.crowns) {
        pack.fault(FILE, "starting: crowns", "must differ from tile to tile");
    }
    tiles.try_into().ok()
}

named_ids! {
    /// The back of a King's Reward.
    Letter: u8, "letter" {
        /// For the A slot of a Colony.
        A = "A",
        /// For the B slot.
        B = "B",
    }
}

/// The King's Rewards with the letter A: half of them (M-SETUP-09).
pub(super) fn rewards_a(pack: &mut Pack) -> Option<IdSet<Reward>> {
    let letters: Vec<Letter> = pack.keyed(FILE, "reward", "reward", Reward::ALL, |entry| entry.name("letter"))?;
    let rewards = Reward::ALL.into_iter().zip(letters);
    let a: IdSet<Reward> = rewards.filter(|&(_, letter)| letter == Letter::A).map(|(reward, _)| reward).collect();
    if a.len() != 4 {
        pack.fault(FILE, "reward: letter", format!("{} King's Rewards have the letter A, must be 4", a.len()));
    }
    Some(a)
}
