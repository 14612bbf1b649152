//! The way from a table to the rulebook and back: what the book is told about the table, and what it shows there.

use super::prompt;
use super::state::At;
use super::tab::Tab;
use crate::app::icon::Icon;
use crate::app::trail::Trail;
use crate::app::visit::{Shown, Teller, Told, Visit, Visits};
use crate::board::widgets::{show_part_of, within};
use crate::late::Alive;
use crate::played::Played;
use crate::ways::{Cost, Price, cost};
use crate::{said, speech};
use leptos::prelude::*;
use session::SightOf;
use std::sync::Arc;
use table::{Pattern, Way};

/// Tells the book where this table is, as long as the table is there; nothing while it is covered.
pub fn follow<G: Played>(at: At<G>) {
    let (visits, address) = (Visits::here(), Trail::here());
    Effect::new(move || {
        let is_covered = at.table.cover.get().is_some();
        let is_you = matches!(at.asked(), Some((_, true))) && at.table.past.with(Option::is_none);
        let question = is_you.then(|| (prompt::sentence(at), prompt::asking_rule(at).map(|rule| rule.0)));
        let teller = at.base.get().and_then(|sight| teller(at, sight));
        let visit = Visit { game: G::GAME, address: address.clone(), question, teller };
        visits.last.set((!is_covered && at.shown.with(Option::is_some)).then_some(visit));
    });
}

/// Tells what ways cost whoever looks at this table.
fn teller<G: Played>(at: At<G>, sight: Arc<SightOf<G>>) -> Option<Teller> {
    let (seat, game, names) = (sight.viewer?, at.table.game.get_value(), at.names.get());
    let told = move |way: &Way, between: &[Pattern]| match cost(&*game, &sight.view, seat, way, between) {
        Cost::Open { prices, course } => {
            let price =
                |price: &Price| (G::signs(price.key), speech::tell_with(&price.what, &names), price.least, price.most);
            let places = course.first().map(|&action| game.places(&sight.view, action)).unwrap_or_default();
            let places = places.iter().map(|place| place.0.to_string()).collect();
            Told::Open { prices: prices.iter().map(price).collect(), places }
        }
        Cost::Shut(reasons) => {
            Told::Shut(reasons.iter().map(|(why, rule)| (speech::tell_with(why, &names), *rule)).collect())
        }
        Cost::Untold => Told::Untold,
    };
    Some(Arc::new(told))
}

/// What the book shows at this table: the places are pointed out once, and the way back stays until it is used.
pub fn chip<G: Played>(at: At<G>) -> impl IntoView {
    let (visits, alive) = (Visits::here(), Alive::here());
    let is_seen = Memo::new(move |_| at.table.cover.with(Option::is_none) && at.shown.with(Option::is_some));
    Effect::new(move || {
        if let Some(shown) = visits.shown.get().filter(|_| is_seen.get()) {
            // Once the board is drawn, and with it the part that a phone opens by itself.
            alive.frame(move || alive.frame(move || point(at, alive, &shown)));
        }
    });
    move || {
        let Shown { page, .. } = visits.shown.get()?;
        Some(view! {
            <a class="button page-chip" href=page on:click=move |_| visits.shown.set(None)>
                <Icon name="ui-book" size=18/>{said!("app-back-to-page")}
            </a>
        })
    }
}

/// Opens the part of the table where the places are, and points them out.
fn point<G: Played>(at: At<G>, alive: Alive, shown: &Shown) {
    let seat = untrack(|| at.seat());
    let named = |place: &String| match place.strip_prefix("me-") {
        Some(own) => format!("[data-place^='{seat}-{own}']"),
        None => format!("[data-place^='{place}']"),
    };
    let selector = shown.places.iter().map(named).collect::<Vec<_>>().join(",");
    let Ok(Some(table)) = document().query_selector(".play") else { return };
    let Some(first) = within(&table, &selector).next() else { return };
    let is_in = |part: &str| first.closest(part).is_ok_and(|part| part.is_some());
    let tab = [(Tab::Board, ".map"), (Tab::Side, ".side"), (Tab::Me, ".own")].into_iter().find(|(_, part)| is_in(part));
    if let Some((tab, _)) = tab {
        at.tab.set(tab);
    }
    alive.frame(move || {
        show_part_of(&first);
        first.scroll_into_view_with_bool(false);
        for spot in within(&table, &selector) {
            // The style sheet lets it pulse once.
            _ = spot.set_attribute("data-pulse", "");
        }
    });
}
