//! `scenario`: runs scenarios and says which fail, where and why.

use crate::fail::told;
use crate::files::read_text;
use crate::games::{self, GameName, Shelf, for_game};
use crate::progress;
use crate::rules;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Faults;
use testkit::repository::files_below;
use testkit::scenario::{self, Failure, Scenario};

/// Run scenarios: files, or directories with *.scenario files.
#[derive(clap::Args)]
pub struct Args {
    /// Files, or directories that are searched for *.scenario files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// A directory with a component pack of your own, or a box that the page exported.
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// How one scenario went.
struct Outcome {
    file: String,
    name: String,
    title: String,
    failures: Vec<Failure>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let mut files = Vec::new();
    for path in &args.paths {
        let found = files_below(path, &[".scenario"])?;
        if found.is_empty() {
            bail!("there is no *.scenario file in `{}`", path.display());
        }
        files.extend(found);
    }
    let bar = progress::bar(files.len() as u64, "files");
    let (mut players, mut outcomes) = (Players::new(args.components.as_deref()), Vec::new());
    for path in files {
        let text = read_text(&path)?;
        outcomes.extend(run_text(&mut players, &path.display().to_string(), &text)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    report(args, &outcomes, out)
}

/// Plays a scenario of one game, with a pack that is read once for all.
type Player = Box<dyn Fn(&Scenario) -> Vec<Failure>>;

/// The players of scenarios, one for each game that was asked for so far.
struct Players<'a> {
    components: Option<&'a Path>,
    known: BTreeMap<GameName, Player>,
}

impl<'a> Players<'a> {
    fn new(components: Option<&'a Path>) -> Self {
        Self { components, known: BTreeMap::new() }
    }

    fn of(&mut self, name: GameName) -> Result<&Player> {
        Ok(match self.known.entry(name) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(for_game!(name, G => player::<G>(name, self.components)?)),
        })
    }
}

fn player<G: Shelf>(name: GameName, components: Option<&Path>) -> Result<Player> {
    let (pack, index) = (games::pack::<G>(components)?, rules::index(name)?);
    Ok(Box::new(move |scenario| {
        let header = &scenario.header;
        let mut failures = scenario::unknown_rules(header, &index);
        match games::make_with::<G>(pack.clone(), header.players, &header.options) {
            Ok(game) => {
                let failed = scenario::run_saying(&game, scenario, &|reason| game.why(reason)).err();
                failures.extend(failed.unwrap_or_default());
            }
            Err(error) => failures.push(Failure { line: header.line, message: format!("{error:#}") }),
        }
        failures
    }))
}

fn run_text(players: &mut Players<'_>, file: &str, text: &str) -> Result<Vec<Outcome>> {
    match scenario::parse(text) {
        Ok(scenarios) => scenarios.iter().map(|scenario| run_one(players, file, scenario)).collect(),
        Err(faults) => Ok(vec![Outcome {
            file: file.to_owned(),
            name: "-".to_owned(),
            title: "cannot be read".to_owned(),
            failures: as_failures(&faults),
        }]),
    }
}

/// The faults of a text, at their lines.
fn as_failures(faults: &Faults) -> Vec<Failure> {
    let of = |fault: &table::Fault| match fault.place.strip_prefix("line ").and_then(|line| line.parse().ok()) {
        Some(line) => Failure { line, message: fault.what.clone() },
        None => Failure { line: 1, message: format!("{} {}", fault.place, fault.what).trim().to_owned() },
    };
    faults.0.iter().map(of).collect()
}

/// Runs a scenario of the game that it names.
fn run_one(players: &mut Players<'_>, file: &str, scenario: &Scenario) -> Result<Outcome> {
    let header = &scenario.header;
    let failures = match header.game.parse() {
        Ok(name) => players.of(name)?(scenario),
        Err(message) => vec![Failure { line: header.line, message }],
    };
    Ok(Outcome { file: file.to_owned(), name: header.name.clone(), title: header.title.clone(), failures })
}

fn report(args: &Args, outcomes: &[Outcome], out: &mut impl Write) -> Result<()> {
    let n_failed = outcomes.iter().filter(|outcome| !outcome.failures.is_empty()).count();
    let n_passed = outcomes.len() - n_failed;
    if args.json {
        let all: Vec<Value> = outcomes.iter().map(Outcome::json).collect();
        writeln!(out, "{}", json!({"passed": n_passed, "failed": n_failed, "scenarios": all}))?;
    } else {
        for outcome in outcomes {
            outcome.print(out)?;
        }
        writeln!(out, "{n_passed} passed, {n_failed} failed")?;
    }
    if n_failed == 0 { Ok(()) } else { Err(told()) }
}

impl Outcome {
    fn print(&self, out: &mut impl Write) -> Result<()> {
        let verdict = if self.failures.is_empty() { "ok    " } else { "FAILED" };
        writeln!(out, "{verdict} {}: {}: {}", self.file, self.name, self.title)?;
        for failure in &self.failures {
            writeln!(out, "       {}", failure.to_string().replace('\n', "\n         "))?;
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let failures: Vec<Value> =
            self.failures.iter().map(|failure| json!({"line": failure.line, "message": failure.message})).collect();
        json!({
            "file": self.file, "name": self.name, "title": self.title, "ok": failures.is_empty(), "failures": failures,
        })
    }
}
