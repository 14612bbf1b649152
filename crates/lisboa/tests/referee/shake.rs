//! Positions that random play seldom reaches: at the start of a turn everything that can be moved about without breaking
//! the box is moved about, so that players are rich, poor, well connected or stuck.

use crate::Random;
use crate::numbers::limit;
use lisboa::{Architect, CardId, CardType, ClergyId, Good, Lisboa, Noble, PlayerBoard, Post, State, TopCard};
use table::{Id, IdSet, Seat, below};

/// True once in so many times.
fn once_in(times: u64, random: &mut Random) -> bool {
    below(random, times) == 0
}

/// Moves about money, Influence, goods, Favors, officials, tiles, cards and rubble.
pub fn shake(game: &Lisboa, state: &mut State, random: &mut Random) {
    state.treasury = below(random, game.components.board.treasury.len() as u64) as u8;
    shake_map(state, random);
    shake_church(state, random);
    for seat in Seat::first(game.options.players) {
        shake_player(game, state, seat, random);
    }
    shake_officials(game, state, random);
    // seldom nothing is left to decree.
    if once_in(16, random) {
        let laid_out = state.decrees;
        let owner = &mut state.boards[Seat::A];
        owner.decrees = owner.decrees | laid_out;
        state.decrees = IdSet::empty();
    }
}

/// Clears some rubble away.
fn shake_map(state: &mut State, random: &mut Random) {
    for pile in state.row_rubble.iter_mut().chain(&mut state.column_rubble) {
        for (color, count) in pile.iter_mut().enumerate() {
            if *count > 0 && once_in(6, random) {
                *count -= 1;
                state.rubble_gone[color] += 1;
            }
        }
    }
}

/// Makes gaps in the church track.
fn shake_church(state: &mut State, random: &mut Random) {
    for space in 0..state.church.len() {
        if once_in(8, random)
            && let Some(tile) = state.church[space].take()
        {
            state.clergy_gone.insert(tile);
        }
    }
}

/// What one player has.
fn shake_player(game: &Lisboa, state: &mut State, seat: Seat, random: &mut Random) {
    let board = &mut state.boards[seat];
    board.reis = below(random, 14) as u16;
    board.influence = below(random, 11) as u8;
    board.wigs = below(random, 6) as u16;
    let most = u64::from(limit(game, board));
    for good in Good::ALL {
        board.goods[good.index()] = below(random, most + 1) as u8;
    }
    board.favors = Noble::ALL.into_iter().filter(|_| once_in(2, random)).collect();
    // A clergy tile from the bag.
    let bag: Vec<ClergyId> = ClergyId::all().filter(|&tile| !lies_somewhere(state, tile)).collect();
    for tile in bag {
        if once_in(8, random) && state.boards[seat].clergy.len() < game.components.start.clergy {
            state.boards[seat].clergy.insert(tile);
        }
    }
    // A Plan from the top of a stack.
    for architect in Architect::ALL {
        let top = state.plans.iter().find(|&plan| game.components.plan(plan).architect == architect);
        if let Some(plan) = top.filter(|_| once_in(6, random)) {
            state.plans.remove(plan);
            state.boards[seat].plans.insert(plan);
        }
    }
    // A card that has left the game comes back into the Portfolio.
    let gone: Vec<CardId> = CardId::all().filter(|&card| has_left(state, card)).collect();
    for card in gone {
        let board = &mut state.boards[seat];
        if once_in(8, random) && board.portfolio_len() < limit(game, board) {
            tuck(game, board, card);
        }
    }
}

/// Puts a card into a free slot of its row, if there is one.
fn tuck(game: &Lisboa, board: &mut PlayerBoard, card: CardId) {
    if game.components.card(card).kind() == CardType::Treasury {
        if let Some(slot) = board.bottom.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(card);
        }
    } else if let Some(slot) = board.top.iter_mut().find(|slot| **slot == TopCard::Empty) {
        *slot = TopCard::Noble(card);
    }
}

/// Whether a clergy tile is outside the bag.
fn lies_somewhere(state: &State, tile: ClergyId) -> bool {
    state.church.contains(&Some(tile))
        || state.clergy_gone.has(tile)
        || Seat::ALL.into_iter().any(|seat| state.boards[seat].clergy.has(tile))
}

/// Whether a card was seen and now lies nowhere.
fn has_left(state: &State, card: CardId) -> bool {
    let held = |board: &PlayerBoard| {
        board.hand.has(card) || board.top.contains(&TopCard::Noble(card)) || board.bottom.contains(&Some(card))
    };
    state.revealed.has(card)
        && !state.display.contains(&Some(card))
        && state.played != Some(card)
        && !Seat::ALL.into_iter().any(|seat| held(&state.boards[seat]))
}

/// Sends all officials to other places; an office takes no more than its spaces.
fn shake_officials(game: &Lisboa, state: &mut State, random: &mut Random) {
    let neutral = u8::from(game.options.players == 2);
    let mut free = game.components.board.office_spaces.map(|spaces| spaces - neutral);
    for seat in Seat::first(game.options.players) {
        let board = &mut state.boards[seat];
        board.officials += board.posts.iter().sum::<u8>();
        board.posts = [0; 6];
        for _ in 0..board.officials {
            let post = below(random, 2 * Post::ALL.len() as u64) as usize;
            if post >= Post::ALL.len() || post < free.len() && free[post] == 0 {
                continue;
            }
            if post < free.len() {
                free[post] -= 1;
            }
            board.posts[post] += 1;
            board.officials -= 1;
        }
    }
}
