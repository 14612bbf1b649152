//! Before the first turn: clergy tiles, hands, displays and the draft.

use super::Referee;
use lisboa::{Action, CardId, CardType, Decision, Luck, Stage, Years};
use table::{IdSet, Seat};

impl Referee<'_> {
    /// What is asked before the first turn, in the order of A-52.
    pub fn begin(&mut self) {
        let start = self.now.start;
        // L-SETUP-06: in secret, so in any order; all are turned up together.
        for seat in Seat::first(self.players()) {
            self.choose_clergy(seat);
        }
        let kept = Seat::ALL.map(|seat| self.board(seat).clergy_offer[0]);
        for seat in Seat::first(self.players()) {
            let board = self.board(seat);
            board.clergy.insert(kept[seat.index()].expect("a tile was kept"));
            board.clergy_offer = [None; 2];
        }
        // what they do at once, in turn order; Influence first, which touches nothing that Favors do.
        for seat in start.clockwise(self.players()) {
            self.influence_once(seat, kept[seat.index()].expect("a tile was kept"));
        }
        for seat in start.clockwise(self.players()) {
            self.favors_once(seat, kept[seat.index()].expect("a tile was kept"));
        }
        self.refill_church();
        self.deal_hands(Years::Blue);
        if self.game.options.draft {
            self.draft();
        }
        self.lay_display();
        self.refill_decrees();
        self.now.stage = Stage::Play;
        self.now.turn = start;
    }

    /// One of two clergy tiles; the kept one is put first.
    fn choose_clergy(&mut self, who: Seat) {
        let Action::Clergy(kept) = self.ask(who, Decision::KeepClergy) else { unreachable!() };
        let offer = &mut self.board(who).clergy_offer;
        if offer[0] != Some(kept) {
            offer.swap(0, 1);
        }
    }

    /// L-SETUP-25, L-PERIOD-11: hands up to five.
    pub fn deal_hands(&mut self, years: Years) {
        for seat in self.now.start.clockwise(self.players()) {
            while self.now.boards[seat].hand.len() < self.game.components.start.hand {
                let Action::Card(card) = self.luck(Luck::Deal { years, to: seat }) else { unreachable!() };
                self.board(seat).hand.insert(card);
            }
        }
    }

    /// L-SETUP-26, L-PERIOD-12: the four display decks.
    pub fn lay_display(&mut self) {
        for kind in CardType::ALL {
            self.turn_up(kind);
        }
    }

    /// L-VARIANT-01..03: keep 2 of 5, 1 of 3, 1 of 2; the rest goes to the left each time.
    fn draft(&mut self) {
        for round in [2, 1, 1] {
            for seat in Seat::first(self.players()) {
                for keep in (1..=round).rev() {
                    let Action::Card(card) = self.ask(seat, Decision::Draft { keep }) else { unreachable!() };
                    let free = self.board(seat).drafted.iter_mut().find(|place| place.is_none());
                    *free.expect("four cards are kept") = Some(card);
                }
            }
            self.pass_cards();
        }
        for seat in Seat::first(self.players()) {
            self.board(seat).drafted = [None; 4];
        }
    }

    /// What was not kept goes to the left.
    fn pass_cards(&mut self) {
        let kept = Seat::ALL.map(|seat| self.now.boards[seat].drafted.into_iter().flatten().collect::<IdSet<CardId>>());
        let passed = Seat::ALL.map(|seat| self.now.boards[seat].hand - kept[seat.index()]);
        for seat in Seat::first(self.players()) {
            let left = seat.left(self.players());
            self.board(left).hand = kept[left.index()] | passed[seat.index()];
        }
    }
}
