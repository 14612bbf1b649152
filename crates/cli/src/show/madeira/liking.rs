//! What a builder likes in Madeira: harvests where the Workers are, Ships, Favors, Buildings that are cheap, Workers and Ships
//! that can be kept. Plain numbers, nothing is looked ahead; only what the seat can see counts.

mod offers;

use ::words::madeira::{in_city, whatif};
use madeira::{
    Action, Building, Character, City, Decision, Errand, Field, Good, Madeira, Place, Player, Port, Request, Reward,
    Row, ShipSlot, Spot, State, Trade,
};
use table::{Game, Id, IdSet, Seat};

/// How much a builder likes an answer.
pub fn builder(game: &Madeira, state: &State, seat: Seat, action: Action) -> u8 {
    if game.proposal(state) == Some(action) {
        return u8::MAX;
    }
    let Some(decision) = game.decision(state) else { return 0 };
    let builder = Builder { game, s: state, seat };
    builder.likes(decision, action).clamp(0, 254) as u8
}

/// A builder at the table.
struct Builder<'a> {
    game: &'a Madeira,
    s: &'a State,
    seat: Seat,
}

/// What lies between doing something and leaving it.
const EVEN: i32 = 100;

impl Builder<'_> {
    fn own(&self) -> &Player {
        &self.s.players[self.seat]
    }

    /// Bread that is missing for feeding.
    fn hunger(&self) -> i32 {
        i32::from(self.game.feeding_need(self.s, self.seat)) - i32::from(self.own().bread)
    }

    fn likes(&self, decision: Decision, action: Action) -> i32 {
        if action.is_windmill() {
            return self.windmill(decision, action);
        }
        if action == Action::Stop {
            return EVEN;
        }
        if let Action::To(place) = action {
            return self.to(place);
        }
        if let Action::From(place) = action {
            return self.from(decision, place);
        }
        if let Action::Favor(favor) = action {
            return self.favor(decision, favor);
        }
        match decision {
            Decision::TakeRow | Decision::TakeRequest { .. } | Decision::TurnUpGuild { .. } => self.row(action),
            Decision::TakeTurn => self.turn(action),
            Decision::UseDie { building } => self.use_die(building, action),
            Decision::MoveShip { .. }
            | Decision::Quantity { .. }
            | Decision::KingsReward { .. }
            | Decision::Support => self.ship(action),
            Decision::TakeFavor | Decision::TurnUpFavor { .. } => self.take(action),
            Decision::PassingSlot | Decision::PassingBonus { .. } => self.pass(decision, action),
            Decision::PayBuilding { building } => self.pay(building, action),
            Decision::Upkeep | Decision::Feed | Decision::ScoreWealth { .. } => self.give(decision, action),
            Decision::KeepRequest => self.keep(action),
            Decision::MoveMarker | Decision::LadyBuilding => self.building(action),
            Decision::SetupCity
            | Decision::SetupField { .. }
            | Decision::WorkerFrom { .. }
            | Decision::WorkerTo { .. }
            | Decision::BuyWood { .. }
            | Decision::Relocate { .. }
            | Decision::RelocateTo { .. }
            | Decision::GetWood { .. }
            | Decision::ExtraYield { .. }
            | Decision::Perform { .. }
            | Decision::LastWindmill
            | Decision::Honor
            | Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. } => EVEN + 20 * i32::from(action != Action::No),
        }
    }

    /// Wheat that is left over raises the Windmill while Workers are hungry.
    fn windmill(&self, decision: Decision, action: Action) -> i32 {
        let wheat = self.own().goods[Good::Wheat.index()];
        if action == Action::MillUp && (self.hunger() > 0 || wheat > 4) && matches!(decision, Decision::Feed) {
            return 250;
        }
        if action == Action::MillUp && wheat > 5 { 190 } else { 0 }
    }

    fn row(&self, action: Action) -> i32 {
        let worth = |request| i32::from(whatif::request_worth(self.game, self.s, self.seat, request, self.scoring()));
        if let Action::Row(row) = action {
            return 20 + self.dice(row) * 5 + self.requests(row).map(worth).max().unwrap_or(0);
        }
        if let Action::Request(request) = action { 20 + worth(request) } else { EVEN }
    }

    fn dice(&self, row: Row) -> i32 {
        self.s.row_dice[row.index()].iter().zip(1..).map(|(&n, value)| i32::from(n) * value).sum()
    }

    fn requests(&self, row: Row) -> impl Iterator<Item = Request> {
        let there = self.s.row_requests[row.index()];
        Request::ALL.into_iter().filter(move |request| there[request.index()] > 0)
    }

    /// The round of the next scoring.
    fn scoring(&self) -> u8 {
        whatif::scoring_round(self.s.round)
    }

    fn turn(&self, action: Action) -> i32 {
        if let Action::Die(face, building) = action {
            return EVEN + self.best_use(building) + self.marker(building) - 4 * self.bread(face.value(), building);
        }
        if let Action::Pirate(face, building) = action {
            return EVEN + self.best_use(building) - 6 - 4 * self.bread(face.value(), building);
        }
        EVEN
    }

    fn bread(&self, value: u8, building: Building) -> i32 {
        (self.game.components.building(building).region.index() as i32 + 1 - i32::from(value)).max(0)
    }

    /// What a marker is worth: an Action, if there are Workers and Reals for it, else Pirates.
    fn marker(&self, building: Building) -> i32 {
        let is_there = self.own().markers[building.index()] > 0;
        let can = self.game.workers_at(self.s, self.seat, building) > 0 && self.own().reals >= 5;
        match (is_there, can) {
            (true, _) => 0,
            (false, true) => 4,
            (false, false) => -10,
        }
    }

    fn best_use(&self, building: Building) -> i32 {
        let act = self.s.characters[building.index()].map_or(0, |character| self.act(character));
        act.max(self.harvest(building))
    }

    fn use_die(&self, building: Building, action: Action) -> i32 {
        if action == Action::Act {
            return 1 + self.s.characters[building.index()].map_or(0, |character| self.act(character));
        }
        if action == Action::Harvest { 1 + self.harvest(building) } else { 0 }
    }

    fn harvest(&self, building: Building) -> i32 {
        if self.game.workers_at(self.s, self.seat, building) == 0 {
            return 0;
        }
        let (goods, wood) = whatif::harvest(self.game, self.s, self.seat, building);
        let again = if self.s.characters[building.index()].is_none() { 8 } else { 0 };
        i32::from(goods.iter().sum::<u8>() + wood) * 8 + again
    }

    fn act(&self, character: Character) -> i32 {
        match character {
            Character::Steward => self.steward(),
            Character::Commander => self.commander(),
            Character::GuildMaster => self.cheapest_favor().map_or(0, |missing| 34 - 12 * missing),
            Character::Mayor => self.mayor(),
        }
    }

    /// More Workers on Fields, as long as they can be fed.
    fn steward(&self) -> i32 {
        let room = 4 - self.hunger().max(0) - i32::from(self.own().fields.len()) / 2;
        if self.own().workers > 0 { 10 + 7 * room } else { 0 }
    }

    /// The two best slots that can be paid.
    fn commander(&self) -> i32 {
        let player = self.own();
        let ready = player.wood > 0 || !player.ships.is_empty() || player.fields.has(Field::Forest) && player.reals > 0;
        let free = (self.game.open_slots() - self.s.taken_slots()).iter();
        let mut worth: Vec<i32> = free.filter_map(|slot| self.slot(slot)).collect();
        worth.sort_unstable();
        if ready { worth.iter().rev().take(1).sum::<i32>() } else { 0 }
    }

    /// What a Ship would bring in a slot, if its Goods are there.
    fn slot(&self, slot: ShipSlot) -> Option<i32> {
        let good = slot.port().market().unwrap_or(Good::Wine);
        let have = self.own().goods[good.index()];
        let trades = self.game.components.slot(slot)?.trades.into_iter().flatten();
        let best = trades.filter(|trade: &Trade| trade.goods <= have).max_by_key(|trade| trade.reals)?;
        let wanted = if slot.port().colony().is_some() { Request::Expeditions } else { Request::Routes };
        let prestige = i32::from(self.game.port_prestige(self.scoring(), slot.port()));
        let asked = if self.own().requests[wanted.index()] > 0 { 4 * prestige } else { prestige };
        let reward = if slot.port().colony().is_some() { 14 } else { 0 };
        Some(8 + 2 * i32::from(best.reals) + reward + asked - 2 * i32::from(best.goods))
    }

    fn mayor(&self) -> i32 {
        let value = |city: City| match city {
            City::PortoSanto => 5,
            City::Funchal => 3,
            City::Machico => 4,
        };
        let income = |city: City| match self.in_city(self.own().city, city) {
            0 => 0,
            own => value(city) * (2 * own + self.in_city(self.s.citizens, city)),
        };
        City::ALL.into_iter().map(income).sum()
    }

    fn in_city(&self, pieces: IdSet<Spot>, city: City) -> i32 {
        i32::from(in_city(pieces, city))
    }

    fn to(&self, place: Place) -> i32 {
        match place {
            Place::Home => 10,
            Place::Watch => 60 + i32::from(self.game.pirates(self.own())).min(20),
            Place::Land(colony) => 60 + 15 * i32::from(self.own().ships_in(Port::from(colony))),
            Place::Spot(spot) => self.to_spot(spot),
            Place::Field(field) => self.to_field(field),
        }
    }

    /// A City where most Workers can be own ones.
    fn to_spot(&self, spot: Spot) -> i32 {
        let mut after = *self.s;
        after.players[self.seat].city.insert(spot);
        let earned = |s: &State| i32::from(self.game.city_prestige(s, self.seat, spot.city()));
        EVEN + 4 * (earned(&after) - earned(self.s)) + self.in_city(self.own().city, spot.city())
    }

    /// A Region with some Workers, but not too many; one Worker in the Forest.
    fn to_field(&self, field: Field) -> i32 {
        match field.region() {
            Some(region) => match (self.own().fields & self.game.region(region)).len() {
                0 => EVEN + 6,
                1 | 2 => EVEN + 10,
                _ => EVEN,
            },
            None => EVEN + 8,
        }
    }

    fn from(&self, decision: Decision, place: Place) -> i32 {
        if let Decision::Relocate { .. } = decision {
            return self.relocate(place);
        }
        let hungry = self.hunger() > 1;
        let must = if let Decision::WorkerFrom { errand, .. } = decision {
            matches!(errand, Errand::Watch | Errand::Scout)
        } else {
            false
        };
        match place {
            Place::Home if must || !hungry => EVEN + 60,
            Place::Home => EVEN - 10,
            Place::Field(field)
                if field.region().is_some_and(|r| (self.own().fields & self.game.region(r)).len() > 3) =>
            {
                EVEN + 10
            }
            Place::Field(_) | Place::Spot(_) | Place::Watch | Place::Land(_) => EVEN - 20,
        }
    }

    /// Citizens are brought to where own Workers are.
    fn relocate(&self, place: Place) -> i32 {
        let Place::Spot(spot) = place else { return 0 };
        let alone = self.s.citizens.has(spot) && self.in_city(self.own().city, spot.city()) == 0;
        if alone && !self.own().city.is_empty() { EVEN + 10 } else { 0 }
    }

    fn ship(&self, action: Action) -> i32 {
        if let Action::Sail(_, slot) = action {
            return EVEN - 10 + self.slot(slot).unwrap_or(0);
        }
        if let Action::Give(goods) = action {
            return EVEN + i32::from(goods.get());
        }
        let Action::Reward(reward) = action else {
            return EVEN + 30 * i32::from((action == Action::Pirates) == (self.hunger() <= 0));
        };
        EVEN + match reward {
            Reward::Prestige => 60,
            Reward::City => 50,
            Reward::Reals => 45,
            Reward::Support => 40,
            Reward::Flip => 5 * i32::from(self.own().favors_down.len()),
            Reward::Mill | Reward::Field => 30,
            Reward::Watch => 20,
        }
    }
}
