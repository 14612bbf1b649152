//! `rules --coverage`: which rules the sources cite.

use crate::fail::told;
use crate::files::{files_below, read_text};
use crate::games::GameName;
use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::RuleIndex;
use testkit::coverage::{Allowed, Coverage, Tally, coverage};

/// Where the tests of a source file begin.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// Counts the citations of a source tree.
pub fn run(index: &RuleIndex, game: GameName, source: Option<&Path>, json: bool, out: &mut impl Write) -> Result<()> {
    let root = match source {
        Some(folder) => folder.to_owned(),
        None => root(game)?,
    };
    let sources = Sources::read(&root, game)?;
    let allowed = allowed(&root, game)?;
    let result = coverage(index, &borrowed(&sources.code), &borrowed(&sources.tests), &allowed);
    let exceptions: Vec<(&str, &str)> =
        index.ids().filter_map(|id| allowed.reason(id).map(|reason| (id, reason))).collect();
    if json {
        writeln!(out, "{}", as_json(game, &result, &exceptions))?;
    } else {
        write!(out, "{result}")?;
        writeln!(out, "allowed without citation: {}", exceptions.len())?;
        for (id, reason) in &exceptions {
            writeln!(out, "  {id}: {reason}")?;
        }
        writeln!(out, "{}", if result.is_full() { "complete" } else { "something is missing" })?;
    }
    if result.is_full() { Ok(()) } else { Err(told()) }
}

fn borrowed(texts: &[(String, String)]) -> Vec<(&str, &str)> {
    texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
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

/// The texts of a source tree, with their names.
struct Sources {
    code: Vec<(String, String)>,
    tests: Vec<(String, String)>,
}

impl Sources {
    fn read(root: &Path, game: GameName) -> Result<Self> {
        let mut sources = Self { code: Vec::new(), tests: Vec::new() };
        for path in files_below(&root.join(format!("crates/{game}/src")), &[".rs"])? {
            let (name, text) = (name(root, &path), read_text(&path)?);
            let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
            match text.split_once(TESTS) {
                _ if is_test => sources.tests.push((name, text)),
                Some((code, tests)) => {
                    sources.code.push((name.clone(), code.to_owned()));
                    sources.tests.push((name, tests.to_owned()));
                }
                None => sources.code.push((name, text)),
            }
        }
        for path in files_below(&root.join(format!("components/{game}")), &[".toml"])? {
            sources.code.push((name(root, &path), read_text(&path)?));
        }
        for folder in [format!("crates/{game}/tests"), format!("scenarios/{game}")] {
            for path in files_below(&root.join(folder), &[".rs", ".scenario"])? {
                sources.tests.push((name(root, &path), read_text(&path)?));
            }
        }
        Ok(sources)
    }
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// The list of exceptions; a tree without one has none.
fn allowed(root: &Path, game: GameName) -> Result<Allowed> {
    let path = root.join(format!("rules/{game}-allowed.toml"));
    if !path.exists() {
        return Ok(Allowed::default());
    }
    Allowed::parse(&read_text(&path)?).map_err(|faults| anyhow!("`{}` has faults:\n{faults}", path.display()))
}

fn as_json(game: GameName, result: &Coverage, exceptions: &[(&str, &str)]) -> Value {
    let tally = |tally: &Tally| {
        json!({
            "total": tally.total, "in_code": tally.in_code, "in_tests": tally.in_tests,
            "missing_in_code": tally.missing_in_code, "missing_in_tests": tally.missing_in_tests,
        })
    };
    let allowed: Vec<Value> = exceptions.iter().map(|(id, reason)| json!({"id": id, "reason": reason})).collect();
    let unknown: Vec<Value> = result.unknown.iter().map(|(file, id)| json!({"file": file, "id": id})).collect();
    json!({
        "game": game.name(), "complete": result.is_full(), "rules": tally(&result.rules),
        "rulings": tally(&result.rulings), "examples": tally(&result.examples), "allowed": allowed,
        "unknown": unknown, "needless": result.needless,
    })
}
