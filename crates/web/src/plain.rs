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
        let place = move |place: Place, light: Light| {
            let (on, picked, name, text) = (place.clone(), place.clone(), place.0.to_string(), place.0.to_string());
            view! {
                <li>
                    <button
                        data-place=name
                        data-light=format!("{light:?}")
                        tabindex="0"
                        on:focus=move |_| scene.point.run(Some(on.clone()))
                        on:click=move |_| scene.pick.run(picked.clone())
                    >{text}</button>
                </li>
            }
        };
        view! {
            <ul class="plain-places">
                {move || scene.lights.get().0.clone().into_iter().map(|(at, light)| place(at, light)).collect_view()}
            </ul>
        }
        .into_any()
    }

    fn side(_scene: Scene<Self>) -> AnyView {
        ().into_any()
    }

    fn own(scene: Scene<Self>, seat: Signal<Seat>) -> AnyView {
        view! { <p>{move || scene.sight.with(|sight| sight.view.shown.boards[seat.get()].reis.to_string())}</p> }
            .into_any()
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
        view! { <span>{move || scene.sight.with(|sight| sight.view.shown.boards[seat].reis.to_string())}</span> }
            .into_any()
    }

    fn standing(&self, view: &View, seat: Seat) -> i64 {
        i64::from(view.shown.boards[seat].wigs)
    }
}
