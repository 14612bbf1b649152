//! `tune`: finds the weights of the bots' evaluation by self-play.

use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use anyhow::{Result, anyhow, bail};
use bots::Weights;
use bots::tune::{Plan, tune};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Find the weights of the bots' evaluation by self-play; prints them as a table of crates/bots/weights.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play.
    #[arg(long, default_value_t = 4, allow_negative_numbers = true)]
    players: u8,
    /// Begin with the weights in this file instead of nothing.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often the weights are fitted anew to games of the greedy bot.
    #[arg(long, default_value_t = 30, allow_negative_numbers = true)]
    rounds: u32,
    /// Games for each round.
    #[arg(long, default_value_t = 400, allow_negative_numbers = true)]
    games: u32,
    /// How often the weights are fitted anew after that, to games of the search.
    #[arg(long, default_value_t = 0, allow_negative_numbers = true)]
    search_rounds: u32,
    /// Games for each of those rounds.
    #[arg(long, default_value_t = 400, allow_negative_numbers = true)]
    search_games: u32,
    /// Iterations of the search for one turn.
    #[arg(long, default_value_t = 24, allow_negative_numbers = true)]
    iterations: u32,
    /// In those rounds, how much of what a round led to is taken from how the game went on; the rest is what the old weights say of the next round.
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, allow_negative_numbers = true)]
    later: f32,
    /// The seed.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if (args.rounds, args.search_rounds) == (0, 0) || args.games == 0 || args.search_games == 0 {
        bail!("there must be at least one round, and one game in each");
    }
    if !(0.0..=1.0).contains(&args.later) {
        bail!("--later is {}; a share lies between 0 and 1", args.later);
    }
    for_game!(args.game, G => find::<G>(args, out))
}

fn find<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let game: G = games::make(args.players, &[], None)?;
    let from = args.from.as_deref().map(|path| weights::<G>(path, args.players)).transpose()?;
    let plan = Plan {
        rounds: args.rounds,
        games: args.games,
        search_rounds: args.search_rounds,
        search_games: args.search_games,
        iterations: args.iterations,
        later: args.later,
        seed: args.seed,
    };
    let bar = progress::bar(u64::from(args.rounds) + u64::from(args.search_rounds), "rounds");
    let mut report = Vec::new();
    let weights = tune(&game, plan, from, |round| {
        bar.inc(1);
        report.push(format!("# round {}: mean {:.1}, winners {:.1}", round.round, round.mean, round.winner));
    });
    bar.finish_and_clear();
    let command = format!(
        "# caravela tune {} --players {}{} --rounds {} --games {} --search-rounds {} --search-games {} --iterations {} --later {} --seed {}",
        args.game,
        args.players,
        args.from.as_ref().map_or(String::new(), |path| format!(" --from {}", path.display())),
        args.rounds,
        args.games,
        args.search_rounds,
        args.search_games,
        args.iterations,
        args.later,
        args.seed
    );
    write!(out, "{command}\n{}\n{}", report.join("\n"), weights.text::<G>(args.players))?;
    Ok(())
}

/// The weights in a file.
pub fn weights<G: Shelf>(path: &Path, players: u8) -> Result<Weights> {
    let text = files::read_text(path)?;
    Weights::parse::<G>(&text, players)
        .map_err(|faults| anyhow!("the weights in `{}` are wrong:\n{faults}", path.display()))
}
