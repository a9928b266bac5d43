//! Why Black Powder says no.

use crate::view::Id;

use super::super::deck::Card;

/// A refusal; its words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PowderRefusal {
    /// the table does not play Black Powder
    Off,
    /// works no magic
    NoMagic(Id),
    /// has no power of that name, or several
    NoPower(Id, String),
    /// the power is aimed, and nobody is named
    NoTarget(String),
    /// lacks the arcane skill: cards cannot be played unskilled
    Unskilled(Id),
    /// owns no domain of the power (rules 15.8)
    NoDomain(Id, String),
    /// nobody casts by cards now
    NotCasting,
    /// somebody casts by cards already
    Casting(Id),
    /// the player has stood: it is the bank's turn
    Stood,
    /// the player has not stood yet
    NotStood,
    /// an Extra cancels nothing
    OnlyWildCancels(Id),
    /// one card is all that a player may cancel
    CancelledOnce(Id),
    /// so many are all that the bank may cancel
    BankCancels(u8),
    /// the hand has no such card
    NotInHand(Card),
    /// that card lies with somebody already, or is named twice
    CardOut(Card),
    /// no card is left to draw
    PileEmpty,
    /// one card at least must count
    NoCards,
    /// that card cannot count so much
    BadValue(Card, i32),
    /// raises must be spent before the power does its damage
    RaisesFirst(Id),
    /// no raise waits to be spent
    NoRaises(Id),
    /// more is asked than so many raises buy
    TooManyGains(u8),
    /// it has fewer points of power experience than that takes
    TooFewPpx {
        /// who
        who: Id,
        /// what it has
        have: u16,
        /// what it takes
        needs: u16,
    },
    /// the power is Legendary already
    TopRank(String),
    /// a rank brings so many improvements, no more and no fewer
    ChooseGains(u8),
    /// the fight is not over: that is done between two scenarios
    MidFight,
}
