//! What page and worker say to each other, as postcard bytes.

use crate::game::GameName;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The number of a request.
pub type RequestId = u32;

/// What the page asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number; the reply has the same.
    pub id: RequestId,
    /// What is to be done.
    pub job: Job,
}

/// Something that the worker can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Say that you are there.
    Ping,
    /// Deal a game: the record of a table before the first decision.
    Deal {
        /// The game.
        game: GameName,
        /// Who sits where, from seat A: `you`, or the level of a bot.
        seats: Vec<String>,
        /// The seed of the deal.
        seed: u64,
    },
    /// Think about the first real decision of a deal, to see how fast this device is.
    Think {
        /// The game.
        game: GameName,
        /// How often to look into the future.
        iterations: u32,
    },
}

impl Job {
    /// How long a healthy worker needs at the very most, on a slow device.
    pub fn patience(&self) -> Duration {
        match self {
            Self::Ping => Duration::from_secs(4),
            Self::Deal { .. } => Duration::from_secs(10),
            Self::Think { .. } => Duration::from_secs(120),
        }
    }
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Message {
    /// It can be asked now.
    Ready,
    /// The reply to a request.
    Reply {
        /// Its number.
        id: RequestId,
        /// What came of it; or why nothing did, in words.
        result: Result<Answer, String>,
    },
}

/// What came of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// It is there.
    Pong,
    /// The record of the dealt game.
    Dealt(String),
    /// What the bot would do.
    Thought {
        /// The action, in notation.
        action: String,
        /// How often it looked into the future.
        looks: u32,
        /// Whether it was stopped before it had looked as often as it was asked to.
        stopped: bool,
    },
}

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The job itself failed.
    Job(String),
    /// The worker broke, or was stopped, while it had the request; a new one is there.
    Died,
    /// No worker can be started on this device now.
    Broken(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Job(why) | Self::Broken(why) => f.write_str(why),
            Self::Died => f.write_str("the worker stopped"),
        }
    }
}

impl std::error::Error for Failure {}

/// The bytes of a message.
///
/// # Errors
/// If there is no memory for them.
pub fn to_bytes<T: Serialize>(message: &T) -> Result<Vec<u8>, String> {
    postcard::to_allocvec(message).map_err(|e| e.to_string())
}

/// The message of some bytes.
///
/// # Errors
/// If they are none.
pub fn from_bytes<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, String> {
    postcard::from_bytes(bytes).map_err(|e| format!("these bytes are no message: {e}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_lead_back_and_strange_bytes_are_refused() {
        let job = Job::Deal { game: GameName::Madeira, seats: vec!["you".to_owned()], seed: u64::MAX };
        let request = Request { id: 7, job };
        let bytes = to_bytes(&request).unwrap();
        assert_eq!(from_bytes(&bytes), Ok(request));
        assert!(from_bytes::<Request>(&bytes[..2]).is_err());
        assert!(from_bytes::<Message>(&[200]).is_err());
    }
}
