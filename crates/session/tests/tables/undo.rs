//! Taking back, on random games of both games.

use crate::common::{asked, deal, lisboa, madeira, play, viewers};
use session::{Barrier, Consent, ConsentError, SightOf, Sitter, Step, Table, Then, Undo, ahead};
use std::sync::Arc;
use table::{Actor, Game, GameExt, NoEvents, Seat, Seeds};

mod laws {
    crate::for_both_games!(
        what_is_taken_back_can_be_done_again,
        undo_never_passes_luck_others_or_what_was_shown,
        a_barrier_says_what_stands_there,
        beyond_the_barrier_the_others_must_agree,
        what_cannot_be_taken_back_is_told_before,
        undo_turn_means_this_turn,
        the_end_of_a_turn_is_told_before,
    );
}

/// What everybody sees of a table.
fn sights<G: Game>(table: &Table<G>) -> Vec<SightOf<G>> {
    let sight = |viewer| SightOf::<G> { at: 0, ..table.sight(viewer, 0) };
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
                Barrier::Policy(policy) => panic!("the table allows it: {policy:?}"),
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
            // After the end of the turn single answers of the others, and luck behind them, may come at once.
            Then::EndsTurn => {
                assert!(!matches!(barrier, Some(Barrier::Shown | Barrier::Nothing)), "{action}: {barrier:?}")
            }
            Then::Free => assert!(is_free, "{action}: {barrier:?}"),
            Then::Luck => assert!(matches!(barrier, Some(Barrier::Luck(_))), "{action}: {barrier:?}"),
            Then::Shown => assert!(matches!(barrier, Some(Barrier::Shown)), "{action}: {barrier:?}"),
        }
        n_free += usize::from(told.then == Then::Free);
        n_luck += usize::from(told.then == Then::Luck);
    });
    assert!(n_free > 30 && n_luck > 5, "{n_free} {n_luck}");
}

/// Whether a step of a table begins a turn.
fn begins_turn<G: Game>(game: &G, step: &Step<G>) -> bool {
    step.events.iter().any(|event| game.begins_turn(event))
}

fn undo_turn_means_this_turn<G: Game>(game: &Arc<G>, seed: u64) {
    let mut n_turns = 0;
    play(deal(game, seed), seed, |table| {
        let began = table.turn_began();
        let now = (game.round(table.state()), game.turn(table.state()));
        let of_turn = &table.steps()[began..];
        assert!(of_turn.iter().all(|step| (game.round(&step.before), game.turn(&step.before)) == now));
        assert!(!of_turn.iter().any(|step| begins_turn(&**game, step)), "another turn began since");
        for seat in Seat::first(game.n_seats()) {
            if let Ok(back) = table.undo_state(seat).turn {
                assert!(back.to >= began, "it goes back into the turn before");
                n_turns += 1;
            }
        }
    });
    assert!(n_turns > 30, "{n_turns}");
}

fn the_end_of_a_turn_is_told_before<G: Game>(game: &Arc<G>, seed: u64) {
    let (mut n_ends, mut n_luck) = (0, 0);
    play(deal(game, seed), seed, |table| {
        let Some(seat) = asked(table) else { return };
        let (legal, before) = (table.legal(), (game.round(table.state()), game.turn(table.state())));
        let action = legal[table.steps().len() % legal.len()];
        let told = ahead(game.as_ref(), &game.view(table.state(), Some(seat)), seat, action, false).then;
        let (mut after, mut events) = (*table.state(), Vec::new());
        game.apply(&mut after, action, &mut events);
        let is_other = (game.round(&after), game.turn(&after)) != before;
        let has_ended = before.1 == seat && (is_other || events.iter().any(|event| game.begins_turn(event)));
        match (told, game.actor(&after)) {
            (Then::EndsTurn, Actor::Player(_)) => assert!(has_ended, "{action}"),
            (Then::EndsTurn, Actor::Nobody) => assert!(game.is_over(&after), "{action}"),
            (Then::Free, actor) => assert!(matches!(actor, Actor::Player(_)) && !has_ended, "{action}"),
            (Then::Luck, actor) => assert_eq!(actor, Actor::Chance, "{action}"),
            (Then::EndsTurn, Actor::Chance) => panic!("luck comes before the next seat: {action}"),
            (Then::Shown, _) => {}
        }
        n_ends += usize::from(told == Then::EndsTurn);
        n_luck += usize::from(told == Then::Luck);
    });
    // In Lisboa nearly every turn ends with luck: the display is filled up.
    assert!(n_ends > 10 || G::NAME == "lisboa" && n_luck > 10, "{n_ends} {n_luck}");
}

/// In Madeira the same seat may be the last in phase A and the first in phase B, or be in turn again because all others passed.
#[test]
fn turns_of_one_seat_in_a_row_are_taken_back_one_by_one() {
    let (mut n_phases, mut n_again) = (0, 0);
    for (seed, game) in (41..49).zip(madeira().iter().cycle()) {
        play(deal(game, seed), seed, |table| {
            let Some(seat) = asked(table) else { return };
            let Ok(back) = table.undo_state(seat).turn else { return };
            let began = table.turn_began();
            assert!(back.to >= began);
            // Decisions of the same seat before this turn, with nothing in between.
            let before = table.steps()[..began].last();
            if before.is_some_and(|step| step.by == Actor::Player(seat) && game.turn(&step.before) == seat) {
                let phase = |state: &madeira::State| state.phase;
                let is_other = before.is_some_and(|step| phase(&step.before) != phase(table.state()));
                (n_phases, n_again) = (n_phases + usize::from(is_other), n_again + usize::from(!is_other));
            }
        });
    }
    assert!(n_phases > 0 && n_again > 0, "{n_phases} {n_again}");
}

/// A bot that declines to follow is no barrier, since nothing comes of it; a person has to agree.
#[test]
fn a_declined_follow_is_taken_back_freely_where_a_bot_declined() {
    let (mut n_bots, mut n_persons) = (0, 0);
    for (seed, game) in (11..23).zip(lisboa().iter().cycle()) {
        let others: Vec<Seat> = Seat::first(game.n_seats()).skip(1).collect();
        let mut table = deal(game, seed);
        others.iter().for_each(|&seat| table.sit(seat, &Sitter::bot("noble")).expect("a known bot"));
        play(table, seed, |table| {
            let declined = |step: &Step<lisboa::Lisboa>| {
                step.by != Actor::Player(Seat::A) && game.declines(&step.before, step.action)
            };
            let Ok(back) = table.undo_state(Seat::A).decision else { return };
            let taken = &table.steps()[back.to..];
            let others_acted = taken.iter().filter(|step| step.by != Actor::Player(Seat::A));
            assert!(others_acted.clone().all(declined));
            let Some(open) = others_acted.clone().find(|step| !step.forced) else { return };
            n_bots += 1;
            // The same can be done again.
            let mut again = table.clone();
            again.undo(Seat::A, Undo::Decision).expect("it is free");
            for step in taken.iter().filter(|step| !step.forced) {
                again.act(step.by.seat().expect("no luck"), step.action).expect("possible again");
            }
            assert_eq!((again.state(), again.record()), (table.state(), table.record()));
            // A person is asked.
            let by = open.by.seat().expect("no luck");
            let mut table = table.clone();
            table.sit(by, &Sitter::person("Rui")).expect("anybody");
            assert!(matches!(table.undo_state(Seat::A).decision, Err(Barrier::OtherActed(_))));
            n_persons += 1;
        });
    }
    assert!(n_bots > 0 && n_persons > 0, "{n_bots} {n_persons}");
}
