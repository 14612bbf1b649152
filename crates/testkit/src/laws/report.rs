//! What a run of the laws gives.

use std::fmt;
use table::{BySeat, named_ids};

named_ids! {
    /// A law.
    Law: u32, "law" {
        /// A game accepts the arrangement that it dealt itself.
        Start = "start",
        /// Actions are numbered without gaps in their order, and their texts can be read again.
        Notation = "notation",
        /// The list of legal actions is ascending, without doubles, and empty exactly when the game is over.
        List = "list",
        /// Every outcome of luck has a weight above zero.
        Weight = "weight",
        /// A player who has to act is asked something, by a rule; luck and nobody are not.
        Asked = "asked",
        /// Exactly the legal actions have no reason against them; every reason names a rule.
        Explain = "explain",
        /// A refused action leaves the state as it was.
        Refuse = "refuse",
        /// The same action on the same state gives the same state, whether anybody listens or not; what it does itself
        /// is something, and comes first.
        Apply = "apply",
        /// What an action does is the same if the answers that follow by themselves are given one by one.
        Forced = "forced",
        /// No piece appears or disappears.
        Census = "census",
        /// Rounds do not go back.
        Round = "round",
        /// Points are in range; there are places and a reason exactly when the game is over, and more points are never
        /// a worse place.
        Scores = "scores",
        /// The points at the end are those at the start and all that events gave since.
        Gains = "gains",
        /// The lines of an arrangement can be read, and give the same lines.
        Setup = "setup",
        /// A world sampled from a view looks the same to the viewer, with the same one asked the same.
        Sample = "sample",
        /// What a seat can do depends only on what it sees.
        Choices = "choices",
        /// What a seat sees after its own action depends only on what it saw before.
        Sight = "sight",
        /// What a seat is told about an action depends only on what it sees, before and after.
        Events = "events",
        /// A record replays to the same states, and its text and JSON can be read again without a loss.
        Record = "record",
        /// The game ends.
        Ends = "ends",
    }
}

/// A law that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// After how many actions.
    pub after: usize,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law `{}` is broken after {} actions: {}", self.law, self.after, self.detail)
    }
}

/// What a run of the laws gives. The counts show that the laws were really put to the test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawReport {
    /// The seed of the game.
    pub seed: u64,
    /// How many actions were played.
    pub n_actions: usize,
    /// How many turns were begun.
    pub n_turns: usize,
    /// How many actions were explained.
    pub n_explained: usize,
    /// How many worlds were sampled.
    pub n_worlds: usize,
    /// How often what a viewer is told was compared between two worlds, or two actions, that look alike to it.
    pub n_compared: usize,
    /// How many arrangements were written and read again.
    pub n_setups: usize,
    /// The points at the end.
    pub scores: BySeat<i16>,
    /// Why the game ended.
    pub end_reason: Option<&'static str>,
    /// The broken laws; no more than some, as the rest would say the same.
    pub broken: Vec<Broken>,
}

impl LawReport {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            seed,
            n_actions: 0,
            n_turns: 0,
            n_explained: 0,
            n_worlds: 0,
            n_compared: 0,
            n_setups: 0,
            scores: BySeat::default(),
            end_reason: None,
            broken: Vec::new(),
        }
    }

    /// Whether all laws held.
    pub fn is_kept(&self) -> bool {
        self.broken.is_empty()
    }

    /// For tests.
    ///
    /// # Panics
    /// If a law is broken, with all that are.
    pub fn assert_kept(&self) {
        assert!(self.is_kept(), "{self}");
    }
}

impl fmt::Display for LawReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, n_actions, n_explained, n_worlds, n_compared, .. } = self;
        write!(
            f,
            "seed {seed}: {n_actions} actions, {n_explained} explained, {n_worlds} worlds, {n_compared} compared"
        )?;
        for broken in &self.broken {
            write!(f, "\n  {broken}")?;
        }
        Ok(())
    }
}
