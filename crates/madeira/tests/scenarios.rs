//! All scenarios of Madeira: the worked examples of the rulebook, the rulings, and the rules chapter by chapter.

use madeira::{Components, Madeira, Options};
use std::sync::LazyLock;
use testkit::scenario;

static PACK: LazyLock<Components> = LazyLock::new(Components::shipped);

fn build(players: u8, options: &[&str]) -> Result<Madeira, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Madeira::new(PACK.clone(), options))
}

#[test]
fn every_scenario_passes() {
    scenario::assert_all_pass(40, build);
}

#[test]
fn every_worked_example_has_a_file() {
    scenario::assert_examples::<Madeira>(40);
}
