//! `bench`: how fast random games are played.

use crate::fail::failed;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use anyhow::{Result, bail};
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};
use table::{Actor, Game};
use testkit::RandomPlay;

/// Measure random playouts.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play.
    #[arg(long, default_value_t = 3, allow_negative_numbers = true)]
    players: u8,
    /// How long to play.
    #[arg(long, default_value_t = 5.0, allow_negative_numbers = true)]
    seconds: f64,
    /// The seed of the first game.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        bail!("--seconds must be more than 0 and at most 3600, not {}", args.seconds);
    }
    for_game!(args.game, G => measure::<G>(args, out))
}

/// What was played.
#[derive(Default)]
struct Played {
    games: u64,
    decisions: u64,
    actions: u64,
}

fn measure<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let game: G = games::make(args.players, &[], None)?;
    let limit = Duration::from_secs_f64(args.seconds);
    let bar = progress::bar(limit.as_millis() as u64, "milliseconds");
    let begin = Instant::now();
    let mut played = Played::default();
    while begin.elapsed() < limit {
        let seed = args.seed.wrapping_add(played.games);
        playout(&game, seed, &mut played)?;
        bar.set_position(begin.elapsed().as_millis() as u64);
    }
    bar.finish_and_clear();
    report(args, &game, &played, begin.elapsed().as_secs_f64(), out)
}

fn playout<G: Game>(game: &G, seed: u64, played: &mut Played) -> Result<()> {
    let deal = RandomPlay::new(game, seed);
    let mut play = deal.map_err(|faults| failed(format!("the deal of seed {seed} is impossible: {faults}")))?;
    while let Some(action) = play.choose() {
        let asked = matches!(game.actor(play.state()), Actor::Player(_));
        played.decisions += u64::from(asked && play.legal().len() > 1);
        played.actions += 1;
        play.apply(action);
    }
    played.games += 1;
    Ok(())
}

fn report<G: Game>(args: &Args, game: &G, played: &Played, seconds: f64, out: &mut impl Write) -> Result<()> {
    let per_second = |n: u64| n as f64 / seconds;
    let (games, decisions) = (per_second(played.games), per_second(played.decisions));
    let nanos = seconds * 1e9 / played.decisions.max(1) as f64;
    let (state, action) = (size_of::<G::State>(), size_of::<G::Action>());
    if args.json {
        let report = json!({
            "game": args.game.name(), "players": game.n_seats(), "seed": args.seed, "seconds": seconds,
            "games": played.games, "actions": played.actions, "decisions": played.decisions,
            "games_per_second": games, "decisions_per_second": decisions, "nanoseconds_per_decision": nanos,
            "state_bytes": state, "action_bytes": action,
        });
        writeln!(out, "{report}")?;
    } else {
        writeln!(out, "{} with {} players, {seconds:.2} seconds of random games", args.game, game.n_seats())?;
        writeln!(out, "games                  {} ({games:.1} per second)", played.games)?;
        writeln!(out, "decisions with choice  {} ({decisions:.0} per second)", played.decisions)?;
        writeln!(out, "per decision           {nanos:.0} ns")?;
        writeln!(out, "state {state} bytes, action {action} bytes")?;
    }
    Ok(())
}
