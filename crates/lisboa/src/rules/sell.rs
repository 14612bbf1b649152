//! Action 1: Sell goods (p. 11).

use super::Play;
use crate::action::Slot;
use crate::components::ClergyEffect;
use crate::cost::effect;
use crate::decision::Decision;
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::{PlayerBoard, State};
use table::{EventSink, Id, Seat};

impl Lisboa {
    /// Whether a good fits on the ship in this slot: docked, with a free space (L-SELL-02, L-SELL-05, L-SELL-07).
    #[inline]
    pub(super) fn ship_takes_goods(&self, board: &PlayerBoard, slot: Slot) -> bool {
        let cargo = &board.cargo[slot.index()];
        board.ship(slot).is_some_and(|ship| !cargo.at_sea && cargo.len() < self.components.ship(ship).hull)
    }

    /// Whether a player has a docked ship with a free space.
    #[inline]
    pub(super) fn has_free_ship(&self, board: &PlayerBoard) -> bool {
        Slot::ALL.into_iter().any(|slot| self.ship_takes_goods(board, slot))
    }

    /// Lists the goods and the ships they could go to, in ascending order.
    pub(super) fn offer_sales(&self, s: &State, seat: Seat, offer: &mut impl FnMut(crate::Action)) {
        for good in Good::ALL.into_iter().filter(|good| s.boards[seat].goods[good.index()] > 0) {
            for owner in Seat::first(self.n()) {
                for slot in Slot::ALL {
                    if self.ship_takes_goods(&s.boards[owner], slot) {
                        offer(crate::Action::SellGood(good, owner, slot));
                    }
                }
            }
        }
    }

    /// Whether this good may be sold to this ship.
    pub(super) fn check_sale<V: Verdict>(&self, s: &State, seat: Seat, good: Good, owner: Seat, slot: Slot, v: &mut V) {
        v.require(s.boards[seat].goods[good.index()] > 0, || Reason::NoGood(good));
        let seated = owner.index() < usize::from(self.n());
        v.require(!s.boards[owner].cargo[slot.index()].at_sea, || Reason::ShipAtSea);
        v.require(seated && self.ship_takes_goods(&s.boards[owner], slot), || Reason::ShipTakesNothing);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Sells one good: the income is the seller's; prices stay (L-SELL-09). A full ship sets sail at
    /// once (L-SELL-06), a partly loaded one waits with open cargo (L-SELL-08).
    pub(super) fn resolve_sale(&mut self, seller: Seat, good: Good, owner: Seat, slot: Slot) {
        let Some(ship) = self.s.boards[owner].ship(slot) else { return };
        let price = self.game.sale_price(self.s, seller, good, ship);
        self.s.boards[seller].goods[good.index()] -= 1;
        self.s.boards[owner].cargo[slot.index()].goods[good.index()] += 1;
        self.tell("L-SELL-02", H::GoodSold { seller, good, owner, slot, price });
        self.gain_reis(seller, price, "L-SELL-03");
        self.fulfil(seller, Task::B6);
        if self.s.boards[owner].cargo[slot.index()].len() == self.game.components.ship(ship).hull {
            self.set_sail(owner, slot, ship);
        }
        if self.game.can_sell(self.s, seller) {
            self.ask(seller, Decision::SellGoods { sold: true });
        }
    }

    /// Crates are closed; the owner gains a wig for each, and more by clergy.
    fn set_sail(&mut self, owner: Seat, slot: Slot, ship: Ship) {
        self.s.boards[owner].cargo[slot.index()].at_sea = true;
        self.tell("L-SELL-06", H::ShipSailed(owner, slot));
        self.gain_wigs(owner, self.game.components.ship(ship).hull, "L-SELL-04");
        let more = self.game.clergy_sum(self.s.boards[owner].clergy, effect!(ClergyEffect::ShipWigs));
        self.gain_wigs(owner, more, "L-CLERGY-18");
    }

    /// At the start of a turn the own ships at sea are unloaded and docked; those of others stay at sea (L-TURN-02,
    /// L-TURN-03).
    pub(super) fn dock_ships(&mut self, seat: Seat) {
        for slot in Slot::ALL {
            let cargo = &mut self.s.boards[seat].cargo[slot.index()];
            if cargo.at_sea {
                *cargo = Default::default();
                self.tell("L-TURN-02", H::ShipDocked(seat, slot));
            }
        }
    }
}
