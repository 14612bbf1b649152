//! A page of the rulebook: its picture, its rules step by step, and what stands beside them.

use super::{Reading, aside, guide, picture, sign};
use crate::app::icon::Icon;
use crate::app::trail::Trail;
use crate::app::visit::Visits;
use crate::late::Alive;
use crate::said;
use leptos::prelude::*;
use std::sync::Arc;
use table::{Page, Rule, Ruling};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The page, at one of its rules or rulings.
pub fn page(reading: &Arc<Reading>, page: &Arc<Page>, id: &str) -> AnyView {
    let asked = Visits::here().of(reading.game).and_then(|visit| visit.question).and_then(|(_, rule)| rule);
    let chapter = reading.book.chapters.iter().position(|chapter| chapter.pages.contains(page)).unwrap_or(0);
    let crumb = reading.said(&format!("chapter-{}", reading.book.chapters[chapter].id), None);
    let step = |(n, rule): (usize, &Rule)| {
        let is_here = asked == Some(rule.id.as_str());
        let state = if rule.id == id { "target" } else { "" };
        view! {
            <li class=format!("step {state}") class:here=is_here id=format!("rule-{}", rule.id) tabindex="-1">
                <span class="step-number" aria-hidden="true">{n + 1}</span>
                {entry(reading, rule, Some(page))}
            </li>
        }
    };
    let rules = page.rules.iter().filter_map(|id| reading.index.rule(id));
    if id != page.id {
        go_to(id.to_owned());
    }
    view! {
        <article class="book-page panel">
            <p class="crumb">{format!("{} {crumb}", chapter + 1)}</p>
            <h2>{reading.title(page)}</h2>
            <p class="book-intro">{reading.said(&page.id, Some("intro"))}</p>
            {picture::of(reading.game, page)}
            {signs(reading, page)}
            <ol class="book-steps">{rules.enumerate().map(step).collect_view()}</ol>
            {turn_page(reading, page)}
        </article>
        {aside::beside(reading, page)}
    }
    .into_any()
}

/// The pieces and signs of the page, with their names.
fn signs(reading: &Reading, page: &Page) -> Option<impl IntoView + use<>> {
    let all = guide(reading.game).legend.into_iter().filter(|(icon, _)| page.signs.iter().any(|name| name == icon));
    let drawn = all.map(sign).collect_view();
    (!page.signs.is_empty()).then(|| view! { <ul class="legend-signs book-signs">{drawn}</ul> })
}

/// The ways to the pages before and after this one.
fn turn_page(reading: &Reading, page: &Page) -> impl IntoView + use<> {
    let pages: Vec<&Page> = reading.book.pages().collect();
    let at = pages.iter().position(|other| other.id == page.id).unwrap_or(0);
    let link = |at: Option<usize>, label: String, class: &'static str| {
        let page = pages.get(at?)?;
        let (address, title) = (reading.address(&page.id), reading.title(page));
        Some(view! { <a class=class href=address><small>{label}</small><span>{title}</span></a> })
    };
    view! {
        <nav class="book-turn">
            {link(at.checked_sub(1), said!("app-book-before"), "before")}
            {link(Some(at + 1), said!("app-book-next"), "next")}
        </nav>
    }
}

/// A rule: its text, number and page, the way to the board, and the rulings on it.
pub fn entry(reading: &Reading, rule: &Rule, page: Option<&Page>) -> impl IntoView + use<> {
    let visits = Visits::here();
    let places = page.map(|page| page.places(&rule.id).to_vec()).filter(|places| !places.is_empty());
    let places = places.filter(|_| visits.of(reading.game).is_some());
    let label = said!("app-book-on-board-of", rule = rule.id.clone());
    let on_board = places.map(|places| {
        view! {
            <button class="plain-link on-board" aria-label=label on:click=move |_| visits.show(places.clone())>
                <Icon name="ui-pin" size=16/>{said!("app-book-on-board")}
            </button>
        }
    });
    let rulings = rule.rulings.iter().filter_map(|id| reading.index.ruling(id));
    let rulings = rulings.map(|ruling| of_ruling(reading, ruling, page)).collect_view();
    view! {
        <div class="step-body">
            <p>{linked(reading, &rule.text)}</p>
            <p class="step-links">
                <a class="rule-address" href=reading.address(&rule.id)>{rule.id.clone()}</a>
                <small>{rulebook_page(&rule.page)}</small>
                {rule.is_of_player_aid().then(|| view! { <small>{said!("app-player-aid-only")}</small> })}
                {on_board}
            </p>
            {rulings}
        </div>
    }
}

/// A ruling where it is told; on other pages the way to it.
fn of_ruling(reading: &Reading, ruling: &Ruling, page: Option<&Page>) -> AnyView {
    let home = reading.book.page(&ruling.id).filter(|home| page.is_some_and(|page| page.id != home.id));
    match home {
        Some(home) => {
            let text = said!("app-book-see-ruling", id = ruling.id.clone(), page = reading.title(home));
            view! { <p class="step-ruling"><a href=reading.address(&ruling.id)>{text}</a></p> }.into_any()
        }
        None => {
            let title = said!("app-book-ruling", id = ruling.id.clone(), title = ruling.title.clone());
            view! { <details class="step-ruling"><summary>{title}</summary><p>{linked(reading, &ruling.text)}</p></details> }.into_any()
        }
    }
}

/// A text whose rule numbers lead to their rules.
pub fn linked(reading: &Reading, text: &str) -> impl IntoView + use<> {
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut parts: Vec<AnyView> = Vec::new();
    let (mut plain, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_id(c) != is_id(first)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        if word.contains('-') && reading.book.page(word).is_some_and(|page| page.id != word) {
            parts.push(std::mem::take(&mut plain).into_any());
            parts.push(view! { <a href=reading.address(word)>{word.to_owned()}</a> }.into_any());
        } else {
            plain.push_str(word);
        }
    }
    parts.push(plain.into_any());
    parts.collect_view()
}

/// The page of the rulebook; one with a `~` is not known exactly.
fn rulebook_page(page: &str) -> String {
    match page.strip_prefix('~') {
        Some(page) => said!("app-rulebook-near", page = page.to_owned()),
        None => said!("app-rulebook-page", page = page.to_owned()),
    }
}

/// Goes to a rule or ruling once it is drawn, and the keyboard with it; whoever comes back goes to where they were.
fn go_to(id: String) {
    let trail: Trail = expect_context();
    Alive::here().frame(move || {
        let target =
            document().get_element_by_id(&format!("rule-{id}")).and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if let Some(target) = target.filter(|_| !trail.is_back()) {
            // A ruling is told when it is opened.
            _ = target.set_attribute("open", "");
            target.scroll_into_view();
            // What cannot take the focus leaves it where it is.
            _ = target.focus();
        }
    });
}

/// What a question is called in the box beside the page.
pub fn asked_step(page: &Page, rule: Option<&str>) -> Option<usize> {
    rule.and_then(|rule| page.rules.iter().position(|id| id == rule)).map(|n| n + 1)
}
