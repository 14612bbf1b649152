//! State action of the Marquis: Produce goods (p. 14).

use super::Play;
use crate::components::ClergyEffect;
use crate::cost::effect;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, Seat};

impl Lisboa {
    /// Whether at least one good would be produced and kept, after one good was paid for the action.
    pub(super) fn can_produce(&self, s: &State, seat: Seat, paid: Option<Good>) -> bool {
        let board = &s.boards[seat];
        let limit = self.capacity(board);
        Good::ALL.into_iter().any(|good| {
            let have = board.goods[good.index()] - u8::from(paid == Some(good));
            have < limit && !s.stores_on(seat, good).is_empty()
        })
    }

    /// The produced types with room for an extra good (L-HOUSE-08, L-CLERGY-37, A-48).
    pub(super) fn extra_goods(&self, s: &State, seat: Seat, produced: IdSet<Good>) -> IdSet<Good> {
        let board = &s.boards[seat];
        let limit = self.capacity(board);
        produced.iter().filter(|good| board.goods[good.index()] < limit).collect()
    }

    /// Whether one more of this good may be produced.
    pub(super) fn check_extra<V: Verdict>(&self, s: &State, seat: Seat, produced: IdSet<Good>, good: Good, v: &mut V) {
        v.require(self.extra_goods(s, seat, produced).has(good), || Reason::NoExtra(good));
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// All own stores produce a good of their street (L-PRODUCE-06), as far as there is room.
    /// Each type of which something was kept falls in price, once (L-PRODUCE-03, L-PRODUCE-04).
    pub(super) fn produce(&mut self, seat: Seat, rule: &'static str) {
        let mut produced = IdSet::empty();
        for good in Good::ALL {
            let stores = self.s.stores_on(seat, good).len();
            if stores > 0 && self.gain_goods(seat, good, stores, [rule, "L-PRODUCE-02"]) > 0 {
                produced.insert(good);
                self.lower_price(good);
            }
        }
        if !produced.is_empty() {
            self.fulfil(seat, Task::B7);
        }
        self.produce_extra(seat, produced);
    }

    /// Prices never rise, and stay at the last space (L-PRODUCE-05, A-50).
    fn lower_price(&mut self, good: Good) {
        let price = &mut self.s.prices[good.index()];
        if *price > self.game.components.board.price_floor {
            *price -= 1;
            let to = *price;
            self.tell("L-PRODUCE-03", H::PriceFell(good, to));
        }
    }

    /// One more good of a produced type, for which there is room. Where houses and clergy give one each, the last is that of the
    /// houses.
    pub(super) fn resolve_extra(&mut self, seat: Seat, good: Good) {
        let rule = |_: &Lisboa, s: &State| {
            let right = s.boards[seat].houses[HouseGroup::Right.index()];
            let is_extra = |what: Pending| matches!(what, Pending::Ask(Decision::ExtraGood { .. }));
            let more = s.agenda.frames().iter().any(|frame| is_extra(frame.what));
            if more || !(1..=2).contains(&right) { "L-CLERGY-37" } else { "L-HOUSE-08" }
        };
        self.s.boards[seat].goods[good.index()] += 1;
        self.tell_by(rule, H::GoodsGained(seat, good, 1));
    }

    /// Extra goods by houses and clergy; they cause no further fall of prices.
    fn produce_extra(&mut self, seat: Seat, produced: IdSet<Good>) {
        let board = &self.s.boards[seat];
        let right = board.houses[HouseGroup::Right.index()];
        let one = effect!(ClergyEffect::ExtraGood);
        // L-HOUSE-08, L-HOUSE-09: the first and second house give one; the third replaces it.
        let single = self.game.clergy_sum(board.clergy, one) + u8::from((1..=2).contains(&right));
        for _ in 0..single {
            self.ask(seat, Decision::ExtraGood { produced });
        }
        // L-HOUSE-10
        if right >= 3 {
            for good in self.game.extra_goods(self.s, seat, produced) {
                self.gain_goods(seat, good, 1, ["L-HOUSE-10", "L-PORT-04"]);
            }
        }
    }
}
