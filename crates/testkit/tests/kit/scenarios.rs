//! Reading and running scenarios.

use crate::toy::{Decision, Toy, toy};
use table::{RuleIndex, Seat};
use testkit::golden::{docs, words_read};
use testkit::repository::{read, root};
use testkit::scenario::{Header, Report, decision_name, parse, run_text};

pub fn build(header: &Header) -> Result<Toy, String> {
    match (header.game.as_str(), header.players) {
        ("toy", players @ 2..=4) => {
            let has = |name: &str| header.options.iter().any(|option| option == name);
            Ok(Toy { draws_late: has("late"), answers_alone: has("alone"), ..toy(players) })
        }
        (game, players) => Err(format!("there is no `{game}` for {players}")),
    }
}

/// The index of the toy game.
fn index() -> RuleIndex {
    let rule = |id: &str| format!("[[rule]]\nid = \"{id}\"\nsection = \"Toy\"\npage = \"1\"\ntext = \"\"\n");
    let text: String = ["T-TURN-01", "T-FOLLOW-01", "T-FOLLOW-02", "T-DRAW-01"].map(rule).concat();
    RuleIndex::parse(&text).unwrap_or_else(|faults| panic!("{faults}"))
}

fn run(body: &str) -> Report {
    run_with("rules T-TURN-01\ngame toy\nplayers 2", body)
}

/// Runs a scenario with these last lines of its head.
fn run_with(head: &str, body: &str) -> Report {
    let text = format!("scenario T-1\npage 1\ntitle A plays a card\n{head}\ngiven\n{body}\nend\n");
    run_text(&text, &index(), build).unwrap_or_else(|faults| panic!("{faults}"))
}

fn passes(body: &str) {
    let report = run(body);
    assert_eq!((report.n_passed(), report.n_failed()), (1, 0), "{report}");
}

/// The failures of a scenario that must fail.
fn failures(body: &str) -> Vec<String> {
    let report = run(body);
    assert_eq!(report.n_failed(), 1, "{report}");
    report.outcomes[0].failures.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_wanted_is_found() {
    passes(
        "  A: hand 1 2 3, coins 2   # B has the rest
  B: coins 4
want
  asks A take-turn
  can play 1
  cannot play 4: T-TURN-01
  cannot follow
  only play 1, play 2, play 3
  turn A
do
  A: play 3
want
  asks B follow-turn
  A: hand 1 2, played 3
  score A cards 3
  score B follows 0
do
  B: follow
  *: card 9
want
  A: hand 1 2 9, coins 3
  B: coins 3, follows 1
  score B follows 2
  asks B take-turn
  turn B",
    );
}

#[test]
fn luck_that_is_not_named_is_the_lowest_outcome() {
    passes(
        "do
  A: play 1
  B: pass
want
  A: hand 2 3 7
do
  B: play 4
  A: pass
want
  B: hand 5 6 8
  round 2",
    );
}

#[test]
fn single_answers_are_played_by_themselves() {
    // B has no coin, so only `pass` is left; it may be written or not.
    for answer in ["", "  B: pass\n"] {
        passes(&format!("  A: coins 6\n  B: coins 0\ndo\n  A: play 1\n{answer}  *: card 8\nwant\n  A: hand 2 3 8"));
    }
    passes("  A: coins 6\n  B: coins 0\ndo\n  A: play 1\n  B: play 5\nwant\n  asks A follow-turn");
}

/// As `run`, in the game that gives the only answer of who has no coin by itself.
fn run_alone(body: &str) -> Report {
    run_with("rules T-TURN-01\ngame toy\nplayers 2\noptions alone", body)
}

#[test]
fn answers_of_the_game_itself_may_be_written() {
    for answer in ["", "  B: pass\n"] {
        let given = "  A: coins 6\n  B: coins 0";
        let report = run_alone(&format!("{given}\ndo\n  A: play 1\n{answer}  *: card 8\nwant\n  A: hand 2 3 8"));
        assert_eq!(report.n_failed(), 0, "{report}");
    }
}

#[test]
fn another_answer_than_the_only_one_is_refused_where_it_was_meant() {
    let report = run_alone("  A: coins 6\n  B: coins 0\ndo\n  A: play 1\n  B: follow\nwant\n  over");
    let failed: Vec<String> = report.outcomes[0].failures.iter().map(ToString::to_string).collect();
    assert_eq!(
        failed,
        ["line 13: `follow` is not possible: NoCoin\n\
            B is asked follow-turn; only `pass` is possible, and is played by itself\n\
            now B is asked take-turn; legal: play 4, play 5, play 6"]
    );
}

#[test]
fn hold_looks_before_anything_is_played_by_itself() {
    let held = |first: &str, wants: &str| {
        format!("  A: coins 6\n  B: coins 0\ndo\n  A: play 1\n{first}want\n{wants}\nwant\n  asks B take-turn")
    };
    let early = "  asks B follow-turn\n  only B: pass\n  cannot follow: T-FOLLOW-02\n  A: hand 2 3";
    for report in [run(&held("hold\n", early)), run_alone(&held("hold\n", early))] {
        assert_eq!(report.n_failed(), 0, "{report}");
    }
    for report in [run(&held("", early)), run_alone(&held("", early))] {
        let failed: Vec<String> = report.outcomes[0].failures.iter().map(ToString::to_string).collect();
        assert!(failed.iter().any(|failure| failure.contains("B is asked take-turn")), "{failed:?}");
    }
    // What comes after goes on from there.
    passes("do\n  A: play 1\n  B: pass\nhold\nwant\n  A: hand 2 3\ndo\n  *: card 9\nhold\nwant\n  A: hand 2 3 9");
}

#[test]
fn hold_stands_before_want() {
    let head = "scenario T-1\npage 1\ntitle t\nrules T-TURN-01\nplayers 2\ngiven\n";
    for (body, line) in [("hold\ndo\n A: play 1\nwant\n over\nend", 8), ("want\n over\nhold\nend", 10)] {
        let faults = parse(&format!("{head}{body}")).expect_err("it is broken");
        let faults: Vec<String> = faults.0.iter().map(|fault| format!("{} {}", fault.place, fault.what)).collect();
        assert_eq!(faults, [format!("line {line} `hold` must stand right before `want`")]);
    }
}

#[test]
fn unchanged_is_everything_that_is_not_named() {
    let play = "do\n  A: play 3\n  B: follow\n  *: card 9\nwant\n";
    let named = "  A: hand 1 2 9, coins 4\n  A: played 3\n  B: coins 2, follows 1\n  turn B\n  asks B take-turn\n";
    passes(&format!("{play}  unchanged\n{named}  A: hand-size 3"));
    let some = named.replace(", follows 1", "").replace(", coins 4", "");
    assert_eq!(
        failures(&format!("{play}  unchanged\n{some}")),
        ["line 13: this has changed too:\n`A: coins 4` was `A: coins 3`\n`B: follows 1` was `B: follows 0`"]
    );
    // It is the last `do` that counts.
    passes(&format!("{play}{named}do\n  B: play 4\nwant\n  B: hand 5 6, played 4\n  unchanged"));
    assert_eq!(failures("want\n  unchanged"), ["line 9: nothing was done before that could have changed anything"]);
}

#[test]
fn limits_and_prices_are_worked_out() {
    passes("want\n  A: hand-size 3, coins 3\n  card-value 7 7");
    assert_eq!(
        failures(
            "want\n  A: hand-size 4, coins 2\n  card-value 7 8\n  card-value x 1\n  A: hand-size many\n  C: hand-size 0"
        ),
        [
            "line 9: wanted `A: hand-size 4`, but it is `A: hand-size 3`\nwanted `A: coins 2`, but it is `A: coins 3`",
            "line 10: wanted `card-value 7 8`, but it is `card-value 7 7`",
            "line 11: `card-value x 1`: `x` is not a card",
            "line 12: `A: hand-size many`: `many` is not a number",
            "line 13: seat C is not in play",
        ]
    );
    // They follow from a position, and are no part of it.
    assert_eq!(failures("  A: hand-size 4\nwant\n  over"), ["line 8: `hand-size` is not known"]);
}

#[test]
fn rules_must_be_in_the_index() {
    let report = run_with("rules T-TURN-01 T-TURN-09 L-GOLD-01\ngame toy\nplayers 2", "want\n  asks A take-turn");
    let failed: Vec<String> = report.outcomes[0].failures.iter().map(ToString::to_string).collect();
    let missing = |id: &str| format!("line 4: there is no rule `{id}` in the index of toy");
    assert_eq!(failed, [missing("T-TURN-09"), missing("L-GOLD-01")]);
}

#[test]
fn every_word_of_the_format_is_on_its_page() {
    let page = docs("scenarios");
    let spans: Vec<&str> = page.split('`').skip(1).step_by(2).collect();
    let mut n = 0;
    for file in ["parse.rs", "run.rs", "want.rs"] {
        let source = read(&root().join("crates/testkit/src/scenario").join(file));
        for word in words_read(&source, &['"', '(']).into_iter().flatten() {
            let begins = |span: &&str| span.split([' ', ':']).next() == Some(word.as_str());
            assert!(spans.iter().any(begins), "`{word}` of {file} is not on the page");
            n += 1;
        }
    }
    assert!(n > 20, "only {n} words were found");
}

#[test]
fn the_end_can_be_wanted() {
    passes(
        "  A: hand 1, played 2 3 4 5 6 7
  B: hand 8, played 9 10 11 12
do
  A: play 1
  B: follow, play 8
  A: pass
want
  over
  place A 2
  place B 1
  score B cards 50",
    );
}

#[test]
fn an_impossible_position_is_refused_with_its_faults() {
    passes("  A: hand 1 4, coins 9\nimpossible\n  card 4 is in two places\n  there are 12 coins");
    let failed = failures("  A: hand 1 4\nimpossible\n  too many hats");
    assert_eq!(failed.len(), 1);
    assert!(
        failed[0].starts_with("line 10: no fault names `too many hats`; the faults are\ncards: card 4"),
        "{failed:?}"
    );
    assert_eq!(failures("  A: hand 1\nimpossible\n  card"), ["line 1: the position is possible"]);
}

#[test]
fn a_wish_that_is_not_fulfilled_shows_what_is_so() {
    let failed = failures(
        "want
  A: hand 1 2, coins 3
  B: coins 9
  round 5
  asks B take-turn
  can play 7
  cannot play 1: T-TURN-01
  cannot follow: T-FOLLOW-02
  only play 1, play 9
  score A ships 3
  score A cards 3
  place A 1
  over
  hats 3",
    );
    assert_eq!(
        failed,
        [
            "line 9: wanted `A: hand 1 2`, but it is `A: hand 1 2 3`",
            "line 10: wanted `B: coins 9`, but it is `B: coins 3`",
            "line 11: wanted `round 5`, but it is `round 1`",
            "line 12: A is asked take-turn",
            "line 13: `play 7` is not possible: NotInHand(7)\nlegal: play 1, play 2, play 3",
            "line 14: `play 1` is possible",
            "line 15: T-FOLLOW-02 is not among the reasons against `follow`: NotAsked (T-ASK-01)",
            "line 16: `play 2`, `play 3` is legal too; `play 9` is not legal",
            "line 17: `ships` is not a line of the final scoring; known are cards, follows",
            "line 18: wanted `cards 3`, but A gets `cards 0`",
            "line 19: the game is not over",
            "line 20: the game is not over",
            "line 21: `hats 3` is not known",
        ]
    );
}

#[test]
fn a_wrong_action_ends_a_scenario_with_reasons_and_choices() {
    let failed = failures("do\n  A: play 7\nwant\n  over");
    assert_eq!(
        failed,
        ["line 9: `play 7` is not possible: NotInHand(7)\n\
             A is asked take-turn; legal: play 1, play 2, play 3"]
    );
    let failed = failures("do\n  B: play 4\nwant\n  over");
    assert_eq!(failed, ["line 9: `play 4` is by B, but A is asked take-turn; legal: play 1, play 2, play 3"]);
    // The refusal of the moment that was meant, and where it went on to.
    let failed = failures("  A: coins 6\n  B: coins 0\ndo\n  A: play 1\n  B: follow\nwant\n  over");
    assert!(failed[0].starts_with("line 12: `follow` is not possible: NoCoin\nB is asked follow-turn"), "{failed:?}");
    assert!(failed[0].contains("\nnow B is asked take-turn"), "{failed:?}");
    let failed = failures("do\n  A: jump\nwant\n  over");
    assert_eq!(failed, ["line 9: `jump` is not an action: write play N, follow, pass or card N"]);
    for (line, message) in [("A play 1", "a line of `do` is"), ("E: play 1", "`E` is not a seat"), ("A:", "no action")]
    {
        let failed = failures(&format!("do\n  {line}\nwant\n  over"));
        assert!(failed[0].contains(message), "{failed:?}");
    }
}

#[test]
fn faults_of_a_position_have_their_lines() {
    let failed = failures("  A: hand 99\n  hats 3\nwant\n  over");
    assert_eq!(failed, ["line 8: `99` is not a card", "line 9: `hats 3` is not known"]);
    let failed = failures("  A: coins 9\nwant\n  over");
    assert_eq!(failed, ["line 8: coins: there are 12 coins, must be 6"]);
}

#[test]
fn all_faults_of_the_form_are_listed() {
    let text = "page 3\nscenario one\npage 1\npage 2\nhat 3\nplayers many\ngiven\nwant\n  over\nend\n\
                scenario one\npage 1\ntitle x\nrules R-A-01\nplayers 2\nimpossible\n x\ndo\nend\nscenario two\ngiven\n";
    let faults = parse(text).expect_err("it is broken");
    let faults: Vec<String> = faults.0.iter().map(|fault| format!("{} {}", fault.place, fault.what)).collect();
    assert_eq!(
        faults,
        [
            "line 1 `page 3` stands outside of a scenario",
            "line 4 `page` stands here for the second time",
            "line 5 `hat` is not known here; known are page, title, rules, game, players, options, given, do, hold, want, \
             impossible, end",
            "line 6 `many` is not a number of players",
            "line 10 the scenario `one` has no line `title`",
            "line 10 the scenario `one` has no line `rules`",
            "line 11 there is another scenario `one` above",
            "line 18 nothing may follow `impossible` but `end`",
            "line 20 the scenario `two` has no line `end`",
        ]
    );
    assert!(parse("# nothing\n").is_err());
}

#[test]
fn a_head_has_defaults_and_the_game_is_built_from_it() {
    let text = "scenario a\ntitle t\npage 16\nrules T-TURN-01 T-DRAW-01\nplayers 3\noptions late big\nwant\nover\nend";
    let header = &parse(text).expect("the form is right")[0].header;
    assert_eq!((header.game.as_str(), header.players, header.line), ("lisboa", 3, 1));
    assert_eq!((header.rules.len(), header.options.join(" ")), (2, "late big".to_owned()));
    let report = run_text(text, &index(), build).expect("the form is right");
    assert_eq!(report.to_string(), "FAIL a: t\n     line 1: there is no `lisboa` for 3\n0 passed, 1 failed");
}

#[test]
fn names_of_decisions_have_hyphens() {
    assert_eq!(decision_name(&Decision::TakeTurn), "take-turn");
    assert_eq!(decision_name(&Decision::FollowTurn { of: Seat::B }), "follow-turn");
    assert_eq!(decision_name(&Some(3)), "some");
}
