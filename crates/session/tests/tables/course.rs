//! The course of finished games: it adds up to the final points, exactly.

use crate::common::{deal, lisboa, play};
use session::shelf::{make_of_record, record_head};
use session::{Course, GameName, Shelf, Table, for_game};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{ScoreLine, Seat};

/// The golden games of a game, as tables.
fn golden<G: Shelf>() -> Vec<Table<G>> {
    let files = testkit::repository::files(&format!("golden/{}", G::NAME), &["game"]);
    assert!(!files.is_empty(), "there are golden games");
    let read = |path: std::path::PathBuf| {
        let text = testkit::repository::read(&path);
        let head = record_head(&text).expect("a head");
        let game = make_of_record(&head, None).expect("a game");
        Table::read(Arc::new(game), &text).expect("a record").table
    };
    files.into_iter().map(read).collect()
}

fn sum(lines: &[ScoreLine], seat: Seat) -> i16 {
    lines.iter().map(|line| line.points[seat]).sum()
}

/// What was there at first, what came in play and what the end brought are the final points of every seat.
fn assert_adds_up(course: &Course) {
    let last = course.turns.last().expect("there was a turn");
    for (n, seat) in (0..course.total.len()).zip(Seat::ALL) {
        assert_eq!(
            course.start[n] + sum(&course.play, seat),
            last.points[n],
            "{seat} before the end: {:?}",
            course.play
        );
        assert_eq!(last.points[n] + sum(&course.end, seat), course.total[n], "{seat} at the end: {:?}", course.end);
    }
}

#[test]
fn the_points_of_golden_games_add_up_by_sources_that_have_a_name() {
    for game in GameName::ALL {
        for_game!(game, G => {
            let mut seen = BTreeSet::new();
            for table in golden::<G>() {
                let course = table.course().expect("golden games are over");
                assert_adds_up(&course);
                assert_eq!(course.total, table.sight(None, 0).scores);
                seen.extend(course.play.iter().map(|line| line.name));
            }
            let named: BTreeSet<&str> = <G as table::Game>::SOURCES.iter().map(|(_, name)| *name).collect();
            assert_eq!(seen, named, "each source gives points somewhere, and nothing else does");
        });
    }
}

#[test]
fn turns_come_in_order_and_end_with_the_game() {
    for table in golden::<lisboa::Lisboa>() {
        let course = table.course().expect("golden games are over");
        assert!(course.turns.windows(2).all(|two| two[0].step < two[1].step && two[0].round <= two[1].round));
        assert!(course.turns.windows(2).all(|two| (two[0].round, two[0].turn) != (two[1].round, two[1].turn)));
        assert_eq!(course.turns.last().map(|turn| turn.step), Some(table.steps().len()));
        let scores = |step| table.state_at(step).map(|state| table::Game::scores(table.game(), state));
        for turn in course.turns.iter().rev().skip(1) {
            let then = scores(turn.step).expect("a step that was taken");
            assert!(turn.points.iter().zip(Seat::ALL).all(|(&points, seat)| points == then[seat]));
        }
    }
}

#[test]
fn a_game_that_goes_on_tells_no_course() {
    let mut at_end = false;
    play(deal(&lisboa()[0], 5), 5, |table| {
        at_end = table.course().is_some();
        assert_eq!(at_end, crate::common::asked(table).is_none());
    });
    assert!(at_end);
}
