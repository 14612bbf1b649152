//! The end of the game: what Reals bring and Pirates cost, and who has won.

use crate::numbers::{Rules, pirates};
use madeira::State;
use table::{BySeat, Seat};

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
