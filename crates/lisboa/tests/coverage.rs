//! Every rule is cited by the code that applies it and by a test that shows it, every ruling by a test, and every worked
//! example has a scenario. What cannot be cited stands in `rules/lisboa-allowed.toml` with the reason. Nothing is cited that
//! does not exist.

testkit::coverage_tests!("lisboa", "L", rules > 400, rulings > 60, examples 40);
