//! Component packs that were changed.

use crate::bytes::Bytes;
use crate::games::{Fuzzed, choose};
use crate::play::play_out;
use lisboa::Lisboa;
use madeira::Madeira;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Game;

/// The first byte chooses the game, the second says whether a whole file is replaced by the other bytes, or the shipped files are
/// edited by them. Loading never panics, and with whatever is loaded a game can be played.
pub fn pack(data: &[u8]) {
    choose(data, pack_of::<Lisboa>, pack_of::<Madeira>);
}

fn pack_of<G: Fuzzed>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let mut files: Vec<(&str, String)> =
        G::shipped_files().iter().map(|&(name, text)| (name, text.to_owned())).collect();
    let choice = bytes.byte();
    let (players, variant) = (2 + choice % 3, choice / 3 % 8);
    if choice >= 240 {
        let n = usize::from(choice) % files.len();
        files[n].1 = bytes.text();
    } else {
        // The last edits are mostly needless, and every edit makes it less likely that a pack can be loaded.
        for _ in 0..1 + choice % 4 {
            let file = usize::from(bytes.byte()) % files.len();
            files[file].1 = edited(&files[file].1, &mut bytes);
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let Ok(game) = G::load(&files, players, variant) else { return };
    let seed = u64::from(choice);
    let setup = game.random_setup(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let state =
        game.start(&setup).unwrap_or_else(|faults| panic!("the pack is loaded, but its deal is refused:\n{faults}"));
    check_lines(&game, &setup);
    play_out(&game, state, seed);
}

/// The lines of a deal must be read as the same deal, or its records cannot be replayed.
fn check_lines<G: Game>(game: &G, setup: &G::Setup) {
    let lines = game.setup_lines(setup);
    let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
    let read =
        game.read_setup(&numbered).unwrap_or_else(|faults| panic!("the lines of its deal are refused:\n{faults}"));
    assert_eq!(game.setup_lines(&read), lines, "the lines of its deal are read as another one");
}

/// One edit of a text: a number, a quoted text, a line or a byte.
fn edited(text: &str, bytes: &mut Bytes<'_>) -> String {
    match bytes.byte() % 8 {
        0..=3 => number(text, bytes),
        4 | 5 => quoted(text, bytes),
        6 => line(text, bytes),
        _ => byte(text, bytes),
    }
}

/// Whether a line of a pack says what is printed, and not where that is known from.
fn is_value(line: &str) -> bool {
    !["#", "source", "confidence", "except", "about", "rule"].iter().any(|word| line.trim_start().starts_with(word))
}

/// Another number in place of one that is printed.
fn number(text: &str, bytes: &mut Bytes<'_>) -> String {
    let line_of = |at: usize| text[..at].rfind('\n').map_or(0, |end| end + 1);
    let mut digits = runs(text, |c| c.is_ascii_digit());
    digits.retain(|&(from, _)| is_value(&text[line_of(from)..]));
    let Some(&(from, to)) = digits.get(usize::from(bytes.short()) % digits.len().max(1)) else {
        return text.to_owned();
    };
    let value = match bytes.byte() {
        // Mostly small ones, which a pack may well have.
        n @ 0..=199 => (n % 10).to_string(),
        n @ 200..=249 => (n - 190).to_string(),
        250 => "-1".to_owned(),
        251 => "256".to_owned(),
        252 => "65536".to_owned(),
        253 => "9223372036854775807".to_owned(),
        254 => "1.5".to_owned(),
        n => n.to_string(),
    };
    format!("{}{value}{}", &text[..from], &text[to..])
}

/// A quoted text in place of another one.
fn quoted(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut pairs = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let quotes: Vec<usize> = line.match_indices('"').map(|(quote, _)| at + quote).collect();
        pairs.extend(quotes.chunks_exact(2).filter(|_| is_value(line)).map(|pair| (pair[0], pair[1] + 1)));
        at += line.len();
    }
    let mut pick = || pairs.get(usize::from(bytes.short()) % pairs.len().max(1)).copied();
    let (Some((from, to)), Some((start, end))) = (pick(), pick()) else { return text.to_owned() };
    format!("{}{}{}", &text[..from], &text[start..end], &text[to..])
}

/// A line taken away, or put in the place of another.
fn line(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let (at, from) = (usize::from(bytes.short()) % lines.len().max(1), usize::from(bytes.short()));
    let new = lines.get(from).copied().unwrap_or_default();
    if let Some(line) = lines.get_mut(at) {
        *line = new;
    }
    lines.join("\n")
}

/// A byte in place of another.
fn byte(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut all = text.as_bytes().to_vec();
    let at = usize::from(bytes.short()) % all.len().max(1);
    if let Some(byte) = all.get_mut(at) {
        *byte = bytes.byte();
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// Where runs of such characters begin and end.
fn runs(text: &str, is: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, c) in text.char_indices().filter(|&(_, c)| is(c)) {
        match runs.last_mut() {
            Some((_, end)) if *end == at => *end += c.len_utf8(),
            _ => runs.push((at, at + c.len_utf8())),
        }
    }
    runs
}
