//! One table: found on this device, opened by its worker, played at.

use super::error::ErrorView;
use super::form::{fresh_seed, remember_game};
use super::frame::OutOfTable;
use super::notice::Notices;
use super::opening::Opener;
use super::play::{Rehearsals, Way, play};
use super::{Kept, Tables, challenges, frame, learn, parts, trouble};
use crate::browser;
use crate::hold::{Held, Hold};
use crate::late::Alive;
use crate::played::Played;
use crate::practice::FirstGames;
use crate::route::Route;
use crate::said;
use crate::settings::{Pace, Single};
use crate::store::StoreError;
use crate::table_link::{Source, TableLink};
use crate::tables::{Summary, Table, TableId};
use crate::worker::link::Link;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Opening, PackText};
use session::lesson::LessonText;
use session::shelf::{make_of_record, record_head};
use session::{GameName, Pack, Shelf, Sitter, archive};
use std::sync::Arc;
use table::Seat;

/// What came of looking for a table.
type Found = Result<Option<Table>, StoreError>;

/// The page of a table.
#[component]
pub fn TablePage(id: TableId) -> impl IntoView {
    let (link, tables): (Link, Tables) = (expect_context(), expect_context());
    let hold = Hold::of(&id, link, tables.store());
    let held = Memo::new(move |_| hold.held.get());
    move || match held.get() {
        Held::Asked => loading(),
        Held::Here => here(id.clone()),
        Held::Elsewhere => elsewhere(hold),
    }
}

fn loading() -> AnyView {
    view! { <p class="loading">{said!("app-loading")}</p> }.into_any()
}

/// The table, looked for once it is this tab's: another one may just have written it.
fn here(id: TableId) -> AnyView {
    let tables: Tables = expect_context();
    let found = RwSignal::new(None::<Found>);
    let wanted = id.clone();
    Alive::here().spawn(async move { found.set(Some(tables.store().get(&wanted).await)) });
    (move || match found.get() {
        None => loading(),
        Some(found) => shown(&id, found),
    })
    .into_any()
}

/// Another tab plays at the table: it is played here if somebody says so.
fn elsewhere(hold: Hold) -> AnyView {
    OutOfTable::here();
    view! {
        <section class="error panel" role="alert">
            <h1 tabindex="-1">{said!("app-elsewhere")}</h1>
            <p>{said!("app-elsewhere-todo")}</p>
            <p class="row">
                <button class="button" on:click=move |_| hold.take_over()>{said!("app-play-here")}</button>
                <a class="button quiet" href=Route::Home.to_string()>{said!("app-all-tables")}</a>
            </p>
        </section>
    }
    .into_any()
}

fn shown(id: &TableId, found: Found) -> AnyView {
    match found {
        Ok(Some(table)) => match table.summary() {
            Ok(summary) => parts::at_table(table, summary),
            Err(why) => unreadable(why),
        },
        Ok(None) => {
            let (what, todo) = (said!("app-no-table"), said!("app-no-table-todo"));
            OutOfTable::here();
            view! { <ErrorView what todo details=id.to_string()/> }.into_any()
        }
        Err(StoreError::Unreadable(why)) => unreadable(why),
        Err(error @ (StoreError::Blocked(_) | StoreError::Full | StoreError::OlderPage | StoreError::Failed(_))) => {
            OutOfTable::here();
            view! { <ErrorView what=said!("app-no-table") todo=trouble::store(&error) details=id.to_string()/> }
                .into_any()
        }
    }
}

fn unreadable(why: String) -> AnyView {
    OutOfTable::here();
    view! { <ErrorView what=said!("app-bad-table") todo=said!("app-bad-table-todo") details=why/> }.into_any()
}

/// A table of a game.
pub fn seated<G: Played>(table: Table, summary: Summary) -> AnyView {
    // A box of somebody's own is no pack that was corrected.
    if let (None, Ok(head)) = (&table.pack, record_head(&table.record))
        && archive::is_earlier(&head)
    {
        let notices: Notices = expect_context();
        notices.tell_too(said!("app-earlier-pack", pack = head.option("pack").unwrap_or_default().to_owned()));
    }
    match rules::<G>(&table) {
        Ok(game) => {
            let id = table.id.clone();
            let sit = move |lesson| sitting::<G>(game.clone(), table.clone(), summary.seats.clone(), lesson);
            learn::with_lesson(G::GAME, &id, sit)
        }
        Err(why) => unreadable(why),
    }
}

/// The rules that a table is played by.
fn rules<G: Shelf>(table: &Table) -> Result<Arc<G>, String> {
    let head = record_head(&table.record).map_err(|error| error.to_string())?;
    let load = |PackText(files): &PackText| G::Pack::read(files).map_err(|faults| faults.to_string());
    let pack = table.pack.as_ref().map(load).transpose()?;
    make_of_record::<G>(&head, pack).map(Arc::new).map_err(|error| error.to_string())
}

/// Whether the game of a table is one of the first of its title that a person plays on this device; it is counted then.
fn is_first(game: GameName, id: &TableId, sitters: &[Sitter]) -> bool {
    let key = format!("first-{game}");
    let mut first = FirstGames::read(&browser::kept(&key).unwrap_or_default());
    let is_first = sitters.iter().any(|sitter| matches!(sitter, Sitter::Person { .. })) && first.count(&id.to_string());
    browser::keep(&key, Some(&first.to_string()));
    is_first
}

/// The table, and beside it the one on which something is tried out.
fn sitting<G: Played>(game: Arc<G>, kept: Table, sitters: Vec<Sitter>, lesson: Option<Arc<LessonText>>) -> AnyView {
    let (link, tables): (Link, Tables) = (expect_context(), expect_context());
    let (pace, single): (Kept<Pace>, Kept<Single>) = (expect_context(), expect_context());
    let notices: Notices = expect_context();
    let pause = Signal::derive(move || pace.0.get().pause());
    // A lesson is about answers that there is a choice of.
    let is_single = lesson.is_some() || single.0.get_untracked() == Single::Played;
    let open = move |source| TableLink::open(link, tables.store(), source, pause, is_single);
    let (id, hints) = (protocol::TableId::from(&kept.id), RwSignal::new(kept.hints));
    let (opener, like) = (Opener::here(), kept.clone());
    let again = Callback::new(move |()| again(opener, &like, hints.get_untracked()));
    remember_game(G::GAME);
    let is_first = is_first(G::GAME, &kept.id, &sitters);
    let script = lesson.as_ref().map(|lesson| lesson.record.as_str().into());
    let lesson = lesson.map(StoredValue::new);
    let challenge = challenges::of_table::<G>(&kept);
    let main =
        open(Source { game: game.clone(), sitters: sitters.clone(), kept: Some(kept), id, is_tried: false, script });
    let card = challenge.map(|challenge| challenges::card(challenge, main));
    Effect::new(move |before: Option<bool>| {
        let now = hints.get();
        if before.is_some_and(|before| before != now) {
            main.keep_hints(now);
        }
        now
    });
    Rehearsals::rehearse(G::GAME);
    let tried = RwSignal::new(None::<protocol::TableId>);
    let alive = Alive::here();
    let try_out = Callback::new(move |(viewer, step): (Option<Seat>, usize)| {
        alive.spawn(async move {
            match main.what_if(viewer, step, browser::random()).await {
                Ok(id) => {
                    frame::leave();
                    tried.set(Some(id));
                }
                Err(failure) => notices.warn(trouble::failure(&failure)),
            }
        });
    });
    (move || match tried.get() {
        None => play(main, Way { try_out: Some(try_out), back: None, again, hints, is_first, card, lesson }),
        Some(id) => {
            let source =
                Source { game: game.clone(), sitters: sitters.clone(), kept: None, id, is_tried: false, script: None };
            let back = Callback::new(move |()| {
                main.look_ahead();
                frame::leave();
                tried.set(None);
            });
            play(
                open(source),
                Way { try_out: None, back: Some(back), again, hints, is_first, card: None, lesson: None },
            )
        }
    })
    .into_any()
}

/// Opens a new table with the same people, bots, variants and components as one before.
fn again(opener: Opener, before: &Table, hints: bool) {
    let (Ok(Summary { game, seats, .. }), Ok(head)) = (before.summary(), record_head(&before.record)) else { return };
    let names = session::for_game!(game, G => head.variants_and_readings::<G>());
    let options = names.into_iter().flatten().map(str::to_owned).collect();
    let (opening, pack) = (Opening::New { game, seats, options }, before.pack.clone());
    spawn_local(async move {
        match opener.open(opening, pack, Some(fresh_seed()), hints).await {
            Ok((id, _)) => Opener::go(&id),
            Err(failure) => opener.warn(&failure),
        }
    });
}
