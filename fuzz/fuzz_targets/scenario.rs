//! The target `scenario` for libFuzzer; its body is [`caravela_fuzz::scenario`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caravela_fuzz::scenario(data));
