//! Finding and reading files. What tests read of this repository must be there: a file that is missing is a fault of the
//! repository, and they panic with its name.

use std::path::{Path, PathBuf};
use std::{fs, io};
use table::{Faults, RuleIndex};

/// The folder that holds `crates`, `rules` and `scenarios`.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read.
pub fn read_text(path: &Path) -> Result<String, Faults> {
    fs::read_to_string(path).map_err(|fault| unreadable(path, &fault))
}

/// The files below a folder whose names end with one of these, in the order of their paths; a file stands for itself.
///
/// # Errors
/// If there is nothing at this path, or a folder cannot be read.
pub fn files_below(path: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Faults> {
    if !path.is_dir() {
        fs::metadata(path).map_err(|fault| unreadable(path, &fault))?;
        return Ok(vec![path.to_owned()]);
    }
    let (mut found, mut folders) = (Vec::new(), vec![path.to_owned()]);
    while let Some(folder) = folders.pop() {
        let fault = |fault| unreadable(&folder, &fault);
        for entry in fs::read_dir(&folder).map_err(fault)? {
            let entry = entry.map_err(fault)?;
            let path = entry.path();
            // Links to directories are not followed, so that a circle of links has an end.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn unreadable(path: &Path, fault: &io::Error) -> Faults {
    Faults::one("", format!("cannot read `{}`: {fault}", path.display()))
}

/// The text of a file of the repository.
///
/// # Panics
/// If it cannot be read.
pub fn read(path: &Path) -> String {
    read_text(path).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The files below a folder of the repository whose names end like one of these, in the order of their paths.
///
/// # Panics
/// If the folder cannot be read, or holds no such file.
pub fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let found = files_below(&root().join(folder), endings).unwrap_or_else(|faults| panic!("{faults}"));
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
