//! Every other command: what it gives, and how it fails.

mod common;

use common::{Folder, a_record, program, root, run};
use std::fs;
use std::process::Stdio;

const SCENARIO: &str = "scenario LX-18\npage 16\ntitle Too little Influence\nrules L-VISIT-02 L-VISIT-04\nplayers 4\ngiven\n  \
    turn A\n  treasury 3\n  B: king-office 3\n  A: influence 2, wigs 9, hand 41 1 2 3 4, plans 1, king-office 2\ndo\n  \
    A: court 41\nwant\n  A: influence 0, wigs 7\nend\n";

#[test]
fn sim_counts_games() {
    let args = ["sim", "lisboa", "--players", "3", "--games", "4", "--seed", "9", "--bots", "random,random,random"];
    run(&args).code(0).says(&["games                  4", "seat C random", "mean turns", "ended by"]);
    let json = run(&[&args[..], &["--json"]].concat()).code(0).json();
    assert_eq!(json["games"], 4);
    assert_eq!(json["seats"].as_array().map(Vec::len), Some(3));
    let wins: u64 = json["seats"].as_array().into_iter().flatten().filter_map(|seat| seat["wins"].as_u64()).sum();
    assert!(wins >= 4, "{json}");
    let ended: u64 = json["end_reasons"].as_object().into_iter().flatten().filter_map(|(_, n)| n.as_u64()).sum();
    assert_eq!(ended, 4);
    assert!(json["decisions"].as_u64() > json["decisions_with_choice"].as_u64());
    assert!(json["mean_turns"].as_f64() > Some(10.0));
}

#[test]
fn sim_is_the_same_for_the_same_seed_and_its_records_replay() {
    let folder = Folder::new();
    let text = |name: &str| {
        let games = folder.path(name);
        let args = [
            "sim",
            "lisboa",
            "--players",
            "4",
            "--games",
            "2",
            "--seed",
            "7",
            "--options",
            "tasks",
            "--record",
            &games,
        ];
        run(&args).code(0);
        fs::read_to_string(format!("{games}/lisboa-4p-7-2.game")).expect("the record is written")
    };
    let (first, second) = (text("a"), text("b"));
    assert_eq!(first, second);
    assert!(first.contains("options tasks") && first.contains("seed 8"), "{first}");
    run(&["replay", &format!("{}/lisboa-4p-7-1.game", folder.path("a"))]).code(0).says(&["The record is complete"]);
}

#[test]
fn sim_names_what_is_wrong() {
    run(&["sim", "chess"]).code(2).complains(&["known are lisboa"]);
    run(&["sim", "lisboa", "--players", "5"]).code(2).complains(&["2 to 4 players"]);
    run(&["sim", "lisboa", "--bots", "random,greedy,random"]).code(2).complains(&["greedy", "known are random"]);
    run(&["sim", "lisboa", "--players", "3", "--bots", "random"]).code(2).complains(&["3 players", "names 1"]);
    run(&["sim", "lisboa", "--games", "0"]).code(2).complains(&["at least 1"]);
    run(&["sim", "lisboa", "--options", "solo"]).code(2).complains(&["A-71"]);
    let folder = Folder::new();
    let file = folder.write("file", "");
    run(&["sim", "lisboa", "--games", "1", "--record", &file]).code(2).complains(&["file"]);
}

#[test]
fn scenarios_pass_and_fail() {
    let folder = Folder::new();
    let good = folder.write("good.scenario", SCENARIO);
    let bad = folder.write("bad.scenario", &SCENARIO.replace("wigs 7", "wigs 6"));
    run(&["scenario", &good]).code(0).says(&["ok", "LX-18", "1 passed, 0 failed"]);
    let ran = run(&["scenario", &folder.path("")]).code(1);
    ran.says(&["FAILED", "line 14", "wanted `A: wigs 6`", "A: wigs 7", "1 passed, 1 failed"]);
    let json = run(&["scenario", "--json", &good, &bad]).code(1).json();
    assert_eq!((json["passed"].as_u64(), json["failed"].as_u64()), (Some(1), Some(1)));
    assert_eq!(json["scenarios"][1]["failures"][0]["line"], 14);
}

#[test]
fn scenarios_that_cannot_be_read_are_named() {
    let folder = Folder::new();
    run(&["scenario", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
    run(&["scenario", &folder.path("")]).code(2).complains(&["no *.scenario file"]);
    run(&["scenario"]).code(2).complains(&["<PATH>"]);
    let odd = folder.write("odd.scenario", "scenario X\njump\n");
    run(&["scenario", &odd]).code(1).says(&["FAILED", "line 2", "jump", "0 passed, 1 failed"]);
    let game = folder.write("game.scenario", &SCENARIO.replace("players 4", "game chess\nplayers 4"));
    run(&["scenario", &game]).code(1).says(&["known are lisboa"]);
    let players = folder.write("players.scenario", &SCENARIO.replace("players 4", "players 1"));
    run(&["scenario", &players]).code(1).says(&["2 to 4 players"]);
}

#[test]
fn a_record_is_told_and_what_is_hidden_stays_hidden() {
    let folder = Folder::new();
    let record = a_record(&folder);
    let ran = run(&["replay", &record]).code(0).says(&["Round 1, turn of", "Final scoring", "The record is complete"]);
    assert!(!ran.out.contains("(hidden)"));
    run(&["replay", &record, "--to", "40", "--seat", "B"]).code(0).says(&[
        "(hidden)",
        "Your board, B",
        "If the game ended now",
    ]);
    let json = run(&["replay", &record, "--json", "--seat", "A"]).code(0).json();
    assert_eq!(json["complete"], true);
    assert!(json["moves"].as_array().is_some_and(|moves| moves.iter().any(|step| step["do"].is_null())));
    assert!(json["moves"][0]["events"][0]["rule"].as_str().is_some_and(|rule| rule.starts_with("L-")));
    run(&["replay", &record, "--to", "99999"]).code(2).complains(&["the record has"]);
    run(&["replay", &record, "--seat", "D"]).code(2).complains(&["A, B"]);
    run(&["replay", &record, "--seat", "E"]).code(2).complains(&["A, B, C, D"]);
}

#[test]
fn broken_and_cut_records_are_told_apart() {
    let folder = Folder::new();
    let text = fs::read_to_string(a_record(&folder)).expect("the record is there");
    let cut = folder.write("cut.game", &text[..text.len() * 2 / 3]);
    run(&["replay", &cut]).code(0).says(&["The record is cut off", "If the game ended now"]);
    let hash = text.lines().position(|line| line.starts_with("= 2 ")).expect("there is a second round") + 1;
    let wrong: Vec<&str> =
        text.lines().map(|line| if line.starts_with("= 2 ") { "= 2 0123456789abcdef" } else { line }).collect();
    let wrong = folder.write("wrong.game", &(wrong.join("\n") + "\n"));
    run(&["replay", &wrong]).code(1).complains(&[&format!("line {hash}"), "0123456789abcdef"]);
    let illegal = folder.write("illegal.game", &text.replacen("clergy ", "church ", 1));
    run(&["replay", &illegal]).code(1).complains(&["line ", "church "]);
    let none = folder.write("none.game", "hello\n");
    run(&["replay", &none]).code(1).complains(&["line 1", "caravela-record"]);
    let pack = folder.write("pack.game", &text.replacen("pack caravela ", "pack mine ", 1));
    run(&["replay", &pack]).code(1).complains(&["pack mine", "--components"]);
    run(&["replay", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
}

#[test]
fn an_action_is_explained_at_any_point_of_a_record() {
    let folder = Folder::new();
    let record = a_record(&folder);
    let to = run(&["replay", &record, "--json"]).json();
    let moves = to["moves"].as_array().cloned().unwrap_or_default();
    let is_turn = |step: &serde_json::Value| step["do"].as_str().is_some_and(|text| text.starts_with("gold "));
    let n = moves.iter().position(is_turn).expect("somebody takes gold");
    let (at, action) = (n.to_string(), moves[n]["do"].as_str().unwrap_or_default().to_owned());
    run(&["explain", &record, "--at", &at, &action]).code(0).says(&["is asked", "is possible", "take 1 gold"]);
    run(&["explain", &record, "--at", &at, "build", "A1", "gold"]).code(0).says(&["is not possible", "L-TURN-04 (p. "]);
    let json = run(&["explain", &record, "--at", &at, "--json", "pass"]).code(0).json();
    assert_eq!((json["possible"].as_bool(), json["asked"].as_str()), (Some(false), Some("take-turn")));
    assert_eq!(json["reasons"][0]["rule"], "L-TURN-04");
    run(&["explain", &record, "--at", "99999", "pass"]).code(2).complains(&["the record has"]);
    run(&["explain", &record, "--at", "1", "jump"]).code(2).complains(&["portfolio"]);
    run(&["explain", &record, "--at", "1", "court", "99"]).code(2).complains(&["1 to 82"]);
    run(&["explain", &record, "--at", "1"]).code(2).complains(&["<ACTION>"]);
}

#[test]
fn rules_are_listed_searched_and_shown() {
    run(&["rules", "lisboa"]).code(0).says(&["L-SETUP-01", "L-ICON-23", "entries"]);
    run(&["rules", "lisboa", "l-sell-10"]).code(0).says(&["L-SELL-10 (p. 11", "Sell is unavailable"]);
    run(&["rules", "lisboa", "L-TIE"]).code(0).says(&["L-TIE-01", "L-TIE-05", "5 entries"]);
    run(&["rules", "lisboa", "A-33", "LX-09"]).code(0).says(&["A-33 (ruling)", "LX-09 (p. 11)"]);
    run(&["rules", "lisboa", "--search", "Pirate"]).code(2).complains(&["pirate"]);
    run(&["rules", "lisboa", "--search", "courtier"]).code(0).says(&["L-SETUP-11"]);
    let json = run(&["rules", "lisboa", "--json", "L-SETUP-05"]).code(0).json();
    assert_eq!(json["entries"][0]["rulings"][0], "A-53");
    run(&["rules", "lisboa", "L-STORE-99"]).code(2).complains(&["L-STORE-01 to L-STORE-14"]);
    run(&["rules", "lisboa", "X-1"]).code(2).complains(&["the sections are L-SETUP"]);
    run(&["rules", "chess"]).code(2).complains(&["known are lisboa"]);
}

#[test]
fn coverage_looks_at_a_source_tree() {
    let tree = root().display().to_string();
    let ran = run(&["rules", "lisboa", "--coverage", "--source", &tree]);
    assert!(ran.code <= 1, "{}", ran.all());
    let ran = ran.says(&["rules: ", "cited in code", "allowed without citation"]);
    assert_eq!(ran.code == 0, ran.out.ends_with("complete\n"), "{}", ran.all());
    let folder = Folder::new();
    for name in ["crates/lisboa/src", "crates/lisboa/tests", "components/lisboa", "scenarios/lisboa", "rules"] {
        fs::create_dir_all(folder.file(name)).expect("the folder is there");
    }
    folder.write("crates/lisboa/src/a.rs", "// L-STORE-06\n#[cfg(test)]\nmod tests {\n// L-STORE-07\n}\n");
    folder.write("rules/lisboa-allowed.toml", "[[allowed]]\nid = \"L-STORE-08\"\nreason = \"none here\"\n");
    let json = run(&["rules", "lisboa", "--coverage", "--json", "--source", &folder.path("")]).code(1).json();
    assert_eq!((json["rules"]["in_code"].as_u64(), json["rules"]["in_tests"].as_u64()), (Some(1), Some(1)));
    assert_eq!(json["allowed"][0]["reason"], "none here");
    run(&["rules", "lisboa", "--coverage", "--source", "/no/such"]).code(2).complains(&["/no/such"]);
}

#[test]
fn components_are_counted_listed_and_checked() {
    run(&["components", "lisboa"]).code(0).says(&["pack caravela ", "cards.toml", "reconstructed", "total"]);
    run(&["components", "lisboa", "--list", "found"])
        .code(0)
        .says(&["start.toml: start: reis = 10", "values are found"]);
    let json = run(&["components", "lisboa", "--json"]).code(0).json();
    assert!(json["total"]["found"].as_u64() > Some(100), "{json}");
    let shipped = root().join("components/lisboa").display().to_string();
    run(&["components", "lisboa", "--check", &shipped]).code(0).says(&["The pack is sound."]);
    run(&["components", "lisboa", "--list", "sure"]).code(2).complains(&["found, derived, reconstructed"]);
    run(&["components", "lisboa", "--check", "/no/such"]).code(2).complains(&["/no/such"]);
    run(&["components", "chess"]).code(2).complains(&["known are lisboa"]);
}

#[test]
fn the_faults_of_a_pack_are_all_listed() {
    let folder = Folder::new();
    run(&["components", "lisboa", "--check", &folder.path("")]).code(2).complains(&["no TOML file"]);
    for entry in fs::read_dir(root().join("components/lisboa")).expect("the pack is there").flatten() {
        fs::copy(entry.path(), folder.file(&entry.file_name().to_string_lossy())).expect("a file can be copied");
    }
    let start = fs::read_to_string(folder.file("start.toml")).expect("the file is there");
    folder.write("start.toml", &start.replacen("reis = 10", "reis = \"ten\"", 1));
    fs::remove_file(folder.file("plans.toml")).expect("the file is there");
    let check = ["components", "lisboa", "--check", &folder.path("")];
    run(&check).code(1).says(&["start.toml", "reis", "plans.toml", "missing"]).complains(&["faults"]);
    let json = run(&[&check[..], &["--json"]].concat()).code(1).json();
    assert_eq!(json["sound"], false);
    assert!(json["faults"].as_array().is_some_and(|faults| faults.len() >= 2), "{json}");
    run(&["sim", "lisboa", "--games", "1", "--components", &folder.path("")])
        .code(2)
        .complains(&["start.toml", "plans.toml"]);
}

#[test]
fn bench_measures() {
    let args = ["bench", "lisboa", "--seconds", "0.2", "--players", "2"];
    run(&args).code(0).says(&["games", "per second", "ns", "state"]);
    let json = run(&[&args[..], &["--json"]].concat()).code(0).json();
    assert!(json["decisions_per_second"].as_f64() > Some(1.0), "{json}");
    run(&["bench", "lisboa", "--seconds", "0"]).code(2).complains(&["--seconds"]);
    run(&["bench", "lisboa", "--players", "1"]).code(2).complains(&["2 to 4 players"]);
    run(&["bench", "chess"]).code(2).complains(&["known are lisboa"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program(&["rules", "lisboa"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{output:?}");
}

#[test]
fn help_and_version_are_there() {
    run(&["--help"]).code(0).says(&["play", "sim", "scenario", "replay", "explain", "rules", "components", "bench"]);
    run(&["--version"]).code(0).says(&["caravela"]);
    run(&[]).code(2);
    run(&["dance"]).code(2).complains(&["dance"]);
}
