//! Tooltips: what is pointed at or focused says in words what it is. One box for the whole page, which listens at the document.

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Event, HtmlElement, PointerEvent};
use std::cell::RefCell;

/// The id of the box.
const BOX: &str = "tip";

thread_local! {
    /// What the box is about, and what it says.
    static SHOWN: RefCell<Option<(Element, String)>> = const { RefCell::new(None) };
}

/// Makes the box and its listeners, if there are none yet.
pub fn tips() {
    if document().get_element_by_id(BOX).is_some() {
        return;
    }
    let Some(tip) = make() else { return };
    // What comes to lie under a pointer that does not move is not pointed at.
    for name in ["pointermove", "focusin", "click", "pointerout", "focusout", "pointerdown", "wheel"] {
        let tip = tip.clone();
        let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let told = is_asked(&event).then(|| about(&event)).flatten();
            if SHOWN.with_borrow(|shown| *shown != told) {
                match &told {
                    Some((element, text)) => show(&tip, element, text),
                    None => hide(&tip),
                }
                SHOWN.set(told);
            }
        });
        // It lives as long as the page.
        _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        listener.forget();
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
/// on something that does nothing else.
fn is_asked(event: &Event) -> bool {
    let is_touch = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch");
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is =
        |selector: &str| target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|at| at.is_some()));
    match event.type_().as_str() {
        "pointermove" => !is_touch,
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

/// The innermost element with a tip that an event is about, and the tip.
fn about(event: &Event) -> Option<(Element, String)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    // A spot says its label, and what can be done there or why not.
    let element = target.closest("[data-tip], .spot").ok()??;
    let text = element.get_attribute("data-tip").or_else(|| element.get_attribute("aria-label"));
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
