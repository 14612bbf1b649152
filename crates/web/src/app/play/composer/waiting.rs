//! While others play: who thinks, and how fast it goes.

use super::super::mark;
use super::super::state::At;
use crate::app::Kept;
use crate::played::Played;
use crate::settings::{Pace, Setting};
use crate::table_link::TableLink;
use crate::{said, speech};
use leptos::prelude::*;

/// Who thinks, and how fast it goes.
pub fn others_turn<G: Played>(at: At<G>) -> AnyView {
    let table = at.table;
    if table.is_tried {
        return view! { <div class="panel-head"><h2 id="asked-title">{said!("app-turn-over")}</h2></div> }.into_any();
    }
    let who = move || {
        let (seat, _) = at.asked()?;
        let kind = at.shown.with(|sight| sight.as_ref().map(|sight| speech::kind(&sight.seats[seat.index()])))?;
        let names = at.names.get();
        Some(view! {
            <p class="thinker">
                {mark::<G>(seat)}
                <b>{names[seat].clone()}</b>
                <span class="note">{kind}</span>
            </p>
            {move || station(at).map(|text| view! { <p class="note">{text}</p> })}
        })
    };
    let thinking = move || {
        let thought = table.thought.get()?;
        Some(view! {
            <progress max=thought.of value=thought.done aria-label=said!("app-thinking")></progress>
            {TableLink::<G>::can_interrupt().then(|| view! {
                <button class="button quiet" on:click=move |_| table.answer_now()>{said!("app-now")}</button>
            })}
        })
    };
    view! {
        <div class="panel-head"><h2 id="asked-title">{said!("app-others-play")}</h2></div>
        {who}
        <div class="thinking">{thinking}</div>
        {pace(at)}
    }
    .into_any()
}

/// Where the turn of somebody else stands.
fn station<G: Played>(at: At<G>) -> Option<String> {
    let sight = at.shown.get()?;
    let path = at.table.game.get_value().path(&sight.view);
    path.stations.get(path.at).map(speech::tell)
}

/// Pause, step, skip, and how fast.
pub fn pace<G: Played>(at: At<G>) -> impl IntoView {
    let (table, pace): (_, Kept<Pace>) = (at.table, expect_context());
    view! {
        <div class="pace" role="group" aria-label=said!("app-pace")>
            <button class="button quiet" data-pause="" on:click=move |_| table.set_paused(!table.is_paused.get_untracked())>
                {move || if table.is_paused.get() { said!("app-go-on") } else { said!("app-pause") }}
            </button>
            {move || table.is_paused.get().then(|| view! {
                <button class="button quiet" on:click=move |_| table.step()>{said!("app-step")}</button>
            })}
            <button class="button quiet" on:click=move |_| table.skip() disabled=move || table.waiting.get() == 0>
                {said!("app-skip")}
            </button>
            <label>
                <span>{said!("app-pace-speed")}</span>
                <select on:change:target=move |event| pace.set(Pace::of(Some(&event.target().value())))>
                    {Pace::ALL.iter().map(|&value| view! {
                        <option value=value.word().unwrap_or("steady") selected=move || pace.0.get() == value>
                            {pace_name(value)}
                        </option>
                    }).collect_view()}
                </select>
            </label>
        </div>
    }
}

/// The name of a pace.
pub fn pace_name(pace: Pace) -> String {
    match pace {
        Pace::Slow => said!("app-pace-slow"),
        Pace::Steady => said!("app-pace-steady"),
        Pace::Quick => said!("app-pace-quick"),
        Pace::Instant => said!("app-pace-instant"),
    }
}
