//! Effects written as a few words, such as `sell gold 2`.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// The words of a short text, one after the other. Every value has exactly one spelling: words are separated by one
/// space, numbers are plain digits without leading zeros.
pub struct Words<'t> {
    text: &'t str,
    rest: Option<&'t str>,
}

impl<'t> Words<'t> {
    /// The words of a text.
    pub fn of(text: &'t str) -> Self {
        Self { text, rest: Some(text) }
    }

    /// The next word.
    ///
    /// # Errors
    /// If there is none, or there are two spaces in a row.
    pub fn word(&mut self) -> Result<&'t str, String> {
        let rest = self.rest.ok_or_else(|| format!("`{}` is too short", self.text))?;
        let (word, rest) = rest.split_once(' ').map_or((rest, None), |(word, rest)| (word, Some(rest)));
        self.rest = rest;
        if word.is_empty() { Err(format!("`{}` lacks a word", self.text)) } else { Ok(word) }
    }

    /// The next word as a name.
    ///
    /// # Errors
    /// If there is none or it is not a name of the kind.
    pub fn name<T: FromStr<Err = String>>(&mut self) -> Result<T, String> {
        self.word()?.parse()
    }

    /// The next word as a number.
    ///
    /// # Errors
    /// If there is none, or it is not a number in the range.
    pub fn amount(&mut self, range: RangeInclusive<u8>) -> Result<u8, String> {
        let text = self.text;
        let word = self.word()?;
        let number = word.parse().ok().filter(|n: &u8| range.contains(n) && n.to_string() == word);
        let (start, end) = range.into_inner();
        number.ok_or_else(|| format!("`{text}`: `{word}` must be a number from {start} to {end}"))
    }

    /// Ends the text: `value` if no word is left.
    ///
    /// # Errors
    /// If a word is left.
    pub fn end<T>(self, value: T) -> Result<T, String> {
        match self.rest {
            None => Ok(value),
            Some(rest) => Err(format!("`{}`: `{rest}` is too much", self.text)),
        }
    }
}
