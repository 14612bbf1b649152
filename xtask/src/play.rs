//! Playing: in a browser, or in the terminal.

use crate::GAMES;
use crate::step::{cargo, run, target};
use crate::web;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// `play`: in a browser, unless the terminal is named.
pub fn play(args: &[String]) -> Result<()> {
    match args.split_first() {
        Some((word, rest)) if word == "terminal" => terminal(rest),
        Some((word, _)) if GAMES.contains(&word.as_str()) => {
            bail!("in the browser the game is chosen on the page; for the terminal: cargo xtask play terminal {word}")
        }
        Some(_) | None => run("serving the page", server()?.args(args)),
    }
}

/// The program, told to serve the page; both built as far as they are not built. The page stays a folder: a change of it does
/// not link the program anew.
pub fn server() -> Result<Command> {
    let page = web::page()?;
    run("building the program", &mut cargo(&["build", "--release", "--locked", "--package", "caravela"]))?;
    Ok(serving(&page, "release/caravela"))
}

/// The same by the program that tests run, which is there once they were.
pub fn tested_server() -> Result<Command> {
    let page = web::page()?;
    // All packages are named, and one test, so that all is compiled as for the tests and nothing anew.
    let args = ["test", "--workspace", "--test", "serve", "--no-run", "--locked", "--quiet"];
    run("building the program", &mut cargo(&args))?;
    Ok(serving(&page, "debug/caravela"))
}

fn serving(page: &Path, program: &str) -> Command {
    let mut command = Command::new(target().join(program));
    command.arg("serve").arg("--page").arg(page);
    command
}

/// Builds the program with the page inside, to be copied elsewhere.
pub fn dist() -> Result<()> {
    let page = web::page()?;
    let args = ["build", "--release", "--locked", "--package", "caravela", "--features", "page"];
    run("building the program with the page inside", cargo(&args).env("CARAVELA_PAGE", page))?;
    eprintln!("   it is {}", target().join("release/caravela").display());
    Ok(())
}

/// A game in the terminal.
fn terminal(args: &[String]) -> Result<()> {
    let named = args.first().and_then(|word| GAMES.into_iter().find(|game| game == word));
    let game = named.unwrap_or(GAMES[0]);
    let rest = &args[usize::from(named.is_some())..];
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "caravela", "--", "play", game]);
    if rest.is_empty() {
        command.args(["--seats", "you,merchant,noble"]);
    }
    run(&format!("building and starting a game of {game}"), command.args(rest))
}
