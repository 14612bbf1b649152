//! The fields of a position, as each game lists them in a file: `lisboa.fields`, `madeira.fields`.
//!
//! `let NAME = words` names words that stand wherever `{NAME}` does; `{seat}` are the seats in play. `= GROUP` begins a group, which may be
//! there only `if OPTION` is played with. A field is `key = kind options`: `@` is a field of a player, `!` one that the final scoring
//! needs. `final` are the lines that begin it. The kinds are those of [`Kind`].

use super::Key;
use session::GameName;
use std::collections::BTreeMap;
use table::Seat;

/// What can be filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Options {
    /// A number from the first to the last.
    Range(i32, i32),
    /// One of these.
    Words(Vec<String>),
}

/// How a field is written, and so how it is edited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `number`: one number.
    Number(i32, i32),
    /// `one`: one of these, each of one or several words.
    One(Vec<String>),
    /// `set`: some of these, each once.
    Set(Vec<String>),
    /// `many`: some of these, each as often as it is there.
    Many(Vec<String>),
    /// `row N`: so many places one after the other, `-` for an empty one.
    Row(usize, Options),
    /// `pairs NAMES : options`: each of these with a value.
    Pairs(Vec<String>, Options),
    /// `words N`: as a row, where other words are possible too.
    Words(usize, Vec<String>),
}

/// A field of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is called, without what it is of: `rubble row`, `@reis`.
    pub name: String,
    /// The words with which its lines begin: `rubble row E`, `reis`.
    pub key: String,
    /// Whether every player has it.
    pub is_own: bool,
    /// Whether the final scoring needs it.
    pub is_scored: bool,
    /// How it is edited.
    pub kind: Kind,
    /// The group it belongs to.
    pub group: String,
    /// The things it is about: the names that its options have in the file.
    pub things: Vec<String>,
}

impl Field {
    /// The key of the field, for a seat if every player has it.
    pub fn of(&self, seat: Seat) -> Key {
        Key { seat: self.is_own.then_some(seat), name: self.key.clone() }
    }

    /// What it is of, such as the row.
    pub fn part(&self) -> Option<&str> {
        self.key.strip_prefix(self.name.trim_start_matches('@')).map(str::trim).filter(|part| !part.is_empty())
    }

    /// Whether its words are seats.
    pub fn is_of_seats(&self) -> bool {
        self.things.iter().any(|thing| thing == "seat")
    }
}

/// All fields of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields {
    /// In the order in which they are written.
    pub all: Vec<Field>,
    /// The lines with which the final scoring begins.
    pub last: Vec<String>,
}

impl Fields {
    /// The fields of a game for so many players with these options.
    pub fn of(game: GameName, players: u8, options: &[String]) -> Self {
        let text = match game {
            GameName::Lisboa => include_str!("lisboa.fields"),
            GameName::Madeira => include_str!("madeira.fields"),
        };
        let mut reader = Reader::default();
        let seats: Vec<String> = Seat::first(players).map(|seat| seat.to_string()).collect();
        reader.sets.insert("last".to_owned(), seats.last().cloned().into_iter().collect());
        reader.sets.insert("seat".to_owned(), seats);
        for line in text.lines().filter(|line| !line.is_empty()) {
            reader.line(line, options);
        }
        reader.fields
    }

    /// The field with this key.
    pub fn get(&self, key: &Key) -> Option<&Field> {
        self.all.iter().find(|field| field.key == key.name && field.is_own == key.seat.is_some())
    }

    /// The field that a line begins with, and the rest: the longest one that fits.
    pub fn begun<'a>(&self, line: &'a str, is_own: bool) -> Option<(&Field, &'a str)> {
        let rest = |field: &Field| {
            let rest = line.strip_prefix(field.key.as_str())?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
        };
        let fits = self.all.iter().filter(|field| field.is_own == is_own);
        fits.filter_map(|field| Some((field, rest(field)?))).max_by_key(|(field, _)| field.key.len())
    }
}

/// Reads a file of fields. They are our own, and a test reads them all: what is wrong in them is left out.
#[derive(Default)]
struct Reader {
    sets: BTreeMap<String, Vec<String>>,
    group: String,
    is_left_out: bool,
    fields: Fields,
}

impl Reader {
    fn line(&mut self, line: &str, options: &[String]) {
        let Some((left, right)) = line.split_once('=').map(|(left, right)| (left.trim(), right.trim())) else { return };
        if left.is_empty() {
            let (group, needed) = right.split_once(" if ").unwrap_or((right, ""));
            self.group = group.to_owned();
            self.is_left_out = !needed.is_empty() && !options.iter().any(|option| option == needed);
        } else if let Some(name) = left.strip_prefix("let ") {
            let words = self.words(right);
            self.sets.insert(name.to_owned(), words);
        } else if left == "final" {
            self.fields.last = right.split(';').flat_map(|line| self.filled(line.trim())).collect();
        } else if !self.is_left_out {
            self.field(left, right);
        }
    }

    fn field(&mut self, left: &str, right: &str) {
        let (key, is_scored) = left.strip_prefix('!').map_or((left, false), |key| (key, true));
        let (key, is_own) = key.strip_prefix('@').map_or((key, false), |key| (key, true));
        let Some(kind) = self.kind(right) else { return };
        let things: Vec<String> =
            right.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect();
        for full in self.filled(key) {
            // What is a name by itself, as an office is, is no part of another one.
            let name = key.split('{').next().map(str::trim).filter(|name| !name.is_empty()).unwrap_or(&full);
            let name = if is_own { format!("@{name}") } else { name.to_owned() };
            let (group, kind, things) = (self.group.clone(), kind.clone(), things.clone());
            self.fields.all.push(Field { name, key: full, is_own, is_scored, kind, group, things });
        }
    }

    fn kind(&self, text: &str) -> Option<Kind> {
        let (word, rest) = text.split_once(' ')?;
        let counted = || {
            let (n, rest) = rest.split_once(' ')?;
            Some((n.parse().ok()?, rest))
        };
        Some(match word {
            "number" => {
                let (low, high) = range(rest)?;
                Kind::Number(low, high)
            }
            "one" => Kind::One(rest.split('|').flat_map(|option| self.filled(option.trim())).collect()),
            "set" => Kind::Set(self.words(rest)),
            "many" => Kind::Many(self.words(rest)),
            "row" => counted().map(|(n, rest)| Kind::Row(n, self.options(rest)))?,
            "words" => counted().map(|(n, rest)| Kind::Words(n, self.words(rest)))?,
            "pairs" => {
                let (names, options) = rest.split_once(" : ")?;
                Kind::Pairs(self.words(names), self.options(options))
            }
            _ => return None,
        })
    }

    fn options(&self, text: &str) -> Options {
        match range(text) {
            Some((low, high)) => Options::Range(low, high),
            None => Options::Words(self.words(text)),
        }
    }

    /// The words of a text, with those of sets and ranges.
    fn words(&self, text: &str) -> Vec<String> {
        let word = |word: &str| match range(word) {
            Some((low, high)) => (low..=high).map(|n| n.to_string()).collect(),
            None => self.filled(word),
        };
        text.split(' ').flat_map(word).collect()
    }

    /// A text once for each word of the sets in it.
    fn filled(&self, text: &str) -> Vec<String> {
        let Some((before, rest)) = text.split_once('{') else { return vec![text.to_owned()] };
        let Some((name, after)) = rest.split_once('}') else { return Vec::new() };
        let words = self.sets.get(name).map(Vec::as_slice).unwrap_or_default();
        let filled = |word: &String| self.filled(&format!("{before}{word}{after}"));
        words.iter().flat_map(filled).collect()
    }
}

/// `low..high`.
fn range(text: &str) -> Option<(i32, i32)> {
    let (low, high) = text.split_once("..")?;
    Some((low.parse().ok()?, high.parse().ok()?))
}
