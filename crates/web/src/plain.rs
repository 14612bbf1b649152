//! Lisboa's board as a plain list of the places that are lit.

use crate::board::{Boarded, Flight, Light, Place, Scene};
use leptos::prelude::*;
use lisboa::{Action, Event, Lisboa, View};
use table::Seat;

impl Boarded for Lisboa {
    fn places(&self, _view: &View, action: Action) -> Vec<Place> {
        let word = action.to_string().to_lowercase();
        vec![Place(word.split_whitespace().collect::<Vec<_>>().join("-").into())]
    }

    fn flights(&self, _view: &View, _event: &Event) -> Vec<Flight> {
        Vec::new()
    }

    fn map(scene: Scene<Self>) -> AnyView {
        let place = move |place: Place| {
            let (on, picked, lit, name) = (place.clone(), place.clone(), place.clone(), place.0.to_string());
            let light = move || match scene.lights.with(|lights| lights.of(&lit)) {
                Light::Off => "off",
                Light::Open => "open",
                Light::Shut => "shut",
                Light::Chosen => "chosen",
                Light::Preview => "preview",
            };
            view! {
                <li>
                    <button
                        data-place=place.0.to_string()
                        data-light=light
                        tabindex="0"
                        on:focus=move |_| scene.point.run(Some(on.clone()))
                        on:click=move |_| scene.pick.run(picked.clone())
                    >{name}</button>
                </li>
            }
        };
        let places = Memo::new(move |_| scene.lights.with(|lights| lights.0.keys().cloned().collect::<Vec<_>>()));
        view! { <ul class="plain-places">{move || places.get().into_iter().map(place).collect_view()}</ul> }.into_any()
    }

    fn side(_scene: Scene<Self>) -> AnyView {
        ().into_any()
    }

    fn own(scene: Scene<Self>, seat: Signal<Seat>) -> AnyView {
        let wigs =
            move || scene.sight.with(|sight| scene.game.with_value(|game| game.standing(&sight.view, seat.get())));
        view! { <p>{wigs}</p> }.into_any()
    }

    fn hand(scene: Scene<Self>) -> AnyView {
        let cards = move || {
            scene.sight.with(|sight| {
                let hand = sight.viewer.map(|seat| sight.view.shown.boards[seat].hand);
                hand.into_iter()
                    .flat_map(|hand| hand.iter())
                    .map(|id| view! { <li class="hand-card">{id.to_string()}</li> })
                    .collect_view()
            })
        };
        view! { <ul>{cards}</ul> }.into_any()
    }

    fn strip(scene: Scene<Self>, seat: Seat) -> AnyView {
        let name = move || {
            scene.words.with(|words| scene.names.with(|names| words.say_with(&words::say!("app-seat", seat), names)))
        };
        view! { <span>{name}</span> }.into_any()
    }

    fn standing(&self, view: &View, seat: Seat) -> i64 {
        i64::from(view.shown.boards[seat].wigs)
    }
}
