//! The page's book-keeping of requests: who waits for what, and what becomes of it when a worker breaks.
//!
//! Nothing here knows a browser: `link` tells what happened and does what comes back.

use protocol::{FromHost, Reply, Request, TableId, ToHost, each};
use std::collections::BTreeMap;
use std::time::Duration;

/// The number of a request.
pub type RequestId = u32;

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It cannot be met.
    Error(protocol::Error),
    /// The worker broke, or was stopped, while it had the request; a new one is there.
    Died,
    /// No worker can be started on this device now.
    Broken(String),
}

/// How long a healthy worker may be silent at the very most while it has a request, on a slow device.
fn patience(request: &Request) -> Duration {
    match request {
        Request::Hint { .. } | Request::Review { .. } => Duration::from_secs(60),
        Request::Open(_)
        | Request::List
        | Request::Look { .. }
        | Request::Act { .. }
        | Request::Explain { .. }
        | Request::Undo { .. }
        | Request::AskUndo { .. }
        | Request::AnswerUndo { .. }
        | Request::Resign { .. }
        | Request::Replay { .. }
        | Request::WhatIf { .. }
        | Request::Export { .. }
        | Request::Sit { .. }
        | Request::Pause { .. }
        | Request::Interrupt
        | Request::Close
        | Request::Course => Duration::from_secs(10),
    }
}

/// How the worker is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Health {
    /// It is loading; requests wait.
    #[default]
    Starting,
    /// It answers.
    Ready,
    /// It broke too often before it was ready; requests are refused until somebody starts it again.
    Broken(String),
}

/// So many workers may break in a row before one was ready.
const MOST_TRIES: u32 = 3;

/// A request and who waits for its reply.
struct Open<R> {
    /// The table it is about; `None`: all of them.
    table: Option<TableId>,
    request: Request,
    is_sent: bool,
    reply: R,
}

impl<R> Open<R> {
    /// The request as it is sent. Whoever looks anew wants all of it; else it is meant for the table as it was last heard of.
    fn message(&self, number: RequestId, heard: &BTreeMap<TableId, usize>) -> ToHost {
        let heard = self.table.as_ref().and_then(|table| heard.get(table)).copied().unwrap_or(0);
        let at = if matches!(self.request, Request::Look { .. }) { 0 } else { heard };
        ToHost { number, table: self.table.clone(), at, request: self.request.clone() }
    }
}

/// The requests that are open. `R` is how a reply reaches whoever asked.
pub struct Desk<R> {
    health: Health,
    next: RequestId,
    open: BTreeMap<RequestId, Open<R>>,
    /// How many entries of each table were heard of.
    heard: BTreeMap<TableId, usize>,
    tries: u32,
}

impl<R> Default for Desk<R> {
    fn default() -> Self {
        Self { health: Health::default(), next: 1, open: BTreeMap::new(), heard: BTreeMap::new(), tries: 0 }
    }
}

impl<R> Desk<R> {
    /// How the worker is.
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// The request that the worker has now, the oldest that was sent, and how long it may take.
    pub fn at_work(&self) -> Option<(RequestId, Duration)> {
        let (&id, open) = self.open.iter().find(|(_, open)| open.is_sent)?;
        Some((id, patience(&open.request)))
    }

    /// Takes a request about a table, or about all of them; gives its number and, if the worker can take it now, what to send.
    ///
    /// # Errors
    /// If there is no worker; whoever waits is given back with the reason.
    pub fn ask(
        &mut self,
        table: Option<TableId>,
        request: Request,
        reply: R,
    ) -> Result<(RequestId, Option<ToHost>), (R, Failure)> {
        if let Health::Broken(why) = &self.health {
            return Err((reply, Failure::Broken(why.clone())));
        }
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        let is_sent = self.health == Health::Ready;
        let open = Open { table, request, is_sent, reply };
        let message = is_sent.then(|| open.message(id, &self.heard));
        self.open.insert(id, open);
        Ok((id, message))
    }

    /// The worker is ready; gives what waited for it.
    pub fn ready(&mut self) -> Vec<ToHost> {
        self.health = Health::Ready;
        self.tries = 0;
        let waiting = self.open.iter_mut().filter(|(_, open)| !open.is_sent);
        waiting
            .map(|(&id, open)| {
                open.is_sent = true;
                open.message(id, &self.heard)
            })
            .collect()
    }

    /// A message came; gives who waits for it, if anybody still does.
    pub fn hear(&mut self, message: &FromHost) -> Option<R> {
        if let (Some(table), Reply::Table { sight }) = (&message.table, &message.reply) {
            self.heard.insert(table.clone(), each!(sight, sight => sight.at));
        }
        self.open.remove(&message.number?).map(|open| open.reply)
    }

    /// The worker broke. What it had comes back with a failure, what it had not yet waits for the next one; unless there
    /// shall be none, because it broke too often: then all comes back.
    pub fn broke(&mut self, why: &str) -> Vec<(R, Failure)> {
        if self.health != Health::Ready {
            self.tries += 1;
        }
        // The next one has its tables from what was kept, with a past of their own.
        self.heard.clear();
        let is_hopeless = self.tries >= MOST_TRIES;
        self.health = if is_hopeless { Health::Broken(why.to_owned()) } else { Health::Starting };
        let failure = |is_sent| if is_sent { Failure::Died } else { Failure::Broken(why.to_owned()) };
        let lost = self.open.extract_if(.., |_, open| is_hopeless || open.is_sent);
        lost.map(|(_, open)| (open.reply, failure(open.is_sent))).collect()
    }

    /// Somebody wants to try once more.
    pub fn try_again(&mut self) {
        self.health = Health::Starting;
        self.tries = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(number: RequestId) -> ToHost {
        ToHost { number, table: None, at: 0, request: Request::List }
    }

    fn done(number: RequestId) -> FromHost {
        FromHost { number: Some(number), table: None, reply: Reply::Done }
    }

    #[test]
    fn a_request_is_meant_for_the_table_as_it_was_last_heard_of() {
        let (mut desk, table) = (Desk::default(), TableId("t".to_owned()));
        desk.ready();
        let at = |desk: &mut Desk<()>, request| {
            let (_, sent) = desk.ask(Some(table.clone()), request, ()).unwrap();
            sent.unwrap().at
        };
        let undo = Request::Undo { seat: table::Seat::A, what: session::Undo::Turn };
        assert_eq!(at(&mut desk, undo.clone()), 0);
        let game = session::shelf::make::<madeira::Madeira>(session::Pack::shipped(), 2, &[] as &[&str]).unwrap();
        let mut dealt = session::Table::deal(std::sync::Arc::new(game), 1).unwrap();
        dealt.sit(table::Seat::A, &session::Sitter::person("Ana")).unwrap();
        let reply = Reply::Table { sight: protocol::OfGame::Madeira(dealt.sight(None, 0)) };
        assert_eq!(desk.hear(&FromHost { number: None, table: Some(TableId("t".to_owned())), reply }), None);
        assert_eq!((at(&mut desk, undo.clone()), at(&mut desk, Request::Look { viewer: None })), (1, 0));
        desk.broke("out of memory");
        desk.ready();
        assert_eq!(at(&mut desk, undo), 0);
    }

    #[test]
    fn what_is_asked_before_the_worker_is_ready_waits() {
        let mut desk = Desk::default();
        let (first, request) = desk.ask(None, Request::List, "first").unwrap();
        assert!(request.is_none() && desk.at_work().is_none());
        assert_eq!(desk.ready(), [message(first)]);
        let (second, request) = desk.ask(None, Request::List, "second").unwrap();
        assert_eq!(request, Some(message(second)));
        assert_eq!(desk.at_work(), Some((first, patience(&Request::List))));
        assert_eq!(
            (desk.hear(&done(second)), desk.hear(&done(first)), desk.hear(&done(first))),
            (Some("second"), Some("first"), None)
        );
        assert_eq!(desk.at_work(), None);
    }

    #[test]
    fn what_a_broken_worker_had_is_lost_and_the_next_one_is_asked_again() {
        let mut desk = Desk::default();
        desk.ready();
        desk.ask(None, Request::List, "had").unwrap();
        assert_eq!(desk.broke("out of memory"), [("had", Failure::Died)]);
        assert_eq!(desk.health(), &Health::Starting);
        let (id, _) = desk.ask(None, Request::List, "waits").unwrap();
        assert_eq!(desk.ready(), [message(id)]);
    }

    #[test]
    fn a_worker_that_never_gets_ready_is_given_up() {
        let mut desk = Desk::default();
        desk.ask(None, Request::List, "waits").unwrap();
        assert_eq!((desk.broke("a"), desk.broke("b")), (vec![], vec![]));
        assert_eq!(desk.broke("c"), [("waits", Failure::Broken("c".to_owned()))]);
        assert_eq!(desk.ask(None, Request::List, "late"), Err(("late", Failure::Broken("c".to_owned()))));
        desk.try_again();
        assert!(desk.ask(None, Request::List, "again").is_ok());
    }
}
