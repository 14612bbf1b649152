//! A search plays millions of games from copied states, so a playout must not touch the heap: once the caller's list of
//! legal actions is large enough, listing and performing actions up to the end of a game allocates nothing.
//!
//! A test makes [`Counting`] its global allocator and asks [`assert_no_allocation`]. The allocator is the one place with
//! `unsafe`; the rules forbid it.
#![allow(unsafe_code)]

use crate::driver::Seeds;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use table::{Action as _, Actor, Game, GameExt, NoEvents, below};

thread_local! {
    /// How often this thread has asked for memory. Other threads, such as that of the test harness, do not count.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The allocator of the system, counting.
pub struct Counting;

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

/// How often this thread has asked for memory, if [`Counting`] is the global allocator.
pub fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// That [`Counting`] is the global allocator.
///
/// # Panics
/// If it is not.
pub fn assert_counting() {
    let before = allocations();
    let boxed = black_box(Box::new(7));
    assert_eq!(allocations() - before, 1, "{boxed}");
}

/// What a playout found.
struct Playout<A> {
    /// How many actions it had.
    n_actions: u32,
    /// How often memory was asked for.
    n_allocations: u64,
    /// The first action that asked for some, in being listed or performed.
    culprit: Option<A>,
}

/// Plays to the end at random, points and places included.
fn playout<G: Game>(
    game: &G,
    mut state: G::State,
    legal: &mut Vec<G::Action>,
    rng: &mut Xoshiro256PlusPlus,
) -> Playout<G::Action> {
    let mut found = Playout { n_actions: 0, n_allocations: 0, culprit: None };
    loop {
        let before = allocations();
        game.legal_actions(&state, legal);
        let action = match game.actor(&state) {
            Actor::Nobody => {
                black_box((game.scores(&state), game.placing(&state), game.end_reason(&state)));
                found.n_allocations += allocations() - before;
                return found;
            }
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

/// Plays a number of games from a state to the end, none of which may ask for memory. [`Counting`] must be the global
/// allocator.
///
/// # Panics
/// If one asks for memory, with the first action that does; or if one is too short for a game.
pub fn assert_no_allocation<G: Game>(game: &G, start: &G::State, playouts: u32) {
    assert_counting();
    let mut rng = Seeds(2).stream(3);
    // No list can be longer than this, as each action stands in it once.
    let mut legal = Vec::with_capacity(G::Action::COUNT);
    playout(game, *start, &mut legal, &mut rng);
    for number in 0..playouts {
        let Playout { n_actions, n_allocations, culprit } = playout(game, *start, &mut legal, &mut rng);
        let place = format!("{:?}: playout {number} of {n_actions} actions", game.options());
        assert_eq!(n_allocations, 0, "{place}, first at {culprit:?}");
        assert!(n_actions > 50, "{place}: too few for a game");
    }
}
