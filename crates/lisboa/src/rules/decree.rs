//! Noble action of the Marquis: Take a decree (p. 19).

use super::Play;
use crate::components::ClergyEffect;
use crate::cost::effect;
use crate::decision::{Decision, Pending};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Seat};

impl Lisboa {
    /// Whether this decree is laid out (L-TAKEDEC-01).
    pub(super) fn check_decree<V: Verdict>(&self, s: &State, decree: DecreeId, v: &mut V) {
        v.require(s.decrees.has(decree), || Reason::DecreeNotOpen(decree));
    }

    /// Whether a set marker may buy one more decree: one marker per player and turn (L-TAKEDEC-02, L-TAKEDEC-03, A-36).
    pub(super) fn check_extra_decree<V: Verdict>(&self, s: &State, seat: Seat, decree: DecreeId, v: &mut V) {
        self.check_decree(s, decree, v);
        v.require(s.boards[seat].markers > 0, || Reason::NoMarker);
        v.require(!s.marker_used[seat], || Reason::MarkerUsed);
    }

    /// Whether the extra decree is worth asking for.
    pub(super) fn may_buy_decree(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat].markers > 0 && !s.marker_used[seat] && !s.decrees.is_empty()
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A decree is taken and lies open, as many as one likes (L-TAKEDEC-01, L-TAKEDEC-04); the gap is filled at the end of
    /// the turn (L-TAKEDEC-06).
    pub(super) fn take_decree(&mut self, seat: Seat, decree: DecreeId) {
        self.s.decrees.remove(decree);
        self.s.boards[seat].decrees.insert(decree);
        let by_icon = |game: &Lisboa, s: &State| {
            let may_buy = s.agenda.frames().iter().any(|frame| frame.what == Pending::Ask(Decision::ExtraDecree));
            match game.is_by_icon(s) {
                true if may_buy => "L-ICON-13",
                true => "L-ICON-18",
                false => "L-TAKEDEC-01",
            }
        };
        self.tell_by(by_icon, H::DecreeTaken(seat, decree));
        let wigs = self.game.clergy_sum(self.s.boards[seat].clergy, effect!(ClergyEffect::DecreeWigs));
        self.gain_wigs(seat, wigs, "L-CLERGY-21");
        self.fulfil_visit(seat, Deed::Decree);
    }

    /// A set marker is discarded for one more; the set itself stays (L-TAKEDEC-02, L-TAKEDEC-07).
    pub(super) fn resolve_extra_decree(&mut self, seat: Seat, decree: DecreeId) {
        let board = &mut self.s.boards[seat];
        board.markers -= 1;
        board.markers_spent += 1;
        self.s.marker_used[seat] = true;
        self.tell("L-TAKEDEC-02", H::MarkerSpent(seat));
        self.take_decree(seat, decree);
    }
}
