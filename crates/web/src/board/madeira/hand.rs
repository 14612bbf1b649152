//! What a turn is put together from: the dice that can be placed.

mod dice;

use crate::board::Scene;
use crate::board::widgets::tips;
use leptos::prelude::*;
use madeira::Madeira;

/// The dice; a spectator has none.
pub fn hand(scene: Scene<Madeira>) -> AnyView {
    tips();
    view! { <div class="board board-held ground-madeira">{dice::chips(scene)}</div> }.into_any()
}
