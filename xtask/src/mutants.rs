//! Mutation testing: one small thing in a rules crate is changed at a time, as `cargo mutants` lists them, and some test of the
//! game must notice. A change that none notices is a survivor: a test is missing, or it changes nothing, which
//! `rules/GAME-mutants.toml` says.
//!
//! A rules crate has thousands of mutants, so a sample is taken. Which mutants are in it depends on the seed and on their
//! names only, not on where they stand in a file, so that other edits leave it as it is. The sample is compiled as one program
//! with all its mutants in it ([`source`]), and run once for each ([`trial`]); what became of each is [`kept`].

mod kept;
mod source;
mod trial;

use crate::{GAMES, cargo, root, tools};
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use source::{Place, Span};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::PathBuf;
use trial::Trial;

/// What `Debug` prints is for whoever looks for a fault; no rule and no player depends on it.
const NOT_RULES: &str = "impl fmt::Debug";

/// Tests a sample of the mutants of a game.
pub fn sample(args: &[String]) -> Result<()> {
    let (game, size, seed) = asked(args)?;
    if tools::find(&["cargo-mutants", "cargo-mutants.exe"]).is_none() {
        bail!("cargo-mutants is not installed; `cargo install --locked cargo-mutants` installs it");
    }
    let all = named(&list(game)?)?;
    let reasons = Reasons::read(game)?;
    let sample = chosen(&all, size, seed);
    let fates = Trial::new(game)?.fates(&sample)?;
    let results = Results(sample.into_iter().map(|mutant| mutant.name).zip(fates).collect());
    println!("{}", results.figure(game, all.len(), seed, &reasons));
    let faults = results.faults(&all, &reasons);
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// The game, the size of the sample and its seed, as named on the command line.
fn asked(args: &[String]) -> Result<(&'static str, usize, u64)> {
    let (mut game, mut size, mut seed) = (None, 150, 1);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || {
            let n = args.next().with_context(|| format!("{arg} which number?"))?;
            n.parse::<u32>().with_context(|| format!("`{n}` is not a number"))
        };
        match arg.as_str() {
            "--sample" => size = number()? as usize,
            "--seed" => seed = number()?.into(),
            name => {
                let known = GAMES.into_iter().find(|&game| game == name);
                game = Some(known.with_context(|| format!("`{name}` is not a game"))?);
            }
        }
    }
    let game = game.with_context(|| format!("the mutants of which game? {}", GAMES.join(" or ")))?;
    Ok((game, size, seed))
}

/// A mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Mutant {
    /// Its name for `cargo mutants` without line and column, and with a number if others before it in the file have the same.
    name: String,
    /// The file it is in.
    file: String,
    /// The function it is in, with its comments.
    function: Option<Span>,
    /// What it replaces.
    span: Span,
    /// By what.
    replacement: String,
}

/// All mutants of a game, as `cargo mutants` tells them.
fn list(game: &str) -> Result<Vec<Value>> {
    let mut command = cargo(&["mutants", "--package", game, "--list", "--json", "--exclude-re", NOT_RULES]);
    let output = command.output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cannot list the mutants\n{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).context("`cargo mutants --list --json` said something else")
}

/// The mutants with their names.
fn named(listed: &[Value]) -> Result<Vec<Mutant>> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut mutants = Vec::new();
    for listed in listed {
        let mut mutant = mutant(listed).with_context(|| format!("not a mutant: {listed}"))?;
        let n = seen.entry(mutant.name.clone()).or_default();
        *n += 1;
        if *n > 1 {
            mutant.name += &format!(" ({n})");
        }
        mutants.push(mutant);
    }
    Ok(mutants)
}

/// A mutant as `cargo mutants` tells it.
fn mutant(listed: &Value) -> Option<Mutant> {
    Some(Mutant {
        name: without_place(listed["name"].as_str()?),
        file: listed["file"].as_str()?.to_owned(),
        function: span(&listed["function"]["span"]),
        span: span(&listed["span"])?,
        replacement: listed["replacement"].as_str()?.to_owned(),
    })
}

fn span(listed: &Value) -> Option<Span> {
    let number = |value: &Value| value.as_u64().map(|n| n as usize).filter(|&n| n > 0);
    let place = |value: &Value| Some(Place { line: number(&value["line"])?, column: number(&value["column"])? });
    Some(Span { start: place(&listed["start"])?, end: place(&listed["end"])? })
}

/// A name `FILE:LINE:COLUMN: WHAT` as `FILE: WHAT`.
fn without_place(listed: &str) -> String {
    let (place, what) = listed.split_once(": ").unwrap_or((listed, ""));
    format!("{}: {what}", place.split(':').next().unwrap_or(place))
}

/// The mutants of a sample: those with the lowest numbers. A larger sample of the same seed has all of a smaller one.
fn chosen(all: &[Mutant], size: usize, seed: u64) -> Vec<Mutant> {
    let mut ranked: Vec<&Mutant> = all.iter().collect();
    ranked.sort_by_key(|mutant| number(&mutant.name, seed));
    ranked.into_iter().take(size).cloned().collect()
}

/// A number that depends on a name and a seed, the same everywhere and with every compiler (FNV-1a, stirred at the end).
fn number(name: &str, seed: u64) -> u64 {
    let bytes = seed.to_le_bytes().into_iter().chain(name.bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    let stirred = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    stirred ^ stirred >> 32
}

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// A test failed.
    Caught,
    /// The tests did not end in time, which is as good.
    TimedOut,
    /// It does not compile.
    Unviable,
    /// No test noticed it.
    Survived,
}

/// All fates, in the order in which they are told.
const FATES: [Fate; 4] = [Fate::Caught, Fate::TimedOut, Fate::Unviable, Fate::Survived];

/// What became of each mutant of a sample, by name.
struct Results(BTreeMap<String, Fate>);

/// Why some mutants survive: nothing that a test could see is changed by them.
struct Reasons(BTreeMap<String, String>);

impl Reasons {
    /// The kept reasons of a game.
    fn read(game: &str) -> Result<Self> {
        let file: PathBuf = root().join(format!("rules/{game}-mutants.toml"));
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        Self::parse(&text).with_context(|| format!("in {}", file.display()))
    }

    /// The reasons of a text.
    fn parse(text: &str) -> Result<Self> {
        let table: toml::Table = text.parse()?;
        let entries = table.get("survivor").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let mut reasons = BTreeMap::new();
        for entry in entries {
            let get = |key: &str| entry.get(key).and_then(toml::Value::as_str).unwrap_or_default().trim().to_owned();
            let (mutant, reason) = (get("mutant"), get("reason"));
            ensure!(!mutant.is_empty() && !reason.is_empty(), "an entry without mutant or reason: {entry}");
            ensure!(reasons.insert(mutant.clone(), reason).is_none(), "twice: {mutant}");
        }
        Ok(Self(reasons))
    }
}

impl Results {
    /// How many have this fate.
    fn count(&self, fate: Fate) -> usize {
        self.0.values().filter(|&&other| other == fate).count()
    }

    /// The survivors.
    fn survivors(&self) -> impl Iterator<Item = &String> {
        self.0.iter().filter(|&(_, &fate)| fate == Fate::Survived).map(|(name, _)| name)
    }

    /// What is said at the end.
    fn figure(&self, game: &str, all: usize, seed: u64, reasons: &Reasons) -> String {
        let [caught, late, unviable, survived] = FATES.map(|fate| self.count(fate));
        let explained = self.survivors().filter(|&name| reasons.0.contains_key(name)).count();
        format!(
            "{game}: {} of {all} mutants, seed {seed}: {caught} caught, {late} timeouts, {unviable} unviable, \
             {survived} survivors, {explained} of them explained",
            self.0.len()
        )
    }

    /// Survivors without a reason, and reasons that are not needed. Reasons for mutants outside the sample are left alone.
    fn faults(&self, all: &[Mutant], reasons: &Reasons) -> Vec<String> {
        let unexplained = self.survivors().filter(|&name| !reasons.0.contains_key(name));
        let mut faults: Vec<String> = unexplained.map(|name| format!("survived without a reason: {name}")).collect();
        for name in reasons.0.keys() {
            match self.0.get(name) {
                Some(Fate::Caught | Fate::TimedOut | Fate::Unviable) => {
                    faults.push(format!("explained but caught: {name}"))
                }
                Some(Fate::Survived) => {}
                None if all.iter().any(|mutant| mutant.name == *name) => {}
                None => faults.push(format!("explained but no mutant: {name}")),
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(names: &[&str]) -> Vec<Mutant> {
        let place = serde_json::json!({"line": 1, "column": 1});
        let span = serde_json::json!({"start": place, "end": place});
        let tell = |name: &&str| serde_json::json!({"name": name, "file": "a.rs", "span": span, "replacement": ""});
        named(&names.iter().map(tell).collect::<Vec<_>>()).expect("they are mutants")
    }

    fn names(mutants: &[Mutant]) -> Vec<&str> {
        mutants.iter().map(|mutant| mutant.name.as_str()).collect()
    }

    #[test]
    fn names_have_no_place_and_differ() {
        let mutants = listed(&[
            "src/a.rs:5:9: replace + with - in f",
            "src/a.rs:6:2: replace f -> A::B with 1",
            "src/a.rs:7:9: replace + with - in f",
        ]);
        let wanted = [
            "src/a.rs: replace + with - in f",
            "src/a.rs: replace f -> A::B with 1",
            "src/a.rs: replace + with - in f (2)",
        ];
        assert_eq!(names(&mutants), wanted);
    }

    #[test]
    fn a_sample_depends_on_names_and_seed_only() {
        let all = |line: usize| -> Vec<Mutant> {
            let names: Vec<String> = (0..50).map(|n| format!("src/a.rs:{}:1: delete ! in f{n}", line + n)).collect();
            listed(&names.iter().map(String::as_str).collect::<Vec<_>>())
        };
        let (before, after) = (all(1), all(100));
        let sample = |all: &[Mutant], size, seed| -> Vec<String> {
            chosen(all, size, seed).into_iter().map(|mutant| mutant.name).collect()
        };
        assert_eq!(sample(&before, 10, 1), sample(&after, 10, 1));
        assert_eq!(sample(&before, 10, 1), sample(&before, 20, 1)[..10]);
        assert_ne!(sample(&before, 10, 1), sample(&before, 10, 2));
        assert_eq!(chosen(&before, 60, 1).len(), 50);
        // No compiler changes it: the README quotes what a sample gave.
        assert_eq!(number("src/a.rs: delete ! in f", 1), 0x3854_56c6_b546_fe9a);
    }

    #[test]
    fn survivors_without_a_reason_and_reasons_without_need_are_faults() {
        let all = listed(&["a.rs:1:1: m", "a.rs:2:1: n", "a.rs:3:1: o", "a.rs:4:1: p"]);
        let fates = [("a.rs: m", Fate::Survived), ("a.rs: n", Fate::Survived), ("a.rs: o", Fate::Caught)];
        let results = Results(fates.map(|(name, fate)| (name.to_owned(), fate)).into());
        let text = ["a.rs: n", "a.rs: o", "a.rs: p", "a.rs: q"]
            .map(|name| format!("[[survivor]]\nmutant = \"{name}\"\nreason = \"Same.\"\n"));
        let reasons = Reasons::parse(&text.concat()).expect("reasons");
        let wanted =
            ["survived without a reason: a.rs: m", "explained but caught: a.rs: o", "explained but no mutant: a.rs: q"];
        assert_eq!(results.faults(&all, &reasons), wanted);
        let figure =
            "lisboa: 3 of 4 mutants, seed 1: 1 caught, 0 timeouts, 0 unviable, 2 survivors, 1 of them explained";
        assert_eq!(results.figure("lisboa", all.len(), 1, &reasons), figure);
    }

    #[test]
    fn a_reason_is_whole_and_stands_once() {
        let entry = "[[survivor]]\nmutant = \"a.rs: n\"\nreason = \"Same.\"\n";
        assert!(Reasons::parse(entry).is_ok());
        assert!(Reasons::parse(&entry.repeat(2)).is_err());
        assert!(Reasons::parse("[[survivor]]\nmutant = \"a.rs: n\"\n").is_err());
    }

    #[test]
    fn the_command_line_names_game_sample_and_seed() {
        let asked = |line: &str| asked(&line.split(' ').map(str::to_owned).collect::<Vec<_>>()).ok();
        assert_eq!(asked("lisboa"), Some(("lisboa", 150, 1)));
        assert_eq!(asked("madeira --sample 300 --seed 2"), Some(("madeira", 300, 2)));
        for wrong in ["", "chess", "lisboa --seed", "lisboa --sample many", "--sample 3", "lisboa quickly"] {
            assert_eq!(asked(wrong), None, "{wrong}");
        }
    }
}
