//! What a position leaves open is filled up, so that the box adds up.

use super::{Moment, Setup};
use crate::ids::*;
use crate::options::Madeira;
use crate::state::{Phase, State, Turn};
use table::position::Given;
use table::{Id, IdSet, Seat};

/// Requests that a player holds in each round, once a row is taken (M-REQUESTS-01..03).
const HELD: [u8; 5] = [2, 2, 3, 2, 3];

impl Madeira {
    /// Fills what was not given.
    pub(crate) fn fill(&self, setup: &mut Setup, given: &Given) {
        let moment = setup.moment;
        let s = &mut setup.table;
        s.phase = moment.phase();
        self.fill_columns(s, given);
        if !given.has("turn") {
            let column = if moment == Moment::Turn { s.rows } else { s.passing };
            let first = column.into_iter().flatten().next();
            s.turn = Turn::of(first.unwrap_or(Seat::A));
        }
        if let Moment::Pay(_, seat) = moment {
            s.turn = Turn::of(seat);
        }
        self.fill_players(s, given);
        self.fill_characters(s, moment, given);
        self.fill_dice(s, moment, given);
        self.fill_tiles(s, given);
        self.fill_requests(s, moment, given);
    }

    /// The markers of the Guild and the Passing Column.
    fn fill_columns(&self, s: &mut State, given: &Given) {
        let there = |column: [Option<Seat>; 4], seat: Seat| column.contains(&Some(seat));
        if s.phase == Phase::B && !given.has("rows") {
            for seat in Seat::first(self.n()).filter(|&seat| !there(s.passing, seat)) {
                s.rows[seat.index()] = Some(seat);
            }
        }
        if !given.has("passing") {
            let missing = Seat::first(self.n()).filter(|&seat| !there(s.rows, seat));
            for (slot, seat) in missing.enumerate() {
                s.passing[slot] = Some(seat);
            }
        }
    }

    /// What follows from other fields of a player.
    fn fill_players(&self, s: &mut State, given: &Given) {
        let start = &self.components.start;
        for seat in Seat::first(self.n()) {
            let key = |field: &str| given.has(&format!("{seat}.{field}"));
            let player = &mut s.players[seat];
            if !key("workers") {
                player.workers = start.workers.saturating_sub(player.on_board());
            }
            if !key("ships-home") {
                player.ships_home = start.ships.saturating_sub(player.ships.len());
            }
            let on_board = player.markers.iter().fold(0, |all: u8, &n| all.saturating_add(n));
            if !key("markers-home") {
                player.markers_home = start.markers.saturating_sub(on_board);
            }
            let in_row = s.rows.contains(&Some(seat));
            if !key("dice") && in_row && matches!(s.phase, Phase::A | Phase::B) {
                player.dice = first_faces(start.markers.saturating_sub(on_board));
            }
        }
    }

    /// Characters in the order of the Buildings, where they lie now.
    fn fill_characters(&self, s: &mut State, moment: Moment, given: &Given) {
        if given.has("characters") || !has_tiles(moment, s.round) {
            return;
        }
        for (building, character) in self.buildings_with_tile(s.round).into_iter().zip(Character::ALL) {
            s.characters[building.index()] = Some(character);
        }
    }

    /// Dice on Buildings, in the City Watch and in rows; the others are aside.
    fn fill_dice(&self, s: &mut State, moment: Moment, given: &Given) {
        let start = &self.components.start;
        if has_tiles(moment, s.round) {
            for building in Building::ALL.into_iter().filter(|b| !given.has(&format!("dice {b}"))) {
                let markers = s.players.0.iter().map(|player| player.markers[building.index()]);
                s.dice[building.index()][0] = markers.fold(0, u8::saturating_add);
            }
            if !given.has("watch-dice") {
                let placed = s.pirate_die.iter().flatten().count() as u8;
                let faces = Face::ALL.into_iter().filter(|&face| !s.pirate_die.contains(&Some(face)));
                for face in faces.take(usize::from(start.pirate_dice.saturating_sub(placed))) {
                    s.watch_dice[face.index()] = 1;
                }
            }
        }
        if matches!(moment, Moment::Beginning | Moment::Rows) || moment == Moment::Round && s.round == 1 {
            let free = |row: &Row| s.rows[row.index()].is_none() && !given.has(&format!("row-dice {row}"));
            for row in self.rows().filter(free) {
                s.row_dice[row.index()] = first_faces(start.markers);
            }
        }
        s.dice_aside = (self.n() * start.markers).saturating_sub(guild_dice(s));
        s.pirate_dice_aside = start.pirate_dice.saturating_sub(pirate_dice(s));
    }

    /// Guild Favors on districts and King's Rewards in Colonies.
    fn fill_tiles(&self, s: &mut State, given: &Given) {
        let held: IdSet<Favor> =
            s.players.0.iter().fold(IdSet::empty(), |held, player| held | player.favors_up | player.favors_down);
        let named: IdSet<Favor> = s.favors.into_iter().flatten().flatten().collect();
        let defaults = |city: City| (0..4).map(move |at| Favor::at(city.index() * 4 + at));
        let open = City::ALL.into_iter().filter(|city| !given.has(&format!("favors {city}")));
        let open: IdSet<City> = open.collect();
        // A Favor whose own district is taken by name lies where one is missing.
        let displaced = City::ALL.into_iter().filter(|&city| !open.has(city)).flat_map(defaults);
        let mut displaced = displaced.filter(|&favor| !held.has(favor) && !named.has(favor));
        for city in open {
            for (at, favor) in defaults(city).enumerate().filter(|&(_, favor)| !held.has(favor)) {
                s.favors[city.index()][at] = if named.has(favor) { displaced.next() } else { Some(favor) };
            }
        }
        let mut used: IdSet<Reward> = s.rewards.into_iter().flatten().flatten().collect();
        for colony in Colony::ALL.into_iter().filter(|colony| !given.has(&format!("rewards {colony}"))) {
            for (letter, a) in [true, false].into_iter().enumerate() {
                let free = |reward: &Reward| self.components.rewards_a.has(*reward) == a && !used.has(*reward);
                let reward = Reward::all().find(free);
                s.rewards[colony.index()][letter] = reward;
                used = used | reward.into_iter().collect();
            }
        }
    }

    /// Requests with the players and in the rows; the others are out of the game.
    fn fill_requests(&self, s: &mut State, moment: Moment, given: &Given) {
        let mut pool = self.request_tiles();
        let mut take = |tiles: &[u8; 5]| {
            for (left, n) in pool.iter_mut().zip(tiles) {
                *left = left.saturating_sub(*n);
            }
        };
        Seat::first(self.n()).for_each(|seat| take(&s.players[seat].requests));
        s.row_requests.iter().for_each(&mut take);
        let mut deal = |tiles: &mut [u8; 5], n: u8, from: usize| {
            for turn in 0..n {
                let at = (0..5).map(|step| (from + usize::from(turn) + step) % 5).find(|&at| pool[at] > 0);
                let Some(at) = at else { break };
                pool[at] -= 1;
                tiles[at] += 1;
            }
        };
        for seat in Seat::first(self.n()).filter(|seat| !given.has(&format!("{seat}.requests"))) {
            let n = self.requests_held(s, moment, seat);
            deal(&mut s.players[seat].requests, n, seat.index());
        }
        for row in self.rows().filter(|row| !given.has(&format!("row-requests {row}"))) {
            let n = self.requests_left(s, row);
            deal(&mut s.row_requests[row.index()], n, row.index());
        }
        s.requests_gone = pool;
    }

    /// How many Requests a player holds at this moment.
    pub(crate) fn requests_held(&self, s: &State, moment: Moment, seat: Seat) -> u8 {
        let after_row = HELD[usize::from(s.round.clamp(1, 5)) - 1];
        let before_row = matches!(moment, Moment::Beginning | Moment::Round)
            || moment == Moment::Rows && !s.rows.contains(&Some(seat));
        if moment == Moment::End {
            [1, 2, 1, 2, 0][usize::from(s.round.clamp(1, 5)) - 1]
        } else {
            after_row - u8::from(before_row)
        }
    }

    /// How many Requests a row holds: five, one less for each time it was taken (M-PHASE-A-11).
    pub(crate) fn requests_left(&self, s: &State, row: Row) -> u8 {
        let untaken = matches!(s.phase, Phase::Setup | Phase::A) && s.rows[row.index()].is_none();
        (5 + u8::from(untaken)).saturating_sub(s.round)
    }
}

/// Whether Characters and Pirate dice are laid out at a moment.
pub(super) fn has_tiles(moment: Moment, round: u8) -> bool {
    match moment {
        Moment::Beginning | Moment::Rows | Moment::Turn | Moment::Building(_) | Moment::Pay(..) => true,
        Moment::Round => round == 1,
        Moment::Windmill
        | Moment::Honor
        | Moment::Income
        | Moment::Upkeep
        | Moment::Feeding
        | Moment::Crown
        | Moment::End
        | Moment::Within(_) => false,
    }
}

/// One die of each face, as far as there are dice.
fn first_faces(dice: u8) -> [u8; 3] {
    [1, 2, 3].map(|n| u8::from(n <= dice))
}

/// The Guild dice that are not aside.
pub(super) fn guild_dice(s: &State) -> u8 {
    let homes = s.players.0.iter().flat_map(|player| player.dice);
    homes.chain(s.dice.into_iter().flatten()).chain(s.row_dice.into_iter().flatten()).fold(0, u8::saturating_add)
}

/// The Pirate dice that are not aside.
pub(super) fn pirate_dice(s: &State) -> u8 {
    s.watch_dice.iter().fold(s.pirate_die.iter().flatten().count() as u8, |all, &n| all.saturating_add(n))
}
