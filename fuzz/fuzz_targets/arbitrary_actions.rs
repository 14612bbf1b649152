//! The target `arbitrary_actions` for libFuzzer; its body is [`caravela_fuzz::arbitrary_actions`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caravela_fuzz::arbitrary_actions(data));
