//! The primitive changes: the only code that moves pieces and what players own, and the only code that tells of it.

use super::Play;
use crate::decision::{Decision, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::state::{Phase, Player};
use table::{Actor, EventSink, Id, RuleId, Seat};

impl<S: EventSink<Event>> Play<'_, S> {
    /// Tells what happened.
    #[inline]
    pub(super) fn tell(&mut self, rule: &'static str, what: H) {
        self.events.push(|| Event { rule: RuleId(rule), what });
    }

    /// Puts a decision of a player on the agenda.
    #[inline]
    pub(super) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.s.agenda.push(Actor::Player(seat), Pending::Ask(decision));
    }

    /// Puts an automatic step on the agenda.
    #[inline]
    pub(super) fn step(&mut self, seat: Seat, step: Step) {
        self.s.agenda.push(Actor::Player(seat), Pending::Do(step));
    }

    /// The player.
    #[inline]
    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.s.players[seat]
    }

    /// A phase begins.
    pub(super) fn enter(&mut self, phase: Phase) {
        if self.s.phase != phase {
            self.s.phase = phase;
            let rule = match phase {
                Phase::C => "M-PHASE-B-05",
                Phase::D => "M-PHASE-D-01",
                Phase::E => "M-PHASE-E-01",
                Phase::Setup | Phase::A | Phase::B | Phase::Over => "M-GEN-02",
            };
            self.tell(rule, H::PhaseStarted(phase));
        }
    }

    /// Gets Goods from the general supply (M-SUPPLY-01, M-SUPPLY-04).
    pub(super) fn gain_goods(&mut self, seat: Seat, good: Good, n: u8, rule: &'static str) {
        if n > 0 {
            let goods = &mut self.player(seat).goods[good.index()];
            *goods = goods.saturating_add(n);
            self.tell(rule, H::GoodsGained(seat, good, n));
        }
    }

    /// Discards Goods (M-SUPPLY-03).
    pub(super) fn pay_goods(&mut self, seat: Seat, good: Good, n: u8, rule: &'static str) {
        self.player(seat).goods[good.index()] -= n;
        self.tell(rule, H::GoodsPaid(seat, good, n));
    }

    /// One Wood comes Home. Like all that players own it is counted up to 255, which no game of the printed values reaches.
    pub(super) fn gain_wood(&mut self, seat: Seat) {
        let wood = &mut self.player(seat).wood;
        *wood = wood.saturating_add(1);
    }

    /// Gets Bread.
    pub(super) fn gain_bread(&mut self, seat: Seat, n: u8, rule: &'static str) {
        if n > 0 {
            let bread = &mut self.player(seat).bread;
            *bread = bread.saturating_add(n);
            self.tell(rule, H::BreadGained(seat, n));
        }
    }

    /// Discards Bread.
    pub(super) fn pay_bread(&mut self, seat: Seat, n: u8, rule: &'static str) {
        if n > 0 {
            self.player(seat).bread -= n;
            self.tell(rule, H::BreadPaid(seat, n));
        }
    }

    /// Gets Reals.
    pub(super) fn gain_reals(&mut self, seat: Seat, n: impl Into<u16>, rule: &'static str) {
        let n = n.into();
        if n > 0 {
            self.player(seat).reals += n;
            self.tell(rule, H::RealsGained(seat, n));
        }
    }

    /// Pays Reals.
    pub(super) fn pay_reals(&mut self, seat: Seat, n: impl Into<u16>, rule: &'static str) {
        let n = n.into();
        if n > 0 {
            self.player(seat).reals -= n;
            self.tell(rule, H::RealsPaid(seat, n));
        }
    }

    /// Earns Prestige.
    pub(super) fn earn(&mut self, seat: Seat, n: impl Into<u16>, rule: &'static str) {
        let n = n.into();
        if n > 0 {
            self.player(seat).prestige += n as i16;
            self.tell(rule, H::PrestigeGained(seat, n));
        }
    }

    /// Loses Prestige.
    pub(super) fn lose(&mut self, seat: Seat, n: u16, rule: &'static str) {
        if n > 0 {
            self.player(seat).prestige -= n as i16;
            self.tell(rule, H::PrestigeLost(seat, n));
        }
    }

    /// Receives Pirates; how many is seen by all (M-PIRATE-01, A-75).
    pub(super) fn receive_pirates(&mut self, seat: Seat, n: u8, rule: &'static str) {
        if n > 0 {
            self.player(seat).pirates_gained += u16::from(n);
            self.tell(rule, H::PiratesGained(seat, u16::from(n)));
        }
    }

    /// Discards up to so many Pirates: always as many as possible, since fewer never hurt. How many is seen by all
    /// (M-PIRATE-02).
    pub(super) fn drive_off(&mut self, seat: Seat, most: u16, rule: &'static str) {
        let n = self.game.pirates(&self.s.players[seat]).min(most);
        if n > 0 {
            self.player(seat).pirates_discarded += n;
            self.tell(rule, H::PiratesDiscarded(seat, n));
        }
    }

    /// Moves a Worker.
    pub(super) fn move_worker(&mut self, seat: Seat, from: Place, to: Place, rule: &'static str) {
        let player = self.player(seat);
        match from {
            Place::Home => player.workers -= 1,
            Place::Watch => player.watch -= 1,
            Place::Field(field) => player.fields.remove(field),
            Place::Spot(spot) => player.city.remove(spot),
            Place::Land(colony) => player.lands[colony.index()] -= 1,
        }
        match to {
            Place::Home => player.workers += 1,
            Place::Watch => player.watch += 1,
            Place::Field(field) => player.fields.insert(field),
            Place::Spot(spot) => player.city.insert(spot),
            Place::Land(colony) => player.lands[colony.index()] += 1,
        }
        self.tell(rule, H::WorkerMoved(seat, from, to));
    }

    /// Turns a Favor face-up.
    pub(super) fn turn_up(&mut self, seat: Seat, favor: Favor, rule: &'static str) {
        let player = self.player(seat);
        player.favors_down.remove(favor);
        player.favors_up.insert(favor);
        self.tell(rule, H::FavorTurnedUp(seat, favor));
    }

    /// Takes one Wood off a Field; the Forest has any amount (M-WOOD-04, M-WOOD-05).
    pub(super) fn clear_wood(&mut self, field: Field) {
        if let Some(wood) = self.s.wood.get_mut(field.index()) {
            *wood -= 1;
        }
    }
}
