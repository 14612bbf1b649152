//! Two places in one gesture: what is pressed and let go on another place is chosen, and then that place. A ghost follows the pointer.
//! Which places go together is asked of the form, as with two taps, so no game knows of it.
//!
//! Mouse and pen take anything along that can be chosen. A finger moves the map and scrolls, so it takes along only what the viewer
//! holds.

use super::state::At;
use crate::board::Place;
use crate::board::widgets::{TAKEN, hide_tip, within};
use crate::played::Played;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node, PointerEvent};

/// From so many pixels on it is no tap.
const FAR: f64 = 8.0;
/// What a finger takes along: it neither moves nor scrolls.
const HELD: &str = ".held";

/// Something that is pressed.
struct Pressed {
    pointer: i32,
    from: (f64, f64),
    place: Place,
    /// What follows the pointer, once it has gone far enough.
    ghost: Option<HtmlElement>,
}

/// Listens as long as the table is shown.
pub fn listen<G: Played>(at: At<G>) {
    let pressed = StoredValue::new_local(None::<Pressed>);
    let down = window_event_listener(ev::pointerdown, move |event| {
        let press = |spot: &Element| {
            let place = Place(spot.get_attribute("data-place")?.into());
            Some(Pressed { pointer: event.pointer_id(), from: point(&event), place, ghost: None })
        };
        let is_plain = event.is_primary() && event.button() == 0;
        let spot = live(event.target()).filter(|spot| is_plain && may_be_taken(spot, &event));
        end(at, pressed.try_update_value(Option::take).flatten(), None);
        pressed.set_value(spot.and_then(|spot| press(&spot)));
    });
    let moved = window_event_listener(ev::pointermove, move |event| {
        pressed.update_value(|pressed| {
            if let Some(held) = pressed.as_mut().filter(|held| held.pointer == event.pointer_id())
                && !held.follow(at, &event)
            {
                *pressed = None;
            }
        });
    });
    let let_go = move |event: PointerEvent, is_meant: bool| {
        let is_it = |held: &Pressed| held.pointer == event.pointer_id();
        let held = pressed.try_update_value(|pressed| pressed.take_if(|held| is_it(held))).flatten();
        let to = held.as_ref().filter(|_| is_meant).and_then(|_| under(point(&event)));
        end(at, held, to);
    };
    let up = window_event_listener(ev::pointerup, move |event| let_go(event, true));
    let cancel = window_event_listener(ev::pointercancel, move |event| let_go(event, false));
    // The browser would take pictures and marked text along itself, and say no more of the pointer.
    let native = window_event_listener(ev::dragstart, move |event| {
        if pressed.with_value(Option::is_some) {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        end(at, pressed.try_update_value(Option::take).flatten(), None);
        [down, moved, up, cancel, native].into_iter().for_each(|heard| heard.remove());
    });
}

impl Pressed {
    /// The pointer has moved. Whether it is still taken along: what nothing can be chosen with is not.
    fn follow<G: Played>(&mut self, at: At<G>, event: &PointerEvent) -> bool {
        let (x, y) = point(event);
        if self.ghost.is_none() {
            if (x - self.from.0).hypot(y - self.from.1) < FAR {
                return true;
            }
            // Before the board shows where it may go, and looks otherwise.
            let Some((ghost, body)) = ghost::<G>(&self.place).zip(document().body()) else { return false };
            if !at.take_along(&self.place) {
                return false;
            }
            hide_tip();
            _ = body.append_child(&ghost);
            // What was pressed may be drawn anew, and the pointer may leave the window: where it is let go is heard all the same.
            _ = body.set_pointer_capture(self.pointer);
            self.ghost = Some(ghost);
        }
        if let Some(ghost) = &self.ghost {
            let (dx, dy) = (x - self.from.0, y - self.from.1);
            _ = ghost.style().set_property("transform", &format!("translate({dx}px, {dy}px)"));
        }
        true
    }
}

/// What was pressed is let go at a place, or nowhere.
fn end<G: Played>(at: At<G>, held: Option<Pressed>, to: Option<Place>) {
    if let Some(Pressed { place, ghost: Some(ghost), .. }) = held {
        ghost.remove();
        at.let_go(to.filter(|to| *to != place));
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The place that can be chosen and is pressed by this.
fn live(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(TAKEN).ok()?
}

fn may_be_taken(spot: &Element, event: &PointerEvent) -> bool {
    event.pointer_type() != "touch" || spot.closest(HELD).is_ok_and(|held| held.is_some())
}

/// The place at a point of the window.
fn under((x, y): (f64, f64)) -> Option<Place> {
    let there = document().element_from_point(x as f32, y as f32)?;
    live(Some(there.into()))?.get_attribute("data-place").map(|name| Place(name.into()))
}

/// A picture of a place where it is: the same once more, or where that is part of a drawing its outline.
fn ghost<G: Played>(place: &Place) -> Option<HtmlElement> {
    let spot = document().query_selector(&format!(".spot[data-place=\"{}\"]", place.0)).ok()??;
    let ghost = document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    ghost.set_class_name(&format!("dragged {}", super::super::ground(G::GAME)));
    ghost.set_attribute("aria-hidden", "true").ok()?;
    let there = spot.get_bounding_client_rect();
    let sizes = [("left", there.left()), ("top", there.top()), ("width", there.width()), ("height", there.height())];
    for (name, size) in sizes {
        ghost.style().set_property(name, &format!("{size}px")).ok()?;
    }
    if spot.dyn_ref::<HtmlElement>().is_some() {
        let copy = spot.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
        // A picture is no place.
        for part in std::iter::once(copy.clone()).chain(within(&copy, "*")) {
            for name in ["data-place", "data-light", "data-key", "role", "tabindex", "id"] {
                _ = part.remove_attribute(name);
            }
        }
        ghost.append_child(copy.unchecked_ref::<Node>()).ok()?;
    }
    Some(ghost)
}
