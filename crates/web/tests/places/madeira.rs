//! The places of Madeira.

use super::{Tested, laws, watch};
use madeira::{Action, Components, Decision, Madeira, Options, Pending};
use table::Game;
use web::board::Placed;

impl Tested for Madeira {
    fn tables() -> Vec<Self> {
        let with = |players, names: &[&str]| {
            let options = names.iter().try_fold(Options::players(players), |options, name| options.with(name));
            Self::new(Components::shipped(), options.expect("options of Madeira"))
        };
        vec![with(2, &[]), with(3, &["mill-prestige"]), with(4, &[])]
    }

    /// What is declined, the choice of nothing, and the Windmill, which is used beside the question.
    fn is_only_listed(action: Action) -> bool {
        if let Action::Ships(picked) = action {
            picked.size() == 0
        } else if let Action::Guilds(picked) = action {
            picked.guilds().is_empty()
        } else {
            action.is_windmill() || matches!(action, Action::Stop | Action::Nothing | Action::No)
        }
    }
}

laws! {
    every_answer_has_places_that_are_drawn for Madeira;
    every_wish_has_places_that_are_drawn for Madeira;
    places_are_unique_for_every_viewer for Madeira;
    flights_go_between_places_that_are_drawn for Madeira;
}

#[test]
fn a_harvest_is_chosen_on_the_fields_it_covers() {
    // M-HARVEST-02
    let mut harvests = 0;
    watch::<Madeira>(|game, seat, state, legal| {
        let Some(Pending::Ask(Decision::UseDie { building })) = state.agenda.top().map(|frame| frame.what) else {
            return;
        };
        if !legal.contains(&Action::Harvest) {
            return;
        }
        harvests += 1;
        let places = game.places(&game.view(state, Some(seat)), Action::Harvest);
        let n = places.iter().filter(|place| place.0.starts_with("field-")).count();
        assert_eq!(n, usize::from(game.workers_at(state, seat, building)));
        assert_eq!(places[0].0, format!("harvest-{building}"), "and on its button");
    });
    assert!(harvests > 10, "{harvests}");
}
