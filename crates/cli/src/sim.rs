//! `sim`: many games between bots, counted.

use crate::bots::Bot;
use crate::fail::failed;
use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use crate::show::Terminal;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use table::record::Record;
use table::{Actor, BySeat, Game, Seat};
use testkit::{RandomPlay, Seeds};

/// More actions than any game has.
const MOST_ACTIONS: u64 = 100_000;
/// The first stream of a seed from which bots draw that do not play wholly at random, one for each seat.
const BOTS: u8 = 9;

/// Play many games between bots.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// How many play.
    #[arg(long, default_value_t = 3, allow_negative_numbers = true)]
    players: u8,
    /// How many games.
    #[arg(long, default_value_t = 100, allow_negative_numbers = true)]
    games: u64,
    /// The seed of the first game; the next ones have the next numbers.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// The bots, one for each seat, separated by commas: apprentice, merchant, noble, minister, greedy,
    /// search, search:800, builder, random. Without it, all are random.
    #[arg(long, value_delimiter = ',', value_name = "random,builder,…")]
    bots: Vec<Bot>,
    /// What is agreed, separated by commas. Variants of Lisboa: draft, tasks, tokens. Readings of the rules:
    /// strict-rewards, upgrade-only for Lisboa, mill-prestige for Madeira.
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// A directory with a component pack of your own, or a box that the page exported.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Write a record of each game into this directory.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The bot of a seat.
    fn bot(&self, seat: Seat) -> Bot {
        self.bots.get(seat.index()).copied().unwrap_or(Bot::Random)
    }
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    for_game!(args.game, G => simulate::<G>(args, out))
}

fn simulate<G: Shelf>(args: &Args, out: &mut impl Write) -> Result<()> {
    let game: G = games::make(args.players, &args.options, args.components.as_deref())?;
    if !args.bots.is_empty() && args.bots.len() != usize::from(args.players) {
        let known = Bot::known();
        bail!("{} players need as many bots, but --bots names {} (known are {known})", args.players, args.bots.len());
    }
    if args.games == 0 {
        bail!("--games must be at least 1");
    }
    play_all(args, &game, out)
}

fn play_all<G: Shelf>(args: &Args, game: &G, out: &mut impl Write) -> Result<()> {
    if let Some(folder) = &args.record {
        fs::create_dir_all(folder).with_context(|| format!("cannot create the directory `{}`", folder.display()))?;
    }
    let mut sums = Sums::new(game.n_seats());
    let bar = progress::bar(args.games, "games");
    let begin = Instant::now();
    for n in 1..=args.games {
        let seed = args.seed.wrapping_add(n - 1);
        match &args.record {
            Some(folder) => recorded(args, game, seed, n, folder, &mut sums)?,
            None => _ = play(args, game, seed, &mut sums, None)?,
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        writeln!(out, "{}", sums.json(args, game, seconds))?;
    } else {
        sums.print(args, game, seconds, out)?;
    }
    Ok(())
}

/// An action with the states before and after it.
type Step<G> = (<G as Game>::State, <G as Game>::Action, <G as Game>::State);

/// Plays one game and keeps its record.
fn recorded<G: Shelf>(args: &Args, game: &G, seed: u64, n: u64, folder: &Path, sums: &mut Sums) -> Result<()> {
    let mut steps: Vec<Step<G>> = Vec::new();
    let setup = play(args, game, seed, sums, Some(&mut steps))?;
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    for seat in Seat::first(game.n_seats()) {
        record.header_mut().set_name(seat, &args.bot(seat).to_string());
    }
    for (before, action, after) in &steps {
        record.push(game, before, *action, after);
    }
    let name = format!("{}-{}p-{}-{n}.game", args.game, game.n_seats(), args.seed);
    files::write_text(&folder.join(name), &record.to_string())
}

/// Plays one game to its end, and keeps its steps if they are wanted; gives its setup.
fn play<G: Shelf>(
    args: &Args,
    game: &G,
    seed: u64,
    sums: &mut Sums,
    mut steps: Option<&mut Vec<Step<G>>>,
) -> Result<G::Setup> {
    let mut bots = BySeat::from_fn(|seat| {
        args.bot(seat).sit_down(game, Seeds(seed).stream(BOTS + seat.index() as u8), bots::cores())
    });
    let deal = RandomPlay::new(game, seed);
    let mut play = deal.map_err(|faults| failed(format!("the deal of seed {seed} is impossible: {faults}")))?;
    let mut place = (0, Seat::A);
    for _ in 0..MOST_ACTIONS {
        let now = (game.round(play.state()), game.turn(play.state()));
        if now.0 > 0 && now != place {
            sums.turns += 1;
            place = now;
        }
        match game.actor(play.state()) {
            Actor::Player(_) => {
                sums.decisions += 1;
                sums.with_choice += u64::from(play.legal().len() > 1);
            }
            Actor::Chance => sums.chance += 1,
            Actor::Nobody => {
                sums.finish(game, play.state());
                return Ok(play.setup().clone());
            }
        }
        let action = match game.actor(play.state()) {
            Actor::Player(seat) if args.bot(seat) != Bot::Random && !play.legal().is_empty() => {
                let view = game.view(play.state(), Some(seat));
                Some(bots[seat].choose(game, &view, play.legal(), args.bot(seat).budget::<G>()))
            }
            Actor::Player(_) | Actor::Chance | Actor::Nobody => play.choose(),
        };
        let action = action.ok_or_else(|| failed(format!("the game of seed {seed} is stuck")))?;
        let before = steps.is_some().then(|| *play.state());
        play.apply(action);
        if let (Some(steps), Some(before)) = (&mut steps, before) {
            steps.push((before, action, *play.state()));
        }
    }
    Err(failed(format!("the game of seed {seed} is not over after {MOST_ACTIONS} actions")))
}

/// The results of one seat.
#[derive(Clone, Copy)]
struct SeatSums {
    total: i64,
    least: i16,
    most: i16,
    wins: u64,
}

/// What is counted over all games.
struct Sums {
    games: u64,
    decisions: u64,
    with_choice: u64,
    chance: u64,
    turns: u64,
    seats: Vec<SeatSums>,
    end_reasons: BTreeMap<&'static str, u64>,
    facts: BTreeMap<&'static str, BTreeMap<&'static str, u64>>,
}

impl Sums {
    fn new(n_seats: u8) -> Self {
        let seat = SeatSums { total: 0, least: i16::MAX, most: i16::MIN, wins: 0 };
        Self {
            games: 0,
            decisions: 0,
            with_choice: 0,
            chance: 0,
            turns: 0,
            seats: vec![seat; usize::from(n_seats)],
            end_reasons: BTreeMap::new(),
            facts: BTreeMap::new(),
        }
    }

    fn finish<G: Terminal>(&mut self, game: &G, state: &G::State) {
        self.games += 1;
        let (scores, places) = (game.scores(state), game.placing(state));
        for (seat, sums) in Seat::first(game.n_seats()).zip(&mut self.seats) {
            let score = scores[seat];
            sums.total += i64::from(score);
            (sums.least, sums.most) = (sums.least.min(score), sums.most.max(score));
            sums.wins += u64::from(places.is_some_and(|places| places[seat] == 1));
        }
        *self.end_reasons.entry(game.end_reason(state).unwrap_or("-")).or_default() += 1;
        for (what, which) in game.facts(state) {
            *self.facts.entry(what).or_default().entry(which).or_default() += 1;
        }
    }

    fn mean(&self, n: u64) -> f64 {
        n as f64 / self.games as f64
    }

    fn json<G: Terminal>(&self, args: &Args, game: &G, seconds: f64) -> Value {
        let options: BTreeMap<&str, String> = game.options().into_iter().collect();
        let seats: Vec<Value> = Seat::first(game.n_seats())
            .zip(&self.seats)
            .map(|(seat, sums)| {
                json!({
                    "seat": seat.to_string(), "bot": args.bot(seat).to_string(),
                    "mean_score": sums.total as f64 / self.games as f64,
                    "min_score": sums.least, "max_score": sums.most, "wins": sums.wins,
                })
            })
            .collect();
        json!({
            "game": args.game.name(), "options": options, "seed": args.seed, "games": self.games,
            "decisions": self.decisions, "decisions_with_choice": self.with_choice, "chance_steps": self.chance,
            "seconds": seconds, "mean_turns": self.mean(self.turns), "seats": seats,
            "end_reasons": self.end_reasons, "facts": self.facts,
        })
    }

    fn print<G: Terminal>(&self, args: &Args, game: &G, seconds: f64, out: &mut impl Write) -> Result<()> {
        let options: Vec<String> = game.options().iter().map(|(key, value)| format!("{key} {value}")).collect();
        writeln!(out, "{}: {}, seed {}", args.game, options.join(", "), args.seed)?;
        writeln!(out, "games                  {}", self.games)?;
        writeln!(out, "decisions              {}", self.decisions)?;
        writeln!(out, "decisions with choice  {}", self.with_choice)?;
        writeln!(out, "chance steps           {}", self.chance)?;
        writeln!(out, "seconds                {seconds:.3}")?;
        writeln!(out, "mean turns             {:.1}", self.mean(self.turns))?;
        for (seat, sums) in Seat::first(game.n_seats()).zip(&self.seats) {
            let mean = sums.total as f64 / self.games as f64;
            let (least, most, wins) = (sums.least, sums.most, sums.wins);
            writeln!(
                out,
                "seat {seat} {:8} mean {mean:.1}, min {least}, max {most}, wins {wins}",
                args.bot(seat).name()
            )?;
        }
        writeln!(out, "ended by               {}", counts(&self.end_reasons))?;
        for (what, which) in &self.facts {
            writeln!(out, "{:22} {}", what.replace('_', " "), counts(which))?;
        }
        Ok(())
    }
}

fn counts(map: &BTreeMap<&'static str, u64>) -> String {
    map.iter().map(|(name, n)| format!("{name} {n}")).collect::<Vec<_>>().join(", ")
}
