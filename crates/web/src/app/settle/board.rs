//! The board of a position. While there are faults it shows the last position without.

use super::answers::Asked;
use super::sheet::Sheet;
use crate::board::{Light, Lights, Place, Scene};
use crate::played::Played;
use crate::settle::{rules, words_at};
use crate::{said, speech};
use leptos::ev;
use leptos::prelude::*;
use protocol::PackText;
use session::{SightOf, Table};
use std::collections::BTreeMap;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The board; made anew only for other numbers of players and options.
pub fn board<G: Played>(sheet: Sheet, asked: Asked, tool: RwSignal<Option<String>>, tap: Callback<String>) -> AnyView {
    let kind = Memo::new(move |_| asked.sound.with(|sound| sound.as_ref().map(|sound| sound.kind.clone())));
    let drawn = move || {
        let (players, options) = kind.get()?;
        let game = rules::<G>(players, &options, sheet.pack().as_ref().map(|PackText(files)| files.as_slice())).ok()?;
        drawn(sheet, asked, game, tool, tap)
    };
    (move || drawn().unwrap_or_else(|| view! { <p class="panel">{said!("app-settle-nothing-sound")}</p> }.into_any()))
        .into_any()
}

fn drawn<G: Played>(
    sheet: Sheet,
    asked: Asked,
    game: Arc<G>,
    tool: RwSignal<Option<String>>,
    tap: Callback<String>,
) -> Option<AnyView> {
    let of = Arc::clone(&game);
    let seen = move || -> Option<Arc<SightOf<G>>> {
        let lines = asked.sound.with(|sound| sound.as_ref().map(|sound| sound.lines.clone()))?;
        let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
        let table = Table::position(Arc::clone(&of), &numbered, 0).ok()?;
        Some(Arc::new(table.sight(Some(sheet.seat.get()), 0)))
    };
    let first = untrack(&seen)?;
    let sight = Memo::new_with_compare(
        move |_| seen().unwrap_or_else(|| first.clone()),
        |old: Option<&Arc<SightOf<G>>>, new| match (old, new) {
            (Some(old), Some(new)) => !Arc::ptr_eq(old, new),
            (Some(_), None) | (None, Some(_)) | (None, None) => true,
        },
    );
    let places = StoredValue::new(sight.with_untracked(|sight| game.all_places(&sight.view)));
    let lights = Memo::new(move |_| Arc::new(lit(sheet, tool, &places.get_value())));
    let pick = Callback::new(move |place: Place| tap.run(place.0.into_owned()));
    let scene = Scene {
        game: StoredValue::new(game),
        sight: sight.into(),
        base: sight.into(),
        filled: Signal::stored(Vec::new()),
        words: Signal::stored(speech::words().clone()),
        names: sheet.names.into(),
        lights: lights.into(),
        point: Callback::new(|_| {}),
        pick,
        enter: pick,
    };
    // What is not lit is tapped too.
    let click = move |event: ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let place = target
            .and_then(|target| target.closest("[data-place]").ok().flatten())
            .and_then(|spot| spot.get_attribute("data-place"));
        if let Some(place) = place {
            tap.run(place);
        }
    };
    Some(
        view! {
            <div class="settle-board" on:click=click>
                <section class="map" tabindex="0" aria-label=said!("app-map")>{G::map(scene)}</section>
                <section class="side" tabindex="0" aria-label=speech::tell(&G::beside())>{G::side(scene)}</section>
                <section class="own" tabindex="0" aria-label=said!("app-own")>{G::own(scene, sheet.seat.into())}</section>
            </div>
        }
        .into_any(),
    )
}

/// The places where what was chosen in the tray can be put, and where it is.
fn lit(sheet: Sheet, tool: RwSignal<Option<String>>, places: &[Place]) -> Lights {
    let Some(name) = tool.get() else { return Lights::default() };
    let field = sheet.fields.with(|fields| fields.all.iter().find(|field| field.name == name).cloned());
    let Some(field) = field else { return Lights::default() };
    let there = sheet.value(&field.of(sheet.seat.get()));
    let light = |place: &Place| {
        let words = words_at(&field, &place.0);
        let is_there = words.iter().any(|word| there.split_whitespace().any(|other| other == word));
        (!words.is_empty()).then(|| (place.clone(), if is_there { Light::Chosen } else { Light::Open }))
    };
    Lights { lit: places.iter().filter_map(light).collect::<BTreeMap<_, _>>(), ..Lights::default() }
}
