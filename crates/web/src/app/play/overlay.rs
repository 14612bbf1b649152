//! A scoring in which everybody may gain, over the table: who gained what, and why.

use super::state::At;
use super::{mark, rule_link};
use crate::app::Kept;
use crate::app::icon::Icon;
use crate::played::Played;
use crate::settings::Pace;
use crate::{said, speech};
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;
use words::{List, Mark, Scoring, ScoringRow, say};

/// What is shown of it.
#[derive(Clone)]
struct Shown {
    scoring: Arc<Scoring>,
    /// Whether the board is looked at, and only a button leads on.
    is_aside: bool,
}

/// The overlay, whenever a scoring is over. Where moves are shown at once it would only stand in the way: the log tells it.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    let (shown, pace) = (RwSignal::new(None::<Shown>), expect_context::<Kept<Pace>>());
    let read = StoredValue::new(None::<usize>);
    Effect::new(move || {
        let is_seen = at.table.sight.with(Option::is_some);
        let scoring = at.table.log.with_untracked(|log| {
            // What happened before the table was opened is past.
            let from = read.get_value().unwrap_or(log.len()).min(log.len());
            let game = at.table.game.get_value();
            let events: Vec<G::Event> = log[from..].iter().flat_map(|entry| entry.events.iter().cloned()).collect();
            let has_turn = events.iter().any(|event| matches!(game.event_mark(event), Some(Mark::Turn(_))));
            let scoring = game.scoring(&events);
            let is_read = read.get_value().is_none() && is_seen || has_turn || scoring.is_some();
            read.set_value(if is_read { is_seen.then_some(log.len()) } else { read.get_value().map(|_| from) });
            scoring
        });
        if let Some(scoring) = scoring.filter(|_| pace.0.get_untracked() != Pace::Instant && !at.table.is_tried) {
            shown.set(Some(Shown { scoring: Arc::new(scoring), is_aside: false }));
            at.table.set_paused(true);
        }
    });
    let close = Callback::new(move |()| {
        shown.set(None);
        at.table.set_paused(false);
    });
    // Whoever sits down next begins with the table.
    Effect::new(move || {
        if at.table.cover.get().is_some() && shown.with_untracked(Option::is_some) {
            close.run(());
        }
    });
    move || {
        let Shown { scoring, is_aside } = shown.get()?;
        Some(if is_aside {
            view! {
                <button class="button scoring-on" on:click=move |_| close.run(())>{said!("app-continue")}</button>
            }
            .into_any()
        } else {
            let aside = move |_| shown.update(|shown| shown.iter_mut().for_each(|shown| shown.is_aside = true));
            dialog(at, &scoring, close, aside)
        })
    }
}

fn dialog<G: Played>(
    at: At<G>,
    scoring: &Scoring,
    close: Callback<()>,
    aside: impl Fn(ev::MouseEvent) + 'static,
) -> AnyView {
    let go_on = NodeRef::<leptos::html::Button>::new();
    Effect::new(move || {
        if let Some(button) = go_on.get() {
            // What cannot take the focus leaves it where it is.
            _ = button.focus();
        }
    });
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close.run(());
        }
    };
    let title = speech::tell(&scoring.title);
    view! {
        <div class="scoring-veil">
            <div class="scoring-card" role="dialog" aria-modal="true" aria-label=title.clone() on:keydown=escape>
                <div class="panel-head"><h2>{title.clone()}</h2>{rule_link(at, scoring.rule)}</div>
                <table class="scores">
                    <thead><tr>
                        <th scope="col">{said!("app-scoring-who")}</th>
                        <th scope="col">{said!("app-scoring-gains")}</th>
                        <th scope="col">{said!("app-scoring-why")}</th>
                    </tr></thead>
                    <tbody>{scoring.rows.iter().map(|row| line(at, row)).collect_view()}</tbody>
                </table>
                <div class="row scoring-row">
                    {now(at)}
                    <button class="button quiet" on:click=aside>{said!("app-scoring-board")}</button>
                    <button class="button" node_ref=go_on on:click=move |_| close.run(())>{said!("app-continue")}</button>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// What somebody gained; the own row is tinted.
fn line<G: Played>(at: At<G>, row: &ScoringRow) -> impl IntoView + use<G> {
    let viewer = at.shown.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.viewer));
    let gain = |(key, what, n): &(&'static str, words::Message, i64)| {
        let class = if (*n < 0) == G::is_burden(key) { "gain more" } else { "gain less" };
        let text = speech::tell(what);
        view! {
            <span class=class title=text.clone()>
                {G::signs(key).into_iter().map(|sign| view! { <Icon name=sign size=18/> }).collect_view()}
                <span>{format!("{n:+}").replace('-', "−")}</span>
                <span class="heard">" " {text.clone()}</span>
            </span>
        }
    };
    let why = say!("app-scoring-list", reasons = List::commas(row.why.iter().cloned()));
    view! {
        <tr class=if viewer == Some(row.seat) { "own-row" } else { "" }>
            <th scope="row">{mark::<G>(row.seat)}<span>{at.name(row.seat)}</span></th>
            <td><span class="gains">{row.gains.iter().map(gain).collect_view()}</span></td>
            <td>{speech::tell_with(&why, &at.names.get_untracked())}</td>
        </tr>
    }
}

/// The points that everybody has now.
fn now<G: Played>(at: At<G>) -> impl IntoView + use<G> {
    let sight = at.shown.get_untracked();
    let seats = sight.iter().flat_map(|sight| table::Seat::first(sight.seats.len() as u8));
    let game = at.table.game.get_value();
    let points = seats.map(|seat| {
        let n = sight.as_ref().map_or(0, |sight| game.standing(&sight.view, seat));
        view! { <span class="scoring-now">{mark::<G>(seat)}<b>{n}</b><span class="heard">" " {at.name(seat)}</span></span> }
    });
    view! { <p class="scoring-all">{said!("app-scoring-now")} {points.collect_view()}</p> }
}
