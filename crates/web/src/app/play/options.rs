//! What can be answered, as buttons with their consequence; what cannot, with all reasons. While others play: who, and how fast.

use super::choices::{Choice, Gain, Shut};
use super::state::At;
use super::{hint, mark, replay, rule_link, scoring, since};
use crate::app::Kept;
use crate::app::icon::Icon;
use crate::app::opening::{self, Opener};
use crate::played::Played;
use crate::route::Route;
use crate::settings::{Pace, Setting};
use crate::table_link::{TableLink, Trouble};
use crate::{said, speech};
use leptos::html;
use leptos::prelude::*;
use session::Then;
use table::Seat;
use words::say;

/// From so many answers on a list can be searched.
const MANY: usize = 10;
/// So many numbers that an answer changes stand beside its title, more of them below.
const GAINS: usize = 2;

/// The panel: whatever is up now.
pub fn panel<G: Played>(at: At<G>) -> impl IntoView {
    let is_past = Memo::new(move |_| at.table.past.with(Option::is_some));
    let is_over = Memo::new(move |_| at.shown.with(|sight| sight.as_ref().is_some_and(|sight| sight.end.is_some())));
    let is_asked = Memo::new(move |_| at.asked().is_some_and(|(_, is_viewer)| is_viewer));
    let panel = NodeRef::new();
    view! {
        <section node_ref=panel class="options panel" aria-labelledby="options-title">
            {move || at.table.trouble.get().map(|trouble| self::trouble(at, &trouble))}
            {move || barrier(at)}
            {move || consent(at)}
            {move || if is_past.get() {
                replay::panel(at).into_any()
            } else if is_over.get() {
                scoring::result(at).into_any()
            } else if is_asked.get() {
                choosing(at, panel).into_any()
            } else {
                others_turn(at).into_any()
            }}
            {at.ways.back.map(|_| view! { <p class="note-box">{said!("app-what-if-note")}</p> })}
        </section>
    }
}

/// What the viewer can answer.
fn choosing<G: Played>(at: At<G>, panel: NodeRef<html::Section>) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    // A new question is a new search, read from its beginning.
    Effect::new(move || {
        at.choices.track();
        sought.set(String::new());
    });
    Effect::new(move || {
        // So is what was picked or advised.
        at.choices.track();
        at.picked.track();
        at.advice.track();
        // With the next frame: asked for now, the page would be laid out twice.
        request_animation_frame(move || {
            // It may be gone by then.
            if let Some(panel) = panel.try_get_untracked().flatten() {
                panel.set_scroll_top(0);
                // On a phone the answers stand side by side.
                if let Ok(Some(list)) = panel.query_selector(".choices-list") {
                    list.set_scroll_left(0);
                }
            }
        });
    });
    let is_narrowed =
        Memo::new(move |_| at.picked.with(|picked| at.choices.with(|choices| choices.narrowed(picked).is_some())));
    let listed = Memo::new(move |_| {
        let (choices, words) = (at.choices.get(), sought.get().to_lowercase());
        let there = at.picked.with(|picked| choices.narrowed(picked));
        let fits = |choice: &Choice<G::Action>| {
            let text = format!("{} {}", choice.title, choice.text).to_lowercase();
            words.split_whitespace().all(|word| text.contains(word))
        };
        let all = choices.open.iter().enumerate();
        let found = all.filter(|(n, choice)| there.as_ref().is_none_or(|there| there.contains(n)) && fits(choice));
        found.map(|(n, _)| n).collect::<Vec<_>>()
    });
    view! {
        <div class="panel-head">
            <h2 id="options-title">{said!("app-options")}</h2>
            <span class="note">{move || said!("app-possible", n = listed.with(Vec::len))}</span>
        </div>
        {move || if is_narrowed.get() { None } else { explained(at) }.map(|text| view! { <p class="asked-text">{text}</p> })}
        {since::part(at)}
        {move || turn_check(at)}
        {move || is_narrowed.get().then(|| view! {
            <button class="narrowed" on:click=move |_| at.picked.set(Vec::new())>
                <Icon name="ui-close" size=14/>
                {said!("app-only-here")}
            </button>
        })}
        {move || (at.choices.with(|choices| choices.open.len()) > MANY).then(|| view! {
            <input class="seek" type="search" placeholder=said!("app-seek") aria-label=said!("app-seek") bind:value=sought/>
        })}
        {move || refused_here(at)}
        {move || at.ways.hints.get().then(|| hint::told(at)).flatten()}
        {move || confirming(at)}
        <ol class="choices-list" aria-label=said!("app-options")>
            {move || {
                let choices = at.choices.get();
                let mut before = None;
                let one = |n: usize| {
                    let choice = choices.open.get(n)?;
                    let first = choice.places.first();
                    let is_apart = before.replace(first).is_some_and(|before| before != first);
                    Some(option(at, n, choice, is_apart))
                };
                listed.get().into_iter().filter_map(one).collect_view()
            }}
        </ol>
        {move || shut(at, is_narrowed.get())}
        {move || at.ways.hints.get().then(|| hint::part(at))}
    }
}

/// The question in full, where its title leaves something out.
fn explained<G: Played>(at: At<G>) -> Option<String> {
    let sight = at.shown.get()?;
    let session::Asked::Seat { decision: Some(decision), .. } = sight.asked else { return None };
    let (question, names) = (at.table.game.get_value().ask(&sight.view, decision), at.names.get());
    let (text, title) = (speech::tell_with(&question, &names), speech::title(&question, &names));
    (text != title).then_some(text)
}

/// What the phases to come will take, before the first answer of a turn. Each is said once in a round, and nothing more of it once that
/// was closed.
fn turn_check<G: Played>(at: At<G>) -> Option<impl IntoView> {
    let sight = at.shown.get()?;
    let (seat, progress) = (sight.viewer?, sight.progress);
    if progress.turn != seat || progress.answers > 0 || at.warned.get() == Some(progress.round) {
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

/// An answer; set apart from the one before if that is given at another place.
fn option<G: Played>(at: At<G>, n: usize, choice: &Choice<G::Action>, is_apart: bool) -> impl IntoView + use<G> {
    let is_pointed = move || at.pointed.get() == Some(n) || at.pending.get().is_some_and(|(pending, _)| pending == n);
    let point = move |is_on: bool| {
        if is_on {
            at.pointed.set(Some(n));
        } else if at.pointed.get_untracked() == Some(n) {
            at.pointed.set(None);
        }
    };
    let warnings = choice.warnings.iter().cloned().map(|text| {
        view! { <span class="warns"><Icon name="ui-warning" size=14/>{text}</span> }
    });
    let is_advised = move || at.advice.with(|advice| advice.as_ref().is_some_and(|advice| advice.number == Some(n)));
    let gains = if choice.gains.len() > GAINS { "gains many" } else { "gains" };
    let text = (choice.text != choice.title).then(|| choice.text.clone());
    view! {
        <li class:apart=is_apart>
            <button
                class="option"
                class:pointed=is_pointed
                data-option=n
                on:click=move |_| at.choose(n)
                on:pointerenter=move |_| point(true)
                on:pointerleave=move |_| point(false)
                on:focus=move |_| point(true)
                on:blur=move |_| point(false)
            >
                <kbd>{(n < 9).then_some(n + 1)}</kbd>
                <span class="option-title">{choice.title.clone()}</span>
                {choice.is_proposed.then(|| view! { <span class="tag">{said!("app-proposed")}</span> })}
                {move || is_advised().then(|| view! { <span class="tag">{said!("app-advised")}</span> })}
                <span class=gains>{choice.gains.iter().map(|gain| self::gain::<G>(at, gain)).collect_view()}</span>
                {text.map(|text| view! { <span class="option-text">{text}</span> })}
                {choice.ends.then(|| view! { <span class="warns">{said!("app-ends-game")}</span> })}
                {warnings.collect_view()}
            </button>
        </li>
    }
}

/// A number that an answer changes: its sign, whose it is, by how much.
fn gain<G: Played>(at: At<G>, gain: &Gain) -> impl IntoView + use<G> {
    let viewer = at.shown.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.viewer));
    let other = gain.whose.filter(|seat| Some(*seat) != viewer);
    let class = if (gain.by < 0) == G::is_burden(gain.key) { "gain more" } else { "gain less" };
    view! {
        <span class=class title=gain.text.clone()>
            {other.map(mark::<G>)}
            {G::signs(gain.key).into_iter().map(|sign| view! { <Icon name=sign size=18/> }).collect_view()}
            <span aria-hidden="true">{format!("{:+}", gain.by).replace('-', "−")}</span>
            <span class="heard">{gain.text.clone()}</span>
        </span>
    }
}

/// Why nothing can be answered at the place that was picked.
fn refused_here<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let (choices, picked) = (at.choices.get(), at.picked.get());
    if picked.is_empty() || choices.narrowed(&picked).is_some() {
        return None;
    }
    let there = choices.shut_at(&picked);
    (!there.is_empty()).then(|| {
        view! {
            <div class="note-box refused-here" role="status">
                <ul>{there.into_iter().map(|shut| refused(at, shut)).collect_view()}</ul>
                <button class="plain" aria-label=said!("app-dismiss") on:click=move |_| at.picked.set(Vec::new())>
                    <Icon name="ui-close" size=16/>
                </button>
            </div>
        }
    })
}

/// What cannot be answered, with all reasons; where the list is narrowed to a place, what cannot be answered there.
fn shut<G: Played>(at: At<G>, is_narrowed: bool) -> Option<impl IntoView + use<G>> {
    let choices = at.choices.get();
    let listed = at.picked.with(|picked| choices.shut_at(if is_narrowed { picked } else { &[] }));
    if listed.is_empty() {
        return None;
    }
    let n = listed.len();
    let is_open = is_narrowed || n <= 4;
    Some(view! {
        <details class="shut-list" open=is_open>
            <summary>{said!("app-not-possible", n)}</summary>
            <ul>{listed.into_iter().map(|shut| refused(at, shut)).collect_view()}</ul>
        </details>
    })
}

/// Something that is not possible, with all reasons.
fn refused<G: Played>(at: At<G>, shut: Shut) -> impl IntoView {
    let reason = move |(text, rule): (String, table::RuleId)| {
        view! { <span class="reason">{text} " " {rule_link(at, rule)}</span> }
    };
    view! {
        <li class="shut" tabindex="0">
            <Icon name="ui-refused" size=16/>
            <span class="shut-title">{shut.title}</span>
            <span class="reasons">{shut.reasons.into_iter().map(reason).collect_view()}</span>
        </li>
    }
}

/// An answer that cannot be taken back waits here.
fn confirming<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let (n, then) = at.pending.get()?;
    let title = at.choices.with(|choices| choices.open.get(n).map(|choice| choice.title.clone()))?;
    let why = match then {
        Then::Luck => said!("app-confirm-luck"),
        Then::Shown => said!("app-confirm-shown"),
        Then::Free => String::new(),
    };
    Some(view! {
        <div class="confirm" role="group" aria-label=said!("app-confirm")>
            <p><b>{title}</b></p>
            <p>{why}</p>
            <p class="row">
                <button class="button" data-confirm="" on:click=move |_| at.confirm()>{said!("app-confirm-yes")}</button>
                <button class="button quiet" on:click=move |_| at.pending.set(None)>{said!("app-confirm-no")}</button>
            </p>
        </div>
    })
}

/// Why nothing could be taken back freely, and the way back all the same.
fn barrier<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let why = at.barrier.get()?;
    let has_played = at.table.log.with(|log| {
        let viewer = at.shown.with(|sight| sight.as_ref().and_then(|sight| sight.viewer));
        log.iter().any(|entry| entry.by.seat().is_some() && entry.by.seat() == viewer && !entry.forced)
    });
    Some(view! {
        <div class="note-box" role="alert">
            <p>{why}</p>
            <p class="row">
                {has_played.then(|| view! {
                    <button class="button quiet" on:click=move |_| at.table.ask_undo(move |a| at.answered(a))>
                        {said!("app-go-back-anyway")}
                    </button>
                })}
                <button class="button quiet" on:click=move |_| at.barrier.set(None)>{said!("app-close")}</button>
            </p>
        </div>
    })
}

/// Somebody at this screen wants to go back further than is free: the others are asked.
fn consent<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
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

/// While others play: who thinks, and how fast it goes.
fn others_turn<G: Played>(at: At<G>) -> impl IntoView {
    let table = at.table;
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
        <div class="panel-head"><h2 id="options-title">{said!("app-others-play")}</h2></div>
        {who}
        <div class="thinking">{thinking}</div>
        {pace(at)}
    }
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
