//! Fields with what grows and lies there, what they turn into, and the Workers; and the Forest.

use crate::board::Scene;
use crate::board::madeira::draw::{before, printed, region_class, roman, told};
use crate::board::madeira::face::{good_icon, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Area, MapSpot, map_star, seat_class, sign};
use leptos::prelude::*;
use madeira::{Field, Good, Madeira, State, View};
use table::{Id, Seat};
use words::madeira::board;
use words::madeira::printed::Thing;
use words::madeira::things::converts_in;

/// The size of a Field.
const ACRE: (f64, f64) = (88.0, 69.0);
/// The upper left corners of the Good Fields.
const CORNERS: [(f64, f64); madeira::GOOD_FIELDS] = [
    (573.0, 34.0),
    (664.0, 34.0),
    (573.0, 107.0),
    (664.0, 107.0),
    (48.0, 162.0),
    (142.0, 174.0),
    (236.0, 179.0),
    (330.0, 174.0),
    (424.0, 162.0),
    (48.0, 35.0),
    (142.0, 23.0),
    (236.0, 18.0),
    (330.0, 23.0),
    (424.0, 35.0),
];

/// What becomes of a Field.
#[derive(Clone, Copy, PartialEq)]
enum Turn {
    /// It turns into this after its round, if no Wood is left.
    Coming(Good),
    /// It did.
    Done(Good),
    /// It did not.
    Missed(Good),
}

/// What is on a Field.
#[derive(Clone, PartialEq)]
struct Face {
    grows: Good,
    wood: u8,
    turn: Option<Turn>,
    workers: Vec<Bench>,
}

/// A seat's place on a Field: whether its Worker is there, and whether only by what is filled in.
type Bench = (Seat, bool, bool);

/// A Field, or the Forest.
pub fn field(scene: Scene<Madeira>, at: Field) -> AnyView {
    match (CORNERS.get(at.index()), at.region()) {
        (Some(&(x, y)), Some(region)) => {
            let area = Area::new(x, y, ACRE.0, ACRE.1);
            view! { <g class=region_class(region)>{acre(scene, at, area)}</g> }.into_any()
        }
        _ => forest(scene).into_any(),
    }
}

/// Who has a Worker there: each seat has its place, the viewer's first.
fn workers(game: &Madeira, view: &View, base: &State, at: Field) -> Vec<Bench> {
    let seats = view.seat.unwrap_or(Seat::A).clockwise(game.options.players);
    let is_there = |s: &State, seat: Seat| s.players[seat].fields.has(at);
    seats.map(|seat| (seat, is_there(&view.shown, seat), !is_there(base, seat))).collect()
}

/// How much Wood is taken from a Field by what is filled in, in a tag above it.
fn taken(scene: Scene<Madeira>, at: Field, x: f64, y: f64) -> impl IntoView {
    let wood = move |s: &State| s.wood.get(at.index()).copied();
    let (old, new) =
        (before(scene, move |_, sight| wood(&sight.view.shown)), scene.shows(move |_, view| wood(&view.shown)));
    move || {
        let n = old.get()?.checked_sub(new.get()?).filter(|&n| n > 0)?;
        Some(view! {
            <g class="delta" transform=format!("translate({x} {y})")>
                <rect width="46" height="21" rx="10.5"></rect>
                <text x="15" y="15.5" text-anchor="middle">{format!("−{n}")}</text>
                {sign("madeira-wood", 25.0, 2.0, 17.0)}
            </g>
        })
    }
}

fn turn(game: &Madeira, s: &State, at: Field) -> Option<Turn> {
    let to = game.components.field(at)?.converts?;
    Some(match (s.converted.has(at), s.round <= converts_in(to)) {
        (true, _) => Turn::Done(to),
        (false, true) => Turn::Coming(to),
        (false, false) => Turn::Missed(to),
    })
}

fn acre(scene: Scene<Madeira>, at: Field, area: Area) -> impl IntoView {
    let base = before(scene, |_, sight| sight.view.shown);
    let face = scene.shows(move |game, view| Face {
        grows: game.grows(&view.shown, at).unwrap_or(Good::Wheat),
        wood: view.shown.wood[at.index()],
        turn: turn(game, &view.shown, at),
        workers: base.with(|base| workers(game, view, base, at)),
    });
    let (doubt, label) = printed(scene, Thing::Field(at), move |labels| labels.field(at));
    let draw = move || {
        face.with(|face| {
            let is_wooded = face.wood > 0;
            view! {
                <g class:wooded=is_wooded transform=format!("translate({} {})", area.x, area.y)>
                    <rect class="soil" width=ACRE.0 height=ACRE.1 rx="9"></rect>
                    <path class="furrow" d="M10 38q34-9 68 0M6 31q38-10 76 0M6 24q38-10 76 0M8 17q36-10 72 0"></path>
                    <g class="grown">{sign(good_icon(face.grows), 7.0, 5.0, 33.0)}</g>
                    {is_wooded.then(|| woodpile(face.wood, if face.turn.is_some() { 4.0 } else { 11.0 }))}
                    {face.turn.map(|turn| turning(turn, if is_wooded { 25.0 } else { 14.0 }))}
                    {doubt.then(|| map_star(6.5, 45.0))}
                    {bench(&face.workers, 3.0, 45.0)}
                </g>
            }
        })
    };
    view! {
        <MapSpot touch=scene.touch() place=places::field(at) label area class="acre">
            {draw} {taken(scene, at, area.x - 10.0, area.y - 9.0)}
        </MapSpot>
    }
}

/// Wood that lies on a Field.
fn woodpile(n: u8, y: f64) -> impl IntoView {
    view! {
        <rect class="woodpile" x="43" y=y width="40" height="19" rx="9.5"></rect>
        {sign("madeira-wood", 46.0, y + 1.5, 16.0)}
        <text class="wood-number" x="73" y=y + 14.0 text-anchor="middle">{n}</text>
    }
}

/// What a Field turns into: an arrow and the round, a check, or struck out.
fn turning(turn: Turn, y: f64) -> impl IntoView {
    let (Turn::Coming(to) | Turn::Done(to) | Turn::Missed(to)) = turn;
    let begin = if matches!(turn, Turn::Done(_)) { "ui-check" } else { "ui-to" };
    let is_missed = matches!(turn, Turn::Missed(_));
    view! {
        <g class="turning" class:missed=is_missed transform=format!("translate(43 {y})")>
            <rect width="40" height="17" rx="8.5"></rect>
            {sign(begin, 3.0, 4.2, 8.5)}
            {sign(good_icon(to), 12.0, 1.5, 14.0)}
            <text x="33" y="12.3" text-anchor="middle">{roman(converts_in(to))}</text>
            {is_missed.then(|| view! { <path d="M2 14L38 3"></path> })}
        </g>
    }
}

/// The Workers on a Field, each seat at its place.
fn bench(workers: &[Bench], x: f64, y: f64) -> impl IntoView + use<> {
    let one = |(i, &(seat, is_there, is_new)): (usize, &Bench)| {
        let middle = x + 12.0 + 19.7 * i as f64;
        match is_there {
            true => view! {
                <g class=seat_class(Some(seat))>
                    {is_new.then(|| view! { <rect class="coming" x=middle - 10.0 y=y width="20" height="20" rx="5"></rect> })}
                    {sign(worker(seat), middle - 9.0, y + 1.0, 18.0)}
                </g>
            }
            .into_any(),
            false => view! { <circle class="no-worker" cx=middle cy=y + 11.0 r="2"></circle> }.into_any(),
        }
    };
    view! {
        <rect class="bench" x=x y=y width="82" height="21" rx="7"></rect>
        {workers.iter().enumerate().map(one).collect_view()}
    }
}

/// Trees of the Forest: where they stand, and their size.
const TREES: [(f64, f64, f64); 10] = [
    (143.0, 112.0, 20.0),
    (161.0, 104.0, 17.0),
    (182.0, 98.0, 17.0),
    (357.0, 98.0, 20.0),
    (378.0, 104.0, 17.0),
    (391.0, 114.0, 17.0),
    (153.0, 123.0, 20.0),
    (371.0, 122.0, 17.0),
    (337.0, 94.0, 17.0),
    (205.0, 94.0, 20.0),
];

fn forest(scene: Scene<Madeira>) -> impl IntoView {
    let base = before(scene, |_, sight| sight.view.shown);
    let there = scene.shows(move |game, view| base.with(|base| workers(game, view, base, Field::Forest)));
    let label = told(scene, |labels| labels.field(Field::Forest));
    let area = Area::new(230.0, 104.0, 100.0, 60.0);
    view! {
        <MapSpot touch=scene.touch() place=places::field(Field::Forest) label area class="forest">
            <path class="woods" d="M144 134C144 112 208 99 280 99S418 112 418 134 352 168 280 168 144 156 144 134Z"></path>
            {TREES.map(|(x, y, size)| sign("madeira-tree", x, y, size)).into_iter().collect_view()}
            <text class="map-name" x="280" y="121" text-anchor="middle">{move || scene.say(&board::forest())}</text>
            <text class="map-note" x="280" y="134" text-anchor="middle">{move || scene.say(&board::forest_note())}</text>
            {move || there.with(|there| bench(there, 239.0, 139.0))}
        </MapSpot>
    }
}
