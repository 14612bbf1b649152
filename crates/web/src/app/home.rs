//! The first page: a new table, and those that are on this device.

use super::form::{NewTable, title};
use super::icon::{Icon, SeatMark};
use super::learn::LearnPanel;
use super::notice::Notices;
use super::opening::Import;
use super::practice::Practice;
use super::{Tables, ground, trouble};
use crate::browser;
use crate::late::Alive;
use crate::route::Route;
use crate::tables::{Progress, Summary, Table, TableId};
use crate::{said, speech};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Seat;
use words::{List, say};

/// So many tables are offered to go on with, at the top.
const MOST_RESUMED: usize = 3;

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
    // What can be gone on with comes first; the rest is listed.
    let split = Memo::new(move |_| listed.get().map(to_resume));
    let resume = move || split.get().filter(|(first, _)| !first.is_empty()).map(|(first, _)| resume(first, reload));
    // Whoever has no table yet may want to learn first.
    let is_new =
        move || split.with(|split| split.as_ref().is_some_and(|(first, rest)| first.is_empty() && rest.is_empty()));
    let is_new = Memo::new(move |_| is_new());
    let learn = move || is_new.get().then(|| view! { <LearnPanel/> });
    let list = move |(first, rest): (Listed, Listed)| match (first.is_empty(), rest.is_empty()) {
        (true, true) => view! { <p class="none">{said!("app-no-tables")}</p> }.into_any(),
        (false, true) => view! { <p class="none">{said!("app-no-more-tables")}</p> }.into_any(),
        (_, false) => {
            let rows = rest.into_iter().map(|(table, unsaved)| row(table, unsaved, reload)).collect_view();
            view! { <ul class="list">{rows}</ul> }.into_any()
        }
    };
    view! {
        <h1 class="tagline">{said!("app-tagline")}</h1>
        {resume}
        {learn}
        <NewTable>
            <div>
                <section class="panel tables" aria-labelledby="your-tables">
                    <h2 id="your-tables">{said!("app-your-tables")}</h2>
                    {move || split.get().map_or_else(|| view! { <p>{said!("app-loading")}</p> }.into_any(), list)}
                    <Import/>
                </section>
                <Practice/>
            </div>
        </NewTable>
    }
}

/// The newest tables that are not over, and all others.
fn to_resume(tables: Listed) -> (Listed, Listed) {
    let is_open = |table: &Table| table.summary().is_ok_and(|summary| matches!(summary.progress, Progress::Round(_)));
    let mut first = 0;
    tables.into_iter().partition(|(table, _)| {
        let is_first = first < MOST_RESUMED && is_open(table);
        first += usize::from(is_first);
        is_first
    })
}

/// The tables to go on with, as cards.
fn resume(tables: Listed, reload: Callback<()>) -> impl IntoView {
    let cards = tables.into_iter().filter_map(|(table, unsaved)| card(table, unsaved, reload)).collect_view();
    view! {
        <section class="resume" aria-labelledby="resume">
            <h2 id="resume">{said!("app-resume")}</h2>
            <ul>{cards}</ul>
        </section>
    }
}

/// A table to go on with.
fn card(table: Table, unsaved: bool, reload: Callback<()>) -> Option<impl IntoView> {
    let summary = table.summary().ok()?;
    let game = summary.game;
    Some(view! {
        <li class=format!("row-item panel {}", ground(game))>
            <a class="row-link" href=Route::Table(table.id.clone()).to_string()>
                <svg class="art" viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                    <use href=format!("#art-{game}")></use>
                </svg>
                <span class="row-title">{speech::tell(&title(game))}<small>{progress(&summary)}</small></span>
                <span class="row-seats">
                    {seats(&summary)}
                    {unsaved.then(|| view! { <span class="tag">{said!("app-unsaved")}</span> })}
                </span>
                <span class="row-date">{browser::date(table.changed)}</span>
                <span class="button">{said!("app-resume-table")}</span>
            </a>
            {delete(table.id, reload)}
        </li>
    })
}

/// A table in the list. One whose record cannot be read has its id for a name; its page says what is wrong.
fn row(table: Table, unsaved: bool, reload: Callback<()>) -> impl IntoView {
    let address = Route::Table(table.id.clone()).to_string();
    let (title, class, told) = match table.summary() {
        Ok(summary) => {
            let told = view! { {seats(&summary)} <span class="note">{progress(&summary)}</span> };
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

/// How far a table is, or who won.
fn progress(summary: &Summary) -> String {
    match &summary.progress {
        Progress::Round(round) => said!("app-round", round = *round),
        Progress::Over(winners) => {
            let n = winners.len();
            let list = List::commas(winners.iter().map(|&seat| say!("app-seat", seat)));
            speech::tell_with(&say!("app-table-won", winners = list, n), &speech::names(&summary.seats))
        }
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
    let (id, alive) = (StoredValue::new(id), Alive::here());
    let delete = move |_| {
        let id = id.get_value();
        alive.spawn(async move {
            match tables.store().delete(&id).await {
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
