//! One entry of a pack: its keys are read one by one, and everything that is wrong with it is noted.

use super::{Mark, Origin, Place};
use crate::{Faults, Id, IdSet};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use toml::{Table, Value};

/// A whole number that a pack may hold.
pub trait Number: TryFrom<i64> + Into<i64> + Copy {}
impl<N: TryFrom<i64> + Into<i64> + Copy> Number for N {}

/// The keys that every entry with printed values has.
const COMMON: [&str; 3] = ["source", "confidence", "except"];

/// One entry of a pack.
///
/// Each reading method takes a key, and gives nothing exactly if it noted a fault. So a reader asks for all keys first
/// and combines the results afterwards; then all faults of the entry are known at once. A key that was never asked for
/// is a fault.
///
/// What they share is kept out of line: a pack is read once, but from some hundred places, and the page sends all of this code.
pub struct Entry {
    file: String,
    label: String,
    nth: usize,
    id: String,
    hashed_as: Option<String>,
    sourced: bool,
    table: Table,
    known: Vec<String>,
    /// Known keys that hold no value: they give no mark.
    labels: Vec<String>,
    /// Known keys that may be left out.
    optional: Vec<String>,
    values: Vec<(String, String)>,
    faults: Faults,
}

/// What is left of an entry when all its keys were read.
pub(super) struct Closed {
    pub(super) faults: Faults,
    pub(super) marks: Vec<Mark>,
    pub(super) blanks: Vec<Place>,
    pub(super) block: Option<Vec<u8>>,
}

impl Entry {
    pub(super) fn new(file: &str, label: String, nth: usize, table: Table) -> Self {
        Self {
            file: file.to_owned(),
            label,
            nth,
            id: String::new(),
            hashed_as: None,
            sourced: true,
            table,
            known: Vec::new(),
            labels: Vec::new(),
            optional: Vec::new(),
            values: Vec::new(),
            faults: Faults::default(),
        }
    }

    /// Lets the hash know this entry by another name than people do.
    pub(super) fn hashed_as(self, name: &str) -> Self {
        Self { hashed_as: Some(name.to_owned()), ..self }
    }

    pub(super) fn without_source(self) -> Self {
        Self { sourced: false, ..self }
    }

    /// Reads the key that names the entry, from now on also in faults. It is no value: it gives no mark.
    pub(super) fn identify<K: FromStr<Err = String> + Display>(&mut self, kind: &str, key: &str) -> Option<K> {
        self.labels.push(key.to_owned());
        let value = self.value(key)?;
        let read = text_of(&value).and_then(|text| text.parse::<K>());
        let id = self.checked(key, read)?;
        self.id = id.to_string();
        self.label = format!("{kind} {id}");
        Some(id)
    }

    /// The number or name of the entry; empty if it has none or an impossible one.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Notes a fault of a key.
    pub fn fault(&mut self, key: &str, what: impl Into<String>) {
        self.note(key, what.into());
    }

    #[cold]
    #[inline(never)]
    fn note(&mut self, key: &str, what: String) {
        self.faults.add(format!("{}: {}: {key}", self.file, self.label), what);
    }

    /// Whether the key, which may be left out, is given.
    #[inline(never)]
    pub fn is_given(&mut self, key: &str) -> bool {
        self.know(key);
        self.optional.push(key.to_owned());
        self.table.contains_key(key)
    }

    /// Whether the key is given; where it is not, another one must stand in its place.
    pub fn has(&mut self, key: &str) -> bool {
        self.know(key);
        self.table.contains_key(key)
    }

    /// Whether the key is given and holds a list.
    pub fn is_list(&mut self, key: &str) -> bool {
        self.know(key);
        self.table.get(key).is_some_and(Value::is_array)
    }

    /// A key that may be left out, and is read by `read` if it is given.
    pub fn maybe<T>(&mut self, key: &str, read: impl FnOnce(&mut Self, &str) -> Option<T>) -> Option<Option<T>> {
        if self.is_given(key) { read(self, key).map(Some) } else { Some(None) }
    }

    /// A key that must not be given here, because of `why`.
    pub fn absent(&mut self, key: &str, why: impl Into<String>) -> Option<()> {
        let given = self.is_given(key);
        self.optional.retain(|optional| optional != key);
        if given {
            self.fault(key, why);
        }
        (!given).then_some(())
    }

    /// A whole number.
    pub fn number<N: Number>(&mut self, key: &str, range: RangeInclusive<N>) -> Option<N> {
        N::try_from(self.whole_number(key, whole(range))?).ok()
    }

    #[inline(never)]
    fn whole_number(&mut self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.value(key)?;
        let number = self.checked(key, number_of(&value, &range))?;
        self.keep(key, shown(&value));
        Some(number)
    }

    /// A list of so many whole numbers.
    pub fn numbers<N: Number>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<N>,
    ) -> Option<Vec<N>> {
        let numbers = self.whole_numbers(key, count, whole(range))?;
        numbers.into_iter().map(|number| N::try_from(number).ok()).collect()
    }

    #[inline(never)]
    fn whole_numbers(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        range: RangeInclusive<i64>,
    ) -> Option<Vec<i64>> {
        self.items(key, count, |value| number_of(value, &range))
    }

    /// A list of exactly `L` whole numbers.
    pub fn array<N: Number, const L: usize>(&mut self, key: &str, range: RangeInclusive<N>) -> Option<[N; L]> {
        self.numbers(key, L..=L, range)?.try_into().ok()
    }

    /// A text that is read by `parse`; a whole number is taken as its digits. `parse` must accept only one spelling of
    /// each value, because the hash is one of the spelling.
    pub fn parse<T>(&mut self, key: &str, parse: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
        let value = self.value(key)?;
        let text = self.checked(key, text_of(&value))?;
        let parsed = self.checked(key, parse(&text))?;
        self.keep(key, text);
        Some(parsed)
    }

    /// A list of so many texts, each of which is read by `parse`.
    pub fn parse_list<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        parse: impl Fn(&str) -> Result<T, String>,
    ) -> Option<Vec<T>> {
        self.items(key, count, |value| text_of(value).and_then(|text| parse(&text)))
    }

    /// A name, such as one of `named_ids!`.
    pub fn name<T: FromStr<Err = String>>(&mut self, key: &str) -> Option<T> {
        self.parse(key, str::parse)
    }

    /// A list of so many different names whose order means nothing.
    pub fn set<I: Id + FromStr<Err = String> + Display>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
    ) -> Option<IdSet<I>> {
        let names = self.items(key, count, |value| text_of(value).and_then(|text| text.parse::<I>()))?;
        let set: IdSet<I> = names.iter().copied().collect();
        if usize::from(set.len()) < names.len() {
            self.fault(key, "names the same thing twice");
            return None;
        }
        let sorted: Vec<String> = set.iter().map(|id| id.to_string()).collect();
        self.keep(key, sorted.join(", "));
        Some(set)
    }

    /// Whether a flag is set: it is `true`, or left out.
    #[inline(never)]
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        let set = self.maybe(key, |entry, key| {
            let value = entry.value(key)?;
            let is_true = if value.as_bool() == Some(true) { Ok(()) } else { Err("must be true or left out".into()) };
            entry.checked(key, is_true)?;
            entry.keep(key, shown(&value));
            Some(())
        })?;
        Some(set.is_some())
    }

    /// A text that is not empty.
    #[inline(never)]
    pub fn text(&mut self, key: &str) -> Option<String> {
        self.parse(
            key,
            |text| {
                if text.trim().is_empty() { Err("must not be empty".to_owned()) } else { Ok(text.to_owned()) }
            },
        )
    }

    /// A text that can only be this one, such as the rule that an entry belongs to. It is no value: it gives no mark.
    #[inline(never)]
    pub fn fixed(&mut self, key: &str, expected: &str) {
        self.labels.push(key.to_owned());
        let Some(value) = self.value(key) else { return };
        if value.as_str() != Some(expected) {
            self.fault(key, format!("is `{}`, must be `{expected}`", shown(&value)));
        }
    }

    #[inline(never)]
    fn know(&mut self, key: &str) {
        if !self.known.iter().any(|known| known == key) {
            self.known.push(key.to_owned());
        }
    }

    #[inline(never)]
    fn value(&mut self, key: &str) -> Option<Value> {
        self.know(key);
        let value = self.table.get(key).cloned();
        if value.is_none() {
            self.fault(key, "is missing");
        }
        value
    }

    fn items<T>(
        &mut self,
        key: &str,
        count: RangeInclusive<usize>,
        read: impl Fn(&Value) -> Result<T, String>,
    ) -> Option<Vec<T>> {
        let value = self.value(key)?;
        let list = value.as_array().ok_or_else(|| format!("must be a list, not {}", value.type_str()));
        let list = self.checked(key, list)?;
        if !count.contains(&list.len()) {
            self.fault(key, format!("has {} items, must have {}", list.len(), range_text(&count)));
        }
        let read: Vec<Option<T>> = list.iter().map(|item| self.checked(key, read(item))).collect();
        let items = read.into_iter().collect::<Option<Vec<T>>>()?;
        if !count.contains(&items.len()) {
            return None;
        }
        self.keep(key, shown(&value));
        Some(items)
    }

    fn checked<T>(&mut self, key: &str, result: Result<T, String>) -> Option<T> {
        result.map_err(|what| self.fault(key, what)).ok()
    }

    /// Keeps a value for marks and hash; the last one counts.
    #[inline(never)]
    fn keep(&mut self, key: &str, value: String) {
        self.values.retain(|(known, _)| known != key);
        self.values.push((key.to_owned(), value));
    }

    #[inline(never)]
    pub(super) fn close(mut self) -> Closed {
        let marks = if self.sourced { self.marks() } else { Vec::new() };
        let common = if self.sourced { &COMMON[..] } else { &[] };
        let known: Vec<&str> = self.known.iter().map(String::as_str).chain(common.iter().copied()).collect();
        let unknown: Vec<String> = self.table.keys().filter(|key| !known.contains(&key.as_str())).cloned().collect();
        let known = known.join(", ");
        for key in unknown {
            self.fault(&key, format!("is not known here; known are {known}"));
        }
        let block = self.sourced.then(|| self.block());
        let blanks = self.blanks();
        Closed { faults: self.faults, marks, blanks, block }
    }

    /// The values that may be given and are not.
    fn blanks(&self) -> Vec<Place> {
        let is_blank = |key: &&String| !self.table.contains_key(*key);
        let mut keys: Vec<&String> = self.optional.iter().filter(is_blank).collect();
        keys.dedup();
        let place = |key: &String| Place {
            file: self.file.clone(),
            entry: self.label.clone(),
            nth: self.nth,
            key: key.clone(),
        };
        keys.into_iter().map(place).collect()
    }

    /// The values in one canonical form. The bytes FE and FF, which separate them, are in no text.
    fn block(&self) -> Vec<u8> {
        let mut values: Vec<&(String, String)> = self.values.iter().collect();
        values.sort_unstable();
        let mut bytes = Vec::new();
        let fields = [&self.file, self.hashed_as.as_ref().unwrap_or(&self.label)];
        for field in fields.into_iter().chain(values.into_iter().flat_map(|(key, value)| [key, value])) {
            bytes.extend_from_slice(field.as_bytes());
            bytes.push(0xff);
        }
        bytes.push(0xfe);
        bytes
    }

    fn marks(&mut self) -> Vec<Mark> {
        let source = self.origin_text("source");
        let confidence = self.origin_text("confidence");
        let confidence = confidence.and_then(|text| self.checked("confidence", text.parse()));
        let excepted = self.exceptions();
        let Some((source, confidence)) = source.zip(confidence) else { return Vec::new() };
        let usual = Origin { source, confidence };
        let mark = |(key, value): &(String, String)| {
            let own = excepted.iter().find(|(excepted, _)| excepted == key).map(|(_, origin)| origin);
            let Origin { source, confidence } = own.unwrap_or(&usual).clone();
            let (file, entry) = (self.file.clone(), self.label.clone());
            let (key, value, optional) = (key.clone(), value.clone(), self.optional.contains(key));
            Mark { file, entry, nth: self.nth, key, value, source, confidence, optional }
        };
        self.values.iter().map(mark).collect()
    }

    fn origin_text(&mut self, key: &str) -> Option<String> {
        let text = self.table.get(key).cloned();
        let text = text.as_ref().ok_or("is missing".to_owned()).and_then(|value| {
            let text = value.as_str().filter(|text| !text.trim().is_empty());
            text.map(str::to_owned).ok_or("must be a text that is not empty".to_owned())
        });
        self.checked(key, text)
    }

    fn exceptions(&mut self) -> Vec<(String, Origin)> {
        let Some(value) = self.table.get("except").cloned() else { return Vec::new() };
        let Value::Table(table) = value else {
            self.fault("except", "must be a table of keys");
            return Vec::new();
        };
        table.into_iter().filter_map(|(key, value)| self.exception(key, value)).collect()
    }

    fn has_value(&self, key: &str) -> bool {
        let is_key = |known: &String| known == key;
        self.table.contains_key(key) && self.known.iter().any(is_key) && !self.labels.iter().any(is_key)
    }

    fn exception(&mut self, key: String, value: Value) -> Option<(String, Origin)> {
        if !self.has_value(&key) {
            let known: Vec<&str> = self.known.iter().map(String::as_str).filter(|key| self.has_value(key)).collect();
            let what = format!("`{key}` is not a value of this entry; its values are {}", known.join(", "));
            self.fault("except", what);
        }
        // An exception is itself a small entry with nothing but its origin.
        let label = format!("{}: except: {key}", self.label);
        let Value::Table(table) = value else {
            self.fault("except", format!("`{key}` must be a table with `source` and `confidence`"));
            return None;
        };
        let mut origin = Self::new(&self.file, label, self.nth, table).without_source();
        let source = origin.text("source");
        let confidence = origin.name("confidence");
        self.faults.0.extend(origin.close().faults.0);
        Some((key, Origin { source: source?, confidence: confidence? }))
    }
}

fn whole<N: Number>(range: RangeInclusive<N>) -> RangeInclusive<i64> {
    let (start, end) = range.into_inner();
    start.into()..=end.into()
}

fn number_of(value: &Value, range: &RangeInclusive<i64>) -> Result<i64, String> {
    let number = value.as_integer().ok_or_else(|| format!("must be a whole number, not {}", value.type_str()))?;
    let is_right = range.contains(&number);
    is_right.then_some(number).ok_or_else(|| format!("is {number}, must be {}", range_text(range)))
}

fn range_text<N: Display + PartialEq>(range: &RangeInclusive<N>) -> String {
    let (start, end) = (range.start(), range.end());
    if start == end { start.to_string() } else { format!("{start} to {end}") }
}

#[inline(never)]
fn text_of(value: &Value) -> Result<String, String> {
    let text = value.as_str().map(str::to_owned).or_else(|| value.as_integer().map(|number| number.to_string()));
    text.ok_or_else(|| format!("must be a text, not {}", value.type_str()))
}

/// A value as people read it, in one spelling only.
#[inline(never)]
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(truth) => truth.to_string(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => value.type_str().to_owned(),
    }
}
