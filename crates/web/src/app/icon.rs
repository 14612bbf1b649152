//! Signs and pieces of the sprite.

use crate::board::Placed;
use crate::board::widgets::icon;
use leptos::prelude::*;
use session::GameName;
use table::Seat;

/// A sign of the sprite, for the eye only: words stand beside it or name the button around it.
#[component]
pub fn Icon(
    /// Its id in the sprite.
    name: &'static str,
    /// Its width and height.
    #[prop(default = 20)]
    size: u16,
) -> impl IntoView {
    icon(name, size)
}

/// The shape and colour of a seat in a game.
#[component]
pub fn SeatMark(game: GameName, seat: usize) -> impl IntoView {
    let shape = session::for_game!(game, G => <G as Placed>::mark(Seat::ALL[seat % 4]));
    view! {
        <span class=format!("seat-mark {} seat-{}", super::ground(game), seat % 4 + 1)>
            <Icon name=shape size=18/>
        </span>
    }
}
