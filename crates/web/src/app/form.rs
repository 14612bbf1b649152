//! The form for a new table: which game, who plays, and what is agreed.

mod agreed;
mod pack;
mod seats;

use super::icon::Icon;
use super::notice::Notices;
use super::opening::Opener;
use super::play::Rehearsals;
use super::{ground, trouble};
use crate::browser;
use crate::{said, speech};
use agreed::Agreed;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Opening;
use seats::Seats;
pub use seats::{known_name, own_name};
use session::GameName;
use words::{Message, Worded};

/// The form. The children stand beside the seats.
#[component]
pub fn NewTable(children: Children) -> impl IntoView {
    let game = RwSignal::new(last_game());
    let (seats, agreed) = (Seats::new(), Agreed::new(game));
    // While somebody fills in the form. What a first visitor will play is not known before it is chosen, and nothing is loaded for it.
    Effect::new(move |before: Option<GameName>| {
        let game = game.get();
        if before.is_some() || remembered_game().is_some() {
            Rehearsals::rehearse(game);
        }
        game
    });
    let is_dealing = RwSignal::new(false);
    let (opener, notices): (Opener, Notices) = (Opener::here(), expect_context());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let seed = match agreed.seed() {
            Ok(seed) => seed.unwrap_or_else(fresh_seed),
            Err(why) => return notices.warn(why),
        };
        if is_dealing.get_untracked() {
            return;
        }
        is_dealing.set(true);
        let game = game.get_untracked();
        remember_game(game);
        let opening = Opening::New { game, seats: seats.sitters(), options: agreed.options() };
        spawn_local(async move {
            match opener.open(opening, agreed.pack(), Some(seed), agreed.hints()).await {
                Ok((id, _)) => {
                    notices.say(said!("app-opened", game = title(game)));
                    Opener::go(&id);
                }
                Err(failure) => notices.warn(trouble::failure(&failure)),
            }
            // The form is gone if the table was opened.
            _ = is_dealing.try_set(false);
        });
    };
    view! {
        <form id="new-table" on:submit=submit>
            <fieldset class="games">
                <legend class="heard">{said!("app-choose-game")}</legend>
                {GameName::ALL.map(|name| view! { <GameCard name game/> }).into_iter().collect_view()}
            </fieldset>
        </form>
        <div class="two">
            <section class="panel seats-form" aria-labelledby="who-plays">
                <h2 id="who-plays">{said!("app-who-plays")}</h2>
                {seats.view(game)}
                {agreed.view()}
                <button class="button main" type="submit" form="new-table" aria-disabled=move || is_dealing.get().to_string()>
                    {move || if is_dealing.get() { said!("app-dealing") } else { said!("app-begin") }}
                </button>
            </section>
            {children()}
        </div>
    }
}

/// A seed that nobody knows before; six digits are enough to tell games apart, and can be typed again.
pub fn fresh_seed() -> u64 {
    browser::random() % 1_000_000
}

/// Where the game is kept that was played last.
const GAME: &str = "game";

/// The game that was played last; the first one for somebody who has played none.
pub fn last_game() -> GameName {
    remembered_game().unwrap_or(GameName::ALL[0])
}

fn remembered_game() -> Option<GameName> {
    browser::kept(GAME)?.parse().ok()
}

/// This game is played now.
pub fn remember_game(game: GameName) {
    browser::keep(GAME, Some(game.name()));
}

/// The name of a game.
pub fn title(game: GameName) -> Message {
    session::for_game!(game, G => <G as Worded>::name())
}

/// A game, as a card that chooses it.
#[component]
fn GameCard(name: GameName, game: RwSignal<GameName>) -> impl IntoView {
    let about = session::for_game!(name, G => <G as Worded>::about());
    let facts = ["players", "length"].map(|fact| speech::form(&about, fact));
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
                <span class="game-title">{speech::tell(&title(name))}</span>
                <span class="game-line">{speech::tell(&about)}</span>
                <span class="game-facts">{facts.map(|fact| view! { <span class="tag">{fact}</span> }).collect_view()}</span>
            </span>
            <span class="game-check"><Icon name="ui-check" size=18/></span>
        </label>
    }
}
