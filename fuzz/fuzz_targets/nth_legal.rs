//! The target `nth_legal` for libFuzzer; its body is [`caravela_fuzz::nth_legal`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| caravela_fuzz::nth_legal(data));
