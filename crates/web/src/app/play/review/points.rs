//! Where the points of each seat came from: during play by what gave them, then the lines of the final scoring.

use crate::app::play::state::At;
use crate::app::play::{mark, rule_link};
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use session::Course;
use table::{ScoreLine, Seat};
use words::Message;

/// The table.
pub fn part<G: Played>(at: At<G>, course: &Course) -> impl IntoView + use<G> {
    let names = at.names.get_untracked();
    let seats: Vec<Seat> = Seat::first(course.total.len() as u8).collect();
    let head =
        seats.iter().map(|&seat| view! { <th scope="col">{mark::<G>(seat)}<span>{names[seat].clone()}</span></th> });
    let head = head.collect_view();
    let lines = || course.play.iter().chain(&course.end);
    let most = lines().flat_map(|line| seats.iter().map(|&seat| line.points[seat].abs())).max().unwrap_or(0).max(1);
    let line = |name: Message, line: &ScoreLine| {
        let cells = seats.iter().map(|&seat| cell(line.points[seat], most)).collect_view();
        view! { <tr><th scope="row">{speech::tell_with(&name, &names)} " " {rule_link(at, line.rule)}</th>{cells}</tr> }
    };
    let named = |name: Option<Message>, line: &ScoreLine| name.unwrap_or_else(|| Message::new(line.name));
    let play = course.play.iter().map(|source| line(named(G::source(source.name), source), source)).collect_view();
    let end = course.end.iter().map(|source| line(named(G::score_line(source.name), source), source)).collect_view();
    let part =
        |name: String| view! { <tr class="source-part"><th scope="rowgroup" colspan=seats.len() + 1>{name}</th></tr> };
    let start = course.start.iter().any(|&points| points != 0).then(|| {
        let cells = course.start.iter().map(|&points| cell(points, most)).collect_view();
        view! { <tbody><tr><th scope="row">{said!("app-points-start")}</th>{cells}</tr></tbody> }
    });
    view! {
        <section class="sources" aria-labelledby="sources-title">
            <h3 id="sources-title">{said!("app-points-from", points = G::points())}</h3>
            <table class="scores">
                <thead><tr><th scope="col">{speech::tell(&G::points())}</th>{head}</tr></thead>
                {start}
                <tbody>{part(said!("app-points-play"))}{play}</tbody>
                <tbody>{part(said!("app-scoring"))}{end}</tbody>
                <tfoot><tr><th scope="row">{said!("app-score-total")}</th>
                    {course.total.iter().map(|&points| view! { <td>{points}</td> }).collect_view()}</tr></tfoot>
            </table>
        </section>
    }
}

/// Points, with a bar as long as they are many; what was lost is marked.
fn cell(points: i16, most: i16) -> impl IntoView {
    let share = format!("{:.0}%", f32::from(points.abs()) / f32::from(most) * 100.0);
    let class = match points {
        0 => "share none",
        points if points < 0 => "share lost",
        _ => "share",
    };
    view! { <td class=class style=("--share", share)>{points}</td> }
}
