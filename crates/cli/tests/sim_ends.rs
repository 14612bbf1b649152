//! How simulated games end, whatever the number of players: all of them, and as the README says.

use serde_json::Value;
use std::process::Command;

const GAMES: u64 = 2000;

/// The report of games between bots of one kind; the seed is that of the README.
fn sim(game: &str, bot: &str, players: usize) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_caravela"))
        .args(["sim", game, "--players", &players.to_string(), "--games", &GAMES.to_string(), "--seed", "1", "--json"])
        .args(["--bots", &vec![bot; players].join(",")])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

/// How many games ended so.
fn ended(report: &Value, by: &str) -> u64 {
    report["end_reasons"][by].as_u64().unwrap_or(0)
}

#[test]
fn random_games_of_lisboa_end() {
    for players in 2..=4 {
        let report = sim("lisboa", "random", players);
        assert_eq!(ended(&report, "sets") + ended(&report, "decks"), GAMES, "{report}");
    }
}

#[test]
fn games_of_lisboa_between_builders_end_by_sets_and_by_decks() {
    for (players, sets) in [(2, 1352), (3, 568), (4, 80)] {
        let report = sim("lisboa", "builder", players);
        assert_eq!((ended(&report, "sets"), ended(&report, "decks")), (sets, GAMES - sets), "{report}");
        for reason in ["sets", "decks"] {
            assert!(report["facts"]["period_end"][reason].as_u64() > Some(0), "{players} players, {reason}: {report}");
        }
    }
}

/// The average points in games of Madeira between bots of one kind, all of which have five rounds; with two, three and four players.
fn madeira(bot: &str) -> [f64; 3] {
    [2, 3, 4].map(|players| {
        let report = sim("madeira", bot, players);
        assert_eq!(report["facts"]["rounds"]["5"], GAMES, "{report}");
        assert_eq!(ended(&report, "rounds"), GAMES, "{report}");
        let seats = report["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().filter_map(|seat| seat["mean_score"].as_f64()).sum::<f64>() / seats.len() as f64
    })
}

#[test]
fn random_games_of_madeira_have_five_rounds() {
    assert!(madeira("random").iter().all(|&mean| mean < 20.0));
}

#[test]
fn builders_do_well_in_madeira() {
    assert!(madeira("builder").iter().all(|&mean| mean > 20.0));
}
