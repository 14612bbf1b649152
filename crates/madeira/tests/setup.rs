//! The first arrangement (p. 3 to 5), which scenarios cannot show because luck is in it: what every deal has in common, how
//! even the luck is, the placement turns, and which positions are refused.

use madeira::{
    Action, Building, Character, City, Colony, Components, Decision, Face, Favor, Field, Madeira, Moment, Options,
    Phase, Place, Request, Reward, Row, Setup, Spot, State,
};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Debug;
use table::{Actor, Game, Id, IdSet, Seat};
use testkit::{RandomPlay, Seeds, choices, play_until};

/// Enough deals for everything that can happen to happen in one of them.
const SEEDS: std::ops::Range<u64> = 0..150;

/// Deals for counting how often something happens.
const MANY: u64 = 3_000;

/// The game for each number of players.
fn games() -> [Madeira; 3] {
    [2, 3, 4].map(|players| Madeira::new(Components::shipped(), Options::players(players)))
}

fn dealt(game: &Madeira, seed: u64) -> Setup {
    game.random_setup(&mut Seeds(seed).setup())
}

/// The first state of a deal: the first Worker is about to be placed.
fn deal(game: &Madeira, seed: u64) -> State {
    game.start(&dealt(game, seed)).expect("a deal is possible")
}

fn seats(game: &Madeira) -> impl DoubleEndedIterator<Item = Seat> + Clone {
    Seat::first(game.options.players)
}

/// The players from the top of the Passing Column.
fn order(state: &State) -> Vec<Seat> {
    state.passing.into_iter().flatten().collect()
}

#[test]
fn every_player_begins_with_the_same_but_for_reals() {
    // M-SETUP-01, M-SETUP-02, M-SETUP-14, M-SETUP-15, M-SETUP-17
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            for seat in seats(&game) {
                let player = &state.players[seat];
                assert_eq!((player.prestige, game.components.windmill.feeds[usize::from(player.windmill)]), (0, 3));
                assert_eq!((player.goods, player.wood, player.bread, game.pirates(player)), ([1; 3], 1, 4, 6));
                assert_eq!((player.workers, player.watch, player.on_board()), (10, 2, 2));
                assert_eq!((player.ships_home, player.ships.len()), (6, 0));
                assert_eq!((player.markers_home, player.markers, player.dice_left()), (3, [0; 5], 0));
                assert!((player.favors_up | player.favors_down).is_empty());
            }
        }
    }
}

#[test]
fn most_crowns_begin_and_reals_rise_in_turn_order() {
    // M-SETUP-03, M-SETUP-04, M-SETUP-05, M-SETUP-16, M-3P-03, M-2P-03, A-76
    for game in games() {
        let n = game.options.players;
        let crowns: BTreeMap<Request, u8> =
            game.components.starting.iter().map(|starting| (starting.request, starting.crowns)).collect();
        assert_eq!(crowns.len(), 4, "a Starting Request can be told by its type");
        for seed in SEEDS {
            let state = deal(&game, seed);
            let held: Vec<(u8, Seat)> = seats(&game)
                .map(|seat| {
                    let requests = state.players[seat].requests;
                    let own: Vec<Request> = Request::ALL.into_iter().filter(|r| requests[r.index()] > 0).collect();
                    assert_eq!((own.len(), requests.iter().sum::<u8>()), (1, 1));
                    (crowns[&own[0]], seat)
                })
                .collect();
            assert_eq!(held.iter().map(|(crowns, _)| crowns).collect::<BTreeSet<_>>().len(), usize::from(n));
            let first = held.iter().max().expect("players").1;
            let mut passing = [None; 4];
            for (slot, seat) in passing.iter_mut().zip(first.clockwise(n)) {
                *slot = Some(seat);
            }
            assert_eq!((state.passing, state.rows), (passing, [None; 4]));
            let reals: Vec<u16> = order(&state).into_iter().map(|seat| state.players[seat].reals).collect();
            assert_eq!(reals, [7, 8, 9, 10][..usize::from(n)]);
        }
    }
}

#[test]
fn each_row_has_five_requests_and_three_dice() {
    // M-GUILDBOARD-01, M-SETUP-06, M-SETUP-07, M-SETUP-08, M-3P-01, M-3P-02, M-2P-01, M-2P-02
    for game in games() {
        let n = usize::from(game.options.players);
        for seed in SEEDS {
            let state = deal(&game, seed);
            for row in Row::ALL {
                let (dice, requests) = (state.row_dice[row.index()], state.row_requests[row.index()]);
                let expected = if row.index() < n { (3, 5) } else { (0, 0) };
                assert_eq!((dice.iter().sum::<u8>(), requests.iter().sum::<u8>()), expected, "row {row}");
            }
            // 10, 15 or 20 tiles: by the heads on their backs, as many of each type as there are players.
            for request in Request::ALL {
                let tiles: u8 = state.row_requests.iter().map(|row| row[request.index()]).sum();
                assert_eq!(usize::from(tiles), n, "{request}");
            }
            assert_eq!((state.watch_dice.iter().sum::<u8>(), state.pirate_die), (3, [None; 5]));
            assert_eq!((state.dice, state.dice_aside, state.pirate_dice_aside), ([[0; 3]; 5], 0, 0));
        }
    }
}

#[test]
fn what_is_not_used_is_out_of_the_game() {
    // M-SETUP-24, M-SETUP-09, A-76, A-73
    for game in games() {
        let n = game.options.players;
        for seed in SEEDS {
            let state = deal(&game, seed);
            assert_eq!(state.requests_gone.iter().sum::<u8>(), 4 - n, "Starting Requests that nobody got");
            let absent = Seat::ALL.into_iter().skip(usize::from(n));
            assert!(absent.into_iter().all(|seat| state.players[seat] == Default::default()));
            assert_eq!(state.citizens.len(), 3, "no further neutral piece");
        }
    }
}

#[test]
fn every_colony_has_one_reward_of_each_letter() {
    // M-SETUP-09
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            let [a, b] = [0, 1].map(|letter| -> Vec<Reward> {
                Colony::ALL.into_iter().filter_map(|colony| state.rewards[colony.index()][letter]).collect()
            });
            let (set_a, set_b): (IdSet<Reward>, IdSet<Reward>) =
                (a.iter().copied().collect(), b.iter().copied().collect());
            assert_eq!((a.len(), b.len(), set_a.len(), set_b.len()), (3, 3, 3, 3));
            assert!(game.components.rewards_a.contains_all(set_a) && (set_b & game.components.rewards_a).is_empty());
        }
    }
}

#[test]
fn favors_lie_on_the_four_rightmost_districts_and_citizens_right_of_the_second() {
    // M-SETUP-10, M-SETUP-11, M-GEN-10, M-GEN-11, M-GUILDBOARD-04
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            let laid: Vec<Favor> = state.favors.into_iter().flatten().flatten().collect();
            assert_eq!((laid.len(), laid.into_iter().collect()), (12, IdSet::<Favor>::full()));
            for city in City::ALL {
                let built: Vec<u8> = (1..=6).filter(|&district| state.is_built(city, district)).collect();
                assert_eq!(built, [1, 2], "{city}");
                let spot = Spot::numbered(city, 4).expect("a spot");
                assert_eq!((spot.district(), state.citizens.has(spot)), (2, true), "{city}");
            }
            assert_eq!(state.citizens.len(), 3);
        }
        for guild in madeira::Guild::ALL {
            assert_eq!(game.components.guild.iter().filter(|&&of| of == guild).count(), 3);
        }
    }
}

#[test]
fn wood_lies_as_printed_for_the_number_of_players() {
    // M-SETUP-12, M-3P-04, M-2P-04, M-CONVERT-05
    let woods = games().map(|game| deal(&game, 1).wood);
    for (at, game) in games().iter().enumerate() {
        for field in Field::ALL.into_iter().filter(|&field| field != Field::Forest) {
            let printed = game.components.field(field).expect("a Good Field").wood.0;
            assert!(printed.is_sorted(), "{field}: more players find more Wood");
            assert_eq!(woods[at][field.index()], printed[at], "{field}");
        }
        assert!(SEEDS.into_iter().all(|seed| deal(game, seed).wood == woods[at]), "there is no luck in it");
        assert!(deal(game, 1).converted.is_empty());
    }
    // MX-01: one Wood on the rightmost Sugar Field of the island and one on its rightmost Wheat Field.
    assert_eq!(woods[0][..4], [0, 0, 1, 1]);
}

#[test]
fn characters_lie_on_all_buildings_but_fortaleza() {
    // M-SETUP-13, M-GEN-07, M-PHASE-A-04
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            assert_eq!((state.round, game.round(&state), state.phase), (1, 0, Phase::Setup));
            assert_eq!(state.characters[Building::Fortaleza.index()], None);
            let laid: IdSet<Character> = state.characters.into_iter().flatten().collect();
            assert_eq!(laid, IdSet::full());
            // Round 1 begins with the rows: nothing is rolled or laid again.
            let rows = play_until(&game, seed, |state| state.phase != Phase::Setup);
            assert_eq!((game.decision(&rows), rows.characters), (Some(Decision::TakeRow), state.characters));
            assert_eq!((rows.row_dice, rows.watch_dice), (state.row_dice, state.watch_dice));
        }
    }
}

/// Counts what comes in many deals.
struct Counts<K>(BTreeMap<K, u64>);

impl<K: Ord + Debug> Counts<K> {
    fn of<I: IntoIterator<Item = K>>(game: &Madeira, found: impl Fn(&State) -> I) -> Self {
        let mut counts = BTreeMap::new();
        for seed in 0..MANY {
            found(&dealt(game, seed).table).into_iter().for_each(|key| *counts.entry(key).or_default() += 1);
        }
        Self(counts)
    }

    /// So many different things came, each in about its share of the deals: in 1 of so many, or in several.
    fn assert_even(&self, kinds: usize, share: f64) {
        assert_eq!(self.0.len(), kinds, "{:?}", self.0.keys());
        let expected = MANY as f64 * share;
        let far = |&(_, &n): &(&K, &u64)| (n as f64 - expected).abs() > 6.0 * expected.sqrt();
        let uneven: Vec<(&K, &u64)> = self.0.iter().filter(far).collect();
        assert!(uneven.is_empty(), "{expected} were expected of each, but {uneven:?}");
    }
}

/// What lies in several places, with the place.
fn placed<T>(tiles: impl IntoIterator<Item = Option<T>>) -> Vec<(usize, T)> {
    tiles.into_iter().enumerate().filter_map(|(place, tile)| tile.map(|tile| (place, tile))).collect()
}

/// What is counted by kind in several places: each kind once for each copy.
fn copies<const N: usize>(places: &[[u8; N]]) -> Vec<(usize, usize)> {
    let all = places.iter().enumerate();
    all.flat_map(|(at, kinds)| (0..N).flat_map(move |kind| vec![(at, kind); usize::from(kinds[kind])])).collect()
}

#[test]
fn shuffles_are_even() {
    // M-SETUP-03, M-SETUP-06, M-SETUP-09, M-SETUP-10, M-SETUP-13
    for game in games() {
        let n = usize::from(game.options.players);
        let starting = |state: &State| copies(&state.players.0.map(|player| player.requests));
        Counts::of(&game, starting).assert_even(4 * n, 0.25);
        Counts::of(&game, |state| state.passing[0]).assert_even(n, 1.0 / n as f64);
        // A row has 5 of 5n tiles, so each of the n tiles of a type is there in 1 of n deals.
        Counts::of(&game, |state| copies(&state.row_requests)).assert_even(5 * n, 1.0);
        for letter in [0, 1] {
            let rewards = |state: &State| placed(state.rewards.map(|colony| colony[letter]));
            Counts::of(&game, rewards).assert_even(3 * 4, 0.25);
        }
        let favors = |state: &State| placed(state.favors.into_iter().flatten());
        Counts::of(&game, favors).assert_even(12 * 12, 1.0 / 12.0);
        Counts::of(&game, |state| placed(state.characters)).assert_even(4 * 4, 0.25);
    }
}

#[test]
fn dice_are_even() {
    // M-SETUP-07, M-SETUP-08, M-GEN-09
    for game in games() {
        let n = usize::from(game.options.players);
        Counts::of(&game, |state| copies(&state.row_dice)).assert_even(3 * n, 1.0);
        Counts::of(&game, |state| copies(&[state.watch_dice])).assert_even(3, 1.0);
        for row in 0..n {
            // Three different faces in 6 of 27 rolls, three equal ones in 1 of 27 for each face, the others in 3 of 27.
            let rolls = |state: &State| [state.row_dice[row]];
            let counts = Counts::of(&game, rolls).0;
            let share = |faces: &[u8; 3]| match faces.iter().max() {
                Some(1) => 6.0 / 27.0,
                Some(2) => 3.0 / 27.0,
                _ => 1.0 / 27.0,
            };
            assert_eq!(counts.len(), 10);
            for (faces, n) in counts {
                Counts(BTreeMap::from([(faces, n)])).assert_even(1, share(&faces));
            }
        }
    }
}

#[test]
fn a_seed_gives_one_deal_and_other_seeds_give_others() {
    for game in games() {
        let lines = |seed: u64| game.setup_lines(&dealt(&game, seed));
        let deals: HashSet<Vec<String>> = SEEDS.map(lines).collect();
        assert_eq!(deals.len() as u64, SEEDS.end - SEEDS.start);
        assert!((0..5).all(|seed| lines(seed) == lines(seed)));
    }
}

/// The states of the placement turns, and the first one of round 1.
fn placement(game: &Madeira, seed: u64) -> (Vec<State>, State) {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    let mut states = Vec::new();
    while play.state().phase == Phase::Setup {
        states.push(*play.state());
        let action = play.choose().expect("a place is free");
        play.apply(action);
    }
    (states, *play.state())
}

#[test]
fn workers_are_placed_from_the_bottom_of_the_passing_column() {
    // M-SETUP-18, M-SETUP-23, A-74: one whole turn after the other.
    for game in games() {
        for seed in SEEDS {
            let (states, last) = placement(&game, seed);
            let is_city = |state: &State| game.decision(state) == Some(Decision::SetupCity);
            let asked: Vec<(Actor, bool)> = states.iter().map(|state| (game.actor(state), is_city(state))).collect();
            let turns = order(&last).into_iter().rev().map(Actor::Player);
            assert_eq!(asked, turns.flat_map(|who| [(who, true), (who, false), (who, false)]).collect::<Vec<_>>());
            for seat in seats(&game) {
                let player = &last.players[seat];
                let workers = (player.workers, player.watch, player.city.len(), player.fields.len());
                assert_eq!((workers, player.lands), ((7, 2, 1, 2), [0; 3]));
            }
            assert_eq!(game.actor(&last), Actor::Player(order(&last)[0]), "the first takes a row");
        }
    }
}

#[test]
fn a_field_with_a_worker_is_closed_and_so_is_the_region_of_the_first() {
    // M-SETUP-19..22
    let one_of = |places: &[Place]| places.iter().map(|&place| Action::To(place)).collect::<Vec<Action>>();
    for game in games() {
        for seed in SEEDS {
            for state in placement(&game, seed).0 {
                let players = seats(&game).map(|seat| &state.players[seat]);
                let Some(Decision::SetupField { first }) = game.decision(&state) else {
                    let taken = players.fold(state.citizens, |taken, player| taken | player.city);
                    let free = Spot::all().filter(|&spot| spot.district() <= 2 && !taken.has(spot));
                    assert_eq!(choices(&game, &state), one_of(&free.map(Place::Spot).collect::<Vec<_>>()));
                    continue;
                };
                let own = state.players[state.turn.seat].fields;
                assert_eq!(own, first.into_iter().collect());
                let taken = players.fold(IdSet::empty(), |taken, player| taken | player.fields);
                let closed = |field: Field| {
                    let near = |first: Field| first.region().is_some() && first.region() == field.region();
                    taken.has(field) || first.is_some_and(near)
                };
                let free = Field::ALL.into_iter().filter(|&field| !closed(field));
                assert_eq!(choices(&game, &state), one_of(&free.map(Place::Field).collect::<Vec<_>>()));
            }
        }
    }
}

#[test]
fn an_arrangement_can_be_written_and_read_again() {
    for game in games() {
        let read = |setup: &Setup| {
            let lines = game.setup_lines(setup);
            let lines: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
            game.read_setup(&lines).unwrap_or_else(|faults| panic!("{faults}"))
        };
        for seed in 0..30 {
            let setup = dealt(&game, seed);
            assert_eq!((read(&setup), setup.moment), (setup, Moment::Beginning));
            let mut restarted = BTreeSet::new();
            let mut play = RandomPlay::new(&game, seed).expect("a deal is possible");
            while let Some(action) = play.choose() {
                let state = *play.state();
                let setup = game.arrangement(&state);
                let again = read(&setup);
                assert_eq!(again, setup);
                if !matches!(setup.moment, Moment::Within(_)) {
                    // The same is asked and the same can be done.
                    let started = game.start(&again).unwrap_or_else(|faults| panic!("{faults}"));
                    let now = |state: &State| (game.actor(state), game.decision(state), choices(&game, state));
                    assert_eq!(now(&started), now(&state), "{:?}", setup.moment);
                    restarted.insert(setup.moment.phase());
                }
                play.apply(action);
            }
            assert_eq!(restarted, BTreeSet::from([Phase::Setup, Phase::A, Phase::B, Phase::C]));
        }
    }
}

/// The faults for which a position is refused, as lines.
fn faults(players: u8, lines: &[&str]) -> Vec<String> {
    let game = Madeira::new(Components::shipped(), Options::players(players));
    let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().copied()).collect();
    let read = game.read_setup(&numbered).and_then(|setup| game.start(&setup));
    let faults = read.err().unwrap_or_default();
    faults.0.iter().map(|fault| format!("{}: {}", fault.place, fault.what)).collect()
}

#[test]
fn an_impossible_position_is_refused_with_all_its_faults() {
    // A-77, M-GEN-07, M-GEN-11, M-LIMIT-02, M-PHASE-A-06, M-PHASE-A-08, M-PHASE-A-11, M-PASS-02, M-COMMANDER-07
    let refused: [(u8, &[&str], &[&str]); 33] = [
        (4, &["moment within B"], &["moment: "]),
        (4, &["moment beginning", "round 2"], &["round: 2 cannot be"]),
        (2, &["rows A C"], &["rows: seat C is not in play"]),
        (3, &["turn D"], &["turn: seat D is not in play"]),
        (2, &["passing D - - -"], &["passing: seat D is not in play"]),
        (4, &["rows A A B C", "passing -"], &["the marker of A is in 2 places", "the marker of D is in 0 places"]),
        (4, &["rows A B C -", "passing A D - -"], &["the marker of A is in 2 places"]),
        (4, &["moment honor", "rows A - - -"], &["rows: the marker of A must be in the Passing Column"]),
        (2, &["rows A - B -"], &["rows: row 3 is not used"]),
        (4, &["turn A", "rows - B C D", "passing A - - -"], &["turn: A has passed"]),
        (4, &["moment rows", "rows A B C D"], &["moment: all players have taken a row"]),
        (4, &["moment pay casa B"], &["moment: B has no Action Marker on casa"]),
        (4, &["characters mayor mayor steward commander -"], &["characters: a Character lies on two Buildings"]),
        (
            4,
            &["round 3", "characters steward commander mayor - guild-master"],
            &["characters: alfandega has no Character in round 3", "characters: casa needs a Character in round 3"],
        ),
        (4, &["moment feeding", "characters steward - - - -"], &["characters: no Character lies on a Building"]),
        // M-PHASE-C-07
        (4, &["moment windmill", "A: markers casa 1"], &["A: markers: no Action Marker is on a Building"]),
        (4, &["watch-dice 1 1 1 2"], &["dice: there are 4 Pirate dice"]),
        (4, &["moment feeding", "watch-dice 1"], &["dice: no Pirate die is on the table"]),
        (
            3,
            &["dice moinho 1 1 1", "pirate-die moinho 2"],
            &["dice moinho: has 4 dice, at most 3 fit", "dice: there are 12 Guild dice on the table, the box has 9"],
        ),
        (2, &["moment crown", "dice casa 1"], &["dice casa: no Guild die is on a Character"]),
        (4, &["row-dice 2 1 1 3"], &["row-dice 2: has 3 dice, at this moment it must have 0"]),
        (4, &["moment rows", "row-dice 1 1 1"], &["row-dice 1: has 2 dice, at this moment it must have 3"]),
        (4, &["rows - B C D", "passing A - - -", "turn B", "A: dice 1"], &["A: dice: a player without a row"]),
        (
            4,
            &["A: markers casa 2, markers-home 1, dice 1 2"],
            &["A: dice: 2 dice need as many Action Markers at Home, not 1"],
        ),
        (4, &["A: favors-up monk", "B: favors-down monk"], &["favors: the monk is in two places"]),
        (
            4,
            &["rewards brasil prestige field", "rewards india city -"],
            &["`prestige` has the other letter", "`field` has the other letter", "rewards india: must be two"],
        ),
        (4, &["rewards brasil field mill", "rewards india field reals"], &["rewards india: `field` is in two places"]),
        (
            2,
            &["A: requests wealth wealth", "B: requests wealth wealth"],
            &["requests: there are 4 of the type wealth, the box has 3"],
        ),
        (
            4,
            &["round 3", "A: requests wealth", "row-requests 1 routes"],
            &["A: requests: are 1, at this moment of round 3 they are 3", "row-requests 1: are 1"],
        ),
        (
            4,
            &["citizens funchal-4 machico-5", "A: city funchal-4 funchal-11"],
            &[
                "city: two pieces stand on funchal-4",
                "city: a piece stands on machico-5, whose district is not built",
                "city: a piece stands on funchal-11",
                "citizens: there are 2, not 3",
            ],
        ),
        (
            2,
            &["A: ships wheat-b sugar-a", "B: ships sugar-a brasil-d"],
            &["ships: wheat-b is not available", "ships: two Ships lie in sugar-a", "ships: brasil-d is not available"],
        ),
        (
            4,
            &["round 3", "converted 1-1 1-4 1-3", "wood 1-3 1 1-4 0"],
            &["1-1 has no small icon", "1-4 is converted at the end of round 4", "1-3 has Wood"],
        ),
        (
            4,
            &["A: workers 11, ships-home 5, markers-home 2, dice -, prestige -1, pirates-discarded 9"],
            &[
                "A: has 13 Workers, not 12",
                "A: has 5 Ships, not 6",
                "A: has 2 Action Markers, not 3",
                "A: prestige: is below 0",
                "A: pirates-discarded: is more than there were",
            ],
        ),
    ];
    for (players, lines, wanted) in refused {
        let found = faults(players, lines);
        for part in wanted {
            assert!(found.iter().any(|fault| fault.contains(part)), "{lines:?}: `{part}` is not in {found:#?}");
        }
    }
    let placed = faults(4, &["moment beginning", "A: fields 1-1 2-1", "B: watch 10, workers 2"]);
    let expected = ["A: has Workers in Cities or on Fields", "B: needs 3 Workers at Home"];
    assert!(expected.iter().all(|part| placed.iter().any(|fault| fault.starts_with(part))), "{placed:#?}");
}

#[test]
fn lines_that_cannot_be_read_are_all_named() {
    let found = faults(2, &["round 9", "A: wood 1", "C: wood 1", "wood forest 3", "chess", "A: pawns 8, reals x"]);
    let lines: Vec<&str> = found.iter().filter_map(|fault| fault.split_once(": ")).map(|(line, _)| line).collect();
    assert_eq!(lines, ["line 1", "line 3", "line 4", "line 5", "line 6"]);
}

#[test]
fn what_a_line_sets_can_be_written_even_if_it_is_impossible() {
    for game in games() {
        for line in ["A: watch 12, fields 1-1", "A: prestige -5", "rows A A A A", "passing -", "A: pirates-discarded 9"]
        {
            let mut setup = dealt(&game, 1);
            if game.set_line(&mut setup, line).is_ok() {
                assert!(game.start(&setup).is_err(), "{line}");
                assert!(!game.setup_lines(&setup).is_empty(), "{line}");
            }
        }
    }
}

#[test]
fn an_arrangement_that_no_line_can_write_is_refused_too() {
    let [_, game, _] = games();
    let mut setup = dealt(&game, 1);
    let refused = |setup: &Setup, part: &str| {
        let faults = game.start(setup).expect_err("impossible").to_string();
        assert!(faults.contains(part), "{faults}");
    };
    setup.table.players[Seat::D].reals = 1;
    refused(&setup, "is not in play with 3 players");
    let mut setup = dealt(&game, 1);
    setup.table.players[Seat::A].windmill = 7;
    setup.table.players[Seat::B].markers = [1, 0, 0, 0, 0];
    setup.table.requests_gone[0] += 1;
    setup.table.dice_aside = u8::MAX;
    setup.table.row_dice[0][Face::One.index()] = 9;
    for part in ["has 7 levels", "has 4 Action Markers", "no Action Marker is on a Building", "of the type routes"] {
        refused(&setup, part);
    }
    refused(&setup, "Guild dice on the table");
}
