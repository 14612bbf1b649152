//! What a bot would do in the viewer's place, on request.

use super::state::At;
use crate::app::trouble;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Hint;
use words::{List, Message};

/// How often the adviser looks into the future.
const LOOKS: u32 = 300;
/// So many reasons are told.
const REASONS: usize = 3;

/// Advice in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The number of the answer that is advised.
    pub number: Option<usize>,
    /// Why, in a sentence: what it is better for than the next best answer.
    pub why: Option<String>,
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
    let next = hint.answers.get(1).and_then(|next| {
        at.choices
            .with_untracked(|c| c.open.iter().find(|choice| choice.action == next.action).map(|c| c.title.clone()))
    });
    // What speaks for it.
    let good = hint.reasons.iter().filter(|(_, points)| *points > 0.0);
    let terms: Vec<Message> = good.filter_map(|(term, _)| G::term(term)).take(REASONS).collect();
    let why = next.filter(|_| !terms.is_empty());
    let why = why.map(|next| said!("app-hint-why", terms = List::commas(terms), next));
    Advised { number, why }
}

/// What the bot said.
pub fn told<G: Played>(at: At<G>) -> Option<impl IntoView + use<G>> {
    // What is filled in by now is another question.
    let is_touched = at.composer.with(|composing| composing.as_ref().is_some_and(|c| c.form.is_touched()));
    let advice = at.advice.get().filter(|_| !is_touched)?;
    let title = advice.number.and_then(|n| at.choices.with(|c| c.open.get(n).map(|choice| choice.title.clone())));
    Some(view! {
        <div class="note-box advice" role="status">
            <p><b>{match title {
                Some(title) => said!("app-hint-best", title),
                None => said!("app-hint-none"),
            }}</b>{advice.why.map(|why| format!(" {why}"))}</p>
        </div>
    })
}
