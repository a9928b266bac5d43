//! Dice, damage and what is typed for faces, of any letters.
#![no_main]

#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::dice(bytes));
