//! `docs/madeira.md` is right, and what the common pages show of Madeira.

use super::Show;
use super::kinds::{ACTIONS, DECISIONS, action_kind};
use madeira::Action;
use testkit::golden::{Goal, assert_actions, assert_decisions, assert_positions, docs, read_record, scenario};
use testkit::repository;
use testkit::scenario::run_text;

#[test]
fn every_kind_of_action_has_an_example_and_a_rule() {
    assert_actions::<Action>(&docs("madeira"), &repository::rule_index("madeira"), ACTIONS, action_kind);
}

#[test]
fn every_decision_is_named() {
    assert_decisions(&docs("madeira"), DECISIONS);
}

#[test]
fn every_line_of_a_position_is_shown() {
    assert_positions(&docs("madeira"), &Show::game(4, &[]).expect("a game of four"));
}

#[test]
fn the_record_on_the_page_can_be_read() {
    let page = docs("notation");
    let replay = read_record(&page, &Show::game(2, &[]).expect("a game of two"));
    assert_eq!(replay.record.rounds().len(), 1, "a round begins");
}

#[test]
fn the_scenario_on_the_page_passes() {
    let page = docs("scenarios");
    let report =
        run_text(scenario(&page, "MX"), &repository::rule_index("madeira"), |header| Show::game(header.players, &[]))
            .expect("a scenario");
    assert_eq!((report.n_passed(), report.n_failed()), (1, 0), "{report}");
}
