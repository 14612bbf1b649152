//! `play`: a game at one terminal, between people and bots.

mod command;
mod desk;
mod seats;
mod talk;

use crate::bots::Bot;
use crate::fail::failed;
use crate::files;
use crate::games::{AnyGame, GameName};
use crate::show::{Names, Terminal};
use anyhow::{Context, Result, bail};
use desk::Desk;
use seats::Player;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use table::record::Record;
use table::{Actor, BySeat, GameExt, Seat};
use talk::{Answer, Talk};
use testkit::Seeds;

/// Play a game in the terminal.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa.
    game: GameName,
    /// Who sits at the table, in clockwise order: you, random or builder, separated by commas.
    #[arg(long, value_delimiter = ',', required_unless_present = "resume", value_name = "you,random,…")]
    seats: Vec<Player>,
    /// The seed of the deal and of all luck; without it, a new one.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Variants, separated by commas: draft, tasks, tokens.
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    options: Vec<String>,
    /// A directory with a component pack of your own.
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
    let components = args.components.as_deref();
    let (game, old) = match &args.resume {
        Some(path) => {
            let (game, text) = crate::replay::open(path, components)?;
            if game.name() != args.game {
                bail!("`{}` is a record of {}, not of {}", path.display(), game.name(), args.game);
            }
            (game, Some((path.as_path(), text)))
        }
        None => (AnyGame::new(args.game, seats::count(&args.seats)?, &args.options, components)?, None),
    };
    match game {
        AnyGame::Lisboa(game) => sit_down(args, &*game, old, input, out),
    }
}

/// A seed that nobody knows before.
fn new_seed() -> u64 {
    // Six digits are enough to tell games apart, and can be typed again.
    RandomState::new().hash_one("seed") % 1_000_000
}

/// Deals or goes on, and plays to the end.
fn sit_down<G: Terminal>(
    args: &Args,
    game: &G,
    old: Option<(&Path, String)>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let (mut desk, seed) = match old {
        Some((path, text)) => resumed(game, path, &text, args.seed)?,
        None => dealt(game, args.seed.unwrap_or_else(new_seed))?,
    };
    let players = seated(game, &args.seats, &desk)?;
    let names: Names = BySeat::from_fn(|seat| players[seat].map_or(String::new(), |player| player.name().to_owned()));
    for seat in Seat::first(game.n_seats()) {
        desk.record.header_mut().set_name(seat, &names[seat]);
    }
    let rules = crate::rules::index(args.game)?;
    let mut talk = Talk::new(input, out, names, &players, rules, args.record.clone());
    talk.welcome(&desk, seed)?;
    // A resumed game draws from another place of the seed, so that going back and on again is no way to peek.
    let seeds = Seeds(seed.wrapping_add(desk.steps.len() as u64));
    let (mut chance, mut bots) = (seeds.chance(), seeds.players());
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&desk.state, &mut legal);
        match (game.actor(&desk.state), legal.as_slice()) {
            (Actor::Nobody, _) => break,
            (_, []) => return Err(failed("the game is stuck: nothing can be done; please report this with a record")),
            (Actor::Chance, _) => desk.act(game.draw(&desk.state, &legal, &mut chance), true),
            (Actor::Player(_), &[only]) => desk.act(only, true),
            (Actor::Player(seat), _) => match players[seat] {
                Some(Player::Bot(bot)) => desk.act(bot.choose(game, &desk.state, seat, &legal, &mut bots), false),
                None => desk.act(Bot::Random.choose(game, &desk.state, seat, &legal, &mut bots), false),
                Some(Player::You) => match talk.ask(&mut desk, seat, &legal)? {
                    Answer::Act(action) => desk.act(action, false),
                    Answer::Again => {}
                    Answer::Quit => return talk.goodbye(&desk),
                },
            },
        }
    }
    talk.finish(&desk)
}

fn dealt<G: Terminal>(game: &G, seed: u64) -> Result<(Desk<'_, G>, u64)> {
    let setup = game.random_setup(&mut Seeds(seed).setup());
    let state = game.start(&setup).context("the game refuses its own deal")?;
    let mut record = Record::new(game, &setup);
    record.header_mut().set_seed(seed);
    Ok((Desk::new(game, state, record), seed))
}

fn resumed<'g, G: Terminal>(game: &'g G, path: &Path, text: &str, seed: Option<u64>) -> Result<(Desk<'g, G>, u64)> {
    let replay = crate::replay::read(game, path, text)?;
    let seed = seed.or(replay.record.header().seed()).unwrap_or_else(new_seed);
    Ok((Desk::resumed(game, replay), seed))
}

/// Who sits where: as asked for, or as the record says.
fn seated<G: Terminal>(game: &G, asked: &[Player], desk: &Desk<'_, G>) -> Result<BySeat<Option<Player>>> {
    let mut players = BySeat::default();
    if !asked.is_empty() && asked.len() != usize::from(game.n_seats()) {
        bail!("the record has {} seats, but --seats names {}", game.n_seats(), asked.len());
    }
    for seat in Seat::first(game.n_seats()) {
        let named = desk.record.header().name(seat).and_then(|name| name.parse().ok());
        let player = asked.get(seat.index()).copied().or(named);
        let problem = || format!("the record does not say who plays seat {seat}; name all with --seats");
        players[seat] = Some(player.with_context(problem)?);
    }
    Ok(players)
}

/// Writes a record where the player wants it.
fn write_record<G: Terminal>(desk: &Desk<'_, G>, path: &Path) -> Result<()> {
    files::write_text(path, &desk.record.to_string())
}
