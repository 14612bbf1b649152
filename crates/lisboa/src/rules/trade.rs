//! Action 2: Trade with the Nobles (p. 12), and when an action of a Noble can be performed.

use super::Play;
use crate::cost::Purse;
use crate::decision::{Decision, Step};
use crate::event::Event;
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, RuleId, Seat};

/// The six State actions: a good buys nothing else, so no Noble action.
pub(super) const STATE_ACTIONS: [Deed; 6] =
    [Deed::Recruit, Deed::Plan, Deed::Ship, Deed::Produce, Deed::Cardinal, Deed::Favor];

impl Lisboa {
    /// Whether an action of a Noble can be performed now; states every condition that is not met.
    pub(super) fn check_deed<V: Verdict>(&self, s: &State, seat: Seat, deed: Deed, v: &mut V) {
        let board = &s.boards[seat];
        match deed {
            Deed::Recruit => v.require(board.officials > 0, || Reason::NoOfficials),
            Deed::Plan => v.require(!s.plans.is_empty(), || Reason::NoPlanLeft),
            Deed::Ship => self.check_ship(s, seat, None, v),
            Deed::Produce => v.require(self.can_produce(s, seat, None), || Reason::NothingProduced),
            Deed::Cardinal => self.check_cardinal(s, seat, 2, v),
            Deed::Favor => v.require(board.favors.len() < 3, || Reason::AllFavorsHeld),
            Deed::Store => self.check_store(s, seat, Purse::of(board), v),
            Deed::Decree => v.require(!s.decrees.is_empty(), || Reason::NoDecrees),
            Deed::Open => self.check_open(s, seat, Purse::of(board), v),
        }
    }

    /// Whether a State action can be performed after this good was paid for it (L-TRADE-06, L-TRADE-07).
    fn check_deed_after<V: Verdict>(&self, s: &State, seat: Seat, deed: Deed, paid: Good, v: &mut V) {
        if deed == Deed::Ship {
            self.check_ship(s, seat, Some(paid), v);
        } else if deed == Deed::Produce {
            v.require(self.can_produce(s, seat, Some(paid)), || Reason::NothingProduced);
        } else {
            self.check_deed(s, seat, deed, v);
        }
    }

    /// Whether this good may buy this State action (L-TRADE-02..05, L-TRADE-07).
    pub(super) fn check_trade<V: Verdict>(&self, s: &State, seat: Seat, deed: Deed, good: Good, v: &mut V) {
        let native = deed.noble().native_good();
        v.require(STATE_ACTIONS.contains(&deed), || Reason::NotOffered { rule: RuleId("L-VISIT-10") });
        v.require(good == Good::Gold || good == native, || Reason::WrongGood { deed, native });
        v.require(!s.covered.has(deed), || Reason::Covered(deed));
        v.require(s.boards[seat].goods[good.index()] > 0, || Reason::NoGood(good));
        if !v.refused() {
            self.check_deed_after(s, seat, deed, good, v);
            let performable = !v.refused();
            v.require(performable, || Reason::NotForSale(deed));
        }
    }

    /// Whether any trade is possible.
    pub(super) fn can_trade(&self, s: &State, seat: Seat) -> bool {
        self.can_trade_for(s, seat, &STATE_ACTIONS)
    }

    /// Whether a trade is possible that does not depend on the Portfolio: anything but a ship.
    pub(super) fn can_trade_without_ship(&self, s: &State, seat: Seat) -> bool {
        self.can_trade_for(s, seat, &[Deed::Recruit, Deed::Plan, Deed::Favor, Deed::Cardinal, Deed::Produce])
    }

    fn can_trade_for(&self, s: &State, seat: Seat, deeds: &[Deed]) -> bool {
        deeds.iter().any(|&deed| {
            [Good::Gold, deed.noble().native_good()].into_iter().any(|good| {
                let mut v = crate::reason::Legal(true);
                self.check_trade(s, seat, deed, good, &mut v);
                v.0
            })
        })
    }

    /// Whether one of these actions can be performed.
    pub(super) fn can_perform(&self, s: &State, seat: Seat, deeds: impl IntoIterator<Item = Deed>) -> bool {
        deeds.into_iter().any(|deed| {
            let mut v = crate::reason::Legal(true);
            self.check_deed(s, seat, deed, &mut v);
            v.0
        })
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The good is paid and covers the action (L-TRADE-05, L-TRADE-06); then the action, then perhaps a second trade
    /// (L-TRADE-01). Nobody can follow, and it costs no Influence (L-TRADE-08).
    pub(super) fn resolve_trade(&mut self, seat: Seat, second: bool, deed: Deed, good: Good) {
        self.pay_good(seat, good, "L-TRADE-06");
        self.s.covered.insert(deed);
        if !second {
            self.ask(seat, Decision::Trade { second: true });
        }
        self.begin_deed(seat, deed);
    }

    /// Puts an action of a Noble on the agenda.
    pub(super) fn begin_deed(&mut self, seat: Seat, deed: Deed) {
        match deed {
            Deed::Recruit => self.ask(seat, Decision::Recruit { least: 1, most: 2 }),
            Deed::Plan => self.ask(seat, Decision::TakePlan),
            Deed::Ship => self.ask(seat, Decision::BuildShip),
            Deed::Produce => self.produce(seat, "L-PRODUCE-01"),
            Deed::Cardinal => self.ask(seat, Decision::MoveCardinal { steps: 2 }),
            Deed::Favor => self.ask(seat, Decision::TakeFavor),
            Deed::Store => self.ask(seat, Decision::BuildStore),
            Deed::Decree => {
                self.ask(seat, Decision::ExtraDecree);
                self.ask(seat, Decision::TakeDecree);
            }
            Deed::Open => self.ask(seat, Decision::OpenSite),
        }
    }

    /// Puts an automatic step on the agenda.
    #[inline]
    pub(super) fn step(&mut self, seat: Seat, step: Step) {
        self.s.agenda.push(table::Actor::Player(seat), crate::decision::Pending::Do(step));
    }
}
