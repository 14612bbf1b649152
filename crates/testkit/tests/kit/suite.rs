//! Scenarios as tests by their names.

use crate::toy::{Toy, toy};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::RuleIndex;
use testkit::coverage::{Source, Tree};
use testkit::suite::{Extent, Test, tests};

const INDEX: &str = "[[rule]]\nid = \"T-TURN-01\"\nsection = \"Turn\"\npage = \"1\"\ntext = \"Play a card.\"\n\
    [[example]]\nid = \"TX-01\"\npage = \"1\"\ntitle = \"A plays\"\n";

const EXTENT: Extent = Extent { prefix: "T", rules: 0, rulings: 0, examples: 1 };

fn build(players: u8, _: &[&str]) -> Result<Toy, String> {
    Ok(toy(players))
}

/// A scenario in which A may play this card.
fn scenario(name: &str, card: u8) -> String {
    format!(
        "scenario {name}\npage 1\ntitle A plays\nrules T-TURN-01\ngame toy\nplayers 2\n\
         given\n  A: hand 1 2 3\nwant\n  can play {card}\nend\n"
    )
}

fn source(path: &str, text: String) -> Source {
    Source { path: path.to_owned(), text }
}

fn suite(scenarios: Vec<Source>) -> Vec<Test> {
    let index = RuleIndex::parse(INDEX).expect("the index is right");
    tests(index, Tree { scenarios, ..Tree::default() }, EXTENT, build).unwrap_or_else(|faults| panic!("{faults}"))
}

/// How a test of this name goes: whether it panics is as good as its error.
fn run(tests: Vec<Test>, name: &str) -> Result<(), String> {
    let test = tests.into_iter().find(|test| test.name == name).expect("there is such a test");
    catch_unwind(AssertUnwindSafe(test.run)).unwrap_or_else(|_| Err("it panics".to_owned()))
}

fn of_two(second: &str, card: u8) -> Vec<Test> {
    let first = source("scenarios/toy/examples/TX-01.scenario", scenario("TX-01", 1));
    suite(vec![first, source("scenarios/toy/turn.scenario", scenario(second, card))])
}

#[test]
fn every_scenario_is_a_test_by_its_name_and_checks_follow() {
    let names: Vec<String> = of_two("T-TURN-01 late", 3).into_iter().map(|test| test.name).collect();
    assert_eq!(names[..2], ["TX-01", "T-TURN-01 late"]);
    assert!(names[2..].iter().any(|name| name == "every_rule_is_exercised_or_excused"), "{names:?}");
    for name in &names {
        // The toy has no rulings, of which there must be some.
        let is_well = name != "every_ruling_is_cited_by_a_test";
        assert_eq!(run(of_two("T-TURN-01 late", 3), name).is_ok(), is_well, "{name}");
    }
}

#[test]
fn a_scenario_that_fails_says_where_and_takes_no_other_with_it() {
    let why = run(of_two("T-TURN-01", 4), "T-TURN-01").expect_err("the card is not in hand");
    assert!(why.starts_with("scenarios/toy/turn.scenario\nFAIL T-TURN-01: A plays\n     line 10: "), "{why}");
    assert_eq!(run(of_two("T-TURN-01", 4), "TX-01"), Ok(()));
}

#[test]
fn names_that_are_given_twice_and_missing_files_of_examples_are_noticed() {
    assert!(run(of_two("TX-01", 3), "every_scenario_has_a_name_of_its_own").is_err());
    let elsewhere = || suite(vec![source("scenarios/toy/TX-01.scenario", scenario("TX-01", 1))]);
    assert!(run(elsewhere(), "every_example_has_a_file").is_err());
    assert_eq!(run(elsewhere(), "every_example_is_a_scenario"), Ok(()));
}

#[test]
fn a_file_that_is_no_list_of_scenarios_is_named() {
    let index = RuleIndex::parse(INDEX).expect("the index is right");
    let tree = Tree { scenarios: vec![source("odd.scenario", "given\n".to_owned())], ..Tree::default() };
    let faults = tests(index, tree, EXTENT, build).err().expect("it cannot be read");
    assert!(faults.to_string().starts_with("odd.scenario: "), "{faults}");
}
