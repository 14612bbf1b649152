//! Scenarios: given a position, do these actions, want this. The format is described in `docs/scenarios.md`.
//!
//! [`parse`] knows no game: it cuts a text into scenarios and lists all faults of their form. [`run`] plays one. A
//! program with several games looks at [`Header::game`] in between; one with a single game uses [`run_text`].

mod parse;
mod produced;
mod run;
mod unchanged;
mod want;

pub use parse::parse;
pub use run::{run, run_saying};
pub use table::position::decision_name;

use std::collections::BTreeSet;
use std::fmt;
use table::{Faults, Game, RuleId, RuleIndex};

/// The game that is meant where a scenario names none.
pub const DEFAULT_GAME: &str = "lisboa";

/// What stands above the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The line where the scenario begins.
    pub line: usize,
    /// Its name.
    pub name: String,
    /// The page of the rulebook.
    pub page: String,
    /// What it shows.
    pub title: String,
    /// The rules that it tests.
    pub rules: Vec<String>,
    /// The line where they are named.
    pub rules_line: usize,
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Options of the game.
    pub options: Vec<String>,
}

/// A line inside a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number in the text, from 1.
    pub number: usize,
    /// What it says, without indentation and comment.
    pub text: String,
}

/// A block after the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Actions.
    Do(Vec<Line>),
    /// What must be true now, after what happens by itself.
    Want(Vec<Line>),
    /// What must be true now, before anything happens by itself.
    Held(Vec<Line>),
    /// Parts of the faults for which the position must be refused.
    Impossible(Vec<Line>),
}

/// One scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scenario {
    /// What stands above the position.
    pub header: Header,
    /// The position.
    pub given: Vec<Line>,
    /// What follows: either blocks `do` and `want`, or one block `impossible`.
    pub blocks: Vec<Block>,
}

/// Something that is not as a scenario says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the text.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// How one scenario went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its head.
    pub header: Header,
    /// What is wrong; empty if it passed.
    pub failures: Vec<Failure>,
    /// The rules that the run has produced; empty if it did not pass.
    pub produced: BTreeSet<RuleId>,
}

/// How the scenarios of a text went. Displayed, it is one line for each, with what is wrong below it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Each scenario, in order.
    pub outcomes: Vec<Outcome>,
}

impl Report {
    /// How many scenarios passed.
    pub fn n_passed(&self) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.failures.is_empty()).count()
    }

    /// How many scenarios failed.
    pub fn n_failed(&self) -> usize {
        self.outcomes.len() - self.n_passed()
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.failures.is_empty() { "ok  " } else { "FAIL" };
        write!(f, "{verdict} {}: {}", self.header.name, self.header.title)?;
        for failure in &self.failures {
            write!(f, "\n     {}", failure.to_string().replace('\n', "\n       "))?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for outcome in &self.outcomes {
            writeln!(f, "{outcome}")?;
        }
        write!(f, "{} passed, {} failed", self.n_passed(), self.n_failed())
    }
}

/// A failure for each rule that a scenario says it tests and that is not in the index of its game.
pub fn unknown_rules(header: &Header, index: &RuleIndex) -> Vec<Failure> {
    let is_unknown = |id: &&String| !index.ids().any(|known| known == id.as_str());
    let failure = |id: &String| Failure {
        line: header.rules_line,
        message: format!("there is no rule `{id}` in the index of {}", header.game),
    };
    header.rules.iter().filter(is_unknown).map(failure).collect()
}

/// Runs all scenarios of a text; the rules that they test must be in the index of the game. `build` makes the game that a head asks for; if it cannot, the scenario fails.
///
/// # Errors
/// If the text is not a list of scenarios, with all its faults.
pub fn run_text<G: Game>(
    text: &str,
    index: &RuleIndex,
    mut build: impl FnMut(&Header) -> Result<G, String>,
) -> Result<Report, Faults> {
    let mut report = Report::default();
    for scenario in parse(text)? {
        report.outcomes.push(outcome(&scenario, index, &mut build));
    }
    Ok(report)
}

/// Runs one scenario, as [`run_text`] does.
pub fn outcome<G: Game>(
    scenario: &Scenario,
    index: &RuleIndex,
    build: impl FnOnce(&Header) -> Result<G, String>,
) -> Outcome {
    let header = scenario.header.clone();
    let mut failures = unknown_rules(&header, index);
    let ran = match build(&header) {
        Ok(game) => run(&game, scenario),
        Err(message) => Err(vec![Failure { line: header.line, message }]),
    };
    let produced = ran.unwrap_or_else(|more| {
        failures.extend(more);
        BTreeSet::new()
    });
    Outcome { header, failures, produced }
}
