//! What stands beside the map: rounds and phases, the Guild Board, Markets and Colonies.

mod calendar;
mod guilds;
mod sea;

use crate::board::Scene;
use crate::board::widgets::tips;
use leptos::prelude::*;
use madeira::Madeira;

/// Everything beside the map.
pub fn side(scene: Scene<Madeira>) -> AnyView {
    tips();
    view! {
        <div class="board board-beside chart ground-madeira">
            {calendar::calendar(scene)}
            {guilds::guild_board(scene)}
            {sea::sea(scene)}
        </div>
    }
    .into_any()
}
