//! The coach: what the decision of now is for, and what is often missed where it matters. Its words are loaded once it speaks.

use super::rule_link;
use super::state::At;
use crate::app::icon::Icon;
use crate::app::later::Assets;
use crate::late::Alive;
use crate::played::Played;
use crate::{said, speech};
use leptos::prelude::*;
use words::Coached;

/// The file of words that it needs.
const WORDS: &str = "coach";

/// What it says; nothing where it is off, and while a lesson speaks.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    let is_loaded = RwSignal::new(speech::is_loaded(WORDS));
    let speaks = Memo::new(move |_| at.is_coached() && at.guide.is_none_or(|guide| !guide.is_followed()));
    let (alive, assets) = (Alive::here(), expect_context::<Assets>());
    Effect::new(move || {
        if speaks.get() && !is_loaded.get_untracked() {
            let Assets(assets) = assets.clone();
            alive.spawn(async move {
                match speech::load(WORDS, &assets).await {
                    Ok(()) => _ = is_loaded.try_set(true),
                    Err(_) => at.notices.warn(said!("app-not-loaded")),
                }
            });
        }
    });
    let coached = Memo::new(move |_| if speaks.get() && is_loaded.get() { coached(at) } else { None });
    move || coached.get().map(|coached| shown(at, coached))
}

/// One tap away where it is off.
pub fn button<G: Played>(at: At<G>) -> impl IntoView {
    let is_off = move || !at.is_coached() && at.guide.is_none_or(|guide| !guide.is_followed());
    move || {
        is_off().then(|| {
            let name = said!("app-menu-coach-on");
            view! {
                <button class="plain coach-button" aria-label=name.clone() title=name on:click=move |_| at.switch_coach()>
                    <Icon name="ui-learn" size=18/>
                </button>
            }
        })
    }
}

/// What there is to say of the question of now.
fn coached<G: Played>(at: At<G>) -> Option<Coached> {
    let (base, composing) = (at.base.get()?, at.composer.get()?);
    let (form, game) = (&composing.form, at.table.game.get_value());
    match form.question() {
        Some(_) if form.is_begun() => game.coach(&form.draft().view()),
        // All is answered.
        None if form.is_touched() => None,
        Some(_) | None => game.coach(&base.view),
    }
}

fn shown<G: Played>(at: At<G>, Coached { line, missed }: Coached) -> impl IntoView {
    let names = at.names.get_untracked();
    let missed = missed.map(|(text, rule)| {
        view! {
            <p class="missed">
                <Icon name="ui-warning" size=16/>
                <span><b>{said!("coach-missed")}</b>" "{speech::words().say_with(&text, &names)}" "{rule_link(at, rule)}</span>
            </p>
        }
    });
    view! {
        <div class="coach" role="note" aria-label=said!("app-coach")>
            <p><Icon name="ui-learn" size=16/><span>{speech::tell(&line)}</span></p>
            {missed}
            <button class="plain" aria-label=said!("app-menu-coach-off") on:click=move |_| at.switch_coach()>
                <Icon name="ui-close" size=14/>
            </button>
        </div>
    }
}
