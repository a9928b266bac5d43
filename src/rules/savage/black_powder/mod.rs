//! Black Powder magic: powers without points, by a fixed ritual or by cards against the bank (rules 15).

pub mod chances;
mod hand;
mod terms;

pub use hand::{Counted, HIGH_ACE, Hand, Worth, best, least, total, worth};
pub use terms::{Feats, Move, Terms, Verdict, bank_move, play_bank};
