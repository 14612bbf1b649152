use super::*;
use lisboa::Lisboa;
use testkit::random_game;

fn loss(points: f32, error: f32) -> Loss {
    Loss { points, error }
}

fn game() -> Lisboa {
    Lisboa::new(lisboa::Components::shipped(), lisboa::Options::players(2))
}

/// The steps of a random game.
fn steps(game: &Lisboa, most: usize) -> Vec<(<Lisboa as Game>::State, Actor, <Lisboa as Game>::Action)> {
    let mut steps = Vec::new();
    // It is stopped long before its end.
    _ = random_game(game, 3, most, |step| steps.push((*step.before, game.actor(step.before), step.action)));
    steps
}

/// The decisions of a random game, each with the loss that `lost` makes of its number.
fn review(game: &Lisboa, lost: impl Fn(usize) -> f32) -> Review<Lisboa> {
    let steps = steps(game, 200);
    let decisions = decisions(game, steps.iter().map(|(state, by, action)| (state, *by, *action)), None);
    let count = decisions.len();
    let verdict = |(n, decision): (usize, Decision<Lisboa>)| {
        let answer = Answer { action: decision.played, visits: 9, lead: 0.0, error: 0.1 };
        Verdict { decision, played: answer, best: answer, loss: loss(lost(n), 0.1) }
    };
    Review { verdicts: decisions.into_iter().enumerate().map(verdict).collect(), count }
}

#[test]
fn losses_add_up_and_are_clear_beyond_twice_their_error() {
    let sum = Loss::sum([loss(1.0, 3.0), loss(2.0, 4.0)].into_iter());
    assert_eq!((sum.points, sum.error, sum.is_clear()), (3.0, 5.0, false));
    assert!(loss(1.0, 0.4).is_clear() && !loss(0.04, 0.0).is_clear() && loss(0.04, 0.0).is_nothing());
}

#[test]
fn what_is_not_gained_by_the_end_of_the_turn_comes_later() {
    let pays = |gains: &[(&str, f32)]| Pays::of(loss(4.0, 1.0), gains);
    assert_eq!(pays(&[]), Pays::Later);
    assert_eq!(pays(&[("wigs", 3.0)]), Pays::Now);
    assert_eq!(pays(&[("wigs", 1.0)]), Pays::Partly);
    assert_eq!(pays(&[("wigs", 1.0), ("reis", -2.0)]), Pays::AfterCost);
    assert_eq!(pays(&[("wigs", 1.0), ("reis", -1.0)]), Pays::Later);
}

#[test]
fn decisions_are_those_with_a_choice_and_of_the_seat_that_is_wanted() {
    let game = game();
    let steps = steps(&game, 200);
    let of = |only| decisions(&game, steps.iter().map(|(state, by, action)| (state, *by, *action)), only);
    let (all, one) = (of(None), of(Some(Seat::B)));
    assert!(all.iter().all(|decision| decision.legal.len() > 1 && decision.legal.contains(&decision.played)));
    assert!(all.iter().all(|decision| steps[decision.at].0 == decision.before));
    assert!(one.iter().all(|decision| decision.seat == Seat::B));
    assert_eq!(one.len(), all.iter().filter(|decision| decision.seat == Seat::B).count());
    assert!(!one.is_empty() && one.len() < all.len());
    assert!(all.windows(2).all(|two| two[0].turn <= two[1].turn));
}

#[test]
fn the_turns_that_mattered_most_come_first_with_their_worst_decisions_in_order() {
    let game = game();
    let review = review(&game, |n| [0.0, 0.5, 3.0, 1.0, 2.0, 0.3][n % 6]);
    assert!(review.is_whole());
    let turns = review.turns();
    assert_eq!(turns.len(), TURNS);
    assert!(turns.windows(2).all(|two| two[0].loss.points >= two[1].loss.points));
    for turn in &turns {
        let first = turn.first();
        assert!(turn.verdicts.iter().all(|v| (v.decision.turn, v.decision.seat) == (first.turn, first.seat)));
        let told = turn.told();
        assert!(told.len() <= DECISIONS && told.windows(2).all(|two| two[0].decision.at < two[1].decision.at));
        let least = told.iter().map(|verdict| verdict.loss.points).fold(f32::INFINITY, f32::min);
        let is_told = |verdict: &&Verdict<Lisboa>| told.iter().any(|told| told.decision.at == verdict.decision.at);
        let others: Vec<_> = turn.losses().filter(|verdict| !is_told(verdict)).collect();
        assert!(others.iter().all(|verdict| verdict.loss.points <= least));
        assert_eq!(turn.untold(), others.len());
    }
}

#[test]
fn nothing_given_away_is_no_turn_and_each_seat_has_its_sum() {
    let game = game();
    assert!(review(&game, |_| 0.0).turns().is_empty());
    let review = review(&game, |n| (n % 2) as f32);
    let seats = review.summaries(2, None);
    assert_eq!(seats.iter().map(|line| line.decisions).sum::<usize>(), review.count);
    let lost = Loss::sum(review.verdicts.iter().map(|verdict| verdict.loss)).points;
    assert!((seats[0].all.points + seats[1].all.points - lost).abs() < 0.01);
    for line in &seats {
        assert_eq!(line.nothing + line.clear, line.decisions, "a loss of 1 ± 0.1 is clear");
        assert!((line.mean.points * line.decisions as f32 - line.all.points).abs() < 0.01);
    }
    assert_eq!(review.summaries(2, Some(Seat::B)), [seats[1]]);
}

#[test]
fn a_verdict_is_repeatable_and_never_better_than_the_best() {
    let game = game();
    let steps = steps(&game, 60);
    let adviser = Adviser::new(&game, 1);
    let verdicts = || {
        let all = decisions(&game, steps.iter().map(|(state, by, action)| (state, *by, *action)), None);
        all.into_iter()
            .take(3)
            .filter_map(|decision| adviser.verdict(decision, Budget::iterations(8)))
            .collect::<Vec<_>>()
    };
    let (one, two) = (verdicts(), verdicts());
    assert_eq!(one.len(), 3);
    for (one, two) in one.iter().zip(&two) {
        assert_eq!((one.best, one.played, one.loss), (two.best, two.played, two.loss));
        assert!(one.loss.points >= 0.0 && one.played.action == one.decision.played);
        if one.best.action == one.decision.played {
            assert!(one.loss.is_nothing() && adviser.gains(one).is_empty());
        }
    }
}
