//! A copy of the repository in which mutants are compiled and the tests of a game run.

use super::kept::{self, Kept};
use super::source::{self, VARIABLE};
use super::{Fate, Mutant};
use crate::{root, target};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// The one test program that is left out: it is about speed.
const NOT_RUN: &str = "allocation";
/// A test program that has computed so long, and so many times as long as without a mutant, does not end.
const AT_LEAST: Duration = Duration::from_secs(60);
const TIMES: u32 = 10;
/// What shows most faults, and is quick.
const CHECK: [&str; 2] = ["check", "--lib"];

/// Numbers of mutants.
type Numbers = BTreeSet<usize>;

/// A copy of the repository, beside what is built of it.
pub struct Trial {
    game: &'static str,
    tree: PathBuf,
    built: PathBuf,
    kept: Mutex<Kept>,
}

/// A test program, and how long it computes without a mutant.
struct Program {
    name: String,
    path: PathBuf,
    time: Duration,
}

/// Where mutants are in the files, as [`source::Switched`] tells it.
type Places = BTreeMap<String, Vec<(Range<usize>, Vec<usize>)>>;

impl Trial {
    /// Copies what belongs to the repository. Files keep their times, so that what was built before stays.
    pub fn new(game: &'static str) -> Result<Self> {
        let folder = target().join("mutants");
        let (tree, built) = (folder.join("tree"), folder.join("built"));
        if tree.exists() {
            fs::remove_dir_all(&tree).with_context(|| format!("cannot remove {}", tree.display()))?;
        }
        let files = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let listed = Command::new("git").args(files).current_dir(root()).output().context("cannot start git")?;
        ensure!(listed.status.success(), "git does not list the files of the repository");
        let listed = String::from_utf8(listed.stdout)?;
        let files = || listed.split_terminator('\0').filter(|file| root().join(file).is_file());
        for file in files() {
            let (from, to) = (root().join(file), tree.join(file));
            copy(&from, &to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
        }
        let kept = Kept::open(&folder.join(format!("{game}.fates")), &kept::state(game, &tree, files())?)?;
        Ok(Self { game, tree, built, kept: Mutex::new(kept) })
    }

    /// What becomes of each mutant. Those that cannot be compiled together with the others are tried alone.
    pub fn fates(&self, mutants: &[Mutant]) -> Result<Vec<Fate>> {
        let new: Vec<Mutant> = mutants.iter().filter(|mutant| self.kept(mutant).is_none()).cloned().collect();
        if !new.is_empty() {
            self.try_all(&new)?;
        }
        let fate = |mutant: &Mutant| self.kept(mutant).with_context(|| format!("not tried: {}", mutant.name));
        mutants.iter().map(fate).collect()
    }

    fn try_all(&self, mutants: &[Mutant]) -> Result<()> {
        let mut together: Numbers = (0..mutants.len()).collect();
        let programs = loop {
            eprintln!("── compiling {} mutants together", together.len());
            let places = self.write_together(mutants, &mut together)?;
            match self.build(&places)? {
                Ok(programs) => break programs,
                Err(blamed) => together.retain(|number| !blamed.contains(number)),
            }
        };
        let programs = self.timed(programs)?;
        self.run_all(&together, mutants, &programs)?;
        for (_, mutant) in mutants.iter().enumerate().filter(|(number, _)| !together.contains(number)) {
            self.keep(mutant, self.alone(mutant, &programs)?)?;
        }
        Ok(())
    }

    /// Writes these mutants into the files, and takes out of them those that have no place there.
    fn write_together(&self, mutants: &[Mutant], together: &mut Numbers) -> Result<Places> {
        let mut places = Places::new();
        let lib = format!("crates/{}/src/lib.rs", self.game);
        let files: BTreeSet<&str> = mutants.iter().map(|mutant| &*mutant.file).chain([&*lib]).collect();
        for file in files {
            let here = |number: &usize| mutants[*number].file == file;
            let numbered: Vec<_> = together.iter().copied().filter(here).map(|n| (n, &mutants[n])).collect();
            let mut switched = source::switched(&original(file)?, &numbered)?;
            together.retain(|number| !switched.without.contains(number));
            if file == lib {
                switched.text += &source::reader();
            }
            self.write(file, &switched.text)?;
            places.insert(file.to_owned(), switched.places);
        }
        Ok(places)
    }

    /// The fate of a mutant that stands alone in the sources. Each test program is built when the ones before it noticed nothing.
    fn alone(&self, mutant: &Mutant, programs: &[Program]) -> Result<Fate> {
        let files = self.sources()?;
        for file in &files {
            self.write(file, &original(file)?)?;
        }
        self.write(&mutant.file, &source::replaced(&original(&mutant.file)?, mutant)?)?;
        if self.cargo(&CHECK, None)?.is_err() {
            return Ok(Fate::Unviable);
        }
        for program in programs {
            let test = if program.name == self.game { "--lib".to_owned() } else { format!("--test={}", program.name) };
            let Ok(mut built) = self.cargo(&["test", "--no-run", &test], None)? else {
                return Ok(Fate::Unviable);
            };
            built.iter_mut().for_each(|built| built.time = program.time);
            let fate = self.run(None, &built)?;
            if fate != Fate::Survived {
                return Ok(fate);
            }
        }
        Ok(Fate::Survived)
    }

    /// The sources of the game.
    fn sources(&self) -> Result<Vec<String>> {
        let (mut files, mut folders) = (Vec::new(), vec![format!("crates/{}/src", self.game)]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(self.tree.join(&folder)).with_context(|| format!("cannot read {folder}"))? {
                let entry = entry?;
                let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
                if entry.file_type()?.is_dir() { folders.push(path) } else { files.push(path) }
            }
        }
        Ok(files)
    }

    /// Writes a file, unless it has this text already: what is built of it stays then.
    fn write(&self, file: &str, text: &str) -> Result<()> {
        let path = self.tree.join(file);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return Ok(());
        }
        fs::write(path, text).with_context(|| format!("cannot write {file}"))
    }

    /// Builds the test programs, or finds the mutants that hinder it. The crate alone is checked first, which is quicker.
    fn build(&self, places: &Places) -> Result<Result<Vec<Program>, Numbers>> {
        match self.cargo(&CHECK, Some(places))? {
            Ok(_) => self.cargo(&["test", "--no-run", "--lib", "--tests"], Some(places)),
            wrong => Ok(wrong),
        }
    }

    /// The test programs that cargo builds, or the mutants that hinder it, of those in these places.
    fn cargo(&self, args: &[&str], places: Option<&Places>) -> Result<Result<Vec<Program>, Numbers>> {
        let mut command = crate::cargo(args);
        command.args(["--package", self.game, "--message-format=json"]).current_dir(&self.tree);
        // What is prepared for changes may be broken after a run that was broken off.
        command.env("CARGO_TARGET_DIR", &self.built).env("CARGO_PROFILE_TEST_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
        let output = command.output().context("cannot start cargo")?;
        let (mut programs, mut blamed, mut complained) = (Vec::new(), Numbers::new(), false);
        for line in String::from_utf8(output.stdout)?.lines() {
            let message: Value = serde_json::from_str(line).with_context(|| format!("cargo said `{line}`"))?;
            if message["message"]["level"] == "error" && message["message"]["spans"][0].is_object() {
                complained = true;
                let Some(places) = places else { continue };
                let found = blame(&message["message"], places);
                ensure!(!found.is_empty(), "{}", message["message"]["rendered"].as_str().unwrap_or(line));
                blamed.extend(found);
            } else if let (Some(path), Some(name)) =
                (message["executable"].as_str(), message["target"]["name"].as_str())
                && name != NOT_RUN
            {
                programs.push(Program { name: name.to_owned(), path: path.into(), time: Duration::ZERO });
            }
        }
        if complained {
            return Ok(Err(blamed));
        }
        ensure!(output.status.success(), "cargo {}: failed\n{}", args[0], String::from_utf8_lossy(&output.stderr));
        Ok(Ok(programs))
    }

    /// The programs, fastest first: most mutants are caught by the first ones.
    fn timed(&self, mut programs: Vec<Program>) -> Result<Vec<Program>> {
        for program in &mut programs {
            let (status, time) = finish(self.start(None, program), Duration::MAX)?;
            ensure!(
                status.is_some_and(|status| status.success()),
                "the {} tests fail without any mutant",
                program.name
            );
            program.time = time;
            eprintln!("   {} tests: {:.1} s", program.name, time.as_secs_f64());
        }
        programs.sort_by_key(|program| program.time);
        Ok(programs)
    }

    /// Runs these mutants of the programs, as many at once as there are cores.
    fn run_all(&self, numbers: &Numbers, mutants: &[Mutant], programs: &[Program]) -> Result<()> {
        let left = Mutex::new(numbers.iter().copied());
        let next = || left.lock().expect("no worker panics").next();
        let work = || -> Result<()> {
            while let Some(number) = next() {
                self.keep(&mutants[number], self.run(Some(number), programs)?)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
        })
    }

    fn keep(&self, mutant: &Mutant, fate: Fate) -> Result<()> {
        self.kept.lock().expect("no worker panics").add(&mutant.name, fate)
    }

    fn kept(&self, mutant: &Mutant) -> Option<Fate> {
        self.kept.lock().expect("no worker panics").get(&mutant.name)
    }

    /// Runs the programs until one notices the mutant.
    fn run(&self, number: Option<usize>, programs: &[Program]) -> Result<Fate> {
        for program in programs {
            let limit = AT_LEAST.max(program.time * TIMES);
            match finish(self.start(number, program), limit)?.0 {
                Some(status) if status.success() => {}
                Some(_) => return Ok(Fate::Caught),
                None => return Ok(Fate::TimedOut),
            }
        }
        Ok(Fate::Survived)
    }

    fn start(&self, number: Option<usize>, program: &Program) -> Command {
        let mut command = Command::new(&program.path);
        command
            .current_dir(self.tree.join("crates").join(self.game))
            .env_remove(VARIABLE)
            .env("RUST_TEST_THREADS", "1");
        command.envs(number.map(|number| (VARIABLE, number.to_string())));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

/// Runs a program to its end, or until it has computed too long: how it ended, and how long it computed. On a busy machine other
/// programs take the time between; where the system does not tell it apart, it counts.
fn finish(mut command: Command, limit: Duration) -> Result<(Option<ExitStatus>, Duration)> {
    let begin = Instant::now();
    let mut child = command.spawn().context("cannot start a test program")?;
    let mut time = Duration::ZERO;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok((Some(status), time));
        }
        time = computed(child.id()).unwrap_or_else(|| begin.elapsed());
        if time > limit {
            child.kill()?;
            child.wait()?;
            return Ok((None, time));
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// How long a running process has computed, where the system is Linux.
fn computed(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name in parentheses; user and system time are the 14th and 15th field of all, in hundredths.
    let (_, fields) = stat.rsplit_once(')')?;
    let hundredths: Vec<u64> = fields.split_whitespace().skip(11).take(2).filter_map(|n| n.parse().ok()).collect();
    Some(Duration::from_millis(10 * hundredths.iter().sum::<u64>()))
}

/// Copies a file with the time of its last change.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file stands in a folder")?)?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)?;
    Ok(())
}

/// The text of a file of the repository.
fn original(file: &str) -> Result<String> {
    fs::read_to_string(root().join(file)).with_context(|| format!("cannot read {file}"))
}

/// The mutants that an error of the compiler is about: those whose change it points at, or else all of the function.
fn blame(error: &Value, places: &Places) -> Numbers {
    let spans = error["spans"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut found: Vec<&Vec<usize>> = Vec::new();
    for span in spans {
        let file = span["file_name"].as_str().unwrap_or_default();
        let Some(byte) = span["byte_start"].as_u64() else { continue };
        let mut here = places.get(file).into_iter().flatten();
        found.extend(here.find(|(place, _)| place.contains(&(byte as usize))).map(|(_, numbers)| numbers));
    }
    let fewest = found.iter().map(|numbers| numbers.len()).min();
    found.into_iter().filter(|numbers| Some(numbers.len()) == fewest).flatten().copied().collect()
}
