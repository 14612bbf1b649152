//! Action 4: Sponsor an event (p. 21), and everything that cards and spaces give (player aid, p. 7).

use super::Play;
use super::settle::Question;
use crate::action::Action;
use crate::components::{ClergyEffect, Event as CardEvent, Face, Item, Items};
use crate::cost::{EventFee, Purse};
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Legal, Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, RuleId, Seat};

/// The actions of L-ICON-12.
const STORE_OR_OPEN: [Deed; 2] = [Deed::Store, Deed::Open];
/// The actions of L-ICON-15.
const NOBLE_ACTIONS: [Deed; 3] = [Deed::Store, Deed::Decree, Deed::Open];

/// The action that an item is like, whose conditions explain why it cannot be had.
fn deed_of(item: Item) -> Option<Deed> {
    match item {
        Item::Plan(_) => Some(Deed::Plan),
        Item::Recruit(_) => Some(Deed::Recruit),
        Item::Favor => Some(Deed::Favor),
        Item::Cardinal => Some(Deed::Cardinal),
        Item::TakeDecree | Item::Decree(_) => Some(Deed::Decree),
        Item::Reis(_) | Item::Influence(_) | Item::Goods(..) | Item::Rubble => None,
    }
}

impl Lisboa {
    /// Whether the event of a Treasury card may be sponsored: payable, with some effect (L-EVENT-02, L-EVENT-04, A-37).
    pub(super) fn check_event<V: Verdict>(&self, s: &State, seat: Seat, event: CardEvent, v: &mut V) {
        let board = &s.boards[seat];
        let (due, have) = (self.event_due(s, seat), self.raise(Purse::of(board)));
        v.require(u16::from(due) <= have, || Reason::Costs { due, have, rule: RuleId("L-EVENT-02") });
        if v.settled() {
            return;
        }
        match event {
            CardEvent::Receive(items) => {
                let some = items.into_iter().flatten().any(|item| self.has_effect(s, seat, item));
                v.require(some, || Reason::NoEffect);
                if !some {
                    items.into_iter().flatten().filter_map(deed_of).for_each(|deed| self.check_deed(s, seat, deed, v));
                }
            }
            CardEvent::Produce => self.check_state_event(s, seat, Deed::Produce, v),
            CardEvent::Ship => self.check_state_event(s, seat, Deed::Ship, v),
            CardEvent::StoreOrOpen => self.check_noble_event(s, seat, &STORE_OR_OPEN, v),
            CardEvent::NobleAction => self.check_noble_event(s, seat, &NOBLE_ACTIONS, v),
        }
    }

    /// A State action by an event must have an effect.
    fn check_state_event<V: Verdict>(&self, s: &State, seat: Seat, deed: Deed, v: &mut V) {
        v.require(self.can_perform(s, seat, [deed]), || Reason::NoEffect);
        self.check_deed(s, seat, deed, v);
    }

    /// A Noble action by an event must be fully performable after the fee.
    fn check_noble_event<V: Verdict>(&self, s: &State, seat: Seat, deeds: &[Deed], v: &mut V) {
        if v.refused() {
            return;
        }
        let free_decree = deeds.contains(&Deed::Decree) && !s.decrees.is_empty();
        if free_decree || self.noble_event_possible(s, seat) {
            return;
        }
        v.require(false, || Reason::NoEffect);
        for &deed in deeds {
            self.check_deed(s, seat, deed, v);
        }
    }

    /// Whether the event of the played card is possible however its fee is paid: only a store or a building costs money.
    pub(super) fn event_stays_possible(&self, s: &State) -> bool {
        match s.played.map(|card| self.components.card(card).face) {
            Some(Face::Treasury { event: CardEvent::StoreOrOpen, .. }) => false,
            Some(Face::Treasury { event: CardEvent::NobleAction, .. }) => !s.decrees.is_empty(),
            Some(Face::Treasury { .. } | Face::Noble { .. }) | None => true,
        }
    }

    /// Whether a store or a building is possible after some way to pay the fee.
    fn noble_event_possible(&self, s: &State, seat: Seat) -> bool {
        let (purse, due) = (Purse::of(&s.boards[seat]), self.event_due(s, seat));
        self.split_of(purse, due).any(|reis| {
            let influence = self.influence_after(purse.influence, reis);
            let left = Purse { reis: purse.reis - u16::from(due - reis), influence };
            let (mut store, mut open) = (Legal(true), Legal(true));
            self.check_store(s, seat, left, &mut store);
            store.0 || {
                self.check_open(s, seat, left, &mut open);
                open.0
            }
        })
    }

    /// The fee of an event after discounts (L-EVENT-02, L-CLERGY-30).
    fn event_due(&self, s: &State, seat: Seat) -> u8 {
        self.event_fee(s, seat).total()
    }

    /// The same in its parts.
    pub fn event_fee(&self, s: &State, seat: Seat) -> EventFee {
        let board = &s.boards[seat];
        EventFee {
            treasury: self.treasury_reis(s),
            discount: self.discount(board),
            is_free: self.clergy_any(board.clergy, |e| e == ClergyEffect::EventFree),
        }
    }

    /// Whether receiving an item would change anything.
    pub(super) fn has_effect(&self, s: &State, seat: Seat, item: Item) -> bool {
        let board = &s.boards[seat];
        match item {
            Item::Reis(_) | Item::Influence(_) => true,
            Item::Goods(good, _) => board.goods[good.index()] < self.capacity(board),
            Item::Plan(_) => !s.plans.is_empty(),
            Item::Recruit(_) => board.officials > 0,
            Item::Favor => board.favors.len() < 3,
            Item::Rubble => s.pile != [0; 3],
            Item::Cardinal => self.can_meet_cardinal(s, seat, 1),
            Item::TakeDecree | Item::Decree(_) => !s.decrees.is_empty(),
        }
    }

    /// Whether an item asks for a choice or moves the Cardinal, so that its taker is asked.
    pub(super) fn needs_choice(&self, s: &State, seat: Seat, item: Item) -> bool {
        match item {
            Item::Reis(_) | Item::Influence(_) | Item::Goods(..) => false,
            Item::Plan(_) => Architect::all().all(|architect| self.top_plan(s, architect).is_some()),
            Item::Favor => self.missing_favors(s, seat).len() > 1,
            Item::Rubble => s.pile.iter().filter(|&&n| n > 0).count() > 1,
            Item::Recruit(_) | Item::Cardinal | Item::TakeDecree | Item::Decree(_) => true,
        }
    }

    /// Whether a reward is asked about: it is lost if it cannot be taken, and taken at once if there is nothing to decide.
    pub(super) fn reward_question(&self, s: &State, seat: Seat, item: Item) -> Question {
        if !self.has_effect(s, seat, item) && !matches!(item, Item::Goods(..)) {
            Question::Skipped
        } else if self.needs_choice(s, seat, item) {
            Question::Asked
        } else {
            Question::Answered(Action::Take)
        }
    }

    /// Whether a cube of this colour may be taken from the pile (L-ICON-11).
    pub(super) fn check_pile<V: Verdict>(&self, s: &State, color: Rubble, v: &mut V) {
        v.require(s.pile[color.index()] > 0, || Reason::NoCube);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A Treasury card goes to the court: the fee, then its event; no Influence, no State action, no followers (L-EVENT-01,
    /// L-EVENT-07).
    pub(super) fn resolve_sponsor(&mut self, seat: Seat, card: CardId) {
        self.play_card(seat, card);
        self.tell("L-EVENT-01", H::CardToCourt(seat, card));
        self.step(seat, Step::LeaveCourt);
        self.step(seat, Step::Event);
        if !self.game.clergy_any(self.s.boards[seat].clergy, |e| e == ClergyEffect::EventFree) {
            // the fee before the effect.
            self.step(seat, Step::Pay { price: self.game.treasury_reis(self.s) });
        }
    }

    /// The middle of the played card (L-EVENT-03).
    pub(super) fn event(&mut self, seat: Seat) {
        let Some(card) = self.s.played else { return };
        let Face::Treasury { event, .. } = self.game.components.card(card).face else { return };
        match event {
            CardEvent::Receive(items) => self.give_all(seat, items),
            CardEvent::Produce => self.produce(seat, "L-ICON-20"),
            CardEvent::Ship => {
                if self.can_build_ship(seat) {
                    self.begin_deed(seat, Deed::Ship);
                }
            }
            CardEvent::StoreOrOpen => self.ask_event_deed(seat, &STORE_OR_OPEN),
            CardEvent::NobleAction => self.ask_event_deed(seat, &NOBLE_ACTIONS),
        }
    }

    fn ask_event_deed(&mut self, seat: Seat, deeds: &[Deed]) {
        self.ask(seat, Decision::EventDeed { deeds: deeds.iter().copied().collect() });
    }

    /// Puts all items on the agenda, in order.
    pub(super) fn give_all(&mut self, seat: Seat, items: Items) {
        for item in items.into_iter().rev().flatten() {
            self.step(seat, Step::Give { item, clergy: true });
        }
    }

    /// The reward of a land space or a site: taken by itself unless it asks for a choice or moves the Cardinal.
    pub(super) fn offer_reward(&mut self, seat: Seat, items: Items, site: bool) {
        for item in items.into_iter().rev().flatten() {
            self.ask(seat, Decision::Reward { item, site });
        }
    }

    /// The reward of a land space or a site is taken.
    pub(super) fn resolve_take(&mut self, seat: Seat, item: Item, site: bool) {
        if let Item::Reis(n) = item {
            self.gain_reis(seat, n, Decision::Reward { item, site }.rule().0);
        } else if let Item::Influence(n) = item {
            self.gain_influence(seat, n, true, "L-INFL-03");
        } else {
            self.give(seat, item, true);
        }
    }

    /// One item, as far as it can be had: in part where that is all (A-43, L-EVENT-04, L-PERIOD-09). Of a Noble card only goods
    /// can be lost: without the rest it was not playable.
    pub(super) fn give(&mut self, seat: Seat, item: Item, clergy: bool) {
        match item {
            Item::Reis(n) => self.gain_reis(seat, n, "L-ICON-18"),
            Item::Influence(n) => {
                // Only cards and tasks come here.
                self.gain_influence(seat, n, clergy, if clergy { "L-ICON-16" } else { "L-INFL-03" });
            }
            Item::Goods(good, n) => {
                // Between the periods a reward may be taken in part.
                let ends = self.s.period == 1 && self.s.period_end.is_some();
                self.gain_goods(seat, good, n, ["L-ICON-08", if ends { "L-PERIOD-09" } else { "L-PORT-04" }]);
            }
            Item::Plan(n) => {
                // L-ICON-02, L-ICON-18
                for _ in 0..n {
                    self.ask(seat, Decision::TakePlan);
                }
            }
            Item::Recruit(n) => self.give_officials(seat, n),
            Item::Favor => {
                if !self.game.missing_favors(self.s, seat).is_empty() {
                    self.ask(seat, Decision::TakeFavor);
                }
            }
            Item::Rubble => self.ask(seat, Decision::PileCube),
            Item::Cardinal => {
                if self.game.can_meet_cardinal(self.s, seat, 1) {
                    self.ask(seat, Decision::MoveCardinal { steps: 1 });
                }
            }
            Item::TakeDecree => {
                // L-ICON-13
                self.ask(seat, Decision::ExtraDecree);
                self.ask(seat, Decision::TakeDecree);
            }
            Item::Decree(n) => {
                for _ in 0..n {
                    self.ask(seat, Decision::TakeDecree);
                }
            }
        }
    }

    /// Officials by a card or a space: all that are shown and there (L-ICON-07); up to four only where that many are shown
    /// (L-ICON-21).
    fn give_officials(&mut self, seat: Seat, n: u8) {
        let there = self.s.boards[seat].officials.min(n);
        if there > 0 {
            let least = if n > 3 { 1 } else { there };
            self.ask(seat, Decision::Recruit { least, most: there });
        }
    }
}
