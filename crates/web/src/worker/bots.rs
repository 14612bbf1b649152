//! The bots of a table: one for each seat, with luck of its own.

use super::review::advice;
use bots::{Adviser, Bot, Budget, Judged, Level, Patience, Question, Search, luck_of};
use protocol::Hint;
use session::{Sitter, Table};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::{BySeat, Seat};

/// A search asks whether it has been long enough after so many looks into the future at most.
const LOOKS: u32 = 8;

/// How far a bot is, told now and then; the answer is whether it shall stop. `done` of `of` looks into the future.
pub type Progress<'a> = &'a (dyn Fn(u32, u32) -> bool + Sync);

/// The bots of a table. They sit down when they are first asked.
pub struct Bots<G: Judged> {
    seats: BySeat<Option<(Level, Search<G>)>>,
    patience: Patience,
}

impl<G: Judged> Default for Bots<G> {
    fn default() -> Self {
        Self { seats: BySeat::from_fn(|_| None), patience: Patience::default() }
    }
}

impl<G: Judged> Bots<G> {
    /// What the bot of a seat answers to what it is asked; nothing if no bot sits there or it is not asked.
    pub fn choose(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        clock: fn() -> Duration,
        progress: Progress<'_>,
    ) -> Option<G::Action> {
        let Sitter::Bot { level } = table.sitter(seat) else { return None };
        let (game, legal) = (table.game(), table.legal());
        if legal.is_empty() {
            return None;
        }
        let (level, bot) = seated(&mut self.seats[seat], table, seat, level_of(level));
        let view = game.view(table.state(), Some(seat));
        let iterations = level.iterations::<G>();
        let counted = Counted::new(iterations, progress);
        let question = Question { seat, began: table.turn_began(), step: table.steps().len() };
        Some(self.patience.decide(question, clock, |is_over| {
            let enough = || counted.is_enough() || is_over();
            bot.choose(game, &view, &legal, Budget { iterations, enough: Some(&enough) })
        }))
    }
}

/// The bot on a place, of this level.
fn seated<'a, G: Judged>(
    place: &'a mut Option<(Level, Search<G>)>,
    table: &Table<G>,
    seat: Seat,
    level: Level,
) -> &'a mut (Level, Search<G>) {
    if place.as_ref().is_some_and(|(old, _)| *old != level) {
        *place = None;
    }
    place.get_or_insert_with(|| (level, level.bot(table.game(), luck_of(table.seeds(), seat))))
}

/// The level of a word in a record. Bots that only the terminal has play like a merchant.
pub fn level_of(word: &str) -> Level {
    word.parse().unwrap_or(Level::Merchant)
}

/// What a bot thinks of the question that a seat is asked.
pub fn hint<G: Judged>(table: &Table<G>, seat: Seat, iterations: u32, progress: Progress<'_>) -> Hint<G::Action> {
    let (game, step) = (table.game(), table.steps().len());
    let view = game.view(table.state(), Some(seat));
    // Not the table's own luck: a hint must not tell what will be drawn.
    let adviser = Adviser::new(game, Adviser::<G>::SEED);
    let counted = Counted::new(iterations, progress);
    let enough = || counted.is_enough();
    let study = adviser.study(step, &view, &table.legal(), Budget { iterations, enough: Some(&enough) }, &[]);
    let reasons =
        |n: usize| study.answers.get(n).map(|answer| adviser.reasons(step, &view, answer.action)).unwrap_or_default();
    // What it does more than the next best answer: that is why it is advised.
    let reasons = bots::beyond(&reasons(0), &reasons(1));
    Hint {
        step,
        answers: study.answers.iter().map(advice).collect(),
        reasons: reasons.into_iter().map(|(term, points)| (term.to_owned(), points)).collect(),
    }
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
        (self.progress)((asked * LOOKS).min(self.of), self.of)
    }
}
