//! What stands beside the map: the Royal Court, the church, the tracks, the stacks of the architects, the decrees.

mod church;
mod nobles;
mod stock;
mod tracks;

use super::places;
use crate::board::Scene;
use crate::board::widgets::{Parts, tips};
use leptos::prelude::*;
use lisboa::Lisboa;
use words::lisboa::board;

/// Everything beside the map.
pub fn side(scene: Scene<Lisboa>) -> AnyView {
    tips();
    let part = RwSignal::new(0);
    view! {
        <div class="board board-side ground-lisboa" data-part=move || part.get()>
            <Parts names=vec![scene.text(board::nobles), scene.text(board::tracks)] chosen=part/>
            {nobles::nobles(scene)}
            <div class="tracks" data-place=places::supply().0.to_string()>
                {church::church(scene)}
                {tracks::treasury(scene)}
                <div class="trade">{tracks::market(scene)} {tracks::shipyard(scene)}</div>
            </div>
            {tracks::influence(scene)}
            {stock::architects(scene)}
            {stock::decrees(scene)}
        </div>
    }
    .into_any()
}

/// A decree: what it counts, how, and its wigs.
pub use stock::decree;

/// A clergy tile as a small drawing.
pub fn clergy_tile(scene: Scene<Lisboa>, tile: lisboa::ClergyId) -> impl IntoView {
    view! { <svg class="icon" width="36" height="41" viewBox="-1 -1 38 43" aria-hidden="true">{church::drawn(scene, tile)}</svg> }
}

/// The space for a clergy tile.
pub fn niche() -> impl IntoView {
    view! { <svg class="icon" width="36" height="41" viewBox="-1 -1 38 43" aria-hidden="true">{church::niche()}</svg> }
}
