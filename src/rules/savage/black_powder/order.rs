//! What can be asked of Black Powder, with every name settled.

use crate::view::Id;

use super::super::deck::Card;
use super::super::trait_roll::Target;
use super::adept::Gains;
use super::casting::{DrainRule, Spent};
use super::hand::Counted;

/// Who casts what at whom by cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// who
    pub who: Target,
    /// which power, as it was said
    pub power: String,
    /// at whom
    pub at: Vec<Target>,
    /// what a Drain does, where the game master says so
    pub drain: Option<DrainRule>,
}

/// A whole game in one line, from the table's real deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// the player's cards that count
    pub cards: Vec<Card>,
    /// the one that was cancelled
    pub cancel: Option<Card>,
    /// what Aces and Jokers count
    pub values: Vec<Counted>,
    /// the bank's cards that count; none: it plays by its policy
    pub bank: Option<Vec<Card>>,
    /// those that it cancelled
    pub bank_cancel: Vec<Card>,
    /// what the raises are spent on, where that is said
    pub raises: Option<Spent>,
}

/// What the bank does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankOrder {
    /// plays to its end by its policy
    Play,
    /// draws: the next card, or this one of the real deck
    Draw(Option<Card>),
    /// cancels: its newest card, or this one
    Cancel(Option<Card>),
    /// has enough
    Stand,
}

/// Something asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// to cast by ritual, with this free number on the roll
    Ritual(Intent, i32),
    /// to cast by cards, one after another
    Begin(Intent),
    /// to cast by cards, all at once
    Line(Intent, Box<Line>),
    /// to draw: the next card, or this one of the real deck
    Draw(Option<Card>),
    /// to cancel a card of one's own
    Cancel(Card),
    /// to stand, with these values of Aces and Jokers
    Stand(Vec<Counted>),
    /// what the bank does
    Bank(BankOrder),
    /// to spend raises; nothing named: all that are left on power experience
    Improve(Id, Spent),
    /// to raise a power or the arcane skill between two scenarios
    Advance {
        /// who
        who: Id,
        /// the power or the skill, as it was said
        what: String,
        /// the improvements that the power gains
        gains: Gains,
    },
}
