//! Programs that are not Rust's own: found, or installed where that can be done.

use crate::step::run;
use anyhow::{Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// The program with one of these names, if it is on the path.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|file| file.is_file())
}

/// Installs packages of Debian or its kin. Elsewhere, says what is missing; `otherwise` says how to help oneself.
pub fn install(packages: &[&str], otherwise: &str) -> Result<()> {
    let names = packages.join(" ");
    if find(&["apt-get"]).is_none() {
        bail!("{names} is missing, and this system has no apt-get to install it with; {otherwise}");
    }
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    let installed = run("asking for packages", &mut apt(&["update", "-qq"])).and_then(|()| {
        let mut command = apt(&["install", "-y", "-qq", "--no-install-recommends"]);
        run(&format!("installing {names}"), command.args(packages))
    });
    installed.map_err(|error| error.context(format!("cannot install {names} (that needs to be root); {otherwise}")))
}
