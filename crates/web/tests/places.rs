//! Whole random games: whatever can be answered can be pointed at, and whatever is pointed at is among the places that a board says it
//! draws. That it draws those and no others is seen in a browser, at the moments of `e2e/games/GAME.places` (`e2e/places.test.mjs`).

#[path = "places/lisboa.rs"]
mod lisboa;
#[path = "places/madeira.rs"]
mod madeira;

use session::{GameName, Shelf, for_game, shelf};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{Actor, Game, Seat};
use testkit::random_game;
use testkit::repository::{read, root};
use web::board::{Place, Placed};

/// A step may be the last of so many.
const LONGEST: usize = 50_000;

/// A game of which places are tested.
trait Tested: Placed {
    /// Some tables of it, with variants.
    fn tables() -> Vec<Self>;
    /// Whether an answer stands in a list only.
    fn is_only_listed(action: Self::Action) -> bool;
}

/// Plays games, and shows what the asked seat sees and can do.
fn watch<G: Tested>(mut look: impl FnMut(&G, Seat, &G::State, &[G::Action])) {
    for game in G::tables() {
        for seed in 0..4 {
            let played = random_game(&game, seed, LONGEST, |step| {
                if let Actor::Player(seat) = game.actor(step.before) {
                    look(&game, seat, step.before, step.legal);
                }
            });
            played.expect("a whole game");
        }
    }
}

/// What a viewer sees drawn.
fn drawn<G: Placed>(game: &G, view: &G::View) -> BTreeSet<Place> {
    game.all_places(view).into_iter().collect()
}

/// Everybody who may look at a game.
fn viewers(game: &impl Game) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(game.n_seats()).map(Some).chain([None])
}

fn every_answer_has_places_that_are_drawn<G: Tested>() {
    watch::<G>(|game, seat, state, legal| {
        let view = game.view(state, Some(seat));
        let drawn = drawn(game, &view);
        for &action in legal {
            let places = game.places(&view, action);
            assert!(
                !places.is_empty() || G::is_only_listed(action),
                "{action} is nowhere, asked {:?}",
                game.decision(state)
            );
            for place in places {
                assert!(drawn.contains(&place), "{action} is at {place:?}, which is not drawn");
            }
        }
    });
}

fn every_wish_has_places_that_are_drawn<G: Tested>() {
    watch::<G>(|game, seat, state, _| {
        let view = game.view(state, Some(seat));
        let Some(decision) = game.decision(state) else { return };
        let drawn = drawn(game, &view);
        for place in game.wishes(&view, decision).into_iter().flat_map(|wish| game.places(&view, wish)) {
            assert!(drawn.contains(&place), "{place:?} is not drawn, asked {decision:?}");
        }
    });
}

fn places_are_unique_for_every_viewer<G: Tested>() {
    watch::<G>(|game, _, state, _| {
        for viewer in viewers(game) {
            let view = game.view(state, viewer);
            assert_eq!(drawn(game, &view).len(), game.all_places(&view).len());
        }
    });
}

fn flights_go_between_places_that_are_drawn<G: Tested>() {
    let mut n_flights = 0;
    for game in G::tables() {
        let played = random_game(&game, 9, LONGEST, |step| {
            let mut state = *step.before;
            let mut events = Vec::new();
            game.apply(&mut state, step.action, &mut events);
            for viewer in viewers(&game) {
                let (before, after) = (game.view(step.before, viewer), game.view(step.after, viewer));
                let drawn = &drawn(&game, &before) | &drawn(&game, &after);
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

/// The lines of a file of moments: after how many actions of the game of four, and what seat A sees drawn then.
fn moments<G: Placed + Shelf>(name: GameName, file: &str) -> String {
    let record = read(&root().join(format!("e2e/games/{name}-4p.game")));
    let head = shelf::record_head(&record).expect("a record");
    let game = Arc::new(shelf::make_of_record::<G>(&head, None).expect("a game"));
    let table = session::Table::read(Arc::clone(&game), &record).unwrap_or_else(|error| panic!("{error}")).table;
    let line = |line: &str| {
        let step = line.split(' ').next().unwrap_or_default();
        let state = table.state_at(step.parse().expect("a number")).expect("the game is as long");
        assert_eq!(game.actor(state), Actor::Player(Seat::A), "{step}: A is asked");
        let places = drawn(&*game, &game.view(state, Some(Seat::A)));
        let places: Vec<&str> = places.iter().map(|place| &*place.0).collect();
        format!("{step} {}\n", places.join(" "))
    };
    file.lines().map(line).collect()
}

/// With `CARAVELA_BLESS` in the environment the files are written anew.
#[test]
fn the_moments_for_the_browser_are_up_to_date() {
    for name in GameName::ALL {
        let path = root().join(format!("e2e/games/{name}.places"));
        let file = read(&path);
        let wanted = for_game!(name, G => moments::<G>(name, &file));
        if std::env::var_os("CARAVELA_BLESS").is_some() {
            std::fs::write(&path, wanted).expect("it can be written");
        } else {
            assert!(file == wanted, "{name}: run this test with CARAVELA_BLESS=1 and read the difference");
        }
    }
}

/// The laws that hold for the places of every game.
macro_rules! laws {
    ($($law:ident for $Game:ty;)+) => {
        $(#[test]
        fn $law() {
            super::$law::<$Game>();
        })+
    };
}
use laws;
