//! Positions that somebody puts together: to score a game that was played with a physical box, and to settle a question.

mod answers;
mod board;
mod faults;
mod field;
mod from_table;
mod question;
mod score;
mod share;
mod sheet;

use crate::route::Route;
use crate::said;
pub use from_table::settle_from;
use leptos::prelude::*;
pub use question::SettlePage;
pub use score::ScorePage;
use session::GameName;

/// The ways to these pages, for the page of the rules.
#[component]
pub fn SettleLinks(game: GameName) -> impl IntoView {
    view! {
        <nav class="settle-links" aria-label=said!("app-settle-ways")>
            <a class="button quiet" href=Route::Settle(game, None).to_string()>{said!("app-settle")}</a>
            <a class="button quiet" href=Route::Score(game).to_string()>{said!("app-score-my-game")}</a>
        </nav>
    }
}
