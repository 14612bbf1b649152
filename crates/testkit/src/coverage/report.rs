//! What is said about the coverage of a game, and the tests of it.

use super::{Coverage, Covered, Tally, Tree};
use crate::driver::Build;
use crate::repository::{root, rule_index};
use crate::scenario::for_header;
use std::fmt;
use table::Game;

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.count(Covered::is_value);
        let comments = self.count(|rule| !rule.is_value() && !rule.cited.is_empty());
        writeln!(f, "rules: {}, cited as a value {values}, in comments only {comments}", self.rules.len())?;
        let exercised = self.count(|rule| !rule.exercised_by.is_empty());
        let (excused, missing) = (self.excused().count(), self.missing().count());
        writeln!(f, "  exercised {exercised}, excused {excused}, missing {missing}")?;
        list(f, "neither exercised nor excused", self.missing().map(|rule| rule.id.clone()))?;
        for (name, shown, Tally { total, missing }) in
            [("rulings", "cited by tests", &self.rulings), ("examples", "shown by a scenario", &self.examples)]
        {
            writeln!(f, "{name}: {total}, {shown} {}", total - missing.len())?;
            list(f, "missing", missing.iter().cloned())?;
        }
        let unknown = self.unknown.iter().map(|(path, id)| format!("{id} ({path})"));
        list(f, "cited, but unknown", unknown)?;
        list(f, "scenarios that fail", self.failed().map(|run| run.header.name.clone()))?;
        self.wrong_excuses.iter().try_for_each(|what| writeln!(f, "  wrong excuse: {what}"))
    }
}

fn list(f: &mut fmt::Formatter<'_>, what: &str, items: impl Iterator<Item = String>) -> fmt::Result {
    let items: Vec<String> = items.collect();
    if items.is_empty() { Ok(()) } else { writeln!(f, "  {what}: {}", items.join(" ")) }
}

impl Coverage {
    /// For each rule that is missing: where code cites it, which scenarios name it and what those have produced instead, and which
    /// have produced it without naming it.
    pub fn what_is_missing(&self) -> String {
        let mut lines = Vec::new();
        for rule in self.missing() {
            lines.push(rule.id.clone());
            for citation in &rule.cited {
                let kind = if citation.is_value { "value" } else { "comment" };
                lines.push(format!("  {kind} in {}:{}", citation.path, citation.line));
            }
            for run in self.naming(&rule.id) {
                let produced: Vec<&str> = run.produced.iter().map(|rule| rule.0).collect();
                lines.push(format!("  named by `{}`, which produced {}", run.header.name, produced.join(" ")));
            }
            let unnamed: Vec<String> =
                self.producing_unnamed(&rule.id).take(SOME).map(|run| format!("`{}`", run.header.name)).collect();
            if !unnamed.is_empty() {
                lines.push(format!("  produced, but not named, by {}", unnamed.join(", ")));
            }
        }
        lines.join("\n")
    }
}

/// So many scenarios are enough to look at.
const SOME: usize = 3;

/// The coverage of a game of this repository.
///
/// # Panics
/// If a file cannot be read.
pub fn of_repository<G: Game>(build: Build<G>) -> Coverage {
    let tree = Tree::read(&root(), G::NAME);
    let found = tree.and_then(|tree| Coverage::of(&rule_index(G::NAME), &tree, for_header(build)));
    found.unwrap_or_else(|faults| panic!("{faults}"))
}

/// The ids of the index of a game begin as they should, `L` for `L-STORE-06` and for `LX-09`, and the rulings and examples that rules point to
/// exist.
///
/// # Panics
/// If not.
pub fn assert_index<G: Game>(prefix: &str) {
    let index = rule_index(G::NAME);
    let rules = index.rules.iter().map(|rule| (rule.id.as_str(), format!("{prefix}-")));
    let examples = index.examples.iter().map(|example| (example.id.as_str(), format!("{prefix}X-")));
    for (id, prefix) in rules.chain(examples) {
        assert!(id.starts_with(&prefix), "{id} does not begin with {prefix}");
    }
    for rule in &index.rules {
        for id in &rule.rulings {
            assert!(index.ruling(id).is_some(), "{} points to {id}", rule.id);
        }
        for id in &rule.examples {
            assert!(index.examples.iter().any(|example| example.id == *id), "{} points to {id}", rule.id);
        }
    }
}

/// The tests of the coverage of a game: the game, what makes it, the prefix of its ids, and how much its index has. No id is written
/// where they stand, as it would count as a citation.
#[macro_export]
macro_rules! coverage_tests {
    (
        $game:ty, $build:expr, $prefix:literal, rules > $rules:literal, rulings > $rulings:literal, examples $examples:literal
    ) => {
        static COVERAGE: ::std::sync::LazyLock<$crate::coverage::Coverage> =
            ::std::sync::LazyLock::new(|| $crate::coverage::of_repository::<$game>($build));

        #[test]
        fn every_rule_is_exercised_or_excused() {
            assert!(COVERAGE.rules.len() > $rules, "{}", *COVERAGE);
            assert_eq!(COVERAGE.missing().count(), 0, "{}\n{}", COVERAGE.what_is_missing(), *COVERAGE);
        }

        #[test]
        fn every_excuse_is_sound_and_needed() {
            assert!(COVERAGE.wrong_excuses.is_empty(), "{:#?}", COVERAGE.wrong_excuses);
        }

        #[test]
        fn every_ruling_is_cited_by_a_test() {
            assert!(COVERAGE.rulings.total > $rulings, "{}", *COVERAGE);
            assert!(COVERAGE.rulings.missing.is_empty(), "{}", *COVERAGE);
        }

        #[test]
        fn every_example_is_a_scenario() {
            assert_eq!(COVERAGE.examples.total, $examples);
            assert!(COVERAGE.examples.missing.is_empty(), "{}", *COVERAGE);
        }

        #[test]
        fn nothing_is_cited_that_does_not_exist() {
            assert!(COVERAGE.unknown.is_empty(), "{:#?}", COVERAGE.unknown);
        }

        #[test]
        fn the_index_points_to_what_exists() {
            $crate::coverage::assert_index::<$game>($prefix);
        }
    };
}
