//! Visits and followers.

use super::Referee;
use crate::numbers::*;
use lisboa::{Action, Decision, Deed, Noble, Pending, Task};
use table::{Actor, Frame, Seat};

impl Referee<'_> {
    /// L-TURN-07: a Noble card at the court (L-VISIT-08: pay, State action, Noble action, followers).
    pub fn visit(&mut self, who: Seat, noble: Noble) {
        // L-CLERGY-11..13
        let reis = court_reis(self.game, &self.now.boards[who], noble);
        self.gain_reis(who, reis);
        self.pay_visit(who, noble, false);
        self.visiting = Some((who, noble));
        // L-VISIT-05
        if let Action::Do(deed) = self.ask(who, Decision::VisitState { noble }) {
            self.state_action(who, deed);
        }
        // L-VISIT-06
        self.noble_action(who, noble.noble_action());
        self.visiting = None;
        // L-FOLLOW-01
        for seat in who.clockwise(self.players()).skip(1) {
            self.perhaps_follow(seat, noble);
        }
        // L-VISIT-09
        self.now.played = None;
    }

    /// L-VISIT-02..04: réis where that is allowed, then Influence, then wigs.
    fn pay_visit(&mut self, who: Seat, noble: Noble, following: bool) {
        let cost = visit_cost(self.game, &self.now, who, noble, following);
        let mut reis = 0;
        // L-HOUSE-04, L-CLERGY-04, A-30
        if cost > 0
            && reis_for_visits(self.game, &self.now.boards[who])
            && let Action::Reis(part) = self.ask(who, Decision::VisitReis { cost: cost as u8 })
        {
            reis = u16::from(part);
        }
        //
        let due = due(self.game, &self.now.boards[who], reis);
        let rest = cost - reis;
        if rest > u16::from(self.now.boards[who].influence) {
            self.met("L-VISIT-04: wigs for Influence");
        }
        let board = self.board(who);
        board.reis -= due;
        let by_influence = rest.min(u16::from(board.influence));
        board.influence -= by_influence as u8;
        board.wigs -= rest - by_influence;
    }

    /// L-FOLLOW-01, A-34: whoever has the Favor and can follow is asked.
    fn perhaps_follow(&mut self, who: Seat, noble: Noble) {
        let question = Frame { who: Actor::Player(who), what: Pending::Ask(Decision::Follow { noble }) };
        if !self.is_asked(question) {
            let can = self.now.boards[who].favors.has(noble) && !self.cannot_follow(question);
            assert!(!can, "{}\n{who} could follow to {noble} but is not asked", self.place());
            return;
        }
        if self.ask(who, Decision::Follow { noble }) != Action::Follow {
            return;
        }
        // L-FOLLOW-02
        self.board(who).favors.remove(noble);
        // L-VARIANT-14
        self.fulfil(who, Task::B3);
        // L-FOLLOW-03
        self.pay_visit(who, noble, true);
        // L-FOLLOW-04
        let Action::Do(deed) = self.ask(who, Decision::FollowDeed { noble }) else { unreachable!() };
        if deed == noble.noble_action() {
            self.noble_action(who, deed);
        } else {
            self.state_action(who, deed);
        }
    }

    /// A Noble action, however it was come by.
    pub fn noble_action(&mut self, who: Seat, deed: Deed) {
        match deed {
            Deed::Store => self.build_store(who),
            Deed::Decree => self.take_decree_and_perhaps_another(who),
            Deed::Open => self.open_building(who),
            Deed::Recruit | Deed::Plan | Deed::Ship | Deed::Produce | Deed::Cardinal | Deed::Favor => {
                unreachable!("a State action")
            }
        }
    }

    /// L-VARIANT-05: tasks A count only in a visit with a card at court; this one of the Noble.
    pub fn fulfil_by_visit(&mut self, who: Seat, noble: Noble, tasks: [Task; 2]) {
        if self.visiting == Some((who, noble)) {
            for task in tasks {
                self.fulfil(who, task);
            }
        }
    }
}
