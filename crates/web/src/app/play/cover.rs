//! The cover between two people at one screen: nothing that one of them sees is in the page meanwhile.

use super::mark;
use super::state::At;
use crate::played::Played;
use crate::table_link::Cover;
use crate::{said, speech};
use leptos::prelude::*;
use session::Undo;
use words::say;

/// The cover, until whoever is asked says that they sit there.
pub fn cover<G: Played>(at: At<G>, Cover { to, back }: Cover) -> impl IntoView {
    let names = at.names.get();
    let take_back = move |_| {
        if let Some(seat) = back {
            at.table.undo_for(seat, Undo::Decision, move |answered| at.answered(answered));
            at.table.uncover(seat);
        }
    };
    request_animation_frame(|| super::keys::focus("[data-uncover]"));
    view! {
        <section class="cover">
            <div class="cover-card panel">
                {mark::<G>(to)}
                <h2>{speech::tell_with(&say!("app-cover-title", seat = to), &names)}</h2>
                <p>{said!("app-cover-note")}</p>
                <button class="button main" data-uncover="" on:click=move |_| at.table.uncover(to)>
                    {speech::tell_with(&say!("app-cover-here", seat = to), &names)}
                </button>
                {back.map(|seat| view! {
                    <button class="button quiet" on:click=take_back>
                        {speech::tell_with(&say!("app-cover-back", seat), &names)}
                    </button>
                })}
            </div>
        </section>
    }
}
