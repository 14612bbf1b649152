//! Rules and rulings that no single position shows: what holds at every decision of every game, for every answer, or between
//! two decisions.

use madeira::{
    Action, Building, Components, Decision, Errand, Event, Guild, Happening, Madeira, Options, Phase, Player, Reason,
    State, Swap,
};
use std::collections::{BTreeMap, HashSet};
use table::{Actor, Game, GameExt, Id, NoEvents, Seat};
use testkit::{choices, play, position, random_game};

/// Longer than any random game.
const MOST_ACTIONS: usize = 3_000;

fn game(players: u8) -> Madeira {
    Madeira::new(Components::shipped(), Options::players(players))
}

fn games() -> [Madeira; 3] {
    [2, 3, 4].map(game)
}

/// The player who is asked, with the decision.
fn asked(game: &Madeira, state: &State) -> Option<(Seat, Decision)> {
    Some((game.actor(state).seat()?, game.decision(state)?))
}

/// The Windmill steps that Part 5 of the rules offers at a decision: all where it says W, those that take Goods where it says
/// w, none elsewhere.
fn windmill_steps(state: &State, player: &Player, decision: Decision) -> Vec<Action> {
    let priced = matches!(
        decision,
        Decision::TakeTurn
            | Decision::UseDie { .. }
            | Decision::WorkerFrom { errand: Errand::Field, .. }
            | Decision::MoveShip { .. }
            | Decision::BuyWood { .. }
            | Decision::TakeFavor
            | Decision::PassingBonus { .. }
            | Decision::PayBuilding { .. }
            | Decision::LastWindmill
    );
    // D-16 has no W in phase D.
    let all = priced && matches!(state.phase, Phase::B | Phase::C);
    let mut steps = Vec::new();
    if all && (player.windmill > 0 || player.prestige > 0) {
        steps.extend([Action::MillBread, Action::MillReals]);
    }
    if all || decision == Decision::Feed {
        let [wheat, ..] = player.goods;
        steps.extend((wheat >= 2).then_some(Action::MillUp));
        let can = |swap: &Swap| {
            let mut goods = player.goods.map(i16::from);
            swap.given().iter().for_each(|good| goods[good.index()] -= 1);
            goods.iter().all(|&n| n >= 0)
        };
        steps.extend(Swap::all().filter(can).map(Action::Swap));
    }
    steps
}

/// What every Windmill step makes smaller: the Goods, or with as many of them the level, or at the bottom the Prestige.
fn left(player: &Player) -> (u16, u8, i16) {
    (player.goods.iter().map(|&n| u16::from(n)).sum(), player.windmill, player.prestige)
}

/// What a Windmill step leaves a player with.
fn used(player: &Player, action: Action) -> Player {
    let mut after = *player;
    if let Action::Swap(swap) = action {
        swap.given().iter().for_each(|good| after.goods[good.index()] -= 1);
        after.goods[swap.taken().index()] += 1;
    } else if action == Action::MillUp {
        after.goods[0] -= 2;
        let top = player.windmill == 6;
        after.windmill += u8::from(!top);
        after.prestige += i16::from(top);
    } else {
        let bottom = player.windmill == 0;
        after.windmill -= u8::from(!bottom);
        after.prestige -= i16::from(bottom);
        after.bread += u8::from(action == Action::MillBread);
        after.reals += if action == Action::MillBread {
            0
        } else if bottom {
            1
        } else {
            3
        };
    }
    after
}

#[test]
fn the_windmill_is_offered_exactly_where_it_may_be_used() {
    // M-WINDMILL-01..08
    for game in games() {
        let mut offered = BTreeMap::new();
        for seed in 0..60 {
            random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some((seat, decision)) = asked(&game, step.before) else { return };
                let steps: Vec<Action> = step.legal.iter().copied().filter(|action| action.is_windmill()).collect();
                let expected = windmill_steps(step.before, &step.before.players[seat], decision);
                assert_eq!(steps, expected, "seed {seed}, action {}: {decision:?}", step.number);
                if !steps.is_empty() {
                    *offered.entry(testkit::scenario::decision_name(&decision)).or_insert(0) += 1;
                }
            })
            .expect("the game ends");
        }
        let places: Vec<&str> = offered.keys().map(String::as_str).collect();
        let wanted = [
            "buy-wood",
            "feed",
            "last-windmill",
            "move-ship",
            "passing-bonus",
            "pay-building",
            "take-favor",
            "take-turn",
            "use-die",
            "worker-from",
        ];
        assert_eq!(places, wanted, "{offered:?}");
    }
}

#[test]
fn every_windmill_step_brings_the_end_nearer_and_asks_again() {
    // so every chain of them ends.
    for game in games() {
        for seed in 0..25 {
            random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some((seat, decision)) = asked(&game, step.before) else { return };
                for &action in step.legal.iter().filter(|action| action.is_windmill()) {
                    let mut after = *step.before;
                    game.apply(&mut after, action, &mut NoEvents);
                    let (before, used) = (&step.before.players[seat], used(&step.before.players[seat], action));
                    assert!(left(&used) < left(before), "{action}: {before:?}");
                    if asked(&game, &after) == Some((seat, decision)) {
                        assert_eq!(after.players[seat], used, "{action}: {before:?}");
                    } else {
                        // Only if there is nothing left to choose.
                        let open = windmill_steps(step.before, &used, decision);
                        assert!(open.is_empty(), "{decision:?} is not asked again after {action}");
                    }
                }
            })
            .expect("the game ends");
        }
    }
}

#[test]
fn all_chains_of_windmill_steps_end() {
    // everything that can be reached by Windmill steps alone, to the last step.
    let game = game(2);
    let lines = ["moment windmill", "passing A B - -", "A: wheat 4, sugar 2, wine 2, windmill 5, prestige 2"];
    let start = position(&game, &lines);
    assert_eq!(game.decision(&start), Some(Decision::LastWindmill));
    let (mut seen, mut open, mut ends) = (HashSet::from([start]), vec![start], 0);
    while let Some(state) = open.pop() {
        let steps: Vec<Action> = choices(&game, &state).into_iter().filter(|action| action.is_windmill()).collect();
        for action in steps {
            let mut next = state;
            game.apply(&mut next, action, &mut NoEvents);
            if game.actor(&next) != Actor::Player(Seat::A) {
                ends += 1;
            } else if seen.insert(next) {
                open.push(next);
            }
        }
    }
    let spent = |state: &State| left(&state.players[Seat::A]).0 <= 1;
    assert!(ends > 0 && seen.iter().any(spent), "{} states, {ends} ends", seen.len());
    // At the ends of the track the order matters: down and up again costs Wheat, up and down again brings Prestige.
    let end = |actions: &[&str]| {
        let mut state = position(&game, &["turn A", "A: wheat 2, windmill 6, prestige 0"]);
        play(&game, &mut state, actions);
        (state.players[Seat::A].windmill, state.players[Seat::A].prestige)
    };
    assert_eq!(end(&["mill-bread", "mill-up"]), (6, 0));
    assert_eq!(end(&["mill-up", "mill-bread"]), (5, 1));
}

#[test]
fn a_building_is_rolled_once_for_all() {
    // A-15, M-PHASE-C-03, M-COST-04: the roll comes before the first turn there, and stays.
    for game in games() {
        let mut later = 0;
        for seed in 0..40 {
            let mut rolled: BTreeMap<(u8, Building), ([u8; 3], Option<u8>)> = BTreeMap::new();
            random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some((seat, Decision::PayBuilding { building })) = asked(&game, step.before) else { return };
                assert!(step.before.players[seat].markers[building.index()] > 0, "only who has a marker there");
                let pirate = step.before.pirate_die[building.index()].map(|face| face.value());
                let now = (step.before.dice[building.index()], pirate);
                let known = rolled.insert((step.before.round, building), now);
                assert!(known.is_none_or(|first| first == now), "{building} was rolled again");
                later += usize::from(known.is_some());
            })
            .expect("the game ends");
        }
        assert!(later > 50, "only {later} further turns at a Building");
    }
}

#[test]
fn the_price_of_wood_begins_anew_with_every_turn() {
    // A-33, M-WOOD-07: in phases B and C with each own turn, in phase D with each upkeep.
    for game in games() {
        let (mut bought, mut fresh) = (0, 0);
        for seed in 0..60 {
            random_game(&game, seed, MOST_ACTIONS, |step| {
                bought += usize::from(step.after.turn.bought > step.before.turn.bought);
                let begins = asked(&game, step.after) != asked(&game, step.before)
                    && step.after.turn.seat != step.before.turn.seat;
                if begins {
                    assert_eq!(step.after.turn.bought, 0, "seed {seed}, action {}", step.number);
                    fresh += usize::from(step.before.turn.bought > 0);
                }
            })
            .expect("the game ends");
        }
        assert!(bought > 10 && fresh > 10, "{bought} bought, {fresh} times begun anew");
    }
}

#[test]
fn wood_bought_in_two_turns_costs_less_than_in_one() {
    // 1 Real for each in two turns at Buildings, 1 and 2 in one turn.
    let game = game(2);
    let reals = |state: &State| state.players[Seat::A].reals;
    let given = |moment: &str, more: &str| {
        let a = format!("A: wood 0, fields forest, reals 30, wheat 4, windmill 0, {more}");
        position(&game, &[moment, "passing A B - -", "dice moinho 3 3", "dice capitania 3 3", &a])
    };
    let mut state = given("moment pay moinho A", "markers moinho 1 capitania 1, favors-up navigator, favors-down -");
    play(&game, &mut state, &["favor navigator", "sail home wheat-a"]);
    // One Real for the Wood, one gained from the Market.
    assert_eq!((state.turn.bought, reals(&state)), (1, 30 - 1 + 1));
    play(&game, &mut state, &["pay", "roll 3+3"]);
    assert_eq!(game.decision(&state), Some(Decision::PayBuilding { building: Building::Capitania }));
    assert_eq!(state.turn.bought, 0, "the next Wood costs 1 Real again");
    // Both in one turn: the Favor, then the Commander.
    let mut state = position(
        &game,
        &[
            "turn A",
            "characters commander steward mayor guild-master -",
            "A: wood 0, fields forest, reals 30, wheat 4, windmill 0, favors-up navigator, dice 3",
        ],
    );
    play(&game, &mut state, &["favor navigator", "sail home wheat-a"]);
    let before = reals(&state);
    play(&game, &mut state, &["die 3 moinho", "act", "sail home acores-a"]);
    assert_eq!((state.turn.bought, before - reals(&state)), (2, 2), "the second Wood of the turn");
}

#[test]
fn everything_goes_down_the_passing_column() {
    // A-60, M-PASS-05, M-PHASE-C-04, M-UPKEEP-04
    type Kind = fn(Decision) -> bool;
    let kinds: [Kind; 5] = [
        |decision| matches!(decision, Decision::PayBuilding { .. }),
        |decision| decision == Decision::LastWindmill,
        |decision| decision == Decision::Upkeep,
        |decision| decision == Decision::Feed,
        |decision| {
            matches!(
                decision,
                Decision::KeepRequest
                    | Decision::ScoreRoutes { .. }
                    | Decision::ScoreExpeditions { .. }
                    | Decision::ScoreInfluence { .. }
                    | Decision::ScoreUrbanization { .. }
                    | Decision::ScoreWealth { .. }
            )
        },
    ];
    for game in games() {
        let mut followed = [0; 5];
        for seed in 0..50 {
            // The kind, the round and the Building, and the slot of who was asked last.
            let mut last: Option<(usize, u8, Option<Building>, usize)> = None;
            random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some((seat, decision)) = asked(&game, step.before) else { return };
                let Some(kind) = kinds.iter().position(|fits| fits(decision)) else { return };
                let building = if let Decision::PayBuilding { building } = decision { Some(building) } else { None };
                let now = (kind, step.before.round, building, step.before.passing_slot(seat));
                if let Some(before) = last
                    && (before.0, before.1, before.2) == (now.0, now.1, now.2)
                {
                    assert!(before.3 <= now.3, "seed {seed}: {decision:?} is asked of {seat} too late");
                    followed[kind] += usize::from(before.3 < now.3);
                }
                last = Some(now);
            })
            .expect("the game ends");
        }
        assert!(followed.iter().all(|&n| n > 5), "{followed:?}");
    }
}

#[test]
fn income_is_told_down_the_passing_column() {
    // A-60, M-INCOME-01
    let game = game(4);
    let setup =
        ["moment honor", "passing C A D B", "A: watch 3, lands acores 1", "B: lands brasil 2", "C: lands india 1"];
    let mut state = position(&game, &setup);
    assert_eq!(game.decision(&state), Some(Decision::Honor));
    let mut events = Vec::<Event>::new();
    game.apply(&mut state, Action::No, &mut events);
    let gained = |event: &Event| if let Happening::GoodsGained(seat, ..) = event.what { Some(seat) } else { None };
    assert_eq!(events.iter().filter_map(gained).collect::<Vec<_>>(), [Seat::C, Seat::A, Seat::B]);
}

/// The Prestige that a player ends with, if the answers that follow are the best ones: with what is left worth at the end.
fn best(game: &Madeira, state: &State, seat: Seat) -> i16 {
    if game.actor(state) == Actor::Player(seat) && game.proposal(state).is_some() {
        let after = |action: Action| {
            let mut next = *state;
            game.apply(&mut next, action, &mut NoEvents);
            best(game, &next, seat)
        };
        return choices(game, state).into_iter().map(after).max().expect("an answer");
    }
    let worth = if game.is_over(state) { 0 } else { game.score_sheet(state)[0].points[seat] };
    state.players[seat].prestige + worth
}

#[test]
fn a_proposal_is_never_worse_than_another_answer() {
    // which Ships, Guilds and Cities a Request counts costs nothing, and at the end Reals are worth most
    // with the Wealth of the Nation.
    for game in games() {
        let mut proposed = BTreeMap::new();
        let mut check = |state: &State, number: usize| {
            let Some((seat, decision)) = asked(&game, state) else { return };
            let Some(proposal) = game.proposal(state) else { return };
            let legal = choices(&game, state);
            assert!(legal.contains(&proposal), "{proposal} is not legal");
            let after = |action: Action| {
                let mut next = *state;
                game.apply(&mut next, action, &mut NoEvents);
                best(&game, &next, seat)
            };
            let most = after(proposal);
            for other in legal {
                assert!(after(other) <= most, "{other} is better than {proposal}, action {number}: {decision:?}");
            }
            *proposed.entry(testkit::scenario::decision_name(&decision)).or_insert(0) += 1;
        };
        for seed in 0..60 {
            random_game(&game, seed, MOST_ACTIONS, |step| check(step.before, step.number)).expect("the game ends");
        }
        // Two Requests of one type, with much to choose from.
        for requests in [
            "routes routes wealth",
            "expeditions expeditions influence",
            "influence influence urbanization",
            "urbanization urbanization routes",
            "wealth wealth expeditions",
        ] {
            for round in [3, 5] {
                let a = format!(
                    "A: requests {requests}, reals 17, ships wheat-a sugar-a sugar-d acores-a brasil-a india-a, city \
                     funchal-1 funchal-2 machico-1, favors-up monk miller lord lady"
                );
                let b = "B: city machico-2 machico-3".to_owned();
                let lines = ["moment crown".to_owned(), format!("round {round}"), a, b];
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                let mut state = position(&game, &lines);
                while asked(&game, &state).is_some_and(|(seat, _)| seat == Seat::A) {
                    check(&state, 0);
                    let action = choices(&game, &state).into_iter().rev().find(|action| {
                        // Keep the single Request, so that both of one type are scored.
                        !matches!(action, Action::Keep(kept) if state.players[Seat::A].requests[kept.index()] > 1)
                    });
                    game.apply(&mut state, action.expect("an answer"), &mut NoEvents);
                }
            }
        }
        let kinds: Vec<&str> = proposed.keys().map(String::as_str).collect();
        let wanted = ["score-expeditions", "score-influence", "score-routes", "score-urbanization", "score-wealth"];
        assert_eq!(kinds, wanted, "{proposed:?}");
    }
}

#[test]
fn nothing_is_proposed_where_it_matters() {
    // in rounds 1 and 3 Reals may be worth more than Prestige.
    let game = game(2);
    let mut state = position(&game, &["moment crown", "round 1", "A: requests wealth wealth, reals 9"]);
    assert!(matches!(game.decision(&state), Some(Decision::ScoreWealth { .. })));
    assert_eq!((game.proposal(&state), choices(&game, &state).len()), (None, 10));
    play(&game, &mut state, &["give 0"]);
    assert_eq!((state.players[Seat::A].reals, state.players[Seat::A].requests.iter().sum::<u8>()), (9, 1));
}

#[test]
fn at_the_top_a_free_step_earns_prestige_only_if_that_was_agreed() {
    // A-06, M-FAVOR-MILLER-01, M-KING-MILL-01
    for agreed in [false, true] {
        let game = Madeira::new(Components::shipped(), Options { players: 2, mill_prestige: agreed });
        let lines = |favor: &str| {
            let a = format!("A: windmill 6, prestige 3, wood 1, wine 1, favors-up {favor}");
            position(&game, &["turn A", "rewards acores field mill", &a])
        };
        let mut state = lines("miller");
        let miller: Action = "favor miller".parse().expect("an action");
        assert_eq!(choices(&game, &state).contains(&miller), agreed);
        if agreed {
            play(&game, &mut state, &["favor miller"]);
            assert_eq!((state.players[Seat::A].windmill, state.players[Seat::A].prestige), (6, 4));
        }
        let mut state = lines("navigator");
        play(&game, &mut state, &["favor navigator", "sail home acores-a", "reward mill"]);
        let prestige = if agreed { 4 } else { 3 };
        assert_eq!((state.players[Seat::A].windmill, state.players[Seat::A].prestige), (6, prestige));
        // Below the top both readings are the same.
        let mut below = position(&game, &["turn A", "A: windmill 5, prestige 3, favors-up miller"]);
        play(&game, &mut below, &["favor miller"]);
        assert_eq!((below.players[Seat::A].windmill, below.players[Seat::A].prestige), (6, 3));
    }
}

#[test]
fn prestige_is_never_below_zero_before_the_end_and_may_be_after() {
    //
    let game = game(2);
    let mut state = position(&game, &["turn A", "A: windmill 0, prestige 1"]);
    play(&game, &mut state, &["mill-reals"]);
    assert_eq!(state.players[Seat::A].prestige, 0);
    assert!(!choices(&game, &state).contains(&Action::MillReals));
    let given = ["moment end", "round 5", "A: prestige 0, reals 0, goods 0, wood 0, bread 0, pirates 30"];
    let over = position(&game, &given);
    assert_eq!((over.phase, over.players[Seat::A].prestige), (Phase::Over, -16 - 10));
}

#[test]
fn a_guild_without_face_down_favors_is_no_choice() {
    // M-PHASE-A-10, A-72: shown by a box with three Guilds in a row, where two others have some.
    let mut pack = Components::shipped();
    pack.rows.0[0][1].insert(Guild::Turquoise);
    let game = Madeira::new(pack, Options::players(2));
    let rows = ["moment rows", "round 3", "passing A B - -", "row-requests 2 routes influence wealth"];
    let mut state = position(&game, &[&rows[..], &["A: favors-down treasurer navigator lady"]].concat());
    play(&game, &mut state, &["row 2", "request wealth"]);
    assert_eq!(choices(&game, &state), [Guild::Orange, Guild::Violet].map(Action::Guild));
    let turquoise = Action::Guild(Guild::Turquoise);
    assert_eq!(game.explain(&state, turquoise), [Reason::NothingToTurnUp(Guild::Turquoise)]);
}

#[test]
fn an_answer_itself_ends_before_what_follows_by_itself() {
    // M-PHASE-A-07, M-PHASE-A-09: the only kind of Request in a row is taken by itself, and not by whoever takes the row.
    let game = game(2);
    let lines = ["moment rows", "round 3", "passing A B - -", "row-requests 2 wealth wealth wealth"];
    let state = position(&game, &lines);
    let row: Action = "row 2".parse().expect("an action");
    let (mut itself, mut whole) = ((state, Vec::<Event>::new()), (state, Vec::<Event>::new()));
    game.perform(&mut itself.0, row, &mut itself.1);
    game.apply(&mut whole.0, row, &mut whole.1);
    let takes_request = |events: &[Event]| events.iter().any(|e| matches!(e.what, Happening::RequestTaken(..)));
    assert!(matches!(itself.1[..], [Event { what: Happening::RowTaken(Seat::A, _), .. }]), "{:?}", itself.1);
    assert!(takes_request(&whole.1), "{:?}", whole.1);
}
