//! The rules that no run can produce.

use std::collections::BTreeMap;
use table::{Faults, cited_ids};

/// Why no scenario produces a rule, and what would fail if the rule were broken.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Excuse {
    /// The reason.
    pub reason: String,
    /// The name of a test function or of a scenario.
    pub test: String,
}

/// The excused rules by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Excuses(BTreeMap<String, Excuse>);

impl Excuses {
    /// Reads the list: TOML with entries `[[excused]]`, each with an `id`, or a range such as `L-DECREE-12..16`, a `reason`, and
    /// the `test` that would fail.
    ///
    /// # Errors
    /// If the text is not TOML, or an entry lacks something, or an id stands there twice; all faults at once.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Faults::one("excused", e.message().to_owned()))?;
        let mut faults = Faults::default();
        for key in table.keys().filter(|&key| key != "excused") {
            faults.add(key, "is not known here; write [[excused]]");
        }
        let entries = table.get("excused").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let mut excuses = BTreeMap::new();
        for (n, entry) in (1..).zip(entries) {
            let place = format!("excused {n}");
            let get = |key: &str| entry.get(key).and_then(toml::Value::as_str).unwrap_or_default().trim();
            let ids = cited_ids(get("id"));
            if ids.is_empty() {
                faults.add(&place, "has no id of a rule");
            }
            for key in ["reason", "test"] {
                if get(key).is_empty() {
                    faults.add(&place, format!("has no {key}"));
                }
            }
            for id in ids {
                let excuse = Excuse { reason: get("reason").to_owned(), test: get("test").to_owned() };
                if excuses.insert(id.clone(), excuse).is_some() {
                    faults.add(&place, format!("{id} stands there twice"));
                }
            }
        }
        faults.or(Self(excuses))
    }

    /// The excuse of a rule.
    pub fn of(&self, id: &str) -> Option<&Excuse> {
        self.0.get(id)
    }

    /// All excuses, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &Excuse)> {
        self.0.iter()
    }
}
