//! Once its tree and its lists are large enough, a search allocates nothing: not for a world, not for a walk, not for playing on.

use bots::{Judged, Rollout, Search, Weights};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Actor;
use testkit::RandomPlay;
use testkit::allocation::{Counting, allocations, assert_counting};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn simulations_allocate_nothing<G: Judged>(game: &G, rollout: Rollout) {
    let rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut search = Search::new(Weights::shipped::<G>(game.n_seats()), rng).with_threads(1).with_rollout(rollout);
    let mut play = RandomPlay::new(game, 5).expect("a deal is possible");
    let mut views = Vec::new();
    while let Some(action) = play.choose() {
        if let Actor::Player(seat) = game.actor(play.state())
            && play.legal().len() > 1
        {
            views.push(game.view(play.state(), Some(seat)));
        }
        play.apply(action);
    }
    for view in views.iter().step_by(40) {
        search.simulate(game, view, 600);
        let before = allocations();
        search.simulate(game, view, 200);
        assert_eq!(allocations() - before, 0, "{} with {rollout:?}", G::NAME);
    }
}

#[test]
fn a_search_allocates_nothing_after_warming_up() {
    assert_counting();
    for rollout in [Rollout::Taste, Rollout::Random] {
        for players in 2..=4 {
            let lisboa = lisboa::Lisboa::new(lisboa::Components::shipped(), lisboa::Options::players(players));
            simulations_allocate_nothing(&lisboa, rollout);
            let madeira = madeira::Madeira::new(madeira::Components::shipped(), madeira::Options::players(players));
            simulations_allocate_nothing(&madeira, rollout);
        }
    }
}
