//! The test kit and the records, proven with a toy game that is sound, and with flaws put into it on purpose.

mod coverage;
mod driver;
mod laws;
mod perft;
mod records;
mod scenarios;
mod suite;
mod toy;
mod toy_rules;
mod toy_setup;
