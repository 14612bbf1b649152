//! The checks of the project, part by part.

use crate::step::{cargo, run};
use crate::{deny, e2e, web};
use anyhow::{Result, anyhow, bail};
use std::thread;
use std::time::{Duration, Instant};
use std::{mem, panic};

/// A part of the checks, which can be run alone by its name.
#[derive(Clone, Copy)]
struct Part {
    name: &'static str,
    what: &'static str,
    run: fn() -> Result<()>,
}

const FORMAT: Part = Part { name: "format", what: "the layout of the code", run: format };
const CLIPPY: Part = Part { name: "clippy", what: "lints of everything but the page", run: clippy };
const TESTS: Part = Part {
    name: "tests",
    what: "units, scenarios and rule coverage, laws, referees, games between bots, the program, short fuzzing",
    run: tests,
};
const DOC_TESTS: Part = Part { name: "doc-tests", what: "the examples in the documentation", run: doc_tests };
const DOCS: Part = Part { name: "docs", what: "the documentation is written without a warning", run: docs };
const DEPENDENCIES: Part = Part {
    name: "dependencies",
    what: "licences and sources of what we stand on; left out where cargo-deny is not installed",
    run: deny::check,
};
const PAGE: Part = Part {
    name: "page",
    what: "the page is compiled and put together; its lints; it inside the program",
    run: web::check,
};
/// What a new machine lacks; fetching it costs neither core much.
const TOOLS: Part = Part {
    name: "tools",
    what: "what the page and the browser need is installed",
    run: || web::Compiler::find().and_then(|_| e2e::prepare()),
};
const BROWSER: Part =
    Part { name: "browser", what: "the page in a browser, served by the program", run: || e2e::all(None) };

const PARTS: [Part; 9] = [FORMAT, CLIPPY, TESTS, DOC_TESTS, DOCS, DEPENDENCIES, TOOLS, PAGE, BROWSER];

/// Runs the parts that are named, one after the other, or all.
pub fn test(names: &[String]) -> Result<()> {
    let begin = Instant::now();
    told(&if names.is_empty() { all() } else { in_turn(Fates::new(), &named(names)?) }, begin)
}

/// What to run all the time while writing code: what is compiled for it is mostly there, and it runs in seconds.
pub fn check() -> Result<()> {
    let units = Part { name: "units", what: "unit tests and scenarios", run: units };
    let begin = Instant::now();
    told(&in_turn(Fates::new(), &[FORMAT, CLIPPY, units]), begin)
}

fn named(names: &[String]) -> Result<Vec<Part>> {
    let mut found = Vec::new();
    for name in names {
        let Some(part) = PARTS.into_iter().find(|part| part.name == name) else {
            let list: String = PARTS.iter().map(|part| format!("\n  {:<12}  {}", part.name, part.what)).collect();
            bail!("`{name}` is not a part of the checks, which are:{list}");
        };
        found.push(part);
    }
    Ok(found)
}

/// What became of a part.
enum Fate {
    Passed(Duration),
    Failed(Duration, anyhow::Error),
    /// One before it failed.
    NotRun,
}

/// Parts with what became of them.
type Fates = Vec<(&'static str, Fate)>;

/// Runs everything. The page is compiled beside the rest, into a folder of its own: most of the time one core optimizes it, and the other one
/// compiles and runs the tests. The browser needs both, and comes last.
fn all() -> Fates {
    let mut fates = in_turn(Fates::new(), &[FORMAT]);
    if has_failed(&fates) {
        return fates;
    }
    thread::scope(|scope| {
        let page = scope.spawn(|| in_turn(Fates::new(), &[TOOLS, PAGE]));
        fates = in_turn(mem::take(&mut fates), &[CLIPPY, TESTS, DOC_TESTS, DOCS, DEPENDENCIES]);
        fates.extend(page.join().unwrap_or_else(|payload| panic::resume_unwind(payload)));
    });
    in_turn(fates, &[BROWSER])
}

/// Runs parts one after the other, up to the first that fails, unless one has failed before.
fn in_turn(mut fates: Fates, parts: &[Part]) -> Fates {
    for part in parts {
        let begin = Instant::now();
        let fate = match has_failed(&fates) {
            true => Fate::NotRun,
            false => match (part.run)() {
                Ok(()) => Fate::Passed(begin.elapsed()),
                Err(error) => Fate::Failed(begin.elapsed(), error),
            },
        };
        fates.push((part.name, fate));
    }
    fates
}

fn has_failed(fates: &Fates) -> bool {
    fates.iter().any(|(_, fate)| matches!(fate, Fate::Failed(..)))
}

/// Tells how long each part took; what failed is the error.
fn told(fates: &Fates, begin: Instant) -> Result<()> {
    let mut failed = Vec::new();
    eprintln!("──");
    for (name, fate) in fates {
        let how = match fate {
            Fate::Passed(time) => seconds(*time),
            Fate::Failed(time, error) => {
                failed.push(format!("{name}: {error:#}"));
                format!("{}, failed", seconds(*time))
            }
            Fate::NotRun => "not run".to_owned(),
        };
        eprintln!("   {name:<12}  {how}");
    }
    eprintln!("   {:<12}  {}", "together", seconds(begin.elapsed()));
    if failed.is_empty() { Ok(()) } else { Err(anyhow!(failed.join("\n"))) }
}

fn seconds(time: Duration) -> String {
    format!("{:>7.1} s", time.as_secs_f64())
}

fn format() -> Result<()> {
    run("format", &mut cargo(&["fmt", "--all", "--check"]))
}

/// The program that puts the page together is among it only by its feature.
fn clippy() -> Result<()> {
    let args =
        ["clippy", "--workspace", "--all-targets", "--features", "bundle/build", "--locked", "--", "-D", "warnings"];
    run("clippy", &mut cargo(&args))
}

fn tests() -> Result<()> {
    run("tests", &mut cargo(&["test", "--workspace", "--all-targets", "--locked"]))
}

fn units() -> Result<()> {
    let args = ["test", "--workspace", "--lib", "--bins", "--test", "scenarios", "--locked", "--quiet"];
    run("unit tests and scenarios", &mut cargo(&args))
}

fn doc_tests() -> Result<()> {
    run("doc tests", &mut cargo(&["test", "--workspace", "--doc", "--locked"]))
}

fn docs() -> Result<()> {
    run("docs", cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fates(runs: &[fn() -> Result<()>]) -> Vec<&'static str> {
        let parts: Vec<Part> = runs.iter().map(|&run| Part { name: "part", what: "", run }).collect();
        let word = |fate: &Fate| match fate {
            Fate::Passed(_) => "passed",
            Fate::Failed(..) => "failed",
            Fate::NotRun => "not run",
        };
        in_turn(Fates::new(), &parts).iter().map(|(_, fate)| word(fate)).collect()
    }

    #[test]
    fn parts_are_run_up_to_the_first_that_fails() {
        assert_eq!(fates(&[|| Ok(()), || bail!("odd"), || Ok(())]), ["passed", "failed", "not run"]);
        assert_eq!(fates(&[|| Ok(()), || Ok(())]), ["passed", "passed"]);
    }

    #[test]
    fn what_failed_is_named_with_its_reason() {
        let fates = in_turn(Fates::new(), &[Part { name: "docs", what: "", run: || bail!("a link is broken") }]);
        let error = told(&fates, Instant::now()).expect_err("it failed").to_string();
        assert_eq!(error, "docs: a link is broken");
    }

    #[test]
    fn a_wrong_name_lists_the_parts() {
        let named = |names: &[&str]| named(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        let found: Vec<&str> = named(&["tests", "format"]).expect("they exist").iter().map(|part| part.name).collect();
        assert_eq!(found, ["tests", "format"]);
        let error = named(&["tests", "unit"]).err().expect("it does not exist").to_string();
        assert!(
            error.starts_with("`unit` is not a part") && PARTS.iter().all(|part| error.contains(part.name)),
            "{error}"
        );
    }
}
