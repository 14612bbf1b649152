//! Laws about what a seat, or a spectator, may know.

use super::actions::texts;
use super::{Checker, Law, count_pieces};
use crate::driver::viewers;
use table::{Game, Seat, below};

impl<G: Game> Checker<'_, G> {
    /// What everybody sees of this state, and of the action that is done next.
    pub(super) fn views(&mut self, state: &G::State, legal: &[G::Action], action: G::Action) {
        let pieces = count_pieces(self.game, state);
        for viewer in viewers(self.game) {
            let view = self.game.view(state, viewer);
            let world = self.game.sample(&view, &mut self.rng);
            self.report.n_worlds += 1;
            let seen = self.game.view(&world, viewer);
            if seen != view {
                let detail = format!("{} sees {view:?}, but in a world sampled from it {seen:?}", name(viewer));
                self.note(Law::Sample, detail);
                continue;
            }
            self.same_question(state, &world, viewer);
            self.census("a sampled world", &world, &pieces);
            let mut there = Vec::new();
            self.game.legal_actions(&world, &mut there);
            if viewer.is_some() && self.game.actor(state).seat() == viewer {
                self.hold(Law::Choices, there == legal, || {
                    format!("{} can do {}, but in a sampled world {}", name(viewer), texts(legal), texts(&there))
                });
            }
            if (self.laws.excuses)(self.game, state, action) {
                continue;
            }
            if there.binary_search(&action).is_ok() {
                self.same_news(state, &world, viewer, action);
            }
            if viewer.is_none() || self.game.actor(state).seat() != viewer {
                self.same_secret(state, legal, viewer, action);
            }
        }
    }

    fn same_question(&mut self, state: &G::State, world: &G::State, viewer: Option<Seat>) {
        let here = (self.game.actor(state), self.game.decision(state));
        let there = (self.game.actor(world), self.game.decision(world));
        let detail = || format!("{here:?} is up, but in a world sampled for {} it is {there:?}", name(viewer));
        self.hold(Law::Sample, here == there, detail);
    }

    /// Performs the action in the real and in the sampled world, and compares what the viewer is told.
    ///
    /// Only for the viewer's own action must the worlds look alike afterwards. Another seat, or luck, may show
    /// something that was hidden; then the worlds differ and nothing follows. But where they still look alike, the
    /// viewer must not have been told different things.
    fn same_news(&mut self, state: &G::State, world: &G::State, viewer: Option<Seat>, action: G::Action) {
        let (here, told_here) = self.told(state, viewer, action);
        let (there, told_there) = self.told(world, viewer, action);
        let look_alike = self.game.view(&here, viewer) == self.game.view(&there, viewer);
        if viewer.is_some() && self.game.actor(state).seat() == viewer {
            let detail = || format!("after its `{action}`, {} sees what it could not know", name(viewer));
            self.hold(Law::Sight, look_alike, detail);
        }
        if look_alike {
            self.report.n_compared += 1;
            let detail = || format!("of `{action}` {} is told {told_here:?} or {told_there:?}", name(viewer));
            self.hold(Law::Events, told_here == told_there, detail);
        }
    }

    /// Performs the action, and another one that was possible. If there is a difference afterwards that the viewer does
    /// not see, it is a secret of luck or of another seat, and the viewer must not have been told which.
    fn same_secret(&mut self, state: &G::State, legal: &[G::Action], viewer: Option<Seat>, action: G::Action) {
        let others: Vec<G::Action> = legal.iter().copied().filter(|&other| other != action).collect();
        if others.is_empty() {
            return;
        }
        let other = others[below(&mut self.rng, others.len() as u64) as usize];
        if (self.laws.excuses)(self.game, state, other) {
            return;
        }
        let (here, told_here) = self.told(state, viewer, action);
        let (there, told_there) = self.told(state, viewer, other);
        if here != there && self.game.view(&here, viewer) == self.game.view(&there, viewer) {
            self.report.n_compared += 1;
            let detail = || {
                let (name, told) = (name(viewer), (&told_here, &told_there));
                format!("{name} may not see the difference between `{action}` and `{other}`, but is told {told:?}")
            };
            self.hold(Law::Events, told_here == told_there, detail);
        }
    }

    /// The state after an action, and what the viewer is told of it.
    fn told(&mut self, state: &G::State, viewer: Option<Seat>, action: G::Action) -> (G::State, Vec<String>) {
        let mut after = *state;
        let mut events = Vec::new();
        self.game.apply(&mut after, action, &mut events);
        let told: Vec<G::Event> = events.iter().filter_map(|event| self.game.redact(event, viewer)).collect();
        let texts = |events: &[G::Event]| events.iter().map(|event| format!("{event:?}")).collect::<Vec<_>>();
        let again: Vec<G::Event> = told.iter().filter_map(|event| self.game.redact(event, viewer)).collect();
        let (told, again) = (texts(&told), texts(&again));
        let detail = || format!("{} may be told {told:?}, but of that only {again:?}", name(viewer));
        self.hold(Law::Events, told == again, detail);
        (after, told)
    }
}

fn name(viewer: Option<Seat>) -> String {
    viewer.map_or_else(|| "a spectator".to_owned(), |seat| seat.to_string())
}
