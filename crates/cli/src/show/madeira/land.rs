//! The islands: the Fields of the Regions, the Forest and the Cities.

use super::marks::{Thing, in_doubt, star, star_at, star_if};
use super::words;
use crate::show::text::{grid, labelled};
use ::words::madeira::things;
use madeira::{City, Field, Madeira, Region, Spot, State};
use table::{Id, Seat};

/// The three Regions and the Forest.
pub fn regions(game: &Madeira, s: &State, out: &mut String) {
    labelled(
        out,
        "Fields",
        "below each Field its Wood, which is harvested before the Good, and whose Workers are there; > is what it may \
         become (Sugar after round 2, Wine after round 4, if no Wood is left)",
    );
    let mut rows = Vec::new();
    for region in Region::ALL {
        let (mut upper, mut lower) = (vec![format!("  Region {region}")], vec![String::new()]);
        for field in game.region(region) {
            upper.push(format!("{field}{} {}", star_if(in_doubt(game, Thing::Field(field))), grown(game, s, field)));
            lower.push(on_field(game, s, field));
        }
        rows.extend([upper, lower]);
    }
    rows.push(vec!["  Forest".to_owned(), "any Wood".to_owned()]);
    rows.push(vec![String::new(), on_field(game, s, Field::Forest)]);
    grid(out, &rows);
}

/// The Good of a Field, and what it may still become.
fn grown(game: &Madeira, s: &State, field: Field) -> String {
    let now = game.grows(s, field).map_or("-".to_owned(), words::good);
    let later = game.components.field(field).and_then(|spec| spec.converts).filter(|_| !s.converted.has(field));
    match later.filter(|&to| s.round <= things::converts_in(to)) {
        Some(to) => format!("{now}>{}", words::good(to)),
        None => now,
    }
}

fn on_field(game: &Madeira, s: &State, field: Field) -> String {
    let seats = Seat::first(game.options.players).filter(|&seat| s.players[seat].fields.has(field));
    let workers: Vec<String> = seats.map(|seat| seat.to_string()).collect();
    let wood = s.wood.get(field.index()).filter(|&&wood| wood > 0).map(|wood| format!("{wood} Wood"));
    let parts: Vec<String> = wood.into_iter().chain((!workers.is_empty()).then(|| workers.join(" "))).collect();
    if parts.is_empty() { ".".to_owned() } else { parts.join(", ") }
}

/// The three Cities with their districts.
pub fn cities(game: &Madeira, s: &State, out: &mut String) {
    let c = &game.components;
    let text = "Workers by seat, n a Neutral Citizen, . a free spot; a district with a Favor is not built yet";
    labelled(out, &format!("Cities{}", star(c, Thing::Districts)), text);
    let mut head = vec!["  spots".to_owned()];
    for district in 1..=madeira::DISTRICTS {
        let spots = format!("{} {}", district * 2 - 1, district * 2);
        let wood = district.checked_sub(madeira::BUILT + 1).map(|at| c.district_wood[usize::from(at)]);
        head.push(wood.map_or(spots.clone(), |wood| format!("{spots} ({wood} Wood)")));
    }
    head.push("Mayor; Urbanization".to_owned());
    let mut rows = vec![head];
    for city in City::ALL {
        rows.push(city_row(game, s, city));
    }
    grid(out, &rows);
}

fn city_row(game: &Madeira, s: &State, city: City) -> Vec<String> {
    let c = &game.components;
    let mut cells = vec![format!("  {}", words::city(city))];
    for district in 1..=madeira::DISTRICTS {
        let favor = district.checked_sub(madeira::BUILT + 1).and_then(|at| s.favors[city.index()][usize::from(at)]);
        cells.push(match favor {
            Some(favor) => format!("{favor}{}", star(c, Thing::Favor(favor))),
            None => [district * 2 - 1, district * 2].map(|n| on_spot(game, s, city, n)).join(" "),
        });
    }
    let (spec, thing) = (c.city(city), Thing::City(city));
    cells.push(format!(
        "{}; most {}{}, present {}{}",
        words::city_income(city),
        spec.most,
        star_at(c, thing, "most"),
        spec.present,
        star_at(c, thing, "present")
    ));
    cells
}

fn on_spot(game: &Madeira, s: &State, city: City, number: u8) -> String {
    let Some(spot) = Spot::numbered(city, number) else { return String::new() };
    let owner = Seat::first(game.options.players).find(|&seat| s.players[seat].city.has(spot));
    match owner {
        Some(seat) => seat.to_string(),
        None if s.citizens.has(spot) => "n".to_owned(),
        None => ".".to_owned(),
    }
}
