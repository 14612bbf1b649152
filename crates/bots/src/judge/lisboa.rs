//! What counts in Lisboa.

mod prospects;

use super::{Judged, Terms};
use ::lisboa::{Face, Good, Lisboa, Noble, Stage, State, TopCard};
use table::{Game, Seat};

impl Judged for Lisboa {
    #[rustfmt::skip]
    const TERMS: &'static [&'static str] = &[
        // What is owned: wigs, money, the place on the Influence track and its worth, goods and how many kinds.
        "wigs", "reis", "influence", "influence-reis", "gold", "cloth", "book", "tool", "kinds",
        // The lines of the final scoring, as they stand.
        "score-ships", "score-sets", "score-gold", "score-tool", "score-book", "score-cloth", "score-money", "score-decrees",
        "score-officials", "score-favors", "score-clergy",
        // The player board: rubble, sets and their markers, houses placed, the room they make.
        "brown", "red", "blue", "sets", "markers", "houses-left", "houses-middle", "houses-right", "capacity",
        // Stores by good.
        "gold-stores", "cloth-stores", "book-stores", "tool-stores",
        // The Portfolio: envelopes, cards in the rows, ships, their hulls, free cargo spaces, and those at sea.
        "envelopes", "top-cards", "bottom-cards", "ships", "hulls", "cargo-free", "at-sea",
        // Officials: on the board, in offices and on plazas.
        "officials", "maia-office", "marquis-office", "king-office", "maia-plaza", "marquis-plaza", "king-plaza",
        // Plans and the easiest of them, decrees, Favors, clergy.
        "plans", "plan-officials", "completed", "decrees", "maia-favor", "marquis-favor", "king-favor", "clergy",
        // Around it: what visits cost, the Treasury, the most sets of any player, whose turn it is.
        "visit-maia", "visit-marquis", "visit-king", "treasury", "most-sets", "turn",
    ];
    const PROSPECTS: &'static [&'static str] = prospects::NAMES;
    const STAGES: &'static [&'static str] = &["start", "1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d"];
    const WEIGHTS: &'static str = include_str!("../../weights/lisboa.toml");
    /// Everybody has one or two more turns.
    const HORIZON: u16 = 2;
    /// More make no difference here: the taste for cards is good.
    const LOOKS: usize = 1;
    const ITERATIONS: [u32; 4] = [1, 1, 16, 800];
    const SLIP: f32 = 0.6;

    /// The quarter of the period, by the cards of its display decks that are face up or taken.
    fn stage(&self, s: &State) -> usize {
        if s.stage == Stage::Setup {
            return 0;
        }
        let shown = usize::from(self.shown_of_display(s).len());
        1 + (usize::from(s.period) - 1) * 4 + (shown.saturating_sub(4) / 4).min(3)
    }

    fn terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>) {
        let board = &s.boards[seat];
        out.put([f32::from(board.wigs), f32::from(board.reis)]);
        out.put([board.influence, self.reis_of_influence(board.influence)].map(f32::from));
        out.put(board.goods.map(f32::from));
        out.put([board.goods.iter().filter(|&&n| n > 0).count() as f32]);
        out.put(self.lines(s, seat).map(f32::from));
        out.put(board.rubble.map(f32::from));
        out.put([board.sets(), board.markers].map(f32::from));
        out.put(board.houses.map(f32::from));
        out.put([f32::from(self.capacity(board))]);
        out.put(Good::ALL.map(|good| f32::from(s.stores_on(seat, good).len())));
        portfolio_terms(self, s, seat, out);
        out.put([f32::from(board.officials)]);
        out.put(board.posts.map(f32::from));
        let easiest = board.plans.iter().map(|plan| self.components.plan(plan).officials).min();
        out.put([f32::from(board.plans.len()), f32::from(easiest.unwrap_or(8))]);
        out.put([board.completed.len(), board.decrees.len()].map(f32::from));
        out.put(Noble::ALL.map(|noble| f32::from(u8::from(board.favors.has(noble)))));
        out.put([f32::from(board.clergy.len())]);
        out.put(Noble::ALL.map(|noble| f32::from(self.visit_cost(s, seat, noble, false))));
        let most = Seat::first(self.n_seats()).map(|seat| s.boards[seat].sets()).max().unwrap_or(0);
        out.put([s.treasury, most, u8::from(s.turn == seat)].map(f32::from));
    }

    fn prospects(&self, s: &State, seat: Seat, out: &mut [f32]) {
        prospects::add(self, s, seat, out);
    }
}

/// The terms of the Portfolio.
fn portfolio_terms(game: &Lisboa, s: &State, seat: Seat, out: &mut Terms<'_>) {
    let board = &s.boards[seat];
    let (mut envelopes, mut cards, mut ships, mut hulls, mut free, mut at_sea) = (0, 0, 0, 0, 0, 0);
    for (top, cargo) in board.top.iter().zip(board.cargo) {
        match *top {
            TopCard::Empty => continue,
            TopCard::Noble(card) => {
                if let Face::Noble { influence, .. } = game.components.card(card).face {
                    envelopes += influence;
                }
            }
            TopCard::Ship(ship) => {
                let card = game.components.ship(ship);
                ships += 1;
                hulls += card.hull;
                envelopes += card.influence;
                at_sea += u8::from(cargo.at_sea);
                free += if cargo.at_sea { 0 } else { card.hull - cargo.len() };
            }
        }
        cards += 1;
    }
    let bottom = board.bottom.iter().flatten().count() as u8;
    out.put([envelopes, cards, bottom, ships, hulls, free, at_sea].map(f32::from));
}
