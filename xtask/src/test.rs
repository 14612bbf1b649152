//! All checks.

use crate::{GAMES, cargo, e2e, fuzz, run, web};
use anyhow::{Result, anyhow};
use std::thread;

/// Runs every check of the project. What is compiled to be tested and what is compiled to be used stand in different folders, so they are done
/// side by side: one core has work while the other one links, or runs a long test. The browser comes last, and alone.
pub fn all() -> Result<()> {
    run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    thread::scope(|scope| {
        let used = scope.spawn(as_used);
        let tested = as_tested();
        let used = used.join().unwrap_or_else(|_| Err(anyhow!("the checks of the built program broke off")));
        tested.and(used)
    })?;
    web::check()?;
    e2e::all(None)
}

/// The checks of the code: what is wrong with it fails here first.
fn as_tested() -> Result<()> {
    run("clippy", &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    run("tests", &mut cargo(&["test", "--workspace", "--all-targets", "--locked"]))?;
    run("doc tests", &mut cargo(&["test", "--workspace", "--doc", "--locked"]))?;
    run("docs", cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// The page and the program as people get them, and what the program says of the games.
fn as_used() -> Result<()> {
    web::compile()?;
    let caravela = ["run", "--quiet", "--release", "--locked", "--package", "caravela", "--"];
    run("scenarios", cargo(&caravela).args(["scenario", "scenarios"]))?;
    for game in GAMES {
        run("rule coverage", cargo(&caravela).args(["rules", game, "--coverage"]))?;
        for players in [2, 3, 4] {
            for bot in ["random", "builder"] {
                let (players, bots) = (players.to_string(), vec![bot; players].join(","));
                let sim = ["sim", game, "--games", "2000", "--seed", "1", "--players", &players, "--bots", &bots];
                run("games between bots", cargo(&caravela).args(sim))?;
            }
        }
    }
    fuzz::short()
}
