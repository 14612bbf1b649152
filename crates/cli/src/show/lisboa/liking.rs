//! What a builder likes: stores and public buildings, the cubes they bring, and whatever leads to them.

use lisboa::{Action, CardEvent, CardId, CardType, Deed, Face, Lisboa, Noble, PlayerBoard};
use table::Id;

/// How much a builder with this board likes an answer.
pub fn builder(game: &Lisboa, board: &PlayerBoard, action: Action) -> u8 {
    if let Action::Court(card) = action {
        return court(game, card);
    }
    if let Action::Card(card) = action {
        return match game.components.card(card).kind() {
            CardType::King => 4,
            CardType::Maia => 3,
            CardType::Marquis | CardType::Treasury => 2,
        };
    }
    if let Action::Cube(_, color) = action {
        // The scarce colour completes sets.
        return 10 - board.rubble[color.index()].min(9);
    }
    let likings = [
        (matches!(action, Action::Do(Deed::Open)), 9),
        (matches!(action, Action::Do(Deed::Store)), 8),
        (matches!(action, Action::Follow), 5),
        (matches!(action, Action::Do(_) | Action::Portfolio(_)), 4),
        (matches!(action, Action::Trade), 2),
        (matches!(action, Action::Gold(_)), 1),
        (matches!(action, Action::Pass), 0),
    ];
    likings.into_iter().find_map(|(is, liking)| is.then_some(liking)).unwrap_or(3)
}

fn court(game: &Lisboa, card: CardId) -> u8 {
    match game.components.card(card).face {
        Face::Treasury { event: CardEvent::StoreOrOpen | CardEvent::NobleAction, .. } => 8,
        Face::Treasury { .. } => 3,
        Face::Noble { noble: Noble::King, .. } => 9,
        Face::Noble { noble: Noble::Maia, .. } => 8,
        Face::Noble { noble: Noble::Marquis, .. } => 2,
    }
}
