//! `replay`: reads a record, checks it and tells the game turn by turn.

use crate::fail::failed;
use crate::files::read_text;
use crate::games::{self, GameName, Shelf, for_game};
use crate::score;
use crate::show::words::say;
use crate::show::{Names, Terminal, text};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::record::{Header, Record, Replay};
use table::{Actor, BySeat, Game, Seat};

/// Replay a record, and tell what happened.
#[derive(clap::Args)]
pub struct Args {
    /// The record, text or JSON.
    file: PathBuf,
    /// Stop after so many actions, and show the position.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,
    /// Tell it as this seat saw it: A, B, C or D.
    #[arg(long)]
    seat: Option<Seat>,
    /// A directory with the component pack that the game was played with.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let file = RecordFile::open(&args.file)?;
    for_game!(file.game, G => {
        let game: G = file.make(args.components.as_deref())?;
        tell(args, &game, &file.replay(&game)?, out)
    })
}

/// The file of a record, of which only the head is read yet.
pub struct RecordFile<'a> {
    /// Which game it is a record of.
    pub game: GameName,
    path: &'a Path,
    head: Header,
    text: String,
}

impl<'a> RecordFile<'a> {
    /// Reads the head of a record, text or JSON.
    pub fn open(path: &'a Path) -> Result<Self> {
        let text = read_text(path)?;
        let head = games::record_head(&text).map_err(|error| failed(format!("`{}`: {error}", path.display())))?;
        let game = GameName::of_record(&head).with_context(|| format!("`{}`", path.display()))?;
        Ok(Self { game, path, head, text })
    }

    /// Makes the game that was played.
    pub fn make<G: Shelf>(&self, components: Option<&Path>) -> Result<G> {
        games::make_of_record(&self.head, components).with_context(|| format!("`{}`", self.path.display()))
    }

    /// Reads the whole record, or says at which line it is broken.
    pub fn replay<G: Terminal>(&self, game: &G) -> Result<Replay<G>> {
        let (path, text) = (self.path, self.text.as_str());
        let read = if games::is_json(text) { Record::from_json(game, text) } else { Record::read(game, text) };
        read.map_err(|error| {
            let error = error.in_words(|illegal| say(&game.refused(illegal)));
            let pack = self.head.option("pack");
            let is_other =
                pack.is_some_and(|pack| game.options().iter().any(|(key, value)| *key == "pack" && *value != pack));
            let hint = if is_other { "\nname the directory of its component pack with --components" } else { "" };
            failed(format!("`{}`: {error}{hint}", path.display()))
        })
    }
}

/// Who sat where.
pub fn names<G: Game>(replay: &Replay<G>) -> Names {
    BySeat::from_fn(|seat| replay.record.header().name(seat).unwrap_or_default().to_owned())
}

/// An action with what it brought, as the reader may see it.
struct Told {
    turn: Seat,
    round: u16,
    by: Actor,
    /// Nothing where the reader saw only that something was done.
    action: Option<String>,
    /// What happened, each with its rule.
    events: Vec<(String, String)>,
}

fn tell<G: Terminal>(args: &Args, game: &G, replay: &Replay<G>, out: &mut impl Write) -> Result<()> {
    let n_moves = replay.record.moves().len();
    let to = args.to.unwrap_or(n_moves);
    if to > n_moves {
        bail!("--to {to} is too much: the record has {n_moves} actions");
    }
    if let Some(seat) = args.seat.filter(|seat| seat.index() >= usize::from(game.n_seats())) {
        let seats: Vec<String> = Seat::first(game.n_seats()).map(|seat| seat.to_string()).collect();
        bail!("seat {seat} is not in this game; its seats are {}", seats.join(", "));
    }
    let told: Vec<Told> = (0..to).map(|n| told(game, replay, n, args.seat)).collect();
    if args.json {
        writeln!(out, "{}", as_json(args, game, replay, &told))?;
        return Ok(());
    }
    write_head(game, replay, out)?;
    write_moves(&told, out)?;
    write_end(args, game, replay, to, out)
}

fn told<G: Terminal>(game: &G, replay: &Replay<G>, n: usize, seat: Option<Seat>) -> Told {
    let step = &replay.record.moves()[n];
    let (mut after, mut events) = (replay.states[n], Vec::new());
    game.apply(&mut after, step.action, &mut events);
    // Without a seat everything in the record is told.
    let mut is_open = true;
    let mut lines = Vec::new();
    for event in &events {
        let full = game.told(event);
        let seen = match seat {
            Some(seat) => game.redact(event, Some(seat)).map(|event| game.told(&event)),
            None => Some(full.clone()),
        };
        is_open &= seen.as_ref() == Some(&full);
        lines.extend(seen.map(|line| (line, game.event_rule(event).to_string())));
    }
    let is_own = seat.is_some_and(|seat| step.by == Actor::Player(seat));
    let action = (is_open || is_own).then(|| step.action.to_string());
    Told { turn: step.turn, round: game.round(&replay.states[n]), by: step.by, action, events: lines }
}

fn word(by: Actor) -> String {
    match by {
        Actor::Player(seat) => seat.to_string(),
        Actor::Chance | Actor::Nobody => "*".to_owned(),
    }
}

fn write_head<G: Terminal>(game: &G, replay: &Replay<G>, out: &mut impl Write) -> Result<()> {
    let head = replay.record.header();
    let options: Vec<String> = head.options().iter().map(|(key, value)| format!("{key} {value}")).collect();
    let seed = head.seed().map_or(String::new(), |seed| format!(", seed {seed}"));
    writeln!(out, "{}: {}{seed}", head.game(), options.join(", "))?;
    let names = names(replay);
    for seat in Seat::first(game.n_seats()).filter(|&seat| !names[seat].is_empty()) {
        writeln!(out, "seat {seat}: {}", names[seat])?;
    }
    Ok(())
}

fn write_moves(told: &[Told], out: &mut impl Write) -> Result<()> {
    let mut place = None;
    for (n, step) in (1..).zip(told) {
        if place != Some((step.round, step.turn)) {
            place = Some((step.round, step.turn));
            match step.round {
                0 => writeln!(out, "\nBefore the first turn")?,
                round => writeln!(out, "\nRound {round}, turn of {}", step.turn)?,
            }
        }
        writeln!(out, "{n:>4} {} {}", word(step.by), step.action.as_deref().unwrap_or("(hidden)"))?;
        step.events.iter().try_for_each(|(line, _)| writeln!(out, "{}", text::hanging("         ", line)))?;
    }
    Ok(())
}

fn write_end<G: Terminal>(args: &Args, game: &G, replay: &Replay<G>, to: usize, out: &mut impl Write) -> Result<()> {
    let names = names(replay);
    let state = &replay.states[to];
    writeln!(out)?;
    let n_moves = replay.record.moves().len();
    if to == n_moves && game.placing(state).is_some() {
        write!(out, "{}", score::result(game, state, &names))?;
    } else {
        write!(out, "{}", game.board(&game.view(state, args.seat), &names))?;
        writeln!(out, "If the game ended now:\n{}", score::sheet(game, state, &names).trim_end())?;
    }
    match (&replay.cut, replay.complete) {
        (Some(cut), _) => writeln!(out, "The record is cut off after {n_moves} actions: {cut}.")?,
        (None, false) => writeln!(out, "The record does not go to the end of the game; it has {n_moves} actions.")?,
        (None, true) => writeln!(out, "The record is complete: {n_moves} actions, every hash is right.")?,
    }
    Ok(())
}

fn as_json<G: Terminal>(args: &Args, game: &G, replay: &Replay<G>, told: &[Told]) -> Value {
    let head = replay.record.header();
    let options: BTreeMap<&str, &str> = head.options().iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    let state = &replay.states[told.len()];
    let moves: Vec<Value> = (1..)
        .zip(told)
        .map(|(n, step): (usize, &Told)| {
            let events: Vec<Value> =
                step.events.iter().map(|(text, rule)| json!({"text": text, "rule": rule})).collect();
            json!({
                "n": n, "round": step.round, "turn": step.turn.to_string(), "by": word(step.by),
                "do": step.action, "events": events,
            })
        })
        .collect();
    let sheet: Vec<Value> = game
        .score_sheet(state)
        .iter()
        .map(|line| {
            let points: Vec<i16> = Seat::first(game.n_seats()).map(|seat| line.points[seat]).collect();
            json!({"name": line.name, "rule": line.rule.to_string(), "points": points})
        })
        .collect();
    let places =
        game.placing(state).map(|places| Seat::first(game.n_seats()).map(|seat| places[seat]).collect::<Vec<u8>>());
    json!({
        "game": head.game(), "rules": head.rules(), "options": options, "seed": head.seed().map(|seed| seed.to_string()),
        "seat": args.seat.map(|seat| seat.to_string()), "actions": replay.record.moves().len(),
        "complete": replay.complete, "cut": replay.cut, "moves": moves,
        "totals": score::totals(game, state), "sheet": sheet, "places": places, "reason": game.end_reason(state),
    })
}
