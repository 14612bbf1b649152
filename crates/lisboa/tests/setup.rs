//! The deal before the first turn (p. 5–7), which scenarios cannot show because luck is in it: what every deal has in
//! common, and what differs from deal to deal.

use lisboa::{
    Architect, BuildingId, CardId, CardType, ClergyId, Column, Components, Decision, Good, Land, Lisboa, Noble,
    Options, PlanId, Post, Row, Ship, Site, Stage, State, Task, Years,
};
use std::collections::{BTreeSet, HashSet};
use table::{Actor, Game, Id, IdSet, Seat};
use testkit::{RandomPlay, Seeds, play_until};

/// Enough deals for everything that can happen to happen in one of them.
const SEEDS: std::ops::Range<u64> = 0..150;

fn game(players: u8) -> Lisboa {
    Lisboa::new(Components::shipped(), Options::players(players))
}

/// The game for each number of players.
fn games() -> [Lisboa; 3] {
    [2, 3, 4].map(game)
}

/// The first state of a deal: the clergy tiles are about to be chosen.
fn deal(game: &Lisboa, seed: u64) -> State {
    game.start(&game.random_setup(&mut Seeds(seed).setup())).expect("a deal is possible")
}

/// All states before the first turn, and the first one of that turn.
fn opening(game: &Lisboa, seed: u64) -> Vec<State> {
    let mut play = RandomPlay::new(game, seed).expect("a deal is possible");
    let mut states = vec![*play.state()];
    while play.state().stage == Stage::Setup {
        let action = play.choose().expect("something can be done before the first turn");
        play.apply(action);
        states.push(*play.state());
    }
    states
}

/// The first turn is about to be taken.
fn first_turn(game: &Lisboa, seed: u64) -> State {
    play_until(game, seed, |state| state.stage != Stage::Setup)
}

fn seats(game: &Lisboa) -> impl Iterator<Item = Seat> {
    Seat::first(game.options.players)
}

#[test]
fn every_player_begins_with_the_same() {
    // L-SETUP-01..03, L-SETUP-08
    for game in games() {
        let state = deal(&game, 3);
        for seat in seats(&game) {
            let board = &state.boards[seat];
            assert_eq!((board.reis, board.goods, board.wigs), (10, [1; 4], 5));
            assert_eq!((board.houses, board.stores.len(), board.rubble, board.markers), ([0; 3], 0, [0; 3], 0));
            assert_eq!((board.portfolio_len(), board.decrees.len(), board.completed.len()), (0, 0, 0));
        }
        let start = &game.components.start;
        assert_eq!((start.houses, start.rubble_spaces), ([2, 3, 3], 5));
    }
}

#[test]
fn anybody_may_be_the_start_player() {
    // L-SETUP-10, A-51; the courtier only shows the turn (L-SETUP-11)
    for game in games() {
        let starters: HashSet<Seat> = SEEDS.map(|seed| deal(&game, seed).start).collect();
        assert_eq!(starters.len(), usize::from(game.options.players));
        for seed in 0..20 {
            let state = first_turn(&game, seed);
            assert_eq!(game.actor(&state), Actor::Player(state.start));
            assert_eq!(game.decision(&state), Some(Decision::TakeTurn));
        }
    }
}

#[test]
fn one_official_starts_with_the_marquis_and_seven_on_the_board() {
    // L-SETUP-04
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            for seat in seats(&game) {
                let board = &state.boards[seat];
                assert_eq!((board.officials, board.posted()), (7, 1));
                assert_eq!(board.posts[Post::MarquisOffice as usize], 1);
            }
        }
    }
}

#[test]
fn influence_rises_in_turn_order() {
    // L-SETUP-09
    for game in games() {
        for seed in SEEDS {
            let state = deal(&game, seed);
            let order = state.start.clockwise(game.options.players);
            let influence: Vec<u8> = order.map(|seat| state.boards[seat].influence).collect();
            assert_eq!(influence, [4, 5, 6, 7][..usize::from(game.options.players)]);
        }
    }
}

#[test]
fn a_favor_is_drawn_at_random_and_not_chosen() {
    // L-SETUP-05, L-2P-07, A-53
    for game in games() {
        let mut drawn = HashSet::new();
        let mut pairs = HashSet::new();
        for seed in SEEDS {
            let state = deal(&game, seed);
            let held: Vec<Noble> = seats(&game)
                .map(|seat| {
                    let favors = state.boards[seat].favors;
                    assert_eq!(favors.len(), 1);
                    favors.first().expect("one Favor")
                })
                .collect();
            drawn.extend(seats(&game).zip(held.iter().copied()));
            pairs.insert(held[0] == held[1]);
        }
        // Any seat may draw any Favor, and two players may draw the same one.
        assert_eq!((drawn.len(), pairs.len()), (3 * usize::from(game.options.players), 2));
        for seed in 0..20 {
            let asked: Vec<Decision> = opening(&game, seed).iter().filter_map(|state| game.decision(state)).collect();
            assert!(!asked.contains(&Decision::TakeFavor));
        }
    }
}

#[test]
fn every_player_gets_one_starting_plan() {
    // L-SETUP-07, L-SETUP-14
    for game in games() {
        let starting: IdSet<PlanId> = PlanId::all().filter(|&plan| game.components.plan(plan).starting).collect();
        assert_eq!(starting.len(), 4);
        let mut first = IdSet::empty();
        for seed in SEEDS {
            let state = deal(&game, seed);
            let held: Vec<PlanId> = seats(&game).flat_map(|seat| state.boards[seat].plans.iter()).collect();
            let different: IdSet<PlanId> = held.iter().copied().collect();
            assert_eq!((held.len(), different.len()), (usize::from(game.options.players), game.options.players));
            assert!(starting.contains_all(different) && (state.plans & starting).is_empty());
            assert_eq!(state.plans.len(), 16);
            first = first | state.boards[Seat::A].plans;
        }
        assert_eq!(first, starting, "any of the four may be dealt to a seat");
    }
}

#[test]
fn plans_are_sorted_by_officials() {
    // L-SETUP-14
    let game = game(4);
    let stack = |architect: Architect| -> Vec<u8> {
        let plans = deal(&game, 1).plans;
        plans
            .iter()
            .map(|plan| game.components.plan(plan))
            .filter(|plan| plan.architect == architect)
            .map(|plan| plan.officials)
            .collect()
    };
    for architect in Architect::ALL {
        let officials = stack(architect);
        assert_eq!(officials.len(), 8);
        assert!(officials.is_sorted(), "{officials:?}");
    }
}

#[test]
fn sixteen_buildings_make_two_stacks_with_two_open_tiles_each() {
    // L-SETUP-12, L-SETUP-13
    for game in games() {
        let mut seen = [IdSet::empty(); 2];
        for seed in SEEDS {
            let state = deal(&game, seed);
            let open: IdSet<BuildingId> = state.available.into_iter().chain(state.next).flatten().collect();
            assert_eq!((open.len(), state.unseen_buildings.len(), state.stacked), (4, 12, [6, 6]));
            assert!((open & state.unseen_buildings).is_empty());
            for architect in Architect::ALL {
                seen[architect.index()].insert(state.available[architect.index()].expect("an available building"));
            }
        }
        // Any tile may come to either architect; it keeps that side.
        assert_eq!(seen, [IdSet::full(); 2]);
    }
}

#[test]
fn rubble_lies_everywhere_and_six_cubes_in_the_pile() {
    // L-SETUP-22..24, L-2P-02
    let n = |cubes: [u8; 3]| -> u8 { cubes.iter().sum() };
    for game in games() {
        let covered = game.options.players == 2;
        let mut piles = HashSet::new();
        for seed in SEEDS {
            let state = deal(&game, seed);
            for row in Row::ALL {
                let here = if covered && row == Row::E { 0 } else { 3 };
                assert_eq!(n(state.row_rubble[row.index()]), here, "row {row}");
                for site in [Site::west(row), Site::east(row)] {
                    assert_eq!(n(state.site_rubble[site.index()]), if here == 0 { 0 } else { 2 }, "{site}");
                }
            }
            for column in Column::ALL {
                let here = if column == Column::C5 { 2 } else { 3 };
                assert_eq!(n(state.column_rubble[column.index()]), here, "column {column}");
            }
            for street in Good::ALL {
                assert_eq!(n(state.site_rubble[Site::north(street).index()]), 2);
            }
            assert_eq!(n(state.pile), 6);
            assert_eq!(n(state.rubble_gone), if covered { 7 } else { 0 });
            piles.insert(state.pile);
        }
        assert!(piles.len() > 10, "the cubes are random");
    }
}

#[test]
fn the_four_scoring_tiles_lie_in_any_order() {
    // L-SETUP-17
    let game = game(3);
    let mut orders = BTreeSet::new();
    for seed in SEEDS {
        let mut values = deal(&game, seed).column_value;
        orders.insert(values);
        values.sort_unstable();
        assert_eq!(values, game.components.board.scoring_tiles);
    }
    // Two of the four tiles show the same number.
    assert_eq!(orders.len(), 12);
}

#[test]
fn tracks_and_markets_begin_where_the_board_says() {
    // L-SETUP-15, L-SETUP-19, L-SETUP-20
    for game in games() {
        let (state, board) = (first_turn(&game, 4), &game.components.board);
        assert_eq!(state.cardinal, board.church_influence);
        assert_eq!(state.cardinal_lies, None);
        assert_eq!(board.treasury[usize::from(state.treasury)].reis, 3);
        assert_eq!(state.prices, board.price_start);
    }
}

#[test]
fn the_city_display_is_full_and_the_rest_lies_beside_it() {
    // L-SETUP-16
    for game in games() {
        let state = deal(&game, 5);
        assert_eq!((state.city, state.large_tiles, state.small_tiles), ([true; 5], 18, 4));
    }
}

#[test]
fn ships_of_the_first_period_are_in_the_shipyard() {
    // L-SETUP-27, L-SETUP-28, L-SETUP-30, L-2P-04
    for game in games() {
        let state = first_turn(&game, 6);
        let copies = game.options.players - 1;
        assert_eq!(state.shipyard, [copies, copies, 0, 0]);
        assert_eq!((state.top_ship(), state.ships_gone), (Some(Ship::Blue), [0; 4]));
        assert_eq!(Ship::ALL.map(|ship| game.components.ship(ship).hull), [1, 2, 3, 4]);
    }
}

#[test]
fn hands_have_five_blue_cards_and_the_other_blue_cards_stay_unseen() {
    // L-SETUP-25
    for game in games() {
        let years = |card: CardId| game.components.card(card).years;
        let blue: IdSet<CardId> = CardId::all().filter(|&card| years(card) == Years::Blue).collect();
        let mut dealt = IdSet::empty();
        for seed in SEEDS {
            let state = first_turn(&game, seed);
            let mut hands = IdSet::empty();
            for seat in seats(&game) {
                let hand = state.boards[seat].hand;
                assert!(hand.len() == 5 && blue.contains_all(hand) && (hand & hands).is_empty());
                hands = hands | hand;
            }
            assert!((blue & state.revealed).is_empty(), "nobody sees the rest");
            dealt = dealt | hands;
        }
        assert_eq!(dealt, blue, "any blue card may be dealt");
    }
}

#[test]
fn the_display_has_one_red_card_of_each_type() {
    // L-SETUP-26
    for game in games() {
        let mut shown = IdSet::empty();
        for seed in SEEDS {
            let state = first_turn(&game, seed);
            for kind in CardType::ALL {
                let card = state.display[kind.index()].expect("a face-up card");
                let face = game.components.card(card);
                assert_eq!((face.years, face.kind()), (Years::Red, kind));
                shown.insert(card);
            }
            assert_eq!(state.revealed, state.display.into_iter().flatten().collect());
        }
        assert_eq!(shown.len(), 20, "any of the five red cards of a type may be on top");
    }
}

#[test]
fn eight_decrees_are_laid_out() {
    // L-SETUP-29, L-2P-03
    for game in games() {
        let mut shown = IdSet::empty();
        for seed in SEEDS {
            let state = first_turn(&game, seed);
            assert_eq!(state.decrees.len(), 8);
            shown = shown | state.decrees;
        }
        let replaced = shown.iter().filter(|&decree| game.components.decree(decree).not_with_two).count();
        let expected = if game.options.players == 2 { (67, 0) } else { (70, 3) };
        assert_eq!((shown.len(), replaced), expected);
    }
}

#[test]
fn six_clergy_tiles_are_laid_and_the_tiles_not_kept_are_in_the_bag_before() {
    // L-SETUP-06, L-SETUP-18, A-52
    for game in games() {
        let mut laid_again = 0;
        for seed in SEEDS {
            let states = opening(&game, seed);
            let (first, last) = (&states[0], &states[states.len() - 1]);
            let (mut kept, mut offered): (IdSet<ClergyId>, IdSet<ClergyId>) = (IdSet::empty(), IdSet::empty());
            for seat in seats(&game) {
                let offer: IdSet<ClergyId> = first.boards[seat].clergy_offer.into_iter().flatten().collect();
                let own = last.boards[seat].clergy;
                assert_eq!((offer.len(), own.len(), last.boards[seat].clergy_offer), (2, 1, [None; 2]));
                assert!(offer.contains_all(own) && (offer & offered).is_empty());
                (kept, offered) = (kept | own, offered | offer);
            }
            let track: IdSet<ClergyId> = last.church.into_iter().flatten().collect();
            assert_eq!(track.len(), 6);
            assert!((track & kept).is_empty() && last.clergy_gone.is_empty());
            laid_again += usize::from((track & offered).len());
            // All choose before the track is laid and before any card is dealt.
            let choosing = states.iter().take_while(|state| game.decision(state) == Some(Decision::KeepClergy));
            assert!(choosing.clone().count() == usize::from(game.options.players));
            let bare = |state: &State| {
                state.church == [None; 6] && seats(&game).all(|seat| state.boards[seat].hand.is_empty())
            };
            assert!(choosing.into_iter().all(bare));
        }
        assert!(laid_again > 20, "the tiles not kept can come back");
    }
}

#[test]
fn seats_without_a_player_hold_nothing() {
    // L-2P-01: the neutral officials belong to nobody, so they stand on no board.
    for game in games() {
        let state = first_turn(&game, 8);
        let unused = Seat::ALL.into_iter().skip(usize::from(game.options.players));
        assert!(unused.into_iter().all(|seat| state.boards[seat] == Default::default()));
        assert_eq!(state.boards.0.iter().map(|board| board.posted()).sum::<u8>(), game.options.players);
    }
}

#[test]
fn one_first_task_is_dealt_to_each_and_the_others_are_a_deck() {
    // L-VARIANT-04
    for players in 2..=4 {
        let game = Lisboa::new(Components::shipped(), Options { tasks: true, ..Options::players(players) });
        let second: IdSet<Task> = Task::all().filter(|task| task.name().starts_with('B')).collect();
        let mut held_by_a = IdSet::empty();
        for seed in SEEDS {
            let state = deal(&game, seed);
            let mut held = IdSet::empty();
            for seat in seats(&game) {
                let tasks = state.boards[seat].tasks;
                assert!(tasks.len() == 1 && (tasks & second).is_empty() && (tasks & held).is_empty());
                held = held | tasks;
            }
            assert_eq!(state.task_deck, second);
            held_by_a = held_by_a | state.boards[Seat::A].tasks;
        }
        assert_eq!(held_by_a.len(), 4, "any of the four may be dealt to a seat");
    }
    assert!(seats(&game(4)).all(|seat| deal(&game(4), 1).boards[seat].tasks.is_empty()));
}

#[test]
fn tokens_cover_all_rewards_but_that_of_the_last_land() {
    // L-VARIANT-21, A-60
    let game = Lisboa::new(Components::shipped(), Options { tokens: true, ..Options::players(4) });
    let last = Land::at(Row::E, Column::C5);
    let mut first_land = HashSet::new();
    for seed in SEEDS {
        let state = deal(&game, seed);
        let covered: BTreeSet<u8> = state.land_tokens.iter().copied().filter(|&token| token > 0).collect();
        assert_eq!(covered, (1..=24).collect(), "each round token lies on one land space");
        assert_eq!(state.land_tokens[last.index()], 0, "E5 keeps its printed reward");
        assert_eq!(state.site_tokens.iter().copied().collect::<BTreeSet<u8>>(), (1..=14).collect());
        first_land.insert(state.land_tokens[0]);
    }
    assert!(first_land.len() > 15, "the tokens are random");
    let plain = deal(&self::game(4), 1);
    assert_eq!((plain.land_tokens, plain.site_tokens), ([0; 25], [0; 14]));
}

#[test]
fn a_draft_begins_with_hands_of_five() {
    // L-VARIANT-01, L-VARIANT-02, L-VARIANT-03
    for players in 2..=4 {
        let game = Lisboa::new(Components::shipped(), Options { draft: true, ..Options::players(players) });
        let states = opening(&game, 11);
        let asked: Vec<u8> = states
            .iter()
            .filter_map(|state| match game.decision(state) {
                Some(Decision::Draft { keep }) => Some(keep),
                _ => None,
            })
            .collect();
        let first = [2, 1].repeat(usize::from(players));
        let rest = vec![1; 2 * usize::from(players)];
        assert_eq!(asked, [first, rest].concat(), "keep 2 of 5, then 1 of 3, then 1 of 2");
        let last = states.last().expect("a first turn");
        assert!(seats(&game).all(|seat| last.boards[seat].hand.len() == 5 && last.boards[seat].drafted == [None; 4]));
    }
}

#[test]
fn a_seed_gives_one_deal_and_other_seeds_give_others() {
    for game in games() {
        let lines = |seed: u64| game.setup_lines(&game.random_setup(&mut Seeds(seed).setup()));
        let deals: HashSet<Vec<String>> = SEEDS.map(lines).collect();
        assert_eq!(deals.len() as u64, SEEDS.end - SEEDS.start);
        for seed in 0..5 {
            assert_eq!(lines(seed), lines(seed));
            assert_eq!(opening(&game, seed), opening(&game, seed));
        }
    }
}

#[test]
fn a_store_has_an_owner_and_faces_a_street() {
    // L-STORE-01: no text can name one without the other, but an arrangement can.
    let game = game(4);
    let setup = game.read_setup(&[(1, "A: stores E3-book")]).expect("a position");
    assert!(game.start(&setup).is_ok());
    let (mut abandoned, mut turned_away) = (setup, setup);
    abandoned.table.boards[Seat::A].stores = IdSet::empty();
    turned_away.table.facing = [IdSet::empty(); 4];
    for wrong in [abandoned, turned_away] {
        let faults = game.start(&wrong).expect_err("impossible");
        assert!(faults.to_string().contains("E3 has a store without owner or street"), "{faults}");
    }
}
