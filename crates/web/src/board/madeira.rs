//! Madeira on the page.

#[cfg(any(test, target_family = "wasm"))]
mod bids;
#[cfg(target_family = "wasm")]
mod draw;
mod face;
mod flights;
mod form;
mod guide;
#[cfg(target_family = "wasm")]
mod hand;
#[cfg(target_family = "wasm")]
mod map;
mod outline;
#[cfg(target_family = "wasm")]
mod own;
#[cfg(target_family = "wasm")]
mod parts;
mod places;
#[cfg(target_family = "wasm")]
mod side;
#[cfg(target_family = "wasm")]
mod strip;

use super::{Flight, Form, Outline, Place, Placed};
use ::madeira::{Action, Components, Decision, Event, Madeira, View};
use table::Seat;
use words::Message;
use words::madeira::printed::Thing;

impl Placed for Madeira {
    const GROUND: &'static str = "ground-madeira";

    fn beside() -> Message {
        words::madeira::board::beside()
    }

    fn mark(seat: Seat) -> &'static str {
        face::mark(seat)
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
        i64::from(view.shown.players[seat].prestige)
    }

    fn signs(key: &str) -> Vec<&'static str> {
        vec![face::sign(key)]
    }

    fn is_points(key: &str) -> bool {
        key == "prestige"
    }

    fn is_burden(key: &str) -> bool {
        key == "pirates"
    }

    fn outline(pack: &Components, things: &[Thing]) -> Option<Outline> {
        outline::of(pack, things)
    }

    fn deed_sign(word: &str) -> &'static str {
        match word {
            "request" => "madeira-crown",
            "row" => "madeira-guild-die-3",
            "guild" => "madeira-guild-violet",
            "ship" => "madeira-ship-disc",
            "colony" => "madeira-worker-disc",
            "city" => "madeira-citizen",
            "pirates" => "madeira-pirate",
            "field" => "madeira-region",
            "harvest" => "madeira-char-harvest",
            "windmill" => "madeira-windmill",
            "pass" => "madeira-flag-pass",
            _ => "madeira-pirate-die-2",
        }
    }

    fn printed_sign(word: &str) -> Option<&'static str> {
        outline::sign(word)
    }

    fn guide() -> crate::board::Guide {
        guide::guide()
    }

    fn form(&self, decision: Decision) -> Form {
        form::form(decision)
    }

    fn begins(&self, decision: Decision) -> bool {
        form::begins(decision)
    }

    fn preset(&self, view: &View, decision: Decision, legal: &[Action]) -> Option<Action> {
        form::preset(self, view, decision, legal)
    }

    fn is_done(&self, action: Action) -> bool {
        action == Action::Stop
    }

    fn is_plain(&self, decision: Decision, action: Action) -> bool {
        form::is_plain(decision, action)
    }

    /// After the first Worker or Ship another one need not move.
    fn may_end(&self, decision: Decision) -> bool {
        matches!(decision, Decision::WorkerFrom { moved: Some(_), .. } | Decision::MoveShip { moved: Some(_), .. })
    }

    fn key(&self, action: Action) -> Option<char> {
        form::key(action)
    }

    fn is_aside(&self, action: Action) -> bool {
        action.is_windmill()
    }

    const ASIDE_KEY: Option<char> = Some('w');

    fn aside_name() -> Message {
        words::madeira::board::windmill()
    }

    fn amount(&self, decision: Decision, action: Action) -> Option<(i64, &'static str)> {
        form::amount(decision, action)
    }
}

#[cfg(target_family = "wasm")]
mod drawn {
    use super::{hand, map, own, side, strip};
    use crate::board::{Boarded, Scene};
    use ::madeira::Madeira;
    use leptos::prelude::*;
    use table::Seat;

    impl Boarded for Madeira {
        const LISTS: bool = false;

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
