//! Rubble at the ends of rows, at the feet of columns and on the pile, and what a cube adds to the price of land.

use super::{column_width, column_x, row_y};
use crate::board::Scene;
use crate::board::lisboa::flights::cube_icon;
use crate::board::lisboa::places;
use crate::board::widgets::{Area, MapSpot, sign};
use leptos::prelude::*;
use lisboa::{Column, Lisboa, Row, Rubble};
use table::Id;
use words::Message;
use words::lisboa::board::{self, Labels};

/// The side of a cube.
const CUBE: f64 = 20.0;

/// Where the cubes of a heap lie, one after the other.
#[derive(Clone, Copy)]
pub struct Line {
    x: f64,
    y: f64,
    /// From one cube to the next.
    step: (f64, f64),
}

impl Line {
    fn cube(self, i: usize) -> (f64, f64) {
        (self.x + self.step.0 * i as f64, self.y + self.step.1 * i as f64)
    }

    /// The area of some cubes from one on.
    pub fn area(self, from: usize, n: usize) -> Area {
        let ((x, y), (to_x, to_y)) = (self.cube(from), self.cube(from + n.saturating_sub(1)));
        Area::new(x, y, to_x - x + CUBE, to_y - y + CUBE)
    }
}

/// All rubble of the map.
pub fn rubble(scene: Scene<Lisboa>) -> impl IntoView {
    let rows = Row::ALL.into_iter().filter(|&row| scene.game.with_value(|game| game.has_row(row)));
    view! {
        {rows.map(|row| at_row(scene, row)).collect_view()}
        {Column::ALL.map(|column| at_column(scene, column)).into_iter().collect_view()}
        {pile(scene)}
        {legend(scene)}
    }
}

/// Where the cubes at the end of a row lie.
pub fn row_line(row: Row) -> Line {
    Line { x: 548.0, y: row_y(row) + 4.0, step: (0.0, 22.0) }
}

/// Where the cubes at the foot of a column lie.
pub fn column_line(column: Column, spaces: u8) -> Line {
    let width = 22.0 * f64::from(spaces) - 2.0;
    // The thin column is narrower than its cubes, and the tile of its street lies to the left of them.
    let x = (column_x(column) + (column_width(column) - width) / 2.0).max(column_x(column) + 2.0);
    Line { x, y: 503.0, step: (22.0, 0.0) }
}

fn at_row(scene: Scene<Lisboa>, row: Row) -> impl IntoView {
    let counts = scene.shows(move |_, view| view.shown.row_rubble[row.index()]);
    let spaces = scene.game.with_value(|game| game.components.board.rubble_row);
    let line = row_line(row);
    let label = move |color: Rubble| scene.told(move |game, view| Labels { game, view }.row_cubes(row, color));
    move || heap(scene, counts.get(), spaces, line, &|color| places::row_cubes(row, color), &label)
}

fn at_column(scene: Scene<Lisboa>, column: Column) -> impl IntoView {
    let counts = scene.shows(move |_, view| view.shown.column_rubble[column.index()]);
    let spaces = scene.game.with_value(|game| game.components.board.rubble_column[column.index()]);
    let line = column_line(column, spaces);
    let label = move |color: Rubble| scene.told(move |game, view| Labels { game, view }.column_cubes(column, color));
    move || heap(scene, counts.get(), spaces, line, &|color| places::column_cubes(column, color), &label)
}

/// The cubes of a heap by colour, each colour a spot, and the spaces that are empty by now.
fn heap(
    scene: Scene<Lisboa>,
    counts: [u8; 3],
    spaces: u8,
    line: Line,
    place: &dyn Fn(Rubble) -> crate::board::Place,
    label: &dyn Fn(Rubble) -> Signal<String>,
) -> AnyView {
    let mut next = 0;
    let mut drawn = Vec::new();
    for color in Rubble::ALL {
        let n = usize::from(counts[color.index()]);
        if n > 0 {
            let (area, from) = (line.area(next, n), next);
            let cubes = (from..from + n).map(|i| cube(color, line.cube(i))).collect_view();
            drawn.push(
                view! {
                    <MapSpot touch=scene.touch() place=place(color) label=label(color) area class="cubes">{cubes}</MapSpot>
                }
                .into_any(),
            );
            next += n;
        }
    }
    let empty = (next..usize::from(spaces)).map(|i| empty(line.cube(i)).into_any());
    drawn.into_iter().chain(empty).collect_view().into_any()
}

fn cube(color: Rubble, (x, y): (f64, f64)) -> impl IntoView {
    sign(cube_icon(color), x, y, CUBE)
}

fn empty((x, y): (f64, f64)) -> impl IntoView {
    view! { <rect class="slot" x=x + 3.0 y=y + 3.0 width="14" height="14" rx="2"></rect> }
}

/// The pile: how many of each colour are left.
fn pile(scene: Scene<Lisboa>) -> impl IntoView {
    let counts = scene.shows(|_, view| view.shown.pile);
    let label = scene.told(|game, view| Labels { game, view }.pile());
    let one = move |color: Rubble, n: u8| {
        let x = 551.0 + 29.0 * color.index() as f64;
        let text =
            view! { <text class="caption strong" x=x + 12.0 y="70" text-anchor="middle">{format!("×{n}")}</text> };
        let dim = if n == 0 { "0.3" } else { "1" };
        let drawn = view! { <g opacity=dim>{sign(cube_icon(color), x + 2.0, 35.0, 20.0)}</g> {text} };
        if n == 0 {
            return drawn.into_any();
        }
        let label = scene.told(move |game, view| Labels { game, view }.pile_cubes(color));
        let area = Area::new(x - 1.0, 33.0, 26.0, 40.0);
        view! { <MapSpot touch=scene.touch() place=places::pile_cubes(color) label area class="cubes">{drawn}</MapSpot> }.into_any()
    };
    view! {
        <g data-place=places::pile().0.to_string() data-tip=move || label.get()>
            <rect class="board-box" x="544.5" y="10.5" width="95" height="65" rx="4"></rect>
            <text class="caption strong" x="592" y="26" text-anchor="middle">{move || scene.say(&board::pile_title())}</text>
        </g>
        {move || Rubble::ALL.map(|color| one(color, counts.get()[color.index()])).into_iter().collect_view()}
    }
}

/// What a cube of each colour adds to the price of land.
fn legend(scene: Scene<Lisboa>) -> impl IntoView {
    let values = scene.shows(|game, view| Rubble::ALL.map(|color| legend_of(&Labels { game, view }, color)));
    let line = move |i: usize, color: Rubble| {
        let y = 504.0 + 23.0 * i as f64;
        view! {
            <g data-tip=move || scene.say(&values.get()[i].1)>
                {sign(cube_icon(color), 18.0, y, 18.0)}
                <text class="caption" x="42" y=y + 13.5>{move || scene.say(&values.get()[i].0)}</text>
            </g>
        }
    };
    Rubble::ALL.into_iter().enumerate().map(|(i, color)| line(i, color)).collect_view()
}

fn legend_of(labels: &Labels<'_>, color: Rubble) -> (Message, Message) {
    (labels.cube_value(color), labels.cube_legend(color))
}
