//! Games that are played by bytes, and the common ways to look at a state.

use crate::bytes::Bytes;
use crate::games::{Fuzzed, choose};
use lisboa::Lisboa;
use madeira::Madeira;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Action, Actor, Game, GameExt, NoEvents, below};
use testkit::count_pieces;

/// More actions than a game has.
const MOST_ACTIONS: usize = 5_000;

/// The game and the deal that the first bytes choose.
fn dealt<G: Fuzzed>(bytes: &mut Bytes<'_>) -> (&'static G, G::State) {
    let game = &G::games()[usize::from(bytes.byte()) % G::games().len()];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(bytes.word()));
    let state = game.start(&game.random_setup(&mut rng)).expect("a shuffled setup is possible");
    (game, state)
}

/// Lists what is legal, and holds the list against its laws.
fn list<G: Game>(game: &G, state: &G::State, legal: &mut Vec<G::Action>) {
    game.legal_actions(state, legal);
    assert!(legal.is_sorted_by(|a, b| a < b), "not sorted, or not unique: {legal:?}");
    let asked = game.decision(state);
    assert_eq!(legal.is_empty(), game.is_over(state), "no action, but the game is not over: {asked:?}");
}

/// Whatever was reached can be looked at.
fn look<G: Game>(game: &G, state: &G::State) {
    let _ = (game.scores(state), game.placing(state), game.setup_lines(&game.arrangement(state)));
}

/// The first byte chooses the game, the next ones players, options and the deal, the others which of the legal actions is taken.
/// At the end every piece must still be there.
pub fn nth_legal(data: &[u8]) {
    choose(data, nth_legal_of::<Lisboa>, nth_legal_of::<Madeira>);
}

fn nth_legal_of<G: Fuzzed>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (game, mut state) = dealt::<G>(&mut bytes);
    let all = count_pieces(game, &state);
    let mut legal = Vec::new();
    list(game, &state, &mut legal);
    for _ in 0..MOST_ACTIONS {
        if bytes.is_empty() || game.is_over(&state) {
            break;
        }
        let action = legal[usize::from(bytes.byte()) % legal.len()];
        game.apply(&mut state, action, &mut NoEvents);
        list(game, &state, &mut legal);
    }
    assert_eq!(count_pieces(game, &state), all, "pieces were lost or made");
    look(game, &state);
}

/// As [`nth_legal`], but some of the bytes name any action, legal or not, which goes through the checked door.
pub fn arbitrary_actions(data: &[u8]) {
    choose(data, arbitrary_actions_of::<Lisboa>, arbitrary_actions_of::<Madeira>);
}

fn arbitrary_actions_of<G: Fuzzed>(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (game, mut state) = dealt::<G>(&mut bytes);
    let mut legal = Vec::new();
    while !bytes.is_empty() {
        list(game, &state, &mut legal);
        let choice = bytes.byte();
        let action = match legal.get(usize::from(choice) % (2 * legal.len().max(1))) {
            Some(&action) => action,
            None => {
                let index = usize::from(bytes.short()) % G::Action::COUNT;
                G::Action::from_index(index).expect("an index below the number of actions")
            }
        };
        let (before, mut events) = (state, Vec::new());
        let reasons = game.explain(&state, action);
        assert_eq!(reasons.is_empty(), legal.contains(&action), "`{action}`: list and explanation differ: {reasons:?}");
        match game.try_apply(&mut state, action, &mut events) {
            Ok(()) => assert!(reasons.is_empty(), "`{action}` was done, but {reasons:?}"),
            Err(refused) => {
                assert_eq!(refused.reasons, reasons, "`{action}`");
                assert!(!reasons.is_empty(), "`{action}` is refused without a reason");
                assert!(state == before, "`{action}` is refused, but the state has changed");
                assert!(events.is_empty(), "`{action}` is refused, but it is told of");
            }
        }
    }
}

/// Plays on at random, so many actions or to the end.
pub fn play_on<G: Game>(game: &G, mut state: G::State, seed: u64, n_actions: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    for _ in 0..n_actions {
        list(game, &state, &mut legal);
        if game.is_over(&state) {
            break;
        }
        let action = match game.actor(&state) {
            Actor::Chance => game.draw(&state, &legal, &mut rng),
            Actor::Player(_) | Actor::Nobody => legal[below(&mut rng, legal.len() as u64) as usize],
        };
        game.apply(&mut state, action, &mut NoEvents);
    }
    look(game, &state);
}

/// Plays a whole random game.
pub fn play_out<G: Game>(game: &G, state: G::State, seed: u64) {
    play_on(game, state, seed, MOST_ACTIONS);
}
