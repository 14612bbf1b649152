//! Markets and Colonies.

use super::{MOST, Players};
use crate::components::{ByPlayers, MOST_QUANTITY, SlotSpec, Trade};
use crate::ids::*;
use table::pack::{Entry, Pack};
use table::{Id, IdSet};

const FILE: &str = "ports.toml";

/// What is printed on Markets and Colonies besides their slots.
pub(super) struct Ports {
    /// The Good of each Colony.
    pub(super) colony_good: [Good; Colony::COUNT],
    /// The Prestige of a Ship in rounds 1, 3 and 5, by port.
    pub(super) prestige: [[u8; 3]; Port::COUNT],
}

/// The three Markets and the three Colonies.
pub(super) fn ports(pack: &mut Pack) -> Option<Ports> {
    let markets = pack.keyed(FILE, "market", "market", Good::ALL, prestige);
    let colonies = pack.keyed(FILE, "colony", "colony", Colony::ALL, |entry| {
        let good: Option<Good> = entry.name("good");
        let prestige = prestige(entry);
        Some((good?, prestige?))
    });
    let (markets, (goods, colonies)): (_, (Vec<_>, Vec<_>)) = (markets?, colonies?.into_iter().unzip());
    let prestige: Vec<[u8; 3]> = markets.into_iter().chain(colonies).collect();
    Some(Ports { colony_good: goods.try_into().ok()?, prestige: prestige.try_into().ok()? })
}

/// The rounds in which Requests are scored (M-PHASE-E-01).
fn prestige(entry: &mut Entry) -> Option<[u8; 3]> {
    let [first, third, fifth] = ["round_1", "round_3", "round_5"].map(|key| entry.number(key, 0..=MOST));
    Some([first?, third?, fifth?])
}

/// The slots for Ships that are printed.
pub(super) fn slots(pack: &mut Pack) -> Option<[Option<SlotSpec>; ShipSlot::COUNT]> {
    let slots = pack.keyed_some(FILE, "slot", "slot", ShipSlot::all(), slot)?;
    for players in Players::ALL {
        if !slots.iter().flatten().any(|slot| slot.open.0[players.index()]) {
            pack.fault(FILE, "slot", format!("no slot is open with {players} players"));
        }
    }
    slots.try_into().ok()
}

fn slot(entry: &mut Entry) -> Option<SlotSpec> {
    let trades = match entry.id().parse::<ShipSlot>().map(|slot| slot.port().market()) {
        Ok(Some(_)) => market_trades(entry),
        Ok(None) => colony_trades(entry),
        // A slot without a name has a fault already; its prices are not looked at further.
        Err(_) => {
            for key in ["goods", "reals", "or_goods", "or_reals"] {
                entry.is_given(key);
            }
            None
        }
    };
    let players = entry.set::<Players>("players", 1..=3);
    let (trades, players) = (trades?, players?);
    // M-2P-07: only a slot with two heads has two quantities, and it is open with two players only.
    if trades[1].is_some() && players != IdSet::only(Players::Two) {
        entry.fault("players", "must be 2 for a slot with two quantities");
    }
    Some(SlotSpec { trades, open: ByPlayers(Players::ALL.map(|n| players.has(n))) })
}

/// What a Route slot takes and pays (M-MARKET-03).
fn market_trades(entry: &mut Entry) -> Option<[Option<Trade>; 2]> {
    let trade = |entry: &mut Entry, goods, reals| {
        let goods = quantity(entry, goods);
        let reals = entry.number(reals, 0..=MOST);
        Some(Trade { goods: goods?, reals: reals? })
    };
    let first = trade(entry, "goods", "reals");
    let has_second = entry.is_given("or_goods") | entry.is_given("or_reals");
    if !has_second {
        return Some([Some(first?), None]);
    }
    let second = trade(entry, "or_goods", "or_reals");
    let (first, second) = (first?, second?);
    if first.goods == second.goods {
        entry.fault("or_goods", "must differ from `goods`");
    }
    Some([Some(first), Some(second)])
}

/// The Wine that a Landing slot takes (M-COLONY-01).
fn colony_trades(entry: &mut Entry) -> Option<[Option<Trade>; 2]> {
    let goods = quantity(entry, "goods");
    let others = ["reals", "or_goods", "or_reals"].map(|key| entry.absent(key, "goes only with a Market"));
    others.into_iter().collect::<Option<()>>()?;
    Some([Some(Trade { goods: goods?, reals: 0 }), None])
}

fn quantity(entry: &mut Entry, key: &str) -> Option<u8> {
    entry.number(key, 1..=MOST_QUANTITY)
}
