//! What is agreed before a game: its options, the seed of the deal, the component pack.

use super::pack::PackChoice;
use crate::{said, speech};
use leptos::prelude::*;
use protocol::PackText;
use session::{GameName, for_game};
use words::{Message, Worded};

/// What is agreed; copies are the same.
#[derive(Clone, Copy)]
pub struct Agreed {
    game: RwSignal<GameName>,
    options: RwSignal<Vec<&'static str>>,
    seed: RwSignal<String>,
    pack: PackChoice,
    hints: RwSignal<bool>,
}

impl Agreed {
    /// The plain game, dealt at random, with the pack that is shipped.
    pub fn new(game: RwSignal<GameName>) -> Self {
        let agreed = Self {
            game,
            options: RwSignal::default(),
            seed: RwSignal::default(),
            pack: PackChoice::new(game),
            hints: RwSignal::new(true),
        };
        Effect::new(move |before: Option<GameName>| {
            let now = game.get();
            if before.is_some_and(|before| before != now) {
                agreed.options.set(Vec::new());
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

    /// The pack, unless it is the one that is shipped.
    pub fn pack(self) -> Option<PackText> {
        self.pack.pack()
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
        let group = move |name: String, all: Vec<(&'static str, Message)>| {
            (!all.is_empty()).then(|| {
                view! {
                    <fieldset>
                        <legend>{name}</legend>
                        {all.into_iter().map(variant).collect_view()}
                    </fieldset>
                }
            })
        };
        view! {
            <details class="agreed">
                <summary>{said!("app-agreed")}</summary>
                {move || group(said!("app-variants"), for_game!(self.game.get(), G => <G as Worded>::variants()))}
                {move || group(said!("app-readings"), for_game!(self.game.get(), G => <G as Worded>::readings()))}
                <label class="check">
                    <input type="checkbox" value="hints" bind:checked=self.hints/>
                    <span><b>{said!("app-hints")}</b>" "<span class="note">{said!("app-hints-note")}</span></span>
                </label>
                <label class="field">
                    <span>{said!("app-seed")}</span>
                    <input type="text" inputmode="numeric" placeholder=said!("app-seed-random") bind:value=self.seed/>
                </label>
                {self.pack.view()}
            </details>
            {self.pack.reminder()}
        }
    }
}
