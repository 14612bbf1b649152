//! What stands above the question: why a table does not go on, why nothing can be taken back, what others wish, what the phases to
//! come will take.

use super::super::rule_link;
use super::super::state::At;
use crate::app::icon::Icon;
use crate::app::opening::{self, Opener};
use crate::played::Played;
use crate::route::Route;
use crate::table_link::Trouble;
use crate::{said, speech};
use leptos::prelude::*;
use session::Sitter;
use table::Seat;
use words::say;

/// Why nothing could be taken back freely, and the way back all the same.
pub fn barrier<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let why = at.barrier.get()?;
    let has_played = at.table.log.with(|log| {
        let viewer = at.shown.with(|sight| sight.as_ref().and_then(|sight| sight.viewer));
        log.iter().any(|entry| entry.by.seat().is_some() && entry.by.seat() == viewer && !entry.forced)
    });
    // Bots always agree.
    let asks_people = at.shown.with(|sight| {
        sight.as_ref().is_some_and(|sight| {
            let others =
                sight.seats.iter().enumerate().filter(|(n, _)| sight.viewer.is_none_or(|own| own.index() != *n));
            others.into_iter().any(|(_, sitter)| matches!(sitter, Sitter::Person { .. }))
        })
    });
    Some(view! {
        <div class="note-box" role="alert">
            <p>{why}</p>
            <p class="row">
                {has_played.then(|| view! {
                    <button class="button quiet" on:click=move |_| at.table.ask_undo(move |a| at.answered(a))>
                        {if asks_people { said!("app-go-back-anyway") } else { said!("app-go-back-alone") }}
                    </button>
                })}
                <button class="button quiet" on:click=move |_| at.barrier.set(None)>{said!("app-close")}</button>
            </p>
        </div>
    })
}

/// Somebody at this screen wants to go back further than is free: the others are asked.
pub fn consent<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let request = at.shown.get()?.request.clone()?;
    let names = at.names.get();
    let answer = move |seat: Seat| {
        let name = speech::tell_with(&say!("app-consent-of", seat), &names);
        view! {
            <p class="row">
                <span>{name}</span>
                <button class="button quiet" on:click=move |_| at.table.answer_undo(seat, true, move |a| at.answered(a))>
                    {said!("app-agree")}
                </button>
                <button class="button quiet" on:click=move |_| at.table.answer_undo(seat, false, move |a| at.answered(a))>
                    {said!("app-refuse")}
                </button>
            </p>
        }
    };
    let asks = speech::tell_with(&say!("app-consent-asked", seat = request.by), &at.names.get());
    Some(view! {
        <div class="note-box" role="alert">
            <p>{asks}</p>
            {request.waiting.into_iter().map(answer).collect_view()}
        </div>
    })
}

/// What the phases to come will take, before the first answer of a turn. Each is said once in a round, and nothing more of it once that
/// was closed.
pub fn turn_check<G: Played>(at: At<G>) -> Option<impl IntoView> {
    let sight = at.shown.get()?;
    let (seat, progress) = (sight.viewer?, sight.progress);
    if at.guide.is_some() || progress.turn != seat || progress.answers > 0 || at.warned.get() == Some(progress.round) {
        return None;
    }
    let threats = at.table.game.with_value(|game| game.threats(&sight.view, seat));
    let names = at.names.get();
    let texts = threats.into_iter().map(|(threat, rule)| (speech::tell_with(&threat, &names), rule));
    let threats: Vec<_> = texts.filter(|(text, _)| at.is_news(progress, text)).collect();
    let line = |(text, rule)| view! { <li>{text} " " {rule_link(at, rule)}</li> };
    (!threats.is_empty()).then(|| view! {
        <div class="note-box turn-check" role="status">
            <div class="panel-head">
                <b>{said!("app-turn-check")}</b>
                <button class="plain" aria-label=said!("app-dismiss") on:click=move |_| at.warned.set(Some(progress.round))>
                    <Icon name="ui-close" size=16/>
                </button>
            </div>
            <ul>{threats.into_iter().map(line).collect_view()}</ul>
        </div>
    })
}

/// What keeps a table from going on, and what can be done.
pub fn trouble<G: Played>(at: At<G>, trouble: &Trouble) -> impl IntoView + use<G> {
    let text = match trouble {
        Trouble::Failed(failure) => crate::app::trouble::failure(failure),
        Trouble::Gone => said!("app-what-if-gone"),
    };
    let back = at.ways.back;
    let again = move |_| match back {
        Some(back) => back.run(()),
        // Everything is kept, so a new page is as good as this one.
        None => _ = location().reload(),
    };
    let is_broken = matches!(trouble, Trouble::Failed(failure) if opening::has_good_part(failure));
    let good_part = at.table.kept().filter(|_| is_broken).map(|kept| {
        let opener = Opener::here();
        view! {
            <button class="button" on:click=move |_| opener.open_good_part(kept.clone())>{said!("app-open-good-part")}</button>
        }
    });
    view! {
        <div class="note-box" role="alert">
            <p>{text}</p>
            <p class="row">
                {good_part}
                <button class="button quiet" on:click=again>
                    {if back.is_some() { said!("app-what-if-back") } else { said!("app-reload") }}
                </button>
                <a class="button quiet" href=Route::Home.to_string()>{said!("app-all-tables")}</a>
            </p>
        </div>
    }
}
