//! What lies where on the table, looked up.

use lisboa::{Architect, CardType, Items, Land, Lisboa, PlanId, Site, State, Years};
use table::Id;

/// The reward of a land space: printed, or a random token.
pub fn land_reward(game: &Lisboa, state: &State, land: Land) -> Items {
    match state.land_tokens[land.index()] {
        0 => game.components.board.land_reward[land.index()],
        token => game.components.land_tokens[usize::from(token) - 1],
    }
}

/// The reward of a construction site: printed, or a random token.
pub fn site_reward(game: &Lisboa, state: &State, site: Site) -> Items {
    match state.site_tokens[site.index()] {
        0 => game.components.board.site_reward[site.index()],
        token => game.components.site_tokens[usize::from(token) - 1],
    }
}

/// The top Plan of an architect's stack.
pub fn top_plan(game: &Lisboa, state: &State, architect: Architect) -> Option<PlanId> {
    state.plans.iter().find(|&plan| game.components.plan(plan).architect == architect)
}

/// How many cards are still face down in a display deck.
pub fn deck_left(game: &Lisboa, state: &State, kind: CardType) -> usize {
    let years = if state.period == 1 { Years::Red } else { Years::Brown };
    let fits = |card: &lisboa::CardId| {
        let face = game.components.card(*card);
        face.years == years && face.kind() == kind && !state.revealed.has(*card)
    };
    lisboa::CardId::all().filter(fits).count()
}

/// The réis that a place on the Influence track can be turned into.
pub fn influence_worth(game: &Lisboa, level: u8) -> usize {
    let spaces = &game.components.board.influence_reis;
    spaces.iter().take(usize::from(level)).filter(|&&real| real).count()
}
