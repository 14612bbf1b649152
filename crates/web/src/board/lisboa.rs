//! Lisboa on the page.

#[cfg(target_family = "wasm")]
mod face;
mod flights;
#[cfg(target_family = "wasm")]
mod hand;
#[cfg(target_family = "wasm")]
mod map;
#[cfg(target_family = "wasm")]
mod own;
mod places;
#[cfg(target_family = "wasm")]
mod side;
#[cfg(target_family = "wasm")]
mod strip;

use super::{Flight, Place, Placed};
use ::lisboa::{Action, Event, Lisboa, View};
use table::Seat;
use words::Message;

impl Placed for Lisboa {
    const GROUND: &'static str = "ground-lisboa";

    fn beside() -> Message {
        words::lisboa::board::beside()
    }

    fn mark(seat: Seat) -> &'static str {
        flights::mark(seat)
    }

    fn all_places(&self, view: &View) -> Vec<Place> {
        places::all(self, view)
    }

    fn places(&self, view: &View, action: Action) -> Vec<Place> {
        places::of(self, view, action)
    }

    fn flights(&self, view: &View, event: &Event) -> Vec<Flight> {
        flights::of(self, view, event.what)
    }

    fn standing(&self, view: &View, seat: Seat) -> i64 {
        i64::from(view.shown.boards[seat].wigs)
    }

    fn signs(key: &str) -> Vec<&'static str> {
        flights::signs(key)
    }

    fn is_burden(_key: &str) -> bool {
        false
    }
}

#[cfg(target_family = "wasm")]
mod drawn {
    use super::{hand, map, own, side, strip};
    use crate::board::{Boarded, Scene};
    use ::lisboa::Lisboa;
    use leptos::prelude::*;
    use table::Seat;

    impl Boarded for Lisboa {
        fn map(scene: Scene<Self>) -> AnyView {
            map::map(scene)
        }

        fn side(scene: Scene<Self>) -> AnyView {
            side::side(scene)
        }

        fn own(scene: Scene<Self>, seat: Signal<Seat>) -> AnyView {
            own::own(scene, seat)
        }

        fn hand(scene: Scene<Self>) -> AnyView {
            hand::hand(scene)
        }

        fn strip(scene: Scene<Self>, seat: Seat) -> AnyView {
            strip::strip(scene, seat)
        }
    }
}
