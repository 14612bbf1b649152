//! Chooses the golden games: few games that together show everything.

use super::Goal;
use super::play::{Played, play};
use std::collections::BTreeSet;
use std::ops::Range;
use table::Game;
use table::record::Header;

/// A game that was chosen.
pub(super) struct Chosen {
    /// The name of its file.
    pub(super) name: String,
    /// Its record, as text.
    pub(super) text: String,
}

/// How many games are played before the best of them is chosen.
const CANDIDATES: u64 = 24;
/// So many games are chosen at least.
const LEAST: usize = 24;
/// After so many rounds what is still missing is given up; the test then lists it.
const ROUNDS: u64 = 400;

/// The games in all combinations of players and variants.
fn games<G: Goal>() -> Vec<G::Game> {
    let mut games = Vec::new();
    for names in G::VARIANTS {
        let names: Vec<&str> = names.split_whitespace().collect();
        games.extend((2..=4).map(|players| G::game(players, &names).expect("known variants")));
    }
    games
}

/// Chooses in each round, from some games that look for what is missing, the one that shows most of it. Once nothing is
/// missing, the rest of the games look for what only one game shows.
pub(super) fn choose<G: Goal>() -> Vec<Chosen> {
    let games = games::<G>();
    let allowed: BTreeSet<G::Sight> = G::ALLOWED.iter().map(|&(sight, _)| sight).collect();
    let mut missing: BTreeSet<G::Sight> = G::wanted().difference(&allowed).copied().collect();
    let mut once: BTreeSet<G::Sight> = BTreeSet::new();
    let mut chosen = Vec::new();
    for round in 0..ROUNDS {
        if missing.is_empty() && chosen.len() >= LEAST {
            break;
        }
        let goal = if missing.is_empty() { &once } else { &missing };
        let (game, seed, best) = best_of::<G>(&games, round * CANDIDATES..(round + 1) * CANDIDATES, goal);
        if gain(&best, goal) > 0 {
            for sight in &best.sights {
                if missing.remove(sight) {
                    once.insert(*sight);
                } else {
                    once.remove(sight);
                }
            }
            chosen.push(Chosen { name: name(game, seed), text: best.record.to_string() });
        }
    }
    chosen
}

/// Plays a game from each of these seeds and gives the one that shows most of the goal, with its seed.
fn best_of<'g, G: Goal>(
    games: &'g [G::Game],
    seeds: Range<u64>,
    goal: &BTreeSet<G::Sight>,
) -> (&'g G::Game, u64, Played<G>) {
    let mut best: Option<(&G::Game, u64, Played<G>)> = None;
    for seed in seeds {
        // Each round goes through the styles, and the games move on: in some rounds every style plays every game.
        let game = &games[seed as usize % games.len()];
        let style = G::STYLES[(seed / 4) as usize % G::STYLES.len()];
        let played = play::<G>(game, style, seed, goal);
        if best.as_ref().is_none_or(|(_, _, old)| gain(&played, goal) > gain(old, goal)) {
            best = Some((game, seed, played));
        }
    }
    best.expect("there are seeds")
}

fn gain<G: Goal>(played: &Played<G>, goal: &BTreeSet<G::Sight>) -> usize {
    played.sights.intersection(goal).count()
}

/// The file of a chosen game: players, variants, seed.
fn name<G: Game>(game: &G, seed: u64) -> String {
    let head = Header::new(game);
    let names = head.variants_and_readings::<G>().unwrap_or_default();
    let variants: String = names.iter().map(|name| format!("-{name}")).collect();
    format!("{}p{variants}-{seed}.game", game.n_seats())
}

/// Whether a file is named like that of a chosen game.
pub(super) fn is_name(name: &str) -> bool {
    ["2p-", "3p-", "4p-"].iter().any(|start| name.starts_with(start))
}
