//! What an answer does at once, found by performing it in a world that fits what the viewer may know.

use crate::message::Message;
use crate::worded::{Change, Outcome};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, GameExt, Seat};

/// What an answer did in one world.
pub struct Effect<G: Game> {
    /// The world before.
    pub before: G::State,
    /// The world at the next decision.
    pub after: G::State,
    /// What happened in between.
    pub events: Vec<G::Event>,
}

/// What an answer does in some world that fits the view; `tell` says what of it is told.
pub fn outcome<G: Game>(
    game: &G,
    view: &G::View,
    action: G::Action,
    tell: impl FnOnce(&Effect<G>, &mut Outcome),
) -> Outcome {
    let before = game.sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let (mut after, mut events) = (before, Vec::new());
    game.apply(&mut after, action, &mut events);
    let mut outcome = Outcome { ends: game.is_over(&after), ..Outcome::default() };
    if !outcome.ends {
        tell(&Effect { before, after, events }, &mut outcome);
    }
    outcome
}

impl Outcome {
    /// Notes a number if it has changed.
    pub(crate) fn compare(
        &mut self,
        key: &'static str,
        whose: Option<Seat>,
        what: Message,
        from: impl Into<i64>,
        to: impl Into<i64>,
    ) {
        let (from, to) = (from.into(), to.into());
        if from != to {
            self.changes.push(Change { key, what, whose, from, to });
        }
    }
}
