//! Tables as a device keeps them: an id, a date, the component pack, and the record, which says everything else.

use protocol::PackText;
use serde::{Deserialize, Serialize};
use session::shelf::record_head;
use session::{GameName, Sitter};
use std::fmt;
use std::str::FromStr;
use table::Seat;

/// The id of a table: small letters and digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TableId(String);

impl TableId {
    /// Letters and digits that are not taken for each other.
    const LETTERS: &'static [u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    /// How many letters a new id has.
    const LENGTH: usize = 10;
    /// The most letters of any id.
    const MOST: usize = 40;

    /// The id of a random number.
    pub fn of(random: u64) -> Self {
        let letter = |n: usize| char::from(Self::LETTERS[(random >> (5 * n)) as usize % Self::LETTERS.len()]);
        Self((0..Self::LENGTH).map(letter).collect())
    }
}

impl From<&TableId> for protocol::TableId {
    fn from(id: &TableId) -> Self {
        Self(id.0.clone())
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        if text.is_empty() || text.len() > Self::MOST || !text.chars().all(fits) {
            return Err(format!("`{text}` is not the id of a table: 1 to {} small letters and digits", Self::MOST));
        }
        Ok(Self(text.to_owned()))
    }
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: u64,
    /// The record.
    pub record: String,
    /// The component pack, unless it is the one that is shipped.
    pub pack: Option<PackText>,
    /// Whether a bot says what it would do when it is asked.
    pub hints: bool,
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// In this round; 0 is before the first.
    Round(u16),
    /// The game is over; these won.
    Over(Vec<Seat>),
}

impl Progress {
    /// What the text of a record says: `= 2 …` where round 2 begins, `end …` at the end.
    fn of_record(record: &str) -> Self {
        let mut told = record.lines().rev().filter_map(|line| match line.split_once(' ')? {
            ("end", rest) => Some(Self::Over(winners(rest))),
            ("=", rest) => rest.split(' ').next()?.parse().ok().map(Self::Round),
            _ => None,
        });
        told.next().unwrap_or(Self::Round(0))
    }
}

/// Who won, by the end of a record: `A 73 B 39 place 1 2 reason decks`.
fn winners(end: &str) -> Vec<Seat> {
    let places = end.split(' ').skip_while(|word| *word != "place").skip(1);
    Seat::ALL.into_iter().zip(places).filter(|(_, place)| *place == "1").map(|(seat, _)| seat).collect()
}

/// What a list of tables says about one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game.
    pub game: GameName,
    /// Who sits there, from seat A.
    pub seats: Vec<Sitter>,
    /// How far it is.
    pub progress: Progress,
}

/// The versions of what is kept; the number of the variant comes first in the bytes.
#[derive(Serialize, Deserialize)]
enum Kept {
    V1(Table),
}

impl Table {
    /// The bytes that are kept.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub fn to_bytes(&self) -> Result<Vec<u8>, String> {
        postcard::to_allocvec(&Kept::V1(self.clone())).map_err(|e| e.to_string())
    }

    /// Reads what was kept.
    ///
    /// # Errors
    /// If the bytes are no table, or one of a later version of the program.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        match postcard::from_bytes(bytes) {
            Ok(Kept::V1(table)) => Ok(table),
            Err(e) => Err(format!("this is no table that this version can read: {e}")),
        }
    }

    /// What a list says about it.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn summary(&self) -> Result<Summary, String> {
        let head = record_head(&self.record).map_err(|e| e.to_string())?;
        let players = head.players().ok_or("the record does not say how many play")?;
        let seats = Seat::first(players).map(|seat| Sitter::of_record(head.name(seat))).collect();
        Ok(Summary { game: GameName::of_record(&head)?, seats, progress: Progress::of_record(&self.record) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_numbers_can_be_read() {
        for random in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let id = TableId::of(random);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_ne!(TableId::of(1), TableId::of(2));
        assert!("".parse::<TableId>().is_err() && "a/b".parse::<TableId>().is_err());
    }

    #[test]
    fn a_record_says_how_far_it_is() {
        let play = "setup\n  round 1\nplay\nA row 1\n";
        assert_eq!(Progress::of_record(play), Progress::Round(0));
        assert_eq!(Progress::of_record(&format!("{play}= 1 0969\nB pass\n= 2 1607\nA pass")), Progress::Round(2));
        let over = |end: &str| Progress::of_record(&format!("{play}= 1 0969\n= 1 1607\nend {end}"));
        assert_eq!(over("A 3 B 4 place 2 1"), Progress::Over(vec![Seat::B]));
        assert_eq!(over("A 4 B 4 C 1 place 1 1 3 reason decks"), Progress::Over(vec![Seat::A, Seat::B]));
        assert_eq!(over(""), Progress::Over(Vec::new()));
    }

    #[test]
    fn bytes_lead_back_and_strange_ones_are_refused() {
        let (id, record) = (TableId::of(7), "…".to_owned());
        let table = Table { id, changed: 1_700_000_000_000, record, pack: None, hints: true };
        let bytes = table.to_bytes().unwrap();
        assert_eq!(Table::from_bytes(&bytes), Ok(table));
        assert!(Table::from_bytes(&[9, 9]).is_err());
        assert!(Table::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    }
}
