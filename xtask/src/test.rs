//! All checks, in the order in which they fail fastest.

use crate::{cargo, run};
use anyhow::Result;

/// Runs every check of the project.
pub fn all() -> Result<()> {
    run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    run("clippy", &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    run("tests", &mut cargo(&["test", "--workspace", "--all-targets", "--locked"]))?;
    run("doc tests", &mut cargo(&["test", "--workspace", "--doc", "--locked"]))?;
    run("docs", cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    let caravela = ["run", "--quiet", "--release", "--locked", "--package", "caravela", "--"];
    run("scenarios", cargo(&caravela).args(["scenario", "scenarios/lisboa"]))?;
    run("rule coverage", cargo(&caravela).args(["rules", "lisboa", "--coverage"]))?;
    for players in ["2", "3", "4"] {
        run(
            "random games",
            cargo(&caravela).args(["sim", "lisboa", "--players", players, "--games", "2000", "--seed", "1"]),
        )?;
    }
    Ok(())
}
