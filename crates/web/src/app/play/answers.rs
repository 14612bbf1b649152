//! The list of all answers, the second way to give one: price and points first, grouped by place, sorted as one likes; and what is not
//! possible, with all reasons.

use super::choices::{Choice, Gain, Shut};
use super::state::At;
use super::{mark, rule_link};
use crate::app::icon::Icon;
use crate::browser;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;

/// From so many answers on a list can be filtered.
const MANY: usize = 10;
/// So many numbers that an answer changes stand beside its title, more of them below.
const GAINS: usize = 2;
/// From this width on, in pixels, a game may have the list open by itself.
const DESK: f64 = 1180.0;
/// And from this height on: on a low screen the rail has no room for it.
const HIGH: f64 = 800.0;
/// Under which key a browser keeps whether the list is open.
const KEY: &str = "list";

/// How the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// As the places come.
    Place,
    /// The most points first.
    Gain,
    /// The least loss first.
    Price,
}

/// Whether the list is open when a table is opened: as it was left, else as the game likes it where it does not lie over the board.
pub fn stands_open<G: Played>() -> bool {
    let pixels = |size: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>| {
        size.ok().and_then(|size| size.as_f64()).unwrap_or(0.0)
    };
    let is_touch = window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|query| query.matches());
    let has_room = !is_touch && pixels(window().inner_width()) >= DESK && pixels(window().inner_height()) >= HIGH;
    browser::kept(KEY).map_or(G::LISTS && has_room, |kept| kept == "open")
}

/// Opens or closes the list, for good.
pub fn open<G: Played>(at: At<G>, is_open: bool) {
    browser::keep(KEY, Some(if is_open { "open" } else { "shut" }));
    at.is_list.set(is_open);
    if is_open {
        request_animation_frame(|| super::keys::focus(".answers .option"));
    }
}

/// The panel; not there while it is closed.
pub fn panel<G: Played>(at: At<G>) -> impl IntoView {
    move || (at.is_list.get() && at.composer.with(Option::is_some)).then(|| opened(at))
}

fn opened<G: Played>(at: At<G>) -> impl IntoView {
    let (sought, order) = (RwSignal::new(String::new()), RwSignal::new(Order::Place));
    // A new question is a new search.
    Effect::new(move || {
        at.choices.track();
        sought.set(String::new());
    });
    let listed = Memo::new(move |_| {
        let (choices, words) = (at.choices.get(), sought.get().to_lowercase());
        let there = at.picked.with(|picked| choices.narrowed(picked));
        let fits = |choice: &Choice<G::Action>| {
            let text = format!("{} {}", choice.title, choice.text).to_lowercase();
            words.split_whitespace().all(|word| text.contains(word))
        };
        let all = choices.open.iter().enumerate();
        let found = all.filter(|(n, choice)| there.as_ref().is_none_or(|there| there.contains(n)) && fits(choice));
        let mut found: Vec<usize> = found.map(|(n, _)| n).collect();
        sort(at, &mut found, order.get());
        found
    });
    let is_narrowed =
        Memo::new(move |_| at.picked.with(|picked| at.choices.with(|choices| choices.narrowed(picked).is_some())));
    let is_many = Memo::new(move |_| at.choices.with(|choices| choices.open.len()) > MANY);
    view! {
        <section class="answers panel" aria-labelledby="answers-title">
            <div class="panel-head">
                <h2 id="answers-title">{said!("app-options")}</h2>
                <span class="note">{move || said!("app-possible", n = listed.with(Vec::len))}</span>
                <button class="plain" aria-label=said!("app-close") on:click=move |_| open(at, false)><Icon name="ui-close" size=14/></button>
            </div>
            {move || is_narrowed.get().then(|| view! {
                <button class="narrowed" on:click=move |_| at.picked.set(Vec::new())>
                    <Icon name="ui-close" size=14/>
                    {said!("app-only-here")}
                </button>
            })}
            {move || is_many.get().then(|| view! {
                <input class="seek" type="search" placeholder=said!("app-seek") aria-label=said!("app-seek") bind:value=sought/>
                {orders(order)}
            })}
            <ol class="choices-list" aria-label=said!("app-options")>
                {move || {
                    let choices = at.choices.get();
                    let mut before = None;
                    let one = |(key, n): (usize, usize)| {
                        let choice = choices.open.get(n)?;
                        let first = choice.places.first();
                        let is_apart = order.get_untracked() == Order::Place && before.replace(first).is_some_and(|before| before != first);
                        Some(option(at, key, n, choice, is_apart))
                    };
                    listed.get().into_iter().enumerate().filter_map(one).collect_view()
                }}
            </ol>
            {move || shut(at, is_narrowed.get())}
        </section>
    }
}

/// Sorts answers by the points that they bring their player, or by what they take.
fn sort<G: Played>(at: At<G>, found: &mut [usize], order: Order) {
    let viewer = at.base.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.viewer));
    let choices = at.choices.get_untracked();
    let own = |n: usize| choices.open[n].gains.iter().filter(move |gain| gain.whose.is_none() || gain.whose == viewer);
    match order {
        Order::Place => {}
        Order::Gain => {
            found.sort_by_key(|&n| -own(n).filter(|gain| G::is_points(gain.key)).map(|gain| gain.by).sum::<i64>())
        }
        Order::Price => found.sort_by_key(|&n| -own(n).filter(|gain| gain.by < 0).map(|gain| gain.by).sum::<i64>()),
    }
}

fn orders(order: RwSignal<Order>) -> impl IntoView {
    let one = move |by: Order, name: String| {
        view! { <button aria-pressed=move || (order.get() == by).to_string() on:click=move |_| order.set(by)>{name}</button> }
    };
    view! {
        <div class="orders" role="group" aria-label=said!("app-sort")>
            {one(Order::Place, said!("app-sort-place"))}
            {one(Order::Gain, said!("app-sort-gain"))}
            {one(Order::Price, said!("app-sort-price"))}
        </div>
    }
}

/// An answer; set apart from the one before if that is given at another place.
fn option<G: Played>(
    at: At<G>,
    key: usize,
    n: usize,
    choice: &Choice<G::Action>,
    is_apart: bool,
) -> impl IntoView + use<G> {
    let is_pointed = move || at.pointed.get() == Some(n);
    let is_advised = move || at.advice.with(|advice| advice.as_ref().is_some_and(|advice| advice.number == Some(n)));
    let gains = if choice.gains.len() > GAINS { "gains many" } else { "gains" };
    let text = (choice.text != choice.title).then(|| choice.text.clone());
    view! {
        <li class:apart=is_apart>
            <button
                class="option"
                class:pointed=is_pointed
                aria-pressed=choice.is_picked.then_some("true")
                data-option=n
                data-action=choice.action.to_string()
                data-told=choice.told()
                on:click=move |_| at.choose(n)
                on:pointerenter=move |_| at.pointed.set(Some(n))
                on:pointerleave=move |_| at.unpoint(n)
                on:focus=move |_| at.pointed.set(Some(n))
                on:blur=move |_| at.unpoint(n)
            >
                <kbd>{(key < 9).then_some(key + 1)}</kbd>
                <span class="option-title">{choice.title.clone()}</span>
                {move || is_advised().then(|| view! { <span class="tag">{said!("app-advised")}</span> })}
                <span class=gains>{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
                {then(at, choice)}
                {text.map(|text| view! { <span class="option-text">{text}</span> })}
                {choice.ends.then(|| warning(said!("app-ends-game")))}
                {choice.warnings.iter().cloned().map(warning).collect_view()}
            </button>
        </li>
    }
}

/// What follows an answer by itself.
pub fn then<G: Played>(at: At<G>, choice: &Choice<G::Action>) -> Option<impl IntoView + use<G>> {
    (!choice.then.is_empty()).then(|| view! {
        <span class="then"><span>{said!("app-then")}</span>{choice.then.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
    })
}

/// What an answer loses.
pub fn warning(text: String) -> impl IntoView {
    view! { <span class="warns"><Icon name="ui-warning" size=14/>{text}</span> }
}

/// A number that an answer changes: its sign, whose it is, by how much.
pub fn gain<G: Played>(at: At<G>, gain: &Gain) -> impl IntoView + use<G> {
    let viewer = at.base.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.viewer));
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
pub fn refused_here<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    let (choices, picked) = (at.choices.get(), at.picked.get());
    if picked.is_empty() || choices.narrowed(&picked).is_some() {
        return None;
    }
    let there = choices.shut_at(&picked);
    (!there.is_empty()).then(|| {
        view! {
            <div class="note-box refused-here" role="status">
                <ul>{told_once(there).into_iter().map(|shut| refused(at, shut)).collect_view()}</ul>
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
            <ul>{told_once(listed).into_iter().map(|shut| refused(at, shut)).collect_view()}</ul>
        </details>
    })
}

/// What is not possible for the same reasons stands together.
fn told_once(all: Vec<Shut>) -> Vec<Shut> {
    let mut told: Vec<Shut> = Vec::new();
    for shut in all {
        match told.iter_mut().find(|known| known.reasons == shut.reasons) {
            Some(known) => known.title = said!("app-shut-too", first = known.title.clone(), other = shut.title),
            None => told.push(shut),
        }
    }
    told
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

/// Something that is not possible at a place that was picked, where its answer would stand.
pub fn shut_tile<G: Played>(at: At<G>, shut: Shut) -> impl IntoView {
    let reason = move |(text, rule): (String, table::RuleId)| {
        view! { <span class="reason">{text} " " {rule_link(at, rule)}</span> }
    };
    let title = shut.title;
    view! {
        <div class="tile shut-tile" tabindex="0" aria-disabled="true" role="group" aria-label=title.clone()>
            <span class="tile-title"><Icon name="ui-lock" size=14/>{title.clone()}</span>
            <span class="reasons">{shut.reasons.into_iter().map(reason).collect_view()}</span>
        </div>
    }
}
