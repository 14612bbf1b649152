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
/// Where it is kept who played last: how many, then a line for each seat with its kind and its name.
const SEATS: &str = "seats";
/// Who sits where at first.
const FIRST: [&str; 4] = [PERSON, Level::Merchant.name(), Level::Noble.name(), Level::Merchant.name()];

/// What the person at this screen was called last.
pub fn known_name() -> Option<String> {
    browser::kept(NAME).filter(|name| !name.is_empty())
}

/// What the person at this screen is called.
pub fn own_name() -> String {
    known_name().unwrap_or_else(|| said!("app-player", n = 1))
}

/// The seats of the form; copies are the same.
#[derive(Clone, Copy)]
pub struct Seats {
    players: RwSignal<usize>,
    kinds: [RwSignal<String>; 4],
    names: [RwSignal<String>; 4],
}

impl Seats {
    /// Those who played last; at first you and two bots.
    pub fn new() -> Self {
        let kept = browser::kept(SEATS).unwrap_or_default();
        let mut lines = kept.lines();
        let players = lines.next().and_then(|n| n.parse().ok()).filter(|n| (2..=4).contains(n)).unwrap_or(3);
        let last: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once('\t')).collect();
        let first = browser::kept(NAME);
        let named = |n: usize| last.get(n).map(|(_, name)| *name).or_else(|| first.as_deref().filter(|_| n == 0));
        let name = |n: usize| {
            named(n).filter(|name| !name.is_empty()).map_or_else(|| said!("app-player", n = n + 1), str::to_owned)
        };
        let is_kind = |kind: &&str| *kind == PERSON || Level::ALL.iter().any(|level| level.name() == *kind);
        let kind = |n: usize| last.get(n).map(|(kind, _)| *kind).filter(is_kind).unwrap_or(FIRST[n]).to_owned();
        Self {
            players: RwSignal::new(players),
            kinds: std::array::from_fn(|n| RwSignal::new(kind(n))),
            names: std::array::from_fn(|n| RwSignal::new(name(n))),
        }
    }

    /// Keeps who plays, for the next table.
    fn remember(self) {
        browser::keep(NAME, Some(&self.names[0].get_untracked()));
        let line = |n: usize| format!("{}\t{}", self.kinds[n].get_untracked(), self.names[n].get_untracked());
        let lines: Vec<String> = (0..self.kinds.len()).map(line).collect();
        browser::keep(SEATS, Some(&format!("{}\n{}", self.players.get_untracked(), lines.join("\n"))));
    }

    /// Who plays, from seat A on. It is remembered.
    pub fn sitters(self) -> Vec<Sitter> {
        self.remember();
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
