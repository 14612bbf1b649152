//! The first page: a new table, and those that are on this device.

use super::form::NewTable;
use super::icon::{Icon, SeatMark};
use super::notice::Notices;
use super::{Tables, ground};
use crate::browser;
use crate::route::Route;
use crate::tables::{Summary, Table};
use crate::words;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Tables with whether each is only in memory.
type Listed = Vec<(Table, bool)>;

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let (tables, notices): (Tables, Notices) = (expect_context(), expect_context());
    let listed = RwSignal::new(None::<Listed>);
    spawn_local(async move {
        let (all, error) = tables.store().list().await;
        // The page may be gone by now.
        _ = listed.try_set(Some(all));
        if let Some(error) = error {
            notices.warn(words::store_error(&error));
        }
    });
    view! {
        <h1 class="tagline">{words::tagline()}</h1>
        <NewTable>
            <section class="panel tables" aria-labelledby="your-tables">
                <h2 id="your-tables">{words::your_tables()}</h2>
                {move || listed.get().map_or_else(|| view! { <p>{words::loading()}</p> }.into_any(), list)}
            </section>
        </NewTable>
    }
}

fn list(tables: Listed) -> AnyView {
    if tables.is_empty() {
        return view! { <p class="none">{words::no_tables()}</p> }.into_any();
    }
    view! { <ul class="list">{tables.into_iter().map(|(table, unsaved)| row(&table, unsaved)).collect_view()}</ul> }
        .into_any()
}

/// A table in the list. One whose record cannot be read has its id for a name; its page says what is wrong.
fn row(table: &Table, unsaved: bool) -> impl IntoView + use<> {
    let address = Route::Table(table.id.clone()).to_string();
    let (title, class, who) = match table.summary() {
        Ok(summary) => (summary.game.title().to_owned(), ground(summary.game), Some(seats(&summary))),
        Err(_) => (table.id.to_string(), "", None),
    };
    view! {
        <li>
            <a class=format!("row-link {class}") href=address>
                <span class="row-title">{title}</span>
                <span class="row-seats">
                    {who}
                    {unsaved.then(|| view! { <span class="tag">{words::unsaved()}</span> })}
                </span>
                <span class="row-date">{browser::date(table.changed)}</span>
                <Icon name="ui-chevron" size=16/>
            </a>
        </li>
    }
}

/// The seats of a table: mark and name.
fn seats(summary: &Summary) -> impl IntoView + use<> {
    let game = summary.game;
    let seat = move |(seat, name): (usize, &String)| {
        view! {
            <span class="sitter">
                <SeatMark game seat/>
                {words::sitter(name)}
            </span>
        }
    };
    summary.names.iter().enumerate().map(seat).collect_view()
}
