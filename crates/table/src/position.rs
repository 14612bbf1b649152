//! Words of positions, both ways: what the texts of all games are made of (`docs/scenarios.md`).

use crate::{Faults, Id, IdSet, Seat};
use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A number in a range.
///
/// # Errors
/// If it is not a number or not in the range.
pub fn number<N: FromStr + PartialOrd + Display>(text: &str, from: N, to: N) -> Result<N, String> {
    match text.parse::<N>() {
        Ok(n) if n >= from && n <= to => Ok(n),
        _ => Err(format!("`{text}` is not a number from {from} to {to}")),
    }
}

/// What one of the words means.
///
/// # Errors
/// If it is none of them; `what` says what it should be.
pub fn word_of<T: Copy>(words: &[(&str, T)], word: &str, what: &str) -> Result<T, String> {
    words.iter().find(|(name, _)| *name == word).map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = words.iter().map(|&(name, _)| name).collect();
        format!("`{word}` is not a {what}; known are {}", names.join(", "))
    })
}

/// The word that means this.
pub fn name_of<T: PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |&(name, _)| name)
}

/// A list of ids without repetition; `-` is the empty one.
///
/// # Errors
/// If a word is not an id, or is named twice.
pub fn list<I: Id + FromStr<Err = String>>(words: &[&str]) -> Result<IdSet<I>, String> {
    let mut set = IdSet::empty();
    for word in words.iter().filter(|&&word| word != "-") {
        let id: I = word.parse()?;
        if set.has(id) {
            return Err(format!("`{word}` is named twice"));
        }
        set.insert(id);
    }
    Ok(set)
}

/// How often each id is named; `-` is the empty list.
///
/// # Errors
/// If a word is not an id, or one is named more than `most` times.
pub fn tally<I: Id + FromStr<Err = String>, const N: usize>(words: &[&str], most: u8) -> Result<[u8; N], String> {
    let mut counts = [0; N];
    for word in words.iter().filter(|&&word| word != "-") {
        let count: &mut u8 = &mut counts[word.parse::<I>()?.index()];
        if *count == most {
            return Err(format!("`{word}` is named more than {most} times"));
        }
        *count += 1;
    }
    Ok(counts)
}

/// A row of places, some of them empty (`-`); places not named are empty.
///
/// # Errors
/// If there are too many words, or one is not an id.
pub fn places<I: FromStr<Err = String> + Copy, const N: usize>(words: &[&str]) -> Result<[Option<I>; N], String> {
    if words.len() > N {
        return Err(format!("there are {N} places, not {}", words.len()));
    }
    let mut places = [None; N];
    for (place, word) in places.iter_mut().zip(words) {
        *place = if *word == "-" { None } else { Some(word.parse()?) };
    }
    Ok(places)
}

/// Names and numbers in turn: sets the value of each named id.
///
/// # Errors
/// If the words are not pairs, or a name or number is wrong.
pub fn set_pairs<I: Id + FromStr<Err = String>>(words: &[&str], values: &mut [u8], most: u8) -> Result<(), String> {
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err("names and numbers come in pairs".to_owned());
    }
    for pair in words.chunks(2) {
        let id: I = pair[0].parse()?;
        values[id.index()] = number(pair[1], 0, most)?;
    }
    Ok(())
}

/// The text, or `-` for none.
pub fn dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The ids of a set.
pub fn ids<I: Id + Display>(set: IdSet<I>) -> String {
    dash(set.iter().map(|id| id.to_string()).collect::<Vec<_>>().join(" "))
}

/// Each id as often as it is counted.
pub fn tallied<I: Id + Display>(counts: &[u8]) -> String {
    let words = I::all().flat_map(|id| vec![id.to_string(); usize::from(counts[id.index()])]);
    dash(words.collect::<Vec<_>>().join(" "))
}

/// A row of places, `-` for an empty one.
pub fn optional<I: Display>(places: &[Option<I>]) -> String {
    let words: Vec<String> = places.iter().map(|p| p.as_ref().map_or("-".to_owned(), I::to_string)).collect();
    words.join(" ")
}

/// Every id with its number.
pub fn pairs<I: Id + Display>(values: &[u8]) -> String {
    let words: Vec<String> = I::all().map(|id| format!("{id} {}", values[id.index()])).collect();
    words.join(" ")
}

/// The fields that the lines of a position set; what was not given is filled up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given(BTreeSet<String>);

impl Given {
    /// Notes that a field was set.
    pub fn add(&mut self, key: impl Into<String>) {
        self.0.insert(key.into());
    }

    /// Whether a field was set.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains(key)
    }
}

/// Sets line after line; `set` returns the names of the fields that a line set. Faults name their line.
pub fn read_lines(
    lines: &[(usize, &str)],
    mut set: impl FnMut(&str) -> Result<Vec<String>, String>,
) -> (Given, Faults) {
    let (mut given, mut faults) = (Given::default(), Faults::default());
    for &(number, line) in lines {
        match set(line) {
            Ok(keys) => keys.into_iter().for_each(|key| given.add(key)),
            Err(what) => faults.add(format!("line {number}"), what),
        }
    }
    (given, faults)
}

/// Sets one line of a position: fields of a player (`A: reals 5, wood 1`), or a word of the table with its values. Both
/// setters return the names of the fields that they set.
///
/// # Errors
/// If the line, or a field of it, cannot be read.
pub fn set_line<T>(
    target: &mut T,
    players: u8,
    line: &str,
    field: impl Fn(&mut T, Seat, &str) -> Result<String, String>,
    table: impl Fn(&mut T, &str, &[&str]) -> Result<Vec<String>, String>,
) -> Result<Vec<String>, String> {
    if let Some((seat, fields)) = line.split_once(':')
        && let Ok(seat) = seat.trim().parse::<Seat>()
    {
        if seat.index() >= usize::from(players) {
            return Err(format!("seat {seat} is not in play with {players} players"));
        }
        let fields = fields.split(',').map(str::trim).filter(|field| !field.is_empty());
        let set = |text: &str| field(target, seat, text).map_err(|what| format!("`{seat}: {text}`: {what}"));
        return fields.map(set).collect();
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let (key, values) = words.split_first().ok_or("an empty line")?;
    table(target, key, values).map_err(|what| format!("`{}`: {what}", line.trim()))
}

/// The name of a decision in scenarios: the variant as `Debug` shows it, without its fields, in lower case with
/// hyphens.
pub fn decision_name(decision: &impl Debug) -> String {
    let text = format!("{decision:?}");
    let variant = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let mut name = String::new();
    for c in variant.chars() {
        if c.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(c.to_lowercase());
    }
    name
}
