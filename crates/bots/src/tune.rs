//! Tuning: the greedy bot plays against itself, and then the search. The weights of the terms are fitted to how their games ended, those of the prospects to
//! what the rest of a turn added; again and again, since better play makes other things worth having.

use crate::fit::Fit;
use crate::greedy::Greedy;
use crate::judge::{self, Judged, Weights, is_in_turn, pending};
use crate::player::{Bot, Budget};
use crate::search::Search;
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
    /// How often the weights of the terms are fitted anew after that, to games of the search against itself.
    pub search_rounds: u32,
    /// Games for each of those rounds.
    pub search_games: u32,
    /// Iterations of the search for one turn.
    pub iterations: u32,
    /// How much of what a round led to is taken from how those games went on; the rest is what the old weights say at the beginning of the next round.
    /// The less, the less the luck of later rounds disturbs, and the more old mistakes stay.
    pub later: f32,
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
/// The same for games of the search, which are few and should tell what good play leads to.
const SEARCH_STRAY: u64 = 48;
/// How far the weights of the terms move towards the fitted ones at least.
const LEAST_SHARE: f32 = 0.1;
/// How far the weights of the prospects move; they are known much better, since a turn is short.
const PROSPECT_SHARE: f32 = 0.4;

/// Tunes weights, from nothing or from others. `tell` hears of every round.
///
/// # Panics
/// If the game cannot be dealt, which its own tests exclude.
pub fn tune<G: Judged>(game: &G, plan: Plan, from: Option<Weights>, mut tell: impl FnMut(Progress)) -> Weights {
    let mut weights = from.unwrap_or_else(Weights::zero::<G>);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    for round in 0..plan.rounds {
        let mut seen = Seen::new::<G>();
        let mut bot = Greedy::new(weights.clone(), rng.clone());
        rng.jump();
        let (games, stray) = if round == 0 { (plan.games.saturating_mul(4), 1) } else { (plan.games, STRAY) };
        let mut room = Vec::new();
        let points = watch(game, games, stray, (&weights, 1.0), &mut seen, &mut rng, |state, seat, legal, turns| {
            bot.best(game, state, legal, |judge, next, end| {
                if is_in_turn(game, next, seat) {
                    let added = judge.points(game, end, seat) - judge.points(game, next, seat);
                    turns.add(game.stage(next), pending(game, next, seat, &mut room), added);
                }
            })
        });
        // Ever smaller steps, so that the noise of single rounds is averaged out.
        let share = (3.0 / (round + 3) as f32).max(LEAST_SHARE);
        weights.terms.approach(&seen.games.weights(&weights.terms), share);
        weights.prospects.approach(&seen.turns.weights(&weights.prospects), share.max(PROSPECT_SHARE));
        tell(points.progress(round));
    }
    // Luck of its own, so that these rounds can be made apart from the first ones.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
    rng.long_jump();
    for round in 0..plan.search_rounds {
        let mut seen = Seen::new::<G>();
        let mut bot = Search::new(weights.clone(), rng.clone()).with_threads(1);
        rng.jump();
        let budget = Budget::iterations(plan.iterations);
        let points = watch(
            game,
            plan.search_games,
            SEARCH_STRAY,
            (&weights, plan.later),
            &mut seen,
            &mut rng,
            |state, seat, legal, _| {
                if legal.len() == 1 { legal[0] } else { bot.choose(game, &game.view(state, Some(seat)), legal, budget) }
            },
        );
        weights.terms.approach(&seen.games.weights(&weights.terms), 1.0 / (round + 2) as f32);
        tell(points.progress(plan.rounds.saturating_add(round)));
    }
    weights
}

/// The points of the games of a round, summed.
#[derive(Default)]
struct Points {
    games: u32,
    mean: f32,
    winner: f32,
}

impl Points {
    fn add(&mut self, points: impl Iterator<Item = f32> + Clone) {
        self.games += 1;
        self.mean += points.clone().sum::<f32>() / points.clone().count() as f32;
        self.winner += points.fold(f32::MIN, f32::max);
    }

    fn progress(&self, round: u32) -> Progress {
        let n = self.games.max(1) as f32;
        Progress { round, mean: self.mean / n, winner: self.winner / n }
    }
}

/// What was seen in a round.
struct Seen {
    /// Terms, and how games ended.
    games: Fit,
    /// Prospects, and what the rest of the turn added.
    turns: Fit,
}

impl Seen {
    fn new<G: Judged>() -> Self {
        let stages = G::STAGES.len();
        Self { games: Fit::new(G::TERMS.len() + 1, stages), turns: Fit::new(G::PROSPECTS.len(), stages) }
    }
}

/// A position at the beginning of a turn, as one seat sees it.
struct Position {
    round: u16,
    stage: usize,
    seat: Seat,
    /// Its terms, and 1 for the constant.
    terms: Vec<f32>,
    /// The points that it led to.
    led_to: f32,
}

/// Games in which `choose` plays for all seats; what is seen at the beginning of turns goes into the fit, set against how the game ended
/// and, where that share is below 1, against what old weights say of the rounds between. `choose` gets the state, the seat that decides, its legal answers, and where to note what a turn adds.
fn watch<G: Judged>(
    game: &G,
    games: u32,
    stray: u64,
    old: (&Weights, f32),
    seen: &mut Seen,
    rng: &mut Xoshiro256PlusPlus,
    mut choose: impl FnMut(&G::State, Seat, &[G::Action], &mut Fit) -> G::Action,
) -> Points {
    let (mut legal, mut room, mut points) = (Vec::new(), Vec::new(), Points::default());
    for _ in 0..games {
        let setup = game.random_setup(rng);
        let mut state = game.start(&setup).unwrap_or_else(|faults| panic!("BUG: a deal is impossible:\n{faults}"));
        let (mut positions, mut turn) = (Vec::<Position>::new(), None);
        loop {
            game.legal_actions(&state, &mut legal);
            let action = match game.actor(&state) {
                Actor::Nobody => break,
                Actor::Chance => game.draw(&state, &legal, rng),
                Actor::Player(seat) => {
                    // Where turns begin nothing is pending.
                    if turn.replace(game.turn(&state)) != Some(game.turn(&state)) {
                        for seat in Seat::first(game.n_seats()) {
                            let mut terms = judge::terms(game, &state, seat, &mut room).to_vec();
                            terms.push(1.0);
                            let (round, stage) = (game.round(&state), game.stage(&state));
                            positions.push(Position { round, stage, seat, terms, led_to: 0.0 });
                        }
                    }
                    if below(rng, stray) == 0 {
                        legal[below(rng, legal.len() as u64) as usize]
                    } else {
                        choose(&state, seat, &legal, &mut seen.turns)
                    }
                }
            };
            game.apply(&mut state, action, &mut NoEvents);
        }
        let scores = game.scores(&state);
        points.add(Seat::first(game.n_seats()).map(|seat| f32::from(scores[seat])));
        for seat in Seat::first(game.n_seats()) {
            look_back(&mut positions, seat, f32::from(scores[seat]), old);
        }
        for Position { stage, terms, led_to, .. } in &positions {
            seen.games.add(*stage, terms, *led_to);
        }
    }
    points
}

/// Goes through the positions of a seat from the last to the first, and notes what each led to.
fn look_back(positions: &mut [Position], seat: Seat, score: f32, (old, later): (&Weights, f32)) {
    let mut led_to = score;
    // The earliest position of the round that was gone through last.
    let mut next: Option<&Position> = None;
    for position in positions.iter_mut().rev().filter(|position| position.seat == seat) {
        if let Some(next) = next.filter(|next| next.round != position.round) {
            let (_, terms) = next.terms.split_last().unwrap_or((&1.0, &[]));
            led_to = later * led_to + (1.0 - later) * old.sum(next.stage, terms);
        }
        position.led_to = led_to;
        next = Some(position);
    }
}
