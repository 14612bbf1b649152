//! Random playouts of our games and of chess (shakmaty) in one process, interleaved, so that both meet the same machine.
//!
//! `bench` times them and prints the ratios; `bench search` does the same for simulations of the search. `bench count GAME N`, where chess is a game too, plays that many playouts without
//! a clock, for an instruction counter; with N = 0 it only prepares, so that the preparation can be subtracted.
#![forbid(unsafe_code)]

mod search;

use lisboa::Lisboa;
use madeira::Madeira;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::json;
use shakmaty::{Chess, Position};
use std::time::{Duration, Instant};
use table::{Actor, Game, NoEvents};

/// Playouts between two looks at the clock.
const SLICE: usize = 40;
/// The length at which a random chess game is broken off.
const CHESS_PLIES: usize = 300;

/// What a number of playouts amounted to.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    decisions: u64,
    time: Duration,
}

impl Tally {
    fn per_second(self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64()
    }
}

/// A game from prepared deals: only decisions with more than one option count.
struct Playouts<G: Game> {
    game: G,
    deals: Vec<G::State>,
    legal: Vec<G::Action>,
    rng: Xoshiro256PlusPlus,
}

impl<G: Game> Playouts<G> {
    fn new(game: G) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(game.n_seats()));
        let deals = (0..SLICE).map(|_| game.start(&game.random_setup(&mut rng)).expect("BUG: a deal is playable"));
        Self { deals: deals.collect(), legal: Vec::with_capacity(256), rng, game }
    }

    fn play(&mut self, n: usize) -> u64 {
        let mut decisions = 0;
        for i in 0..n {
            let mut state = self.deals[i % self.deals.len()];
            loop {
                self.game.legal_actions(&state, &mut self.legal);
                if self.legal.is_empty() {
                    break;
                }
                let choice = self.legal[pick(&mut self.rng, self.legal.len())];
                if self.legal.len() > 1 && self.game.actor(&state) != Actor::Chance {
                    decisions += 1;
                }
                self.game.apply(&mut state, choice, &mut NoEvents);
            }
        }
        decisions
    }
}

fn lisboa(players: u8) -> Playouts<Lisboa> {
    Playouts::new(Lisboa::new(lisboa::Components::shipped(), lisboa::Options::players(players)))
}

fn madeira(players: u8) -> Playouts<Madeira> {
    Playouts::new(Madeira::new(madeira::Components::shipped(), madeira::Options::players(players)))
}

/// Chess from the first position.
struct ChessPlayouts {
    rng: Xoshiro256PlusPlus,
}

impl ChessPlayouts {
    fn new() -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(64) }
    }

    fn play(&mut self, n: usize) -> u64 {
        let mut decisions = 0;
        for _ in 0..n {
            let mut position = Chess::default();
            for _ in 0..CHESS_PLIES {
                let legal = position.legal_moves();
                if legal.is_empty() || position.is_insufficient_material() {
                    break;
                }
                decisions += u64::from(legal.len() > 1);
                position.play_unchecked(legal[pick(&mut self.rng, legal.len())]);
            }
        }
        decisions
    }
}

/// A number below `n`, by multiplication; fast rather than perfectly even.
fn pick(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u128::from(rng.next_u64()) * n as u128) >> 64) as usize
}

fn timed(tally: &mut Tally, play: impl FnOnce() -> u64) {
    let start = Instant::now();
    tally.decisions += play();
    tally.time += start.elapsed();
    tally.games += SLICE as u64;
}

fn measure<G: Game>(seconds: f64, mut game: Playouts<G>) -> serde_json::Value {
    let mut chess = ChessPlayouts::new();
    let (mut ours, mut theirs) = (Tally::default(), Tally::default());
    // Warm up once, uncounted.
    game.play(SLICE);
    chess.play(SLICE);
    while (ours.time + theirs.time).as_secs_f64() < seconds {
        timed(&mut ours, || game.play(SLICE));
        timed(&mut theirs, || chess.play(SLICE));
    }
    json!({
        "game": G::NAME, "players": game.game.n_seats(), "games": ours.games,
        "decisions_per_second": ours.per_second().round(),
        "chess_actions_per_second": theirs.per_second().round(),
        "ratio": (ours.per_second() / theirs.per_second() * 1000.0).round() / 1000.0,
    })
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["count", "lisboa", n] => println!("{}", lisboa(3).play(n.parse().unwrap_or(0))),
        ["count", "madeira", n] => println!("{}", madeira(3).play(n.parse().unwrap_or(0))),
        ["count", "chess", n] => println!("{}", ChessPlayouts::new().play(n.parse().unwrap_or(0))),
        [] | ["time"] => {
            let lisboa = (2..=4).map(|players| measure(4.0, lisboa(players)));
            let madeira = (2..=4).map(|players| measure(4.0, madeira(players)));
            println!("{}", serde_json::Value::Array(lisboa.chain(madeira).collect()));
        }
        ["search"] => {
            let lisboa = (2..=4).map(|players| search::measure(4.0, &lisboa(players).game));
            let madeira = (2..=4).map(|players| search::measure(4.0, &madeira(players).game));
            println!("{}", serde_json::Value::Array(lisboa.chain(madeira).collect()));
        }
        _ => {
            eprintln!("usage: bench [time] | bench search | bench count lisboa|madeira|chess PLAYOUTS");
            std::process::exit(2);
        }
    }
}
