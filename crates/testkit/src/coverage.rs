//! Which rules are cited by code and by tests. Every rule must be, or stand in a list of exceptions with a reason.

mod cited;

pub use cited::Cited;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{Faults, RuleIndex, cited_ids};

/// A text with the name it is reported under.
pub type Named<'a> = (&'a str, &'a str);

/// Why an id need not be cited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exception {
    /// The reason.
    pub reason: String,
    /// Who need not cite it: `code`, `tests` or both.
    pub excuses: Vec<String>,
}

/// The ids that need not be cited, with the reason of each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Allowed(BTreeMap<String, Exception>);

impl Allowed {
    /// Reads the list: TOML with entries `[[allowed]]`, each with an `id`, or a range such as `L-DECREE-12..16`, a
    /// `reason`, and what it `excuses`: "code", "tests" or "code and tests".
    ///
    /// # Errors
    /// If the text is not TOML, or an entry has no id or no reason, or an id stands there twice.
    pub fn parse(text: &str) -> Result<Self, Faults> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| Faults::one("allowed", e.message().to_owned()))?;
        let mut faults = Faults::default();
        for key in table.keys().filter(|&key| key != "allowed") {
            faults.add(key, "is not known here; write [[allowed]]");
        }
        let entries = table.get("allowed").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let mut allowed = BTreeMap::new();
        for (n, entry) in (1..).zip(entries) {
            let get = |key: &str| entry.get(key).and_then(toml::Value::as_str).unwrap_or_default().trim();
            let (ids, reason) = (cited_ids(get("id")), get("reason"));
            let excuses = get("excuses").split(" and ").filter(|what| !what.is_empty());
            let exception = Exception { reason: reason.to_owned(), excuses: excuses.map(str::to_owned).collect() };
            if ids.is_empty() {
                faults.add(format!("allowed {n}"), "has no id of a rule");
            }
            if reason.is_empty() {
                faults.add(format!("allowed {n}"), "has no reason");
            }
            for id in ids {
                if allowed.insert(id.clone(), exception.clone()).is_some() {
                    faults.add(format!("allowed {n}"), format!("{id} stands there twice"));
                }
            }
        }
        faults.or(Self(allowed))
    }

    /// Why this id need not be cited, if so.
    pub fn reason(&self, id: &str) -> Option<&str> {
        self.0.get(id).map(|exception| exception.reason.as_str())
    }

    /// Whether `code`, or `tests`, need not cite this id.
    pub fn excuses(&self, id: &str, what: &str) -> bool {
        self.0.get(id).is_some_and(|exception| exception.excuses.iter().any(|excused| excused == what))
    }

    /// All exceptions, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &Exception)> {
        self.0.iter()
    }
}

/// How many ids of one kind are cited, and which are not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many there are.
    pub total: usize,
    /// How many are cited in code.
    pub in_code: usize,
    /// How many are cited by tests.
    pub in_tests: usize,
    /// Those that are cited nowhere in code and not excepted, in the order of the index.
    pub missing_in_code: Vec<String>,
    /// Those that are cited by no test and not excepted, in the order of the index.
    pub missing_in_tests: Vec<String>,
}

/// Which rules, rulings and examples of a game are cited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// The rules.
    pub rules: Tally,
    /// The rulings.
    pub rulings: Tally,
    /// The worked examples. Code has no need to cite them, so none is missing there.
    pub examples: Tally,
    /// Ids that are cited, but do not exist: the text and the id. Only ids of the sections of this game are looked at.
    pub unknown: Vec<(String, String)>,
    /// Exceptions for ids that do not exist, or that are cited by code and tests and so need none.
    pub needless: Vec<String>,
}

impl Coverage {
    /// Whether every rule is cited by code and tests or excepted, and nothing is cited that does not exist.
    pub fn is_full(&self) -> bool {
        let Tally { missing_in_code, missing_in_tests, .. } = &self.rules;
        missing_in_code.is_empty() && missing_in_tests.is_empty() && self.unknown.is_empty() && self.needless.is_empty()
    }
}

/// Counts the citations in the texts of code and in those of tests and scenarios.
pub fn coverage(index: &RuleIndex, code: &[Named<'_>], tests: &[Named<'_>], allowed: &Allowed) -> Coverage {
    let ids = |texts: &[Named<'_>]| texts.iter().flat_map(|(_, text)| cited_ids(text)).collect::<BTreeSet<_>>();
    let (in_code, in_tests) = (ids(code), ids(tests));
    let tally = |ids: &mut dyn Iterator<Item = &String>| tally(ids, &in_code, &in_tests, allowed);
    let known: BTreeSet<&str> = index.ids().collect();
    let needless = |id: &&String| !known.contains(id.as_str()) || in_code.contains(*id) && in_tests.contains(*id);
    let examples = tally(&mut index.examples.iter().map(|example| &example.id));
    Coverage {
        rules: tally(&mut index.rules.iter().map(|rule| &rule.id)),
        rulings: tally(&mut index.rulings.iter().map(|ruling| &ruling.id)),
        examples: Tally { missing_in_code: Vec::new(), ..examples },
        unknown: unknown(&known, code.iter().chain(tests)),
        needless: allowed.0.keys().filter(needless).cloned().collect(),
    }
}

fn tally(
    ids: &mut dyn Iterator<Item = &String>,
    in_code: &BTreeSet<String>,
    in_tests: &BTreeSet<String>,
    allowed: &Allowed,
) -> Tally {
    let mut tally = Tally::default();
    for id in ids {
        let is_allowed = allowed.reason(id).is_some();
        tally.total += 1;
        match in_code.contains(id) {
            true => tally.in_code += 1,
            false if is_allowed => {}
            false => tally.missing_in_code.push(id.clone()),
        }
        match in_tests.contains(id) {
            true => tally.in_tests += 1,
            false if is_allowed => {}
            false => tally.missing_in_tests.push(id.clone()),
        }
    }
    tally
}

/// Cited ids that do not exist, although their section does (`L-STORE-99`) or their game does (`L-SHOP-01`).
fn unknown<'a>(known: &BTreeSet<&str>, texts: impl Iterator<Item = &'a Named<'a>>) -> Vec<(String, String)> {
    let game = |id: &str| id.split('-').next().map(str::to_owned);
    let games: BTreeSet<String> = known.iter().filter_map(|id| game(id)).collect();
    let is_unknown = |id: &String| !known.contains(id.as_str()) && game(id).is_some_and(|name| games.contains(&name));
    let mut unknown = Vec::new();
    for (name, text) in texts {
        unknown.extend(cited_ids(text).into_iter().filter(is_unknown).map(|id| ((*name).to_owned(), id)));
    }
    unknown
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, tally) in [("rules", &self.rules), ("rulings", &self.rulings), ("examples", &self.examples)] {
            let Tally { total, in_code, in_tests, missing_in_code, missing_in_tests } = tally;
            writeln!(f, "{name}: {total}, cited in code {in_code}, by tests {in_tests}")?;
            list(f, "not cited in code", missing_in_code)?;
            list(f, "not cited by tests", missing_in_tests)?;
        }
        let unknown: Vec<String> = self.unknown.iter().map(|(name, id)| format!("{id} ({name})")).collect();
        list(f, "cited, but unknown", &unknown)?;
        list(f, "needless exceptions", &self.needless)
    }
}

fn list(f: &mut fmt::Formatter<'_>, what: &str, items: &[String]) -> fmt::Result {
    if items.is_empty() { Ok(()) } else { writeln!(f, "  {what}: {}", items.join(" ")) }
}
