//! What counts in Madeira.

mod prospects;

use super::{Judged, Terms};
use ::madeira::{Building, City, Face, Favor, Field, Madeira, Phase, Port, Region, Request, State};
use table::{Id, Seat};

/// Three stages in each round: before the dice, the dice, and after them.
const STAGES: &[&str] = &["1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "4A", "4B", "4C", "5A", "5B", "5C"];

/// What can be reached by Wood that is bought or got; more makes no difference.
const MUCH_WOOD: u8 = 8;

impl Judged for Madeira {
    #[rustfmt::skip]
    const TERMS: &'static [&'static str] = &[
        // At Home.
        "prestige", "reals", "reals-to-10", "reals-over-20", "wheat", "sugar", "wine", "wood", "bread", "windmill",
        // Pirates: their number, and what they would cost now.
        "pirates", "pirate-loss",
        // Bread and Wood that phase D will miss.
        "hunger", "rot",
        // Workers: at Home, in the City Watch and whether they are most, in the Regions and whether there are three, in the
        // Forest, how much Wood they reach, in the Cities and whether they are most, in the Colonies.
        "home", "watch", "watch-most", "region-1", "region-2", "region-3", "region-1-three", "region-2-three",
        "region-3-three", "forest", "wood-access", "porto-santo", "funchal", "machico", "porto-santo-most", "funchal-most",
        "machico-most", "acores", "brasil", "india",
        // Ships, and what the best three of each kind would earn in the next scoring.
        "market-ships", "colony-ships", "market-prestige", "colony-prestige",
        // What the held Requests would earn in the next scoring, and how many are held.
        "routes-now", "expeditions-now", "influence-now", "urbanization-now", "wealth-now", "routes", "expeditions",
        "influence", "urbanization", "wealth",
        // Favors: Guilds with one face-up, all up and down, and each (half if it is down).
        "guilds", "favors-up", "favors-down", "monk", "miller", "bishop", "patron", "lord", "diplomat", "treasurer",
        "navigator", "engineer", "constable", "lady", "scout",
        // The round: dice left and their sum, Buildings with a marker and what they cost, the place in the order, the turn.
        "dice", "dice-sum", "at-moinho", "at-capitania", "at-alfandega", "at-casa", "at-fortaleza", "cost-moinho",
        "cost-capitania", "cost-alfandega", "cost-casa", "cost-fortaleza", "in-row", "order", "turn",
    ];
    const PROSPECTS: &'static [&'static str] = prospects::NAMES;
    const STAGES: &'static [&'static str] = STAGES;
    const WEIGHTS: &'static str = include_str!("../../weights/madeira.toml");
    /// To the end of the round: the dice of all are used then.
    const HORIZON: u16 = 1;
    /// Taste alone often begins a turn badly; the best answer is nearly always among the four tastiest.
    const LOOKS: usize = 4;
    const ITERATIONS: [u32; 4] = [1, 1, 6, 400];
    const SLIP: f32 = 0.35;

    fn stage(&self, s: &State) -> usize {
        let part = match s.phase {
            Phase::Setup | Phase::A => 0,
            Phase::B => 1,
            Phase::C | Phase::D | Phase::E | Phase::Over => 2,
        };
        (usize::from(s.round) - 1) * 3 + part
    }

    fn terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>) {
        self.home_terms(s, seat, out);
        let cities = city_prestiges(self, s, seat);
        self.worker_terms(s, seat, cities, out);
        self.ship_and_request_terms(s, seat, cities, out);
        self.favor_terms(s, seat, out);
        self.round_terms(s, seat, out);
    }

    fn prospects(&self, s: &State, seat: Seat, out: &mut [f32]) {
        prospects::add(self, s, seat, out);
    }
}

fn yes(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// The groups of terms, in the order of their names.
trait Groups {
    fn home_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>);
    fn worker_terms(&self, s: &State, seat: Seat, cities: [u8; 3], out: &mut Terms<'_>);
    fn ship_and_request_terms(&self, s: &State, seat: Seat, cities: [u8; 3], out: &mut Terms<'_>);
    fn favor_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>);
    fn round_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>);
}

impl Groups for Madeira {
    fn home_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>) {
        let p = &s.players[seat];
        let reals = f32::from(p.reals);
        out.put([f32::from(p.prestige), reals, reals.min(10.0), (reals - 20.0).max(0.0)]);
        out.put(p.goods.map(f32::from));
        out.put([p.wood, p.bread, p.windmill].map(f32::from));
        out.put([self.pirates(p), self.pirate_loss(s, seat)].map(f32::from));
        let hunger = self.feeding_need(s, seat).saturating_sub(p.bread);
        out.put([hunger, p.ships.len().saturating_sub(p.wood)].map(f32::from));
    }

    fn worker_terms(&self, s: &State, seat: Seat, cities: [u8; 3], out: &mut Terms<'_>) {
        let p = &s.players[seat];
        let others = Seat::first(self.options.players).filter(|&other| other != seat);
        let guards = others.map(|other| s.players[other].watch).max().unwrap_or(0);
        out.put([f32::from(p.workers), f32::from(p.watch), yes(p.watch > guards)]);
        let regions = Region::ALL.map(|region| (p.fields & self.region(region)).len());
        out.put(regions.map(f32::from));
        out.put(regions.map(|n| yes(n >= 3)));
        let forest = p.fields.has(Field::Forest);
        let wood = p.fields.iter().filter_map(|field| s.wood.get(field.index()));
        let access = if forest { MUCH_WOOD } else { wood.fold(0, |all: u8, &n| all.saturating_add(n)).min(MUCH_WOOD) };
        out.put([yes(forest), f32::from(access)]);
        let mut workers = [0u8; 3];
        p.city.iter().for_each(|spot| workers[spot.city().index()] += 1);
        out.put(workers.map(f32::from));
        out.put(City::ALL.map(|city| yes(cities[city.index()] == self.components.city(city).most)));
        out.put(p.lands.map(f32::from));
    }

    fn ship_and_request_terms(&self, s: &State, seat: Seat, cities: [u8; 3], out: &mut Terms<'_>) {
        let p = &s.players[seat];
        let ships = ships_by_port(s, seat);
        let in_ports = |ports: [Port; 3]| f32::from(ports.map(|port| ships[port.index()]).into_iter().sum::<u8>());
        out.put([Port::MARKETS, Port::COLONIES].map(in_ports));
        let now = requests_now(self, s, seat, cities, ships).map(f32::from);
        out.put([now[Request::Routes.index()], now[Request::Expeditions.index()]]);
        out.put(Request::ALL.map(|request| yes(p.requests[request.index()] > 0) * now[request.index()]));
        out.put(p.requests.map(f32::from));
    }

    fn favor_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>) {
        let p = &s.players[seat];
        out.put([awake_guilds(self, s, seat), p.favors_up.len(), p.favors_down.len()].map(f32::from));
        out.put(Favor::ALL.map(|favor| yes(p.favors_up.has(favor)) + 0.5 * yes(p.favors_down.has(favor))));
    }

    fn round_terms(&self, s: &State, seat: Seat, out: &mut Terms<'_>) {
        let p = &s.players[seat];
        let sum: u8 = Face::ALL.into_iter().map(|face| p.dice[face.index()] * face.value()).sum();
        out.put([p.dice_left(), sum].map(f32::from));
        out.put(p.markers.map(|n| yes(n > 0)));
        let cost =
            |building: Building| yes(p.markers[building.index()] > 0) * f32::from(self.building_cost(s, building));
        out.put(Building::ALL.map(cost));
        out.put([yes(s.rows.contains(&Some(seat))), s.passing_slot(seat) as f32, yes(s.turn.seat == seat)]);
    }
}

/// The prestige of each City.
fn city_prestiges(game: &Madeira, s: &State, seat: Seat) -> [u8; 3] {
    City::ALL.map(|city| game.city_prestige(s, seat, city))
}

/// The Ships in each port.
fn ships_by_port(s: &State, seat: Seat) -> [u8; 6] {
    let mut ships = [0; 6];
    s.players[seat].ships.iter().for_each(|slot| ships[slot.port().index()] += 1);
    ships
}

/// What a Request of each type would earn in the next scoring, with the prestige of each City and the Ships in each port.
fn requests_now(game: &Madeira, s: &State, seat: Seat, cities: [u8; 3], ships: [u8; 6]) -> [u8; 5] {
    let scoring = &game.components.scoring;
    let city = cities.into_iter().max().unwrap_or(0);
    let wealth = s.players[seat].reals.min(u16::from(scoring.wealth)) as u8;
    let guilds = awake_guilds(game, s, seat) * scoring.guild;
    let best = |ports| best_ships(game, s.round, ports, ships);
    [best(Port::MARKETS), best(Port::COLONIES), guilds, city, wealth]
}

/// What the best three Ships in these ports would earn in the next scoring.
fn best_ships(game: &Madeira, round: u8, ports: [Port; 3], ships: [u8; 6]) -> u8 {
    // Requests are scored in rounds 1, 3 and 5.
    let next = round | 1;
    let mut ports = ports.map(|port| (game.port_prestige(next, port), ships[port.index()]));
    ports.sort_unstable_by(|a, b| b.cmp(a));
    let (mut left, mut sum) = (game.components.scoring.ships, 0);
    for (prestige, ships) in ports {
        let n = ships.min(left);
        left -= n;
        sum += n * prestige;
    }
    sum
}

/// Guilds of which a seat has a face-up Favor.
fn awake_guilds(game: &Madeira, s: &State, seat: Seat) -> u8 {
    let mut guilds = [false; 4];
    for favor in s.players[seat].favors_up {
        guilds[game.components.guild[favor.index()].index()] = true;
    }
    guilds.iter().filter(|&&awake| awake).count() as u8
}
