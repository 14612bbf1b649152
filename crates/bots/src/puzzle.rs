//! Puzzles: positions in which one turn is clearly best, found in games of bots.
//!
//! A turn that begins is studied deeply, with the luck of two seeds. Both must prefer the same answer by a clear margin, and
//! so at each further decision of the turn, or several answers there are as good. What is left could still be luck:
//! the turn must also end better than the next best one in most worlds that fit what its player sees.

use crate::advice::{NOTHING, Reasons, beyond, is_clear};
use crate::greedy::Greedy;
use crate::judge::{Judged, Weights};
use crate::level::Level;
use crate::player::{Bot, Budget};
use crate::search::{Answer, Search, Study};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, GameExt, NoEvents, Seat, Seeds};

/// What is asked of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demands {
    /// Simulations for each decision of the turn, for each of two seeds.
    pub iterations: u32,
    /// The points by which the turn must be better than the next best one.
    pub margin: f32,
    /// The share of worlds in which it must end better.
    pub share: f32,
    /// All luck of the studies and worlds comes from it.
    pub seed: u64,
}

/// A first look takes this part of the simulations, and asks for half of the margin: most turns are no puzzles.
const FIRST_LOOK: u32 = 8;
/// Answers that were looked at less often than this part of the simulations are not compared.
const LOOKED_AT: u32 = 20;
/// Answers within so many points are right too.
const AS_GOOD: f32 = 2.0;
/// So many gains tell enough.
const GAINS: usize = 4;
/// Worlds in which the turn is played out beside the next best one.
const WORLDS: usize = 40;
/// The streams of a seed: two for the studies, one for the worlds, one for the bots that try.
const STREAMS: [u8; 4] = [31, 32, 33, 34];

/// The weakest bot that finds a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Finder {
    /// One that looks to the end of the turn.
    Greedy,
    /// One that looks a little further.
    Noble,
    /// Only the deep search itself.
    Deep,
}

/// A puzzle that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<A> {
    /// Whose turn it is.
    pub seat: Seat,
    /// Every answer of the turn, single ones left out.
    pub solution: Vec<A>,
    /// The decisions that matter: for each the answers that are right, the best first.
    pub keys: Vec<Vec<A>>,
    /// The first answer of the next best turn.
    pub next: A,
    /// The points by which the turn is better than that.
    pub margin: f32,
    /// The share of worlds in which it is.
    pub share: f32,
    /// What it gains beyond the next best one by the end of the turn.
    pub gains: Reasons,
    /// Who finds it.
    pub finder: Finder,
}

/// Somebody who looks for puzzles.
pub struct Miner<'g, G: Judged> {
    game: &'g G,
    weights: Weights,
    demands: Demands,
}

/// A turn on the way to its end.
struct Line<G: Judged> {
    state: G::State,
    solution: Vec<G::Action>,
    keys: Vec<Vec<G::Action>>,
    /// What both seeds think of its first decision.
    first: Option<[Study<G::Action>; 2]>,
}

impl<'g, G: Judged> Miner<'g, G> {
    /// A miner who judges by the shipped weights.
    pub fn new(game: &'g G, demands: Demands) -> Self {
        Self { game, weights: Weights::shipped::<G>(game.n_seats()), demands }
    }

    /// The puzzle of a turn that begins here, if it is one. `number` tells the luck of different turns apart.
    pub fn puzzle(&self, state: &G::State, number: usize) -> Option<Puzzle<G::Action>> {
        let (game, demands) = (self.game, self.demands);
        let Actor::Player(seat) = game.actor(state) else { return None };
        let seeds = Seeds(demands.seed.wrapping_add(number as u64));
        let view = game.view(state, Some(seat));
        let first = self.study(&view, demands.iterations / FIRST_LOOK, seeds.stream(STREAMS[0]));
        if margin(&first, demands.iterations / FIRST_LOOK)?.0 < demands.margin / 2.0 {
            return None;
        }
        let line = self.line(state, seat, seeds)?;
        let margins = line.first.as_ref()?.each_ref().map(|study| margin(study, demands.iterations));
        let [Some((margin, error, next)), Some((other, other_error, _))] = margins else { return None };
        let is_better = |margin: f32, error: f32| margin >= demands.margin && is_clear(margin, error);
        if !is_better(margin, error) || !is_better(other, other_error) {
            return None;
        }
        let share = self.share(&view, seat, &line.solution, next, seeds.stream(STREAMS[2]));
        if share < demands.share {
            return None;
        }
        let finder = self.finder(state, seat, &line.keys, seeds.stream(STREAMS[3]));
        let reasons = |action| {
            let mut search = Search::new(self.weights.clone(), seeds.stream(STREAMS[3])).with_threads(1);
            search.reasons(game, &view, action)
        };
        let mut gains = beyond(&reasons(line.solution[0]), &reasons(next));
        gains.truncate(GAINS);
        let margin = margin.min(other);
        Some(Puzzle { seat, solution: line.solution, keys: line.keys, next, margin, share, gains, finder })
    }

    /// The best turn, followed to its end; nothing if the seeds disagree about a decision, or luck comes before the last that matters.
    fn line(&self, state: &G::State, seat: Seat, seeds: Seeds) -> Option<Line<G>> {
        let (game, turn) = (self.game, (self.game.round(state), self.game.turn(state)));
        let mut line = Line::<G> { state: *state, solution: Vec::new(), keys: Vec::new(), first: None };
        let (mut legal, mut has_drawn) = (Vec::new(), false);
        loop {
            let is_own = game.actor(&line.state) == Actor::Player(seat);
            if !is_own || (game.round(&line.state), game.turn(&line.state)) != turn {
                break;
            }
            game.legal_actions(&line.state, &mut legal);
            let action = if let [only] = legal[..] {
                only
            } else {
                let studies = self.studies(&game.view(&line.state, Some(seat)), seeds);
                let key = self.key(&studies, &legal)?;
                line.first.get_or_insert(studies);
                let best = key[0];
                // An answer among many that are as good decides nothing.
                if key.len() < legal.len() {
                    if has_drawn {
                        return None;
                    }
                    line.keys.push(key);
                }
                line.solution.push(best);
                best
            };
            game.apply(&mut line.state, action, &mut NoEvents);
            has_drawn |= game.actor(&line.state) == Actor::Chance;
        }
        Some(line)
    }

    /// The answers to a decision that are right; nothing if the seeds disagree.
    fn key(&self, [one, other]: &[Study<G::Action>; 2], legal: &[G::Action]) -> Option<Vec<G::Action>> {
        let best = one.best()?.action;
        let (good, also_good) = (self.as_good(one), self.as_good(other));
        if !also_good.contains(&best) {
            return None;
        }
        let rest = legal
            .iter()
            .copied()
            .filter(|action| good.contains(action) && also_good.contains(action) && *action != best);
        Some(std::iter::once(best).chain(rest).collect())
    }

    /// The answers that are as good as the best.
    fn as_good(&self, study: &Study<G::Action>) -> Vec<G::Action> {
        let Some(best) = study.best() else { return Vec::new() };
        let is_as_good = |answer: &&Answer<G::Action>| {
            let loss = best.lead - answer.lead;
            loss < NOTHING || answer.visits * LOOKED_AT >= self.demands.iterations && loss < AS_GOOD
        };
        study.answers.iter().filter(is_as_good).map(|answer| answer.action).collect()
    }

    fn studies(&self, view: &G::View, seeds: Seeds) -> [Study<G::Action>; 2] {
        [STREAMS[0], STREAMS[1]].map(|stream| self.study(view, self.demands.iterations, seeds.stream(stream)))
    }

    fn study(&self, view: &G::View, iterations: u32, luck: Xoshiro256PlusPlus) -> Study<G::Action> {
        let mut search = Search::new(self.weights.clone(), luck).with_threads(1);
        let quick = search.study(self.game, view, Budget::iterations(iterations / 4), &[]);
        // The next best answers are looked at as often as the best, so that they are compared fairly.
        let next: Vec<G::Action> = quick.answers.iter().skip(1).take(2).map(|answer| answer.action).collect();
        search.study(self.game, view, Budget::iterations(iterations), &next)
    }

    /// The share of worlds in which the turn ends better than one that begins with `next`, both played on by the same taste.
    fn share(
        &self,
        view: &G::View,
        seat: Seat,
        solution: &[G::Action],
        next: G::Action,
        luck: Xoshiro256PlusPlus,
    ) -> f32 {
        let mut greedy = Greedy::<G>::new(self.weights.clone(), luck);
        let mut better = 0;
        for _ in 0..WORLDS {
            let world = self.game.sample(view, greedy.rng());
            let luck = greedy.rng().clone();
            let best = self.lead(&mut greedy, world, seat, solution);
            *greedy.rng() = luck;
            let other = self.lead(&mut greedy, world, seat, &[next]);
            better += usize::from(best > other);
            greedy.rng().jump();
        }
        better as f32 / WORLDS as f32
    }

    /// By how many points the seat ends the game ahead of the best other one, if it begins so.
    fn lead(&self, greedy: &mut Greedy<G>, mut state: G::State, seat: Seat, begin: &[G::Action]) -> i16 {
        let game = self.game;
        let (mut legal, mut begin) = (Vec::new(), begin.iter().copied().peekable());
        loop {
            game.legal_actions(&state, &mut legal);
            let action = match game.actor(&state) {
                Actor::Nobody => break,
                Actor::Chance => game.draw(&state, &legal, greedy.rng()),
                Actor::Player(_) if legal.len() == 1 => legal[0],
                Actor::Player(who) => match begin.next_if(|action| who == seat && legal.contains(action)) {
                    Some(action) => action,
                    None => greedy.choose(game, &game.view(&state, Some(who)), &legal, Budget::iterations(1)),
                },
            };
            game.apply(&mut state, action, &mut NoEvents);
        }
        let scores = game.scores(&state);
        let others = Seat::first(game.n_seats()).filter(|&other| other != seat).map(|other| scores[other]);
        scores[seat] - others.max().unwrap_or_default()
    }

    /// The weakest bot that finds every key.
    fn finder(&self, state: &G::State, seat: Seat, keys: &[Vec<G::Action>], luck: Xoshiro256PlusPlus) -> Finder {
        let (game, noble) = (self.game, Level::Noble);
        let mut greedy = Greedy::new(self.weights.clone(), luck.clone());
        if finds(game, state, seat, keys, &mut greedy, Budget::iterations(1)) {
            return Finder::Greedy;
        }
        let mut search = noble.bot_with::<G>(self.weights.clone(), luck).with_threads(1);
        let is_found = finds(game, state, seat, keys, &mut search, noble.budget::<G>());
        if is_found { Finder::Noble } else { Finder::Deep }
    }
}

/// The points by which the best answer is ahead of the next best one, with the standard error, and that one; nothing if there is none
/// that was looked at often enough.
fn margin<A: Copy + PartialEq>(study: &Study<A>, iterations: u32) -> Option<(f32, f32, A)> {
    let best = study.best()?;
    let others = study.answers.iter().skip(1).filter(|answer| answer.visits * LOOKED_AT >= iterations);
    let next = others.max_by(|a, b| a.lead.total_cmp(&b.lead))?;
    Some((best.lead - next.lead, best.error.hypot(next.error), next.action))
}

/// Whether a bot gives a right answer wherever it matters.
fn finds<G: Judged>(
    game: &G,
    state: &G::State,
    seat: Seat,
    keys: &[Vec<G::Action>],
    bot: &mut impl Bot<G>,
    budget: Budget<'_>,
) -> bool {
    let (mut state, mut legal, mut keys) = (*state, Vec::new(), keys.iter().peekable());
    while keys.peek().is_some() && game.actor(&state) == Actor::Player(seat) {
        game.legal_actions(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            bot.choose(game, &game.view(&state, Some(seat)), &legal, budget)
        };
        if legal.len() > 1
            && let Some(key) = keys.next_if(|key| legal.contains(&key[0]))
            && !key.contains(&action)
        {
            return false;
        }
        game.apply(&mut state, action, &mut NoEvents);
    }
    keys.peek().is_none()
}
