//! The card of a puzzle at its table: what is asked, the hint, how the try goes, the solution with its reasons.

use super::list::theme;
use super::{Place, grade};
use crate::app::icon::Icon;
use crate::app::practice::stars;
use crate::played::Played;
use crate::route::Route;
use crate::{said, speech};
use leptos::prelude::*;
use session::puzzle::{Attempt, Puzzle, PuzzleText};
use table::{BySeat, Seat};
use words::{Message, Names};

/// What is told about a puzzle, in words.
#[derive(Clone)]
pub struct Told {
    theme: String,
    grade: (String, u8),
    /// What is asked.
    asked: String,
    hint: String,
    /// The best turn, answer by answer: in short, and in full where that is more.
    solution: Vec<(String, Option<String>)>,
    /// How the next best turn begins.
    next: String,
    /// What the best turn gains beyond that, the most first.
    reasons: Vec<String>,
    /// Whether most of what it is better by comes after the turn.
    is_later: bool,
    /// By how many points it is better, and what most of them come from.
    margin: u32,
    most: Option<String>,
    /// What the points of the game are called.
    unit: Message,
}

impl Told {
    /// What is told about this one.
    pub fn of<G: Played>(puzzle: &Puzzle<G>, text: &PuzzleText, place: Place) -> Self {
        let game = puzzle.table.game();
        let seats: Vec<_> = Seat::first(game.n_seats()).map(|seat| puzzle.table.sitter(seat).clone()).collect();
        let names: Names = speech::names(&seats);
        let answer = |view: &G::View, action| {
            let answer = game.answer(view, action);
            let (title, text) = (speech::title(&answer, &names), speech::tell_with(&answer, &names));
            let more = (text != title).then_some(text);
            (title, more)
        };
        let now = game.view(puzzle.table.state(), Some(puzzle.seat));
        let reason = |(term, points): &(String, f32)| {
            let term: Message = G::term(term)?;
            Some(said!("app-hint-reason", term, points = speech::signed(*points)))
        };
        let most = text.gains.iter().filter(|(_, points)| *points > 0.0).max_by(|a, b| a.1.total_cmp(&b.1));
        let margin = text.margin.round().max(1.0) as u32;
        Self {
            theme: theme(place.game, &text.theme),
            grade: grade(text.grade),
            asked: said!("puzzle-asked", name = name(&names, puzzle.seat), n = margin, unit = G::points()),
            hint: G::deed_name(&text.theme).map(|name| speech::form(&name, "hint")).unwrap_or_default(),
            solution: puzzle.decisions().iter().map(|(view, action)| answer(view, *action)).collect(),
            next: answer(&now, puzzle.next).0,
            reasons: text.gains.iter().filter_map(reason).collect(),
            is_later: bots::sum(&text.gains) < text.margin / 2.0,
            margin,
            unit: G::points(),
            most: most.and_then(|(term, _)| G::term(term)).map(|term| speech::tell(&term)),
        }
    }
}

fn name(names: &BySeat<String>, seat: Seat) -> String {
    names[seat].clone()
}

/// A puzzle that is tried; copies are the same.
#[derive(Clone, Copy)]
pub struct Riddle {
    /// What is told about it.
    pub told: StoredValue<Told>,
    /// Where among its like it stands.
    pub place: Place,
    /// How the try goes.
    pub attempt: RwSignal<Attempt>,
    /// Whether the hint was asked for.
    pub is_hinted: RwSignal<bool>,
    /// Whether the solution was.
    pub is_shown: RwSignal<bool>,
    /// Begins anew.
    pub again: Callback<()>,
    /// Opens an ordinary table from here.
    pub play_on: Callback<()>,
}

impl Riddle {
    /// What it is, and how it goes, in a few words.
    pub fn title(self) -> Signal<String> {
        let number = self.place.number;
        Signal::derive(move || match self.attempt.get() {
            Attempt::Going => said!("puzzle-number", number),
            Attempt::Solved => said!("puzzle-title-solved", number),
            Attempt::Missed { .. } => said!("puzzle-title-missed", number),
        })
    }

    /// The card.
    pub fn show(self) -> AnyView {
        let head = self.told.with_value(|told| {
            let (word, full) = told.grade.clone();
            let text = said!("puzzle-kind", grade = word.clone(), theme = told.theme.clone());
            view! {
                <p class="riddle-kind">{stars(full, said!("puzzle-grade", grade = word))}<span class="note">{text}</span></p>
            }
        });
        view! {
            <div class="riddle" data-attempt=move || self.word()>
                <h2 class="riddle-title"><Icon name="ui-puzzle" size=20/>{self.title()}</h2>
                {head}
                <div role="status">{move || self.state()}</div>
                <div class="row">{move || self.ways()}</div>
                {move || self.solution()}
            </div>
        }
        .into_any()
    }

    /// How it goes, for whoever watches the page from outside.
    fn word(self) -> &'static str {
        match self.attempt.get() {
            Attempt::Going => "going",
            Attempt::Solved => "solved",
            Attempt::Missed { .. } => "missed",
        }
    }

    /// What is asked, or what came of it; and the hint.
    fn state(self) -> AnyView {
        self.told.with_value(|told| match self.attempt.get() {
            Attempt::Going => view! {
                <p>{told.asked.clone()}</p>
                {self.is_hinted.get().then(|| view! { <p class="note-box">{told.hint.clone()}</p> })}
            }
            .into_any(),
            Attempt::Solved => view! {
                <p class="solved"><Icon name="ui-check" size=18/>{said!("puzzle-solved")}</p>
                <p class="note">{said!("puzzle-solved-too")}</p>
            }
            .into_any(),
            Attempt::Missed { key, .. } => view! { <p class="riddle-missed">{missed(told, key)}</p> }.into_any(),
        })
    }

    /// The best turn and why, once it was found or asked for.
    fn solution(self) -> Option<impl IntoView> {
        let is_told = self.is_shown.get() || self.attempt.get() == Attempt::Solved;
        is_told.then(|| {
            self.told.with_value(|told| {
                let step = |(title, text): &(String, Option<String>)| {
                    let text = text.clone().map(|text| view! { <span class="note">{text}</span> });
                    view! { <li><b>{title.clone()}</b>{text}</li> }
                };
                view! {
                    <ol class="solution">{told.solution.iter().map(step).collect_view()}</ol>
                    <p>{said!("puzzle-why", next = told.next.clone(), n = told.margin, unit = told.unit.clone())}</p>
                    <ul class="grounds">
                        {told.reasons.iter().map(|reason| view! { <li>{reason.clone()}</li> }).collect_view()}
                        {told.is_later.then(|| view! { <li>{said!("puzzle-why-later")}</li> })}
                    </ul>
                }
            })
        })
    }

    /// What can be done now.
    fn ways(self) -> AnyView {
        let (attempt, is_shown) = (self.attempt.get(), self.is_shown.get());
        let is_hinted = self.is_hinted.get();
        let is_going = attempt == Attempt::Going;
        let hint = (is_going && !is_shown && !is_hinted).then(|| {
            view! { <button class="button quiet" on:click=move |_| self.is_hinted.set(true)><Icon name="ui-bulb" size=16/>{said!("puzzle-hint")}</button> }
        });
        let again = (!is_going).then(|| {
            let class = if attempt == Attempt::Solved { "button quiet" } else { "button" };
            view! { <button class=class on:click=move |_| self.again.run(())>{said!("puzzle-again")}</button> }
        });
        let show = (attempt != Attempt::Solved && !is_shown).then(|| {
            view! { <button class="button quiet" on:click=move |_| self.is_shown.set(true)>{said!("puzzle-show")}</button> }
        });
        let play_on = (!is_going || is_shown).then(|| {
            view! { <button class="button quiet" on:click=move |_| self.play_on.run(())>{said!("puzzle-play-on")}</button> }
        });
        let place = self.place;
        let next = place.next.filter(|_| attempt == Attempt::Solved).map(|next| {
            view! { <a class="button" href=Route::Puzzle(place.game, next).to_string()>{said!("puzzle-next")}</a> }
        });
        view! {
            {next}{hint}{again}{show}{play_on}
            <a class="plain-link" href=Route::Puzzles(place.game).to_string()>{said!("puzzle-all")}</a>
        }
        .into_any()
    }
}

/// What a turn that is not the best misses, in one line.
fn missed(told: &Told, key: usize) -> String {
    let (n, most, unit) = (told.margin, told.most.clone(), told.unit.clone());
    match (key, most) {
        (0, Some(most)) => said!("puzzle-missed-first", n, most, unit),
        (0, None) => said!("puzzle-missed-first-plain", n, unit),
        (_, Some(most)) => said!("puzzle-missed-later", most),
        (_, None) => said!("puzzle-missed-later-plain"),
    }
}
