//! How combatants, cards, weapons and numbers are called in a sentence.

use crate::rules::savage::deck::{Card, Suit};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::stats::Trait;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{self, Lang, Words, fold, word};
pub use crate::texts::{list, of, plain, signed};
use crate::view::Id;

/// The name that sentences use: the last word of a person's, where nobody else is called so.
pub fn short_name<'a>(fight: &Encounter, who: &'a Combatant) -> &'a str {
    let whole = who.name.as_str();
    let Some((_, last)) = whole.trim_end().rsplit_once(' ').filter(|_| who.is_wild()) else { return whole };
    // « Anne of the Sea », « Henry VIII » and « Mate 2 » are no first and last names.
    let titled = |word: &str| word.starts_with(char::is_uppercase);
    let plain = last.chars().all(|sign| sign.is_alphabetic() || "-'’".contains(sign));
    let cased = last.chars().any(char::is_lowercase);
    let wanted = fold(last);
    let alone = fight.combatants.iter().all(|other| other.id == who.id || !fold(&other.name).contains(&wanted));
    if plain && cased && alone && whole.split_whitespace().all(titled) { last } else { whole }
}

/// The name of that handle; one that has left is a number.
pub fn name(fight: &Encounter, id: Id) -> String {
    fight.get(id).map_or_else(|| format!("#{}", id.0), |who| short_name(fight, who).to_owned())
}

/// Its name, with the member where it is one of several.
pub fn called(fight: &Encounter, who: Target) -> String {
    match who.member.filter(|_| count(fight, who.id) > 1) {
        Some(member) => format!("{} #{}", name(fight, who.id), member + 1),
        None => name(fight, who.id),
    }
}

/// How many figures it has: names of several are plural.
pub fn count(fight: &Encounter, id: Id) -> usize {
    fight.get(id).map_or(1, |who| who.vital.members.len())
}

/// Several names as one list.
pub fn names(fight: &Encounter, ids: &[Id], lang: Lang) -> String {
    list(lang, &ids.iter().map(|id| name(fight, *id)).collect::<Vec<_>>())
}

/// The sign of a suit.
pub const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// A card in a sentence: `Q♥`, `red Joker`.
pub fn card(card: Card, lang: Lang) -> String {
    match card {
        Card::RedJoker => texts::card_red_joker(lang),
        Card::BlackJoker => texts::card_black_joker(lang),
        Card::Suited(rank, suit) => {
            let rank = match rank {
                14 => texts::card_ace(lang),
                13 => texts::card_king(lang),
                12 => texts::card_queen(lang),
                11 => texts::card_jack(lang),
                number => number.to_string(),
            };
            format!("{rank}{}", sign(suit))
        }
    }
}

/// A Trait in that language.
pub fn trait_name(what: &Trait, lang: Lang) -> String {
    word(lang, Words::Trait, what.name())
}

/// A power or an effect, in the language.
#[must_use]
pub fn power_name(name: &str, lang: Lang) -> String {
    word(lang, Words::Effect, name)
}

/// A weapon in that language; bare hands have no name of their own.
pub fn weapon(name: &str, lang: Lang) -> String {
    if name.is_empty() {
        return texts::bare_hands(lang);
    }
    // A power strikes as a weapon does.
    let own = word(lang, Words::Weapon, name);
    if own == name { word(lang, Words::Effect, name) } else { own }
}

/// Wounds taken and wounds still to bear: `●●○`.
pub fn wound_signs(taken: i32) -> String {
    (0..3).map(|place| if place < taken { '●' } else { '○' }).collect()
}
