//! What is drawn over the map's own grid: the Guild Board, Markets and Colonies. On a phone they are a part of their own.

mod guilds;
mod sea;

use super::draw::band;
use super::parts::parts;
use crate::board::Scene;
use crate::board::widgets::tips;
use leptos::prelude::*;
use madeira::Madeira;
use words::madeira::board;

/// Everything beside the map.
pub fn side(scene: Scene<Madeira>) -> AnyView {
    tips();
    let (parts, shown) =
        parts(scene, [(board::sea, &["slot-", "port-", "reward-", "land-"]), (board::guilds, &["row-", "passing"])]);
    view! {
        <div class="board board-beside ground-madeira" data-band=band(scene) data-part=move || shown.part.get() data-asked=move || shown.asked.get()>
            {parts}
            {guilds::guild_board(scene)}
            {sea::sea(scene)}
        </div>
    }
    .into_any()
}
