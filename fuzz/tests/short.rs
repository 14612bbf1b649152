//! A short run of every target without libFuzzer, on any toolchain: the same inputs each time, some made up, some real texts
//! that were changed. Every input that ever broke something is tried again (`regressions/TARGET`). With `CARAVELA_FUZZ=20` in
//! the environment there are twenty times as many inputs.
//!
//! If an input breaks something, it is written to `artifacts/TARGET`, where libFuzzer would put it too.

use caravela_fuzz::{GAMES, TARGETS, as_json, shipped_files};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use table::below;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder, in the order of their names; none if there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Runs a target on an input; if it panics, the input is kept.
fn try_one(name: &str, input: &[u8], what: &str) {
    let target = TARGETS.iter().find(|(target, _)| *target == name).expect("a known target").1;
    if catch_unwind(AssertUnwindSafe(|| target(input))).is_err() {
        let folder = here().join("artifacts").join(name);
        let path = folder.join(format!("short-{}", what.replace(['/', ' '], "-")));
        let kept = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, input));
        let place = kept.map_or_else(|error| error.to_string(), |()| format!("artifacts/{name}"));
        panic!("{name} breaks on {what} ({} bytes, see {place})", input.len());
    }
}

fn try_regressions(name: &str) {
    for path in files(&here().join("regressions").join(name)) {
        let input = fs::read(&path).expect("a regression can be read");
        try_one(name, &input, &path.file_name().unwrap_or_default().to_string_lossy());
    }
}

/// Arbitrary bytes of some length.
fn random_bytes(rng: &mut Xoshiro256PlusPlus, most: u64) -> Vec<u8> {
    let mut bytes = vec![0; below(rng, most) as usize];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Changes a text a little: bytes, digits, words and lines are replaced, moved, repeated or left out.
fn mutate(rng: &mut Xoshiro256PlusPlus, seed: &[u8]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..1 + below(rng, 4) {
        if bytes.is_empty() {
            break;
        }
        let at = below(rng, bytes.len() as u64) as usize;
        match below(rng, 8) {
            0 => bytes[at] = rng.next_u64() as u8,
            1 => bytes[at] ^= 1 << below(rng, 8),
            2 => bytes.truncate(at),
            3 => drop(bytes.remove(at)),
            4 => replace_digits(rng, &mut bytes, at),
            5 => swap_words(rng, &mut bytes, at),
            6 => copy_line(rng, &mut bytes, at),
            _ => remove_line(&mut bytes, at),
        }
    }
    bytes
}

/// The next number after `at` becomes another one.
fn replace_digits(rng: &mut Xoshiro256PlusPlus, bytes: &mut Vec<u8>, at: usize) {
    let Some(from) = (at..bytes.len()).find(|&i| bytes[i].is_ascii_digit()) else { return };
    let to = (from..bytes.len()).find(|&i| !bytes[i].is_ascii_digit()).unwrap_or(bytes.len());
    let most = [10, 100, 1000, u64::MAX][below(rng, 4) as usize];
    bytes.splice(from..to, below(rng, most).to_string().into_bytes());
}

/// The word at `at` is replaced by another one of the text.
fn swap_words(rng: &mut Xoshiro256PlusPlus, bytes: &mut Vec<u8>, at: usize) {
    let word = |at: usize, bytes: &[u8]| {
        let is_space = |&i: &usize| bytes[i].is_ascii_whitespace();
        let from = (0..at).rev().find(is_space).map_or(0, |i| i + 1);
        (from, (at..bytes.len()).find(is_space).unwrap_or(bytes.len()).max(from))
    };
    let other = below(rng, bytes.len() as u64) as usize;
    let (start, end) = word(other, bytes);
    let new = bytes[start..end].to_vec();
    let (from, to) = word(at, bytes);
    bytes.splice(from..to, new);
}

/// The line at `at` from its beginning to its end.
fn line(bytes: &[u8], at: usize) -> (usize, usize) {
    let is_end = |&i: &usize| bytes[i] == b'\n';
    let from = (0..at).rev().find(is_end).map_or(0, |i| i + 1);
    (from, (at..bytes.len()).find(is_end).map_or(bytes.len(), |i| i + 1))
}

fn copy_line(rng: &mut Xoshiro256PlusPlus, bytes: &mut Vec<u8>, at: usize) {
    let (from, to) = line(bytes, at);
    let copy = bytes[from..to].to_vec();
    let other = below(rng, bytes.len() as u64) as usize;
    let (place, _) = line(bytes, other);
    bytes.splice(place..place, copy);
}

fn remove_line(bytes: &mut Vec<u8>, at: usize) {
    let (from, to) = line(bytes, at);
    bytes.drain(from..to);
}

/// Changed real texts, and now and then arbitrary bytes.
fn try_texts(name: &str, seeds: &[Vec<u8>], n: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for input in 0..n * effort() {
        let bytes = match seeds.get(below(&mut rng, seeds.len() as u64 + 1) as usize) {
            Some(seed) => mutate(&mut rng, seed),
            None => random_bytes(&mut rng, 300),
        };
        try_one(name, &bytes, &format!("input {input}"));
    }
}

/// All files of this kind of a game.
fn read_all(kind: &str, game: &str) -> Vec<Vec<u8>> {
    let read: Vec<Vec<u8>> = files(&here().join("..").join(kind).join(game)).iter().flat_map(fs::read).collect();
    assert!(!read.is_empty(), "nothing in {kind}/{game}");
    read
}

/// Arbitrary bytes, so many for each game.
fn try_bytes(name: &str, seed: u64, n: usize, most: u64) {
    try_regressions(name);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for input in 0..n * effort() {
        for (game, game_name) in GAMES.iter().enumerate() {
            let mut bytes = vec![game as u8];
            bytes.extend(random_bytes(&mut rng, most));
            try_one(name, &bytes, &format!("{game_name} {input}"));
        }
    }
}

/// How many times as much is tried: 1, or what `CARAVELA_FUZZ` says.
fn effort() -> usize {
    std::env::var("CARAVELA_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn nth_legal() {
    try_bytes("nth_legal", 1, 1500, 2000);
}

#[test]
fn arbitrary_actions() {
    try_bytes("arbitrary_actions", 2, 600, 3000);
}

#[test]
fn record() {
    try_regressions("record");
    let mut seeds = GAMES.map(|game| read_all("golden", game)).concat();
    let json = seeds.iter().filter_map(|text| as_json(&String::from_utf8_lossy(text)));
    seeds.extend(json.map(String::into_bytes).collect::<Vec<_>>());
    // Short records reach more of their own text.
    seeds.extend(seeds.clone().iter().map(|text| text[..text.len() / 3].to_vec()));
    try_texts("record", &seeds, 4000);
}

#[test]
fn scenario() {
    try_regressions("scenario");
    try_texts("scenario", &GAMES.map(|game| read_all("scenarios", game)).concat(), 3000);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for game in GAMES {
        let lines = lines_of(&read_all("scenarios", game));
        for input in 0..4000 * effort() {
            let bytes = patchwork(&mut rng, &lines);
            try_one("scenario", &bytes, &format!("{game} patchwork {input}"));
        }
    }
}

/// All lines of some texts, without indentation.
fn lines_of(texts: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let lines = texts.iter().flat_map(|text| text.split(|&byte| byte == b'\n'));
    lines.map(|line| line.trim_ascii().to_vec()).filter(|line| !line.is_empty()).collect()
}

/// A position of lines from everywhere, some of them changed.
fn patchwork(rng: &mut Xoshiro256PlusPlus, lines: &[Vec<u8>]) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..1 + below(rng, 8) {
        let mut line = lines[below(rng, lines.len() as u64) as usize].clone();
        if below(rng, 3) == 0 {
            replace_digits(rng, &mut line, 0);
        }
        text.extend(line);
        text.push(b'\n');
    }
    text
}

#[test]
fn pack() {
    try_regressions("pack");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for input in 0..1500 * effort() {
        for (game, name) in GAMES.iter().enumerate() {
            let mut bytes = vec![game as u8];
            // Now and then a whole file is replaced, by a shipped one that was changed.
            if below(&mut rng, 8) == 0 {
                let files = shipped_files(game);
                let n = input % files.len();
                // The target takes the file of this number for such a byte.
                bytes.extend((240..=u8::MAX).find(|&byte| usize::from(byte) % files.len() == n));
                bytes.extend(mutate(&mut rng, files[n].1.as_bytes()));
            } else {
                bytes.extend(random_bytes(&mut rng, 40));
            }
            try_one("pack", &bytes, &format!("{name} {input}"));
        }
    }
}
