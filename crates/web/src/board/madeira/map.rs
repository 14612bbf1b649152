//! The map: the islands with their Fields, the Buildings, Windmill, Cities and City Watch below.

mod buildings;
mod cities;
mod fields;
mod ground;
mod towers;

use crate::board::Scene;
use crate::board::widgets::{Zoom, tips};
use leptos::prelude::*;
use madeira::{Field, Madeira};
use words::madeira::board;

/// The size of the drawing of the islands.
const SIZE: (f64, f64) = (764.0, 268.0);

/// The whole map.
pub fn map(scene: Scene<Madeira>) -> AnyView {
    tips();
    let names = [board::closer, board::farther, board::whole].map(|name| scene.text(name));
    view! {
        <div class="board board-map chart ground-madeira">
            <div class="islands">
                <Zoom size=SIZE label=scene.text(board::map) names asked=scene.step()>
                    {ground::ground(scene)}
                    {Field::ALL.map(|field| fields::field(scene, field)).into_iter().collect_view()}
                </Zoom>
            </div>
            {buildings::buildings(scene)}
            <div class="towns">
                {towers::windmill(scene)}
                {cities::cities(scene)}
                {towers::watch(scene)}
            </div>
        </div>
    }
    .into_any()
}
