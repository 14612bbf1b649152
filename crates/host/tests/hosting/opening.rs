//! Opening and keeping tables, and what is asked about them.

use crate::common::{Driver, KEEPER, id, legal, new_game, persons, reply};
use protocol::{AnyTable, Error, Export, OfGame, Open, Opening, PackText, Reply, Request, each};
use session::{GameName, ReadFault, Sitter};
use table::Seat;

fn opened(opening: Opening, seed: Option<u64>) -> Result<host::Laid, Error> {
    host::open(&Open { seed, ..Open::new(opening) }, 77)
}

fn save(table: &AnyTable) -> String {
    each!(table, table => table.save())
}

#[test]
fn a_page_plays_by_messages() {
    for game in GameName::ALL {
        let mut driver = Driver::with(game, &persons(2));
        // Whoever is asked takes the first answer, learned from messages alone.
        for _ in 0..40 {
            let mut asked = None;
            for seat in [Seat::A, Seat::B] {
                let said = driver.ask(KEEPER, Request::Look { viewer: Some(seat) });
                let Reply::Table { sight } = reply(&said, KEEPER) else { panic!("{said:?}") };
                asked = legal(sight).first().map(|&action| (seat, action)).or(asked);
            }
            let (seat, action) = asked.expect("somebody is asked");
            let other = if seat == Seat::A { Seat::B } else { Seat::A };
            let said = driver.ask(KEEPER, Request::Explain { seat: other, action });
            assert_eq!(reply(&said, KEEPER), &Reply::Error(Error::NotAsked(other)));
            let said = driver.ask(KEEPER, Request::Explain { seat, action });
            let Reply::Explained { reasons, .. } = reply(&said, KEEPER) else { panic!("{said:?}") };
            assert!(match reasons {
                OfGame::Lisboa(reasons) => reasons.is_empty(),
                OfGame::Madeira(reasons) => reasons.is_empty(),
            });
            let said = driver.ask(KEEPER, Request::Act { seat: other, actions: vec![action] });
            assert!(matches!(reply(&said, KEEPER), Reply::Refused { index: 0, .. }), "{said:?}");
            let said = driver.ask(KEEPER, Request::Act { seat, actions: vec![action] });
            assert_eq!(reply(&said, KEEPER), &Reply::Done);
        }
        let said = driver.ask(KEEPER, Request::List);
        let Reply::Tables(tables) = reply(&said, KEEPER) else { panic!("{said:?}") };
        let steps = tables[0].steps;
        assert!(steps >= 40);
        let said = driver.ask(KEEPER, Request::Replay { viewer: None, step: 7, log_from: 2 });
        assert!(matches!(reply(&said, KEEPER), Reply::Past { .. }));
        let wrong = [
            (Request::Replay { viewer: None, step: 7_000, log_from: 2 }, Error::NoStep { step: 7_000, steps }),
            (Request::WhatIf { viewer: None, step: 7_000, seed: 2 }, Error::NoStep { step: 7_000, steps }),
            (Request::Look { viewer: Some(Seat::D) }, Error::NoSeat(Seat::D)),
            (Request::WhatIf { viewer: Some(Seat::D), step: 2, seed: 9 }, Error::NoSeat(Seat::D)),
            (Request::Course, Error::NotOver),
            (Request::Open(new_game(game, &persons(2))), Error::Taken(id())),
        ];
        for (request, error) in wrong {
            assert_eq!(reply(&driver.ask(KEEPER, request), KEEPER), &Reply::Error(error));
        }
    }
}

#[test]
fn a_table_is_kept_and_opened_again() {
    for game in GameName::ALL {
        let mut driver = Driver::with(game, &persons(2));
        let text = driver.text();
        for how in [Export::Text, Export::Json] {
            let said = driver.ask(KEEPER, Request::Export { how });
            let Reply::Exported { text: exported } = reply(&said, KEEPER) else { panic!("{said:?}") };
            let again = opened(Opening::Record { text: exported.clone(), good_part: false }, None).expect("it is good");
            assert_eq!((save(&again.table), again.cut, again.fault), (text.clone(), None, None));
        }
        // In part, if that is asked for.
        let broken = format!("{text}x jump\n");
        let strict = opened(Opening::Record { text: broken.clone(), good_part: false }, None);
        assert!(matches!(strict.map(|_| ()), Err(Error::Record { fault: ReadFault::Broken, .. })));
        let part = opened(Opening::Record { text: broken, good_part: true }, None).expect("the rest is good");
        let line = part.fault.map(|fault| each!(fault, fault => fault.line()));
        assert_eq!((save(&part.table), line), (text.clone(), Some(text.lines().count() + 1)));
    }
}

#[test]
fn what_cannot_be_opened_is_named() {
    let new = |players: usize, options: &[&str]| {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        let opening = Opening::New { game: GameName::Lisboa, seats: vec![Sitter::default(); players], options };
        opened(opening, None).map(|_| ())
    };
    let reason = |error: Result<(), Error>| error.unwrap_err().to_string();
    assert_eq!(new(2, &["draft"]), Ok(()));
    assert!(reason(new(5, &[])).contains("2 to 4 players, not 5") && reason(new(0, &[])).contains("not 0"));
    assert!(reason(new(2, &["chess"])).contains("chess"));
    let position = |lines: &[&str]| {
        let lines = lines.iter().map(|&line| line.to_owned()).collect();
        let opening = Opening::Position { game: GameName::Madeira, seats: persons(2), options: Vec::new(), lines };
        opened(opening, None).map(|_| ())
    };
    assert_eq!(position(&[]), Ok(()));
    assert!(reason(position(&["jump"])).contains("line 1"));
    let record = |text: &str| opened(Opening::Record { text: text.to_owned(), good_part: false }, None).map(|_| ());
    assert!(reason(record("a letter")).contains("no record"));
    let text = Driver::with(GameName::Lisboa, &persons(2)).text();
    assert!(reason(record(&text.replace("game lisboa", "game chess"))).contains("`chess` is not a game"));
    let pack = PackText(vec![("cards.toml".to_owned(), "x = 1".to_owned())]);
    let how = Open { pack: Some(pack), ..new_game(GameName::Lisboa, &persons(2)) };
    assert!(matches!(host::open(&how, 1).map(|_| ()), Err(Error::Pack(_))));
    let mut driver = Driver::with(GameName::Madeira, &persons(2));
    let said = driver.ask(KEEPER, Request::Sit { seat: Seat::B, sitter: Sitter::bot("genius") });
    assert!(matches!(reply(&said, KEEPER), Reply::Error(error) if error.to_string().contains("`genius` is not a bot")));
}

#[test]
fn a_finished_game_tells_its_course_and_is_open_to_all() {
    let mut driver = Driver::with(GameName::Lisboa, &[Sitter::bot("apprentice"), Sitter::bot("apprentice")]);
    let watcher = driver.admit(20, host::Principal::SPECTATOR);
    let said = driver.ask(watcher, Request::Export { how: Export::Text });
    assert_eq!(reply(&said, watcher), &Reply::Error(Error::NotAllowed), "while others play");
    while driver.work().is_some() {}
    let said = driver.ask(watcher, Request::Course);
    let Reply::Course { course } = reply(&said, watcher) else { panic!("{said:?}") };
    let OfGame::Lisboa(table) = driver.host.table(&id()).expect("it is open") else { panic!("this is Lisboa") };
    assert_eq!(course.total, table.sight(None, 0).scores);
    let text = driver.text();
    let said = driver.ask(watcher, Request::Export { how: Export::Text });
    assert_eq!(reply(&said, watcher), &Reply::Exported { text });
}
