//! Lessons: files that cannot be read or followed say what is wrong.

use lisboa::Lisboa;
use session::ReadFault;
use session::lesson::{LessonError, Stand, read};
use table::Faults;

const LISBOA: &str = include_str!("../../../lessons/lisboa.lesson");

fn wrong(text: &str) -> String {
    read(text).map(|_| ()).map_err(|faults: Faults| faults.to_string()).expect_err("it is wrong")
}

#[test]
fn every_line_that_is_wrong_is_named() {
    let told = wrong("lesson 1\nstep early\npart Turns\npart turns\nalso gold 1\nfoo\nstep a\nrecord\n");
    for part in ["line 2", "line 3", "line 5", "line 6"] {
        assert!(told.contains(part), "{told}");
    }
    assert!(!told.contains("line 4") && !told.contains("line 7"), "{told}");
    assert!(wrong("lesson 2\npart a\nstep b\nrecord\n").contains("not version 2"));
    assert!(wrong("puzzle\npart a\nstep b\nrecord\n").contains("no `lesson` with a number"));
    assert!(wrong("lesson 1\npart a\nstep b\n").contains("lacks a record"));
    assert!(wrong("lesson 1\nrecord\n").contains("lacks a part"));
    assert!(wrong(&"x".repeat(1 << 19)).contains("too long"));
}

#[test]
fn a_lesson_of_another_pack_or_version_or_with_other_steps_is_refused() {
    let open = |text: String| read(&text).expect("a file").open::<Lisboa>().map(|_| ()).expect_err("it is wrong");
    let refused = |text: String| {
        let error = open(text);
        let LessonError::Replay(error) = error else { panic!("{error}") };
        error.fault
    };
    assert!(matches!(refused(LISBOA.replace("rules 2", "rules 9")), ReadFault::OtherRules { theirs: 9, .. }));
    let fault = refused(LISBOA.replace("pack caravela bb", "pack caravela aa"));
    assert!(matches!(fault, ReadFault::OtherPack { .. }), "{fault:?}");
    assert_eq!(refused(LISBOA.replace("build A1 gold", "build A2 gold")), ReadFault::Broken);
    assert!(matches!(open(LISBOA.replace("step house\n", "")), LessonError::Count { .. }));
    assert!(matches!(open(LISBOA.replace("also house left", "also house east")), LessonError::NoAnswer(_)));
    let text = read(LISBOA).expect("a file");
    assert!(matches!(text.begin::<Lisboa>(9, ""), Err(LessonError::NoPart(9))));
}

#[test]
fn it_is_known_where_somebody_is() {
    let lesson = read(LISBOA).expect("a file").open::<Lisboa>().unwrap_or_else(|error| panic!("{error}"));
    let answer = |text: &str| text.parse().expect("an answer");
    let before = answer("clergy 32");
    assert_eq!(lesson.stand(&[]), Stand::Step(0));
    assert_eq!(lesson.stand(&[before, answer("court 4")]), Stand::Step(1));
    assert_eq!(lesson.stand(&[before, answer("gold 4")]), Stand::Lost(0));
    assert_eq!(lesson.said_at(0), Some(("turns", "visit")));
    assert_eq!((lesson.part_of(0), lesson.part_of(lesson.steps.len() - 1)), (0, 1));
}
