//! `arena`: a match between bots, with seats rotated over the same deals.

use crate::bots::Bot;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use anyhow::{Result, bail};
use bots::arena::{self, Entrant, Record};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;
use testkit::Seeds;

/// Play a match between bots.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// The bots, one for each seat, separated by commas: random, builder, greedy, search, or search:800 for so many iterations.
    #[arg(long, value_delimiter = ',', required = true, value_name = "greedy,random,…")]
    bots: Vec<Bot>,
    /// How many games; each deal is played once for every rotation of the seats.
    #[arg(long, default_value_t = 100, allow_negative_numbers = true)]
    games: u32,
    /// The seed of the first deal; the next ones have the next numbers.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    for_game!(args.game, G => contest::<G>(args, out))
}

fn contest<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    if !(2..=4).contains(&args.bots.len()) {
        bail!("--bots names {}; 2 to 4 can play, for example --bots greedy,random", args.bots.len());
    }
    if args.games == 0 {
        bail!("--games must be at least 1");
    }
    let game: G = games::make(args.bots.len() as u8, &[], None)?;
    let mut bots: Vec<Entrant<G>> = (3..)
        .zip(&args.bots)
        .map(|(stream, bot)| (bot.sit_down(&game, Seeds(args.seed).stream(stream)), bot.budget()))
        .collect();
    let bar = progress::bar(u64::from(args.games), "games");
    let begin = Instant::now();
    let records = arena::contest(&game, args.seed, args.games, &mut bots, |_| {
        bar.inc(1);
        true
    });
    bar.finish_and_clear();
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        writeln!(out, "{}", as_json(args, &records, seconds))?;
        return Ok(());
    }
    let (players, games) = (args.bots.len(), args.games);
    writeln!(out, "{}: {players} players, {games} games, seed {}, {seconds:.1} seconds", args.game, args.seed)?;
    for (bot, record) in args.bots.iter().zip(&records) {
        let (low, high) = record.win_interval();
        writeln!(
            out,
            "{:12} wins {:5.1} % ({:.1} to {:.1}), mean points {:6.1}, mean place {:.2}",
            bot.to_string(),
            100.0 * record.win_share(),
            100.0 * low,
            100.0 * high,
            record.mean_points(),
            record.mean_place()
        )?;
    }
    Ok(())
}

fn as_json(args: &Args, records: &[Record], seconds: f64) -> Value {
    let row = |(bot, record): (&Bot, &Record)| {
        let (low, high) = record.win_interval();
        json!({
            "bot": bot.to_string(), "games": record.games, "wins": record.wins, "win_share": record.win_share(),
            "win_share_low": low, "win_share_high": high, "mean_points": record.mean_points(),
            "mean_place": record.mean_place(), "decisions": record.decisions,
        })
    };
    let bots: Vec<Value> = args.bots.iter().zip(records).map(row).collect();
    json!({ "game": args.game.name(), "players": args.bots.len(), "seed": args.seed, "seconds": seconds, "bots": bots })
}
