//! The games that can be played on the page, and the way between what is of one game and what is of any.
//!
//! A game whose board is drawn gets a line of `played!`; the page finds it by its name on the shelf (`session::for_game!`).

use crate::board::Boarded;
use bots::Judged;
use lisboa::Lisboa;
use madeira::Madeira;
use protocol::{AnyAction, AnyBarrier, AnyHint, AnyRefusal, AnyReview, AnySight, Hint, OfGame, ReviewOf};
use session::{BarrierOf, GameName, RefusalOf, Shelf, SightOf};

/// A game that can be played on the page.
pub trait Played: Boarded + Shelf + Judged {
    /// Its name.
    const GAME: GameName;
    /// What a viewer knows, if it is of this game.
    fn sight_of(any: AnySight) -> Option<SightOf<Self>>;
    /// An action among those of any game.
    fn any_action(action: Self::Action) -> AnyAction;
    /// A refusal, if it is of this game.
    fn refusal_of(any: AnyRefusal) -> Option<RefusalOf<Self>>;
    /// What stands in the way of an undo, if it is of this game.
    fn barrier_of(any: AnyBarrier) -> Option<BarrierOf<Self>>;
    /// A hint, if it is of this game.
    fn hint_of(any: AnyHint) -> Option<Hint<Self::Action>>;
    /// A review, if it is of this game.
    fn review_of(any: AnyReview) -> Option<ReviewOf<Self>>;
}

/// Puts a game on the page; the others are named so that a further game is not forgotten.
macro_rules! played {
    ($Game:ident, not $($Other:ident),+) => {
        impl Played for $Game {
            const GAME: GameName = GameName::$Game;

            fn sight_of(any: AnySight) -> Option<SightOf<Self>> {
                match any { OfGame::$Game(it) => Some(it), $(OfGame::$Other(_) => None),+ }
            }
            fn any_action(action: Self::Action) -> AnyAction {
                OfGame::$Game(action)
            }
            fn refusal_of(any: AnyRefusal) -> Option<RefusalOf<Self>> {
                match any { OfGame::$Game(it) => Some(it), $(OfGame::$Other(_) => None),+ }
            }
            fn barrier_of(any: AnyBarrier) -> Option<BarrierOf<Self>> {
                match any { OfGame::$Game(it) => Some(it), $(OfGame::$Other(_) => None),+ }
            }
            fn hint_of(any: AnyHint) -> Option<Hint<Self::Action>> {
                match any { OfGame::$Game(it) => Some(it), $(OfGame::$Other(_) => None),+ }
            }
            fn review_of(any: AnyReview) -> Option<ReviewOf<Self>> {
                match any { OfGame::$Game(it) => Some(it), $(OfGame::$Other(_) => None),+ }
            }
        }
    };
}

played!(Lisboa, not Madeira);
played!(Madeira, not Lisboa);
