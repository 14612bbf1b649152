//! Running the program from tests.
#![allow(dead_code, reason = "every test file uses a part of it")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Ran {
    /// Both outputs, for messages of tests.
    pub fn all(&self) -> String {
        format!("exit code {}\n{}\n{}", self.code, self.out, self.err)
    }

    /// Asserts the exit code.
    pub fn code(self, wanted: i32) -> Self {
        assert_eq!(self.code, wanted, "{}", self.all());
        self
    }

    /// Asserts that standard output contains all of these.
    pub fn says(self, texts: &[&str]) -> Self {
        for text in texts {
            assert!(self.out.contains(text), "`{text}` is not in the output\n{}", self.all());
        }
        self
    }

    /// Asserts that standard error contains all of these.
    pub fn complains(self, texts: &[&str]) -> Self {
        for text in texts {
            assert!(self.err.contains(text), "`{text}` is not in the errors\n{}", self.all());
        }
        self
    }

    /// Standard output as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}\n{}", self.all()))
    }
}

/// Runs the program without input.
pub fn run(args: &[&str]) -> Ran {
    finish(program(args).stdin(Stdio::null()))
}

/// Runs the program with this input.
pub fn run_with(args: &[&str], input: &str) -> Ran {
    let folder = Folder::new();
    let path = folder.file("input");
    fs::write(&path, input).expect("the folder is there");
    finish(program(args).stdin(File::open(path).expect("the file is there")))
}

/// The program with these arguments.
pub fn program(args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_caravela"));
    program.args(args);
    program
}

fn finish(program: &mut Command) -> Ran {
    let output = program.output().expect("the program can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is UTF-8");
    let ran = Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) };
    assert!(!ran.err.contains("panicked"), "{}", ran.all());
    ran
}

/// The root of the source tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy of the shipped pack of a game in a folder, each file changed; gives its path.
pub fn a_pack(folder: &Folder, game: &str, change: impl Fn(&str) -> String) -> String {
    let pack = folder.path("pack");
    fs::create_dir(&pack).expect("the folder is there");
    for file in fs::read_dir(root().join("components").join(game)).expect("the pack is there") {
        let path = file.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        folder.write(&format!("pack/{name}"), &change(&text));
    }
    pack
}

/// A folder of its own for a test, which goes with it.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one.
    pub fn new() -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("caravela-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Self(path)
    }

    /// A path in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A path in it, as text.
    pub fn path(&self, name: &str) -> String {
        self.file(name).display().to_string()
    }

    /// Writes a file in it, and gives its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.file(name), text).expect("the folder is there");
        self.path(name)
    }

    /// How many things are in it.
    pub fn len(&self) -> usize {
        fs::read_dir(&self.0).expect("the folder is there").count()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

/// The games of the program.
pub const GAMES: [&str; 2] = ["lisboa", "madeira"];

/// A record of a random game.
pub fn a_record(folder: &Folder, game: &str) -> String {
    let games = folder.path("games");
    run(&["sim", game, "--players", "2", "--games", "1", "--seed", "5", "--record", &games]).code(0);
    format!("{games}/{game}-2p-5-1.game")
}

/// A record without moves that begins with this position of a scenario.
pub fn a_position(folder: &Folder, game: &str, players: u8, lines: &[&str]) -> String {
    let json = run(&["components", game, "--json"]).code(0).json();
    let (name, hash) = (json["pack"].as_str().unwrap_or_default(), json["hash"].as_str().unwrap_or_default());
    let rules = if game == "lisboa" { 2 } else { 1 };
    let head = format!("caravela-record 1\ngame {game}\nrules {rules}\nplayers {players}\npack {name} {hash}\nsetup\n");
    folder.write("position.game", &format!("{head}  {}\nplay\n", lines.join("\n  ")))
}
