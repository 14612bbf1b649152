//! Correcting single values in the text of a pack: only the value and where it comes from change, so that comments and order stay.

use super::{Confidence, Place};
use crate::Faults;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where the values of an entry, or one of them, come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The source, in short words.
    pub source: String,
    /// How sure it is.
    pub confidence: Confidence,
}

/// How a value is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A number, a text, or `true`.
    Plain,
    /// A list, whose items people separate by commas.
    List,
}

impl Form {
    fn of(value: &DeValue<'_>) -> Self {
        if value.is_array() { Self::List } else { Self::Plain }
    }

    /// What somebody typed, as it stands in a file. What is no number is a text: whether one is wanted is for the reader of the
    /// pack to say.
    fn written(self, typed: &str) -> String {
        let typed = typed.trim();
        match self {
            Self::Plain => plain(typed),
            Self::List if typed.is_empty() => "[]".to_owned(),
            Self::List => format!("[{}]", typed.split(',').map(plain).collect::<Vec<_>>().join(", ")),
        }
    }
}

fn plain(typed: &str) -> String {
    let typed = typed.trim();
    let is_number = typed.parse::<i64>().is_ok_and(|number| number.to_string() == typed);
    if is_number || typed == "true" { typed.to_owned() } else { text(typed) }
}

fn text(words: &str) -> String {
    toml::Value::String(words.to_owned()).to_string()
}

/// The forms that a value can have, the likeliest first: its own, then those that the same value has in other entries of the kind.
///
/// # Errors
/// If the file is not TOML, or there is no such entry.
pub fn forms(file: &str, place: &Place) -> Result<Vec<Form>, Faults> {
    let all = parsed(file, place)?;
    let own = entry(&all, place)?.get(place.key.as_str());
    let others = entries(&all, place).into_iter().filter_map(|entry| entry.get(place.key.as_str()));
    let mut forms: Vec<Form> = own.into_iter().chain(others).map(|value| Form::of(value.get_ref())).collect();
    let mut seen = Vec::new();
    forms.retain(|form| {
        !seen.contains(form) && {
            seen.push(*form);
            true
        }
    });
    Ok(if forms.is_empty() { vec![Form::Plain, Form::List] } else { forms })
}

/// The text of a file after a value was changed, or given where it was left out. `values` are the keys of its entry that hold values.
///
/// If all values of the entry come from `origin` then, the entry says so; else only the value does, by `except`.
///
/// # Errors
/// If the file is not TOML, there is no such entry, or it says nothing about where its values come from.
pub fn correct(
    file: &str,
    place: &Place,
    values: &[&str],
    (typed, form): (&str, Form),
    origin: &Origin,
) -> Result<String, Faults> {
    let changed = with_value(file, place, &form.written(typed))?;
    with_origin(&changed, place, values, origin)
}

/// The text of a file without a value, and without what was said about it.
///
/// # Errors
/// If the file is not TOML, or there is no such entry.
pub fn leave_out(file: &str, place: &Place) -> Result<String, Faults> {
    let all = parsed(file, place)?;
    let entry = entry(&all, place)?;
    let excepted = exceptions(entry).and_then(|table| table.get_key_value(place.key.as_str()));
    let given = entry.get_key_value(place.key.as_str());
    let cuts = given.into_iter().chain(excepted).map(|(key, value)| cut(file, key.span(), value.span()));
    Ok(spliced(file, cuts.collect()))
}

/// The text of `pack.toml` with another name of the pack.
///
/// # Errors
/// If it is not TOML or has no name.
pub fn rename(file: &str, name: &str) -> Result<String, Faults> {
    let place = Place { file: super::about::FILE.to_owned(), entry: "pack".to_owned(), nth: 0, key: "name".to_owned() };
    with_value(file, &place, &text(name))
}

/// How the line of `pack.toml` begins that says which pack a box was made from. It is a comment: readers refuse keys that they do
/// not know, and every version of the program shall take a box.
const MADE_FROM: &str = "# Made from the pack ";

/// The hash of the pack that a box was made from, if the text of its `pack.toml` says it.
pub fn made_from(file: &str) -> Option<u64> {
    let said = file.lines().find_map(|line| line.strip_prefix(MADE_FROM))?;
    u64::from_str_radix(said.trim_end().trim_end_matches('.'), 16).ok()
}

/// The text of `pack.toml` that says which pack the box was made from, in place of what it said.
pub fn with_made_from(file: &str, hash: u64) -> String {
    let others = file.split_inclusive('\n').filter(|line| !line.starts_with(MADE_FROM));
    format!("{MADE_FROM}{hash:016x}.\n{}", others.collect::<String>())
}

/// The name of a pack for words of any kind: small letters, digits and hyphens.
pub fn pack_name(words: &str) -> String {
    let letters: String =
        words.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }).collect();
    let name = letters.split_whitespace().collect::<Vec<_>>().join("-");
    let name = name.get(..40).unwrap_or(&name).trim_end_matches('-');
    if name.is_empty() { "own-box".to_owned() } else { name.to_owned() }
}

fn parsed<'t>(file: &'t str, place: &Place) -> Result<DeTable<'t>, Faults> {
    let all = DeTable::parse(file).map_err(|error| Faults::one(&place.file, error.message()))?;
    Ok(all.into_inner())
}

/// All entries of the kind.
fn entries<'a, 't>(all: &'a DeTable<'t>, place: &Place) -> Vec<&'a DeTable<'t>> {
    match all.get(place.kind()).map(Spanned::get_ref) {
        Some(DeValue::Array(list)) => list.iter().filter_map(|entry| entry.get_ref().as_table()).collect(),
        Some(one) => one.as_table().into_iter().collect(),
        None => Vec::new(),
    }
}

fn entry<'a, 't>(all: &'a DeTable<'t>, place: &Place) -> Result<&'a DeTable<'t>, Faults> {
    let found = entries(all, place).get(place.nth).copied();
    found.ok_or_else(|| Faults::one(place.to_string(), "there is no such entry"))
}

fn exceptions<'a, 't>(entry: &'a DeTable<'t>) -> Option<&'a DeTable<'t>> {
    entry.get("except")?.get_ref().as_table()
}

fn with_value(file: &str, place: &Place, written: &str) -> Result<String, Faults> {
    let all = parsed(file, place)?;
    let entry = entry(&all, place)?;
    if let Some(value) = entry.get(place.key.as_str()) {
        return Ok(spliced(file, vec![(value.span(), written.to_owned())]));
    }
    let line = line_start(file, origin_of(entry, place)?.source.start);
    // The source is named by its value; both stand on one line.
    Ok(spliced(file, vec![(line..line, format!("{} = {written}\n", place.key))]))
}

/// Where an origin stands in the text, and what it is.
struct Told {
    source: Range<usize>,
    confidence: Range<usize>,
    origin: Option<Origin>,
}

fn origin_of(table: &DeTable<'_>, place: &Place) -> Result<Told, Faults> {
    let told = |key: &str| {
        let value =
            table.get(key).ok_or_else(|| Faults::one(place.to_string(), format!("its entry has no `{key}`")))?;
        Ok((value.span(), value.get_ref().as_str().unwrap_or_default().to_owned()))
    };
    let ((source, words), (confidence, sure)) = (told("source")?, told("confidence")?);
    let origin = sure.parse().ok().map(|confidence| Origin { source: words, confidence });
    Ok(Told { source, confidence, origin })
}

impl Told {
    fn becomes(self, origin: &Origin) -> Vec<(Range<usize>, String)> {
        vec![(self.source, text(&origin.source)), (self.confidence, text(origin.confidence.name()))]
    }
}

fn with_origin(file: &str, place: &Place, values: &[&str], origin: &Origin) -> Result<String, Faults> {
    let all = parsed(file, place)?;
    let entry = entry(&all, place)?;
    let usual = origin_of(entry, place)?;
    let excepted = |key: &str| exceptions(entry).and_then(|table| table.get_key_value(key));
    let is_alike = |key: &&str| {
        let told = excepted(key).and_then(|(_, own)| own.get_ref().as_table()).map(|own| origin_of(own, place));
        let own = told.map_or(usual.origin.clone(), |told| told.ok().and_then(|told| told.origin));
        *key == place.key || !entry.contains_key(*key) || own.as_ref() == Some(origin)
    };
    let without = |key: &str| excepted(key).map(|(key, value)| cut(file, key.span(), value.span()));
    if values.iter().all(is_alike) {
        let cuts = values.iter().filter_map(|key| without(key)).chain(without(&place.key));
        let mut changes: Vec<_> = cuts.collect();
        changes.dedup();
        changes.extend(usual.becomes(origin));
        return Ok(spliced(file, changes));
    }
    if usual.origin.as_ref() == Some(origin) {
        return Ok(spliced(file, without(&place.key).into_iter().collect()));
    }
    let own = excepted(&place.key).and_then(|(_, own)| own.get_ref().as_table());
    let changes = match own {
        Some(own) => origin_of(own, place)?.becomes(origin),
        None => vec![exception(file, entry, &place.key, origin)],
    };
    Ok(spliced(file, changes))
}

/// A new exception: in the table of exceptions if it is written as one value, else on a line of its own at the end of the entry.
fn exception(file: &str, entry: &DeTable<'_>, key: &str, origin: &Origin) -> (Range<usize>, String) {
    let (confidence, source) = (text(origin.confidence.name()), text(&origin.source));
    let own = format!("{key} = {{ confidence = {confidence}, source = {source} }}");
    let whole = entry.get("except").map(Spanned::span).filter(|span| file[span.clone()].starts_with('{'));
    if let Some(whole) = whole {
        let comma = if exceptions(entry).is_some_and(|table| !table.is_empty()) { "," } else { "" };
        return (whole.start + 1..whole.start + 1, format!(" {own}{comma}"));
    }
    let ends = entry.iter().filter(|(key, _)| key.get_ref() != "except").map(|(_, value)| value.span().end);
    let others = exceptions(entry).into_iter().flat_map(|table| table.iter().map(|(_, value)| value.span().end));
    let end = line_end(file, ends.chain(others).max().unwrap_or(0));
    (end..end, format!("\nexcept.{own}"))
}

/// Cuts a key with its value: its lines, or its part of a table in one line.
fn cut(file: &str, key: Range<usize>, value: Range<usize>) -> (Range<usize>, String) {
    let start = line_start(file, key.start);
    let has_own_line = matches!(file[start..key.start].trim(), "" | "except.");
    if has_own_line {
        let end = line_end(file, value.end);
        return (start..(end + 1).min(file.len()), String::new());
    }
    let after = &file[value.end..];
    let comma = after.trim_start().starts_with(',').then(|| after.find(',')).flatten();
    let before = file[..key.start].trim_end();
    match comma {
        Some(comma) => (key.start..value.end + comma + 1, String::new()),
        None => (before.strip_suffix(',').unwrap_or(before).len()..value.end, String::new()),
    }
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |newline| newline + 1)
}

/// Where the line ends, without what ends it.
fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |length| at + length)
}

/// A text with some parts replaced, which do not overlap.
fn spliced(text: &str, mut changes: Vec<(Range<usize>, String)>) -> String {
    changes.sort_by_key(|(range, _)| range.start);
    let mut changed = text.to_owned();
    for (range, new) in changes.into_iter().rev() {
        changed.replace_range(range, &new);
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"# Head.
[[card]]
color = "red"
worth = 3  # three
colors = ["green", "red"]
source = "page 3"
confidence = "found"
except.worth = { source = "our own", confidence = "reconstructed" }

[[card]]
color = "blue"
colors = [
  "blue",
]
source = "page 4"
confidence = "derived"
except = { colors = { source = "page 5", confidence = "found" } }

[size]
rows = 4
source = "page 6"
confidence = "derived"
"#;

    fn place(entry: &str, nth: usize, key: &str) -> Place {
        Place { file: "cards.toml".to_owned(), entry: entry.to_owned(), nth, key: key.to_owned() }
    }

    fn yours() -> Origin {
        Origin { source: "your \"copy\"".to_owned(), confidence: Confidence::Found }
    }

    fn corrected(entry: &str, nth: usize, key: &str, typed: &str) -> String {
        let at = place(entry, nth, key);
        let form = forms(FILE, &at).unwrap()[0];
        correct(FILE, &at, &["worth", "colors", "rows"], (typed, form), &yours()).unwrap()
    }

    #[test]
    fn one_value_of_several_is_an_exception() {
        let text = corrected("card red", 0, "worth", " 5 ");
        assert!(text.contains("worth = 5  # three\n"), "{text}");
        assert!(
            text.contains("except.worth = { source = 'your \"copy\"', confidence = \"found\" }\n\n[[card]]"),
            "{text}"
        );
        let text = corrected("card red", 0, "colors", "blue, 7");
        assert!(text.contains("colors = [\"blue\", 7]\n"), "{text}");
        let line = "except.worth = { source = \"our own\", confidence = \"reconstructed\" }\nexcept.colors = { confidence = \"found\", source = 'your \"copy\"' }\n\n";
        assert!(text.contains(line), "{text}");
    }

    #[test]
    fn a_value_that_was_left_out_is_given() {
        let text = corrected("card blue", 1, "worth", "1");
        let lines = "]\nworth = 1\nsource = \"page 4\"\n";
        assert!(text.contains(lines), "{text}");
        let except = "except = { worth = { confidence = \"found\", source = 'your \"copy\"' }, colors = { source";
        assert!(text.contains(except), "{text}");
        let at = place("card blue", 1, "worth");
        assert_eq!(leave_out(&text, &at).unwrap().replace("except = {  ", "except = { "), FILE);
        let red = place("card red", 0, "worth");
        let without = FILE.replace("worth = 3  # three\n", "");
        let without = without.replace("except.worth = { source = \"our own\", confidence = \"reconstructed\" }\n", "");
        assert_eq!(leave_out(FILE, &red).unwrap(), without);
    }

    #[test]
    fn an_entry_says_where_all_its_values_come_from() {
        let text = corrected("size", 0, "rows", "six");
        assert!(text.ends_with("[size]\nrows = \"six\"\nsource = 'your \"copy\"'\nconfidence = \"found\"\n"), "{text}");
        let text = corrected("card blue", 1, "colors", "");
        assert!(
            text.contains("colors = []\nsource = 'your \"copy\"'\nconfidence = \"found\"\nexcept = { }\n"),
            "{text}"
        );
    }

    #[test]
    fn what_does_not_exist_is_said() {
        let at = place("card green", 2, "worth");
        let said = correct(FILE, &at, &[], ("1", Form::Plain), &yours()).unwrap_err().to_string();
        assert_eq!(said, "cards.toml: card green: worth: there is no such entry");
        assert!(forms("[", &at).unwrap_err().to_string().starts_with("cards.toml: "));
        assert!(leave_out("", &place("size", 0, "rows")).is_err());
        let bare = correct("[size]\n", &place("size", 0, "rows"), &[], ("1", Form::Plain), &yours()).unwrap_err();
        assert_eq!(bare.to_string(), "cards.toml: size: rows: its entry has no `source`");
    }

    #[test]
    fn a_pack_says_what_it_was_made_from() {
        let text = "# Head.\n[pack]\nname = \"a\"\n";
        assert_eq!(made_from(text), None);
        let stamped = with_made_from(text, 0xab);
        assert_eq!(stamped, format!("# Made from the pack 00000000000000ab.\n{text}"));
        assert_eq!(made_from(&stamped), Some(0xab));
        assert_eq!(with_made_from(&stamped, 0xcd), with_made_from(text, 0xcd));
        assert_eq!(made_from("# Made from the pack of a friend.\n"), None);
    }

    #[test]
    fn a_pack_is_renamed() {
        assert_eq!(rename("[pack]\nname = \"a\" # b\n", "c").unwrap(), "[pack]\nname = \"c\" # b\n");
        for (words, name) in [("My copy (2nd)", "my-copy-2nd"), ("  ", "own-box"), ("Ação 1", "a-o-1")] {
            assert_eq!(pack_name(words), name);
        }
        assert_eq!(pack_name(&"x y".repeat(40)).len(), 40);
    }
}
