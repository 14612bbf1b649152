//! The puzzles of a game: the list with the one of the day and what was solved, and the page of each.

mod card;
mod list;
mod solve;

use super::form::title;
use super::later::{Assets, when_loaded, with_words};
use super::practice::cannot;
use crate::browser;
use crate::practice::Solved;
use crate::route::Route;
use crate::said;
use leptos::prelude::*;
use session::GameName;
use session::puzzle::{Grade, PuzzleText, of_the_day, read};
use std::sync::{Arc, OnceLock};

/// All puzzles of a game.
type All = Arc<Vec<PuzzleText>>;

/// The list.
#[component]
pub fn Puzzles(game: GameName) -> impl IntoView {
    with_puzzles(game, move |puzzles| view! { <list::List game puzzles/> }.into_any())
}

/// One puzzle.
#[component]
pub fn PuzzlePage(game: GameName, number: u32) -> impl IntoView {
    with_puzzles(game, move |puzzles| match puzzles.iter().find(|puzzle| puzzle.number == number) {
        Some(puzzle) => {
            let place = Place { game, number, day: day_of(&puzzles, number), next: next(game, &puzzles, number) };
            session::for_game!(game, G => solve::page::<G>(puzzle, place))
        }
        None => cannot(
            said!("puzzle-none", number),
            said!("puzzle-none-todo", game = title(game), n = puzzles.len()),
            Route::Puzzle(game, number).to_string(),
            vec![(said!("puzzle-all"), Route::Puzzles(game)), (said!("app-all-tables"), Route::Home)],
        ),
    })
}

/// Where among its like a puzzle stands.
#[derive(Clone, Copy)]
struct Place {
    game: GameName,
    number: u32,
    /// The day whose puzzle it is, if that is today.
    day: Option<u32>,
    /// The next one that is not solved.
    next: Option<u32>,
}

/// Today, if this is its puzzle.
fn day_of(puzzles: &[PuzzleText], number: u32) -> Option<u32> {
    Some(browser::today()).filter(|&today| of_the_day(puzzles, today) == Some(number))
}

/// The next puzzle that is not solved, in the order of the list.
fn next(game: GameName, puzzles: &[PuzzleText], number: u32) -> Option<u32> {
    let solved = kept(game);
    let order = list::in_order(puzzles);
    let at = order.iter().position(|puzzle| puzzle.number == number)?;
    let after = order.iter().cycle().skip(at + 1).take(order.len() - 1);
    after.map(|puzzle| puzzle.number).find(|&other| !solved.is_solved(other))
}

/// Where it is kept what was solved.
const fn key(game: GameName) -> &'static str {
    match game {
        GameName::Lisboa => "puzzles-lisboa",
        GameName::Madeira => "puzzles-madeira",
    }
}

/// What was solved on this device.
fn kept(game: GameName) -> Solved {
    Solved::read(&browser::kept(key(game)).unwrap_or_default())
}

/// Changes what was solved, for good.
fn keep(game: GameName, change: impl FnOnce(&mut Solved)) {
    let mut solved = kept(game);
    change(&mut solved);
    browser::keep(key(game), Some(&solved.to_string()));
}

/// A grade in a word, and as one of three stars.
fn grade(grade: Grade) -> (String, u8) {
    match grade {
        Grade::Easy => (said!("puzzle-easy"), 1),
        Grade::Middle => (said!("puzzle-middle"), 2),
        Grade::Hard => (said!("puzzle-hard"), 3),
    }
}

/// What is shown of the puzzles of a game, once they and their words are loaded; why they cannot be, if so.
fn with_puzzles(game: GameName, show: impl Fn(All) -> AnyView + Clone + Send + Sync + 'static) -> AnyView {
    with_words("puzzles", move || {
        let Assets(assets) = expect_context();
        let show = show.clone();
        when_loaded(
            known(game).get().cloned().map(Ok),
            async move { load(game, &assets).await },
            move |puzzles: Result<All, String>| match puzzles {
                Ok(puzzles) => show(puzzles),
                Err(faults) => cannot(
                    said!("puzzle-file-broken"),
                    said!("puzzle-file-broken-todo"),
                    faults,
                    vec![(said!("app-all-tables"), Route::Home), (said!("app-challenges"), Route::Challenges(game))],
                ),
            },
        )
    })
}

/// The puzzles of a game, as soon as they were read.
fn known(game: GameName) -> &'static OnceLock<All> {
    static READ: [OnceLock<All>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    &READ[game as usize]
}

/// Loads the puzzles of a game; the faults of their file, if it has any.
async fn load(game: GameName, assets: &str) -> Result<Result<All, String>, String> {
    let text = browser::loaded(&format!("{assets}puzzles/{game}.puzzles")).await?;
    Ok(read(&text).map(|all| known(game).get_or_init(|| Arc::new(all)).clone()).map_err(|faults| faults.to_string()))
}
