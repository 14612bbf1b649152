//! With the feature `page`: lists the files of the built page, so that the program holds them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-env-changed=CARAVELA_PAGE");
    if env::var_os("CARGO_FEATURE_PAGE").is_none() {
        return;
    }
    let Some(folder) = env::var_os("CARAVELA_PAGE").map(PathBuf::from) else {
        println!(
            "cargo::error=the feature `page` needs the built page: run `cargo xtask dist`, or set CARAVELA_PAGE to its folder"
        );
        return;
    };
    println!("cargo::rerun-if-changed={}", folder.display());
    if let Err(error) = list(&folder) {
        println!("cargo::error=cannot put the page in {} into the program: {error}", folder.display());
    }
}

/// Writes the list as Rust: names and contents.
fn list(folder: &Path) -> io::Result<()> {
    let mut list = String::from("&[\n");
    for file in files(folder)? {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let file = fs::canonicalize(&file)?;
        writeln!(list, "    ({name:?}, include_bytes!({file:?}) as &[u8]),").map_err(io::Error::other)?;
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no folder for what is generated"))?;
    fs::write(Path::new(&out).join("page.rs"), list)
}

/// All files in a folder and in those below it.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}
