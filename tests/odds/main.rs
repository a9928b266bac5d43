//! The odds: golden values, a second implementation in rationals, and the rules themselves with random dice.

#[cfg(test)]
mod golden;
