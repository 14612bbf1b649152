//! Which rules are tested. A rule is *exercised* if a scenario that names it has produced, in that run, a decision, event, refusal,
//! price or score line that cites it. A rule that never appears as such a value is *excused*, with the reason and the test that
//! would fail. Exercised and excused rules together are all rules.

mod excuses;
mod report;
mod tree;

pub use excuses::{Excuse, Excuses};
pub use tree::{Citation, Source, Tree};

use crate::scenario::{Header, Outcome, run_text};
use std::collections::BTreeSet;
use table::{Faults, Game, RuleIndex, cited_ids};

/// How it stands with one rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Covered {
    /// The rule.
    pub id: String,
    /// Where code cites it.
    pub cited: Vec<Citation>,
    /// The scenarios that name it and have produced it.
    pub exercised_by: Vec<String>,
    /// Why no scenario can.
    pub excuse: Option<Excuse>,
}

impl Covered {
    /// Whether it is neither exercised nor excused.
    pub fn is_missing(&self) -> bool {
        self.exercised_by.is_empty() && self.excuse.is_none()
    }

    /// Whether code or data have it as a value.
    pub fn is_value(&self) -> bool {
        self.cited.iter().any(|citation| citation.is_value)
    }
}

/// How many of the rulings or examples tests show, and which they do not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many there are.
    pub total: usize,
    /// Those that no test shows, in the order of the index.
    pub missing: Vec<String>,
}

impl Tally {
    fn of<'i>(ids: impl Iterator<Item = &'i String>, is_shown: impl Fn(&str) -> bool) -> Self {
        let mut tally = Self::default();
        for id in ids {
            tally.total += 1;
            if !is_shown(id) {
                tally.missing.push(id.clone());
            }
        }
        tally
    }
}

/// Which rules of a game are tested, which rulings are cited by tests, and which worked examples are scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Every rule, in the order of the index.
    pub rules: Vec<Covered>,
    /// The rulings; tests must cite each.
    pub rulings: Tally,
    /// The worked examples; each must be the first word of the name of a scenario.
    pub examples: Tally,
    /// Ids that are cited, but do not exist: the file and the id. Only ids of this game are looked at.
    pub unknown: Vec<(String, String)>,
    /// What is wrong with the excuses: of no rule, of one that is exercised, or with a test that is not there or does not name
    /// the rule.
    pub wrong_excuses: Vec<String>,
    /// How every scenario went. One that fails exercises nothing.
    pub runs: Vec<Outcome>,
}

impl Coverage {
    /// Plays all scenarios of a tree and holds what they produce against the index. `build` makes the game that a head asks for.
    ///
    /// # Errors
    /// If a file is not a list of scenarios.
    pub fn of<G: Game>(
        index: &RuleIndex,
        tree: &Tree,
        build: impl Fn(&Header) -> Result<G, String>,
    ) -> Result<Self, Faults> {
        let mut runs = Vec::new();
        for Source { path, text } in &tree.scenarios {
            let report = run_text(text, index, &build).map_err(|faults| Faults::one(path, format!("\n{faults}")))?;
            runs.extend(report.outcomes);
        }
        Ok(Self::of_runs(index, tree, runs))
    }

    /// Holds what the scenarios of a tree have produced against the index.
    pub fn of_runs(index: &RuleIndex, tree: &Tree, runs: Vec<Outcome>) -> Self {
        let (by_tests, mut citations) = (tree.cited_by_tests(), tree.citations());
        let shown: BTreeSet<&str> = runs.iter().filter_map(|run| run.header.name.split_whitespace().next()).collect();
        let rules: Vec<Covered> = index
            .rules
            .iter()
            .map(|rule| Covered {
                id: rule.id.clone(),
                cited: citations.remove(&rule.id).unwrap_or_default(),
                exercised_by: exercising(&runs, &rule.id).map(|run| run.header.name.clone()).collect(),
                excuse: tree.excuses.of(&rule.id).cloned(),
            })
            .collect();
        Self {
            wrong_excuses: wrong_excuses(tree, &rules, &runs),
            rules,
            rulings: Tally::of(index.rulings.iter().map(|ruling| &ruling.id), |id| by_tests.contains(id)),
            examples: Tally::of(index.examples.iter().map(|example| &example.id), |id| shown.contains(id)),
            unknown: unknown(index, tree),
            runs,
        }
    }

    /// Whether every rule is exercised or excused, every ruling and example shown, and nothing else is wrong.
    pub fn is_full(&self) -> bool {
        self.missing().next().is_none()
            && self.rulings.missing.is_empty()
            && self.examples.missing.is_empty()
            && self.unknown.is_empty()
            && self.wrong_excuses.is_empty()
            && self.failed().next().is_none()
    }

    /// The rules that are neither exercised nor excused.
    pub fn missing(&self) -> impl Iterator<Item = &Covered> {
        self.rules.iter().filter(|rule| rule.is_missing())
    }

    /// The rules that are excused, with the excuse of each.
    pub fn excused(&self) -> impl Iterator<Item = (&str, &Excuse)> {
        self.rules.iter().filter_map(|rule| Some((rule.id.as_str(), rule.excuse.as_ref()?)))
    }

    /// The scenarios that fail.
    pub fn failed(&self) -> impl Iterator<Item = &Outcome> {
        self.runs.iter().filter(|run| !run.failures.is_empty())
    }

    /// How many rules fit.
    pub fn count(&self, fits: impl Fn(&Covered) -> bool) -> usize {
        self.rules.iter().filter(|rule| fits(rule)).count()
    }

    /// The scenarios that name a rule.
    pub fn naming<'c>(&'c self, id: &'c str) -> impl Iterator<Item = &'c Outcome> {
        self.runs.iter().filter(|run| names(&run.header, id))
    }

    /// The scenarios that produce a rule, but do not name it.
    pub fn producing_unnamed<'c>(&'c self, id: &'c str) -> impl Iterator<Item = &'c Outcome> {
        self.runs.iter().filter(|run| produces(run, id) && !names(&run.header, id))
    }
}

fn names(header: &Header, id: &str) -> bool {
    header.rules.iter().any(|rules| cited_ids(rules).contains(id))
}

fn produces(run: &Outcome, id: &str) -> bool {
    run.produced.iter().any(|rule| rule.0 == id)
}

fn exercising<'r>(runs: &'r [Outcome], id: &'r str) -> impl Iterator<Item = &'r Outcome> {
    runs.iter().filter(|run| produces(run, id) && names(&run.header, id))
}

fn wrong_excuses(tree: &Tree, rules: &[Covered], runs: &[Outcome]) -> Vec<String> {
    let wrong = |id: &str, test: &str| {
        let (mut scenarios, mut files) =
            (runs.iter().filter(|run| run.header.name == test).peekable(), tree.with_test(test).peekable());
        match rules.iter().find(|rule| rule.id == id) {
            None => Some("is not a rule".to_owned()),
            Some(rule) if !rule.exercised_by.is_empty() => Some(format!("is exercised by {}", rule.exercised_by[0])),
            Some(_) if scenarios.peek().is_none() && files.peek().is_none() => {
                Some(format!("there is no test or scenario `{test}`"))
            }
            Some(_) if scenarios.any(|run| names(&run.header, id)) => None,
            Some(_) if files.any(|file| cited_ids(&file.text).contains(id)) => None,
            Some(_) => Some(format!("`{test}` does not name it")),
        }
    };
    tree.excuses.iter().filter_map(|(id, excuse)| Some(format!("{id}: {}", wrong(id, &excuse.test)?))).collect()
}

/// Cited ids that do not exist, although their section does (`L-STORE-99`) or their game does (`L-SHOP-01`).
fn unknown(index: &RuleIndex, tree: &Tree) -> Vec<(String, String)> {
    let rules = index.rules.iter().map(|rule| rule.id.as_str());
    let rulings = index.rulings.iter().map(|ruling| ruling.id.as_str());
    let examples = index.examples.iter().map(|example| example.id.as_str());
    let known: BTreeSet<&str> = rules.chain(rulings).chain(examples).collect();
    let game = |id: &str| id.split('-').next().map(str::to_owned);
    let games: BTreeSet<String> = known.iter().filter_map(|id| game(id)).collect();
    let is_unknown = |id: &str| !known.contains(id) && game(id).is_some_and(|name| games.contains(&name));
    tree.all_cited().filter(|(_, id)| is_unknown(id)).map(|(path, id)| (path.to_owned(), id)).collect()
}
