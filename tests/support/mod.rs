//! What several tests share: dice from a seed, and fights of any size.

mod seeded;

use abordage::dice::Dice;
use abordage::rules::Encounter;
use abordage::store::{Library, encounter_file};

pub use seeded::Seeded;

/// The fight of an encounter file's text, its deck shuffled where it has none.
pub fn fight(text: &str, dice: &mut dyn Dice) -> Encounter {
    let opened = encounter_file::read(text, Library::built_in()).expect("an encounter file");
    let mut fight = opened.encounter;
    if opened.fresh {
        fight.shuffle(dice);
    }
    fight
}
