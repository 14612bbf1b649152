//! What makes an arrangement impossible; all faults at once.

use super::fill::{guild_dice, has_tiles, pirate_dice};
use super::{Moment, Setup};
use crate::ids::*;
use crate::options::Madeira;
use crate::state::{Phase, State};
use table::{Faults, Id, IdSet, Seat};

impl Madeira {
    /// Everything that is impossible about an arrangement.
    pub(crate) fn faults(&self, setup: &Setup) -> Faults {
        let (s, mut faults) = (&setup.table, Faults::default());
        if let Moment::Within(_) = setup.moment {
            faults.add(
                "moment",
                "an arrangement within a turn cannot be started from; `docs/madeira.md` lists the moments",
            );
        }
        if !(1..=5).contains(&s.round) || setup.moment == Moment::Beginning && s.round != 1 {
            faults.add("round", format!("{} cannot be at this moment; a game has rounds 1 to 5", s.round));
        }
        self.check_seats(s, &mut faults);
        if !faults.0.is_empty() {
            return faults;
        }
        self.check_columns(setup, &mut faults);
        self.check_characters(setup, &mut faults);
        self.check_dice(setup, &mut faults);
        self.check_tiles(s, &mut faults);
        self.check_requests(setup, &mut faults);
        self.check_land(s, &mut faults);
        for seat in Seat::first(self.n()) {
            self.check_player(setup, seat, &mut faults);
        }
        if setup.moment == Moment::Beginning {
            let placed = |seat: &Seat| !s.players[*seat].city.is_empty() || !s.players[*seat].fields.is_empty();
            for seat in Seat::first(self.n()).filter(placed) {
                faults.add(seat.to_string(), "has Workers in Cities or on Fields before the first placement");
            }
            let needed = 3;
            for seat in Seat::first(self.n()).filter(|&seat| s.players[seat].workers < needed) {
                faults.add(seat.to_string(), format!("needs {needed} Workers at Home for the first placement"));
            }
        }
        faults
    }

    fn check_seats(&self, s: &State, faults: &mut Faults) {
        let absent = |seat: &Seat| seat.index() >= usize::from(self.n());
        let named = [("turn", [Some(s.turn.seat), None, None, None]), ("rows", s.rows), ("passing", s.passing)];
        for (field, seats) in named {
            for seat in seats.into_iter().flatten().filter(absent) {
                faults.add(field, format!("seat {seat} is not in play with {} players", self.n()));
            }
        }
        for seat in Seat::ALL.into_iter().filter(absent).filter(|&seat| s.players[seat] != Default::default()) {
            faults.add(seat.to_string(), format!("is not in play with {} players", self.n()));
        }
    }

    /// Each Turn Order marker is in one place, and in the column that the phase asks for.
    fn check_columns(&self, setup: &Setup, faults: &mut Faults) {
        let s = &setup.table;
        let count = |column: [Option<Seat>; 4], seat| column.iter().filter(|&&marker| marker == Some(seat)).count();
        for seat in Seat::first(self.n()) {
            let (rows, passing) = (count(s.rows, seat), count(s.passing, seat));
            if rows + passing != 1 {
                faults.add("rows, passing", format!("the marker of {seat} is in {} places, not in 1", rows + passing));
            }
            if rows > 0 && !matches!(setup.moment, Moment::Rows | Moment::Turn) {
                faults.add("rows", format!("the marker of {seat} must be in the Passing Column at this moment"));
            }
        }
        for row in Row::ALL.into_iter().skip(usize::from(self.n())).filter(|row| s.rows[row.index()].is_some()) {
            faults.add("rows", format!("row {row} is not used with {} players", self.n()));
        }
        let seat = s.turn.seat;
        if setup.moment == Moment::Turn && !s.rows.contains(&Some(seat)) {
            faults.add("turn", format!("{seat} has passed: the turn is that of a player in a row"));
        }
        if setup.moment == Moment::Rows && s.passing == [None; 4] {
            faults.add("moment", "all players have taken a row");
        }
        if let Moment::Pay(building, payer) = setup.moment {
            if s.players[payer].markers[building.index()] == 0 {
                faults.add("moment", format!("{payer} has no Action Marker on {building}, so no turn there"));
            }
            if payer != seat {
                faults.add("turn", format!("it is the turn of {payer}, who pays"));
            }
        }
    }

    /// The four Characters lie on the four Buildings of the round, or nowhere (M-GEN-07, M-PHASE-A-01, M-PHASE-C-07).
    fn check_characters(&self, setup: &Setup, faults: &mut Faults) {
        let s = &setup.table;
        let laid: IdSet<Character> = s.characters.into_iter().flatten().collect();
        let tiles = s.characters.iter().flatten().count();
        if usize::from(laid.len()) < tiles {
            faults.add("characters", "a Character lies on two Buildings");
        }
        if !has_tiles(setup.moment, s.round) {
            if tiles > 0 {
                faults.add("characters", "no Character lies on a Building at this moment");
            }
            return;
        }
        let empty = self.empty_building(s.round);
        for building in Building::ALL {
            let wanted = Some(building) != empty;
            if s.characters[building.index()].is_some() != wanted {
                let what = if wanted { "needs a Character" } else { "has no Character" };
                faults.add("characters", format!("{building} {what} in round {}", s.round));
            }
        }
    }

    fn check_dice(&self, setup: &Setup, faults: &mut Faults) {
        let s = &setup.table;
        let start = &self.components.start;
        let (guild, pirate) = (guild_dice(s), pirate_dice(s));
        let all = self.n() * start.markers;
        if u16::from(guild) + u16::from(s.dice_aside) != u16::from(all) {
            faults.add("dice", format!("there are {guild} Guild dice on the table, the box has {all}"));
        }
        if u16::from(pirate) + u16::from(s.pirate_dice_aside) != u16::from(start.pirate_dice) {
            faults
                .add("dice", format!("there are {pirate} Pirate dice on the table, the box has {}", start.pirate_dice));
        }
        let laid = has_tiles(setup.moment, s.round);
        if !laid && pirate > 0 {
            faults.add("dice", "no Pirate die is on the table at this moment");
        }
        for building in Building::ALL {
            let dice = s.dice[building.index()].iter().fold(0, |all: u8, &n| all.saturating_add(n));
            let with_pirate = dice.saturating_add(u8::from(s.pirate_die[building.index()].is_some()));
            // M-LIMIT-02
            if with_pirate > self.n() {
                faults.add(format!("dice {building}"), format!("has {with_pirate} dice, at most {} fit", self.n()));
            }
            if dice > 0 && !matches!(setup.moment, Moment::Turn | Moment::Building(_) | Moment::Pay(..)) {
                faults.add(format!("dice {building}"), "no Guild die is on a Character at this moment");
            }
        }
        let in_rows =
            matches!(setup.moment, Moment::Beginning | Moment::Rows) || setup.moment == Moment::Round && s.round == 1;
        for row in Row::ALL {
            let dice = s.row_dice[row.index()].iter().fold(0, |all: u8, &n| all.saturating_add(n));
            let used = row.index() < usize::from(self.n());
            let wanted = if used && in_rows && s.rows[row.index()].is_none() { start.markers } else { 0 };
            if dice != wanted {
                faults.add(format!("row-dice {row}"), format!("has {dice} dice, at this moment it must have {wanted}"));
            }
        }
        for seat in Seat::first(self.n()) {
            let player = &s.players[seat];
            let dice = player.dice.iter().fold(0, |all: u8, &n| all.saturating_add(n));
            let in_row = s.rows.contains(&Some(seat));
            if dice > 0 && !in_row {
                faults.add(format!("{seat}: dice"), "a player without a row has no Guild dice");
            }
            // M-PHASE-A-08: each die is paired with an Action Marker.
            if dice > player.markers_home {
                let what = format!("{dice} dice need as many Action Markers at Home, not {}", player.markers_home);
                faults.add(format!("{seat}: dice"), what);
            }
            if in_row && setup.moment == Moment::Rows && dice != start.markers {
                faults.add(format!("{seat}: dice"), format!("must be the {} of the row", start.markers));
            }
        }
    }

    fn check_tiles(&self, s: &State, faults: &mut Faults) {
        let mut seen: IdSet<Favor> = IdSet::empty();
        let on_board = s.favors.into_iter().flatten().flatten();
        let held = Seat::first(self.n()).flat_map(|seat| {
            let player = &s.players[seat];
            player.favors_up.iter().chain(player.favors_down)
        });
        for favor in on_board.chain(held) {
            if seen.has(favor) {
                faults.add("favors", format!("the {favor} is in two places"));
            }
            seen.insert(favor);
        }
        let mut seen: IdSet<Reward> = IdSet::empty();
        for colony in Colony::ALL {
            for (letter, reward) in s.rewards[colony.index()].into_iter().enumerate() {
                let place = format!("rewards {colony}");
                let Some(reward) = reward else {
                    faults.add(place, "must be two, one with A and one with B");
                    continue;
                };
                if self.components.rewards_a.has(reward) != (letter == 0) {
                    faults.add(place, format!("`{reward}` has the other letter: A comes first, then B"));
                } else if seen.has(reward) {
                    faults.add(place, format!("`{reward}` is in two places"));
                }
                seen.insert(reward);
            }
        }
    }

    fn check_requests(&self, setup: &Setup, faults: &mut Faults) {
        let s = &setup.table;
        let tiles = self.request_tiles();
        for request in Request::ALL {
            let at = request.index();
            let with_players: u16 = Seat::first(self.n()).map(|seat| u16::from(s.players[seat].requests[at])).sum();
            let in_rows: u16 = s.row_requests.iter().map(|row| u16::from(row[at])).sum();
            let n = with_players + in_rows + u16::from(s.requests_gone[at]);
            if n != u16::from(tiles[at]) {
                faults.add("requests", format!("there are {n} of the type {request}, the box has {}", tiles[at]));
            }
        }
        for seat in Seat::first(self.n()) {
            let n = s.players[seat].requests.iter().fold(0, |all: u8, &n| all.saturating_add(n));
            let held = self.requests_held(s, setup.moment, seat);
            if n != held {
                faults.add(
                    format!("{seat}: requests"),
                    format!("are {n}, at this moment of round {} they are {held}", s.round),
                );
            }
        }
        for row in Row::ALL {
            let n = s.row_requests[row.index()].iter().fold(0, |all: u8, &n| all.saturating_add(n));
            let left = if row.index() < usize::from(self.n()) { self.requests_left(s, row) } else { 0 };
            if n != left {
                faults.add(
                    format!("row-requests {row}"),
                    format!("are {n}, at this moment of round {} they are {left}", s.round),
                );
            }
        }
    }

    /// Cities and Fields.
    fn check_land(&self, s: &State, faults: &mut Faults) {
        let mut taken: IdSet<Spot> = IdSet::empty();
        let workers = Seat::first(self.n()).flat_map(|seat| s.players[seat].city);
        for spot in workers.chain(s.citizens) {
            if taken.has(spot) {
                faults.add("city", format!("two pieces stand on {spot}"));
            }
            taken.insert(spot);
            // M-GEN-11
            if !s.is_built(spot.city(), spot.district()) {
                faults.add("city", format!("a piece stands on {spot}, whose district is not built"));
            }
        }
        let citizens = City::ALL.len();
        if usize::from(s.citizens.len()) != citizens {
            faults.add("citizens", format!("there are {}, not {citizens}", s.citizens.len()));
        }
        let mut ships: IdSet<ShipSlot> = IdSet::empty();
        for slot in Seat::first(self.n()).flat_map(|seat| s.players[seat].ships) {
            if !self.open_slots.has(slot) {
                faults.add("ships", format!("{slot} is not available with {} players", self.n()));
            }
            if ships.has(slot) {
                faults.add("ships", format!("two Ships lie in {slot}"));
            }
            ships.insert(slot);
        }
        for field in s.converted {
            let spec = self.components.field(field);
            let due = spec.and_then(|spec| spec.converts.map(|_| if spec.good == Good::Wheat { 2 } else { 4 }));
            match due {
                None => faults.add("converted", format!("{field} has no small icon")),
                // M-CONVERT-01, M-CONVERT-02
                Some(round) if s.round < round || s.round == round && s.phase != Phase::E => {
                    faults.add("converted", format!("{field} is converted at the end of round {round}"));
                }
                Some(_) if s.wood[field.index()] > 0 => {
                    faults.add("converted", format!("{field} has Wood, so it was not converted"));
                }
                Some(_) => {}
            }
        }
    }

    fn check_player(&self, setup: &Setup, seat: Seat, faults: &mut Faults) {
        let Setup { table: s, moment } = setup;
        let (player, start) = (&s.players[seat], &self.components.start);
        let lands = player.lands.iter().map(|&n| u16::from(n)).sum::<u16>();
        let markers = player.markers.iter().map(|&n| u16::from(n)).sum::<u16>();
        let placed = u16::from(player.fields.len()) + u16::from(player.city.len()) + u16::from(player.watch);
        let pieces = [
            ("Workers", placed + lands + u16::from(player.workers), start.workers),
            ("Ships", u16::from(player.ships.len()) + u16::from(player.ships_home), start.ships),
            ("Action Markers", markers + u16::from(player.markers_home), start.markers),
        ];
        //
        for (what, n, all) in pieces.into_iter().filter(|&(_, n, all)| n != u16::from(all)) {
            faults.add(seat.to_string(), format!("has {n} {what}, not {all}"));
        }
        // M-PHASE-C-07
        if markers > 0 && !matches!(moment, Moment::Turn | Moment::Building(_) | Moment::Pay(..)) {
            faults.add(format!("{seat}: markers"), "no Action Marker is on a Building at this moment");
        }
        if player.prestige < 0 {
            faults.add(format!("{seat}: prestige"), "is below 0 only after the end");
        }
        if usize::from(player.windmill) >= self.components.windmill.feeds.len() {
            faults.add(
                format!("{seat}: windmill"),
                format!("has {} levels from 0", self.components.windmill.feeds.len()),
            );
        }
        if u16::from(start.pirates) + player.pirates_gained < player.pirates_discarded {
            faults.add(format!("{seat}: pirates-discarded"), "is more than there were");
        }
    }
}
