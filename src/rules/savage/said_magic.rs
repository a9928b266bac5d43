//! Why a power cannot be cast, in words.

use crate::texts::{self, Lang, Words, word};

use super::power::ARCANE;
use super::refusal::MagicNo;

/// The reason, and the way out.
pub fn magic(who: &str, why: &MagicNo, lang: Lang) -> String {
    let who = who.to_owned();
    match why {
        MagicNo::NoPowers => texts::no_powers(lang, who),
        MagicNo::NoPowerNamed(name) => texts::no_power_named(lang, who, word(lang, Words::Effect, name)),
        MagicNo::Untrained => {
            let skills: Vec<String> = ARCANE.iter().map(|name| word(lang, Words::Trait, name)).collect();
            texts::no_arcane_skill(lang, who, skills.join(", "))
        }
        MagicNo::Rank(power, rank) => {
            texts::no_power_rank(lang, word(lang, Words::Effect, power), rank.name(lang), who)
        }
        MagicNo::NoTarget => texts::no_power_target(lang),
        MagicNo::TooManyTargets(most) => texts::no_power_targets(lang, *most),
        MagicNo::TooManyBolts(most) => texts::no_power_bolts(lang, *most),
        MagicNo::OneBolt => texts::no_power_one_bolt(lang),
        MagicNo::NoForm => texts::no_power_form(lang),
        MagicNo::TooFar(most) => texts::no_power_far(lang, *most),
        MagicNo::NothingToHeal => texts::no_power_heal(lang, who),
        MagicNo::HourOver => texts::no_hour_over(lang, who),
        MagicNo::OutOfOrder(power) => texts::no_out_of_order(lang, word(lang, Words::Effect, power), who),
        MagicNo::NoWeapon => texts::no_power_weapon(lang, who),
        MagicNo::NothingAstray => texts::no_power_astray(lang, who),
    }
}
