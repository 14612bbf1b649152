//! What a source tree says about the rules of a game.

use super::Excuses;
use crate::repository::{files_below, read_text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::{Faults, cited_ids};

/// Where the tests of a source file begin; they are the last item in it.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// A file, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its path in the tree.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// The sources of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// The rules crate without its tests, and the component pack.
    pub code: Vec<Source>,
    /// The tests of the rules crate.
    pub tests: Vec<Source>,
    /// The scenarios.
    pub scenarios: Vec<Source>,
    /// The rules that no run can produce.
    pub excuses: Excuses,
}

/// A place in the code that cites a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The path of the file.
    pub path: String,
    /// The line.
    pub line: usize,
    /// Whether the id is a value, in code or in data; else it stands in a comment.
    pub is_value: bool,
}

impl Tree {
    /// Reads the sources of a game below the folder that holds `crates`, `rules` and `scenarios`. A tree without
    /// `rules/GAME-excused.toml` excuses nothing.
    ///
    /// # Errors
    /// If a file cannot be read, or the list of excuses has faults.
    pub fn read(root: &Path, game: &str) -> Result<Self, Faults> {
        let all = |folder: String, ending: &str| -> Result<Vec<Source>, Faults> {
            files_below(&root.join(folder), &[ending])?.iter().map(|path| source(root, path)).collect()
        };
        let mut tree = Self::default();
        for file in all(format!("crates/{game}/src"), ".rs")? {
            match file.text.split_once(TESTS) {
                _ if file.path.ends_with("tests.rs") => tree.tests.push(file),
                Some((code, tests)) => {
                    tree.code.push(Source { path: file.path.clone(), text: code.to_owned() });
                    tree.tests.push(Source { path: file.path.clone(), text: tests.to_owned() });
                }
                None => tree.code.push(file),
            }
        }
        tree.code.extend(all(format!("components/{game}"), ".toml")?);
        tree.tests.extend(all(format!("crates/{game}/tests"), ".rs")?);
        tree.scenarios = all(format!("scenarios/{game}"), ".scenario")?;
        let excused = root.join(format!("rules/{game}-excused.toml"));
        if excused.exists() {
            tree.excuses = Excuses::parse(&source(root, &excused)?.text)?;
        }
        Ok(tree)
    }

    /// Where code cites each id.
    pub(super) fn citations(&self) -> BTreeMap<String, Vec<Citation>> {
        let mut found = BTreeMap::<String, Vec<Citation>>::new();
        for Source { path, text } in &self.code {
            let comment = if path.ends_with(".toml") { "#" } else { "//" };
            for (line, text) in (1..).zip(text.lines()) {
                let (value, remark) = text.split_at(text.find(comment).unwrap_or(text.len()));
                for (text, is_value) in [(value, true), (remark, false)] {
                    for id in cited_ids(text) {
                        found.entry(id).or_default().push(Citation { path: path.clone(), line, is_value });
                    }
                }
            }
        }
        found
    }

    /// The ids that tests and scenarios cite.
    pub(super) fn cited_by_tests(&self) -> BTreeSet<String> {
        self.tests.iter().chain(&self.scenarios).flat_map(|source| cited_ids(&source.text)).collect()
    }

    /// All ids that are cited anywhere, with the file.
    pub(super) fn all_cited(&self) -> impl Iterator<Item = (&str, String)> {
        let all = self.code.iter().chain(&self.tests).chain(&self.scenarios);
        all.flat_map(|source| cited_ids(&source.text).into_iter().map(|id| (source.path.as_str(), id)))
    }

    /// The files with a test function of this name.
    pub(super) fn with_test(&self, name: &str) -> impl Iterator<Item = &Source> {
        let begins = format!("{name}(");
        let is_it = move |test: &str| test.split_once("fn ").is_some_and(|(_, name)| name.starts_with(&begins));
        self.tests.iter().filter(move |source| source.text.split("#[test]").skip(1).any(&is_it))
    }
}

fn source(root: &Path, path: &Path) -> Result<Source, Faults> {
    let text = read_text(path)?;
    Ok(Source { path: path.strip_prefix(root).unwrap_or(path).display().to_string(), text })
}
