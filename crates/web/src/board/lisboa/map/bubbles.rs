//! Prices and wigs over the map while a store is built or a building opened, and a ghost of it. For the eye only: labels and notes
//! of the places say the same.

use super::rubble::{self, Line};
use super::{city, land_area, site_area};
use crate::board::Scene;
use crate::board::lisboa::face::street_class;
use crate::board::lisboa::flights::cube_icon;
use crate::board::lisboa::numbers::{Lot, Numbers, Opening, Plot, Works, numbers};
use crate::board::widgets::{Area, sign};
use leptos::prelude::*;
use lisboa::{CubeFrom, Land, Lisboa};
use table::{Id, Seat};
use words::lisboa::board;

/// What the map tells now.
pub fn told(scene: Scene<Lisboa>) -> Memo<Numbers> {
    Memo::new(move |_| {
        scene
            .game
            .with_value(|game| scene.base.with(|base| scene.sight.with(|sight| numbers(game, &base.view, &sight.view))))
    })
}

/// All of it.
pub fn bubbles(scene: Scene<Lisboa>, told: Memo<Numbers>) -> impl IntoView {
    let viewer = scene.shows(|_, view| view.seat);
    move || {
        told.with(|numbers| {
            let works = numbers.works.as_ref().map(|works| works.land);
            let lots = numbers.lots.iter().filter(|lot| Some(lot.land) != works).map(lot).collect_view();
            let site = numbers.opening.as_ref().map(|opening| opening.site);
            let plots = numbers.plots.iter().filter(|plot| Some(plot.site) != site).map(plot).collect_view();
            view! {
                <g class="bubbles" aria-hidden="true">
                    {lots}
                    {plots}
                    {numbers.works.as_ref().map(|works| store(scene, works))}
                    {numbers.opening.as_ref().map(|opening| building(scene, opening, viewer.get()))}
                </g>
            }
        })
    }
}

/// A number, or the least and the most.
fn range((low, high): (u8, u8)) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// A text in a frame around a point, with a sign before it where there is room. It keeps its size on small screens.
fn pill(class: &str, (x, y): (f64, f64), icon: Option<&'static str>, text: String) -> impl IntoView + use<> {
    let narrow = text.chars().count() as f64 * 6.8 + 12.0;
    let wide = narrow + 14.0;
    let frame = |class: &'static str, w: f64| view! { <rect class=class x=-w / 2.0 y="-8.75" width=w height="17.5" rx="8.75"></rect> };
    view! {
        <g class=format!("pill {class}") class:signed=icon.is_some() transform=format!("translate({x} {y})")>
            <g class="keep">
                {frame("narrow", narrow)}
                {icon.map(|icon| view! { {frame("wide", wide)} {sign(icon, 3.5 - wide / 2.0, -7.0, 14.0)} })}
                <text y="4.3" text-anchor="middle">{text}</text>
            </g>
        </g>
    }
}

/// A round bubble with a gain or a loss.
fn bubble(class: &str, (x, y): (f64, f64), r: f64, text: String) -> impl IntoView + use<> {
    view! {
        <g class=format!("bubble {class}") transform=format!("translate({x} {y})")>
            <g class="keep"><circle r=r></circle><text y="4.6" text-anchor="middle">{text}</text></g>
        </g>
    }
}

fn lot(lot: &Lot) -> impl IntoView + use<> {
    let area = land_area(lot.land);
    let top = (area.middle().0, area.y + 3.0);
    let is_thin = lot.land.column().is_thin();
    let price = range(lot.price);
    let (class, icon) = if lot.burnt > 0 { ("burnt", "lisboa-influence") } else { ("", "lisboa-reis") };
    let head = match (lot.streets.is_empty(), lot.short) {
        (false, _) => pill(class, top, (!is_thin).then_some(icon), price).into_any(),
        (true, 0) => lock(top).into_any(),
        (true, _) => pill("no", top, (!is_thin).then_some("ui-lock"), price).into_any(),
    };
    let wigs = lot.streets.iter().filter(|(_, wigs)| *wigs > 0).map(|&(street, wigs)| {
        let is_west = board::entrance(lot.land, street) == lisboa::Side::West;
        let aside = if is_thin { 0.0 } else { area.w / 2.0 - 13.0 };
        let x = if is_west { top.0 - aside } else { top.0 + aside };
        pill(&format!("wigs {}", street_class(street)), (x, area.y + area.h - 5.0), None, format!("+{wigs}"))
    });
    view! { {head} {wigs.collect_view()} }
}

fn lock((x, y): (f64, f64)) -> impl IntoView {
    view! {
        <g class="pill no" transform=format!("translate({x} {y})")>
            <g class="keep"><circle r="9"></circle>{sign("ui-lock", -6.0, -6.0, 12.0)}</g>
        </g>
    }
}

fn plot(plot: &Plot) -> impl IntoView + use<> {
    let area = site_area(plot.site);
    let (x, y) = (area.middle().0, area.y + 3.0);
    let aside = if plot.rivals > 0 { 10.0 } else { 0.0 };
    let own = if plot.own > 0 { "wigs solid" } else { "wigs zero" };
    view! {
        {pill(own, (x - aside, y), Some("lisboa-wig"), format!("+{}", plot.own))}
        {(plot.rivals > 0).then(|| pill("rival", (x + 26.0, y), None, format!("+{}", plot.rivals)))}
    }
}

/// The store that is being built: a ghost of it, what its price is made of, and for which buildings it scores.
fn store(scene: Scene<Lisboa>, works: &Works) -> impl IntoView + use<> {
    let area = land_area(works.land);
    let (x, _) = area.middle();
    let total = (works.wigs > 0)
        .then(|| bubble("large", (area.x + area.w - 6.0, area.y + area.h - 4.0), 15.0, format!("+{}", works.wigs)));
    let scoring = works.scoring.iter().map(|&(site, wigs)| {
        let area = site_area(site);
        view! { {dashed(area)} {bubble("", (area.x + area.w - 6.0, area.y + 6.0), 12.5, format!("+{wigs}"))} }
    });
    view! {
        {sums(scene, works)}
        <g class="ghost">{city::store(works.land, area, works.street, Some(works.seat))}</g>
        {dashed(area)}
        {pill("now", (x, area.y + 2.0), (!works.land.column().is_thin()).then_some("lisboa-reis"), range(works.price))}
        {scoring.collect_view()}
        {total}
    }
}

/// The cubes of the row and of the column with their worth, and the one that is taken.
fn sums(scene: Scene<Lisboa>, works: &Works) -> impl IntoView + use<> {
    let land = works.land;
    let spaces = scene.game.with_value(|game| {
        let board = &game.components.board;
        (board.rubble_row, board.rubble_column[land.column().index()])
    });
    let (row, column) = (rubble::row_line(land.row()), rubble::column_line(land.column(), spaces.1));
    let (row_area, column_area) = (framed(row, spaces.0), framed(column, spaces.1));
    let ((x, y), (row_x, _), (column_x, _)) = (land_area(land).middle(), row_area.middle(), column_area.middle());
    let lead = format!("M{x} {y}H{}M{x} {y}V{}", row_area.x, column_area.y);
    let (of_row, of_column) = (board::row_sum(works.parts.row), board::column_sum(works.parts.column));
    // The cube is gone from its heap already: it is drawn where the next one would lie.
    let left = |from: CubeFrom| {
        scene.sight.with_untracked(|sight| {
            let s = &sight.view.shown;
            let is_row = from == CubeFrom::Row;
            let cubes = if is_row { s.row_rubble[land.row().index()] } else { s.column_rubble[land.column().index()] };
            usize::from(cubes.iter().sum::<u8>())
        })
    };
    let cube = works.cube.map(|(from, color)| {
        let at = if from == CubeFrom::Row { row } else { column }.area(left(from), 1);
        view! {
            {sign(cube_icon(color), at.x, at.y, at.w)}
            {dashed(at)}
            {bubble("small", (at.x + at.w, at.y), 10.5, format!("−{}", works.less))}
        }
    });
    view! {
        <path class="lead" d=lead></path>
        {boxed(row_area)}
        {boxed(column_area)}
        {cube}
        {pill("sum", (row_x, row_area.y - 4.0), None, scene.say(&of_row))}
        {pill("sum", (column_x, column_area.y + column_area.h + 3.0), None, scene.say(&of_column))}
    }
}

/// A frame around all spaces of a heap.
fn framed(line: Line, spaces: u8) -> Area {
    line.area(0, usize::from(spaces)).grown(3.0)
}

fn boxed(Area { x, y, w, h }: Area) -> impl IntoView {
    view! { <rect class="sum-box" x=x y=y width=w height=h rx="5"></rect> }
}

/// What would change.
fn dashed(area: Area) -> impl IntoView {
    let Area { x, y, w, h } = area.grown(1.5);
    view! { <rect class="would" x=x y=y width=w height=h rx="5"></rect> }
}

/// The building that is being opened: a ghost of it, and what every store scores by it.
fn building(scene: Scene<Lisboa>, opening: &Opening, viewer: Option<Seat>) -> impl IntoView + use<> {
    let area = site_area(opening.site);
    let (architect, id) = (opening.open.architect, opening.open.building);
    let colors = scene.game.with_value(|game| game.components.colors(id, architect));
    let store = |&(land, owner, wigs): &(Land, Seat, u8)| {
        let area = land_area(land);
        let class = if Some(owner) == viewer { "" } else { "rival" };
        view! { {dashed(area)} {bubble(class, (area.x + 6.0, area.y + 5.0), 13.0, format!("+{wigs}"))} }
    };
    view! {
        <g class="ghost" transform=format!("translate({} {})", area.x, area.y)>{city::building(architect, colors)}</g>
        {dashed(area)}
        {opening.scoring.iter().map(store).collect_view()}
    }
}
