//! What is printed on the map: streets with their names, the river, letters and numbers; and what lies at the feet of the streets.

use super::{PITCH, RIVER, SIZE, STREET, TOP, column_width, column_x, row_y, street_x};
use crate::board::Scene;
use crate::board::lisboa::face::street_class;
use crate::board::lisboa::flights::good_icon;
use crate::board::lisboa::places;
use crate::board::widgets::{Area, MapSpot, map_star, sign};
use leptos::prelude::*;
use lisboa::{Column, Good, Lisboa, Row};
use table::Id;
use words::lisboa::printed::column_in_doubt;
use words::lisboa::{board, names};

/// Streets, river, compass, letters.
pub fn ground(scene: Scene<Lisboa>) -> impl IntoView {
    view! {
        {patterns()}
        <rect class="river" y=RIVER width=SIZE.0 height=SIZE.1 - RIVER></rect>
        <rect fill="url(#tejo)" y=RIVER width=SIZE.0 height=SIZE.1 - RIVER></rect>
        {covered(scene)}
        {Good::ALL.map(|street| paving(scene, street)).into_iter().collect_view()}
        {letters(scene)}
        {compass(scene)}
    }
}

fn patterns() -> impl IntoView {
    view! {
        <defs>
            <pattern id="calcada" width="30" height="15" patternUnits="userSpaceOnUse" x="163">
                <path d="M0 7.5C7.5 0 7.5 15 15 7.5S22.5 0 30 7.5" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".27"></path>
            </pattern>
            <pattern id="tejo" width="26" height="10" patternUnits="userSpaceOnUse">
                <path d="M0 6C4.5 1 8.5 1 13 6S21.5 11 26 6" fill="none" stroke="var(--wave)" stroke-width="1"></path>
            </pattern>
            <pattern id="covered" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path d="M0 0V8" stroke="var(--tile-orn)" stroke-width="3"></path>
            </pattern>
        </defs>
    }
}

/// Rows that are not played with lie under a cover (L-2P-02).
fn covered(scene: Scene<Lisboa>) -> impl IntoView {
    let rows = scene.game.with_value(|game| Row::ALL.map(|row| (row, game.has_row(row))));
    let cover = |row: Row| view! { <rect x="16" y=row_y(row) width="624" height="74" rx="4" fill="url(#covered)" opacity=".5"></rect> };
    rows.into_iter().filter(|(_, is_played)| !is_played).map(|(row, _)| cover(row)).collect_view()
}

fn paving(scene: Scene<Lisboa>, street: Good) -> impl IntoView {
    let (x, y, height) = (street_x(street), TOP - 18.0, RIVER - TOP + 19.0);
    let name = move || scene.form(&names::street(street), "proper");
    let middle = TOP + 2.5 * PITCH - 4.0;
    // The plate is as long as the name; letters of this face are about this wide.
    let long = move || name().chars().count() as f64 * 6.7 + 16.0;
    view! {
        <g class=format!("street {}", street_class(street))>
            <rect class="paving" x=x y=y width=STREET height=height></rect>
            <rect x=x y=y width=STREET height=height fill="url(#calcada)"></rect>
            <path class="kerb" d=format!("M{} {y}V{}M{} {y}V{}", x + 0.5, y + height, x + STREET - 0.5, y + height)></path>
            <g transform=format!("translate({} {middle}) rotate(-90)", x + STREET / 2.0)>
                <rect class="name-plate" x=move || -long() / 2.0 y="-8.5" width=long height="17" rx="8.5"></rect>
                <text class="street-name" y="4" text-anchor="middle">{name}</text>
            </g>
        </g>
    }
}

fn letters(scene: Scene<Lisboa>) -> impl IntoView {
    let rows = Row::ALL.into_iter().filter(|&row| scene.game.with_value(|game| game.has_row(row)));
    let rows =
        rows.map(|row| view! { <text class="axis" x="8" y=row_y(row) + 42.0 text-anchor="middle">{row.name()}</text> });
    let middle = |column: Column| column_x(column) + column_width(column) / 2.0;
    let columns = Column::ALL
        .map(|column| view! { <text class="axis" x=middle(column) y="85" text-anchor="middle">{column.name()}</text> });
    view! { {rows.collect_view()} {columns.into_iter().collect_view()} }
}

/// The compass, with the period and the round beside it.
fn compass(scene: Scene<Lisboa>) -> impl IntoView {
    let time = scene.shows(|game, view| board::time(game, &view.shown));
    view! {
        <g class="compass" transform="translate(42 45)">
            <circle r="27" class="dial"></circle>
            <circle r="22.5" class="dial thin"></circle>
            <path class="rose" d="M0 -22L5 -5 22 0 5 5 0 22 -5 5 -22 0 -5 -5Z"></path>
            <path class="needle" d="M0 -22L5 -5 0 0 -5 -5Z"></path>
            <text class="axis cut" y="-25" text-anchor="middle">{move || scene.say(&board::north())}</text>
        </g>
        <text class="caption strong" x="80" y="40">{move || scene.say(&time.get())}</text>
        <text class="caption" x="80" y="55">{move || scene.form(&time.get(), "round")}</text>
    }
}

/// What lies at the river: tiles of the city display, scoring tiles, the supply.
pub fn display(scene: Scene<Lisboa>) -> impl IntoView {
    view! {
        {Column::ALL.map(|column| score(scene, column)).into_iter().collect_view()}
        {Good::ALL.map(|street| tile(scene, street, false)).into_iter().collect_view()}
        {tile(scene, Good::Tool, true)}
        {supply(scene)}
        <text class="river-name" x="600" y="575" text-anchor="middle">{move || scene.say(&board::river())}</text>
    }
}

/// The scoring tile below a column. The thin column has none, only a plaque.
fn score(scene: Scene<Lisboa>, column: Column) -> impl IntoView {
    let wigs = scene.shows(move |game, view| {
        let wigs = game.column_value(&view.shown, column);
        (wigs, column_in_doubt(game, column, wigs))
    });
    let label = Signal::derive(move || {
        let (wigs, doubt) = wigs.get();
        let label = scene.game.with_value(|game| {
            scene.sight.with_untracked(|sight| board::Labels { game, view: &sight.view }.score(column, wigs))
        });
        scene.say(&board::doubtful(doubt, label))
    });
    let x = column_x(column) + column_width(column) / 2.0 + if column.is_thin() { 4.0 } else { 0.0 };
    let width = if column.is_thin() { 42.0 } else { 56.0 };
    let area = Area::new(x - width / 2.0, 528.0, width, 46.0);
    view! {
        <MapSpot touch=scene.touch() place=places::score(column) label area class="score-tile">
            {if column.is_thin() { plaque(area).into_any() } else { tile_of_azulejo(area.x).into_any() }}
            {sign("lisboa-wig", x - if column.is_thin() { 17.0 } else { 22.0 }, 540.0, if column.is_thin() { 17.0 } else { 22.0 })}
            <text class=if column.is_thin() { "number" } else { "score" } x=x + if column.is_thin() { 9.0 } else { 12.0 } y="558" text-anchor="middle">
                {move || wigs.get().0}
            </text>
            {move || wigs.get().1.then(|| map_star(area.x + area.w - 8.0, area.y + 14.0))}
        </MapSpot>
    }
}

fn plaque(area: Area) -> impl IntoView {
    view! { <rect class="plaque" x=area.x y=area.y + 6.0 width=area.w height="32" rx="3"></rect> }
}

fn tile_of_azulejo(x: f64) -> impl IntoView {
    view! {
        <g transform=format!("translate({x} 528)")>
            <path class="azulejo" d="M0 6A6 6 0 0 0 6 0H50A6 6 0 0 0 56 6V40A6 6 0 0 0 50 46H6A6 6 0 0 0 0 40Z"></path>
            <path class="azulejo-line" d="M3.5 8A8 8 0 0 0 8 3.5H48A8 8 0 0 0 52.5 8V38A8 8 0 0 0 48 42.5H8A8 8 0 0 0 3.5 38Z"></path>
        </g>
    }
}

/// A tile of the city display at the foot of its street; the small one, for the thin column, lies beside.
fn tile(scene: Scene<Lisboa>, street: Good, small: bool) -> impl IntoView {
    let is_there = scene.shows(move |_, view| view.shown.city[if small { 4 } else { street.index() }]);
    let label = scene.told(move |game, view| board::Labels { game, view }.tile(street, small));
    let x = if small { 556.0 } else { street_x(street) + 1.0 };
    let height = if small { 40.0 } else { 50.0 };
    let area = Area::new(x, 503.0, 28.0, height);
    let place = if small { places::small_tile() } else { places::tile(street) };
    let draw = move || match is_there.get() {
        false => {
            view! { <rect class="slot" x=area.x + 1.0 y=area.y + 1.0 width="26" height=height - 2.0 rx="4"></rect> }
                .into_any()
        }
        true => view! {
            <rect class="store-tile" x=area.x y=area.y width="28" height=height rx="4"></rect>
            {sign("lisboa-store", x + 3.0, 506.0, 22.0)}
            {sign(good_icon(street), x + 6.5, if small { 526.0 } else { 533.0 }, 15.0)}
        }
        .into_any(),
    };
    view! {
        <g class=street_class(street)>
            <MapSpot touch=scene.touch() place label area>{draw}</MapSpot>
        </g>
    }
}

fn supply(scene: Scene<Lisboa>) -> impl IntoView {
    let supply = scene.shows(|_, view| board::supply(&view.shown));
    view! {
        <text class="caption strong" x="590" y="515">{move || scene.say(&board::supply_title())}</text>
        <text class="caption" x="590" y="529">{move || scene.say(&supply.get()[0])}</text>
        <text class="caption" x="590" y="543">{move || scene.say(&supply.get()[1])}</text>
    }
}
