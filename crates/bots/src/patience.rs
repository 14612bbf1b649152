//! The time that a bot has for a turn.

use std::time::Duration;
use table::Seat;

/// A question to a bot: who is asked, and where in which turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// How many steps came before the turn.
    pub began: usize,
    /// How many steps came before the question.
    pub step: usize,
}

impl Question {
    /// Whether this comes later in the same turn, and nothing was taken back in between.
    fn goes_on(self, before: Self) -> bool {
        (self.seat, self.began) == (before.seat, before.began) && self.step > before.step
    }
}

/// Times the turns of the bots at a table, so that nobody waits long for one, on slow machines too.
#[derive(Clone, Debug, Default)]
pub struct Patience {
    last: Option<Question>,
    used: Duration,
}

impl Patience {
    /// The longest that what one seat decides in a row may take: then it answers by what it has seen.
    pub const TURN: Duration = Duration::from_millis(2000);

    /// Times one decision. `decide` makes it, and asks now and then whether the time is over.
    pub fn decide<A>(
        &mut self,
        question: Question,
        clock: impl Fn() -> Duration + Sync,
        decide: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> A,
    ) -> A {
        if !self.last.replace(question).is_some_and(|last| question.goes_on(last)) {
            self.used = Duration::ZERO;
        }
        let (begin, left) = (clock(), Self::TURN.saturating_sub(self.used));
        let elapsed = || clock().saturating_sub(begin);
        let answer = decide(&|| elapsed() >= left);
        self.used += elapsed();
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn a_turn_has_its_time_once_and_has_it_anew_when_it_is_taken_back() {
        let now = AtomicU64::new(7);
        let clock = || Duration::from_millis(now.load(Ordering::Relaxed));
        let mut patience = Patience::default();
        // Looks for up to so long, and says how long it was.
        let mut think = |seat, began, step, most: u64| {
            patience.decide(Question { seat, began, step }, clock, |is_over| {
                let looks = (0..most).take_while(|_| !is_over()).inspect(|_| _ = now.fetch_add(1, Ordering::Relaxed));
                looks.count() as u64
            })
        };
        let all = Patience::TURN.as_millis() as u64;
        assert_eq!(think(Seat::A, 0, 0, 1500), 1500);
        assert_eq!(think(Seat::A, 0, 1, 1500), all - 1500, "what is left of it");
        assert_eq!(think(Seat::A, 0, 3, 1500), 0, "nothing is left");
        assert_eq!(think(Seat::A, 0, 1, 1500), 1500, "it was taken back to its second question");
        assert_eq!(think(Seat::A, 0, 1, 1500), 1500, "and once more");
        assert_eq!(think(Seat::B, 0, 4, 1500), 1500, "somebody else in the same turn");
        assert_eq!(think(Seat::B, 9, 9, 9000), all, "the next turn");
    }
}
