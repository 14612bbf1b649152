use super::*;
use session::{GameName, Sitter};
use std::cell::RefCell;

thread_local! {
    static SAID: RefCell<Vec<ToPage>> = const { RefCell::new(Vec::new()) };
}

fn host() -> Host {
    let say = |message| SAID.with_borrow_mut(|said| said.push(message));
    Host::new(Outside { say, is_enough: || false, begin: || {}, fresh: || 7, clock: || Duration::ZERO })
}

fn ask(host: &mut Host, request: Request) -> Vec<ToPage> {
    host.take(ToTable { number: 5, request });
    SAID.take()
}

fn id() -> TableId {
    TableId("t".to_owned())
}

fn open(game: GameName, seats: &[Sitter]) -> Request {
    let opening = Opening::New { game, seats: seats.to_vec(), options: Vec::new() };
    Request::Open(Open { table: id(), opening, pack: None, seed: Some(3), single_answers: true, script: None })
}

fn kept(said: &[ToPage]) -> Option<&str> {
    said.iter()
        .rev()
        .find_map(|message| if let Reply::Keep { text, .. } = &message.reply { Some(text.as_str()) } else { None })
}

#[test]
fn bots_play_to_the_end_one_decision_after_the_other_once_somebody_looks() {
    for game in GameName::ALL {
        let mut host = host();
        let said = ask(&mut host, open(game, &[Sitter::bot("apprentice"), Sitter::bot("merchant")]));
        assert!(kept(&said).is_some() && !host.work(), "nobody looks on yet");
        let said = ask(&mut host, Request::Look { table: id(), viewer: None, known: 0 });
        assert!(matches!(said[0], ToPage { number: Some(5), reply: Reply::Table { .. } }));
        ask(&mut host, Request::Pause { table: id(), paused: true });
        assert!(!host.work(), "they wait");
        ask(&mut host, Request::Pause { table: id(), paused: false });
        let (mut steps, mut last) = (0, String::new());
        while host.work() {
            let said = SAID.take();
            let told = said.iter().filter(|message| matches!(message.reply, Reply::Table { .. })).count();
            assert_eq!(told, 1, "each decision is told");
            last = kept(&said).expect("each decision is kept").to_owned();
            steps += 1;
        }
        assert!(steps > 20 && last.contains("\nend"), "{steps}");
        // What was kept is the table: opened anew it is over too.
        ask(&mut host, Request::Close { table: id() });
        let opening = Opening::Record { text: last, good_part: false };
        let how = Open { table: id(), opening, pack: None, seed: None, single_answers: true, script: None };
        let said = ask(&mut host, Request::Open(how));
        assert!(kept(&said).is_none() && matches!(said[0].reply, Reply::Opened { fault: None, .. }));
    }
}

#[test]
fn what_cannot_be_met_is_said() {
    let mut host = host();
    let look = Request::Look { table: id(), viewer: None, known: 0 };
    assert!(matches!(ask(&mut host, look)[0].reply, Reply::Error(Error::NoTable(_))));
    let two = [Sitter::person("Ana"), Sitter::bot("noble")];
    ask(&mut host, open(GameName::Lisboa, &two));
    assert!(matches!(ask(&mut host, open(GameName::Lisboa, &two))[0].reply, Reply::Error(Error::Taken(_))));
    ask(&mut host, Request::Close { table: id() });
    assert!(matches!(ask(&mut host, open(GameName::Lisboa, &two[..1]))[0].reply, Reply::Error(Error::Agreed(_))));
}

#[test]
fn a_hint_is_for_whoever_is_asked_and_a_what_if_is_not_kept() {
    let mut host = host();
    ask(&mut host, open(GameName::Lisboa, &[Sitter::person(""), Sitter::person("")]));
    let asked = host.list()[0].asked.expect("somebody is asked");
    let other = if asked == Seat::A { Seat::B } else { Seat::A };
    let hint = |seat| Request::Hint { table: id(), seat, iterations: 16 };
    assert!(matches!(ask(&mut host, hint(other))[0].reply, Reply::Error(Error::NotAsked(_))));
    let said = ask(&mut host, hint(asked));
    assert!(said.iter().any(|message| matches!(&message.reply, Reply::Hint { .. })));
    let said = ask(&mut host, Request::WhatIf { table: id(), viewer: Some(asked), step: 0, seed: 1 });
    assert!(matches!(said[0].reply, Reply::Opened { .. }) && kept(&said).is_none());
    assert_eq!(host.list().len(), 2);
}

/// A finished game of two bots.
fn finished(game: GameName) -> Host {
    let mut host = host();
    ask(&mut host, open(game, &[Sitter::bot("apprentice"), Sitter::bot("apprentice")]));
    ask(&mut host, Request::Look { table: id(), viewer: None, known: 0 });
    while host.work() {
        SAID.take();
    }
    host
}

fn review(seat: Option<Seat>) -> Request {
    Request::Review { table: id(), seat, iterations: 8 }
}

/// The parts of a review that do not depend on the game: whose, how many decisions of how many, and how many turns.
fn reviewed(said: &[ToPage]) -> Option<(Option<Seat>, usize, usize, usize)> {
    said.iter().find_map(|message| {
        if let ToPage { number: Some(5), reply: Reply::Review { review, .. } } = message {
            Some(each!(review, review => (review.seat, review.done, review.of, review.turns.len())))
        } else {
            None
        }
    })
}

#[test]
fn a_review_tells_how_far_it_is_and_answers_at_its_end() {
    for game in GameName::ALL {
        let mut host = finished(game);
        assert!(ask(&mut host, review(Some(Seat::B))).is_empty(), "it is answered later");
        let mut told = Vec::new();
        while host.work() {
            told.extend(SAID.take());
        }
        let (seat, done, of, turns) = reviewed(&told).expect("it is answered in the end");
        assert_eq!((seat, done), (Some(Seat::B), of));
        assert!(of > 10 && (1..=3).contains(&turns), "{of} decisions, {turns} turns");
        let progress: Vec<(usize, usize)> = told
            .iter()
            .filter_map(
                |message| {
                    if let Reply::Reviewing { done, of, .. } = message.reply { Some((done, of)) } else { None }
                },
            )
            .collect();
        assert_eq!(progress, (1..=of).map(|done| (done, of)).collect::<Vec<_>>());
    }
}

#[test]
fn an_interrupted_review_answers_with_a_part_and_others_are_answered_meanwhile() {
    let mut host = finished(GameName::Madeira);
    ask(&mut host, review(None));
    assert!(host.work() && host.work() && host.work());
    let said = ask(&mut host, Request::Replay { table: id(), viewer: None, step: 3, log_from: 2 });
    assert!(said.iter().any(|message| matches!(message.reply, Reply::Past { .. })), "the page need not wait");
    let said = ask(&mut host, Request::Interrupt { table: id() });
    let (_, done, of, _) = reviewed(&said).expect("it is answered at once");
    assert!(done == 3 && of > done, "{done} of {of}");
    assert!(!host.work(), "it is over");
    // Another one ends the one before, and so does closing the table.
    ask(&mut host, review(None));
    assert!(reviewed(&ask(&mut host, review(Some(Seat::A)))).is_some_and(|(seat, ..)| seat.is_none()));
    assert!(reviewed(&ask(&mut host, Request::Close { table: id() })).is_some() && !host.work());
}

#[test]
fn a_game_that_goes_on_is_not_looked_back_at() {
    let mut host = host();
    ask(&mut host, open(GameName::Lisboa, &[Sitter::person(""), Sitter::person("")]));
    for request in [review(None), review(Some(Seat::A)), Request::Course { table: id() }] {
        assert!(matches!(ask(&mut host, request)[0].reply, Reply::Error(Error::NotOver)));
    }
    assert!(matches!(ask(&mut host, review(Some(Seat::D)))[0].reply, Reply::Error(Error::NoSeat(Seat::D))));
    ask(&mut host, Request::Close { table: id() });
    assert!(matches!(ask(&mut host, review(None))[0].reply, Reply::Error(Error::NoTable(_))));
}
