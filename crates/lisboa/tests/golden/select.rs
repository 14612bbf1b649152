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
    sights: BTreeSet<Sight>,
}

impl Chosen {
    pub fn sights(&self) -> &BTreeSet<Sight> {
        &self.sights
    }
}
/// How many games are played before the best of them is chosen.
const CANDIDATES: u64 = 30;
/// More games than are ever needed.
const MOST: u64 = 60;

/// The games in all combinations of players and variants.
fn games() -> Vec<Lisboa> {
    let components = Components::shipped();
    let mut games = Vec::new();
    for names in VARIANTS {
        for players in 2..=4 {
            let options =
                names.split_whitespace().try_fold(Options::players(players), |options, name| options.with(name));
            games.push(Lisboa::new(components.clone(), options.expect("a known variant")));
        }
    }
    games
}

/// Chooses games until nothing of what is wanted is missing, or until it does not get better.
pub fn choose(allowed: &BTreeSet<Sight>) -> Vec<Chosen> {
    let games = games();
    let mut missing: BTreeSet<Sight> = wanted(&games[0].components).difference(allowed).copied().collect();
    let mut chosen: Vec<Chosen> = Vec::new();
    for round in 0..MOST {
        if missing.is_empty() {
            break;
        }
        let seeds = round * CANDIDATES..(round + 1) * CANDIDATES;
        let (game, seed, best) = seeds
            .map(|seed| {
                let game = &games[seed as usize % games.len()];
                let style = Style::ALL[(seed / 7) as usize % Style::ALL.len()];
                (game, seed, play(game, style, seed, &missing))
            })
            .max_by_key(|(_, seed, played)| (gain(played, &missing), u64::MAX - seed))
            .expect("there are candidates");
        eprintln!("{round}: seed {seed}, {} new, {} missing", gain(&best, &missing), missing.len());
        if gain(&best, &missing) > 0 {
            missing.retain(|sight| !best.sights.contains(sight));
            chosen.push(Chosen { name: name(game, seed), text: best.record.to_string(), sights: best.sights });
        }
    }
    chosen
}

fn gain(played: &Played, missing: &BTreeSet<Sight>) -> usize {
    played.sights.intersection(missing).count()
}

fn name(game: &Lisboa, seed: u64) -> String {
    let variants: String = game.options.names().iter().map(|name| format!("-{name}")).collect();
    format!("{}p{variants}-{seed}.game", game.options.players)
}
