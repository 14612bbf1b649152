//! Both reasons for the end of the period and of the game occur, whatever the number of players.

use std::process::Command;

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
