//! Wood (p. 12): discarding and buying it, and getting it for free.

use super::Play;
use crate::decision::Decision;
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, RuleId, Seat};

impl Madeira {
    /// The Fields from which a player can take Wood: own Workers on Fields with Wood, and on the Forest (M-WOOD-03).
    #[inline]
    pub(super) fn wood_sources(&self, s: &State, seat: Seat) -> IdSet<Field> {
        let has = |field: &Field| s.wood.get(field.index()).is_none_or(|&wood| wood > 0);
        s.players[seat].fields.iter().filter(has).collect()
    }

    /// How much Wood those Fields hold; any amount with the Forest (M-WOOD-04, M-WOOD-05, M-SUPPLY-06).
    #[inline]
    pub(super) fn wood_access(&self, s: &State, seat: Seat) -> u8 {
        let fields = s.players[seat].fields;
        if fields.has(Field::Forest) {
            return u8::MAX;
        }
        fields.iter().fold(0, |all: u8, field| all.saturating_add(s.wood[field.index()]))
    }

    /// What so much more Wood costs in this turn (M-WOOD-07, A-33).
    #[inline]
    pub(super) fn wood_cost(&self, s: &State, wood: u8) -> u16 {
        self.components.wood_price(s.turn.bought + wood) - self.components.wood_price(s.turn.bought)
    }

    /// Whether so much Wood can be discarded, the missing part bought with so many Reals (M-WOOD-02, M-WOOD-09).
    #[inline]
    pub(super) fn can_pay_wood(&self, s: &State, seat: Seat, wood: u8, reals: u16) -> bool {
        let missing = wood.saturating_sub(s.players[seat].wood);
        missing == 0 || self.wood_access(s, seat) >= missing && self.wood_cost(s, missing) <= reals
    }

    /// The most Wood, up to a limit, that can be discarded now.
    pub(super) fn most_wood(&self, s: &State, seat: Seat, limit: u8) -> u8 {
        let reals = s.players[seat].reals;
        (0..=limit).rev().find(|&wood| self.can_pay_wood(s, seat, wood, reals)).unwrap_or(0)
    }

    /// Whether so much Wood can be discarded now, and if not, why.
    pub(super) fn check_wood<V: Verdict>(&self, s: &State, seat: Seat, due: u8, rule: &'static str, v: &mut V) {
        let player = &s.players[seat];
        let missing = due.saturating_sub(player.wood);
        if self.can_pay_wood(s, seat, due, player.reals) {
            return;
        }
        v.require(false, || Reason::TakesWood { due, rule: RuleId(rule) });
        let access = self.wood_access(s, seat);
        v.require(access > 0, || Reason::NoAccess);
        v.require(access >= missing, || Reason::NeedsWood { due, have: player.wood, access });
        let cost = self.wood_cost(s, missing);
        v.require(access < missing || cost <= player.reals, || Reason::WoodCosts { due: cost, have: player.reals });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Discards Wood: from Home first, only the missing amount is bought (M-WOOD-01, M-WOOD-02, A-35).
    pub(super) fn pay_wood(&mut self, seat: Seat, wood: u8) {
        let own = wood.min(self.s.players[seat].wood);
        if own > 0 {
            self.player(seat).wood -= own;
            self.tell("M-WOOD-01", H::WoodPaid(seat, own));
        }
        if wood > own {
            self.ask(seat, Decision::BuyWood { left: wood - own });
        }
    }

    /// Buys one Wood, which is discarded at once (M-WOOD-08).
    pub(super) fn resolve_buy_wood(&mut self, seat: Seat, left: u8, field: Field) {
        let cost = self.game.wood_cost(self.s, 1);
        self.s.turn.bought += 1;
        self.clear_wood(field);
        self.tell(if field == Field::Forest { "M-WOOD-05" } else { "M-WOOD-04" }, H::WoodBought(seat, field));
        self.pay_reals(seat, cost, "M-WOOD-07");
        if left > 1 {
            self.ask(seat, Decision::BuyWood { left: left - 1 });
        }
    }

    /// Gets one Wood from a Field, or by the Forest from the supply.
    pub(super) fn resolve_get_wood(&mut self, seat: Seat, left: u8, field: Field) {
        self.clear_wood(field);
        self.gain_wood(seat);
        self.tell(if field == Field::Forest { "M-SUPPLY-06" } else { "M-WOOD-11" }, H::WoodGained(seat, field, 1));
        if left > 1 {
            self.ask(seat, Decision::GetWood { left: left - 1 });
        }
    }
}
