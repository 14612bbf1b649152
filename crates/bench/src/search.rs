//! How fast the search is: with random rollouts beside plain random playouts from the same deals, and as it plays.

use bots::{Judged, Rollout, Search, Weights};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{Actor, GameExt, NoEvents, below};

/// Deals that are searched and played out.
const DEALS: usize = 20;
/// Simulations, and playouts, for each deal.
const EACH: u32 = 64;

/// Simulations with the time they took.
#[derive(Default)]
struct Tally {
    count: u64,
    time: Duration,
}

impl Tally {
    fn time(&mut self, run: impl FnOnce()) {
        let start = Instant::now();
        run();
        self.time += start.elapsed();
        self.count += u64::from(EACH);
    }

    fn per_second(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64()
    }
}

/// Simulations per second on one core, and the share of the speed of random playouts that the search keeps.
pub fn measure<G: Judged>(seconds: f64, game: &G) -> Value {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(game.n_seats()));
    let weights = Weights::shipped::<G>(game.n_seats());
    let search = |rollout| Search::new(weights.clone(), rng.clone()).with_threads(1).with_rollout(rollout);
    let (mut random, mut taste) = (search(Rollout::Random), search(Rollout::Taste));
    let deals: Vec<(G::State, G::View)> = (0..DEALS)
        .map(|_| {
            let state = game.start(&game.random_setup(&mut rng)).expect("BUG: a deal is playable");
            (state, game.view(&state, first_to_decide(game, state, &mut rng)))
        })
        .collect();
    let (mut plain, mut searched, mut judged) = (Tally::default(), Tally::default(), Tally::default());
    let mut legal = Vec::with_capacity(256);
    let mut at = 0;
    while (plain.time + searched.time + judged.time).as_secs_f64() < seconds {
        let (state, view) = &deals[at % DEALS];
        plain.time(|| (0..EACH).for_each(|_| play_out(game, *state, &mut legal, &mut rng)));
        searched.time(|| random.simulate(game, view, EACH));
        judged.time(|| taste.simulate(game, view, EACH));
        at += 1;
    }
    json!({
        "game": G::NAME, "players": game.n_seats(),
        "playouts_per_second": plain.per_second().round(),
        "simulations_per_second_random": searched.per_second().round(),
        "share_kept": (searched.per_second() / plain.per_second() * 1000.0).round() / 1000.0,
        "simulations_per_second_as_played": judged.per_second().round(),
    })
}

/// The seat that decides first after a deal.
fn first_to_decide<G: Judged>(game: &G, mut state: G::State, rng: &mut Xoshiro256PlusPlus) -> Option<table::Seat> {
    let mut legal = Vec::new();
    loop {
        match game.actor(&state) {
            Actor::Player(seat) => return Some(seat),
            Actor::Nobody => return None,
            Actor::Chance => {
                game.legal_actions(&state, &mut legal);
                let outcome = game.draw(&state, &legal, rng);
                game.apply(&mut state, outcome, &mut NoEvents);
            }
        }
    }
}

/// A game at random to its end, luck by its weights.
fn play_out<G: Judged>(game: &G, mut state: G::State, legal: &mut Vec<G::Action>, rng: &mut Xoshiro256PlusPlus) {
    loop {
        game.legal_actions(&state, legal);
        let action = match game.actor(&state) {
            Actor::Nobody => return,
            Actor::Chance => game.draw(&state, legal, rng),
            Actor::Player(_) => legal[below(rng, legal.len() as u64) as usize],
        };
        game.apply(&mut state, action, &mut NoEvents);
    }
}
