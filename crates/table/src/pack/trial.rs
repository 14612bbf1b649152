//! What the tests of a loader need: a pack with changes, and texts that nobody would write.

use super::{Confidence, Mark};
use crate::Faults;

/// The files of a pack: name and text.
type Files<'t> = [(&'t str, &'t str)];
/// A change: in this file, this text becomes that one, once.
type Change<'t> = (&'t str, &'t str, &'t str);

/// A good pack and the function that loads it, to try the function with changes of the pack.
///
/// For tests: everything panics that is not as the caller says.
pub struct Trial<T> {
    files: &'static Files<'static>,
    load: fn(&Files<'_>) -> Result<T, Faults>,
}

impl<T> Trial<T> {
    /// A pack without a fault, and the function that loads it.
    pub const fn new(files: &'static Files<'static>, load: fn(&Files<'_>) -> Result<T, Faults>) -> Self {
        Self { files, load }
    }

    /// Loads the pack after some changes, each of the first place below the head of comments where the text stands.
    ///
    /// # Errors
    /// If the loader says so.
    ///
    /// # Panics
    /// If a file or a text to change is not there.
    pub fn changed(&self, changes: &[Change<'_>]) -> Result<T, Faults> {
        let mut files = self.texts();
        for &(file, from, to) in changes {
            let found = files.iter_mut().find(|(name, _)| *name == file);
            let (_, text) = found.unwrap_or_else(|| panic!("there is no file {file}"));
            let (head, body) = text.split_once("\n\n").unwrap_or_else(|| panic!("{file} has no head"));
            assert!(body.contains(from), "`{from}` is not in {file}");
            *text = format!("{head}\n\n{}", body.replacen(from, to, 1));
        }
        self.load(&files)
    }

    /// The faults after one change, one per line.
    ///
    /// # Panics
    /// If there is none.
    pub fn faults(&self, file: &str, from: &str, to: &str) -> String {
        let Err(faults) = self.changed(&[(file, from, to)]) else { panic!("{file}: `{to}` is no fault") };
        faults.to_string()
    }

    /// Checks that each change makes a fault that is told by a line with this beginning.
    ///
    /// # Panics
    /// If one does not.
    pub fn check_faults(&self, expected: &[(&str, &str, &str, &str)]) {
        for &(file, from, to, expected) in expected {
            let faults = self.faults(file, from, to);
            let told = faults.lines().any(|line| line.starts_with(expected));
            assert!(told, "{to}: expected\n{expected}\ngot\n{faults}");
        }
    }

    /// Checks what the loader says about files: one fault for each that is missing, unknown or not TOML, and no
    /// difference if they come in another order.
    ///
    /// # Panics
    /// If it says something else.
    pub fn check_files(&self, hash: impl Fn(&T) -> u64) {
        let Err(faults) = (self.load)(&[("dice.toml", "")]) else { panic!("nothing is a pack") };
        let lines = faults.to_string();
        assert!(lines.starts_with("dice.toml: is not a file of this pack; known are pack.toml, "), "{lines}");
        assert_eq!(lines.lines().count(), 1 + self.files.len(), "one fault for each missing file:\n{lines}");
        for &(file, text) in self.files {
            let mut files = self.texts();
            files.iter_mut().filter(|(name, _)| *name == file).for_each(|(_, broken)| *broken = format!("[\n{text}"));
            let Err(faults) = self.load(&files) else { panic!("{file} is not TOML") };
            let lines = faults.to_string();
            assert!(lines.starts_with(&format!("{file}: line ")), "{lines}");
            assert_eq!(lines.lines().count(), 1, "a file that is not TOML is one fault:\n{lines}");
        }
        let mut turned = self.files.to_vec();
        turned.reverse();
        let hashes = [self.files, &turned].map(|files| (self.load)(files).map(|pack| hash(&pack)));
        assert!(matches!(&hashes, [Ok(usual), Ok(other)] if usual == other), "the order of the files: {hashes:?}");
    }

    /// Loads the pack so many times, each time with a few lines or words changed by chance, the same in every run. Gives
    /// how many of them were refused.
    ///
    /// # Panics
    /// If a pack is refused without a fault that explains it.
    pub fn scramble(&self, seed: u64, times: usize, words: &[&str]) -> usize {
        let mut dice = Dice(seed);
        let splinters: Vec<&str> = SPLINTERS.iter().chain(words).copied().collect();
        let mut refused = 0;
        for _ in 0..times {
            let mut files = self.texts();
            for _ in 0..=dice.roll(3) {
                let (_, text) = &mut files[dice.roll(self.files.len())];
                *text = dice.mutate(text, &splinters);
            }
            if let Err(faults) = self.load(&files) {
                assert!(!faults.0.is_empty());
                assert!(!faults.to_string().contains("BUG"), "{faults}");
                refused += 1;
            }
        }
        refused
    }

    fn texts(&self) -> Vec<(&'static str, String)> {
        self.files.iter().map(|&(name, text)| (name, text.to_owned())).collect()
    }

    fn load(&self, files: &[(&str, String)]) -> Result<T, Faults> {
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        (self.load)(&files)
    }
}

/// The value of a key and how sure it is.
///
/// # Panics
/// If it has no mark, or more than one.
pub fn marked<'m>(marks: &'m [Mark], file: &str, entry: &str, key: &str) -> (&'m str, Confidence) {
    let mut found = marks.iter().filter(|mark| (&*mark.file, &*mark.entry, &*mark.key) == (file, entry, key));
    let mark = found.next().unwrap_or_else(|| panic!("{file}: {entry}: {key} has no mark"));
    assert!(found.next().is_none(), "{file}: {entry}: {key} has two marks");
    (&mark.value, mark.confidence)
}

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides.max(1)
    }

    /// A text with a line or a word changed.
    fn mutate(&mut self, text: &str, splinters: &[&str]) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if lines.is_empty() {
            lines.push(String::new());
        }
        let (at, other) = (self.roll(lines.len()), self.roll(lines.len()));
        let splinter = splinters[self.roll(splinters.len())];
        match self.roll(5) {
            0 => _ = lines.remove(at),
            1 => lines.swap(at, other),
            2 => lines.insert(at, lines[other].clone()),
            3 => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = self.roll(words.len());
                words[word] = splinter;
                lines[at] = words.join(" ");
            }
            _ => {
                let mut chars: Vec<char> = lines[at].chars().collect();
                let place = self.roll(chars.len() + 1);
                let end = (place + self.roll(3)).min(chars.len());
                chars.splice(place..end, splinter.chars());
                lines[at] = chars.into_iter().collect();
            }
        }
        lines.join("\n")
    }
}

/// Texts that a mutation may put in: broken TOML, extreme numbers, other types.
const SPLINTERS: [&str; 13] =
    ["", "\n", "\"", "[", "]", "= ", "-1", "256", "9223372036854775807", "true", "1.5", "[[1], {}]", "{ a = 1 }"];
