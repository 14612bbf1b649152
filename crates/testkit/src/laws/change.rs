//! Laws about what an action changes, and what never changes.

use super::{Checker, Law, count_pieces};
use std::collections::BTreeMap;
use table::{Action, Game, GameExt, NoEvents, Seat, below};

impl<G: Game> Checker<'_, G> {
    /// A legal action, and one that is not.
    pub(super) fn apply(&mut self, state: &G::State, action: G::Action) {
        let (mut silent, mut again, mut loud, mut events) = (*state, *state, *state, Vec::new());
        self.game.apply(&mut silent, action, &mut NoEvents);
        self.game.apply(&mut again, action, &mut NoEvents);
        self.game.apply(&mut loud, action, &mut events);
        self.hold(Law::Apply, silent == again, || format!("`{action}` gives two different states"));
        self.hold(Law::Apply, silent == loud, || format!("`{action}` gives another state if events are wanted"));

        for (seat, points) in events.iter().filter_map(|event| self.game.gain(event)) {
            self.points[seat] += points;
        }
        self.perform(state, action);
        self.forced(state, action);
        let mut tried = *state;
        let accepted = self.game.try_apply(&mut tried, action, &mut NoEvents);
        if let Err(illegal) = accepted {
            self.note(Law::Apply, format!("it is legal, but {illegal}"));
        } else {
            self.hold(Law::Apply, tried == silent, || format!("`{action}` gives another state if it is tried"));
        }
        self.refuse(state);
    }

    /// What an action itself does comes first in all that it does.
    fn perform(&mut self, state: &G::State, action: G::Action) {
        let (mut itself, mut whole) = (*state, *state);
        let (mut begun, mut all) = (Vec::new(), Vec::new());
        self.game.perform(&mut itself, action, &mut begun);
        self.game.apply(&mut whole, action, &mut all);
        self.hold(Law::Apply, all.starts_with(&begun), || {
            format!("`{action}` itself does {begun:?}, but in all {all:?}")
        });
        self.hold(Law::Apply, itself != *state, || format!("`{action}` itself does nothing"));
    }

    /// An action, and then one by one the answers that are given by themselves after it, all of them legal, lead where the action
    /// leads.
    fn forced(&mut self, state: &G::State, action: G::Action) {
        let (mut whole, mut asking) = (*state, *state);
        self.game.apply(&mut whole, action, &mut NoEvents);
        self.game.apply_asking(&mut asking, action, &mut NoEvents);
        while let Some(only) = self.game.forced(&asking) {
            let is_legal = self.game.explain(&asking, only).is_empty();
            self.hold(Law::Forced, is_legal, || format!("`{only}` is given after `{action}`, but is not legal"));
            self.game.apply_asking(&mut asking, only, &mut NoEvents);
        }
        self.hold(Law::Forced, asking == whole, || format!("`{action}` gives another state if what follows is asked"));
    }

    /// Some action at random, which is mostly a wrong one.
    fn refuse(&mut self, state: &G::State) {
        let index = below(&mut self.rng, G::Action::COUNT as u64) as usize;
        let Some(action) = G::Action::from_index(index) else { return };
        let mut tried = *state;
        let mut events = Vec::new();
        if self.game.try_apply(&mut tried, action, &mut events).is_err() {
            self.hold(Law::Refuse, tried == *state, || format!("the refused `{action}` changes the state"));
            self.hold(Law::Refuse, events.is_empty(), || format!("the refused `{action}` makes events"));
        }
    }

    /// Nothing appears or disappears: the pieces of this state are the expected ones.
    pub(super) fn census(&mut self, what: &str, state: &G::State, expected: &BTreeMap<G::Component, u32>) {
        let counts = count_pieces(self.game, state);
        if counts == *expected {
            return;
        }
        let of = |map: &BTreeMap<_, u32>, component| map.get(component).copied().unwrap_or(0);
        let kinds = expected.keys().chain(counts.keys().filter(|kind| !expected.contains_key(kind)));
        let differing: Vec<String> = kinds
            .map(|kind| (kind, of(expected, kind), of(&counts, kind)))
            .filter(|(_, before, now)| before != now)
            .map(|(kind, before, now)| format!("{kind:?} {now} instead of {before}"))
            .collect();
        let (actor, asked) = (self.game.actor(state), self.game.decision(state));
        self.note(Law::Census, format!("{what} has {} ({actor:?} is asked {asked:?})", differing.join(", ")));
    }

    /// At the end, the points that events told of.
    pub(super) fn gains(&mut self, state: &G::State) {
        let (told, scores) = (self.points, self.game.scores(state));
        self.hold(Law::Gains, told == scores, || format!("events tell of {told:?}, but there are {scores:?}"));
    }

    /// Points, places and the reason of the end.
    pub(super) fn scores(&mut self, state: &G::State) {
        let scores = self.game.scores(state);
        let seats = || Seat::first(self.game.n_seats());
        let range = self.laws.scores.clone();
        let in_range = seats().all(|seat| range.contains(&scores[seat]));
        let (placing, reason) = (self.game.placing(state), self.game.end_reason(state));
        let is_over = self.game.is_over(state);
        let ranked = placing.is_none_or(|places| {
            let best = seats().any(|seat| places[seat] == 1);
            let fits = |a: Seat, b: Seat| scores[a] <= scores[b] || places[a] <= places[b];
            best && seats().all(|a| seats().all(|b| fits(a, b)))
        });
        self.hold(Law::Scores, in_range, || format!("{scores:?} is not within {range:?}"));
        self.hold(Law::Scores, placing.is_some() == is_over, || {
            format!("over is {is_over}, the places are {placing:?}")
        });
        self.hold(Law::Scores, reason.is_some() == is_over, || format!("over is {is_over}, the reason is {reason:?}"));
        self.hold(Law::Scores, ranked, || format!("{scores:?} cannot give the places {placing:?}"));
        if self.is_due(self.laws.explain_every) || is_over {
            self.score_parts(state);
        }
    }

    /// The parts of a line of the final scoring add up to it.
    fn score_parts(&mut self, state: &G::State) {
        for line in self.game.score_sheet(state) {
            for seat in Seat::first(self.game.n_seats()) {
                let parts = self.game.score_parts(state, seat, &line);
                let adds_up =
                    parts.is_empty() || parts.iter().map(|part| part.amount).sum::<i16>() == line.points[seat];
                self.hold(Law::Scores, adds_up, || format!("{seat} has {line:?}, but in parts {parts:?}"));
            }
        }
    }
}
