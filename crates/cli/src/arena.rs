//! `arena`: a match between bots, with seats rotated over the same deals.

use crate::bots::Bot;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress::{self, Interrupt};
use crate::tune;
use anyhow::{Result, bail};
use bots::Weights;
use bots::arena::{self, Outcome, Plan, Record, Thought};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Play a match between bots.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play; without it, as many as there are bots.
    #[arg(long, allow_negative_numbers = true)]
    players: Option<u8>,
    /// The bots, one for each seat, separated by commas: apprentice, merchant, noble, minister, greedy, search, search:800 for so many
    /// iterations, builder, random.
    #[arg(long, value_delimiter = ',', required = true, value_name = "noble,greedy,…")]
    bots: Vec<Bot>,
    /// How many games; each deal is played once for every rotation of the seats.
    #[arg(long, default_value_t = 100, allow_negative_numbers = true)]
    games: u32,
    /// The seed of the first deal; the next ones have the next numbers.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// How many games at the same time; without it, one for each core. It changes the times that are told, and nothing else.
    #[arg(long, allow_negative_numbers = true)]
    threads: Option<u16>,
    /// The first bot judges by the weights in this file, as `tune` prints them, the others by the shipped ones.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    for_game!(args.game, G => contest::<G>(args, out))
}

/// A match that was played.
pub struct Match {
    /// What came out of it.
    pub outcome: Outcome,
    /// How long each bot thought.
    pub thoughts: Vec<Thought>,
    /// How long it took.
    pub seconds: f64,
}

/// Plays a match of bots; after an interrupt with the games that were played by then.
pub fn play<G: Shelf>(game: &G, bots: &[Bot], plan: Plan, interrupt: &Interrupt) -> Match {
    play_with(game, bots, &Weights::shipped::<G>(game.n_seats()), plan, interrupt)
}

/// The same with a first bot that judges by these weights.
fn play_with<G: Shelf>(game: &G, bots: &[Bot], first: &Weights, plan: Plan, interrupt: &Interrupt) -> Match {
    let shipped = Weights::shipped::<G>(game.n_seats());
    let bar = progress::bar(u64::from(plan.games), "games");
    let begin = Instant::now();
    // One core for each game is better use of the cores than all of them for each decision.
    let make = |bot: usize, rng| {
        let weights = if bot == 0 { first } else { &shipped };
        (bots[bot].sit_down_with(weights.clone(), rng, 1), bots[bot].budget::<G>())
    };
    let (outcome, thoughts) = arena::contest(game, plan, make, |_| {
        bar.inc(1);
        !interrupt.came()
    });
    bar.finish_and_clear();
    Match { outcome, thoughts, seconds: begin.elapsed().as_secs_f64() }
}

/// How many games are played at the same time.
pub fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(bots::cores, usize::from)
}

fn contest<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    if !(2..=4).contains(&args.bots.len()) {
        bail!("--bots names {}; 2 to 4 can play, for example --bots noble,greedy", args.bots.len());
    }
    if let Some(players) = args.players.filter(|&players| usize::from(players) != args.bots.len()) {
        bail!("{players} players need as many bots, but --bots names {}", args.bots.len());
    }
    if args.games == 0 {
        bail!("--games must be at least 1");
    }
    let game: G = games::make(args.bots.len() as u8, &[], None)?;
    let plan = Plan { games: args.games, seed: args.seed, threads: threads(args.threads) };
    let first = match &args.weights {
        Some(path) => tune::weights::<G>(path, game.n_seats())?,
        None => Weights::shipped::<G>(game.n_seats()),
    };
    let played = play_with(&game, &args.bots, &first, plan, &Interrupt::listen()?);
    if args.json {
        writeln!(out, "{}", as_json(args, &played))?;
        return Ok(());
    }
    let (players, games) = (args.bots.len(), played.outcome.places.len());
    writeln!(
        out,
        "{}: {players} players, {games} games, seed {}, {:.1} seconds",
        args.game, args.seed, played.seconds
    )?;
    for (bot, (record, thought)) in args.bots.iter().zip(played.outcome.records.iter().zip(&played.thoughts)) {
        write_record(*bot, record, *thought, out)?;
    }
    let winners = played.outcome.winners.mean();
    writeln!(out, "points of the winners {:.1} ± {:.1}", winners.mean, winners.margin)?;
    Ok(())
}

fn write_record(bot: Bot, record: &Record, thought: Thought, out: &mut impl Write) -> Result<()> {
    let ((low, high), points, place) = (record.win_interval(), record.points.mean(), record.places.mean());
    writeln!(
        out,
        "{:12} wins {:5.1} % ({:.1} to {:.1}), points {:6.1} ± {:.1}, place {:.2} ± {:.2}, {:.0} decisions a second, {:.3} seconds a turn, {:.2} at most",
        bot.to_string(),
        100.0 * record.win_share(),
        100.0 * low,
        100.0 * high,
        points.mean,
        points.margin,
        place.mean,
        place.margin,
        per_second(record.decisions, thought.all),
        seconds_a_turn(record, thought.all),
        thought.longest.as_secs_f64(),
    )?;
    Ok(())
}

fn per_second(decisions: u64, time: Duration) -> f64 {
    decisions as f64 / time.as_secs_f64().max(1e-9)
}

/// How long a bot thought about one turn, on average.
pub fn seconds_a_turn(record: &Record, time: Duration) -> f64 {
    time.as_secs_f64() / record.turns.max(1) as f64
}

fn as_json(args: &Args, played: &Match) -> Value {
    let row = |(bot, (record, thought)): (&Bot, (&Record, &Thought))| {
        let ((low, high), points, place) = (record.win_interval(), record.points.mean(), record.places.mean());
        json!({
            "bot": bot.to_string(), "games": record.games, "wins": record.wins, "win_share": record.win_share(),
            "win_share_low": low, "win_share_high": high,
            "mean_points": points.mean, "mean_points_margin": points.margin,
            "mean_place": place.mean, "mean_place_margin": place.margin,
            "decisions": record.decisions, "turns": record.turns,
            "decisions_per_second": per_second(record.decisions, thought.all),
            "seconds_per_turn": seconds_a_turn(record, thought.all), "seconds_of_longest_turn": thought.longest.as_secs_f64(),
        })
    };
    let bots: Vec<Value> = args.bots.iter().zip(played.outcome.records.iter().zip(&played.thoughts)).map(row).collect();
    let winners = played.outcome.winners.mean();
    json!({
        "game": args.game.name(), "players": args.bots.len(), "games": played.outcome.places.len(), "seed": args.seed,
        "seconds": played.seconds, "mean_winner": winners.mean, "mean_winner_margin": winners.margin, "bots": bots,
    })
}
