//! Action 3: Visit a Noble, and following a visit (p. 16).

use super::Play;
use super::trade::STATE_ACTIONS;
use crate::components::ClergyEffect;
use crate::cost::{Purse, effect};
use crate::decision::{Decision, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Legal, Reason, Verdict};
use crate::state::{PlayerBoard, State};
use std::ops::RangeInclusive;
use table::{EventSink, Id, RuleId, Seat};

/// All that a visit can be paid with: Influence, then wigs (L-VISIT-04), and so much cash.
fn visit_means(board: &PlayerBoard, cash: u16) -> u16 {
    u16::from(board.influence) + board.wigs + cash
}

/// How much of a visit may be paid in réis: from what Influence and wigs cannot cover to all that cash can.
fn visit_reis(board: &PlayerBoard, cost: u8, cash: u16) -> RangeInclusive<u8> {
    let cost = u16::from(cost);
    cost.saturating_sub(visit_means(board, 0)) as u8..=cost.min(cash) as u8
}

impl Lisboa {
    /// Whether a visit is possible with this card: it must be payable, and the Noble action must be feasible afterwards, with
    /// or without a State action (L-VISIT-07, A-33).
    pub(super) fn check_visit<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, card: CardId, v: &mut V) {
        let cost = self.visit_cost(s, seat, noble, false);
        let gained = self.court_reis(&s.boards[seat], noble);
        let cash = self.visit_cash(&s.boards[seat], gained);
        let have = visit_means(&s.boards[seat], cash);
        v.require(u16::from(cost) <= have, || Reason::VisitCosts { cost, have });
        if v.settled() {
            return;
        }
        if u16::from(cost) > have {
            // Not payable: say besides whether the Noble action would be possible if it were.
            let purse = Purse { reis: s.boards[seat].reis + u16::from(gained), ..Purse::of(&s.boards[seat]) };
            let mut legal = Legal(true);
            self.check_noble_action(s, seat, noble, purse, &mut legal);
            v.require(legal.0, || Reason::NobleActionImpossible(noble));
            self.check_noble_action(s, seat, noble, purse, v);
            return;
        }
        let possible = self.purses_after_visit(&s.boards[seat], cost, gained, cash).any(|purse| {
            let mut legal = Legal(true);
            self.check_noble_action(s, seat, noble, purse, &mut legal);
            legal.0
        });
        // only the King's Cardinal can change the answer.
        let possible = possible
            || noble == Noble::King
                && self.money_tile_within_reach(s, seat, 2)
                && self.has_site_and_plan(s, seat)
                && self.completes(s, crate::Action::Court(card));
        if !possible {
            v.require(false, || Reason::NobleActionImpossible(noble));
            if let Some(purse) = self.purses_after_visit(&s.boards[seat], cost, gained, cash).next() {
                let is_enough = |more: u8| {
                    let (mut richer, mut legal) = (*s, Legal(true));
                    richer.boards[seat].reis += u16::from(more);
                    self.check_visit(&richer, seat, noble, card, &mut legal);
                    legal.0
                };
                match noble {
                    Noble::Maia => self.check_store_or(s, seat, purse, is_enough, v),
                    Noble::Marquis => self.check_noble_action(s, seat, noble, purse, v),
                    Noble::King => self.check_open_or(s, seat, purse, is_enough, v),
                }
            }
        }
    }

    /// Whether the Noble action of a visit is possible with this purse.
    fn check_noble_action<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, purse: Purse, v: &mut V) {
        match noble {
            Noble::Maia => self.check_store(s, seat, purse, v),
            Noble::Marquis => v.require(!s.decrees.is_empty(), || Reason::NoDecrees),
            Noble::King => self.check_open(s, seat, purse, v),
        }
    }

    /// The réis that a card of this Noble brings when it goes to the court (L-CLERGY-11..13).
    fn court_reis(&self, board: &PlayerBoard, noble: Noble) -> u8 {
        self.clergy_sum(board.clergy, effect!(ClergyEffect::CourtReis, noble))
    }

    /// How much of a visit cash can pay, with the réis just gained and the discount on that payment: none unless it
    /// may replace Influence, and never réis made of Influence.
    fn visit_cash(&self, board: &PlayerBoard, gained: u8) -> u16 {
        if self.visits_in_reis(board) { board.reis + u16::from(gained) + u16::from(self.discount(board)) } else { 0 }
    }

    /// The purse after each way to pay a visit.
    fn purses_after_visit(
        &self,
        board: &PlayerBoard,
        cost: u8,
        gained: u8,
        cash: u16,
    ) -> impl Iterator<Item = Purse> + use<> {
        let (have, influence) = (board.reis + u16::from(gained), board.influence);
        let discount = if cash > 0 { self.discount(board) } else { 0 };
        visit_reis(board, cost, cash).map(move |reis| Purse {
            reis: have - u16::from(reis.saturating_sub(discount)),
            influence: influence.saturating_sub(cost - reis),
        })
    }

    /// Whether a visit may be paid with this much in réis (L-HOUSE-04, L-CLERGY-04).
    pub(super) fn check_visit_reis<V: Verdict>(&self, s: &State, seat: Seat, cost: u8, reis: u8, v: &mut V) {
        let range = self.visit_reis_range(s, seat, cost);
        let (least, most) = (*range.start(), *range.end());
        v.require(range.contains(&reis), || Reason::VisitReis { least, most });
    }

    /// The amounts that can be asked for a visit's réis part.
    pub(super) fn visit_reis_range(&self, s: &State, seat: Seat, cost: u8) -> RangeInclusive<u8> {
        let board = &s.boards[seat];
        visit_reis(board, cost, self.visit_cash(board, 0))
    }

    /// Whether a State action of the visited Noble may be taken (L-VISIT-05).
    pub(super) fn check_state_action<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, deed: Deed, v: &mut V) {
        let his = deed.noble() == noble && STATE_ACTIONS.contains(&deed);
        v.require(his, || Reason::NotHisAction(deed));
        if !v.settled() && his {
            self.check_deed(s, seat, deed, v);
        }
    }

    /// Whether a visit may be followed: the Favor, the cost, and something to do for it (L-FOLLOW-01..04, A-34).
    pub(super) fn check_follow<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, v: &mut V) {
        let board = &s.boards[seat];
        v.require(board.favors.has(noble), || Reason::NoFavor(noble));
        if v.settled() {
            return;
        }
        let cost = self.visit_cost(s, seat, noble, true);
        let cash = self.visit_cash(board, 0);
        let have = visit_means(board, cash);
        v.require(u16::from(cost) <= have, || Reason::VisitCosts { cost, have });
        if v.refused() {
            return;
        }
        // the Favor is returned first, so a King's Favor can always be taken again.
        let state_action = noble == Noble::King || self.can_perform(s, seat, noble.state_actions());
        let possible = state_action
            || self.purses_after_visit(board, cost, 0, cash).any(|purse| {
                let mut legal = Legal(true);
                self.check_noble_action(s, seat, noble, purse, &mut legal);
                legal.0
            });
        v.require(possible, || Reason::NothingToFollowFor(noble));
    }

    /// Whether a follower may take this action (L-FOLLOW-04).
    pub(super) fn check_follow_deed<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, deed: Deed, v: &mut V) {
        v.require(deed.noble() == noble, || Reason::NotHisAction(deed));
        if !v.settled() && deed.noble() == noble {
            self.check_deed(s, seat, deed, v);
        }
    }

    /// Whether a player is visiting a Noble.
    pub(super) fn is_visitor(&self, s: &State, seat: Seat) -> bool {
        seat == s.turn && s.played.is_some_and(|card| self.components.card(card).kind().noble().is_some())
    }

    /// Whether the State action of a visit may be left out: only if the Noble action is possible without it.
    pub(super) fn check_no_state_action<V: Verdict>(&self, s: &State, seat: Seat, noble: Noble, v: &mut V) {
        let mut legal = Legal(true);
        self.check_noble_action(s, seat, noble, Purse::of(&s.boards[seat]), &mut legal);
        v.require(legal.0, || Reason::Compulsory { rule: RuleId("L-VISIT-07") });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A Noble card goes to the court: pay, State action, Noble action, followers (L-VISIT-01, L-VISIT-08).
    pub(super) fn resolve_visit(&mut self, seat: Seat, card: CardId, noble: Noble) {
        self.play_card(seat, card);
        self.tell("L-TURN-07", H::CardToCourt(seat, card));
        let reis = self.game.court_reis(&self.s.boards[seat], noble);
        self.gain_reis(seat, reis, ["L-CLERGY-13", "L-CLERGY-11", "L-CLERGY-12"][noble.index()]);
        self.step(seat, Step::LeaveCourt);
        self.step(seat, Step::Followers { noble, next: seat.left(self.game.n()) });
        self.step(seat, Step::NobleAction { noble });
        self.ask(seat, Decision::VisitState { noble });
        self.step(seat, Step::PayVisit { noble, following: false });
    }

    /// The cost is worked out at that moment (L-FOLLOW-03, A-35); where réis are allowed the player says how much (L-HOUSE-04).
    pub(super) fn pay_visit(&mut self, seat: Seat, noble: Noble, following: bool) {
        let cost = self.game.visit_cost(self.s, seat, noble, following);
        if following {
            self.tell("L-FOLLOW-03", H::Followed(seat, noble, cost));
        } else {
            self.tell("L-VISIT-02", H::Visited(seat, noble, cost));
        }
        self.ask(seat, Decision::VisitReis { cost });
    }

    /// The réis part is paid with the discount, then Influence, then wigs for the rest (L-VISIT-04, A-30).
    pub(super) fn resolve_visit_reis(&mut self, seat: Seat, cost: u8, reis: u8) {
        if reis > 0 {
            let board = &self.s.boards[seat];
            let by_house = board.houses[HouseGroup::Left.index()] >= 2;
            let rule = if by_house { "L-HOUSE-04" } else { "L-CLERGY-04" };
            self.pay_reis(seat, self.game.due(board, reis), rule);
        }
        let rest = cost - reis;
        let influence = self.s.boards[seat].influence;
        self.lower_influence(seat, influence.saturating_sub(rest), "L-VISIT-02");
        self.pay_wigs(seat, rest.saturating_sub(influence));
    }

    /// Looks for the next player who may follow: clockwise, with the Favor, one chance each (L-FOLLOW-01, L-FOLLOW-06).
    pub(super) fn followers(&mut self, visitor: Seat, noble: Noble, mut next: Seat) {
        while next != visitor {
            let seat = next;
            next = next.left(self.game.n());
            let mut v = Legal(true);
            self.game.check_follow(self.s, seat, noble, &mut v);
            if v.0 {
                self.step(visitor, Step::Followers { noble, next });
                self.ask(seat, Decision::Follow { noble });
                return;
            }
        }
    }

    /// The Favor is returned, the cost is paid, then one of the three actions (L-FOLLOW-02..05).
    pub(super) fn resolve_follow(&mut self, seat: Seat, noble: Noble) {
        self.s.boards[seat].favors.remove(noble);
        self.tell("L-FOLLOW-02", H::FavorReturned(seat, noble));
        self.fulfil(seat, Task::B3);
        self.ask(seat, Decision::FollowDeed { noble });
        self.step(seat, Step::PayVisit { noble, following: true });
    }

    /// The played card leaves the game; the visitor's turn goes on (L-VISIT-09, L-EVENT-05, L-FOLLOW-07).
    pub(super) fn leave_court(&mut self) {
        if let Some(card) = self.s.played.take() {
            let visit = self.game.components.card(card).kind().noble().is_some();
            self.tell(if visit { "L-VISIT-09" } else { "L-EVENT-05" }, H::CardLeft(card));
        }
    }
}
