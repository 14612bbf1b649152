//! The messages between a page and a table: for a worker in the same browser now, for a websocket later.
//!
//! A page sends [`Request`]s and gets [`Reply`]s; [`ToTable`] and [`ToPage`] carry them with the number that says which reply
//! belongs to which request. On the way they are bytes ([`to_bytes`], [`from_bytes`]); for people who look for a fault the same
//! can be written and read as JSON ([`to_json`], [`from_json`]). Both begin with the [`VERSION`] of the messages, and another
//! version is refused before anything else is read.
//!
//! Whoever hosts a table knows who asks. What a viewer may not know never enters a message: a host answers with a
//! [`Sight`](session::Sight), and refuses requests for seats that are not the asker's.
#![forbid(unsafe_code)]

#[doc(hidden)]
pub mod any;
mod desk;
mod frame;
mod reply;
mod request;
mod review;

pub use any::{
    AnyAction, AnyBarrier, AnyHint, AnyReasons, AnyRefusal, AnyReplayError, AnyReview, AnySight, AnyTable, OfGame,
};
pub use desk::{Laid, open, what_if};
pub use frame::{FrameError, LONGEST, VERSION, from_bytes, from_json, to_bytes, to_json};
pub use reply::{Advice, Error, Hint, Reply, TableInfo, ToPage};
pub use request::{Export, Open, Opening, PackText, Request, TableId, ToTable};
pub use review::{DecisionLoss, DecisionLossOf, Loss, Review, ReviewOf, SeatLoss, TurnLoss, TurnLossOf};
