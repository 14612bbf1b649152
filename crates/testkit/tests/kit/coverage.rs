//! Which rules are cited.

use table::RuleIndex;
use testkit::coverage::{Allowed, coverage};

const INDEX: &str = r#"
[[rule]]
id = "T-TURN-01"
section = "Turn"
page = "1"
text = "Play a card."
[[rule]]
id = "T-TURN-02"
section = "Turn"
page = "1"
text = "A card counts its number."
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

fn index() -> RuleIndex {
    RuleIndex::parse(INDEX).expect("the index is right")
}

#[test]
fn citations_are_counted_and_missing_ones_listed() {
    let code = [("turn.rs", "// T-TURN-01..02 (p. 1); A-01"), ("end.rs", "// M-END-01 is of another game; T-END-07")];
    let tests = [("a.scenario", "rules T-TURN-01\n# TX-01"), ("b.scenario", "rules T-STOP-01")];
    let found = coverage(&index(), &code, &tests, &Allowed::default());
    assert_eq!((found.rules.total, found.rules.in_code, found.rules.in_tests), (3, 2, 1));
    assert_eq!(found.rules.missing_in_code, ["T-END-01"]);
    assert_eq!(found.rules.missing_in_tests, ["T-TURN-02", "T-END-01"]);
    assert_eq!((found.rulings.in_code, found.rulings.in_tests), (1, 0));
    assert_eq!((found.examples.in_tests, found.examples.missing_in_code.len()), (1, 0));
    let unknown = [("end.rs", "T-END-07"), ("b.scenario", "T-STOP-01")];
    assert_eq!(found.unknown, unknown.map(|(name, id)| (name.to_owned(), id.to_owned())));
    assert!(!found.is_full());
    let text = found.to_string();
    assert!(text.contains("rules: 3, cited in code 2, by tests 1\n  not cited in code: T-END-01\n"), "{text}");
}

#[test]
fn exceptions_have_reasons_and_must_be_needed() {
    let allowed = "[[allowed]]\nid = \"T-END-01\"\nreason = \"cannot happen\"\n";
    let allowed = Allowed::parse(allowed).expect("the list is right");
    assert_eq!(allowed.reason("T-END-01"), Some("cannot happen"));
    let code = [("turn.rs", "T-TURN-01 T-TURN-02")];
    let found = coverage(&index(), &code, &code, &allowed);
    assert!(found.is_full(), "{found}");
    let code = [("turn.rs", "T-TURN-01 T-TURN-02 T-END-01")];
    let found = coverage(&index(), &code, &code, &allowed);
    assert_eq!(found.needless, ["T-END-01"]);
    assert!(!found.is_full());
}

#[test]
fn a_broken_list_of_exceptions_is_refused_with_all_faults() {
    let faults = Allowed::parse(
        r#"
[[allowed]]
id = "here"
[[allowed]]
id = "T-END-01..02"
reason = "x"
[[allowed]]
id = "T-END-02"
reason = "y"
[[alowed]]
"#,
    );
    let faults: Vec<String> = faults.expect_err("it is broken").0.iter().map(|fault| fault.what.clone()).collect();
    assert_eq!(
        faults,
        ["is not known here; write [[allowed]]", "has no id of a rule", "has no reason", "T-END-02 stands there twice",]
    );
    assert!(Allowed::parse("[[").is_err());
}
