//! Who plays: people at this screen by their names, and bots by their levels.

use crate::app::icon::SeatMark;
use crate::browser;
use crate::said;
use crate::speech::level_name;
use bots::Level;
use leptos::prelude::*;
use session::{GameName, Sitter};

/// The word of a person among the levels.
const PERSON: &str = "person";
/// Where the name of the person at this screen is kept.
const NAME: &str = "name";
/// Who sits where at first.
const FIRST: [&str; 4] = [PERSON, Level::Merchant.name(), Level::Noble.name(), Level::Merchant.name()];

/// The seats of the form; copies are the same.
#[derive(Clone, Copy)]
pub struct Seats {
    players: RwSignal<usize>,
    kinds: [RwSignal<String>; 4],
    names: [RwSignal<String>; 4],
}

impl Seats {
    /// You and two bots.
    pub fn new() -> Self {
        let first = browser::kept(NAME).filter(|name| !name.is_empty());
        let name = |n: usize| {
            RwSignal::new(first.clone().filter(|_| n == 0).unwrap_or_else(|| said!("app-player", n = n + 1)))
        };
        Self {
            players: RwSignal::new(3),
            kinds: FIRST.map(|kind| RwSignal::new(kind.to_owned())),
            names: std::array::from_fn(name),
        }
    }

    /// Who plays, from seat A on. The name at the first seat is remembered.
    pub fn sitters(self) -> Vec<Sitter> {
        browser::keep(NAME, Some(&self.names[0].get_untracked()));
        let sitter = |n: usize| match self.kinds[n].get_untracked().as_str() {
            PERSON => Sitter::person(self.names[n].get_untracked().trim()),
            level => Sitter::bot(level),
        };
        (0..self.players.get_untracked()).map(sitter).collect()
    }

    /// How many play, and who.
    pub fn view(self, game: RwSignal<GameName>) -> impl IntoView {
        let players = self.players;
        let choice = move |n: usize| {
            view! {
                <label class="choice">
                    <input
                        class="heard"
                        type="radio"
                        name="players"
                        value=n
                        prop:checked=move || players.get() == n
                        on:change=move |_| players.set(n)
                    />
                    <span>{n}</span>
                </label>
            }
        };
        view! {
            <fieldset class="choices">
                <legend>{said!("app-players")}</legend>
                {[2, 3, 4].map(choice).collect_view()}
            </fieldset>
            <ol class="seat-list">
                <For each=move || 0..players.get() key=|seat| *seat let(seat)>
                    {self.seat(seat, game)}
                </For>
            </ol>
        }
    }

    fn seat(self, seat: usize, game: RwSignal<GameName>) -> impl IntoView {
        let (kind, name) = (self.kinds[seat], self.names[seat]);
        let choice = move |value: &'static str, words: String| {
            view! { <option value=value selected=move || kind.get() == value>{words}</option> }
        };
        view! {
            <li>
                {move || view! { <SeatMark game=game.get() seat/> }}
                <select
                    aria-label=said!("app-seat-number", n = seat + 1)
                    on:change:target=move |event| kind.set(event.target().value())
                    prop:value=move || kind.get()
                >
                    {choice(PERSON, if seat == 0 { said!("app-you") } else { said!("app-person-here") })}
                    {Level::ALL.map(|level| choice(level.name(), said!("app-bot-of-level", level = level_name(level.name())))).collect_view()}
                </select>
                {move || (kind.get() == PERSON).then(|| view! {
                    <input class="name" type="text" maxlength="24" aria-label=said!("app-name-of-seat", n = seat + 1) bind:value=name/>
                })}
            </li>
        }
    }
}
