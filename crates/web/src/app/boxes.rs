//! The boxes of this device, and the page on which printed values are looked at and corrected.

mod check;
mod head;
mod listing;
mod sheet;
mod value;

pub use check::CheckPage;

use super::form::title;
use super::notice::Notices;
use super::{download, trouble};
use crate::boxes::{BoxId, KeptBox, free_name};
use crate::browser;
use crate::route::Route;
use crate::store::{Device, Store};
use crate::{said, speech};
use head::Head;
use leptos::prelude::*;
use leptos::task::spawn_local;
use listing::Listing;
use protocol::PackText;
use session::own_box::renamed;
use session::{GameName, OwnBox};
use sheet::Sheet;
use std::rc::Rc;
use std::sync::Arc;
use web_sys::FileList;

/// The boxes of this device; copies are the same.
#[derive(Clone, Copy)]
pub struct Boxes {
    store: StoredValue<Rc<Store<KeptBox>>, LocalStorage>,
    /// Nothing until they were read.
    all: RwSignal<Option<Vec<Arc<KeptBox>>>>,
    notices: Notices,
    /// Whether the latest change is only in memory.
    pub is_unsaved: RwSignal<bool>,
    /// How often somebody was led to a box.
    gone: RwSignal<u32>,
    /// The files that were no pack, and why.
    pub refused: RwSignal<Option<String>>,
}

impl Boxes {
    /// Those of the page, made from what the page has.
    pub fn provide(device: Rc<Device>) {
        let (store, notices): (_, Notices) = (Rc::new(Store::on(device)), expect_context());
        let is_unsaved = RwSignal::new(false);
        store.on_written(move |written| match written {
            Ok(()) if is_unsaved.get_untracked() => {
                is_unsaved.set(false);
                notices.all_clear();
            }
            Ok(()) => {}
            Err(error) => {
                is_unsaved.set(true);
                notices.warn(trouble::box_store(&error));
            }
        });
        let (store, all, refused) = (StoredValue::new_local(store), RwSignal::new(None), RwSignal::new(None));
        provide_context(Self { store, all, notices, is_unsaved, gone: RwSignal::new(0), refused });
    }

    /// Those of the page.
    pub fn here() -> Self {
        expect_context()
    }

    /// All boxes, read from the device if that was not done yet.
    pub async fn read(self) -> Vec<Arc<KeptBox>> {
        if let Some(all) = self.all.get_untracked() {
            return all;
        }
        let (read, error) = self.store.get_value().list().await;
        if let Some(error) = error {
            self.notices.warn(trouble::box_store(&error));
        }
        // Somebody else may have been quicker.
        if let Some(all) = self.all.get_untracked() {
            return all;
        }
        let all: Vec<_> = read.into_iter().map(|(kept, _)| Arc::new(kept)).collect();
        self.all.set(Some(all.clone()));
        all
    }

    /// Reads the boxes, if that was not done yet.
    pub fn load(self) {
        spawn_local(async move { drop(self.read().await) });
    }

    /// Whether they were read.
    pub fn are_read(self) -> bool {
        self.all.with(Option::is_some)
    }

    /// The boxes of a game, by name.
    pub fn of(self, game: GameName) -> Vec<Arc<KeptBox>> {
        let mut all = self.all.get().unwrap_or_default();
        all.retain(|kept| kept.own.game() == game);
        all.sort_by_key(|kept| kept.own.name().to_lowercase());
        all
    }

    /// The box with this id.
    pub fn get(self, id: &BoxId) -> Option<Arc<KeptBox>> {
        self.all.with_untracked(|all| all.iter().flatten().find(|kept| kept.id == *id).cloned())
    }

    /// Keeps a box as it is now.
    pub fn keep(self, id: &BoxId, own: OwnBox) {
        let kept = KeptBox { id: id.clone(), changed: browser::now(), own };
        self.all.update(|all| {
            let all = all.get_or_insert_default();
            all.retain(|other| other.id != kept.id);
            all.push(Arc::new(kept.clone()));
        });
        self.store.get_value().put_soon(kept);
    }

    /// Keeps a new box, under a name that no other of its game has.
    pub fn add(self, own: OwnBox) -> BoxId {
        let id = BoxId::of(browser::random());
        let name = self.free_name(own.game(), own.name());
        let own = if name == own.name() { own } else { own.called(&name) };
        self.keep(&id, own);
        id
    }

    /// A name that no box of a game has.
    pub fn free_name(self, game: GameName, wanted: &str) -> String {
        let taken: Vec<String> = untrack(|| self.of(game)).iter().map(|kept| kept.own.name().to_owned()).collect();
        free_name(wanted, &taken)
    }

    /// Forgets a box. Tables that were begun with it have its values.
    pub fn delete(self, id: BoxId) {
        self.all.update(|all| all.get_or_insert_default().retain(|kept| kept.id != id));
        let (store, notices) = (self.store.get_value(), self.notices);
        spawn_local(async move {
            match store.delete(&id).await {
                Ok(()) => notices.say(said!("app-box-deleted")),
                Err(error) => notices.warn(trouble::box_store(&error)),
            }
        });
    }

    /// The files of the pack with this hash, among what is shipped and all boxes, under the name that a record has for it.
    pub async fn with_hash(self, game: GameName, name: &str, hash: u64) -> Option<PackText> {
        let shipped = OwnBox::shipped(game, name);
        let boxes = self.read().await;
        let owns = std::iter::once(&shipped).chain(boxes.iter().map(|kept| &kept.own));
        let fits = |own: &&OwnBox| own.game() == game && own.printed().is_ok_and(|printed| printed.hash == hash);
        owns.into_iter().find(fits).map(|own| PackText(renamed(own.files().to_vec(), name)))
    }

    /// Takes files as a box and goes to it; if they are none, says why and changes nothing. Without a game, the files say
    /// which one it is.
    pub fn import(self, game: Option<GameName>, files: Vec<(String, String)>, then: impl FnOnce(BoxId) + 'static) {
        spawn_local(async move {
            self.read().await;
            match OwnBox::of_files(game, files) {
                Ok(own) => {
                    self.refused.set(None);
                    self.notices.say(said!("app-box-imported", name = own.name().to_owned()));
                    then(self.add(own));
                }
                Err(faults) => self.refused.set(Some(faults.to_string())),
            }
        });
    }

    /// Takes chosen files as a box.
    pub fn import_list(self, game: Option<GameName>, list: FileList, then: impl FnOnce(BoxId) + 'static) {
        spawn_local(async move {
            match download::read_all(&list).await {
                Ok(read) if game.is_none() && !are_pack(&read) => {
                    let name = read.first().map(|(name, _)| name.clone()).unwrap_or_default();
                    self.notices.warn(said!("app-box-no-box", name));
                }
                Ok(read) => self.import(game, read, then),
                Err(why) => self.notices.warn(why),
            }
        });
    }

    /// Goes to the page of a box.
    pub fn go(self, id: &BoxId) {
        if let Some(kept) = self.get(id) {
            Shown.remember(kept.own.game(), Some(id));
            // An address within the page cannot be refused.
            _ = location().set_hash(&Route::Box(kept.own.game()).to_string());
            self.gone.update(|gone| *gone += 1);
        }
    }
}

/// Whether files are those of a pack, or one as a single file.
pub fn are_pack(files: &[(String, String)]) -> bool {
    files.iter().any(|(name, text)| name.ends_with(".toml") || table::pack::Bundle::is_meant(text))
}

/// Which box was shown last on its page.
pub struct Shown;
/// Which box was chosen last for new tables.
pub struct Played;

/// A box of each game that the browser remembers.
pub trait Remembered {
    /// The beginning of the key.
    const KEY: &'static str;

    /// The box; none is what is shipped.
    fn last(&self, game: GameName) -> Option<BoxId> {
        browser::kept(&format!("{}-{game}", Self::KEY))?.parse().ok()
    }

    /// Remembers a box.
    fn remember(&self, game: GameName, id: Option<&BoxId>) {
        browser::keep(&format!("{}-{game}", Self::KEY), id.map(ToString::to_string).as_deref());
    }
}

impl Remembered for Shown {
    const KEY: &'static str = "box-shown";
}

impl Remembered for Played {
    const KEY: &'static str = "box-played";
}

/// The page of the boxes of a game.
#[component]
pub fn BoxPage(game: GameName) -> impl IntoView {
    let boxes = Boxes::here();
    boxes.load();
    let are_read = Memo::new(move |_| boxes.are_read());
    view! {
        <div class="rules-head">
            <h1>{said!("app-box-of", game = title(game))}</h1>
            <nav class="choices" aria-label=said!("app-choose-game")>
                {GameName::ALL.map(|name| view! {
                    <a class="choice" href=Route::Box(name).to_string() aria-current=(name == game).then_some("page")>
                        <span>{speech::tell(&title(name))}</span>
                    </a>
                }).collect_view()}
            </nav>
        </div>
        <p class="box-about">{said!("app-box-about")}</p>
        {move || if are_read.get() {
            // Whoever is led to another box of the same game sees that one.
            boxes.gone.track();
            let sheet = Sheet::new(game, boxes);
            view! { <Head sheet/> <Listing sheet/> }.into_any()
        } else {
            view! { <p class="loading">{said!("app-loading")}</p> }.into_any()
        }}
    }
}

/// What was refused as a box: all its faults.
pub fn refused_note(boxes: Boxes) -> impl IntoView {
    move || {
        boxes.refused.get().map(|faults| {
            view! {
                <div class="note-box" role="alert">
                    <p>{said!("app-box-wrong")}</p>
                    <pre class="faults" tabindex="0">{faults}</pre>
                    <button class="button quiet" type="button" on:click=move |_| boxes.refused.set(None)>{said!("app-close")}</button>
                </div>
            }
        })
    }
}
