//! The page of a game in `docs`: its examples are actions, every kind of action, every decision and every line of a position is
//! there, its rules exist; and what the common pages show of the game can be read.

use crate::repository;
use std::collections::BTreeSet;
use table::record::{Record, Replay};
use table::{Action, Game, RuleIndex, Seat, cited_ids};

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

/// Every line of a position that the page shows can be read, and every limit or price worked out; and every one that the reader
/// of the game takes or the writer writes is shown.
///
/// # Panics
/// If that is not so.
pub fn assert_positions<G: Game>(page: &str, game: &G) {
    let section = page.split("## Positions").nth(1).expect("its positions");
    let (table, rest) = section.split_once("### A player").expect("the fields of a player");
    let (player, values) = rest.split_once("### Limits and prices").expect("limits and prices");
    let [table, player, values] = [table, player, values].map(first_cells);
    let setup = game.read_setup(&[]).expect("the default position");
    let lines = table.iter().map(|line| (*line).to_owned()).chain(player.iter().map(|field| format!("A: {field}")));
    for line in lines {
        game.set_line(&mut setup.clone(), &line).unwrap_or_else(|error| panic!("the page shows `{line}`: {error}"));
    }
    let state = game.start(&setup).expect("the default position");
    for value in &values {
        let (name, _) = value.rsplit_once(' ').expect("a name and a number");
        let words: Vec<&str> = name.split(' ').collect();
        let is_known = [None, Some(Seat::A)].into_iter().any(|seat| game.derived(&state, seat, &words).is_some());
        assert!(is_known, "the page shows `{value}`");
    }
    let source =
        |name: &str| repository::read(&repository::root().join(format!("crates/{}/src/setup/{name}", G::NAME)));
    let shown: Vec<&str> = table.into_iter().chain(player).collect();
    for words in words_read(&source("text.rs"), &['(']) {
        assert!(
            shown.iter().any(|line| has_words(line, &words)),
            "the reader takes {words:?}, the page does not say so"
        );
    }
    let within = words_read(&source("text.rs"), &['[']).into_iter().flatten();
    for word in within.chain(words_listed(&source("text.rs"))) {
        let is_shown = shown.iter().any(|line| line.split(' ').any(|shown| shown == word));
        assert!(is_shown, "the reader takes `{word}`, the page does not say so");
    }
    for word in words_read(&source("derived.rs"), &['(', '[']).iter().flatten() {
        assert!(values.iter().any(|value| value.split(' ').next() == Some(word)), "the page does not name `{word}`");
    }
    for line in game.setup_lines(&setup) {
        let fields = line.strip_prefix("A: ").map_or(vec![line.as_str()], |fields| fields.split(", ").collect());
        for word in fields.iter().filter(|field| !field.contains(": ")).filter_map(|field| field.split(' ').next()) {
            assert!(shown.iter().any(|line| has_words(line, &[word.to_owned()])), "`{word}` is written, not shown");
        }
    }
}

/// What stands in quotes in the first cells of tables.
fn first_cells(text: &str) -> Vec<&str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" |"));
    cells.flat_map(|(cell, _)| cell.split('`').step_by(2)).filter(|cell| !cell.is_empty()).collect()
}

/// Whether a line begins with the first of these words and has the others too.
fn has_words(line: &str, words: &[String]) -> bool {
    let own: Vec<&str> = line.split(' ').collect();
    own.first().copied() == words.first().map(String::as_str) && words.iter().all(|word| own.contains(&word.as_str()))
}

/// The words in the patterns of a reader that begin so: `("moment", ["church", seat]) =>` takes `moment` and `church`.
pub fn words_read(source: &str, begin: &[char]) -> Vec<Vec<String>> {
    let patterns = source.lines().filter_map(|line| line.split_once("=>")).map(|(pattern, _)| pattern.trim());
    let is_of_words = |pattern: &&str| pattern.starts_with(begin) && pattern.contains('"');
    let quoted = |pattern: &str| pattern.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    patterns.filter(is_of_words).map(quoted).collect()
}

/// The words in the lists of a reader: `("sets", EndReason::Sets)` is `sets`.
fn words_listed(source: &str) -> Vec<String> {
    let pairs = source.split("(\"").skip(1).filter_map(|rest| rest.split_once("\", "));
    let is_listed =
        |(word, meaning): &(&str, &str)| !word.contains(' ') && meaning.starts_with(|c: char| c.is_ascii_uppercase());
    pairs.filter(is_listed).map(|(word, _)| word.to_owned()).collect()
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
