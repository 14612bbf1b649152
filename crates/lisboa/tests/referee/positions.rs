//! Small positions for the trickier formulas of the referee, most of them the worked examples of the rule index.

use crate::local::local;
use crate::lookahead::{all_actions, allows};
use crate::numbers::*;
use crate::{Random, differences};
use lisboa::{
    Action, CardId, ClergyId, Components, Decision, Good, HouseGroup, Item, Land, Lisboa, Noble, Options, Pending,
    PlanId, PlayerBoard, PortfolioRow, Site, Slot, State,
};
use table::{Actor, Game, Id, NoEvents, Seat, below};

/// The game for so many players and the position of these lines.
pub fn position(players: u8, lines: &[&str]) -> (Lisboa, State) {
    let game = Lisboa::new(Components::shipped(), Options::players(players));
    let numbered: Vec<(usize, &str)> = lines.iter().copied().enumerate().collect();
    let setup = game.read_setup(&numbered).expect("the lines can be read");
    let state = game.start(&setup).expect("the position is possible");
    (game, state)
}

/// The same position with nothing on the agenda but this decision of seat A.
fn asking(state: &State, decision: Decision) -> State {
    let mut asked = *state;
    asked.agenda.clear();
    asked.agenda.push(Actor::Player(Seat::A), Pending::Ask(decision));
    asked
}

/// The action with this notation.
fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

/// The notations of all actions that pass the local check.
fn local_answers(game: &Lisboa, state: &State) -> Vec<String> {
    all_actions().filter(|&action| local(game, state, action)).map(|action| action.to_string()).collect()
}

/// The notations of all actions that are allowed.
fn answers(game: &Lisboa, state: &State) -> Vec<String> {
    all_actions().filter(|&action| allows(game, state, action)).map(|action| action.to_string()).collect()
}

/// The clergy tile with this number.
fn tile(number: u8) -> ClergyId {
    ClergyId::numbered(number).expect("a clergy tile")
}

/// The board of seat A.
fn mine(state: &mut State) -> &mut PlayerBoard {
    &mut state.boards[Seat::A]
}

#[test]
fn each_real_to_the_left_is_worth_one() {
    // L-INFL-08, L-INFL-10
    let (game, _) = position(3, &[]);
    let worth: Vec<u16> = (0..=10).map(|place| track_reis(&game, place)).collect();
    assert_eq!(worth, [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
}

#[test]
fn a_visit_costs_the_treasury_and_the_officials_of_others() {
    // LX-16
    let (game, state) = position(4, &["treasury 2", "B: king-office 3", "A: king-office 2"]);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, false), 4);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::Maia, false), 1);
    // LX-17; L-VISIT-03: the plaza does not count.
    let (game, mut state) = position(4, &["treasury 2", "B: king-office 3, king-plaza 1", "C: king-office 1"]);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, false), 5);
    // L-CLERGY-10, L-CLERGY-28, L-CLERGY-19
    mine(&mut state).clergy = [tile(10), tile(28)].into_iter().collect();
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, true), 2);
    mine(&mut state).clergy.insert(tile(19));
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, true), 0);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, false), 2);
    // L-2P-01
    let (game, state) = position(2, &["treasury 2", "B: king-office 3"]);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, false), 5);
    // Never below 0.
    let (game, state) = position(4, &["treasury 5"]);
    assert_eq!(visit_cost(&game, &state, Seat::A, Noble::King, false), 0);
}

#[test]
fn missing_influence_is_paid_in_wigs() {
    // LX-18
    let (game, mut state) = position(4, &["treasury 2", "B: king-office 3", "A: influence 2, wigs 2"]);
    assert!(visit_payable(&game, &state, Seat::A, Noble::King, false));
    mine(&mut state).wigs = 1;
    assert!(!visit_payable(&game, &state, Seat::A, Noble::King, false));
    // L-HOUSE-04: with both left houses one real is enough.
    mine(&mut state).houses[HouseGroup::Left.index()] = 2;
    assert!(visit_payable(&game, &state, Seat::A, Noble::King, false));
    // L-CLERGY-12: the King's réis come before the payment of a visit, not of a follow.
    mine(&mut state).reis = 0;
    assert!(!visit_payable(&game, &state, Seat::A, Noble::King, false));
    mine(&mut state).clergy.insert(tile(12));
    assert!(visit_payable(&game, &state, Seat::A, Noble::King, false));
    assert!(!visit_payable(&game, &state, Seat::A, Noble::King, true));
}

#[test]
fn the_reis_part_of_a_visit_leaves_what_influence_and_wigs_can_pay() {
    // LX-21
    let (game, mut state) = position(4, &["A: influence 1, wigs 0, reis 6"]);
    mine(&mut state).houses[HouseGroup::Left.index()] = 2;
    let asked = asking(&state, Decision::VisitReis { cost: 6 });
    assert_eq!(local_answers(&game, &asked), ["reis 5", "reis 6"]);
    // a discount makes the last real unnecessary.
    mine(&mut state).reis = 4;
    mine(&mut state).clergy.insert(tile(33));
    let asked = asking(&state, Decision::VisitReis { cost: 6 });
    assert_eq!(local_answers(&game, &asked), ["reis 5"]);
}

#[test]
fn land_costs_the_treasury_and_the_cubes_that_lie_there() {
    let (game, mut state) = position(4, &["treasury 3", "rubble row E brown brown", "rubble column 3 blue blue blue"]);
    let land: Land = "E3".parse().expect("a land space");
    // LX-19, after the cube.
    assert_eq!(land_due(&game, &state, Seat::A, land), 12);
    let with = |state: &mut State, card: u8| {
        mine(state).bottom[0] = CardId::numbered(card);
        land_due(&game, state, Seat::A, land)
    };
    // L-ICON-05, L-ICON-06, L-ICON-09
    assert_eq!(with(&mut state, 61), 11);
    assert_eq!(with(&mut state, 68), 10);
    assert_eq!(with(&mut state, 67), 9);
    assert_eq!(with(&mut state, 79), 6);
}

#[test]
fn hired_officials_cost_the_treasury_value_each() {
    // LX-27: a Plan with three officials, two of them there.
    let (game, mut state) = position(4, &["treasury 5", "A: plans 3, king-office 1, maia-plaza 1"]);
    let plan = PlanId::numbered(3).expect("a Plan");
    assert_eq!(officials_needed(&game, &state.boards[Seat::A], plan), 3);
    assert_eq!(hire_due(&game, &state, Seat::A, plan), 5);
    // L-CLERGY-32, then L-CLERGY-33 on the sum.
    mine(&mut state).posts = [0; 6];
    mine(&mut state).clergy = [tile(32), tile(33)].into_iter().collect();
    assert_eq!(hire_due(&game, &state, Seat::A, plan), 8);
    // L-CLERGY-16
    mine(&mut state).clergy.insert(tile(16));
    assert_eq!(hire_due(&game, &state, Seat::A, plan), 5);
    // L-ICON-17
    mine(&mut state).bottom[0] = CardId::numbered(73);
    assert_eq!(hire_due(&game, &state, Seat::A, plan), 0);
}

#[test]
fn an_upgrade_costs_the_difference() {
    // LX-12
    let (game, mut state) = position(4, &["shipyard blue 0 red 0 purple 1 brown 1", "period 2", "A: top blue 30"]);
    assert_eq!(new_ship_cost(&game, &state, Seat::A), Some(3));
    assert_eq!(upgrade_cost(&game, &state, Seat::A, Slot::One), Some(2));
    assert_eq!(upgrade_cost(&game, &state, Seat::A, Slot::Two), None);
    // LX-22
    mine(&mut state).houses[HouseGroup::Middle.index()] = 2;
    assert_eq!(new_ship_cost(&game, &state, Seat::A), Some(2));
    assert_eq!(upgrade_cost(&game, &state, Seat::A, Slot::One), Some(1));
    mine(&mut state).houses[HouseGroup::Middle.index()] = 3;
    assert_eq!(new_ship_cost(&game, &state, Seat::A), Some(0));
    // the same hull costs nothing, or is no upgrade.
    let (mut game, state) = position(4, &["shipyard blue 1", "A: top blue"]);
    assert_eq!(upgrade_cost(&game, &state, Seat::A, Slot::One), Some(0));
    game.options.upgrade_only = true;
    assert_eq!(upgrade_cost(&game, &state, Seat::A, Slot::One), None);
}

#[test]
fn room_is_made_in_the_row_that_is_full() {
    // any card while the row has a free slot.
    let (game, state) = position(4, &["A: top blue 30"]);
    let asked = asking(&state, Decision::MakeRoom { row: PortfolioRow::Bottom });
    assert_eq!(local_answers(&game, &asked), ["drop top 1", "drop top 2"]);
    let (game, state) = position(4, &["A: top blue 30 5, bottom 61, rubble brown 2 red 2 blue 2, markers 2"]);
    let asked = asking(&state, Decision::MakeRoom { row: PortfolioRow::Bottom });
    assert_eq!(local_answers(&game, &asked).len(), 4);
    // L-PORT-06
    let asked = asking(&state, Decision::MakeRoom { row: PortfolioRow::Top });
    assert_eq!(local_answers(&game, &asked), ["drop top 1", "drop top 2", "drop top 3"]);
}

#[test]
fn officials_return_in_one_order_and_all_of_them() {
    let (game, state) = position(4, &["A: maia-office 1, king-office 1, king-plaza 1"]);
    let asked = asking(&state, Decision::ReturnOfficials { left: 2, from: 0, penalty: false });
    assert_eq!(local_answers(&game, &asked), ["return maia-office", "return king-office"]);
    let asked = asking(&state, Decision::ReturnOfficials { left: 1, from: 2, penalty: false });
    assert_eq!(local_answers(&game, &asked), ["return king-office", "return king-plaza"]);
}

#[test]
fn the_cardinal_stands_between_two_tiles() {
    // L-CARDINAL-03, A-39
    let (game, state) = position(4, &["cardinal 0", "church 1 2 - - 5 6"]);
    assert_eq!(tiles_beside(&state, 0), [tile(6), tile(1)]);
    assert_eq!(tiles_beside(&state, 3), []);
    let asked = asking(&state, Decision::MoveCardinal { steps: 2 });
    assert_eq!(local_answers(&game, &asked), ["steps 1", "steps 2"]);
    // L-CLERGY-34: up to two more, but none where no tile lies.
    let mut further = asked;
    mine(&mut further).clergy.insert(tile(34));
    assert_eq!(local_answers(&game, &further), ["steps 1", "steps 2", "steps 4"]);
    // L-CARDINAL-04
    assert!(can_meet_cardinal(&game, &further, Seat::A, 1));
    mine(&mut further).clergy = (7..=10).map(tile).collect();
    assert!(!can_meet_cardinal(&game, &further, Seat::A, 1));
}

#[test]
fn a_noble_card_must_give_all_it_shows() {
    //
    let (mut game, mut state) = position(4, &["A: gold 2, book 1"]);
    let gold_and_book = [Some(Item::Goods(Good::Gold, 1)), Some(Item::Goods(Good::Book, 1)), None];
    assert!(all_of(&game, &state, Seat::A, gold_and_book));
    game.options.strict_rewards = true;
    assert!(!all_of(&game, &state, Seat::A, gold_and_book));
    mine(&mut state).goods[Good::Gold.index()] = 1;
    assert!(all_of(&game, &state, Seat::A, gold_and_book));
    assert!(!all_of(&game, &state, Seat::A, [Some(Item::Goods(Good::Gold, 2)), None, None]));
    let recruit = [Some(Item::Recruit(2)), None, None];
    assert!(all_of(&game, &state, Seat::A, recruit));
    mine(&mut state).officials = 1;
    assert!(!all_of(&game, &state, Seat::A, recruit));
    assert!(some_of(&game, &state, Seat::A, Item::Recruit(2)));
}

#[test]
fn of_equal_plans_the_first_is_completed() {
    let (game, state) = position(4, &["A: plans 1 2 3 9", "available blue 5 green 6"]);
    let asked = asking(&state, Decision::OpenPlan { site: Site::north(Good::Cloth) });
    // Building 5 shows yellow and blue on the blue side, building 6 yellow and blue on the green side.
    assert!(local_answers(&game, &asked).is_empty());
    let asked = asking(&state, Decision::OpenPlan { site: Site::north(Good::Gold) });
    assert_eq!(local_answers(&game, &asked), ["complete 1", "complete 3", "complete 9"]);
}

#[test]
fn row_e_is_covered_with_two_players() {
    // L-2P-02
    let (two, state) = position(2, &["A: plans 1"]);
    let asked = asking(&state, Decision::BuildStore);
    assert!(local(&two, &asked, action("build D1 gold")) && !local(&two, &asked, action("build E1 gold")));
    let asked = asking(&state, Decision::OpenSite);
    assert!(local(&two, &asked, action("open west-D")) && !local(&two, &asked, action("open west-E")));
    let (three, state) = position(3, &[]);
    let asked = asking(&state, Decision::BuildStore);
    assert!(local(&three, &asked, action("build E1 gold")));
    // L-STORE-03: the thin column faces the blue street only.
    assert!(local(&three, &asked, action("build E5 tool")) && !local(&three, &asked, action("build E5 book")));
}

#[test]
fn a_card_goes_to_the_portfolio_only_before_a_sale_or_a_trade() {
    // card 3 gives the gold for a trade, cards 1 and 5 do not.
    let (game, state) = position(4, &["A: goods 0, hand 1 3 5 61 62"]);
    assert!(allows(&game, &state, action("portfolio 3")));
    assert!(!allows(&game, &state, action("portfolio 1")));
    assert!(!allows(&game, &state, action("portfolio 5")));
    assert!(!allows(&game, &state, action("portfolio 61")));
    assert!(allows(&game, &state, action("gold 61")));
    assert!(!allows(&game, &state, action("gold 2")));
}

#[test]
fn only_land_that_can_be_paid_in_the_end_is_offered() {
    // without money only the réis of A1 pay for land, and only for A1.
    let (game, mut state) =
        position(4, &["treasury 5", "rubble row A -", "rubble column 1 -", "A: reis 0, influence 0, hand 1 2 3 4 5"]);
    assert!(allows(&game, &state, action("court 1")));
    game.apply(&mut state, action("court 1"), &mut NoEvents);
    game.apply(&mut state, Action::Pass, &mut NoEvents);
    assert_eq!(state.agenda.top().map(|frame| frame.what), Some(Pending::Ask(Decision::BuildStore)));
    assert_eq!(answers(&game, &state), ["build A1 gold"]);
}

#[test]
fn the_tile_that_makes_the_trade_possible_must_be_taken() {
    // one book buys a ship only if ships cost nothing (L-CLERGY-36); tile 36 lies beside the first gap.
    let lines = [
        "cardinal 0",
        "church 36 2 3 4 5 6",
        "shipyard blue 0 red 3",
        "A: goods 0, book 1, hand 1 2 3 4 42, officials 8",
    ];
    let (game, mut state) = position(4, &lines);
    assert!(allows(&game, &state, action("portfolio 42")));
    game.apply(&mut state, action("portfolio 42"), &mut NoEvents);
    while state.agenda.top().map(|frame| frame.what) != Some(Pending::Ask(Decision::TakeClergy)) {
        let only = answers(&game, &state);
        assert_eq!(only, ["steps 1"]);
        game.apply(&mut state, action(&only[0]), &mut NoEvents);
    }
    assert_eq!(answers(&game, &state), ["clergy 36"]);
    let out_of_reach = lines.map(|line| if line.starts_with("church") { "church 1 2 3 36 5 6" } else { line });
    let (game, state) = position(4, &out_of_reach);
    assert!(!allows(&game, &state, action("portfolio 42")));
}

/// A position in which the King can be visited only with the help of clergy tile 16, which lies within reach: all sites
/// but two are taken.
const ONLY_WITH_A_TILE: [&str; 16] = [
    "treasury 5",
    "cardinal 0",
    "church 16 2 3 4 5 6",
    "available blue 15 green 16",
    "next blue 13 green 14",
    "building west-A blue 1",
    "building west-B blue 2",
    "building west-C blue 3",
    "building west-D blue 4",
    "building east-A green 5",
    "building east-B green 6",
    "building east-C green 7",
    "building east-D green 8",
    "rubble pile brown red blue",
    "B: king-office 1",
    "A: reis 0, influence 0, wigs 0, plans 1, king-office 1, hand 1 2 3 4 41",
];

#[test]
fn a_state_action_that_makes_the_visit_possible_is_compulsory() {
    // the Plan needs two officials, one is there and nobody can be hired; L-CLERGY-16 is the way out.
    let (game, mut state) = position(4, &ONLY_WITH_A_TILE);
    assert!(allows(&game, &state, action("court 41")));
    game.apply(&mut state, action("court 41"), &mut NoEvents);
    assert_eq!(answers(&game, &state), ["do cardinal"]);
    game.apply(&mut state, action("do cardinal"), &mut NoEvents);
    assert_eq!(answers(&game, &state), ["steps 1"]);
    game.apply(&mut state, action("steps 1"), &mut NoEvents);
    assert_eq!(answers(&game, &state), ["clergy 16"]);
}

/// Plays a few moves at random from a position, several times over, and compares with the engine on every state.
fn compare_from(players: u8, lines: &[&str]) {
    let (game, start) = position(players, lines);
    let mut legal = Vec::new();
    for seed in 0..5 {
        let mut random = Random::seeded(seed);
        let mut state = start;
        for step in 0..12 {
            game.legal_actions(&state, &mut legal);
            let found = differences(&game, &state, &legal);
            let asked = state.agenda.top();
            assert!(found.is_empty(), "{lines:#?}\nseed {seed}, step {step}, asked: {asked:?}\n{found}");
            if legal.is_empty() {
                break;
            }
            // The first card is played to the court or the Portfolio.
            let pool: Vec<Action> =
                legal.iter().copied().filter(|action| step > 0 || !matches!(action, Action::Gold(_))).collect();
            let pool = if pool.is_empty() { &legal } else { &pool };
            let chosen = pool[below(&mut random, pool.len() as u64) as usize];
            game.apply(&mut state, chosen, &mut NoEvents);
        }
    }
}

#[test]
fn referee_agrees_with_the_engine_on_corner_positions() {
    compare_from(4, &ONLY_WITH_A_TILE);
    // an event that gives only goods without room has no effect; one good with room is some effect.
    compare_from(3, &["period 2", "A: gold 2, cloth 2, book 2, hand 11 12 13 14 74"]);
    compare_from(3, &["period 2", "A: gold 2, cloth 1, book 2, hand 11 12 13 14 74"]);
    // an upgraded ship at sea has room but takes nothing.
    compare_from(3, &["period 2", "B: top purple~gold", "A: goods 0, gold 1, hand 11 12 13 14 74"]);
    compare_from(3, &["period 2", "B: top purple:gold", "A: goods 0, gold 1, hand 11 12 13 14 74"]);
    // L-CLERGY-12 and L-CLERGY-04: the réis of the King's card pay the visit.
    let poor = "A: clergy 4 12, reis 0, influence 0, wigs 0, plans 1, king-office 2, hand 1 2 3 41 42";
    compare_from(3, &["treasury 3", "B: king-office 1", poor]);
    compare_from(3, &["treasury 3", "B: king-office 2", poor]);
    // L-ICON-17: two officials fewer.
    let plan_of_three = "A: bottom 73, reis 0, influence 0, wigs 0, plans 3, king-office 1, hand 11 12 13 51 53";
    compare_from(3, &["treasury 5", "period 2", plan_of_three]);
    // L-STORE-06 with every kind of benefit and little money.
    let builder = "A: bottom 67 68, reis 6, influence 3, hand 1 2 3 4 5";
    compare_from(4, &["treasury 4", "rubble row A blue blue", "rubble column 1 brown brown brown", builder]);
    // L-EVENT-06: the fee of the event and the land are two payments.
    compare_from(
        4,
        &["treasury 4", "rubble row A -", "rubble column 1 -", "A: reis 4, influence 0, hand 1 2 3 4 67, known 67"],
    );
}
