//! The first page: a new table, and those that are on this device.

use super::form::{NewTable, title};
use super::icon::{Icon, SeatMark};
use super::notice::Notices;
use super::opening::Import;
use super::{Tables, ground, trouble};
use crate::browser;
use crate::route::Route;
use crate::tables::{Progress, Summary, Table, TableId};
use crate::{said, speech};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Seat;

/// Tables with whether each is only in memory.
type Listed = Vec<(Table, bool)>;

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let (tables, notices): (Tables, Notices) = (expect_context(), expect_context());
    let listed = RwSignal::new(None::<Listed>);
    let load = move || {
        spawn_local(async move {
            let (all, error) = tables.store().list().await;
            // The page may be gone by now.
            _ = listed.try_set(Some(all));
            if let Some(error) = error {
                notices.warn(trouble::store(&error));
            }
        });
    };
    load();
    let reload = Callback::new(move |()| load());
    let list = move |tables: Listed| {
        if tables.is_empty() {
            return view! { <p class="none">{said!("app-no-tables")}</p> }.into_any();
        }
        let rows = tables.into_iter().map(|(table, unsaved)| row(table, unsaved, reload)).collect_view();
        view! { <ul class="list">{rows}</ul> }.into_any()
    };
    view! {
        <h1 class="tagline">{said!("app-tagline")}</h1>
        <NewTable>
            <section class="panel tables" aria-labelledby="your-tables">
                <h2 id="your-tables">{said!("app-your-tables")}</h2>
                {move || listed.get().map_or_else(|| view! { <p>{said!("app-loading")}</p> }.into_any(), list)}
                <Import/>
            </section>
        </NewTable>
    }
}

/// A table in the list. One whose record cannot be read has its id for a name; its page says what is wrong.
fn row(table: Table, unsaved: bool, reload: Callback<()>) -> impl IntoView {
    let address = Route::Table(table.id.clone()).to_string();
    let (title, class, told) = match table.summary() {
        Ok(summary) => {
            let told = view! { {seats(&summary)} <span class="note">{progress(summary.progress)}</span> };
            (speech::tell(&title(summary.game)), ground(summary.game), Some(told))
        }
        Err(_) => (table.id.to_string(), "", None),
    };
    view! {
        <li class="row-item">
            <a class=format!("row-link {class}") href=address>
                <span class="row-title">{title}</span>
                <span class="row-seats">
                    {told}
                    {unsaved.then(|| view! { <span class="tag">{said!("app-unsaved")}</span> })}
                </span>
                <span class="row-date">{browser::date(table.changed)}</span>
                <Icon name="ui-chevron" size=16/>
            </a>
            {delete(table.id, reload)}
        </li>
    }
}

/// How far a table is.
fn progress(progress: Progress) -> String {
    match progress {
        Progress::Round(round) => said!("app-round", round),
        Progress::Over => said!("app-over"),
    }
}

/// The seats of a table: mark and name.
fn seats(summary: &Summary) -> impl IntoView + use<> {
    let game = summary.game;
    let seat = move |(seat, sitter)| {
        view! {
            <span class="sitter">
                <SeatMark game seat=Seat::index(seat)/>
                {speech::name(seat, sitter)}
            </span>
        }
    };
    Seat::ALL.into_iter().zip(&summary.seats).map(seat).collect_view()
}

/// Deletes a table, after asking.
fn delete(id: TableId, reload: Callback<()>) -> impl IntoView {
    let (tables, notices): (Tables, Notices) = (expect_context(), expect_context());
    let is_asking = RwSignal::new(false);
    let id = StoredValue::new(id);
    let delete = move |_| {
        spawn_local(async move {
            match tables.store().delete(&id.get_value()).await {
                Ok(()) => {
                    notices.say(said!("app-deleted"));
                    reload.run(());
                }
                Err(error) => notices.warn(trouble::store(&error)),
            }
        });
    };
    move || {
        if is_asking.get() {
            view! {
                <p class="row sure" role="group" aria-label=said!("app-delete-sure")>
                    <span>{said!("app-delete-sure")}</span>
                    <button class="button danger" on:click=delete>{said!("app-delete-yes")}</button>
                    <button class="button quiet" autofocus on:click=move |_| is_asking.set(false)>{said!("app-delete-no")}</button>
                </p>
            }
            .into_any()
        } else {
            view! {
                <button class="plain" aria-label=said!("app-delete") title=said!("app-delete") on:click=move |_| is_asking.set(true)>
                    <Icon name="ui-delete" size=18/>
                </button>
            }
            .into_any()
        }
    }
}
