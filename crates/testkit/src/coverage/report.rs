//! What is said about the coverage of a game.

use super::{Coverage, Covered, Tally};
use std::fmt;

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
