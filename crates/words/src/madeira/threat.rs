//! What phases C and D will take from a player if nothing changes.

use super::names::pirates;
use crate::message::Message;
use madeira::{Building, Face, Madeira, Phase, State, View};
use table::{Id, RuleId, Seat};

/// What is going to be missing, while there is still a turn to do something about it.
pub fn threats(game: &Madeira, view: &View, seat: Seat) -> Vec<(Message, RuleId)> {
    let s = &view.shown;
    match s.phase {
        Phase::A | Phase::B => {}
        Phase::Setup | Phase::C | Phase::D | Phase::E | Phase::Over => return Vec::new(),
    }
    let threats = [
        (missing_reals(game, s, seat), "M-COST-08"),
        (missing_wood(s, seat), "M-UPKEEP-03"),
        (missing_bread(game, s, seat), "M-FEEDING-03"),
    ];
    threats.into_iter().filter_map(|(message, rule)| Some((message?, RuleId(rule)))).collect()
}

/// What the Buildings with an own marker may cost in all once their dice are rolled, if that may be too much (M-COST-01), and the
/// Pirates of those that are not paid.
fn missing_reals(game: &Madeira, s: &State, seat: Seat) -> Option<Message> {
    let player = &s.players[seat];
    let marked = || Building::ALL.into_iter().filter(|building| player.markers[building.index()] > 0);
    let costs = |building: Building| game.building_costs(s, building);
    let least: u16 = marked().map(|building| u16::from(costs(building).0)).sum();
    let most: u16 = marked().map(|building| u16::from(costs(building).1)).sum();
    // One Pirate each, and the Pirate die of those that have one, rolled before (M-COST-08).
    let with_die = marked().filter(|building| s.pirate_die[building.index()].is_some()).count() as u8;
    let n = marked().count() as u8;
    let [fewest, _, pirates_most] = Face::ALL.map(|face| n + with_die * face.value());
    let (reals, spread) = (player.reals, if with_die > 0 { "yes" } else { "no" });
    (most > reals)
        .then(|| say!("madeira-threat-reals", n, least, most, reals, spread, fewest, pirates = pirates(pirates_most)))
}

/// Wood that the Ships on the board will miss (M-UPKEEP-03).
pub fn missing_wood(s: &State, seat: Seat) -> Option<Message> {
    let player = &s.players[seat];
    let missing = player.ships.len().saturating_sub(player.wood);
    (missing > 0).then(|| say!("madeira-warn-wood", missing, pirates = pirates(missing)))
}

/// Bread that the Workers on the board will miss (M-FEEDING-03).
pub fn missing_bread(game: &Madeira, s: &State, seat: Seat) -> Option<Message> {
    let missing = game.feeding_need(s, seat).saturating_sub(s.players[seat].bread);
    (missing > 0).then(|| say!("madeira-warn-bread", missing, pirates = pirates(missing)))
}
