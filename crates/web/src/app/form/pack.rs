//! With which values a table is begun: those that are shipped, or a box of one's own. The last choice is remembered.

use crate::app::boxes::{Boxes, Played, Remembered, refused_note};
use crate::boxes::{BoxId, KeptBox};
use crate::late::Alive;
use crate::route::Route;
use crate::said;
use leptos::prelude::*;
use protocol::PackText;
use session::GameName;
use std::sync::Arc;

/// The choice; copies are the same.
#[derive(Clone, Copy)]
pub struct PackChoice {
    game: RwSignal<GameName>,
    boxes: Boxes,
    /// Which box; none is what is shipped.
    id: RwSignal<Option<BoxId>>,
}

impl PackChoice {
    /// The box that was chosen last for the game.
    pub fn new(game: RwSignal<GameName>) -> Self {
        let boxes = Boxes::here();
        boxes.load();
        let id = RwSignal::new(None);
        Effect::new(move || id.set(Played.last(game.get())));
        Self { game, boxes, id }
    }

    /// The files of the box, unless what is shipped is played with.
    pub fn pack(self) -> Option<PackText> {
        untrack(|| self.chosen()).map(|kept| PackText(kept.own.files().to_vec()))
    }

    /// The box, if one is chosen and still there.
    fn chosen(self) -> Option<Arc<KeptBox>> {
        let id = self.id.get()?;
        self.boxes.of(self.game.get()).into_iter().find(|kept| kept.id == id)
    }

    fn choose(self, id: Option<BoxId>) {
        Played.remember(self.game.get_untracked(), id.as_ref());
        self.id.set(id);
    }

    /// Where the box is chosen.
    pub fn view(self) -> impl IntoView {
        let (files, alive) = (NodeRef::<leptos::html::Input>::new(), Alive::here());
        let import = move |_| {
            if let Some(list) = files.get_untracked().and_then(|input| input.files()) {
                self.boxes.import_list(Some(self.game.get_untracked()), list, move |id| {
                    // The form may be gone.
                    if alive.is() {
                        self.choose(Some(id));
                    }
                });
            }
        };
        let options = move || {
            let chosen = self.chosen().map(|kept| kept.id.clone());
            let option = |kept: Arc<KeptBox>| {
                let is_this = chosen.as_ref() == Some(&kept.id);
                view! { <option value=kept.id.to_string() selected=is_this>{kept.own.name().to_owned()}</option> }
            };
            let own = self.boxes.of(self.game.get()).into_iter().map(option).collect_view();
            view! { <option value="" selected=chosen.is_none()>{said!("app-box-shipped")}</option> {own} }
        };
        let told = move || match self.chosen() {
            None => said!("app-pack-shipped"),
            Some(kept) if kept.own.open().is_empty() => said!("app-pack-own", name = kept.own.name().to_owned()),
            Some(kept) => said!("app-pack-own-open", name = kept.own.name().to_owned(), n = kept.own.open().len()),
        };
        view! {
            <label class="field">
                <span>{said!("app-pack")}</span>
                <select class="pack" on:change=move |event| self.choose(event_target_value(&event).parse().ok())>{options}</select>
            </label>
            <div class="field">
                <a class="button quiet" href=move || Route::Box(self.game.get()).to_string()>{said!("app-pack-look")}</a>
                <label class="button quiet">
                    <input class="heard" type="file" multiple accept=".box,.toml,.txt" node_ref=files on:change=import/>
                    <span>{said!("app-choose-pack")}</span>
                </label>
            </div>
            <p class="note" role="status">{told}</p>
            {refused_note(self.boxes)}
        }
    }

    /// Says which box is played with, where the choice is folded away.
    pub fn reminder(self) -> impl IntoView {
        move || {
            self.chosen().map(|kept| {
                view! { <p class="note">{said!("app-pack-reminder", name = kept.own.name().to_owned())}</p> }
            })
        }
    }
}
