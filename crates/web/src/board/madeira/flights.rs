//! What travels when something happens. What another seat gets flies to the line about it, since its Home may not be open.

use super::face::{die_icon, favor_icon, good_icon, mark, pirate_die_icon, request_icon, reward_icon, ship, worker};
use super::places;
use crate::board::{Flight, Place};
use madeira::{Field, Good, Happening, Madeira, View};
use table::{Id, Seat};

/// What travels when this happens.
pub fn of(game: &Madeira, view: &View, what: Happening) -> Vec<Flight> {
    let flight = Teller { game, view }.flight(what);
    // What stays where it is does not travel.
    flight.filter(|flight| flight.from != flight.to).into_iter().collect()
}

struct Teller<'a> {
    game: &'a Madeira,
    view: &'a View,
}

impl Teller<'_> {
    /// A place at the Home of a seat, which for others is the line about them.
    fn at(&self, seat: Seat, place: Place) -> Place {
        if self.view.seat == Some(seat) { place } else { places::strip(seat) }
    }

    /// Where a Worker stands, which at the Home of others is the line about them.
    fn standing(&self, seat: Seat, at: madeira::Place) -> Place {
        let place = places::standing(seat, at);
        if at == madeira::Place::Home { self.at(seat, place) } else { place }
    }

    fn mooring(&self, seat: Seat, from: madeira::ShipFrom) -> Place {
        let place = places::mooring(seat, from);
        if from == madeira::ShipFrom::Home { self.at(seat, place) } else { place }
    }

    fn flight(&self, what: Happening) -> Option<Flight> {
        let fly = |icon, seat, from, to| Some(Flight { icon, seat: Some(seat), from, to });
        let supply = places::supply;
        match what {
            Happening::RowTaken(seat, row) => fly(mark(seat), seat, places::passing(), places::row(row)),
            Happening::Passed(seat, slot) => fly(mark(seat), seat, places::guilds(), places::passing_slot(slot)),
            Happening::RequestTaken(seat, request) => {
                let to = self.at(seat, places::own_requests(seat));
                fly(request_icon(request), seat, places::guilds(), to)
            }
            Happening::RequestScored(seat, request) => {
                let from = self.at(seat, places::own_requests(seat));
                fly(request_icon(request), seat, from, self.at(seat, places::prestige(seat)))
            }
            Happening::DiePlaced(seat, face, building) => {
                fly(die_icon(face), seat, self.at(seat, places::dice(seat)), places::character(building))
            }
            Happening::PirateDiePlaced(seat, face, building) => {
                fly(pirate_die_icon(face), seat, places::watch(), places::character(building))
            }
            Happening::GoodsGained(seat, good, _) => {
                fly(good_icon(good), seat, self.source(seat, good), self.at(seat, places::goods(seat, good)))
            }
            Happening::GoodsPaid(seat, good, _) => {
                let from = self.at(seat, places::goods(seat, good));
                fly(good_icon(good), seat, from, supply())
            }
            Happening::WoodGained(seat, field, _) | Happening::WoodBought(seat, field) => {
                fly("madeira-wood", seat, places::field(field), self.at(seat, places::wood(seat)))
            }
            Happening::WoodPaid(seat, _) => fly("madeira-wood", seat, self.at(seat, places::wood(seat)), supply()),
            Happening::BreadGained(seat, _) => fly("madeira-bread", seat, supply(), self.at(seat, places::bread(seat))),
            Happening::BreadPaid(seat, _) => fly("madeira-bread", seat, self.at(seat, places::bread(seat)), supply()),
            Happening::RealsGained(seat, _) => fly("madeira-real", seat, supply(), self.at(seat, places::reals(seat))),
            Happening::RealsPaid(seat, _) => fly("madeira-real", seat, self.at(seat, places::reals(seat)), supply()),
            Happening::PrestigeGained(seat, _) => {
                fly("madeira-pp", seat, supply(), self.at(seat, places::prestige(seat)))
            }
            Happening::PrestigeLost(seat, _) => {
                fly("madeira-pp", seat, self.at(seat, places::prestige(seat)), supply())
            }
            Happening::PiratesGained(seat, _) => {
                fly("madeira-pirate", seat, supply(), self.at(seat, places::pirates(seat)))
            }
            Happening::PiratesDiscarded(seat, _) => {
                fly("madeira-pirate", seat, self.at(seat, places::pirates(seat)), supply())
            }
            Happening::WindmillMoved(seat, level) => fly(mark(seat), seat, places::mill(), places::level(level)),
            Happening::WorkerMoved(seat, from, to) => {
                fly(worker(seat), seat, self.standing(seat, from), self.standing(seat, to))
            }
            Happening::CitizenMoved(_, from, to) => {
                let (from, to) = (places::spot(from), places::spot(to));
                Some(Flight { icon: "madeira-citizen", seat: None, from, to })
            }
            Happening::ShipMoved(seat, from, to) => fly(ship(seat), seat, self.mooring(seat, from), places::slot(to)),
            Happening::RewardTaken(seat, reward) => {
                fly(reward_icon(reward), seat, places::reward(reward), self.at(seat, places::home(seat)))
            }
            Happening::FavorTaken(seat, favor, city) => {
                fly(favor_icon(favor), seat, places::city(city), self.at(seat, places::own_favors(seat)))
            }
            Happening::MarkerMoved(seat, from, to) => {
                fly(mark(seat), seat, places::building(from), places::building(to))
            }
            Happening::FieldConverted(field, good) => {
                let (from, to) = (supply(), places::field(field));
                Some(Flight { icon: good_icon(good), seat: None, from, to })
            }
            // What is only told, or happens in one place.
            Happening::RoundStarted(_)
            | Happening::PhaseStarted(_)
            | Happening::CharacterLaid(..)
            | Happening::PiratesRolled(_)
            | Happening::RowRolled(..)
            | Happening::FavorTurnedUp(..)
            | Happening::TurnStarted(_)
            | Happening::DiceAside(..)
            | Happening::Harvested(..)
            | Happening::PiratesRevealed(..)
            | Happening::FavorUsed(..)
            | Happening::BuildingRolled(..)
            | Happening::PirateDieRolled(..)
            | Happening::BuildingPerformed(..)
            | Happening::BuildingsCleared
            | Happening::RequestKept(..)
            | Happening::GameOver => None,
        }
    }

    /// Where Goods come from: a Field of the player where they grow, else the supply.
    fn source(&self, seat: Seat, good: Good) -> Place {
        let s = &self.view.shown;
        let grows = |&field: &Field| self.game.grows(s, field) == Some(good) && s.wood[field.index()] == 0;
        let own = s.players[seat].fields.iter().find(grows);
        own.map_or_else(places::supply, places::field)
    }
}
