//! Every rule is exercised by a scenario that names it, or excused in `rules/lisboa-excused.toml` with the reason and the test that
//! would fail. Every ruling is cited by a test, and every worked example is a scenario. Nothing is cited that does not exist.

use lisboa::{Components, Lisboa, Options};

fn build(players: u8, options: &[&str]) -> Result<Lisboa, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Lisboa::new(Components::shipped(), options))
}

testkit::coverage_tests!(Lisboa, build, "L", rules > 400, rulings > 60, examples 40);
