//! The citations of this repository, as tests hold them against the rule index.

use super::{Allowed, Coverage, coverage};
use crate::repository::{files, read, root, rule_index};
use crate::scenario;
use std::path::PathBuf;
use table::RuleIndex;

/// Where the tests of a source file begin; they are the last item in it.
const TESTS: &str = "#[cfg(test)]\nmod tests {";

/// The texts of a game that are searched for citations, with their names.
#[derive(Default)]
struct Sources {
    code: Vec<(String, String)>,
    tests: Vec<(String, String)>,
}

impl Sources {
    fn of(game: &str) -> Self {
        let mut sources = Self::default();
        for path in files(&format!("crates/{game}/src"), &[".rs"]) {
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
        sources.code.extend(files(&format!("components/{game}"), &[".toml"]).into_iter().map(named));
        sources.tests.extend(files(&format!("crates/{game}/tests"), &[".rs"]).into_iter().map(named));
        sources.tests.extend(files(&format!("scenarios/{game}"), &[".scenario"]).into_iter().map(named));
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

/// The name with which every scenario of a game begins.
fn shown(game: &str) -> Vec<String> {
    let mut names = Vec::new();
    for path in files(&format!("scenarios/{game}"), &[".scenario"]) {
        let scenarios = scenario::parse(&read(&path)).unwrap_or_else(|faults| panic!("{}\n{faults}", path.display()));
        let first = |name: &str| name.split_whitespace().next().map(str::to_owned);
        names.extend(scenarios.iter().filter_map(|scenario| first(&scenario.header.name)));
    }
    names
}

/// What code and tests of a game cite, and what they need not cite.
pub struct Cited {
    game: String,
    index: RuleIndex,
    allowed: Allowed,
    found: Coverage,
}

impl Cited {
    /// Reads the index of a game, the exceptions and all its sources. `prefix` begins the ids of its rules: `L` for
    /// `L-STORE-06`, and `LX-09` for a worked example.
    ///
    /// # Panics
    /// If a file cannot be read, or an id of the index has another prefix.
    pub fn by(game: &str, prefix: &str) -> Self {
        let index = rule_index(game);
        let rules = index.rules.iter().map(|rule| (rule.id.as_str(), format!("{prefix}-")));
        let examples = index.examples.iter().map(|example| (example.id.as_str(), format!("{prefix}X-")));
        for (id, prefix) in rules.chain(examples) {
            assert!(id.starts_with(&prefix), "{id} does not begin with {prefix}");
        }
        let allowed = Allowed::parse(&read(&root().join(format!("rules/{game}-allowed.toml"))));
        let allowed = allowed.unwrap_or_else(|faults| panic!("{faults}"));
        let found = Sources::of(game).coverage(&index);
        Self { game: game.to_owned(), index, allowed, found }
    }

    /// The ids that are neither cited by code, or by tests, nor excused.
    fn unexcused<'a>(&self, missing: &'a [String], what: &str) -> Vec<&'a str> {
        missing.iter().map(String::as_str).filter(|id| !self.allowed.excuses(id, what)).collect()
    }

    /// Every rule is cited by the code that applies it and by a test that shows it.
    ///
    /// # Panics
    /// If not, or if the index does not have more than so many rules.
    pub fn assert_rules(&self, more_than: usize) {
        let (found, rules) = (&self.found, &self.found.rules);
        assert!(rules.total > more_than, "{found}");
        let code = self.unexcused(&rules.missing_in_code, "code");
        let tests = self.unexcused(&rules.missing_in_tests, "tests");
        assert!(
            code.is_empty() && tests.is_empty(),
            "cited by no code: {code:?}\ncited by no test: {tests:?}\n{found}"
        );
    }

    /// Every ruling is cited by a test.
    ///
    /// # Panics
    /// If not, or if the index does not have more than so many rulings.
    pub fn assert_rulings(&self, more_than: usize) {
        let found = &self.found;
        assert!(found.rulings.total > more_than, "{found}");
        let tests = self.unexcused(&found.rulings.missing_in_tests, "tests");
        assert!(tests.is_empty(), "cited by no test: {tests:?}\n{found}");
    }

    /// Every worked example is the name of a scenario.
    ///
    /// # Panics
    /// If not, or if the index has another number of examples.
    pub fn assert_examples(&self, number: usize) {
        let names = shown(&self.game);
        let ids = self.index.examples.iter().map(|example| &example.id);
        let missing: Vec<&String> = ids.filter(|id| !names.contains(id)).collect();
        assert!(missing.is_empty(), "no scenario shows {missing:?}");
        assert_eq!(self.index.examples.len(), number);
    }

    /// Nothing is cited that does not exist.
    ///
    /// # Panics
    /// If something is.
    pub fn assert_known(&self) {
        assert!(self.found.unknown.is_empty(), "{:#?}", self.found.unknown);
    }

    /// Every exception says what it excuses, and is needed.
    ///
    /// # Panics
    /// If one does not, or is not.
    pub fn assert_exceptions(&self) {
        let Coverage { rules, rulings, .. } = &self.found;
        for (id, exception) in self.allowed.iter() {
            assert!(!exception.excuses.is_empty(), "{id} does not say what it excuses");
            for what in &exception.excuses {
                let missing = match what.as_str() {
                    "code" => [&rules.missing_in_code[..], &rulings.missing_in_code].concat(),
                    "tests" => [&rules.missing_in_tests[..], &rulings.missing_in_tests].concat(),
                    _ => panic!("{id}: `{what}` is neither code nor tests"),
                };
                assert!(missing.contains(id), "{id} does not exist, or {what} cite it: the exception is needless");
            }
        }
    }

    /// The rulings and examples that rules point to exist.
    ///
    /// # Panics
    /// If one does not.
    pub fn assert_links(&self) {
        let index = &self.index;
        for rule in &index.rules {
            for id in &rule.rulings {
                assert!(index.ruling(id).is_some(), "{} points to {id}", rule.id);
            }
            for id in &rule.examples {
                assert!(index.examples.iter().any(|example| example.id == *id), "{} points to {id}", rule.id);
            }
        }
    }
}

/// The tests of the citations of a game: its name, the prefix of its ids, and how much its index has at least. No id is
/// written where they stand, as it would count as a citation.
#[macro_export]
macro_rules! coverage_tests {
    ($game:literal, $prefix:literal, rules > $rules:literal, rulings > $rulings:literal, examples $examples:literal) => {
        fn cited() -> $crate::coverage::Cited {
            $crate::coverage::Cited::by($game, $prefix)
        }

        #[test]
        fn every_rule_is_cited_by_code_and_by_a_test() {
            cited().assert_rules($rules);
        }

        #[test]
        fn every_ruling_is_cited_by_a_test() {
            cited().assert_rulings($rulings);
        }

        #[test]
        fn every_example_is_a_scenario() {
            cited().assert_examples($examples);
        }

        #[test]
        fn nothing_is_cited_that_does_not_exist() {
            cited().assert_known();
        }

        #[test]
        fn every_exception_is_sound_and_needed() {
            cited().assert_exceptions();
        }

        #[test]
        fn the_index_points_to_what_exists() {
            cited().assert_links();
        }
    };
}
