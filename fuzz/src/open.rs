//! Findings that are not settled yet. The targets pass over what is known to be wrong, so that they look for something else;
//! when one is settled, its line here goes, and the inputs in `regressions/` show whether it is.

use lisboa::{CardId, CardType, Lisboa, Setup, Stage, State, Years};
use table::{Id, Seat};

/// Whether a position is accepted that should not be, or needs more care.
pub fn is_open_position(game: &Lisboa, setup: &Setup) -> bool {
    let s = &setup.table;
    // The game is over, but a turn begins; it never ends then.
    s.stage == Stage::Over
        // No card of a deck lies face up although it has some, so that nobody can ever draw from it.
        || s.stage != Stage::Setup && has_gap(game, s)
        // A hand that can run out before the game is over.
        || s.period == 2 && Seat::first(game.options.players).any(|seat| s.boards[seat].hand.len() < 3)
        // A card that can only be drawn from the display, but that nobody has seen: its lines are read as another position.
        || Seat::first(game.options.players).any(|seat| (s.boards[seat].hand - s.revealed).iter().any(|card| shown(game, card)))
}

fn shown(game: &Lisboa, card: CardId) -> bool {
    matches!(game.components.card(card).years, Years::Red | Years::Brown)
}

fn has_gap(game: &Lisboa, s: &State) -> bool {
    let years = if s.period == 1 { Years::Red } else { Years::Brown };
    CardType::ALL.into_iter().any(|kind| {
        let of_deck = |card: &CardId| {
            let face = game.components.card(*card);
            face.years == years && face.kind() == kind
        };
        s.display[kind.index()].is_none() && CardId::all().filter(of_deck).any(|card| !s.revealed.has(card))
    })
}

/// Whether a pack is loaded with which a game cannot be played.
pub fn is_open_pack(game: &Lisboa) -> bool {
    let hand = game.components.start.hand;
    // A hand that can run out before the game is over, and a draft that comes to its end too soon (L-VARIANT-01..03).
    hand < 3 || game.options.draft && hand < 5
}

/// Whether the text of a position cannot hold the numbers of a pack, although it is loaded.
pub fn is_open_text(game: &Lisboa) -> bool {
    let (board, start) = (&game.components.board, &game.components.start);
    board.large_tiles > 22
        || board.small_tiles > 5
        || start.officials > 8
        || start.houses.iter().any(|&n| n > 3)
        || start.rubble_spaces > 5
        || start.capacity + start.rubble_spaces > 7
}
