//! The target `record` for libFuzzer; its body is [`caravela_fuzz::record`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caravela_fuzz::record(data));
