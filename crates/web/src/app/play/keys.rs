//! The keys of a table: 1 to 9 for answers, arrows between answers, Backspace to take back, L for the list, ? for the rule that
//! asks. On the board arrows are the board's.

use super::state::At;
use crate::played::Played;
use leptos::ev;
use leptos::prelude::*;
use session::{Asked, Undo};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// What can be answered, filled in or confirmed, and what is not possible.
const ANSWERS: &str =
    ".asked :is(.tile, .chip, [role=spinbutton], [data-confirm]:enabled), .answers .option, .answers .shut";

/// Listens as long as the table is shown.
pub fn listen<G: Played>(at: At<G>) {
    let keys = window_event_listener(ev::keydown, move |event| {
        at.by_keys.set_value(true);
        pressed(at, &event);
    });
    let pointer = window_event_listener(ev::pointerdown, move |event| {
        at.by_keys.set_value(false);
        super::menu::close_unless(&event);
    });
    on_cleanup(move || {
        keys.remove();
        pointer.remove();
    });
}

fn pressed<G: Played>(at: At<G>, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_typing = target.as_ref().is_some_and(|target| target.matches("input, select, textarea").unwrap_or(false));
    // What a part of the board has taken for itself is not taken again.
    if is_typing || event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let is_taken = match event.key().as_str() {
        "Backspace" if event.shift_key() => act(|| at.undo(Undo::Turn)),
        "Backspace" => act(|| at.undo(Undo::Decision)),
        "l" | "L" => act(|| super::answers::open(at, !at.is_list.get_untracked())),
        // A key that is held gives nothing twice.
        "Enter" if !event.repeat() && !target.as_ref().is_some_and(takes_enter) => act(|| at.confirm()),
        "?" => act(|| open_rule(at)),
        "Escape" => act(|| close(at)),
        "ArrowDown" | "ArrowRight" => move_focus(target.as_ref(), 1),
        "ArrowUp" | "ArrowLeft" => move_focus(target.as_ref(), -1),
        key => press(&key.to_lowercase()),
    };
    if is_taken {
        event.prevent_default();
    }
}

fn act(act: impl FnOnce()) -> bool {
    act();
    true
}

/// Whether Enter does something of its own there.
fn takes_enter(target: &Element) -> bool {
    const OWN: &str = "a, button, summary, .spot[role=button], .sheet *, [role=dialog] *";
    target.matches(OWN).unwrap_or(false)
}

/// Presses what has this key: an answer, a card, a die; for a number without such, that answer of the list.
fn press(key: &str) -> bool {
    if key.chars().count() != 1 || !key.chars().all(char::is_alphanumeric) {
        return false;
    }
    let (asked, any) = (format!(".asked [data-key=\"{key}\"]"), format!("[data-key=\"{key}\"]"));
    let listed = key.parse().ok().map(|n: usize| format!(".answers li:nth-child({n}) > .option"));
    let find = |what: &str| document().query_selector(what).ok().flatten();
    let found = find(&asked).or_else(|| find(&any)).or_else(|| listed.as_deref().and_then(find));
    match found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        Some(element) => act(|| element.click()),
        None => false,
    }
}

/// Opens the rule that asks what is asked now; where all is answered, the one that asked first.
fn open_rule<G: Played>(at: At<G>) {
    let first = at.base.with_untracked(|sight| match sight.as_ref().map(|sight| &sight.asked) {
        Some(Asked::Seat { rule, .. }) => *rule,
        Some(Asked::Luck | Asked::Nobody) | None => None,
    });
    let rule = untrack(|| at.question()).and_then(|(_, rule)| rule).or(first);
    at.rule.set(rule.map(|rule| rule.0));
}

fn close<G: Played>(at: At<G>) {
    if at.picked.with_untracked(|picked| !picked.is_empty()) {
        at.picked.set(Vec::new());
    } else {
        at.take_back();
    }
    super::menu::close();
    at.rule.set(None);
    at.looked_at.set(None);
    at.is_scoring.set(false);
    super::review::close(at);
    at.is_keys.set(false);
    at.is_legend.set(false);
}

/// Goes from answer to answer, and to the answers from wherever the arrows mean nothing else. A board knows its own ways.
fn move_focus(from: Option<&Element>, by: isize) -> bool {
    const ELSEWHERE: &str = ".sheet, .log, .tabs, .menu, .map, .side, .own, .held, .decks";
    if from.is_some_and(|from| from.closest(ELSEWHERE).is_ok_and(|found| found.is_some())) {
        return false;
    }
    let Ok(all) = document().query_selector_all(ANSWERS) else { return false };
    let all: Vec<HtmlElement> = (0..all.length()).filter_map(|n| all.item(n)?.dyn_into().ok()).collect();
    let here = from.and_then(|from| all.iter().position(|element| element.is_same_node(Some(from))));
    let next = match here {
        Some(here) => here.checked_add_signed(by).filter(|next| *next < all.len()),
        None => (!all.is_empty()).then_some(0),
    };
    next.is_some_and(|next| all[next].focus().is_ok())
}

/// Moves the keyboard to the first answer to what is asked now, or to the first reason why there is none; where nothing is asked any
/// more, to the button that gives what is filled in.
pub fn focus_first_answer() {
    const ASKED: &str = ".asked-body > .now";
    const NOW: &str = ".now :is(.tile, .chip, [role=spinbutton])";
    const GIVE: &str = ".asked [data-confirm]:enabled";
    let has = |what: &str| document().query_selector(what).is_ok_and(|found| found.is_some());
    focus(if !has(ASKED) && has(GIVE) {
        GIVE
    } else if has(NOW) {
        NOW
    } else {
        ANSWERS
    });
}

/// Whether the keyboard is nowhere, because what had it is gone.
pub fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Moves the keyboard to the first of these.
pub fn focus(what: &str) {
    let element =
        document().query_selector(what).ok().flatten().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        // What cannot take the focus leaves it where it is.
        _ = element.focus();
    }
}
