//! What became of mutants, kept in a file while nothing changes that the tests of a game depend on: a run that was broken off goes on.

use super::{FATES, Fate, number};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// What the tests of a game are built of, and what they read.
const READ: [&str; 12] = [
    "Cargo.",
    "components/GAME/",
    "crates/GAME/",
    "crates/table/",
    "crates/testkit/",
    "docs/GAME.md",
    "docs/scenarios.md",
    "golden/GAME/",
    "rules/GAME-excused.toml",
    "rules/GAME.toml",
    "rust-toolchain.toml",
    "scenarios/GAME/",
];

/// Fates in a file, its first line says of what they are.
pub struct Kept {
    fates: BTreeMap<String, Fate>,
    file: File,
}

impl Kept {
    /// The fates of a file, if they are of the same; else none.
    pub fn open(path: &Path, same: &str) -> Result<Self> {
        let text = fs::read_to_string(path).unwrap_or_default();
        let fates = text.strip_prefix(same).and_then(|rest| rest.strip_prefix('\n')).map(read);
        let mut file = OpenOptions::new().create(true).append(true).open(path);
        if fates.is_none() {
            file = File::create(path);
        }
        let mut kept = Self {
            fates: fates.clone().unwrap_or_default(),
            file: file.with_context(|| format!("cannot write {}", path.display()))?,
        };
        if fates.is_none() {
            writeln!(kept.file, "{same}")?;
        }
        Ok(kept)
    }

    /// What became of this mutant.
    pub fn get(&self, mutant: &str) -> Option<Fate> {
        self.fates.get(mutant).copied()
    }

    /// Notes what became of a mutant, and says it.
    pub fn add(&mut self, mutant: &str, fate: Fate) -> Result<()> {
        eprintln!("   {fate:?}: {mutant}");
        self.fates.insert(mutant.to_owned(), fate);
        writeln!(self.file, "{fate:?}: {mutant}").context("cannot write down what became of it")
    }
}

/// The fates of lines `FATE: MUTANT`.
fn read(lines: &str) -> BTreeMap<String, Fate> {
    let read = |line: &str| {
        let (fate, mutant) = line.split_once(": ")?;
        Some((mutant.to_owned(), FATES.into_iter().find(|known| format!("{known:?}") == fate)?))
    };
    lines.lines().filter_map(read).collect()
}

/// A number for what the tests of a game depend on, of these files of the repository.
pub fn state<'a>(game: &str, root: &Path, files: impl Iterator<Item = &'a str>) -> Result<String> {
    let read = READ.map(|start| start.replace("GAME", game));
    let is_read = |file: &&str| read.iter().any(|start| file.starts_with(&**start));
    let mut state = 0;
    for file in files.filter(is_read) {
        let path: PathBuf = root.join(file);
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        state = number(&String::from_utf8_lossy(&bytes), number(file, state));
    }
    Ok(format!("{state:016x}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn fates_stay_until_something_changes() {
        let path = env::temp_dir().join(format!("caravela-fates-{}", std::process::id()));
        let mut kept = Kept::open(&path, "one").expect("it can be written");
        kept.add("a.rs: m: n", Fate::TimedOut).expect("it can be written");
        let fate = |same| Kept::open(&path, same).expect("it can be read").get("a.rs: m: n");
        assert_eq!((fate("one"), fate("two"), fate("one")), (Some(Fate::TimedOut), None, None));
        fs::remove_file(&path).expect("it is there");
    }
}
