//! One table.

use super::error::ErrorView;
use super::icon::{Icon, SeatMark};
use super::notice::Notices;
use super::{Tables, ground};
use crate::browser;
use crate::route::Route;
use crate::store::StoreError;
use crate::tables::{Summary, Table, TableId};
use crate::words;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What came of looking for a table.
type Found = Result<Option<Table>, StoreError>;

/// The page of a table.
#[component]
pub fn TablePage(id: TableId) -> impl IntoView {
    let tables: Tables = expect_context();
    let found = RwSignal::new(None::<Found>);
    let wanted = id.clone();
    spawn_local(async move {
        // The page may be gone by now.
        _ = found.try_set(Some(tables.store().get(&wanted).await));
    });
    move || match found.get() {
        None => view! { <p>{words::loading()}</p> }.into_any(),
        Some(found) => shown(&id, found),
    }
}

fn shown(id: &TableId, found: Found) -> AnyView {
    let unreadable = |why: String| {
        view! { <ErrorView what=words::bad_table() todo=words::bad_table_todo() details=why/> }.into_any()
    };
    match found {
        Ok(Some(table)) => match table.summary() {
            Ok(summary) => view! { <Shown table summary/> }.into_any(),
            Err(why) => unreadable(why),
        },
        Ok(None) => {
            view! { <ErrorView what=words::no_table() todo=words::no_table_todo() details=id.to_string()/> }.into_any()
        }
        Err(StoreError::Unreadable(why)) => unreadable(why),
        Err(error @ (StoreError::Blocked(_) | StoreError::Full | StoreError::Failed(_))) => {
            let todo = words::store_error(&error);
            view! { <ErrorView what=words::no_table() todo details=id.to_string()/> }.into_any()
        }
    }
}

#[component]
fn Shown(table: Table, summary: Summary) -> impl IntoView {
    let game = summary.game;
    let seat = move |(seat, name): (usize, &String)| {
        view! {
            <li>
                <SeatMark game seat/>
                <span class="seat-name">{words::sitter(name)}</span>
            </li>
        }
    };
    view! {
        <div class=format!("table-head {}", ground(game))>
            <svg class="art" viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href=format!("#art-{game}")></use>
            </svg>
            <div class="table-title">
                <h1>{words::table_of(game)}</h1>
                <p>{words::changed(&browser::date(table.changed))}</p>
            </div>
        </div>
        <div class="two">
            <section class="panel" aria-labelledby="seats">
                <h2 id="seats">{words::seats()}</h2>
                <ol class="seat-list">{summary.names.iter().enumerate().map(seat).collect_view()}</ol>
                <Delete id=table.id.clone()/>
            </section>
            <section class="panel" aria-labelledby="record">
                <h2 id="record">{words::record()}</h2>
                <p class="note">{words::record_note()}</p>
                <pre class="record" tabindex="0" aria-labelledby="record">{table.record}</pre>
            </section>
        </div>
    }
}

/// Deletes the table, after asking.
#[component]
fn Delete(id: TableId) -> impl IntoView {
    let (tables, notices): (Tables, Notices) = (expect_context(), expect_context());
    let is_asking = RwSignal::new(false);
    let id = StoredValue::new(id);
    let delete = move |_| {
        spawn_local(async move {
            match tables.store().delete(&id.get_value()).await {
                Ok(()) => {
                    notices.say(words::deleted());
                    // An address within the page cannot be refused.
                    _ = location().set_hash(&Route::Home.to_string());
                }
                Err(error) => notices.warn(words::store_error(&error)),
            }
        });
    };
    move || {
        if is_asking.get() {
            view! {
                <p class="row" role="group" aria-label=words::delete_sure()>
                    <span>{words::delete_sure()}</span>
                    <button class="button danger" on:click=delete>{words::delete_yes()}</button>
                    <button class="button quiet" autofocus on:click=move |_| is_asking.set(false)>{words::delete_no()}</button>
                </p>
            }
            .into_any()
        } else {
            view! {
                <p class="row">
                    <button class="button quiet" on:click=move |_| is_asking.set(true)>
                        <Icon name="ui-delete" size=16/>
                        {words::delete_table()}
                    </button>
                </p>
            }
            .into_any()
        }
    }
}
