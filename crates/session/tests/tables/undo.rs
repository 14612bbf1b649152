//! Taking back, on random games of both games.

use crate::common::{asked, deal, play, viewers};
use session::{Barrier, Consent, ConsentError, Known, SightOf, Sitter, Table, Then, Undo, ahead};
use std::sync::Arc;
use table::{Actor, Game, GameExt, NoEvents, Seat, Seeds};

mod laws {
    crate::for_both_games!(
        what_is_taken_back_can_be_done_again,
        undo_never_passes_luck_others_or_what_was_shown,
        a_barrier_says_what_stands_there,
        beyond_the_barrier_the_others_must_agree,
        what_cannot_be_taken_back_is_told_before,
    );
}

/// What everybody sees of a table.
fn sights<G: Game>(table: &Table<G>) -> Vec<SightOf<G>> {
    let sight = |viewer| SightOf::<G> { known: Known::default(), ..table.sight(viewer, Known::default()) };
    viewers(table).into_iter().map(sight).collect()
}

fn what_is_taken_back_can_be_done_again<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_undone = [0, 0];
    play(deal(game, seed), seed, |table| {
        for seat in Seat::first(game.n_seats()) {
            for (n, what) in [Undo::Decision, Undo::Turn].into_iter().enumerate() {
                let mut other = table.clone();
                let told = other.undo_state(seat);
                let told = if what == Undo::Decision { told.decision } else { told.turn };
                let undone = other.undo(seat, what);
                assert_eq!(undone, told, "what was told beforehand is what happens");
                let Ok(back) = undone else {
                    assert_eq!(sights(&other), sights(table), "a refused undo changes nothing");
                    continue;
                };
                n_undone[n] += 1;
                assert_eq!(Some(other.state()), table.state_at(back.to));
                assert_eq!((other.steps().len(), other.record().moves().len()), (back.to, back.to));
                assert_eq!(asked(&other), Some(seat), "the seat decides again");
                let mut decisions = 0;
                for step in &table.steps()[back.to..] {
                    if !step.forced {
                        other.act(seat, step.action).expect("what was possible is possible again");
                        decisions += 1;
                    }
                }
                assert_eq!(decisions, back.decisions);
                assert_eq!((other.state(), other.record()), (table.state(), table.record()));
                assert_eq!(sights(&other), sights(table));
            }
        }
    });
    assert!(n_undone.iter().all(|&n| n > 30), "hardly anything could be taken back: {n_undone:?}");
}

fn undo_never_passes_luck_others_or_what_was_shown<G: Game>(game: &Arc<G>, seed: u64) {
    let mut rng = Seeds(seed).stream(6);
    play(deal(game, seed), seed, |table| {
        for seat in Seat::first(game.n_seats()) {
            let state = table.undo_state(seat);
            for back in [state.decision, state.turn].into_iter().flatten() {
                let taken = &table.steps()[back.to..];
                assert!(taken.iter().all(|step| step.by == Actor::Player(seat)), "neither luck nor others");
                // The same answers look the same in every world that fits what the seat saw: it has learned nothing.
                let view = game.view(&taken[0].before, Some(seat));
                for _ in 0..3 {
                    let mut world = game.sample(&view, &mut rng);
                    for step in taken {
                        game.try_apply(&mut world, step.action, &mut NoEvents).expect("possible in every world");
                    }
                    assert_eq!(game.view(&world, Some(seat)), game.view(table.state(), Some(seat)));
                }
            }
        }
    });
}

fn a_barrier_says_what_stands_there<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_barriers = 0;
    play(deal(game, seed), seed, |table| {
        for seat in Seat::first(game.n_seats()) {
            let is_own = |by: Actor, forced: bool| by == Actor::Player(seat) && !forced;
            let last = table.steps().iter().rposition(|step| is_own(step.by, step.forced));
            let since = &table.steps()[last.unwrap_or(table.steps().len())..];
            let Err(barrier) = table.undo_state(seat).decision else { continue };
            n_barriers += 1;
            match barrier {
                Barrier::OtherActed(other) => {
                    assert!(other != seat && since.iter().any(|step| step.by == Actor::Player(other)));
                }
                Barrier::Luck(event) => {
                    let luck = since.iter().find(|step| step.by == Actor::Chance).expect("luck was used");
                    assert_eq!(event, luck.events.iter().find_map(|event| game.redact(event, Some(seat))));
                }
                Barrier::Shown => {
                    let after = table.state();
                    assert!(
                        !since.is_empty() && game.view(after, Some(seat)) != game.view(&since[0].before, Some(seat))
                    );
                }
                Barrier::Nothing => assert_eq!(last, None),
            }
        }
    });
    assert!(n_barriers > 30, "{n_barriers}");
}

fn beyond_the_barrier_the_others_must_agree<G: Game>(game: &Arc<G>, seed: u64) {
    let mut table = play(deal(game, seed), seed, |_| {});
    let (n_steps, before) = (table.steps().len(), table.save());
    let others: Vec<Seat> = Seat::first(game.n_seats()).skip(1).collect();
    assert_eq!(table.ask_undo(Seat::A, n_steps), Err(ConsentError::NoStep { to: n_steps, steps: n_steps }));
    assert_eq!(table.answer_undo(Seat::A, true), Err(ConsentError::NothingToAnswer(Seat::A)));
    // One refuses.
    assert_eq!(table.ask_undo(Seat::A, n_steps / 2), Ok(Consent::Waiting));
    assert_eq!(table.ask_undo(Seat::B, 3), Err(ConsentError::Open(Seat::A)));
    assert_eq!(table.undo_request().map(|open| &open.waiting), Some(&others));
    assert_eq!(table.answer_undo(Seat::A, true), Err(ConsentError::NothingToAnswer(Seat::A)));
    assert_eq!(table.answer_undo(Seat::B, false), Ok(Consent::Refused));
    assert_eq!((table.undo_request(), table.save()), (None, before.clone()));
    // Whoever asked thinks again.
    assert_eq!(table.ask_undo(Seat::A, 5), Ok(Consent::Waiting));
    assert_eq!(table.answer_undo(Seat::A, false), Ok(Consent::Refused));
    assert_eq!((table.undo_request(), table.save()), (None, before));
    // All agree.
    let wanted = *table.state_at(n_steps / 2).expect("there was such a step");
    assert_eq!(table.ask_undo(Seat::A, n_steps / 2), Ok(Consent::Waiting));
    let answers: Vec<_> = others.iter().map(|&seat| table.answer_undo(seat, true)).collect();
    assert_eq!(answers.last(), Some(&Ok(Consent::Granted)));
    assert!(answers[..answers.len() - 1].iter().all(|answer| *answer == Ok(Consent::Waiting)));
    assert_eq!(table.state_at(n_steps / 2), Some(&wanted));
    assert!(asked(&table).is_some() && table.undo_request().is_none(), "the game goes on from there");
    // Bots agree.
    others.iter().for_each(|&seat| table.sit(seat, &Sitter::bot("noble")).expect("a known bot"));
    assert_eq!(table.ask_undo(Seat::B, 5), Err(ConsentError::NoPerson(Seat::B)));
    assert_eq!(table.ask_undo(Seat::A, 5), Ok(Consent::Granted));
    // The wish is forgotten once somebody acts.
    others.iter().for_each(|&seat| table.sit(seat, &Sitter::person("")).expect("anybody"));
    assert_eq!(table.ask_undo(Seat::A, 0), Ok(Consent::Waiting));
    let seat = asked(&table).expect("somebody is asked");
    let action = table.legal()[0];
    table.act(seat, action).expect("a legal action is taken");
    assert_eq!(table.undo_request(), None);
}

fn what_cannot_be_taken_back_is_told_before<G: Game>(game: &Arc<G>, seed: u64) {
    let (mut n_free, mut n_luck) = (0, 0);
    play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let legal = table.legal();
        let Some(&action) = legal.get(table.steps().len() % legal.len()) else { return };
        let told = ahead(game.as_ref(), &game.view(table.state(), Some(seat)), seat, action, true);
        let mut after = table.clone();
        after.act(seat, action).expect("it is legal");
        let barrier = after.undo(seat, Undo::Decision).err();
        let is_free = barrier.is_none() || matches!(barrier, Some(Barrier::OtherActed(_)));
        match told.then {
            Then::Free => assert!(is_free, "{action}: {barrier:?}"),
            Then::Luck => assert!(matches!(barrier, Some(Barrier::Luck(_))), "{action}: {barrier:?}"),
            Then::Shown => assert!(matches!(barrier, Some(Barrier::Shown)), "{action}: {barrier:?}"),
        }
        n_free += usize::from(told.then == Then::Free);
        n_luck += usize::from(told.then == Then::Luck);
    });
    assert!(n_free > 30 && n_luck > 5, "{n_free} {n_luck}");
}
