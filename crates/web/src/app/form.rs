//! The form for a new table.

use super::icon::{Icon, SeatMark};
use super::notice::Notices;
use super::{Tables, ground};
use crate::browser;
use crate::game::GameName;
use crate::route::Route;
use crate::tables::{Table, TableId};
use crate::words;
use crate::worker::link::Link;
use crate::worker::message::{Answer, Job};
use bots::Level;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The word of a person in a record.
const YOU: &str = "you";
/// Who sits where at first.
const FIRST: [&str; 4] = [YOU, Level::Merchant.name(), Level::Noble.name(), Level::Merchant.name()];

/// The form: which game, how many, who. The children stand beside the seats.
#[component]
pub fn NewTable(children: Children) -> impl IntoView {
    let game = RwSignal::new(GameName::Lisboa);
    let players = RwSignal::new(3);
    let seats = FIRST.map(|name| RwSignal::new(name.to_owned()));
    let is_dealing = RwSignal::new(false);
    let (link, tables, notices): (Link, Tables, Notices) = (expect_context(), expect_context(), expect_context());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if is_dealing.get_untracked() {
            return;
        }
        is_dealing.set(true);
        let names = seats.iter().take(players.get_untracked()).map(|seat| seat.get_untracked()).collect();
        spawn_local(async move {
            open(game.get_untracked(), names, link, tables, notices).await;
            // The form is gone if the table was opened.
            _ = is_dealing.try_set(false);
        });
    };
    view! {
        <form id="new-table" on:submit=submit>
            <fieldset class="games">
                <legend class="heard">{words::choose_game()}</legend>
                {GameName::ALL.map(|name| view! { <GameCard name game/> }).collect_view()}
            </fieldset>
        </form>
        <div class="two">
            <section class="panel seats-form" aria-labelledby="who-plays">
                <h2 id="who-plays">{words::who_plays()}</h2>
                <Players players/>
                <ol class="seat-list">
                    <For each=move || 0..players.get() key=|seat| *seat let(seat)>
                        <Seat seat chosen=seats[seat] game/>
                    </For>
                </ol>
                <button class="button main" type="submit" form="new-table" aria-disabled=move || is_dealing.get().to_string()>
                    {move || if is_dealing.get() { words::dealing() } else { words::begin() }}
                </button>
            </section>
            {children()}
        </div>
    }
}

/// Has the game dealt, keeps the table and goes there. A table that cannot be kept is played in memory.
async fn open(game: GameName, seats: Vec<String>, link: Link, tables: Tables, notices: Notices) {
    let job = Job::Deal { game, seats, seed: browser::random() };
    let record = match link.ask(job).await {
        Ok(Answer::Dealt(record)) => record,
        Ok(Answer::Pong | Answer::Thought { .. }) => return,
        Err(failure) => return notices.warn(words::failure(&failure)),
    };
    let table = Table { id: TableId::of(browser::random()), changed: browser::now(), record };
    let address = Route::Table(table.id.clone()).to_string();
    match tables.store().put(table).await {
        Ok(()) => notices.all_clear(),
        Err(error) => notices.warn(words::store_error(&error)),
    }
    notices.say(words::opened(game));
    // An address within the page cannot be refused.
    _ = location().set_hash(&address);
}

/// A game, as a card that chooses it.
#[component]
fn GameCard(name: GameName, game: RwSignal<GameName>) -> impl IntoView {
    let facts = words::game_facts(name);
    view! {
        <label class=format!("game-card {}", ground(name))>
            <input
                class="heard"
                type="radio"
                name="game"
                value=name.name()
                prop:checked=move || game.get() == name
                on:change=move |_| game.set(name)
            />
            <svg class="art" viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href=format!("#art-{name}")></use>
            </svg>
            <span class="game-words">
                <span class="game-title">{name.title()}</span>
                <span class="game-line">{words::game_line(name)}</span>
                <span class="game-facts">{facts.map(|fact| view! { <span class="tag">{fact}</span> }).collect_view()}</span>
            </span>
            <span class="game-check"><Icon name="ui-check" size=18/></span>
        </label>
    }
}

/// How many play.
#[component]
fn Players(players: RwSignal<usize>) -> impl IntoView {
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
            <legend>{words::players()}</legend>
            {[2, 3, 4].map(choice).collect_view()}
        </fieldset>
    }
}

/// Who sits on a seat.
#[component]
fn Seat(seat: usize, chosen: RwSignal<String>, game: RwSignal<GameName>) -> impl IntoView {
    let choice = move |value: &'static str, words: String| {
        view! { <option value=value selected=move || chosen.get() == value>{words}</option> }
    };
    view! {
        <li>
            <label>
                {move || view! { <SeatMark game=game.get() seat/> }}
                <span class="seat-name">{words::seat(seat + 1)}</span>
                <select on:change:target=move |event| chosen.set(event.target().value()) prop:value=move || chosen.get()>
                    {choice(YOU, words::person())}
                    {Level::ALL.map(|level| choice(level.name(), words::level(level.name()))).collect_view()}
                </select>
            </label>
        </li>
    }
}
