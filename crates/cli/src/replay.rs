//! `replay`: reads a record, checks it and tells the game turn by turn.

use crate::fail::failed;
use crate::files::read_text;
use crate::games::{self, GameName, Shelf, for_game};
use crate::score;
use crate::show::words::say;
use crate::show::{Names, Terminal, text};
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use session::{LogEntryOf, Opened, ReadFault, Table, archive};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::record::Header;
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
        tell(args, &file.table::<G>(args.components.as_deref())?, out)
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
        let game = GameName::of_record(&head).map_err(|error| anyhow!(error)).context("game of the record");
        let game = game.with_context(|| format!("`{}`", path.display()))?;
        Ok(Self { game, path, head, text })
    }

    /// The table where the record ends, or at which line it is broken.
    pub fn table<G: Shelf>(&self, components: Option<&Path>) -> Result<Opened<G>> {
        let game: G =
            games::make_of_record(&self.head, components).with_context(|| format!("`{}`", self.path.display()))?;
        let game = Arc::new(game);
        Table::read(Arc::clone(&game), &self.text).map_err(|error| {
            let is_other = matches!(error.fault, ReadFault::OtherPack { .. });
            let error = error.at.in_words(|illegal| say(&game.refused(illegal)));
            let hint = if is_other { "\nname the directory of its component pack with --components" } else { "" };
            failed(format!("`{}`: {error}{hint}", self.path.display()))
        })
    }
}

/// Who sat where.
pub fn names<G: Game>(table: &Table<G>) -> Names {
    BySeat::from_fn(|seat| table.record().header().name(seat).unwrap_or_default().to_owned())
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

fn tell<G: Terminal>(args: &Args, opened: &Opened<G>, out: &mut impl Write) -> Result<()> {
    let table = &opened.table;
    let n_moves = table.steps().len();
    let to = args.to.unwrap_or(n_moves);
    if to > n_moves {
        bail!("--to {to} is too much: the record has {n_moves} actions");
    }
    check_seat(table.game(), args.seat)?;
    let told: Vec<Told> = match args.seat {
        Some(_) => table.log(args.seat, 0..to).iter().map(|entry| seen(table.game(), entry)).collect(),
        None => (0..to).map(|n| whole(table, n)).collect(),
    };
    if args.json {
        writeln!(out, "{}", as_json(args, opened, &told))?;
        return Ok(());
    }
    write_head(table, out)?;
    write_moves(&told, out)?;
    write_end(args, opened, to, out)
}

/// Fails if a seat is not in the game.
pub fn check_seat<G: Game>(game: &G, seat: Option<Seat>) -> Result<()> {
    if let Some(seat) = seat.filter(|seat| seat.index() >= usize::from(game.n_seats())) {
        let seats: Vec<String> = Seat::first(game.n_seats()).map(|seat| seat.to_string()).collect();
        bail!("seat {seat} is not in this game; its seats are {}", seats.join(", "));
    }
    Ok(())
}

/// A step as a seat saw it.
fn seen<G: Terminal>(game: &G, entry: &LogEntryOf<G>) -> Told {
    let action = entry.action.map(|action| action.to_string());
    Told { turn: entry.turn, round: entry.round, by: entry.by, action, events: lines(game, &entry.events) }
}

/// A step with everything that the record tells about it.
fn whole<G: Terminal>(table: &Table<G>, n: usize) -> Told {
    let (game, step) = (table.game(), &table.steps()[n]);
    let (turn, round) = (game.turn(&step.before), game.round(&step.before));
    Told { turn, round, by: step.by, action: Some(step.action.to_string()), events: lines(game, &step.events) }
}

fn lines<G: Terminal>(game: &G, events: &[G::Event]) -> Vec<(String, String)> {
    events.iter().map(|event| (game.told(event), game.event_rule(event).to_string())).collect()
}

fn word(by: Actor) -> String {
    match by {
        Actor::Player(seat) => seat.to_string(),
        Actor::Chance | Actor::Nobody => "*".to_owned(),
    }
}

fn write_head<G: Terminal>(table: &Table<G>, out: &mut impl Write) -> Result<()> {
    let head = table.record().header();
    let options: Vec<String> = head.options().iter().map(|(key, value)| format!("{key} {value}")).collect();
    let seed = head.seed().map_or(String::new(), |seed| format!(", seed {seed}"));
    writeln!(out, "{}: {}{seed}", head.game(), options.join(", "))?;
    if archive::is_earlier(head) {
        writeln!(out, "It was played with component values that have been corrected since; it keeps them.")?;
    }
    let names = names(table);
    for seat in Seat::first(table.game().n_seats()).filter(|&seat| !names[seat].is_empty()) {
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

fn write_end<G: Terminal>(args: &Args, opened: &Opened<G>, to: usize, out: &mut impl Write) -> Result<()> {
    let table = &opened.table;
    let (game, names, n_moves) = (table.game(), names(table), table.steps().len());
    let state = table.state_at(to).unwrap_or(table.state());
    writeln!(out)?;
    if to == n_moves && game.placing(state).is_some() {
        write!(out, "{}", score::result(game, state, &names))?;
    } else {
        write!(out, "{}", game.board(&game.view(state, args.seat), &names))?;
        writeln!(out, "If the game ended now:\n{}", score::sheet(game, state, &names).trim_end())?;
    }
    match (&opened.cut, opened.complete) {
        (Some(cut), _) => writeln!(out, "The record is cut off after {n_moves} actions: {cut}.")?,
        (None, false) => writeln!(out, "The record does not go to the end of the game; it has {n_moves} actions.")?,
        (None, true) => writeln!(out, "The record is complete: {n_moves} actions, every hash is right.")?,
    }
    Ok(())
}

fn as_json<G: Terminal>(args: &Args, opened: &Opened<G>, told: &[Told]) -> Value {
    let (table, game) = (&opened.table, opened.table.game());
    let head = table.record().header();
    let options: BTreeMap<&str, &str> = head.options().iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
    let state = table.state_at(told.len()).unwrap_or(table.state());
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
        "game": head.game(), "rules": head.rules(), "options": options, "earlier_pack": archive::is_earlier(head),
        "seed": head.seed().map(|seed| seed.to_string()),
        "seat": args.seat.map(|seat| seat.to_string()), "actions": table.steps().len(),
        "complete": opened.complete, "cut": opened.cut, "moves": moves,
        "totals": score::totals(game, state), "sheet": sheet, "places": places, "reason": game.end_reason(state),
    })
}
