//! Actions as short texts.

use std::fmt;

/// A text that is not the notation of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseActionError {
    /// What was written.
    pub text: String,
    /// What would be right.
    pub expected: String,
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an action: {}", self.text, self.expected)
    }
}

impl std::error::Error for ParseActionError {}

/// The texts of the actions in one line, which are separated by commas.
pub fn split_actions(line: &str) -> impl Iterator<Item = &str> {
    line.split(',').map(str::trim).filter(|part| !part.is_empty())
}
