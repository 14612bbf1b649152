//! Fuzzing with libFuzzer. A short run that needs nothing but Rust is among the tests (`fuzz/tests`).

use crate::{cargo, root, run};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The targets, each with the folders of real inputs to begin with, if there are any.
const TARGETS: [(&str, &[&str]); 5] = [
    ("nth_legal", &[]),
    ("arbitrary_actions", &[]),
    ("record", &["golden/lisboa", "golden/madeira"]),
    ("scenario", &["scenarios/lisboa", "scenarios/madeira"]),
    ("pack", &[]),
];

/// What makes the compiler count where a program goes, so that libFuzzer sees which inputs lead to something new. A
/// sanitizer of memory is left out: there is no unsafe code to look at. So no nightly toolchain is needed.
const COVERAGE: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
];

/// Lets libFuzzer run every target for so many seconds. What it finds worth keeping goes to `fuzz/corpus`, an input that
/// breaks something to `fuzz/artifacts`.
pub fn long(seconds: u64) -> Result<()> {
    let compiler = env::var_os("CXX").unwrap_or_else(|| "c++".into());
    if Command::new(&compiler).arg("--version").output().is_err() {
        bail!("libFuzzer is written in C++, but {compiler:?} is not installed; `cargo xtask test` fuzzes without it");
    }
    let host = host()?;
    for (target, _) in TARGETS {
        run(&format!("building {target}"), &mut fuzz("build", target, &host))?;
    }
    for (target, seeds) in TARGETS {
        let mut command = fuzz("run", target, &host);
        command.arg("--").args(folders(target, seeds)?);
        command.arg(format!("-max_total_time={seconds}"));
        command.arg(format!("-artifact_prefix=fuzz/artifacts/{target}/"));
        // A game is as long as its bytes; texts are as long as the real ones.
        command.args(seeds.is_empty().then_some("-max_len=2000"));
        run(&format!("fuzzing {target} for {seconds} s"), &mut command)?;
    }
    Ok(())
}

/// Cargo with one of the targets, made for libFuzzer. Naming the platform keeps the flags away from build scripts.
fn fuzz(what: &str, target: &str, host: &str) -> Command {
    let mut command = cargo(&[what, "--profile", "fuzz", "--locked", "--package", "caravela-fuzz"]);
    command.args(["--features", "libfuzzer", "--bin", target, "--target", host]);
    command.env("RUSTFLAGS", COVERAGE.join(" "));
    command
}

/// The platform that Rust compiles for here.
fn host() -> Result<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").current_dir(root()).output().context("cannot run rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not say which platform this is")
}

/// The folders with inputs: the corpus, which grows, then those that are only read.
fn folders(target: &str, seeds: &[&str]) -> Result<Vec<PathBuf>> {
    for folder in ["corpus", "artifacts"] {
        let folder = root().join("fuzz").join(folder).join(target);
        fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let mut folders = vec![PathBuf::from(format!("fuzz/corpus/{target}"))];
    let read = seeds.iter().map(PathBuf::from).chain([PathBuf::from(format!("fuzz/regressions/{target}"))]);
    folders.extend(read.filter(|folder| root().join(folder).is_dir()));
    Ok(folders)
}
