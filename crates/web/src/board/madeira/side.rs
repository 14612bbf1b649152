//! What stands beside the map: rounds and phases, the Guild Board, Markets and Colonies.

mod calendar;
mod guilds;
mod sea;

use crate::board::Scene;
use crate::board::widgets::{Parts, tips};
use leptos::prelude::*;
use madeira::Madeira;
use words::madeira::board;

/// Everything beside the map.
pub fn side(scene: Scene<Madeira>) -> AnyView {
    tips();
    let part = RwSignal::new(0);
    view! {
        <div class="board board-beside chart ground-madeira" data-part=move || part.get()>
            <Parts names=vec![scene.text(board::guilds), scene.text(board::sea)] chosen=part/>
            {calendar::calendar(scene)}
            {guilds::guild_board(scene)}
            {sea::sea(scene)}
        </div>
    }
    .into_any()
}
