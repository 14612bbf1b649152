//! What all scenarios of a game show together. No id is written here, as it would count as a citation.

use super::Whole;
use crate::coverage::Covered;
use std::collections::BTreeSet;
use std::path::Path;

/// Panics if something is wrong.
type Check = fn(&Whole<'_>);

/// The checks by their names.
pub(super) const CHECKS: [(&str, Check); 8] = [
    ("every_rule_is_exercised_or_excused", rules),
    ("every_excuse_is_sound_and_needed", excuses),
    ("every_ruling_is_cited_by_a_test", rulings),
    ("every_example_is_a_scenario", examples),
    ("every_example_has_a_file", files),
    ("every_scenario_has_a_name_of_its_own", names),
    ("nothing_is_cited_that_does_not_exist", citations),
    ("the_index_points_to_what_exists", index),
];

/// Every rule is exercised by a scenario that names it, or excused with the reason and the test that would fail.
fn rules(Whole { coverage, extent, .. }: &Whole<'_>) {
    assert!(coverage.rules.len() > extent.rules, "{coverage}");
    assert!(!coverage.rules.iter().any(Covered::is_missing), "{}\n{coverage}", coverage.what_is_missing());
}

fn excuses(Whole { coverage, .. }: &Whole<'_>) {
    assert!(coverage.wrong_excuses.is_empty(), "{:#?}", coverage.wrong_excuses);
}

fn rulings(Whole { coverage, extent, .. }: &Whole<'_>) {
    assert!(coverage.rulings.total > extent.rulings, "{coverage}");
    assert!(coverage.rulings.missing.is_empty(), "{coverage}");
}

fn examples(Whole { coverage, extent, .. }: &Whole<'_>) {
    assert_eq!(coverage.examples.total, extent.examples);
    assert!(coverage.examples.missing.is_empty(), "{coverage}");
}

/// Each worked example has a file of its own among the examples, and no other file is there.
fn files(Whole { index, tree, .. }: &Whole<'_>) {
    let paths = tree.scenarios.iter().map(|file| Path::new(&file.path));
    let there: BTreeSet<String> = paths
        .filter(|path| path.parent().is_some_and(|folder| folder.ends_with("examples")))
        .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    let wanted: BTreeSet<String> = index.examples.iter().map(|example| example.id.clone()).collect();
    assert_eq!(wanted, there);
}

/// A test is chosen by its name.
fn names(Whole { coverage, .. }: &Whole<'_>) {
    let mut seen = BTreeSet::new();
    let all = coverage.runs.iter().map(|run| run.header.name.as_str());
    let twice: Vec<&str> = all.filter(|name| !seen.insert(*name)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

fn citations(Whole { coverage, .. }: &Whole<'_>) {
    assert!(coverage.unknown.is_empty(), "{:#?}", coverage.unknown);
}

/// The ids of the index begin as they should, and the rulings and examples that rules point to exist.
fn index(Whole { index, extent, .. }: &Whole<'_>) {
    let prefix = extent.prefix;
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
