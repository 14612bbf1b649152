//! Where to look in a copy of Lisboa, and the signs of what is printed there.

use crate::board::outline::{Outline, Plot, Printed, ground};
use lisboa::{Column, Components, Good, Land, Noble, Row, Side, Site};
use table::Id;
use words::lisboa::printed::Thing;

/// The board, or the piece that the things are.
pub fn of(_pack: &Components, things: &[Thing]) -> Option<Outline> {
    let card = (120, 168);
    let tile = (120, 120);
    Some(match *things.first()? {
        Thing::Card(id) if id.index() < 60 => {
            Outline::piece(card, "lisboa-card", &[[10, 10, 34, 34], [10, 118, 100, 40]])
        }
        Thing::Card(_) => Outline::piece(card, "lisboa-noble-treasury", &[[10, 10, 100, 40], [10, 118, 100, 40]]),
        Thing::Ship(_) => Outline::piece(card, "lisboa-ship-2", &[]),
        Thing::Task(_) => Outline::piece(card, "lisboa-card", &[]),
        Thing::Decree(_) => Outline::piece(card, "lisboa-decree", &[]),
        Thing::Tile(_) => Outline::piece((100, 114), "lisboa-clergy", &[]),
        Thing::Plan(_) => Outline::piece(tile, "lisboa-plan", &[]),
        Thing::Building(_) => Outline::piece(tile, "lisboa-building-blue", &[]),
        Thing::LandToken(_) => Outline::piece(tile, "lisboa-tile-land", &[]),
        Thing::SiteToken(_) => Outline::piece(tile, "lisboa-building-green", &[]),
        Thing::Rubble => Outline::piece(tile, "lisboa-cube-any", &[]),
        Thing::City => Outline::piece(tile, "lisboa-store", &[]),
        Thing::Treasury
        | Thing::Influence
        | Thing::Prices
        | Thing::Office(_)
        | Thing::Church
        | Thing::Land(_)
        | Thing::Site(_)
        | Thing::ScoringTile(_)
        | Thing::ThinColumn => board(things),
        Thing::DecreeDisplay | Thing::Player | Thing::Scoring => return None,
    })
}

fn column_x(column: Column) -> u16 {
    89 + 104 * column.index() as u16
}

fn row_y(row: Row) -> u16 {
    90 + 82 * row.index() as u16
}

fn street_x(street: Good) -> u16 {
    column_x(Column::ALL[street.index()]) + 74
}

const fn width(column: Column) -> u16 {
    if column.is_thin() { 38 } else { 74 }
}

/// The downtown with the river below; Nobles, church and tracks beside it.
fn board(things: &[Thing]) -> Outline {
    let streets = Good::ALL.map(|street| ground([street_x(street), 72, 30, 430]));
    let river: Plot = ground([0, 500, 650, 84]);
    // Scoring tiles change their places from game to game: all of them are meant.
    let tile = things.iter().find(|thing| matches!(thing, Thing::ScoringTile(_))).copied();
    let score = |column: Column| {
        let thing = if column.is_thin() { Thing::ThinColumn } else { tile.unwrap_or(Thing::ScoringTile(0)) };
        (thing, [column_x(column) + 8, 520, width(column) - 16, 46], Some("lisboa-wig"))
    };
    let places = Land::all().map(land).chain(Site::all().map(site)).chain(Column::ALL.map(score)).chain(beside());
    Outline::board((900, 584), streets.into_iter().chain([river]).collect(), places, things)
}

fn land(at: Land) -> Printed<Thing> {
    (Thing::Land(at), [column_x(at.column()), row_y(at.row()), width(at.column()), 74], None)
}

fn site(at: Site) -> Printed<Thing> {
    let (x, y) = match (at.side(), at.row(), at.street()) {
        (Side::West, Some(row), _) => (12, row_y(row) + 4),
        (Side::East, Some(row), _) => (574, row_y(row) + 4),
        (_, _, street) => (street_x(street.unwrap_or(Good::Gold)) - 18, 4),
    };
    (Thing::Site(at), [x, y, 66, 66], None)
}

fn beside() -> impl Iterator<Item = Printed<Thing>> {
    let signs = ["lisboa-noble-maia", "lisboa-noble-marquis", "lisboa-noble-king"];
    let office = move |noble: Noble| {
        let y = 4 + 88 * noble.index() as u16;
        (Thing::Office(noble), [670, y, 226, 80], Some(signs[noble.index()]))
    };
    let tracks = [
        (Thing::Church, [670, 270, 226, 100], Some("lisboa-cardinal")),
        (Thing::Treasury, [670, 380, 108, 130], Some("lisboa-treasury")),
        (Thing::Prices, [788, 380, 108, 130], Some("lisboa-good-any")),
        (Thing::Influence, [670, 520, 226, 60], Some("lisboa-influence")),
    ];
    Noble::ALL.map(office).into_iter().chain(tracks)
}

/// The sign of a word of the pack.
pub fn sign(word: &str) -> Option<&'static str> {
    Some(match word {
        "gold" => "lisboa-good-gold",
        "cloth" => "lisboa-good-cloth",
        "book" => "lisboa-good-book",
        "tool" => "lisboa-good-tool",
        "reis" | "real" | "modifier" => "lisboa-reis",
        "influence" => "lisboa-influence",
        "plan" => "lisboa-plan",
        "recruit" => "lisboa-recruit",
        "official" | "officials" => "lisboa-official",
        "favor" => "lisboa-favour",
        "rubble" => "lisboa-cube-any",
        "cardinal" => "lisboa-cardinal",
        "decree" | "take-decree" => "lisboa-decree",
        "wigs" => "lisboa-wig",
        "maia" => "lisboa-noble-maia",
        "marquis" => "lisboa-noble-marquis",
        "king" => "lisboa-noble-king",
        _ => return None,
    })
}
