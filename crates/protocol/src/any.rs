//! The one place where it is said which game something belongs to: an enum, so that everything inside keeps its type.

use crate::reply::Hint;
use crate::review::ReviewOf;
use lisboa::Lisboa;
use madeira::Madeira;
use serde::{Deserialize, Serialize};
use session::{BarrierOf, GameName, RefusalOf, SightOf, Table};
use table::Game;
use table::record::ReplayErrorOf;

/// Something of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum OfGame<L, M> {
    /// Of Lisboa.
    Lisboa(L),
    /// Of Madeira.
    Madeira(M),
}

impl<L, M> OfGame<L, M> {
    /// The game.
    pub const fn name(&self) -> GameName {
        match self {
            Self::Lisboa(_) => GameName::Lisboa,
            Self::Madeira(_) => GameName::Madeira,
        }
    }

    /// What it is if it is of Lisboa.
    pub fn lisboa(self) -> Option<L> {
        match self {
            Self::Lisboa(it) => Some(it),
            Self::Madeira(_) => None,
        }
    }

    /// What it is if it is of Madeira.
    pub fn madeira(self) -> Option<M> {
        match self {
            Self::Madeira(it) => Some(it),
            Self::Lisboa(_) => None,
        }
    }

    /// The same by reference.
    pub const fn as_mut(&mut self) -> OfGame<&mut L, &mut M> {
        match self {
            Self::Lisboa(it) => OfGame::Lisboa(it),
            Self::Madeira(it) => OfGame::Madeira(it),
        }
    }

    /// Two things of the same game; nothing if their games differ.
    pub fn with<A, B>(self, other: OfGame<A, B>) -> Option<OfGame<(L, A), (M, B)>> {
        match (self, other) {
            (Self::Lisboa(it), OfGame::Lisboa(other)) => Some(OfGame::Lisboa((it, other))),
            (Self::Madeira(it), OfGame::Madeira(other)) => Some(OfGame::Madeira((it, other))),
            (Self::Lisboa(_), OfGame::Madeira(_)) | (Self::Madeira(_), OfGame::Lisboa(_)) => None,
        }
    }
}

/// Does the same with whatever it is, and gives it back with its game: `of_each!(table, table => table.sight(viewer, known))`.
#[macro_export]
macro_rules! of_each {
    ($any:expr, $it:ident => $body:expr) => {
        match $any {
            $crate::OfGame::Lisboa($it) => $crate::OfGame::Lisboa($body),
            $crate::OfGame::Madeira($it) => $crate::OfGame::Madeira($body),
        }
    };
}

#[doc(hidden)]
pub use {lisboa, madeira};

/// Does the same with whatever it is: `each!(table, table => table.save())`; where the game must be named too,
/// `each!(error, error of G => told::<G>(error))`.
#[macro_export]
macro_rules! each {
    ($any:expr, $it:ident of $G:ident => $body:expr) => {
        match $any {
            $crate::OfGame::Lisboa($it) => {
                type $G = $crate::any::lisboa::Lisboa;
                $body
            }
            $crate::OfGame::Madeira($it) => {
                type $G = $crate::any::madeira::Madeira;
                $body
            }
        }
    };
    ($any:expr, $it:ident => $body:expr) => {
        match $any {
            $crate::OfGame::Lisboa($it) => $body,
            $crate::OfGame::Madeira($it) => $body,
        }
    };
}

/// An action of one of the games.
pub type AnyAction = OfGame<<Lisboa as Game>::Action, <Madeira as Game>::Action>;
/// What a viewer may know of a table of one of the games.
pub type AnySight = OfGame<SightOf<Lisboa>, SightOf<Madeira>>;
/// Why an action of one of the games is refused.
pub type AnyRefusal = OfGame<RefusalOf<Lisboa>, RefusalOf<Madeira>>;
/// All reasons against an action of one of the games.
pub type AnyReasons = OfGame<Vec<<Lisboa as Game>::Reason>, Vec<<Madeira as Game>::Reason>>;
/// What stands in the way of an undo in one of the games.
pub type AnyBarrier = OfGame<BarrierOf<Lisboa>, BarrierOf<Madeira>>;
/// What a bot thinks of a decision in one of the games.
pub type AnyHint = OfGame<Hint<<Lisboa as Game>::Action>, Hint<<Madeira as Game>::Action>>;
/// A bot's review of a game.
pub type AnyReview = OfGame<ReviewOf<Lisboa>, ReviewOf<Madeira>>;
/// Why a record of one of the games does not replay.
pub type AnyReplayError = OfGame<ReplayErrorOf<Lisboa>, ReplayErrorOf<Madeira>>;
/// A table of one of the games.
pub type AnyTable = OfGame<Table<Lisboa>, Table<Madeira>>;
