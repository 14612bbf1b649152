//! One step of a command: what it is, and how long it took.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Cargo, at the root of the workspace. What an automatic check builds is built once and thrown away, so it is not prepared for changes.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// Runs a command, telling what it is and how long it took.
pub fn run(what: &str, command: &mut Command) -> Result<()> {
    eprintln!("── {what}");
    let begin = Instant::now();
    let status = command.status().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    if !status.success() {
        bail!("{what}: failed ({status})");
    }
    eprintln!("   {what}: {:.1} s", begin.elapsed().as_secs_f64());
    Ok(())
}
