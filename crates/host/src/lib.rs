//! Tables with any number of viewers: who may do what, what each viewer is told, and the work of the bots as jobs.
//!
//! A [`Host`] does no input or output, reads no clock, is not async and starts no thread. A driver stands around it: the worker of a
//! page, a server, a test. It brings messages, the time and numbers that nobody can guess, sends what [`Host::outputs`] gives, and
//! lets the jobs of [`Host::next_job`] run wherever it likes.
//!
//! ```
//! use host::{ConnectionId, Host, Moment, Output};
//! use protocol::{Open, Opening, Reply, Request, TableId, ToHost};
//! use session::{GameName, Sitter};
//!
//! let (mut host, page) = (Host::default(), ConnectionId(1));
//! host.connect(page, true);
//! let now = Moment { time: 0, random: 7 };
//! let seats = vec![Sitter::person("Ana"), Sitter::bot("apprentice")];
//! let open = Open::new(Opening::New { game: GameName::Madeira, seats, options: Vec::new() });
//! let table = Some(TableId("first".to_owned()));
//! host.take(page, ToHost { number: 1, table, at: 0, request: Request::Open(open) }, now);
//! // Whoever connects is told which tables there are; whoever opens one gets the record to keep, and the reply.
//! let replies: Vec<Reply> = host.outputs().filter_map(Output::reply).collect();
//! assert!(matches!(replies[..], [Reply::Tables(_), Reply::Keep { .. }, Reply::Opened { .. }]));
//! ```
#![forbid(unsafe_code)]

mod answer;
mod connection;
mod host;
mod job;
mod open;
mod review;
mod room;

pub use connection::{ConnectionId, Principal};
pub use host::{Host, Moment, Output};
pub use job::{AnyJob, AnyOutcome, Job, JobId, Outcome, Progress, level_of, run};
pub use open::{Laid, open, what_if};
