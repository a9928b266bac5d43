//! Disks that fail at every call, power that is cut at every moment, and files of any bytes, size and shape.

#![expect(clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]

mod corpora;
mod cut;
mod fights;
mod grown;
mod journals;
mod power;
mod saves;
mod shapes;
mod twin;
