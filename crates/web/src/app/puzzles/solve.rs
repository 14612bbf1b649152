//! A puzzle at its table: each answer is held against the best turn, the bots wait, and nothing is kept but what was solved.

use super::card::{Riddle, Told};
use super::{Place, keep, kept};
use crate::app::form::own_name;
use crate::app::opening::Opener;
use crate::app::play::{Card, Way, play};
use crate::app::practice::cannot;
use crate::app::{Kept, Tables, frame};
use crate::browser;
use crate::late::Alive;
use crate::played::Played;
use crate::route::Route;
use crate::said;
use crate::settings::Single;
use crate::table_link::{Source, TableLink};
use crate::tables::{Table, TableId};
use crate::worker::link::Link;
use leptos::prelude::*;
use protocol::{Export, Opening};
use session::puzzle::{Attempt, Puzzle, PuzzleError, PuzzleText};
use session::{ReadFault, Sitter};
use std::sync::Arc;
use table::Seat;

/// The page of a puzzle; why it cannot be tried, if so.
pub fn page<G: Played>(text: &PuzzleText, place: Place) -> AnyView {
    match text.open::<G>() {
        Ok(mut puzzle) => {
            // A person can always sit down.
            _ = puzzle.table.sit(puzzle.seat, &Sitter::person(own_name()));
            tried(Arc::new(puzzle), text, place)
        }
        Err(error) => refused(&error, place),
    }
}

/// Why a puzzle cannot be tried, and the ways on.
fn refused<G: Played>(error: &PuzzleError<G>, place: Place) -> AnyView {
    let fault = if let PuzzleError::Replay(error) = error { Some(&error.fault) } else { None };
    let why = match fault {
        Some(ReadFault::OtherRules { theirs, ours }) => said!("puzzle-other-rules", theirs = *theirs, ours = *ours),
        Some(ReadFault::OtherPack { theirs, ours }) => {
            said!("puzzle-other-pack", theirs = theirs.clone(), ours = ours.clone())
        }
        Some(ReadFault::NoRecord | ReadFault::OtherGame | ReadFault::WhatIf | ReadFault::Broken) | None => {
            said!("puzzle-broken")
        }
    };
    let next = place.next.map(|next| (said!("puzzle-next"), Route::Puzzle(place.game, next)));
    let ways = next.into_iter().chain([(said!("puzzle-all"), Route::Puzzles(place.game))]);
    cannot(said!("puzzle-cannot", number = place.number), why, error.to_string(), ways.collect())
}

/// The puzzle, at a new table for each try.
fn tried<G: Played>(puzzle: Arc<Puzzle<G>>, text: &PuzzleText, place: Place) -> AnyView {
    let told = Told::of(&puzzle, text, place);
    let tries = RwSignal::new(0_u32);
    let was_shown = RwSignal::new(false);
    let again = Callback::new(move |()| {
        frame::leave();
        tries.update(|n| *n += 1);
    });
    (move || {
        tries.track();
        let table = opened(&puzzle);
        let riddle = Riddle {
            told: StoredValue::new(told.clone()),
            place,
            attempt: RwSignal::new(Attempt::Going),
            is_hinted: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            again,
            play_on: play_on(table),
        };
        Effect::new(move || {
            if riddle.is_shown.get() {
                was_shown.set(true);
                keep(place.game, |solved| solved.try_it(place.number));
            }
        });
        follow(table, puzzle.clone(), riddle, was_shown);
        let card = Card { title: riddle.title(), show: Callback::new(move |()| riddle.show()) };
        let hints = RwSignal::new(false);
        play(table, Way { try_out: None, back: None, again, hints, is_first: false, card: Some(card), lesson: None })
    })
    .into_any()
}

/// A new table at the moment of the puzzle.
fn opened<G: Played>(puzzle: &Puzzle<G>) -> TableLink<G> {
    let (link, tables, single): (Link, Tables, Kept<Single>) = (expect_context(), expect_context(), expect_context());
    let id = TableId::of(browser::random());
    let seats = Seat::first(puzzle.table.game().n_seats());
    let sitters: Vec<Sitter> = seats.map(|seat| puzzle.table.sitter(seat).clone()).collect();
    let name = protocol::TableId::from(&id);
    let kept = Table { id, changed: browser::now(), record: puzzle.table.save(), pack: None, hints: false };
    let source =
        Source { game: puzzle.table.shared_game(), sitters, kept: Some(kept), id: name, is_tried: true, script: None };
    let is_single = single.0.get_untracked() == Single::Played;
    TableLink::open(link, tables.store(), source, Signal::stored(0), is_single)
}

/// Holds what is answered at the table against the best turn.
fn follow<G: Played>(table: TableLink<G>, puzzle: Arc<Puzzle<G>>, riddle: Riddle, was_shown: RwSignal<bool>) {
    let alive = Alive::here();
    let Place { game, number, day, .. } = riddle.place;
    Effect::new(move || {
        table.sight.track();
        let puzzle = puzzle.clone();
        alive.spawn(async move {
            let Ok(text) = table.export(Export::Text).await else { return };
            let Ok(now) = session::Table::read(puzzle.table.shared_game(), &text) else { return };
            let attempt = puzzle.attempt(&now.table);
            match attempt {
                Attempt::Going => {}
                Attempt::Solved if was_shown.get_untracked() => {}
                Attempt::Solved if kept(game).is_solved(number) && day.is_none() => {}
                Attempt::Solved => keep(game, |solved| solved.solve(number, day)),
                Attempt::Missed { .. } => keep(game, |solved| solved.try_it(number)),
            }
            riddle.attempt.set(attempt);
        });
    });
}

/// Opens an ordinary table from where the puzzle stands, at which the bots play on.
fn play_on<G: Played>(table: TableLink<G>) -> Callback<()> {
    let (opener, alive) = (Opener::here(), Alive::here());
    Callback::new(move |()| {
        alive.spawn(async move {
            let opened = match table.export(Export::Text).await {
                Ok(text) => opener.open(Opening::Record { text, good_part: false }, None, None, true).await,
                Err(failure) => Err(failure),
            };
            match opened {
                Ok((id, _)) => Opener::go(&id),
                Err(failure) => opener.warn(&failure),
            }
        });
    })
}
