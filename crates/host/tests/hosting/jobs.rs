//! What bots do, as jobs that the driver lets run.

use crate::common::{Driver, KEEPER, id, kept, legal, new_game, news, persons, reply};
use host::{Principal, run};
use protocol::{Error, OfGame, Open, Opening, Reply, Request, TableId, each};
use session::{GameName, Sitter};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::Seat;

#[test]
fn bots_play_to_the_end_one_decision_after_the_other_once_somebody_looks() {
    for game in GameName::ALL {
        let mut driver = Driver::with(game, &[Sitter::bot("apprentice"), Sitter::bot("merchant")]);
        assert!(driver.next_job().is_none(), "nobody looks on yet");
        let said = driver.ask(KEEPER, Request::Look { viewer: None });
        assert!(matches!(reply(&said, KEEPER), Reply::Table { .. }));
        driver.ask(KEEPER, Request::Pause { paused: true });
        assert!(driver.next_job().is_none(), "they wait");
        driver.ask(KEEPER, Request::Pause { paused: false });
        let (mut steps, mut last) = (0, String::new());
        while let Some(said) = driver.work() {
            assert_eq!(news(&said, KEEPER).len(), 1, "each decision is told");
            last = kept(&said).expect("each decision is kept").to_owned();
            steps += 1;
        }
        assert!(steps > 20 && last.contains("\nend"), "{steps}");
        // What was kept is the table: opened anew it is over too.
        assert!(matches!(reply(&driver.ask(KEEPER, Request::Close), KEEPER), Reply::Done));
        let again = Open::new(Opening::Record { text: last, good_part: false });
        let said = driver.ask(KEEPER, Request::Open(again));
        assert!(kept(&said).is_none() && matches!(reply(&said, KEEPER), Reply::Opened { fault: None, .. }));
    }
}

#[test]
fn a_table_of_the_driver_goes_on_without_viewers() {
    let mut driver = Driver::new();
    let how = new_game(GameName::Madeira, &[Sitter::bot("apprentice"), Sitter::bot("apprentice")]);
    let now = driver.now();
    assert!(matches!(driver.host.open(&id(), &how, now), Ok(Reply::Opened { .. })));
    assert_eq!(driver.host.open(&id(), &how, now), Err(Error::Taken(id())));
    // Nobody is admitted: nobody keeps it, and nobody sees it.
    let said = driver.ask(KEEPER, Request::Look { viewer: None });
    assert_eq!(reply(&said, KEEPER), &Reply::Error(Error::NoTable(id())));
    let mut n_decisions = 0;
    while let Some(said) = driver.work() {
        assert!(said.is_empty());
        n_decisions += 1;
    }
    assert!(n_decisions > 20 && driver.asked().is_none(), "to the end");
}

/// A table where the bot of seat A is asked, and a person at seat B looks on.
fn bot_is_asked() -> Driver {
    let mut driver = Driver::with(GameName::Madeira, &[Sitter::bot("noble"), Sitter::person("Ana")]);
    driver.ask(KEEPER, Request::Look { viewer: Some(Seat::B) });
    while driver.asked() != Some(Seat::A) {
        let said = driver.ask(KEEPER, Request::Look { viewer: Some(Seat::B) });
        let Reply::Table { sight } = reply(&said, KEEPER) else { panic!("{said:?}") };
        let action = legal(sight)[0];
        driver.ask(KEEPER, Request::Act { seat: Seat::B, actions: vec![action] });
    }
    driver
}

#[test]
fn an_outcome_that_comes_too_late_is_dropped() {
    let mut driver = bot_is_asked();
    let (first, job) = driver.next_job().expect("a bot is asked");
    assert!(driver.next_job().is_none(), "it is asked once");
    // Somebody sits down in its place while it thinks.
    let said = driver.ask(KEEPER, Request::Sit { seat: Seat::A, sitter: Sitter::person("Rui") });
    assert_eq!(reply(&said, KEEPER), &Reply::Done);
    assert_eq!(driver.stopped, [first], "the driver may stop it");
    let (at, text) = (driver.at(), driver.text());
    let outcome = run(job, || Duration::ZERO, &|_, _| false);
    assert!(!driver.finish(first, outcome) && driver.said().is_empty());
    assert_eq!((driver.at(), driver.text()), (at, text.clone()));
    assert!(driver.next_job().is_none(), "a person is asked now");
    // The same job cannot come back twice, and its number is not used again.
    driver.ask(KEEPER, Request::Sit { seat: Seat::A, sitter: Sitter::bot("apprentice") });
    let (second, job) = driver.next_job().expect("a bot is asked again");
    assert_ne!(first, second);
    let outcome = driver.run(second, job);
    assert!(driver.finish(second, outcome));
    let at = driver.at();
    if let Some((third, job)) = driver.next_job() {
        let outcome = driver.run(third, job);
        assert!(!driver.finish(second, outcome) && driver.at() == at, "it is known by its number");
    }
    // A table that is closed takes nothing.
    let mut driver = bot_is_asked();
    let (id, job) = driver.next_job().expect("a bot is asked");
    driver.ask(KEEPER, Request::Close);
    assert_eq!(driver.stopped, [id]);
    assert!(!driver.host.progress(id, 96, 400), "nobody wants to know any more");
    let outcome = run(job, || Duration::ZERO, &|_, _| false);
    assert!(!driver.finish(id, outcome));
}

#[test]
fn a_job_that_does_not_come_back_is_handed_out_again() {
    let mut driver = bot_is_asked();
    assert_eq!(driver.host.next_deadline(), None);
    let (first, lost) = driver.next_job().expect("a bot is asked");
    let deadline = driver.host.next_deadline().expect("it must come back");
    assert!(deadline > driver.time);
    driver.time = deadline - 1;
    let now = driver.now();
    driver.host.wake(now);
    assert!(driver.next_job().is_none() && driver.host.next_deadline() == Some(deadline), "it is not late yet");
    driver.time = deadline;
    let now = driver.now();
    driver.host.wake(now);
    driver.said();
    assert_eq!((driver.host.next_deadline(), &driver.stopped[..]), (None, &[first][..]));
    let (second, job) = driver.next_job().expect("it is asked again");
    let outcome = run(lost, || Duration::ZERO, &|_, _| true);
    assert!(!driver.finish(first, outcome), "too late");
    let outcome = driver.run(second, job);
    assert!(driver.finish(second, outcome));
}

#[test]
fn a_bot_that_is_interrupted_answers_with_what_it_has() {
    let mut driver = bot_is_asked();
    let (id, job) = driver.next_job().expect("a bot is asked");
    let said = driver.ask(KEEPER, Request::Interrupt);
    assert_eq!((reply(&said, KEEPER), &driver.stopped[..]), (&Reply::Done, &[id][..]));
    // It stops at once when it is told to, and its answer counts.
    let (looks, at) = (AtomicU32::new(0), driver.at());
    let outcome = run(job, || Duration::ZERO, &|done, _| {
        looks.fetch_max(done, Ordering::Relaxed);
        true
    });
    assert!(driver.finish(id, outcome) && driver.at() > at);
    let stopped_after = looks.into_inner();
    assert!((1..=64).contains(&stopped_after), "{stopped_after}");
}

#[test]
fn viewers_are_told_how_far_a_bot_is() {
    let mut driver = bot_is_asked();
    let watcher = driver.admit(20, Principal::SPECTATOR);
    let (id, job) = driver.next_job().expect("a bot is asked");
    let outcome = driver.run(id, job);
    for viewer in [KEEPER, watcher] {
        assert!(
            driver.host.progress(id, 7, 400) && driver.host.progress(id, 400, 400) && driver.host.progress(id, 96, 400)
        );
        let said = driver.said();
        let told = said.iter().filter(|(to, message)| {
            *to == viewer && matches!(message.reply, Reply::Thinking { seat: Seat::A, done: 96, of: 400 })
        });
        assert!(told.count() >= 1 && said.iter().all(|(_, message)| message.number.is_none()));
    }
    assert!(driver.finish(id, outcome));
}

#[test]
fn a_hint_is_for_whoever_is_asked_and_a_what_if_is_not_kept() {
    let mut driver = Driver::with(GameName::Lisboa, &persons(2));
    let asked = driver.asked().expect("somebody is asked");
    let other = if asked == Seat::A { Seat::B } else { Seat::A };
    let hint = |seat| Request::Hint { seat, iterations: 16 };
    let said = driver.ask(KEEPER, hint(other));
    assert_eq!(reply(&said, KEEPER), &Reply::Error(Error::NotAsked(other)));
    assert!(driver.ask(KEEPER, hint(asked)).is_empty(), "it is answered later");
    let said = driver.work().expect("a hint is wanted");
    assert!(matches!(reply(&said, KEEPER), Reply::Hint { .. }) && driver.next_job().is_none());
    // One about how the table was is not given.
    driver.ask(KEEPER, hint(asked));
    let (id, job) = driver.next_job().expect("a hint is wanted");
    let said = driver.ask(KEEPER, Request::Sit { seat: other, sitter: Sitter::person("Eva") });
    let told = said.iter().filter(|(_, message)| message.number.is_some()).map(|(_, message)| &message.reply);
    assert!(told.clone().any(|reply| matches!(reply, Reply::Table { .. })) && told.count() == 2, "{said:?}");
    let outcome = driver.run(id, job);
    assert!(!driver.finish(id, outcome) && driver.stopped == [id]);
    let said = driver.ask(KEEPER, Request::WhatIf { viewer: Some(asked), step: 0, seed: 1 });
    assert!(matches!(reply(&said, KEEPER), Reply::Opened { .. }) && kept(&said).is_none());
    let said = driver.ask(KEEPER, Request::List);
    let Reply::Tables(tables) = reply(&said, KEEPER) else { panic!("{said:?}") };
    let names: Vec<(&TableId, bool)> = tables.iter().map(|info| (&info.table, info.what_if)).collect();
    assert_eq!(names, [(&crate::common::id(), false), (&TableId("t-1".to_owned()), true)]);
}

#[test]
fn bots_do_what_a_record_says_where_that_is_possible() {
    for game in GameName::ALL {
        let mut played = Driver::with(game, &[Sitter::bot("apprentice"), Sitter::bot("apprentice")]);
        played.ask(KEEPER, Request::Look { viewer: None });
        for _ in 0..15 {
            played.work().expect("it goes on");
        }
        let script = played.text();
        let mut driver = Driver::new();
        // Other bots, and other luck: the record decides.
        let seats = [Sitter::bot("noble"), Sitter::bot("merchant")];
        let how = Open { script: Some(script), single_answers: true, ..new_game(game, &seats) };
        driver.ask(KEEPER, Request::Open(how));
        driver.ask(KEEPER, Request::Look { viewer: None });
        for _ in 0..15 {
            driver.work().expect("it goes on");
        }
        let actions = |driver: &Driver| -> Vec<String> {
            let table = driver.host.table(&id()).expect("it is open");
            each!(table, table => table.steps().iter().map(|step| step.action.to_string()).collect())
        };
        assert_eq!(actions(&driver), actions(&played));
    }
}

#[test]
fn an_outcome_of_another_game_is_not_taken() {
    let mut driver = bot_is_asked();
    let (id, _) = driver.next_job().expect("a bot is asked");
    let mut other = Driver::with(GameName::Lisboa, &persons(2));
    let seat = other.asked().expect("somebody is asked");
    other.ask(KEEPER, Request::Hint { seat, iterations: 8 });
    let (_, job) = other.next_job().expect("a hint is wanted");
    assert!(matches!(job, OfGame::Lisboa(_)));
    let (at, outcome) = (driver.at(), run(job, || Duration::ZERO, &|_, _| true));
    assert!(!driver.finish(id, outcome) && driver.at() == at);
}
