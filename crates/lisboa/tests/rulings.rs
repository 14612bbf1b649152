//! Rules and rulings that no position of a scenario shows: what the component pack must hold, which numbers count where
//! editions differ, what is refused altogether, and what happens between two decisions.

use lisboa::{
    Action, Benefit, Bottom, CardEvent, CardId, CardType, Components, Decision, Deed, Face, Good, HouseGroup, Item,
    Lisboa, Noble, Options, Penalty, Pending, Reason, Rubble, Ship, State, Years,
};
use table::{Actor, Game, NoEvents, Seat};
use testkit::{choices, play, play_until, position};

fn game() -> Lisboa {
    Lisboa::new(Components::shipped(), Options::players(4))
}

/// What a seat would get from a line of the final scoring.
fn wigs(game: &Lisboa, state: &State, line: &str, seat: Seat) -> i16 {
    let sheet = game.score_sheet(state);
    sheet.iter().find(|entry| entry.name == line).expect("a line of the scoring sheet").points[seat]
}

#[test]
fn misprints_of_single_editions_are_ignored() {
    // the numbers that the other editions, or the text beside the misprint, agree on.
    let game = game();
    let sets = position(&game, &["period 2", "A: rubble brown 3 red 3 blue 3"]);
    assert_eq!(wigs(&game, &sets, "sets", Seat::A), 9, "three wigs for each of three sets");
    let ships = position(&game, &["period 2", "A: top red purple purple, rubble brown 1 red 1 blue 1"]);
    assert_eq!(wigs(&game, &ships, "ships", Seat::A), 8, "hulls 2, 3 and 3");
    assert_eq!(Noble::Marquis.noble_action(), Deed::Decree, "a decree is a Noble action");
    assert!(Noble::ALL.into_iter().all(|noble| !noble.state_actions().contains(&Deed::Decree)));
    assert_eq!(game.components.majorities.officials, [15, 10, 5], "the table of officials is not empty");
}

#[test]
fn a_store_counts_the_tile_below_its_column_and_only_its_own_colour() {
    // A-08, L-WIGS-01, L-WIGS-03: building 1 shows yellow and pink on its blue side; C2 lies between those streets.
    let game = game();
    let given =
        ["turn A", "treasury 3", "values 5 3 4 3", "building west-A blue 1", "rubble row A -", "rubble column 2 -"];
    let board = "A: hand 1 2 3 4 5, reis 20, influence 5, wigs 10";
    let build = |street: &str, lines: &[&str]| {
        let mut state = position(&game, lines);
        play(&game, &mut state, &["court 1", "pass", &format!("build A2 {street}")]);
        while game.decision(&state) != Some(Decision::DrawCard) {
            let action = choices(&game, &state)[0];
            game.apply(&mut state, action, &mut NoEvents);
        }
        state.boards[Seat::A].wigs
    };
    let lines = [&given[..], &[board]].concat();
    assert_eq!(build("gold", &lines), 13, "the tile of column 2");
    let other = given.map(|line| line.replace("blue 1", "blue 2"));
    let other: Vec<&str> = other.iter().map(String::as_str).chain([board]).collect();
    assert_eq!(build("gold", &other), 10, "in the row, but without the colour");
}

#[test]
fn the_pack_holds_the_cards_of_the_examples() {
    // LX-04, LX-05, LX-06, LX-11, LX-12 tell of single cards.
    let pack = Components::shipped();
    let noble = |wanted: Noble, envelope: Option<u8>, wanted_bottom: Bottom| {
        pack.cards.iter().any(|card| match card.face {
            Face::Noble { noble, influence, bottom } => {
                noble == wanted && bottom == wanted_bottom && envelope.is_none_or(|n| n == influence)
            }
            Face::Treasury { .. } => false,
        })
    };
    let gold = Bottom::Reward([Some(Item::Goods(Good::Gold, 1)), None, None]);
    assert!(noble(Noble::Maia, Some(3), gold), "LX-04");
    assert!(noble(Noble::Marquis, Some(5), Bottom::Penalty(Penalty::Official)), "LX-05");
    assert!(noble(Noble::King, None, gold), "LX-11");
    let discount = |face: Face| matches!(face, Face::Treasury { benefit: Benefit::Discount(1), .. });
    assert!(pack.cards.iter().any(|card| discount(card.face)), "LX-06");
    let marquis = |face: Face| matches!(face, Face::Noble { noble: Noble::Marquis, influence: 5, .. });
    assert!(pack.cards.iter().any(|card| marquis(card.face)), "LX-12");
}

/// The rules of the icons on a card, as far as they tell them apart.
fn icons(face: Face) -> Vec<&'static str> {
    let item = |item: Item| match item {
        Item::Plan(1) => "L-ICON-02",
        Item::Recruit(4..) => "L-ICON-21",
        Item::Recruit(_) => "L-ICON-07",
        Item::Goods(..) => "L-ICON-08",
        Item::Favor => "L-ICON-10",
        Item::Rubble => "L-ICON-11",
        Item::TakeDecree => "L-ICON-13",
        Item::Influence(_) => "L-ICON-16",
        Item::Plan(_) | Item::Decree(_) => "L-ICON-18",
        Item::Cardinal => "L-ICON-19",
        Item::Reis(_) => "réis are on no card",
    };
    match face {
        Face::Noble { bottom: Bottom::Penalty(Penalty::Official), .. } => vec!["L-ICON-01"],
        Face::Noble { bottom: Bottom::Penalty(Penalty::Real), .. } => vec!["L-ICON-04"],
        Face::Noble { bottom: Bottom::Reward(items), .. } => items.into_iter().flatten().map(item).collect(),
        Face::Treasury { event, benefit } => {
            let mut icons = match event {
                CardEvent::Receive(items) => items.into_iter().flatten().map(item).collect(),
                CardEvent::Produce => vec!["L-ICON-20"],
                CardEvent::Ship => vec!["L-ICON-14"],
                CardEvent::StoreOrOpen => vec!["L-ICON-12"],
                CardEvent::NobleAction => vec!["L-ICON-15"],
            };
            icons.push(match benefit {
                Benefit::Sell(..) => "L-ICON-03",
                Benefit::Discount(_) => "L-ICON-05",
                Benefit::RubbleLess(..) => "L-ICON-06",
                Benefit::RubbleIgnored(_) => "L-ICON-09",
                Benefit::FewerOfficials(_) => "L-ICON-17",
            });
            icons
        }
    }
}

#[test]
fn every_icon_of_the_player_aid_is_on_some_card() {
    // which card bears which icon is not known, but each of the 21 icons is on one.
    let pack = Components::shipped();
    let mut found: Vec<&str> = pack.cards.iter().flat_map(|card| icons(card.face)).collect();
    found.sort_unstable();
    found.dedup();
    let expected: Vec<String> = (1..=21).map(|n| format!("L-ICON-{n:02}")).collect();
    assert_eq!(found, expected);
    let influence = |face: Face| icons(face).contains(&"L-ICON-16");
    for card in pack.cards.iter().filter(|card| influence(card.face)) {
        let Face::Treasury { event: CardEvent::Receive(items), .. } = card.face else {
            panic!("on Treasury cards only")
        };
        assert!(items.contains(&Some(Item::Influence(3))), "L-ICON-16: three Influence");
    }
}

#[test]
fn the_pack_keeps_to_what_the_texts_tell() {
    // A-63, in the order of its list.
    let pack = Components::shipped();
    let board = &pack.board;
    let start = usize::from(board.treasury_start);
    assert_eq!((board.treasury[start].reis, board.treasury[start - 1].reis), (3, 2));
    assert!(board.treasury.iter().any(|space| space.reis == 5));
    assert_eq!(board.treasury[start].influence, 0, "pictures on p. 13 and 17");
    assert_eq!(board.treasury[start - 1].influence, 1, "in every example of a visit");
    assert!(board.treasury.iter().any(|space| space.influence < 0));
    let reals = board.influence_reis[..10].iter().filter(|&&real| real).count();
    assert_eq!(reals, 6, "ten Influence are worth six réis");
    assert!(board.price_start.iter().all(|price| (board.price_floor..=board.price_ceiling).contains(price)));
    let (red, purple) = (pack.ship(Ship::Red), pack.ship(Ship::Purple));
    assert_eq!((red.hull, red.modifier), (2, 1));
    assert_eq!((purple.hull, purple.influence, purple.modifier), (3, 1, 2));
    assert_eq!(pack.ship(Ship::Blue).influence + red.influence, 4);
    assert!(board.office_spaces.iter().all(|&spaces| spaces >= 5));
    let plans = pack.plans.iter().filter(|plan| plan.starting).count();
    assert_eq!((pack.plans.len(), plans), (20, 4));
    assert_ne!(board.church_treasury, board.church_influence);
    let of = |years: Years| pack.cards.iter().filter(|card| card.years == years).count();
    assert_eq!((of(Years::Red), of(Years::Brown), of(Years::Blue) + of(Years::Purple)), (20, 20, 42));
    assert!(board.scoring_tiles.contains(&3) && board.scoring_tiles.contains(&4), "seen in examples");
    let places =
        5 * board.rubble_row + board.rubble_column.iter().sum::<u8>() + 14 * board.rubble_site + board.rubble_pile;
    assert_eq!((board.rubble_row, board.rubble_column, places), (3, [3, 3, 3, 3, 2], 63));
    assert_eq!(board.rubble_cubes.iter().sum::<u8>(), places, "every cube has a place");
}

#[test]
fn the_display_decks_have_five_cards_of_each_type() {
    // the red deck is that of 1758 to 1762; L-SETUP-26, L-PERIOD-12.
    let pack = Components::shipped();
    for years in [Years::Red, Years::Brown] {
        for kind in CardType::ALL {
            let cards = pack.cards.iter().filter(|card| card.years == years && card.kind() == kind).count();
            assert_eq!(cards, 5, "{years} {kind}");
        }
    }
}

#[test]
fn the_queen_and_the_solo_game_are_refused() {
    // L-VARIANT-20, A-59, A-71: their rules are in none of the sources, so nobody can switch them on by mistake.
    for players in 2..=4 {
        let queen = Options::players(players).with("queen").expect_err("the Queen is left out");
        assert!(queen.contains("L-VARIANT-20") && queen.contains("A-59"), "{queen}");
        let solo = Options::players(players).with("solo").expect_err("the solo game is left out");
        assert!(solo.contains("A-71"), "{solo}");
    }
}

#[test]
#[should_panic(expected = "2 to 4 players")]
fn one_player_is_too_few() {
    //
    Lisboa::new(Components::shipped(), Options::players(1));
}

#[test]
fn card_57_is_a_card_like_any_other() {
    // L-VARIANT-20, A-59: it brings the Queen only in her variant; here decrees can still be taken.
    let game = game();
    let card = CardId::numbered(57).expect("a card");
    let deck = game.components.card(card);
    assert_eq!((deck.kind(), deck.years), (CardType::King, Years::Brown));
    let mut state =
        position(&game, &["period 2", "turn A", "display 17 37 57 78", "A: hand 21 22 23 24 25, influence 9"]);
    assert!(state.revealed.has(card));
    play(&game, &mut state, &["court 21", "pass"]);
    assert_eq!(game.decision(&state), Some(Decision::TakeDecree));
}

#[test]
fn cubes_fill_their_colour_from_the_left() {
    // L-PORT-08, L-PORT-11: so the order in which cubes come has no meaning, and a set is complete exactly when each
    // colour has come so often.
    let game = game();
    let start = position(&game, &["rubble pile brown brown red red blue blue"]);
    let orders: [[Rubble; 6]; 4] = {
        use Rubble::{Blue as T, Brown as E, Red as F};
        [[E, E, F, F, T, T], [T, F, E, T, F, E], [F, T, T, E, E, F], [E, F, F, T, E, T]]
    };
    let mut boards = Vec::new();
    for order in orders {
        let mut state = start;
        for color in order {
            let mut came = state.boards[Seat::A].rubble;
            came[color as usize] += 1;
            state.agenda.clear();
            state.agenda.push(Actor::Player(Seat::A), Pending::Ask(Decision::DrawCard));
            state.agenda.push(Actor::Player(Seat::A), Pending::Ask(Decision::PileCube));
            play(&game, &mut state, &[&format!("cube pile {color}")]);
            let board = &state.boards[Seat::A];
            assert_eq!(board.rubble, came);
            assert_eq!(board.sets(), *came.iter().min().expect("three colours"));
            assert_eq!(board.markers, board.sets(), "its marker goes to the Marquis at once");
        }
        boards.push(state.boards[Seat::A]);
    }
    assert_eq!(boards[0].sets(), 2);
    assert!(boards.iter().all(|board| *board == boards[0]));
}

/// The state right after A built a store on A1 with a house of this group, still in the same turn.
fn after_house(game: &Lisboa, group: HouseGroup) -> State {
    let mut state = position(
        game,
        &[
            "turn A",
            "treasury 3",
            "rubble row A -",
            "rubble column 1 -",
            "A: hand 1 2 3 4 5, reis 20, influence 9, goods 0, stores B1-gold, houses left 1 middle 0 right 0",
        ],
    );
    play(game, &mut state, &["court 1", "pass", "build A1 gold"]);
    while !matches!(game.decision(&state), Some(Decision::House { .. })) {
        let action = choices(game, &state)[0];
        game.apply(&mut state, action, &mut NoEvents);
    }
    play(game, &mut state, &[&format!("house {group}")]);
    assert_eq!(
        (state.turn, state.boards[Seat::A].houses[group as usize]),
        (Seat::A, 1 + u8::from(group == HouseGroup::Left))
    );
    state
}

/// The answers to a decision that is put on top of what is pending.
fn asked(game: &Lisboa, mut state: State, decision: Decision) -> Vec<Action> {
    state.agenda.push(Actor::Player(Seat::A), Pending::Ask(decision));
    choices(game, &state)
}

#[test]
fn the_ability_of_a_house_is_there_in_the_same_turn() {
    // L-HOUSE-11, L-HOUSE-04, L-HOUSE-05
    let game = game();
    let reis = |state: State| asked(&game, state, Decision::VisitReis { cost: 3 });
    assert_eq!(reis(after_house(&game, HouseGroup::Middle)), [Action::Reis(0)]);
    assert_eq!(reis(after_house(&game, HouseGroup::Left)), [0, 1, 2, 3].map(Action::Reis));
    // The blue ship costs one good, of which there is none.
    let ship = |state: State| asked(&game, state, Decision::BuildShip);
    assert_eq!(ship(after_house(&game, HouseGroup::Left)), []);
    assert_eq!(ship(after_house(&game, HouseGroup::Middle)), [Action::NewShip]);
}

#[test]
fn only_whoever_does_not_follow_declines() {
    // L-FOLLOW-01
    let game = game();
    let state = play_until(&game, 1, |state| {
        matches!(game.decision(state), Some(Decision::Follow { .. })) && choices(&game, state).len() > 1
    });
    assert_eq!(choices(&game, &state), [Action::Follow, Action::Pass]);
    assert!(game.declines(&state, Action::Pass) && !game.declines(&state, Action::Follow));
    let state = play_until(&game, 1, |state| game.decision(state) == Some(Decision::TakeTurn));
    assert!(choices(&game, &state).into_iter().all(|action| !game.declines(&state, action)));
}

#[test]
fn a_visit_without_enough_influence_is_told_what_else_is_missing() {
    // L-VISIT-07, L-CLERGY-13: the réis that the visit itself brings count for its store.
    let game = game();
    let lacks_store = |clergy: &str, reis: u16| {
        let board = format!("A: hand 1 2 3 4 5, influence 0, wigs 0, reis {reis}, clergy {clergy}");
        let state = position(&game, &["turn A", "treasury 2", &board]);
        let reasons = game.explain(&state, "court 1".parse().expect("an action"));
        assert!(reasons.iter().any(|reason| matches!(reason, Reason::VisitCosts { .. })), "{reasons:?}");
        reasons.contains(&Reason::NobleActionImpossible(Noble::Maia))
    };
    assert!(lacks_store("13", 0) && !lacks_store("13", 20));
    assert!((0..20).all(|reis| lacks_store("13", reis) == lacks_store("-", reis + 2)));
}
