//! A picture of a page: the board of a game that is going on, drawn as at a table, with what is meant marked.

use crate::app::later::{Assets, when_loaded};
use crate::board::widgets::show_part_of;
use crate::board::{Light, Lights, Scene};
use crate::browser;
use crate::late::Alive;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use session::shelf::{make_of_record, record_head};
use session::{GameName, SightOf, Table, for_game};
use std::sync::{Arc, OnceLock};
use table::Page;

/// The picture of a page, if it has one: the map of a game that is going on, or what stands beside it.
pub fn of(game: GameName, page: &Page) -> Option<AnyView> {
    let (is_map, meant) = (!page.map.is_empty(), [page.map.as_slice(), &page.side].concat());
    if meant.is_empty() {
        return None;
    }
    let Assets(assets) = expect_context();
    let load = async move { record(game, &assets).await };
    let show = move |text: Arc<str>| for_game!(game, G => drawn::<G>(&text, &meant, is_map));
    Some(when_loaded(known(game).get().cloned(), load, show))
}

fn known(game: GameName) -> &'static OnceLock<Arc<str>> {
    static READ: [OnceLock<Arc<str>>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    &READ[game as usize]
}

/// The record of the game that is drawn.
async fn record(game: GameName, assets: &str) -> Result<Arc<str>, String> {
    let text = browser::loaded(&format!("{assets}rules/{}-picture.game", game.name())).await?;
    Ok(known(game).get_or_init(|| text.into()).clone())
}

fn drawn<G: Played>(text: &str, meant: &[String], is_map: bool) -> AnyView {
    let Some((game, sight)) = seen::<G>(text) else { return ().into_any() };
    let scene = scene(game, sight, meant);
    let (board, class) = if is_map { (G::map(scene), "book-map") } else { (G::side(scene), "book-beside") };
    Alive::here().frame(uncover);
    view! {
        <figure class="book-picture">
            // It is looked at and does nothing; the words below say what it is.
            <div class=class inert=true aria-hidden="true">{board}</div>
            <figcaption>{said!("app-book-picture")}</figcaption>
        </figure>
    }
    .into_any()
}

/// Opens the part of the picture with what is meant, where a phone shows only one at a time.
fn uncover() {
    let meant = document().query_selector(".book-picture [data-light=preview]").ok().flatten();
    meant.iter().for_each(show_part_of);
}

/// The game of a record, and what a spectator sees of it.
fn seen<G: Played>(text: &str) -> Option<(Arc<G>, Arc<SightOf<G>>)> {
    let game = Arc::new(make_of_record::<G>(&record_head(text).ok()?, None).ok()?);
    let opened = Table::read_good_part(game.clone(), text).ok()?;
    Some((game, Arc::new(opened.table.sight(None, 0))))
}

/// What a board is drawn from that nobody plays at.
fn scene<G: Played>(game: Arc<G>, sight: Arc<SightOf<G>>, meant: &[String]) -> Scene<G> {
    let places = game.all_places(&sight.view).into_iter();
    let places = places.filter(|place| meant.iter().any(|begin| place.0.starts_with(begin.as_str())));
    let lights = Lights { lit: places.map(|place| (place, Light::Preview)).collect(), ..Lights::default() };
    let seats = sight.seats.clone();
    Scene {
        game: StoredValue::new(game),
        sight: Signal::stored(sight.clone()),
        base: Signal::stored(sight),
        filled: Signal::stored(Vec::new()),
        words: Signal::stored(speech::words().clone()),
        names: Signal::stored(speech::names(&seats)),
        lights: Signal::stored(Arc::new(lights)),
        point: Callback::new(|_| ()),
        pick: Callback::new(|_| ()),
        enter: Callback::new(|_| ()),
    }
}
