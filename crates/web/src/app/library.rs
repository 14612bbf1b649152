//! What stands beside the tables: how the games are learned, their rules, puzzles and challenges, positions and boxes.

use super::{boxes, challenges, learn, puzzles, reference, rules, settle, ways};
use crate::route::Route;
use leptos::prelude::*;

/// A place of it.
pub fn shown(place: Route) -> AnyView {
    match place {
        Route::Rules(game, id) => view! { <rules::Rules game id/> }.into_any(),
        Route::Ways(game, id) => view! { <ways::WaysPage game id/> }.into_any(),
        Route::Reference(game) => view! { <reference::Reference game/> }.into_any(),
        Route::Box(game) => view! { <boxes::BoxPage game/> }.into_any(),
        Route::Check(game) => view! { <boxes::CheckPage game/> }.into_any(),
        Route::Settle(game, link) => view! { <settle::SettlePage game link/> }.into_any(),
        Route::Score(game) => view! { <settle::ScorePage game/> }.into_any(),
        Route::Puzzles(game) => view! { <puzzles::Puzzles game/> }.into_any(),
        Route::Puzzle(game, number) => view! { <puzzles::PuzzlePage game number/> }.into_any(),
        Route::Challenges(game) => view! { <challenges::Challenges game/> }.into_any(),
        Route::Learn => view! { <learn::Learn/> }.into_any(),
        // These stand elsewhere (`app`).
        Route::Home | Route::Table(_) | Route::Settings | Route::Unknown(_) => ().into_any(),
    }
}
