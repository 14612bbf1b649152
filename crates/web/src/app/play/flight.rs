//! Pieces that travel between two places of the board when something happens, and the places that others have changed since one's own
//! move, which stay marked.

use super::state::At;
use crate::app::Kept;
use crate::board::{Flight, Place};
use crate::played::Played;
use crate::settings::{Motion, Pace};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use table::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element};

/// So many pieces travel for one move at most; the rest is shown where it lands.
const MOST: usize = 12;
/// One begins so many milliseconds after the other.
const APART: f64 = 90.0;
/// The size of a piece on its way.
const SIZE: f64 = 30.0;

/// The attribute of a place that somebody else has changed: the number of the seat.
const TRACE: &str = "data-trace";

/// Lets pieces travel whenever there is something to show.
pub fn follow<G: Played>(at: At<G>) {
    mark_changes(at);
    skip_by_hand(at);
    let (motion, pace): (Kept<Motion>, Kept<Pace>) = (expect_context(), expect_context());
    Effect::new(move || {
        let flights = at.table.flights.get();
        let travel = pace.0.get_untracked().travel();
        if flights.is_empty() || travel == 0.0 {
            return;
        }
        let is_still = match motion.0.get_untracked() {
            Motion::Reduced => true,
            Motion::Full => false,
            Motion::System => prefers_reduced(),
        };
        // After the board is drawn anew.
        request_animation_frame(move || {
            for (n, flight) in flights.iter().take(MOST).enumerate() {
                if is_still { outline(&flight.to) } else { fly::<G>(flight, travel, n as f64 * APART) }
            }
        });
    });
}

/// Marks what the others have changed since the viewer's own move, in the colour of who did it.
fn mark_changes<G: Played>(at: At<G>) {
    let traces = StoredValue::new(Vec::<(Place, Seat)>::new());
    Effect::new(move || {
        let is_past = at.table.past.with(Option::is_some);
        let Some(sight) = at.table.sight.get() else { return traces.set_value(Vec::new()) };
        let game = at.table.game.get_value();
        traces.update_value(|traces| {
            for entry in &sight.log {
                let Some(seat) = entry.by.seat() else { continue };
                if Some(seat) == sight.viewer {
                    // What the rules answered for the viewer is no move.
                    if !entry.forced {
                        traces.clear();
                    }
                    continue;
                }
                let flights = entry.events.iter().flat_map(|event| game.flights(&sight.view, event));
                traces.extend(flights.map(|flight| (flight.to, seat)));
            }
        });
        // After the board is drawn anew.
        request_animation_frame(move || {
            if let Some(traces) = traces.try_get_value() {
                paint(if is_past { &[] } else { &traces });
            }
        });
    });
    on_cleanup(|| paint(&[]));
}

/// Marks these places and no others; of two who changed a place the later one counts.
fn paint(traces: &[(Place, Seat)]) {
    if let Ok(old) = document().query_selector_all(&format!("[{TRACE}]")) {
        let old = (0..old.length()).filter_map(|n| old.item(n)?.dyn_into::<Element>().ok());
        // What is not there cannot be left.
        old.for_each(|element| _ = element.remove_attribute(TRACE));
    }
    for (place, seat) in traces {
        if let Ok(Some(element)) = document().query_selector(&format!("[data-place=\"{}\"]", place.0)) {
            _ = element.set_attribute(TRACE, &(seat.index() + 1).to_string());
        }
    }
}

/// Space, or a click on the map, shows at once what still waits to be shown.
fn skip_by_hand<G: Played>(at: At<G>) {
    let is_waiting = move || at.table.waiting.try_get_untracked().is_some_and(|waiting| waiting > 0);
    let is_within = |target: Option<web_sys::EventTarget>, part: &str| {
        let element = target.and_then(|target| target.dyn_into::<Element>().ok());
        element.is_some_and(|element| element.closest(part).is_ok_and(|found| found.is_some()))
    };
    let key = window_event_listener(leptos::ev::keydown, move |event| {
        let is_typing = is_within(event.target(), "button, a, input, select, textarea, summary, [role=button]");
        if event.key() == " " && is_waiting() && !is_typing {
            event.prevent_default();
            at.table.skip();
        }
    });
    let click = window_event_listener(leptos::ev::click, move |event| {
        if is_waiting() && is_within(event.target(), ".map") {
            at.table.skip();
        }
    });
    on_cleanup(move || {
        key.remove();
        click.remove();
    });
}

fn prefers_reduced() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The element of a place that can be seen now.
fn element(place: &Place) -> Option<(Element, DomRect)> {
    let element = document().query_selector(&format!("[data-place=\"{}\"]", place.0)).ok()??;
    let there = element.get_bounding_client_rect();
    (there.width() > 0.0).then_some((element, there))
}

/// Marks a place for a moment, where nothing shall move.
fn outline(place: &Place) {
    if let Some((element, _)) = element(place) {
        let frames =
            [frame(&[("outline", "3px dashed var(--select)")]), frame(&[("outline", "3px dashed transparent")])];
        animate(&element, &frames, 1000.0, 0.0, "none");
    }
}

/// Sends a piece from one place to another.
fn fly<G: Played>(flight: &Flight, travel: f64, wait: f64) {
    let (Some((_, from)), Some((_, to))) = (element(&flight.from), element(&flight.to)) else { return };
    let Some(piece) = piece::<G>(flight) else { return };
    let at = |place: &DomRect| {
        let (x, y) = (place.left() + place.width() / 2.0 - SIZE / 2.0, place.top() + place.height() / 2.0 - SIZE / 2.0);
        format!("translate({x}px, {y}px)")
    };
    let frames =
        [frame(&[("transform", &at(&from)), ("opacity", "1")]), frame(&[("transform", &at(&to)), ("opacity", "1")])];
    animate(&piece, &frames, travel, wait, "backwards");
    let life = std::time::Duration::from_millis((travel + wait) as u64);
    set_timeout(move || piece.remove(), life);
}

/// A piece in the air, over everything and heard by nobody.
fn piece<G: Played>(flight: &Flight) -> Option<Element> {
    let piece = document().create_element("div").ok()?;
    let seat = flight.seat.map_or(String::new(), |seat| format!("seat-{}", seat.index() + 1));
    piece.set_class_name(&format!("flying {} {seat}", super::super::ground(G::GAME)));
    _ = piece.set_attribute("aria-hidden", "true");
    piece.set_inner_html(&format!(
        "<svg width=\"{SIZE}\" height=\"{SIZE}\"><use href=\"#{}\"></use></svg>",
        flight.icon
    ));
    document().body()?.append_child(&piece).ok()?;
    Some(piece)
}

fn frame(styles: &[(&str, &str)]) -> Object {
    let frame = Object::new();
    for (name, value) in styles {
        // Setting a key of a new object cannot fail.
        _ = Reflect::set(&frame, &(*name).into(), &(*value).into());
    }
    frame
}

/// Moves an element by the browser's own animation; where there is none, nothing moves.
fn animate(element: &Element, frames: &[Object], duration: f64, delay: f64, fill: &str) {
    let options = Object::new();
    let all = [
        ("duration", JsValue::from_f64(duration)),
        ("delay", JsValue::from_f64(delay)),
        ("easing", "ease-out".into()),
        ("fill", fill.into()),
    ];
    for (name, value) in all {
        _ = Reflect::set(&options, &name.into(), &value);
    }
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<js_sys::Function>()
    {
        _ = animate.call2(element, &frames.iter().collect::<Array>(), &options);
    }
}
