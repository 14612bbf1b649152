//! The rulebook of a game: chapters in the order of play, every rule with its number, and a search through all of them.

mod aside;
mod page;
mod picture;

use super::form::title;
use super::ground;
use super::icon::Icon;
use super::later::{Assets, when_loaded, with_words};
use super::settle::SettleLinks;
use super::visit::Visits;
use crate::board::{Guide, Placed};
use crate::browser;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::GameName;
use std::sync::{Arc, OnceLock};
use table::{Book, Chapter, Page, Rule, RuleIndex, Ways};
use words::{Message, Names};

/// The address of what stands before the first page.
const OVERVIEW: &str = "overview";

/// The rules of a game, and the book that they stand in.
pub struct Reading {
    game: GameName,
    index: RuleIndex,
    book: Book,
    /// The ways to do something.
    pub ways: Ways,
}

impl Reading {
    /// Where something of it stands.
    pub fn address(&self, id: &str) -> String {
        Route::Rules(self.game, Some(id.to_owned())).to_string()
    }

    /// A text of a page or chapter, or another form of it.
    fn said(&self, id: &str, form: Option<&str>) -> String {
        speech::words().find(&format!("book-{}-{id}", self.game), form).unwrap_or_default()
    }

    fn title(&self, page: &Page) -> String {
        self.said(&page.id, None)
    }
}

/// The rulebook of a game, at what has this id.
#[component]
pub fn Rules(game: GameName, id: Option<String>) -> impl IntoView {
    let id = StoredValue::new(id);
    with_words("book", move || {
        with_reading(game, move |reading| view! { <Reader reading id=id.get_value()/> }.into_any())
    })
}

/// What is shown of the rules of a game, once they are loaded; why they cannot be, if so.
pub fn with_reading(game: GameName, show: impl Fn(Arc<Reading>) -> AnyView + Send + Sync + 'static) -> AnyView {
    let Assets(assets) = expect_context();
    when_loaded(known(game).get().cloned(), async move { reading(game, &assets).await }, show)
}

/// The rules of a game, as soon as they were read.
fn known(game: GameName) -> &'static OnceLock<Arc<Reading>> {
    static READ: [OnceLock<Arc<Reading>>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    &READ[game as usize]
}

/// Loads the rules of a game: no table needs their texts to be played.
async fn reading(game: GameName, assets: &str) -> Result<Arc<Reading>, String> {
    let rules = browser::loaded(&format!("{assets}rules/{}.toml", game.name())).await?;
    let chapters = browser::loaded(&format!("{assets}rules/{}-chapters.toml", game.name())).await?;
    let index = RuleIndex::parse(&rules).map_err(|faults| faults.to_string())?;
    let book = Book::parse(&chapters, &index).map_err(|faults| faults.to_string())?;
    let ways = browser::loaded(&format!("{assets}rules/{}-ways.toml", game.name())).await?;
    let ways = Ways::parse(&ways, &index).map_err(|faults| faults.to_string())?;
    Ok(known(game).get_or_init(|| Arc::new(Reading { game, index, book, ways })).clone())
}

/// The whole screen: the contents with the search, and what is read.
#[component]
fn Reader(reading: Arc<Reading>, id: Option<String>) -> impl IntoView {
    let game = reading.game;
    let visit = Visits::here().of(game);
    // Whoever comes from a table begins where the table is.
    let asked = visit.as_ref().and_then(|visit| visit.question.as_ref()).and_then(|(_, rule)| *rule);
    let id = id.unwrap_or_else(|| asked.unwrap_or(OVERVIEW).to_owned());
    let page = reading.book.page(&id).cloned().map(Arc::new);
    let sought = RwSignal::new(String::new());
    let is_found = Memo::new(move |_| sought.with(|words| !words.trim().is_empty()));
    let here = page.as_ref().map_or(OVERVIEW, |page| &page.id).to_owned();
    let contents = contents(&reading, &here);
    let shown = move || match &page {
        _ if is_found.get() => found(&reading, sought),
        Some(page) => page::page(&reading, page, &id),
        None => view! { {(id != OVERVIEW).then(|| unknown(&id))} {overview(&reading)} }.into_any(),
    };
    view! {
        <div class=format!("rules-head {}", ground(game))>
            <h1>{said!("app-rules-of", game = title(game))}</h1>
            {games(game, |name| Route::Rules(name, None))}
            <SettleLinks game/>
        </div>
        <div class=format!("book {}", ground(game))>
            <div class="book-side panel">
                {search(game, sought)}
                {contents}
            </div>
            {shown}
        </div>
    }
}

/// The same place of each game.
pub fn games(game: GameName, place: fn(GameName) -> Route) -> impl IntoView {
    let one = |name: GameName| {
        view! {
            <a class="choice" href=place(name).to_string() aria-current=(name == game).then_some("page")>
                <span>{speech::tell(&title(name))}</span>
            </a>
        }
    };
    view! { <nav class="choices" aria-label=said!("app-choose-game")>{GameName::ALL.map(one).collect_view()}</nav> }
}

fn search(game: GameName, sought: RwSignal<String>) -> impl IntoView {
    let all = known(game).get().map_or(0, |reading| reading.index.rules.len());
    view! {
        <label class="book-search">
            <Icon name="ui-search" size=20/>
            <input type="search" aria-label=said!("app-search-rules") placeholder=said!("app-book-search", n = all) bind:value=sought/>
        </label>
    }
}

/// The chapters; the pages of the one that is read.
fn contents(reading: &Reading, here: &str) -> impl IntoView + use<> {
    let link = |id: &str, name: String| {
        let is_here = id == here;
        view! { <a href=reading.address(id) aria-current=is_here.then_some("page")>{name}</a> }
    };
    let chapter = |chapter: &Chapter| {
        let first = chapter.pages.first().map_or("", |page| &page.id);
        let name = reading.said(&format!("chapter-{}", chapter.id), None);
        let is_open = chapter.pages.len() > 1 && chapter.pages.iter().any(|page| page.id == here);
        let page = |page: &Page| view! { <li>{link(&page.id, reading.title(page))}</li> };
        let head = match is_open {
            true => view! { <a href=reading.address(first) class="open">{name}</a> }.into_any(),
            false => link(first, name).into_any(),
        };
        let pages = is_open.then(|| view! { <ul>{chapter.pages.iter().map(page).collect_view()}</ul> });
        view! { <li>{head}{pages}</li> }
    };
    let is_wide = window().match_media("(min-width: 900px)").ok().flatten().is_some_and(|query| query.matches());
    view! {
        <details class="book-contents" open=is_wide>
            <summary>{said!("app-book-contents")}</summary>
            <nav aria-label=said!("app-book-contents")>
                <p>{link(OVERVIEW, said!("app-guide-turn"))}</p>
                <ol>{reading.book.chapters.iter().map(chapter).collect_view()}</ol>
            </nav>
            <div class="book-more">
                <a href=Route::Ways(reading.game, None).to_string()><Icon name="ui-scales"/>{said!("app-book-ways")}</a>
                <a href=Route::Reference(reading.game).to_string()><Icon name="ui-print"/>{said!("app-book-reference")}</a>
            </div>
        </details>
    }
}

/// The rules that were searched for; the nearest ones if there is none.
fn found(reading: &Arc<Reading>, sought: RwSignal<String>) -> AnyView {
    let words = sought.get();
    let found = reading.index.search(&words);
    let list = |rules: &[&Rule]| {
        let one = |rule: &&Rule| {
            let page = reading.book.page(&rule.id);
            let place = page.map(
                |page| view! { <p class="found-page"><a href=reading.address(&rule.id)>{reading.title(page)}</a></p> },
            );
            view! { <li>{place}{page::entry(reading, rule, None)}</li> }
        };
        view! { <ol class="book-steps">{rules.iter().map(one).collect_view()}</ol> }
    };
    let (told, shown) = match found.as_slice() {
        [] => {
            let nearest = reading.index.nearest(&words);
            let title = (!nearest.is_empty()).then(|| view! { <h3>{said!("app-book-nearest")}</h3> });
            (said!("app-book-none"), view! { {title}{list(&nearest)} }.into_any())
        }
        some => (said!("app-book-found", n = some.len()), list(some).into_any()),
    };
    view! {
        <section class="book-page panel">
            <p class="note" role="status">{told}</p>
            {shown}
            <p><button class="plain-link" on:click=move |_| sought.set(String::new())>{said!("app-book-clear")}</button></p>
        </section>
    }
    .into_any()
}

/// There is no such rule.
fn unknown(id: &str) -> impl IntoView + use<> {
    view! {
        <section class="panel book-unknown" role="alert">
            <h2>{said!("app-book-unknown", rule = id.to_owned())}</h2>
            <p>{said!("app-book-unknown-todo")}</p>
        </section>
    }
}

/// What stands before the rules: what the game is, its turn, and its signs.
fn overview(reading: &Reading) -> impl IntoView + use<> {
    let Guide { overview, turn, .. } = guide(reading.game);
    let step = |(step, page): (Message, &'static str)| {
        view! {
            <li>
                <a class="turn-step" href=reading.address(page)>{speech::title(&step, &Names::default())}</a>
                <span>{speech::tell(&step)}</span>
            </li>
        }
    };
    view! {
        <div class="guide">
            <section class="panel">
                <p class="guide-about">{speech::tell(&overview)}</p>
                <h2>{said!("app-guide-turn")}</h2>
                <ol class="turn-steps">{turn.into_iter().map(step).collect_view()}</ol>
            </section>
            <section class="panel">
                <h2>{said!("app-guide-legend")}</h2>
                {legend(reading.game)}
            </section>
        </div>
    }
}

/// What is told of a game before its rules.
pub fn guide(game: GameName) -> Guide {
    session::for_game!(game, G => <G as Placed>::guide())
}

/// The signs of a game, and what they are.
pub fn legend(game: GameName) -> impl IntoView {
    view! {
        <ul class="legend-signs">
            {guide(game).legend.into_iter().map(sign).collect_view()}
            <li><b class="doubt">"*"</b>{said!("app-sign-star")}</li>
        </ul>
    }
}

fn sign((icon, name): (&'static str, Message)) -> impl IntoView {
    view! { <li><Icon name=icon size=26/>{speech::tell(&name)}</li> }
}

/// One rule, for a sheet beside a table, with the way to its page.
pub fn one(game: GameName, id: &'static str) -> AnyView {
    with_words("book", move || {
        with_reading(game, move |reading| {
            let (Some(rule), Some(page)) = (reading.index.rule(id), reading.book.page(id)) else {
                return view! { <p>{said!("app-no-rule", rule = id.to_owned())}</p> }.into_any();
            };
            view! {
            <h3>{reading.title(page)}</h3>
            <div class="book-steps">{page::entry(&reading, rule, None)}</div>
            <p><a class="to-chapter" href=reading.address(id)>{said!("app-rule-page", page = reading.title(page))}</a></p>
        }
        .into_any()
        })
    })
}
