//! The words of the terminal: everything that a game says comes from the crate `words`, in English and without marks.

use std::sync::OnceLock;
use words::{Isolation, Language, Message, Words};

fn english() -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(|| Words::new(Language::English, Isolation::Plain))
}

/// A message in words.
pub fn say(message: &Message) -> String {
    english().say(message)
}

/// Another form of a message, such as a title.
pub fn form(message: &Message, form: &str) -> String {
    english().form(message, form, &Default::default())
}

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
