//! State action of the Marquis: Build or upgrade a ship (p. 13).

use super::Play;
use crate::action::{GoodsPaid, PortfolioRow, Slot};
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Legal, Reason, Verdict};
use crate::state::{State, TopCard};
use table::{EventSink, Id, Seat};

impl Lisboa {
    /// Whether a ship can be built or upgraded, with one good less where it was just traded (L-SHIP-09, L-SHIP-10).
    pub(super) fn check_ship<V: Verdict>(&self, s: &State, seat: Seat, paid: Option<Good>, v: &mut V) {
        v.require(s.top_ship().is_some(), || Reason::ShipyardEmpty);
        let Some(ship) = s.top_ship() else { return };
        let board = &s.boards[seat];
        let replaced = board.ships().map(|(_, old)| old).filter(|&old| self.may_replace(old, ship));
        let old = replaced.max_by_key(|&old| self.components.ship(old).hull);
        let cost = self.ship_cost(board, ship, old);
        let have = kinds(board.goods, paid);
        v.require(cost <= have, || Reason::ShipCosts { cost, have });
    }

    /// Whether the top ship may be built as a new one (L-SHIP-01, L-SHIP-02).
    pub(super) fn check_new_ship<V: Verdict>(&self, s: &State, seat: Seat, v: &mut V) {
        v.require(s.top_ship().is_some(), || Reason::ShipyardEmpty);
        let Some(ship) = s.top_ship() else { return };
        let cost = self.ship_cost(&s.boards[seat], ship, None);
        let have = kinds(s.boards[seat].goods, None);
        v.require(cost <= have, || Reason::ShipCosts { cost, have });
    }

    /// Whether a ship may be replaced for the difference of the hulls: one of the same size is no loss (L-SHIP-03), unless it was
    /// agreed that the hull must grow.
    fn may_replace(&self, old: Ship, new: Ship) -> bool {
        let hull = |ship: Ship| self.components.ship(ship).hull;
        hull(new) > hull(old) || hull(new) == hull(old) && !self.options.upgrade_only
    }

    /// Whether the ship in this slot may be replaced by the top ship (L-SHIP-03, A-26).
    pub(super) fn check_upgrade<V: Verdict>(&self, s: &State, seat: Seat, slot: Slot, v: &mut V) {
        v.require(s.top_ship().is_some(), || Reason::ShipyardEmpty);
        v.require(s.boards[seat].ship(slot).is_some(), || Reason::NoShipThere);
        let (Some(ship), Some(old)) = (s.top_ship(), s.boards[seat].ship(slot)) else { return };
        let hull = |ship: Ship| self.components.ship(ship).hull;
        v.require(self.may_replace(old, ship), || Reason::ShipNotLarger { new: hull(ship), old: hull(old) });
        if v.refused() {
            return;
        }
        let cost = self.ship_cost(&s.boards[seat], ship, Some(old));
        let have = kinds(s.boards[seat].goods, None);
        v.require(cost <= have, || Reason::ShipCosts { cost, have });
    }

    /// Whether these goods pay the ship: different ones, as many as due (L-SHIP-02).
    pub(super) fn check_ship_goods<V: Verdict>(&self, s: &State, seat: Seat, cost: u8, goods: GoodsPaid, v: &mut V) {
        v.require(goods.size() == cost, || Reason::GoodsCount { due: cost });
        if goods.within(s.boards[seat].goods) {
            return;
        }
        for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
            v.require(s.boards[seat].goods[good.index()] > 0, || Reason::NoGood(good));
        }
    }
}

/// How many kinds of goods there are, with one good less where it was just paid.
fn kinds(mut goods: [u8; 4], paid: Option<Good>) -> u8 {
    if let Some(good) = paid {
        goods[good.index()] -= 1;
    }
    goods.iter().filter(|&&n| n > 0).count() as u8
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// New ship or upgrade is chosen: pay, make room, dock.
    pub(super) fn resolve_build_ship(&mut self, seat: Seat, upgrade: Option<Slot>) {
        let Some(ship) = self.s.top_ship() else { return };
        let board = &self.s.boards[seat];
        let old = upgrade.and_then(|slot| board.ship(slot));
        let cost = self.game.ship_cost(board, ship, old);
        self.step(seat, Step::DockShip { upgrade });
        if cost > 0 {
            self.ask(seat, Decision::ShipGoods { upgrade, cost });
        }
    }

    /// The goods for the ship are paid.
    pub(super) fn resolve_ship_goods(&mut self, seat: Seat, goods: GoodsPaid) {
        // Besides the good that was traded for the action.
        let rule = if self.s.covered.has(Deed::Ship) { "L-SHIP-09" } else { "L-SHIP-02" };
        for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
            self.pay_good(seat, good, rule);
        }
    }

    /// The ship is placed: in an upgrade the cargo stays, and a ship at sea stays at sea (L-SHIP-04, A-25); a new ship needs a
    /// slot and capacity (L-SHIP-05). Then the Treasury rises and the envelopes count, the new ship included (L-SHIP-06..08,
    /// L-ICON-22).
    pub(super) fn dock_ship(&mut self, seat: Seat, upgrade: Option<Slot>) {
        if upgrade.is_none() && self.game.needs_room(&self.s.boards[seat], PortfolioRow::Top) {
            self.step(seat, Step::DockShip { upgrade });
            self.ask(seat, Decision::MakeRoom { row: PortfolioRow::Top });
            return;
        }
        let Some(ship) = self.s.top_ship() else { return };
        let board = &mut self.s.boards[seat];
        let free = Slot::ALL.into_iter().find(|slot| board.top[slot.index()] == TopCard::Empty);
        let Some(slot) = upgrade.or(free) else { return };
        let old = std::mem::replace(&mut board.top[slot.index()], TopCard::Ship(ship));
        if let TopCard::Ship(old) = old {
            self.s.ships_gone[old.index()] += 1;
        }
        self.s.shipyard[ship.index()] -= 1;
        let (built, gain) = if upgrade.is_some() { ("L-SHIP-04", "L-SHIP-08") } else { ("L-SHIP-05", "L-SHIP-07") };
        let by_event = |game: &Lisboa, s: &State| if game.is_by_event(s) { "L-ICON-14" } else { built };
        self.tell_by(by_event, H::ShipBuilt(seat, ship, slot));
        self.move_treasury(true, "L-SHIP-06");
        self.gain_envelopes(seat, gain);
        self.fulfil_visit(seat, Deed::Ship);
    }

    /// Whether a player could build or upgrade a ship now.
    pub(super) fn can_build_ship(&self, seat: Seat) -> bool {
        let mut v = Legal(true);
        self.game.check_ship(self.s, seat, None, &mut v);
        v.0
    }
}
