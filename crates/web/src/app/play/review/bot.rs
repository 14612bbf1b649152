//! What a bot says to the decisions of a finished game: which turns gave most away, what would have been better, and why.

use super::look_at;
use crate::app::play::state::At;
use crate::app::play::{mark, rule_link};
use crate::app::trouble;
use crate::played::Played;
use crate::{said, speech};
use bots::review::{self, Pays};
use bots::{NOTHING, sum};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DecisionLossOf, Loss, Review, ReviewOf, SeatLoss, TurnLossOf};
use std::sync::Arc;
use table::Seat;
use words::{Message, say};

/// How often the bot looks ahead for each decision, as in the terminal: a fifth of a second each, and enough to see what cost
/// a point or two.
const LOOKS: u32 = 200;
/// So many reasons are told one by one.
const REASONS: usize = 5;

/// The question, how far the bot is, and what it said.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    let people = at.table.people.get_value();
    let seat = RwSignal::new(if let [only] = people.as_slice() { Some(*only) } else { None });
    let review = move || {
        let known = at.table.sight.with(|sight| sight.as_ref().map(|sight| sight.at));
        at.looking.review.get().filter(|(of, _)| Some(*of) == known).map(|(_, review)| review)
    };
    view! {
        <section class="asked-bot" aria-labelledby="asked-bot-title">
            <h3 id="asked-bot-title">{said!("app-review-bot")}</h3>
            <p class="note">{said!("app-review-note", looks = LOOKS)}</p>
            {move || if at.looking.is_asking.get() { working(at).into_any() } else { asking(at, seat).into_any() }}
            <p class="heard" role="status">{move || review().filter(|_| !at.looking.is_asking.get()).map(|review| lead(&review))}</p>
            {move || review().filter(|_| !at.looking.is_asking.get()).map(|review| told(at, &review))}
        </section>
    }
}

/// Whose decisions, and the button.
fn asking<G: Played>(at: At<G>, seat: RwSignal<Option<Seat>>) -> impl IntoView {
    let n_seats = at.table.sight.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.seats.len())) as u8;
    let choice = move |of: Seat| view! { <option value=of.to_string() selected=move || seat.get() == Some(of)>{at.name(of)}</option> };
    let choose = move |word: String| seat.set(Seat::ALL.into_iter().find(|seat| seat.to_string() == word));
    view! {
        <div class="row ask-row">
            <label class="row">
                <span>{said!("app-review-whose")}</span>
                <select on:change:target=move |event| choose(event.target().value())>
                    <option value="" selected=move || seat.get().is_none()>{said!("app-review-all")}</option>
                    {Seat::first(n_seats).map(choice).collect_view()}
                </select>
            </label>
            <button class="button" data-ask-review="" on:click=move |_| ask(at, seat.get_untracked())>{said!("app-review-ask")}</button>
        </div>
    }
}

fn ask<G: Played>(at: At<G>, seat: Option<Seat>) {
    let Some(known) = at.table.sight.with_untracked(|sight| sight.as_ref().map(|sight| sight.at)) else { return };
    at.table.reviewed.set(None);
    at.looking.is_asking.set(true);
    request_animation_frame(|| super::super::keys::focus("[data-enough]"));
    spawn_local(async move {
        let review = at.table.review(seat, LOOKS).await;
        // The page may be gone.
        if at.looking.is_asking.try_set(false).is_some() {
            return;
        }
        match review {
            Ok(review) => at.looking.review.set(review.map(|review| (known, Arc::new(review)))),
            Err(failure) => at.notices.warn(trouble::failure(&failure)),
        }
        request_animation_frame(|| {
            if super::super::keys::is_lost() {
                super::super::keys::focus("[data-ask-review]");
            }
        });
    });
}

/// How far the bot is, and that it is enough.
fn working<G: Played>(at: At<G>) -> impl IntoView {
    let far = move || at.table.reviewed.get();
    view! {
        <div class="row ask-row">
            <progress max=move || far().map_or(1, |(_, of)| of.max(1)) value=move || far().map_or(0, |(done, _)| done) aria-label=said!("app-review-working")></progress>
            <span class="note">{move || far().map(|(done, of)| said!("app-review-far", done, of))}</span>
            <button class="button quiet" data-enough="" on:click=move |_| at.table.end_review()>{said!("app-review-enough")}</button>
        </div>
    }
}

/// What the bot said, in one sentence.
fn lead<V, A, D>(review: &Review<V, A, D>) -> String {
    match (review.of, review.done, review.turns.len()) {
        (0, ..) => said!("app-review-no-decision"),
        (_, 0, _) => said!("app-review-none"),
        (.., 0) => said!("app-review-nothing-lost"),
        (.., n) => said!("app-review-turns", n),
    }
}

/// What the bot said.
fn told<G: Played>(at: At<G>, review: &ReviewOf<G>) -> AnyView {
    if review.done == 0 {
        return view! { <p class="note-box">{lead(review)}</p> }.into_any();
    }
    let is_part = review.done < review.of;
    view! {
        {is_part.then(|| view! { <p class="note-box">{said!("app-review-part", done = review.done, of = review.of)}</p> })}
        {summary(at, &review.seats)}
        <p class="note">{said!("app-review-sum")}</p>
        <h4>{lead(review)}</h4>
        <ol class="turns">{review.turns.iter().map(|lost| turn(at, lost)).collect_view()}</ol>
    }
    .into_any()
}

/// What each seat gave away in all.
fn summary<G: Played>(at: At<G>, seats: &[SeatLoss]) -> impl IntoView + use<G> {
    let line = |line: &SeatLoss| {
        view! {
            <tr>
                <th scope="row"><span class="who">{mark::<G>(line.seat)}{at.name(line.seat)}</span></th>
                <td>{line.decisions}</td><td>{line.nothing}</td><td>{line.clear}</td><td>{points(line.loss)}</td>
            </tr>
        }
    };
    view! {
        <table class="scores lost-table">
            <thead><tr>
                <th scope="col">{said!("app-review-who")}</th>
                <th scope="col">{said!("app-review-decisions")}</th>
                <th scope="col">{said!("app-review-lost-nothing")}</th>
                <th scope="col">{said!("app-review-clear")}</th>
                <th scope="col">{said!("app-review-lost")}</th>
            </tr></thead>
            <tbody>{seats.iter().map(line).collect_view()}</tbody>
        </table>
    }
}

/// Points with their error.
fn points(loss: Loss) -> String {
    let points = format!("{:.1}", loss.points);
    if loss.error.is_finite() {
        said!("app-review-points", points, error = format!("{:.1}", loss.error))
    } else {
        said!("app-review-points-unsure", points)
    }
}

fn may_be_chance(loss: Loss) -> bool {
    !(review::Loss { points: loss.points, error: loss.error }).is_clear()
}

/// A turn that mattered.
fn turn<G: Played>(at: At<G>, lost: &TurnLossOf<G>) -> impl IntoView + use<G> {
    let names = at.names.get_untracked();
    let (round, turn, seat) = (lost.round, lost.turn, lost.seat);
    let head = match round {
        0 => say!("app-review-turn-before", seat, lost = points(lost.loss)),
        _ if turn == seat => say!("app-review-turn", round, seat, lost = points(lost.loss)),
        _ => say!("app-review-turn-of", round, turn, seat, lost = points(lost.loss)),
    };
    view! {
        <li class="turn-lost">
            <h5>{mark::<G>(seat)}<span>{speech::tell_with(&head, &names)}</span></h5>
            {may_be_chance(lost.loss).then(|| view! { <p class="note">{said!("app-review-chance")}</p> })}
            {lost.decisions.iter().map(|one| decision(at, seat, one)).collect_view()}
            {(lost.more > 0).then(|| view! { <p class="note">{said!("app-review-more", n = lost.more)}</p> })}
        </li>
    }
}

/// A decision: what was asked, what was played, what would have been better and why, and the way to that moment.
fn decision<G: Played>(at: At<G>, seat: Seat, one: &DecisionLossOf<G>) -> impl IntoView + use<G> {
    let (game, names, step) = (at.table.game.get_value(), at.names.get_untracked(), one.step);
    let asked = one.asked.map(|asked| speech::title(&game.ask(&one.view, asked), &names));
    let answer = |action| {
        let answer = game.answer(&one.view, action);
        let (title, text) = (speech::title(&answer, &names), speech::tell_with(&answer, &names));
        let text = (text != title).then(|| view! { <span class="answer-text">{text}</span> });
        view! { <b>{title}</b>{text} }
    };
    view! {
        <div class="decision-lost">
            <p class="decision-asked">{asked} " " {one.rule.map(|rule| rule_link(at, rule))}</p>
            <dl>
                <dt>{said!("app-review-played")}</dt><dd>{answer(one.played.action)}</dd>
                <dt>{said!("app-review-better")}</dt><dd>{answer(one.best.action)}</dd>
                <dt>{said!("app-review-why")}</dt>
                <dd>{why(one.loss, &one.gains)}{reasons::<G>(&one.gains)}</dd>
            </dl>
            <button class="button quiet low" on:click=move |_| look_at(at, Some(seat), step)>{said!("app-review-look")}</button>
        </div>
    }
}

/// The largest reasons one by one, then the rest, so that they add up.
fn reasons<G: Played>(gains: &[(String, f32)]) -> impl IntoView + use<G> {
    let (large, rest) = gains.split_at(gains.len().min(REASONS));
    let reason = |(term, gained): &(String, f32)| {
        let term: Message = G::term(term)?;
        Some(said!("app-hint-reason", term, points = speech::signed(*gained)))
    };
    let rest = (sum(rest).abs() >= NOTHING).then(|| said!("app-review-rest", points = speech::signed(sum(rest))));
    let told = large.iter().filter_map(reason).chain(rest).map(|told| view! { <li>{told}</li> });
    view! { <ul class="why">{told.collect_view()}</ul> }
}

/// Why an answer is better, from what it gains by the end of the turn.
fn why(loss: Loss, gains: &[(String, f32)]) -> String {
    let (lost, gained) = (points(loss), format!("{:.1}", sum(gains).abs()));
    match Pays::of(review::Loss { points: loss.points, error: loss.error }, gains) {
        Pays::Now => said!("app-review-now", lost, gained),
        Pays::Partly => said!("app-review-partly", lost, gained),
        Pays::Later => said!("app-review-later", lost),
        Pays::AfterCost => said!("app-review-after-cost", lost, gained),
    }
}
