//! The map in the middle: streets, land spaces, construction sites, rubble, scoring tiles, the city display.

mod bubbles;
mod city;
mod ground;
mod rubble;

use super::places;
use crate::board::Scene;
use crate::board::widgets::{Area, Zoom, tips};
use leptos::prelude::*;
use lisboa::{Column, Good, Land, Lisboa, Row, Site};
use table::Id;
use words::lisboa::board;

/// The size of the drawing.
pub const SIZE: (f64, f64) = (650.0, 584.0);
/// The side of a land space.
const LAND: f64 = 74.0;
/// The width of a thin one.
const THIN: f64 = 38.0;
/// From one row to the next.
const PITCH: f64 = 82.0;
/// The width of a street.
const STREET: f64 = 30.0;
/// The side of a construction site.
const SITE: f64 = 66.0;
/// The top of the first row.
const TOP: f64 = 90.0;
/// The top of the river.
const RIVER: f64 = 497.0;

/// The left edge of a column.
fn column_x(column: Column) -> f64 {
    89.0 + (LAND + STREET) * column.index() as f64
}

/// The top edge of a row.
fn row_y(row: Row) -> f64 {
    TOP + PITCH * row.index() as f64
}

/// The left edge of a street.
fn street_x(street: Good) -> f64 {
    column_x(Column::ALL[street.index()]) + LAND
}

fn column_width(column: Column) -> f64 {
    if column.is_thin() { THIN } else { LAND }
}

fn land_area(land: Land) -> Area {
    Area::new(column_x(land.column()), row_y(land.row()), column_width(land.column()), LAND)
}

fn site_area(site: Site) -> Area {
    let beside = |row: Row, x: f64| Area::new(x, row_y(row) + 4.0, SITE, SITE);
    match (site.side(), site.row(), site.street()) {
        (lisboa::Side::West, Some(row), _) => beside(row, 16.0),
        (lisboa::Side::East, Some(row), _) => beside(row, 574.0),
        (lisboa::Side::North, _, street) => {
            Area::new(street_x(street.unwrap_or(Good::Gold)) + (STREET - SITE) / 2.0, 10.0, SITE, SITE)
        }
        // A site beside the rows has a row.
        (lisboa::Side::West | lisboa::Side::East, None, _) => Area::new(0.0, 0.0, 0.0, 0.0),
    }
}

pub use city::building;

/// The whole map.
pub fn map(scene: Scene<Lisboa>) -> AnyView {
    tips();
    let names = [board::closer, board::farther, board::whole].map(|name| scene.text(name));
    let lands = scene.game.with_value(|game| places::lands(game).collect::<Vec<_>>());
    let sites = scene.game.with_value(|game| places::sites(game).collect::<Vec<_>>());
    let told = bubbles::told(scene);
    let has_prices = Memo::new(move |_| told.with(|numbers| !numbers.lots.is_empty()));
    view! {
        <div class="board board-map ground-lisboa" class:priced=move || has_prices.get()>
            <Zoom size=SIZE label=scene.text(board::map) names asked=scene.step()>
                {ground::ground(scene)}
                {lands.into_iter().map(|land| city::land(scene, land, told)).collect_view()}
                {sites.into_iter().map(|site| city::site(scene, site)).collect_view()}
                {rubble::rubble(scene)}
                {ground::display(scene)}
                {bubbles::bubbles(scene, told)}
            </Zoom>
        </div>
    }
    .into_any()
}
