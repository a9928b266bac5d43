//! A journal of any bytes, and of any lines with the right checksums.
#![no_main]

#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::journal(bytes));
