//! Reading and writing files, with errors that name them.

use crate::games::Pack;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use table::Faults;
use table::pack::Bundle;

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read `{}`", path.display()))
}

/// Writes a whole file, or leaves what was there: the text goes to a neighbour first.
pub fn write_text(path: &Path, text: &str) -> Result<()> {
    let mut name = path.file_name().with_context(|| format!("`{}` is not a file name", path.display()))?.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The first error says what is wrong; a leftover that cannot be removed adds nothing to it.
        _ = fs::remove_file(&part);
    }
    written.with_context(|| format!("cannot write `{}`", path.display()))
}

/// Fails early if a file could not be written later.
pub fn check_writable(path: &Path) -> Result<()> {
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    if path.is_dir() {
        bail!("cannot write `{}`: it is a directory", path.display());
    }
    if !folder.is_dir() {
        bail!("cannot write `{}`: there is no directory `{}`", path.display(), folder.display());
    }
    Ok(())
}

/// Reads the component pack in a directory, or the box in a file. The inner error lists the faults of the pack.
pub fn read_pack<P: Pack>(path: &Path) -> Result<Result<P, Faults>> {
    Ok(P::read(&files_of(path)?))
}

/// The files of the component pack in a directory or a box: name and text.
fn files_of(path: &Path) -> Result<Vec<(String, String)>> {
    if path.is_dir() { pack_files(path) } else { box_files(path) }
}

/// The files of the pack at a path, or of the one that is shipped.
pub fn files_or_shipped<P: Pack>(path: Option<&Path>) -> Result<Vec<(String, String)>> {
    let shipped = || P::shipped_files().iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    path.map_or_else(|| Ok(shipped()), files_of)
}

/// The text of one file with a whole pack: the one at a path, or the one that is shipped.
pub fn box_of<P: Pack>(path: Option<&Path>) -> Result<String> {
    let files = files_or_shipped::<P>(path)?;
    Ok(Bundle { name: "Caravela".to_owned(), files }.write())
}

/// The files of a box that was exported as one file.
fn box_files(path: &Path) -> Result<Vec<(String, String)>> {
    let what = "a component pack is a directory with TOML files, or a box that was exported";
    if !path.is_file() {
        bail!("`{}` is not a directory; {what}", path.display());
    }
    let bundle =
        Bundle::read(&read_text(path)?).with_context(|| format!("`{}` isn't a box; {what}", path.display()))?;
    Ok(bundle.files)
}

fn pack_files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read `{}`", folder.display()))? {
        let path = entry.with_context(|| format!("cannot read `{}`", folder.display()))?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            files.push((name, read_text(&path)?));
        }
    }
    if files.is_empty() {
        bail!("there is no TOML file in `{}`; a component pack is a directory with TOML files", folder.display());
    }
    files.sort();
    Ok(files)
}
