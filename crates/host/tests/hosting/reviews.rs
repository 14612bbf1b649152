//! Reviews of finished games: one decision after the other, each a job.

use crate::common::{Driver, KEEPER, persons, reply};
use host::{ConnectionId, Principal};
use protocol::{Error, FromHost, Reply, Request, each};
use session::{GameName, Sitter};
use table::Seat;

/// A finished game of two bots.
fn finished(game: GameName) -> Driver {
    let mut driver = Driver::with(game, &[Sitter::bot("apprentice"), Sitter::bot("apprentice")]);
    driver.ask(KEEPER, Request::Look { viewer: None });
    while driver.work().is_some() {}
    driver
}

fn review(seat: Option<Seat>) -> Request {
    Request::Review { seat, iterations: 8 }
}

/// The parts of a review that do not depend on the game: whose, how many decisions of how many, and how many turns.
fn reviewed(said: &[(ConnectionId, FromHost)], to: ConnectionId) -> Option<(Option<Seat>, usize, usize, usize)> {
    said.iter().find_map(|(at, message)| match message {
        FromHost { number: Some(_), reply: Reply::Review { review }, .. } if *at == to => {
            Some(each!(review, review => (review.seat, review.done, review.of, review.turns.len())))
        }
        _ => None,
    })
}

#[test]
fn a_review_tells_how_far_it_is_and_answers_at_its_end() {
    for game in GameName::ALL {
        let mut driver = finished(game);
        assert!(driver.ask(KEEPER, review(Some(Seat::B))).is_empty(), "it is answered later");
        let mut told = Vec::new();
        while let Some(said) = driver.work() {
            told.extend(said);
        }
        let (seat, done, of, turns) = reviewed(&told, KEEPER).expect("it is answered in the end");
        assert_eq!((seat, done), (Some(Seat::B), of));
        assert!(of > 10 && (1..=3).contains(&turns), "{of} decisions, {turns} turns");
        let progress = |(_, message): &(_, FromHost)| {
            if let Reply::Reviewing { done, of } = message.reply { Some((done, of)) } else { None }
        };
        let progress: Vec<(usize, usize)> = told.iter().filter_map(progress).collect();
        assert_eq!(progress, (1..=of).map(|done| (done, of)).collect::<Vec<_>>());
    }
}

#[test]
fn an_interrupted_review_answers_with_a_part_and_others_are_answered_meanwhile() {
    let mut driver = finished(GameName::Madeira);
    driver.ask(KEEPER, review(None));
    let number = driver.number;
    for _ in 0..3 {
        driver.work().expect("there is more");
    }
    let said = driver.ask(KEEPER, Request::Replay { viewer: None, step: 3, log_from: 2 });
    assert!(matches!(reply(&said, KEEPER), Reply::Past { .. }), "nobody need wait");
    // The same request again is not a second review.
    let again = protocol::ToHost { number, table: Some(crate::common::id()), at: 0, request: review(None) };
    assert!(driver.bring(KEEPER, again.clone()).is_empty());
    let said = driver.ask(KEEPER, Request::Interrupt);
    let (_, done, of, _) = reviewed(&said, KEEPER).expect("it is answered at once");
    assert!(done == 3 && of > done, "{done} of {of}");
    assert!(driver.next_job().is_none(), "it is over");
    assert_eq!(reviewed(&driver.bring(KEEPER, again), KEEPER).map(|it| it.1), Some(3), "the same answer");
    // Another one ends the one before, and so does closing the table.
    driver.ask(KEEPER, review(None));
    let said = driver.ask(KEEPER, review(Some(Seat::A)));
    assert!(reviewed(&said, KEEPER).is_some_and(|(seat, ..)| seat.is_none()));
    let (id, job) = driver.next_job().expect("a review is under way");
    let said = driver.ask(KEEPER, Request::Close);
    assert!(reviewed(&said, KEEPER).is_some() && driver.next_job().is_none());
    let outcome = driver.run(id, job);
    assert!(!driver.finish(id, outcome), "nobody waits for it");
}

#[test]
fn several_look_back_each_in_their_own_time() {
    let mut driver = finished(GameName::Madeira);
    let watcher = driver.admit(20, Principal::SPECTATOR);
    driver.ask(KEEPER, review(Some(Seat::A)));
    driver.ask(watcher, review(Some(Seat::B)));
    // Both are out at the same time.
    let (one, other) = (driver.next_job().expect("one"), driver.next_job().expect("the other"));
    assert!(driver.next_job().is_none());
    for (id, job) in [other, one] {
        let outcome = driver.run(id, job);
        assert!(driver.finish(id, outcome));
    }
    driver.said();
    let said = driver.ask(KEEPER, Request::Interrupt);
    assert!(reviewed(&said, KEEPER).is_some() && reviewed(&said, watcher).is_none());
    driver.host.disconnect(watcher);
    assert!(driver.next_job().is_none() && driver.said().is_empty());
}

#[test]
fn a_game_that_goes_on_is_not_looked_back_at() {
    let mut driver = Driver::with(GameName::Lisboa, &persons(2));
    for request in [review(None), review(Some(Seat::A)), Request::Course] {
        assert_eq!(reply(&driver.ask(KEEPER, request), KEEPER), &Reply::Error(Error::NotOver));
    }
    let said = driver.ask(KEEPER, review(Some(Seat::D)));
    assert_eq!(reply(&said, KEEPER), &Reply::Error(Error::NoSeat(Seat::D)));
    driver.ask(KEEPER, Request::Close);
    let said = driver.ask(KEEPER, review(None));
    assert_eq!(reply(&said, KEEPER), &Reply::Error(Error::NoTable(crate::common::id())));
}
