//! What is begun must be completed: a choice is offered only if the rest can be carried out.
//!
//! Some things are compulsory once begun: Sell or Trade after a card went into the Portfolio, the Noble action of a visit
//! with its payment, the action of an event. While one of them is pending below, every choice above is tried on a copy of the
//! state, and played on until it is reached with an option left; one successful line is enough. The search meets no hidden
//! draw, because displays are refilled only after the action. What can be worked out is not searched.

use super::Play;
use crate::action::Action;
use crate::components::Item;
use crate::cost::Purse;
use crate::decision::{Decision, Pending, Step};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::Legal;
use crate::state::State;
use table::{Actor, NoEvents, RuleId, Seat};

/// The rule of a frame that must be completed, if it is one.
#[inline]
fn obligation(pending: Pending) -> Option<RuleId> {
    use Decision as D;
    let rule = match pending {
        Pending::Do(Step::Tuck) | Pending::Ask(D::SellOrTrade) => "L-PORT-14",
        Pending::Do(Step::NobleAction { .. }) => "L-VISIT-07",
        Pending::Ask(D::FollowDeed { .. }) => "L-FOLLOW-04",
        Pending::Do(Step::Event) | Pending::Ask(D::EventDeed { .. }) => "L-EVENT-04",
        Pending::Ask(D::BuildStore | D::StoreCube { .. }) | Pending::Do(Step::PayLand { .. }) => "L-STORE-06",
        Pending::Ask(D::OpenSite | D::OpenPlan { .. }) => "L-OPEN-02",
        Pending::Do(Step::Pay { .. }) | Pending::Ask(D::Pay { .. }) => "L-INFL-09",
        Pending::Nothing | Pending::Luck(_) | Pending::Ask(_) | Pending::Do(_) => return None,
    };
    Some(RuleId(rule))
}

/// Whether no answer to a decision can stand in the way of what is pending, so that nothing needs to be tried.
fn harmless(top: Pending, pending: Pending) -> bool {
    use Decision as D;
    let Pending::Ask(decision) = top else { return false };
    match pending {
        // nothing changes whether a decree can be taken, and only the payment whether a store can be built.
        Pending::Do(Step::NobleAction { noble: Noble::Marquis }) => true,
        Pending::Do(Step::NobleAction { noble: Noble::Maia }) => !matches!(decision, D::VisitReis { .. }),
        // Which office, stack or Favor is chosen changes nothing for Sell and Trade.
        Pending::Do(Step::Tuck) => matches!(
            decision,
            D::Recruit { .. }
                | D::TakePlan
                | D::TakeFavor
                | D::ReturnOfficials { .. }
                | D::Pay { .. }
                | D::TakeDecree
                | D::ExtraDecree
        ),
        // The check of a store's cube includes the payment; other rewards than these bring no money.
        Pending::Ask(D::StoreCube { .. }) | Pending::Do(Step::PayLand { .. }) => {
            matches!(decision, D::Reward { item, .. } if !matches!(item, Item::Cardinal | Item::Rubble))
                || matches!(
                    decision,
                    D::StoreCube { .. }
                        | D::TrashCube { .. }
                        | D::Recruit { .. }
                        | D::TakePlan
                        | D::TakeFavor
                        | D::TakeDecree
                        | D::ExtraDecree
                )
        }
        Pending::Ask(D::OpenPlan { .. }) => matches!(
            decision,
            D::Reward { item: Item::Favor | Item::TakeDecree | Item::Decree(_), .. }
                | D::TrashCube { .. }
                | D::TakeFavor
                | D::TakeDecree
                | D::ExtraDecree
        ),
        Pending::Nothing | Pending::Luck(_) | Pending::Ask(_) | Pending::Do(_) => false,
    }
}

/// What must be completed after the current decision.
fn pending_below(s: &State) -> Option<Pending> {
    let (_, below) = s.agenda.frames().split_last()?;
    below.iter().rev().map(|frame| frame.what).find(|&what| obligation(what).is_some())
}

impl Lisboa {
    /// The rule that must be completed after the current decision, if the decision could stand in its way.
    pub(super) fn obliged(&self, s: &State) -> Option<RuleId> {
        let (top, pending) = (s.agenda.top()?, pending_below(s)?);
        // Once the reward is taken only ships depend on which card leaves the Portfolio.
        let any_card_may_leave =
            |seat| matches!(top.what, Pending::Ask(Decision::MakeRoom { .. })) && self.can_trade_without_ship(s, seat);
        if harmless(top.what, pending) || top.who.seat().is_some_and(any_card_may_leave) {
            return None;
        }
        if matches!(pending, Pending::Do(Step::Event)) && self.event_stays_possible(s) {
            return None;
        }
        obligation(pending)
    }

    /// Whether everything that this action begins, or that is begun already, can be completed after it.
    pub(super) fn completes(&self, s: &State, action: Action) -> bool {
        self.completes_after(*s, |play| play.resolve(action))
    }

    /// Whether something can be begun and completed from this state, whatever else is pending.
    pub(super) fn completes_from(&self, mut s: State, begin: impl FnOnce(&mut Play<'_, NoEvents>)) -> bool {
        s.agenda.clear();
        self.completes_after(s, begin)
    }

    fn completes_after(&self, mut s: State, begin: impl FnOnce(&mut Play<'_, NoEvents>)) -> bool {
        let mut play = Play { game: self, s: &mut s, events: &mut NoEvents };
        begin(&mut play);
        play.settle();
        self.viable(&s)
    }

    /// Whether what is pending can be completed.
    fn viable(&self, s: &State) -> bool {
        if !s.agenda.frames().iter().any(|frame| obligation(frame.what).is_some()) {
            return true;
        }
        let Some(top) = s.agenda.top() else { return true };
        let (Actor::Player(seat), Pending::Ask(decision)) = (top.who, top.what) else { return true };
        match self.known(s, seat, decision) {
            Some(answer) => answer,
            None => self.viable_by_search(s, seat, decision),
        }
    }

    /// The answer where no search is needed.
    fn known(&self, s: &State, seat: Seat, decision: Decision) -> Option<bool> {
        let purse = Purse::of(&s.boards[seat]);
        let mut v = Legal(true);
        if let Decision::SellOrTrade = decision {
            return Some(self.can_sell(s, seat) || self.can_trade(s, seat));
        } else if let Decision::BuildStore = decision {
            self.check_store(s, seat, purse, &mut v);
        } else if let Decision::OpenSite = decision {
            self.check_open(s, seat, purse, &mut v);
        } else if let Decision::FollowDeed { noble } = decision {
            let [first, second] = noble.state_actions();
            return Some(self.can_perform(s, seat, [first, second, noble.noble_action()]));
        } else if let Decision::EventDeed { deeds } = decision {
            return Some(self.can_perform(s, seat, deeds));
        } else if let Decision::VisitReis { .. } = decision {
            // While the visit itself is unpaid nothing is known.
            return None;
        } else {
            return self.known_from_visit(s, seat, decision);
        }
        Some(v.0)
    }

    /// In a visit to Maia or the Marquis no State action changes whether the Noble action is possible; with the King it
    /// is enough if it is possible without one.
    fn known_from_visit(&self, s: &State, seat: Seat, decision: Decision) -> Option<bool> {
        let pending = s.agenda.frames().iter().rev().find_map(|frame| {
            if let Pending::Do(Step::NobleAction { noble }) = frame.what { Some(noble) } else { None }
        })?;
        let mut v = Legal(true);
        match pending {
            Noble::Maia => self.check_store(s, seat, Purse::of(&s.boards[seat]), &mut v),
            Noble::Marquis => return Some(!s.decrees.is_empty()),
            Noble::King => {
                let Decision::VisitState { .. } = decision else { return None };
                self.check_open(s, seat, Purse::of(&s.boards[seat]), &mut v);
                return v.0.then_some(true);
            }
        }
        Some(v.0)
    }

    fn viable_by_search(&self, s: &State, seat: Seat, decision: Decision) -> bool {
        // Where the choice cannot matter, one line tells for all.
        let one_is_enough = pending_below(s).is_some_and(|pending| harmless(Pending::Ask(decision), pending));
        let (mut tried, mut found) = (false, false);
        self.offer(s, seat, decision, &mut |action| {
            if !found && (!tried || !one_is_enough) {
                let mut v = Legal(true);
                self.check_local(s, seat, decision, action, &mut v);
                tried |= v.0;
                found = v.0 && self.completes(s, action);
            }
        });
        found
    }
}
