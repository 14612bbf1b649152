//! Looking back at a finished game: the points as they came, where they came from, and what a bot says to the decisions.

mod bot;
mod chart;
mod points;

use super::sheet;
use super::state::At;
use crate::app::trouble;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::ReviewOf;
use session::Course;
use std::sync::Arc;
use table::Seat;

/// What is remembered of the review while the table is open; copies are the same.
pub struct Looking<G: Played> {
    /// Whether the sheet is open.
    pub is_open: RwSignal<bool>,
    course: RwSignal<Option<Arc<Course>>>,
    /// What the bot said, and after how many entries: one that was taken back and played anew is another one.
    review: RwSignal<Option<(usize, Arc<ReviewOf<G>>)>>,
    /// Whether the bot is at work.
    is_asking: RwSignal<bool>,
}

impl<G: Played> Clone for Looking<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for Looking<G> {}

impl<G: Played> Default for Looking<G> {
    fn default() -> Self {
        Self {
            is_open: RwSignal::new(false),
            course: RwSignal::new(None),
            review: RwSignal::new(None),
            is_asking: RwSignal::new(false),
        }
    }
}

/// Opens the sheet.
pub fn open<G: Played>(at: At<G>) {
    at.is_scoring.set(false);
    at.looking.is_open.set(true);
    spawn_local(async move {
        match at.table.course().await {
            // The page may be gone.
            Ok(course) => _ = at.looking.course.try_set(Some(Arc::new(course))),
            Err(failure) => at.notices.warn(trouble::failure(&failure)),
        }
    });
}

/// Closes the sheet. A bot that is at work answers with what it has.
pub fn close<G: Played>(at: At<G>) {
    at.looking.is_open.set(false);
    if at.looking.is_asking.get_untracked() {
        at.table.end_review();
    }
}

/// Opens the table as somebody saw it after so many steps.
fn look_at<G: Played>(at: At<G>, viewer: Option<Seat>, step: usize) {
    close(at);
    at.tab.set(super::Tab::Board);
    at.table.replay(viewer, step);
}

/// The button that opens the sheet.
pub fn button<G: Played>(at: At<G>) -> impl IntoView {
    view! { <button class="button quiet" on:click=move |_| open(at)>{said!("app-review")}</button> }
}

/// The sheet, over the table.
pub fn review_sheet<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        at.looking.is_open.get().then(|| {
            let content = view! {
                {move || at.looking.course.get().map(|course| view! {
                    {chart::part(at, course.clone())}
                    {points::part(at, &course)}
                })}
                {bot::part(at)}
            };
            sheet::sheet(said!("app-review"), "review", Callback::new(move |()| close(at)), content)
        })
    }
}
