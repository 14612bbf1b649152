//! Every scenario of Lisboa is a test of its own: the worked examples of the rulebook, the rulings, and the rules chapter by chapter. What
//! they exercise together is tested after them: every rule is exercised by a scenario that names it, or excused in
//! `rules/lisboa-excused.toml` with the reason and the test that would fail; every ruling is cited by a test.

use lisboa::{Components, Lisboa, Options};
use std::process::ExitCode;
use std::sync::LazyLock;
use testkit::harness;
use testkit::suite::Extent;

static PACK: LazyLock<Components> = LazyLock::new(Components::shipped);

fn build(players: u8, options: &[&str]) -> Result<Lisboa, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Lisboa::new(PACK.clone(), options))
}

fn main() -> ExitCode {
    harness::main(Extent { prefix: "L", rules: 400, rulings: 60, examples: 40 }, build)
}
