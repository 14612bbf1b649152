//! Component packs: TOML files that hold every number printed on the pieces of a game, once.
//!
//! A pack is read as a whole. [`Pack`] hands out one [`Entry`] after the other, the game says which keys it wants and in
//! which range, and in the end [`Pack::finish`] gives either all faults at once, each with file and key, or where every
//! value comes from ([`Mark`]) and a hash of all values. Every entry carries `source` and `confidence`; single values
//! may differ from the rest of their entry by `except`.
//!
//! Deserializing into structs was refused: it stops at the first fault and knows nothing of source and confidence.

mod about;
mod bundle;
mod edit;
mod entry;
#[cfg(test)]
mod tests;
mod trial;
mod words;

pub use about::shipped;
pub use bundle::{Bundle, gathered};
pub use edit::{Form, Origin, correct, forms, leave_out, made_from, pack_name, rename, with_made_from};
pub use entry::{Entry, Number};
pub use trial::{Trial, marked};
pub use words::Words;

use crate::{Faults, named_ids};
use std::fmt::Display;
use std::str::FromStr;
use toml::{Table, Value};

named_ids! {
    /// How sure a printed value is.
    Confidence: u8, "confidence" {
        /// Stated by a source, in words or in a worked example.
        Found = "found",
        /// Follows from what was found.
        Derived = "derived",
        /// Made up to fit what was found; the printed value may differ.
        Reconstructed = "reconstructed",
    }
}

/// Where one value of a pack stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The file, such as `cards.toml`.
    pub file: String,
    /// The entry, such as `noble 12`.
    pub entry: String,
    /// Which of the entries of its kind in the file it is, from 0.
    pub nth: usize,
    /// The key, such as `influence`.
    pub key: String,
}

impl Place {
    /// The kind of the entry, such as `noble`.
    pub fn kind(&self) -> &str {
        self.entry.split(' ').next().unwrap_or_default()
    }

    /// The number or name of the entry among those of its kind, such as `12`; empty if there is only one.
    pub fn id(&self) -> &str {
        self.entry.split_once(' ').map_or("", |(_, id)| id)
    }
}

/// As a fault names it.
impl Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.entry, self.key)
    }
}

/// Where one value of a pack comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The file, such as `cards.toml`.
    pub file: String,
    /// The entry, such as `noble 12`.
    pub entry: String,
    /// Which of the entries of its kind in the file it is, from 0.
    pub nth: usize,
    /// The key, such as `influence`.
    pub key: String,
    /// The value as text; the items of a list are separated by commas.
    pub value: String,
    /// Where it comes from, in short words.
    pub source: String,
    /// How sure it is.
    pub confidence: Confidence,
    /// Whether the entry could do without the value.
    pub optional: bool,
}

impl Mark {
    /// Where the value stands.
    pub fn place(&self) -> Place {
        let Self { file, entry, nth, key, .. } = self.clone();
        Place { file, entry, nth, key }
    }
}

/// The 64-bit FNV-1a hash of some bytes: the same on every platform and for ever, for hashes that are written down.
pub const fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        i += 1;
    }
    hash
}

/// What a pack without a fault gives besides its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Where each value comes from, in the order of reading.
    pub marks: Vec<Mark>,
    /// The values that an entry may have and does not.
    pub blanks: Vec<Place>,
    /// A hash of all values. Comments, sources, confidences and the order of entries have no part in it, except where
    /// the order is the meaning ([`Pack::list`]).
    pub hash: u64,
}

/// A file of the pack, with what was not asked for yet.
struct File {
    name: String,
    /// Nothing if the file is missing or not TOML, which is one fault and no reason to report its content as missing.
    content: Option<Table>,
    asked: Vec<String>,
}

/// A pack that is being read.
pub struct Pack {
    files: Vec<File>,
    faults: Faults,
    marks: Vec<Mark>,
    blanks: Vec<Place>,
    blocks: Vec<Vec<u8>>,
}

impl Pack {
    /// Takes the files of a pack, given as name and text, of which exactly those with the names of the `shipped` files
    /// should exist.
    pub fn parse(files: &[(&str, &str)], shipped: &[(&str, &str)]) -> Self {
        let expected: Vec<&str> = shipped.iter().map(|&(name, _)| name).collect();
        let (files_read, faults, marks, blanks, blocks) = Default::default();
        let mut pack = Self { files: files_read, faults, marks, blanks, blocks };
        for &(name, text) in files {
            if !expected.contains(&name) {
                pack.faults.add(name, format!("is not a file of this pack; known are {}", expected.join(", ")));
            } else if pack.files.iter().any(|file| file.name == name) {
                pack.faults.add(name, "is given twice");
            } else {
                let content = parse_file(text).map_err(|what| pack.faults.add(name, what)).ok();
                pack.files.push(File { name: name.to_owned(), content, asked: Vec::new() });
            }
        }
        for name in expected {
            if !pack.files.iter().any(|file| file.name == name) {
                pack.faults.add(name, "the file is missing");
                pack.files.push(File { name: name.to_owned(), content: None, asked: Vec::new() });
            }
        }
        pack
    }

    /// Reads the entries `[[kind]]`, which name themselves by `key`: one for each of `all`, in any order.
    ///
    /// Gives the values in the order of `all`. Like everything that reads, it gives nothing if it noted a fault that
    /// leaves a value out.
    pub fn keyed<K, T>(
        &mut self,
        file: &str,
        kind: &str,
        key: &str,
        all: impl IntoIterator<Item = K>,
        read: impl FnMut(&mut Entry) -> Option<T>,
    ) -> Option<Vec<T>>
    where
        K: FromStr<Err = String> + Display + PartialEq,
    {
        let slots = self.slots(file, kind, key, all, read)?;
        let missing: Vec<String> = slots.iter().filter(|slot| !slot.filled).map(|slot| slot.id.to_string()).collect();
        if !missing.is_empty() {
            self.fault(file, kind, format!("missing: {key} {}", missing.join(", ")));
        }
        slots.into_iter().map(|slot| slot.value).collect()
    }

    /// Reads the entries `[[kind]]`, which name themselves by `key`: at most one for each of `all`, in any order.
    pub fn keyed_some<K, T>(
        &mut self,
        file: &str,
        kind: &str,
        key: &str,
        all: impl IntoIterator<Item = K>,
        read: impl FnMut(&mut Entry) -> Option<T>,
    ) -> Option<Vec<Option<T>>>
    where
        K: FromStr<Err = String> + Display + PartialEq,
    {
        let slots = self.slots(file, kind, key, all, read)?;
        slots.into_iter().map(|slot| if slot.filled { slot.value.map(Some) } else { Some(None) }).collect()
    }

    fn slots<K, T>(
        &mut self,
        file: &str,
        kind: &str,
        key: &str,
        all: impl IntoIterator<Item = K>,
        mut read: impl FnMut(&mut Entry) -> Option<T>,
    ) -> Option<Vec<Slot<K, T>>>
    where
        K: FromStr<Err = String> + Display + PartialEq,
    {
        let tables = self.tables(file, kind)?;
        let mut slots: Vec<Slot<K, T>> = all.into_iter().map(|id| Slot { id, value: None, filled: false }).collect();
        for (n, table) in tables.into_iter().enumerate() {
            let mut entry = Entry::new(file, format!("{kind} entry {}", n + 1), n, table);
            let id = entry.identify(kind, key);
            let value = read(&mut entry);
            if let Some(id) = id {
                fill(&mut slots, &mut entry, key, &id, value);
            }
            self.close(entry);
        }
        Some(slots)
    }

    /// Reads the entries `[[kind]]` whose order is their meaning; they are named by their place.
    pub fn list<T>(&mut self, file: &str, kind: &str, read: impl FnMut(&mut Entry) -> Option<T>) -> Option<Vec<T>> {
        self.unnamed(file, kind, |entry| entry, read)
    }

    /// Reads the entries `[[kind]]` whose order means nothing and that have no name of their own.
    ///
    /// The caller sorts what it gets, so that packs with equal hashes are equal.
    pub fn pool<T>(&mut self, file: &str, kind: &str, read: impl FnMut(&mut Entry) -> Option<T>) -> Option<Vec<T>> {
        self.unnamed(file, kind, |entry| entry.hashed_as(kind), read)
    }

    fn unnamed<T>(
        &mut self,
        file: &str,
        kind: &str,
        prepare: impl Fn(Entry) -> Entry,
        mut read: impl FnMut(&mut Entry) -> Option<T>,
    ) -> Option<Vec<T>> {
        let tables = self.tables(file, kind)?;
        let mut values = Vec::new();
        for (n, table) in tables.into_iter().enumerate() {
            let entry = Entry::new(file, format!("{kind} {}", n + 1), n, table);
            values.push(self.read(prepare(entry), &mut read));
        }
        // Collected only now, so that the faults of all entries are known.
        values.into_iter().collect()
    }

    /// Reads the one table `[kind]`.
    pub fn single<T>(&mut self, file: &str, kind: &str, mut read: impl FnMut(&mut Entry) -> Option<T>) -> Option<T> {
        let table = self.table(file, kind)?;
        self.read(Entry::new(file, kind.to_owned(), 0, table), &mut read)
    }

    /// Reads the one table `[kind]` that is about the pack itself: it has no source, gives no marks and does not count
    /// for the hash.
    pub fn remark<T>(&mut self, file: &str, kind: &str, mut read: impl FnMut(&mut Entry) -> Option<T>) -> Option<T> {
        let table = self.table(file, kind)?;
        self.read(Entry::new(file, kind.to_owned(), 0, table).without_source(), &mut read)
    }

    /// Notes a fault of several entries together.
    pub fn fault(&mut self, file: &str, place: &str, what: impl Into<String>) {
        self.faults.add(format!("{file}: {place}"), what);
    }

    /// Ends the reading: what was never asked for is a fault too.
    ///
    /// # Errors
    /// If anything is wrong with the pack, everything that is.
    pub fn finish(mut self) -> Result<Checked, Faults> {
        for file in &self.files {
            for kind in file.content.iter().flat_map(Table::keys) {
                let known = file.asked.join(", ");
                self.faults.add(format!("{}: {kind}", file.name), format!("is not known here; known are {known}"));
            }
        }
        self.blocks.sort_unstable();
        let hash = fnv1a(&self.blocks.concat());
        self.faults.or(Checked { marks: self.marks, blanks: self.blanks, hash })
    }

    /// Ends the reading and puts what was read together.
    ///
    /// # Errors
    /// If anything is wrong with the pack, everything that is.
    pub fn finish_with<T>(self, all: impl FnOnce(Checked) -> Option<T>) -> Result<T, Faults> {
        let checked = self.finish()?;
        all(checked).ok_or_else(|| Faults::one("", "BUG: a part of the pack is missing, but no fault says why"))
    }

    fn read<T>(&mut self, mut entry: Entry, read: &mut impl FnMut(&mut Entry) -> Option<T>) -> Option<T> {
        let value = read(&mut entry);
        self.close(entry);
        value
    }

    #[inline(never)]
    fn close(&mut self, entry: Entry) {
        let closed = entry.close();
        self.faults.0.extend(closed.faults.0);
        self.marks.extend(closed.marks);
        self.blanks.extend(closed.blanks);
        self.blocks.extend(closed.block);
    }

    /// What stands under `kind`; nothing for a file that cannot be read.
    fn take(&mut self, file: &str, kind: &str) -> Option<Option<Value>> {
        let file = self.files.iter_mut().find(|f| f.name == file)?;
        file.asked.push(kind.to_owned());
        Some(file.content.as_mut()?.remove(kind))
    }

    #[inline(never)]
    fn table(&mut self, file: &str, kind: &str) -> Option<Table> {
        match self.take(file, kind)? {
            Some(Value::Table(table)) => Some(table),
            Some(_) => {
                self.fault(file, kind, format!("must be a table [{kind}]"));
                None
            }
            None => {
                self.fault(file, kind, format!("the table [{kind}] is missing"));
                None
            }
        }
    }

    #[inline(never)]
    fn tables(&mut self, file: &str, kind: &str) -> Option<Vec<Table>> {
        let value = self.take(file, kind)?.unwrap_or_else(|| Value::Array(Vec::new()));
        let tables = match value {
            Value::Array(items) => items.into_iter().map(into_table).collect(),
            Value::String(_)
            | Value::Integer(_)
            | Value::Float(_)
            | Value::Boolean(_)
            | Value::Datetime(_)
            | Value::Table(_) => None,
        };
        if tables.is_none() {
            self.fault(file, kind, format!("must be a list of tables [[{kind}]]"));
        }
        tables
    }
}

fn into_table(value: Value) -> Option<Table> {
    if let Value::Table(table) = value { Some(table) } else { None }
}

/// A place for one of the entries that must exist.
struct Slot<K, T> {
    id: K,
    value: Option<T>,
    filled: bool,
}

fn fill<K: Display + PartialEq, T>(slots: &mut [Slot<K, T>], entry: &mut Entry, key: &str, id: &K, value: Option<T>) {
    match slots.iter_mut().find(|slot| slot.id == *id) {
        Some(slot) if slot.filled => entry.fault(key, format!("{id} is given twice")),
        Some(slot) => (slot.value, slot.filled) = (value, true),
        None => {
            let range = slots.first().zip(slots.last()).map(|(a, z)| format!("{} to {}", a.id, z.id));
            entry.fault(key, format!("is {id}, must be one of {}", range.unwrap_or_default()));
        }
    }
}

fn parse_file(text: &str) -> Result<Table, String> {
    text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.bytes().take(start).filter(|&byte| byte == b'\n').count() + 1;
        format!("line {line}: {}", error.message())
    })
}
