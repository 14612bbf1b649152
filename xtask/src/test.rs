//! All checks, in the order in which they fail fastest.

use crate::{GAMES, cargo, e2e, fuzz, run, web};
use anyhow::Result;

/// Runs every check of the project.
pub fn all() -> Result<()> {
    run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    run("clippy", &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    run("tests", &mut cargo(&["test", "--workspace", "--all-targets", "--locked"]))?;
    run("doc tests", &mut cargo(&["test", "--workspace", "--doc", "--locked"]))?;
    run("docs", cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))?;
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
    fuzz::short()?;
    web::check()?;
    e2e::all(None)
}
