//! The target `pack` for libFuzzer; its body is [`caravela_fuzz::pack`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caravela_fuzz::pack(data));
