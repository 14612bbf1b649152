//! The page's book-keeping of requests: who waits for what, and what becomes of it when a worker breaks.
//!
//! Nothing here knows a browser: `link` tells what happened and does what comes back.

use super::message::{Failure, Job, Request, RequestId};
use std::collections::BTreeMap;
use std::time::Duration;

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
    job: Job,
    is_sent: bool,
    reply: R,
}

/// The requests that are open. `R` is how a reply reaches whoever asked.
pub struct Desk<R> {
    health: Health,
    next: RequestId,
    open: BTreeMap<RequestId, Open<R>>,
    tries: u32,
}

impl<R> Default for Desk<R> {
    fn default() -> Self {
        Self { health: Health::default(), next: 1, open: BTreeMap::new(), tries: 0 }
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
        Some((id, open.job.patience()))
    }

    /// Takes a request; gives its number and, if the worker can take it now, what to send.
    ///
    /// # Errors
    /// If there is no worker; whoever waits is given back with the reason.
    pub fn ask(&mut self, job: Job, reply: R) -> Result<(RequestId, Option<Request>), (R, Failure)> {
        if let Health::Broken(why) = &self.health {
            return Err((reply, Failure::Broken(why.clone())));
        }
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        let is_sent = self.health == Health::Ready;
        let request = is_sent.then(|| Request { id, job: job.clone() });
        self.open.insert(id, Open { job, is_sent, reply });
        Ok((id, request))
    }

    /// The worker is ready; gives what waited for it.
    pub fn ready(&mut self) -> Vec<Request> {
        self.health = Health::Ready;
        self.tries = 0;
        let waiting = self.open.iter_mut().filter(|(_, open)| !open.is_sent);
        waiting
            .map(|(&id, open)| {
                open.is_sent = true;
                Request { id, job: open.job.clone() }
            })
            .collect()
    }

    /// A reply came; gives who waits for it, if anybody still does.
    pub fn answered(&mut self, id: RequestId) -> Option<R> {
        self.open.remove(&id).map(|open| open.reply)
    }

    /// The worker broke. What it had comes back with a failure, what it had not yet waits for the next one; unless there
    /// shall be none, because it broke too often: then all comes back.
    pub fn broke(&mut self, why: &str) -> Vec<(R, Failure)> {
        if self.health != Health::Ready {
            self.tries += 1;
        }
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

    #[test]
    fn what_is_asked_before_the_worker_is_ready_waits() {
        let mut desk = Desk::default();
        let (first, request) = desk.ask(Job::Ping, "first").unwrap();
        assert!(request.is_none() && desk.at_work().is_none());
        assert_eq!(desk.ready(), [Request { id: first, job: Job::Ping }]);
        let (second, request) = desk.ask(Job::Ping, "second").unwrap();
        assert_eq!(request, Some(Request { id: second, job: Job::Ping }));
        assert_eq!(desk.at_work(), Some((first, Job::Ping.patience())));
        assert_eq!(
            (desk.answered(second), desk.answered(first), desk.answered(first)),
            (Some("second"), Some("first"), None)
        );
        assert_eq!(desk.at_work(), None);
    }

    #[test]
    fn what_a_broken_worker_had_is_lost_and_the_next_one_is_asked_again() {
        let mut desk = Desk::default();
        desk.ready();
        desk.ask(Job::Ping, "had").unwrap();
        assert_eq!(desk.broke("out of memory"), [("had", Failure::Died)]);
        assert_eq!(desk.health(), &Health::Starting);
        let (id, _) = desk.ask(Job::Ping, "waits").unwrap();
        assert_eq!(desk.ready(), [Request { id, job: Job::Ping }]);
    }

    #[test]
    fn a_worker_that_never_gets_ready_is_given_up() {
        let mut desk = Desk::default();
        desk.ask(Job::Ping, "waits").unwrap();
        assert_eq!((desk.broke("a"), desk.broke("b")), (vec![], vec![]));
        assert_eq!(desk.broke("c"), [("waits", Failure::Broken("c".to_owned()))]);
        assert_eq!(desk.ask(Job::Ping, "late"), Err(("late", Failure::Broken("c".to_owned()))));
        desk.try_again();
        assert!(desk.ask(Job::Ping, "again").is_ok());
    }
}
