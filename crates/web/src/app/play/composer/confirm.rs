//! What comes of all that is filled in, and the button that gives it.

use super::super::answers::{gain, warning};
use super::super::choices::{Choice, Gain, choice};
use super::super::state::At;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use session::Then;
use words::Names;

/// The foot of the form: the button says what is missing as long as something is.
pub fn foot<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let composing = at.composer.get()?;
        let form = &composing.form;
        let answers = answers(at);
        let all = answers.iter().flat_map(|choice| choice.gains.iter().chain(&choice.then).cloned());
        let gains = sum(all, &at.names.get());
        let warnings = answers.iter().flat_map(|choice| choice.warnings.iter().cloned().map(warning)).collect_view();
        let is_complete = form.is_complete();
        let why = is_complete.then(|| form.then()).and_then(why::<G>);
        let missing = (!is_complete).then(|| missing(at)).flatten();
        Some(view! {
            <div class="form-foot" role="group" aria-label=said!("app-confirm")>
                {warnings}
                {why.map(|why| view! { <p class="note why">{why}</p> })}
                <div class="row">
                    {form.is_touched().then(|| view! {
                        <button class="button quiet" data-cancel="" on:click=move |_| at.clear()>{said!("app-confirm-no")}</button>
                    })}
                    <button
                        class="button main"
                        data-confirm=""
                        disabled=!is_complete
                        on:click=move |_| at.confirm()
                    >
                        <span>{missing.unwrap_or_else(|| said!("app-confirm-yes"))}</span>
                        <span class="gains">{gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
                    </button>
                </div>
            </div>
        })
    }
}

/// The answers that are filled in.
fn answers<G: Played>(at: At<G>) -> Vec<Choice<G::Action>> {
    let Some(composing) = at.composer.get_untracked() else { return Vec::new() };
    let (game, names, draft) = (at.table.game.get_value(), at.names.get_untracked(), composing.form.draft());
    let rows = draft.rows().iter().enumerate();
    rows.map(|(n, row)| choice(&*game, &draft.view_at(n), &names, row.action)).collect()
}

/// All changes of one number together, in the order in which they come first.
fn sum(gains: impl Iterator<Item = Gain>, names: &Names) -> Vec<Gain> {
    let mut all: Vec<Gain> = Vec::new();
    for gain in gains {
        match all.iter_mut().find(|known| known.key == gain.key && known.whose == gain.whose) {
            Some(known) => *known = known.and_then(&gain, names),
            None => all.push(gain),
        }
    }
    all.retain(|gain| gain.by != 0);
    all
}

/// Why it must be confirmed.
fn why<G: Played>(then: Then) -> Option<String> {
    match then {
        Then::Luck => Some(said!("app-confirm-luck", luck = G::luck())),
        Then::Shown => Some(said!("app-confirm-shown")),
        Then::EndsTurn => Some(said!("app-confirm-ends-turn")),
        Then::Free => None,
    }
}

/// What is still to be filled in. The first question is the title already.
fn missing<G: Played>(at: At<G>) -> Option<String> {
    let composing = at.composer.get_untracked()?;
    let decision = composing.form.question()?;
    if !composing.form.is_begun() {
        return Some(if at.is_one_choice(&composing.form) {
            said!("app-one-choice")
        } else {
            said!("app-nothing-chosen")
        });
    }
    let view = composing.form.draft().view();
    Some(speech::title(&at.table.game.get_value().ask(&view, decision), &at.names.get_untracked()))
}
