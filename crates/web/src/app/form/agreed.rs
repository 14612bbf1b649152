//! What is agreed before a game: its options, the seed of the deal, the component pack.

use crate::app::download;
use crate::app::notice::Notices;
use crate::{said, speech};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::PackText;
use session::{GameName, Pack, Shelf, for_game};
use words::{Message, Worded};

/// A component pack that was chosen, and what came of checking it.
#[derive(Clone, PartialEq)]
enum Chosen {
    /// It is right: its files and name.
    Right(PackText, String),
    /// It is wrong: all faults.
    Wrong(String),
}

/// What is agreed; copies are the same.
#[derive(Clone, Copy)]
pub struct Agreed {
    game: RwSignal<GameName>,
    options: RwSignal<Vec<&'static str>>,
    seed: RwSignal<String>,
    pack: RwSignal<Option<Chosen>>,
    hints: RwSignal<bool>,
}

impl Agreed {
    /// The plain game, dealt at random, with the pack that is shipped.
    pub fn new(game: RwSignal<GameName>) -> Self {
        let agreed = Self {
            game,
            options: RwSignal::default(),
            seed: RwSignal::default(),
            pack: RwSignal::new(None),
            hints: RwSignal::new(true),
        };
        Effect::new(move |before: Option<GameName>| {
            let now = game.get();
            if before.is_some_and(|before| before != now) {
                agreed.options.set(Vec::new());
                agreed.pack.set(None);
            }
            now
        });
        agreed
    }

    /// The options, by name.
    pub fn options(self) -> Vec<String> {
        self.options.get_untracked().into_iter().map(str::to_owned).collect()
    }

    /// Whether a bot says what it would do when it is asked.
    pub fn hints(self) -> bool {
        self.hints.get_untracked()
    }

    /// The seed, if one is given.
    ///
    /// # Errors
    /// If it is no number, in words.
    pub fn seed(self) -> Result<Option<u64>, String> {
        let text = self.seed.get_untracked();
        match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| said!("app-seed-wrong", seed = text.to_owned())),
        }
    }

    /// The pack, unless it is the one that is shipped. One that is wrong is not played with.
    pub fn pack(self) -> Option<PackText> {
        match self.pack.get_untracked() {
            Some(Chosen::Right(pack, _)) => Some(pack),
            Some(Chosen::Wrong(_)) | None => None,
        }
    }

    /// All of it, folded away: most play without.
    pub fn view(self) -> impl IntoView {
        let variant = move |(name, variant): (&'static str, Message)| {
            let is_on = move || self.options.with(|options| options.contains(&name));
            let switch = move |_| {
                self.options.update(|options| match options.iter().position(|option| *option == name) {
                    Some(at) => drop(options.remove(at)),
                    None => options.push(name),
                });
            };
            view! {
                <label class="check">
                    <input type="checkbox" value=name prop:checked=is_on on:change=switch/>
                    <span><b>{speech::tell(&variant)}</b>" "<span class="note">{speech::form(&variant, "note")}</span></span>
                </label>
            }
        };
        view! {
            <details class="agreed">
                <summary>{said!("app-agreed")}</summary>
                <fieldset>
                    <legend class="heard">{said!("app-variants")}</legend>
                    {move || {
                        let variants = for_game!(self.game.get(), G => <G as Worded>::variants());
                        variants.into_iter().map(variant).collect_view()
                    }}
                </fieldset>
                <label class="check">
                    <input type="checkbox" value="hints" bind:checked=self.hints/>
                    <span><b>{said!("app-hints")}</b>" "<span class="note">{said!("app-hints-note")}</span></span>
                </label>
                <label class="field">
                    <span>{said!("app-seed")}</span>
                    <input type="text" inputmode="numeric" placeholder=said!("app-seed-random") bind:value=self.seed/>
                </label>
                {self.pack_view()}
            </details>
        }
    }

    fn pack_view(self) -> impl IntoView {
        let files = NodeRef::<leptos::html::Input>::new();
        let notices: Notices = expect_context();
        let chosen = move |_| {
            let Some(list) = files.get_untracked().and_then(|input| input.files()) else { return };
            spawn_local(async move {
                match download::read_all(&list).await {
                    Ok(read) => _ = self.pack.try_set(Some(checked(self.game.get_untracked(), read))),
                    Err(why) => notices.warn(why),
                }
            });
        };
        let told = move || {
            match self.pack.get() {
            None => view! { <p class="note">{said!("app-pack-shipped")}</p> }.into_any(),
            Some(Chosen::Right(_, name)) => view! { <p class="note" role="status">{said!("app-pack-right", name)}</p> }.into_any(),
            Some(Chosen::Wrong(faults)) => view! {
                <div class="note-box" role="alert">
                    <p>{said!("app-pack-wrong")}</p>
                    <pre class="faults" tabindex="0">{faults}</pre>
                    <button class="button quiet" type="button" on:click=move |_| self.pack.set(None)>{said!("app-pack-back")}</button>
                </div>
            }
            .into_any(),
        }
        };
        view! {
            <div class="field">
                <span>{said!("app-pack")}</span>
                <label class="button quiet">
                    <input class="heard" type="file" multiple accept=".toml" node_ref=files on:change=chosen/>
                    <span>{said!("app-choose-pack")}</span>
                </label>
            </div>
            {told}
        }
    }
}

/// Checks a pack at once: all its faults.
fn checked(game: GameName, files: Vec<(String, String)>) -> Chosen {
    let named: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let loaded = for_game!(game, G => <G as Shelf>::Pack::load(&named).map(|pack| pack.name().to_owned()));
    match loaded {
        Ok(name) => Chosen::Right(PackText(files), name),
        Err(faults) => Chosen::Wrong(faults.to_string()),
    }
}
