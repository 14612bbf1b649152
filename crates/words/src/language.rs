//! The languages, each with the texts of its folder.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that everything can be said in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// The files of a folder of `locales`, as name and text. Every language has the same files.
macro_rules! folder {
    ($language:literal: $($file:literal),+ $(,)?) => {
        &[$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/", $language, "/", $file)))),+]
    };
}

/// The files of one language that everybody needs.
macro_rules! locale {
    ($language:literal) => {
        folder!($language:
            "common.ftl", "app.ftl",
            "lisboa/names.ftl", "lisboa/things.ftl", "lisboa/questions.ftl", "lisboa/answers.ftl", "lisboa/events.ftl",
            "lisboa/reasons.ftl", "lisboa/scores.ftl", "lisboa/board.ftl",
            "madeira/names.ftl", "madeira/things.ftl", "madeira/questions.ftl", "madeira/answers.ftl", "madeira/events.ftl",
            "madeira/reasons.ftl", "madeira/scores.ftl", "madeira/board.ftl",
        )
    };
}

/// The files of one language that are needed only once what they are about is opened.
macro_rules! later {
    ($language:literal) => {
        folder!($language: "later/book.ftl", "later/challenges.ftl", "later/check.ftl", "later/coach.ftl", "later/lessons.ftl", "later/puzzles.ftl", "later/settle.ftl", "later/ways.ftl")
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its folder, and its name in settings: a tag of BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
        }
    }

    /// The files of its folder that everybody needs: name and text.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => locale!("en"),
        }
    }

    /// The files of its folder `later`, which a page loads when what they are about is opened: name and text.
    pub const fn later(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => later!("en"),
        }
    }

    /// The identifier that says how numbers choose words.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let tag = text.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag)).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|language| language.tag()).collect();
            format!("`{text}` is not a language; known are {}", known.join(", "))
        })
    }
}
