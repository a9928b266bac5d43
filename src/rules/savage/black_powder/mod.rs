//! Black Powder magic: powers without points, by a fixed ritual or by cards against the bank (rules 15).

pub mod adept;
pub mod advance;
mod apply;
pub mod casting;
pub mod chances;
pub mod document;
pub mod drain;
pub mod fatigue;
mod hand;
pub mod happening;
mod knows;
pub mod order;
pub mod play;
pub mod raises;
pub mod refusal;
pub mod ritual;
mod terms;
mod work;

pub use adept::{Adept, Class, Domain, Fault, Gain, Gains, Known, Reach, Source, faults, improved};
pub use casting::{Casting, DrainRule, Game, LastCasting, PowderOptions, Ritual, Side, Spent, Unspent, Way};
pub use hand::{Counted, HIGH_ACE, Hand, Worth, best, least, total, worth};
pub use happening::Happening;
pub use order::{BankOrder, Intent, Line, Order};
pub use refusal::PowderRefusal;
pub use terms::{Feats, Move, Terms, Verdict, bank_move, play_bank};
