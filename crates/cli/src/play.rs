//! `play`: a game at one terminal, between people and bots.

mod command;
mod log;
mod seats;
mod talk;

use crate::bots::Bot;
use crate::fail::failed;
use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::replay::RecordFile;
use crate::show::{Names, Terminal};
use anyhow::{Context, Result, bail};
use bots::{Budget, Patience, Question};
use seats::Player;
use session::{Sitter, Table};
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use table::{Actor, BySeat, Seat};
use talk::{Answer, Talk};

/// Play a game in the terminal.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// Who sits at the table, in clockwise order, separated by commas: you, or a bot: apprentice, merchant, noble,
    /// minister, greedy, search, search:800, builder, random.
    #[arg(long, value_delimiter = ',', required_unless_present = "resume", value_name = "you,noble,…")]
    seats: Vec<Player>,
    /// The seed of the deal and of all luck; without it, a new one.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// What is agreed, separated by commas. Variants of Lisboa: draft, tasks, tokens. Readings of the rules:
    /// strict-rewards, upgrade-only for Lisboa, mill-prestige for Madeira.
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    options: Vec<String>,
    /// A directory with a component pack of your own, or a box that the page exported.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Keep a record of the game in this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game of this record.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    if let Some(path) = &args.record {
        // A record is never lost by accident: only the game that goes on may write over it.
        if path.exists() && args.resume.as_ref() != Some(path) {
            bail!("`{0}` is there already; name another file, or go on with that game: --resume {0}", path.display());
        }
        files::check_writable(path)?;
    }
    for_game!(args.game, G => set_up::<G>(args, input, out))
}

/// Takes the game from the shelf, or the record that is to go on, and sits down to it.
fn set_up<G: Shelf>(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    let components = args.components.as_deref();
    let Some(path) = &args.resume else {
        let game: G = games::make(seats::count(&args.seats)?, &args.options, components)?;
        let seed = args.seed.unwrap_or_else(new_seed);
        let table = Table::deal(Arc::new(game), seed).context("the game refuses its own deal")?;
        return sit_down(args, table, seed, input, out);
    };
    let file = RecordFile::open(path)?;
    if file.game != args.game {
        bail!("`{}` is a record of {}, not of {}", path.display(), file.game, args.game);
    }
    let mut table = file.table::<G>(components)?.table;
    let seed = args.seed.or(table.record().header().seed()).unwrap_or_else(new_seed);
    table.reseed(seed);
    sit_down(args, table, seed, input, out)
}

/// A seed that nobody knows before.
fn new_seed() -> u64 {
    // Six digits are enough to tell games apart, and can be typed again.
    RandomState::new().hash_one("seed") % 1_000_000
}

/// Plays to the end.
fn sit_down<G: Shelf>(
    args: &Args,
    mut table: Table<G>,
    seed: u64,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let game = &*table.shared_game();
    let players = seated(&args.seats, &table)?;
    let names: Names = BySeat::from_fn(|seat| players[seat].map_or(String::new(), |player| player.to_string()));
    for seat in Seat::first(game.n_seats()) {
        table.sit(seat, &sitter(players[seat], &names[seat]))?;
    }
    let rules = crate::rules::index(args.game)?;
    let mut talk = Talk::new(input, out, names, &players, rules, args.record.clone());
    talk.welcome(&table, seed)?;
    let seeds = table.seeds();
    let bot = |seat: Seat| if let Some(Player::Bot(bot)) = players[seat] { bot } else { Bot::Random };
    let mut bots = BySeat::from_fn(|seat| bot(seat).sit_down(game, bots::luck_of(seeds, seat), bots::cores()));
    let (begin, mut patience) = (Instant::now(), Patience::default());
    table.go_on();
    loop {
        let legal = table.legal();
        let seat = match game.actor(table.state()) {
            Actor::Nobody => break,
            Actor::Player(seat) if !legal.is_empty() => seat,
            Actor::Player(_) | Actor::Chance => {
                return Err(failed("the game is stuck: nothing can be done; please report this with a record"));
            }
        };
        let action = match players[seat] {
            Some(Player::Bot(_)) | None => {
                let view = game.view(table.state(), Some(seat));
                patience.decide(
                    Question { seat, began: table.turn_began(), step: table.steps().len() },
                    || begin.elapsed(),
                    |is_over| {
                        let budget = Budget { enough: Some(is_over), ..bot(seat).budget::<G>() };
                        bots[seat].choose(game, &view, &legal, budget)
                    },
                )
            }
            Some(Player::You) => match talk.ask(&mut table, seat, &legal)? {
                Answer::Act(action) => action,
                Answer::Again => continue,
                Answer::Quit => return talk.goodbye(&table),
            },
        };
        let refused = |_| failed(format!("`{action}` was refused; please report this with a record"));
        table.act(seat, action).map_err(refused)?;
    }
    talk.finish(&table)
}

/// Who sits there, for the record.
fn sitter(player: Option<Player>, name: &str) -> Sitter {
    match player {
        Some(Player::Bot(_)) => Sitter::bot(name),
        Some(Player::You) | None => Sitter::person(name),
    }
}

/// Who sits where: as asked for, or as the record says.
fn seated<G: Terminal>(asked: &[Player], table: &Table<G>) -> Result<BySeat<Option<Player>>> {
    let mut players = BySeat::default();
    let n_seats = table.game().n_seats();
    if !asked.is_empty() && asked.len() != usize::from(n_seats) {
        bail!("the record has {n_seats} seats, but --seats names {}", asked.len());
    }
    for seat in Seat::first(n_seats) {
        let named = table.record().header().name(seat).and_then(|name| name.parse().ok());
        let player = asked.get(seat.index()).copied().or(named);
        let problem = || format!("the record does not say who plays seat {seat}; name all with --seats");
        players[seat] = Some(player.with_context(problem)?);
    }
    Ok(players)
}

/// Writes a record where the player wants it.
fn write_record<G: Terminal>(table: &Table<G>, path: &Path) -> Result<()> {
    files::write_text(path, &table.save())
}
