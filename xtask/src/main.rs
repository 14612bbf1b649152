//! The commands of the project: `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`.
//!
//! Everything they need beyond Rust they get themselves, so that they work on a fresh machine.
#![forbid(unsafe_code)]

mod bench;
mod deny;
mod e2e;
mod fuzz;
mod mutants;
mod play;
mod step;
mod test;
mod tools;
mod web;

use anyhow::{Context, Result, bail};
use std::process::ExitCode;
use step::{cargo, root, run, target};

/// The games.
const GAMES: [&str; 2] = ["lisboa", "madeira"];

const USAGE: &str = "\
cargo xtask play [ARGS]   build the page and the program, and play in a browser; ARGS go to `caravela serve`
cargo xtask play terminal [GAME] [ARGS]
                          play lisboa (the default) or madeira in the terminal against bots; ARGS go to `caravela play`
cargo xtask check         format, clippy, unit tests and scenarios of what has changed: all the time while writing code
cargo xtask test          all checks, with the time that each part took
cargo xtask test PART     only these parts; a wrong name lists them
cargo xtask web           build the page into target/page, and tell its size
cargo xtask web --static  build it into target/static, as files that any web server can hand out
cargo xtask dist          build the program with the page inside, to be copied elsewhere
cargo xtask e2e [NAME]    only the tests of the page in a browser, or those whose name has NAME in it
cargo xtask bench         decisions per second beside random chess, and instructions where valgrind is installed
cargo xtask bench page    what the page loads, when it can be used, its frames while a bot thinks, a click to the board,
                          what stays in memory of tables that were left
cargo xtask bench taps    how often a person must tap in the same turns of each game
cargo xtask fuzz [SECS]   run each fuzz target for so many seconds (60) with libFuzzer
cargo xtask mutants GAME [--sample N] [--seed N]
                          change N (150) small things in the rules of a game, one at a time, and see whether its tests notice
cargo xtask golden        write the golden games anew (read the difference before committing it)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.split_first() {
        Some((command, rest)) => match command.as_str() {
            "play" => play::play(rest),
            "check" => test::check(),
            "test" => test::test(rest),
            "web" => built(rest),
            "dist" => play::dist(),
            "e2e" => name(rest).and_then(e2e::all),
            "bench" => bench(rest),
            "fuzz" => seconds(rest).and_then(fuzz::long),
            "mutants" => mutants::sample(rest),
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

/// The page, packed or as plain files.
fn built(args: &[String]) -> Result<()> {
    match args {
        [] => web::page().map(drop),
        [how] if how == "--static" => web::plain_page().map(drop),
        _ => bail!("the page is built packed, or with `--static` as plain files"),
    }
}

/// What is measured: the rules, the page, or the taps that playing on it takes.
fn bench(args: &[String]) -> Result<()> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        [] => bench::all(),
        ["page"] => e2e::measure("the page, measured in a browser", "bench.mjs"),
        ["taps"] => e2e::measure("taps of a person", "taps.mjs"),
        _ => bail!("only the `page` and the `taps` have a benchmark of their own"),
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

/// The name of a test named on the command line.
fn name(args: &[String]) -> Result<Option<&str>> {
    match args {
        [] => Ok(None),
        [name] => Ok(Some(name)),
        _ => bail!("one name of a test is enough; put it in quotes if it has blanks"),
    }
}

/// The golden games of all games, written anew by the tests that check them.
fn golden() -> Result<()> {
    let mut command = cargo(&["test", "--release", "--package", "lisboa", "--package", "madeira", "--test", "golden"]);
    run("golden games", command.env("CARAVELA_BLESS", "1"))
}
