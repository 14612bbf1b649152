//! Opening tables: a new deal, or a record from a file; kept on this device before anybody sits down.

use super::boxes::{Boxes, are_pack};
use super::notice::Notices;
use super::{Kept, Tables, download, trouble};
use crate::browser;
use crate::route::Route;
use crate::said;
use crate::settings::Single;
use crate::tables::{Progress, Table, TableId};
use crate::worker::desk::Failure;
use crate::worker::link::Link;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Error, Export, Open, Opening, PackText, Reply, Request};
use session::shelf::record_head;
use session::{GameName, ReadFault, archive};
use web_sys::FileList;
use words::{List, say};

/// A record that could not be opened, and what may help.
#[derive(Clone, PartialEq, Debug)]
pub struct Unopened {
    /// The record.
    pub text: String,
    /// Its component pack, if one was chosen.
    pub pack: Option<PackText>,
    /// Why.
    pub failure: Failure,
    /// Whether only its good part was asked for.
    pub good_part: bool,
}

/// Whatever is needed to open tables; copies are the same.
#[derive(Clone, Copy)]
pub struct Opener {
    link: Link,
    tables: Tables,
    notices: Notices,
    single: Kept<Single>,
    boxes: Boxes,
    /// The record that could not be opened last.
    pub unopened: RwSignal<Option<Unopened>>,
}

/// Whether a record that cannot be opened may be right up to some action.
pub fn has_good_part(failure: &Failure) -> bool {
    matches!(failure, Failure::Error(Error::Record { fault: ReadFault::Broken, .. }))
}

/// Whether a record needs another component pack.
pub fn needs_pack(failure: &Failure) -> bool {
    matches!(failure, Failure::Error(Error::Record { fault: ReadFault::OtherPack { .. }, .. }))
}

impl Opener {
    /// The one of the page, made from what the page has.
    pub fn provide() {
        let opener = Self {
            link: expect_context(),
            tables: expect_context(),
            notices: expect_context(),
            single: expect_context(),
            boxes: Boxes::here(),
            unopened: RwSignal::new(None),
        };
        provide_context(opener);
        opener.take_drops();
    }

    /// The one of the page.
    pub fn here() -> Self {
        expect_context()
    }

    /// Opens a table, keeps it, and gives its id, and in words what was left out of a record. One that cannot be kept is played in
    /// memory.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(
        self,
        opening: Opening,
        pack: Option<PackText>,
        seed: Option<u64>,
        hints: bool,
    ) -> Result<(TableId, Option<String>), Failure> {
        let id = TableId::of(browser::random());
        let table = protocol::TableId::from(&id);
        let single_answers = self.single.0.get_untracked() == Single::Played;
        let is_record = matches!(opening, Opening::Record { .. });
        let how = Open { pack: pack.clone(), seed, single_answers, ..Open::new(opening) };
        let Reply::Opened { cut, fault, .. } = self.link.ask(Some(table.clone()), Request::Open(how)).await? else {
            return Err(Failure::Died);
        };
        let exported = self.link.ask(Some(table.clone()), Request::Export { how: Export::Text }).await?;
        let Reply::Exported { text: record, .. } = exported else { return Err(Failure::Died) };
        self.link.ask(Some(table), Request::Close).await?;
        let table = Table { id: id.clone(), changed: browser::now(), record, pack, hints };
        let progress = table.summary().map(|summary| summary.progress);
        let kept = self.tables.store().put(table).await;
        match kept {
            Ok(()) => self.notices.all_clear(),
            Err(error) => self.notices.warn(trouble::store(&error)),
        }
        let left_out = fault.as_ref().map(trouble::left_out).or_else(|| cut.map(|_| said!("app-opened-cut")));
        // A file that lacks its end is no fault, but may be one that was cut short.
        if let (Ok(Progress::Round(round)), true, None) = (progress, is_record, &left_out) {
            self.notices.tell(said!("app-opened-unfinished", round));
        }
        Ok((id, left_out))
    }

    /// Says why nothing could be opened.
    pub fn warn(self, failure: &Failure) {
        self.notices.warn(trouble::failure(failure));
    }

    /// Goes to a table.
    pub fn go(id: &TableId) {
        // An address within the page cannot be refused.
        _ = location().set_hash(&Route::Table(id.clone()).to_string());
    }

    /// Opens a record and goes there; if it cannot be opened, says why and what may help.
    pub fn import(self, text: String, pack: Option<PackText>, good_part: bool) {
        spawn_local(async move {
            let pack = match pack {
                Some(pack) => Some(pack),
                None => self.own_pack(&text).await,
            };
            let opening = Opening::Record { text: text.clone(), good_part };
            match self.open(opening, pack.clone(), None, true).await {
                Ok((id, left_out)) => {
                    self.unopened.set(None);
                    if let Some(left_out) = left_out {
                        self.notices.warn(left_out);
                    }
                    Self::go(&id);
                }
                Err(failure) => {
                    // At a table nobody is led away; the first page says what may help.
                    if matches!(Route::parse(&location().hash().unwrap_or_default()), Route::Table(_)) {
                        self.notices.warn(trouble::failure(&failure));
                    }
                    self.unopened.set(Some(Unopened { text, pack, failure, good_part }));
                }
            }
        });
    }

    /// The pack that a record was played with, if it was never the shipped one and a box has its values.
    async fn own_pack(self, text: &str) -> Option<PackText> {
        let head = record_head(text).ok()?;
        let game = GameName::of_record(&head).ok()?;
        let (name, hash) = head.pack()?;
        let shipped = session::Printed::shipped(game);
        if shipped.hash == hash && shipped.name == name || archive::is_earlier(&head) {
            return None;
        }
        self.boxes.with_hash(game, name, hash).await
    }

    /// Opens as much of a kept table as is right, as a table of its own: the broken one stays as it is.
    pub fn open_good_part(self, table: Table) {
        self.import(table.record, table.pack, true);
    }

    /// Opens the first of some files as a record; those of a component pack become a box.
    pub fn import_files(self, files: FileList) {
        // What was wrong with the files before is no longer of interest.
        self.unopened.set(None);
        self.boxes.refused.set(None);
        self.notices.all_clear();
        spawn_local(async move {
            match download::read_all(&files).await {
                Ok(read) if are_pack(&read) => {
                    // Where it is said whether they are right.
                    if !matches!(Route::parse(&location().hash().unwrap_or_default()), Route::Box(_)) {
                        _ = location().set_hash(&Route::Box(GameName::ALL[0]).to_string());
                    }
                    self.boxes.import(None, read, move |id| self.boxes.go(&id));
                }
                Ok(read) => {
                    if let Some((_, text)) = read.into_iter().next() {
                        self.import(text, None, false);
                    }
                }
                Err(why) => self.notices.warn(why),
            }
        });
    }

    /// A record that is dropped anywhere on the page is opened.
    fn take_drops(self) {
        let over = window_event_listener(ev::dragover, |event| event.prevent_default());
        let drop = window_event_listener(ev::drop, move |event| {
            event.prevent_default();
            if let Some(files) = event.data_transfer().and_then(|data| data.files()) {
                self.import_files(files);
            }
        });
        on_cleanup(move || {
            over.remove();
            drop.remove();
        });
    }
}

/// Where a record from a file is opened, and what is said if it cannot be.
#[component]
pub fn Import() -> impl IntoView {
    let opener = Opener::here();
    let files = NodeRef::<leptos::html::Input>::new();
    let chosen = move |_| {
        if let Some(list) = files.get_untracked().and_then(|input| input.files()) {
            opener.import_files(list);
        }
    };
    view! {
        <div class="import">
            <label class="button quiet">
                <input class="heard" type="file" accept=".game,.json,.txt,text/plain" node_ref=files on:change=chosen/>
                <span>{said!("app-import")}</span>
            </label>
            <span class="note import-note">{said!("app-import-note")}</span>
        </div>
        {move || opener.unopened.get().map(|unopened| not_opened(opener, unopened))}
    }
}

/// Why a record was not opened, and what may help.
fn not_opened(opener: Opener, unopened: Unopened) -> impl IntoView {
    let Unopened { text, pack, failure, good_part } = unopened;
    let (why, needs_pack) = (trouble::failure(&failure), needs_pack(&failure));
    // Where not even the beginning is right there is no such part.
    let has_good_part = has_good_part(&failure) && !good_part;
    let theirs = record_head(&text).ok().and_then(|head| GameName::of_record(&head).ok());
    let files = NodeRef::<leptos::html::Input>::new();
    let for_pack = text.clone();
    let with_pack = move |_| {
        let (Some(list), text) = (files.get_untracked().and_then(|input| input.files()), for_pack.clone()) else {
            return;
        };
        spawn_local(async move {
            match download::read_all(&list).await {
                // Faults of a whole box are told as those of a pack are, by whoever opens the record.
                Ok(read) => {
                    let files = table::pack::gathered(read.clone()).map_or(read, |(_, files)| files);
                    opener.import(text, Some(PackText(files)), false);
                }
                Err(why) => opener.notices.warn(why),
            }
        });
    };
    let note = NodeRef::<leptos::html::Div>::new();
    Effect::new(move || {
        if let Some(note) = note.get() {
            note.scroll_into_view();
        }
    });
    view! {
        <div class="note-box" role="alert" node_ref=note>
            <p>{why}</p>
            {needs_pack.then(|| own_boxes(opener.boxes, theirs))}
            <p class="row">
                {has_good_part.then(|| view! {
                    <button class="button" on:click=move |_| opener.import(text.clone(), pack.clone(), true)>
                        {said!("app-open-good-part")}
                    </button>
                })}
                {needs_pack.then(|| view! {
                    <label class="button quiet">
                        <input class="heard" type="file" multiple accept=".box,.toml,.txt" node_ref=files on:change=with_pack/>
                        <span>{said!("app-choose-pack")}</span>
                    </label>
                })}
                <button class="button quiet" on:click=move |_| opener.unopened.set(None)>{said!("app-close")}</button>
            </p>
        </div>
    }
}

/// The boxes of a game, none of which has the values of a record.
fn own_boxes(boxes: Boxes, game: Option<GameName>) -> impl IntoView {
    boxes.load();
    game.map(|game| {
        let told = move || {
            let names = List::commas(
                boxes.of(game).iter().map(|kept| say!("app-box-called", name = kept.own.name().to_owned())),
            );
            said!("app-box-none-fits", names)
        };
        view! { <p>{told}" "<a href=Route::Box(game).to_string()>{said!("app-pack-look")}</a></p> }
    })
}
