//! Tooltips: what is pointed at, focused or pressed long says in words what it is. One box for the whole page, which listens at the
//! document.

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Event, HtmlElement, PointerEvent};
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// The id of the box.
const BOX: &str = "tip";
/// So long a finger rests on something before it says what it is.
const LONG: Duration = Duration::from_millis(450);
/// How far the finger may slip by then, in pixels.
const SLIP: f64 = 8.0;

thread_local! {
    /// What the box is about, and what it says.
    static SHOWN: RefCell<Option<(Element, String)>> = const { RefCell::new(None) };
    /// The finger that rests on something: what that says, where the finger is, and the timer.
    static RESTING: RefCell<Option<Resting>> = const { RefCell::new(None) };
    /// Whether the finger that is down has been told something: letting it go does nothing else.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

struct Resting {
    at: (f64, f64),
    timer: TimeoutHandle,
}

/// Makes the box and its listeners, if there are none yet.
pub fn tips() {
    if document().get_element_by_id(BOX).is_some() {
        return;
    }
    let Some(tip) = make() else { return };
    listen_long(&tip);
    // What comes to lie under a pointer that does not move is not pointed at.
    for name in ["pointermove", "focusin", "click", "pointerout", "focusout", "pointerdown", "wheel"] {
        let tip = tip.clone();
        let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // What a finger was told stays until the next one.
            if !IS_TOLD.get() {
                tell(&tip, is_asked(&event).then(|| about(&event, "")).flatten());
            }
        });
        // It lives as long as the page.
        _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        listener.forget();
    }
}

/// Says this, or nothing.
fn tell(tip: &HtmlElement, told: Option<(Element, String)>) {
    if SHOWN.with_borrow(|shown| *shown != told) {
        match &told {
            Some((element, text)) => show(tip, element, text),
            None => hide(tip),
        }
        SHOWN.set(told);
    }
}

/// Listens to fingers that rest on something, before anybody else does.
fn listen_long(tip: &HtmlElement) {
    for name in ["pointerdown", "pointermove", "pointerup", "pointercancel", "click", "contextmenu", "keydown"] {
        let tip = tip.clone();
        let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| rest(&tip, &event));
        // It lives as long as the page.
        _ = document().add_event_listener_with_callback_and_bool(name, listener.as_ref().unchecked_ref(), true);
        listener.forget();
    }
}

fn rest(tip: &HtmlElement, event: &Event) {
    let finger = event.dyn_ref::<PointerEvent>().filter(|event| event.pointer_type() == "touch");
    let at = finger.map_or((0.0, 0.0), |event| (f64::from(event.client_x()), f64::from(event.client_y())));
    let stop = || RESTING.take().iter().for_each(|resting| resting.timer.clear());
    match event.type_().as_str() {
        "pointerdown" => {
            stop();
            IS_TOLD.set(false);
            if let Some(told) = finger.and_then(|event| about(event, ", [data-told]")) {
                let tip = tip.clone();
                let show = move || {
                    IS_TOLD.set(true);
                    tell(&tip, Some(told));
                };
                RESTING.set(set_timeout_with_handle(show, LONG).ok().map(|timer| Resting { at, timer }));
            }
        }
        "pointermove" => {
            let from = RESTING.with_borrow(|resting| resting.as_ref().map(|resting| resting.at));
            if from.is_some_and(|from| (from.0 - at.0).hypot(from.1 - at.1) > SLIP) {
                stop();
            }
        }
        // The finger that was told something chooses nothing, and opens no menu of the browser.
        "click" | "contextmenu" => {
            if IS_TOLD.get() && event.is_trusted() {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        }
        "keydown" => IS_TOLD.set(false),
        _ => stop(),
    }
}

/// Hides the box, because what it is about is going; it must not be held by it.
pub fn hide_tip() {
    SHOWN.take();
    if let Some(tip) = document().get_element_by_id(BOX).and_then(|tip| tip.dyn_into().ok()) {
        hide(&tip);
    }
}

/// Whether somebody wants to know what is there: with a mouse by pointing at it, with a keyboard by going there, with a finger by a tap
/// on something that does nothing else. Something that does is pressed long.
fn is_asked(event: &Event) -> bool {
    let pointer = event.dyn_ref::<PointerEvent>();
    let is_touch = pointer.is_some_and(|event| event.pointer_type() == "touch");
    // What is dragged or pulled along goes over things that nobody points at.
    let is_pressed = pointer.is_some_and(|event| event.buttons() != 0);
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|at| at.is_some()));
    match event.type_().as_str() {
        "pointermove" => !is_touch && !is_pressed,
        "focusin" => is(":focus-visible"),
        "click" => is_touch && !is("button, a, [role=button]"),
        _ => false,
    }
}

fn make() -> Option<HtmlElement> {
    let tip = document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    tip.set_id(BOX);
    tip.set_class_name("tip");
    // Everything with a tip has it as its label too, so nobody has to hear it twice.
    tip.set_attribute("aria-hidden", "true").ok()?;
    document().body()?.append_child(&tip).ok()?;
    Some(tip)
}

/// The innermost element with a tip that an event is about, and the tip. `or` are others that have one for this event.
fn about(event: &Event, or: &str) -> Option<(Element, String)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    // A spot says its label, and what can be done there or why not.
    let element = target.closest(&format!("[data-tip], .spot{or}")).ok()??;
    let own = |name: &str| element.get_attribute(name);
    let text = own("data-tip").or_else(|| own("data-told")).or_else(|| own("aria-label"));
    let text = text.filter(|text| !text.is_empty())?;
    let text = match element.get_attribute("aria-description") {
        Some(note) => format!("{text}\n{note}"),
        None => text,
    };
    Some((element, text))
}

/// Shows the box below the element, or above it where there is no room, inside the window.
fn show(tip: &HtmlElement, element: &Element, text: &str) {
    tip.set_text_content(Some(text));
    tip.set_class_name("tip shown");
    let size = |value: Result<JsValue, _>| value.ok().and_then(|size| size.as_f64()).unwrap_or(0.0);
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let (at, own) = (element.get_bounding_client_rect(), tip.get_bounding_client_rect());
    let below = at.bottom() + 8.0;
    let top = if below + own.height() > height - 4.0 { (at.top() - 8.0 - own.height()).max(4.0) } else { below };
    let left = (at.x() + at.width() / 2.0 - own.width() / 2.0).min(width - own.width() - 6.0).max(6.0);
    let style = tip.style();
    _ = style.set_property("left", &format!("{left}px"));
    _ = style.set_property("top", &format!("{top}px"));
}

fn hide(tip: &HtmlElement) {
    tip.set_class_name("tip");
}
