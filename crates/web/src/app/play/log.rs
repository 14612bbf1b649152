//! What happened, line by line, with who did it and by which rule.

use super::state::At;
use super::{mark, rule_link};
use crate::app::icon::Icon;
use crate::browser;
use crate::played::Played;
use crate::said;
use crate::speech;
use leptos::prelude::*;
use session::EntryOf;
use std::sync::Arc;
use table::{Actor, Seat};
use words::Worded;

/// So many entries are listed, unless all are wanted.
const LAST: usize = 40;

/// Which entries are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    All,
    Players,
    Luck,
}

/// The panel.
pub fn panel<G: Played>(at: At<G>) -> impl IntoView {
    let (seat, kind, is_all) = (RwSignal::new(None::<Seat>), RwSignal::new(Kind::All), RwSignal::new(false));
    let (drawn, told) = (after_frame(move || at.table.log.track()), StoredValue::new(0));
    let entries = Memo::new_with_compare(
        move |_| {
            let until = at.table.past.with(|past| past.as_ref().map(|past| past.step));
            let (seat, kind) = (seat.get(), kind.get());
            let fits = |entry: &&Arc<EntryOf<G>>| {
                let is_kind = match kind {
                    Kind::All => true,
                    Kind::Players => entry.by.seat().is_some(),
                    Kind::Luck => entry.by == Actor::Chance,
                };
                let is_then = until.is_none_or(|until| entry.step < until);
                is_kind && is_then && !entry.events.is_empty() && seat.is_none_or(|seat| entry.by.seat() == Some(seat))
            };
            let most = if is_all.get() { usize::MAX } else { LAST };
            drawn.track();
            at.table.log.with_untracked(|log| log.iter().rev().filter(fits).take(most).cloned().collect::<Vec<_>>())
        },
        |_, _| true,
    );
    let n = move || {
        drawn.track();
        at.table.log.with_untracked(|log| log.iter().map(|entry| entry.events.len()).sum::<usize>())
    };
    view! {
        <section class="log panel" aria-labelledby="log-title">
            <div class="panel-head">
                <h2 id="log-title" tabindex="-1">{said!("app-log")}</h2>
                <button class="plain-link" on:click=move |_| is_all.update(|all| *all = !*all)>
                    {move || if is_all.get() { said!("app-log-last", n = LAST) } else { said!("app-log-all", n = n()) }}
                </button>
            </div>
            {filters(at, seat, kind)}
            <ol class="entries" tabindex="0" aria-labelledby="log-title">
                <For each=move || entries.get() key=|entry| (entry.step, Arc::as_ptr(entry) as usize) let(entry)>
                    {entry_lines(at, &entry)}
                </For>
            </ol>
            <ul class="heard" aria-live="polite">{move || {
                drawn.track();
                latest(at, told)
            }}</ul>
        </section>
    }
}

/// Changes once a frame is drawn after what is tracked has changed and the page has nothing else to do: the board comes first, and
/// the next answer; what happened is listed then.
fn after_frame(track: impl Fn() + 'static) -> Signal<u32> {
    let (drawn, is_called) = (RwSignal::new(0), StoredValue::new(false));
    Effect::new(move |before: Option<()>| {
        track();
        if before.is_none() || is_called.get_value() {
            return;
        }
        is_called.set_value(true);
        let then = move || {
            // The page may be gone.
            is_called.try_set_value(false);
            _ = drawn.try_update(|n| *n += 1);
        };
        request_animation_frame(move || browser::when_idle(then));
    });
    drawn.into()
}

/// Which lines are wanted.
fn filters<G: Played>(at: At<G>, seat: RwSignal<Option<Seat>>, kind: RwSignal<Kind>) -> impl IntoView {
    let seats = move || {
        let n = at.shown.with(|sight| sight.as_ref().map_or(0, |sight| sight.seats.len()));
        let choice = move |of: Seat| view! { <option value=of.to_string()>{at.name(of)}</option> };
        Seat::first(n as u8).map(choice).collect_view()
    };
    let kinds = |word: String| match word.as_str() {
        "players" => Kind::Players,
        "luck" => Kind::Luck,
        _ => Kind::All,
    };
    view! {
        <details class="filters">
            <summary>{said!("app-log-filter")}</summary>
            <select aria-label=said!("app-log-seat") on:change:target=move |event| {
                let word = event.target().value();
                seat.set(Seat::ALL.into_iter().find(|seat| seat.to_string() == word));
            }>
                <option value="">{said!("app-log-everybody")}</option>
                {seats}
            </select>
            <select aria-label=said!("app-log-kind") on:change:target=move |event| kind.set(kinds(event.target().value()))>
                <option value="">{said!("app-log-everything")}</option>
                <option value="players">{said!("app-log-players")}</option>
                <option value="luck">{said!("app-log-luck")}</option>
            </select>
        </details>
    }
}

/// The lines of an entry, the newest first.
pub fn entry_lines<G: Played>(at: At<G>, entry: &EntryOf<G>) -> impl IntoView + use<G> {
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let lines = entry.events.iter().map(|event| {
        let what = game.event(event);
        let seat = what.seat();
        let told = match game.note(event) {
            Some(note) => words::say!("app-log-noted", what, note),
            None => what,
        };
        (seat, speech::tell_with(&told, &names), game.event_rule(event))
    });
    let line = move |(seat, text, rule): (Option<Seat>, String, table::RuleId)| {
        view! {
            <li class="line">
                {match seat {
                    Some(seat) => mark::<G>(seat).into_any(),
                    None => view! { <Icon name="ui-to" size=16/> }.into_any(),
                }}
                <span class="line-text">{text}</span>
                {rule_link(at, rule)}
            </li>
        }
    };
    // Newest first, as the entries.
    lines.rev().map(line).collect_view()
}

/// What happened since this was told last, for those who listen; while somebody looks back, what happened then.
fn latest<G: Played>(at: At<G>, told: StoredValue<usize>) -> impl IntoView + use<G> {
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let text = |event: &G::Event| speech::tell_with(&Worded::event(&*game, event), &names);
    let entries = match at.table.past.get() {
        Some(past) => past.log.iter().cloned().map(Arc::new).collect(),
        None => at.table.log.with_untracked(|log| {
            let from = told.get_value().min(log.len());
            told.set_value(log.len());
            log[from..].to_vec()
        }),
    };
    // Whoever opens a table in the middle of a game can read the log.
    let events = entries.iter().filter(|_| entries.len() < LAST).flat_map(|entry| &entry.events);
    events.map(|event| view! { <li>{text(event)}</li> }).collect_view()
}
