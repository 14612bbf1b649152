//! The commands of the project: `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`.
//!
//! Everything they need beyond Rust they get themselves, so that they work on a fresh machine.
#![forbid(unsafe_code)]

mod bench;
mod fuzz;
mod test;

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The games.
const GAMES: [&str; 2] = ["lisboa", "madeira"];

const USAGE: &str = "\
cargo xtask play [GAME] [ARGS]
                          play lisboa (the default) or madeira in the terminal against bots; ARGS go to `caravela play`
cargo xtask test          all checks: format, clippy, tests, doc tests, docs, scenarios, rule coverage, a short fuzz run
cargo xtask bench         decisions per second beside random chess, and instructions where valgrind is installed
cargo xtask fuzz [SECS]   run each fuzz target for so many seconds (60) with libFuzzer
cargo xtask golden        write the golden games anew (read the difference before committing it)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.split_first() {
        Some((command, rest)) => match command.as_str() {
            "play" => play(rest),
            "test" => test::all(),
            "bench" => bench::all(),
            "fuzz" => seconds(rest).and_then(fuzz::long),
            "golden" => golden(),
            other => Err(anyhow::anyhow!("`{other}` is not a command\n{USAGE}")),
        },
        None => Err(anyhow::anyhow!("which command?\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The seconds named on the command line.
fn seconds(args: &[String]) -> Result<u64> {
    match args {
        [] => Ok(60),
        [n] => n.parse().with_context(|| format!("`{n}` is not a number of seconds")),
        _ => bail!("one number of seconds is enough"),
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Cargo, at the root of the workspace.
fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a command, telling what it is.
fn run(what: &str, command: &mut Command) -> Result<()> {
    eprintln!("── {what}");
    let status = command.status().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    if !status.success() {
        bail!("{what}: failed ({status})");
    }
    Ok(())
}

/// A game in the terminal.
fn play(args: &[String]) -> Result<()> {
    let named = args.first().and_then(|word| GAMES.into_iter().find(|game| game == word));
    let game = named.unwrap_or(GAMES[0]);
    let rest = &args[usize::from(named.is_some())..];
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "caravela", "--", "play", game]);
    if rest.is_empty() {
        command.args(["--seats", "you,merchant,noble"]);
    }
    run(&format!("building and starting a game of {game}"), command.args(rest))
}

/// The golden games of all games, written anew by the tests that check them.
fn golden() -> Result<()> {
    let mut command = cargo(&["test", "--release", "--package", "lisboa", "--package", "madeira", "--test", "golden"]);
    run("golden games", command.env("CARAVELA_BLESS", "1"))
}
