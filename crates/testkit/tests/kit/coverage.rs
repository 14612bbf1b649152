//! Which rules are tested: exercised by a run, or excused.

use crate::scenarios::build;
use table::RuleIndex;
use testkit::coverage::{Coverage, Covered, Excuses, Source, Tree};

const INDEX: &str = r#"
[[rule]]
id = "T-TURN-01"
section = "Turn"
page = "1"
text = "Play a card."
[[rule]]
id = "T-FOLLOW-01"
section = "Follow"
page = "1"
text = "Others may follow."
[[rule]]
id = "T-ASK-01"
section = "Questions"
page = "1"
text = "Only what is asked is answered."
[[rule]]
id = "T-END-01"
section = "End"
page = "2"
text = "The game ends."
[[ruling]]
id = "A-01"
title = "Who begins?"
text = "A."
[[example]]
id = "TX-01"
page = "2"
title = "A plays"
"#;

/// A scenario that names these rules.
fn scenario(name: &str, rules: &str, body: &str) -> String {
    format!("scenario {name}\npage 1\ntitle A plays\nrules {rules}\ngame toy\nplayers 2\ngiven\n{body}\nend\n")
}

/// In its run A is asked, plays, and B is asked whether to follow.
const PLAYS: &str = "  A: hand 1 2 3\ndo\n  A: play 3\nwant\n  A: hand 1 2";
/// In its run A is asked, and refused to follow.
const REFUSED: &str = "  A: hand 1 2 3\nwant\n  cannot follow: T-ASK-01";

fn source(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}

fn tree(scenarios: &[String]) -> Tree {
    Tree { scenarios: vec![source("a.scenario", &scenarios.concat())], ..Tree::default() }
}

fn excused(id: &str, test: &str) -> Excuses {
    let text = format!("[[excused]]\nid = \"{id}\"\nreason = \"nothing shows it\"\ntest = \"{test}\"\n");
    Excuses::parse(&text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn coverage(tree: &Tree) -> Coverage {
    let index = RuleIndex::parse(INDEX).expect("the index is right");
    Coverage::of(&index, tree, build).unwrap_or_else(|faults| panic!("{faults}"))
}

fn missing(found: &Coverage) -> Vec<&str> {
    found.missing().map(|rule| rule.id.as_str()).collect()
}

fn exercised(found: &Coverage) -> Vec<&str> {
    found.rules.iter().filter(|rule| !rule.exercised_by.is_empty()).map(|rule| rule.id.as_str()).collect()
}

#[test]
fn a_rule_is_exercised_by_a_run_that_names_and_produces_it() {
    // The second one is produced by the first scenario, but not named; the end is named, but not produced.
    let found = coverage(&tree(&[scenario("one", "T-TURN-01 T-END-01", PLAYS)]));
    assert_eq!(exercised(&found), ["T-TURN-01"]);
    assert_eq!(missing(&found), ["T-FOLLOW-01", "T-ASK-01", "T-END-01"]);
    let found = coverage(&tree(&[scenario("one", "T-TURN-01..02 T-FOLLOW-01 T-ASK-01", PLAYS)]));
    assert_eq!(exercised(&found), ["T-TURN-01", "T-FOLLOW-01"]);
    assert!(found.to_string().contains("  exercised 2, excused 0, missing 2\n"), "{found}");
}

#[test]
fn decisions_events_refusals_prices_and_scores_are_produced() {
    let produced = |body: &str| -> Vec<&str> {
        let found = coverage(&tree(&[scenario("one", "T-TURN-01", body)]));
        assert_eq!(found.failed().count(), 0, "{:?}", found.runs);
        found.runs[0].produced.iter().map(|rule| rule.0).collect()
    };
    assert_eq!(produced("  A: hand 1 2 3\nwant\n  can play 1"), ["T-TURN-01"]);
    // The event of playing, and the question that follows.
    assert_eq!(produced(PLAYS), ["T-01", "T-FOLLOW-01", "T-TURN-01"]);
    assert_eq!(produced(REFUSED), ["T-ASK-01", "T-TURN-01"]);
    // Following costs a coin.
    let follows = "  A: hand 1 2 3\n  B: coins 3\ndo\n  A: play 3\n  B: follow\n  *: card 9\nwant\n  A: hand 1 2 9";
    assert_eq!(produced(follows), ["T-01", "T-COIN-01", "T-FOLLOW-01", "T-TURN-01"]);
    // A line of the final scoring, and what it is made of.
    let played = "  A: hand 1, played 9\nwant\n  score A";
    assert_eq!(produced(&format!("{played} cards 9")), ["T-CARDS-01", "T-TURN-01"]);
    assert_eq!(produced(&format!("{played} follows 0")), ["T-FOLLOW-01", "T-TURN-01"]);
}

#[test]
fn a_scenario_that_fails_exercises_nothing() {
    let wrong = "  A: hand 1 2 3\nwant\n  can play 4";
    let found = coverage(&tree(&[scenario("one", "T-TURN-01", wrong), scenario("two", "T-ASK-01", REFUSED)]));
    assert_eq!(exercised(&found), ["T-ASK-01"]);
    assert_eq!(found.failed().map(|run| run.header.name.as_str()).collect::<Vec<_>>(), ["one"]);
    assert!(found.to_string().contains("  scenarios that fail: one\n"), "{found}");
    assert!(!found.is_full());
}

#[test]
fn exercised_and_excused_rules_are_all_rules() {
    let all = [
        scenario("TX-01 plays", "T-TURN-01 T-FOLLOW-01 T-END-01", PLAYS),
        scenario("two", "T-ASK-01  # A-01", REFUSED),
    ];
    let mut tree = tree(&all);
    assert_eq!(missing(&coverage(&tree)), ["T-END-01"]);
    tree.excuses = excused("T-END-01", "TX-01 plays");
    let found = coverage(&tree);
    assert!(found.is_full(), "{found}");
    assert!(found.to_string().contains("  exercised 3, excused 1, missing 0\n"), "{found}");
    // A test function that names the rule will do as well.
    tree.tests.push(source("end.rs", "#[test]\nfn it_ends() {} // T-END-01"));
    tree.excuses = excused("T-END-01", "it_ends");
    assert!(coverage(&tree).is_full());
}

#[test]
fn an_excuse_must_be_needed_and_have_a_test_that_names_the_rule() {
    let mut tree = tree(&[scenario("one", "T-TURN-01", PLAYS)]);
    tree.tests.push(source("end.rs", "fn helper() {}\n#[test]\nfn it_ends_late() {}"));
    let mut wrong = |id: &str, test: &str| {
        tree.excuses = excused(id, test);
        let found = coverage(&tree);
        assert!(!found.is_full());
        found.wrong_excuses
    };
    assert_eq!(wrong("T-TURN-01", "one"), ["T-TURN-01: is exercised by one"]);
    assert_eq!(wrong("T-END-09", "one"), ["T-END-09: is not a rule"]);
    assert_eq!(wrong("A-01", "one"), ["A-01: is not a rule"]);
    assert_eq!(wrong("T-END-01", "one"), ["T-END-01: `one` does not name it"]);
    assert_eq!(wrong("T-END-01", "it_ends_late"), ["T-END-01: `it_ends_late` does not name it"]);
    for none in ["it_ends", "helper", "two"] {
        assert_eq!(wrong("T-END-01", none), [format!("T-END-01: there is no test or scenario `{none}`")]);
    }
}

#[test]
fn citations_as_a_value_and_in_a_comment_are_told_apart() {
    let mut tree = tree(&[scenario("one", "T-TURN-01", PLAYS), scenario("two", "T-END-01", REFUSED)]);
    tree.code = vec![
        source("turn.rs", "/// T-FOLLOW-01, T-ASK-01\nRuleId(\"T-ASK-01\") // T-END-01\n"),
        source("pack.toml", "rule = \"T-TURN-01\"  # T-END-07\n"),
    ];
    let found = coverage(&tree);
    let ids = |fits: &dyn Fn(&Covered) -> bool| -> Vec<&str> {
        found.rules.iter().filter(|rule| fits(rule)).map(|rule| rule.id.as_str()).collect()
    };
    assert_eq!(ids(&Covered::is_value), ["T-TURN-01", "T-ASK-01"]);
    assert_eq!(ids(&|rule| rule.cited.len() == 2), ["T-ASK-01"]);
    assert!(found.to_string().starts_with("rules: 4, cited as a value 2, in comments only 2\n"), "{found}");
    assert_eq!(found.unknown, [("pack.toml".to_owned(), "T-END-07".to_owned())]);
    assert_eq!(
        found.what_is_missing(),
        "T-FOLLOW-01
  comment in turn.rs:1
  produced, but not named, by `one`
T-ASK-01
  comment in turn.rs:1
  value in turn.rs:2
  produced, but not named, by `two`
T-END-01
  comment in turn.rs:2
  named by `two`, which produced T-ASK-01 T-TURN-01"
    );
}

#[test]
fn rulings_are_cited_and_examples_are_scenarios() {
    let found = coverage(&tree(&[scenario("one", "T-TURN-01  # TX-01", PLAYS)]));
    assert_eq!(
        (&found.rulings.missing[..], &found.examples.missing[..]),
        (&["A-01".to_owned()][..], &["TX-01".to_owned()][..])
    );
    let mut tree = tree(&[scenario("TX-01", "T-TURN-01", PLAYS)]);
    tree.tests.push(source("rulings.rs", "// A-01"));
    let found = coverage(&tree);
    assert!(found.rulings.missing.is_empty() && found.examples.missing.is_empty(), "{found}");
}

#[test]
fn what_is_no_list_of_scenarios_or_excuses_is_refused() {
    let index = RuleIndex::parse(INDEX).expect("the index is right");
    let faults = Coverage::of(&index, &tree(&["given\n".to_owned()]), build).expect_err("it is no scenario");
    assert!(faults.to_string().starts_with("a.scenario: "), "{faults}");
    let faults = Excuses::parse(
        r#"
[[excused]]
id = "here"
[[excused]]
id = "T-END-01..02"
reason = "x"
test = "x"
[[excused]]
id = "T-END-02"
reason = "y"
[[excussed]]
"#,
    );
    let faults: Vec<String> = faults.expect_err("it is broken").0.iter().map(|fault| fault.what.clone()).collect();
    let wanted = [
        "is not known here; write [[excused]]",
        "has no id of a rule",
        "has no reason",
        "has no test",
        "has no test",
        "T-END-02 stands there twice",
    ];
    assert_eq!(faults, wanted);
    assert!(Excuses::parse("[[").is_err());
}
