//! Challenges: files that can be read, and how a game stands against a goal.

use lisboa::Lisboa;
use session::challenge::{Challenge, Measure, PLAYER, read};
use session::{Sitter, Table};
use table::{Actor, Game, Seat};

const FILE: &str = "
# Two of them.
challenge first-light
seed 1755
against apprentice, merchant
stars points 10 20 30
without decree
end

challenge ahead
seed 7
against minister
stars lead -300 0 300
end
";

/// Who discards a card for gold, and nothing else.
fn gold(event: &lisboa::Event) -> Option<(Seat, &'static str)> {
    if let lisboa::Happening::CardForGold(seat, _) = event.what { Some((seat, "gold")) } else { None }
}

/// Plays on with the first answers, up to the end.
fn play_on(table: &mut Table<Lisboa>) {
    let mut legal = Vec::new();
    while let Actor::Player(seat) = table.game().actor(table.state()) {
        table.game().legal_actions(table.state(), &mut legal);
        table.act(seat, legal[0]).expect("it is possible");
    }
}

#[test]
fn a_file_is_read() {
    let challenges = read(FILE).expect("it is right");
    assert_eq!(challenges[0].against, ["apprentice", "merchant"]);
    assert_eq!((challenges[0].measure, challenges[0].stars), (Measure::Points, [10, 20, 30]));
    assert_eq!(challenges[0].without, ["decree"]);
    assert_eq!((challenges[1].measure, challenges[1].seed), (Measure::Lead, 7));
}

#[test]
fn every_challenge_that_is_wrong_is_named() {
    let wrong = "challenge a\nagainst clever\nstars points 3 2 1\nend\nriddle b\nchallenge c\nseed 1\nagainst noble\nstars lead 1 2 3\nend\nchallenge c\nend\n";
    let faults = read(wrong).expect_err("it is wrong").to_string();
    for wanted in
        ["`a` lacks a seed", "`a` lacks opponents", "`a` lacks stars", "line 5", "riddle b", "`c` stands twice"]
    {
        assert!(faults.contains(wanted), "{wanted}: {faults}");
    }
}

fn open(challenge: &Challenge) -> Table<Lisboa> {
    challenge.open::<Lisboa>().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_challenge_is_the_same_table_for_everybody() {
    let challenge = &read(FILE).expect("it is right")[0];
    let (one, other) = (open(challenge), open(challenge));
    assert_eq!(one.save(), other.save());
    assert_eq!((one.sitter(PLAYER).is_person(), one.game().n_seats()), (true, 3));
    assert_eq!(*one.sitter(Seat::C), Sitter::Bot { level: "merchant".to_owned() });
}

#[test]
fn a_challenge_is_known_again_by_its_record() {
    let challenges = read(FILE).expect("it is right");
    let head = |table: &Table<Lisboa>| session::shelf::record_head(&table.save()).expect("a head");
    let mut table = open(&challenges[0]);
    assert!(challenges[0].is_of::<Lisboa>(&head(&table)) && !challenges[1].is_of::<Lisboa>(&head(&table)));
    table.sit(PLAYER, &Sitter::person("Ana")).expect("a person");
    assert!(challenges[0].is_of::<Lisboa>(&head(&table)));
    table.sit(Seat::B, &Sitter::bot("noble")).expect("a bot");
    assert!(!challenges[0].is_of::<Lisboa>(&head(&table)), "other opponents");
    assert!(!challenges[0].is_of::<madeira::Madeira>(&head(&open(&challenges[0]))), "another game");
}

#[test]
fn stars_are_given_at_the_end_and_only_if_nothing_forbidden_was_done() {
    let challenge = &read(FILE).expect("it is right")[1];
    let mut table = open(challenge);
    let standing = challenge.standing_at(&table, gold);
    assert!(!standing.is_over && standing.stars == 0, "{standing:?}");
    play_on(&mut table);
    let standing = challenge.standing_at(&table, gold);
    let scores = table.game().scores(table.state());
    assert_eq!(standing.reached, scores[Seat::A] - scores[Seat::B]);
    assert_eq!(standing.stars, if standing.reached >= 0 { 2 } else { 1 });
    let strict = Challenge { without: vec!["gold".to_owned()], ..challenge.clone() };
    let standing = strict.standing_at(&table, gold);
    let (deed, step) = standing.broken.clone().expect("the first answer is to discard a card for gold");
    assert_eq!((deed.as_str(), standing.stars), ("gold", 0));
    let begins = |seat| table.steps()[step].events.iter().filter_map(gold).any(|(by, _)| by == seat);
    assert!(begins(PLAYER) && !begins(Seat::B), "{standing:?}");
}
