//! Guild Favors (p. 11 and 20): at most one at the beginning of a turn in phases B and C.

use super::Play;
use super::ships::Means;
use crate::action::Action;
use crate::decision::{Decision, Errand};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Phase, State};
use table::{EventSink, Id, IdSet, RuleId, Seat};

impl Madeira {
    /// Whether the effect of a Favor is possible now.
    #[inline]
    fn favor_works(&self, s: &State, seat: Seat, favor: Favor) -> bool {
        let player = &s.players[seat];
        match favor {
            //
            Favor::Monk => !self.wood_sources(s, seat).is_empty(),
            //
            Favor::Miller => player.windmill < self.mill_top() || self.options.mill_prestige,
            //
            Favor::Bishop => player.markers != [0; 5],
            Favor::Patron | Favor::Treasurer => true,
            // M-FAVOR-LORD-01, M-FAVOR-DIPLOMAT-01, A-22
            Favor::Lord | Favor::Diplomat => s.phase == Phase::C,
            //
            Favor::Navigator => self.can_sail(s, seat, None, Means::of(s, seat)),
            // M-FAVOR-ENGINEER-01, A-23
            Favor::Engineer => s.phase == Phase::B && self.can_place(s, seat),
            //
            Favor::Constable => self.pirates(player) >= 2,
            Favor::Lady => !self.lady_buildings(s, seat).is_empty(),
            Favor::Scout => self.can_move_worker(s, seat, Errand::Scout, None),
        }
    }

    /// The Favors that may be used now: one in a turn, also in that of passing, face-up (M-FAVOR-01, M-FAVOR-07, M-PASS-06, A-17).
    #[inline]
    pub(super) fn usable_favors(&self, s: &State, seat: Seat) -> IdSet<Favor> {
        if s.turn.favor_used {
            return IdSet::empty();
        }
        s.players[seat].favors_up.iter().filter(|&favor| self.favor_works(s, seat, favor)).collect()
    }

    /// Whether a Favor may be used now.
    pub(super) fn check_favor<V: Verdict>(&self, s: &State, seat: Seat, favor: Favor, v: &mut V) {
        let player = &s.players[seat];
        v.require(!s.turn.favor_used, || Reason::FavorUsed);
        let down = player.favors_down.has(favor);
        v.require(down || player.favors_up.has(favor), || Reason::FavorNotHeld(favor));
        v.require(!down, || Reason::FavorDown(favor));
        let phase = match favor {
            Favor::Lord | Favor::Diplomat => s.phase == Phase::C,
            Favor::Engineer => s.phase == Phase::B,
            Favor::Monk
            | Favor::Miller
            | Favor::Bishop
            | Favor::Patron
            | Favor::Treasurer
            | Favor::Navigator
            | Favor::Constable
            | Favor::Lady
            | Favor::Scout => true,
        };
        v.require(phase, || Reason::FavorPhase(favor));
        let works = self.favor_works(s, seat, favor);
        v.require(!phase || works, || Reason::FavorIdle(favor));
    }

    /// The Buildings whose Action the Lady could perform: at least one own Worker in the Region, and her Reals.
    pub(super) fn lady_buildings(&self, s: &State, seat: Seat) -> IdSet<Building> {
        if s.players[seat].reals < u16::from(self.components.amounts.lady_reals) {
            return IdSet::empty();
        }
        Building::ALL.into_iter().filter(|&building| self.workers_at(s, seat, building) > 0).collect()
    }

    /// Whether the Lady can perform the Action of a Building.
    pub(super) fn check_lady<V: Verdict>(&self, s: &State, seat: Seat, building: Building, v: &mut V) {
        let (due, have) = (u16::from(self.components.amounts.lady_reals), s.players[seat].reals);
        v.require(have >= due, || Reason::NeedsReals { due, have, rule: RuleId("M-FAVOR-LADY-01") });
        v.require(self.workers_at(s, seat, building) > 0, || Reason::NoWorkerInRegion {
            building,
            rule: RuleId("M-FAVOR-LADY-01"),
        });
    }

    /// Names the moves of an Action Marker: any own one, to any other Building. In phase C the user has one on the
    /// Building in resolution (M-FAVOR-BISHOP-01, M-FAVOR-BISHOP-02, A-09..14).
    pub(super) fn offer_markers(&self, s: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        for from in Building::ALL.into_iter().filter(|from| s.players[seat].markers[from.index()] > 0) {
            let others = Building::ALL.into_iter().filter(|&to| to != from);
            others.for_each(|to| offer(Action::Marker(from, to)));
        }
    }

    /// Whether an Action Marker may be moved.
    pub(super) fn check_marker<V: Verdict>(&self, s: &State, seat: Seat, from: Building, to: Building, v: &mut V) {
        v.require(s.players[seat].markers[from.index()] > 0, || Reason::NoMarker(from));
        v.require(from != to, || Reason::SamePlace { rule: RuleId("M-FAVOR-BISHOP-01") });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A Favor is turned face-down, and its effect follows at once; then the turn is asked for again (M-FAVOR-05, A-18, A-26).
    pub(super) fn resolve_favor(&mut self, seat: Seat, root: Decision, favor: Favor) {
        self.ask(seat, root);
        self.s.turn.favor_used = true;
        let player = self.player(seat);
        player.favors_up.remove(favor);
        player.favors_down.insert(favor);
        self.tell("M-FAVOR-05", H::FavorUsed(seat, favor));
        let amounts = self.game.components.amounts;
        match favor {
            Favor::Monk => self.ask(seat, Decision::GetWood { left: amounts.monk_wood }),
            Favor::Miller => self.raise_free(seat, "M-FAVOR-MILLER-01"),
            Favor::Bishop => self.ask(seat, Decision::MoveMarker),
            Favor::Patron => self.gain_bread(seat, amounts.patron_bread, "M-FAVOR-PATRON-01"),
            Favor::Lord => self.s.turn.lord = true,
            Favor::Diplomat => self.s.turn.diplomat = true,
            Favor::Treasurer => self.gain_reals(seat, amounts.treasurer_reals, "M-FAVOR-TREASURER-01"),
            Favor::Navigator => self.begin_ships(seat, 1),
            Favor::Engineer => self.s.turn.engineer = true,
            Favor::Constable => {
                // half of them, rounded down.
                let half = self.game.pirates(&self.s.players[seat]) / 2;
                self.drive_off(seat, half, "M-FAVOR-CONSTABLE-01");
            }
            Favor::Lady => self.ask(seat, Decision::LadyBuilding),
            Favor::Scout => self.begin_errand(seat, Errand::Scout, 1),
        }
    }

    /// The Bishop moves an Action Marker.
    pub(super) fn resolve_marker(&mut self, seat: Seat, from: Building, to: Building) {
        let player = self.player(seat);
        player.markers[from.index()] -= 1;
        player.markers[to.index()] += 1;
        self.tell("M-FAVOR-BISHOP-01", H::MarkerMoved(seat, from, to));
    }

    /// The Lady pays and performs the Action of a Building.
    pub(super) fn resolve_lady(&mut self, seat: Seat, building: Building) {
        self.pay_reals(seat, self.game.components.amounts.lady_reals, "M-FAVOR-LADY-01");
        let workers = self.game.workers_at(self.s, seat, building);
        self.perform(seat, building, workers);
    }
}
