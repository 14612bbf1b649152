//! The scenarios of a game as tests, each by its own name, and after them what they show together. Every scenario is played once,
//! whichever test asks for it first.

mod checks;

use crate::coverage::{Coverage, Tree};
use crate::driver::Build;
use crate::scenario::{Header, Outcome, Scenario, outcome, parse};
use checks::CHECKS;
use std::sync::{Arc, OnceLock};
use table::{Faults, Game, RuleIndex};

/// How the ids of a game begin, and how much it has at least, so that what gets lost is noticed.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// `L` for `L-STORE-06` and `LX-09`.
    pub prefix: &'static str,
    /// More rules than this.
    pub rules: usize,
    /// More rulings than this.
    pub rulings: usize,
    /// Exactly so many worked examples.
    pub examples: usize,
}

/// A test by its name. What is wrong is told by its error, or by a panic.
pub struct Test {
    /// That of the scenario, or what a check of them all shows.
    pub name: String,
    /// Runs it.
    pub run: Box<dyn FnOnce() -> Result<(), String> + Send>,
}

/// The tests of a game: its scenarios in the order of their files, then the checks of them all.
///
/// # Errors
/// If a file is not a list of scenarios.
pub fn tests<G: Game + 'static>(
    index: RuleIndex,
    tree: Tree,
    extent: Extent,
    build: Build<G>,
) -> Result<Vec<Test>, Faults> {
    let suite = Arc::new(Suite::of(index, tree, extent, build)?);
    let mut tests = Vec::new();
    for (n, case) in suite.cases.iter().enumerate() {
        let (name, suite) = (case.scenario.header.name.clone(), Arc::clone(&suite));
        tests.push(Test { name, run: Box::new(move || suite.check(n)) });
    }
    for (name, check) in CHECKS {
        let suite = Arc::clone(&suite);
        let run = move || {
            check(&suite.whole());
            Ok(())
        };
        tests.push(Test { name: name.to_owned(), run: Box::new(run) });
    }
    Ok(tests)
}

/// A scenario, and how it went once it was played.
struct Case {
    path: String,
    scenario: Scenario,
    outcome: OnceLock<Outcome>,
}

struct Suite<G: Game> {
    index: RuleIndex,
    tree: Tree,
    extent: Extent,
    build: Build<G>,
    cases: Vec<Case>,
    coverage: OnceLock<Coverage>,
}

/// All that there is, for checks.
struct Whole<'s> {
    index: &'s RuleIndex,
    tree: &'s Tree,
    extent: Extent,
    coverage: &'s Coverage,
}

impl<G: Game> Suite<G> {
    fn of(index: RuleIndex, tree: Tree, extent: Extent, build: Build<G>) -> Result<Self, Faults> {
        let mut cases = Vec::new();
        for file in &tree.scenarios {
            let all = parse(&file.text).map_err(|faults| Faults::one(&file.path, format!("\n{faults}")))?;
            let case = |scenario| Case { path: file.path.clone(), scenario, outcome: OnceLock::new() };
            cases.extend(all.into_iter().map(case));
        }
        Ok(Self { index, tree, extent, build, cases, coverage: OnceLock::new() })
    }

    fn outcome<'s>(&'s self, case: &'s Case) -> &'s Outcome {
        let build = |header: &Header| {
            let names: Vec<&str> = header.options.iter().map(String::as_str).collect();
            (self.build)(header.players, &names)
        };
        case.outcome.get_or_init(|| outcome(&case.scenario, &self.index, build))
    }

    fn check(&self, n: usize) -> Result<(), String> {
        let case = &self.cases[n];
        let outcome = self.outcome(case);
        if outcome.failures.is_empty() { Ok(()) } else { Err(format!("{}\n{outcome}", case.path)) }
    }

    fn whole(&self) -> Whole<'_> {
        let runs = || self.cases.iter().map(|case| self.outcome(case).clone()).collect();
        let coverage = self.coverage.get_or_init(|| Coverage::of_runs(&self.index, &self.tree, runs()));
        Whole { index: &self.index, tree: &self.tree, extent: self.extent, coverage }
    }
}
