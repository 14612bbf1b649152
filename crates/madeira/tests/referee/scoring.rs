//! What scores: Crown's Requests and the end of the game.

use crate::numbers::{Rules, pirates};
use madeira::{City, Spot, State};
use table::{BySeat, Id, IdSet, Seat};

/// Which of the three values of a place counts.
fn scoring_round(round: u8) -> usize {
    match round {
        1 => 0,
        3 => 1,
        5 => 2,
        n => panic!("no Requests are scored in round {n}"),
    }
}

/// M-REQ-MARKET-03..05: Ships in the Markets of Wheat, Sugar and Wine.
pub fn routes(round: u8, ships: [u8; 3]) -> u8 {
    let values = [[3, 6, 4], [6, 4, 3], [4, 3, 6]];
    (0..3).map(|market| values[market][scoring_round(round)] * ships[market]).sum()
}

/// M-REQ-EXPEDITION-03..05: Ships in Açores, Brasil and India.
pub fn expeditions(round: u8, ships: [u8; 3]) -> u8 {
    let values = [[4, 3, 6], [3, 6, 4], [6, 4, 3]];
    (0..3).map(|colony| values[colony][scoring_round(round)] * ships[colony]).sum()
}

/// M-REQ-URBAN-02..06: the Prestige of a City for a player, and why.
pub fn urbanization(rules: &Rules, state: &State, seat: Seat, city: City) -> (u8, &'static str) {
    // How many pieces a side has there and how far to the right the last one stands.
    let side = |pieces: IdSet<Spot>| {
        let there: Vec<u8> = pieces.iter().filter(|spot| spot.city() == city).map(|spot| spot.number()).collect();
        (there.len(), there.into_iter().max().unwrap_or(0))
    };
    let own = side(state.players[seat].city);
    // M-REQ-URBAN-03
    let others: Vec<(usize, u8)> = rules
        .seats()
        .filter(|&other| other != seat)
        .map(|other| side(state.players[other].city))
        .chain([side(state.citizens)])
        .collect();
    let spec = &rules.pack.cities[city.index()];
    if own.0 == 0 {
        (0, "Urbanization without Workers")
    } else if others.iter().any(|other| other.0 > own.0) {
        (spec.present, "Urbanization without most")
    } else if others.iter().any(|other| other.0 == own.0 && other.1 > own.1) {
        // M-REQ-URBAN-04
        (spec.present, "Urbanization with a tie lost")
    } else if others.iter().any(|other| other.0 == own.0) {
        (spec.most, "Urbanization with a tie won")
    } else {
        (spec.most, "Urbanization with most")
    }
}

/// The end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Final {
    /// M-END-01, M-END-02: Prestige for Reals, Goods, Wood and Bread.
    pub reals: BySeat<i16>,
    /// M-SCORE-01..04: the loss by Pirates, negative.
    pub pirates: BySeat<i16>,
    /// All Prestige.
    pub total: BySeat<i16>,
    /// M-TIE-01: who has won.
    pub winner: Seat,
}

/// The final scoring of a position after phase E of round 5.
pub fn last_scoring(rules: &Rules, state: &State) -> Final {
    let seats: Vec<Seat> = rules.seats().collect();
    let place = |seat: Seat| state.passing.iter().position(|&marker| marker == Some(seat)).expect("in the column");
    // M-END-01, A-71
    let reals = BySeat::from_fn(|seat| {
        let player = &state.players[seat];
        let goods: u16 = player.goods.iter().map(|&count| u16::from(count)).sum();
        let all = player.reals + goods + u16::from(player.wood) + u16::from(player.bread);
        if seats.contains(&seat) { (all / 5) as i16 } else { 0 }
    });
    // M-SCORE-01, M-SCORE-02, A-69: most Pirates first; of equal ones the later in order P first.
    let mut ranked = seats.clone();
    ranked.sort_by_key(|&seat| (pirates(&state.players[seat]), place(seat)));
    ranked.reverse();
    let losses = [16, 8, 4, 2];
    let pirates = BySeat::from_fn(|seat| {
        let Some(rank) = ranked.iter().position(|&other| other == seat) else { return 0 };
        let own = pirates(&state.players[seat]) as i16;
        // M-SCORE-04; M-SCORE-03
        if own == 0 { 0 } else { -(losses[rank] + (own - 20).max(0)) }
    });
    let total = BySeat::from_fn(|seat| {
        if seats.contains(&seat) { state.players[seat].prestige + reals[seat] + pirates[seat] } else { 0 }
    });
    // M-TIE-01
    let mut best = seats;
    best.sort_by_key(|&seat| (-total[seat], place(seat)));
    Final { reals, pirates, total, winner: best[0] }
}
