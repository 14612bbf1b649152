//! Games that are played by bytes, and the common ways to look at a state.

use crate::bytes::Bytes;
use lisboa::{Action, Components, Lisboa, Options, Piece, State};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Action as _, Actor, Game, GameExt, NoEvents, below};

/// More actions than a game has.
const MOST_ACTIONS: usize = 5_000;

/// The games with the shipped pack: by players, then by variants.
static GAMES: LazyLock<Vec<Lisboa>> = LazyLock::new(|| {
    let components = Components::shipped();
    let options = (2..=4).flat_map(|players| (0..8).map(move |bits| options(players, bits)));
    options.map(|options| Lisboa::new(components.clone(), options)).collect()
});

/// Options from three bits.
pub fn options(players: u8, bits: u8) -> Options {
    Options { draft: bits & 1 > 0, tasks: bits & 2 > 0, tokens: bits & 4 > 0, ..Options::players(players) }
}

/// The game with the shipped pack and these options.
pub fn game(options: Options) -> Option<&'static Lisboa> {
    GAMES.iter().find(|game| game.options == options)
}

/// The game and the deal that the first bytes choose.
fn dealt(bytes: &mut Bytes<'_>) -> (&'static Lisboa, State) {
    let game = &GAMES[usize::from(bytes.byte()) % GAMES.len()];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(bytes.word()));
    let state = game.start(&game.random_setup(&mut rng)).expect("a shuffled setup is possible");
    (game, state)
}

/// How many of each piece there are.
fn pieces(game: &Lisboa, state: &State) -> BTreeMap<Piece, u16> {
    let mut pieces = BTreeMap::new();
    game.census(state, &mut |piece, _, n| *pieces.entry(piece).or_default() += n);
    pieces
}

/// Lists what is legal, and holds the list against its laws.
fn list(game: &Lisboa, state: &State, legal: &mut Vec<Action>) {
    game.legal_actions(state, legal);
    assert!(legal.is_sorted_by(|a, b| a < b), "not sorted, or not unique: {legal:?}");
    assert_eq!(legal.is_empty(), game.is_over(state), "no action, but the game is not over: {:?}", state.agenda);
}

/// The first bytes choose players, variants and the deal, the others which of the legal actions is taken. At the end every
/// piece must still be there.
pub fn nth_legal(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (game, mut state) = dealt(&mut bytes);
    let all = pieces(game, &state);
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
    assert_eq!(pieces(game, &state), all, "pieces were lost or made");
    // Whatever was reached can be looked at.
    let _ = (game.scores(&state), game.placing(&state), game.setup_lines(&game.arrangement(&state)));
}

/// As [`nth_legal`], but some of the bytes name any action, legal or not, which goes through the checked door.
pub fn arbitrary_actions(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let (game, mut state) = dealt(&mut bytes);
    let mut legal = Vec::new();
    while !bytes.is_empty() {
        list(game, &state, &mut legal);
        let choice = bytes.byte();
        let action = match legal.get(usize::from(choice) % (2 * legal.len().max(1))) {
            Some(&action) => action,
            None => {
                let index = usize::from(bytes.short()) % Action::COUNT;
                Action::from_index(index).expect("an index below the number of actions")
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
pub fn play_on(game: &Lisboa, mut state: State, seed: u64, n_actions: usize) {
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
    let _ = (game.scores(&state), game.placing(&state), game.setup_lines(&game.arrangement(&state)));
}

/// Plays a whole random game.
pub fn play_out(game: &Lisboa, state: State, seed: u64) {
    play_on(game, state, seed, MOST_ACTIONS);
}
