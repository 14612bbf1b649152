//! `components --merge`: boxes of several owners taken into a pack.

use super::{Args, faults_json};
use crate::fail::{failed, told};
use crate::files;
use crate::games::for_game;
use anyhow::Result;
use serde_json::{Value, json};
use session::own_box::merge;
use session::{Conflict, Merge, Shelf, Statement};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Faults;

/// Reports what the boxes say, and writes what two owners agree on into the pack, if one is named.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let target = args.into.as_deref();
    if let Some(folder) = target.filter(|folder| !folder.is_dir()) {
        anyhow::bail!("`{}` is not a directory; a pack to merge into is a directory with TOML files", folder.display());
    }
    let pack = for_game!(args.game, G => files::files_or_shipped::<<G as Shelf>::Pack>(target))?;
    let (boxes, mut faults) = read(&args.merge);
    match merge(args.game, &pack, &boxes, |n| format!("{n} owners' copies")) {
        Ok(merge) if faults.0.is_empty() => finish(args, &merge, out),
        Ok(_) => refuse(args, &faults, out),
        Err(found) => {
            faults.0.extend(found.0);
            refuse(args, &faults, out)
        }
    }
}

/// The texts of the files that can be read, by name, and what is wrong with the others.
fn read(paths: &[PathBuf]) -> (Vec<(String, String)>, Faults) {
    let (mut boxes, mut faults, mut seen) = (Vec::new(), Faults::default(), Vec::new());
    for path in paths {
        let name = path.display().to_string();
        // A file that does not exist has no other name.
        let same = fs::canonicalize(path).unwrap_or_else(|_| path.clone());
        if seen.contains(&same) {
            faults.add(name, "is given twice; one copy counts once");
            continue;
        }
        seen.push(same);
        match files::read_text(path) {
            Ok(text) => boxes.push((name, text)),
            Err(error) => faults.add(name, error.root_cause().to_string()),
        }
    }
    (boxes, faults)
}

fn refuse(args: &Args, faults: &Faults, out: &mut impl Write) -> Result<()> {
    if args.json {
        writeln!(out, "{}", faults_json(args, faults))?;
        return Err(told());
    }
    writeln!(out, "{faults}")?;
    Err(failed(format!("the files have {} faults; nothing was written", faults.0.len())))
}

/// Says what the owners say, and writes it unless they disagree.
fn finish(args: &Args, merge: &Merge, out: &mut impl Write) -> Result<()> {
    let is_clear = merge.conflicts.is_empty();
    let target = args.into.as_deref().filter(|_| is_clear);
    if args.json {
        writeln!(out, "{}", as_json(args, merge))?;
    } else {
        report(args, merge, out)?;
    }
    if let Some(folder) = target {
        write(folder, &merge.changed)?;
    }
    match (is_clear, args.json) {
        (true, true) => Ok(()),
        (true, false) => {
            writeln!(out, "{}", ending(target, merge))?;
            Ok(())
        }
        (false, true) => Err(told()),
        (false, false) => {
            let n = merge.conflicts.len();
            let values = if n == 1 { "value" } else { "values" };
            Err(failed(format!("the owners disagree on {n} {values}; nothing was written")))
        }
    }
}

fn write(folder: &Path, changed: &[(String, String)]) -> Result<()> {
    let paths = || changed.iter().map(|(name, text)| (folder.join(name), text));
    paths().try_for_each(|(path, _)| files::check_writable(&path))?;
    paths().try_for_each(|(path, text)| files::write_text(&path, text))
}

/// What was written.
fn ending(target: Option<&Path>, merge: &Merge) -> String {
    let news = merge.agreed.iter().filter(|it| !it.is_known()).count();
    match target {
        Some(folder) => format!("{news} values of the pack in `{}` are new or found now.", folder.display()),
        None => format!("{news} values would be new or found; `--into DIR` writes them into the pack there."),
    }
}

fn report(args: &Args, merge: &Merge, out: &mut impl Write) -> Result<()> {
    let Merge { agreed, alone, conflicts, .. } = merge;
    writeln!(out, "files of owners: {}", args.merge.len())?;
    writeln!(out, "agreed by two or more: {} values", agreed.len())?;
    for it in agreed {
        let before = if it.is_known() { String::new() } else { format!("; here {}", here(it)) };
        writeln!(out, "  {} = {} ({} owners{before})", it.place, shown(it.value.as_ref()), it.by.len())?;
    }
    writeln!(out, "said by one copy alone: {} values", alone.len())?;
    for it in alone {
        writeln!(out, "  {} = {} ({}; here {})", it.place, shown(it.value.as_ref()), it.by.join(", "), here(it))?;
    }
    writeln!(out, "conflicts: {} values", conflicts.len())?;
    for Conflict { place, said } in conflicts {
        let said = said.iter().map(|(value, by)| format!("{} ({})", shown(value.as_ref()), by.join(", ")));
        writeln!(out, "  {place}: {}", said.collect::<Vec<_>>().join("; "))?;
    }
    Ok(())
}

fn shown(value: Option<&String>) -> &str {
    value.map_or("not printed", String::as_str)
}

/// The value as the pack has it.
fn here(it: &Statement) -> String {
    let before = it.before.as_ref();
    before.map_or_else(|| shown(None).to_owned(), |mark| format!("{}, {}", mark.value, mark.confidence))
}

fn as_json(args: &Args, merge: &Merge) -> Value {
    let statement = |it: &Statement| {
        let before = it.before.as_ref();
        json!({
            "file": it.place.file, "entry": it.place.entry, "key": it.place.key, "value": it.value, "by": it.by,
            "before": before.map(|mark| mark.value.clone()), "confidence": before.map(|mark| mark.confidence.name()),
        })
    };
    let conflict = |it: &Conflict| {
        let said: Vec<Value> = it.said.iter().map(|(value, by)| json!({"value": value, "by": by})).collect();
        json!({"file": it.place.file, "entry": it.place.entry, "key": it.place.key, "said": said})
    };
    let written = args.into.is_some() && merge.conflicts.is_empty();
    let changed: Vec<&String> = merge.changed.iter().map(|(name, _)| name).collect();
    json!({
        "game": args.game.name(), "sound": true, "written": written, "changed": changed,
        "agreed": merge.agreed.iter().map(statement).collect::<Vec<_>>(),
        "alone": merge.alone.iter().map(statement).collect::<Vec<_>>(),
        "conflicts": merge.conflicts.iter().map(conflict).collect::<Vec<_>>(),
    })
}
