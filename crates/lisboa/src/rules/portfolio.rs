//! A card into the Portfolio (p. 9–10): its reward or penalty, room for it, and then Sell or Trade.

use super::Play;
use crate::action::{PortfolioRow, Slot};
use crate::components::{Bottom, ClergyEffect, Face, Item, Items, Penalty};
use crate::cost::effect;
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::{PlayerBoard, State, TopCard};
use table::{EventSink, Id, RuleId, Seat};

/// What a card changes of that on which Sell and Trade depend, when it goes into a Portfolio.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PortfolioChange {
    /// Goods that come.
    goods: [u8; 4],
    /// Plans that leave their stacks.
    plans: u8,
    /// Officials that are recruited.
    officials: u8,
    /// Favors that are taken at most.
    favors: u8,
    /// An official may be returned, and recruited again.
    returns_official: bool,
    /// Its reward cannot change whether Trade is possible.
    is_inert: bool,
}

impl PortfolioChange {
    /// That of a card.
    pub(crate) fn of(face: Face) -> Self {
        let mut change = Self { is_inert: true, ..Self::default() };
        match face {
            Face::Noble { bottom: Bottom::Reward(items), .. } => {
                items.into_iter().flatten().for_each(|item| change.add(item));
            }
            Face::Noble { bottom: Bottom::Penalty(Penalty::Official), .. } => change.returns_official = true,
            Face::Noble { bottom: Bottom::Penalty(Penalty::Real), .. } | Face::Treasury { .. } => {}
        }
        change
    }

    fn add(&mut self, item: Item) {
        self.is_inert &= matches!(item, Item::Reis(_) | Item::Influence(_) | Item::TakeDecree | Item::Decree(_));
        match item {
            Item::Goods(good, n) => self.goods[good.index()] += n,
            Item::Plan(n) => self.plans += n,
            Item::Recruit(n) => self.officials += n,
            Item::Favor => self.favors += 1,
            // A clergy tile may bring Favors at once.
            Item::Cardinal => self.favors = Noble::ALL.len() as u8,
            Item::Reis(_) | Item::Influence(_) | Item::Rubble | Item::TakeDecree | Item::Decree(_) => {}
        }
    }
}

impl Lisboa {
    /// Whether a hand card may go into the Portfolio (L-TURN-06, L-PORT-14, L-NOBLECARD-05).
    pub(super) fn check_portfolio<V: Verdict>(&self, s: &State, seat: Seat, card: CardId, v: &mut V) {
        v.require(s.boards[seat].hand.has(card), || Reason::NotInHand(card));
        if v.refused() {
            return;
        }
        if let Face::Noble { bottom: Bottom::Reward(items), .. } = self.components.card(card).face {
            self.check_reward_in_full(s, seat, items, v);
        }
        if v.refused() {
            return;
        }
        // Sell or Trade must be possible after the reward, on at least one line of choices.
        let possible = match self.sells_or_trades_at_a_glance(s, seat, card) {
            Some(answer) => answer,
            None => self.completes(s, crate::Action::Portfolio(card)),
        };
        v.require(possible, || Reason::NoSaleNoTrade);
        if !possible && !v.settled() {
            let has_ship = Seat::first(self.n()).any(|owner| self.has_free_ship(&s.boards[owner]));
            v.require(has_ship, || Reason::NoShipToSellTo);
        }
    }

    /// What a reward gives must be there, or the card may not be played there (L-NOBLECARD-05). Goods without room are lost, unless
    /// it was agreed that they need room.
    fn check_reward_in_full<V: Verdict>(&self, s: &State, seat: Seat, items: Items, v: &mut V) {
        let mut goods = [0; 4];
        for item in items.into_iter().flatten() {
            let board = &s.boards[seat];
            let (whole, rule) = match item {
                Item::Goods(good, n) => {
                    goods[good.index()] += n;
                    let fits = board.goods[good.index()] + goods[good.index()] <= self.capacity(board);
                    (fits || !self.options.strict_rewards, "L-ICON-08")
                }
                Item::Plan(n) => (s.plans.len() >= n, "L-ICON-02"),
                Item::Recruit(n) => (board.officials >= n, "L-ICON-07"),
                Item::Favor => (board.favors.len() < 3, "L-ICON-10"),
                Item::Rubble => (s.pile != [0; 3], "L-ICON-11"),
                Item::Cardinal => (self.can_meet_cardinal(s, seat, 1), "L-ICON-19"),
                Item::TakeDecree => (!s.decrees.is_empty(), "L-ICON-13"),
                Item::Decree(n) => (s.decrees.len() >= n, "L-ICON-18"),
                Item::Reis(_) | Item::Influence(_) => (true, "L-ICON-16"),
            };
            v.require(whole, || Reason::RewardNotInFull { item, icon: RuleId(rule) });
        }
    }

    /// The answer where no look-ahead is needed: without a good nothing is possible; a State action that no reward can take
    /// away, with a good that pays for it, or a docked ship that stays, is enough; and where the card changes nothing that
    /// matters and needs no room, everything is known already.
    fn sells_or_trades_at_a_glance(&self, s: &State, seat: Seat, card: CardId) -> Option<bool> {
        let board = &s.boards[seat];
        let change = &self.portfolio_changes[card.index()];
        let goods: [u8; 4] = std::array::from_fn(|good| board.goods[good] + change.goods[good]);
        let plans = s.plans.len().saturating_sub(change.plans);
        let returned = u8::from(change.returns_official && board.posted() > 0);
        let officials = (board.officials + returned).saturating_sub(change.officials);
        let favors = (3 - board.favors.len()).saturating_sub(change.favors);
        if goods == [0; 4] {
            return Some(false);
        }
        let pays = |noble: Noble| goods[Good::Gold.index()] > 0 || goods[noble.native_good().index()] > 0;
        if pays(Noble::Maia) && (plans > 0 || officials > 0) || pays(Noble::King) && favors > 0 {
            return Some(true);
        }
        let room = !self.needs_room(board, self.row_of(card));
        let stays = |owner: Seat| owner != seat || room;
        if Seat::first(self.n()).any(|owner| stays(owner) && self.has_free_ship(&s.boards[owner])) {
            return Some(true);
        }
        match change.is_inert {
            true if room => Some(self.can_trade(s, seat)),
            true if self.can_trade_without_ship(s, seat) => Some(true),
            _ => None,
        }
    }

    /// Whether the needed row has no slot or the Portfolio no capacity for one more card (L-PORT-02, L-PORT-06).
    pub fn needs_room(&self, board: &PlayerBoard, row: PortfolioRow) -> bool {
        row_full(board, row) || board.portfolio_len() >= self.capacity(board)
    }

    /// Whether a card may be discarded to make room (L-PORT-05, L-PORT-06, A-21).
    pub(super) fn check_drop<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        for_row: PortfolioRow,
        row: PortfolioRow,
        slot: Slot,
        v: &mut V,
    ) {
        let board = &s.boards[seat];
        let there = match row {
            PortfolioRow::Top => board.top[slot.index()] != TopCard::Empty,
            PortfolioRow::Bottom => board.bottom[slot.index()].is_some(),
        };
        v.require(there, || Reason::SlotEmpty);
        v.require(row == for_row || !row_full(board, for_row), || Reason::WrongRow);
    }

    /// Whether Sell is possible (L-SELL-01, L-SELL-10).
    pub(super) fn can_sell(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat].goods != [0; 4] && Seat::first(self.n()).any(|owner| self.has_free_ship(&s.boards[owner]))
    }

    /// The row that a card goes to (L-PORT-01, L-NOBLECARD-01, L-TREASCARD-01).
    fn row_of(&self, card: CardId) -> PortfolioRow {
        match self.components.card(card).face {
            Face::Noble { .. } => PortfolioRow::Top,
            Face::Treasury { .. } => PortfolioRow::Bottom,
        }
    }
}

/// Whether all three slots of a row are taken.
fn row_full(board: &PlayerBoard, row: PortfolioRow) -> bool {
    match row {
        PortfolioRow::Top => board.top.iter().all(|&card| card != TopCard::Empty),
        PortfolioRow::Bottom => board.bottom.iter().all(Option::is_some),
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A hand card goes into the Portfolio: reward or penalty first, then it is tucked in (L-PORT-15, A-20). So a good of
    /// the reward can be sold or traded at once (L-NOBLECARD-08).
    pub(super) fn resolve_portfolio(&mut self, seat: Seat, card: CardId) {
        self.play_card(seat, card);
        let rule = match self.game.row_of(card) {
            PortfolioRow::Top => "L-NOBLECARD-01",
            PortfolioRow::Bottom => "L-TREASCARD-01",
        };
        self.tell(rule, H::CardToPortfolio(seat, card));
        self.step(seat, Step::Tuck);
        match self.game.components.card(card).face {
            // L-NOBLECARD-02
            Face::Noble { bottom: Bottom::Reward(items), .. } => self.give_all(seat, items),
            Face::Noble { bottom: Bottom::Penalty(penalty), .. } => self.pay_penalty(seat, penalty),
            Face::Treasury { .. } => {
                // L-TREASCARD-02, L-TREASCARD-03, L-ICON-23: the value before the marker moves.
                self.gain_reis(seat, self.game.treasury_reis(self.s), "L-TREASCARD-02");
                let more = effect!(ClergyEffect::TreasuryReis);
                let more = self.game.clergy_sum(self.s.boards[seat].clergy, more);
                self.gain_reis(seat, more, "L-CLERGY-31");
                self.move_treasury(false, "L-TREASCARD-03");
            }
        }
    }

    /// A penalty that cannot be paid is waived (L-NOBLECARD-03, L-NOBLECARD-04).
    fn pay_penalty(&mut self, seat: Seat, penalty: Penalty) {
        let board = &self.s.boards[seat];
        match penalty {
            // L-ICON-01
            Penalty::Official => {
                if board.posted() > 0 {
                    self.ask(seat, Decision::ReturnOfficials { left: 1, from: 0, penalty: true });
                }
            }
            // L-ICON-04, A-66
            Penalty::Real => {
                let purse = crate::cost::Purse::of(board);
                if u16::from(self.game.due(board, 1)) <= self.game.raise(purse) {
                    self.step(seat, Step::Pay { price: 1 });
                }
            }
        }
    }

    /// The played card takes its slot, after room was made for it (L-NOBLECARD-06, L-TREASCARD-05); then Sell or Trade is
    /// compulsory (L-NOBLECARD-07, L-TREASCARD-06).
    pub(super) fn tuck(&mut self, seat: Seat) {
        let Some(card) = self.s.played else { return };
        let row = self.game.row_of(card);
        if self.game.needs_room(&self.s.boards[seat], row) {
            self.step(seat, Step::Tuck);
            self.ask(seat, Decision::MakeRoom { row });
            return;
        }
        self.s.played = None;
        let board = &mut self.s.boards[seat];
        match row {
            PortfolioRow::Top => {
                if let Some(slot) = board.top.iter_mut().find(|slot| **slot == TopCard::Empty) {
                    *slot = TopCard::Noble(card);
                }
            }
            PortfolioRow::Bottom => {
                if let Some(slot) = board.bottom.iter_mut().find(|slot| slot.is_none()) {
                    *slot = Some(card);
                }
            }
        }
        // L-CLERGY-03
        let wigs = self.game.clergy_sum(self.s.boards[seat].clergy, effect!(ClergyEffect::CardWigs));
        self.gain_wigs(seat, wigs, "L-CLERGY-03");
        self.ask(seat, Decision::SellOrTrade);
    }
}
