//! The sea: Markets and Colonies with their slots for Ships.

use super::marks::{Thing, star, star_at};
use super::words::{self, listed};
use crate::show::text::{grid, labelled};
use ::words::madeira::whatif;
use madeira::{Colony, Good, Madeira, Port, ShipSlot, State, Trade};
use table::{Id, Seat};

/// The Markets.
pub fn markets(game: &Madeira, s: &State, out: &mut String) {
    labelled(
        out,
        "Markets",
        "each slot: Goods = Reals, and whose Ship is there; in front what a Ship scores for Market Routes in rounds 1, 3, 5",
    );
    let mut rows = Vec::new();
    for good in Good::ALL {
        let port = Port::from(good);
        let mut cells = vec![format!("  {good}"), prestige(game, s, port)];
        cells.extend(slots(game, port).map(|slot| slot_cell(game, s, slot)));
        rows.push(cells);
    }
    grid(out, &rows);
}

/// The Colonies.
pub fn colonies(game: &Madeira, s: &State, out: &mut String) {
    labelled(
        out,
        "Colonies",
        "each slot: Wine, and whose Ship is there; in front what a Ship scores for Expeditions in rounds 1, 3, 5; an arriving \
         Ship takes a King's Reward; each Worker on the Land brings its Good every round",
    );
    let mut rows = Vec::new();
    for colony in Colony::ALL {
        let port = Port::from(colony);
        let mut cells = vec![format!("  {colony}"), prestige(game, s, port)];
        cells.extend(slots(game, port).map(|slot| slot_cell(game, s, slot)));
        cells.push(land(game, s, colony));
        cells.push(format!("Rewards {}", rewards(game, s, colony)));
        rows.push(cells);
    }
    grid(out, &rows);
}

fn slots(game: &Madeira, port: Port) -> impl Iterator<Item = ShipSlot> {
    let open = game.open_slots();
    ShipSlot::of(port).filter(move |&slot| open.has(slot))
}

/// The Prestige of a Ship in rounds 1, 3 and 5; that of the next scoring in brackets.
fn prestige(game: &Madeira, s: &State, port: Port) -> String {
    let next = whatif::scoring_round(s.round);
    let values = [1, 3, 5].map(|round| {
        let value = value(game, round, port);
        if round == next { format!("[{value}]") } else { value }
    });
    values.join(" ")
}

/// The Prestige of a Ship in a port in one of the rounds 1, 3 and 5.
fn value(game: &Madeira, round: u8, port: Port) -> String {
    let mark = star_at(&game.components, Thing::Port(port), &format!("round_{round}"));
    format!("{}{mark}", game.port_prestige(round, port))
}

fn slot_cell(game: &Madeira, s: &State, slot: ShipSlot) -> String {
    let owner = Seat::first(game.options.players).find(|&seat| s.players[seat].ships.has(slot));
    let owner = owner.map_or(".".to_owned(), |seat| seat.to_string());
    format!("{}{} {} {owner}", slot.letter(), star(&game.components, Thing::Slot(slot)), prices(game, slot))
}

/// The prices of a slot: `4=14`, or `2=5/3=9` where there is a choice, or the Wine of a Colony.
fn prices(game: &Madeira, slot: ShipSlot) -> String {
    let pays = slot.port().market().is_some();
    let text = |trade: Trade| if pays { format!("{}={}", trade.goods, trade.reals) } else { trade.goods.to_string() };
    let trades = game.components.slot(slot).map_or([None; 2], |spec| spec.trades);
    trades.into_iter().flatten().map(text).collect::<Vec<_>>().join("/")
}

fn land(game: &Madeira, s: &State, colony: Colony) -> String {
    let mark = star_at(&game.components, Thing::Port(Port::from(colony)), "good");
    let good = words::good(game.components.colony_good[colony.index()]);
    let there = Seat::first(game.options.players).filter(|&seat| s.players[seat].lands[colony.index()] > 0);
    let there: Vec<String> = there.map(|seat| format!("{seat}{}", s.players[seat].lands[colony.index()])).collect();
    format!("Land {good}{mark} {}", if there.is_empty() { ".".to_owned() } else { there.join(" ") })
}

/// The King's Rewards of a Colony, by name.
fn rewards(game: &Madeira, s: &State, colony: Colony) -> String {
    let there = s.rewards[colony.index()].into_iter().flatten();
    listed(there.map(|reward| format!("{reward}{}", star(&game.components, Thing::Reward(reward)))), "none")
}

/// All King's Rewards that lie in Colonies, with what they give.
pub fn reward_page(game: &Madeira, s: &State) -> String {
    let mut out = String::new();
    for colony in Colony::ALL {
        for reward in s.rewards[colony.index()].into_iter().flatten() {
            let name = format!("{reward}{}", star(&game.components, Thing::Reward(reward)));
            let text = format!("{} ({})", words::reward(&game.components, reward), words::colony(colony));
            labelled(&mut out, &name, &text);
        }
    }
    out
}
