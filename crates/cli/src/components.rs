//! `components`: where the printed values come from, whether a pack is sound, and what owners of the box say.

mod merge;

use crate::fail::{failed, told};
use crate::files;
use crate::games::{GameName, Pack, for_game};
use crate::show::text;
use anyhow::Result;
use serde_json::{Value, json};
use session::Shelf;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use table::Faults;
use table::pack::{Confidence, Mark};

/// Show where the printed values come from.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// Look at the pack in this directory, or at a box that the page exported, instead of the shipped pack, and list all its
    /// faults.
    #[arg(long, value_name = "DIR")]
    check: Option<PathBuf>,
    /// Write the pack to this file, as one box that the page and `--components` take.
    #[arg(long, value_name = "FILE", conflicts_with = "list")]
    file: Option<PathBuf>,
    /// List the values of one kind: found, derived or reconstructed.
    #[arg(long, value_name = "KIND")]
    list: Option<Confidence>,
    /// Compare boxes that owners exported from the page, each made from the pack: what they agree on, what one says alone, conflicts.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["check", "file", "list"])]
    merge: Vec<PathBuf>,
    /// Write what two owners agree on into the pack in this directory, as found. With a fault or a conflict nothing is written.
    #[arg(long, value_name = "DIR", requires = "merge")]
    into: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if !args.merge.is_empty() {
        return merge::run(args, out);
    }
    for_game!(args.game, G => look::<<G as Shelf>::Pack>(args, out))
}

fn look<P: Pack>(args: &Args, out: &mut impl Write) -> Result<()> {
    args.file.as_deref().map_or(Ok(()), files::check_writable)?;
    let pack = match &args.check {
        Some(folder) => match files::read_pack(folder)? {
            Ok(pack) => pack,
            Err(faults) => return faulty(args, &faults, out),
        },
        None => P::shipped(),
    };
    if args.json {
        writeln!(out, "{}", as_json(args, &pack))?;
        return Ok(());
    }
    writeln!(out, "pack {} {:016x}", pack.name(), pack.hash())?;
    if args.check.is_some() {
        writeln!(out, "The pack is sound.")?;
    }
    if let Some(file) = &args.file {
        files::write_text(file, &files::box_of::<P>(args.check.as_deref())?)?;
        writeln!(out, "The pack is in `{}`.", file.display())?;
        return Ok(());
    }
    match args.list {
        Some(kind) => list(&pack, kind, out),
        None => summary(&pack, out),
    }
}

fn faulty(args: &Args, faults: &Faults, out: &mut impl Write) -> Result<()> {
    if args.json {
        writeln!(out, "{}", faults_json(args, faults))?;
        return Err(told());
    }
    writeln!(out, "{faults}")?;
    Err(failed(format!("the pack has {} faults", faults.0.len())))
}

fn faults_json(args: &Args, faults: &Faults) -> Value {
    let all: Vec<Value> = faults.0.iter().map(|fault| json!({"place": fault.place, "what": fault.what})).collect();
    json!({"game": args.game.name(), "sound": false, "faults": all})
}

/// How many values are of each kind, by file, and the sum.
fn counts(pack: &impl Pack) -> (BTreeMap<&str, [usize; 3]>, [usize; 3]) {
    let mut files: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let mut sum = [0; 3];
    for mark in pack.marks() {
        let kind = mark.confidence as usize;
        files.entry(&mark.file).or_default()[kind] += 1;
        sum[kind] += 1;
    }
    (files, sum)
}

fn summary(pack: &impl Pack, out: &mut impl Write) -> Result<()> {
    let (files, sum) = counts(pack);
    let row = |name: &str, counts: &[usize; 3]| {
        let mut cells = vec![name.to_owned()];
        cells.extend(counts.iter().map(|n| format!("{n:>6}")));
        cells.push(format!("{:>6}", counts.iter().sum::<usize>()));
        cells
    };
    let mut rows = vec![["", "found", "derived", "reconstructed", "all"].map(str::to_owned).to_vec()];
    rows.extend(files.iter().map(|(name, counts)| row(name, counts)));
    rows.push(row("total", &sum));
    let mut table = String::new();
    text::grid(&mut table, &rows);
    write!(out, "{table}")?;
    Ok(())
}

fn list(pack: &impl Pack, kind: Confidence, out: &mut impl Write) -> Result<()> {
    let marks: Vec<&Mark> = pack.marks().iter().filter(|mark| mark.confidence == kind).collect();
    for mark in &marks {
        writeln!(out, "{}: {}: {} = {} ({})", mark.file, mark.entry, mark.key, mark.value, mark.source)?;
    }
    writeln!(out, "{} values are {kind}", marks.len())?;
    Ok(())
}

fn as_json(args: &Args, pack: &impl Pack) -> Value {
    let (files, sum) = counts(pack);
    let named = |counts: &[usize; 3]| -> BTreeMap<&str, usize> {
        Confidence::ALL.iter().map(|kind| (kind.name(), counts[*kind as usize])).collect()
    };
    let files: BTreeMap<&str, BTreeMap<&str, usize>> =
        files.iter().map(|(name, counts)| (*name, named(counts))).collect();
    let values = args.list.map(|kind| {
        let marks = pack.marks().iter().filter(|mark| mark.confidence == kind);
        marks.map(mark_json).collect::<Vec<Value>>()
    });
    json!({
        "game": args.game.name(), "pack": pack.name(), "hash": format!("{:016x}", pack.hash()), "sound": true,
        "total": named(&sum), "files": files, "values": values,
    })
}

fn mark_json(mark: &Mark) -> Value {
    json!({
        "file": mark.file, "entry": mark.entry, "key": mark.key, "value": mark.value, "source": mark.source,
        "confidence": mark.confidence.name(),
    })
}
