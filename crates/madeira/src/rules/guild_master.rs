//! The Guild Master (p. 11): Guild Favors are taken, and districts built.

use super::Play;
use crate::action::Action;
use crate::decision::Step;
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, Seat};

impl Madeira {
    /// The Wood that a Favor on a district costs (M-GUILDMASTER-02).
    #[inline]
    pub fn district_wood(&self, district: u8) -> u8 {
        self.components.district_wood[usize::from(district - BUILT - 1)]
    }

    /// The Favors on districts whose Wood can be paid in full (M-GUILDMASTER-04..06, A-48).
    pub(super) fn payable_favors(&self, s: &State, seat: Seat, reals: u16) -> IdSet<Favor> {
        let columns = BUILT + 1..=DISTRICTS;
        let mut favors = IdSet::empty();
        for district in columns.filter(|&district| self.can_pay_wood(s, seat, self.district_wood(district), reals)) {
            for city in City::ALL {
                if let Some(favor) = s.favors[city.index()][usize::from(district - BUILT - 1)] {
                    favors.insert(favor);
                }
            }
        }
        favors
    }

    /// Names the Favors that can be paid.
    pub(super) fn offer_favors(&self, s: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let favors = self.payable_favors(s, seat, s.players[seat].reals);
        favors.iter().for_each(|favor| offer(Action::Take(favor)));
    }

    /// Whether a Favor can be taken.
    pub(super) fn check_take<V: Verdict>(&self, s: &State, seat: Seat, favor: Favor, v: &mut V) {
        match s.district_of(favor) {
            Some((_, district)) => self.check_wood(s, seat, self.district_wood(district), "M-GUILDMASTER-06", v),
            None => v.require(false, || Reason::FavorGone(favor)),
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The Wood is paid, then the Favor is gained.
    pub(super) fn resolve_take(&mut self, seat: Seat, favor: Favor) {
        let district = self.s.district_of(favor).map_or(DISTRICTS, |(_, district)| district);
        self.step(seat, Step::GainFavor(favor));
        self.step(seat, Step::PayWood { wood: self.game.district_wood(district) });
    }

    /// The Favor comes face-up to the player, and its district is built (M-GUILDMASTER-01, M-GUILDMASTER-03).
    pub(super) fn gain_favor(&mut self, seat: Seat, favor: Favor) {
        if let Some((city, district)) = self.s.district_of(favor) {
            self.s.favors[city.index()][usize::from(district - BUILT - 1)] = None;
            self.player(seat).favors_up.insert(favor);
            self.tell("M-GUILDMASTER-03", H::FavorTaken(seat, favor, city));
        }
    }
}
