//! The messages between a page and a table: for a worker in the same browser now, for a websocket later.
//!
//! A page sends [`Request`]s and gets [`Reply`]s; [`ToHost`] and [`FromHost`] carry them with the table, what the sender knows of it, and the number that says which reply
//! belongs to which request. On the way they are bytes ([`to_bytes`], [`from_bytes`]); for people who look for a fault the same
//! can be written and read as JSON ([`to_json`], [`from_json`]). Both begin with the [`VERSION`] of the messages, and another
//! version is refused before anything else is read.
//!
//! Whoever hosts a table knows who asks. What a viewer may not know never enters a message: a host (crate `host`) answers with a
//! [`Sight`](session::Sight), and refuses requests for seats that are not the asker's.
#![forbid(unsafe_code)]

#[doc(hidden)]
pub mod any;
mod frame;
mod reply;
mod request;
mod review;
#[cfg(feature = "schema")]
pub mod schema;
mod shape;

pub use any::{
    AnyAction, AnyBarrier, AnyHint, AnyReasons, AnyRefusal, AnyReplayError, AnyReview, AnySight, AnyTable, OfGame,
};
pub use frame::{FrameError, LONGEST, VERSION, from_bytes, from_json, to_bytes, to_json};
pub use reply::{Advice, Error, FromHost, Hint, Reply, TableInfo};
pub use request::{Export, Open, Opening, PackText, Request, TableId, ToHost};
pub use review::{DecisionLoss, DecisionLossOf, Loss, Review, ReviewOf, SeatLoss, TurnLoss, TurnLossOf};
