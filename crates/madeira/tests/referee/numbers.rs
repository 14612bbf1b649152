//! The numbers and conditions of the specification, worked out from a position the long way round: prices, what lies
//! within reach, what can be paid, who is first.
//!
//! Numbers that the rules state in words are written here once more; what is only printed on the board comes from the
//! pack.

use madeira::{
    Action, Building, Character, City, Colony, Components, Errand, Face, Favor, Field, Good, Place, Player, Port,
    Region, ShipFrom, ShipSlot, Spot, State, Trade,
};
use table::{Id, IdSet, Seat, UpTo};

/// The printed data and the number of players.
pub struct Rules {
    /// The pack.
    pub pack: Components,
    /// How many play.
    pub players: u8,
}

impl Rules {
    /// The seats in play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.players)
    }
}

/// M-GEN-05: the Region of a Building.
pub fn region_of(building: Building) -> Region {
    match building {
        Building::Alfandega => Region::One,
        Building::Moinho | Building::Capitania => Region::Two,
        Building::Casa | Building::Fortaleza => Region::Three,
    }
}

/// The number of a Region.
pub fn region_number(region: Region) -> u8 {
    match region {
        Region::One => 1,
        Region::Two => 2,
        Region::Three => 3,
    }
}

/// M-GEN-07: the Building without a Character tile in this round.
pub fn tileless(round: u8) -> Building {
    match round {
        1 => Building::Fortaleza,
        2 => Building::Casa,
        3 => Building::Alfandega,
        4 => Building::Capitania,
        5 => Building::Moinho,
        n => panic!("there is no round {n}"),
    }
}

/// The Pirates of a player: the 6 of the start (M-SETUP-15) and what came and went since.
pub fn pirates(player: &Player) -> u16 {
    6 + player.pirates_gained - player.pirates_discarded
}

/// M-FORTALEZA-03, A-39: as many as can be, up to 3, are discarded.
pub fn drive_off(player: &mut Player) {
    player.pirates_discarded += pirates(player).min(3);
}

/// Own Workers on Fields of a Region (M-COST-10, M-COST-11, M-HARVEST-02).
pub fn workers_in(player: &Player, region: Region) -> u8 {
    player.fields.iter().filter(|field| field.region() == Some(region)).count() as u8
}

/// M-FEEDING-07: Workers on the board.
pub fn on_board(player: &Player) -> u8 {
    let fields = player.fields.iter().count();
    let city = player.city.iter().count();
    (fields + city) as u8 + player.lands[0] + player.lands[1] + player.lands[2] + player.watch
}

/// M-FEEDING-01: the Bread that the Workers need.
pub fn feeding_need(rules: &Rules, player: &Player) -> u8 {
    on_board(player).saturating_sub(rules.pack.windmill.feeds[usize::from(player.windmill)])
}

/// The top level of the Windmill; the bottom is 0.
pub fn top_level(rules: &Rules) -> u8 {
    rules.pack.windmill.feeds.len() as u8 - 1
}

/// The uses of the Windmill that are open to a player; `earning` is whether Bread and Reals may be taken (phases B and
/// C).
pub fn windmill_steps(player: &Player, earning: bool) -> Vec<Action> {
    let mut steps = Vec::new();
    // M-WINDMILL-04; at the bottom M-WINDMILL-05 and M-WINDMILL-06.
    if earning && (player.windmill > 0 || player.prestige >= 1) {
        steps.push(Action::MillBread);
        steps.push(Action::MillReals);
    }
    // M-WINDMILL-02, M-WINDMILL-03
    if player.goods[Good::Wheat.index()] >= 2 {
        steps.push(Action::MillUp);
    }
    // M-WINDMILL-01, A-05
    for swap in madeira::Swap::all() {
        let mut left = player.goods.map(i16::from);
        for given in swap.given() {
            left[given.index()] -= 1;
        }
        if left.iter().all(|&count| count >= 0) && !swap.given().contains(&swap.taken()) {
            steps.push(Action::Swap(swap));
        }
    }
    steps
}

/// the price of so much Wood in one turn.
pub fn total_price(rules: &Rules, wood: u8) -> u16 {
    match rules.pack.wood_price.get(usize::from(wood)) {
        Some(&reals) => reals,
        None => u16::from(wood) * (u16::from(wood) + 1) / 2,
    }
}

/// the price of `more` Wood when `bought` were bought in this turn already.
pub fn price(rules: &Rules, bought: u8, more: u8) -> u16 {
    total_price(rules, bought + more) - total_price(rules, bought)
}

/// M-WOOD-03: where a player can buy or get Wood: Fields with a Worker and Wood, and the Forest with a Worker.
pub fn wood_sources(state: &State, seat: Seat) -> Vec<Field> {
    let has_wood = |field: Field| field == Field::Forest || state.wood[field.index()] > 0;
    state.players[seat].fields.iter().filter(|&field| has_wood(field)).collect()
}

/// M-WOOD-04, M-WOOD-05: how much Wood is within reach; much with the Forest.
pub fn wood_in_reach(state: &State, seat: Seat) -> u16 {
    let lying = |field: Field| if field == Field::Forest { 1000 } else { u16::from(state.wood[field.index()]) };
    wood_sources(state, seat).into_iter().map(lying).sum()
}

/// M-WOOD-01, M-WOOD-02: whether so much Wood can be discarded now, the missing part being bought.
pub fn wood_payable(rules: &Rules, state: &State, seat: Seat, bought: u8, need: u8) -> bool {
    let missing = need.saturating_sub(state.players[seat].wood);
    u16::from(missing) <= wood_in_reach(state, seat) && price(rules, bought, missing) <= state.players[seat].reals
}

/// Whether so much Wood could be discarded if the player had Reals without end.
pub fn wood_possible(state: &State, seat: Seat, need: u8) -> bool {
    u16::from(need.saturating_sub(state.players[seat].wood)) <= wood_in_reach(state, seat)
}

/// What a Ship may discard on a slot, if the slot can be used with so many players (M-MARKET-02, M-COLONY-02, M-3P-05,
/// M-2P-05..07).
pub fn trades(rules: &Rules, slot: ShipSlot) -> Vec<Trade> {
    match rules.pack.slot(slot) {
        Some(spec) if spec.open.with(rules.players) => spec.trades.into_iter().flatten().collect(),
        Some(_) | None => Vec::new(),
    }
}

/// M-COMMANDER-05, M-COMMANDER-06: the Good that a slot asks for.
pub fn good_asked(slot: ShipSlot) -> Good {
    match slot.port() {
        Port::Wheat => Good::Wheat,
        Port::Sugar => Good::Sugar,
        Port::Wine | Port::Acores | Port::Brasil | Port::India => Good::Wine,
    }
}

/// The Ship that is moved in this Action already, if any, and the Wood bought in this turn.
#[derive(Clone, Copy)]
pub struct Sailing {
    /// Where the first Ship went.
    pub moved: Option<ShipSlot>,
    /// Wood bought so far.
    pub bought: u8,
}

/// Whether the move is possible by the pieces alone (M-COMMANDER-02, M-COMMANDER-07, M-COMMANDER-09, A-40).
fn sails_by_place(
    rules: &Rules,
    state: &State,
    seat: Seat,
    moved: Option<ShipSlot>,
    from: ShipFrom,
    to: ShipSlot,
) -> bool {
    let taken = rules.seats().any(|other| state.players[other].ships.has(to));
    let there = match from {
        ShipFrom::Home => state.players[seat].ships_home > 0,
        ShipFrom::Slot(slot) => state.players[seat].ships.has(slot) && moved != Some(slot),
    };
    there && !taken && !trades(rules, to).is_empty()
}

/// D-14: whether the Ship can be moved and paid for now.
pub fn sails(rules: &Rules, state: &State, seat: Seat, sailing: Sailing, from: ShipFrom, to: ShipSlot) -> bool {
    // M-COMMANDER-03, M-COMMANDER-04
    let wood = from != ShipFrom::Home || wood_payable(rules, state, seat, sailing.bought, 1);
    let held = state.players[seat].goods[good_asked(to).index()];
    let goods = trades(rules, to).iter().any(|trade| trade.goods <= held);
    sails_by_place(rules, state, seat, sailing.moved, from, to) && wood && goods
}

/// Whether some Ship could be moved if the player had Reals and Goods without end.
pub fn could_sail(rules: &Rules, state: &State, seat: Seat, moved: Option<ShipSlot>) -> bool {
    ShipFrom::all().any(|from| {
        let wood = from != ShipFrom::Home || wood_possible(state, seat, 1);
        wood && ShipSlot::all().any(|to| sails_by_place(rules, state, seat, moved, from, to))
    })
}

/// All Ship moves that can be paid now.
pub fn all_sails(rules: &Rules, state: &State, seat: Seat, sailing: Sailing) -> Vec<Action> {
    let mut found = Vec::new();
    for from in ShipFrom::all() {
        for to in ShipSlot::all() {
            if sails(rules, state, seat, sailing, from, to) {
                found.push(Action::Sail(from, to));
            }
        }
    }
    found
}

/// M-GUILDMASTER-02: the Wood for a Favor that lies on a district.
pub fn favor_wood(rules: &Rules, state: &State, favor: Favor) -> Option<u8> {
    for city in City::ALL {
        for (column, &there) in state.favors[city.index()].iter().enumerate() {
            if there == Some(favor) {
                return Some(rules.pack.district_wood[column]);
            }
        }
    }
    None
}

/// D-19: the Favors that can be paid now.
pub fn favors_payable(rules: &Rules, state: &State, seat: Seat, bought: u8) -> Vec<Favor> {
    let payable = |&favor: &Favor| {
        favor_wood(rules, state, favor).is_some_and(|wood| wood_payable(rules, state, seat, bought, wood))
    };
    Favor::ALL.into_iter().filter(payable).collect()
}

/// Whether some Favor could be paid if the player had Reals without end.
pub fn could_take_favor(rules: &Rules, state: &State, seat: Seat) -> bool {
    let possible = |favor| favor_wood(rules, state, favor).is_some_and(|wood| wood_possible(state, seat, wood));
    Favor::ALL.into_iter().any(possible)
}

/// M-GEN-11: whether a district is built.
fn is_built(state: &State, spot: Spot) -> bool {
    spot.district() <= 2 || state.favors[spot.city().index()][usize::from(spot.district()) - 3].is_none()
}

/// M-CAPITANIA-04: the free spots of built districts.
pub fn free_spots(rules: &Rules, state: &State) -> Vec<Spot> {
    let taken = |spot: Spot| state.citizens.has(spot) || rules.seats().any(|seat| state.players[seat].city.has(spot));
    Spot::all().filter(|&spot| is_built(state, spot) && !taken(spot)).collect()
}

/// Whether an own Worker stands at a place.
pub fn stands(player: &Player, place: Place) -> bool {
    match place {
        Place::Home => player.workers > 0,
        Place::Watch => player.watch > 0,
        Place::Field(field) => player.fields.has(field),
        Place::Spot(spot) => player.city.has(spot),
        Place::Land(colony) => player.lands[colony.index()] > 0,
    }
}

/// Puts a Worker down.
pub fn put(player: &mut Player, place: Place) {
    match place {
        Place::Home => player.workers += 1,
        Place::Watch => player.watch += 1,
        Place::Field(field) => player.fields.insert(field),
        Place::Spot(spot) => player.city.insert(spot),
        Place::Land(colony) => player.lands[colony.index()] += 1,
    }
}

/// Takes a Worker up.
pub fn lift(player: &mut Player, place: Place) {
    assert!(stands(player, place), "no Worker stands there: {place}");
    match place {
        Place::Home => player.workers -= 1,
        Place::Watch => player.watch -= 1,
        Place::Field(field) => player.fields.remove(field),
        Place::Spot(spot) => player.city.remove(spot),
        Place::Land(colony) => player.lands[colony.index()] -= 1,
    }
}

/// Where the Worker who stands at `from` may go on this errand.
pub fn worker_targets(rules: &Rules, state: &State, seat: Seat, errand: Errand, from: Place) -> Vec<Place> {
    let player = &state.players[seat];
    // M-STEWARD-03
    let fields = || Field::ALL.into_iter().filter(|&field| !player.fields.has(field)).map(Place::Field);
    let spots = || free_spots(rules, state).into_iter().map(Place::Spot);
    let lands = || Colony::ALL.into_iter().map(Place::Land);
    let mut targets: Vec<Place> = match errand {
        Errand::Field => fields().collect(),
        Errand::City => spots().collect(),
        Errand::Colony => lands().collect(),
        Errand::Fortaleza | Errand::Watch => vec![Place::Watch],
        //
        Errand::Scout => {
            [Place::Home, Place::Watch].into_iter().chain(fields()).chain(spots()).chain(lands()).collect()
        }
    };
    // the place must change; M-CAPITANIA-03, M-ALFANDEGA-04: another City spot, another Colony Land.
    targets.retain(|&target| target != from);
    targets
}

/// From where Workers may be taken on this errand, such that they can go somewhere.
pub fn worker_sources(rules: &Rules, state: &State, seat: Seat, errand: Errand, moved: Option<Place>) -> Vec<Place> {
    let player = &state.players[seat];
    let may_leave = |place: Place| {
        // M-STEWARD-05, M-CAPITANIA-03, M-ALFANDEGA-04, M-FORTALEZA-04: never the City Watch; the Scout may
        // (M-FAVOR-SCOUT-01).
        if place == Place::Watch && errand != Errand::Scout {
            return false;
        }
        // not the Worker who was just moved; another one may stand on the same Colony Land.
        let mut rest = *player;
        if let Some(moved) = moved {
            lift(&mut rest, moved);
        }
        stands(&rest, place)
    };
    Place::all()
        .filter(|&place| may_leave(place) && !worker_targets(rules, state, seat, errand, place).is_empty())
        .collect()
}

/// Dice on the Character of a Building: M-LIMIT-02 counts Guild and Pirate dice together.
fn dice_on(state: &State, building: Building) -> u8 {
    let guild: u8 = state.dice[building.index()].iter().sum();
    guild + u8::from(state.pirate_die[building.index()].is_some())
}

/// M-BREAD-01, M-BREAD-02: the Bread that a die costs.
pub fn bread_cost(face: Face, building: Building) -> u8 {
    region_number(region_of(building)).saturating_sub(face.value())
}

/// All placements of dice that are possible now (D-10).
pub fn placements(rules: &Rules, state: &State, seat: Seat) -> Vec<Action> {
    let player = &state.players[seat];
    let mut found = Vec::new();
    for building in Building::ALL {
        // M-LIMIT-02, M-LIMIT-04
        if dice_on(state, building) >= rules.players {
            continue;
        }
        for face in Face::ALL {
            // M-BREAD-03
            if bread_cost(face, building) > player.bread {
                continue;
            }
            // M-DIE-04
            if player.dice[face.index()] > 0 && player.markers_home > 0 {
                found.push(Action::Die(face, building));
            }
            // M-PIRATEDIE-02, M-PIRATEDIE-03, M-LIMIT-01
            let free = state.pirate_die[building.index()].is_none();
            if player.watch > 0 && state.watch_dice[face.index()] > 0 && free {
                found.push(Action::Pirate(face, building));
            }
        }
    }
    found
}

/// M-MAYOR-01, M-MAYOR-02: the pieces that can be relocated; `moved` is the one that was.
pub fn relocatable(rules: &Rules, state: &State, seat: Seat, moved: Option<Spot>) -> Vec<Spot> {
    if free_spots(rules, state).is_empty() {
        return Vec::new();
    }
    let pieces: IdSet<Spot> = state.players[seat].city | state.citizens;
    pieces.iter().filter(|&spot| Some(spot) != moved).collect()
}

/// Whether the Action of a Character can do something now.
pub fn can_act(rules: &Rules, state: &State, seat: Seat, bought: u8, character: Character) -> bool {
    match character {
        Character::Steward => !worker_sources(rules, state, seat, Errand::Field, None).is_empty(),
        Character::Commander => !all_sails(rules, state, seat, Sailing { moved: None, bought }).is_empty(),
        Character::GuildMaster => !favors_payable(rules, state, seat, bought).is_empty(),
        Character::Mayor => !state.players[seat].city.is_empty() || !relocatable(rules, state, seat, None).is_empty(),
    }
}

/// Whether Reals, Bread or Goods without end could make the Action of a Character possible.
pub fn could_act(rules: &Rules, state: &State, seat: Seat, bought: u8, character: Character) -> bool {
    match character {
        Character::Commander => could_sail(rules, state, seat, None),
        Character::GuildMaster => could_take_favor(rules, state, seat),
        Character::Steward | Character::Mayor => can_act(rules, state, seat, bought, character),
    }
}

/// M-COST-01, M-COST-02, M-3P-06, M-2P-08: what a Building costs after the roll.
pub fn building_cost(rules: &Rules, state: &State, building: Building) -> u16 {
    let base = match rules.players {
        4 => 10,
        3 => 9,
        2 => 8,
        n => panic!("not for {n} players"),
    };
    let rolled: u16 =
        Face::ALL.into_iter().map(|face| u16::from(state.dice[building.index()][face.index()] * face.value())).sum();
    u16::saturating_sub(base, rolled)
}

/// M-COST-08: the Pirates for not paying.
pub fn building_pirates(state: &State, building: Building) -> u16 {
    1 + state.pirate_die[building.index()].map_or(0, |face| u16::from(face.value()))
}

/// M-HARVEST-03..05: what a Field yields now: nothing in the answer means Wood.
pub fn yields(rules: &Rules, state: &State, field: Field) -> Option<Good> {
    if state.wood[field.index()] > 0 {
        return None;
    }
    let spec = &rules.pack.fields[field.index()];
    Some(if state.converted.has(field) { spec.converts.expect("a convertible Field") } else { spec.good })
}

/// Takes one yield of a Field.
pub fn harvest_field(rules: &Rules, state: &mut State, seat: Seat, field: Field) {
    match yields(rules, state, field) {
        None => {
            state.wood[field.index()] -= 1;
            state.players[seat].wood += 1;
        }
        Some(good) => state.players[seat].goods[good.index()] += 1,
    }
}

/// The one player with strictly most Workers in the City Watch (M-HONOR-01, M-HONOR-02, A-56).
pub fn honored(rules: &Rules, state: &State) -> Option<Seat> {
    let most = rules.seats().map(|seat| state.players[seat].watch).max().unwrap_or(0);
    let leaders: Vec<Seat> = rules.seats().filter(|&seat| state.players[seat].watch == most).collect();
    if most > 0 && leaders.len() == 1 { Some(leaders[0]) } else { None }
}

/// the most Wood that can be discarded for the Ships.
pub fn most_upkeep(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let ships = state.players[seat].ships.iter().count() as u8;
    (0..=ships).rev().find(|&wood| wood_payable(rules, state, seat, 0, wood)).unwrap_or(0)
}

/// The answers `give 0` to `give most`.
pub fn gives(most: u16) -> Vec<Action> {
    (0..=most.min(15)).map(|amount| Action::Give(UpTo::new(amount as u8).expect("at most 15"))).collect()
}

/// The players in the order of the Passing Column from this slot on (order P).
pub fn next_in_column(state: &State, from: usize) -> Option<(usize, Seat)> {
    (from..4).find_map(|slot| state.passing[slot].map(|seat| (slot, seat)))
}
