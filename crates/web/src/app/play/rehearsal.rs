//! Rehearsals. A browser compiles code when it first runs, which would be while somebody waits for the first answers to be shown.
//! So when the page has nothing to do it plays a little of a game of its own, at a table that nobody sees.

use super::state::{At, Way};
use super::{answers, composer, log, others, prompt};
use crate::app::{Tables, parts};
use crate::board::Scene;
use crate::played::Played;
use crate::table_link::{Source, TableLink};
use crate::worker::link::Link;
use futures_channel::oneshot;
use futures_core::future::LocalBoxFuture;
use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::{GameName, Pack, Table};
use std::cell::Cell;
use std::sync::Arc;
use table::Seat;
use wasm_bindgen::JsCast;

/// So many decisions are gone through: by then most kinds of questions were asked.
const DECISIONS: usize = 60;

/// A part of a table.
type Part<G> = fn(At<G>, Scene<G>) -> AnyView;

/// The rehearsals of the page; copies are the same.
#[derive(Clone, Copy)]
pub struct Rehearsals {
    /// What lasts as long as the page: a rehearsal goes on wherever somebody goes in it.
    page: StoredValue<Owner>,
    /// The games that are rehearsed or were.
    begun: StoredValue<Vec<GameName>>,
}

impl Rehearsals {
    /// Those of the page, for all its parts.
    pub fn provide() {
        if let Some(page) = Owner::current() {
            provide_context(Self { page: StoredValue::new(page), begun: StoredValue::new(Vec::new()) });
        }
    }

    /// Rehearses a game, unless that was done before. A browser that does not say when it is idle goes without.
    pub fn rehearse(game: GameName) {
        let Some(Self { page, begun }) = use_context() else { return };
        if begun.with_value(|begun| begun.contains(&game)) {
            return;
        }
        begun.update_value(|begun| begun.push(game));
        spawn_local(async move {
            // What cannot be loaded now is asked for again when a table is opened.
            let Ok(part) = parts::table_part(game).await else { return };
            let owner = page.with_value(|page| page.with(Owner::new));
            (part.rehearse)(owner.clone()).await;
            owner.cleanup();
        });
    }
}

/// Plays a little of a game, with parts of a table that belong to somebody.
pub fn play_a_little<G: Played>(owner: Owner) -> LocalBoxFuture<'static, ()> {
    // What cannot be rehearsed is played without.
    Box::pin(async move { _ = play_through::<G>(&owner).await })
}

/// Waits until the page has nothing to do; nothing comes of it where a browser cannot say that.
async fn idle() -> Option<()> {
    let (sender, receiver) = oneshot::channel();
    let sender = Cell::new(Some(sender));
    let tell = move || sender.take().map_or((), |sender| _ = sender.send(()));
    request_idle_callback_with_handle(tell).ok()?;
    receiver.await.ok()
}

/// One part of the table, then one decision after the other, each when the page is idle.
async fn play_through<G: Played>(owner: &Owner) -> Option<()> {
    idle().await?;
    let game: Arc<G> = Arc::new(session::shelf::make(G::Pack::shipped(), 2, &[] as &[&str]).ok()?);
    let mut table = Table::deal(game.clone(), 1).ok()?;
    table.go_on();
    let at = owner.with(|| stage(game));
    at.table.line_up(table.sight(asked(&table), 0));
    let scene = owner.with(|| at.scene())?;
    let parts: [Part<G>; 8] = [
        |at, _| prompt::bar(at).into_any(),
        |at, scene| composer::panel(at, scene).into_any(),
        |at, _| answers::panel(at).into_any(),
        |at, scene| others::panel(at, scene).into_any(),
        |at, _| log::panel(at).into_any(),
        |_, scene| G::map(scene),
        |_, scene| G::side(scene),
        |at, scene| G::own(scene, Signal::derive(move || at.seat())),
    ];
    let mut drawn = Vec::new();
    for part in parts {
        idle().await?;
        let nowhere = document().create_element("div").ok()?.unchecked_into();
        drawn.push(owner.with(|| mount_to(nowhere, move || part(at, scene))));
    }
    for n in 0..DECISIONS {
        idle().await?;
        let Some(seat) = asked(&table) else { break };
        let legal = table.legal();
        // Something of everything; before that somebody points at the first answer.
        let answer = legal[n * 7 % legal.len()];
        at.pointed.set(Some(0));
        let known = at.shown.with_untracked(|sight| sight.as_ref().map(|sight| sight.at))?;
        idle().await?;
        table.act(seat, answer).ok()?;
        // At times somebody looks on while another one is asked.
        let viewer = if n % 2 == 1 { Some(seat) } else { asked(&table) };
        at.table.line_up(table.sight(viewer, known));
    }
    Some(())
}

/// Who is asked.
fn asked<G: Played>(table: &Table<G>) -> Option<Seat> {
    table.game().actor(table.state()).seat()
}

/// A table that nobody sees and no worker knows.
fn stage<G: Played>(game: Arc<G>) -> At<G> {
    let (link, tables): (Link, Tables) = (expect_context(), expect_context());
    let source = Source {
        game,
        sitters: Vec::new(),
        kept: None,
        id: protocol::TableId("rehearsal".to_owned()),
        is_tried: false,
        script: None,
    };
    let table = TableLink::new(link, tables.store(), source, Signal::stored(0), true);
    At::new(
        table,
        Way {
            try_out: None,
            back: None,
            again: Callback::new(|()| {}),
            hints: RwSignal::new(true),
            is_first: false,
            card: None,
            lesson: None,
        },
    )
}
