//! Hands the arguments to the program.
fn main() {}
