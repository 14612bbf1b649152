//! The answers to the question of now, where they are few: as buttons with what they cost and bring. Many are chosen on the board or
//! from the list.

use super::super::answers::{gain, then, warning};
use super::super::choices::Choice;
use super::super::state::At;
use super::{several, stepper};
use crate::app::icon::Icon;
use crate::board::Form;
use crate::compose::Composer;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;

/// Up to so many answers stand side by side.
const FEW: usize = 8;
/// Up to so many answers to the next question stand beside the one that leads to them.
const FURTHER: usize = 6;

/// What is asked now, under the title that says so; nothing where all is filled in.
pub fn present<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let composing = at.composer.get()?;
        let decision = composing.form.question()?;
        let body = match at.form_of(decision) {
            Form::Several => several::part(at, None).into_any(),
            Form::Amount => stepper::present(at).into_any(),
            Form::Choice => tiles(at).into_any(),
        };
        Some(view! { <div class="form-row now">{body}</div> })
    }
}

/// The answers as buttons, if they are few or narrowed to some places of the board.
fn tiles<G: Played>(at: At<G>) -> impl IntoView {
    move || {
        let choices = at.choices.get();
        let picked = at.picked.get();
        let narrowed = choices.narrowed(&picked);
        let all = || (0..choices.open.len()).collect::<Vec<_>>();
        let shown = narrowed.clone().or_else(|| (choices.open.len() <= FEW).then(all)).filter(|n| n.len() <= 2 * FEW);
        let hint = shown.is_none().then(|| view! { <p class="note choose-hint">{said!("app-choose-on-board")}</p> });
        // Of many only those stand here that no place of the board means, such as to stop.
        let shown: Vec<usize> = shown.unwrap_or_else(|| {
            let nowhere = choices.open.iter().enumerate().filter(|(_, choice)| choice.places.is_empty());
            nowhere.map(|(n, _)| n).collect()
        });
        let shut = if narrowed.is_some() { choices.shut_at(&picked) } else { Vec::new() };
        let tile = |(key, n): (usize, usize)| Some(tile(at, key, n, choices.open.get(n)?));
        view! {
            {hint}
            <div class="tiles" role="group" aria-label=said!("app-options")>
                {shown.into_iter().enumerate().filter_map(tile).collect_view()}
                {shut.into_iter().map(|shut| super::super::answers::shut_tile(at, shut)).collect_view()}
            </div>
            {(narrowed.is_some()).then(|| view! {
                <button class="plain-link" data-unpick="" on:click=move |_| at.picked.set(Vec::new())>{said!("app-put-back")}</button>
            })}
        }
        .into_any()
    }
}

/// One answer: its name, price and gain, and what is to be known of it.
fn tile<G: Played>(at: At<G>, key: usize, n: usize, choice: &Choice<G::Action>) -> impl IntoView + use<G> {
    let is_advised = move || at.advice.with(|advice| advice.as_ref().is_some_and(|advice| advice.number == Some(n)));
    let text = (choice.text != choice.title).then(|| choice.text.clone());
    let key = choice.key.map(String::from).or_else(|| (key < 9).then(|| (key + 1).to_string()));
    let shown = key.as_ref().map(|key| key.to_uppercase());
    let further = further(at, choice);
    view! {
        <div class="tile-of">
        <button
            class="tile"
            class:advised=is_advised
            data-answer=choice.action.to_string()
            data-told=choice.told()
            data-key=key.clone()
            on:click=move |_| at.choose(n)
            on:pointerenter=move |_| at.pointed.set(Some(n))
            on:pointerleave=move |_| at.unpoint(n)
            on:focus=move |_| at.pointed.set(Some(n))
            on:blur=move |_| at.unpoint(n)
        >
            <span class="tile-title">{choice.title.clone()}</span>
            <kbd>{shown}</kbd>
            {move || is_advised().then(|| view! { <span class="tag">{said!("app-advised")}</span> })}
            <span class="gains">{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
            {then(at, choice)}
            {text.map(|text| view! { <span class="tile-text">{text}</span> })}
            {choice.ends.then(|| warning(said!("app-ends-game")))}
            {choice.warnings.iter().cloned().map(warning).collect_view()}
        </button>
        {further}
        </div>
    }
}

/// What an answer leads to, where that is little: one tap gives both.
fn further<G: Played>(at: At<G>, choice: &Choice<G::Action>) -> Option<impl IntoView + use<G>> {
    // A lesson goes step by step.
    let composing = at.composer.get_untracked().filter(|_| at.guide.is_none())?;
    let (first, title) = (choice.action, choice.title.clone());
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let chip = |(second, view): (G::Action, G::View)| {
        let answer = game.answer(&view, second);
        let (name, text) = (speech::title(&answer, &names), speech::tell_with(&answer, &names));
        let both = move |form: &mut Composer<G>| _ = form.choose(first) && form.choose(second);
        view! {
            <button
                class="chip"
                data-both=format!("{first}, {second}")
                aria-label=said!("app-both", first = title.clone(), second = name.clone())
                title=text.clone()
                data-told=text
                on:click=move |_| at.fill_in(both)
            >
                <span>{name.clone()}</span>
            </button>
        }
    };
    let chips: Vec<_> = composing.form.further(first, FURTHER).into_iter().map(chip).collect();
    (chips.len() > 1).then(|| view! { <div class="chips further">{chips}</div> })
}

/// What stands beside the question, folded away: it is given at once, and what is filled in stays.
pub fn asides<G: Played>(at: At<G>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    move || {
        let choices = at.choices.get();
        let one = |choice: &Choice<G::Action>| {
            let action = choice.action;
            view! {
                <button class="tile aside" data-answer=action.to_string() data-told=choice.told() title=choice.text.clone() on:click=move |_| at.give_aside(action)>
                    <span class="tile-title">{choice.title.clone()}</span>
                    <span class="gains">{choice.gains.iter().map(|of| gain::<G>(at, of)).collect_view()}</span>
                    {choice.warnings.iter().cloned().map(warning).collect_view()}
                </button>
            }
        };
        (!choices.asides.is_empty()).then(|| view! {
            <details class="asides" prop:open=is_open on:toggle:target=move |event| is_open.set(event.target().open())>
                <summary data-key=G::ASIDE_KEY.map(String::from)>
                    <Icon name="ui-chevron" size=14/>
                    {speech::tell(&G::aside_name())}
                    {G::ASIDE_KEY.map(|key| view! { <kbd>{key.to_ascii_uppercase().to_string()}</kbd> })}
                </summary>
                <div class="tiles">{choices.asides.iter().map(one).collect_view()}</div>
            </details>
        })
    }
}
