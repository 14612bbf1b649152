//! The other seats, one line each; the whole board of one opens beside the table.

use super::mark;
use super::state::At;
use crate::app::icon::Icon;
use crate::board::Scene;
use crate::played::Played;
use crate::said;
use crate::speech;
use leptos::prelude::*;
use table::Seat;

/// The panel.
pub fn panel<G: Played>(at: At<G>, scene: Scene<G>) -> impl IntoView {
    // Who sits there changes seldom, what they have often: the lines follow the sight by themselves.
    let seats = Memo::new(move |_| {
        let own = at.shown.with(|sight| sight.as_ref().and_then(|sight| sight.viewer));
        let n = at.shown.with(|sight| sight.as_ref().map_or(0, |sight| sight.seats.len()));
        Seat::first(n as u8).filter(|seat| Some(*seat) != own).collect::<Vec<_>>()
    });
    let line = move |seat: Seat| {
        let kind = at.shown.with_untracked(|s| s.as_ref().map(|s| speech::kind(&s.seats[seat.index()])));
        let label = said!("app-look-at", name = at.name(seat));
        view! {
            <li>
                <button class="other" aria-label=label on:click=move |_| at.looked_at.set(Some(seat))>
                    {mark::<G>(seat)}
                    <span class="other-name">{at.name(seat)}</span>
                    <span class="note">{kind}</span>
                    <Icon name="ui-chevron" size=16/>
                </button>
                <div class="strip">{G::strip(scene, seat)}</div>
            </li>
        }
    };
    view! {
        <section class="others panel" aria-labelledby="others-title">
            <h2 id="others-title">{said!("app-others")}</h2>
            <ul>{move || seats.get().into_iter().map(line).collect_view()}</ul>
        </section>
    }
}
