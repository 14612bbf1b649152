//! The parts of the board that a phone shows one at a time. The one where something can be chosen opens by itself.

use crate::board::widgets::Parts;
use crate::board::{Light, Scene};
use leptos::prelude::*;
use madeira::Madeira;
use words::Message;

/// A part: what it is called, and how the names of its places begin.
pub type Part = (fn() -> Message, &'static [&'static str]);

/// Which part is shown, and the numbers of those where something can be chosen, for the style sheet: there a finger needs room.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The one that is shown.
    pub part: RwSignal<usize>,
    /// Those where something can be chosen.
    pub asked: Memo<String>,
}

/// The names of the parts, and which of them is shown.
pub fn parts<const N: usize>(scene: Scene<Madeira>, parts: [Part; N]) -> (impl IntoView, Shown) {
    let shown = RwSignal::new(0);
    let lit = Memo::new(move |_| {
        scene.lights.with(|lights| {
            // What is pointed at can be chosen too: nothing may move away under a finger.
            let is_open = |light: &Light| matches!(light, Light::Open | Light::Chosen);
            let open = || lights.lit.iter().filter(|(_, light)| is_open(light)).map(|(place, _)| &place.0);
            parts.map(|(_, begins)| open().any(|place| begins.iter().any(|begin| place.starts_with(begin))))
        })
    });
    Effect::new(move || {
        let lit = lit.get();
        if !lit[shown.get_untracked()]
            && let Some(first) = lit.iter().position(|is_lit| *is_lit)
        {
            shown.set(first);
        }
    });
    let asked = Memo::new(move |_| {
        let lit = lit.get();
        let there = (0..N).filter(|&n| lit[n]);
        there.map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
    });
    (view! { <Parts names=parts.map(|(name, _)| scene.text(name)).into() chosen=shown/> }, Shown { part: shown, asked })
}
