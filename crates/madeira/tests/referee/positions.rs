//! Positions that random play seldom reaches, made up at random and written down in lines: rich and poor players,
//! crowded Cities, many Ships, Windmills at both ends, every moment of a round.

use crate::numbers::{Rules, free_spots, stands, tileless, top_level, trades};
use crate::play::Todo;
use madeira::{
    Building, Character, City, Colony, Decision, Face, Favor, Field, Phase, Place, Player, Region, Request, Reward,
    Row, ShipSlot, Spot, State,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt::Display;
use table::{Id, IdSet, Seat, below, shuffle};

/// The generator of random numbers.
pub type Random = Xoshiro256PlusPlus;

/// A made-up position.
pub struct Position {
    /// As it is handed to the engine.
    pub lines: Vec<String>,
    /// As the referee sees it.
    pub state: State,
    /// What is to be done first, the next last.
    pub first: Vec<Todo>,
}

/// The moments of a round at which a position can begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// Phase A from luck on.
    Round,
    /// Phase A from the rows on.
    Rows,
    /// A turn of phase B.
    Turn(Seat),
    /// A Building is reached.
    Building(Building),
    /// A turn at a Building.
    Pay(Building, Seat),
    /// The end of phase C.
    Windmill,
    /// Honor.
    Honor,
    /// Income.
    Income,
    /// Upkeep.
    Upkeep,
    /// Feeding.
    Feeding,
    /// Phase E.
    Crown,
    /// After phase E.
    End,
}

/// True once in so many times.
pub fn once_in(times: u64, random: &mut Random) -> bool {
    below(random, times) == 0
}

/// A number up to `most`.
fn up_to(most: u64, random: &mut Random) -> u8 {
    below(random, most + 1) as u8
}

/// One of them.
fn one_of<T: Copy>(items: &[T], random: &mut Random) -> T {
    items[below(random, items.len() as u64) as usize]
}

/// A random position; `template` is any state of the game.
pub fn random_position(rules: &Rules, template: &State, random: &mut Random) -> Position {
    let mut state = *template;
    state.round = 1 + up_to(4, random);
    let moment = random_moment(rules, state.round, random);
    shake_favors(rules, &mut state, random);
    shake_board(rules, &mut state, random);
    shake_pieces(rules, &mut state, random);
    for seat in rules.seats() {
        shake_supplies(rules, &mut state.players[seat], random);
    }
    // Whoever is at a Building can rather pay it.
    if let Moment::Pay(_, seat) = moment
        && once_in(2, random)
    {
        state.players[seat].reals += 10;
    }
    shake_columns(rules, &mut state, moment, random);
    let moment = shake_dice(rules, &mut state, moment, random);
    shake_requests(rules, &mut state, moment, random);
    state.phase = match moment {
        Moment::Round | Moment::Rows => Phase::A,
        Moment::Turn(_) => Phase::B,
        Moment::Building(_) | Moment::Pay(..) | Moment::Windmill => Phase::C,
        Moment::Honor | Moment::Income | Moment::Upkeep | Moment::Feeding => Phase::D,
        Moment::Crown | Moment::End => Phase::E,
    };
    Position { lines: lines(rules, &state, moment), first: first(&state, moment), state }
}

/// Where in the round it is.
fn random_moment(rules: &Rules, round: u8, random: &mut Random) -> Moment {
    let seat = Seat::ALL[usize::from(up_to(u64::from(rules.players) - 1, random))];
    let building = if once_in(6, random) { Building::Alfandega } else { one_of(&Building::ALL, random) };
    match below(random, 24) {
        0 if round > 1 => Moment::Round,
        1 => Moment::Rows,
        2..=3 => Moment::Building(building),
        4..=9 => Moment::Pay(building, seat),
        10 => Moment::Windmill,
        11 => Moment::Honor,
        12 => Moment::Income,
        13 => Moment::Upkeep,
        14 => Moment::Feeding,
        15..=17 => Moment::Crown,
        18 if once_in(3, random) => Moment::End,
        _ => Moment::Turn(seat),
    }
}

/// What is to be done first.
fn first(state: &State, moment: Moment) -> Vec<Todo> {
    match moment {
        Moment::Round => vec![Todo::Round],
        Moment::Rows => vec![Todo::Rows],
        Moment::Turn(seat) => vec![Todo::Turns, Todo::Ask(seat, Decision::TakeTurn)],
        Moment::Building(building) => vec![Todo::Resolve(building)],
        Moment::Pay(building, seat) => {
            let slot = state.passing.iter().position(|&marker| marker == Some(seat)).expect("in the column");
            let next = Building::ALL.into_iter().find(|&other| other > building);
            let after = next.map_or(Todo::Windmills(0), Todo::Resolve);
            let turn = Todo::Ask(seat, Decision::PayBuilding { building });
            vec![after, Todo::BuildingTurns(building, slot + 1), turn]
        }
        Moment::Windmill => vec![Todo::Windmills(0)],
        Moment::Honor => vec![Todo::Honor],
        Moment::Income => vec![Todo::Income],
        Moment::Upkeep => vec![Todo::Upkeep(0)],
        Moment::Feeding => vec![Todo::Feeding(0)],
        Moment::Crown => vec![Todo::Crown],
        Moment::End => vec![Todo::EndRound],
    }
}

/// Each Guild Favor lies on a district or belongs to somebody.
fn shake_favors(rules: &Rules, state: &mut State, random: &mut Random) {
    for seat in rules.seats() {
        state.players[seat].favors_up = IdSet::empty();
        state.players[seat].favors_down = IdSet::empty();
    }
    let deal = shuffle(Favor::ALL.to_vec(), random);
    let taken = one_of(&[0, 1, 2, 3, 4, 6], random);
    for (place, favor) in state.favors.iter_mut().flatten().zip(deal) {
        *place = Some(favor);
        if below(random, 6) < taken {
            *place = None;
            let seat = Seat::ALL[usize::from(up_to(u64::from(rules.players) - 1, random))];
            let player = &mut state.players[seat];
            if once_in(3, random) { player.favors_down.insert(favor) } else { player.favors_up.insert(favor) }
        }
    }
}

/// Wood, converted Fields and King's Rewards.
fn shake_board(rules: &Rules, state: &mut State, random: &mut Random) {
    state.converted = IdSet::empty();
    let bare = once_in(3, random);
    for field in Field::ALL.into_iter().filter(|&field| field != Field::Forest) {
        let spec = &rules.pack.fields[field.index()];
        let most = if bare { 1 } else { spec.wood.with(rules.players) };
        state.wood[field.index()] = up_to(u64::from(most.min(spec.wood.with(rules.players))), random);
        // M-CONVERT-01, M-CONVERT-02: only what can have been converted by now.
        let since = if spec.good == madeira::Good::Wheat { 3 } else { 5 };
        let can = spec.converts.is_some() && state.round >= since && state.wood[field.index()] == 0;
        if can && once_in(2, random) {
            state.converted.insert(field);
        }
    }
    let (a, b): (Vec<Reward>, Vec<Reward>) =
        Reward::ALL.into_iter().partition(|&reward| rules.pack.rewards_a.has(reward));
    let (a, b) = (shuffle(a, random), shuffle(b, random));
    for colony in Colony::ALL {
        state.rewards[colony.index()] = [Some(a[colony.index()]), Some(b[colony.index()])];
    }
}

/// Workers, Ships and Neutral Citizens.
fn shake_pieces(rules: &Rules, state: &mut State, random: &mut Random) {
    state.citizens = IdSet::empty();
    for seat in rules.seats() {
        let player = &mut state.players[seat];
        player.city = IdSet::empty();
        player.ships = IdSet::empty();
        player.fields = IdSet::empty();
        player.lands = [0; 3];
        player.watch = 0;
        player.workers = 12;
        player.ships_home = 6;
    }
    // The Citizens first, then everybody in turn as long as there is room.
    let mut spots: Vec<Spot> = shuffle(free_spots(rules, state), random);
    for _ in 0..3 {
        state.citizens.insert(spots.pop().expect("at least 12 spots"));
    }
    let crowd = one_of(&[0, 1, 2, 3, 6], random);
    let fleet = one_of(&[0, 1, 2, 3, 6], random);
    let open = ShipSlot::all().filter(|&slot| !trades(rules, slot).is_empty());
    let mut slots = shuffle(open.collect::<Vec<_>>(), random);
    for seat in rules.seats() {
        let player = &mut state.players[seat];
        for _ in 0..up_to(fleet, random).max(if fleet == 6 { 5 } else { 0 }) {
            if let Some(slot) = slots.pop() {
                player.ships.insert(slot);
                player.ships_home -= 1;
            }
        }
        let workers = if once_in(8, random) { 12 } else { up_to(12, random) };
        // Half of the players have their Fields in one Region, for the bottom Actions of its Buildings.
        let region = if once_in(2, random) { Some(one_of(&Region::ALL, random)) } else { None };
        let fields = Field::ALL.into_iter().filter(|field| region.is_none() || field.region() == region);
        let fields: Vec<Field> = fields.collect();
        let watchmen = if once_in(16, random) { 12 } else { up_to(4, random) };
        for n in 0..workers {
            let mut place = match below(random, 12) {
                0..=5 => Place::Field(one_of(&fields, random)),
                6..=8 => Place::Land(one_of(&Colony::ALL, random)),
                9 => Place::Watch,
                _ => Place::Home,
            };
            if n < watchmen {
                place = Place::Watch;
            } else if u64::from(n) < u64::from(watchmen) + crowd
                && let Some(spot) = spots.pop()
            {
                place = Place::Spot(spot);
            }
            if matches!(place, Place::Field(_)) && stands(player, place) {
                continue;
            }
            crate::numbers::lift(player, Place::Home);
            crate::numbers::put(player, place);
        }
    }
}

/// Goods and everything else at Home.
fn shake_supplies(rules: &Rules, player: &mut Player, random: &mut Random) {
    let rich = one_of(&[0, 2, 4, 8], random);
    player.goods = [0; 3].map(|_: u8| up_to(if rich == 0 { 1 } else { rich }, random));
    player.wood = up_to(rich.min(4), random);
    player.bread = up_to(rich, random);
    player.reals = u16::from(up_to(if rich == 8 { 25 } else { 2 * rich }, random));
    player.prestige = if once_in(3, random) { 0 } else { i16::from(up_to(40, random)) };
    player.pirates_gained = u16::from(up_to(one_of(&[0, 2, 6, 30], random), random));
    // All those of the start are gone.
    player.pirates_discarded = 6;
    let top = top_level(rules);
    player.windmill = one_of(&[0, 0, top, top, 1, 2, 3, 4], random);
}

/// The markers in both columns.
fn shake_columns(rules: &Rules, state: &mut State, moment: Moment, random: &mut Random) {
    let seats = shuffle(rules.seats().collect::<Vec<_>>(), random);
    state.rows = [None; 4];
    state.passing = [None; 4];
    let mut rows: Vec<usize> = shuffle((0..usize::from(rules.players)).collect(), random);
    let mut slots: Vec<usize> = shuffle((0..4).collect(), random);
    for seat in seats {
        let in_row = match moment {
            Moment::Turn(turn) => seat == turn || once_in(2, random),
            Moment::Round
            | Moment::Rows
            | Moment::Building(_)
            | Moment::Pay(..)
            | Moment::Windmill
            | Moment::Honor
            | Moment::Income
            | Moment::Upkeep
            | Moment::Feeding
            | Moment::Crown
            | Moment::End => false,
        };
        if in_row {
            state.rows[rows.pop().expect("a row for each")] = Some(seat);
        } else {
            state.passing[slots.pop().expect("a slot for each")] = Some(seat);
        }
    }
}

/// Dice, Action Markers and Characters. The Building of a turn at a Building is one where the player has a marker.
fn shake_dice(rules: &Rules, state: &mut State, moment: Moment, random: &mut Random) -> Moment {
    let n = usize::from(rules.players);
    state.dice = [[0; 3]; 5];
    state.pirate_die = [None; 5];
    state.watch_dice = [0; 3];
    state.row_dice = [[0; 3]; 4];
    state.characters = [None; 5];
    for seat in rules.seats() {
        let player = &mut state.players[seat];
        player.markers = [0; 5];
        player.markers_home = 3;
        player.dice = [0; 3];
    }
    // Now and then all dice are high, and Buildings cost little.
    let faces = if once_in(4, random) { &Face::ALL[2..] } else { &Face::ALL[..] };
    let roll = |random: &mut Random| one_of(faces, random).index();
    let in_b_or_c = match moment {
        Moment::Turn(_) | Moment::Building(_) | Moment::Pay(..) => true,
        Moment::Round
        | Moment::Rows
        | Moment::Windmill
        | Moment::Honor
        | Moment::Income
        | Moment::Upkeep
        | Moment::Feeding
        | Moment::Crown
        | Moment::End => false,
    };
    if in_b_or_c || moment == Moment::Rows {
        let mut tiles = shuffle(Character::ALL.to_vec(), random);
        for building in Building::ALL.into_iter().filter(|&building| building != tileless(state.round)) {
            state.characters[building.index()] = tiles.pop();
        }
        for _ in 0..3 {
            state.watch_dice[roll(random)] += 1;
        }
    }
    if moment == Moment::Rows {
        for row in 0..n {
            for _ in 0..3 {
                state.row_dice[row][roll(random)] += 1;
            }
        }
    }
    if !in_b_or_c {
        return moment;
    }
    let room = |state: &State, building: Building| {
        let dice: u8 = state.dice[building.index()].iter().sum();
        dice + u8::from(state.pirate_die[building.index()].is_some()) < rules.players
    };
    // Pirate dice that were placed.
    for _ in 0..up_to(3, random) {
        let building = one_of(&Building::ALL, random);
        let face = one_of(&Face::ALL, random);
        if state.watch_dice[face.index()] > 0 && state.pirate_die[building.index()].is_none() {
            state.watch_dice[face.index()] -= 1;
            state.pirate_die[building.index()] = Some(face);
        }
    }
    // Guild dice, each with its marker, which the Bishop may have moved.
    for seat in rules.seats() {
        let placed =
            if state.phase_b_passed(seat) || !matches!(moment, Moment::Turn(_)) { 3 } else { up_to(3, random) };
        for _ in 0..placed {
            let building = one_of(&Building::ALL, random);
            if room(state, building) && !once_in(5, random) {
                state.dice[building.index()][roll(random)] += 1;
                let stands = if once_in(8, random) { one_of(&Building::ALL, random) } else { building };
                state.players[seat].markers[stands.index()] += 1;
                state.players[seat].markers_home -= 1;
            }
        }
        if matches!(moment, Moment::Turn(_)) && !state.phase_b_passed(seat) {
            for _ in 0..state.players[seat].markers_home {
                state.players[seat].dice[roll(random)] += 1;
            }
        }
    }
    if let Moment::Pay(building, seat) = moment {
        let own = &state.players[seat].markers;
        let there = Building::ALL.into_iter().cycle().skip(building.index()).take(5).find(|b| own[b.index()] > 0);
        return there.map_or(Moment::Building(building), |building| Moment::Pay(building, seat));
    }
    moment
}

/// Whether a player has passed in phase B.
trait Passed {
    /// Whether the marker is in the Passing Column.
    fn phase_b_passed(&self, seat: Seat) -> bool;
}

impl Passed for State {
    fn phase_b_passed(&self, seat: Seat) -> bool {
        self.passing.contains(&Some(seat))
    }
}

/// Requests in rows and hands: as many as the round has brought and left.
fn shake_requests(rules: &Rules, state: &mut State, moment: Moment, random: &mut Random) {
    let n = usize::from(rules.players);
    let starting = shuffle(rules.pack.starting.to_vec(), random);
    let mut all: Vec<Request> = starting.iter().take(n).map(|tile| tile.request).collect();
    for request in Request::ALL {
        all.extend(vec![request; usize::from(rules.pack.requests[request.index()].with(rules.players))]);
    }
    let mut all = shuffle(all, random);
    let round = usize::from(state.round);
    let before_rows = moment == Moment::Round || moment == Moment::Rows;
    let held = match moment {
        Moment::Round | Moment::Rows => [1, 1, 2, 1, 2],
        // M-REQUESTS-06
        Moment::End => [1, 2, 1, 2, 0],
        Moment::Turn(_)
        | Moment::Building(_)
        | Moment::Pay(..)
        | Moment::Windmill
        | Moment::Honor
        | Moment::Income
        | Moment::Upkeep
        | Moment::Feeding
        | Moment::Crown => [2, 2, 3, 2, 3],
    }[round - 1];
    // Now and then many of one type.
    if once_in(2, random) && round > 1 {
        let much = one_of(&Request::ALL, random);
        all.sort_by_key(|&request| (request == much, request));
    }
    for seat in shuffle(rules.seats().collect::<Vec<_>>(), random) {
        state.players[seat].requests = [0; 5];
        for _ in 0..held {
            state.players[seat].requests[all.pop().expect("enough tiles").index()] += 1;
        }
    }
    state.row_requests = [[0; 5]; 4];
    for row in 0..n {
        for _ in 0..5 - round + usize::from(before_rows) {
            state.row_requests[row][all.pop().expect("enough tiles").index()] += 1;
        }
    }
    // M-SETUP-24: also the Starting Requests that were not dealt.
    all.extend(starting.iter().skip(n).map(|tile| tile.request));
    state.requests_gone = [0; 5];
    for request in all {
        state.requests_gone[request.index()] += 1;
    }
}

/// Words with spaces between them, `-` for none.
fn words<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if all.is_empty() { "-".to_owned() } else { all.join(" ") }
}

/// Each of them as often as it is counted.
fn repeated<I: Id>(counts: &[u8]) -> Vec<I> {
    I::all().flat_map(|id| vec![id; usize::from(counts[id.index()])]).collect()
}

/// A place that may be empty.
fn or_dash<T: Display>(place: Option<T>) -> String {
    place.map_or("-".to_owned(), |item| item.to_string())
}

/// The position in the words of `docs/madeira.md`.
fn lines(rules: &Rules, state: &State, moment: Moment) -> Vec<String> {
    let mut lines = vec![format!("round {}", state.round)];
    lines.push(match moment {
        Moment::Round => "moment round".to_owned(),
        Moment::Rows => "moment rows".to_owned(),
        Moment::Turn(_) => "moment turn".to_owned(),
        Moment::Building(building) => format!("moment building {building}"),
        Moment::Pay(building, seat) => format!("moment pay {building} {seat}"),
        Moment::Windmill => "moment windmill".to_owned(),
        Moment::Honor => "moment honor".to_owned(),
        Moment::Income => "moment income".to_owned(),
        Moment::Upkeep => "moment upkeep".to_owned(),
        Moment::Feeding => "moment feeding".to_owned(),
        Moment::Crown => "moment crown".to_owned(),
        Moment::End => "moment end".to_owned(),
    });
    if let Moment::Turn(seat) = moment {
        lines.push(format!("turn {seat}"));
        lines.push(format!("rows {}", words(state.rows.iter().take(usize::from(rules.players)).map(|&m| or_dash(m)))));
    }
    lines.push(format!("passing {}", words(state.passing.map(or_dash))));
    if state.characters != [None; 5] {
        lines.push(format!("characters {}", words(state.characters.map(or_dash))));
        for building in Building::ALL.into_iter().filter(|_| moment != Moment::Rows) {
            lines.push(format!("dice {building} {}", words(repeated::<Face>(&state.dice[building.index()]))));
            lines.push(format!("pirate-die {building} {}", or_dash(state.pirate_die[building.index()])));
        }
        lines.push(format!("watch-dice {}", words(repeated::<Face>(&state.watch_dice))));
    }
    for row in Row::ALL.into_iter().take(usize::from(rules.players)) {
        if state.row_dice[row.index()] != [0; 3] {
            lines.push(format!("row-dice {row} {}", words(repeated::<Face>(&state.row_dice[row.index()]))));
        }
        lines.push(format!("row-requests {row} {}", words(repeated::<Request>(&state.row_requests[row.index()]))));
    }
    let wood: Vec<String> = (0..14).map(|n| format!("{} {}", Field::at(n), state.wood[n])).collect();
    lines.push(format!("wood {}", wood.join(" ")));
    lines.push(format!("converted {}", words(state.converted)));
    for city in City::ALL {
        lines.push(format!("favors {city} {}", words(state.favors[city.index()].map(or_dash))));
    }
    lines.push(format!("citizens {}", words(state.citizens)));
    for colony in Colony::ALL {
        lines.push(format!("rewards {colony} {}", words(state.rewards[colony.index()].map(or_dash))));
    }
    for seat in rules.seats() {
        lines.push(format!("{seat}: {}", player_line(&state.players[seat], moment)));
    }
    lines
}

/// What belongs to a player.
fn player_line(player: &Player, moment: Moment) -> String {
    let [wheat, sugar, wine] = player.goods;
    let mut fields = vec![
        format!("prestige {}", player.prestige),
        format!("reals {}", player.reals),
        format!("wood {}, bread {}", player.wood, player.bread),
        format!("pirates {}", crate::numbers::pirates(player)),
        format!("wheat {wheat}, sugar {sugar}, wine {wine}"),
        format!("windmill {}", player.windmill),
        format!("watch {}", player.watch),
        format!("fields {}", words(player.fields)),
        format!("city {}", words(player.city)),
        format!("ships {}", words(player.ships)),
        format!("favors-up {}", words(player.favors_up)),
        format!("favors-down {}", words(player.favors_down)),
        format!("requests {}", words(repeated::<Request>(&player.requests))),
    ];
    let lands = Colony::ALL.into_iter().filter(|colony| player.lands[colony.index()] > 0);
    let lands: Vec<String> = lands.map(|colony| format!("{colony} {}", player.lands[colony.index()])).collect();
    if !lands.is_empty() {
        fields.push(format!("lands {}", lands.join(" ")));
    }
    let markers = Building::ALL.into_iter().filter(|building| player.markers[building.index()] > 0);
    let markers: Vec<String> = markers.map(|b| format!("{b} {}", player.markers[b.index()])).collect();
    if !markers.is_empty() {
        fields.push(format!("markers {}", markers.join(" ")));
    }
    if matches!(moment, Moment::Turn(_)) {
        fields.push(format!("dice {}", words(repeated::<Face>(&player.dice))));
    }
    fields.join(", ")
}
