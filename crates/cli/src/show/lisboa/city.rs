//! The map of the downtown: land spaces, stores, rubble, construction sites.

use super::Sight;
use super::marks::{self, Thing, column_in_doubt, star, star_if};
use super::words::{self, short_item};
use crate::show::text::{grid, labelled};
use ::words::lisboa::whatif;
use lisboa::{Column, Good, Items, Land, Lisboa, Row, Rubble, Site, State};
use table::Id;

/// The downtown with everything on it.
pub fn city(game: &Lisboa, sight: &Sight<'_>, out: &mut String) {
    let (s, c) = (&sight.view.shown, &game.components);
    labelled(out, &format!("City{}", star(c, Thing::City)), &tiles(s));
    let priced = if sight.view.seat.is_some() { "its price for you (by the cube taken), " } else { "" };
    labelled(out, "", &format!("store: owner and good; free land: {priced}its reward"));
    let mut rows = vec![header()];
    for row in Row::ALL.into_iter().filter(|&row| game.has_row(row)) {
        rows.extend(land_rows(game, sight, row));
    }
    rows.push(foot("rubble", |column| cubes(s.column_rubble[column.index()])));
    rows.push(foot("wigs each", |column| wigs_of(game, s, column)));
    grid(out, &rows);
    let values = game.components.board.rubble_value;
    let pile = format!(
        "{}; a cube adds to land prices: brown {}, red {}, blue {}",
        words::cubes(s.pile),
        values[0],
        values[1],
        values[2]
    );
    labelled(out, &format!("Pile{}", star(c, Thing::Rubble)), &pile);
    sites(game, s, out);
}

fn tiles(s: &State) -> String {
    let mut there: Vec<&str> = Good::ALL.into_iter().filter(|good| s.city[good.index()]).map(Good::name).collect();
    if s.city[4] {
        there.push("small tool (column 5)");
    }
    let there = words::listed(there, "none");
    format!("tiles to build: {there}; beside them {} large, {} small", s.large_tiles, s.small_tiles)
}

fn header() -> Vec<String> {
    let mut cells = vec!["  street".to_owned()];
    for column in Column::ALL {
        let streets: Vec<&str> = column.streets().iter().map(|street| street.name()).collect();
        cells.push(format!("{column} {}", streets.join("|")));
    }
    cells.push("rubble".to_owned());
    cells
}

/// A row of the map: what stands there or what it costs, and below what it gives.
fn land_rows(game: &Lisboa, sight: &Sight<'_>, row: Row) -> [Vec<String>; 2] {
    let s = &sight.view.shown;
    let mut upper = vec![format!("  row {row}")];
    let mut lower = vec![String::new()];
    for column in Column::ALL {
        let land = Land::at(row, column);
        match (s.owner(land), s.street(land)) {
            (owner, Some(street)) => {
                upper.push(format!("{}: {street}", owner.map_or("-".to_owned(), |seat| seat.to_string())));
                lower.push(String::new());
            }
            (_, None) => {
                upper.push(price(game, sight, land));
                let mark = star(&game.components, marks::land(game, s, land));
                lower.push(rewards(game.land_reward(s, land)) + mark);
            }
        }
    }
    upper.push(cubes(s.row_rubble[row.index()]));
    [upper, lower]
}

fn price(game: &Lisboa, sight: &Sight<'_>, land: Land) -> String {
    let Some(seat) = sight.view.seat else { return ".".to_owned() };
    let street = land.column().streets()[0];
    let ways = whatif::store(game, &sight.view.shown, seat, land, street);
    match whatif::price_range(&ways) {
        None => ".".to_owned(),
        Some((least, most)) if least == most => format!("{least} réis"),
        Some((least, most)) => format!("{least}-{most} réis"),
    }
}

fn rewards(items: Items) -> String {
    let items: Vec<String> = items.into_iter().flatten().map(short_item).collect();
    if items.is_empty() { "no reward".to_owned() } else { items.join("+") }
}

/// Cubes in as few letters as a grid can hold.
fn cubes(counts: [u8; 3]) -> String {
    let there = Rubble::ALL.into_iter().filter(|color| counts[color.index()] > 0);
    let texts: Vec<String> = there.map(|color| format!("{}{color}", counts[color.index()])).collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(" ") }
}

fn foot(name: &str, cell: impl Fn(Column) -> String) -> Vec<String> {
    let mut cells = vec![format!("  {name}")];
    cells.extend(Column::ALL.into_iter().map(cell));
    cells
}

/// What a column scores (L-WIGS-03, A-62).
fn wigs_of(game: &Lisboa, s: &State, column: Column) -> String {
    let wigs = game.column_value(s, column);
    format!("{wigs}{}", star_if(column_in_doubt(game, column, wigs)))
}

fn sites(game: &Lisboa, s: &State, out: &mut String) {
    labelled(out, "Sites", "public buildings, or the cubes and the reward of a free construction site");
    let mut rows = Vec::new();
    for (i, row) in Row::ALL.into_iter().enumerate() {
        let mut cells = vec![String::new(); 3];
        if game.has_row(row) {
            cells[0] = site(game, s, Site::west(row));
            cells[2] = site(game, s, Site::east(row));
        }
        if let Some(&street) = Good::ALL.get(i) {
            cells[1] = site(game, s, Site::north(street));
        }
        rows.push(vec![format!("  {}", cells[0]), cells[1].clone(), cells[2].clone()]);
    }
    rows.retain(|row| row.iter().any(|cell| !cell.trim().is_empty()));
    grid(out, &rows);
}

fn site(game: &Lisboa, s: &State, site: Site) -> String {
    match s.buildings[site.index()] {
        Some(open) => {
            let colors = words::colors(game.components.colors(open.building, open.architect));
            let mark = star(&game.components, Thing::Building(open.building));
            format!("{site}: BUILDING {}{mark} ({colors})", open.building)
        }
        None => {
            let mark = star(&game.components, marks::site(game, s, site));
            let reward = rewards(game.site_reward(s, site));
            format!("{site}: {}, {reward}{mark}", cubes(s.site_rubble[site.index()]))
        }
    }
}
