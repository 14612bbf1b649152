//! All scenarios of the repository: the worked examples of the rulebook, the rulings, and the rules chapter by chapter.

use lisboa::{Components, Lisboa, Options};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use table::RuleIndex;
use testkit::scenario;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of scenarios").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ext| ext == "scenario") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn build(header: &scenario::Header) -> Result<Lisboa, String> {
    let options =
        header.options.iter().try_fold(Options::players(header.players), |options, name| options.with(name))?;
    Ok(Lisboa::new(Components::shipped(), options))
}

#[test]
fn every_scenario_passes() {
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in files(&root().join("scenarios/lisboa")) {
        let text = fs::read_to_string(&path).expect("a scenario file");
        match scenario::run_text(&text, build) {
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
    assert!(passed >= 40);
}

#[test]
fn every_worked_example_has_a_scenario() {
    let index = RuleIndex::parse(&fs::read_to_string(root().join("rules/lisboa.toml")).expect("the rule index"));
    let wanted: BTreeSet<String> = index.expect("a sound rule index").examples.into_iter().map(|e| e.id).collect();
    let there: BTreeSet<String> = files(&root().join("scenarios/lisboa/examples"))
        .iter()
        .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(wanted, there);
    assert_eq!(there.len(), 40);
}
