//! Moving Workers: Steward (p. 10), Capitania, Alfândega, Fortaleza (p. 15), their relatives among passing slots and King's
//! Rewards, and the Scout.

use super::Play;
use crate::action::Action;
use crate::decision::{Decision, Errand};
use crate::event::Event;
use crate::ids::*;
use crate::options::Madeira;
use crate::reason::{Reason, Verdict};
use crate::state::{Player, State};
use table::{EventSink, Id, IdSet, RuleId, Seat};

impl Player {
    /// Own Workers in a place.
    #[inline]
    pub(super) fn stand(&self, place: Place) -> u8 {
        match place {
            Place::Home => self.workers,
            Place::Watch => self.watch,
            Place::Field(field) => u8::from(self.fields.has(field)),
            Place::Spot(spot) => u8::from(self.city.has(spot)),
            Place::Land(colony) => self.lands[colony.index()],
        }
    }
}

impl Errand {
    /// The rule of the Action: how many Workers move, each once.
    const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Field => "M-STEWARD-01",
            Self::City => "M-CAPITANIA-02",
            Self::Colony => "M-ALFANDEGA-02",
            Self::Fortaleza | Self::Watch => "M-FORTALEZA-02",
            Self::Scout => "M-FAVOR-SCOUT-01",
        })
    }

    /// The rule that says from where Workers come.
    const fn source_rule(self) -> RuleId {
        RuleId(match self {
            Self::Field => "M-STEWARD-04",
            Self::City => "M-CAPITANIA-03",
            Self::Colony => "M-ALFANDEGA-04",
            Self::Fortaleza | Self::Watch => "M-FORTALEZA-04",
            Self::Scout => "M-FAVOR-SCOUT-01",
        })
    }

    /// The rule that keeps Workers in the City Watch.
    const fn watch_rule(self) -> RuleId {
        if let Self::Field = self { RuleId("M-STEWARD-05") } else { self.source_rule() }
    }

    /// The rule of the places to which Workers go, with own Ships there or without.
    const fn target_rule(self, ships: bool) -> &'static str {
        match self {
            Self::Field => "M-STEWARD-02",
            Self::City => "M-CAPITANIA-04",
            Self::Colony if ships => "M-ALFANDEGA-05",
            Self::Colony => "M-COLONY-03",
            Self::Fortaleza | Self::Watch => "M-FORTALEZA-05",
            Self::Scout => "M-FAVOR-SCOUT-01",
        }
    }

    /// Whether it may be ended before a Worker is moved.
    #[inline]
    pub(super) const fn may_stop(self) -> bool {
        match self {
            Self::Field | Self::City | Self::Colony | Self::Fortaleza => true,
            Self::Watch | Self::Scout => false,
        }
    }
}

impl Madeira {
    /// Free spots of built districts (M-GEN-11, M-CAPITANIA-04).
    #[inline]
    pub(super) fn free_spots(&self, s: &State) -> IdSet<Spot> {
        let mut built = IdSet::empty();
        for city in City::ALL {
            let districts = &self.districts[city.index()];
            for (at, spots) in districts.iter().enumerate() {
                if s.is_built(city, at as u8 + 1) {
                    built = built | *spots;
                }
            }
        }
        built - s.taken_spots()
    }

    /// Whether a Worker who stands there may be moved by an errand: not twice by one Action, and out of the City Watch
    /// only by the Scout (M-STEWARD-05, M-CAPITANIA-03, M-ALFANDEGA-04).
    #[inline]
    fn is_source(&self, player: &Player, errand: Errand, moved: Option<Place>, place: Place) -> bool {
        let others = player.stand(place) - u8::from(moved == Some(place) && player.stand(place) > 0);
        others > 0 && (place != Place::Watch || errand == Errand::Scout)
    }

    /// Whether an errand has a place to go to, wherever the Worker comes from.
    #[inline]
    fn has_target(&self, s: &State, seat: Seat, errand: Errand) -> bool {
        match errand {
            Errand::Field => usize::from(s.players[seat].fields.len()) < Field::COUNT,
            Errand::City => !self.free_spots(s).is_empty(),
            Errand::Colony | Errand::Fortaleza | Errand::Watch | Errand::Scout => true,
        }
    }

    /// Whether a Worker can be moved by an errand.
    pub(super) fn can_move_worker(&self, s: &State, seat: Seat, errand: Errand, moved: Option<Place>) -> bool {
        let player = &s.players[seat];
        let somewhere = |place| self.is_source(player, errand, moved, place);
        let any = somewhere(Place::Home)
            || somewhere(Place::Watch)
            || player.fields.iter().any(|field| somewhere(Place::Field(field)))
            || player.city.iter().any(|spot| somewhere(Place::Spot(spot)))
            || Colony::ALL.into_iter().any(|colony| somewhere(Place::Land(colony)));
        any && self.has_target(s, seat, errand)
    }

    /// Names the Workers that an errand may move.
    pub(super) fn offer_sources(
        &self,
        s: &State,
        seat: Seat,
        errand: Errand,
        moved: Option<Place>,
        offer: &mut impl FnMut(Action),
    ) {
        if !self.has_target(s, seat, errand) {
            return;
        }
        let player = &s.players[seat];
        let mut name = |place: Place| {
            if self.is_source(player, errand, moved, place) {
                offer(Action::From(place));
            }
        };
        name(Place::Home);
        name(Place::Watch);
        player.fields.iter().for_each(|field| name(Place::Field(field)));
        player.city.iter().for_each(|spot| name(Place::Spot(spot)));
        Colony::ALL.into_iter().for_each(|colony| name(Place::Land(colony)));
    }

    /// The places to which an errand may bring a Worker, in ascending order.
    pub(super) fn targets(&self, s: &State, seat: Seat, errand: Errand, from: Place) -> IdSet<Place> {
        let mut places = IdSet::empty();
        let other = |place: &Place| *place != from;
        // M-STEWARD-03, A-28
        if matches!(errand, Errand::Field | Errand::Scout) {
            let free = IdSet::full() - s.players[seat].fields;
            free.iter().for_each(|field| places.insert(Place::Field(field)));
        }
        if matches!(errand, Errand::City | Errand::Scout) {
            self.free_spots(s).iter().for_each(|spot| places.insert(Place::Spot(spot)));
        }
        if matches!(errand, Errand::Colony | Errand::Scout) {
            Colony::ALL.map(Place::Land).iter().filter(|place| other(place)).for_each(|&place| places.insert(place));
        }
        let watch = matches!(errand, Errand::Fortaleza | Errand::Watch | Errand::Scout);
        let ends = [(Place::Home, errand == Errand::Scout), (Place::Watch, watch)];
        ends.iter().filter(|(place, open)| *open && other(place)).for_each(|&(place, _)| places.insert(place));
        places
    }

    /// Whether a Worker may be taken from a place.
    pub(super) fn check_source<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        errand: Errand,
        moved: Option<Place>,
        place: Place,
        v: &mut V,
    ) {
        let player = &s.players[seat];
        v.require(place != Place::Watch || errand == Errand::Scout, || Reason::NotFromWatch {
            rule: errand.watch_rule(),
        });
        v.require(player.stand(place) > 0, || Reason::NoWorker { place, rule: errand.source_rule() });
        v.require(moved != Some(place) || player.stand(place) > 1, || Reason::MovedAlready { rule: errand.rule() });
        v.require(self.has_target(s, seat, errand), || Reason::NowhereToGo { rule: errand.rule() });
    }

    /// Whether a Worker may go to a place.
    pub(super) fn check_target<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        errand: Errand,
        from: Place,
        to: Place,
        v: &mut V,
    ) {
        v.require(from != to, || Reason::SamePlace { rule: errand.source_rule() });
        if let Place::Spot(spot) = to {
            v.require(s.is_built(spot.city(), spot.district()), || Reason::NotBuilt(spot));
            v.require(!s.taken_spots().has(spot), || Reason::SpotTaken { spot, rule: RuleId("M-CAPITANIA-04") });
        }
        if let Place::Field(field) = to {
            v.require(!s.players[seat].fields.has(field), || Reason::OwnFieldTaken(field));
        }
        let known = v.refused();
        let fits = known || self.targets(s, seat, errand, from).has(to);
        v.require(fits, || Reason::WrongPlace { rule: errand.rule() });
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Asks for up to so many Workers to be moved.
    pub(super) fn begin_errand(&mut self, seat: Seat, errand: Errand, left: u8) {
        if left > 0 {
            self.ask(seat, Decision::WorkerFrom { errand, left, moved: None });
        }
    }

    /// A Worker arrives, and what that brings.
    pub(super) fn resolve_worker_to(&mut self, seat: Seat, errand: Errand, left: u8, from: Place, to: Place) {
        if left > 1 {
            self.ask(seat, Decision::WorkerFrom { errand, left: left - 1, moved: Some(to) });
        }
        let scout = errand == Errand::Scout;
        let ships = if let Place::Land(colony) = to { self.s.players[seat].ships_in(colony.into()) } else { 0 };
        self.move_worker(seat, from, to, errand.target_rule(ships > 0));
        let amounts = self.game.components.amounts;
        match to {
            // Only Workers just moved drive Pirates off (M-FORTALEZA-06).
            Place::Watch => {
                let rule = if scout { "M-FAVOR-SCOUT-02" } else { "M-FORTALEZA-03" };
                self.drive_off(seat, u16::from(amounts.pirates_off), rule);
            }
            // Only for Workers just moved (M-ALFANDEGA-06).
            Place::Land(_) => {
                let rule = if scout { "M-FAVOR-SCOUT-04" } else { "M-ALFANDEGA-03" };
                self.earn(seat, ships, rule);
            }
            // also from another spot.
            Place::Spot(_) if scout => self.earn(seat, amounts.scout_prestige, "M-FAVOR-SCOUT-03"),
            Place::Spot(_) | Place::Field(_) | Place::Home => {}
        }
    }
}
