//! The list of puzzles: that of the day, what was solved, and all of them by grade and theme.

use super::{All, grade, kept};
use crate::app::ground;
use crate::app::icon::Icon;
use crate::app::practice::{head, stars};
use crate::board::Placed;
use crate::browser;
use crate::practice::Solved;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::puzzle::{Grade, PuzzleText, of_the_day};
use session::{GameName, for_game};
use std::sync::Arc;
use words::Worded;

/// Which puzzles are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    Unsolved,
    Of(Grade),
}

/// The puzzles from the easiest grade on.
pub fn in_order(puzzles: &[PuzzleText]) -> Vec<&PuzzleText> {
    let mut order: Vec<&PuzzleText> = puzzles.iter().collect();
    order.sort_by_key(|puzzle| (puzzle.grade, puzzle.number));
    order
}

/// What a puzzle is about, in words.
pub fn theme(game: GameName, word: &str) -> String {
    let name = for_game!(game, G => <G as Worded>::deed_name(word));
    name.map_or_else(|| word.to_owned(), |name| speech::tell(&name))
}

/// The page.
#[component]
pub fn List(game: GameName, puzzles: All) -> impl IntoView {
    let solved = Arc::new(kept(game));
    let today = of_the_day(&puzzles, browser::today());
    let (which, about) = (RwSignal::new(Which::All), RwSignal::new(String::new()));
    let daily = puzzles.iter().find(|puzzle| Some(puzzle.number) == today).map(|puzzle| daily(game, puzzle, &solved));
    let (listed, marks) = (puzzles.clone(), solved.clone());
    let cards = move || {
        let fits = |puzzle: &&&PuzzleText| {
            let is_about = about.with(|about| about.is_empty() || *about == puzzle.theme);
            is_about
                && match which.get() {
                    Which::All => true,
                    Which::Unsolved => !marks.is_solved(puzzle.number),
                    Which::Of(grade) => puzzle.grade == grade,
                }
        };
        let found: Vec<_> =
            in_order(&listed).iter().filter(fits).map(|puzzle| card(game, puzzle, &marks, today)).collect();
        if found.is_empty() {
            return view! { <p class="none">{said!("puzzle-list-empty")}</p> }.into_any();
        }
        view! { <ul class="pz-cards">{found}</ul> }.into_any()
    };
    view! {
        {head(said!("app-puzzles-of", game = crate::app::form::title(game)), game, Route::Puzzles)}
        <div class="pz-grid">
            <div class="pz-side">{daily}{progress(&puzzles, &solved)}</div>
            <section aria-label=said!("app-puzzles")>
                {filters(game, &puzzles, which, about)}
                {cards}
            </section>
        </div>
    }
}

/// The puzzle of the day.
fn daily(game: GameName, puzzle: &PuzzleText, solved: &Solved) -> impl IntoView + use<> {
    let is_solved = solved.is_solved(puzzle.number);
    let (word, _) = grade(puzzle.grade);
    view! {
        <section class=format!("panel daily {}", ground(game)) aria-labelledby="daily">
            <h2 id="daily">{said!("puzzle-daily")}</h2>
            {thumb(game, &puzzle.theme, 64)}
            <p class="daily-words">
                <b>{theme(game, &puzzle.theme)}</b>
                <span class="note">{said!("puzzle-daily-note", grade = word)}</span>
            </p>
            <a class=if is_solved { "button quiet" } else { "button" } href=Route::Puzzle(game, puzzle.number).to_string()>
                {if is_solved { said!("puzzle-daily-solved") } else { said!("puzzle-solve") }}
            </a>
        </section>
    }
}

/// How many of each grade are solved, and on how many days in a row.
fn progress(puzzles: &[PuzzleText], solved: &Solved) -> impl IntoView + use<> {
    let row = solved.row(browser::today());
    let is_done = puzzles.iter().all(|puzzle| solved.is_solved(puzzle.number));
    let bar = |of: Grade| {
        let numbers: Vec<u32> =
            puzzles.iter().filter(|puzzle| puzzle.grade == of).map(|puzzle| puzzle.number).collect();
        let (all, done) = (numbers.len(), numbers.iter().filter(|&&number| solved.is_solved(number)).count());
        let (word, _) = grade(of);
        view! {
            <dt>{word.clone()}</dt>
            <dd><progress max=all value=done aria-label=word></progress><span>{said!("puzzle-solved-of", n = done, all)}</span></dd>
        }
    };
    view! {
        <section class="panel" aria-labelledby="progress">
            <h2 id="progress">{said!("puzzle-progress")}</h2>
            <dl class="bars">{Grade::ALL.map(bar).collect_view()}</dl>
            {(row > 0).then(|| view! { <p class="note days"><Icon name="ui-star" size=16/>{said!("puzzle-days", n = row)}</p> })}
            {is_done.then(|| view! { <p class="note">{said!("puzzle-all-done")}</p> })}
        </section>
    }
}

/// What narrows the list.
fn filters(
    game: GameName,
    puzzles: &[PuzzleText],
    which: RwSignal<Which>,
    about: RwSignal<String>,
) -> impl IntoView + use<> {
    let pill = move |of: Which, name: String| {
        view! { <button class="filter" aria-pressed=move || (which.get() == of).to_string() on:click=move |_| which.set(of)>{name}</button> }
    };
    let mut themes: Vec<&str> = puzzles.iter().map(|puzzle| puzzle.theme.as_str()).collect();
    themes.sort_unstable();
    themes.dedup();
    let option = |word: &str| view! { <option value=word.to_owned()>{theme(game, word)}</option> };
    view! {
        <div class="filters" role="group" aria-label=said!("puzzle-filters")>
            {pill(Which::All, said!("puzzle-filter-all", n = puzzles.len()))}
            {pill(Which::Unsolved, said!("puzzle-filter-unsolved"))}
            {Grade::ALL.map(|of| pill(Which::Of(of), grade(of).0)).collect_view()}
            <select aria-label=said!("puzzle-theme") on:change:target=move |event| about.set(event.target().value())>
                <option value="">{said!("puzzle-theme-any")}</option>
                {themes.into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}

/// A puzzle in the list.
fn card(game: GameName, puzzle: &PuzzleText, solved: &Solved, today: Option<u32>) -> impl IntoView + use<> {
    let (number, (word, full)) = (puzzle.number, grade(puzzle.grade));
    let is_today = today == Some(number);
    let state = match (solved.is_solved(number), is_today, solved.is_tried(number)) {
        (true, ..) => Some(("pz-state ok", said!("puzzle-is-solved"))),
        (_, true, _) => Some(("pz-state", said!("puzzle-is-today"))),
        (.., true) => Some(("pz-state", said!("puzzle-is-tried"))),
        (false, false, false) => None,
    };
    let class = match (solved.is_solved(number), is_today) {
        (true, _) => "pz done",
        (false, true) => "pz now",
        (false, false) => "pz",
    };
    view! {
        <li>
            <a class=format!("{class} {}", ground(game)) href=Route::Puzzle(game, number).to_string()>
                {thumb(game, &puzzle.theme, 54)}
                <span class="pz-words">
                    <b>{theme(game, &puzzle.theme)}</b>
                    <span class="note">{said!("puzzle-number", number)}</span>
                    {stars(full, said!("puzzle-grade", grade = word))}
                </span>
                {state.map(|(class, text)| view! { <span class=class>{text}</span> })}
            </a>
        </li>
    }
}

/// The sign of what a puzzle is about, on a tile.
fn thumb(game: GameName, word: &str, size: u16) -> impl IntoView {
    let sign = for_game!(game, G => <G as Placed>::deed_sign(word));
    view! { <span class="pz-thumb seat-1" aria-hidden="true"><Icon name=sign size/></span> }
}
