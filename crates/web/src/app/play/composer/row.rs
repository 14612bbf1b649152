//! What is filled in, row by row: each can be changed, and the rows after it follow.

use super::super::answers::gain;
use super::super::choices::{Choice, choice};
use super::super::state::At;
use super::{several, stepper};
use crate::board::Form;
use crate::compose::FormRow;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;

/// Up to so many answers of a row stand side by side; of more only the chosen one does.
const FEW: usize = 6;

/// The rows that are filled in.
pub fn filled<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let composing = at.composer.get()?;
        let now = composing.form.question().map(|decision| at.form_of(decision));
        let last = composing.form.picked().0;
        let rows = composing.form.rows().into_iter();
        // What is still being picked stands with the question of now.
        let rows = rows.filter(|row| now != Some(Form::Several) || row.at < last);
        Some(rows.map(|row| one(at, row)).collect_view())
    }
}

/// One row: its question in short, and its answer among the others that are possible.
fn one<G: Played>(at: At<G>, row: FormRow<G::Action>) -> Option<AnyView> {
    let composing = at.composer.get_untracked()?;
    let (draft, names, game) = (composing.form.draft(), at.names.get_untracked(), at.table.game.get_value());
    let (view, of) = (draft.view_at(row.at), draft.rows().get(row.at)?);
    let name = speech::title(&game.ask(&view, of.decision), &names);
    let body = match row.form {
        Form::Several => several::part(at, Some(row.clone())).into_any(),
        Form::Amount => stepper::filled(at, row.at, of.decision, &of.legal, of.action).into_any(),
        Form::Choice if of.legal.len() <= FEW => {
            let answers = of.legal.iter().filter(|&&action| !game.is_aside(action));
            let choices = answers.map(|&action| choice(&*game, &view, &names, action));
            let chips = choices.map(|choice| chip(at, row.at, of.action, &choice)).collect_view();
            view! { <div class="chips" role="radiogroup" aria-label=name.clone()>{chips}</div> }.into_any()
        }
        Form::Choice => long(at, row.at, &choice(&*game, &view, &names, of.action)).into_any(),
    };
    let class = if row.is_preset { "form-row row-done preset" } else { "form-row row-done" };
    // What nobody has answered yet is called by its first question, and that is the title.
    let name = (row.at > 0 || composing.form.is_touched() || composing.form.question().is_some()).then_some(name);
    Some(
        view! { <div class=class>{name.map(|name| view! { <span class="row-name">{name}</span> })}{body}</div> }
            .into_any(),
    )
}

/// An answer that a row has or might have.
fn chip<G: Played>(at: At<G>, row: usize, chosen: G::Action, choice: &Choice<G::Action>) -> impl IntoView + use<G> {
    let action = choice.action;
    view! {
        <button
            class="chip"
            role="radio"
            aria-checked=(action == chosen).to_string()
            title=choice.text.clone()
            data-answer=action.to_string()
            data-told=choice.told()
            on:click=move |_| at.fill_in(|form| form.change(row, action))
        >
            <span>{choice.title.clone()}</span>
            <span class="gains">{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
        </button>
    }
}

/// The answer of a row that might have many others.
fn long<G: Played>(at: At<G>, row: usize, choice: &Choice<G::Action>) -> impl IntoView + use<G> {
    view! {
        <div class="chips">
            <span class="chip chosen" title=choice.text.clone()>
                <span>{choice.title.clone()}</span>
                <span class="gains">{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
            </span>
            <button class="plain-link" data-reopen=row on:click=move |_| at.fill_in(|form| form.reopen(row))>{said!("app-change")}</button>
        </div>
    }
}
