//! What is said about the places on the islands: Fields, Buildings, City Watch, Windmill, Cities.

use super::Labels;
use crate::madeira::names::{self, prestige, reals, wood};
use crate::madeira::{dice, in_city, things, whatif};
use crate::message::{List, Message};
use madeira::{Building, City, Face, Favor, Field, Spot};
use table::{Id, IdSet, Seat};

impl Labels<'_> {
    /// A Field with what lies and grows there, and whose Workers are on it.
    pub fn field(&self, field: Field) -> Message {
        let state = things::field(self.game, self.s(), field);
        let there = self.who(|seat| self.s().players[seat].fields.has(field));
        say!("madeira-board-field", field, state, there)
    }

    /// The Character on a Building, its Region and its dice.
    pub fn character(&self, building: Building) -> Message {
        let (s, c) = (self.s(), &self.game.components);
        let region = c.building(building).region;
        let pirate = s.pirate_die[building.index()].map_or("-".to_owned(), |face| face.to_string());
        let dice = dice(s.dice[building.index()]);
        match s.characters[building.index()] {
            Some(character) => {
                let text = things::character(c, character);
                say!("madeira-board-character", character, building, region, text, dice, pirate)
            }
            None => say!("madeira-board-character-printed", building, region, dice, pirate),
        }
    }

    /// The harvest at a Building, and what it would yield the viewer.
    pub fn harvest(&self, building: Building) -> Message {
        let (s, region) = (self.s(), self.game.components.building(building).region);
        let seat = self.view.seat.unwrap_or(s.turn.seat);
        match whatif::harvest_text(self.game, s, seat, building) {
            Some(yields) => say!("madeira-board-harvest-of", building, region, yields),
            None => say!("madeira-board-harvest-none", building, region),
        }
    }

    /// A Building: what it does, what it costs, and whose markers are on it.
    pub fn building(&self, building: Building) -> Message {
        let (s, c) = (self.s(), &self.game.components);
        let spec = c.building(building);
        say!(
            "madeira-board-building",
            building,
            number = building.index() + 1,
            region = spec.region,
            few = things::building(c, building, false),
            many = things::building(c, building, true),
            price = self.price(building),
            there = self.counted(|seat| s.players[seat].markers[building.index()]),
            round = spec.empty_round
        )
    }

    /// What a Building costs, or will cost.
    fn price(&self, building: Building) -> Message {
        let (s, (least, most)) = (self.s(), self.game.building_costs(self.s(), building));
        if self.game.is_rolled(s, building) {
            return say!("madeira-board-price", reals = reals(least), how = things::price(self.game, s, building));
        }
        let base = self.game.components.building_cost.with(self.game.options.players);
        let spread = if least < most { "yes" } else { "no" };
        say!("madeira-board-price-open", spread, least, most, base)
    }

    /// Pirate dice of the City Watch with one value.
    pub fn watch_die(&self, face: Face) -> Message {
        say!("madeira-board-watch-die", face, n = self.s().watch_dice[face.index()])
    }

    /// The Windmill as a whole.
    pub fn windmill(&self) -> Message {
        let feeds = &self.game.components.windmill.feeds;
        let of = |seat: Seat| {
            let level = usize::from(self.s().players[seat].windmill);
            say!("madeira-board-counted", seat, n = feeds.get(level).copied().unwrap_or(0))
        };
        say!("madeira-board-windmill-is", there = List::commas(self.seats().map(of)))
    }

    /// A level of the Windmill.
    pub fn level(&self, level: u8) -> Message {
        let n = self.game.components.windmill.feeds.get(usize::from(level)).copied().unwrap_or(0);
        let there = self.who(|seat| self.s().players[seat].windmill == level);
        say!("madeira-board-level", n, there)
    }

    /// A City: what the Mayor brings, what it scores, who is there.
    pub fn city(&self, city: City) -> Message {
        let (s, spec) = (self.s(), self.game.components.city(city));
        say!(
            "madeira-board-city",
            city,
            worker = spec.worker,
            citizen = spec.citizen,
            most = prestige(spec.most),
            present = prestige(spec.present),
            there = self.counted(|seat| in_city(s.players[seat].city, city)),
            citizens = in_city(s.citizens, city)
        )
    }

    /// A spot of a City and who stands there.
    pub fn spot(&self, spot: Spot) -> Message {
        let s = self.s();
        match self.seats().find(|&seat| s.players[seat].city.has(spot)) {
            Some(seat) => say!("madeira-board-spot-worker", spot, seat),
            None if s.citizens.has(spot) => say!("madeira-board-spot-citizen", spot),
            None => say!("madeira-board-spot-empty", spot),
        }
    }

    /// A Guild Favor on its district.
    pub fn favor(&self, favor: Favor) -> Message {
        let c = &self.game.components;
        let (guild, text) = (c.guild[favor.index()], things::favor(c, favor));
        match self.s().district_of(favor) {
            Some((city, district)) => {
                let at = usize::from(district.saturating_sub(madeira::BUILT + 1));
                let wood = wood(c.district_wood.get(at).copied().unwrap_or(0));
                say!("madeira-board-favor", favor, guild, city, wood, text)
            }
            None => say!("madeira-board-favor-up", favor, guild, text),
        }
    }

    /// The Guilds of a set, by name.
    pub(super) fn guilds(&self, set: IdSet<madeira::Guild>) -> List {
        List::commas(set.iter().map(names::guild))
    }
}
