//! What a bot would do in the viewer's place, on request.

use super::state::At;
use crate::app::trouble;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Hint;
use words::{Message, say};

/// How often the adviser looks into the future.
const LOOKS: u32 = 300;
/// So many reasons are told.
const REASONS: usize = 4;

/// Advice in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The number of the answer that is advised.
    pub number: Option<usize>,
    /// What it is good for, the most first.
    pub reasons: Vec<String>,
}

/// The button.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    let is_thinking = RwSignal::new(false);
    let ask = move |_| {
        let Some(seat) = at.table.asked_viewer() else { return };
        if is_thinking.get_untracked() {
            return at.table.answer_now();
        }
        is_thinking.set(true);
        spawn_local(async move {
            let hint = at.table.hint(seat, LOOKS).await;
            // The page may be gone.
            if is_thinking.try_set(false).is_some() {
                return;
            }
            at.table.thought.set(None);
            match hint {
                Ok(hint) => {
                    let advice = hint.map(|hint| advised(at, &hint));
                    // Its place on the board is lit, as if somebody pointed at it.
                    at.pointed.set(advice.as_ref().and_then(|advice| advice.number));
                    at.advice.set(advice);
                }
                Err(failure) => at.notices.warn(trouble::failure(&failure)),
            }
        });
    };
    view! {
        <div class="hint">
            <button class="button quiet" on:click=ask>
                {move || if is_thinking.get() { said!("app-hint-thinking") } else { said!("app-hint") }}
            </button>
            {move || at.table.thought.get().filter(|_| is_thinking.get()).map(|thought| view! {
                <progress max=thought.of value=thought.done aria-label=said!("app-thinking")></progress>
            })}
        </div>
    }
}

fn advised<G: Played>(at: At<G>, hint: &Hint<G::Action>) -> Advised {
    let best = hint.answers.first().map(|answer| answer.action);
    let number =
        best.and_then(|best| at.choices.with_untracked(|c| c.open.iter().position(|choice| choice.action == best)));
    let reason = |(term, points): &(String, f32)| {
        let term: Message = G::term(term)?;
        Some(speech::tell(&say!("app-hint-good-for", term, degree = degree(*points))))
    };
    // What speaks for it.
    let good = hint.reasons.iter().filter(|(_, points)| *points > 0.0);
    Advised { number, reasons: good.filter_map(reason).take(REASONS).collect() }
}

/// How much some points speak for an answer, in a word.
const fn degree(points: f32) -> &'static str {
    if points >= 3.0 {
        "much"
    } else if points >= 1.0 {
        "clearly"
    } else {
        "little"
    }
}

/// What the bot said.
pub fn told<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    // What is filled in by now is another question.
    let is_touched = at.composer.with(|composing| composing.as_ref().is_some_and(|c| c.form.is_touched()));
    let advice = at.advice.get().filter(|_| !is_touched)?;
    let title = advice.number.and_then(|n| at.choices.with(|c| c.open.get(n).map(|choice| choice.title.clone())));
    Some(view! {
        <div class="note-box" role="status">
            {match title {
                Some(title) => said!("app-hint-best", title),
                None => said!("app-hint-none"),
            }}
            <ul>{advice.reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}</ul>
        </div>
    })
}
