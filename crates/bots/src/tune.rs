//! Tuning: bots play against themselves, and the weights are fitted to how their games ended; again and again, since better
//! play makes other things worth having.

use crate::fit::Fit;
use crate::greedy::Greedy;
use crate::judge::{Judged, Weights};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, GameExt, NoEvents, Seat, below};

/// How weights are tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How often the weights are fitted anew.
    pub rounds: u32,
    /// Games for each round.
    pub games: u32,
    /// Where the luck comes from.
    pub seed: u64,
}

/// How a round of tuning went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The round, from 0, which is played at random.
    pub round: u32,
    /// The mean points of all players.
    pub mean: f32,
    /// The mean points of the winners.
    pub winner: f32,
}

/// One decision in so many is made at random, so that the games see what they would avoid.
const STRAY: u64 = 16;
/// How far the weights move towards the fitted ones at least.
const LEAST_SHARE: f32 = 0.1;
/// A position is looked at once in so many decisions.
const EVERY: u32 = 4;

/// Tunes weights from nothing. `tell` hears of every round.
///
/// # Panics
/// If the game cannot be dealt, which its own tests exclude.
pub fn tune<G: Judged>(game: &G, plan: Plan, mut tell: impl FnMut(Progress)) -> Weights {
    let mut weights = Weights::zero::<G>();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    for round in 0..plan.rounds {
        let mut fit = Fit::new::<G>();
        let mut bot = Greedy::new(weights.clone(), rng.clone());
        rng.jump();
        let (mut mean, mut winner) = (0.0, 0.0);
        let games = if round == 0 { plan.games * 4 } else { plan.games };
        for _ in 0..games {
            let points = watch(game, &mut bot, &mut fit, if round == 0 { 1 } else { STRAY }, &mut rng);
            mean += points.iter().sum::<f32>() / points.len() as f32;
            winner += points.iter().copied().fold(f32::MIN, f32::max);
        }
        let fitted = fit.weights(&weights);
        // Ever smaller steps, so that the noise of single rounds is averaged out.
        weights.approach(&fitted, (3.0 / (round + 3) as f32).max(LEAST_SHARE));
        tell(Progress { round, mean: mean / games as f32, winner: winner / games as f32 });
    }
    weights
}

/// One game of the bot against itself; what was seen goes into the fit. Returns the points at the end.
fn watch<G: Judged>(
    game: &G,
    bot: &mut Greedy<G>,
    fit: &mut Fit,
    stray: u64,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<f32> {
    let setup = game.random_setup(rng);
    let mut state = game.start(&setup).unwrap_or_else(|faults| panic!("BUG: a deal is impossible:\n{faults}"));
    let (mut legal, mut terms, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    let mut decisions = 0;
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match game.actor(&state) {
            Actor::Nobody => break,
            Actor::Chance => game.draw(&state, &legal, rng),
            Actor::Player(_) => {
                decisions += 1;
                if decisions % EVERY == 0 {
                    for seat in Seat::first(game.n_seats()) {
                        game.terms(&state, seat, &mut terms);
                        seen.push((game.stage(&state), seat, terms.clone()));
                    }
                }
                if below(rng, stray) == 0 {
                    legal[below(rng, legal.len() as u64) as usize]
                } else {
                    bot.best(game, &state, &legal)
                }
            }
        };
        game.apply(&mut state, action, &mut NoEvents);
    }
    let scores = game.scores(&state);
    for (stage, seat, terms) in seen {
        fit.add(stage, &terms, f32::from(scores[seat]));
    }
    Seat::first(game.n_seats()).map(|seat| f32::from(scores[seat])).collect()
}
