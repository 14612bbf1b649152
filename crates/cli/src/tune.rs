//! `tune`: finds the weights of the bots' evaluation by self-play.

use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use anyhow::{Result, bail};
use bots::tune::{Plan, tune};
use std::io::Write;

/// Find the weights of the bots' evaluation by self-play; prints them as a table of crates/bots/weights.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play.
    #[arg(long, default_value_t = 4, allow_negative_numbers = true)]
    players: u8,
    /// How often the weights are fitted anew.
    #[arg(long, default_value_t = 30, allow_negative_numbers = true)]
    rounds: u32,
    /// Games for each round.
    #[arg(long, default_value_t = 400, allow_negative_numbers = true)]
    games: u32,
    /// The seed.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if args.rounds == 0 || args.games == 0 {
        bail!("--rounds and --games must be at least 1");
    }
    for_game!(args.game, G => find::<G>(args, out))
}

fn find<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let game: G = games::make(args.players, &[], None)?;
    let plan = Plan { rounds: args.rounds, games: args.games, seed: args.seed };
    let bar = progress::bar(u64::from(args.rounds), "rounds");
    let mut report = Vec::new();
    let weights = tune(&game, plan, |round| {
        bar.inc(1);
        report.push(format!("# round {}: mean {:.1}, winners {:.1}", round.round, round.mean, round.winner));
    });
    bar.finish_and_clear();
    let command = format!(
        "# caravela tune {} --players {} --rounds {} --games {} --seed {}",
        args.game, args.players, args.rounds, args.games, args.seed
    );
    write!(out, "{command}\n{}\n{}", report.join("\n"), weights.text::<G>(args.players))?;
    Ok(())
}
