//! Chooses the golden games: few games that together show everything.

use super::coverage::{Sight, VARIANTS, wanted};
use super::policy::{Played, Style, play};
use lisboa::{Components, Lisboa, Options};
use std::collections::BTreeSet;

/// A game that was chosen.
pub struct Chosen {
    /// The name of its file.
    pub name: String,
    /// Its record, as text.
    pub text: String,
}

/// How many games are played before the best of them is chosen.
const CANDIDATES: u64 = 24;
/// So many games are chosen at least.
const LEAST: usize = 24;
/// After so many rounds what is still missing is given up; the test then lists it.
const ROUNDS: u64 = 80;

/// The games in all combinations of players and variants.
fn games() -> Vec<Lisboa> {
    let components = Components::shipped();
    let mut games = Vec::new();
    for names in VARIANTS {
        for players in 2..=4 {
            let start = Options::players(players);
            let options = names.split_whitespace().try_fold(start, |options, name| options.with(name));
            games.push(Lisboa::new(components.clone(), options.expect("a known variant")));
        }
    }
    games
}

/// Chooses in each round, from some games that look for what is missing, the one that shows most of it. Once nothing is
/// missing, the rest of the games look for what only one game shows.
pub fn choose(allowed: &BTreeSet<Sight>) -> Vec<Chosen> {
    let games = games();
    let mut missing: BTreeSet<Sight> = wanted(&games[0].components).difference(allowed).copied().collect();
    let mut once: BTreeSet<Sight> = BTreeSet::new();
    let mut chosen = Vec::new();
    for round in 0..ROUNDS {
        if missing.is_empty() && chosen.len() >= LEAST {
            break;
        }
        let goal = if missing.is_empty() { &once } else { &missing };
        let (game, seed, best) = best_of(&games, round * CANDIDATES..(round + 1) * CANDIDATES, goal);
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
fn best_of<'g>(games: &'g [Lisboa], seeds: std::ops::Range<u64>, goal: &BTreeSet<Sight>) -> (&'g Lisboa, u64, Played) {
    let mut best: Option<(&Lisboa, u64, Played)> = None;
    for seed in seeds {
        // Each round goes through the styles, and the games move on: in five rounds every style plays every game.
        let game = &games[seed as usize % games.len()];
        let style = Style::ALL[(seed / 4) as usize % Style::ALL.len()];
        let played = play(game, style, seed, goal);
        if best.as_ref().is_none_or(|(_, _, old)| gain(&played, goal) > gain(old, goal)) {
            best = Some((game, seed, played));
        }
    }
    best.expect("there are seeds")
}

fn gain(played: &Played, goal: &BTreeSet<Sight>) -> usize {
    played.sights.intersection(goal).count()
}

/// The file of a chosen game: players, variants, seed.
fn name(game: &Lisboa, seed: u64) -> String {
    let variants: String = game.options.names().iter().map(|name| format!("-{name}")).collect();
    format!("{}p{variants}-{seed}.game", game.options.players)
}

/// Whether a file is named like that of a chosen game.
pub fn is_name(name: &str) -> bool {
    ["2p-", "3p-", "4p-"].iter().any(|start| name.starts_with(start))
}
