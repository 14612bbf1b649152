//! Component packs that were changed.

use crate::bytes::Bytes;
use crate::play::{options, play_out};
use lisboa::{Components, Lisboa};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Game;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../components/lisboa/", $name)))),+]
    };
}

/// The files of the shipped pack: name and text.
pub const FILES: [(&str, &str); 10] = files![
    "pack.toml",
    "cards.toml",
    "clergy.toml",
    "decrees.toml",
    "plans.toml",
    "buildings.toml",
    "board.toml",
    "start.toml",
    "scoring.toml",
    "variants.toml",
];

/// The first byte says whether a whole file is replaced by the other bytes, or the shipped files are edited by them. Loading
/// never panics, and with whatever is loaded a game can be played.
pub fn pack(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let mut files: Vec<(&str, String)> = FILES.iter().map(|&(name, text)| (name, text.to_owned())).collect();
    let choice = bytes.byte();
    let (players, variants) = (2 + choice % 3, choice / 3 % 8);
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
    let Ok(components) = Components::load(&files) else { return };
    let game = Lisboa::new(components, options(players, variants));
    let seed = u64::from(choice);
    let setup = game.random_setup(&mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let state =
        game.start(&setup).unwrap_or_else(|faults| panic!("the pack is loaded, but its deal is refused:\n{faults}"));
    play_out(&game, state, seed);
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

/// Another number in place of one that stands there.
fn number(text: &str, bytes: &mut Bytes<'_>) -> String {
    let digits: Vec<(usize, usize)> = runs(text, |c| c.is_ascii_digit());
    let Some(&(from, to)) = digits.get(usize::from(bytes.short()) % digits.len().max(1)) else {
        return text.to_owned();
    };
    let value = match bytes.byte() {
        200 => "-1".to_owned(),
        201 => "256".to_owned(),
        202 => "65536".to_owned(),
        203 => "9223372036854775807".to_owned(),
        204 => "1.5".to_owned(),
        n => n.to_string(),
    };
    format!("{}{value}{}", &text[..from], &text[to..])
}

/// A quoted text in place of another one.
fn quoted(text: &str, bytes: &mut Bytes<'_>) -> String {
    let quotes: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    let pairs: Vec<(usize, usize)> = quotes.chunks_exact(2).map(|pair| (pair[0], pair[1] + 1)).collect();
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
