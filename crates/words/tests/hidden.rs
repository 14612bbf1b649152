//! What a viewer is told never depends on what the view hides.

use lisboa::{Action, Lisboa};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{Game, Seat};
use testkit::random_game;
use words::{Outcome, Worded};

/// Everything that a viewer is told at a decision.
fn all_told<G: Worded>(game: &G, view: &G::View, legal: &[G::Action], state: &G::State) -> Vec<String> {
    let words = words::Words::new(words::Language::English, words::Isolation::Plain);
    let mut texts: Vec<String> = game.decision(state).iter().map(|&asked| words.say(&game.ask(view, asked))).collect();
    texts.extend(legal.iter().map(|&action| words.say(&game.full_answer(view, action))));
    texts.extend(game.path(view).stations.iter().map(|station| words.say(station)));
    texts
}

/// Two worlds with the same view: what is asked and what answers do is told in the same words.
#[test]
fn two_worlds_with_the_same_view_are_told_alike() {
    for players in 2..=4 {
        let options = lisboa::Options::players(players).with("draft").expect("the option is known");
        let game = Lisboa::new(lisboa::Components::shipped(), options);
        let mut n = 0;
        let played = random_game(&game, u64::from(players), 50_000, |step| {
            let Some(seat) = game.actor(step.before).seat().filter(|_| step.number.is_multiple_of(3)) else { return };
            let view = game.view(step.before, Some(seat));
            let other = game.sample(&view, &mut Xoshiro256PlusPlus::seed_from_u64(step.number as u64));
            let again = game.view(&other, Some(seat));
            let told = all_told(&game, &view, step.legal, step.before);
            assert_eq!(told, all_told(&game, &again, step.legal, &other));
            n += usize::from(other != *step.before);
        });
        assert!(played.is_ok() && n > 0, "{played:?}");
    }
}

/// What is told of an answer is what really happens: the world in which it was tried is a guess, but nothing of the guess shows.
#[test]
fn what_an_answer_changes_is_the_same_in_every_world() {
    for players in 2..=4 {
        let options = lisboa::Options::players(players).with("tasks").expect("the option is known");
        let game = Lisboa::new(lisboa::Components::shipped(), options);
        let played = random_game(&game, 7 + u64::from(players), 50_000, |step| {
            let Some(seat) = game.actor(step.before).seat().filter(|_| step.number.is_multiple_of(2)) else { return };
            let told = game.outcome(&game.view(step.before, Some(seat)), step.action);
            assert_changes(&game, seat, &told, step.before, step.after, step.action);
        });
        assert!(played.is_ok(), "{played:?}");
    }
}

/// The numbers that were told against the real ones.
fn assert_changes(
    game: &Lisboa,
    seat: Seat,
    told: &Outcome,
    before: &lisboa::State,
    after: &lisboa::State,
    action: Action,
) {
    use lisboa::Decision;
    if matches!(game.decision(before), Some(Decision::KeepClergy | Decision::Draft { .. })) {
        assert_eq!(told, &Outcome::default(), "nothing is told of secret choices");
        return;
    }
    if told.ends {
        return;
    }
    let of = |key: &str| told.changes.iter().find(|change| change.key == key && change.whose == Some(seat));
    let (old, new) = (&before.boards[seat], &after.boards[seat]);
    for (key, from, to) in [("reis", old.reis, new.reis), ("wigs", old.wigs, new.wigs)] {
        let wanted = (from != to).then_some((i64::from(from), i64::from(to)));
        assert_eq!(of(key).map(|change| (change.from, change.to)), wanted, "{key} by `{action}`");
    }
}
