//! What an answer leads to, told before it is given: from what its seat knows, so that nothing is learned by asking.

use table::{Actor, Game, Seat, Seeds};

/// What an answer leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead<E> {
    /// What happens at once, as the seat will see it; nothing where it would be made up.
    pub events: Vec<E>,
    /// Whether it can be taken back.
    pub then: Then,
}

/// What stands behind an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// It can be taken back, at least until somebody else acts.
    Free,
    /// Luck is used: there is no free way back.
    Luck,
    /// Something hidden is shown: there is no free way back.
    Shown,
}

/// What a legal answer of a seat leads to, up to the next question. `single_answers` is whether the table plays those by itself.
pub fn ahead<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    action: G::Action,
    single_answers: bool,
) -> Ahead<G::Event> {
    let mut state = game.sample(view, &mut Seeds(0).setup());
    let (mut events, mut legal, mut next) = (Vec::new(), Vec::new(), Some(action));
    while let Some(action) = next.take() {
        let before = state;
        game.apply(&mut state, action, &mut events);
        if game.has_learned(&before, &state, seat) {
            return Ahead { events: Vec::new(), then: Then::Shown };
        }
        if game.actor(&state) == Actor::Player(seat) && single_answers {
            game.legal_actions(&state, &mut legal);
            next = legal.first().copied().filter(|_| legal.len() == 1);
        }
    }
    let events = events.iter().filter_map(|event| game.redact(event, Some(seat))).collect();
    let then = if game.actor(&state) == Actor::Chance { Then::Luck } else { Then::Free };
    Ahead { events, then }
}
