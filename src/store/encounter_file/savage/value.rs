//! Values that only this game has: a Trait's die, damage, an Action Card.

use std::str::FromStr;

use crate::dice::{Damage, Level};
use crate::rules::savage::Card;
use crate::store::encounter_file::check::{Check, last, short};

use super::wrong::Wrong;

impl Check {
    /// A Trait's die.
    pub fn level(&mut self, field: &str, text: &str) -> Option<Level> {
        let level = Level::from_str(text).ok();
        if level.is_none() {
            self.wrong(field, Wrong::Die { field: last(field).to_owned(), found: short(text) }.into());
        }
        level
    }

    /// A damage expression.
    pub fn damage(&mut self, field: &str, text: &str) -> Option<Damage> {
        let damage = Damage::from_str(text).ok();
        if damage.is_none() {
            self.wrong(field, Wrong::Damage { found: short(text) }.into());
        }
        damage
    }

    /// An Action Card.
    pub fn card(&mut self, field: &str, text: &str) -> Option<Card> {
        let card = Card::from_str(text).ok();
        if card.is_none() {
            self.wrong(field, Wrong::Card { found: short(text) }.into());
        }
        card
    }
}
