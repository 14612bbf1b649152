//! The files of this repository that tests read. A file that is missing is a fault of the repository, so everything here
//! panics with its name.

use std::fs;
use std::path::{Path, PathBuf};
use table::RuleIndex;

/// The folder that holds `crates`, `rules` and `scenarios`.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file.
///
/// # Panics
/// If it cannot be read.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// The files below a folder of the repository whose names end like one of these, in the order of their paths.
///
/// # Panics
/// If the folder cannot be read, or holds no such file.
pub fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![root().join(folder)]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display())).flatten() {
            let path = entry.path();
            let name = path.to_string_lossy();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} holds nothing");
    found
}

/// The rule index of a game.
///
/// # Panics
/// If it cannot be read.
pub fn rule_index(game: &str) -> RuleIndex {
    let text = read(&root().join(format!("rules/{game}.toml")));
    RuleIndex::parse(&text).unwrap_or_else(|faults| panic!("{faults}"))
}
