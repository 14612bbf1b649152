//! Several of many: boxes to tick, or counts where the same can be picked more than once.

use super::super::answers::{gain, then, warning};
use super::super::choices::{Choice, choice};
use super::super::state::At;
use crate::app::icon::Icon;
use crate::compose::FormRow;
use crate::played::Played;
use crate::said;
use leptos::prelude::*;

/// A row of several; none is the question of now.
pub fn part<G: Played>(at: At<G>, row: Option<FormRow<G::Action>>) -> impl IntoView {
    let composing = at.composer.get_untracked()?;
    let (start, picks) = row.map_or_else(|| composing.form.picked(), |row| (row.at, row.answers));
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let all = composing.form.pickable(Some(start));
    let is_counted = composing.form.repeats(start);
    let one = |(action, view): (G::Action, G::View)| {
        let choice = choice(&*game, &view, &names, action);
        if is_counted {
            count(at, start, &picks, &choice).into_any()
        } else {
            tick(at, start, &picks, &choice).into_any()
        }
    };
    let class = if is_counted { "several counts" } else { "several ticks" };
    Some(view! { <div class=class>{all.into_iter().map(one).collect_view()}</div> })
}

/// A box with what it stands for.
fn tick<G: Played>(at: At<G>, start: usize, picks: &[G::Action], choice: &Choice<G::Action>) -> impl IntoView + use<G> {
    let (action, is_picked) = (choice.action, picks.contains(&choice.action));
    let mut next = picks.to_vec();
    match picks.iter().position(|pick| *pick == action) {
        Some(n) => _ = next.remove(n),
        None => next.push(action),
    }
    let text = (choice.text != choice.title).then(|| choice.text.clone());
    view! {
        <button
            class="tile tick"
            role="checkbox"
            aria-checked=is_picked.to_string()
            data-answer=action.to_string()
            data-told=choice.told()
            on:click=move |_| at.pick_several(start, next.clone())
        >
            <span class="box" aria-hidden="true">{is_picked.then(|| view! { <Icon name="ui-check" size=16/> })}</span>
            <span class="tile-title">{choice.title.clone()}</span>
            <span class="gains">{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
            {then(at, choice)}
            {text.map(|text| view! { <span class="tile-text">{text}</span> })}
            {choice.warnings.iter().cloned().map(warning).collect_view()}
        </button>
    }
}

/// How often something is picked. Where the total is fixed, one more of this is one less of another.
fn count<G: Played>(
    at: At<G>,
    start: usize,
    picks: &[G::Action],
    choice: &Choice<G::Action>,
) -> impl IntoView + use<G> {
    let action = choice.action;
    let n = picks.iter().filter(|pick| **pick == action).count();
    let (mut less, mut more) = (picks.to_vec(), picks.to_vec());
    if let Some(n) = less.iter().rposition(|pick| *pick == action) {
        less.remove(n);
    }
    more.push(action);
    let mut moved = more.clone();
    if let Some(other) = moved.iter().rposition(|pick| *pick != action) {
        moved.remove(other);
    }
    let add = move |_| at.pick_one_of(start, &[more.clone(), moved.clone()]);
    view! {
        <div class="counted" role="group" aria-label=choice.title.clone()>
            <span class="counted-name" title=choice.text.clone()>{choice.title.clone()}</span>
            <div class="stepper">
                <button data-step="-1" data-less=action.to_string() aria-label=said!("app-less") disabled=n == 0 on:click=move |_| at.pick_several(start, less.clone())>"−"</button>
                <span class="value" aria-live="polite">{n}</span>
                <button data-step="+1" data-answer=action.to_string() aria-label=said!("app-more") on:click=add>"+"</button>
            </div>
        </div>
    }
}
