//! Matches between bots: seats rotated over the same set-ups, so that neither the deal nor the seat decides.

use crate::player::{Bot, Budget};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, BySeat, Game, GameExt, NoEvents, Seat};

/// A bot at a table, with its budget.
pub type Entrant<G> = (Box<dyn Bot<G>>, Budget);

/// What one bot achieved.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Record {
    /// Games played.
    pub games: u32,
    /// First places, shared ones divided.
    pub wins: f64,
    /// The sum of the places.
    pub places: f64,
    /// The sum of the points.
    pub points: f64,
    /// Decisions with more than one answer.
    pub decisions: u64,
}

impl Record {
    /// The share of games won.
    pub fn win_share(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    /// The mean points.
    pub fn mean_points(&self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }

    /// The mean place.
    pub fn mean_place(&self) -> f64 {
        self.places / f64::from(self.games.max(1))
    }

    /// The 95 % interval of the share of games won (Wilson).
    pub fn win_interval(&self) -> (f64, f64) {
        let (n, p, z) = (f64::from(self.games.max(1)), self.win_share(), 1.96);
        let (center, spread) = (p + z * z / (2.0 * n), z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt());
        let scale = 1.0 + z * z / n;
        ((center - spread) / scale, (center + spread) / scale)
    }
}

/// How a game ended: the points and the place of each seat, and how many decisions each took.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ended {
    /// Points.
    pub points: BySeat<i16>,
    /// Places from 1.
    pub places: BySeat<u8>,
    /// Decisions with more than one answer.
    pub decisions: BySeat<u64>,
}

/// Plays one game. The bots sit in the order of `seats`; the same seed gives the same deal and the same luck as far as the
/// games agree.
///
/// # Panics
/// If the game cannot be dealt, which its own tests exclude.
pub fn play<G: Game>(game: &G, seed: u64, seats: &[usize], bots: &mut [Entrant<G>]) -> Ended {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let setup = game.random_setup(&mut luck);
    let mut state = game.start(&setup).unwrap_or_else(|faults| panic!("BUG: a deal is impossible:\n{faults}"));
    luck.jump();
    let (mut legal, mut decisions) = (Vec::new(), BySeat::<u64>::default());
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match game.actor(&state) {
            Actor::Nobody => break,
            Actor::Chance => game.draw(&state, &legal, &mut luck),
            Actor::Player(_) if legal.len() == 1 => legal[0],
            Actor::Player(seat) => {
                decisions[seat] += 1;
                let (bot, budget) = &mut bots[seats[seat.index()]];
                bot.choose(game, &game.view(&state, Some(seat)), &legal, *budget)
            }
        };
        game.apply(&mut state, action, &mut NoEvents);
    }
    Ended { points: game.scores(&state), places: game.placing(&state).unwrap_or_default(), decisions }
}

/// Plays a match: each deal once for every rotation of the seats, until so many games are played. `tell` hears of each game
/// and ends the match by returning `false`.
pub fn contest<G: Game>(
    game: &G,
    seed: u64,
    games: u32,
    bots: &mut [Entrant<G>],
    mut tell: impl FnMut(u32) -> bool,
) -> Vec<Record> {
    let n = usize::from(game.n_seats());
    let mut records = vec![Record::default(); bots.len()];
    for number in 0..games {
        let rotation = number as usize % n;
        let seats: Vec<usize> = (0..n).map(|seat| (seat + rotation) % n).collect();
        let ended = play(game, seed + u64::from(number) / n as u64, &seats, bots);
        note(&mut records, &seats, &ended);
        if !tell(number + 1) {
            break;
        }
    }
    records
}

/// Adds a game to the records of its bots.
fn note(records: &mut [Record], seats: &[usize], ended: &Ended) {
    let first = seats.iter().enumerate().filter(|&(seat, _)| ended.places.0[seat] == 1).count().max(1);
    for (&bot, seat) in seats.iter().zip(Seat::ALL) {
        let record = &mut records[bot];
        record.games += 1;
        record.wins += if ended.places[seat] == 1 { 1.0 / first as f64 } else { 0.0 };
        record.places += f64::from(ended.places[seat]);
        record.points += f64::from(ended.points[seat]);
        record.decisions += ended.decisions[seat];
    }
}
