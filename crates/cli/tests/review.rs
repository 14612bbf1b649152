//! Reviews of recorded games.

mod common;

use common::{Folder, GAMES, Ran, a_position, a_record, run};
use serde_json::Value;
use std::fs;

/// A review that does not take long.
fn run_quick(record: &str, more: &[&str]) -> Ran {
    run(&[&["review", record, "--iterations", "8"], more].concat())
}

/// The list under a key.
fn list<'a>(json: &'a Value, key: &str) -> &'a [Value] {
    json[key].as_array().map_or(&[], Vec::as_slice)
}

/// The number under a key.
fn number(json: &Value, key: &str) -> f64 {
    json[key].as_f64().unwrap_or_else(|| panic!("no number `{key}` in {json}"))
}

#[test]
fn a_review_points_at_three_turns_with_reasons_and_rules() {
    for (game, rule) in GAMES.into_iter().zip(["(L-", "(M-"]) {
        let folder = Folder::new();
        let record = a_record(&folder, game);
        let first = run_quick(&record, &["--seat", "A"]).code(0).says(&[
            "8 simulations for each, seed 1.",
            "lost on average",
            "A random",
            "The 3 turns that mattered most",
            "1. ",
            "3. ",
            "played  ",
            "better  ",
            "by the end of the turn",
            rule,
        ]);
        assert!(!first.out.contains("B random"), "{}", first.out);
        assert_eq!(first.out, run_quick(&record, &["--seat", "A"]).code(0).out, "the same review again");
        let other = run_quick(&record, &["--seat", "A", "--seed", "2"]).code(0);
        assert_ne!(first.out, other.out, "another seed is other luck");
    }
}

#[test]
fn a_review_as_json_has_every_decision() {
    for game in GAMES {
        let folder = Folder::new();
        let record = a_record(&folder, game);
        let json = run_quick(&record, &["--seat", "A", "--json"]).code(0).json();
        assert_eq!((json["game"].as_str(), json["seat"].as_str()), (Some(game), Some("A")));
        assert_eq!((json["iterations"].as_u64(), json["seed"].as_u64()), (Some(8), Some(1)));
        assert_eq!(json["interrupted"], false);
        let decisions = list(&json, "decisions");
        assert!(decisions.len() > 20 && json["count"].as_u64() == Some(decisions.len() as u64), "{json}");
        for decision in decisions {
            assert!(number(decision, "loss") >= 0.0 && number(decision, "answers") > 1.0, "{decision}");
            assert!(decision["rule"].as_str().is_some_and(|rule| rule.contains('-')), "{decision}");
            let is_best = decision["played"]["do"] == decision["best"]["do"];
            assert!(!is_best || number(decision, "loss") == 0.0, "{decision}");
            assert!(number(&decision["played"], "visits") >= 2.0 && decision["loss_error"].is_number(), "{decision}");
        }
        let seats = list(&json, "seats");
        assert_eq!((seats.len(), seats[0]["seat"].as_str()), (1, Some("A")));
        let sum: f64 = decisions.iter().map(|decision| number(decision, "loss")).sum();
        assert!((number(&seats[0], "loss") - sum).abs() < 0.1, "{json}");
        assert!((number(&seats[0], "mean_loss") - sum / decisions.len() as f64).abs() < 0.01, "{json}");
        assert!(number(&seats[0], "lost_nothing") + number(&seats[0], "clear_losses") <= decisions.len() as f64);
        let turns = list(&json, "turns");
        assert_eq!(turns.len(), 3);
        assert!(turns.is_sorted_by(|a, b| number(a, "loss") >= number(b, "loss")), "{json}");
        let told = &list(&turns[0], "decisions")[0];
        assert!(told["question"].is_string() && told["best"]["meaning"].is_string(), "{told}");
        assert!(list(told, "gains").iter().all(|gain| gain["term"].is_string() && gain["points"].is_number()));
    }
}

#[test]
fn the_review_of_one_seat_is_a_part_of_the_whole() {
    let folder = Folder::new();
    let record = a_record(&folder, "madeira");
    let of = |more: &[&str]| run_quick(&record, &[&["--json"], more].concat()).code(0).json();
    let (whole, part) = (of(&[]), of(&["--seat", "B"]));
    let own = |json: &Value| -> Vec<Value> {
        list(json, "decisions").iter().filter(|decision| decision["seat"] == "B").cloned().collect()
    };
    assert_eq!(own(&whole), own(&part));
    assert_eq!(whole["seats"][1], part["seats"][0]);
    assert_eq!(own(&part).len(), list(&part, "decisions").len());
}

#[test]
fn a_review_names_what_is_wrong() {
    let folder = Folder::new();
    let record = a_record(&folder, "lisboa");
    run(&["review", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
    run(&["review", &record, "--seat", "C"]).code(2).complains(&["seat C is not in this game; its seats are A, B"]);
    run(&["review", &record, "--seat", "E"]).code(2).complains(&["--seat"]);
    run(&["review", &record, "--iterations", "0"]).code(2).complains(&["--iterations must be from 1 to 1000000"]);
    run(&["review", &record, "--iterations", "-3"]).code(2).complains(&["'-3'", "--iterations"]);
    run(&["review", &record, "--components", "/no/such"]).code(2).complains(&["not a directory"]);
    let text = fs::read_to_string(&record).expect("the record is there");
    let broken = folder.write("broken.game", &text.replacen(" portfolio ", " portfolio 99", 1));
    run(&["review", &broken]).code(1).complains(&["broken.game", "line "]);
    let other = folder.write("other.game", "no record at all\n");
    run(&["review", &other]).code(1).complains(&["other.game", "line 1"]);
}

#[test]
fn a_record_without_decisions_has_nothing_to_review() {
    for game in GAMES {
        let folder = Folder::new();
        let position = a_position(&folder, game, 2, &["turn A"]);
        run(&["review", &position]).code(0).says(&["There is nothing to review: the record has no decision with more"]);
        run(&["review", &position, "--seat", "B"]).code(0).says(&["no decision of B with"]);
        let json = run(&["review", &position, "--json"]).code(0).json();
        assert_eq!((json["count"].as_u64(), list(&json, "decisions").len()), (Some(0), 0));
    }
}

/// Whether a running program listens to Ctrl-C by now.
#[cfg(target_os = "linux")]
fn listens(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & 0b10 != 0)
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_review_says_what_it_has() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let folder = Folder::new();
    let record = a_record(&folder, "madeira");
    let mut review = common::program(&["review", &record, "--iterations", "20000"]);
    let child = review.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it can be started");
    for _ in 0..2000 {
        if listens(child.id()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(500));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("`kill` is there");
    let output = child.wait_with_output().expect("it ends");
    assert!(sent.success() && output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Interrupted"), "{output:?}");
}
