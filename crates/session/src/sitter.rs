//! Who sits at a table, and how a record names them.

use std::fmt;

/// Who decides for a seat. Whoever hosts the table asks them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sitter {
    /// Somebody.
    Person {
        /// What they want to be called; may be empty.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level or kind, in one of the words that [`Sitter::is_bot_word`] knows.
        level: String,
    },
}

/// The words by which records name bots; `search` may be followed by a colon and a number.
const BOTS: [&str; 8] = ["apprentice", "merchant", "noble", "minister", "greedy", "search", "builder", "random"];

/// Put around the name of a person that would be read as something else.
const QUOTE: char = '"';

impl Sitter {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self::Person { name: name.into() }
    }

    /// A bot.
    pub fn bot(level: impl Into<String>) -> Self {
        Self::Bot { level: level.into() }
    }

    /// Whether a word names a bot.
    pub fn is_bot_word(word: &str) -> bool {
        let kind = match word.split_once(':') {
            Some(("search", number)) if number.parse::<u32>().is_ok() => "search",
            Some(_) => return false,
            None => word,
        };
        BOTS.contains(&kind)
    }

    /// Whether somebody has to be asked.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// Who is meant by the name in a record; a seat without a name is a person without one.
    pub fn of_record(name: Option<&str>) -> Self {
        let name = name.unwrap_or_default();
        if Self::is_bot_word(name) {
            return Self::bot(name);
        }
        let inner = name.strip_prefix(QUOTE).and_then(|rest| rest.strip_suffix(QUOTE));
        Self::person(inner.unwrap_or(name))
    }
}

/// The name in a record. Persons who call themselves like a bot, or put quotes around their name, are written in quotes.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person { name } if Self::is_bot_word(name) || name.starts_with(QUOTE) => {
                write!(f, "{QUOTE}{name}{QUOTE}")
            }
            Self::Person { name } => f.write_str(name),
            Self::Bot { level } => f.write_str(level),
        }
    }
}

/// A bot that nobody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The word that should name it.
    pub level: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a bot; known are {}", self.level, BOTS.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl Default for Sitter {
    fn default() -> Self {
        Self::person("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persons_and_bots_are_known_again_by_the_name_in_the_record() {
        let names = ["", "you", "Ana Maria", "noble", "search:800", "\"noble\"", "\"", "\"\"", "Noble", "search:many"];
        for name in names {
            let person = Sitter::person(name);
            let written = person.to_string();
            assert_eq!(Sitter::of_record(Some(&written).filter(|w| !w.is_empty()).map(String::as_str)), person);
        }
        for level in ["noble", "random", "search:800"] {
            assert_eq!(Sitter::of_record(Some(level)), Sitter::bot(level));
        }
        assert_eq!(Sitter::of_record(None), Sitter::default());
    }
}
