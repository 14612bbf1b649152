//! Pieces that travel between two places of the board when something happens.

use super::state::At;
use crate::app::Kept;
use crate::board::{Flight, Place};
use crate::played::Played;
use crate::settings::{Motion, Pace};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element};

/// So many pieces travel for one move at most; the rest is shown where it lands.
const MOST: usize = 12;
/// One begins so many milliseconds after the other.
const APART: f64 = 60.0;
/// The size of a piece on its way.
const SIZE: f64 = 30.0;

/// Lets pieces travel whenever there is something to show.
pub fn follow<G: Played>(at: At<G>) {
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
