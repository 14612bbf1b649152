//! A page of its own for those who draw boards: a position of a record, laid out as on a desk or a phone. Compiled with the feature
//! `look` only; `look(record, step, seat, lights)` is its door.

use super::{Boarded, Light, Lights, Place, Scene};
use crate::played::Played;
use leptos::prelude::*;
use leptos::wasm_bindgen::prelude::*;
use session::shelf::{make_of_record, record_head};
use session::{Asked, GameName, Pack, SightOf, Table, for_game};
use std::sync::Arc;
use table::Seat;
use words::{Isolation, Language, Names, Words};

/// Shows the position after so many steps of a record to a seat. `lights` is `legal`, `all` (every kind of light) or `none`.
#[wasm_bindgen]
pub fn look(record: &str, step: usize, seat: usize, lights: &str) -> String {
    let seat = Seat::ALL[seat % 4];
    match record_head(record).map_err(|why| format!("{why:?}")).and_then(|head| GameName::of_record(&head)) {
        Ok(game) => for_game!(game, G => shown::<G>(record, step, seat, lights)),
        Err(why) => why,
    }
}

fn shown<G: Played>(record: &str, step: usize, seat: Seat, lights: &str) -> String {
    match opened::<G>(record, step, seat) {
        Ok((game, sight)) => {
            let places = game.all_places(&sight.view);
            let lights = lit(&*game, &sight, lights, &places);
            mount_to_body(move || desk(game, sight, lights));
            places.iter().map(|place| place.0.as_ref()).collect::<Vec<_>>().join(" ")
        }
        Err(why) => why,
    }
}

fn opened<G: Played>(record: &str, step: usize, seat: Seat) -> Result<(Arc<G>, SightOf<G>), String> {
    let head = record_head(record).map_err(|why| format!("{why:?}"))?;
    let game: Arc<G> = Arc::new(make_of_record(&head, G::Pack::shipped()).map_err(|why| format!("{why:?}"))?);
    let table = Table::read(game.clone(), record).map_err(|why| why.to_string())?.table;
    // The next step at which this seat is asked.
    let is_asked = |step: &usize| {
        let sight = table.sight_at(Some(seat), *step, *step);
        sight.is_some_and(|sight| matches!(sight.asked, Asked::Seat { seat: who, .. } if who == seat))
    };
    let last = table.steps().len();
    let step = (step.min(last)..last).find(is_asked).unwrap_or(step.min(last));
    let sight = table.sight_at(Some(seat), step, step).ok_or("no such step")?;
    Ok((game, sight))
}

fn lit<G: Boarded>(game: &G, sight: &SightOf<G>, which: &str, places: &[Place]) -> Lights {
    let mut lights = Lights::default();
    if which == "all" {
        let kinds = [Light::Open, Light::Preview, Light::Shut, Light::Chosen, Light::Off];
        places.iter().enumerate().for_each(|(i, place)| _ = lights.0.insert(place.clone(), kinds[i % 5]));
    } else if let (Asked::Seat { legal, .. }, "legal") = (&sight.asked, which) {
        for place in legal.iter().flat_map(|&action| game.places(&sight.view, action)) {
            lights.0.insert(place, Light::Open);
        }
    }
    lights
}

fn desk<G: Played>(game: Arc<G>, sight: SightOf<G>, lights: Lights) -> impl IntoView {
    let (viewer, n) = (sight.viewer.unwrap_or(Seat::A), game.n_seats());
    let names = ["Inês", "Rui", "Teresa", "Bento"].map(str::to_owned);
    let stored = |value: Arc<SightOf<G>>| Signal::stored(value);
    let scene = Scene {
        game: StoredValue::new(game),
        sight: stored(Arc::new(sight)),
        words: Signal::stored(Arc::new(Words::new(Language::English, Isolation::Plain))),
        names: Signal::stored(Names::from_fn(|seat| names[seat.index()].clone())),
        lights: Signal::stored(Arc::new(lights)),
        point: Callback::new(|_| {}),
        pick: Callback::new(|place: Place| leptos::logging::log!("{}", place.0)),
    };
    let others = Seat::first(n).filter(move |&seat| seat != viewer);
    view! {
        <div class="look">
            <header class="look-top">{G::NAME}</header>
            <div class="look-left">{others.map(|seat| G::strip(scene, seat)).collect_view()}</div>
            <div class="look-map">{G::map(scene)}</div>
            <div class="look-side">{G::side(scene)}</div>
            <div class="look-own">{G::own(scene, Signal::stored(viewer))}</div>
            <div class="look-hand">{G::hand(scene)}</div>
        </div>
    }
}
