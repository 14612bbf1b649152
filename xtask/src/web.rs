//! The page: compiled to WebAssembly, with its bindings and assets, in a folder that can be served.

use crate::step::{cargo, root, run, target};
use crate::tools;
use anyhow::{Context, Result};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

/// What the page is compiled for.
const WASM: &str = "wasm32-unknown-unknown";
/// The packages of Debian that compile for it where rustup cannot be reached.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
/// How long rustup may take to fetch the standard library for it.
const FETCHING: Duration = Duration::from_secs(90);

/// Which compiler makes WebAssembly here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Compiler {
    /// The one of the project.
    Own,
    /// Debian's, which brings the sources of the standard library with it.
    Debian,
}

impl Compiler {
    /// The compiler of the project if it can or can learn to, else Debian's. `CARAVELA_WASM=debian` asks for the latter.
    /// Looked for once: where rustup is not answered, that takes its time.
    pub fn find() -> Result<Self> {
        static FOUND: OnceLock<Compiler> = OnceLock::new();
        match FOUND.get() {
            Some(&found) => Ok(found),
            None => Self::look().map(|found| *FOUND.get_or_init(|| found)),
        }
    }

    fn look() -> Result<Self> {
        if env::var_os("CARAVELA_WASM").is_none_or(|wish| wish != "debian") && (has_target() || add_target()) {
            return Ok(Self::Own);
        }
        let has = |package: &&str| Path::new("/var/lib/dpkg/info").join(format!("{package}.list")).exists();
        if !DEBIAN.iter().all(has) {
            tools::install(&DEBIAN, &format!("or make `rustup target add {WASM}` work"))?;
        }
        Ok(Self::Debian)
    }

    /// Cargo with this compiler.
    fn cargo(self) -> Command {
        match self {
            Self::Own => cargo(&[]),
            Self::Debian => {
                let mut command = Command::new("/usr/bin/cargo");
                let path = env::var("PATH").unwrap_or_default();
                command.current_dir(root()).env("PATH", format!("/usr/bin:{path}")).env("RUSTC", "/usr/bin/rustc");
                // Its standard library is compiled along with the page.
                command.env("RUSTC_BOOTSTRAP", "1").env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "/usr/bin/wasm-ld-22");
                command.env("CARGO_TARGET_DIR", self.target());
                command
            }
        }
    }

    /// Where it puts what it builds.
    fn target(self) -> PathBuf {
        match self {
            Self::Own => target(),
            Self::Debian => target().join("debian"),
        }
    }
}

/// Builds the page, as far as it is not built; gives its folder, whose files are packed.
pub fn page() -> Result<PathBuf> {
    bundled("page", "index.html.br", None)
}

/// The same as files that any host can hand out as they are.
pub fn plain_page() -> Result<PathBuf> {
    let page = bundled("static", "index.html", Some("plain"))?;
    eprintln!("   any web server can hand out {}, below any address", page.display());
    Ok(page)
}

/// Compiles the module of the page, as far as it is not compiled; gives its file.
pub fn compile() -> Result<PathBuf> {
    let compiler = Compiler::find()?;
    let args = ["rustc", "--locked", "--package", "web", "--lib", "--target", WASM, "--profile", "web"];
    // The bundler divides the module, for which it has to know what refers to what.
    let linked = ["--crate-type", "cdylib", "--", "-C", "link-arg=--emit-relocs"];
    run("compiling the page", compiler.cargo().args(args).args(linked))?;
    Ok(compiler.target().join(WASM).join("web/web.wasm"))
}

/// Builds the page into a folder below `target`; `index` is the file of it that is written last.
fn bundled(folder: &str, index: &str, how: Option<&str>) -> Result<PathBuf> {
    let wasm = compile()?;
    run("building the bundler", &mut bundler(&["build"]))?;
    let (assets, page) = (root().join("crates/web/assets"), target().join(folder));
    let beside = ["lessons", "locales", "puzzles", "rules"].map(|folder| root().join(folder));
    let sources = [wasm.clone(), assets.clone(), target().join("debug/bundle")].into_iter().chain(beside);
    let newest = sources.map(|path| changed(&path)).collect::<Result<Vec<_>>>()?.into_iter().max();
    if changed(&page.join(index)).is_ok_and(|built| Some(built) > newest) {
        eprintln!("── the page in {} is up to date", page.display());
        return Ok(page);
    }
    run("bundling the page", bundler(&["run", "--quiet"]).arg("--").args([&wasm, &assets, &page]).args(how))?;
    Ok(page)
}

/// What the checks of the workspace leave out because it needs the built page or its compiler. Debian's brings no clippy of our
/// version.
pub fn check() -> Result<()> {
    let page = page()?;
    plain_page()?;
    // As all tests are compiled, so that little is compiled anew.
    let inside = ["test", "--workspace", "--features", "server/page", "--test", "site", "--locked"];
    run("the page inside the program", cargo(&inside).env("CARAVELA_PAGE", page))?;
    if Compiler::find()? == Compiler::Own {
        let args = ["clippy", "--locked", "--package", "web", "--lib", "--target", WASM, "--profile", "web"];
        run("clippy of the page", cargo(&args).args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// Cargo with the program that puts the page together.
fn bundler(args: &[&str]) -> Command {
    let mut command = cargo(args);
    command.args(["--locked", "--package", "bundle", "--features", "build"]);
    command
}

/// Whether the compiler of the project has a standard library for the page.
fn has_target() -> bool {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output();
    sysroot.is_ok_and(|output| {
        let sysroot = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success() && Path::new(&sysroot).join("lib/rustlib").join(WASM).is_dir()
    })
}

/// Lets rustup fetch it, if there is a rustup and it can reach its server in time.
fn add_target() -> bool {
    eprintln!("── fetching the standard library for {WASM}");
    let Ok(mut rustup) = Command::new("rustup").args(["target", "add", WASM]).current_dir(root()).spawn() else {
        return false;
    };
    let begin = Instant::now();
    loop {
        match rustup.try_wait() {
            Ok(Some(status)) => return status.success() && has_target(),
            Ok(None) if begin.elapsed() < FETCHING => std::thread::sleep(Duration::from_millis(100)),
            Ok(None) | Err(_) => {
                // If it cannot be stopped it does no harm.
                _ = rustup.kill();
                return false;
            }
        }
    }
}

/// When a file, or anything in a folder, was changed last.
fn changed(path: &Path) -> Result<SystemTime> {
    let unread = || format!("cannot look at {}", path.display());
    let meta = fs::metadata(path).with_context(unread)?;
    let mut last = meta.modified()?;
    if meta.is_dir() {
        for entry in fs::read_dir(path).with_context(unread)? {
            last = last.max(changed(&entry?.path())?);
        }
    }
    Ok(last)
}
