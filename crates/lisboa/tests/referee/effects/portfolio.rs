//! A card goes into the Portfolio: reward or penalty, room, and the compulsory Sell or Trade.

use super::Referee;
use crate::numbers::*;
use lisboa::{
    Action, Benefit, Bottom, CardId, Cargo, ClergyEffect, Decision, Face, Good, Items, Penalty, PortfolioRow, Post,
    Ship, Slot, Task, TopCard,
};
use table::{Id, Seat};

impl Referee<'_> {
    /// L-TURN-06: the card into the Portfolio, then Sell or Trade.
    pub fn card_into_portfolio(&mut self, who: Seat, card: CardId) {
        let row = match self.game.components.card(card).face {
            Face::Noble { bottom, .. } => {
                match bottom {
                    // L-NOBLECARD-02, A-20: before the card is tucked in.
                    Bottom::Reward(items) => self.receive_all(who, items),
                    // L-NOBLECARD-03
                    Bottom::Penalty(penalty) => self.suffer(who, penalty),
                }
                PortfolioRow::Top
            }
            Face::Treasury { .. } => {
                // L-TREASCARD-02: the value before the marker moves; L-CLERGY-31.
                let more = from_tiles!(self, who, TreasuryReis);
                self.gain_reis(who, treasury_reis(self.game, &self.now) + u16::from(more));
                // L-TREASCARD-03
                self.treasury_down();
                PortfolioRow::Bottom
            }
        };
        self.make_room(who, row);
        self.tuck(who, card, row);
        // L-CLERGY-03
        let wigs = from_tiles!(self, who, CardWigs);
        self.gain_wigs(who, wigs);
        // L-NOBLECARD-07, L-TREASCARD-06
        if self.ask(who, Decision::SellOrTrade) == Action::Sell {
            self.sell(who);
        } else {
            self.trade(who);
        }
    }

    /// All that the bottom of a card shows.
    fn receive_all(&mut self, who: Seat, items: Items) {
        for item in items.into_iter().flatten() {
            self.receive(who, item, true);
        }
    }

    /// A penalty; what cannot be paid is waived (L-NOBLECARD-04).
    fn suffer(&mut self, who: Seat, penalty: Penalty) {
        match penalty {
            // L-ICON-01
            Penalty::Official => {
                let posted: u8 = self.now.boards[who].posts.iter().sum();
                if posted == 0 {
                    self.met("L-NOBLECARD-04: no official to return");
                }
                self.return_officials(who, posted.min(1), true);
            }
            // L-ICON-04, A-66
            Penalty::Real => {
                let board = &self.now.boards[who];
                if due(self.game, board, 1) <= money(self.game, board) {
                    self.pay(who, 1);
                } else {
                    self.met("L-NOBLECARD-04: no real to pay");
                }
            }
        }
    }

    /// So many own officials come back from offices and plazas (L-OPEN-08, L-ICON-01), named in ascending order.
    pub fn return_officials(&mut self, who: Seat, n: u8, penalty: bool) {
        let mut from = 0;
        for left in (1..=n).rev() {
            let decision = Decision::ReturnOfficials { left, from, penalty };
            let Action::Return(post) = self.ask(who, decision) else { unreachable!() };
            let board = self.board(who);
            board.posts[post.index()] -= 1;
            board.officials += 1;
            from = Post::ALL.iter().position(|&each| each == post).unwrap_or(0) as u8;
        }
    }

    /// L-PORT-05, L-PORT-06, A-21: a card is discarded only if there is no room.
    pub fn make_room(&mut self, who: Seat, row: PortfolioRow) {
        let board = &self.now.boards[who];
        let row_full = match row {
            PortfolioRow::Top => !board.top.contains(&TopCard::Empty),
            PortfolioRow::Bottom => !board.bottom.contains(&None),
        };
        let cards = board.top.iter().filter(|&&card| card != TopCard::Empty).count() as u8
            + board.bottom.iter().flatten().count() as u8;
        // L-PORT-02
        if !row_full && cards < limit(self.game, board) {
            return;
        }
        let Action::Drop(from, slot) = self.ask(who, Decision::MakeRoom { row }) else { unreachable!() };
        if from == PortfolioRow::Top && self.now.boards[who].cargo[slot.index()] != Cargo::default() {
            self.met("L-PORT-07: a ship is discarded with its goods");
        }
        let board = &mut self.now.boards[who];
        match from {
            PortfolioRow::Bottom => board.bottom[slot.index()] = None,
            PortfolioRow::Top => {
                // L-PORT-07, A-24: the goods of a ship are lost, and nobody gets wigs.
                if let TopCard::Ship(ship) = board.top[slot.index()] {
                    self.now.ships_gone[ship.index()] += 1;
                }
                board.top[slot.index()] = TopCard::Empty;
                board.cargo[slot.index()] = Cargo::default();
            }
        }
    }

    /// The card lies in the first empty slot of its row; slots are cosmetic.
    fn tuck(&mut self, who: Seat, card: CardId, row: PortfolioRow) {
        self.now.played = None;
        match row {
            PortfolioRow::Top => {
                let slot = self.empty_top_slot(who).expect("there is room");
                self.board(who).top[slot.index()] = TopCard::Noble(card);
            }
            PortfolioRow::Bottom => {
                let free = self.board(who).bottom.iter_mut().find(|slot| slot.is_none());
                *free.expect("there is room") = Some(card);
            }
        }
    }

    /// Action 1: L-SELL-01, one good after the other.
    fn sell(&mut self, who: Seat) {
        let mut sold = false;
        while let Action::SellGood(good, owner, slot) = self.ask(who, Decision::SellGoods { sold }) {
            self.sell_one(who, good, owner, slot);
            sold = true;
        }
    }

    /// One good goes to a ship.
    fn sell_one(&mut self, who: Seat, good: Good, owner: Seat, slot: Slot) {
        // L-VARIANT-17
        self.fulfil(who, Task::B6);
        let ship = self.ship_in(owner, slot).expect("a ship");
        let income = self.income(who, good, ship);
        let seller = self.board(who);
        seller.goods[good.index()] -= 1;
        // L-SELL-04
        seller.reis += income;
        let hull = self.game.components.ship(ship).hull;
        let cargo = &mut self.board(owner).cargo[slot.index()];
        cargo.goods[good.index()] += 1;
        // L-SELL-06
        if cargo.goods.iter().sum::<u8>() == hull {
            cargo.at_sea = true;
            // L-CLERGY-18
            let more = from_tiles!(self, owner, ShipWigs);
            self.gain_wigs(owner, hull + more);
        }
    }

    /// What a good brings: L-SELL-03, the price, the ship and the own bonuses.
    fn income(&self, who: Seat, good: Good, ship: Ship) -> u16 {
        let mut sum = u16::from(self.now.prices[good.index()]) + u16::from(self.game.components.ship(ship).modifier);
        for effect in effects(self.game, &self.now.boards[who]) {
            // L-CLERGY-22..25
            if let ClergyEffect::Sell(kind, more) = effect
                && kind == good
            {
                sum += u16::from(more);
            }
            // L-CLERGY-26
            if let ClergyEffect::SellAny(more) = effect {
                sum += u16::from(more);
            }
        }
        for benefit in benefits(self.game, &self.now.boards[who]) {
            // L-ICON-03
            if let Benefit::Sell(kind, more) = benefit
                && kind == good
            {
                sum += u16::from(more);
            }
        }
        sum
    }

    /// The ship in a slot of the top row.
    pub fn ship_in(&self, who: Seat, slot: Slot) -> Option<Ship> {
        if let TopCard::Ship(ship) = self.now.boards[who].top[slot.index()] { Some(ship) } else { None }
    }

    /// Action 2: L-TRADE-01, one or two goods.
    fn trade(&mut self, who: Seat) {
        for second in [false, true] {
            let Action::TradeFor(deed, good) = self.ask(who, Decision::Trade { second }) else { return };
            // L-TRADE-06: paid first; L-TRADE-05: the good covers the action.
            self.board(who).goods[good.index()] -= 1;
            self.now.covered.insert(deed);
            self.state_action(who, deed);
        }
    }
}
