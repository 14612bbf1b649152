//! Treasury cards at the Royal Court, and decrees.

use super::Referee;
use crate::numbers::*;
use lisboa::{Action, CardEvent, ClergyEffect, Decision, DecreeId, Deed, Noble, Task};
use table::{IdSet, Seat};

impl Referee<'_> {
    /// L-TURN-08: the event of a Treasury card at the court.
    pub fn sponsor(&mut self, who: Seat, event: CardEvent) {
        // L-CLERGY-30
        if !effects(self.game, &self.now.boards[who]).contains(&ClergyEffect::EventFree) {
            // L-EVENT-02
            let fee = treasury_reis(self.game, &self.now);
            self.pay(who, fee);
        }
        match event {
            // L-EVENT-04: as much as can be had.
            CardEvent::Receive(items) => {
                for item in items.into_iter().flatten() {
                    self.receive(who, item, true);
                }
            }
            // L-ICON-20
            CardEvent::Produce => self.produce(who),
            // L-ICON-14
            CardEvent::Ship => self.build_ship(who),
            // L-ICON-12
            CardEvent::StoreOrOpen => self.one_of(who, [Deed::Store, Deed::Open].into_iter().collect()),
            // L-ICON-15
            CardEvent::NobleAction => self.one_of(who, [Deed::Store, Deed::Decree, Deed::Open].into_iter().collect()),
        }
        // L-EVENT-05
        self.now.played = None;
    }

    /// One of these Noble actions.
    fn one_of(&mut self, who: Seat, deeds: IdSet<Deed>) {
        let Action::Do(deed) = self.ask(who, Decision::EventDeed { deeds }) else { unreachable!() };
        self.noble_action(who, deed);
    }

    /// L-TAKEDEC-01: a decree of the display. Returns whether there was one.
    pub fn take_decree(&mut self, who: Seat) -> bool {
        //
        if self.now.decrees.is_empty() {
            return false;
        }
        let Action::Decree(decree) = self.ask(who, Decision::TakeDecree) else { unreachable!() };
        self.gain_decree(who, decree);
        // L-VARIANT-09, L-VARIANT-10
        self.fulfil_by_visit(who, Noble::Marquis, [Task::A2, Task::A3]);
        true
    }

    /// L-TAKEDEC-01, L-TAKEDEC-02: a decree, and one more for a set marker.
    pub fn take_decree_and_perhaps_another(&mut self, who: Seat) {
        if !self.take_decree(who) {
            return;
        }
        // L-TAKEDEC-03, A-36: one marker per player and turn.
        if self.now.boards[who].markers == 0 || self.now.marker_used[who] || self.now.decrees.is_empty() {
            return;
        }
        if let Action::Decree(decree) = self.ask(who, Decision::ExtraDecree) {
            // L-TAKEDEC-07: limits stay as they are.
            let board = self.board(who);
            board.markers -= 1;
            board.markers_spent += 1;
            self.now.marker_used[who] = true;
            self.gain_decree(who, decree);
        }
    }

    /// A decree comes to the player.
    fn gain_decree(&mut self, who: Seat, decree: DecreeId) {
        self.now.decrees.remove(decree);
        self.board(who).decrees.insert(decree);
        // L-CLERGY-21
        let wigs = from_tiles!(self, who, DecreeWigs);
        self.gain_wigs(who, wigs);
    }
}
