//! The places of Lisboa.

use super::{Tested, laws, watch};
use lisboa::{Action, Components, Decision, Lisboa, Options, Pending};
use table::Game;
use web::board::Placed;

impl Tested for Lisboa {
    fn tables() -> Vec<Self> {
        let with = |players, names: &[&str]| {
            let options = names.iter().try_fold(Options::players(players), |options, name| options.with(name));
            Self::new(Components::shipped(), options.expect("options of Lisboa"))
        };
        vec![with(2, &[]), with(3, &["tasks", "tokens"]), with(4, &["draft"])]
    }

    /// What is declined.
    fn is_only_listed(action: Action) -> bool {
        matches!(action, Action::Pass)
    }
}

laws! {
    every_answer_has_places_that_are_drawn for Lisboa;
    every_wish_has_places_that_are_drawn for Lisboa;
    places_are_unique_for_every_viewer for Lisboa;
    flights_go_between_places_that_are_drawn for Lisboa;
}

#[test]
fn a_reward_is_taken_where_it_is_built() {
    let mut rewards = 0;
    watch::<Lisboa>(|game, seat, state, legal| {
        let Some(Pending::Ask(Decision::Reward { site, .. })) = state.agenda.top().map(|frame| frame.what) else {
            return;
        };
        if !legal.contains(&Action::Take) {
            return;
        }
        rewards += 1;
        let places = game.places(&game.view(state, Some(seat)), Action::Take);
        let kind = if site { "site-" } else { "land-" };
        assert!(places[0].0.starts_with(kind), "{places:?}");
    });
    assert!(rewards > 10, "{rewards}");
}
