//! Requests that are late, come twice, or are not for whoever sends them.

use crate::common::{Driver, KEEPER, id, kept, legal, new_game, news, persons, reply};
use host::{ConnectionId, Principal};
use protocol::{AnyAction, Error, Export, OfGame, Reply, Request, TableId, ToHost, each};
use session::{Consent, GameName, LeaveError, Sitter, Undo};
use table::Seat;

/// A table of two, and who sits there.
fn two(game: GameName) -> (Driver, [ConnectionId; 2]) {
    let mut driver = Driver::with(game, &persons(2));
    let players = [Seat::A, Seat::B].map(|seat| driver.admit(10 + seat.index() as u64, Principal::player(seat)));
    (driver, players)
}

/// Whoever is asked, and their first answer, as they learn it by looking.
fn first_answer(driver: &mut Driver, players: &[ConnectionId]) -> (ConnectionId, Seat, AnyAction) {
    let seat = driver.asked().expect("somebody is asked");
    let player = players[seat.index()];
    let said = driver.ask(player, Request::Look { viewer: Some(seat) });
    let Reply::Table { sight } = reply(&said, player) else { panic!("{said:?}") };
    (player, seat, legal(sight)[0])
}

#[test]
fn a_stale_pass_that_is_sent_twice_changes_nothing() {
    let (mut driver, players) = two(GameName::Madeira);
    let pass = OfGame::Madeira("pass".parse().expect("an action"));
    // Up to a moment in which somebody may pass and is asked again at once, or later in the same way.
    for _ in 0..400 {
        let (player, seat, first) = first_answer(&mut driver, &players);
        let at = driver.at();
        let may_pass = matches!(driver.host.table(&id()), Some(OfGame::Madeira(table)) if table.legal().len() > 1
            && table.legal().iter().any(|action| Some(*action) == pass.madeira()));
        let actions = vec![if may_pass { pass } else { first }];
        driver.number += 1;
        let message = ToHost { number: driver.number, table: Some(id()), at, request: Request::Act { seat, actions } };
        let said = driver.bring(player, message.clone());
        assert_eq!(reply(&said, player), &Reply::Done, "{said:?}");
        let (after, text) = (driver.at(), driver.text());
        // The line was lost: it comes again, and is answered as before.
        let again = driver.bring(player, message.clone());
        assert_eq!((reply(&again, player), again.len()), (&Reply::Done, 1));
        // A second tap has a number of its own, but was meant for the same moment: it is told how the table looks.
        for _ in 0..2 {
            driver.number += 1;
            let stale = ToHost { number: driver.number, ..message.clone() };
            let said = driver.bring(player, stale);
            let Reply::Table { sight } = reply(&said, player) else { panic!("{said:?}") };
            assert_eq!((each!(sight, sight => (sight.viewer, sight.at)), said.len()), ((Some(seat), after), 1));
        }
        assert_eq!((driver.at(), driver.text()), (after, text));
        if may_pass {
            return;
        }
    }
    panic!("nobody could pass");
}

#[test]
fn every_change_is_for_the_present_entry_only() {
    for game in GameName::ALL {
        let (mut driver, players) = two(game);
        let (player, seat, action) = first_answer(&mut driver, &players);
        let (at, text) = (driver.at(), driver.text());
        let changes = [
            Request::Act { seat, actions: vec![action] },
            Request::Undo { seat, what: Undo::Decision },
            Request::AskUndo { seat, to: 0 },
            Request::AnswerUndo { seat, agrees: true },
            Request::Resign { seat },
        ];
        for (wrong, request) in [at + 1, usize::MAX].into_iter().flat_map(|at| changes.clone().map(|it| (at, it))) {
            driver.number += 1;
            let said = driver.bring(player, ToHost { number: driver.number, table: Some(id()), at: wrong, request });
            assert!(matches!(reply(&said, player), Reply::Table { .. }), "{said:?}");
        }
        let sit = Request::Sit { seat, sitter: Sitter::bot("noble") };
        let said = driver.bring(KEEPER, ToHost { number: 900, table: Some(id()), at: at + 1, request: sit });
        // The keeper does not look on: it is told what it may see for the seat.
        let Reply::Table { sight } = reply(&said, KEEPER) else { panic!("{said:?}") };
        assert_eq!(each!(sight, sight => (sight.viewer, sight.log_from)), (Some(seat), 0));
        assert_eq!((driver.at(), driver.text()), (at, text));
    }
}

#[test]
fn nothing_is_done_twice() {
    let (mut driver, [player, _]) = two(GameName::Lisboa);
    // A trial is opened once, however often it is asked for.
    let try_it = Request::WhatIf { viewer: Some(Seat::A), step: 0, seed: 1 };
    let message = ToHost { number: 500, table: Some(id()), at: 0, request: try_it };
    let first = driver.bring(player, message.clone());
    assert_eq!(driver.bring(player, message.clone()), first);
    let Reply::Opened { table, .. } = reply(&first, player) else { panic!("{first:?}") };
    assert_eq!(table, &TableId("t-1".to_owned()));
    assert!(kept(&first).is_none(), "what is only tried is not kept");
    // Somebody else's number is another number.
    let said = driver.bring(KEEPER, ToHost { number: 500, table: Some(id()), at: 0, request: Request::List });
    assert!(matches!(reply(&said, KEEPER), Reply::Tables(tables) if tables.len() == 1), "not the trial of another");
    // What was answered long ago is not done again either.
    for number in 501..520 {
        let request = Request::AnswerUndo { seat: Seat::A, agrees: true };
        driver.bring(player, ToHost { number, table: Some(id()), at: driver.at(), request });
    }
    let said = driver.bring(player, message);
    assert_eq!(reply(&said, player), &Reply::Error(Error::Forgotten));
    // Questions are answered anew.
    let look = ToHost { number: 3, table: Some(id()), at: 0, request: Request::Look { viewer: None } };
    for _ in 0..2 {
        let said = driver.bring(player, look.clone());
        assert!(matches!(reply(&said, player), Reply::Table { .. }));
    }
}

#[test]
fn no_request_is_for_a_seat_that_its_sender_does_not_have() {
    for game in GameName::ALL {
        let (mut driver, players) = two(game);
        let watcher = driver.admit(20, Principal::SPECTATOR);
        let (_, seat, action) = first_answer(&mut driver, &players);
        let other = players[1 - seat.index()];
        let text = driver.text();
        let of_seat = [
            Request::Look { viewer: Some(seat) },
            Request::Replay { viewer: Some(seat), step: 0, log_from: 0 },
            Request::WhatIf { viewer: Some(seat), step: 0, seed: 1 },
            Request::Act { seat, actions: vec![action] },
            Request::Explain { seat, action },
            Request::Undo { seat, what: Undo::Turn },
            Request::AskUndo { seat, to: 0 },
            Request::AnswerUndo { seat, agrees: true },
            Request::Resign { seat },
            Request::Hint { seat, iterations: 8 },
            Request::Sit { seat, sitter: Sitter::bot("noble") },
            Request::Pause { paused: true },
            Request::Close,
            Request::Export { how: Export::Text },
        ];
        for (who, request) in [other, watcher].into_iter().flat_map(|who| of_seat.clone().map(|it| (who, it))) {
            let said = driver.ask(who, request);
            assert_eq!((reply(&said, who), said.len()), (&Reply::Error(Error::NotAllowed), 1), "{said:?}");
        }
        assert!(driver.next_job().is_none() && driver.text() == text);
        // Who is not admitted finds no table, and who is not connected nothing at all.
        let stranger = ConnectionId(30);
        driver.host.connect(stranger, false);
        driver.said();
        let said = driver.ask(stranger, Request::Look { viewer: None });
        assert_eq!(reply(&said, stranger), &Reply::Error(Error::NoTable(id())));
        let said = driver.ask(stranger, Request::List);
        assert_eq!(reply(&said, stranger), &Reply::Tables(Vec::new()));
        let open = Request::Open(new_game(game, &persons(2)));
        let said = driver.ask(stranger, open.clone());
        assert_eq!(reply(&said, stranger), &Reply::Error(Error::NotAllowed));
        let said = driver.ask(ConnectionId(40), open);
        assert_eq!(reply(&said, ConnectionId(40)), &Reply::Error(Error::NotAllowed));
        // A seat is given back.
        driver.host.admit(players[seat.index()], &id(), Some(Principal::SPECTATOR));
        let said = driver.ask(players[seat.index()], Request::Act { seat, actions: vec![action] });
        assert_eq!(reply(&said, players[seat.index()]), &Reply::Error(Error::NotAllowed));
        let said = driver.ask(KEEPER, Request::Act { seat, actions: vec![action] });
        assert_eq!(reply(&said, KEEPER), &Reply::Done);
        assert!(news(&said, players[seat.index()]).is_empty(), "it is no longer told what the seat sees");
        assert_eq!((news(&said, other).len(), news(&said, watcher).len()), (1, 1));
    }
}

#[test]
fn a_list_is_done_wholly_or_not_at_all() {
    for game in GameName::ALL {
        let (mut driver, players) = two(game);
        let (player, seat, action) = first_answer(&mut driver, &players);
        let foreign = match game {
            GameName::Lisboa => OfGame::Madeira("pass".parse().expect("an action")),
            GameName::Madeira => OfGame::Lisboa("court 17".parse().expect("an action")),
        };
        let text = driver.text();
        let said = driver.ask(player, Request::Act { seat, actions: vec![action, foreign] });
        assert_eq!(reply(&said, player), &Reply::Error(Error::OtherGame(game)));
        let said = driver.ask(player, Request::Act { seat, actions: vec![action; 40] });
        assert!(matches!(reply(&said, player), Reply::Refused { index, .. } if *index > 0), "{said:?}");
        assert_eq!((driver.text(), said.len()), (text, 1), "nobody is told of what did not happen");
    }
}

#[test]
fn who_leaves_is_played_on_for_and_times_are_noted() {
    let (mut driver, [ana, rui]) = two(GameName::Madeira);
    driver.time = 5_000;
    let said = driver.ask(rui, Request::Resign { seat: Seat::B });
    assert_eq!((reply(&said, rui), news(&said, ana).len()), (&Reply::Done, 1));
    let sitter = |driver: &Driver, seat| each!(driver.host.table(&id()).unwrap(), table => table.sitter(seat).clone());
    assert_eq!(sitter(&driver, Seat::B), Sitter::bot("merchant"));
    let said = driver.ask(rui, Request::Resign { seat: Seat::B });
    assert_eq!(reply(&said, rui), &Reply::Error(Error::Leave(LeaveError::NoPerson(Seat::B))));
    let times = |driver: &Driver| -> Vec<Option<u64>> {
        each!(driver.host.table(&id()).unwrap(), table => table.journal().iter().map(|timed| timed.time).collect())
    };
    assert_eq!(times(&driver).iter().rev().take(2).collect::<Vec<_>>(), [&Some(5_000); 2]);
    // The driver says that the time of the other is over.
    driver.time = 6_000;
    let now = driver.now();
    driver.host.time_out(&id(), Seat::A, now).expect("a person sits there");
    assert_eq!(news(&driver.said(), ana).len(), 1);
    assert_eq!((sitter(&driver, Seat::A), times(&driver).last()), (Sitter::bot("merchant"), Some(&Some(6_000))));
    assert!(driver.host.time_out(&id(), Seat::A, now).is_err());
    assert!(driver.work().is_some(), "bots play on");
}

#[test]
fn going_back_by_consent_goes_through_all_who_play() {
    let (mut driver, players) = two(GameName::Madeira);
    for _ in 0..6 {
        let (player, seat, action) = first_answer(&mut driver, &players);
        driver.ask(player, Request::Act { seat, actions: vec![action] });
    }
    let [ana, rui] = players;
    let said = driver.ask(ana, Request::AskUndo { seat: Seat::A, to: 2 });
    assert_eq!(reply(&said, ana), &Reply::Consent { consent: Consent::Waiting });
    let asked = |sight: &&protocol::AnySight| each!(sight, sight => sight.request.is_some());
    assert!(news(&said, rui).iter().all(asked) && news(&said, rui).len() == 1, "the other is asked");
    let said = driver.ask(rui, Request::AnswerUndo { seat: Seat::B, agrees: true });
    assert_eq!(reply(&said, rui), &Reply::Consent { consent: Consent::Granted });
    let steps = news(&said, ana).into_iter().map(|sight| each!(sight, sight => (sight.log_from, sight.steps))).next();
    assert!(matches!(steps, Some((2, 2..))), "{steps:?}");
}
