//! `caravela`: Lisboa and Madeira in the terminal, and the tools around their rules.
//!
//! Every command has a file of its own; nothing here but the list of them and the exit code: 0 if all is well, 1 if the
//! thing that was asked for failed, 2 if it was asked for wrongly.
#![forbid(unsafe_code)]

mod arena;
mod bench;
mod bots;
mod challenges;
mod components;
mod explain;
mod fail;
mod files;
mod games;
mod hint;
mod ladder;
mod play;
mod progress;
mod puzzles;
mod replay;
mod review;
mod rules;
mod scenario;
mod score;
mod serve;
mod show;
mod sim;
mod tune;

use clap::{Parser, Subcommand};
use std::io::{BufWriter, Write, stdin, stdout};
use std::process::ExitCode;

/// Play Lisboa and Madeira in the terminal, and look into their rules.
#[derive(Parser)]
#[command(name = "caravela", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Ladder(ladder::Args),
    Tune(tune::Args),
    Puzzles(puzzles::Args),
    Challenges(challenges::Args),
    Scenario(scenario::Args),
    Replay(replay::Args),
    Review(review::Args),
    Explain(explain::Args),
    Rules(rules::Args),
    Components(components::Args),
    Bench(bench::Args),
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(stdout().lock());
    let done = run(&cli.command, &mut out);
    let flushed = out.flush().map_err(anyhow::Error::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let (code, message) = fail::verdict(&error);
            if let Some(message) = message {
                // Nobody is left to be told if this fails.
                _ = writeln!(std::io::stderr(), "caravela: {message}");
            }
            ExitCode::from(code)
        }
    }
}

fn run(command: &Command, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        Command::Play(args) => play::run(args, &mut stdin().lock(), out),
        Command::Sim(args) => sim::run(args, out),
        Command::Arena(args) => arena::run(args, out),
        Command::Ladder(args) => ladder::run(args, out),
        Command::Tune(args) => tune::run(args, out),
        Command::Puzzles(args) => puzzles::run(args, out),
        Command::Challenges(args) => challenges::run(args, out),
        Command::Scenario(args) => scenario::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Review(args) => review::run(args, out),
        Command::Explain(args) => explain::run(args, out),
        Command::Rules(args) => rules::run(args, out),
        Command::Components(args) => components::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Serve(args) => serve::run(args, out),
    }
}
