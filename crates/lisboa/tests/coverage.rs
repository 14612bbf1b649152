//! Every rule is cited by the code that applies it and by a test that shows it, every ruling by a test, and every worked
//! example has a scenario. What cannot be cited stands in `rules/lisboa-allowed.toml` with the reason. Nothing is cited that
//! does not exist.
//!
//! No id is written in this file, as it would count as a citation.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use table::RuleIndex;
use testkit::coverage::{Allowed, Coverage, coverage};
use testkit::scenario;

/// Where the tests of a source file begin; they are the last item in it.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// The files below a folder whose names end like one of these.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display())).flatten() {
            let path = entry.path();
            let name = path.to_string_lossy();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} holds nothing");
    found
}

/// The texts that are searched for citations, with their names.
#[derive(Default)]
struct Sources {
    code: Vec<(String, String)>,
    tests: Vec<(String, String)>,
}

impl Sources {
    fn of_the_repository() -> Self {
        let mut sources = Self::default();
        for path in files("crates/lisboa/src", &[".rs"]) {
            let (name, text) = (path.display().to_string(), read(&path));
            match text.split_once(TESTS) {
                _ if path.ends_with("tests.rs") => sources.tests.push((name, text)),
                Some((code, tests)) => {
                    sources.code.push((name.clone(), code.to_owned()));
                    sources.tests.push((name, tests.to_owned()));
                }
                None => sources.code.push((name, text)),
            }
        }
        let named = |path: PathBuf| (path.display().to_string(), read(&path));
        sources.code.extend(files("components/lisboa", &[".toml"]).into_iter().map(named));
        sources.tests.extend(files("crates/lisboa/tests", &[".rs"]).into_iter().map(named));
        sources.tests.extend(files("scenarios/lisboa", &[".scenario"]).into_iter().map(named));
        sources
    }

    /// What is cited, without any exception.
    fn coverage(&self, index: &RuleIndex) -> Coverage {
        coverage(index, &named(&self.code), &named(&self.tests), &Allowed::default())
    }
}

fn named(texts: &[(String, String)]) -> Vec<(&str, &str)> {
    texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

fn index() -> RuleIndex {
    RuleIndex::parse(&read(&root().join("rules/lisboa.toml"))).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The text of the list of exceptions.
fn allowed_text() -> String {
    read(&root().join("rules/lisboa-allowed.toml"))
}

/// What each exception excuses: code, tests, or both.
fn excuses() -> BTreeMap<String, String> {
    let text = allowed_text();
    let value = |entry: &str, key: &str| {
        let of =
            |line: &str| line.strip_prefix(key)?.trim_start().strip_prefix('=').map(|value| value.trim().to_owned());
        let found = entry.lines().find_map(of).unwrap_or_else(|| panic!("an exception has no `{key}`:\n{entry}"));
        found.trim_matches('"').to_owned()
    };
    text.split("[[allowed]]").skip(1).map(|entry| (value(entry, "id"), value(entry, "excuses"))).collect()
}

/// The ids that are neither cited nor excused.
fn unexcused<'a>(missing: impl IntoIterator<Item = &'a String>, what: &str) -> Vec<&'a str> {
    let excuses = excuses();
    let is_excused = |id: &str| excuses.get(id).is_some_and(|excused| excused.split(" and ").any(|one| one == what));
    missing.into_iter().map(String::as_str).filter(|id| !is_excused(id)).collect()
}

#[test]
fn every_rule_is_cited_by_code_and_by_a_test() {
    let found = Sources::of_the_repository().coverage(&index());
    assert!(found.rules.total > 400, "{found}");
    let code = unexcused(&found.rules.missing_in_code, "code");
    let tests = unexcused(&found.rules.missing_in_tests, "tests");
    assert!(code.is_empty() && tests.is_empty(), "cited by no code: {code:?}\ncited by no test: {tests:?}\n{found}");
}

#[test]
fn every_ruling_is_cited_by_a_test() {
    let found = Sources::of_the_repository().coverage(&index());
    assert!(found.rulings.total > 60, "{found}");
    let tests = unexcused(&found.rulings.missing_in_tests, "tests");
    assert!(tests.is_empty(), "cited by no test: {tests:?}\n{found}");
}

#[test]
fn every_example_is_a_scenario() {
    let mut names: Vec<String> = Vec::new();
    for path in files("scenarios/lisboa", &[".scenario"]) {
        let scenarios = scenario::parse(&read(&path)).unwrap_or_else(|faults| panic!("{}\n{faults}", path.display()));
        names.extend(scenarios.into_iter().map(|scenario| scenario.header.name));
    }
    let is_shown = |id: &str| names.iter().any(|name| name.split_whitespace().next() == Some(id));
    let examples = index().examples;
    let missing: Vec<&str> = examples.iter().map(|example| example.id.as_str()).filter(|id| !is_shown(id)).collect();
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
    assert_eq!(examples.len(), 40);
}

#[test]
fn nothing_is_cited_that_does_not_exist() {
    let found = Sources::of_the_repository().coverage(&index());
    assert!(found.unknown.is_empty(), "{:#?}", found.unknown);
}

#[test]
fn every_exception_is_sound_and_needed() {
    let allowed = Allowed::parse(&allowed_text()).unwrap_or_else(|faults| panic!("{faults}"));
    let found = Sources::of_the_repository().coverage(&index());
    for (id, excused) in excuses() {
        assert!(allowed.reason(&id).is_some(), "{id} is not read as an id");
        for what in excused.split(" and ") {
            let missing = match what {
                "code" => [&found.rules.missing_in_code[..], &found.rulings.missing_in_code].concat(),
                "tests" => [&found.rules.missing_in_tests[..], &found.rulings.missing_in_tests].concat(),
                _ => panic!("{id}: `{what}` is neither code nor tests"),
            };
            assert!(missing.contains(&id), "{id} does not exist, or {what} cite it: the exception is needless");
        }
    }
}

#[test]
fn the_index_points_to_what_exists() {
    let index = index();
    for rule in &index.rules {
        for id in &rule.rulings {
            assert!(index.ruling(id).is_some(), "{} points to {id}", rule.id);
        }
        for id in &rule.examples {
            assert!(index.examples.iter().any(|example| example.id == *id), "{} points to {id}", rule.id);
        }
    }
}
