//! `rules --coverage`: which rules the code cites, the scenarios exercise and the list of excuses excuses.

use crate::fail::told;
use crate::games::{self, GameName, Pack, Shelf, for_game};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::RuleIndex;
use testkit::coverage::{Coverage, Covered, Tally, Tree};

/// How the coverage is told.
#[derive(Clone, Copy)]
pub struct Form {
    /// With the citations and scenarios of each rule that is missing.
    pub missing: bool,
    /// As JSON, which has them always.
    pub json: bool,
}

/// Plays the scenarios of a source tree and tells what they exercise.
pub fn run(index: &RuleIndex, game: GameName, source: Option<&Path>, form: Form, out: &mut impl Write) -> Result<()> {
    let root = match source {
        Some(folder) => folder.to_owned(),
        None => root(game)?,
    };
    let tree = Tree::read(&root, game.name())?;
    let found = for_game!(game, G => of::<G>(index, &tree)?);
    if form.json {
        writeln!(out, "{}", as_json(game, &found))?;
    } else {
        write!(out, "{found}")?;
        for (id, excuse) in found.excused() {
            writeln!(out, "  excused {id}: {} Test: {}", excuse.reason, excuse.test)?;
        }
        if form.missing && found.missing().next().is_some() {
            writeln!(out, "{}", found.what_is_missing())?;
        }
        writeln!(out, "{}", if found.is_full() { "complete" } else { "something is missing" })?;
    }
    if found.is_full() { Ok(()) } else { Err(told()) }
}

fn of<G: Shelf>(index: &RuleIndex, tree: &Tree) -> Result<Coverage> {
    let pack = G::Pack::shipped();
    let found = Coverage::of(index, tree, |header| {
        games::make_with::<G>(pack.clone(), header.players, &header.options).map_err(|error| format!("{error:#}"))
    });
    Ok(found?)
}

/// The source tree around the current directory.
fn root(game: GameName) -> Result<PathBuf> {
    let here = env::current_dir().context("there is no current directory")?;
    let index = format!("rules/{game}.toml");
    here.ancestors().find(|folder| folder.join(&index).is_file()).map(Path::to_owned).with_context(|| {
        format!(
            "no directory from `{}` upward has a file `{index}`; name the source tree with --source",
            here.display()
        )
    })
}

fn as_json(game: GameName, found: &Coverage) -> Value {
    let tally = |Tally { total, missing }: &Tally| json!({"total": total, "missing": missing});
    let excused: Vec<Value> =
        found.excused().map(|(id, excuse)| json!({"id": id, "reason": excuse.reason, "test": excuse.test})).collect();
    let missing: Vec<Value> = found.missing().map(|rule| missing(found, rule)).collect();
    let unknown: Vec<Value> = found.unknown.iter().map(|(file, id)| json!({"file": file, "id": id})).collect();
    let failed: Vec<&str> = found.failed().map(|run| run.header.name.as_str()).collect();
    json!({
        "game": game.name(),
        "complete": found.is_full(),
        "rules": {
            "total": found.rules.len(),
            "values": found.count(Covered::is_value),
            "comments": found.count(|rule| !rule.is_value() && !rule.cited.is_empty()),
            "exercised": found.count(|rule| !rule.exercised_by.is_empty()),
            "excused": excused,
            "missing": missing,
        },
        "rulings": tally(&found.rulings),
        "examples": tally(&found.examples),
        "unknown": unknown,
        "wrong_excuses": found.wrong_excuses,
        "failed": failed,
    })
}

/// Where code cites a rule, and which scenarios name it.
fn missing(found: &Coverage, rule: &Covered) -> Value {
    let cited: Vec<Value> = rule
        .cited
        .iter()
        .map(|citation| json!({"file": citation.path, "line": citation.line, "value": citation.is_value}))
        .collect();
    let named_by: Vec<&str> = found.naming(&rule.id).map(|run| run.header.name.as_str()).collect();
    json!({"id": rule.id, "cited": cited, "named_by": named_by})
}
