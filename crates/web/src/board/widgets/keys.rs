//! Arrow keys walk from spot to spot, to the nearest one in their direction.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, SvgElement};

/// A direction on the screen: right and down.
type Way = (f64, f64);

fn way(key: &str) -> Option<Way> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}

/// Walks on if the key says where.
pub fn walk(event: &ev::KeyboardEvent) {
    let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
    let Some(way) = way(&event.key()).filter(|_| is_plain) else { return };
    let Some(here) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    if let Some(next) = nearest(&here, way) {
        event.prevent_default();
        event.stop_propagation();
        focus(&next);
    }
}

/// The middle of what is seen of an element; nothing if it is not shown.
fn middle(element: &Element) -> Option<(f64, f64)> {
    let shape = element.get_bounding_client_rect();
    (shape.width() > 0.0).then(|| (shape.x() + shape.width() / 2.0, shape.y() + shape.height() / 2.0))
}

/// The spot in a direction that is least far away, where a way aside counts double.
fn nearest(here: &Element, (dx, dy): Way) -> Option<Element> {
    let (x, y) = middle(here)?;
    let spots = document().query_selector_all(".spot").ok()?;
    let spots = (0..spots.length()).filter_map(|i| spots.get(i)?.dyn_into::<Element>().ok());
    let far = |spot: &Element| {
        let (sx, sy) = middle(spot)?;
        let (ahead, aside) = ((sx - x) * dx + (sy - y) * dy, ((sx - x) * dy).abs() + ((sy - y) * dx).abs());
        (ahead > 4.0 && spot != here).then_some(ahead + 2.0 * aside)
    };
    let spots = spots.filter_map(|spot| far(&spot).map(|far| (far, spot)));
    spots.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, spot)| spot)
}

fn focus(element: &Element) {
    // What is gone in the meantime cannot be focused, and need not be.
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        _ = element.focus();
    }
}
