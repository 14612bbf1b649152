//! `play`: a game at one terminal, between people and bots.

mod command;
mod desk;
mod seats;
mod talk;

use crate::bots::Bot;
use crate::fail::failed;
use crate::files;
use crate::games::{self, GameName, Shelf, for_game};
use crate::replay::RecordFile;
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
    /// The game: lisboa or madeira.
    game: GameName,
    /// Who sits at the table, in clockwise order, separated by commas: you, or a bot: apprentice, merchant, noble,
    /// minister, greedy, search, search:800, builder, random.
    #[arg(long, value_delimiter = ',', required_unless_present = "resume", value_name = "you,noble,…")]
    seats: Vec<Player>,
    /// The seed of the deal and of all luck; without it, a new one.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Options, separated by commas: draft, tasks, tokens for Lisboa, mill-prestige for Madeira.
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
    for_game!(args.game, G => set_up::<G>(args, input, out))
}

/// Takes the game from the shelf, or the record that is to go on, and sits down to it.
fn set_up<G: Shelf>(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    let components = args.components.as_deref();
    let Some(path) = &args.resume else {
        let game: G = games::make(seats::count(&args.seats)?, &args.options, components)?;
        let begun = dealt(&game, args.seed.unwrap_or_else(new_seed))?;
        return sit_down(args, begun, input, out);
    };
    let file = RecordFile::open(path)?;
    if file.game != args.game {
        bail!("`{}` is a record of {}, not of {}", path.display(), file.game, args.game);
    }
    let game: G = file.make(components)?;
    let begun = resumed(&game, &file, args.seed)?;
    sit_down(args, begun, input, out)
}

/// The first stream of a seed from which bots draw, one for each seat.
const BOTS: u8 = 3;

/// A seed that nobody knows before.
fn new_seed() -> u64 {
    // Six digits are enough to tell games apart, and can be typed again.
    RandomState::new().hash_one("seed") % 1_000_000
}

/// Plays to the end.
fn sit_down<G: Shelf>(
    args: &Args,
    (mut desk, seed): (Desk<'_, G>, u64),
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let game = desk.game;
    let players = seated(game, &args.seats, &desk)?;
    let names: Names = BySeat::from_fn(|seat| players[seat].map_or(String::new(), |player| player.to_string()));
    for seat in Seat::first(game.n_seats()) {
        desk.record.header_mut().set_name(seat, &names[seat]);
    }
    let rules = crate::rules::index(args.game)?;
    let mut talk = Talk::new(input, out, names, &players, rules, args.record.clone());
    talk.welcome(&desk, seed)?;
    // A resumed game draws from another place of the seed, so that going back and on again is no way to peek.
    let seeds = Seeds(seed.wrapping_add(desk.steps.len() as u64));
    let mut chance = seeds.chance();
    let bot = |seat: Seat| if let Some(Player::Bot(bot)) = players[seat] { bot } else { Bot::RANDOM };
    let mut bots =
        BySeat::from_fn(|seat| bot(seat).sit_down(game, seeds.stream(BOTS + seat.index() as u8), bots::cores()));
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&desk.state, &mut legal);
        match (game.actor(&desk.state), legal.as_slice()) {
            (Actor::Nobody, _) => break,
            (_, []) => return Err(failed("the game is stuck: nothing can be done; please report this with a record")),
            (Actor::Chance, _) => desk.act(game.draw(&desk.state, &legal, &mut chance), true),
            (Actor::Player(_), &[only]) => desk.act(only, true),
            (Actor::Player(seat), _) => match players[seat] {
                Some(Player::Bot(_)) | None => {
                    let view = game.view(&desk.state, Some(seat));
                    desk.act(bots[seat].choose(game, &view, &legal, bot(seat).budget()), false);
                }
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

fn resumed<'g, G: Terminal>(game: &'g G, file: &RecordFile<'_>, seed: Option<u64>) -> Result<(Desk<'g, G>, u64)> {
    let replay = file.replay(game)?;
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
