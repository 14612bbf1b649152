//! Lisboa on the page.

#[cfg(target_family = "wasm")]
mod face;
mod flights;
mod form;
mod guide;
#[cfg(target_family = "wasm")]
mod hand;
#[cfg(target_family = "wasm")]
mod map;
#[cfg(any(target_family = "wasm", test))]
mod numbers;
mod outline;
#[cfg(target_family = "wasm")]
mod own;
mod places;
#[cfg(target_family = "wasm")]
mod side;
#[cfg(target_family = "wasm")]
mod strip;

use super::{Flight, Form, Outline, Place, Placed};
use ::lisboa::{Action, Components, Decision, Event, Lisboa, View};
use table::Seat;
use words::Message;
use words::lisboa::printed::Thing;

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

    fn is_points(key: &str) -> bool {
        key == "wigs"
    }

    fn is_burden(_key: &str) -> bool {
        false
    }

    fn outline(pack: &Components, things: &[Thing]) -> Option<Outline> {
        outline::of(pack, things)
    }

    fn deed_sign(word: &str) -> &'static str {
        match word {
            "building" => "lisboa-building-green",
            "store" => "lisboa-store",
            "sail" => "lisboa-ship-3",
            "decree" => "lisboa-decree",
            "ship" => "lisboa-ship-1",
            "church" => "lisboa-cardinal",
            "sale" => "lisboa-reis",
            "favor" => "lisboa-favour-king",
            "plan" => "lisboa-plan",
            "officials" => "lisboa-recruit",
            _ => "lisboa-card",
        }
    }

    fn printed_sign(word: &str) -> Option<&'static str> {
        outline::sign(word)
    }

    fn guide() -> crate::board::Guide {
        guide::guide()
    }

    fn form(&self, decision: Decision) -> Form {
        form::look(decision)
    }

    fn begins(&self, decision: Decision) -> bool {
        form::begins(decision)
    }

    fn preset(&self, _view: &View, decision: Decision, legal: &[Action]) -> Option<Action> {
        form::preset(decision, legal)
    }

    fn is_plain(&self, decision: Decision, action: Action) -> bool {
        form::is_plain(decision, action)
    }

    /// A second trade and a second decree are extras that cost something.
    fn may_end(&self, decision: Decision) -> bool {
        matches!(decision, Decision::Trade { second: true } | Decision::ExtraDecree)
    }

    fn key(&self, action: Action) -> Option<char> {
        form::key(action)
    }

    /// Declining ends what may be picked as often as one likes.
    fn is_done(&self, action: Action) -> bool {
        action == Action::Pass
    }

    fn amount(&self, _decision: Decision, action: Action) -> Option<(i64, &'static str)> {
        form::amount(action)
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
        const LISTS: bool = true;

        fn map(scene: Scene<Self>) -> AnyView {
            map::map(scene)
        }

        fn side(scene: Scene<Self>) -> AnyView {
            side::side(scene)
        }

        fn decks(scene: Scene<Self>) -> Option<AnyView> {
            Some(hand::decks(scene))
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
