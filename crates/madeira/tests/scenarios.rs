//! Every scenario of Madeira is a test of its own: the worked examples of the rulebook, the rulings, and the rules chapter by chapter. What
//! they exercise together is tested after them: every rule is exercised by a scenario that names it, or excused in
//! `rules/madeira-excused.toml` with the reason and the test that would fail; every ruling is cited by a test.

use madeira::{Components, Madeira, Options};
use std::process::ExitCode;
use std::sync::LazyLock;
use testkit::harness;
use testkit::suite::Extent;

static PACK: LazyLock<Components> = LazyLock::new(Components::shipped);

fn build(players: u8, options: &[&str]) -> Result<Madeira, String> {
    let options = options.iter().try_fold(Options::players(players), |options, name| options.with(name))?;
    Ok(Madeira::new(PACK.clone(), options))
}

fn main() -> ExitCode {
    harness::main(Extent { prefix: "M", rules: 300, rulings: 70, examples: 40 }, build)
}
