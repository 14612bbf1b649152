//! Who may know what: hidden are the faces of hand cards that were dealt face down, the clergy tiles offered at the
//! start until all have chosen, and the choices of a draft. All else is open, the backs of hand cards included.

use lisboa::{
    Action, CardId, CardType, ClergyId, Components, Decision, Event, Happening, Lisboa, Options, Stage, State, Years,
};
use std::collections::BTreeSet;
use table::{Action as _, Actor, BySeat, Game, Id, IdSet, NoEvents, Seat};
use testkit::{RandomPlay, Seeds, choices, play_until, random_game, viewers};

fn game(players: u8) -> Lisboa {
    Lisboa::new(Components::shipped(), Options::players(players))
}

fn drafted(players: u8) -> Lisboa {
    Lisboa::new(Components::shipped(), Options { draft: true, ..Options::players(players) })
}

fn first_turn(game: &Lisboa, seed: u64) -> State {
    play_until(game, seed, |state| state.stage == Stage::Play)
}

fn seats(game: &Lisboa) -> impl Iterator<Item = Seat> {
    Seat::first(game.options.players)
}

/// The backs of some cards, counted by years and type.
fn backs(game: &Lisboa, cards: IdSet<CardId>) -> [[u8; 4]; 4] {
    let mut backs = [[0; 4]; 4];
    for card in cards {
        let face = game.components.card(card);
        backs[face.years.index()][face.kind().index()] += 1;
    }
    backs
}

#[test]
fn a_seat_sees_its_own_hand_and_the_backs_of_the_others() {
    //
    for players in 2..=4 {
        let game = game(players);
        let state = first_turn(&game, 1);
        for viewer in seats(&game) {
            let view = game.view(&state, Some(viewer));
            assert_eq!(view.shown.boards[viewer].hand, state.boards[viewer].hand);
            assert_eq!(view.backs[viewer], [[0; 4]; 4], "nothing is hidden of the own hand");
            for other in seats(&game).filter(|&other| other != viewer) {
                assert!(view.shown.boards[other].hand.is_empty(), "all five were dealt face down");
                assert_eq!(view.backs[other], backs(&game, state.boards[other].hand));
            }
        }
    }
}

#[test]
fn a_spectator_sees_no_hand() {
    //
    for players in 2..=4 {
        let game = game(players);
        let state = first_turn(&game, 2);
        let view = game.view(&state, None);
        for seat in seats(&game) {
            assert!(view.shown.boards[seat].hand.is_empty());
            assert_eq!(view.backs[seat].iter().flatten().sum::<u8>(), 5, "but how many cards, of which years and type");
        }
    }
}

#[test]
fn nothing_else_is_hidden() {
    // displays, Portfolios, Plans, decrees, clergy tiles, goods, money and what lies face down as a set are open.
    let game = drafted(4);
    let closed = |mut state: State| {
        for seat in Seat::ALL {
            let board = &mut state.boards[seat];
            (board.hand, board.clergy_offer, board.drafted) = (IdSet::empty(), [None; 2], [None; 4]);
        }
        state
    };
    random_game(&game, 3, 5_000, |step| {
        for viewer in viewers(&game) {
            assert_eq!(closed(game.view(step.after, viewer).shown), closed(*step.after));
        }
    })
    .expect("the game ends");
}

#[test]
fn a_card_from_the_display_stays_known() {
    // everybody saw it.
    let game = game(3);
    let mut state = play_until(&game, 4, |state| game.decision(state) == Some(Decision::DrawCard));
    let drawer = game.actor(&state).seat().expect("a player draws");
    let Some(&Action::Card(card)) = choices(&game, &state).first() else { panic!("a card can be drawn") };
    assert!(state.display.into_iter().flatten().all(|card| game.shown_of_display(&state).has(card)));
    let mut events = Vec::new();
    game.apply(&mut state, Action::Card(card), &mut events);
    assert!(game.shown_of_display(&state).has(card), "it has left its deck for good");
    let hidden = state.boards[drawer].hand - IdSet::only(card);
    for viewer in viewers(&game).filter(|&viewer| viewer != Some(drawer)) {
        let view = game.view(&state, viewer);
        assert_eq!(view.shown.boards[drawer].hand, IdSet::only(card));
        assert_eq!(view.backs[drawer], backs(&game, hidden));
        let told: Vec<Event> = events.iter().filter_map(|event| game.redact(event, viewer)).collect();
        assert!(told.iter().any(|event| event.what == Happening::CardTaken(drawer, card)));
        // It is in that hand in every world that fits the view.
        let mut rng = Seeds(5).stream(3);
        assert!((0..20).all(|_| game.sample(&view, &mut rng).boards[drawer].hand.has(card)));
    }
}

#[test]
fn a_played_card_is_known_afterwards() {
    // A-57, L-TURN-09: a card discarded for gold is face up.
    let game = game(2);
    let mut state = first_turn(&game, 6);
    let player = state.turn;
    let card = state.boards[player].hand.first().expect("a hand card");
    game.apply(&mut state, Action::Gold(card), &mut NoEvents);
    for viewer in viewers(&game) {
        assert!(game.view(&state, viewer).shown.revealed.has(card));
    }
}

/// The state after everybody took the first tile offered to them.
fn choose_clergy(game: &Lisboa, state: &mut State, events: &mut Vec<Event>, n: usize) {
    for _ in 0..n {
        assert_eq!(game.decision(state), Some(Decision::KeepClergy));
        let action = choices(game, state)[0];
        game.apply(state, action, events);
    }
}

#[test]
fn clergy_tiles_are_chosen_in_secret() {
    // L-SETUP-06, A-52, A-57
    for players in 2..=4 {
        let game = game(players);
        let start = game.start(&game.random_setup(&mut Seeds(7).setup())).expect("a deal is possible");
        for chosen in 0..usize::from(players) {
            let mut state = start;
            choose_clergy(&game, &mut state, &mut Vec::new(), chosen);
            for viewer in viewers(&game) {
                let view = game.view(&state, viewer);
                for seat in seats(&game) {
                    let seen = view.shown.boards[seat].clergy_offer;
                    let own = viewer == Some(seat);
                    assert_eq!(seen, if own { state.boards[seat].clergy_offer } else { [None; 2] });
                    assert!(view.shown.boards[seat].clergy.is_empty());
                }
            }
        }
        let mut state = start;
        choose_clergy(&game, &mut state, &mut Vec::new(), usize::from(players));
        for viewer in viewers(&game) {
            let view = game.view(&state, viewer);
            for seat in seats(&game) {
                assert_eq!(view.shown.boards[seat].clergy, state.boards[seat].clergy, "now all tiles are open");
                assert_eq!(view.shown.boards[seat].clergy.len(), 1);
                assert_eq!(view.shown.boards[seat].clergy_offer, [None; 2], "the tile put back is forgotten");
            }
        }
    }
}

/// The seats that know more after a step.
fn learners(game: &Lisboa, before: &State, after: &State) -> Vec<Seat> {
    seats(game).filter(|&seat| game.has_learned(before, after, seat)).collect()
}

#[test]
fn whoever_sees_a_face_for_the_first_time_has_learned() {
    // a card from the hand is new to the others, one from the display to nobody.
    let game = game(3);
    let before = first_turn(&game, 6);
    let (player, mut after) = (before.turn, before);
    game.apply(&mut after, Action::Gold(before.boards[player].hand.first().expect("a hand card")), &mut NoEvents);
    let others: Vec<Seat> = seats(&game).filter(|&seat| seat != player).collect();
    assert_eq!(learners(&game, &before, &after), others);
    let before = play_until(&game, 4, |state| game.decision(state) == Some(Decision::DrawCard));
    let mut after = before;
    game.apply(&mut after, choices(&game, &before)[0], &mut NoEvents);
    assert_eq!(learners(&game, &before, &after), []);
    // Tiles that are chosen in secret are new to all when the last is chosen; one from the church to nobody.
    let mut before = game.start(&game.random_setup(&mut Seeds(7).setup())).expect("a deal is possible");
    for wanted in [&[][..], &[], &[Seat::A, Seat::B, Seat::C]] {
        let mut after = before;
        choose_clergy(&game, &mut after, &mut Vec::new(), 1);
        assert_eq!(learners(&game, &before, &after), wanted);
        before = after;
    }
    let before = play_until(&game, 1, |state| game.decision(state) == Some(Decision::TakeClergy));
    let mut after = before;
    game.apply(&mut after, choices(&game, &before)[0], &mut NoEvents);
    assert_eq!(learners(&game, &before, &after), []);
}

#[test]
fn an_offer_may_be_anything_to_the_others() {
    // worlds for seat B hold every tile that B has not seen in the offers of A and C.
    let game = game(3);
    let start = game.start(&game.random_setup(&mut Seeds(8).setup())).expect("a deal is possible");
    let view = game.view(&start, Some(Seat::B));
    let own: IdSet<ClergyId> = start.boards[Seat::B].clergy_offer.into_iter().flatten().collect();
    let mut rng = Seeds(8).stream(3);
    let mut possible = IdSet::empty();
    for _ in 0..300 {
        let world = game.sample(&view, &mut rng);
        assert_eq!(world.boards[Seat::B].clergy_offer, start.boards[Seat::B].clergy_offer);
        for seat in [Seat::A, Seat::C] {
            possible = possible | world.boards[seat].clergy_offer.into_iter().flatten().collect();
        }
    }
    assert_eq!(possible, IdSet::full() - own);
}

#[test]
fn a_draft_leaks_nothing() {
    // A-57, L-VARIANT-01
    let game = drafted(4);
    let mut in_draft = 0;
    let mut play = RandomPlay::new(&game, 9).expect("a deal is possible");
    while play.state().stage == Stage::Setup {
        let state = *play.state();
        let drafting = matches!(game.decision(&state), Some(Decision::Draft { .. }));
        in_draft += usize::from(drafting);
        for viewer in viewers(&game).filter(|_| drafting) {
            let view = game.view(&state, viewer);
            for other in seats(&game).filter(|&other| viewer != Some(other)) {
                assert!(view.shown.boards[other].hand.is_empty());
                assert_eq!(view.shown.boards[other].drafted, [None; 4]);
                assert_eq!(view.backs[other], backs(&game, state.boards[other].hand));
            }
        }
        let action = play.choose().expect("the draft goes on");
        play.apply(action);
    }
    assert_eq!(in_draft, 16, "each of four players keeps two cards, one and one");
    // Afterwards only the backs tell something, and no trace of the draft is left.
    for viewer in viewers(&game) {
        let view = game.view(play.state(), viewer);
        for other in seats(&game).filter(|&other| viewer != Some(other)) {
            assert!(view.shown.boards[other].hand.is_empty());
            assert_eq!(view.backs[other].iter().flatten().sum::<u8>(), 5);
        }
        assert!(seats(&game).all(|seat| play.state().boards[seat].drafted == [None; 4]));
    }
}

/// What the others see of an event that only one seat may read in full, with that seat and the kind of the secret.
fn closed(what: Happening) -> Option<(usize, Seat, Happening)> {
    if let Happening::CardDealt(seat, Some(_)) = what {
        Some((0, seat, Happening::CardDealt(seat, None)))
    } else if let Happening::CardKept(seat, Some(_)) = what {
        Some((1, seat, Happening::CardKept(seat, None)))
    } else if let Happening::ClergyChosen(seat, Some(_)) = what {
        Some((2, seat, Happening::ClergyChosen(seat, None)))
    } else {
        None
    }
}

#[test]
fn events_are_redacted_for_all_but_the_one_concerned() {
    //
    let game = drafted(3);
    let mut play = RandomPlay::new(&game, 10).expect("a deal is possible");
    let mut secrets = BySeat::<[u8; 3]>::default();
    while let Some(action) = play.choose() {
        let (mut state, mut events) = (*play.state(), Vec::new());
        game.apply(&mut state, action, &mut events);
        for event in events {
            let closed = closed(event.what);
            for viewer in viewers(&game) {
                let seen = game.redact(&event, viewer).expect("everybody hears that something happened");
                let expected = match closed {
                    Some((_, seat, closed)) if viewer != Some(seat) => closed,
                    Some(_) | None => event.what,
                };
                assert_eq!((seen.rule, seen.what), (event.rule, expected));
            }
            if let Some((kind, seat, _)) = closed {
                secrets[seat][kind] += 1;
            }
        }
        play.apply(action);
    }
    for seat in seats(&game) {
        // Two tiles are looked at and one is chosen; five cards are dealt, and more at the end of the period.
        let [dealt, kept, chosen] = secrets[seat];
        assert!(dealt >= 5 && kept == 4 && chosen == 1, "{seat}: {:?}", secrets[seat]);
    }
}

#[test]
fn two_worlds_give_the_same_choices_to_the_one_who_decides() {
    for players in 2..=4 {
        let game = game(players);
        let mut rng = Seeds(11).stream(3);
        let mut compared = 0;
        random_game(&game, 11, 5_000, |step| {
            let Actor::Player(seat) = game.actor(step.before) else { return };
            let view = game.view(step.before, Some(seat));
            let worlds = [game.sample(&view, &mut rng), game.sample(&view, &mut rng)];
            for world in worlds {
                assert_eq!(choices(&game, &world), step.legal, "{players} players, action {}", step.number);
            }
            compared += usize::from(worlds[0] != worlds[1]);
        })
        .expect("the game ends");
        assert!(compared > 50, "only {compared} pairs of different worlds");
    }
}

#[test]
fn every_hidden_card_may_be_in_a_hand() {
    // a hidden card is any card with that back that the viewer has not seen.
    let game = game(3);
    let state = first_turn(&game, 12);
    let view = game.view(&state, Some(Seat::A));
    let own = state.boards[Seat::A].hand;
    let mut rng = Seeds(12).stream(3);
    let mut possible = BySeat::<IdSet<CardId>>::default();
    for _ in 0..400 {
        let world = game.sample(&view, &mut rng);
        assert_eq!(world.boards[Seat::A].hand, own);
        for seat in [Seat::B, Seat::C] {
            assert_eq!(backs(&game, world.boards[seat].hand), view.backs[seat]);
            possible[seat] = possible[seat] | world.boards[seat].hand;
        }
    }
    for seat in [Seat::B, Seat::C] {
        let has = |kind: CardType| view.backs[seat][Years::Blue.index()][kind.index()] > 0;
        let face = |card: CardId| game.components.card(card);
        let fits = |&card: &CardId| face(card).years == Years::Blue && has(face(card).kind()) && !own.has(card);
        assert_eq!(possible[seat], CardId::all().filter(fits).collect(), "{seat}");
    }
}

#[test]
fn luck_can_bring_all_that_nobody_has_seen() {
    // a deck has no order, so nobody can know what comes next.
    let game = game(4);
    let at_luck = |state: &State| game.actor(state) == Actor::Chance && state.stage == Stage::Play;
    let state = play_until(&game, 13, at_luck);
    let outcomes: BTreeSet<Action> = choices(&game, &state).into_iter().collect();
    let Some(&Action::Card(first)) = outcomes.first() else { panic!("a card of the display is turned up first") };
    let kind = game.components.card(first).kind();
    let unseen = CardId::all().filter(|&card| {
        let face = game.components.card(card);
        face.years == Years::Red && face.kind() == kind && !state.revealed.has(card)
    });
    assert_eq!(outcomes, unseen.map(Action::Card).collect());
    assert!(outcomes.iter().all(|&outcome| game.chance_weight(&state, outcome) == 1));
    assert!(outcomes.iter().all(|outcome| outcome.index() < Action::COUNT));
}
