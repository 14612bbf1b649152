//! The laws of the test kit on hundreds of random games: with two, three and four players, without variants and with all
//! of them. Besides: what lies in the box, how deep the agenda gets, that every game ends, and within which points.

use lisboa::{
    Action, Components, Decision, Event, Face, Happening, Lisboa, Noble, Options, Pending, Piece, Reason, Rubble, Spot,
    State,
};
use std::ops::Range;
use table::{Action as _, Game, GameExt, Seat};
use testkit::{Laws, Seeds, busy_game, capacity, count_pieces};

/// No game is longer; a random one takes 200 to 450 actions.
const MOST_ACTIONS: usize = 1_500;

fn game(players: u8, variants: bool) -> Lisboa {
    let all = Options { players, draft: true, tasks: true, tokens: true, strict_rewards: true, upgrade_only: true };
    let options = if variants { all } else { Options::players(players) };
    Lisboa::new(Components::shipped(), options)
}

/// The last of the choices that all make in secret shows what the others chose: the clergy tiles are turned up
/// (L-SETUP-06, A-52), or the cards of a draft are passed on (L-VARIANT-01).
fn shows_secret_choices(_: &Lisboa, state: &State, _: Action) -> bool {
    let is_secret = |what: Pending| matches!(what, Pending::Ask(Decision::KeepClergy | Decision::Draft { keep: 1 }));
    let is_asked = |what: Pending| matches!(what, Pending::Ask(Decision::KeepClergy | Decision::Draft { .. }));
    let Some((top, below)) = state.agenda.frames().split_last() else { return false };
    is_secret(top.what) && !below.iter().any(|frame| is_asked(frame.what))
}

/// All laws on the games of these seeds.
fn check(players: u8, variants: bool, seeds: Range<u64>) {
    let game = game(players, variants);
    let laws = Laws {
        max_actions: MOST_ACTIONS,
        explain_every: 3,
        view_every: 2,
        setup_every: 1,
        scores: 0..=300,
        excuses: shows_secret_choices,
    };
    laws.assert_kept(&game, seeds);
}

#[test]
fn laws_with_two_players() {
    check(2, false, 0..80);
}

#[test]
fn laws_with_three_players() {
    check(3, false, 100..180);
}

#[test]
fn laws_with_four_players() {
    check(4, false, 200..240);
}

#[test]
fn laws_with_four_players_again() {
    check(4, false, 240..280);
}

#[test]
fn laws_with_two_players_and_all_variants() {
    check(2, true, 300..320);
}

#[test]
fn laws_with_three_players_and_all_variants() {
    check(3, true, 400..420);
}

#[test]
fn laws_with_four_players_and_all_variants() {
    check(4, true, 500..520);
}

/// Whether an action leads to more being begun and less being waived: visits, events, followers, rewards.
fn is_busy(action: Action) -> bool {
    matches!(action, Action::Court(_) | Action::Follow | Action::Take | Action::Do(_) | Action::Discard(_))
}

#[test]
fn the_agenda_stays_below_its_capacity_and_every_game_ends() {
    for (players, variants) in [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true)] {
        let game = game(players, variants);
        for seed in 1_000..1_150 {
            let place = format!("{players} players, seed {seed}");
            let mut deepest = 0;
            let deeper = |state: &State| deepest = deepest.max(state.agenda.frames().len());
            let last = busy_game(&game, seed, MOST_ACTIONS, is_busy, deeper);
            let last = last.unwrap_or_else(|stopped| panic!("{place}: {stopped}"));
            assert!(game.is_over(&last), "{place}");
            assert!((10..capacity(&last.agenda)).contains(&deepest), "{place}: {deepest} frames");
            let scores = game.scores(&last);
            assert!(Seat::first(players).all(|seat| (0..=300).contains(&scores[seat])), "{place}: {scores:?}");
        }
    }
}

#[test]
fn the_census_counts_everything_in_the_box() {
    for (players, variants) in [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true)] {
        let game = game(players, variants);
        let state = game.start(&game.random_setup(&mut Seeds(1).setup())).expect("a deal is possible");
        let count = count_pieces(&game, &state);
        let mut gone = 0;
        game.census(&state, &mut |_, spot, n| gone += if spot == Spot::Gone { n } else { 0 });
        let of =
            |fits: fn(&Piece) -> bool| -> u32 { count.iter().filter(|(piece, _)| fits(piece)).map(|(_, &n)| n).sum() };
        let one_of_each =
            |fits: fn(&Piece) -> bool| count.iter().filter(|(piece, _)| fits(piece)).all(|(_, &n)| n == 1);
        let n = u32::from(players);
        // L-SETUP-22..24, L-2P-02: all cubes of the box, those left over with two players included.
        assert_eq!(of(|piece| matches!(piece, Piece::Cube(_))), 63);
        for color in Rubble::ALL {
            assert_eq!(count[&Piece::Cube(color)], u32::from(game.components.board.rubble_cubes[color as usize]));
        }
        let single: [fn(&Piece) -> bool; 6] = [
            |piece| matches!(piece, Piece::Card(_)),
            |piece| matches!(piece, Piece::Clergy(_)),
            |piece| matches!(piece, Piece::Decree(_)),
            |piece| matches!(piece, Piece::Plan(_)),
            |piece| matches!(piece, Piece::Building(_)),
            |piece| matches!(piece, Piece::Task(_)),
        ];
        // L-SETUP-07, L-2P-03, L-VARIANT-04: what is not used has left the game before it began.
        let decrees = if players == 2 { 67 } else { 70 };
        let tasks = if variants { n + 8 } else { 0 };
        assert_eq!(single.map(of), [82, 37, decrees, 16 + n, 16, tasks], "{players} players");
        assert!(single.into_iter().all(one_of_each));
        for seat in Seat::first(players) {
            // L-SETUP-02..04
            let own = [Piece::Official(seat), Piece::House(seat), Piece::Marker(seat)].map(|piece| count[&piece]);
            assert_eq!(own, [8, 8, 5]);
        }
        // L-SETUP-05, L-2P-07
        assert!(Noble::ALL.into_iter().all(|noble| count[&Piece::Favor(noble)] == n));
        // L-SETUP-16
        assert_eq!((count[&Piece::LargeTile], count[&Piece::SmallTile]), (22, 5));
        // L-SETUP-27
        assert_eq!(of(|piece| matches!(piece, Piece::Ship(_))), 4 * (n - 1));
        assert_eq!(gone, if players == 2 { 7 } else { 0 }, "only the cubes left over with two players are gone");
    }
}

/// What a refusal names as missing réis.
fn named_short(reasons: &[Reason]) -> Option<u8> {
    let short = |reason: &Reason| {
        if let Reason::NoLand { short } | Reason::NoSite { short } = *reason {
            short
        } else if let Reason::Short { short, .. } = *reason {
            Some(short)
        } else {
            None
        }
    };
    // Whoever lacks something else too is told of both.
    let is_money = |reason: &Reason| short(reason).is_some() || matches!(reason, Reason::NobleActionImpossible(_));
    reasons.iter().all(is_money).then(|| reasons.iter().find_map(short)).flatten()
}

/// Whether something is built or opened by it, or can be.
fn is_about_money(action: Action) -> bool {
    matches!(action, Action::Court(_) | Action::Build(..) | Action::Open(_) | Action::Do(_))
}

fn all_actions() -> impl Iterator<Item = Action> {
    (0..Action::COUNT).filter_map(Action::from_index)
}

#[test]
fn the_reis_that_a_refusal_names_are_just_enough() {
    let mut named = [0; 3];
    for players in 2..=4 {
        let game = game(players, false);
        for seed in 0..6 {
            let poor = |state: &State, seat: Seat, reis: u16| {
                let mut poor = *state;
                (poor.boards[seat].reis, poor.boards[seat].influence) = (reis, 0);
                poor
            };
            let played = testkit::random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some(seat) = game.actor(step.before).seat() else { return };
                // Money is short more often than in random games.
                for reis in [0, 2, 5] {
                    let state = poor(step.before, seat, reis);
                    for action in all_actions().filter(|action| is_about_money(*action)) {
                        let reasons = game.explain(&state, action);
                        let Some(short) = named_short(&reasons) else { continue };
                        let is_legal = |more: u8| {
                            game.explain(&poor(step.before, seat, reis + u16::from(more)), action).is_empty()
                        };
                        assert!(is_legal(short), "seed {seed}: {action} with {short} more than {reis}: {reasons:?}");
                        assert!(!is_legal(short - 1), "seed {seed}: {action} needs less than {short}: {reasons:?}");
                        let is_land = matches!(action, Action::Build(..));
                        named[if is_land { 1 } else { usize::from(!matches!(action, Action::Court(_))) * 2 }] += 1;
                    }
                }
            });
            assert!(played.is_ok(), "{played:?}");
        }
    }
    assert!(named.iter().all(|&n| n > 20), "{named:?}");
}

/// The price of an action, as rules and words work it out: which kind, and how much.
fn price(game: &Lisboa, state: &State, action: Action) -> Option<(usize, u8)> {
    let (seat, decision) = (game.actor(state).seat()?, game.decision(state)?);
    let ship = |old| {
        let top = state.top_ship().expect("a ship is built");
        game.ship_price(&state.boards[seat], top, old).total()
    };
    Some(match (decision, action) {
        (Decision::TakeTurn, Action::Court(card)) => match game.components.card(card).face {
            Face::Noble { noble, .. } => (0, game.visit_cost(state, seat, noble, false)),
            Face::Treasury { .. } => (1, game.event_fee(state, seat).total()),
        },
        (Decision::Follow { noble }, Action::Follow) => (2, game.visit_cost(state, seat, noble, true)),
        (Decision::BuildStore, Action::Build(land, _)) => (3, game.land_price(state, seat, land).due(0)),
        (Decision::StoreCube { land }, Action::Cube(_, color)) => {
            let value = game.rubble_values(&state.boards[seat])[color as usize];
            (4, game.land_price(state, seat, land).due(value))
        }
        (Decision::OpenPlan { .. }, Action::Complete(plan)) => (5, game.hire_price_of(state, seat, plan).total()),
        (Decision::BuildShip, Action::NewShip) => (6, ship(None)),
        (Decision::BuildShip, Action::Upgrade(slot)) => (7, ship(state.boards[seat].ship(slot))),
        (Decision::SellGoods { .. }, Action::SellGood(..)) => {
            let (mut after, mut events) = (*state, Vec::<Event>::new());
            game.apply(&mut after, action, &mut events);
            let sold = |event: &Event| {
                if let Happening::GoodSold { price, .. } = event.what { Some(price) } else { None }
            };
            (8, events.iter().find_map(sold).expect("a good is sold"))
        }
        _ => return None,
    })
}

#[test]
fn the_parts_of_a_price_add_up_to_it() {
    let (mut seen, mut legal) = ([0; 9], Vec::new());
    for players in 2..=4 {
        let game = game(players, false);
        for seed in 0..12 {
            let check = |state: &State| {
                game.legal_actions(state, &mut legal);
                for &action in &legal {
                    let parts = game.price_parts(state, action);
                    assert!(parts.iter().all(|part| part.amount != 0), "{action}: {parts:?}");
                    let Some((kind, price)) = price(&game, state, action) else { continue };
                    let sum: i16 = parts.iter().map(|part| part.amount).sum();
                    assert_eq!(sum, i16::from(price), "{players} players, seed {seed}: {action}: {parts:?}");
                    seen[kind] += 1;
                }
            };
            let played = busy_game(&game, seed, MOST_ACTIONS, is_busy, check);
            assert!(played.is_ok(), "{played:?}");
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

/// Two cards take off from the same cubes: the second only what the first has left (L-ICON-06, L-ICON-09). Random games hardly get there.
#[test]
fn the_parts_of_a_price_add_up_where_two_cards_are_about_the_same_cubes() {
    let game = game(2, false);
    let lines =
        ["turn A", "treasury 3", "rubble row A brown brown", "A: hand 1 2 3 4 5, influence 3, reis 20, bottom 68 79"];
    let mut state = testkit::position(&game, &lines);
    testkit::play(&game, &mut state, &["court 1", "pass", "build A1 gold"]);
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let sums = legal.iter().filter_map(|&action| {
        let (_, price) = price(&game, &state, action)?;
        let sum: i16 = game.price_parts(&state, action).iter().map(|part| part.amount).sum();
        Some((sum, i16::from(price)))
    });
    let sums: Vec<(i16, i16)> = sums.collect();
    assert!(!sums.is_empty() && sums.iter().all(|(sum, price)| sum == price), "{sums:?}");
}

/// Whether an event says that a player gets or gives nothing. Influence is told of on the last space too, where it brings
/// wigs (L-INFL-05).
fn is_nothing(event: &Event) -> bool {
    use Happening as H;
    matches!(event.what, H::ReisGained(_, 0) | H::ReisPaid(_, 0) | H::InfluencePaid(_, 0) | H::OfficialsHired(_, 0))
        || matches!(event.what, H::WigsGained(_, 0) | H::WigsPaid(_, 0))
        || matches!(event.what, H::GoodsGained(_, _, 0) | H::GoodsLost(_, _, 0))
}

#[test]
fn no_event_tells_of_nothing() {
    for (players, variants) in [(2, false), (3, true), (4, false), (4, true)] {
        let game = game(players, variants);
        for seed in 0..5 {
            testkit::random_game(&game, seed, MOST_ACTIONS, |step| {
                let (mut state, mut events) = (*step.before, Vec::<Event>::new());
                game.apply(&mut state, step.action, &mut events);
                events.iter().for_each(|event| assert!(!is_nothing(event), "{event:?}"));
            })
            .expect("the game ends");
        }
    }
}
