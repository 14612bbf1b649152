//! The page of a game in `docs`: its examples are actions, every kind of action and every decision is there, its rules exist;
//! and what the common pages show of the game can be read.

use crate::repository;
use std::collections::BTreeSet;
use table::record::{Record, Replay};
use table::{Action, Game, RuleIndex, cited_ids};

/// The text of a page of `docs`.
///
/// # Panics
/// If it cannot be read.
pub fn docs(name: &str) -> String {
    repository::read(&repository::root().join(format!("docs/{name}.md")))
}

/// The rows of the tables of actions: the actions that stand there whole, and the rules.
fn rows(page: &str) -> Vec<(Vec<&str>, &str)> {
    let mut rows = Vec::new();
    let mut in_table = false;
    for line in page.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        in_table = cells[0] == "action" || in_table && cells.len() == 4;
        if let [words, example, _, rules] = cells[..]
            && in_table
            && example.starts_with('`')
        {
            // Between every second pair of quotes; large letters stand for something else.
            let is_whole = |text: &&str| !text.contains(|c: char| c.is_ascii_uppercase());
            let whole = words.split('`').skip(1).step_by(2).filter(is_whole);
            rows.push((whole.chain([example.trim_matches('`')]).collect(), rules));
        }
    }
    rows
}

/// Every example on the page is an action and is written so, every kind of action has one, and all rules are in the index.
///
/// # Panics
/// If that is not so.
pub fn assert_actions<A: Action>(page: &str, index: &RuleIndex, kinds: &[&str], kind: fn(&A) -> &'static str) {
    let rules = index.rules.iter().map(|rule| rule.id.as_str());
    let known: BTreeSet<&str> = rules.chain(index.rulings.iter().map(|ruling| ruling.id.as_str())).collect();
    let mut seen = BTreeSet::new();
    for (examples, rules) in rows(page) {
        let cited = cited_ids(rules);
        assert!(!cited.is_empty(), "{examples:?} names no rule");
        assert!(cited.iter().all(|id| known.contains(id.as_str())), "{examples:?} names an unknown rule: {rules}");
        for example in examples {
            let action: A = example.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(action.to_string(), example);
            seen.insert(kind(&action));
        }
    }
    let missing: Vec<&&str> = kinds.iter().filter(|&kind| !seen.contains(kind)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}

/// Every decision stands in the page's table of decisions, as scenarios name it, and nothing else does.
///
/// # Panics
/// If that is not so.
pub fn assert_decisions(page: &str, kinds: &[&str]) {
    let table = page.split("## Decisions").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("its decisions");
    let cells = table.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|line| line.split('|').next());
    let named: BTreeSet<&str> = cells.flat_map(|cell| cell.split(['`', ',', ' '])).filter(|s| !s.is_empty()).collect();
    let wanted: Vec<String> = kinds.iter().map(|kind| in_small_letters(kind)).collect();
    assert_eq!(named, wanted.iter().map(String::as_str).collect());
}

/// `TakeTurn` as scenarios write it: `take-turn`.
fn in_small_letters(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// Reads the unfinished record of this game that a page shows. The page need not follow every change of the shipped pack.
///
/// # Panics
/// If there is none, if it cannot be read, or is not written so.
pub fn read_record<G: Game>(page: &str, game: &G) -> Replay<G> {
    let start = format!("caravela-record 1\ngame {}\n", G::NAME);
    let record = block(page, |block| block.starts_with(&start));
    let pack = game.options().into_iter().find(|(key, _)| *key == "pack").expect("a record names its pack").1;
    let lines =
        record.lines().map(|line| if line.starts_with("pack ") { format!("pack {pack}") } else { line.to_owned() });
    let record = lines.map(|line| line + "\n").collect::<String>();
    let replay = Record::read(game, &record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(!replay.complete && replay.cut.is_none());
    assert_eq!(replay.record.to_string(), record);
    replay
}

/// The scenario with a name that begins so, as a page shows it.
///
/// # Panics
/// If there is none.
pub fn scenario<'p>(page: &'p str, name: &str) -> &'p str {
    let start = format!("scenario {name}");
    block(page, |block| block.starts_with(&start))
}

/// A block of text on a page.
fn block(page: &str, fits: impl Fn(&str) -> bool) -> &str {
    page.split("```text\n").filter_map(|rest| rest.split("```").next()).find(|block| fits(block)).expect("a block")
}
