//! Messages as bytes and as JSON, each with the version first.
//!
//! Ids, sets and stacks check themselves when they are read. A plain number cannot: a damaged Treasury marker would only be
//! noticed by the rules, too late. So bytes carry a checksum, and what was damaged on its way never becomes a value.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use table::pack::fnv1a;

/// The version of the messages. To be raised whenever a message, or anything in one, changes its shape: bytes carry no names, so
/// an old page could read something else from them.
pub const VERSION: u16 = 5;

/// The longest message that is read; the longest that is sent, a component pack, is a twentieth of it.
pub const LONGEST: usize = 4 << 20;

/// Why a message cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FrameError {
    /// It is of another version.
    Version {
        /// Theirs.
        theirs: u16,
        /// Ours.
        ours: u16,
    },
    /// It is too long.
    TooLong {
        /// How many bytes it has.
        bytes: usize,
    },
    /// It is no message.
    Broken(String),
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { theirs, ours } => {
                let old = if theirs < ours { "the sender" } else { "this side" };
                write!(
                    f,
                    "the message has version {theirs}, but this side speaks version {ours}; {old} must be renewed"
                )
            }
            Self::TooLong { bytes } => write!(f, "the message has {bytes} bytes; at most {LONGEST} are read"),
            Self::Broken(reason) => write!(f, "the message cannot be read: {reason}"),
        }
    }
}

impl std::error::Error for FrameError {}

/// How many bytes the version has, and after it the checksum.
const HEAD: (usize, usize) = (size_of::<u16>(), size_of::<u32>());

/// A message as bytes: the version and a checksum, the lowest byte first, then the message in `postcard`.
pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    let message = postcard::to_allocvec(message).expect("BUG: a message is made of what postcard can write");
    let mut frame = Vec::with_capacity(HEAD.0 + HEAD.1 + message.len());
    frame.extend(VERSION.to_le_bytes());
    frame.extend(checksum(&message).to_le_bytes());
    frame.extend(message);
    frame
}

/// Reads a message from bytes.
///
/// # Errors
/// If it is of another version, too long, damaged, or not this kind of message.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, FrameError> {
    check_length(bytes)?;
    let broken = |reason: &str| FrameError::Broken(reason.to_owned());
    let (version, rest) = bytes.split_first_chunk().ok_or_else(|| broken("it has no version"))?;
    check_version(u16::from_le_bytes(*version))?;
    let (sum, message) = rest.split_first_chunk().ok_or_else(|| broken("it has no checksum"))?;
    if u32::from_le_bytes(*sum) != checksum(message) {
        return Err(broken("it was damaged on its way"));
    }
    match postcard::take_from_bytes(message) {
        Ok((message, [])) => Ok(message),
        Ok((_, rest)) => Err(FrameError::Broken(format!("{} bytes too many", rest.len()))),
        Err(error) => Err(FrameError::Broken(error.to_string())),
    }
}

/// The lower half of the hash: it too changes with every single byte.
fn checksum(message: &[u8]) -> u32 {
    fnv1a(message) as u32
}

/// A message as JSON: `{"version": …, "message": …}`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Versioned<T> {
    /// The version of the messages.
    version: u16,
    /// The message.
    message: T,
}

#[derive(Deserialize)]
struct Head {
    version: u16,
}

/// A message as JSON, in one line.
pub fn to_json<T: Serialize>(message: &T) -> String {
    let frame = Versioned { version: VERSION, message };
    serde_json::to_string(&frame).expect("BUG: a message is made of what JSON can write")
}

/// Reads a message from JSON.
///
/// # Errors
/// If it is of another version, too long, damaged, or not this kind of message.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, FrameError> {
    check_length(text.as_bytes())?;
    let broken = |error: serde_json::Error| FrameError::Broken(error.to_string());
    let head: Head = serde_json::from_str(text).map_err(broken)?;
    check_version(head.version)?;
    serde_json::from_str(text).map(|frame: Versioned<T>| frame.message).map_err(broken)
}

fn check_length(bytes: &[u8]) -> Result<(), FrameError> {
    if bytes.len() > LONGEST { Err(FrameError::TooLong { bytes: bytes.len() }) } else { Ok(()) }
}

fn check_version(theirs: u16) -> Result<(), FrameError> {
    if theirs == VERSION { Ok(()) } else { Err(FrameError::Version { theirs, ours: VERSION }) }
}
