//! Who the game is waiting for.

use crate::Seat;

/// Who the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Actor {
    /// A player has to decide.
    Player(Seat),
    /// Luck has to decide: a card is turned up, a tile is drawn.
    Chance,
    /// The game is over.
    Nobody,
}

impl Actor {
    /// The seat that has to decide, if a player has to.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Player(seat) => Some(seat),
            Self::Chance | Self::Nobody => None,
        }
    }
}
