//! The table as everybody sees it: Guild Board, Buildings, City Watch and Windmill; the maps stand beside.

use super::marks::{LEGEND, Thing, in_doubt, star, star_if};
use super::words::{self, dice, listed, many, reals};
use super::{Sight, land, player, sea};
use crate::show::text::{grid, heading, labelled};
use crate::show::words::say;
use ::words::madeira::{things, whatif};
use madeira::{Building, Madeira, PassingSlot, Phase, Row, State};
use table::{Id, Seat};

/// The whole table, with the viewer's own Home last.
pub fn whole(game: &Madeira, sight: &Sight<'_>) -> String {
    let mut out = String::new();
    head(sight, &mut out);
    guild_board(game, &sight.view.shown, &mut out);
    buildings(game, sight, &mut out);
    watch(game, &sight.view.shown, &mut out);
    land::regions(game, &sight.view.shown, &mut out);
    land::cities(game, &sight.view.shown, &mut out);
    sea::markets(game, &sight.view.shown, &mut out);
    sea::colonies(game, &sight.view.shown, &mut out);
    player::everybody(game, sight, &mut out);
    if out.contains('*') {
        labelled(&mut out, "", LEGEND);
    }
    out
}

fn head(sight: &Sight<'_>, out: &mut String) {
    let s = &sight.view.shown;
    let turn = sight.name(s.turn.seat);
    let place = match s.phase {
        Phase::Setup => words::phase(s.phase),
        Phase::A | Phase::B | Phase::C | Phase::D | Phase::E | Phase::Over => {
            format!("round {} of 5, {}", s.round, words::phase(s.phase))
        }
    };
    heading(out, &format!("Madeira: {place}, turn of {turn}"));
    labelled(out, "", &say(&things::round_end(s.round)));
}

/// The Guild Column and the Passing Column.
fn guild_board(game: &Madeira, s: &State, out: &mut String) {
    labelled(out, "Guilds", "the rows from the top: order of phase B, dice, Requests, and whose Favors flip face-up");
    let mut rows = Vec::new();
    for row in Row::ALL.into_iter().take(usize::from(game.options.players)) {
        let marker = s.rows[row.index()].map_or("-".to_owned(), |seat| seat.to_string());
        rows.push(vec![
            format!("  row {row}"),
            marker,
            format!("dice {}", dice(s.row_dice[row.index()])),
            format!("{}{}", words::guilds(game.row_guilds(row)), star_if(in_doubt(game, Thing::Row(row)))),
            format!("Requests: {}", words::requests(s.row_requests[row.index()])),
        ]);
    }
    grid(out, &rows);
    labelled(out, "Passing", "passing takes a slot: turn order of phases C to E and of the next rows, and a bonus");
    let mut rows = Vec::new();
    for slot in PassingSlot::ALL {
        let marker = s.passing[slot.index()].map_or("-".to_owned(), |seat| seat.to_string());
        let mark = star(&game.components, Thing::Passing(slot));
        rows.push(vec![format!("  {slot}{mark}"), marker, words::passing_bonus(&game.components, slot)]);
    }
    grid(out, &rows);
}

/// The Buildings with their Characters, dice and markers, and what they cost and do for the viewer.
fn buildings(game: &Madeira, sight: &Sight<'_>, out: &mut String) {
    let (s, c) = (&sight.view.shown, &game.components);
    let base = c.building_cost.with(game.options.players);
    let text = format!(
        "a die goes on the Character (at most {}, one of them a Pirate die), its marker on the Building; in phase C the \
         dice are rolled again, and the cost is {base}{} minus the Guild dice",
        many(game.options.players, "die", "dice"),
        star(c, Thing::Cost)
    );
    labelled(out, "Buildings", &text);
    let mut rows = Vec::new();
    for building in Building::ALL {
        rows.push(building_row(game, sight, s, building));
    }
    grid(out, &rows);
}

fn building_row(game: &Madeira, sight: &Sight<'_>, s: &State, building: Building) -> Vec<String> {
    let c = &game.components;
    let spec = c.building(building);
    let mark = star(c, Thing::Building(building));
    let character = match s.characters[building.index()] {
        Some(character) => words::character(character),
        None if matches!(s.phase, Phase::A | Phase::B | Phase::C | Phase::Setup) => "harvest only".to_owned(),
        None => "-".to_owned(),
    };
    let pirate = s.pirate_die[building.index()].map_or(String::new(), |face| format!(" pirate {face}"));
    let does = match sight.view.seat {
        Some(seat) => tier(game, s, seat, building),
        None => words::building_short(c, building, false),
    };
    vec![
        format!("  {} {}{mark}", building.index() + 1, words::building(building)),
        format!("Region {}", spec.region),
        character,
        format!("dice {}{pirate}", dice(s.dice[building.index()])),
        format!("markers {}", markers(game, s, building)),
        format!("cost {}", game.building_cost(s, building)),
        does,
    ]
}

fn markers(game: &Madeira, s: &State, building: Building) -> String {
    let there = Seat::first(game.options.players).filter(|&seat| s.players[seat].markers[building.index()] > 0);
    let texts: Vec<String> = there
        .map(|seat| match s.players[seat].markers[building.index()] {
            1 => seat.to_string(),
            n => format!("{seat}{n}"),
        })
        .collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(" ") }
}

/// What the Building does for a player by the Workers in its Region (M-COST-10).
fn tier(game: &Madeira, s: &State, seat: Seat, building: Building) -> String {
    match game.workers_at(s, seat, building) {
        0 => "no Worker of yours".to_owned(),
        n => words::building_short(&game.components, building, n > 2),
    }
}

fn watch(game: &Madeira, s: &State, out: &mut String) {
    let seats = || Seat::first(game.options.players);
    let guards = listed(seats().map(|seat| format!("{seat} {}", s.players[seat].watch)), "nobody");
    let honor = game.components.scoring.honor;
    let text = format!(
        "Pirate dice {}; guards: {guards} (each lets you place a Pirate die; the most guards alone: {honor} Prestige in phase D)",
        dice(s.watch_dice)
    );
    labelled(out, "Watch", &text);
    let feeds = game.components.windmill.feeds.iter().enumerate().map(|(level, feeds)| {
        let here: String = seats()
            .filter(|&seat| usize::from(s.players[seat].windmill) == level)
            .map(|seat| seat.to_string())
            .collect();
        if here.is_empty() { feeds.to_string() } else { format!("{feeds}({here})") }
    });
    let levels = feeds.collect::<Vec<_>>().join("  ");
    labelled(out, &format!("Windmill{}", star(&game.components, Thing::Windmill)), &format!("Workers fed: {levels}"));
}

/// The Buildings with both Actions, and what a harvest there would bring the viewer now.
pub fn building_page(game: &Madeira, sight: &Sight<'_>) -> String {
    let (s, c) = (&sight.view.shown, &game.components);
    let mut out = String::new();
    for building in Building::ALL {
        let name = format!("{}{}", words::building(building), star(c, Thing::Building(building)));
        let empty = c.building(building).empty_round;
        let harvest = sight.view.seat.and_then(|seat| whatif::harvest_text(game, s, seat, building));
        let harvest = harvest.map_or(String::new(), |text| format!("; a harvest there gives you {}", say(&text)));
        let text = format!(
            "Region {}: {}; with 3 Workers or more: {}; no Character tile in round {empty}{harvest}",
            c.building(building).region,
            words::building_action(c, building, false),
            words::building_action(c, building, true)
        );
        labelled(&mut out, &name, &text);
    }
    out
}

/// What Characters do.
pub fn character_page(game: &Madeira) -> String {
    let mut out = String::new();
    for character in madeira::Character::ALL {
        let text = words::character_action(&game.components, character);
        labelled(&mut out, &words::character(character), &format!("{text}; or harvest the Region of his Building"));
    }
    labelled(&mut out, "(none)", "on the Building without a tile: harvest only, one Field twice");
    labelled(&mut out, "Bread", "a die lower than the Region's number costs the difference in Bread");
    let prices: Vec<String> = (1..=6).map(|n| format!("{n} for {}", reals(game.components.wood_price(n)))).collect();
    let mark = star(&game.components, Thing::Wood);
    labelled(&mut out, &format!("Wood{mark}"), &format!("price of the Wood you buy in a turn: {}", prices.join(", ")));
    out
}
