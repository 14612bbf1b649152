//! The rules of a game, numbered and searchable.

use super::form::title;
use super::ground;
use super::icon::Icon;
use super::later::{Assets, when_loaded};
use super::settle::SettleLinks;
use crate::board::{Guide, Placed};
use crate::browser;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::GameName;
use std::sync::{Arc, OnceLock};
use table::{Rule, RuleIndex, Ruling};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, NodeList};
use words::{Message, Names};

/// The rules of a game.
#[component]
pub fn Rules(game: GameName) -> impl IntoView {
    with_index(game, move |index| view! { <Index game index/> }.into_any())
}

/// What is shown of the rule index of a game, once it is loaded; why it cannot be, if so.
fn with_index(game: GameName, show: impl Fn(Arc<RuleIndex>) -> AnyView + Send + Sync + 'static) -> AnyView {
    let Assets(assets) = expect_context();
    when_loaded(known(game).get().cloned(), async move { index(game, &assets).await }, show)
}

/// The rule index of a game, as soon as it was read.
fn known(game: GameName) -> &'static OnceLock<Arc<RuleIndex>> {
    static READ: [OnceLock<Arc<RuleIndex>>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    &READ[game as usize]
}

/// Loads the rule index of a game: no table needs its texts to be played.
async fn index(game: GameName, assets: &str) -> Result<Arc<RuleIndex>, String> {
    let text = browser::loaded(&format!("{assets}rules/{}.toml", game.name())).await?;
    let index = RuleIndex::parse(&text).map_err(|faults| faults.to_string())?;
    Ok(known(game).get_or_init(|| Arc::new(index)).clone())
}

#[component]
fn Index(game: GameName, index: Arc<RuleIndex>) -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let mut contents: Vec<String> = index.rules.iter().map(|rule| rule.section.clone()).collect();
    contents.dedup();
    let all = index.clone();
    let found = Memo::new(move |_| {
        let words = sought.get().to_lowercase();
        let fits = |rule: &Rule| {
            let text = format!("{} {} {}", rule.id, rule.section, rule.text).to_lowercase();
            words.split_whitespace().all(|word| text.contains(word))
        };
        all.rules.iter().enumerate().filter(|(_, rule)| fits(rule)).map(|(n, _)| n).collect::<Vec<_>>()
    });
    view! {
        <div class="rules-head">
            <h1>{said!("app-rules-of", game = title(game))}</h1>
            <nav class="choices" aria-label=said!("app-choose-game")>
                {GameName::ALL.map(|name| view! {
                    <a class="choice" href=Route::Rules(name).to_string() aria-current=(name == game).then_some("page")>
                        <span>{speech::tell(&title(name))}</span>
                    </a>
                }).collect_view()}
            </nav>
            <SettleLinks game/>
            <label class="search">
                <span>{said!("app-search-rules")}</span>
                <input type="search" bind:value=sought/>
            </label>
            <p class="note" role="status">{move || said!("app-rules-found", n = found.read().len())}</p>
        </div>
        {move || sought.with(String::is_empty).then(|| before(game, &contents))}
        {move || sections(&index, &found.read())}
    }
}

/// What stands before the rules: what the game is, its turn, its signs, and the contents.
fn before(game: GameName, contents: &[String]) -> impl IntoView + use<> {
    let Guide { overview, turn, .. } = guide(game);
    let step = |(step, section): (Message, &'static str)| {
        let names = Names::default();
        view! {
            <li>
                <button class="turn-step" on:click=move |_| go_to(section)>{speech::title(&step, &names)}</button>
                <span>{speech::tell(&step)}</span>
            </li>
        }
    };
    let section = |name: &String| {
        let section = name.clone();
        view! { <li><button class="to-section" on:click=move |_| go_to(&section)>{name.clone()}</button></li> }
    };
    view! {
        <div class=format!("guide {}", ground(game))>
            <section class="panel">
                <p class="guide-about">{speech::tell(&overview)}</p>
                <h2>{said!("app-guide-turn")}</h2>
                <ol class="turn-steps">{turn.into_iter().map(step).collect_view()}</ol>
            </section>
            <section class="panel">
                <h2>{said!("app-guide-legend")}</h2>
                {legend(game)}
            </section>
            <nav class="panel" aria-label=said!("app-guide-contents")>
                <h2>{said!("app-guide-contents")}</h2>
                <ul class="contents">{contents.iter().map(section).collect_view()}</ul>
            </nav>
        </div>
        <h2 class="guide-all">{said!("app-guide-all")}</h2>
    }
}

fn guide(game: GameName) -> Guide {
    session::for_game!(game, G => <G as Placed>::guide())
}

/// The signs of a game, and what they are.
pub fn legend(game: GameName) -> impl IntoView {
    let sign =
        |(icon, name): (&'static str, Message)| view! { <li><Icon name=icon size=26/>{speech::tell(&name)}</li> };
    view! {
        <ul class="legend-signs">
            {guide(game).legend.into_iter().map(sign).collect_view()}
            <li><b class="doubt">"*"</b>{said!("app-sign-star")}</li>
        </ul>
    }
}

/// Goes to the first section whose name begins so.
fn go_to(section: &str) {
    let all = document().query_selector_all(".rules h2").ok();
    let mut all = (0..all.as_ref().map_or(0, NodeList::length)).filter_map(|n| all.as_ref()?.item(n));
    let found = all.find(|heading| heading.text_content().is_some_and(|name| name.starts_with(section)));
    if let Some(heading) = found.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        // The keyboard goes along.
        _ = heading.focus();
    }
}

/// The rules with these numbers, by section.
fn sections(index: &RuleIndex, numbers: &[usize]) -> AnyView {
    let rules: Vec<&Rule> = numbers.iter().filter_map(|&n| index.rules.get(n)).collect();
    if rules.is_empty() {
        return view! { <p class="panel none">{said!("app-no-rules")}</p> }.into_any();
    }
    let section = |rules: &[&Rule]| {
        view! {
            <section class="panel rules">
                <h2 tabindex="-1">{rules.first().map(|rule| rule.section.clone())}</h2>
                <dl>{rules.iter().map(|rule| entry(index, rule)).collect_view()}</dl>
            </section>
        }
    };
    rules.chunk_by(|a, b| a.section == b.section).map(section).collect_view().into_any()
}

fn entry(index: &RuleIndex, rule: &Rule) -> impl IntoView + use<> {
    let rulings = rule.rulings.iter().filter_map(|id| index.ruling(id));
    let ruling = |ruling: &Ruling| {
        view! {
            <details>
                <summary>{format!("{} {}", ruling.id, ruling.title)}</summary>
                <p>{ruling.text.clone()}</p>
            </details>
        }
    };
    view! {
        <div class="rule">
            <dt>
                {rule.id.clone()}
                <small>{rulebook_page(&rule.page)}</small>
                {rule.is_of_player_aid().then(|| view! { <small>{said!("app-player-aid-only")}</small> })}
            </dt>
            <dd>{rule.text.clone()}{rulings.map(ruling).collect_view()}</dd>
        </div>
    }
}

/// The page of the rulebook; one with a `~` is not known exactly.
fn rulebook_page(page: &str) -> String {
    match page.strip_prefix('~') {
        Some(page) => said!("app-rulebook-near", page = page.to_owned()),
        None => said!("app-rulebook-page", page = page.to_owned()),
    }
}

/// One rule, for a sheet beside a table, with the way to all of them.
pub fn one(game: GameName, id: &'static str) -> AnyView {
    with_index(game, move |index| {
        let Some(rule) = index.rule(id) else {
            return view! { <p>{said!("app-no-rule", rule = id.to_owned())}</p> }.into_any();
        };
        view! {
            <h3>{rule.section.clone()}</h3>
            <dl>{entry(&index, rule)}</dl>
            <p><a href=Route::Rules(game).to_string()>{said!("app-rules-of", game = title(game))}</a></p>
        }
        .into_any()
    })
}
