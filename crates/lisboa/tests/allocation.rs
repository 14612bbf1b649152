//! A search plays millions of games from copied states, so a playout must not touch the heap: once the caller's list of
//! legal actions is large enough, listing and performing actions up to the end of a game allocates nothing.
//!
//! The counting allocator is the one place with `unsafe`; the rules forbid it.

use lisboa::{Action, Components, Lisboa, Options, Stage, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use table::{Action as _, Actor, Game, GameExt, NoEvents, below};
use testkit::{RandomPlay, Seeds};

thread_local! {
    /// How often this thread has asked for memory. Other threads, such as that of the test harness, do not count.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The allocator of the system, counting.
struct Counting;

impl Counting {
    fn count() {
        ALLOCATIONS.with(|n| n.set(n.get() + 1));
    }
}

// SAFETY: every call is handed on unchanged to the allocator of the system. Counting needs no memory: the counter is a
// plain number without a destructor, and it is there from the start of the thread.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Self::count();
        // SAFETY: the caller keeps the contract of `alloc`, which is the same here.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        Self::count();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        Self::count();
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above; the memory came from the allocator of the system.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// The first turn of a game dealt from a seed.
fn first_turn(game: &Lisboa, seed: u64) -> State {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    while play.state().stage == Stage::Setup {
        let action = play.choose().expect("something can be done before the first turn");
        play.apply(action);
    }
    *play.state()
}

/// What a playout found.
#[derive(Default)]
struct Playout {
    /// How many actions it had.
    n_actions: u32,
    /// How often memory was asked for.
    n_allocations: u64,
    /// The first action that asked for some, in being listed or performed.
    culprit: Option<Action>,
}

/// Plays to the end at random.
fn playout(game: &Lisboa, mut state: State, legal: &mut Vec<Action>, rng: &mut Xoshiro256PlusPlus) -> Playout {
    let mut found = Playout::default();
    loop {
        let before = allocations();
        game.legal_actions(&state, legal);
        let action = match game.actor(&state) {
            Actor::Nobody => return found,
            Actor::Chance => game.draw(&state, legal, rng),
            Actor::Player(_) => legal[below(rng, legal.len() as u64) as usize],
        };
        game.apply(&mut state, action, &mut NoEvents);
        found.n_actions += 1;
        let allocated = allocations() - before;
        if allocated > 0 {
            found.n_allocations += allocated;
            found.culprit = found.culprit.or(Some(action));
        }
    }
}

fn check(options: Options) {
    let game = Lisboa::new(Components::shipped(), options);
    let start = first_turn(&game, 1);
    let mut rng = Seeds(2).stream(3);
    // No list can be longer than this, as each action stands in it once.
    let mut legal = Vec::with_capacity(Action::COUNT);
    playout(&game, start, &mut legal, &mut rng);
    for number in 0..200 {
        let Playout { n_actions, n_allocations, culprit } = playout(&game, start, &mut legal, &mut rng);
        let place = format!("{options:?}: playout {number} of {n_actions} actions");
        assert_eq!(n_allocations, 0, "{place}, first at {culprit:?}");
        assert!(n_actions > 50, "{place}: too few for a game");
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    let boxed = std::hint::black_box(Box::new(7));
    assert_eq!(allocations() - before, 1, "{boxed}");
}

#[test]
fn a_playout_with_two_players_allocates_nothing() {
    check(Options::players(2));
}

#[test]
fn a_playout_with_three_players_allocates_nothing() {
    check(Options::players(3));
}

#[test]
fn a_playout_with_four_players_allocates_nothing() {
    check(Options::players(4));
}

#[test]
fn a_playout_with_all_variants_allocates_nothing() {
    check(Options { players: 4, draft: true, tasks: true, tokens: true });
}
