//! Disks that fail at every call, in every way, and power that is cut at every moment.

#![expect(clippy::expect_used, clippy::panic, reason = "what fails here fails the test")]

mod fights;
mod journals;
mod power;
mod saves;
mod twin;
