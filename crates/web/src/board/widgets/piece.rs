//! Signs and pieces, on the page and in drawings. A piece of a player has the player's colour and mark.

use leptos::prelude::*;
use table::Seat;

/// A length of the page that grows with the screen, by its pixels on a desk of the usual size.
fn rem(size: u16) -> String {
    format!("{}rem", f32::from(size) / 16.0)
}

/// A sign of the sprite, for the eye only: words stand beside it or name what it is part of.
pub fn icon(name: &'static str, size: u16) -> impl IntoView {
    view! {
        <svg class="icon" width=rem(size) height=rem(size) viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// The same, as small as the text around it.
pub fn small_icon(name: &'static str) -> impl IntoView {
    icon(name, 16)
}

/// A sign with a number.
pub fn count(name: &'static str, size: u16, n: impl std::fmt::Display) -> impl IntoView {
    view! { <span class="count">{icon(name, size)}<b>{n.to_string()}</b></span> }
}

/// A sign in a drawing.
pub fn sign(name: &'static str, x: f64, y: f64, size: f64) -> impl IntoView {
    view! { <use href=format!("#{name}") x=x y=y width=size height=size></use> }
}

/// The class with the colours of a seat; pieces of nobody are neutral.
pub fn seat_class(seat: Option<Seat>) -> String {
    seat.map_or("neutral".to_owned(), |seat| format!("seat-{}", seat.index() + 1))
}

/// A piece of a player with the player's mark on it.
pub fn piece(shape: &'static str, mark: Option<&'static str>, seat: Option<Seat>, size: u16) -> impl IntoView {
    view! {
        <svg class=format!("icon piece {} {shape}", seat_class(seat)) width=rem(size) height=rem(size) viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#{shape}")></use>
            {mark.map(|mark| view! { <use class="mark" href=format!("#{mark}") x="7" y="10.2" width="10" height="10"></use> })}
        </svg>
    }
}

/// The round badge of a player.
pub fn badge(mark: &'static str, seat: Seat, size: u16) -> impl IntoView {
    view! {
        <svg class=format!("badge {}", seat_class(Some(seat))) width=rem(size) height=rem(size) viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11.3"></circle>
            <use href=format!("#{mark}") x="4.5" y="4.5" width="15" height="15"></use>
        </svg>
    }
}
