//! What we stand on: `cargo deny` with `deny.toml`.

use crate::step::{cargo, run};
use crate::tools;
use anyhow::Result;

/// Checks licences, bans and sources. Advisories need their database, which the workflow fetches.
pub fn check() -> Result<()> {
    if tools::find(&["cargo-deny", "cargo-deny.exe"]).is_none() {
        eprintln!(
            "── dependencies: cargo-deny is not installed, so they are not looked at; `cargo install --locked cargo-deny` installs it"
        );
        return Ok(());
    }
    run("dependencies", &mut cargo(&["deny", "--locked", "check", "licenses", "bans", "sources"]))
}
