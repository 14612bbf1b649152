//! What a place of the board means in a position: the fields that are about it, and the words of lists that stand for it.

use super::fields::{Field, Fields, Kind};
use super::position::Key;
use table::Seat;

/// What a place is called behind the kind of place it is: `B3` of `land-B3`.
fn what(place: &str) -> &str {
    place.split_once('-').map_or(place, |(_, what)| what)
}

/// The words of a list that stand for a place: `B3-cloth` and `B3-book` for a land.
pub fn words_at(field: &Field, place: &str) -> Vec<String> {
    let Kind::Set(words) = &field.kind else { return Vec::new() };
    let what = what(place);
    let is_there =
        |word: &&String| word.strip_prefix(what).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    // A number alone is no place: there are cards, tiles and decrees with it.
    let is_number = what.chars().all(|c| c.is_ascii_digit());
    if is_number { Vec::new() } else { words.iter().filter(is_there).cloned().collect() }
}

/// The fields that are about a place; those of players for a seat, unless the place is somebody else's.
pub fn fields_at(fields: &Fields, place: &str, seat: Seat) -> Vec<Key> {
    let own = place.split_once('-').and_then(|(whose, rest)| Some((whose.parse::<Seat>().ok()?, rest)));
    if let Some((seat, rest)) = own {
        let is_there = |field: &&Field| {
            field.is_own
                && (rest.starts_with(field.key.as_str()) || rest.rsplit('-').next() == Some(field.key.as_str()))
        };
        return fields.all.iter().filter(is_there).map(|field| field.of(seat)).collect();
    }
    let (kind, what) = (place.split('-').next().unwrap_or(place), what(place));
    // A land lies in a row and a column.
    let letters: Vec<char> = what.chars().collect();
    let crossing = match letters.as_slice() {
        [row, column] if row.is_ascii_uppercase() && column.is_ascii_digit() => {
            vec![format!("rubble row {row}"), format!("rubble column {column}")]
        }
        _ => Vec::new(),
    };
    let is_there = |field: &&Field| {
        let key = field.key.as_str();
        key == place
            || key == what
            || key == kind
            || key.ends_with(&format!(" {what}"))
            || crossing.iter().any(|other| other == key)
            || !words_at(field, place).is_empty()
    };
    fields.all.iter().filter(is_there).map(|field| field.of(seat)).collect()
}
