//! Matches between bots: seats rotated over the same set-ups, so that neither the deal nor the seat decides.

use crate::player::{Bot, Budget};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use table::{Actor, BySeat, Game, GameExt, NoEvents, Seat};

/// A bot at a table, with its budget.
pub type Entrant<G> = (Box<dyn Bot<G>>, Budget<'static>);

/// A match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The seed of the first deal; the next ones have the next numbers.
    pub seed: u64,
    /// How many games may go on at the same time. It changes nothing but the time they take.
    pub threads: usize,
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// How far the interval goes to both sides.
    pub margin: f64,
}

/// Sums from which a mean is worked out.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, value: f64) {
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean of what was added, by the normal approximation.
    pub fn mean(&self) -> Mean {
        let n = f64::from(self.n.max(1));
        let mean = self.sum / n;
        let variance = (self.squares - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        Mean { mean, margin: 1.96 * (variance / n).sqrt() }
    }
}

/// What one bot achieved.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Record {
    /// Games played.
    pub games: u32,
    /// First places, shared ones divided.
    pub wins: f64,
    /// The places.
    pub places: Sample,
    /// The points.
    pub points: Sample,
    /// Decisions with more than one answer.
    pub decisions: u64,
    /// Turns in which there were such decisions.
    pub turns: u64,
}

impl Record {
    /// The share of games won.
    pub fn win_share(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    /// The 95 % interval of the share of games won (Wilson).
    pub fn win_interval(&self) -> (f64, f64) {
        let (n, p, z) = (f64::from(self.games.max(1)), self.win_share(), 1.96);
        let (center, spread) = (p + z * z / (2.0 * n), z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt());
        let scale = 1.0 + z * z / n;
        ((center - spread) / scale, (center + spread) / scale)
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// What each bot achieved, in the order in which they were named.
    pub records: Vec<Record>,
    /// The points of the winners.
    pub winners: Sample,
    /// Which bots came where: for each game played, their places by name order.
    pub places: Vec<Vec<u8>>,
}

/// How long a bot thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// In all its turns.
    pub all: Duration,
    /// In the longest of them.
    pub longest: Duration,
}

/// How a game ended: for each seat the points, the place, and what its bot did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ended {
    /// Points.
    pub points: BySeat<i16>,
    /// Places from 1.
    pub places: BySeat<u8>,
    /// Decisions with more than one answer.
    pub decisions: BySeat<u64>,
    /// Turns in which there were such decisions.
    pub turns: BySeat<u64>,
    /// How long each thought.
    pub thought: BySeat<Thought>,
}

/// Plays one game. `bots` sit in the order of the seats; the same seed gives the same deal and the same luck as far as the
/// games agree.
///
/// # Panics
/// If the game cannot be dealt, which its own tests exclude.
pub fn play<G: Game>(game: &G, seed: u64, bots: &mut [Entrant<G>]) -> Ended {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let setup = game.random_setup(&mut luck);
    let mut state = game.start(&setup).unwrap_or_else(|faults| panic!("BUG: a deal is impossible:\n{faults}"));
    luck.jump();
    let mut ended = Ended {
        points: BySeat::default(),
        places: BySeat::default(),
        decisions: BySeat::default(),
        turns: BySeat::default(),
        thought: BySeat::default(),
    };
    let (mut legal, mut last, mut turn) = (Vec::new(), None, Duration::ZERO);
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match game.actor(&state) {
            Actor::Nobody => break,
            Actor::Chance => game.draw(&state, &legal, &mut luck),
            Actor::Player(_) if legal.len() == 1 => legal[0],
            Actor::Player(seat) => {
                ended.decisions[seat] += 1;
                if last.replace(seat) != Some(seat) {
                    ended.turns[seat] += 1;
                    turn = Duration::ZERO;
                }
                let (bot, budget) = &mut bots[seat.index()];
                let begin = Instant::now();
                let action = bot.choose(game, &game.view(&state, Some(seat)), &legal, *budget);
                let time = begin.elapsed();
                turn += time;
                let thought = &mut ended.thought[seat];
                thought.all += time;
                thought.longest = thought.longest.max(turn);
                action
            }
        };
        game.apply(&mut state, action, &mut NoEvents);
    }
    ended.points = game.scores(&state);
    ended.places = game.placing(&state).unwrap_or_default();
    ended
}

/// Plays a match of bots, one for each seat: each deal once for every rotation of the seats. `make` gives the bot with this
/// number, with its luck; `tell` hears of each game and ends the match by returning `false`. The outcome depends on the plan only,
/// unless the match is broken off; how long each bot thought is beside it.
pub fn contest<G: Game>(
    game: &G,
    plan: Plan,
    make: impl Fn(usize, Xoshiro256PlusPlus) -> Entrant<G> + Sync,
    mut tell: impl FnMut(u32) -> bool,
) -> (Outcome, Vec<Thought>) {
    let n = usize::from(game.n_seats());
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let mut games: Vec<(u32, Ended)> = Vec::new();
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..plan.threads.clamp(1, 64) {
            let (sender, next, stop, make) = (sender.clone(), &next, &stop, &make);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        break;
                    }
                    let mut bots: Vec<Entrant<G>> = Vec::new();
                    for seat in 0..n {
                        let seed = plan.seed.wrapping_add(u64::from(number) * 4 + seat as u64).rotate_left(32);
                        bots.push(make(sitting(number, seat, n), Xoshiro256PlusPlus::seed_from_u64(seed)));
                    }
                    let deal = plan.seed.wrapping_add(u64::from(number) / n as u64);
                    if sender.send((number, play(game, deal, &mut bots))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        while let Ok(ended) = receiver.recv() {
            games.push(ended);
            if !tell(games.len() as u32) {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
    games.sort_by_key(|(number, _)| *number);
    let mut outcome = Outcome { records: vec![Record::default(); n], ..Outcome::default() };
    let mut thoughts = vec![Thought::default(); n];
    for (number, ended) in &games {
        note(&mut outcome, *number, ended);
        for seat in Seat::first(game.n_seats()) {
            let thought = &mut thoughts[sitting(*number, seat.index(), n)];
            thought.all += ended.thought[seat].all;
            thought.longest = thought.longest.max(ended.thought[seat].longest);
        }
    }
    (outcome, thoughts)
}

/// Which bot sits on a seat in a game.
fn sitting(number: u32, seat: usize, n: usize) -> usize {
    (seat + number as usize) % n
}

/// Adds a game to what was achieved.
fn note(outcome: &mut Outcome, number: u32, ended: &Ended) {
    let n = outcome.records.len();
    let first = (0..n).filter(|&seat| ended.places.0[seat] == 1).count().max(1);
    let mut places = vec![0; n];
    for (at, seat) in Seat::ALL.into_iter().enumerate().take(n) {
        let bot = sitting(number, at, n);
        let record = &mut outcome.records[bot];
        record.games += 1;
        record.wins += if ended.places[seat] == 1 { 1.0 / first as f64 } else { 0.0 };
        record.places.add(f64::from(ended.places[seat]));
        record.points.add(f64::from(ended.points[seat]));
        record.decisions += ended.decisions[seat];
        record.turns += ended.turns[seat];
        places[bot] = ended.places[seat];
    }
    let best = (0..n).filter(|&seat| ended.places.0[seat] == 1).map(|seat| ended.points.0[seat]).max();
    outcome.winners.add(f64::from(best.unwrap_or_default()));
    outcome.places.push(places);
}
