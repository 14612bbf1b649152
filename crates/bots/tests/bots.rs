//! What bots must be: honest, the same for the same seed, and better than chance.

use bots::arena::{Entrant, Outcome, Plan, contest};
use bots::{Bot, Budget, Greedy, Judge, Judged, Level, Random, Rollout, Search, Weights};
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

fn budget() -> Budget<'static> {
    Budget::iterations(40)
}

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
    assert!(faults.contains("chess: is not known in this game") && faults.contains("constant: is missing"), "{faults}");
    assert!(Weights::parse::<G>("not toml", 2).is_err());
    assert!(Weights::parse::<G>("", 3).expect_err("it has faults").to_string().contains("players-3"));
}

#[test]
fn shipped_weights_can_be_read_and_written() {
    weights_are_sound::<Lisboa>();
    weights_are_sound::<Madeira>();
}

fn terms_are_complete<G: Judged>(game: &G) {
    let mut judge = Judge::new(Weights::shipped::<G>(game.n_seats()));
    for state in choices(game, 5, 3) {
        assert!(game.stage(&state) < G::STAGES.len());
        for seat in Seat::first(game.n_seats()) {
            let terms = judge.contributions(game, &state, seat, game.stage(&state));
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

/// Two worlds with the same view, the same seed: the same answer. Gives how many pairs were two and not one.
fn sees_only_its_view<G: Judged>(game: &G, make: impl Fn(&G, u64) -> Box<dyn Bot<G>>) -> usize {
    let (mut luck, mut legal, mut other, mut looked, mut different) = (rng(9), Vec::new(), Vec::new(), 0, 0);
    for state in choices(game, 3, 20) {
        let Actor::Player(seat) = game.actor(&state) else { continue };
        let view = game.view(&state, Some(seat));
        let world = game.sample(&view, &mut luck);
        looked += 1;
        different += usize::from(world != state);
        game.legal_actions(&state, &mut legal);
        game.legal_actions(&world, &mut other);
        assert_eq!(legal, other);
        let here = make(game, 4).choose(game, &view, &legal, budget());
        let there = make(game, 4).choose(game, &game.view(&world, Some(seat)), &other, budget());
        assert_eq!(here, there);
        assert!(legal.contains(&here));
    }
    assert!(looked > 5, "{looked}");
    different
}

#[test]
fn a_choice_depends_on_the_view_only() {
    let game = lisboa(3);
    assert!(sees_only_its_view(&game, greedy) > 0);
    assert!(sees_only_its_view(&game, search) > 0);
    // Nothing is hidden in Madeira that could not be counted: a world that looks the same is the same.
    let game = madeira(3);
    assert_eq!(sees_only_its_view(&game, greedy), 0);
    assert_eq!(sees_only_its_view(&game, search), 0);
}

/// Makes a bot of a game with its luck.
type Maker<G> = fn(&G, u64) -> Box<dyn Bot<G>>;

/// A match of two.
fn meet<G: Judged>(game: &G, games: u32, threads: usize, makers: [Maker<G>; 2]) -> Outcome {
    let make = |bot: usize, mut rng: Xoshiro256PlusPlus| -> Entrant<G> {
        (makers[bot](game, rand::Rng::next_u64(&mut rng)), budget())
    };
    contest(game, Plan { games, seed: 1, threads }, make, |_| true).0
}

fn greedy_beats_random<G: Judged>(game: &G) {
    let outcome = meet(game, 40, 1, [greedy, random]);
    assert!(outcome.records[0].wins >= 39.0, "{outcome:?}");
    assert_eq!(outcome, meet(game, 40, 2, [greedy, random]), "the same seeds, the same match");
}

#[test]
fn greedy_beats_random_in_both_games() {
    greedy_beats_random(&lisboa(2));
    greedy_beats_random(&madeira(2));
}

fn search_beats_greedy<G: Judged>(game: &G) {
    let outcome = meet(game, 12, 2, [search, greedy]);
    assert!(outcome.records[0].wins >= 7.0, "{outcome:?}");
}

#[test]
fn a_search_beats_the_greedy_bot_in_both_games() {
    search_beats_greedy(&lisboa(2));
    search_beats_greedy(&madeira(2));
}

/// The answers of a search through a game of its own, with so many cores.
fn line<G: Judged>(game: &G, threads: usize, seed: u64) -> Vec<G::Action> {
    let mut bot = Search::new(Weights::shipped::<G>(game.n_seats()), rng(seed)).with_threads(threads);
    let mut legal = Vec::new();
    let mut answers = Vec::new();
    for state in choices(game, 8, 25) {
        let Actor::Player(seat) = game.actor(&state) else { continue };
        game.legal_actions(&state, &mut legal);
        answers.push(bot.choose(game, &game.view(&state, Some(seat)), &legal, budget()));
    }
    answers
}

#[test]
fn a_search_is_the_same_for_the_same_seed_on_any_number_of_cores() {
    let (one, two) = (lisboa(3), madeira(2));
    assert_eq!(line(&one, 1, 1), line(&one, 3, 1));
    assert_eq!(line(&two, 1, 1), line(&two, 2, 1));
    assert_ne!(line(&one, 1, 1), line(&one, 1, 2), "another seed sees other worlds");
}

/// Plays the turns of one seat by a search, the rest at random: the tree goes on within a turn, and every answer is legal.
fn plays_whole_turns<G: Judged>(game: &G, rollout: Rollout) {
    let mut bot = Search::new(Weights::shipped::<G>(game.n_seats()), rng(6)).with_threads(1).with_rollout(rollout);
    let mut play = RandomPlay::new(game, 12).expect("a deal is possible");
    while let Some(chosen) = play.choose() {
        let action = match game.actor(play.state()) {
            Actor::Player(Seat::A) if play.legal().len() > 1 => {
                let view = game.view(play.state(), Some(Seat::A));
                let action = bot.choose(game, &view, play.legal(), budget());
                assert!(play.legal().contains(&action));
                action
            }
            Actor::Player(_) | Actor::Chance | Actor::Nobody => chosen,
        };
        play.apply(action);
    }
}

#[test]
fn a_search_plays_whole_games_with_either_rollout() {
    for rollout in [Rollout::Taste, Rollout::Random] {
        plays_whole_turns(&lisboa(2), rollout);
        plays_whole_turns(&madeira(3), rollout);
    }
}

#[test]
fn a_search_ends_when_it_has_been_long_enough() {
    let game = madeira(2);
    let state = choices(&game, 3, 40)[1];
    let Actor::Player(seat) = game.actor(&state) else { panic!("a player decides there") };
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let enough = || true;
    let mut bot = Search::new(Weights::shipped::<Madeira>(2), rng(1));
    let answer = bot.choose(
        &game,
        &game.view(&state, Some(seat)),
        &legal,
        Budget { iterations: u32::MAX, enough: Some(&enough) },
    );
    assert!(legal.contains(&answer));
}

fn study_is_sound<G: Judged>(game: &G) {
    let mut bot = Search::new(Weights::shipped::<G>(game.n_seats()), rng(2));
    let mut legal = Vec::new();
    for state in choices(game, 4, 60) {
        let Actor::Player(seat) = game.actor(&state) else { continue };
        let view = game.view(&state, Some(seat));
        game.legal_actions(&state, &mut legal);
        let last = legal[legal.len() - 1];
        let study = bot.study(game, &view, budget(), &[last]);
        let best = study.best().expect("something was looked at");
        assert!(legal.contains(&best.action));
        assert_eq!(study.loss(best.action), Some((0.0, 0.0)));
        let (loss, error) = study.loss(last).expect("it was asked for");
        assert!(loss >= 0.0 && error >= 0.0);
        let reasons = bot.reasons(game, &view, best.action);
        assert!(reasons.windows(2).all(|pair| pair[0].1.abs() >= pair[1].1.abs()));
        assert!(reasons.iter().all(|(term, _)| G::TERMS.contains(term)));
    }
}

#[test]
fn a_study_compares_answers_and_says_why() {
    study_is_sound(&lisboa(2));
    study_is_sound(&madeira(4));
}

#[test]
fn levels_are_known_by_their_names() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    assert!("king".parse::<Level>().expect_err("it is none").contains("apprentice, merchant, noble, minister"));
    assert!(Level::ALL.windows(2).all(|pair| pair[0].iterations::<Lisboa>() <= pair[1].iterations::<Lisboa>()));
    assert!(Level::ALL.windows(2).all(|pair| pair[0].iterations::<Madeira>() <= pair[1].iterations::<Madeira>()));
    assert!(Level::ALL.windows(2).all(|pair| pair[0].carelessness() >= pair[1].carelessness()));
}

#[test]
fn a_match_can_be_broken_off_and_keeps_what_was_played() {
    let game = madeira(2);
    let make = |_, rng| -> Entrant<Madeira> { (Box::new(Random { rng }), budget()) };
    let (outcome, thoughts) = contest(&game, Plan { games: 100, seed: 1, threads: 1 }, make, |played| played < 7);
    assert_eq!(outcome.records.iter().map(|record| record.games).collect::<Vec<_>>(), [7, 7]);
    assert_eq!((outcome.places.len(), thoughts.len()), (7, 2));
    assert!(thoughts.iter().all(|thought| thought.longest <= thought.all));
    assert!((outcome.records.iter().map(|record| record.wins).sum::<f64>() - 7.0).abs() < 1e-9);
    let (low, high) = outcome.records[0].win_interval();
    assert!(low < outcome.records[0].win_share() && outcome.records[0].win_share() < high);
    let (points, winners) = (outcome.records[0].points.mean(), outcome.winners.mean());
    assert!(points.margin > 0.0 && winners.mean >= points.mean);
}
