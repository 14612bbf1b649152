//! What stands beside a page of the rulebook: where the reader's table is, rulings, doubts, other pages.

use super::Reading;
use super::page::{asked_step, linked};
use crate::app::icon::Icon;
use crate::app::visit::{Visit, Visits};
use crate::route::Route;
use crate::said;
use leptos::prelude::*;
use session::{GameName, Pack, Shelf, for_game};
use std::sync::Arc;
use table::pack::Confidence;
use table::{Page, Ruling};
use words::printed::Printed;

/// All of it.
pub fn beside(reading: &Arc<Reading>, page: &Page) -> impl IntoView + use<> {
    let visit = Visits::here().of(reading.game);
    view! {
        <aside class="book-aside">
            {visit.map(|visit| at_table(reading, page, &visit))}
            {rulings(reading, page)}
            {doubt(reading.game, page)}
            {see(reading, page)}
        </aside>
    }
}

/// Where the table is that the reader came from.
fn at_table(reading: &Reading, page: &Page, visit: &Visit) -> impl IntoView + use<> {
    let told = match &visit.question {
        Some((question, rule)) => {
            let question = question.clone();
            let text = match asked_step(page, *rule) {
                Some(n) => said!("app-book-at-step", n, question),
                None => said!("app-book-at-page", question),
            };
            let there =
                rule.filter(|_| asked_step(page, *rule).is_none()).filter(|rule| reading.book.page(rule).is_some());
            let there = there.map(|rule| view! { <p><a href=reading.address(rule)>{said!("app-book-where")}</a></p> });
            view! { <p>{text}</p>{there} }.into_any()
        }
        None => view! { <p>{said!("app-book-no-step")}</p> }.into_any(),
    };
    view! {
        <section class="panel book-table">
            <h2>{said!("app-book-at-table")}</h2>
            {told}
            <a class="button" href=visit.address.clone()><Icon name="ui-board" size=18/>{said!("app-book-back")}</a>
        </section>
    }
}

/// The rulings that stand on this page.
fn rulings(reading: &Reading, page: &Page) -> Option<impl IntoView + use<>> {
    let one = |ruling: &Ruling| {
        let title = said!("app-book-ruling", id = ruling.id.clone(), title = ruling.title.clone());
        view! {
            <details class="book-ruling" id=format!("rule-{}", ruling.id) tabindex="-1">
                <summary>{title}</summary>
                <p>{linked(reading, &ruling.text)}</p>
            </details>
        }
    };
    let all = page.rulings.iter().filter_map(|id| reading.index.ruling(id)).map(one).collect_view();
    (!page.rulings.is_empty()).then(|| {
        view! {
            <section class="panel book-rulings">
                <h2>{said!("app-book-rulings")}</h2>
                <p class="note">{said!("app-book-rulings-note")}</p>
                {all}
            </section>
        }
    })
}

/// How many printed values of the page are reconstructed, and all that it is about.
fn doubts(game: GameName, page: &Page) -> (usize, usize) {
    let count = |marks: &[table::pack::Mark]| {
        let own: Vec<_> =
            marks.iter().filter(|mark| page.printed.iter().any(|kind| kind == mark.place().kind())).collect();
        (own.iter().filter(|mark| mark.confidence == Confidence::Reconstructed).count(), own.len())
    };
    for_game!(game, G => count(<<G as words::Worded>::Thing as Printed>::marks(&<<G as Shelf>::Pack as Pack>::shipped())))
}

fn doubt(game: GameName, page: &Page) -> Option<impl IntoView + use<>> {
    let (n, all) = doubts(game, page);
    (n > 0).then(|| {
        view! {
            <section class="panel book-doubt">
                <p><b class="doubt">"*"</b>" "{said!("app-book-printed", n, all)}</p>
                <p><a href=Route::Check(game).to_string()>{said!("app-book-printed-todo")}</a></p>
            </section>
        }
    })
}

fn see(reading: &Reading, page: &Page) -> Option<impl IntoView + use<>> {
    let other = |id: &String| {
        let page = reading.book.page(id)?;
        Some(view! { <li><a href=reading.address(id)>{reading.title(page)}</a></li> })
    };
    let all = page.see.iter().filter_map(other).collect_view();
    let ways = page.ways.clone().map(|effect| {
        let address = Route::Ways(reading.game, Some(effect)).to_string();
        view! { <li><a href=address>{said!("app-book-see-ways")}</a></li> }
    });
    (!page.see.is_empty()).then(|| {
        view! { <section class="panel book-see"><h2>{said!("app-book-see")}</h2><ul>{all}{ways}</ul></section> }
    })
}
