//! The laws that every state of every game obeys. A random game is played, and each of its states is held against them.
//!
//! A broken law does not panic: it is noted with the place, so that one run shows what else is wrong, and so that a
//! program can report it. Tests end with [`LawReport::assert_kept`].

mod actions;
mod change;
mod records;
mod report;
mod views;

pub use actions::assert_actions;
pub use report::{Broken, Law, LawReport};

use crate::driver::{RandomPlay, Seeds};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};
use table::record::Record;
use table::{Action as _, Agenda, BySeat, Game, GameExt};

/// After so many broken laws a run ends: the rest would say the same.
const ENOUGH: usize = 10;

/// How thoroughly a game is checked.
pub struct Laws<G: Game> {
    /// The game must end within so many actions.
    pub max_actions: usize,
    /// On every so many-th state, every action that exists is explained. 1 is every state.
    pub explain_every: usize,
    /// On every so many-th state, what each seat sees is checked.
    pub view_every: usize,
    /// At every so many-th start of a turn, the lines of the arrangement are read again.
    pub setup_every: usize,
    /// The points that a seat can have at any time.
    pub scores: RangeInclusive<i16>,
    /// Whether the laws `sight` and `events` are not for this action, because it shows something hidden although nobody
    /// has drawn it by luck, such as the last of several secret choices.
    pub excuses: fn(&G, &G::State, G::Action) -> bool,
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Self {
        Self {
            max_actions: 20_000,
            explain_every: 7,
            view_every: 3,
            setup_every: 1,
            scores: -1000..=1000,
            excuses: |_, _, _| false,
        }
    }
}

/// Plays a random game from this seed and holds all its states against the laws, as thoroughly as is usual.
pub fn check_laws<G: Game>(game: &G, seed: u64) -> LawReport {
    Laws::default().check(game, seed)
}

impl<G: Game> Laws<G> {
    /// Plays a random game from this seed and holds all its states against the laws.
    pub fn check(&self, game: &G, seed: u64) -> LawReport {
        let rng = Seeds(seed).stream(3);
        let mut checker = Checker { game, laws: self, report: LawReport::new(seed), points: BySeat::default(), rng };
        checker.notation();
        match RandomPlay::new(game, seed) {
            Ok(play) => checker.play(play),
            Err(faults) => checker.note(Law::Start, faults.to_string()),
        }
        checker.report
    }

    /// All laws on the games of these seeds.
    ///
    /// # Panics
    /// If a law is broken, a game does not end, or hardly anything was checked.
    pub fn assert_kept(&self, game: &G, seeds: Range<u64>) {
        for seed in seeds {
            let report = self.check(game, seed);
            report.assert_kept();
            assert!(report.end_reason.is_some(), "{report}");
            let counts = [report.n_turns, report.n_explained / G::Action::COUNT, report.n_worlds, report.n_compared];
            assert!(counts.iter().all(|&n| n > 10), "hardly anything was checked: {report}");
        }
    }
}

/// How many frames an agenda can hold.
pub fn capacity<D, const N: usize>(_: &Agenda<D, N>) -> usize {
    N
}

/// How many pieces of each kind there are.
pub fn count_pieces<G: Game>(game: &G, state: &G::State) -> BTreeMap<G::Component, u32> {
    let mut counts = BTreeMap::new();
    game.census(state, &mut |component, _, n| *counts.entry(component).or_default() += u32::from(n));
    counts.retain(|_, n| *n > 0);
    counts
}

/// A run of the laws.
struct Checker<'a, G: Game> {
    game: &'a G,
    laws: &'a Laws<G>,
    report: LawReport,
    /// The points at the start, and what events told of since.
    points: BySeat<i16>,
    /// For sampled worlds and for wrong actions.
    rng: Xoshiro256PlusPlus,
}

impl<G: Game> Checker<'_, G> {
    /// Notes a broken law.
    fn note(&mut self, law: Law, detail: impl Into<String>) {
        self.report.broken.push(Broken { law, after: self.report.n_actions, detail: detail.into() });
    }

    /// Notes the law as broken unless it holds.
    fn hold(&mut self, law: Law, holds: bool, detail: impl FnOnce() -> String) {
        if !holds {
            self.note(law, detail());
        }
    }

    fn play(&mut self, mut play: RandomPlay<'_, G>) {
        let mut record = Record::new(self.game, play.setup());
        let mut states = vec![*play.state()];
        self.points = self.game.scores(play.state());
        let box_content = count_pieces(self.game, play.state());
        loop {
            let state = *play.state();
            self.census("the state", &state, &box_content);
            self.state(&state, play.legal(), states.len().checked_sub(2).map(|n| &states[n]));
            if self.game.is_over(&state) {
                self.gains(&state);
                break;
            }
            if self.report.broken.len() >= ENOUGH {
                break;
            }
            if self.report.n_actions >= self.laws.max_actions {
                self.note(Law::Ends, format!("the game is not over after {} actions", self.laws.max_actions));
                break;
            }
            let Some(action) = play.choose() else { break };
            if self.is_due(self.laws.view_every) {
                self.views(&state, play.legal(), action);
            }
            self.apply(&state, action);
            play.apply(action);
            self.report.n_actions += 1;
            record.push(self.game, &state, action, play.state());
            states.push(*play.state());
        }
        self.report.scores = self.game.scores(play.state());
        self.report.end_reason = self.game.end_reason(play.state());
        self.records(&record, &states);
    }

    /// What holds for a state by itself, and after the one before.
    fn state(&mut self, state: &G::State, legal: &[G::Action], before: Option<&G::State>) {
        self.list(state, legal);
        self.asked(state);
        self.scores(state);
        if self.is_due(self.laws.explain_every) || self.game.is_over(state) {
            self.explain(state, legal);
        }
        let (turn, round) = (self.game.turn(state), self.game.round(state));
        if let Some(before) = before {
            let last = self.game.round(before);
            self.hold(Law::Round, round >= last, || format!("round {last} is followed by round {round}"));
        }
        let begins = before.is_none_or(|before| self.game.turn(before) != turn);
        if begins && self.game.decision(state).is_some() {
            if self.report.n_turns.is_multiple_of(self.laws.setup_every.max(1)) {
                self.setup_lines(state);
            }
            self.report.n_turns += 1;
        }
    }

    fn is_due(&self, every: usize) -> bool {
        self.report.n_actions.is_multiple_of(every.max(1))
    }
}
