//! Worked examples of the rule index, played by the engine and the referee side by side, so that the two do not only
//! agree but are also right.

use crate::numbers::pirates;
use crate::play::{Referee, Todo, shipped};
use crate::scoring::last_scoring;
use crate::{Match, Random};
use madeira::{Action, Building, Components, Decision, Field, Madeira, Options, Phase, Player, State};
use table::{Game, NoEvents, Seat};
use testkit::Seeds;

/// The game of so many players, the position of these lines, and where the engine stops after it.
fn position(players: u8, lines: &[&str]) -> (Madeira, State, State) {
    let game = Madeira::new(Components::shipped(), Options::players(players));
    let numbered: Vec<(usize, &str)> = lines.iter().copied().enumerate().collect();
    let setup = game.read_setup(&numbered).expect("the lines can be read");
    let state = game.start(&setup).expect("the position is possible");
    (game, setup.table, state)
}

/// Plays these actions from a position at which nothing was done yet, and gives the last state. After the last action
/// questions with a single answer are answered.
fn play(players: u8, lines: &[&str], first: &[Todo], actions: &[&str]) -> State {
    let (game, table, state) = position(players, lines);
    let rules = shipped(players);
    let referee = Referee::new(&rules, &table, first);
    let random: Random = Seeds(0).players();
    let mut both = Match { game: &game, state, referee, legal: Vec::new(), random, busy: 0, explain_every: 1 };
    let agree = |both: &mut Match<'_>| both.agree().unwrap_or_else(|what| panic!("{lines:#?}\n{what}"));
    agree(&mut both);
    for text in actions {
        let action: Action = text.parse().expect("an action");
        // Questions that may be left out.
        while !both.legal.contains(&action) && both.legal.len() == 1 {
            let only = both.legal[0];
            both.referee.play(only);
            game.apply(&mut both.state, only, &mut NoEvents);
            agree(&mut both);
        }
        assert!(both.legal.contains(&action), "`{action}` is not one of {:?}", both.legal);
        both.referee.play(action);
        game.apply(&mut both.state, action, &mut NoEvents);
        agree(&mut both);
    }
    both.state
}

/// Plays these actions from the turn of seat A in phase B.
fn turn(players: u8, lines: &[&str], actions: &[&str]) -> Player {
    let first = [Todo::Turns, Todo::Ask(Seat::A, Decision::TakeTurn)];
    play(players, lines, &first, actions).players[Seat::A]
}

/// Plays these actions from the turn of seat A at Capitania, the Building of the lines.
fn pay(lines: &[&str], actions: &[&str]) -> State {
    let first = [
        Todo::Resolve(Building::Alfandega),
        Todo::BuildingTurns(Building::Capitania, 1),
        Todo::Ask(Seat::A, Decision::PayBuilding { building: Building::Capitania }),
    ];
    play(4, lines, &first, actions)
}

#[test]
fn a_die_of_one_in_region_three_costs_two_bread() {
    // MX-09
    assert_eq!(turn(4, &["A: bread 3"], &["die 1 casa"]).bread, 1);
}

#[test]
fn two_workers_go_to_fields() {
    // MX-12
    let player =
        turn(4, &["A: city funchal-1"], &["die 2 moinho", "act", "from home", "to 1-2", "from funchal-1", "to forest"]);
    assert_eq!((player.fields.len(), player.city.len()), (2, 0));
    assert!(player.fields.has(Field::F12) && player.fields.has(Field::Forest));
}

#[test]
fn two_ships_are_paid_before_their_rewards() {
    // MX-13
    let lines = [
        "rewards brasil field prestige",
        "A: wood 1, sugar 4, wine 3, reals 0, prestige 0, ships wine-a, ships-home 5",
    ];
    let player =
        turn(4, &lines, &["die 3 capitania", "act", "sail home sugar-d", "sail wine-a brasil-c", "reward prestige"]);
    assert_eq!((player.wood, player.goods, player.reals, player.prestige), (0, [1, 0, 0], 14, 3));
    assert_eq!((player.ships_home, player.ships.len()), (4, 2));
}

#[test]
fn missing_wood_is_bought() {
    // MX-14, MX-15: 5 Wood, one of them from Home, two from a Field, two from the Forest.
    let lines = [
        "favors funchal monk miller patron bishop",
        "favors porto-santo lord diplomat treasurer navigator",
        "favors machico engineer constable lady scout",
        "wood 2-4 2",
        "A: wood 1, reals 10, fields 2-4 forest",
    ];
    let player = turn(
        4,
        &lines,
        &["die 3 alfandega", "act", "take bishop", "wood forest", "wood forest", "wood 2-4", "wood 2-4"],
    );
    assert_eq!((player.wood, player.reals, player.favors_up.len()), (0, 0, 1));
}

#[test]
fn cities_pay_for_workers_and_citizens() {
    // MX-16
    let lines = ["A: city porto-santo-1 machico-1, bread 3, reals 0"];
    let actions = ["die 3 casa", "act", "from machico-1", "to funchal-1", "from porto-santo-4", "to funchal-2"];
    let player = turn(4, &lines, &actions);
    assert_eq!((player.bread, player.reals, player.wood), (5, 4, 1));
    // MX-17
    let lines = ["wood 1-3 1", "A: city machico-1, fields 1-3, reals 0"];
    let player = turn(4, &lines, &["die 3 casa", "act", "stop"]);
    assert_eq!((player.wood, player.reals), (2, 0));
}

#[test]
fn a_region_is_harvested() {
    // MX-18
    let lines = ["wood 1-3 2", "A: goods 0, wood 0, fields 1-1 1-2 1-3"];
    let player = turn(4, &lines, &["die 1 alfandega", "harvest"]);
    assert_eq!((player.goods, player.wood), ([1, 0, 1], 1));
    // MX-19
    let lines = ["round 5", "wood 2-4 1", "A: goods 0, wood 0, fields 2-5 2-4"];
    let player = turn(4, &lines, &["die 2 moinho", "harvest", "again 2-4"]);
    assert_eq!((player.goods, player.wood), ([0, 1, 1], 1));
}

#[test]
fn who_does_not_pay_a_building_receives_pirates() {
    // MX-20
    let lines = [
        "moment pay capitania A",
        "passing A B C D",
        "dice capitania 1 1 2",
        "pirate-die capitania 3",
        "A: reals 6, prestige 0, pirates 0, fields 2-1, markers capitania 1, windmill 0",
        "B: reals 9, markers capitania 1",
        "C: reals 6, markers capitania 1",
    ];
    let paid = pay(&lines, &["pay", "yes", "from home", "to funchal-1"]);
    let player = &paid.players[Seat::A];
    assert_eq!((player.reals, player.prestige, pirates(player)), (0, 1, 0));
    let refused = pay(&lines, &["pirates"]);
    let player = &refused.players[Seat::A];
    assert_eq!((player.reals, pirates(player)), (6, 4));
}

#[test]
fn the_lady_performs_any_building() {
    // MX-22 by the Lady: 2 + 1 Prestige.
    let lines = [
        "A: reals 4, prestige 0, favors-up lady, fields 1-1 1-2 1-3, city funchal-1, ships acores-a acores-b brasil-a",
    ];
    let actions = ["favor lady", "from home", "to acores", "from funchal-1", "to brasil"];
    let player = turn(4, &lines, &actions);
    assert_eq!((player.prestige, player.reals, player.lands), (3, 0, [1, 1, 0]));
    // MX-21
    let lines = ["A: reals 4, bread 0, favors-up lady, fields 2-1 2-2 2-3 2-4"];
    assert_eq!(turn(4, &lines, &["favor lady", "building moinho"]).bread, 5);
    // MX-23, A-20: she may turn herself up.
    let lines = ["A: reals 4, favors-up lady, favors-down monk scout, fields 3-1 3-2 3-3 3-4"];
    let player = turn(4, &lines, &["favor lady", "building casa", "flip lady", "flip scout"]);
    assert_eq!((player.favors_up.len(), player.favors_down.len()), (2, 1));
}

#[test]
fn ships_and_workers_are_kept() {
    // MX-26: after it nobody else has Ships.
    let lines =
        ["moment upkeep", "A: wood 1, reals 1, pirates 0, ships brasil-a brasil-b wheat-a, fields forest, goods 0"];
    let player = play(4, &lines, &[Todo::Upkeep(0)], &["give 2"]).players[Seat::A];
    assert_eq!((player.wood, player.reals, pirates(&player)), (0, 0, 1));
    // MX-27
    let lines =
        ["moment feeding", "A: bread 5, pirates 0, goods 0, windmill 4, watch 5, fields 1-1 1-2 1-3 1-4 forest"];
    let player = play(4, &lines, &[Todo::Feeding(0)], &["give 4"]).players[Seat::A];
    assert_eq!((player.bread, pirates(&player)), (1, 2));
}

/// Plays these actions of seat A, who is first, in phase E of a round, and gives what the player has then.
fn score(round: u8, lines: &[&str], actions: &[&str]) -> Player {
    scored(round, lines, actions).players[Seat::A]
}

/// The same with the whole position.
fn scored(round: u8, lines: &[&str], actions: &[&str]) -> State {
    let round = format!("round {round}");
    let mut all = vec!["moment crown", &round, "passing A B C D"];
    all.extend(lines);
    play(4, &all, &[Todo::Crown], actions)
}

/// What can be answered at a position on which the engine and the referee agree.
fn answers(state: &State) -> Vec<String> {
    let mut legal = Vec::new();
    Madeira::new(Components::shipped(), Options::players(4)).legal_actions(state, &mut legal);
    legal.into_iter().map(|action| action.to_string()).collect()
}

#[test]
fn a_ship_earns_by_the_round() {
    // MX-32, MX-33
    let wheat = "A: prestige 0, reals 0, ships wheat-a, requests";
    let india = "A: prestige 0, reals 0, ships india-a, requests";
    for (round, rest, routes, expeditions) in [(1, " wealth", 3, 6), (3, " wealth wealth", 6, 4)] {
        let held = format!("{wheat} routes{rest}");
        assert_eq!(score(round, &[&held], &["keep wealth", "ships 1+0+0"]).prestige, routes);
        let held = format!("{india} expeditions{rest}");
        assert_eq!(score(round, &[&held], &["keep wealth", "ships 0+0+1"]).prestige, expeditions);
    }
    let held = format!("{wheat} routes wealth wealth");
    assert_eq!(score(5, &[&held], &["ships 1+0+0"]).prestige, 4);
    let held = format!("{india} expeditions wealth wealth");
    assert_eq!(score(5, &[&held], &["ships 0+0+1"]).prestige, 3);
}

#[test]
fn a_city_earns_for_most_workers_or_for_any() {
    // MX-34: alone with two Workers against one Citizen; then one against two of another player.
    let funchal = |workers: &str, rival: &str| {
        let own = format!("A: prestige 0, reals 0, requests urbanization wealth, city {workers}");
        let other = format!("B: city {rival}");
        score(1, &[&own, &other], &["keep wealth", "city funchal"]).prestige
    };
    assert_eq!(funchal("funchal-1 funchal-2", "machico-1"), 12);
    assert_eq!(funchal("funchal-3", "funchal-1 funchal-2"), 6);
    // M-REQ-URBAN-06
    assert_eq!(funchal("machico-1", "funchal-1 funchal-2"), 0);
}

#[test]
fn the_rightmost_piece_wins_a_tie_for_most() {
    // M-REQ-URBAN-03, M-REQ-URBAN-04, A-64: one piece each of the player, of another one and of the Citizens.
    let tie = |own: &str, rival: &str, citizen: &str| {
        let citizens = format!("citizens porto-santo-4 {citizen} machico-4");
        let own = format!("A: prestige 0, reals 0, requests urbanization wealth, city {own}");
        let rival = format!("B: city {rival}");
        score(1, &[&citizens, &own, &rival], &["keep wealth", "city funchal"]).prestige
    };
    assert_eq!(tie("funchal-4", "funchal-3", "funchal-1"), 12);
    assert_eq!(tie("funchal-3", "funchal-4", "funchal-1"), 6);
    assert_eq!(tie("funchal-3", "funchal-1", "funchal-4"), 6);
    // Only the rightmost of several pieces counts.
    assert_eq!(tie("funchal-1 funchal-4", "funchal-2 funchal-3", "machico-3"), 12);
    assert_eq!(tie("funchal-2 funchal-3", "funchal-1 funchal-4", "machico-3"), 6);
    // with most Citizens nobody gets the higher value.
    let lines = [
        "citizens funchal-1 funchal-2 machico-4",
        "A: prestige 0, reals 0, requests urbanization wealth, city funchal-4",
    ];
    assert_eq!(score(1, &lines, &["keep wealth", "city funchal"]).prestige, 6);
}

#[test]
fn two_urbanizations_need_two_cities() {
    // MX-35
    let lines =
        ["A: prestige 0, requests routes urbanization urbanization, city funchal-1 funchal-2 machico-1 machico-2"];
    let state = scored(3, &lines, &["keep routes", "city funchal"]);
    assert_eq!(answers(&state), ["city porto-santo", "city machico"]);
    assert_eq!(score(3, &lines, &["keep routes", "city funchal", "city machico"]).prestige, 12 + 15);
    // a City without Workers may be named; it earns nothing (M-REQUESTS-04).
    let player = score(3, &lines, &["keep routes", "city porto-santo", "city machico"]);
    assert_eq!((player.prestige, player.requests), (15, [1, 0, 0, 0, 0]));
}

#[test]
fn wealth_earns_what_is_paid() {
    // MX-36
    let lines = ["A: prestige 0, reals 20, requests routes wealth"];
    let player = score(1, &lines, &["keep routes", "give 15"]);
    assert_eq!((player.reals, player.prestige), (5, 15));
    //
    let player = score(1, &lines, &["keep routes", "give 0"]);
    assert_eq!((player.reals, player.prestige, player.requests), (20, 0, [1, 0, 0, 0, 0]));
    // M-REQ-WEALTH-02
    let lines = ["A: prestige 0, reals 40, requests routes wealth wealth"];
    let player = score(3, &lines, &["keep routes", "give 15", "give 15"]);
    assert_eq!((player.reals, player.prestige), (10, 30));
    // Both together cannot pay more than there is.
    let lines = ["A: prestige 0, reals 20, requests routes wealth wealth"];
    let state = scored(3, &lines, &["keep routes", "give 15"]);
    assert_eq!(answers(&state), ["give 0", "give 1", "give 2", "give 3", "give 4", "give 5"]);
}

#[test]
fn two_routes_score_different_ships() {
    // MX-37
    let lines = ["A: prestige 0, requests routes routes influence, ships wheat-a sugar-a sugar-b wine-a"];
    let player = score(3, &lines, &["keep influence", "ships 1+2+0", "ships 0+0+1"]);
    assert_eq!((player.prestige, player.requests), (17, [0, 0, 1, 0, 0]));
    // M-REQUESTS-05: the Ship in the Wheat Market is not there for the second one.
    let state = scored(3, &lines, &["keep influence", "ships 1+1+0"]);
    let left = ["ships 0+0+0", "ships 0+0+1", "ships 0+1+0", "ships 0+1+1"];
    assert_eq!(answers(&state), left);
}

#[test]
fn requests_of_the_third_round_add_up() {
    // MX-38: the Citizen on funchal-4 is further right.
    let lines = [
        "A: prestige 0, requests routes expeditions urbanization, ships wheat-a wheat-b wheat-c, city funchal-1",
        "citizens porto-santo-4 funchal-4 machico-4",
    ];
    let player = score(3, &lines, &["keep expeditions", "ships 3+0+0", "city funchal"]);
    assert_eq!((player.prestige, player.requests), (18 + 6, [0, 1, 0, 0, 0]));
    // MX-39
    let lines = [
        "A: prestige 0, requests expeditions expeditions urbanization, ships brasil-a brasil-b, city machico-1 machico-2",
    ];
    let player = score(3, &lines, &["keep expeditions", "ships 0+2+0", "city machico"]);
    assert_eq!((player.prestige, player.requests), (12 + 15, [0, 1, 0, 0, 0]));
    // MX-40, M-REQ-GUILD-03
    let lines = ["A: prestige 0, reals 8, requests routes influence wealth, favors-up monk patron treasurer"];
    let player = score(3, &lines, &["keep routes", "guilds turquoise+green+orange", "give 8"]);
    assert_eq!((player.prestige, player.reals, player.requests), (8 + 15, 0, [1, 0, 0, 0, 0]));
    assert_eq!((player.favors_up.len(), player.favors_down.len()), (3, 0));
}

#[test]
fn two_influences_score_different_favors() {
    // A-63, M-REQ-GUILD-01: two Favors of one Guild need two Requests; one that is face-down does not count.
    let lines =
        ["A: prestige 0, requests routes influence influence, favors-up monk miller patron, favors-down treasurer"];
    let state = scored(3, &lines, &["keep routes"]);
    assert_eq!(answers(&state), ["guilds none", "guilds turquoise", "guilds green", "guilds turquoise+green"]);
    let state = scored(3, &lines, &["keep routes", "guilds turquoise+green"]);
    assert_eq!(answers(&state), ["guilds none", "guilds turquoise"]);
    let player = score(3, &lines, &["keep routes", "guilds turquoise+green", "guilds turquoise"]);
    assert_eq!((player.prestige, player.favors_up.len()), (15, 3));
}

#[test]
fn the_end_is_scored() {
    let rules = shipped(4);
    let (_, _, mut state) = position(
        4,
        &[
            "moment crown",
            "round 5",
            "passing A B C D",
            "A: goods 0, wheat 3, wood 2, bread 0, reals 6, pirates 25",
            "B: pirates 21",
            "C: pirates 12",
            "D: pirates 5",
        ],
    );
    state.phase = Phase::Over;
    // MX-29, MX-30
    let end = last_scoring(&rules, &state);
    assert_eq!((end.reals[Seat::A], end.pirates.0), (2, [-21, -9, -4, -2]));
    // MX-31: of equal Pirates the later loses more.
    for (seat, pirates) in [(Seat::A, 7), (Seat::B, 3), (Seat::C, 18), (Seat::D, 18)] {
        state.players[seat].pirates_gained = pirates;
        state.players[seat].pirates_discarded = 6;
    }
    assert_eq!(last_scoring(&rules, &state).pirates.0, [-4, -2, -8, -16]);
}
