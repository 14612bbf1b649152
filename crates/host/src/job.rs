//! What bots do, as jobs: values that a driver may let run wherever it likes, in the worker of a page, on a thread, on another machine.

use bots::review::{Decision, Verdict};
use bots::{Adviser, Bot, Budget, Judged, Level, Patience, Question, Search, luck_of};
use lisboa::Lisboa;
use madeira::Madeira;
use protocol::{Advice, Hint, OfGame, of_each};
use session::Table;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::Seat;

/// A search asks whether it has been long enough after so many simulations at most.
const SIMULATIONS: u32 = 8;

/// Told now and then how many simulations of how many are done; answers whether the job shall stop with what it has.
pub type Progress<'a> = &'a (dyn Fn(u32, u32) -> bool + Sync);

/// A job that was handed out, by a number that is not used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JobId(pub(crate) u64);

/// A bot at a table, with what it remembers between its decisions.
pub(crate) struct SeatedBot<G: Judged> {
    level: Level,
    search: Search<G>,
    patience: Patience,
}

impl<G: Judged> SeatedBot<G> {
    /// The bot that a word in a record names, with luck of its own.
    pub fn new(table: &Table<G>, seat: Seat, word: &str) -> Self {
        let level = level_of(word);
        let search = level.bot(table.game(), luck_of(table.seeds(), seat));
        Self { level, search, patience: Patience::default() }
    }

    /// Whether a word in a record names it.
    pub fn is(&self, word: &str) -> bool {
        self.level == level_of(word)
    }
}

/// The level of the bot that a word in a record names. Bots that only the terminal has play like a Merchant.
pub fn level_of(word: &str) -> Level {
    word.parse().unwrap_or(Level::Merchant)
}

/// Something that takes long, about a game as it was when it was asked for.
pub struct Job<G: Judged> {
    game: Arc<G>,
    task: Task<G>,
}

enum Task<G: Judged> {
    Decide { bot: Box<SeatedBot<G>>, question: Question, view: G::View, legal: Vec<G::Action> },
    Hint { step: usize, view: G::View, legal: Vec<G::Action>, iterations: u32 },
    Review { decision: Decision<G>, iterations: u32 },
}

/// What came of a job.
pub struct Outcome<G: Judged>(Found<G>);

enum Found<G: Judged> {
    Decision { action: G::Action, bot: Box<SeatedBot<G>> },
    Hint(Hint<G::Action>),
    Verdict(Option<Verdict<G>>),
}

impl<G: Judged> Outcome<G> {
    /// The decision, and the bot that made it.
    pub(crate) fn into_decision(self) -> Option<(G::Action, Box<SeatedBot<G>>)> {
        if let Found::Decision { action, bot } = self.0 { Some((action, bot)) } else { None }
    }

    /// The hint.
    pub(crate) fn into_hint(self) -> Option<Hint<G::Action>> {
        if let Found::Hint(hint) = self.0 { Some(hint) } else { None }
    }

    /// What the review of a decision found; the inner `None`: nothing to tell.
    pub(crate) fn into_verdict(self) -> Option<Option<Verdict<G>>> {
        if let Found::Verdict(verdict) = self.0 { Some(verdict) } else { None }
    }
}

/// A job about one of the games.
pub type AnyJob = OfGame<Job<Lisboa>, Job<Madeira>>;
/// What came of a job about one of the games.
pub type AnyOutcome = OfGame<Outcome<Lisboa>, Outcome<Madeira>>;

impl<G: Judged> Job<G> {
    /// The next decision of a bot that is asked. Where the table follows a record, there is only one answer.
    pub(crate) fn decide(table: &Table<G>, seat: Seat, bot: Box<SeatedBot<G>>) -> Self {
        let game = table.shared_game();
        let view = game.view(table.state(), Some(seat));
        let question = Question { seat, began: table.turn_began(), step: table.steps().len() };
        let scripted = table.scripted(table.game().actor(table.state()));
        let legal = scripted.map_or_else(|| table.legal(), |action| vec![action]);
        Self { game, task: Task::Decide { bot, question, view, legal } }
    }

    /// What a bot would do in the place of a seat that is asked.
    pub(crate) fn hint(table: &Table<G>, seat: Seat, iterations: u32) -> Self {
        let game = table.shared_game();
        let (step, view) = (table.steps().len(), game.view(table.state(), Some(seat)));
        Self { game, task: Task::Hint { step, view, legal: table.legal(), iterations } }
    }

    /// What a decision of a finished game gave away.
    pub(crate) fn review(game: Arc<G>, decision: Decision<G>, iterations: u32) -> Self {
        Self { game, task: Task::Review { decision, iterations } }
    }

    /// Does it. `clock` is any clock that goes on; a bot at a table thinks for at most [`Patience::TURN`] by it.
    pub fn run(self, clock: impl Fn() -> Duration + Sync, progress: Progress<'_>) -> Outcome<G> {
        let game = &*self.game;
        Outcome(match self.task {
            Task::Decide { mut bot, question, view, legal } => {
                let action = match *legal {
                    [only] => only,
                    _ => bot.decide(game, question, &view, &legal, clock, progress),
                };
                Found::Decision { action, bot }
            }
            Task::Hint { step, view, legal, iterations } => {
                Found::Hint(hint(game, step, &view, &legal, iterations, progress))
            }
            Task::Review { decision, iterations } => {
                let adviser = Adviser::new(game, Adviser::<G>::SEED);
                Found::Verdict(adviser.verdict(decision, Budget::iterations(iterations)))
            }
        })
    }
}

/// Runs a job about any game: see [`Job::run`].
pub fn run(job: AnyJob, clock: impl Fn() -> Duration + Sync, progress: Progress<'_>) -> AnyOutcome {
    of_each!(job, job => job.run(clock, progress))
}

impl<G: Judged> SeatedBot<G> {
    fn decide(
        &mut self,
        game: &G,
        question: Question,
        view: &G::View,
        legal: &[G::Action],
        clock: impl Fn() -> Duration + Sync,
        progress: Progress<'_>,
    ) -> G::Action {
        let iterations = self.level.iterations::<G>();
        let (counted, search) = (Counted::new(iterations, progress), &mut self.search);
        self.patience.decide(question, clock, |is_over| {
            let enough = || counted.is_enough() || is_over();
            search.choose(game, view, legal, Budget { iterations, enough: Some(&enough) })
        })
    }
}

fn hint<G: Judged>(
    game: &G,
    step: usize,
    view: &G::View,
    legal: &[G::Action],
    iterations: u32,
    progress: Progress<'_>,
) -> Hint<G::Action> {
    // Not the table's own luck: a hint must not tell what will be drawn.
    let adviser = Adviser::new(game, Adviser::<G>::SEED);
    let counted = Counted::new(iterations, progress);
    let enough = || counted.is_enough();
    let study = adviser.study(step, view, legal, Budget { iterations, enough: Some(&enough) }, &[]);
    let reasons =
        |n: usize| study.answers.get(n).map(|answer| adviser.reasons(step, view, answer.action)).unwrap_or_default();
    // What it does more than the next best answer: that is why it is advised.
    let reasons = bots::beyond(&reasons(0), &reasons(1));
    Hint {
        step,
        answers: study.answers.iter().map(advice).collect(),
        reasons: reasons.into_iter().map(|(term, points)| (term.to_owned(), points)).collect(),
    }
}

/// What a bot thinks of an answer, as viewers are told it.
pub(crate) fn advice<A: Copy>(answer: &bots::Answer<A>) -> Advice<A> {
    Advice { action: answer.action, visits: answer.visits, lead: answer.lead, error: answer.error }
}

/// Counts how often a search asks whether it has been long enough, which tells how far it is.
struct Counted<'a> {
    asked: AtomicU32,
    of: u32,
    progress: Progress<'a>,
}

impl<'a> Counted<'a> {
    fn new(of: u32, progress: Progress<'a>) -> Self {
        Self { asked: AtomicU32::new(0), of, progress }
    }

    fn is_enough(&self) -> bool {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        (self.progress)((asked * SIMULATIONS).min(self.of), self.of)
    }
}
