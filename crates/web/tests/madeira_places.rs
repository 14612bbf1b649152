//! Whole random games of Madeira: whatever can be answered can be pointed at, and whatever is pointed at is drawn.

use madeira::{Action, Components, Decision, Madeira, Options, Pending, State};
use std::collections::BTreeSet;
use table::{Actor, Game, Seat};
use testkit::random_game;
use web::board::{Place, Placed};

/// Answers that stand in a list only: what is declined, and the choice of nothing.
fn is_only_listed(action: Action) -> bool {
    if let Action::Ships(picked) = action {
        picked.size() == 0
    } else if let Action::Guilds(picked) = action {
        picked.guilds().is_empty()
    } else {
        matches!(action, Action::Stop | Action::Nothing | Action::No)
    }
}

fn games() -> Vec<Madeira> {
    let with = |players, names: &[&str]| {
        let options = names.iter().try_fold(Options::players(players), |options, name| options.with(name));
        Madeira::new(Components::shipped(), options.expect("options of Madeira"))
    };
    vec![with(2, &[]), with(3, &["mill-prestige"]), with(4, &[])]
}

/// Plays games, and shows what the asked seat sees and can do.
fn watch(mut look: impl FnMut(&Madeira, Seat, &State, &[Action])) {
    for game in games() {
        for seed in 0..4 {
            let played = random_game(&game, seed, 50_000, |step| {
                if let Actor::Player(seat) = game.actor(step.before) {
                    look(&game, seat, step.before, step.legal);
                }
            });
            played.expect("a whole game");
        }
    }
}

#[test]
fn every_answer_has_places_that_are_drawn() {
    watch(|game, seat, state, legal| {
        let view = game.view(state, Some(seat));
        let drawn: BTreeSet<Place> = game.all_places(&view).into_iter().collect();
        for &action in legal {
            let places = game.places(&view, action);
            assert!(
                !places.is_empty() || is_only_listed(action),
                "{action} is nowhere, asked {:?}",
                state.agenda.top()
            );
            for place in places {
                assert!(drawn.contains(&place), "{action} is at {place:?}, which is not drawn");
            }
        }
    });
}

#[test]
fn every_wish_has_places_that_are_drawn() {
    use words::Worded;
    watch(|game, seat, state, _| {
        let view = game.view(state, Some(seat));
        let Some(decision) = game.decision(state) else { return };
        let drawn: BTreeSet<Place> = game.all_places(&view).into_iter().collect();
        for place in game.wishes(&view, decision).into_iter().flat_map(|wish| game.places(&view, wish)) {
            assert!(drawn.contains(&place), "{place:?} is not drawn, asked {decision:?}");
        }
    });
}

#[test]
fn places_are_unique_for_every_viewer() {
    watch(|game, _, state, _| {
        let viewers = Seat::first(game.n_seats()).map(Some).chain([None]);
        for viewer in viewers {
            let all = game.all_places(&game.view(state, viewer));
            let unique: BTreeSet<&Place> = all.iter().collect();
            assert_eq!(unique.len(), all.len());
        }
    });
}

#[test]
fn a_harvest_is_chosen_on_the_fields_it_covers() {
    // M-HARVEST-02
    let mut harvests = 0;
    watch(|game, seat, state, legal| {
        let Some(Pending::Ask(Decision::UseDie { building })) = state.agenda.top().map(|frame| frame.what) else {
            return;
        };
        if !legal.contains(&Action::Harvest) {
            return;
        }
        harvests += 1;
        let n = game.places(&game.view(state, Some(seat)), Action::Harvest).len();
        assert_eq!(n, usize::from(game.workers_at(state, seat, building).max(1)));
    });
    assert!(harvests > 10, "{harvests}");
}

#[test]
fn flights_go_between_places_that_are_drawn() {
    let mut n_flights = 0;
    for game in games() {
        let played = random_game(&game, 9, 50_000, |step| {
            let mut state = *step.before;
            let mut events = Vec::new();
            game.apply(&mut state, step.action, &mut events);
            for viewer in Seat::first(game.n_seats()).map(Some).chain([None]) {
                let (before, after) = (game.view(step.before, viewer), game.view(step.after, viewer));
                let drawn: BTreeSet<Place> =
                    game.all_places(&before).into_iter().chain(game.all_places(&after)).collect();
                for event in events.iter().filter_map(|event| game.redact(event, viewer)) {
                    for flight in game.flights(&after, &event) {
                        n_flights += 1;
                        assert!(drawn.contains(&flight.from), "{event:?} flies from {:?}", flight.from);
                        assert!(drawn.contains(&flight.to), "{event:?} flies to {:?}", flight.to);
                        assert_ne!(flight.from, flight.to, "{event:?}");
                    }
                }
            }
        });
        played.expect("a whole game");
    }
    assert!(n_flights > 1000, "{n_flights}");
}
