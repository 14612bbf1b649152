//! The text of an arrangement, line by line, both ways (`docs/madeira.md`).

use super::{Moment, Setup};
use crate::ids::*;
use crate::options::Madeira;
use crate::state::{Phase, State, Turn};
use table::position::{
    dash, ids, list, name_of, number, optional, pairs, places, read_lines, set_line, set_pairs, tallied, tally, word_of,
};
use table::{Faults, Id, Seat};

/// The words of the phases.
const PHASES: [(&str, Phase); 7] = [
    ("setup", Phase::Setup),
    ("A", Phase::A),
    ("B", Phase::B),
    ("C", Phase::C),
    ("D", Phase::D),
    ("E", Phase::E),
    ("over", Phase::Over),
];

/// The moments that are one word.
const MOMENTS: [(&str, Moment); 11] = [
    ("beginning", Moment::Beginning),
    ("round", Moment::Round),
    ("rows", Moment::Rows),
    ("turn", Moment::Turn),
    ("windmill", Moment::Windmill),
    ("honor", Moment::Honor),
    ("income", Moment::Income),
    ("upkeep", Moment::Upkeep),
    ("feeding", Moment::Feeding),
    ("crown", Moment::Crown),
    ("end", Moment::End),
];

/// The most of anything that a position may give a player.
const MOST: u8 = 99;

impl Madeira {
    /// Reads an arrangement: lines over the default, then what was not given is filled up.
    pub(crate) fn parse_setup(&self, lines: &[(usize, &str)]) -> Result<Setup, Faults> {
        let mut setup = Setup { table: self.bare_table(), moment: Moment::Turn };
        let (given, faults) = read_lines(lines, |line| self.set(&mut setup, line));
        self.fill(&mut setup, &given);
        faults.or(setup)
    }

    /// Sets one line; returns the names of the fields that it set.
    pub(crate) fn set(&self, setup: &mut Setup, line: &str) -> Result<Vec<String>, String> {
        let field = |setup: &mut Setup, seat: Seat, field: &str| self.set_field(&mut setup.table, seat, field);
        let table = |setup: &mut Setup, key: &str, values: &[&str]| Ok(vec![self.set_table(setup, key, values)?]);
        set_line(setup, self.n(), line, field, table)
    }

    /// Sets a line of the table; returns the name of the field.
    fn set_table(&self, setup: &mut Setup, key: &str, values: &[&str]) -> Result<String, String> {
        let s = &mut setup.table;
        let dice = self.n() * self.components.start.markers;
        match (key, values) {
            ("moment", ["building", building]) => setup.moment = Moment::Building(building.parse()?),
            ("moment", ["pay", building, seat]) => setup.moment = Moment::Pay(building.parse()?, seat.parse()?),
            ("moment", ["within", phase]) => setup.moment = Moment::Within(word_of(&PHASES, phase, "phase")?),
            ("moment", [word]) => setup.moment = word_of(&MOMENTS, word, "moment")?,
            ("round", [n]) => s.round = number(n, 1, 5)?,
            ("turn", [seat]) => s.turn = Turn::of(seat.parse()?),
            ("rows", seats) => s.rows = places(seats)?,
            ("passing", seats) => s.passing = places(seats)?,
            ("characters", characters) => s.characters = places(characters)?,
            ("dice", [building, faces @ ..]) => {
                s.dice[building.parse::<Building>()?.index()] = tally::<Face, 3>(faces, dice)?;
                return Ok(format!("dice {building}"));
            }
            ("pirate-die", [building, face]) => {
                let at = building.parse::<Building>()?.index();
                s.pirate_die[at] = if *face == "-" { None } else { Some(face.parse()?) };
                return Ok(format!("pirate-die {building}"));
            }
            ("watch-dice", faces) => s.watch_dice = tally::<Face, 3>(faces, dice)?,
            ("row-dice", [row, faces @ ..]) => {
                s.row_dice[row.parse::<Row>()?.index()] = tally::<Face, 3>(faces, dice)?;
                return Ok(format!("row-dice {row}"));
            }
            ("row-requests", [row, requests @ ..]) => {
                s.row_requests[row.parse::<Row>()?.index()] = tally::<Request, 5>(requests, 5)?;
                return Ok(format!("row-requests {row}"));
            }
            ("wood", pairs) => {
                if pairs.contains(&Field::Forest.name()) {
                    return Err("the Forest has no Wood of its own: it gives access to the supply".to_owned());
                }
                set_pairs::<Field>(pairs, &mut s.wood, MOST)?;
            }
            ("converted", fields) => s.converted = list(fields)?,
            ("favors", [city, favors @ ..]) => {
                s.favors[city.parse::<City>()?.index()] = places(favors)?;
                return Ok(format!("favors {city}"));
            }
            ("citizens", spots) => s.citizens = list(spots)?,
            ("rewards", [colony, rewards @ ..]) => {
                s.rewards[colony.parse::<Colony>()?.index()] = places(rewards)?;
                return Ok(format!("rewards {colony}"));
            }
            _ => {
                return Err(format!(
                    "`{key}` with {} words is not a line of a position; `docs/madeira.md` lists them",
                    values.len()
                ));
            }
        }
        Ok(key.to_owned())
    }

    /// Sets a field of a player; returns its name.
    fn set_field(&self, s: &mut State, seat: Seat, field: &str) -> Result<String, String> {
        let words: Vec<&str> = field.split_whitespace().collect();
        let (key, values) = words.split_first().ok_or("an empty field")?;
        let player = &mut s.players[seat];
        let start = &self.components.start;
        match (*key, values) {
            ("prestige", [n]) => player.prestige = number(n, -999, 999)?,
            ("reals", [n]) => player.reals = number(n, 0, 999)?,
            ("wood", [n]) => player.wood = number(n, 0, MOST)?,
            ("bread", [n]) => player.bread = number(n, 0, MOST)?,
            ("goods", [n]) => player.goods = [number(n, 0, MOST)?; 3],
            ("pirates", [n]) => {
                let (n, begun): (u16, _) = (number(n, 0, 999)?, u16::from(start.pirates));
                if (n + player.pirates_discarded) < begun {
                    player.pirates_discarded = begun - n;
                }
                player.pirates_gained = n + player.pirates_discarded - begun;
            }
            ("pirates-gained", [n]) => player.pirates_gained = number(n, 0, 9999)?,
            ("pirates-discarded", [n]) => player.pirates_discarded = number(n, 0, 9999)?,
            ("windmill", [n]) => player.windmill = number(n, 0, self.components.windmill.feeds.len() as u8 - 1)?,
            ("workers", [n]) => player.workers = number(n, 0, start.workers)?,
            ("watch", [n]) => player.watch = number(n, 0, start.workers)?,
            ("fields", fields) => player.fields = list(fields)?,
            ("city", spots) => player.city = list(spots)?,
            ("lands", pairs) => set_pairs::<Colony>(pairs, &mut player.lands, start.workers)?,
            ("ships", slots) => player.ships = list(slots)?,
            ("ships-home", [n]) => player.ships_home = number(n, 0, start.ships)?,
            ("markers", pairs) => set_pairs::<Building>(pairs, &mut player.markers, start.markers)?,
            ("markers-home", [n]) => player.markers_home = number(n, 0, start.markers)?,
            ("dice", faces) => player.dice = tally::<Face, 3>(faces, start.markers)?,
            ("favors-up", favors) => player.favors_up = list(favors)?,
            ("favors-down", favors) => player.favors_down = list(favors)?,
            ("requests", requests) => player.requests = tally::<Request, 5>(requests, 9)?,
            (name, [n]) if name.parse::<Good>().is_ok() => {
                player.goods[name.parse::<Good>()?.index()] = number(n, 0, MOST)?;
            }
            _ => return Err(format!("`{field}` is not a field of a player; `docs/madeira.md` lists them")),
        }
        Ok(format!("{seat}.{key}"))
    }

    /// Writes an arrangement; reading the lines gives it again.
    pub(crate) fn write_setup(&self, setup: &Setup) -> Vec<String> {
        let s = &setup.table;
        let mut lines = vec![
            format!("moment {}", moment_text(setup.moment)),
            format!("round {}", s.round),
            format!("turn {}", s.turn.seat),
            format!("rows {}", optional(&s.rows)),
            format!("passing {}", optional(&s.passing)),
            format!("characters {}", optional(&s.characters)),
        ];
        for building in Building::ALL {
            lines.push(format!("dice {building} {}", tallied::<Face>(&s.dice[building.index()])));
        }
        for building in Building::ALL {
            let die = s.pirate_die[building.index()].map_or("-", Face::name);
            lines.push(format!("pirate-die {building} {die}"));
        }
        lines.push(format!("watch-dice {}", tallied::<Face>(&s.watch_dice)));
        for row in self.rows() {
            lines.push(format!("row-dice {row} {}", tallied::<Face>(&s.row_dice[row.index()])));
        }
        for row in self.rows() {
            lines.push(format!("row-requests {row} {}", tallied::<Request>(&s.row_requests[row.index()])));
        }
        let wood = Field::ALL.into_iter().zip(s.wood).map(|(field, wood)| format!("{field} {wood}"));
        lines.push(format!("wood {}", wood.collect::<Vec<_>>().join(" ")));
        lines.push(format!("converted {}", ids(s.converted)));
        for city in City::ALL {
            lines.push(format!("favors {city} {}", optional(&s.favors[city.index()])));
        }
        lines.push(format!("citizens {}", ids(s.citizens)));
        for colony in Colony::ALL {
            lines.push(format!("rewards {colony} {}", optional(&s.rewards[colony.index()])));
        }
        lines.extend(Seat::first(self.n()).map(|seat| self.write_player(s, seat)));
        lines
    }

    fn write_player(&self, s: &State, seat: Seat) -> String {
        let player = &s.players[seat];
        let mut fields = vec![format!("prestige {}", player.prestige), format!("reals {}", player.reals)];
        fields.extend(Good::ALL.map(|good| format!("{good} {}", player.goods[good.index()])));
        fields.push(format!("wood {}", player.wood));
        fields.push(format!("bread {}", player.bread));
        fields.push(format!("pirates {}", self.pirates(player)));
        fields.push(format!("pirates-gained {}", player.pirates_gained));
        fields.push(format!("pirates-discarded {}", player.pirates_discarded));
        fields.push(format!("windmill {}", player.windmill));
        fields.push(format!("workers {}", player.workers));
        fields.push(format!("watch {}", player.watch));
        fields.push(format!("fields {}", ids(player.fields)));
        fields.push(format!("city {}", ids(player.city)));
        fields.push(format!("lands {}", pairs::<Colony>(&player.lands)));
        fields.push(format!("ships {}", ids(player.ships)));
        fields.push(format!("ships-home {}", player.ships_home));
        fields.push(format!("markers {}", pairs::<Building>(&player.markers)));
        fields.push(format!("markers-home {}", player.markers_home));
        fields.push(format!("dice {}", tallied::<Face>(&player.dice)));
        fields.push(format!("favors-up {}", ids(player.favors_up)));
        fields.push(format!("favors-down {}", ids(player.favors_down)));
        fields.push(format!("requests {}", tallied::<Request>(&player.requests)));
        format!("{seat}: {}", fields.join(", "))
    }
}

fn moment_text(moment: Moment) -> String {
    match moment {
        Moment::Building(building) => format!("building {building}"),
        Moment::Pay(building, seat) => format!("pay {building} {seat}"),
        Moment::Within(phase) => format!("within {}", name_of(&PHASES, phase)),
        Moment::Beginning
        | Moment::Round
        | Moment::Rows
        | Moment::Turn
        | Moment::Windmill
        | Moment::Honor
        | Moment::Income
        | Moment::Upkeep
        | Moment::Feeding
        | Moment::Crown
        | Moment::End => dash(name_of(&MOMENTS, moment).to_owned()),
    }
}
