//! Every rule is cited by the code that applies it and by a test that shows it, every ruling by a test, and every worked
//! example has a scenario. What cannot be cited stands in `rules/madeira-allowed.toml` with the reason.

testkit::coverage_tests!("madeira", "M", rules > 300, rulings > 70, examples 40);
