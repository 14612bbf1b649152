//! What stands beside the map: the Royal Court, the church, the tracks, the stacks of the architects, the decrees.

mod church;
mod nobles;
mod stock;
mod tracks;

use super::places;
use crate::board::widgets::{Parts, tips};
use crate::board::{Light, Scene};
use leptos::prelude::*;
use lisboa::Lisboa;
use words::lisboa::board;

/// Everything beside the map.
pub fn side(scene: Scene<Lisboa>) -> AnyView {
    tips();
    let part = RwSignal::new(0);
    follow(scene, part);
    view! {
        <div class="board board-side ground-lisboa" data-part=move || part.get()>
            <Parts names=vec![scene.text(board::nobles), scene.text(board::tracks), scene.text(board::church)] chosen=part/>
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

/// Shows the part in which something can be chosen, where only one is shown at a time.
fn follow(scene: Scene<Lisboa>, part: RwSignal<usize>) {
    const PARTS: [&[&str]; 3] = [
        &["noble-", "post-", "deed-", "favor-"],
        &["plans-", "buildings-", "decree-", "influence-"],
        &["gap-", "clergy-", "treasury", "market", "shipyard"],
    ];
    let lit = Memo::new(move |_| {
        let has = |names: &[&str]| {
            scene.lights.with(|lights| {
                let mut open = lights.lit.iter().filter(|(_, light)| **light == Light::Open);
                open.any(|(place, _)| names.iter().any(|name| place.0.starts_with(name)))
            })
        };
        PARTS.map(has)
    });
    Effect::new(move || {
        let lit = lit.get();
        let mut parts = (0..lit.len()).filter(|&n| lit[n]);
        if let (Some(only), None) = (parts.next(), parts.next()) {
            part.set(only);
        }
    });
}

/// A decree: what it counts, how, and its wigs.
pub use stock::decree;

/// A clergy tile as a small drawing.
pub fn clergy_tile(scene: Scene<Lisboa>, tile: lisboa::ClergyId) -> impl IntoView {
    view! { <svg class="icon" width="2.125rem" height="2.4375rem" viewBox="-1 -1 38 43" aria-hidden="true">{church::drawn(scene, tile)}</svg> }
}

/// The space for a clergy tile.
pub fn niche() -> impl IntoView {
    view! { <svg class="icon" width="2.125rem" height="2.4375rem" viewBox="-1 -1 38 43" aria-hidden="true">{church::niche()}</svg> }
}
