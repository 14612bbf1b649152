//! Which printed values are reconstructed: a star behind each such thing on the table, and where its values come from.
//!
//! Everything is read from the marks of the pack that is played with. In a pack that an owner of the box has corrected,
//! the stars of the corrected things are gone.

use super::text::{hanging, labelled, wrapped};
use super::words::listed;
use crate::games::Pack;
use std::fmt::Display;
use std::str::FromStr;
use table::Id;
use table::pack::{Confidence, Mark};
use words::printed::{Printed, is_reconstructed, marks_of};

/// What a star means, as the table shows it once.
pub const LEGEND: &str = "* reconstructed: not what is printed in the box (type: marks)";

/// How things with printed values are listed.
pub trait Listed: Printed<Pack: Pack> {
    /// The heading under which it is listed.
    fn group(self) -> &'static str;
    /// What an entry is called below the heading of its kind.
    fn label(entry: &str) -> String;
    /// What a value of an entry is called.
    fn key(key: &str) -> String {
        key.replace('_', " ")
    }
}

/// A star if any value of the thing is reconstructed, or nothing.
pub fn star<T: Printed>(pack: &T::Pack, thing: T) -> &'static str {
    star_if(marks_of(pack, thing).any(is_reconstructed))
}

/// A star if this value of the thing is reconstructed, or nothing.
pub fn star_at<T: Printed>(pack: &T::Pack, thing: T, key: &str) -> &'static str {
    star_if(marks_of(pack, thing).any(|mark| mark.key == key && is_reconstructed(mark)))
}

/// A star, or nothing.
pub fn star_if(is_reconstructed: bool) -> &'static str {
    if is_reconstructed { "*" } else { "" }
}

/// How many values of the pack are of which kind, in a line.
pub fn counts(pack: &impl Pack) -> String {
    let count = |kind: Confidence| pack.marks().iter().filter(|mark| mark.confidence == kind).count();
    let kinds = Confidence::ALL.map(|kind| format!("{} {kind}", count(kind)));
    format!("Printed values of the pack {}: {}", pack.name(), kinds.join(", "))
}

/// All reconstructed values of some things in short, by kind of thing; `examples` are commands that tell more.
pub fn summary<T: Listed>(pack: &T::Pack, things: Vec<T>, examples: &str) -> String {
    let mut out = format!("{}.\n", counts(pack));
    let groups = grouped(pack, things);
    if groups.is_empty() {
        out.push_str("No value on the table is reconstructed.\n");
        return out;
    }
    out.push_str("Reconstructed on the table, made up to fit what is known; what is printed may differ:\n");
    for (group, texts) in groups {
        labelled(&mut out, group, &texts.join("; "));
    }
    out.push_str(&format!("Where a value comes from: {examples}\n"));
    out.push_str(&wrapped("If you own the box, correct a copy of the pack and play with it: --components DIR.", ""));
    out.push('\n');
    out
}

/// The reconstructed values of some things, each thing once, by their headings.
fn grouped<T: Listed>(pack: &T::Pack, things: Vec<T>) -> Vec<(&'static str, Vec<String>)> {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (n, &thing) in things.iter().enumerate() {
        let marks: Vec<&Mark> = marks_of(pack, thing).filter(|mark| is_reconstructed(mark)).collect();
        let texts = by_entry::<T>(&marks);
        match groups.iter_mut().find(|(group, _)| *group == thing.group()) {
            _ if texts.is_empty() || things[..n].contains(&thing) => {}
            Some((_, all)) => all.extend(texts),
            None => groups.push((thing.group(), texts)),
        }
    }
    groups
}

/// The values of some marks, those of one entry together.
fn by_entry<T: Listed>(marks: &[&Mark]) -> Vec<String> {
    let value = |mark: &&Mark| format!("{} {}", T::key(&mark.key), mark.value.replace(", ", "+"));
    let chunks = marks.chunk_by(|a, b| a.entry == b.entry);
    chunks.map(|chunk| format!("{}: {}", T::label(&chunk[0].entry), listed(chunk.iter().map(value), ""))).collect()
}

/// Each value of some things with its confidence and its source.
pub fn described<T: Listed>(pack: &T::Pack, things: &[T]) -> String {
    let marks: Vec<&Mark> = things.iter().flat_map(|&thing| marks_of(pack, thing)).collect();
    let value = |mark: &Mark| format!("{} = {}", T::key(&mark.key), mark.value);
    let width = marks.iter().map(|mark| value(mark).chars().count()).max().unwrap_or(0);
    let kind = Confidence::ALL.map(|kind| kind.name().len()).into_iter().max().unwrap_or(0);
    let mut out = String::new();
    for chunk in marks.chunk_by(|a, b| (&a.file, &a.entry) == (&b.file, &b.entry)) {
        out.push_str(&format!("{} ({})\n", chunk[0].entry.replace('_', " "), chunk[0].file));
        for mark in chunk {
            let before = format!("  {:width$}  {:kind$}  ", value(mark), mark.confidence.name());
            out.push_str(&format!("{}\n", hanging(&before, &mark.source)));
        }
    }
    out
}

/// The words of a request for marks, in small letters and without stars.
pub fn asked(words: &str) -> Vec<String> {
    words.split_whitespace().map(|word| word.trim_end_matches('*').to_lowercase()).collect()
}

/// What to say when nothing of these can be meant.
pub fn name_a_thing(known: &str) -> String {
    format!("Name a thing: marks followed by one of {known}. Only `marks`: all in short.")
}

/// A number or name, in whatever letters.
pub fn id<I: Id + Display + FromStr<Err = String>>(name: &str) -> Result<I, String> {
    let same = |id: &I| id.to_string().eq_ignore_ascii_case(name);
    I::all().find(same).map_or_else(|| name.parse(), Ok)
}
