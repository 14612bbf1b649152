//! Mutation testing: `cargo mutants` changes one small thing in a rules crate at a time, and some test of the game must
//! notice. A change that none notices is a survivor: a test is missing, or it changes nothing, which `rules/GAME-mutants.toml` says.
//!
//! A rules crate has thousands of mutants, so a sample is taken. Which mutants are in it depends on the seed and on their
//! names only, not on where they stand in a file, so that other edits leave it as it is.

use crate::{GAMES, cargo, root, target, tools};
use anyhow::{Context, Result, bail, ensure};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `Debug` prints is for whoever looks for a fault; no rule and no player depends on it.
const NOT_RULES: &str = "impl fmt::Debug";

/// The tests of a game, those that fail fastest first: what is left by one group is given to the next. `allocation` is left
/// out: it is about speed.
const TESTS: [(&str, &[&str]); 4] = [
    (
        "scenarios",
        &["--test=golden", "--test=perft", "--test=rulings", "--test=scenarios", "--test=setup", "--test=views"],
    ),
    ("units", &["--lib"]),
    ("laws", &["--test=laws"]),
    ("referee", &["--test=referee"]),
];

/// Most mutants are noticed at once, so most of their time is the build; with these a change of one function is built again
/// without the rest, and the tests are still fast.
const BUILD: [(&str, &str); 5] = [
    ("CARGO_INCREMENTAL", "1"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_TEST_DEBUG", "0"),
    ("CARGO_PROFILE_TEST_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_TEST_LTO", "off"),
];

/// What `cargo mutants` answers if it could test everything: all were caught, some were not, some took too long.
const DONE: [i32; 3] = [0, 2, 3];

/// Tests a sample of the mutants of a game.
pub fn sample(args: &[String]) -> Result<()> {
    let (game, size, seed) = asked(args)?;
    if tools::find(&["cargo-mutants", "cargo-mutants.exe"]).is_none() {
        bail!("cargo-mutants is not installed; `cargo install --locked cargo-mutants` installs it");
    }
    let all = named(&list(game)?);
    let reasons = Reasons::read(game)?;
    let results = test(game, &chosen(&all, size, seed))?;
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
    /// Its name for `cargo mutants`, with line and column.
    listed: String,
    /// Its name without them, and with a number if others before it in the file have the same.
    name: String,
}

/// All mutants of a game, as `cargo mutants` names them.
fn list(game: &str) -> Result<Vec<String>> {
    let mut command = mutants(game);
    let output = command.args(["--list", "--exclude-re", NOT_RULES]).output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cannot list the mutants\n{}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?.lines().map(str::to_owned).collect())
}

/// The mutants with their names.
fn named(listed: &[String]) -> Vec<Mutant> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mut mutants = Vec::new();
    for listed in listed {
        let name = without_place(listed);
        let n = seen.entry(name.clone()).or_default();
        *n += 1;
        let name = if *n == 1 { name } else { format!("{name} ({n})") };
        mutants.push(Mutant { listed: listed.clone(), name });
    }
    mutants
}

/// A name `FILE:LINE:COLUMN: WHAT` as `FILE: WHAT`.
fn without_place(listed: &str) -> String {
    let what = listed.split_once(": ").map_or("", |(_, what)| what);
    format!("{}: {what}", file(listed))
}

/// The file of a mutant.
fn file(listed: &str) -> &str {
    listed.split(':').next().unwrap_or(listed)
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

/// The files in which `cargo mutants` lists the mutants with each fate.
const FATES: [(&str, Fate); 4] = [
    ("caught.txt", Fate::Caught),
    ("timeout.txt", Fate::TimedOut),
    ("unviable.txt", Fate::Unviable),
    ("missed.txt", Fate::Survived),
];

/// What became of each mutant of a sample, by name.
#[derive(Default)]
struct Results(BTreeMap<String, Fate>);

/// Gives the mutants to one group of tests after the other.
fn test(game: &str, sample: &[Mutant]) -> Result<Results> {
    let mut results = Results::default();
    let mut left = sample.to_vec();
    for (group, tests) in TESTS {
        if left.is_empty() {
            break;
        }
        eprintln!("── {} mutants of {game}, {group} tests", left.len());
        let folder = target().join("mutants").join(game).join(group);
        let mut command = mutants(game);
        // Mutants that delete a field fit every pattern (sourcefrog/cargo-mutants#632); naming the files keeps most away.
        command.args(left.iter().flat_map(|mutant| ["--file", file(&mutant.listed)]));
        command.args(left.iter().flat_map(|mutant| ["--re".to_owned(), exactly(&mutant.listed)]));
        command.args(tests.iter().flat_map(|test| ["--cargo-arg", test]));
        command.arg("--output").arg(&folder);
        fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let status = command.status().context("cannot start cargo")?;
        ensure!(status.code().is_some_and(|code| DONE.contains(&code)), "cargo mutants: failed ({status})");
        let fates = fates(&folder.join("mutants.out"))?;
        for mutant in &left {
            let fate = fates.get(&mutant.listed).with_context(|| format!("not tested: {}", mutant.listed))?;
            results.0.insert(mutant.name.clone(), *fate);
        }
        left.retain(|mutant| results.0[&mutant.name] == Fate::Survived);
    }
    Ok(results)
}

/// `cargo mutants` with the mutants of a game, built in a copy of the repository.
fn mutants(game: &str) -> Command {
    let mut command = cargo(&["mutants", "--package", game]);
    command.envs(BUILD).env_remove("CARGO_TARGET_DIR");
    command
}

/// A pattern that only this name fits.
fn exactly(name: &str) -> String {
    let mut pattern = String::from("^");
    for c in name.chars() {
        if r"\.+*?()|[]{}^$".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "$"
}

/// What became of the mutants, by their listed names.
fn fates(folder: &Path) -> Result<HashMap<String, Fate>> {
    let mut fates = HashMap::new();
    for (file, fate) in FATES {
        let file = folder.join(file);
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        fates.extend(text.lines().map(|name| (name.to_owned(), fate)));
    }
    Ok(fates)
}

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
        let [caught, late, unviable, survived] = FATES.map(|(_, fate)| self.count(fate));
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
        named(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
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
            named(&names)
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
    fn a_pattern_takes_a_name_literally() {
        assert_eq!(exactly("a.rs:1:2: replace <= with (x|y)"), r"^a\.rs:1:2: replace <= with \(x\|y\)$");
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
