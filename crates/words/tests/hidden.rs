//! What a viewer is told never depends on what the view hides.

use lisboa::Lisboa;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Game;
use testkit::random_game;
use words::Worded;

/// Everything that a viewer is told at a decision.
fn all_told<G: Worded>(game: &G, view: &G::View, legal: &[G::Action], state: &G::State) -> Vec<String> {
    let words = words::Words::new(words::Language::English, words::Isolation::Plain);
    let mut texts: Vec<String> = game.decision(state).iter().map(|&asked| words.say(&game.ask(view, asked))).collect();
    texts.extend(legal.iter().map(|&action| words.say(&game.full_answer(view, action))));
    texts.extend(game.clock(view).iter().map(|clock| words.say(&clock.text)));
    texts.push(format!("{:?} {:?}", game.if_ended_now(view), game.coach(view)));
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
