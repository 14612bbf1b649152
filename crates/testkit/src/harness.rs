//! The program that runs the tests of a [`suite`], as other tests are run: by their names, side by side, with the usual closing line.

use crate::coverage::Tree;
use crate::driver::Build;
use crate::repository::{root, rule_index};
use crate::suite::{self, Extent};
use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;
use table::Game;

/// Runs the tests that the command line chooses of a game of this repository.
///
/// # Panics
/// If a file cannot be read.
pub fn main<G: Game + 'static>(extent: Extent, build: Build<G>) -> ExitCode {
    let tree = Tree::read(&root(), G::NAME);
    let tests = tree.and_then(|tree| suite::tests(rule_index(G::NAME), tree, extent, build));
    let tests = tests.unwrap_or_else(|faults| panic!("{faults}"));
    let trials = tests.into_iter().map(|test| Trial::test(test.name, || Ok((test.run)()?))).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
