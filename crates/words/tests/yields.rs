//! What is told of a die before it is placed can really be had.

use madeira::{Action, Building, Character, Components, Decision, Event, Happening, Madeira, Options, State};
use table::{Game, GameExt, Id, Seat};
use testkit::random_game;
use words::Worded;
use words::madeira::yields::{Yield, action, harvest};

/// Plays the answers at the true table; what happened by them.
fn play(game: &Madeira, state: &mut State, told: &Yield) -> Vec<Event> {
    let mut events = Vec::new();
    for &answer in &told.line {
        game.try_apply(state, answer, &mut events).unwrap_or_else(|illegal| panic!("{illegal} in {told:?}"));
    }
    events
}

/// The own numbers that previews name, by the keys of their icons.
fn number(game: &Madeira, state: &State, seat: Seat, key: &str) -> i64 {
    let player = &state.players[seat];
    match key {
        "prestige" => player.prestige.into(),
        "reals" => player.reals.into(),
        "wood" => player.wood.into(),
        "bread" => player.bread.into(),
        "pirates" => game.pirates(player).into(),
        "windmill" => game.components.windmill.feeds[usize::from(player.windmill)].into(),
        good => {
            let good = madeira::Good::ALL.into_iter().find(|of| of.name() == good).expect("it is a Good");
            player.goods[good.index()].into()
        }
    }
}

/// Holds what is told of one use of a die against the table.
fn assert_had(game: &Madeira, before: &State, seat: Seat, told: &Yield) {
    let mut after = *before;
    let events = play(game, &mut after, told);
    // Once the player is in turn again, or the phase is over, more has happened.
    let is_more =
        |event: &Event| event.what == Happening::TurnStarted(seat) || matches!(event.what, Happening::PhaseStarted(_));
    if events.iter().any(is_more) {
        return;
    }
    for change in &told.changes {
        let numbers = [before, &after].map(|state| number(game, state, seat, change.key));
        assert_eq!(numbers, [change.from, change.to], "{change:?} of {told:?}");
    }
}

#[test]
fn what_is_told_of_a_die_can_be_had() {
    for players in 2..=4 {
        let game = Madeira::new(Components::shipped(), Options::players(players));
        let (mut had, mut nothing, mut harvests) = ([0; 4], [0; 4], 0);
        for seed in 0..6 {
            let played = random_game(&game, seed, 50_000, |step| {
                let Some(seat) = game.actor(step.before).seat() else { return };
                let Some(Decision::UseDie { building }) = game.decision(step.before) else { return };
                let view = game.view(step.before, Some(seat));
                let told = action(&game, &view, seat, building);
                let can_act = step.legal.contains(&Action::Act);
                assert_eq!(told.line.is_empty(), told.nothing.is_some());
                if let Some(character) = step.before.characters[building.index()] {
                    let (n, is_mayor) = (character.index(), character == Character::Mayor);
                    assert!(can_act || told.nothing.is_some(), "{told:?}");
                    // Citizens can be moved without a gain.
                    assert!(!can_act || is_mayor || told.nothing.is_none(), "{told:?}");
                    had[n] += usize::from(told.nothing.is_none());
                    nothing[n] += usize::from(told.nothing.is_some());
                } else {
                    assert!(told.nothing.is_some());
                }
                assert_had(&game, step.before, seat, &told);
                let told = harvest(&game, &view, seat, building);
                assert_eq!(told.nothing.is_none(), step.legal.contains(&Action::Harvest));
                assert_had(&game, step.before, seat, &told);
                harvests += usize::from(told.nothing.is_none());
            });
            assert!(played.is_ok(), "{played:?}");
        }
        assert!(had.iter().all(|&n| n > 0) && harvests > 0, "{had:?} {nothing:?} {harvests}");
        assert!(nothing.iter().sum::<usize>() > 0, "{nothing:?}");
    }
}

/// A die on a Character that can do nothing is a promise that cannot be kept: that is said before it is placed.
#[test]
fn an_empty_promise_is_told_before_the_die_is_placed() {
    let game = Madeira::new(Components::shipped(), Options::players(3));
    let mut n_warned = [0, 0];
    for seed in 0..3 {
        let played = random_game(&game, seed, 50_000, |step| {
            let Some(seat) = game.actor(step.before).seat() else { return };
            if game.decision(step.before) != Some(Decision::TakeTurn) {
                return;
            }
            let view = game.view(step.before, Some(seat));
            for &answer in step.legal {
                let Action::Die(_, building) = answer else { continue };
                let warnings = game.outcome(&view, answer).warnings;
                let is_warned = warnings.iter().any(|warning| warning.id == "madeira-warn-no-action");
                let mut after = *step.before;
                game.apply(&mut after, answer, &mut table::NoEvents);
                let mut legal = Vec::new();
                game.legal_actions(&after, &mut legal);
                let is_asked = game.decision(&after) == Some(Decision::UseDie { building });
                let can_act = is_asked && legal.contains(&Action::Act);
                let character = step.before.characters[building.index()];
                let is_mayor = character == Some(Character::Mayor);
                assert!(!is_warned || !can_act || is_mayor, "{answer}: {warnings:?}");
                assert!(is_warned || can_act || character.is_none(), "{answer}");
                n_warned[usize::from(is_warned)] += 1;
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }
    assert!(n_warned.iter().all(|&n| n > 20), "{n_warned:?}");
}

/// Exact words, for a position of the start.
#[test]
fn a_yield_is_told_in_a_few_words() {
    let game = Madeira::new(Components::shipped(), Options::players(3));
    let words = words::Words::new(words::Language::English, words::Isolation::Plain);
    let mut said = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let played = random_game(&game, seed, 50_000, |step| {
            let view = game.view(step.before, None);
            for building in Building::ALL {
                let told = action(&game, &view, step.before.turn.seat, building);
                said.insert(words.say(&told.text));
                said.extend(told.nothing.map(|(why, rule)| format!("{} ({})", words.say(&why), rule.0)));
                said.insert(words.say(&harvest(&game, &view, step.before.turn.seat, building).text));
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }
    for wanted in [
        "Nothing now",
        "up to 2 Workers to Fields",
        "1 Favor for 2 Wood",
        "you have no access to Wood (M-WOOD-12)",
        "this Character only allows a harvest (M-SPECIALHARVEST-01)",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said:#?}");
    }
    assert!(said.iter().any(|text| text.starts_with('+') && text.ends_with(" Bread")), "{said:#?}");
    assert!(said.iter().any(|text| text.starts_with("2 Ships: ")), "{said:#?}");
}
