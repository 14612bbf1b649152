//! What can be set, and how this device does.

use super::Kept;
use super::notice::Notices;
use crate::browser;
use crate::game::GameName;
use crate::settings::{Motion, Setting, Theme};
use crate::words;
use crate::worker::desk::Health;
use crate::worker::link::Link;
use crate::worker::message::{Answer, Failure, Job};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How often a check of the device looks into the future: for some seconds.
const LOOKS: u32 = 4000;

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <h1 class="page-title">{words::settings()}</h1>
        <div class="two even">
            <section class="panel" aria-labelledby="look">
                <h2 id="look">{words::look()}</h2>
                <Choices<Theme> legend=words::theme() kept=expect_context() words=words::theme_choice/>
                <Choices<Motion> legend=words::motion() kept=expect_context() words=words::motion_choice/>
                <h2>{words::storage()}</h2>
                <p class="note">{words::storage_note()}</p>
            </section>
            <Engine/>
        </div>
    }
}

/// The values of a setting.
#[component]
fn Choices<S: Setting + Send + Sync>(legend: String, kept: Kept<S>, words: fn(S) -> String) -> impl IntoView {
    let choice = move |&value: &S| {
        view! {
            <label class="choice">
                <input
                    class="heard"
                    type="radio"
                    name=S::KEY
                    value=value.word().unwrap_or("system")
                    prop:checked=move || kept.0.get() == value
                    on:change=move |_| kept.set(value)
                />
                <span>{words(value)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{legend}</legend>
            {S::ALL.iter().map(choice).collect_view()}
        </fieldset>
    }
}

/// How the engine is, and how fast.
#[component]
fn Engine() -> impl IntoView {
    let (link, notices): (Link, Notices) = (expect_context(), expect_context());
    let results = RwSignal::new(Vec::<String>::new());
    let is_checking = RwSignal::new(false);
    let check = move |_| {
        if !is_checking.get_untracked() {
            is_checking.set(true);
            spawn_local(async move {
                check(link, notices, results).await;
                // The page may be gone by now.
                _ = is_checking.try_set(false);
            });
        }
    };
    view! {
        <section class="panel engine" aria-labelledby="engine">
            <h2 id="engine">{words::engine()}</h2>
            <p class="note">{words::engine_note()}</p>
            <p class="health">
                <b>{move || words::health(&link.health.get(), link.is_busy.get())}</b>
                <span>{move || words::restarts(link.restarts.get())}</span>
            </p>
            <p class="row">
                <button class="button" aria-disabled=move || is_checking.get().to_string() on:click=check>
                    {move || if is_checking.get() { words::checking() } else { words::check() }}
                </button>
                {move || is_checking.get().then(|| view! {
                    <button class="button quiet" on:click=move |_| link.interrupt()>{words::stop()}</button>
                })}
                {move || matches!(link.health.get(), Health::Broken(_)).then(|| view! {
                    <button class="button quiet" on:click=move |_| link.try_again()>{words::try_again()}</button>
                })}
            </p>
            <ul class="results" aria-live="polite">
                {move || results.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </section>
    }
}

/// Lets a bot think about each game, and tells how fast that was and whether the page went on meanwhile.
async fn check(link: Link, notices: Notices, results: RwSignal<Vec<String>>) {
    _ = results.try_set(Vec::new());
    for game in GameName::ALL {
        let begin = browser::clock();
        let (answer, frames) = browser::with_frames(link.ask(Job::Think { game, iterations: LOOKS })).await;
        let line = match answer {
            Ok(Answer::Thought { looks, stopped: false, .. }) => {
                words::speed(game, looks, (browser::clock() - begin) / 1000.0, frames)
            }
            Ok(Answer::Thought { stopped: true, .. }) | Err(Failure::Died) => words::check_stopped(),
            Ok(Answer::Pong | Answer::Dealt(_)) => return,
            Err(failure @ (Failure::Job(_) | Failure::Broken(_))) => return notices.warn(words::failure(&failure)),
        };
        _ = results.try_update(|lines| lines.push(line));
    }
}
