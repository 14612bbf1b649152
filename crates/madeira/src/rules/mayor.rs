//! The Mayor (p. 12): pieces are relocated in the Cities, then the Cities give income.

use super::Play;
use crate::action::Action;
use crate::decision::Decision;
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, RuleId, Seat};

impl Madeira {
    /// The pieces that may be relocated: own Workers in Cities and Neutral Citizens, each once (M-MAYOR-01, A-40, A-47).
    pub(super) fn relocatable(&self, s: &State, seat: Seat, moved: Option<Spot>) -> IdSet<Spot> {
        if self.free_spots(s).is_empty() {
            return IdSet::empty();
        }
        let mut pieces = s.players[seat].city | s.citizens;
        if let Some(spot) = moved {
            pieces.remove(spot);
        }
        pieces
    }

    /// Whether the Mayor could do anything: relocate a piece, or give income.
    pub(super) fn mayor_helps(&self, s: &State, seat: Seat) -> bool {
        !s.players[seat].city.is_empty() || !self.relocatable(s, seat, None).is_empty()
    }

    /// Names the pieces that may be relocated.
    pub(super) fn offer_pieces(&self, s: &State, seat: Seat, moved: Option<Spot>, offer: &mut impl FnMut(Action)) {
        self.relocatable(s, seat, moved).iter().for_each(|spot| offer(Action::From(Place::Spot(spot))));
    }

    /// Whether the piece on a spot may be relocated. No Worker comes from outside (M-MAYOR-04).
    pub(super) fn check_piece<V: Verdict>(&self, s: &State, seat: Seat, moved: Option<Spot>, place: Place, v: &mut V) {
        let Place::Spot(spot) = place else {
            return v.require(false, || Reason::WrongPlace { rule: RuleId("M-MAYOR-04") });
        };
        v.require((s.players[seat].city | s.citizens).has(spot), || Reason::NoPieceThere(spot));
        v.require(moved != Some(spot), || Reason::MovedAlready { rule: RuleId("M-MAYOR-01") });
        v.require(!self.free_spots(s).is_empty(), || Reason::NowhereToGo { rule: RuleId("M-MAYOR-02") });
    }

    /// Whether the piece may go to a spot (M-MAYOR-02, M-MAYOR-03).
    pub(super) fn check_relocation<V: Verdict>(&self, s: &State, place: Place, v: &mut V) {
        let Place::Spot(spot) = place else {
            return v.require(false, || Reason::WrongPlace { rule: RuleId("M-MAYOR-02") });
        };
        v.require(s.is_built(spot.city(), spot.district()), || Reason::NotBuilt(spot));
        v.require(!s.taken_spots().has(spot), || Reason::SpotTaken { spot, rule: RuleId("M-MAYOR-03") });
    }

    /// What a City gives: so much for each own Worker and each Citizen, nothing without an own Worker (M-MAYOR-06).
    fn city_income(&self, s: &State, seat: Seat, city: City) -> u8 {
        let spots = self.cities[city.index()];
        let (workers, citizens) = ((s.players[seat].city & spots).len(), (s.citizens & spots).len());
        let spec = self.components.city(city);
        if workers == 0 { 0 } else { workers * spec.worker + citizens * spec.citizen }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A piece is relocated.
    pub(super) fn resolve_relocate(&mut self, seat: Seat, left: u8, from: Spot, to: Spot) {
        if left > 1 {
            self.ask(seat, Decision::Relocate { left: left - 1, moved: Some(to) });
        }
        if self.s.citizens.has(from) {
            self.s.citizens.remove(from);
            self.s.citizens.insert(to);
            self.tell("M-MAYOR-02", H::CitizenMoved(seat, from, to));
        } else {
            self.move_worker(seat, Place::Spot(from), Place::Spot(to), "M-MAYOR-02");
        }
    }

    /// Bread, Reals and Wood, whether or not anything was relocated (M-MAYOR-05, M-MAYOR-07..09, A-47).
    pub(super) fn mayor_income(&mut self, seat: Seat) {
        let [bread, reals, wood] = City::ALL.map(|city| self.game.city_income(self.s, seat, city));
        self.gain_bread(seat, bread, "M-MAYOR-07");
        self.gain_reals(seat, reals, "M-MAYOR-08");
        if wood > 0 {
            self.ask(seat, Decision::GetWood { left: wood });
        }
    }
}
