//! Talents that the rules know by name, and what one has who never trained them (rules 1).

use crate::texts::{self, Lang, fold};

/// Bare hands.
pub const BRAWLING: &str = "Brawling";
/// Trained hands and feet.
pub const MARTIAL_ARTS: &str = "Martial Arts";
/// Parrying with a shield, and standing behind it.
pub const SHIELD: &str = "Shield";
/// Dressing wounds.
pub const FIRST_AID: &str = "First Aid";
/// Surgery and all that.
pub const MEDICINE: &str = "Medicine";

/// Whatever is thrown or slung.
pub const THROWING: &str = "Throwing";
/// Bows.
pub const BOWS: &str = "Bows";

/// What a message says in a language.
type Said = fn(Lang) -> String;

/// Each with its name in every language, and the level of one who never trained it.
const KNOWN: [(&str, Said, i8); 14] = [
    (BRAWLING, texts::sim_talent_brawling, 0),
    (MARTIAL_ARTS, texts::sim_talent_martial_arts, -4),
    (SHIELD, texts::sim_talent_shield, -2),
    (FIRST_AID, texts::sim_talent_first_aid, -2),
    (MEDICINE, texts::sim_talent_medicine, -4),
    ("Melee Weapons", texts::sim_talent_melee, -4),
    ("Foil", texts::sim_talent_foil, -4),
    ("Polearms", texts::sim_talent_polearms, -4),
    (THROWING, texts::sim_talent_throwing, -4),
    (BOWS, texts::sim_talent_bows, -4),
    ("Crossbows", texts::sim_talent_crossbows, -4),
    ("Handguns", texts::sim_talent_handguns, -4),
    ("Long Guns", texts::sim_talent_long_guns, -4),
    ("Heavy Weapons", texts::sim_talent_heavy_weapons, -4),
];

/// The English name of a talent that somebody names in any language; the table's own as it is.
#[must_use]
pub fn canonical(said: &str) -> String {
    let wanted = fold(&said.replace('\u{2019}', "'"));
    let known = KNOWN
        .iter()
        .find(|(name, told, _)| fold(name) == wanted || Lang::all().any(|lang| fold(&told(lang)) == wanted));
    known.map_or_else(|| said.trim().to_owned(), |(name, ..)| (*name).to_owned())
}

/// The English names of those that the rules know.
pub fn names() -> impl Iterator<Item = &'static str> {
    KNOWN.iter().map(|(name, ..)| *name)
}

/// A talent in a language.
#[must_use]
pub fn called(name: &str, lang: Lang) -> String {
    KNOWN.iter().find(|(own, ..)| *own == name).map_or_else(|| name.to_owned(), |(_, told, _)| told(lang))
}

/// The level of one who never trained a talent; whatever the rules do not name counts 0.
#[must_use]
pub fn untrained(name: &str) -> i8 {
    KNOWN.iter().find(|(own, ..)| *own == name).map_or(0, |(_, _, level)| *level)
}
