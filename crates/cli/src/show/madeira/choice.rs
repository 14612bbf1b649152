//! What an answer means, in words, with what it costs or brings where that is known.

mod later;

use super::marks::{Thing, star_at};
use super::words::{self, good, many, pirates, reals, workers};
use super::{land, player, sea, whatif};
use madeira::{
    Action, Building, Character, Decision, Favor, Field, Madeira, PassingSlot, Place, Port, Request, Row, ShipFrom,
    ShipSlot, Spot, View,
};
use table::{Game, Id, Seat};

/// What an answer means. The same word may mean different things to different questions.
pub fn meaning(game: &Madeira, view: &View, action: Action) -> String {
    let (c, s) = (&game.components, &view.shown);
    let decision = game.decision(s);
    let told = Told { game, view };
    match action {
        Action::To(place) => told.to(place),
        Action::From(place) => told.from(place),
        Action::Row(row) => told.row(row),
        Action::Request(request) => told.request(request),
        Action::Guild(guild) => told.guild(guild),
        Action::Die(_, building) => told.die(building, ""),
        Action::Pirate(_, building) => told.die(building, "; a guard goes Home, no marker"),
        Action::Favor(favor) => format!("use the {}: {}", title(favor), words::favor(c, favor)),
        Action::Pass => "pass: no more dice in this round; choose a place in the order and its bonus".to_owned(),
        Action::Act => told.act(decision),
        Action::Harvest => told.harvest(decision),
        Action::Nothing => "use the die for nothing".to_owned(),
        Action::Sail(from, slot) => told.sail(from, slot),
        Action::Wood(field) => told.wood(field),
        Action::Reward(reward) => words::reward(c, reward),
        Action::Take(favor) => told.take(favor),
        Action::Flip(favor) => format!("turn up the {}: {}", title(favor), words::favor(c, favor)),
        Action::Again(field) => {
            format!("{} yields once more: {}", words::field(field), words::field_state(game, s, field))
        }
        Action::Slot(slot) => told.slot(slot),
        Action::Reals => told.passing_reals(decision),
        Action::Marker(from, to) => {
            format!("your Action Marker goes from {} to {}", words::building(from), words::building(to))
        }
        Action::Building(building) => told.building(building),
        Action::Pay => told.pay(decision),
        Action::Pirates => told.pirates(decision),
        Action::Bread => format!("get {} Bread", c.amounts.support_bread),
        Action::Yes => told.yes(decision),
        Action::No => "leave it".to_owned(),
        Action::Give(amount) => told.give(amount.get(), decision),
        Action::Keep(request) => told.keep(request),
        Action::Ships(picked) => told.ships(picked, decision),
        Action::Guilds(picked) => told.guilds(picked),
        Action::City(city) => told.city(city),
        Action::MillBread => told.mill_down("1 Bread"),
        Action::MillReals => told.mill_reals(),
        Action::MillUp => told.mill_up(),
        Action::Swap(swap) => {
            let given = match swap.given().map(good) {
                [first, second] if first == second => format!("2 {first}"),
                [first, second] => format!("1 {first} and 1 {second}"),
            };
            format!("Windmill: {given} for 1 {}", good(swap.taken()))
        }
        Action::Stop => stop(decision).to_owned(),
        Action::Character(character) => words::character_action(c, character),
        Action::Roll(roll) => format!("the dice show {roll}"),
    }
}

/// A Favor in a sentence.
fn title(favor: Favor) -> String {
    let name = favor.name();
    name[..1].to_uppercase() + &name[1..]
}

const fn stop(decision: Option<Decision>) -> &'static str {
    match decision {
        Some(Decision::LastWindmill) => "done, go on to phase D",
        Some(Decision::Relocate { .. }) => "nothing more; take the income",
        Some(Decision::KingsReward { .. }) => "no Reward",
        Some(Decision::TakeFavor) => "take no Favor",
        Some(Decision::MoveShip { .. }) => "no more Ships; now the rewards",
        Some(Decision::WorkerFrom { .. }) => "no further Worker",
        Some(Decision::TurnUpFavor { .. }) => "no further Favor",
        _ => "no more of it",
    }
}

/// What is told from, and to whom.
struct Told<'a> {
    game: &'a Madeira,
    view: &'a View,
}

impl Told<'_> {
    fn seat(&self) -> Seat {
        self.view.seat.unwrap_or(self.view.shown.turn.seat)
    }

    fn player(&self) -> &madeira::Player {
        &self.view.shown.players[self.seat()]
    }

    fn to(&self, place: Place) -> String {
        let (c, s) = (&self.game.components, &self.view.shown);
        match place {
            Place::Home => "Home; it needs no Bread there".to_owned(),
            Place::Watch => format!("the City Watch; up to {} less", pirates(c.amounts.pirates_off)),
            Place::Field(field) => self.to_field(field),
            Place::Spot(spot) => self.to_spot(spot),
            Place::Land(colony) => {
                let there = self.player().ships_in(Port::from(colony));
                let brings = good(c.colony_good[colony.index()]);
                let here = s.players[self.seat()].lands[colony.index()];
                format!(
                    "{}: 1 {brings} each round; {there} Prestige now for your Ships there (you have {} on its Land)",
                    words::place(place),
                    workers(here)
                )
            }
        }
    }

    /// A Field with what it yields, how many Workers that makes in its Region, and who else is there.
    fn to_field(&self, field: Field) -> String {
        let state = words::field_state(self.game, &self.view.shown, field);
        match field.region() {
            Some(region) => {
                let own = (self.player().fields & self.game.region(region)).len();
                format!("Region {region}, where you have {}: {state}", workers(own))
            }
            None => format!("the Forest: {state}"),
        }
    }

    fn to_spot(&self, spot: Spot) -> String {
        let city = spot.city();
        let (c, s) = (&self.game.components, &self.view.shown);
        let own = land::in_city(self.player().city, city);
        let citizens = land::in_city(s.citizens, city);
        let spec = c.city(city);
        format!(
            "{}, district {}; there now: {} of yours, {} (the Mayor brings {} and {} {} for each)",
            words::city(city),
            spot.district(),
            workers(own),
            many(citizens, "Citizen", "Citizens"),
            spec.worker,
            spec.citizen,
            words::city_income(city)
        )
    }

    fn from(&self, place: Place) -> String {
        let player = self.player();
        match place {
            Place::Home => format!("a Worker from Home ({} there)", player.workers),
            Place::Watch => format!("a Worker from the City Watch ({} there)", player.watch),
            Place::Field(field) => {
                format!(
                    "your Worker on {}: {}",
                    words::field(field),
                    words::field_state(self.game, &self.view.shown, field)
                )
            }
            Place::Spot(spot) if self.view.shown.citizens.has(spot) => {
                format!("the Neutral Citizen in {}, spot {}", words::city(spot.city()), spot.number())
            }
            Place::Spot(_) => format!("your Worker in {}", words::place(place)),
            Place::Land(colony) => {
                format!("a Worker from {} ({} there)", words::place(place), player.lands[colony.index()])
            }
        }
    }

    fn row(&self, row: Row) -> String {
        let s = &self.view.shown;
        let (dice, requests) = (s.row_dice[row.index()], s.row_requests[row.index()]);
        let guilds = self.game.row_guilds(row);
        let down = self.player().favors_down;
        let wakes = down.iter().filter(|favor| guilds.has(self.game.components.guild[favor.index()]));
        let wakes = words::listed(wakes, "");
        let wakes = if wakes.is_empty() { String::new() } else { format!(" (you have face-down: {wakes})") };
        format!(
            "dice {}; Requests: {}; Guild {}{wakes}",
            words::dice(dice),
            words::requests(requests),
            words::guilds(guilds)
        )
    }

    fn request(&self, request: Request) -> String {
        player::request_text(self.game, &self.view.shown, self.seat(), request)
    }

    fn guild(&self, guild: madeira::Guild) -> String {
        let own = self.player().favors_down.iter();
        let own = own.filter(|favor| self.game.components.guild[favor.index()] == guild);
        format!("turn up: {}", words::listed(own.map(title), "nothing"))
    }

    /// A die on the Character of a Building: what it could do.
    fn die(&self, building: Building, also: &str) -> String {
        let s = &self.view.shown;
        let character = s.characters[building.index()];
        let harvest = whatif::harvest_text(self.game, s, self.seat(), building);
        let harvest = match (character, harvest) {
            (Some(_), Some(harvest)) => format!(", or harvest {harvest}"),
            (Some(_), None) => String::new(),
            (None, Some(harvest)) => format!("harvest {harvest}, and one Field once more"),
            (None, None) => "harvest only, but you have no Worker there".to_owned(),
        };
        let what = character.map_or(String::new(), |character| {
            format!("{} ({})", words::character(Some(character)), words::character_short(character))
        });
        format!("{what}{harvest}{also}")
    }

    fn act_of(&self, character: Character) -> String {
        words::character_action(&self.game.components, character)
    }

    fn act(&self, decision: Option<Decision>) -> String {
        let (c, s) = (&self.game.components, &self.view.shown);
        match decision {
            Some(Decision::UseDie { building }) => {
                let character = s.characters[building.index()];
                character.map_or("act".to_owned(), |character| self.act_of(character))
            }
            Some(Decision::PassingBonus { slot }) => words::passing_action(c, slot).unwrap_or_default(),
            _ => "perform the Action".to_owned(),
        }
    }

    fn harvest(&self, decision: Option<Decision>) -> String {
        let Some(Decision::UseDie { building }) = decision else { return "harvest".to_owned() };
        let region = self.game.components.building(building).region;
        let yields = whatif::harvest_text(self.game, &self.view.shown, self.seat(), building);
        let again =
            if self.view.shown.characters[building.index()].is_none() { ", then one Field once more" } else { "" };
        format!("harvest Region {region}: {}{again}", yields.unwrap_or_else(|| "nothing".to_owned()))
    }

    /// A Ship to a slot: what it costs, and what it brings.
    fn sail(&self, from: ShipFrom, slot: ShipSlot) -> String {
        let (c, s) = (&self.game.components, &self.view.shown);
        let wood = match (from, self.player().wood) {
            (ShipFrom::Home, 0) => " and 1 Wood, which you buy",
            (ShipFrom::Home, _) => " and 1 Wood",
            (ShipFrom::Slot(_), _) => "",
        };
        let thing = Thing::Slot(slot);
        let mark = star_at(c, thing, "goods");
        let trades = c.slot(slot).map_or([None; 2], |spec| spec.trades);
        let options = |text: &dyn Fn(&madeira::Trade) -> String| {
            trades.iter().flatten().map(text).collect::<Vec<_>>().join(" or ")
        };
        let prestige = sea::value(self.game, whatif::scoring_round(s.round), slot.port());
        match (slot.port().market(), slot.port().colony()) {
            (Some(of), _) => {
                let goods = options(&|trade| format!("{} {}", trade.goods, good(of)));
                let pays = options(&|trade| reals(trade.reals));
                let paid = star_at(c, thing, "reals");
                format!("{goods}{mark}{wood}; the Market pays {pays}{paid} ({prestige} Prestige by Market Routes)")
            }
            (None, Some(colony)) => {
                let rewards = sea::rewards(self.game, s, colony);
                let goods = options(&|trade| format!("{} Wine", trade.goods));
                format!("{goods}{mark}{wood}; then a King's Reward: {rewards} ({prestige} Prestige by Expeditions)")
            }
            (None, None) => slot.to_string(),
        }
    }

    fn wood(&self, field: Field) -> String {
        let there = self.view.shown.wood.get(field.index());
        match there {
            Some(n) => format!("from {}, where {n} Wood lies", words::field(field)),
            None => "by your Worker in the Forest, from the supply".to_owned(),
        }
    }

    fn take(&self, favor: Favor) -> String {
        let c = &self.game.components;
        let text = words::favor(c, favor);
        let guild = c.guild[favor.index()];
        let Some((city, district)) = self.view.shown.district_of(favor) else { return text };
        let wood = c.district_wood[usize::from(district - madeira::BUILT - 1)];
        let missing = wood.saturating_sub(self.player().wood);
        let buys = if missing > 0 { format!(", {missing} of it bought") } else { String::new() };
        format!("{wood} Wood{buys}; {} ({guild} Guild): {text}", words::city(city))
    }

    fn slot(&self, slot: PassingSlot) -> String {
        let before = self.view.shown.passing[..slot.index()].iter().flatten().count();
        let place =
            if before == 0 { "so far first in the order".to_owned() } else { format!("so far {before} before you") };
        format!("{}; {place}", words::passing_bonus(&self.game.components, slot))
    }

    fn passing_reals(&self, decision: Option<Decision>) -> String {
        match decision {
            Some(Decision::PassingBonus { slot }) => {
                format!("take {}", reals(self.game.components.passing_reals[slot.index()]))
            }
            _ => "take the Reals".to_owned(),
        }
    }
}
