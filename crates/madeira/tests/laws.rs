//! The laws of the test kit on random games with two, three and four players, with and without the option. Besides: what lies
//! in the box and never leaves it, how deep the agenda gets, that every game has five rounds of five phases, that luck is
//! fair, and within which points a game ends.

use madeira::{
    Action, Building, Components, Decision, Event, Favor, Happening, Luck, Madeira, Options, Pending, Phase, Piece,
    Reward, Spot, State,
};
use std::ops::Range;
use table::{Actor, Game, Id, IdSet, Seat};
use testkit::{Laws, RandomPlay, Seeds, busy_game, capacity, count_pieces, play, position, random_game};

/// No game is longer; a random one takes 300 to 900 actions.
const MOST_ACTIONS: usize = 3_000;

/// The points of any game; below 0 only at the end, by Pirates.
const POINTS: std::ops::RangeInclusive<i16> = -150..=250;

/// Every number of players, with and without the option.
const TABLES: [(u8, bool); 6] = [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true)];

fn game(players: u8, mill_prestige: bool) -> Madeira {
    Madeira::new(Components::shipped(), Options { players, mill_prestige })
}

fn check(players: u8, mill_prestige: bool, seeds: Range<u64>) {
    let laws = Laws {
        max_actions: MOST_ACTIONS,
        explain_every: 5,
        view_every: 4,
        setup_every: 1,
        scores: POINTS,
        ..Laws::default()
    };
    laws.assert_kept(&game(players, mill_prestige), seeds);
}

#[test]
fn laws_with_two_players() {
    check(2, false, 0..60);
}

#[test]
fn laws_with_three_players() {
    check(3, false, 100..150);
}

#[test]
fn laws_with_four_players() {
    check(4, false, 200..240);
}

#[test]
fn laws_with_the_option() {
    for players in 2..=4 {
        check(players, true, 300..315);
    }
}

/// Everything of a kind in three places or more, as one number.
fn sum(counts: impl IntoIterator<Item = u8>) -> u16 {
    counts.into_iter().map(u16::from).sum()
}

/// What never changes, counted from the fields of a state and not by the census: A-77, M-SETUP-14, M-PASS-02, M-LIMIT-01,
/// M-LIMIT-02.
fn assert_sound(game: &Madeira, state: &State, place: &str) {
    let n = game.options.players;
    let mut favors: Vec<Favor> = state.favors.into_iter().flatten().flatten().collect();
    let mut dice = sum([state.dice_aside]) + sum(state.dice.into_iter().chain(state.row_dice).flatten());
    let mut spots: Vec<Spot> = state.citizens.iter().collect();
    for seat in Seat::first(n) {
        let player = &state.players[seat];
        let workers = sum([player.workers, player.watch, player.fields.len(), player.city.len()]) + sum(player.lands);
        assert_eq!(workers, 12, "{place}: Workers of {seat}");
        assert_eq!(sum([player.ships_home, player.ships.len()]), 6, "{place}: Ships of {seat}");
        assert_eq!(sum([player.markers_home]) + sum(player.markers), 3, "{place}: Action Markers of {seat}");
        assert!(player.dice_left() <= player.markers_home, "{place}: a die of {seat} has no Action Marker");
        let column = state.rows.iter().chain(&state.passing).filter(|&&marker| marker == Some(seat)).count();
        assert_eq!(column, 1, "{place}: Turn Order marker of {seat}");
        dice += sum(player.dice);
        favors.extend(player.favors_up.iter().chain(player.favors_down));
        spots.extend(player.city);
        assert!(player.goods.iter().chain([&player.wood, &player.bread]).all(|&n| n < 100), "{place}: {player:?}");
        assert!(player.reals < 1_000 && game.pirates(player) < 500, "{place}: {player:?}");
        assert!(usize::from(player.windmill) < game.components.windmill.feeds.len(), "{place}: {player:?}");
        assert!(player.prestige >= 0 || state.phase == Phase::Over, "{place}: {player:?}");
    }
    assert_eq!(dice, 3 * u16::from(n), "{place}: Guild dice");
    let pirate_dice = sum(state.watch_dice) + sum([state.pirate_dice_aside]);
    assert_eq!(pirate_dice + state.pirate_die.iter().flatten().count() as u16, 3, "{place}: Pirate dice");
    assert_eq!((favors.len(), favors.into_iter().collect()), (12, IdSet::<Favor>::full()), "{place}: Favors");
    let different: IdSet<Spot> = spots.iter().copied().collect();
    assert_eq!((usize::from(different.len()), state.citizens.len()), (spots.len(), 3), "{place}: two on one spot");
    assert!(spots.iter().all(|spot| state.is_built(spot.city(), spot.district())), "{place}: not built");
    let rewards: IdSet<Reward> = state.rewards.into_iter().flatten().flatten().collect();
    assert_eq!(rewards.len(), 6, "{place}: King's Rewards");
    let ships: u16 = Seat::first(n).map(|seat| sum([state.players[seat].ships.len()])).sum();
    assert_eq!(ships, sum([state.taken_slots().len()]), "{place}: two Ships in one slot");
    for building in Building::ALL {
        let pirate = u8::from(state.pirate_die[building.index()].is_some());
        assert!(sum(state.dice[building.index()]) + sum([pirate]) <= u16::from(n), "{place}: dice at {building}");
    }
}

/// What of a kind is paid in events, by the action itself.
fn paid(events: &[Event], kind: fn(Happening) -> Option<u16>) -> i16 {
    events.iter().filter_map(|event| kind(event.what)).sum::<u16>() as i16
}

#[test]
fn the_parts_of_a_price_add_up_to_what_is_paid() {
    let reals = |what| if let Happening::RealsPaid(_, n) = what { Some(n) } else { None };
    let bread = |what| if let Happening::BreadPaid(_, n) = what { Some(u16::from(n)) } else { None };
    let wood = |what| if let Happening::WoodPaid(_, n) = what { Some(u16::from(n)) } else { None };
    for (players, option) in TABLES {
        let game = game(players, option);
        let mut seen = [0; 7];
        for seed in 3_000..3_020 {
            let played = random_game(&game, seed, MOST_ACTIONS, |step| {
                let Some(decision) = game.decision(step.before) else { return };
                for &action in step.legal {
                    let (mut after, mut events) = (*step.before, Vec::<Event>::new());
                    game.perform(&mut after, action, &mut events);
                    let (at, due) = match (decision, action) {
                        (_, Action::Die(..)) => (0, paid(&events, bread)),
                        (_, Action::Pirate(..)) => (1, paid(&events, bread)),
                        (_, Action::Pay) => (2, paid(&events, reals)),
                        (_, Action::Sail(..)) => (3, paid(&events, wood)),
                        (_, Action::Take(_)) => (4, paid(&events, wood)),
                        (Decision::Upkeep, Action::Give(_)) => (5, paid(&events, wood)),
                        (Decision::Feed, Action::Give(_)) => (6, paid(&events, bread)),
                        _ => {
                            assert_eq!(game.price_parts(step.before, action), [], "{action} has no price of parts");
                            continue;
                        }
                    };
                    let parts = game.price_parts(step.before, action);
                    assert!(parts.iter().all(|part| part.amount != 0), "{action}: {parts:?}");
                    assert_eq!(
                        parts.iter().map(|part| part.amount).sum::<i16>(),
                        due,
                        "{action}: {parts:?} {events:?}"
                    );
                    if decision == Decision::Upkeep {
                        let seat = game.actor(step.before).seat().expect("somebody is asked");
                        let for_ships =
                            parts.iter().filter(|part| part.rule.0 == "M-UPKEEP-01").map(|part| part.amount);
                        let ships = step.before.players[seat].ships.len();
                        assert_eq!(for_ships.sum::<i16>(), i16::from(ships), "one each, whatever is given: {parts:?}");
                    }
                    seen[at] += usize::from(due > 0);
                }
            });
            assert!(played.is_ok(), "{played:?}");
        }
        assert!(seen.iter().all(|&n| n > 0), "{players} players: {seen:?}");
    }
}

/// Whether an action leads to more being begun and less being waived.
fn is_busy(action: Action) -> bool {
    let waives = matches!(action, Action::Pass | Action::Nothing | Action::Stop | Action::No | Action::Pirates);
    !waives && !action.is_windmill()
}

#[test]
fn nothing_leaves_the_box_and_the_agenda_stays_within_its_capacity() {
    for (players, option) in TABLES {
        let game = game(players, option);
        let mut deepest = 0;
        for seed in 1_000..1_080 {
            let place = format!("{players} players, seed {seed}");
            let last = busy_game(&game, seed, MOST_ACTIONS, is_busy, |state| {
                deepest = deepest.max(state.agenda.frames().len());
                assert!(deepest <= capacity(&state.agenda), "{place}: {deepest} frames");
                assert_sound(&game, state, &place);
            });
            let last = last.unwrap_or_else(|stopped| panic!("{place}: {stopped}"));
            let scores = game.scores(&last);
            assert!(Seat::first(players).all(|seat| POINTS.contains(&scores[seat])), "{place}: {scores:?}");
        }
        // Most is pending when a round begins: the dice of each row, the Pirate dice, four Characters, and what follows.
        assert_eq!(deepest, usize::from(players) + 6);
    }
}

#[test]
fn the_census_counts_everything_in_the_box() {
    for (players, option) in TABLES {
        let game = game(players, option);
        let state = game.start(&game.random_setup(&mut Seeds(1).setup())).expect("a deal is possible");
        let count = count_pieces(&game, &state);
        let of =
            |fits: fn(&Piece) -> bool| -> u32 { count.iter().filter(|(piece, _)| fits(piece)).map(|(_, n)| n).sum() };
        let n = u32::from(players);
        for seat in Seat::first(players) {
            // M-SETUP-14
            let own = [Piece::Worker(seat), Piece::Ship(seat), Piece::Marker(seat), Piece::TurnMarker(seat)];
            assert_eq!(own.map(|piece| count[&piece]), [12, 6, 3, 1], "{seat}");
        }
        // M-SETUP-07, M-3P-02, M-2P-02, M-SETUP-08, M-SETUP-11
        let shared = [Piece::GuildDie, Piece::PirateDie, Piece::Citizen].map(|piece| count[&piece]);
        assert_eq!(shared, [3 * n, 3, 3]);
        // M-SETUP-13, M-SETUP-10, M-SETUP-09
        let kinds: [fn(&Piece) -> bool; 3] = [
            |piece| matches!(piece, Piece::Character(_)),
            |piece| matches!(piece, Piece::Favor(_)),
            |piece| matches!(piece, Piece::Reward(_)),
        ];
        assert_eq!(kinds.map(of), [4, 12, 6]);
        assert!(count.iter().filter(|(piece, _)| kinds.iter().any(|fits| fits(piece))).all(|(_, &n)| n == 1));
        // M-SETUP-06, M-3P-01, M-2P-01, M-SETUP-03: five in each row, and the four Starting Requests.
        assert_eq!(of(|piece| matches!(piece, Piece::Request(_))), 5 * n + 4);
        for request in madeira::Request::ALL {
            let starting =
                game.components.starting.iter().filter(|starting| starting.request == request).count() as u32;
            assert_eq!(count[&Piece::Request(request)], n + starting, "{request}");
        }
    }
}

/// The phases of a game as its events tell them, with the rounds.
fn told(game: &Madeira, seed: u64) -> (Vec<u8>, Vec<Phase>) {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    let (mut rounds, mut phases) = (Vec::new(), Vec::new());
    while let Some(action) = play.choose() {
        let (mut state, mut events) = (*play.state(), Vec::<Event>::new());
        game.apply(&mut state, action, &mut events);
        for event in events {
            if let Happening::RoundStarted(round) = event.what {
                rounds.push(round);
            } else if let Happening::PhaseStarted(phase) = event.what {
                phases.push(phase);
            }
        }
        play.apply(action);
    }
    assert_eq!((game.round(play.state()), game.end_reason(play.state())), (5, Some("rounds")));
    (rounds, phases)
}

#[test]
fn every_game_has_five_rounds_of_five_phases() {
    // M-GEN-01, M-GEN-02, M-GEN-03
    let phases = [Phase::A, Phase::B, Phase::C, Phase::D, Phase::E].repeat(5);
    for (players, option) in TABLES {
        let game = game(players, option);
        for seed in 0..15 {
            assert_eq!(told(&game, seed), (vec![1, 2, 3, 4, 5], phases.clone()), "{players} players, seed {seed}");
        }
    }
}

#[test]
fn luck_is_fair() {
    // M-GEN-09, M-PHASE-A-01..03, M-PHASE-C-03
    for players in 2..=4 {
        let game = game(players, false);
        let mut rolled = [0; 5];
        for seed in 0..15 {
            let mut chance = |state: &State, legal: &[Action]| {
                let weights: Vec<u32> = legal.iter().map(|&outcome| game.chance_weight(state, outcome)).collect();
                let Some(Pending::Luck(luck)) = state.agenda.top().map(|top| top.what) else { panic!("no luck") };
                assert!(weights.iter().all(|&weight| weight > 0));
                let dice = match luck {
                    Luck::LayCharacter(_) => {
                        let laid = state.characters.iter().flatten().count();
                        return assert_eq!(weights, vec![1; 4 - laid]);
                    }
                    Luck::RollPirates | Luck::RollRow(_) => 3,
                    Luck::RollGuildDice(building) => sum(state.dice[building.index()]),
                    Luck::RollPirateDie(_) => 1,
                };
                assert_eq!(weights.iter().sum::<u32>(), 3_u32.pow(u32::from(dice)), "{luck:?}");
                rolled[usize::from(dice)] += 1;
            };
            random_game(&game, seed, MOST_ACTIONS, |step| {
                if game.actor(step.before) == Actor::Chance {
                    chance(step.before, step.legal);
                }
            })
            .expect("the game ends");
        }
        let some = rolled.iter().skip(1).take(usize::from(players)).all(|&n| n > 0);
        assert!(some, "{players} players: {rolled:?}");
    }
}

#[test]
fn a_cost_is_known_only_when_its_dice_are_rolled() {
    // M-PHASE-C-01, M-PHASE-C-03, M-COST-01
    for (players, option) in TABLES {
        let (game, mut asked) = (game(players, option), [0; 5]);
        for seed in 0..20 {
            random_game(&game, seed, MOST_ACTIONS, |step| {
                let s = step.before;
                let rolled = |building: Building| game.is_rolled(s, building);
                match game.decision(s) {
                    Some(Decision::PayBuilding { building }) => {
                        asked[building.index()] += 1;
                        assert!(
                            Building::ALL.into_iter().all(|other| rolled(other) == (other <= building)),
                            "{building}"
                        );
                        let (least, most) = game.building_costs(s, building);
                        assert!(least == most && (s.turn.lord || least == game.building_cost(s, building)));
                    }
                    Some(Decision::TakeTurn) => {
                        for building in Building::ALL {
                            let (least, most) = game.building_costs(s, building);
                            let n: u8 = s.dice[building.index()].iter().sum();
                            assert!(!rolled(building) && (least < most) == (n > 0), "{building}: {least} to {most}");
                        }
                    }
                    _ => {}
                }
            })
            .expect("the game ends");
        }
        assert!(asked.iter().all(|&n| n > 0), "{asked:?}");
    }
}

#[test]
fn the_winner_has_most_prestige_and_stands_higher_in_a_tie() {
    // M-GEN-03, M-TIE-01
    for (players, option) in TABLES {
        let game = game(players, option);
        for seed in 0..10 {
            let last = random_game(&game, seed, MOST_ACTIONS, |_| {}).expect("the game ends");
            let (scores, places) = (game.scores(&last), game.placing(&last).expect("the game is over"));
            let key = |seat: Seat| (-scores[seat], last.passing_slot(seat));
            let mut ranked: Vec<Seat> = Seat::first(players).collect();
            ranked.sort_by_key(|&seat| key(seat));
            let expected: Vec<u8> = (1..=players).collect();
            assert_eq!(ranked.into_iter().map(|seat| places[seat]).collect::<Vec<u8>>(), expected);
        }
    }
}

/// Whether an event says that a player gets or gives nothing.
fn is_nothing(event: &Event) -> bool {
    use Happening as H;
    matches!(event.what, H::GoodsGained(_, _, 0) | H::GoodsPaid(_, _, 0) | H::WoodGained(_, _, 0) | H::WoodPaid(_, 0))
        || matches!(event.what, H::BreadGained(_, 0) | H::BreadPaid(_, 0) | H::RealsGained(_, 0) | H::RealsPaid(_, 0))
        || matches!(event.what, H::PrestigeGained(_, 0) | H::PrestigeLost(_, 0))
        || matches!(event.what, H::PiratesGained(_, 0) | H::PiratesDiscarded(_, 0))
}

#[test]
fn no_event_tells_of_nothing() {
    let assert_something = |events: &[Event]| events.iter().for_each(|event| assert!(!is_nothing(event), "{event:?}"));
    for (players, option) in TABLES {
        let game = game(players, option);
        random_game(&game, 11, MOST_ACTIONS, |step| {
            let (mut state, mut events) = (*step.before, Vec::new());
            game.apply(&mut state, step.action, &mut events);
            assert_something(&events);
        })
        .expect("the game ends");
    }
    // M-FAVOR-SCOUT-02: a Worker comes to the City Watch, but there is no Pirate to discard.
    let game = game(2, false);
    let mut state = position(&game, &["turn A", "A: favors-up scout, pirates 0"]);
    play(&game, &mut state, &["favor scout", "from home"]);
    let mut events = Vec::new();
    game.apply(&mut state, "to watch".parse().expect("an action"), &mut events);
    assert!(events.iter().any(|event| matches!(event.what, Happening::WorkerMoved(..))));
    assert_something(&events);
}
