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
    /// The turn of the seat ends with it, and the next to act may do so at once; nothing random or hidden comes before that.
    EndsTurn,
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
    let state = game.sample(view, &mut Seeds(0).setup());
    let (_, events, then) = advance(game, state, seat, action, single_answers);
    Ahead { events: events.iter().filter_map(|event| game.redact(event, Some(seat))).collect(), then }
}

/// Performs a legal answer of a seat, and the single answers after it that the table plays by itself: the state then, what happened,
/// and what stands behind it. Where something hidden is shown, the state before that and nothing of what happened.
pub(crate) fn advance<G: Game>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    action: G::Action,
    single_answers: bool,
) -> (G::State, Vec<G::Event>, Then) {
    let (mut events, mut legal, mut next) = (Vec::new(), Vec::new(), Some(action));
    let place = |state: &G::State| (game.round(state), game.turn(state));
    let began = place(&state);
    while let Some(action) = next.take() {
        let before = state;
        game.apply(&mut state, action, &mut events);
        if game.has_learned(&before, &state, seat) {
            return (before, Vec::new(), Then::Shown);
        }
        if game.actor(&state) == Actor::Player(seat) && single_answers {
            game.legal_actions(&state, &mut legal);
            next = legal.first().copied().filter(|_| legal.len() == 1);
        }
    }
    let is_over = || place(&state) != began || events.iter().any(|event| game.begins_turn(event));
    let then = match game.actor(&state) {
        Actor::Chance => Then::Luck,
        Actor::Nobody => Then::EndsTurn,
        Actor::Player(_) if began.1 == seat && is_over() => Then::EndsTurn,
        Actor::Player(_) => Then::Free,
    };
    (state, events, then)
}
