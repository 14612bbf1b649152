//! Every rule is exercised by a scenario that names it, or excused in `rules/madeira-excused.toml` with the reason and the test that
//! would fail. Every ruling is cited by a test, and every worked example is a scenario. Nothing is cited that does not exist.

use madeira::{Components, Madeira, Options};

fn build(players: u8, options: &[&str]) -> Result<Madeira, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Madeira::new(Components::shipped(), options))
}

testkit::coverage_tests!(Madeira, build, "M", rules > 300, rulings > 70, examples 40);
