//! What the viewer holds: Crown's Requests and Guild Favors.

use super::own::{favors, requests};
use crate::board::Scene;
use crate::board::widgets::tips;
use leptos::prelude::*;
use madeira::Madeira;

/// Requests above, Favors below; a spectator holds nothing.
pub fn hand(scene: Scene<Madeira>) -> AnyView {
    tips();
    let viewer = scene.shows(|_, view| view.seat);
    let held = move || viewer.get().map(|seat| view! { {requests(scene, seat)} {favors(scene, seat)} });
    view! { <div class="board board-held ground-madeira">{held}</div> }.into_any()
}
