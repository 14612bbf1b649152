//! Puzzles: files that can be read, written and tried, and those that cannot.

use session::puzzle::{Attempt, Grade, PuzzleError, PuzzleText, of_the_day, read};
use session::{GameName, ReadFault, Shelf, Table, for_game};
use std::sync::Arc;
use table::{Actor, GameExt, Seat};

/// A table at the first decision, and what can be answered there.
fn table<G: Shelf>() -> (Table<G>, Seat, Vec<G::Action>) {
    let game = Arc::new(session::shelf::make::<G>(session::Pack::shipped(), 2, &[] as &[&str]).expect("a game"));
    let mut table = Table::deal(game, 7).expect("a deal");
    table.go_on();
    let Actor::Player(seat) = table.game().actor(table.state()) else { panic!("nobody is asked") };
    let mut legal = Vec::new();
    table.game().legal_actions(table.state(), &mut legal);
    assert!(legal.len() > 1);
    (table, seat, legal)
}

/// A puzzle in which the first answer is right.
fn puzzle<G: Shelf>() -> PuzzleText {
    let (table, _, legal) = table::<G>();
    let [best, next] = [legal[0], legal[1]].map(|action| action.to_string());
    PuzzleText {
        number: 7,
        grade: Grade::Middle,
        theme: "store".to_owned(),
        margin: 5.4,
        solution: vec![best.clone()],
        keys: vec![vec![best]],
        next,
        gains: vec![("wigs".to_owned(), 3.0), ("score-ships".to_owned(), -1.5)],
        record: table.save(),
    }
}

fn is_tried<G: Shelf>() {
    let (_, seat, legal) = table::<G>();
    let puzzle = puzzle::<G>().open::<G>().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((puzzle.seat, puzzle.solution[0], puzzle.next), (seat, legal[0], legal[1]));
    let attempt = |action: Option<G::Action>| {
        let (mut table, ..) = table::<G>();
        action.into_iter().for_each(|action| table.act(seat, action).expect("it is possible"));
        puzzle.attempt(&table)
    };
    assert_eq!(attempt(None), Attempt::Going);
    assert_eq!(attempt(Some(legal[0])), Attempt::Solved);
    assert_eq!(attempt(Some(legal[1])), Attempt::Missed { key: 0, step: puzzle.table.steps().len() });
}

/// The shipped puzzles of a game.
fn shipped(game: GameName) -> Vec<PuzzleText> {
    let path = format!("{}/../../puzzles/{game}.puzzles", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(
        text.contains(&format!("\n# caravela puzzles mine {game} ")),
        "the head of {path} says how they were found"
    );
    read(&text).unwrap_or_else(|faults| panic!("{path}: {faults}"))
}

fn are_solved<G: Shelf>(puzzles: &[PuzzleText]) {
    for text in puzzles {
        let puzzle = text.open::<G>().unwrap_or_else(|error| panic!("puzzle {}: {error}", text.number));
        let solved = puzzle.solved().unwrap_or_else(|error| panic!("puzzle {}: {error}", text.number));
        assert_eq!(puzzle.attempt(&puzzle.table), Attempt::Going, "puzzle {}", text.number);
        assert_eq!(puzzle.attempt(&solved), Attempt::Solved, "puzzle {}", text.number);
        assert_eq!(puzzle.decisions().len(), puzzle.solution.len(), "puzzle {}", text.number);
        let mut other = puzzle.table.clone();
        other.act(puzzle.seat, puzzle.next).unwrap_or_else(|_| panic!("puzzle {}: the next best turn", text.number));
        // What is done beside the turn leaves it open.
        let is_beside = other.game().asks_again(puzzle.table.state(), other.state());
        let is_missed = matches!(puzzle.attempt(&other), Attempt::Missed { key: 0, .. });
        assert!(is_missed != is_beside, "puzzle {}", text.number);
        let people = Seat::first(puzzle.table.game().n_seats()).filter(|&seat| puzzle.table.sitter(seat).is_person());
        assert_eq!(people.collect::<Vec<_>>(), [puzzle.seat], "puzzle {}", text.number);
    }
}

#[test]
fn every_shipped_puzzle_is_solved_by_its_solution_alone_and_there_are_enough_of_each_grade() {
    for game in GameName::ALL {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 40, "{game} has {} puzzles", puzzles.len());
        for grade in Grade::ALL {
            let n = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
            assert!(n >= 5, "{game} has {n} puzzles of the grade {}", grade.word());
        }
        let mut numbers: Vec<u32> = puzzles.iter().map(|puzzle| puzzle.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), puzzles.len(), "each has a number of its own");
        for_game!(game, G => are_solved::<G>(&puzzles));
    }
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let puzzles = shipped(GameName::Lisboa);
    for n in [1, 2, 7, puzzles.len()] {
        let mut days: Vec<u32> = (20_000..).take(n).filter_map(|day| of_the_day(&puzzles[..n], day)).collect();
        assert_eq!(of_the_day(&puzzles[..n], 20_000), of_the_day(&puzzles[..n], 20_000 + n as u32));
        days.sort_unstable();
        days.dedup();
        assert_eq!(days.len(), n);
    }
    assert_eq!(of_the_day(&[], 20_000), None);
}

#[test]
fn a_try_is_under_way_solved_or_missed() {
    GameName::ALL.into_iter().for_each(|game| for_game!(game, G => is_tried::<G>()));
}

#[test]
fn a_file_is_written_and_read_again() {
    let puzzles: Vec<PuzzleText> = GameName::ALL.map(|game| for_game!(game, G => puzzle::<G>())).into();
    let file: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    assert_eq!(read(&format!("# All of them.\n\n{file}")), Ok(puzzles));
}

#[test]
fn every_line_that_is_wrong_is_named() {
    let faults = read("puzzle 3\ngrade odd\nsolution court 1\nend\nriddle 4\n").expect_err("it is wrong").to_string();
    for wanted in [
        "puzzle 3 lacks a grade",
        "a margin",
        "a theme",
        "a key",
        "what is next best",
        "a record",
        "line 5",
        "riddle 4",
    ] {
        assert!(faults.contains(wanted), "{wanted}: {faults}");
    }
    assert!(read(&"#".repeat(9 << 20)).is_err(), "too long");
}

fn is_refused<G: Shelf>() {
    let good = puzzle::<G>();
    let open = |change: &dyn Fn(&mut PuzzleText)| {
        let mut puzzle = good.clone();
        change(&mut puzzle);
        puzzle.open::<G>().err().expect("it cannot be tried")
    };
    let error = open(&|puzzle| puzzle.solution = vec!["sing".to_owned()]);
    assert!(matches!(&error, PuzzleError::NoAnswer(text) if text == "sing"), "{error}");
    let error = open(&|puzzle| puzzle.keys.push(puzzle.keys[0].clone()));
    assert!(matches!(&error, PuzzleError::NotSolved), "{error}");
    let error = open(&|puzzle| puzzle.solution.extend(vec![puzzle.solution[0].clone(); 40]));
    assert!(matches!(&error, PuzzleError::NotPossible(_)), "{error}");
    let error = open(&|puzzle| puzzle.record = "a poem".to_owned());
    assert!(matches!(&error, PuzzleError::Record(_)), "{error}");
    let newer = format!("rules {}", G::RULES + 1);
    let error = open(&|puzzle| puzzle.record = puzzle.record.replace(&format!("rules {}", G::RULES), &newer));
    assert!(matches!(&error, PuzzleError::Replay(why) if matches!(why.fault, ReadFault::OtherRules { .. })), "{error}");
    let error = open(&|puzzle| {
        let pack = puzzle.record.lines().find(|line| line.starts_with("pack ")).expect("it names its pack");
        puzzle.record = puzzle.record.replace(pack, "pack caravela 0123456789abcdef");
    });
    assert!(matches!(&error, PuzzleError::Replay(why) if matches!(why.fault, ReadFault::OtherPack { .. })), "{error}");
}

#[test]
fn a_puzzle_that_is_broken_or_of_another_pack_or_version_says_so() {
    GameName::ALL.into_iter().for_each(|game| for_game!(game, G => is_refused::<G>()));
}
