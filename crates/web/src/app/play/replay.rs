//! Looking back: any moment of the game, turn by turn with its steps, or by itself, and trying something out from there.

use super::log;
use super::state::At;
use crate::app::icon::Icon;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;
use std::time::Duration;
use table::Seat;

/// How long each turn stands while it plays by itself.
const EACH: Duration = Duration::from_millis(1100);

/// Begins to look back, at the moment that is shown.
pub fn begin<G: Played>(at: At<G>) {
    if let Some(sight) = at.shown.get_untracked() {
        at.table.replay(sight.viewer, sight.step);
    }
}

/// The panel with the slider.
pub fn panel<G: Played>(at: At<G>) -> impl IntoView {
    let table = at.table;
    let now = move || table.past.with(|past| past.as_ref().map_or((0, None), |past| (past.step, past.viewer)));
    let steps = move || table.past.with(|past| past.as_ref().map_or(0, |past| past.steps));
    let go = move |step: usize| {
        let (_, viewer) = untrack(now);
        table.replay(viewer, step.min(untrack(steps)));
    };
    // The moments after each turn.
    let moments = Memo::new(move |_| {
        let game = table.game.get_value();
        let mut ends: Vec<usize> = table
            .log
            .with(|log| log::turns(&*game, log, None, None).iter().rev().map(|told| told.block.last + 1).collect());
        ends.dedup();
        ends
    });
    let turn_on = move || {
        let (step, _) = untrack(now);
        go(moments.with_untracked(|ends| ends.iter().copied().find(|&end| end > step)).unwrap_or(usize::MAX));
    };
    let turn_back = move || {
        let (step, _) = untrack(now);
        go(moments.with_untracked(|ends| ends.iter().copied().rev().find(|&end| end < step)).unwrap_or(0));
    };
    let is_over = move || table.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.end.is_some()));
    let is_playing = RwSignal::new(false);
    // What led here is gone, and the keyboard with it.
    request_animation_frame(move || {
        if at.by_keys.try_get_value() == Some(true) && super::keys::is_lost() {
            super::keys::focus(".composer .slider");
        }
    });
    let timer = set_interval_with_handle(
        move || {
            if is_playing.try_get_untracked() == Some(true) {
                let (step, _) = untrack(now);
                if step < untrack(steps) { turn_on() } else { is_playing.set(false) }
            }
        },
        EACH,
    );
    on_cleanup(move || timer.iter().for_each(IntervalHandle::clear));
    let button = move |icon: &'static str, name: String, act: Callback<()>| {
        view! {
            <button class="button quiet" aria-label=name.clone() title=name on:click=move |_| act.run(())>
                <Icon name=icon size=18/>
            </button>
        }
    };
    view! {
        <div class="panel-head">
            <h2 id="asked-title">{said!("app-replay")}</h2>
            <span class="note">{move || said!("app-replay-at", step = now().0, steps = steps())}</span>
        </div>
        <input
            class="slider"
            type="range"
            min="0"
            aria-label=said!("app-replay-moment")
            max=move || steps().to_string()
            prop:value=move || now().0.to_string()
            on:input:target=move |event| go(event.target().value().parse().unwrap_or(0))
        />
        <div class="row replay-row">
            {button("ui-undo-turn", said!("app-replay-turn-back"), Callback::new(move |()| turn_back()))}
            {button("ui-undo", said!("app-replay-back"), Callback::new(move |()| go(untrack(now).0.saturating_sub(1))))}
            <button class="button quiet" on:click=move |_| is_playing.update(|playing| *playing = !*playing)>
                {move || if is_playing.get() { said!("app-pause") } else { said!("app-replay-play") }}
            </button>
            {button("ui-to", said!("app-replay-on"), Callback::new(move |()| go(untrack(now).0 + 1)))}
            {button("ui-turn-on", said!("app-replay-turn-on"), Callback::new(move |()| turn_on()))}
        </div>
        {told(at)}
        {viewers(at)}
        <div class="row replay-row">
            {at.ways.try_out.map(|try_out| view! {
                <button class="button quiet" on:click=move |_| {
                    let (step, viewer) = untrack(now);
                    try_out.run((viewer, step));
                }>{said!("app-what-if")}</button>
            })}
            {move || is_over().then(|| super::review::button(at))}
            <button class="button" on:click=move |_| table.look_ahead()>{said!("app-replay-end")}</button>
        </div>
    }
}

/// From whose view. While the game goes on nobody looks into the hand of somebody else.
fn viewers<G: Played>(at: At<G>) -> impl IntoView {
    let table = at.table;
    let choice = move |viewer: Option<Seat>| {
        let name = viewer.map_or_else(|| said!("app-replay-spectator"), |seat| at.name(seat));
        let is_here = move || table.past.with(|past| past.as_ref().is_some_and(|past| past.viewer == viewer));
        view! { <option value=viewer.map(|seat| seat.to_string()).unwrap_or_default() selected=is_here>{name}</option> }
    };
    let allowed = move || {
        let sight = table.sight.get()?;
        let all = Seat::first(sight.seats.len() as u8).map(Some);
        let seats: Vec<Option<Seat>> =
            if sight.end.is_some() { all.collect() } else { sight.viewer.map(Some).into_iter().collect() };
        Some(seats.into_iter().chain([None]).map(choice).collect_view())
    };
    let look = move |word: String| {
        let viewer = Seat::ALL.into_iter().find(|seat| seat.to_string() == word);
        let step = table.past.with_untracked(|past| past.as_ref().map_or(0, |past| past.step));
        table.replay(viewer, step);
    };
    view! {
        <label class="row">
            <span>{said!("app-replay-view")}</span>
            <select on:change:target=move |event| look(event.target().value())>{allowed}</select>
        </label>
    }
}

/// The turn in which the moment is, and what its last step brought.
fn told<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let past = at.table.past.get()?;
        let game = at.table.game.get_value();
        let turns = at.table.log.with(|log| log::turns(&*game, log, None, Some(past.step)));
        let sentence = turns.first().map(|told| log::sentence(at, &told.block).0);
        Some(view! {
            <p class="past-turn">{sentence}</p>
            <ol class="entries past-steps">{past.log.iter().map(|entry| log::entry_lines(at, entry)).collect_view()}</ol>
        })
    }
}
