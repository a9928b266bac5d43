//! How combatants, pools, skills and weapons are called in a sentence.

use crate::rules::jets_de_des::state::Encounter;
use crate::rules::jets_de_des::stats::{Characteristic, Pool};
use crate::rules::jets_de_des::wounds::Wounds;
use crate::texts::{self, Lang, Words, list, word};
use crate::view::Id;

/// The name of that handle; one that has left is a number.
pub fn name(fight: &Encounter, id: Id) -> String {
    fight.get(id).map_or_else(|| format!("#{}", id.0), |who| who.name.clone())
}

/// Several names as one list.
pub fn names(fight: &Encounter, ids: &[Id], lang: Lang) -> String {
    list(lang, &ids.iter().map(|id| name(fight, *id)).collect::<Vec<_>>())
}

/// A characteristic in that language.
pub fn characteristic(on: Characteristic, lang: Lang) -> String {
    word(lang, Words::Trait, on.name())
}

/// A pool in that language.
pub fn pool(pool: Pool, lang: Lang) -> String {
    word(lang, Words::Trait, pool.name())
}

/// A skill in that language.
pub fn skill(name: &str, lang: Lang) -> String {
    word(lang, Words::Trait, name)
}

/// A weapon in that language; bare hands have no name of their own.
pub fn weapon(name: Option<&str>, lang: Lang) -> String {
    name.map_or_else(|| texts::bare_hands(lang), |name| word(lang, Words::Weapon, name))
}

/// A kind of wound, a place, a condition: the library's and the program's in that language, the
/// table's as it stands.
pub fn note(text: &str, lang: Lang) -> String {
    word(lang, Words::Note, text)
}

/// Ticked and free boxes by level: `●●○ ○○ ○`.
pub fn boxes(wounds: &Wounds) -> String {
    let levels = wounds.ticked.iter().zip(wounds.boxes).filter(|(_, boxes)| *boxes > 0);
    let signs = |(ticked, boxes): (&u8, u8)| -> String {
        (0..boxes).map(|place| if place < *ticked { '●' } else { '○' }).collect()
    };
    levels.map(signs).collect::<Vec<_>>().join(" ")
}
