//! What an answer does, found by performing it in a world that fits what the viewer may know.

use crate::message::Message;
use crate::worded::{Change, Outcome};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, GameExt, Seat};

/// What an answer did in one world.
pub struct Effect<G: Game> {
    /// The world before.
    pub before: G::State,
    /// The world after what the answer itself does.
    pub itself: G::State,
    /// The world at the next decision; where luck or something hidden comes before, or the end of the game, as far as can be told.
    pub after: G::State,
    /// What happened up to there.
    pub events: Vec<G::Event>,
}

impl<G: Game> Effect<G> {
    /// What each answer that is possible does in some world that fits the view.
    pub fn of_all(game: &G, view: &G::View, viewer: Seat) -> impl Iterator<Item = (G::Action, Self)> {
        let (world, mut legal) = (world(game, view), Vec::new());
        game.legal_actions(&world, &mut legal);
        legal.into_iter().map(move |action| (action, Self::of(game, world, viewer, action).0))
    }

    /// What an answer does in a world, and whether the game ends with it.
    fn of(game: &G, before: G::State, viewer: Seat, action: G::Action) -> (Self, bool) {
        let (mut itself, mut begun) = (before, Vec::new());
        game.perform(&mut itself, action, &mut begun);
        let (mut after, mut events) = (before, Vec::new());
        game.apply(&mut after, action, &mut events);
        let ends = game.is_over(&after);
        if ends || game.has_learned(&itself, &after, viewer) {
            // The final scoring would hide what the answer does; what comes after something hidden is not known.
            (after, events) = (itself, begun);
        }
        (Self { before, itself, after, events }, ends)
    }
}

/// Some world that fits the view, always the same.
fn world<G: Game>(game: &G, view: &G::View) -> G::State {
    game.sample(view, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

/// What an answer does in some world that fits the view: `changes` says what differs between two worlds, `warnings` what is lost.
pub fn outcome<G: Game>(
    game: &G,
    view: &G::View,
    viewer: Seat,
    action: G::Action,
    changes: impl Fn(&G::State, &G::State) -> Changes,
    warnings: impl FnOnce(&Effect<G>) -> Vec<Message>,
) -> Outcome {
    let (effect, ends) = Effect::of(game, world(game, view), viewer, action);
    Outcome {
        changes: changes(&effect.before, &effect.itself).0,
        then: changes(&effect.itself, &effect.after).0,
        warnings: warnings(&effect),
        ends,
    }
}

/// The numbers that differ between two worlds.
#[derive(Default)]
pub struct Changes(pub Vec<Change>);

impl Changes {
    /// Notes a number if it has changed.
    pub fn compare(
        &mut self,
        key: &'static str,
        whose: Option<Seat>,
        what: impl FnOnce() -> Message,
        from: impl Into<i64>,
        to: impl Into<i64>,
    ) {
        let (from, to) = (from.into(), to.into());
        if from != to {
            self.0.push(Change { key, what: what(), whose, from, to });
        }
    }
}
