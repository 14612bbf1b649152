//! Tests of the loader, with the shipped pack and changes of it.

use super::*;
use crate::components::{
    Benefit, Bottom, ClergyEffect, Count, Event, Face, Item, Penalty, Scale, TaskReward, ThinColumn,
};
use crate::ids::*;
use table::pack::{Confidence, Trial, marked};
use table::{Id, IdSet};

const PACK: Trial<Components> = Trial::new(Components::shipped_files(), Components::load);

#[test]
fn the_shipped_pack_loads() {
    let pack = Components::shipped();
    assert_eq!(pack.name, "caravela");
    assert_eq!(pack.cards.iter().filter(|card| card.kind() == CardType::Treasury).count(), 22);
    for years in Years::ALL {
        for kind in [CardType::Maia, CardType::Marquis, CardType::King] {
            assert_eq!(pack.cards.iter().filter(|card| card.years == years && card.kind() == kind).count(), 5);
        }
    }
    assert_eq!(pack.plans.map(|plan| plan.officials)[..8], [2, 2, 3, 3, 4, 4, 5, 5]);
    assert!(PlanId::all().all(|id| pack.plan(id).starting == (id.number() > 16)));
    assert_eq!((pack.board.treasury_start, pack.board.treasury[2].reis, pack.board.treasury[2].influence), (2, 3, 0));
    assert_eq!((pack.land_tokens.len(), pack.site_tokens.len()), (24, 14));
    assert_eq!((pack.board.scoring_tiles, pack.board.thin_column), ([3, 3, 4, 5], ThinColumn::Wigs(2)));
    assert_eq!(pack.board.rubble_column, [3, 3, 3, 3, 2]);
    assert_eq!(pack.majorities.stores[Good::Tool.index()], [6, 4, 2]);
    assert_eq!(pack.start.influence, [4, 5, 6, 7]);
}

#[test]
fn the_shipped_pack_says_what_the_examples_say() {
    let pack = Components::shipped();
    let noble = |number: u8| match pack.card(CardId::numbered(number).unwrap()).face {
        Face::Noble { noble, influence, bottom } => (noble, influence, bottom),
        Face::Treasury { .. } => panic!("card {number} is a Treasury card"),
    };
    let gold = Bottom::Reward([Some(Item::Goods(Good::Gold, 1)), None, None]);
    assert_eq!(noble(3), (Noble::Maia, 3, gold), "LX-04");
    assert_eq!(noble(30), (Noble::Marquis, 5, Bottom::Penalty(Penalty::Official)), "LX-05");
    assert_eq!(noble(43).2, gold, "LX-11");
    assert_eq!(pack.ship(Ship::Blue).influence + pack.ship(Ship::Red).influence, 4, "LX-11");
    assert_eq!((pack.ship(Ship::Purple).hull, pack.ship(Ship::Purple).influence), (3, 1), "LX-12");
    assert_eq!(pack.board.site_reward[Site::north(Good::Gold).index()][0], Some(Item::Goods(Good::Gold, 1)), "LX-28");
    let face = Architect::ALL.into_iter().flat_map(|a| BuildingId::all().map(move |b| (b, a)));
    let pink_and_brown: IdSet<Good> = [Good::Cloth, Good::Book].into_iter().collect();
    assert!(face.into_iter().any(|(b, a)| pack.colors(b, a) == pink_and_brown), "LX-26");
    assert_eq!(pack.clergy(ClergyId::at(10)).effect, ClergyEffect::CourtReis(Noble::Marquis, 3));
    let decree = pack.decree(DecreeId::at(15));
    assert_eq!(decree.count, Count::OwnStores { row: Some(Row::E), street: None });
    assert_eq!((decree.scale, decree.wigs, decree.not_with_two), (Scale::Per(1), 2, true));
    assert_eq!(pack.tasks[Task::B8.index()], TaskReward::Wigs(2));
    let recruits =
        Face::Treasury { event: Event::Receive([Some(Item::Recruit(4)), None, None]), benefit: Benefit::Discount(1) };
    assert_eq!(pack.card(CardId::at(60)).face, recruits, "LX-06");
}

#[test]
fn penalty_cards_have_the_most_influence_of_their_deck() {
    // L-NOBLECARD-03, p. 10: within the cards of the same Noble and deck.
    let pack = Components::shipped();
    let mut highest = [[(0, 0); 3]; 4];
    for card in &pack.cards {
        if let Face::Noble { noble, influence, bottom } = card.face {
            let (reward, penalty) = &mut highest[card.years.index()][noble.index()];
            match bottom {
                Bottom::Reward(_) => *reward = influence.max(*reward),
                Bottom::Penalty(_) => *penalty = influence.max(*penalty),
            }
        }
    }
    assert!(highest.iter().flatten().all(|(reward, penalty)| reward < penalty), "{highest:?}");
}

#[test]
fn every_value_is_marked() {
    let pack = Components::shipped();
    for confidence in Confidence::ALL {
        assert!(pack.marks.iter().any(|mark| mark.confidence == confidence), "nothing is {confidence}");
    }
    let mark = |file, entry, key| marked(&pack.marks, file, entry, key);
    assert_eq!(mark("cards.toml", "noble 43", "reward"), ("gold 1", Confidence::Found));
    assert_eq!(mark("cards.toml", "noble 43", "influence"), ("3", Confidence::Reconstructed));
    assert_eq!(mark("clergy.toml", "clergy 11", "effect"), ("court-reis marquis 3", Confidence::Found));
    assert_eq!(mark("clergy.toml", "clergy 11", "wigs"), ("3", Confidence::Reconstructed));
    assert_eq!(mark("board.toml", "treasury_space 5", "reis"), ("5", Confidence::Found));
    assert_eq!(mark("board.toml", "treasury_space 5", "influence"), ("-1", Confidence::Derived));
    assert_eq!(mark("board.toml", "downtown", "columns"), ("3, 3, 3, 3, 2", Confidence::Found));
    assert!(pack.marks.iter().all(|mark| !["number", "rule", "name"].contains(&&*mark.key)));
}

#[test]
fn the_hash_follows_the_values_only() {
    let usual = Components::shipped().hash;
    let hash = |file, from, to| PACK.changed(&[(file, from, to)]).unwrap().hash;
    assert_eq!(hash("cards.toml", "rulebook p. 10, example", "physical copy"), usual);
    assert_eq!(hash("pack.toml", "caravela", "my-own"), usual);
    assert_ne!(hash("cards.toml", "influence = 2", "influence = 1"), usual);
}

#[test]
fn all_faults_are_listed_with_file_and_key() {
    let faults = PACK.changed(&[
        ("cards.toml", "influence = 2\nreward = [\"plan 1\"]", "influence = 11\nreward = [\"plans 1\"]"),
        ("cards.toml", "hull = 4", "hull = 5\ncrew = 9"),
        ("clergy.toml", "court-reis marquis 3", "court-reis duke 3"),
        ("decrees.toml", "side = \"west\"\nper = 1", "side = \"south\"\nper = 1"),
        ("decrees.toml", "count = \"money\"\nmost = true", "count = \"money\""),
        ("plans.toml", "officials = 5", "officials = 9"),
        ("buildings.toml", "[\"gold\", \"cloth\"]", "[\"gold\", \"gold\"]"),
        ("board.toml", "pile = 6", "pile = 7"),
        ("start.toml", "goods = 1", "goods = 3"),
        ("scoring.toml", "[thin_column]\nwigs = 2", "[thin_column]\ncolumn = 5"),
        ("variants.toml", "tasks 2", "task 2"),
    ]);
    let faults = faults.unwrap_err();
    let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
    let expected = [
        "cards.toml: noble 1: influence",
        "cards.toml: noble 1: reward",
        "cards.toml: ship brown: hull",
        "cards.toml: ship brown: crew",
        "clergy.toml: clergy 11: effect",
        "decrees.toml: decree 1: side",
        "decrees.toml: decree 69: per",
        "plans.toml: plan 7: officials",
        "buildings.toml: building 1: blue",
        "board.toml: downtown",
        "scoring.toml: thin_column: column",
        "start.toml: start: goods",
        "variants.toml: task A1: reward",
    ];
    assert_eq!(places, expected, "{faults}");
}

/// Changes of the shipped pack, each with the beginning of the one fault it makes.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    ("cards.toml", "number = 12\n", "number = 13\n", "cards.toml: noble 13: number: 13 is given twice"),
    ("cards.toml", "number = 82\n", "number = 83\n", "cards.toml: treasury entry 22: number: `83` is not a card"),
    ("cards.toml", "number = 82\n", "number = 2\n", "cards.toml: treasury 2: number: is 2, must be one of 61 to 82"),
    ("cards.toml", "noble = \"maia\"", "noble = \"duke\"", "cards.toml: noble 1: noble: `duke` is not a noble; known"),
    ("cards.toml", "deck = \"red\"", "deck = \"blue\"", "cards.toml: deck red: has 4 cards of maia, must have 5"),
    ("cards.toml", "influence = 2", "influence = -1", "cards.toml: noble 1: influence: is -1, must be 0 to 10"),
    ("cards.toml", "influence = 2", "influense = 2", "cards.toml: noble 1: influence: is missing"),
    ("cards.toml", "penalty", "reward = [\"gold 1\"]\npenalty", "cards.toml: noble 5: penalty: a card has a reward or"),
    ("cards.toml", "reward = [\"plan 1\"]", "", "cards.toml: noble 1: reward: a card has a reward or a penalty"),
    (
        "cards.toml",
        "[\"plan 1\"]",
        "[\"gold 0\"]",
        "cards.toml: noble 1: reward: `gold 0`: `0` must be a number from 1",
    ),
    ("cards.toml", "[\"plan 1\"]", "[]", "cards.toml: noble 1: reward: has 0 items, must have 1 to 3"),
    ("cards.toml", "[\"recruit 2\"]", "[\"recruit 4\"]", "cards.toml: noble 2: reward: `recruit 4`: only an event"),
    ("cards.toml", "\"produce\"", "\"sell\"", "cards.toml: treasury 62: event: `sell` is not an event; known are"),
    ("cards.toml", "confidence = \"found\"", "", "cards.toml: noble 3: confidence: is missing"),
    ("cards.toml", "except.deck", "except.decks", "cards.toml: noble 1: except: `decks` is not a value of this entry"),
    ("cards.toml", "period = 1", "period = 2", "cards.toml: ship: period 1 has 1 kinds of ship, must have 2"),
    (
        "clergy.toml",
        "L-CLERGY-07",
        "L-CLERGY-08",
        "clergy.toml: clergy 7: rule: is `L-CLERGY-08`, must be `L-CLERGY-07`",
    ),
    ("decrees.toml", "per = 1", "per = 1\nmost = true", "decrees.toml: decree 1: per: a decree has exactly one of"),
    ("decrees.toml", "per = 1", "each = true", "decrees.toml: decree 1: each: goes only with `own-stores` or `goods`"),
    ("decrees.toml", "per = 1", "row = \"A\"\nper = 1", "decrees.toml: decree 1: row: does not go with `buildings`"),
    (
        "decrees.toml",
        "\"buildings\"",
        "\"houses\"",
        "decrees.toml: decree 1: count: `houses` is not counted by decrees",
    ),
    (
        "plans.toml",
        "\"green\"",
        "\"blue\"",
        "plans.toml: plan: there are 9 ordinary Plans of the blue architect, must be 8",
    ),
    ("plans.toml", "starting = true", "", "plans.toml: plan 17: except: `starting` is not a value of this entry"),
    ("buildings.toml", ", \"cloth\"]", "]", "buildings.toml: building 1: blue: has 1 items, must have 2"),
    (
        "board.toml",
        "start = 3",
        "start = 7",
        "board.toml: treasury_track: start: is 7, but no space of the track has 7",
    ),
    (
        "board.toml",
        "reis = 4",
        "reis = 3",
        "board.toml: treasury_space: the réis must rise from each space to the next",
    ),
    ("board.toml", "7, 9]", "7, 10]", "board.toml: influence_track: reis_on: is 10, must be 0 to 9"),
    ("board.toml", "7, 9]", "9, 7]", "board.toml: influence_track: reis_on: must be in ascending order"),
    ("board.toml", "gold = 6", "gold = 7", "board.toml: market: gold: must be from the floor 1 to the ceiling 6"),
    ("board.toml", "space = \"B3\"", "space = \"B6\"", "board.toml: land entry 8: space: `B6` is not a land space"),
    (
        "board.toml",
        "pile = 6",
        "pile = 5",
        "board.toml: downtown: rows 15, columns 14, sites 28 and pile 5 make 62 cubes, not 63",
    ),
    (
        "board.toml",
        "treasury = 3",
        "treasury = 0",
        "board.toml: church: treasury: must not be the gap of the Influence",
    ),
    (
        "scoring.toml",
        "[[scoring_tile]]",
        "[[other]]",
        "scoring.toml: scoring_tile: there are 3 scoring tiles, must be 4",
    ),
    ("variants.toml", "copies = 4", "copies = 6", "variants.toml: land_token: there are 26 tokens, must be at most 25"),
    (
        "variants.toml",
        "reward = \"wigs 2\"",
        "reward = \"wigs\"",
        "variants.toml: task B8: reward: `wigs` is too short",
    ),
    ("pack.toml", "caravela", "My Pack", "pack.toml: pack: name: `My Pack` must be 1 to 40 small letters"),
    ("pack.toml", "\"lisboa\"", "\"madeira\"", "pack.toml: pack: game: is `madeira`, must be `lisboa`"),
];

#[test]
fn each_fault_is_told_in_its_own_words() {
    PACK.check_faults(FAULTS);
}

#[test]
fn missing_numbers_unknown_keys_and_unknown_tables_are_told() {
    let lines = PACK.faults("clergy.toml", "number = 12\n", "number = 13\n");
    assert!(lines.contains("clergy.toml: clergy: missing: number 12"), "{lines}");
    let lines = PACK.faults("cards.toml", "influence = 2", "influense = 2");
    let known =
        "is not known here; known are number, noble, deck, influence, reward, penalty, source, confidence, except";
    assert!(lines.contains(&format!("cards.toml: noble 1: influense: {known}")), "{lines}");
    let lines = PACK.faults("start.toml", "[start]", "[begin]");
    assert!(lines.contains("start.toml: start: the table [start] is missing"), "{lines}");
    assert!(lines.contains("start.toml: begin: is not known here; known are start, player_board"), "{lines}");
}

#[test]
fn missing_unknown_broken_and_turned_files_are_told() {
    PACK.check_files(|pack| pack.hash);
}

#[test]
fn no_text_makes_it_panic() {
    let refused = PACK.scramble(1755, 600, &["[[noble]]\n", "réis", "number"]);
    assert!((100..600).contains(&refused), "{refused} of 600 were refused");
}
