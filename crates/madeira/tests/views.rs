//! Who may know what: only the number of the others' Pirates is hidden, until the end; what comes and goes is
//! public, so that whoever counts knows it all the same.

use madeira::{Components, Event, Happening, Madeira, Options, Phase, State};
use table::{BySeat, Game, NoEvents, Seat};
use testkit::{RandomPlay, Seeds, choices, play, position, random_game, viewers};

/// Longer than any random game.
const MOST_ACTIONS: usize = 3_000;

fn games() -> [Madeira; 3] {
    [2, 3, 4].map(|players| Madeira::new(Components::shipped(), Options::players(players)))
}

/// The Pirates of each player, as they really are.
fn pirates(game: &Madeira, state: &State) -> BySeat<u16> {
    BySeat::from_fn(|seat| {
        if seat.index() < usize::from(game.options.players) { game.pirates(&state.players[seat]) } else { 0 }
    })
}

/// Holds what everybody sees of a state against the rule.
fn assert_masked(game: &Madeira, state: &State) {
    let real = pirates(game, state);
    for viewer in viewers(game) {
        let view = game.view(state, viewer);
        assert_eq!(view.seat, viewer);
        for seat in Seat::ALL {
            let in_play = seat.index() < usize::from(game.options.players);
            let may_know = in_play && (viewer == Some(seat) || state.phase == Phase::Over);
            assert_eq!(view.pirates[seat], may_know.then_some(real[seat]), "{viewer:?} looks at {seat}");
        }
    }
}

#[test]
fn the_pirates_of_others_are_hidden_until_the_end() {
    // M-PIRATE-01, M-END-03, A-75
    for game in games() {
        let mut changed = false;
        for seed in 0..5 {
            let last = random_game(&game, seed, MOST_ACTIONS, |step| {
                assert_masked(&game, step.before);
                changed |= pirates(&game, step.before) != pirates(&game, step.after);
            });
            let last = last.expect("the game ends");
            assert_masked(&game, &last);
            assert!(game.view(&last, None).pirates.0.iter().flatten().count() == usize::from(game.options.players));
        }
        assert!(changed);
    }
}

#[test]
fn nothing_else_is_hidden() {
    //
    for game in games() {
        random_game(&game, 7, MOST_ACTIONS, |step| {
            for viewer in viewers(&game) {
                assert_eq!(game.view(step.after, viewer).shown, *step.after);
            }
            assert!(Seat::first(game.options.players).all(|seat| !game.has_learned(step.before, step.after, seat)));
        })
        .expect("the game ends");
    }
}

#[test]
fn a_sampled_world_looks_the_same() {
    // nothing has to be guessed, so a sampled world is the real one.
    for game in games() {
        let mut rng = Seeds(3).stream(3);
        random_game(&game, 8, MOST_ACTIONS, |step| {
            for viewer in viewers(&game) {
                let view = game.view(step.before, viewer);
                let world = game.sample(&view, &mut rng);
                assert_eq!(game.view(&world, viewer), view);
                assert_eq!(choices(&game, &world), step.legal);
                assert_eq!(world, *step.before);
            }
        })
        .expect("the game ends");
    }
}

#[test]
fn whoever_counts_what_comes_and_goes_knows_the_pirates() {
    // M-PIRATE-02, A-75: all begin with 6, and gains and discards are told to everybody in full.
    for game in games() {
        for viewer in viewers(&game) {
            let mut play = RandomPlay::new(&game, 9).expect("a deal is possible");
            let mut counted = pirates(&game, play.state());
            assert!(Seat::first(game.options.players).all(|seat| counted[seat] == 6));
            let (mut gained, mut discarded, mut revealed) = (0, 0, 0);
            while let Some(action) = play.choose() {
                let (mut state, mut events) = (*play.state(), Vec::<Event>::new());
                game.apply(&mut state, action, &mut events);
                for event in events {
                    let told = game.redact(&event, viewer).expect("everybody hears of everything");
                    assert_eq!(told, event, "nothing is left out");
                    if let Happening::PiratesGained(seat, n) = told.what {
                        counted[seat] += n;
                        gained += 1;
                    } else if let Happening::PiratesDiscarded(seat, n) = told.what {
                        counted[seat] -= n;
                        discarded += 1;
                    } else if let Happening::PiratesRevealed(seat, n) = told.what {
                        assert_eq!(counted[seat], n);
                        revealed += 1;
                    }
                }
                play.apply(action);
                assert_eq!(counted, pirates(&game, play.state()));
            }
            assert!(gained > 0 && discarded > 0, "{gained} gains and {discarded} discards");
            assert_eq!(revealed, game.options.players);
        }
    }
}

#[test]
fn a_discard_is_shown_and_the_rest_is_not() {
    // M-PIRATE-01, M-PIRATE-02, M-FAVOR-CONSTABLE-01
    let [_, _, game] = games();
    let mut state = position(&game, &["turn B", "B: favors-up constable, pirates 9"]);
    let mut events = Vec::<Event>::new();
    game.apply(&mut state, "favor constable".parse().expect("an action"), &mut events);
    assert!(events.iter().any(|event| event.what == Happening::PiratesDiscarded(Seat::B, 4)));
    assert_eq!(game.view(&state, Some(Seat::A)).pirates[Seat::B], None);
    assert_eq!(game.view(&state, Some(Seat::B)).pirates[Seat::B], Some(5));
    assert_eq!(game.view(&state, None).pirates, BySeat::default());
}

#[test]
fn the_end_reveals_all_pirates() {
    // M-END-03: in the order of the Passing Column.
    let [game, ..] = games();
    let lines = ["moment feeding", "round 5", "passing B A - -", "A: pirates 12, watch 2", "B: pirates 0, watch 2"];
    let mut state = position(&game, &lines);
    let mut events = Vec::<Event>::new();
    while state.phase != Phase::Over {
        assert_masked(&game, &state);
        let action = choices(&game, &state)[0];
        game.apply(&mut state, action, &mut events);
    }
    assert_masked(&game, &state);
    let revealed: Vec<Seat> = events
        .iter()
        .filter_map(|event| if let Happening::PiratesRevealed(seat, _) = event.what { Some(seat) } else { None })
        .collect();
    assert_eq!(revealed, [Seat::B, Seat::A]);
}

#[test]
fn pirates_change_nothing_before_the_end() {
    // M-PIRATE-03: the same choices with any number of them, where no discard is asked for.
    for game in games() {
        let given =
            |pirates: u16| position(&game, &["turn A", &format!("A: pirates {pirates}, favors-up monk patron lady")]);
        let (mut few, mut many) = (given(2), given(40));
        for _ in 0..40 {
            let legal = choices(&game, &few);
            assert_eq!(legal, choices(&game, &many));
            let Some(&action) = legal.last() else { break };
            game.apply(&mut few, action, &mut NoEvents);
            game.apply(&mut many, action, &mut NoEvents);
        }
        assert_eq!(game.scores(&few), game.scores(&many));
        play(&game, &mut given(2), &["pass"]);
    }
}
