//! How simulated games end, whatever the number of players.

use std::process::Command;

#[test]
fn games_of_madeira_have_five_rounds_and_builders_do_well() {
    for players in ["2", "3", "4"] {
        for bot in ["random", "builder"] {
            let bots = vec![bot; players.parse().expect("a number")].join(",");
            let output = Command::new(env!("CARGO_BIN_EXE_caravela"))
                .args(["sim", "madeira", "--players", players, "--games", "60", "--bots", &bots, "--json"])
                .output()
                .expect("the program runs");
            let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
            assert_eq!(report["facts"]["rounds"]["5"], 60, "{report}");
            assert_eq!(report["end_reasons"]["rounds"], 60, "{report}");
            let seats = report["seats"].as_array().cloned().unwrap_or_default();
            let mean = seats.iter().filter_map(|seat| seat["mean_score"].as_f64()).sum::<f64>() / seats.len() as f64;
            assert_eq!(mean > 20.0, bot == "builder", "{players} {bot}: {report}");
        }
    }
}

#[test]
fn games_of_builders_end_by_sets_and_by_decks() {
    for players in ["2", "3", "4"] {
        let bots = vec!["builder"; players.parse().expect("a number")].join(",");
        let output = Command::new(env!("CARGO_BIN_EXE_caravela"))
            .args(["sim", "lisboa", "--players", players, "--games", "400", "--bots", &bots, "--json"])
            .output()
            .expect("the program runs");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
        for reason in ["sets", "decks"] {
            assert!(report["end_reasons"][reason].as_u64() > Some(0), "{players} players, {reason}: {report}");
            assert!(report["facts"]["period_end"][reason].as_u64() > Some(0), "{players} players, {reason}: {report}");
        }
    }
}
