//! Every other command: what it gives, and how it fails.

mod common;

use common::{Folder, GAMES, a_pack, a_record, program, root, run};
use std::fs;
use std::process::Stdio;

const SCENARIO: &str = "scenario LX-18\npage 16\ntitle Too little Influence\nrules L-VISIT-02 L-VISIT-04\nplayers 4\ngiven\n  \
    turn A\n  treasury 2\n  B: king-office 3\n  A: influence 2, wigs 9, hand 41 1 2 3 4, plans 1, king-office 2\ndo\n  \
    A: court 41\nwant\n  A: influence 0, wigs 7\nend\n";

/// A worked example of Madeira: a die of 1 in Region 2 needs 1 Bread.
const MADEIRA: &str = "scenario MX-09 one Bread\ngame madeira\npage 9\ntitle A low die\nrules M-BREAD-02\nplayers 4\n\
    given\n  turn A\n  A: dice 1 2 3, bread 4\ndo\n  A: die 1 moinho\nwant\n  A: bread 3\nend\n";

#[test]
fn sim_counts_games() {
    for game in GAMES {
        let args = ["sim", game, "--players", "3", "--games", "4", "--seed", "9", "--bots", "random,random,random"];
        run(&args).code(0).says(&["games                  4", "seat C random", "mean turns", "ended by"]);
        let json = run(&[&args[..], &["--json"]].concat()).code(0).json();
        assert_eq!((json["game"].as_str(), json["games"].as_u64()), (Some(game), Some(4)));
        assert_eq!(json["seats"].as_array().map(Vec::len), Some(3));
        let wins: u64 = json["seats"].as_array().into_iter().flatten().filter_map(|seat| seat["wins"].as_u64()).sum();
        assert!(wins >= 4, "{json}");
        let ended: u64 = json["end_reasons"].as_object().into_iter().flatten().filter_map(|(_, n)| n.as_u64()).sum();
        assert_eq!(ended, 4);
        // Lisboa has decisions with one answer; Madeira answers them by itself.
        assert!(json["decisions"].as_u64() >= json["decisions_with_choice"].as_u64());
        assert!(json["mean_turns"].as_f64() > Some(10.0));
    }
}

#[test]
fn sim_is_the_same_for_the_same_seed_and_its_records_replay() {
    for (game, key, option) in [("lisboa", "options", "tasks"), ("madeira", "readings", "mill-prestige")] {
        let folder = Folder::new();
        let text = |name: &str| {
            let games = folder.path(name);
            let args = ["sim", game, "--players", "4", "--games", "2", "--seed", "7", "--options", option];
            run(&[&args[..], &["--record", &games]].concat()).code(0);
            fs::read_to_string(format!("{games}/{game}-4p-7-2.game")).expect("the record is written")
        };
        let (first, second) = (text("a"), text("b"));
        assert_eq!(first, second);
        assert!(first.contains(&format!("{key} {option}")) && first.contains("seed 8"), "{first}");
        let record = format!("{}/{game}-4p-7-1.game", folder.path("a"));
        run(&["replay", &record]).code(0).says(&["The record is complete"]);
    }
}

#[test]
fn sim_names_what_is_wrong() {
    run(&["sim", "chess"]).code(2).complains(&["known are lisboa, madeira"]);
    let folder = Folder::new();
    let file = folder.write("file", "");
    for (game, title) in [("lisboa", "Lisboa"), ("madeira", "Madeira")] {
        run(&["sim", game, "--players", "5"]).code(2).complains(&[title, "2 to 4 players"]);
        run(&["sim", game, "--bots", "random,clever,random"]).code(2).complains(&["clever", "known are apprentice"]);
        run(&["sim", game, "--players", "3", "--bots", "random"]).code(2).complains(&["3 players", "names 1"]);
        run(&["sim", game, "--games", "0"]).code(2).complains(&["at least 1"]);
        run(&["sim", game, "--games", "1", "--record", &file]).code(2).complains(&["file"]);
    }
    run(&["sim", "lisboa", "--options", "solo"]).code(2).complains(&["A-71"]);
    run(&["sim", "madeira", "--options", "tasks"]).code(2).complains(&["mill-prestige"]);
}

#[test]
fn arena_plays_a_match_with_rotated_seats() {
    for game in GAMES {
        let args = ["arena", game, "--bots", "random,greedy", "--games", "6", "--seed", "3"];
        run(&args).code(0).says(&["6 games", "greedy       wins 100.0 %", "place 2.00 ± 0.00"]);
        let match_of = || run(&[&args[..], &["--json"]].concat()).code(0).json();
        let (mut first, mut second) = (match_of(), match_of());
        for bot in [&mut first, &mut second].into_iter().flat_map(|game| game["bots"].as_array_mut()).flatten() {
            // Only these may differ.
            for time in ["decisions_per_second", "seconds_per_turn", "seconds_of_longest_turn"] {
                assert!(bot[time].take().as_f64() > Some(0.0));
            }
        }
        assert_eq!(first["bots"], second["bots"], "the same seed, the same match");
        assert_eq!((first["players"].as_u64(), first["bots"][1]["wins"].as_f64()), (Some(2), Some(6.0)));
        run(&["arena", game, "--bots", "search:8,greedy", "--games", "1"]).code(0).says(&["search:8"]);
    }
}

#[test]
fn arena_tries_other_weights_against_the_shipped_ones() {
    let folder = Folder::new();
    for game in GAMES {
        let found = run(&["tune", game, "--players", "2", "--rounds", "1", "--games", "1"]).code(0);
        let file = folder.write(game, &found.out);
        let args = ["arena", game, "--bots", "greedy,greedy", "--games", "4", "--json"];
        let points = |more: &[&str]| run(&[&args[..], more].concat()).code(0).json()["bots"][0]["mean_points"].as_f64();
        // Those of one game know next to nothing.
        assert!(points(&["--weights", &file]) < points(&[]));
    }
    let wrong = folder.write("wrong.toml", "[players-2]\nwigs = [1]\n");
    run(&["arena", "lisboa", "--bots", "greedy,greedy", "--weights", &wrong])
        .code(2)
        .complains(&["wigs", "wrong.toml"]);
    run(&["arena", "lisboa", "--bots", "greedy,greedy", "--weights", "nowhere"]).code(2).complains(&["nowhere"]);
}

#[test]
fn arena_and_tune_name_what_is_wrong() {
    run(&["arena", "lisboa", "--bots", "greedy"]).code(2).complains(&["2 to 4"]);
    run(&["arena", "lisboa", "--bots", "greedy,clever"]).code(2).complains(&["clever", "known are apprentice"]);
    run(&["arena", "lisboa", "--bots", "greedy,search:0"]).code(2).complains(&["1 to 1000000"]);
    run(&["arena", "lisboa", "--bots", "greedy:5,random"]).code(2).complains(&["only `search`"]);
    run(&["arena", "lisboa", "--bots", "greedy,random", "--games", "0"]).code(2).complains(&["at least 1"]);
    run(&["tune", "madeira", "--rounds", "0"]).code(2).complains(&["at least one round"]);
    run(&["tune", "madeira", "--later", "1.5"]).code(2).complains(&["--later is 1.5", "between 0 and 1"]);
    run(&["tune", "madeira", "--from", "no-such-file"]).code(2).complains(&["no-such-file"]);
    run(&["tune", "madeira", "--players", "7"]).code(2).complains(&["2 to 4 players"]);
}

#[test]
fn ladder_writes_ratings_into_its_part_of_a_file() {
    let folder = Folder::new();
    let file = folder.write("ladder.md", "# Ladder\n\n## Madeira\n\nold\n\n## Other\n\nkept\n");
    let args = ["ladder", "madeira", "--games", "6", "--bots", "random,apprentice,greedy", "--out", &file];
    run(&args).code(0).says(&["| greedy |", "| random |", "100 % ("]);
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(
        text.contains("`caravela ladder madeira --games 6 --seed 1 --bots random,apprentice,greedy`")
            && text.contains("kept"),
        "{text}"
    );
    assert!(!text.contains("old"), "{text}");
    run(&["ladder", "lisboa", "--games", "0", "--out", &file]).code(2).complains(&["at least 1"]);
    run(&["ladder", "lisboa", "--bots", "greedy", "--out", &file]).code(2).complains(&["at least 2"]);
    let nowhere = folder.path("none/ladder.md");
    run(&["ladder", "madeira", "--out", &nowhere]).code(2).complains(&["none"]);
}

#[test]
fn tune_prints_weights_and_how_they_were_found() {
    for game in GAMES {
        let search = ["--search-rounds", "1", "--search-games", "1", "--iterations", "2"];
        let args: Vec<&str> =
            ["tune", game, "--players", "2", "--rounds", "2", "--games", "3"].into_iter().chain(search).collect();
        let command = format!(
            "# caravela tune {game} --players 2 --rounds 2 --games 3 --search-rounds 1 --search-games 1 --iterations 2"
        );
        run(&args).code(0).says(&[&command, "# round 2: mean", "[players-2]", "[players-2-pending]", "constant = ["]);
    }
}

#[test]
fn puzzles_are_found_and_can_be_solved() {
    let folder = Folder::new();
    for game in GAMES {
        let low = ["--want", "1", "--games", "1", "--iterations", "40", "--margin", "0.5", "--share", "0"];
        let found = run(&[&["puzzles", "mine", game][..], &low].concat()).code(0).says(&[
            "puzzle 1",
            "solution ",
            "key ",
            "next ",
        ]);
        let file = folder.write(game, &found.out);
        run(&["puzzles", "check", game, &file]).code(0).says(&["all can be solved"]);
        let broken = folder.write("broken", &found.out.replace("\nkey ", "\nkey sing, "));
        run(&["puzzles", "check", game, &broken]).code(2).complains(&["puzzle 1", "`sing` is no action"]);
    }
    run(&["puzzles", "check", "lisboa", "nowhere"]).code(2).complains(&["nowhere"]);
    run(&["puzzles", "mine", "lisboa", "--share", "2"]).code(2).complains(&["between 0 and 1"]);
    run(&["puzzles", "mine", "lisboa", "--want", "0"]).code(2).complains(&["at least 1"]);
    run(&["puzzles", "mine", "lisboa", "--players", "7"]).code(2).complains(&["2 to 4 players"]);
}

#[test]
fn scenarios_pass_and_fail() {
    let folder = Folder::new();
    let good = folder.write("good.scenario", SCENARIO);
    let bad = folder.write("bad.scenario", &SCENARIO.replace("wigs 7", "wigs 6"));
    run(&["scenario", &good]).code(0).says(&["ok", "LX-18", "1 passed, 0 failed"]);
    let ran = run(&["scenario", &folder.path("")]).code(1);
    ran.says(&["FAILED", "line 14", "wanted `A: wigs 6`", "A: wigs 7", "1 passed, 1 failed"]);
    let refused = folder.write("refused.scenario", &SCENARIO.replace("A: court 41", "A: court 12"));
    run(&["scenario", &refused]).code(1).says(&["`court 12` is not possible: card 12 is not in your hand (L-TURN-04)"]);
    let json = run(&["scenario", "--json", &good, &bad]).code(1).json();
    assert_eq!((json["passed"].as_u64(), json["failed"].as_u64()), (Some(1), Some(1)));
    assert_eq!(json["scenarios"][1]["failures"][0]["line"], 14);
}

#[test]
fn a_forced_answer_may_be_written_in_a_scenario() {
    let folder = Folder::new();
    let text = "scenario forced\npage 14\ntitle Without a Worker there\nrules M-COST-07\ngame madeira\nplayers 4\ngiven\n  \
        moment pay moinho A\n  dice moinho 3\n  A: markers moinho 1, fields forest, reals 7\ndo\n  A: pay, no\nwant\n  \
        A: reals 0\nend\n";
    for text in [text.to_owned(), text.replace("pay, no", "pay")] {
        run(&["scenario", &folder.write("good.scenario", &text)]).code(0).says(&["1 passed, 0 failed"]);
    }
    let wrong = folder.write("wrong.scenario", &text.replace("pay, no", "pay, yes"));
    run(&["scenario", &wrong]).code(1).says(&[
        "line 12: `yes` is not possible: you have no Worker in the Region of Moinho (M-COST-10)",
        "A is asked perform; only `no` is possible, and is played by itself",
        "now A is asked last-windmill",
    ]);
    // A Building that costs nothing is paid.
    let free = text.replace("moinho 3", "moinho 3 3 3 3").replace("markers moinho 1", "markers moinho 3");
    let free = free.replace("given\n", "given\n  B: markers moinho 1\n").replace("pay, no", "pirates");
    run(&["scenario", &folder.write("free.scenario", &free)]).code(1).says(&[
        "line 13: `pirates` is not asked for: nothing is better than `pay`",
        "A is asked pay-building; only `pay`",
    ]);
}

#[test]
fn a_folder_may_hold_scenarios_of_both_games() {
    let folder = Folder::new();
    folder.write("a.scenario", SCENARIO);
    folder.write("b.scenario", &format!("{MADEIRA}\n{SCENARIO}"));
    run(&["scenario", &folder.path("")]).code(0).says(&["LX-18", "MX-09", "3 passed, 0 failed"]);
    // A scenario is of Lisboa unless it says otherwise.
    let plain = folder.write("c.scenario", &MADEIRA.replace("game madeira\n", ""));
    run(&["scenario", &plain]).code(1).says(&["0 passed, 1 failed"]);
    let wrong = folder.write("d.scenario", &MADEIRA.replace("bread 3", "bread 2"));
    run(&["scenario", &wrong]).code(1).says(&["FAILED", "wanted `A: bread 2`", "A: bread 3"]);
    // The pack of one game is not one of the other.
    let pack = root().join("components/lisboa").display().to_string();
    run(&["scenario", &folder.path("a.scenario"), "--components", &pack]).code(0).says(&["1 passed"]);
    run(&["scenario", &folder.path("b.scenario"), "--components", &pack]).code(2).complains(&["fields.toml"]);
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
    let rule = folder.write("rule.scenario", &SCENARIO.replace("L-VISIT-04", "M-BREAD-02"));
    let named = ["FAILED", "line 4: there is no rule `M-BREAD-02` in the index of lisboa", "0 passed, 1 failed"];
    run(&["scenario", &rule]).code(1).says(&named);
    let players = folder.write("players.scenario", &SCENARIO.replace("players 4", "players 1"));
    run(&["scenario", &players]).code(1).says(&["2 to 4 players"]);
}

#[test]
fn a_record_is_told_and_what_is_hidden_stays_hidden() {
    for (game, home, letter) in [("lisboa", "Your board, B", "L-"), ("madeira", "Your Home, B", "M-")] {
        let folder = Folder::new();
        let record = a_record(&folder, game);
        let told = ["Round 1, turn of", "Final scoring", "The record is complete"];
        let ran = run(&["replay", &record]).code(0).says(&told);
        assert!(!ran.out.contains("(hidden)"));
        run(&["replay", &record, "--to", "40", "--seat", "B"]).code(0).says(&[home, "If the game ended now"]);
        let json = run(&["replay", &record, "--json", "--seat", "A"]).code(0).json();
        assert_eq!(json["complete"], true);
        // In Madeira everything that is done is seen by all.
        let is_secret = json["moves"].as_array().is_some_and(|moves| moves.iter().any(|step| step["do"].is_null()));
        assert_eq!(is_secret, game == "lisboa");
        assert!(json["moves"][0]["events"][0]["rule"].as_str().is_some_and(|rule| rule.starts_with(letter)));
        run(&["replay", &record, "--to", "99999"]).code(2).complains(&["the record has"]);
        run(&["replay", &record, "--seat", "D"]).code(2).complains(&["A, B"]);
        run(&["replay", &record, "--seat", "E"]).code(2).complains(&["A, B, C, D"]);
    }
    let folder = Folder::new();
    let record = a_record(&folder, "lisboa");
    run(&["replay", &record, "--to", "40", "--seat", "B"]).code(0).says(&["(hidden)"]);
    let record = a_record(&folder, "madeira");
    run(&["replay", &record, "--to", "40", "--seat", "B"])
        .code(0)
        .says(&["Pirates hidden", "(only you see this number)"]);
}

#[test]
fn broken_and_cut_records_are_told_apart() {
    for (game, word, wrong_word) in [("lisboa", "clergy ", "church "), ("madeira", "to ", "from ")] {
        let folder = Folder::new();
        let text = fs::read_to_string(a_record(&folder, game)).expect("the record is there");
        let cut = folder.write("cut.game", &text[..text.len() * 2 / 3]);
        run(&["replay", &cut]).code(0).says(&["The record is cut off", "If the game ended now"]);
        let hash = text.lines().position(|line| line.starts_with("= 2 ")).expect("there is a second round") + 1;
        let wrong: Vec<&str> =
            text.lines().map(|line| if line.starts_with("= 2 ") { "= 2 0123456789abcdef" } else { line }).collect();
        let wrong = folder.write("wrong.game", &(wrong.join("\n") + "\n"));
        run(&["replay", &wrong]).code(1).complains(&[&format!("line {hash}"), "0123456789abcdef"]);
        let (setup, play) = text.split_once("\nplay\n").expect("it has moves");
        let illegal = format!("{setup}\nplay\n{}", play.replacen(word, wrong_word, 1));
        let illegal = folder.write("illegal.game", &illegal);
        run(&["replay", &illegal]).code(1).complains(&["line ", wrong_word, "something else is asked now"]);
        let none = folder.write("none.game", "hello\n");
        run(&["replay", &none]).code(1).complains(&["line 1", "caravela-record"]);
        let pack = folder.write("pack.game", &text.replacen("pack caravela ", "pack mine ", 1));
        run(&["replay", &pack]).code(1).complains(&["pack mine", "--components"]);
    }
    run(&["replay", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
}

#[test]
fn an_action_is_explained_at_any_point_of_a_record() {
    let folder = Folder::new();
    let record = a_record(&folder, "lisboa");
    let to = run(&["replay", &record, "--json"]).json();
    let moves = to["moves"].as_array().cloned().unwrap_or_default();
    let is_turn = |step: &serde_json::Value| step["do"].as_str().is_some_and(|text| text.starts_with("gold "));
    let n = moves.iter().position(is_turn).expect("somebody takes gold");
    let (at, action) = (n.to_string(), moves[n]["do"].as_str().unwrap_or_default().to_owned());
    run(&["explain", &record, "--at", &at, &action]).code(0).says(&["is asked", "is possible", "for 1 gold"]);
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
fn an_action_of_madeira_is_explained() {
    let folder = Folder::new();
    let record = a_record(&folder, "madeira");
    let to = run(&["replay", &record, "--json"]).json();
    let moves = to["moves"].as_array().cloned().unwrap_or_default();
    let is_turn = |step: &serde_json::Value| step["do"].as_str().is_some_and(|text| text.starts_with("die "));
    let n = moves.iter().position(is_turn).expect("somebody places a die");
    let (at, action) = (n.to_string(), moves[n]["do"].as_str().unwrap_or_default().to_owned());
    run(&["explain", &record, "--at", &at, &action]).code(0).says(&["is asked: Your turn", "is possible"]);
    run(&["explain", &record, "--at", &at, "favor", "monk"]).code(0).says(&[
        "is not possible",
        "do not have the Monk",
        "(p. ",
    ]);
    let json = run(&["explain", &record, "--at", &at, "--json", "harvest"]).code(0).json();
    assert_eq!((json["possible"].as_bool(), json["asked"].as_str()), (Some(false), Some("take-turn")));
    assert_eq!(json["reasons"][0]["rule"], "M-HARVEST-01");
    run(&["explain", &record, "--at", "1", "jump"]).code(2).complains(&["harvest"]);
    run(&["explain", &record, "--at", "1", "die", "4", "moinho"]).code(2).complains(&["1, 2, 3"]);
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
fn rules_of_madeira_are_listed_searched_and_shown() {
    let ran = run(&["rules", "madeira"]).code(0).says(&["M-SETUP-01", "M-FAVOR-SCOUT-04", "entries"]);
    // Ids of any length leave the texts below each other.
    let page = |id: &str| ran.out.lines().find_map(|line| line.starts_with(id).then(|| line.find(" p. "))).flatten();
    assert_eq!(page("M-GEN-01"), page("M-REQ-EXPEDITION-01"), "{}", ran.out);
    run(&["rules", "madeira", "m-bread-02"]).code(0).says(&["M-BREAD-02 (p. 9", "Region number"]);
    run(&["rules", "madeira", "M-HONOR"]).code(0).says(&["M-HONOR-01", "M-HONOR-03", "3 entries"]);
    run(&["rules", "madeira", "A-33", "MX-09"]).code(0).says(&["A-33 (ruling)", "MX-09 (p. 9)"]);
    run(&["rules", "madeira", "--search", "Pirate die"]).code(0).says(&["M-PIRATEDIE-01"]);
    run(&["rules", "madeira", "M-BREAD-99"]).code(2).complains(&["M-BREAD-01 to M-BREAD-04"]);
    run(&["rules", "madeira", "L-STORE-06"]).code(2).complains(&["the sections are M-GEN"]);
}

#[test]
fn coverage_plays_the_scenarios_of_a_source_tree() {
    let tree = root().display().to_string();
    // A is asked for a turn, which is the first rule.
    for (game, exercised, excused, missing) in
        [("lisboa", "L-TURN-04", "L-STORE-07", "L-STORE-08"), ("madeira", "M-PHASE-B-02", "M-BREAD-02", "M-BREAD-03")]
    {
        let ran = run(&["rules", game, "--coverage", "--source", &tree]);
        assert!(ran.code <= 1, "{}", ran.all());
        let ran = ran.says(&["rules: ", "cited as a value", "exercised", "excused"]);
        assert_eq!(ran.code == 0, ran.out.ends_with("complete\n"), "{}", ran.all());

        let folder = Folder::new();
        for name in ["crates/GAME/src", "crates/GAME/tests", "components/GAME", "scenarios/GAME", "rules"] {
            fs::create_dir_all(folder.file(&name.replace("GAME", game))).expect("the folder is there");
        }
        folder.write(&format!("crates/{game}/src/a.rs"), &format!("RuleId(\"{exercised}\") // {missing}\n"));
        let text = format!(
            "scenario one\npage 1\ntitle A\nrules {exercised} {missing} {excused}\ngame {game}\nplayers 3\n\
             given\n  turn A\nwant\n  asks A take-turn\nend\n"
        );
        folder.write(&format!("scenarios/{game}/a.scenario"), &text);
        // A tree without excuses, or with an empty list of them, excuses nothing.
        let source = folder.path("");
        let look = ["rules", game, "--coverage", "--json", "--source", &source];
        let n_excused = || run(&look).code(1).json()["rules"]["excused"].as_array().map(Vec::len);
        assert_eq!(n_excused(), Some(0));
        folder.write(&format!("rules/{game}-excused.toml"), "# none yet\n");
        assert_eq!(n_excused(), Some(0));
        let text = format!("[[excused]]\nid = \"{excused}\"\nreason = \"none here\"\ntest = \"one\"\n");
        folder.write(&format!("rules/{game}-excused.toml"), &text);
        let json = run(&look).code(1).json();
        let rules = &json["rules"];
        let counts = ["values", "comments", "exercised"].map(|key| rules[key].as_u64());
        assert_eq!(counts, [Some(1), Some(1), Some(1)], "{json}");
        assert_eq!(
            (&rules["excused"][0]["reason"], &rules["excused"][0]["test"]),
            (&"none here".into(), &"one".into())
        );
        let all = rules["missing"].as_array().map_or(&[][..], Vec::as_slice);
        assert_eq!(Some(all.len() as u64 + 2), rules["total"].as_u64());
        let found = all.iter().find(|rule| rule["id"] == missing).expect("it is missing");
        assert_eq!((&found["cited"][0]["value"], &found["named_by"][0]), (&false.into(), &"one".into()));
        let named =
            format!("{missing}\n  comment in crates/{game}/src/a.rs:1\n  named by `one`, which produced {exercised}");
        run(&["rules", game, "--coverage", "--missing", "--source", &source]).code(1).says(&[&named]);

        folder.write(&format!("rules/{game}-excused.toml"), "[[excused]]\n");
        run(&look).code(2).complains(&["has no reason"]);
        run(&["rules", game, "--coverage", "--source", "/no/such"]).code(2).complains(&["/no/such"]);
        run(&["rules", game, "--missing"]).code(2).complains(&["--coverage"]);
    }
}

#[test]
fn a_pack_is_written_as_one_file() {
    let folder = Folder::new();
    for game in ["lisboa", "madeira"] {
        let (file, hash) =
            (folder.path("own.box"), run(&["components", game, "--json"]).code(0).json()["hash"].clone());
        run(&["components", game, "--file", &file]).code(0).says(&["own.box"]);
        let read = run(&["components", game, "--check", &file, "--json"]).code(0).json();
        assert_eq!(read["hash"], hash);
        run(&["components", game, "--file", &folder.path("nowhere/own.box")])
            .code(2)
            .complains(&["there is no directory"]);
    }
}

#[test]
fn a_record_of_an_earlier_pack_says_so_and_goes_on_with_it() {
    for name in ["lisboa-8d7ca26288a06bf7", "madeira-b6446f2b2786b754"] {
        let record = root().join(format!("golden/archive/{name}.game")).display().to_string();
        run(&["replay", &record]).code(0).says(&["corrected since", "every hash is right"]);
        assert_eq!(run(&["replay", &record, "--json"]).code(0).json()["earlier_pack"], true);
    }
}

#[test]
fn components_are_counted_listed_and_checked() {
    for (game, file, value) in [("lisboa", "cards.toml", "reis = 10"), ("madeira", "fields.toml", "bread = 4")] {
        run(&["components", game]).code(0).says(&["pack caravela ", file, "reconstructed", "total"]);
        let value = format!("start.toml: start: {value}");
        run(&["components", game, "--list", "found"]).code(0).says(&[&value, "values are found"]);
        let json = run(&["components", game, "--json"]).code(0).json();
        assert!(json["total"]["found"].as_u64() > Some(50), "{json}");
        let shipped = root().join("components").join(game).display().to_string();
        run(&["components", game, "--check", &shipped]).code(0).says(&["The pack is sound."]);
        run(&["components", game, "--list", "sure"]).code(2).complains(&["found, derived, reconstructed"]);
        run(&["components", game, "--check", "/no/such"]).code(2).complains(&["/no/such"]);
    }
    run(&["components", "chess"]).code(2).complains(&["known are lisboa"]);
}

#[test]
fn the_faults_of_a_pack_are_all_listed() {
    for (game, good, bad, file) in [
        ("lisboa", "reis = 10", "reis = \"ten\"", "plans.toml"),
        ("madeira", "bread = 4", "bread = \"four\"", "windmill.toml"),
    ] {
        let folder = Folder::new();
        run(&["components", game, "--check", &folder.path("")]).code(2).complains(&["no TOML file"]);
        let pack = a_pack(&folder, game, |text| text.replacen(good, bad, 1));
        fs::remove_file(folder.file(&format!("pack/{file}"))).expect("the file is there");
        let check = ["components", game, "--check", &pack];
        let key = good.split(' ').next().unwrap_or_default();
        run(&check).code(1).says(&["start.toml", key, file, "missing"]).complains(&["faults"]);
        let json = run(&[&check[..], &["--json"]].concat()).code(1).json();
        assert_eq!(json["sound"], false);
        assert!(json["faults"].as_array().is_some_and(|faults| faults.len() >= 2), "{json}");
        run(&["sim", game, "--games", "1", "--components", &pack]).code(2).complains(&["start.toml", file]);
    }
}

#[test]
fn a_box_is_a_pack_in_one_file() {
    for game in session::GameName::ALL {
        let (folder, name) = (Folder::new(), game.name());
        let own = session::OwnBox::shipped(game, "My copy");
        fs::write(folder.file("mine.box"), own.file()).expect("the file can be written");
        fs::write(folder.file("other.box"), "nothing").expect("the file can be written");
        let (mine, other) = (folder.path("mine.box"), folder.path("other.box"));
        run(&["components", name, "--check", &mine]).code(0).says(&["pack my-copy ", "The pack is sound."]);
        run(&["components", name, "--check", &other]).code(2).complains(&["other.box", "isn't a box", "line 1"]);
        run(&["sim", name, "--games", "1", "--components", &mine]).code(0);
    }
}

#[test]
fn bench_measures() {
    for game in GAMES {
        let args = ["bench", game, "--seconds", "0.2", "--players", "2"];
        run(&args).code(0).says(&["games", "per second", "ns", "state"]);
        let json = run(&[&args[..], &["--json"]].concat()).code(0).json();
        assert!(json["decisions_per_second"].as_f64() > Some(1.0), "{json}");
        run(&["bench", game, "--seconds", "0"]).code(2).complains(&["--seconds"]);
        run(&["bench", game, "--players", "1"]).code(2).complains(&["2 to 4 players"]);
    }
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
