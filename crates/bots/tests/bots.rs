//! What bots must be: honest, the same for the same seed, and better than chance.

use bots::arena::{Entrant, Record, contest};
use bots::{Bot, Budget, Greedy, Judged, Random, Search, Weights};
use lisboa::Lisboa;
use madeira::Madeira;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Actor, Game, Seat};
use testkit::RandomPlay;

fn lisboa(players: u8) -> Lisboa {
    Lisboa::new(lisboa::Components::shipped(), lisboa::Options::players(players))
}

fn madeira(players: u8) -> Madeira {
    Madeira::new(madeira::Components::shipped(), madeira::Options::players(players))
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

const BUDGET: Budget = Budget { iterations: 12 };

fn greedy<G: Judged>(game: &G, seed: u64) -> Box<dyn Bot<G>> {
    Box::new(Greedy::new(Weights::shipped::<G>(game.n_seats()), rng(seed)))
}

fn search<G: Judged>(game: &G, seed: u64) -> Box<dyn Bot<G>> {
    Box::new(Search::new(Weights::shipped::<G>(game.n_seats()), rng(seed)))
}

fn random<G: Judged>(_: &G, seed: u64) -> Box<dyn Bot<G>> {
    Box::new(Random { rng: rng(seed) })
}

/// States of a random game in which a player has a choice, one in so many.
fn choices<G: Game>(game: &G, seed: u64, every: usize) -> Vec<G::State> {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    let mut found = Vec::new();
    while let Some(action) = play.choose() {
        if play.legal().len() > 1 && game.actor(play.state()).seat().is_some() {
            found.push(*play.state());
        }
        play.apply(action);
    }
    found.into_iter().step_by(every).collect()
}

fn weights_are_sound<G: Judged>() {
    for players in 2..=4 {
        let weights = Weights::shipped::<G>(players);
        assert_ne!(weights, Weights::zero::<G>(), "{} with {players} players", G::NAME);
        assert_eq!(Weights::parse::<G>(&weights.text::<G>(players), players), Ok(weights));
    }
    let faults = Weights::parse::<G>("[players-2]\nchess = [1]", 2).expect_err("it has faults").to_string();
    assert!(faults.contains("chess: is not a term") && faults.contains("constant: is missing"), "{faults}");
    assert!(Weights::parse::<G>("not toml", 2).is_err());
    assert!(Weights::parse::<G>("", 3).expect_err("it has faults").to_string().contains("players-3"));
}

#[test]
fn shipped_weights_can_be_read_and_written() {
    weights_are_sound::<Lisboa>();
    weights_are_sound::<Madeira>();
}

fn terms_are_complete<G: Judged>(game: &G) {
    let mut terms = Vec::new();
    for state in choices(game, 5, 3) {
        assert!(game.stage(&state) < G::STAGES.len());
        for seat in Seat::first(game.n_seats()) {
            game.terms(&state, seat, &mut terms);
            assert_eq!(terms.len(), G::TERMS.len());
            assert!(terms.iter().all(|term| term.is_finite()));
        }
    }
}

#[test]
fn every_term_has_a_value() {
    for players in 2..=4 {
        terms_are_complete(&lisboa(players));
        terms_are_complete(&madeira(players));
    }
}

/// Two worlds with the same view, the same seed: the same answer.
fn sees_only_its_view<G: Judged>(game: &G, make: impl Fn(&G, u64) -> Box<dyn Bot<G>>) -> usize {
    let (mut luck, mut legal, mut other, mut different) = (rng(9), Vec::new(), Vec::new(), 0);
    for state in choices(game, 3, 20) {
        let Actor::Player(seat) = game.actor(&state) else { continue };
        let view = game.view(&state, Some(seat));
        let world = game.sample(&view, &mut luck);
        different += usize::from(world != state);
        game.legal_actions(&state, &mut legal);
        game.legal_actions(&world, &mut other);
        assert_eq!(legal, other);
        let here = make(game, 4).choose(game, &view, &legal, BUDGET);
        let there = make(game, 4).choose(game, &game.view(&world, Some(seat)), &other, BUDGET);
        assert_eq!(here, there);
        assert!(legal.contains(&here));
    }
    different
}

#[test]
fn a_choice_depends_on_the_view_only() {
    let game = lisboa(3);
    assert!(sees_only_its_view(&game, greedy) > 0);
    assert!(sees_only_its_view(&game, search) > 0);
    // Nothing is hidden in Madeira that could not be counted: the worlds are one.
    sees_only_its_view(&madeira(3), greedy);
    sees_only_its_view(&madeira(3), search);
}

fn meet<G: Judged>(game: &G, games: u32, bots: [Box<dyn Bot<G>>; 2]) -> Vec<Record> {
    let mut bots: Vec<Entrant<G>> = bots.into_iter().map(|bot| (bot, BUDGET)).collect();
    contest(game, 1, games, &mut bots, |_| true)
}

fn greedy_beats_random<G: Judged>(game: &G) {
    let records = meet(game, 40, [greedy(game, 1), random(game, 2)]);
    assert!(records[0].wins >= 39.0, "{records:?}");
    assert_eq!(records, meet(game, 40, [greedy(game, 1), random(game, 2)]), "the same seeds, the same match");
}

#[test]
fn greedy_beats_random_in_both_games() {
    greedy_beats_random(&lisboa(2));
    greedy_beats_random(&madeira(2));
}

#[test]
fn a_search_is_the_same_for_the_same_seed() {
    let game = madeira(2);
    let play = || meet(&game, 2, [search(&game, 1), greedy(&game, 2)]);
    assert_eq!(play(), play());
}

#[test]
fn a_match_can_be_broken_off_and_keeps_what_was_played() {
    let game = madeira(2);
    let mut bots: Vec<Entrant<Madeira>> = vec![(random(&game, 1), BUDGET), (random(&game, 2), BUDGET)];
    let records = contest(&game, 1, 100, &mut bots, |played| played < 7);
    assert_eq!(records.iter().map(|record| record.games).collect::<Vec<_>>(), [7, 7]);
    assert!((records.iter().map(|record| record.wins).sum::<f64>() - 7.0).abs() < 1e-9);
    let (low, high) = records[0].win_interval();
    assert!(low < records[0].win_share() && records[0].win_share() < high);
}
