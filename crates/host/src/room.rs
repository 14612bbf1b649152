//! One table with its viewers, its bots, and what they were asked to think about.

use crate::answer::{asked, is_over};
use crate::connection::ConnectionId;
use crate::job::{AnyJob, AnyOutcome, Job, JobId, SeatedBot};
use crate::review::Reviewing;
use lisboa::Lisboa;
use madeira::Madeira;
use protocol::{AnySight, AnyTable, OfGame, Reply, each, of_each};
use session::Sitter;
use std::collections::BTreeMap;
use table::{BySeat, Seat};

/// The bots of a table, where they are not thinking: each sits down when it is first asked.
type Bots<G> = BySeat<Option<Box<SeatedBot<G>>>>;
/// The bots of a table of any game.
type AnyBots = OfGame<Bots<Lisboa>, Bots<Madeira>>;
/// A review of a table of any game.
pub(crate) type AnyReviewing = OfGame<Reviewing<Lisboa>, Reviewing<Madeira>>;

/// How a connection looks at a table.
pub(crate) struct Look {
    /// For whom; `None`: a spectator.
    pub viewer: Option<Seat>,
    /// How many entries it was told of.
    pub at: usize,
}

/// A request that is answered when jobs are done.
pub(crate) struct Pending<T> {
    pub connection: ConnectionId,
    pub number: u32,
    pub what: T,
    /// The job that is out for it.
    pub job: Option<JobId>,
}

/// A hint that somebody wants.
pub(crate) struct HintWanted {
    pub seat: Seat,
    pub iterations: u32,
}

/// A table, and all that is under way there.
pub(crate) struct Room {
    pub table: AnyTable,
    bots: AnyBots,
    pub looks: BTreeMap<ConnectionId, Look>,
    pub is_paused: bool,
    /// Whether bots wait until somebody looks, so that nothing is missed.
    pub waits_for_viewers: bool,
    /// The job of the bot that is asked.
    pub bot_job: Option<JobId>,
    pub hints: Vec<Pending<HintWanted>>,
    pub reviews: Vec<Pending<AnyReviewing>>,
}

impl Room {
    pub fn new(table: AnyTable, waits_for_viewers: bool) -> Self {
        let bots = of_each!(&table, _table => BySeat::from_fn(|_| None));
        let (looks, hints, reviews) = (BTreeMap::new(), Vec::new(), Vec::new());
        Self { table, bots, looks, is_paused: false, waits_for_viewers, bot_job: None, hints, reviews }
    }

    /// How many entries there are.
    pub fn at(&self) -> usize {
        each!(&self.table, table => table.at())
    }

    pub fn sight(&self, viewer: Option<Seat>, at: usize) -> AnySight {
        of_each!(&self.table, table => table.sight(viewer, at))
    }

    /// How the table looks now for a connection: as it looks on, or else for `seat`. It is told again what happened since it was told
    /// last, because a reply may be lost.
    pub fn sync(&self, connection: ConnectionId, seat: Option<Seat>) -> Reply {
        let (viewer, since) = self.looks.get(&connection).map_or((seat, 0), |look| (look.viewer, look.at));
        Reply::Table { sight: self.sight(viewer, since) }
    }

    /// What is new for a connection that looks on; it knows it then.
    pub fn news(&mut self, connection: ConnectionId) -> Reply {
        let (reply, now) = (self.sync(connection, None), self.at());
        if let Some(look) = self.looks.get_mut(&connection) {
            look.at = now;
        }
        reply
    }

    /// What a bot that is asked has to decide; `None`: no bot is, or it has to wait, or it thinks already.
    pub fn next_decision(&mut self) -> Option<(Seat, AnyJob)> {
        if self.bot_job.is_some() || self.is_paused || (self.waits_for_viewers && self.looks.is_empty()) {
            return None;
        }
        let seat = asked(&self.table)?;
        let Sitter::Bot { level } = each!(&self.table, table => table.sitter(seat).clone()) else { return None };
        // Both were made together, so they are of one game.
        let both = self.table.as_mut().with(self.bots.as_mut())?;
        let job = of_each!(both, both => {
            let (table, bots) = both;
            let known = bots[seat].take().filter(|bot| bot.is(&level));
            let bot = known.unwrap_or_else(|| Box::new(SeatedBot::new(table, seat, &level)));
            Job::decide(table, seat, bot)
        });
        Some((seat, job))
    }

    /// The next hint that somebody waits for, as a job.
    pub fn next_hint(&mut self) -> Option<(&mut Pending<HintWanted>, AnyJob)> {
        let wanted = self.hints.iter_mut().find(|wanted| wanted.job.is_none())?;
        let HintWanted { seat, iterations } = wanted.what;
        Some((wanted, of_each!(&self.table, table => Job::hint(table, seat, iterations))))
    }

    /// The next decision that is to be reviewed, as a job.
    pub fn next_verdict(&mut self) -> Option<(&mut Pending<AnyReviewing>, AnyJob)> {
        let wanted = self.reviews.iter_mut().find(|wanted| wanted.job.is_none())?;
        let job = match &wanted.what {
            OfGame::Lisboa(review) => OfGame::Lisboa(review.next()?),
            OfGame::Madeira(review) => OfGame::Madeira(review.next()?),
        };
        Some((wanted, job))
    }

    /// What was decided is done, and the bot that did it sits down again; says whether that was possible.
    pub fn decided(&mut self, outcome: AnyOutcome, seat: Seat) -> bool {
        let Some(all) = self.table.as_mut().with(self.bots.as_mut()).and_then(|both| both.with(outcome)) else {
            return false;
        };
        each!(all, all => {
            let ((table, bots), outcome) = all;
            outcome.into_decision().is_some_and(|(action, bot)| {
                bots[seat] = Some(bot);
                table.act(seat, action).is_ok()
            })
        })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        is_over(&self.table)
    }
}
