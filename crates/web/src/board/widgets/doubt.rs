//! The star of a value that may be printed differently; what it means the label says.

use crate::settings::{Setting, Stars};
use leptos::prelude::*;

/// A star behind a heading or a number, where it is due.
pub fn star(is_so: bool) -> impl IntoView {
    is_so.then(|| view! { <sup class="doubt">"*"</sup> })
}

/// The same within a text.
pub fn star_text(is_so: bool) -> &'static str {
    let hidden =
        || document().document_element().is_some_and(|root| root.has_attribute(&format!("data-{}", Stars::KEY)));
    if is_so && !hidden() { "*" } else { "" }
}

/// A star in a drawing.
pub fn map_star(x: f64, y: f64) -> impl IntoView {
    view! { <text class="doubt" x=x y=y text-anchor="middle">"*"</text> }
}
