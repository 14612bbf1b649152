//! `docs/notation.md` is right: its examples are actions, every kind of action is there, its rules exist, and its record can
//! be read.

use super::kinds::{ACTIONS, action_kind};
use lisboa::{Action, Components, Lisboa, Options};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::record::Record;
use table::{Game, RuleIndex, cited_ids};

fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path))
        .expect("a file of the repository")
}

/// The rows of the tables of actions: example and rules.
fn rows(page: &str) -> Vec<(&str, &str)> {
    let mut rows = Vec::new();
    let mut in_table = false;
    for line in page.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        in_table = cells[0] == "action" || in_table && cells.len() == 4;
        if let [_, example, _, rules] = cells[..]
            && in_table
            && example.starts_with('`')
        {
            rows.push((example.trim_matches('`'), rules));
        }
    }
    rows
}

#[test]
fn every_kind_of_action_has_an_example_and_a_rule() {
    let page = text("docs/notation.md");
    let index = RuleIndex::parse(&text("rules/lisboa.toml")).expect("a sound rule index");
    let rules = index.rules.iter().map(|rule| rule.id.as_str());
    let known: BTreeSet<&str> = rules.chain(index.rulings.iter().map(|ruling| ruling.id.as_str())).collect();
    let mut seen = BTreeSet::new();
    for (example, rules) in rows(&page) {
        let action: Action = example.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), example);
        let cited = cited_ids(rules);
        assert!(!cited.is_empty(), "`{example}` names no rule");
        assert!(cited.iter().all(|id| known.contains(id.as_str())), "`{example}` names an unknown rule: {rules}");
        seen.insert(action_kind(&action));
    }
    let missing: Vec<&&str> = ACTIONS.iter().filter(|&kind| !seen.contains(kind)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}

#[test]
fn the_record_on_the_page_can_be_read() {
    let page = text("docs/notation.md");
    let start = page.find("caravela-record 1\n").expect("a record on the page");
    let record = page[start..].split("```").next().expect("the end of the block");
    let game = Lisboa::new(Components::shipped(), Options::players(2));
    // The page need not follow every change of the shipped pack.
    let pack = game.options().into_iter().find(|(key, _)| *key == "pack").expect("a record names its pack").1;
    let lines =
        record.lines().map(|line| if line.starts_with("pack ") { format!("pack {pack}") } else { line.to_owned() });
    let record = lines.map(|line| line + "\n").collect::<String>();
    let replay = Record::read(&game, &record).unwrap_or_else(|error| panic!("{error}"));
    assert!(!replay.complete && replay.cut.is_none());
    assert_eq!(replay.record.to_string(), record);
    let hash = format!("{:016x}", replay.record.rounds()[0].hash);
    assert!(
        page.contains(&format!("\"rounds\":[{{\"round\":2,\"after\":22,\"hash\":\"{hash}\"}}]")),
        "the JSON on the page"
    );
}
