//! How a command fails, and with which exit code.

use std::io;
use thiserror::Error;

/// The thing that was asked for failed: a scenario, a record, a check. Exit code 1.
#[derive(Debug, Error)]
#[error("{0}")]
struct Failed(String);

/// An error with exit code 1 and this message.
pub fn failed(message: impl Into<String>) -> anyhow::Error {
    Failed(message.into()).into()
}

/// An error with exit code 1 after everything was said on standard output.
pub fn told() -> anyhow::Error {
    failed("")
}

/// The exit code of an error, and what is still to be said about it.
///
/// A reader that went away is no error: whoever pipes into `head` has what they wanted.
pub fn verdict(error: &anyhow::Error) -> (u8, Option<String>) {
    let is_gone = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(is_gone) {
        return (0, None);
    }
    match error.downcast_ref::<Failed>() {
        Some(Failed(message)) if message.is_empty() => (1, None),
        Some(_) => (1, Some(format!("{error:#}"))),
        None => (2, Some(format!("{error:#}"))),
    }
}
