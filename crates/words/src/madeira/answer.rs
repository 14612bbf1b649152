//! What an answer means, with what it costs or brings where that is known.

mod later;

use super::names::{self, pirates, prestige, reals, wood, workers};
use super::{things, whatif};
use crate::message::{List, Message};
use madeira::{
    Action, Building, City, Decision, Face, Favor, Field, Madeira, PassingSlot, Place, Player, Port, Row, ShipFrom,
    ShipSlot, Spot, State, Trade, View,
};
use table::{Game, Id, IdSet, Seat};

/// What a legal answer means. The same action may mean different things to different questions.
pub fn answer(game: &Madeira, view: &View, action: Action) -> Message {
    let seat = super::teller(game, view);
    Told { game, s: &view.shown, seat, decision: game.decision(&view.shown) }.answer(action)
}

/// What is told from.
struct Told<'a> {
    game: &'a Madeira,
    s: &'a State,
    /// Whose costs are told: the viewer's, or for a spectator those of whoever is asked.
    seat: Seat,
    /// What is asked.
    decision: Option<Decision>,
}

impl Told<'_> {
    fn answer(&self, action: Action) -> Message {
        let c = &self.game.components;
        match action {
            Action::To(place) => self.to(place),
            Action::From(place) => self.from(place),
            Action::Row(row) => self.row(row),
            Action::Request(request) => {
                let text = things::request_worth(self.game, self.s, self.seat, request);
                say!("madeira-answer-request", request, text)
            }
            Action::Guild(guild) => {
                let own = self.player().favors_down.iter().filter(|favor| c.guild[favor.index()] == guild);
                say!("madeira-answer-guild", guild, favors = List::commas(own.map(names::favor)))
            }
            Action::Die(face, building) => self.die(face, building, "no"),
            Action::Pirate(face, building) => self.die(face, building, "yes"),
            Action::Favor(favor) => say!("madeira-answer-favor", favor, text = things::favor(c, favor)),
            Action::Pass => say!("madeira-answer-pass"),
            Action::Act => self.act(),
            Action::Harvest => self.harvest(),
            Action::Nothing => say!("madeira-answer-nothing"),
            Action::Sail(from, slot) => self.sail(from, slot),
            Action::Wood(field) => self.wood(field),
            Action::Reward(reward) => say!("madeira-answer-reward", reward, text = things::reward(c, reward)),
            Action::Take(favor) => self.take(favor),
            Action::Flip(favor) => say!("madeira-answer-flip", favor, text = things::favor(c, favor)),
            Action::Again(field) => {
                say!("madeira-answer-again", field, state = self.field(field), named = self.named(field))
            }
            Action::Slot(slot) => self.slot(slot),
            Action::Reals => self.passing_reals(),
            Action::Marker(from, to) => say!("madeira-answer-marker", from, to),
            Action::Building(building) => self.building(building),
            Action::Pay => self.pay(),
            Action::Pirates => self.pirates(),
            Action::Bread => say!("madeira-answer-bread", bread = names::bread(c.amounts.support_bread)),
            Action::Yes => self.yes(),
            Action::No => say!("madeira-answer-no"),
            Action::Give(amount) => self.give(amount.get()),
            Action::Keep(request) => self.keep(request),
            Action::Ships(picked) => self.ships(picked),
            Action::Guilds(picked) => self.guilds(picked),
            Action::City(city) => self.city(city),
            Action::MillBread => self.mill_down(names::bread(1)),
            Action::MillReals => self.mill_reals(),
            Action::MillUp => self.mill_up(),
            Action::Swap(swap) => self.swap(swap),
            Action::Stop => stop(self.decision),
            Action::Character(character) => {
                say!("madeira-answer-character", character, text = things::character(c, character))
            }
            Action::Roll(roll) => say!("madeira-answer-roll", roll),
        }
    }

    fn player(&self) -> &Player {
        &self.s.players[self.seat]
    }

    fn field(&self, field: Field) -> Message {
        things::field(self.game, self.s, field)
    }

    /// A Field by what grows there and where it is; the number comes second.
    fn named(&self, field: Field) -> Message {
        match (field.region(), self.game.grows(self.s, field)) {
            (Some(region), Some(grows)) => {
                let nth =
                    1 + Field::ALL.into_iter().filter(|&other| other < field && other.region() == Some(region)).count();
                say!("madeira-field-named", grows, area = names::area(region), nth = nth as i64)
            }
            (None, _) | (_, None) => names::field(field),
        }
    }

    fn to(&self, place: Place) -> Message {
        let c = &self.game.components;
        match place {
            Place::Home => say!("madeira-answer-to-home"),
            Place::Watch => say!("madeira-answer-to-watch", pirates = pirates(c.amounts.pirates_off)),
            Place::Field(field) => self.to_field(field),
            Place::Spot(spot) => self.to_spot(spot),
            Place::Land(colony) => {
                let prestige = prestige(self.player().ships_in(Port::from(colony)));
                let goods = names::amount(c.colony_good[colony.index()], 1);
                let workers = workers(self.player().lands[colony.index()]);
                say!("madeira-answer-to-land", place, goods, prestige, workers)
            }
        }
    }

    /// A Field with what it yields, and how many Workers are in its Region.
    fn to_field(&self, field: Field) -> Message {
        let state = self.field(field);
        match field.region() {
            Some(region) => {
                let own = (self.player().fields & self.game.region(region)).len();
                say!("madeira-answer-to-field", region, workers = workers(own), field, state, named = self.named(field))
            }
            None => say!("madeira-answer-to-forest", state),
        }
    }

    fn to_spot(&self, spot: Spot) -> Message {
        let city = spot.city();
        let (workers, citizens) = (workers(in_city(self.player().city, city)), in_city(self.s.citizens, city));
        let (district, spec) = (spot.district(), self.game.components.city(city));
        let (worker, citizen) = (spec.worker, spec.citizen);
        say!("madeira-answer-to-spot", city, district, workers, citizens, worker, citizen, spot)
    }

    fn from(&self, place: Place) -> Message {
        let player = self.player();
        match place {
            Place::Home => say!("madeira-answer-from-home", n = player.workers),
            Place::Watch => say!("madeira-answer-from-watch", n = player.watch),
            Place::Field(field) => {
                say!("madeira-answer-from-field", field, state = self.field(field), named = self.named(field))
            }
            Place::Spot(spot) if self.s.citizens.has(spot) => say!("madeira-answer-from-citizen", spot),
            Place::Spot(spot) => say!("madeira-answer-from-spot", spot),
            Place::Land(colony) => say!("madeira-answer-from-land", place, n = player.lands[colony.index()]),
        }
    }

    fn row(&self, row: Row) -> Message {
        let (s, guilds) = (self.s, self.game.row_guilds(row));
        let down = self.player().favors_down;
        let wakes = down.iter().filter(|favor| guilds.has(self.game.components.guild[favor.index()]));
        say!(
            "madeira-answer-row",
            row,
            dice = dice(s.row_dice[row.index()]),
            requests = names::requests(s.row_requests[row.index()]),
            guilds = names::guilds(guilds),
            wakes = List::commas(wakes.map(names::favor))
        )
    }

    /// A die on the Character of a Building: what it could do.
    fn die(&self, face: Face, building: Building, guard: &'static str) -> Message {
        let yields = whatif::harvest_text(self.game, self.s, self.seat, building);
        match (self.s.characters[building.index()], yields) {
            (Some(character), Some(yields)) => {
                say!("madeira-answer-die-or-harvest", face, building, character, yields, guard)
            }
            (Some(character), None) => say!("madeira-answer-die", face, building, character, guard),
            (None, Some(yields)) => say!("madeira-answer-die-harvest", face, building, yields, guard),
            (None, None) => say!("madeira-answer-die-nothing", face, building, guard),
        }
    }

    fn act(&self) -> Message {
        let c = &self.game.components;
        let text = match self.decision {
            Some(Decision::UseDie { building }) => {
                self.s.characters[building.index()].map(|character| things::character(c, character))
            }
            Some(Decision::PassingBonus { slot }) => things::passing_action(c, slot),
            _ => None,
        };
        text.map_or(say!("madeira-answer-other"), |text| say!("madeira-answer-act", text))
    }

    fn harvest(&self) -> Message {
        let Some(Decision::UseDie { building }) = self.decision else { return say!("madeira-answer-other") };
        let region = self.game.components.building(building).region;
        let is_special = self.s.characters[building.index()].is_none();
        match whatif::harvest_text(self.game, self.s, self.seat, building) {
            Some(yields) if is_special => say!("madeira-answer-harvest-special", region, yields),
            Some(yields) => say!("madeira-answer-harvest", region, yields),
            None => say!("madeira-answer-harvest-none", region),
        }
    }

    /// A Ship to a slot: what it costs, and what it brings.
    fn sail(&self, from: ShipFrom, slot: ShipSlot) -> Message {
        let wood = match (from, self.player().wood) {
            (ShipFrom::Home, 0) => "buy",
            (ShipFrom::Home, _) => "own",
            (ShipFrom::Slot(_), _) => "none",
        };
        let good = slot.port().market().unwrap_or(madeira::Good::Wine);
        let goods = List::ors(self.trades(slot).map(|trade| names::amount(good, trade.goods)));
        let round = whatif::scoring_round(self.s.round);
        let prestige = prestige(self.game.port_prestige(round, slot.port()));
        match slot.port().colony() {
            None => {
                let pays = List::ors(self.trades(slot).map(|trade| reals(trade.reals)));
                // The Ship that sailed before it in this action is paid with it.
                let owed = self.s.turn.owed;
                say!("madeira-answer-sail-market", from, slot, goods, wood, pays, prestige, owed)
            }
            Some(colony) => {
                let there = self.s.rewards[colony.index()].into_iter().flatten();
                let rewards = List::commas(there.map(names::reward));
                say!("madeira-answer-sail-colony", from, slot, goods, wood, rewards, prestige)
            }
        }
    }

    /// The trades that a slot prints: one, or two to choose from.
    fn trades(&self, slot: ShipSlot) -> impl Iterator<Item = Trade> + use<> {
        self.game.components.slot(slot).map_or([None; 2], |spec| spec.trades).into_iter().flatten()
    }

    fn wood(&self, field: Field) -> Message {
        match self.s.wood.get(field.index()) {
            Some(&n) => say!("madeira-answer-wood", field, wood = wood(n), named = self.named(field)),
            None => say!("madeira-answer-wood-forest"),
        }
    }

    fn take(&self, favor: Favor) -> Message {
        let c = &self.game.components;
        let (text, guild) = (things::favor(c, favor), c.guild[favor.index()]);
        let Some((city, district)) = self.s.district_of(favor) else {
            return say!("madeira-answer-other");
        };
        let due = c.district_wood[usize::from(district - madeira::BUILT - 1)];
        let missing = due.saturating_sub(self.player().wood);
        say!("madeira-answer-take-favor", favor, wood = wood(due), missing, city, guild, text)
    }

    fn slot(&self, slot: PassingSlot) -> Message {
        let before = self.s.passing[..slot.index()].iter().flatten().count();
        say!("madeira-answer-slot", slot, bonus = things::passing_bonus(&self.game.components, slot), before)
    }

    fn passing_reals(&self) -> Message {
        match self.decision {
            Some(Decision::PassingBonus { slot }) => {
                say!("madeira-answer-take-reals", reals = reals(self.game.components.passing_reals[slot.index()]))
            }
            _ => say!("madeira-answer-other"),
        }
    }
}

/// The pieces of a set in a City.
pub fn in_city(pieces: IdSet<Spot>, city: City) -> u8 {
    pieces.iter().filter(|spot| spot.city() == city).count() as u8
}

/// Dice by their values, such as `1 1 3`; a dash for none.
pub fn dice(counts: [u8; 3]) -> String {
    let all = counts.iter().zip(["1", "2", "3"]).flat_map(|(&n, face)| vec![face; usize::from(n)]);
    let all: Vec<&str> = all.collect();
    if all.is_empty() { "-".to_owned() } else { all.join(" ") }
}

fn stop(decision: Option<Decision>) -> Message {
    match decision {
        Some(Decision::LastWindmill) => say!("madeira-answer-stop-windmill"),
        Some(Decision::Relocate { .. }) => say!("madeira-answer-stop-relocate"),
        Some(Decision::KingsReward { .. }) => say!("madeira-answer-stop-reward"),
        Some(Decision::TakeFavor) => say!("madeira-answer-stop-favor"),
        Some(Decision::MoveShip { .. }) => say!("madeira-answer-stop-ships"),
        Some(Decision::WorkerFrom { .. }) => say!("madeira-answer-stop-workers"),
        Some(Decision::TurnUpFavor { .. }) => say!("madeira-answer-stop-turn-up"),
        _ => say!("madeira-answer-stop"),
    }
}
