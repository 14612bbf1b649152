//! The laws hold for a sound game and find every flaw.

use crate::toy::{Act, Flaw, Phase, State, Toy, toy};
use testkit::laws::{Law, Laws};

fn sound() -> impl Iterator<Item = Toy> {
    let kinds = [(false, false), (true, false), (false, true), (true, true)];
    (2..=4).flat_map(move |players| {
        kinds.map(|(draws_late, answers_alone)| Toy { draws_late, answers_alone, ..toy(players) })
    })
}

/// Looks at everything, and knows the numbers of the toy game.
fn thorough() -> Laws<Toy> {
    Laws { max_actions: 200, explain_every: 1, view_every: 1, scores: 0..=120, ..Laws::default() }
}

#[test]
fn a_sound_game_keeps_all_laws() {
    for game in sound() {
        for seed in 0..40 {
            let report = thorough().check(&game, seed);
            report.assert_kept();
            assert_eq!(report.end_reason, Some("hands"));
            assert!(report.n_explained > 26 * report.n_actions, "every action in every state: {report}");
            assert_eq!(report.n_worlds, report.n_actions * (usize::from(game.players) + 1));
            assert!(report.n_compared > report.n_actions, "{report}");
            assert!(report.n_setups > 0 || game.draws_late, "{report}");
        }
    }
}

#[test]
fn the_usual_check_looks_at_some_states_only() {
    let game = toy(3);
    let (usual, all) = (testkit::check_laws(&game, 5), thorough().check(&game, 5));
    usual.assert_kept();
    assert_eq!((usual.n_actions, usual.scores), (all.n_actions, all.scores), "the same seed is the same game");
    assert!(usual.n_explained < all.n_explained && usual.n_worlds < all.n_worlds);
}

#[test]
fn every_flaw_is_found() {
    let flaws = [
        (Flaw::ListUnsorted, Law::List),
        (Flaw::ListEmpty, Law::List),
        (Flaw::NoWeight, Law::Weight),
        (Flaw::NoRefusal, Law::Explain),
        (Flaw::RefusesLegal, Law::Explain),
        (Flaw::CoinVanishes, Law::Census),
        (Flaw::ListenerCounts, Law::Apply),
        (Flaw::DoesNothingItself, Law::Apply),
        (Flaw::RoundGoesBack, Law::Round),
        (Flaw::NeverEnds, Law::Ends),
        (Flaw::SetupIsLossy, Law::Setup),
        (Flaw::SampleForgetsHand, Law::Sample),
        (Flaw::ViewShowsHands, Law::Sample),
        (Flaw::HiddenCardLimits, Law::Choices),
        (Flaw::EventShowsCard, Law::Events),
        (Flaw::PlacesUpsideDown, Law::Scores),
        (Flaw::ScoreLosesAPart, Law::Scores),
        (Flaw::GainIsUntold, Law::Gains),
        (Flaw::AsksNothing, Law::Asked),
        (Flaw::ActionPeeks, Law::Sight),
        (Flaw::DealsTwice, Law::Start),
        (Flaw::HandIsMisread, Law::Record),
        (Flaw::AnswersInSecret, Law::Forced),
    ];
    for (flaw, law) in flaws {
        let game = Toy { flaw, ..toy(3) };
        let found = (0..20).any(|seed| thorough().check(&game, seed).broken.iter().any(|broken| broken.law == law));
        assert!(found, "{flaw:?} must break the law `{law}`");
    }
}

#[test]
fn a_report_names_seed_law_and_place() {
    let game = Toy { flaw: Flaw::ListUnsorted, ..toy(2) };
    let report = thorough().check(&game, 3);
    assert!(!report.is_kept());
    let text = report.to_string();
    assert!(text.starts_with("seed 3: "), "{text}");
    assert!(text.contains("law `list` is broken after 0 actions: it is not ascending: play"), "{text}");
}

#[test]
fn an_excused_action_is_not_compared() {
    let game = toy(2);
    let laws =
        Laws { excuses: |_, state: &State, action| action == Act::Pass || state.phase == Phase::Turn, ..thorough() };
    assert!(laws.check(&game, 1).n_compared < thorough().check(&game, 1).n_compared);
}
