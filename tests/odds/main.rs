//! The odds: golden values, a second implementation in fractions, and the rules themselves with random dice.

#![expect(clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]
#![expect(clippy::print_stdout, reason = "the heavy tests tell what they found")]

mod asked;
mod castings;
mod disarm;
mod draw;
mod engine;
mod exact;
mod fights;
mod fraction;
mod golden;
mod rationals;
mod rolls;
mod shared;

#[path = "../support/seeded.rs"]
mod seeded;
