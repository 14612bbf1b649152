//! All scenarios of a game in this repository, as tests run them.

use super::{Header, run_text};
use crate::driver::Build;
use crate::repository::{files, read, rule_index};
use std::collections::BTreeSet;
use table::Game;

/// Runs all scenarios below `scenarios/GAME`.
///
/// # Panics
/// If one fails, with all that do; or if fewer than `at_least` pass.
pub fn assert_all_pass<G: Game>(at_least: usize, build: Build<G>) {
    let index = rule_index(G::NAME);
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in files(&format!("scenarios/{}", G::NAME), &[".scenario"]) {
        match run_text(&read(&path), &index, for_header(build)) {
            Err(faults) => failures.push(format!("{}\n{faults}", path.display())),
            Ok(report) => {
                passed += report.n_passed();
                if report.n_failed() > 0 {
                    failures.push(format!("{}\n{report}", path.display()));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{passed} passed\n{}", failures.join("\n"));
    assert!(passed >= at_least, "only {passed} passed");
}

/// Makes the game that the head of a scenario asks for.
pub(crate) fn for_header<G: Game>(build: Build<G>) -> impl Fn(&Header) -> Result<G, String> {
    move |header| {
        let names: Vec<&str> = header.options.iter().map(String::as_str).collect();
        build(header.players, &names)
    }
}

/// Holds the files of `scenarios/GAME/examples` against the worked examples of the rule index: one file for each.
///
/// # Panics
/// If a file or an example is missing, or if there is another number of them.
pub fn assert_examples<G: Game>(number: usize) {
    let wanted: BTreeSet<String> = rule_index(G::NAME).examples.into_iter().map(|example| example.id).collect();
    let there: BTreeSet<String> = files(&format!("scenarios/{}/examples", G::NAME), &[".scenario"])
        .iter()
        .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(wanted, there);
    assert_eq!(there.len(), number);
}
