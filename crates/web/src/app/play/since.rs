//! What the others did since the viewer's last answer, folded away until it is wanted.

use super::log::entry_lines;
use super::state::At;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;
use session::EntryOf;
use std::sync::Arc;
use table::Seat;

/// The part; nothing where nobody else did anything.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let viewer = at.shown.with(|sight| sight.as_ref().and_then(|sight| sight.viewer))?;
        let since = entries(at, viewer);
        let is_other = |entry: &Arc<EntryOf<G>>| entry.by.seat().is_some_and(|seat| seat != viewer);
        let n: usize = since.iter().map(|entry| entry.events.len()).sum();
        let is_open = RwSignal::new(false);
        since.iter().any(is_other).then(|| {
            let lines = move || is_open.get().then(|| since.iter().map(|entry| entry_lines(at, entry)).collect_view());
            view! {
                <details class="since" on:toggle=move |_| is_open.set(true)>
                    <summary>{said!("app-since", n)}</summary>
                    <ol class="entries">{lines}</ol>
                </details>
            }
        })
    }
}

/// What was logged after the viewer's last own answer, the newest first.
fn entries<G: Played>(at: At<G>, viewer: Seat) -> Vec<Arc<EntryOf<G>>> {
    let is_later = |entry: &&Arc<EntryOf<G>>| entry.by.seat() != Some(viewer) || entry.forced;
    at.table.log.with_untracked(|log| log.iter().rev().take_while(is_later).cloned().collect())
}
