//! `rules`: the numbered rules, and which of them are tested.

mod coverage;

use crate::games::GameName;
use crate::show::text;
use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::{Rule, RuleIndex};

/// Show the numbered rules of a game.
#[derive(clap::Args)]
pub struct Args {
    /// The game: lisboa or madeira.
    game: GameName,
    /// Ids of rules, rulings or examples, or the beginning of several: L-STORE-06, A-33, MX-09, M-BREAD.
    ids: Vec<String>,
    /// Only what contains this word.
    #[arg(long, value_name = "WORD")]
    search: Option<String>,
    /// Which rules the code of a source tree cites, and which its scenarios exercise.
    #[arg(long, conflicts_with_all = ["ids", "search"])]
    coverage: bool,
    /// With --coverage, where each rule that is missing is cited and named.
    #[arg(long, requires = "coverage")]
    missing: bool,
    /// The source tree for --coverage; without it, the one around the current directory.
    #[arg(long, value_name = "DIR", requires = "coverage")]
    source: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let index = index(args.game)?;
    if args.coverage {
        let form = coverage::Form { missing: args.missing, json: args.json };
        return coverage::run(&index, args.game, args.source.as_deref(), form, out);
    }
    let entries = select(&index, &args.ids, args.search.as_deref())?;
    if args.json {
        let all: Vec<Value> = entries.iter().map(|entry| entry.json()).collect();
        writeln!(out, "{}", json!({"game": args.game.name(), "entries": all}))?;
    } else if entries.len() == 1 || (!args.ids.is_empty() && entries.len() == args.ids.len()) {
        for entry in &entries {
            writeln!(out, "{}", entry.described(&index))?;
        }
    } else {
        let width = entries.iter().map(|entry| entry.id().chars().count()).max().unwrap_or(0);
        for entry in &entries {
            let before = format!("{:width$} p. {:6} ", entry.id(), entry.page());
            writeln!(out, "{}", text::hanging(&before, entry.text()))?;
        }
        writeln!(out, "{} entries", entries.len())?;
    }
    Ok(())
}

/// The rule index of a game.
pub fn index(game: GameName) -> Result<RuleIndex> {
    RuleIndex::parse(game.rules()).map_err(|faults| anyhow!("the rule index of {game} has faults:\n{faults}"))
}

/// A rule, ruling or example with everything known about it.
pub fn described(index: &RuleIndex, id: &str) -> Option<String> {
    entries(index).find(|entry| entry.id() == id).map(|entry| entry.described(index))
}

/// What to say about an id that does not exist.
pub fn unknown(index: &RuleIndex, id: &str) -> String {
    let section = id.rsplit_once('-').map_or(id, |(section, _)| section);
    let near: Vec<&str> = entries(index)
        .map(|entry| entry.id())
        .filter(|near| near.rsplit_once('-').is_some_and(|(own, _)| own == section))
        .collect();
    match (near.first(), near.last(), section.is_empty()) {
        (Some(first), Some(last), false) => format!("there is no rule `{id}`; this section has {first} to {last}"),
        _ => format!("there is no rule `{id}`; the sections are {}", sections(index)),
    }
}

fn sections(index: &RuleIndex) -> String {
    let mut names: Vec<&str> = Vec::new();
    for entry in entries(index) {
        let name = entry.id().rsplit_once('-').map_or(entry.id(), |(section, _)| section);
        if names.last() != Some(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// An entry of the index.
#[derive(Clone, Copy)]
enum Entry<'a> {
    Rule(&'a Rule),
    Ruling(&'a table::Ruling),
    Example(&'a table::Example),
}

fn entries(index: &RuleIndex) -> impl Iterator<Item = Entry<'_>> {
    let rules = index.rules.iter().map(Entry::Rule);
    let rulings = index.rulings.iter().map(Entry::Ruling);
    rules.chain(rulings).chain(index.examples.iter().map(Entry::Example))
}

fn select<'a>(index: &'a RuleIndex, ids: &[String], search: Option<&str>) -> Result<Vec<Entry<'a>>> {
    let mut found: Vec<Entry<'a>> = Vec::new();
    for id in ids {
        let id = id.to_uppercase();
        let exact: Vec<Entry<'a>> = entries(index).filter(|entry| entry.id() == id).collect();
        let fits = |entry: &Entry<'_>| entry.id().strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with('-'));
        let some = if exact.is_empty() { entries(index).filter(fits).collect() } else { exact };
        if some.is_empty() {
            bail!(unknown(index, &id));
        }
        found.extend(some);
    }
    if ids.is_empty() {
        found = entries(index).collect();
        if search.is_none() {
            found.retain(|entry| matches!(entry, Entry::Rule(_)));
        }
    }
    if let Some(word) = search {
        let word = word.to_lowercase();
        found.retain(|entry| format!("{} {}", entry.id(), entry.full_text()).to_lowercase().contains(&word));
        if found.is_empty() {
            bail!("no rule, ruling or example contains `{word}`");
        }
    }
    Ok(found)
}

impl<'a> Entry<'a> {
    fn id(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.id,
            Self::Ruling(ruling) => &ruling.id,
            Self::Example(example) => &example.id,
        }
    }

    fn page(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.page,
            Self::Ruling(_) => "-",
            Self::Example(example) => &example.page,
        }
    }

    /// What a list shows of it.
    fn text(self) -> &'a str {
        match self {
            Self::Rule(rule) => &rule.text,
            Self::Ruling(ruling) => &ruling.title,
            Self::Example(example) => &example.title,
        }
    }

    fn full_text(self) -> String {
        match self {
            Self::Ruling(ruling) => format!("{}: {}", ruling.title.trim_end_matches(['.', ':']), ruling.text),
            Self::Rule(_) | Self::Example(_) => self.text().to_owned(),
        }
    }

    fn described(self, index: &RuleIndex) -> String {
        let page = if self.page() == "-" { "ruling".to_owned() } else { format!("p. {}", self.page()) };
        let section = match self {
            Self::Rule(rule) if rule.is_of_player_aid() => format!(", {}; in the player aid only", rule.section),
            Self::Rule(rule) => format!(", {}", rule.section),
            Self::Ruling(_) | Self::Example(_) => String::new(),
        };
        let mut lines = vec![format!("{} ({page}{section})", self.id()), text::wrapped(&self.full_text(), "  ")];
        if let Self::Rule(rule) = self {
            for id in &rule.rulings {
                if let Some(ruling) = index.ruling(id) {
                    lines.push(text::wrapped(&format!("Ruling {id}, {}: {}", ruling.title, ruling.text), "  "));
                }
            }
            for example in index.examples.iter().filter(|example| rule.examples.contains(&example.id)) {
                lines.push(format!("  Example {} (p. {}): {}", example.id, example.page, example.title));
            }
        }
        lines.join("\n")
    }

    fn json(self) -> Value {
        match self {
            Self::Rule(rule) => json!({
                "kind": "rule", "id": rule.id, "section": rule.section, "page": rule.page,
                "source": rule.source, "text": rule.text,
                "rulings": rule.rulings, "examples": rule.examples,
            }),
            Self::Ruling(ruling) => {
                json!({"kind": "ruling", "id": ruling.id, "title": ruling.title, "text": ruling.text})
            }
            Self::Example(example) => {
                json!({"kind": "example", "id": example.id, "page": example.page, "title": example.title})
            }
        }
    }
}
