//! The tests of the page in a browser: `e2e/`.

use crate::play;
use crate::step::{root, run, target};
use crate::tools;
use crate::web;
use anyhow::{Context, Result, bail};
use std::cmp::Reverse;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server that ends with whoever started it.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts the program on a free port.
    fn start(mut command: Command) -> Result<Self> {
        command.args(["--addr", "127.0.0.1:0"]).stdout(Stdio::piped());
        let mut process = command.spawn().with_context(|| format!("cannot start {:?}", command.get_program()))?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned);
        let mut server = Self { process, address: String::new() };
        server.address = address.with_context(|| format!("the server did not say where it is, but {line:?}"))?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended already is as good.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// The tests that measure time: nothing else may run beside them.
const ALONE: &str = "worker.test.mjs";

/// Runs the tests, or those whose name has a word in it.
pub fn all(name: Option<&str>) -> Result<()> {
    let screenshots = target().join("screenshots");
    fs::create_dir_all(&screenshots).with_context(|| format!("cannot make {}", screenshots.display()))?;
    let (alone, others): (Vec<String>, Vec<String>) = tests()?.into_iter().partition(|file| file.ends_with(ALONE));
    // A browser waits much of its time, so that two of them side by side are done sooner on two cores.
    for (what, files, at_once) in [("the engine of the page", alone, "1"), ("the page in a browser", others, "2")] {
        if files.is_empty() {
            continue;
        }
        let mut args = ["--test", "--test-reporter", "spec", "--test-concurrency", at_once].map(str::to_owned).to_vec();
        args.extend(name.map(|name| format!("--test-name-pattern={name}")));
        args.extend(files);
        in_browser(what, &args, play::tested_server()?)?;
    }
    eprintln!("   screenshots are in {}", screenshots.display());
    Ok(())
}

/// Measures the page by a script of `e2e/`, which prints what comes of it.
pub fn measure(what: &str, script: &str) -> Result<()> {
    in_browser(what, &[script.to_owned()], play::server()?)
}

/// Installs what the tests need and is missing.
pub fn prepare() -> Result<()> {
    node()?;
    chromium()?;
    packages()
}

/// Serves the page and runs a script of `e2e/` that has a browser.
fn in_browser(what: &str, args: &[String], server: Command) -> Result<()> {
    let (node, chromium) = (node()?, chromium()?);
    packages()?;
    let (server, plain) = (Server::start(server)?, web::plain_page()?);
    let mut command = Command::new(node);
    command.args(args).current_dir(root().join("e2e"));
    command.env("CARAVELA_URL", &server.address).env("CARAVELA_CHROMIUM", chromium).env("CARAVELA_STATIC", plain);
    run(what, command.env("CARAVELA_SCREENSHOTS", target().join("screenshots")))
}

/// The files that take longest, which is not told by their size, the longest first.
const LONG: [&str; 4] = ["play.test.mjs", "layout.test.mjs", "learn.test.mjs", "leave.test.mjs"];

/// The files with tests, the longest first, so that none of those is left over at the end.
fn tests() -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(root().join("e2e")).context("cannot read e2e/")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") {
            let rank = LONG.iter().position(|long| *long == name).unwrap_or(LONG.len());
            files.push((rank, Reverse(entry.metadata()?.len()), name));
        }
    }
    files.sort();
    if files.is_empty() {
        bail!("there are no tests in e2e/");
    }
    Ok(files.into_iter().map(|(.., name)| name).collect())
}

fn node() -> Result<PathBuf> {
    if tools::find(&["node"]).is_none() || tools::find(&["npm"]).is_none() {
        tools::install(&["nodejs", "npm"], "install Node 20 or later with npm")?;
    }
    tools::find(&["node"]).context("node is not on the path")
}

fn chromium() -> Result<PathBuf> {
    const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    if let Some(named) = env::var_os("CARAVELA_CHROMIUM") {
        return Ok(named.into());
    }
    if tools::find(&NAMES).is_none() {
        tools::install(&["chromium"], "install Chromium or Chrome, or name one in CARAVELA_CHROMIUM")?;
    }
    tools::find(&NAMES).context("chromium is not on the path")
}

/// Fetches what the tests stand on, unless it is there as the lock file has it.
fn packages() -> Result<()> {
    let folder = root().join("e2e");
    let changed = |name: &str| fs::metadata(folder.join(name)).and_then(|meta| meta.modified()).ok();
    if changed("node_modules/.package-lock.json") > changed("package-lock.json") {
        return Ok(());
    }
    let mut command = Command::new("npm");
    run("packages of the browser tests", command.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder))
}
