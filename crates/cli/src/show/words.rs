//! Small words that every game needs.

use table::Seat;

/// A number with the word that fits it.
pub fn many(n: impl Into<i64>, one: &str, more: &str) -> String {
    let n = n.into();
    format!("{n} {}", if n == 1 { one } else { more })
}

/// The texts in a line, or a word for none.
pub fn listed(items: impl IntoIterator<Item = impl ToString>, none: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { none.to_owned() } else { items.join(", ") }
}

/// A seat in a sentence, from the viewer's side.
pub fn whose(owner: Seat, viewer: Option<Seat>) -> String {
    if Some(owner) == viewer { "your".to_owned() } else { format!("{owner}'s") }
}
