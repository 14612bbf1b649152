//! The State actions of Maia and the Marquis: officials, Plans, ships and production.

use super::Referee;
use crate::numbers::*;
use lisboa::{
    Action, Architect, Cargo, Decision, Deed, Good, HouseGroup, Noble, PlanId, PortfolioRow, Slot, Task, TopCard,
};
use table::{Id, IdSet, Seat};

impl Referee<'_> {
    /// A State action, however it was come by.
    pub fn state_action(&mut self, who: Seat, deed: Deed) {
        match deed {
            Deed::Recruit => self.recruit(who, 1, 2),
            Deed::Plan => self.take_plan(who),
            Deed::Ship => self.build_ship(who),
            Deed::Produce => self.produce(who),
            // L-CARDINAL-01
            Deed::Cardinal => self.meet_cardinal(who, 2),
            Deed::Favor => self.take_favor(who),
            Deed::Store | Deed::Decree | Deed::Open => unreachable!("a Noble action"),
        }
    }

    /// Officials as a card or a space shows them: L-ICON-07, so many, or all that are left; L-ICON-21, up to four.
    pub fn recruit_shown(&mut self, who: Seat, n: u8) {
        let most = n.min(self.now.boards[who].officials);
        if most > 0 {
            self.recruit(who, if n > 3 { 1 } else { most }, most);
        }
    }

    /// L-RECRUIT-01: officials from the player board to different offices.
    fn recruit(&mut self, who: Seat, least: u8, most: u8) {
        let Action::Recruit(offices) = self.ask(who, Decision::Recruit { least, most }) else { unreachable!() };
        // one after the other.
        for noble in Noble::ALL {
            for _ in 0..offices.count(noble) {
                self.send_official(who, noble);
            }
        }
        // L-VARIANT-12
        if offices.size() >= 2 {
            self.fulfil(who, Task::B1);
        }
    }

    /// One official goes to an office.
    fn send_official(&mut self, who: Seat, noble: Noble) {
        let (office, plaza) = (noble.office().index(), noble.plaza().index());
        let there = Seat::ALL.map(|seat| self.now.boards[seat].posts[office]);
        // L-2P-01, A-56: a neutral official occupies a space.
        let neutral = u8::from(self.players() == 2);
        if there.iter().sum::<u8>() + neutral == self.game.components.board.office_spaces[noble.index()] {
            // L-RECRUIT-02, L-RECRUIT-03: one of the colour with most, on a tie one of each.
            let most = there.into_iter().max().unwrap_or(0);
            self.met(if there.iter().filter(|&&n| n == most).count() > 1 {
                "L-RECRUIT-03: several colours move to the plaza"
            } else {
                "L-RECRUIT-02: one colour moves to the plaza"
            });
            for seat in Seat::ALL {
                if there[seat.index()] == most && most > 0 {
                    let board = self.board(seat);
                    board.posts[office] -= 1;
                    board.posts[plaza] += 1;
                }
            }
        }
        let board = self.board(who);
        board.officials -= 1;
        board.posts[office] += 1;
    }

    /// L-PLAN-01: the top Plan of a stack.
    pub fn take_plan(&mut self, who: Seat) {
        // L-PLAN-03, A-38
        if self.now.plans.is_empty() {
            return;
        }
        let Action::Plan(architect) = self.ask(who, Decision::TakePlan) else { unreachable!() };
        let plan = self.top_plan(architect);
        self.now.plans.remove(plan);
        self.board(who).plans.insert(plan);
        // L-VARIANT-13
        self.fulfil(who, Task::B2);
    }

    /// L-SETUP-14: fewest officials on top.
    fn top_plan(&self, architect: Architect) -> PlanId {
        let stack = self.now.plans.iter().filter(|&plan| self.game.components.plan(plan).architect == architect);
        stack.min_by_key(|&plan| (self.game.components.plan(plan).officials, plan.number())).expect("a Plan is left")
    }

    /// The State action Build a Ship.
    pub fn build_ship(&mut self, who: Seat) {
        let replaced = if let Action::Upgrade(slot) = self.ask(who, Decision::BuildShip) { Some(slot) } else { None };
        let cost = match replaced {
            // L-SHIP-02
            None => new_ship_cost(self.game, &self.now, who),
            // L-SHIP-03, A-26
            Some(slot) => upgrade_cost(self.game, &self.now, who, slot),
        };
        self.pay_ship(who, replaced, cost.expect("a ship that can be built"));
        let ship = top_ship(&self.now).expect("L-SHIP-10: the shipyard is not empty");
        let slot = match replaced {
            Some(slot) => {
                // L-SHIP-04, A-25: the cargo stays as it is.
                let old = self.ship_in(who, slot).expect("a ship");
                self.now.ships_gone[old.index()] += 1;
                if old == ship {
                    self.met("A-26: the same hull is replaced");
                }
                if self.now.boards[who].cargo[slot.index()].at_sea {
                    self.met("A-25: a ship at sea is replaced");
                }
                slot
            }
            None => {
                // L-SHIP-05
                self.make_room(who, PortfolioRow::Top);
                let slot = self.empty_top_slot(who).expect("there is room");
                self.board(who).cargo[slot.index()] = Cargo::default();
                slot
            }
        };
        self.now.shipyard[ship.index()] -= 1;
        self.board(who).top[slot.index()] = TopCard::Ship(ship);
        // L-SHIP-06, L-SHIP-07, L-SHIP-08
        self.treasury_up();
        self.gain_envelopes(who);
        // L-VARIANT-08, L-VARIANT-11
        self.fulfil_by_visit(who, Noble::Marquis, [Task::A1, Task::A4]);
    }

    /// L-SHIP-02: different goods.
    fn pay_ship(&mut self, who: Seat, upgrade: Option<Slot>, cost: u8) {
        if cost == 0 {
            return;
        }
        let Action::Goods(goods) = self.ask(who, Decision::ShipGoods { upgrade, cost }) else { unreachable!() };
        for good in Good::ALL {
            if goods.has(good) {
                self.board(who).goods[good.index()] -= 1;
            }
        }
    }

    /// The State action Produce.
    pub fn produce(&mut self, who: Seat) {
        let mut produced = IdSet::empty();
        for good in Good::ALL {
            // L-PRODUCE-01
            let stores = self.now.boards[who].stores.iter().filter(|&land| self.now.facing[good.index()].has(land));
            let made = stores.count() as u8;
            // L-PRODUCE-02; L-PRODUCE-03, L-PRODUCE-04: only what was kept counts.
            if self.gain_goods(who, good, made) > 0 {
                produced.insert(good);
                //
                let floor = self.game.components.board.price_floor;
                let price = self.now.prices[good.index()];
                if price == floor {
                    self.met("A-50: a price stays on the last space");
                }
                self.now.prices[good.index()] = (price - 1).max(floor);
            }
        }
        // L-VARIANT-18
        self.fulfil(who, Task::B7);
        self.extra_goods(who, produced);
    }

    /// What houses and clergy tiles add to a production.
    fn extra_goods(&mut self, who: Seat, produced: IdSet<Good>) {
        let placed = self.now.boards[who].houses[HouseGroup::Right.index()];
        // L-HOUSE-10
        if placed >= 3 {
            self.met("L-HOUSE-10: one more of each type");
            for good in produced.iter() {
                self.gain_goods(who, good, 1);
            }
        }
        // L-HOUSE-08, L-HOUSE-09; L-CLERGY-37
        let by_house = u8::from((1..=2).contains(&placed));
        let by_clergy = from_tiles!(self, who, ExtraGood);
        for _ in 0..by_house + by_clergy {
            if produced.iter().any(|good| has_room(self.game, &self.now.boards[who], good, 1)) {
                let Action::Extra(good) = self.ask(who, Decision::ExtraGood { produced }) else { unreachable!() };
                self.gain_goods(who, good, 1);
            }
        }
    }
}
