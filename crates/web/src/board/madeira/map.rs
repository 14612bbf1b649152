//! The map: the islands with their Fields, the Buildings, the Cities, Windmill and City Watch.

mod acts;
mod buildings;
mod cities;
mod fields;
mod ground;
mod towers;

use crate::board::Scene;
use crate::board::madeira::draw::band;
use crate::board::madeira::parts::parts;
use crate::board::widgets::{Zoom, tips};
use leptos::prelude::*;
use madeira::{Field, Madeira};
use words::madeira::board;

/// The size of the drawing of the islands.
const SIZE: (f64, f64) = (764.0, 268.0);

/// The whole map. The Guild Board and the sea have their places in the same grid; they are drawn beside it.
pub fn map(scene: Scene<Madeira>) -> AnyView {
    tips();
    let (parts, shown) = parts(
        scene,
        [
            (board::islands, &["field-"]),
            (board::characters, &["act-", "harvest-", "character-", "building-"]),
            (board::cities, &["city-", "spot-", "favor-", "watch"]),
        ],
    );
    let names = [board::closer, board::farther, board::whole].map(|name| scene.text(name));
    view! {
        <div class="board board-map chart ground-madeira" data-band=band(scene) data-part=move || shown.part.get() data-asked=move || shown.asked.get()>
            {parts}
            <div class="islands">
                <Zoom size=SIZE label=scene.text(board::map) names asked=scene.step()>
                    {ground::ground(scene)}
                    {Field::ALL.map(|field| fields::field(scene, field)).into_iter().collect_view()}
                </Zoom>
            </div>
            {buildings::buildings(scene)}
            {cities::cities(scene)}
            <div class="towers">{towers::windmill(scene)} {towers::watch(scene)}</div>
        </div>
    }
    .into_any()
}
