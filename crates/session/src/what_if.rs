//! Trying something out from any point, without hidden knowledge.

use crate::table::Table;
use std::sync::Arc;
use table::record::Record;
use table::{Game, Seat, Seeds};

/// Where a table that only tries something out comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhatIf {
    /// Whose view it began with; nobody is a spectator.
    pub viewer: Option<Seat>,
    /// After how many steps of the game.
    pub step: usize,
    /// The seed of the world that was made up, and of its luck.
    pub seed: u64,
}

/// The line in the head of a record that says so. No game has such an option, so no game takes the record for its own.
pub(crate) const MARK: &str = "what-if";

impl<G: Game> Table<G> {
    /// A table that begins with what a viewer saw after so many steps. What the viewer did not see is made up from the seed, so
    /// that nothing can be learned from it; the same view and seed give the same table. Nothing if so many steps were not taken.
    ///
    /// Its record is marked and cannot be opened: the game may be in the middle of a turn, which no arrangement can say. The
    /// game, the step and the seed make the same table again.
    pub fn what_if(&self, viewer: Option<Seat>, step: usize, seed: u64) -> Option<Self> {
        let view = self.game.view(self.state_at(step)?, viewer);
        let world = self.game.sample(&view, &mut Seeds(seed).setup());
        let mut record = Record::new(&*self.game, &self.game.arrangement(&world));
        let from = viewer.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        record.header_mut().mark(MARK, &format!("{from} {step} {seed}"));
        for seat in Seat::first(self.game.n_seats()) {
            record.header_mut().set_name(seat, &self.sitters[seat].to_string());
        }
        let mut table = Self::new(Arc::clone(&self.game), world, record, seed);
        table.what_if = Some(WhatIf { viewer, step, seed });
        table.sitters = self.sitters.clone();
        Some(table)
    }
}
