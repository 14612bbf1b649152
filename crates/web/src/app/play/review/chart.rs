//! The points of every seat, turn by turn, as lines; for those who do not see them, as a table.

use super::look_at;
use crate::app::play::mark;
use crate::app::play::state::At;
use crate::board::Placed;
use crate::chart::{self, BOTTOM, Chart, HEIGHT, LEFT, RIGHT, TOP, WIDTH};
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use session::Course;
use std::sync::Arc;
use table::Seat;
use web_sys::PointerEvent;
use words::say;

/// The chart, what it says at one moment, and the same as a table.
pub fn part<G: Played>(at: At<G>, course: Arc<Course>) -> impl IntoView {
    let chart = Arc::new(Chart::of(&course));
    let last = chart.moments.len() - 1;
    let moment = RwSignal::new(last);
    view! {
        <section class="course" aria-labelledby="course-title">
            <h3 id="course-title">{speech::tell_with(&say!("app-course", points = G::points()), &at.names.get_untracked())}</h3>
            {drawing::<G>(&chart, moment)}
            {readout(at, course.clone(), moment, last)}
            {as_table(at, &course)}
        </section>
    }
}

/// The lines, with the moment that is pointed at.
fn drawing<G: Played>(chart: &Arc<Chart>, moment: RwSignal<usize>) -> impl IntoView + use<G> {
    let (levels, rounds) = (levels(chart), rounds(chart));
    let lines = (0..chart.lines.len()).map(|seat| line::<G>(chart, seat)).collect_view();
    let cursor = {
        let chart = chart.clone();
        move || chart.moments.get(moment.get()).copied().unwrap_or(RIGHT)
    };
    let x = cursor.clone();
    let dots = (0..chart.lines.len()).map(|seat| {
        let (chart, x) = (chart.clone(), cursor.clone());
        let y = move || chart.lines[seat].get(moment.get()).copied().unwrap_or(TOP);
        let class = seat_class::<G>("chart-dot", seat);
        view! { <circle class=class r="5" cx=x cy=y/> }
    });
    let point = {
        let chart = chart.clone();
        move |event: PointerEvent| moment.set(chart.nearest(place(&event)))
    };
    let down = point.clone();
    let last = chart.moments.len() - 1;
    view! {
        <svg class="course-chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=said!("app-course-label")
            on:pointermove=point on:pointerdown=down>
            <rect class="chart-final" x=chart.moments[last - 1] y=TOP width=RIGHT - chart.moments[last - 1] height=BOTTOM - TOP/>
            {levels}
            {rounds}
            <line class="chart-moment" x1=x.clone() x2=x y1=TOP y2=BOTTOM/>
            {lines}
            {dots.collect_view()}
        </svg>
    }
}

/// Where a pointer stands in the drawing.
fn place(event: &PointerEvent) -> f32 {
    let target = event.current_target().and_then(|target| {
        use wasm_bindgen::JsCast;
        target.dyn_into::<web_sys::Element>().ok()
    });
    target.map_or(RIGHT, |target| {
        let frame = target.get_bounding_client_rect();
        ((f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0)) as f32 * WIDTH
    })
}

/// The numbers of the points, with a fine line each.
fn levels(chart: &Chart) -> impl IntoView + use<> {
    let level = |&(points, y): &(i16, f32)| {
        let class = if points == 0 { "chart-level nought" } else { "chart-level" };
        view! {
            <line class=class x1=LEFT x2=RIGHT y1=y y2=y/>
            <text class="chart-number" x=LEFT - 8.0 y=y + 4.0 text-anchor="end">{points}</text>
        }
    };
    chart.levels.iter().map(level).collect_view()
}

/// The numbers of the rounds, and what comes behind them.
fn rounds(chart: &Chart) -> impl IntoView + use<> {
    let round = |round: &chart::Round| {
        let number = round.is_told.then(|| {
            view! { <text class="chart-number" x=(round.from + round.to) / 2.0 y=BOTTOM + 16.0 text-anchor="middle">{round.number}</text> }
        });
        view! {
            <line class="chart-round" x1=round.to x2=round.to y1=TOP y2=BOTTOM/>
            {number}
        }
    };
    let played = chart.moments[chart.moments.len() - 2];
    view! {
        {chart.rounds.iter().map(round).collect_view()}
        <text class="chart-name" x=(LEFT + played) / 2.0 y=BOTTOM + 33.0 text-anchor="middle">{said!("app-course-rounds")}</text>
        <text class="chart-name" x=(played + RIGHT) / 2.0 y=BOTTOM + 16.0 text-anchor="middle">{said!("app-course-end")}</text>
    }
}

/// The line of a seat in its colour and its own dashes, with its mark at the end.
fn line<G: Played>(chart: &Chart, seat: usize) -> impl IntoView + use<G> {
    let places = chart.moments.iter().zip(&chart.lines[seat]).map(|(x, y)| format!("{x:.1},{y:.1}"));
    let places = places.collect::<Vec<_>>().join(" ");
    let (end, y) = (chart.lines[seat].last().copied().unwrap_or(BOTTOM), chart.marks[seat]);
    let sign = format!("#{}", <G as Placed>::mark(Seat::ALL[seat]));
    let class = seat_class::<G>("chart-line", seat);
    view! {
        <g class=class>
            <polyline class="chart-edge" points=places.clone()/>
            <polyline class="chart-stroke" points=places/>
            <line class="chart-lead" x1=RIGHT + 3.0 y1=end x2=RIGHT + 16.0 y2=y/>
            <circle class="chart-medal" cx=RIGHT + 28.0 cy=y r="12"/>
            <svg x=RIGHT + 19.0 y=y - 9.0 width="18" height="18"><use href=sign></use></svg>
        </g>
    }
}

fn seat_class<G: Played>(class: &str, seat: usize) -> String {
    format!("{class} {} seat-{}", crate::app::ground(G::GAME), seat + 1)
}

/// The points at the moment that is pointed at, with a slider for the keyboard, and the way to that moment.
fn readout<G: Played>(at: At<G>, course: Arc<Course>, moment: RwSignal<usize>, last: usize) -> impl IntoView {
    let names = at.names.get_untracked();
    let now = {
        let (course, names) = (course.clone(), names.clone());
        move || {
            let n = moment.get();
            let what = match n.checked_sub(1).map(|turn| course.turns.get(turn)) {
                None => say!("app-course-start"),
                Some(None) => say!("app-course-final"),
                Some(Some(turn)) if turn.round == 0 => say!("app-course-before", seat = turn.turn),
                Some(Some(turn)) => say!("app-course-turn", round = turn.round, seat = turn.turn),
            };
            speech::tell_with(&what, &names)
        }
    };
    let (value, step) = (now.clone(), course.clone());
    let points = move |seat: Seat| {
        let course = course.clone();
        let number = move || chart::points(&course).get(moment.get()).map(|points| points[seat.index()]);
        view! { <li>{mark::<G>(seat)}<span class="dash" data-seat=seat.index() aria-hidden="true"></span><span class="reader-name">{names[seat].clone()}</span><b>{number}</b></li> }
    };
    let n_seats = step.total.len() as u8;
    let look = move |_| {
        let turn = moment.get_untracked().saturating_sub(1).min(step.turns.len().saturating_sub(1));
        let step = if moment.get_untracked() == 0 { 0 } else { step.turns.get(turn).map_or(0, |turn| turn.step) };
        look_at(at, at.shown.get_untracked().and_then(|sight| sight.viewer), step);
    };
    view! {
        <div class="reader">
            <div class="reader-head">
                <b class="reader-when">{now}</b>
                <button class="button quiet low" on:click=look>{said!("app-review-look")}</button>
            </div>
            <ul class="reader-points">{Seat::first(n_seats).map(points).collect_view()}</ul>
            <input class="slider" type="range" min="0" max=last aria-label=said!("app-course-moment") aria-valuetext=value
                prop:value=move || moment.get().to_string()
                on:input:target=move |event| moment.set(event.target().value().parse().unwrap_or(0).min(last))/>
        </div>
    }
}

/// The points at the end of each round.
fn as_table<G: Played>(at: At<G>, course: &Course) -> impl IntoView + use<G> {
    let names = at.names.get_untracked();
    let cells = |points: &[i16]| points.iter().map(|&points| view! { <td>{points}</td> }).collect_view();
    let head = Seat::first(course.total.len() as u8)
        .map(|seat| view! { <th scope="col">{mark::<G>(seat)}<span>{names[seat].clone()}</span></th> });
    let ends = course.turns.iter().enumerate().filter(|(n, turn)| {
        let next = course.turns.get(n + 1);
        turn.round > 0 && next.is_none_or(|next| next.round != turn.round)
    });
    let rows = ends.map(|(_, turn)| {
        view! { <tr><th scope="row">{said!("app-round", round = turn.round)}</th>{cells(&turn.points)}</tr> }
    });
    view! {
        <details class="as-table">
            <summary>{said!("app-course-table")}</summary>
            <table class="scores">
                <thead><tr><th scope="col">{said!("app-course-after")}</th>{head.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{said!("app-course-final")}</th>{cells(&course.total)}</tr></tfoot>
            </table>
        </details>
    }
}
