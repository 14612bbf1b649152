//! Saying messages to whoever reads the page. Every sentence stands in `locales`; here they are only asked for.

use session::Sitter;
use std::sync::{Arc, OnceLock};
use table::{BySeat, Seat};
use words::{Isolation, Language, Message, Names, Words, say};

/// The language of the page. Arguments are not wrapped in marks of direction: all languages there are run from left to right, and
/// a copied or searched text should be what it looks like.
pub fn words() -> &'static Arc<Words> {
    static WORDS: OnceLock<Arc<Words>> = OnceLock::new();
    WORDS.get_or_init(|| Arc::new(Words::first(Language::English, Isolation::Plain)))
}

/// Makes sure that the texts of a file of `locales/LANG/later` can be said. `assets` is the address of the folder that the page was loaded from.
///
/// # Errors
/// If the file cannot be loaded.
#[cfg(target_family = "wasm")]
pub async fn load(file: &'static str, assets: &str) -> Result<(), String> {
    if !is_loaded(file) {
        let address = format!("{assets}words/{}/{file}.ftl", words().language());
        words().add(&crate::browser::loaded(&address).await?);
        LOADED.with_borrow_mut(|loaded| loaded.insert(file));
    }
    Ok(())
}

/// Whether the texts of a file can be said.
#[cfg(target_family = "wasm")]
pub fn is_loaded(file: &'static str) -> bool {
    LOADED.with_borrow(|loaded| loaded.contains(file))
}

#[cfg(target_family = "wasm")]
thread_local! {
    static LOADED: std::cell::RefCell<std::collections::BTreeSet<&'static str>> = const { std::cell::RefCell::new(std::collections::BTreeSet::new()) };
}

/// A message in words.
pub fn tell(message: &Message) -> String {
    words().say(message)
}

/// Another form of a message, such as its note.
pub fn form(message: &Message, form: &str) -> String {
    words().form(message, form, &Names::default())
}

/// A message in words, with people by their names.
pub fn tell_with(message: &Message, names: &Names) -> String {
    sentence(words().say_with(message, names))
}

/// The short form of a question or an answer, with people by their names.
pub fn title(message: &Message, names: &Names) -> String {
    sentence(words().title(message, names))
}

/// What stands alone begins with a capital letter; in a list the same text does not.
fn sentence(text: String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A message of the page: `said!("app-close")`.
#[macro_export]
macro_rules! said {
    ($($message:tt)*) => { $crate::speech::tell(&words::say!($($message)*)) };
}

/// What somebody is called at a table. Bots have names too: a level is no person, and two may have the same.
pub fn name(seat: Seat, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name } if !name.is_empty() => name.clone(),
        Sitter::Person { .. } => tell(&say!("app-person-of-seat", seat)),
        Sitter::Bot { .. } => tell(&match seat {
            Seat::A => say!("app-bot-name-a"),
            Seat::B => say!("app-bot-name-b"),
            Seat::C => say!("app-bot-name-c"),
            Seat::D => say!("app-bot-name-d"),
        }),
    }
}

/// What everybody at a table is called.
pub fn names(sitters: &[Sitter]) -> Names {
    BySeat::from_fn(|seat| sitters.get(seat.index()).map_or_else(String::new, |sitter| name(seat, sitter)))
}

/// What kind of player sits there: a person, or the level of a bot.
pub fn kind(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { .. } => tell(&say!("app-person")),
        Sitter::Bot { level } => level_name(level),
    }
}

/// The name of a level, by the word of the record.
pub fn level_name(word: &str) -> String {
    tell(&match host::level_of(word) {
        bots::Level::Apprentice => say!("app-level-apprentice"),
        bots::Level::Merchant => say!("app-level-merchant"),
        bots::Level::Noble => say!("app-level-noble"),
        bots::Level::Minister => say!("app-level-minister"),
    })
}

/// Points that something gains or loses.
pub fn signed(points: f32) -> String {
    format!("{points:+.1}").replace('-', "−")
}
