//! What can be set, and how this device does.

use super::form::title;
use super::notice::Notices;
use super::play::pace_name;
use super::{Kept, trouble};
use crate::browser::{self, Frames};
use crate::route::Route;
use crate::said;
use crate::settings::{Coach, Confirm, ConfirmTurn, Motion, Pace, Setting, Single, Sounds, Stars, Theme};
use crate::worker::desk::{Failure, Health};
use crate::worker::link::Link;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Open, Opening, Reply, Request, TableId, each};
use session::{GameName, Sitter};

/// How often a check of the device looks into the future: for some seconds.
const LOOKS: u32 = 1500;

/// The settings.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <h1 class="page-title">{said!("app-settings")}</h1>
        <div class="two even">
            <section class="panel" aria-labelledby="look">
                <h2 id="look">{said!("app-look")}</h2>
                <Choices<Theme> legend=said!("app-theme") kept=expect_context() words=theme_name/>
                <Choices<Motion> legend=said!("app-motion") kept=expect_context() words=motion_name/>
                <Choices<Sounds> legend=said!("app-sounds") kept=expect_context() words=sounds_name/>
                <Choices<Stars> legend=said!("app-stars") kept=expect_context() words=stars_name/>
                <p class="note">{said!("app-stars-note")}</p>
                <h2>{said!("app-playing")}</h2>
                <Choices<Pace> legend=said!("app-pace-legend") kept=expect_context() words=pace_name/>
                <Choices<Confirm> legend=said!("app-confirm-legend") kept=expect_context() words=confirm_name/>
                <Choices<ConfirmTurn> legend=said!("app-confirm-turn-legend") kept=expect_context() words=confirm_turn_name/>
                <Choices<Single> legend=said!("app-single-legend") kept=expect_context() words=single_name/>
                <Choices<Coach> legend=said!("app-coach-legend") kept=expect_context() words=coach_name/>
                <h2>{said!("app-storage")}</h2>
                <p class="note">{said!("app-storage-note")}</p>
                <h2>{said!("app-box")}</h2>
                <p class="note">{said!("app-box-about")}</p>
                <p class="row">{GameName::ALL.map(|game| view! {
                    <a class="button quiet" href=Route::Box(game).to_string()>{said!("app-box-of", game = title(game))}</a>
                }).collect_view()}</p>
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
    let (is_checking, is_stopped) = (RwSignal::new(false), RwSignal::new(false));
    let stop = move |_| {
        is_stopped.set(true);
        link.interrupt();
    };
    let check = move |_| {
        if !is_checking.get_untracked() {
            is_checking.set(true);
            spawn_local(async move {
                check(link, notices, results, is_stopped).await;
                // The page may be gone by now.
                _ = is_checking.try_set(false);
            });
        }
    };
    view! {
        <section class="panel engine" aria-labelledby="engine">
            <h2 id="engine">{said!("app-engine")}</h2>
            <p class="note">{said!("app-engine-note")}</p>
            {(!browser::is_isolated()).then(|| view! { <p class="note">{said!("app-engine-not-isolated")}</p> })}
            <p class="health">
                <b>{move || health(&link.health.get(), link.is_busy.get())}</b>
                <span>{move || said!("app-restarts", n = link.restarts.get())}</span>
            </p>
            <p class="row">
                <button class="button" aria-disabled=move || is_checking.get().to_string() on:click=check>
                    {move || if is_checking.get() { said!("app-checking") } else { said!("app-check") }}
                </button>
                {move || is_checking.get().then(|| view! {
                    <button class="button quiet" on:click=stop>{said!("app-stop")}</button>
                })}
                {move || matches!(link.health.get(), Health::Broken(_)).then(|| view! {
                    <button class="button quiet" on:click=move |_| link.try_again()>{said!("app-try-again")}</button>
                })}
            </p>
            <ul class="results" aria-live="polite">
                {move || results.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </section>
    }
}

/// Lets a bot think about each game, and tells how fast that was and whether the page went on meanwhile.
async fn check(link: Link, notices: Notices, results: RwSignal<Vec<String>>, is_stopped: RwSignal<bool>) {
    _ = results.try_set(Vec::new());
    for game in GameName::ALL {
        _ = is_stopped.try_set(false);
        let begin = browser::clock();
        let (thought, frames) = browser::with_frames(think(link, game)).await;
        let line = match thought {
            Ok(Some(looks)) if is_stopped.try_get_untracked() == Some(false) => {
                speed(game, looks, (browser::clock() - begin) / 1000.0, frames)
            }
            Ok(_) | Err(Failure::Died) => said!("app-check-stopped"),
            Err(failure @ (Failure::Error(_) | Failure::Broken(_))) => return notices.warn(trouble::failure(&failure)),
        };
        _ = results.try_update(|lines| lines.push(line));
    }
}

/// What a check of the device found for a game.
fn speed(game: GameName, looks: u32, seconds: f64, frames: Frames) -> String {
    let per_second = f64::from(looks) / seconds.max(0.001);
    said!(
        "app-speed",
        game = title(game),
        looks,
        seconds = format!("{seconds:.1}"),
        each = format!("{per_second:.0}"),
        usual = format!("{:.0}", frames.usual),
        longest = format!("{:.0}", frames.longest),
    )
}

/// A hint at a table that is dealt for that; how often it looked into the future.
async fn think(link: Link, game: GameName) -> Result<Option<u32>, Failure> {
    let table = TableId(format!("check-{game}"));
    let seats = vec![Sitter::default(); 3];
    let opening = Opening::New { game, seats, options: Vec::new() };
    let how = Open { seed: Some(1), ..Open::new(opening) };
    link.ask(Some(table.clone()), Request::Open(how)).await?;
    let mut looks = None;
    if let Reply::Tables(tables) = link.ask(None, Request::List).await?
        && let Some(seat) = tables.into_iter().find(|info| info.table == table).and_then(|info| info.asked)
        && let Reply::Hint { hint, .. } =
            link.ask(Some(table.clone()), Request::Hint { seat, iterations: LOOKS }).await?
    {
        looks = Some(each!(hint, hint => hint.answers.iter().map(|answer| answer.visits).sum()));
    }
    link.ask(Some(table), Request::Close).await?;
    Ok(looks)
}

fn health(health: &Health, is_busy: bool) -> String {
    match health {
        Health::Starting => said!("app-health-starting"),
        Health::Ready if is_busy => said!("app-health-thinking"),
        Health::Ready => said!("app-health-ready"),
        Health::Broken(why) => said!("app-health-broken", why = why.clone()),
    }
}

fn theme_name(theme: Theme) -> String {
    match theme {
        Theme::System => said!("app-as-system"),
        Theme::Light => said!("app-theme-light"),
        Theme::Dark => said!("app-theme-dark"),
    }
}

fn motion_name(motion: Motion) -> String {
    match motion {
        Motion::System => said!("app-as-system"),
        Motion::Full => said!("app-motion-full"),
        Motion::Reduced => said!("app-motion-reduced"),
    }
}

fn sounds_name(sounds: Sounds) -> String {
    match sounds {
        Sounds::On => said!("app-sounds-on"),
        Sounds::Off => said!("app-sounds-off"),
    }
}

fn stars_name(stars: Stars) -> String {
    match stars {
        Stars::Shown => said!("app-stars-shown"),
        Stars::Hidden => said!("app-stars-hidden"),
    }
}

fn confirm_name(confirm: Confirm) -> String {
    match confirm {
        Confirm::Ask => said!("app-confirm-ask"),
        Confirm::Never => said!("app-confirm-never"),
    }
}

fn confirm_turn_name(confirm: ConfirmTurn) -> String {
    match confirm {
        ConfirmTurn::Ask => said!("app-confirm-turn-ask"),
        ConfirmTurn::Never => said!("app-confirm-turn-never"),
    }
}

fn coach_name(coach: Coach) -> String {
    match coach {
        Coach::First => said!("app-coach-first"),
        Coach::On => said!("app-coach-on"),
        Coach::Off => said!("app-coach-off"),
    }
}

fn single_name(single: Single) -> String {
    match single {
        Single::Played => said!("app-single-played"),
        Single::Asked => said!("app-single-asked"),
    }
}
