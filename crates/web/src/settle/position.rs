//! A position as it is edited: the fields that somebody has set. Everything else is filled up by the rules.

use super::fields::{Fields, Kind};
use session::GameName;
use std::fmt;
use table::Seat;

/// A field of a position: one of the table, or of a player.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// Whose it is; nobody's if it belongs to the table.
    pub seat: Option<Seat>,
    /// The words with which it begins in text.
    pub name: String,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat}: {}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The game.
    pub game: GameName,
    /// How many play.
    pub players: u8,
    /// What is played with, by the names of records.
    pub options: Vec<String>,
    /// The name and the hash of its component pack, unless it is the one that is shipped.
    pub pack: Option<(String, u64)>,
    /// What it is about.
    pub title: String,
    /// What is set, in the order of the fields.
    pub given: Vec<(Key, String)>,
}

impl Position {
    /// Nothing is set.
    pub fn blank(game: GameName, players: u8) -> Self {
        Self { game, players, options: Vec::new(), pack: None, title: String::new(), given: Vec::new() }
    }

    /// Its fields.
    pub fn fields(&self) -> Fields {
        Fields::of(self.game, self.players, &self.options)
    }

    /// What is set, a line each.
    pub fn lines(&self) -> Vec<String> {
        self.given.iter().map(|(key, value)| format!("{key} {value}")).collect()
    }

    /// The value that a field was given.
    pub fn value(&self, key: &Key) -> Option<&str> {
        self.given.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a field, or lets it be filled up again.
    pub fn set(&mut self, fields: &Fields, key: Key, value: Option<String>) {
        self.given.retain(|(known, _)| *known != key);
        self.given.extend(value.map(|value| (key, value)));
        // What is no field of its own, such as the goods together, comes first, so that fields go before it.
        let at =
            |key: &Key| fields.all.iter().position(|field| field.key == key.name && field.is_own == key.seat.is_some());
        self.given.sort_by_key(|(key, _)| (at(key).map_or(0, |at| at + 1), key.seat));
    }

    /// Sets what lines say.
    pub fn take<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) {
        let fields = self.fields();
        for (key, mut value) in lines.into_iter().flat_map(|line| read(&fields, line)) {
            // Pairs may be given one by one; the last of a name counts.
            if let (Some(known), Some(Kind::Pairs(..))) = (self.value(&key), fields.get(&key).map(|field| &field.kind))
            {
                value = format!("{known} {value}");
            }
            self.set(&fields, key, Some(value));
        }
    }
}

/// The fields that a line sets.
pub fn read(fields: &Fields, line: &str) -> Vec<(Key, String)> {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let one = |text: &str, seat: Option<Seat>| {
        let (name, value) = match fields.begun(text, seat.is_some()) {
            Some((field, rest)) => (field.key.as_str(), rest),
            None => text.split_once(' ').unwrap_or((text, "")),
        };
        (Key { seat, name: name.to_owned() }, value.to_owned())
    };
    if let Some((seat, rest)) = line.split_once(':')
        && let Ok(seat) = seat.trim().parse::<Seat>()
    {
        let own = rest.split(',').map(str::trim).filter(|field| !field.is_empty());
        return own.map(|field| one(field, Some(seat))).collect();
    }
    if line.is_empty() { Vec::new() } else { vec![one(&line, None)] }
}
