//! Speed: timed in one run beside chess, and counted in instructions.

use crate::{GAMES, cargo, run, target};
use anyhow::{Context, Result};
use std::process::Command;

/// Playouts that are counted in instructions.
const COUNTED: u64 = 400;

/// Prints decisions per second, the ratio to chess, simulations of the search per second, and instructions per decision.
pub fn all() -> Result<()> {
    run("building", &mut cargo(&["build", "--release", "--locked", "--package", "bench"]))?;
    let bench = target().join("release/bench");
    for what in ["time", "search"] {
        let timed = Command::new(&bench).arg(what).output().context("cannot run the benchmark")?;
        println!("{}", String::from_utf8_lossy(&timed.stdout).trim());
    }
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("valgrind is not installed: no instruction counts");
        return Ok(());
    }
    let chess = instructions(&bench, "chess")?;
    for game in GAMES {
        let ours = instructions(&bench, game)?;
        println!("instructions per decision: {game} {ours:.0}, chess {chess:.0}, ratio {:.2}", ours / chess);
    }
    Ok(())
}

/// Instructions per decision: those of some playouts less those of the preparation.
fn instructions(bench: &std::path::Path, game: &str) -> Result<f64> {
    let count = |playouts: u64| -> Result<(u64, u64)> {
        let output = Command::new("valgrind")
            .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
            .arg(bench)
            .args(["count", game, &playouts.to_string()])
            .output()
            .context("cannot run valgrind")?;
        let decisions = String::from_utf8_lossy(&output.stdout).trim().parse().context("no count of decisions")?;
        let report = String::from_utf8_lossy(&output.stderr).into_owned();
        let refs = report.lines().find_map(|line| line.split_once("refs:")).context("no count of instructions")?.1;
        Ok((refs.replace(',', "").trim().parse()?, decisions))
    };
    let ((base, _), (all, decisions)) = (count(0)?, count(COUNTED)?);
    Ok((all - base) as f64 / decisions.max(1) as f64)
}
