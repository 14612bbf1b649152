//! What a seat may know: everything but the number of the others' Pirates, whose gains and discards are public.

use crate::options::Madeira;
use crate::state::{Phase, State};
use table::Seat;

/// What a seat, or a spectator, may know.
///
/// The stack of Pirates of each player is face-down until the end (M-PIRATE-01), but all began with the same number, and
/// what was received and discarded since was seen by all: whoever counts knows. So nothing has to be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// Who looks; nobody is a spectator.
    pub seat: Option<Seat>,
    /// The table.
    pub shown: State,
    /// The Pirates of each player, where they may be shown: the own ones, and all at the end.
    pub pirates: table::BySeat<Option<u16>>,
}

impl Madeira {
    /// What a seat may know; `None` is a spectator.
    pub(crate) fn view_of(&self, s: &State, viewer: Option<Seat>) -> View {
        let shown = |seat: Seat| {
            let seen = viewer == Some(seat) || s.phase == Phase::Over;
            (seen && seat.index() < usize::from(self.n())).then(|| self.pirates(&s.players[seat]))
        };
        View { seat: viewer, shown: *s, pirates: table::BySeat::from_fn(shown) }
    }
}
