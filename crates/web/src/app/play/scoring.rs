//! The end of the game: who won and why, and the scoring sheet line by line; before it, what the sheet would be now.

use super::state::At;
use super::{mark, replay, review, rule_link, sheet};
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use session::{Ended, SightOf};
use table::{ScoreLine, Seat};
use words::{List, Message, StandingLine, say};

/// What stands in place of the answers once the game is over.
pub fn result<G: Played>(at: At<G>) -> impl IntoView {
    view! {
        <div class="panel-head"><h2 id="asked-title">{said!("app-over")}</h2></div>
        {move || at.base.get().and_then(|sight| Some(summary(at, &sight, sight.end.as_ref()?)))}
        <div class="row">
            <button class="button" on:click=move |_| at.is_scoring.set(true)>{said!("app-scoring")}</button>
            {review::button(at)}
            <button class="button quiet" on:click=move |_| replay::begin(at)>{said!("app-replay")}</button>
            <button class="button quiet" on:click=move |_| at.ways.again.run(())>{said!("app-again")}</button>
        </div>
    }
}

/// Who won, how the game ended, and what decided between equals.
fn summary<G: Played>(at: At<G>, sight: &SightOf<G>, end: &Ended) -> impl IntoView + use<G> {
    let names = at.names.get();
    let winners: Vec<Seat> = seats::<G>(sight).filter(|seat| end.ending.places[seat.index()] == 1).collect();
    let best = end.ending.scores.iter().copied().max().unwrap_or(0);
    let is_tie = seats::<G>(sight).filter(|seat| end.ending.scores[seat.index()] == best).count() > 1;
    let n = winners.len();
    let list = List::commas(winners.iter().map(|&seat| say!("app-seat", seat)));
    let won = speech::tell_with(&say!("app-won", winners = list, n, points = best, unit = G::points()), &names);
    let why = G::ended_by(&end.ending.reason).map(|reason| said!("app-ended-by", reason));
    view! {
        <p class="won">{winners.into_iter().map(mark::<G>).collect_view()}<b>{won}</b></p>
        {why.map(|why| view! { <p>{why}</p> })}
        {is_tie.then(|| view! { <p class="note">{speech::tell(&G::ties())}</p> })}
    }
}

fn seats<G: Played>(sight: &SightOf<G>) -> impl Iterator<Item = Seat> + use<G> {
    Seat::first(sight.seats.len() as u8)
}

/// The scoring sheet beside the table.
pub fn scoring_sheet<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let sight = at.base.get().filter(|_| at.is_scoring.get())?;
        let close = Callback::new(move |()| at.is_scoring.set(false));
        let Some(end) = sight.end.clone() else {
            return Some(sheet::sheet(said!("app-standing-title"), "scoring", close, standing(at)).into_any());
        };
        let sheet = sheet::sheet(
            said!("app-scoring"),
            "scoring",
            close,
            view! {
                {summary(at, &sight, &end)}
                {table(at, &sight, &end)}
                <div class="row">{review::button(at)}</div>
            },
        );
        Some(sheet.into_any())
    }
}

/// What everybody would have if the game ended now, line by line.
fn standing<G: Played>(at: At<G>) -> impl IntoView + use<G> {
    move || {
        let sight = at.base.get()?;
        let (now, names) = (at.table.game.get_value().if_ended_now(&sight.view), at.names.get());
        let all: Vec<Seat> = seats::<G>(&sight).collect();
        let cells = |points: &dyn Fn(Seat) -> i64| {
            all.iter().map(|&seat| view! { <td class={own::<G>(&sight, seat)}>{points(seat)}</td> }).collect_view()
        };
        let line = |line: &StandingLine| {
            let points = cells(&|seat| line.points[seat]);
            view! { <tr><th scope="row">{speech::tell_with(&line.what, &names)} " " {rule_link(at, line.rule)}</th>{points}</tr> }
        };
        let head = all.iter().map(|&seat| {
            view! { <th scope="col" class={own::<G>(&sight, seat)}>{mark::<G>(seat)}<span>{names[seat].clone()}</span></th> }
        });
        Some(view! {
            {now.note.as_ref().map(|note| view! { <p class="note">{speech::tell(note)}</p> })}
            <table class="scores">
                <thead><tr><th scope="col">{speech::tell(&G::points())}</th>{head.collect_view()}</tr></thead>
                <tbody>
                    <tr><th scope="row">{said!("app-standing-so-far")}</th>{cells(&|seat| now.so_far[seat])}</tr>
                    {now.lines.iter().map(line).collect_view()}
                </tbody>
                <tfoot><tr><th scope="row">{said!("app-standing-now")}</th>{cells(&|seat| now.total(seat))}</tr></tfoot>
            </table>
        })
    }
}

/// The own column is tinted.
fn own<G: Played>(sight: &SightOf<G>, seat: Seat) -> &'static str {
    if sight.viewer == Some(seat) { "own-column" } else { "" }
}

fn table<G: Played>(at: At<G>, sight: &SightOf<G>, end: &Ended) -> impl IntoView + use<G> {
    let names = at.names.get();
    let all: Vec<Seat> = seats::<G>(sight).collect();
    let head =
        all.iter().map(|&seat| view! { <th scope="col">{mark::<G>(seat)}<span>{names[seat].clone()}</span></th> });
    let head = head.collect_view();
    let before = all.iter().map(|&seat| {
        let lines: i16 = end.sheet.iter().map(|line| line.points[seat]).sum();
        end.ending.scores[seat.index()] - lines
    });
    let cells = |points: Vec<i16>| points.into_iter().map(|points| view! { <td>{points}</td> }).collect_view();
    let before = cells(before.collect());
    let totals = cells(end.ending.scores.clone());
    let places: Vec<u8> = end.ending.places.clone();
    let line = |line: &ScoreLine| {
        let name = G::score_line(line.name).unwrap_or_else(|| Message::new(line.name));
        let points = cells(all.iter().map(|&seat| line.points[seat]).collect());
        view! { <tr><th scope="row">{speech::tell_with(&name, &names)} " " {rule_link(at, line.rule)}</th>{points}</tr> }
    };
    view! {
        <table class="scores">
            <thead><tr><th scope="col">{speech::tell(&G::points())}</th>{head}</tr></thead>
            <tbody>
                <tr><th scope="row">{said!("app-score-before")}</th>{before}</tr>
                {end.sheet.iter().map(line).collect_view()}
            </tbody>
            <tfoot>
                <tr><th scope="row">{said!("app-score-total")}</th>{totals}</tr>
                <tr><th scope="row">{said!("app-score-place")}</th>
                    {places.into_iter().map(|place| view! { <td>{place}</td> }).collect_view()}</tr>
            </tfoot>
        </table>
    }
}
