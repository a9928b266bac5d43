//! A Trait roll in words: every die with its aces, every modifier with its reason.

use crate::dice::{Level, Throw, Told};
use crate::rules::savage::stats::Trait;
use crate::rules::savage::trait_roll::{Mod, Reason, TraitRoll};
use crate::texts::{self, Lang, Words, word};
use crate::view::Tone;

use super::names::{plain, signed, trait_name};
use crate::view::ink::ink;

/// What a roll is measured against, for the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// a plain number
    Number,
    /// Parry
    Parry,
    /// another roll, so nothing is said here
    Roll,
}

/// The faces of a die: `10+1`.
pub fn faces(throw: &Throw) -> String {
    throw.faces.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
}

/// A die and what stands beyond it, with a true minus.
pub fn level(level: Level) -> String {
    level.to_string().replace('-', "−")
}

/// The dice, the modifiers and the sum: `d8 3, wild 2, wounds −2 = 1 against 4`.
pub fn roll(roll: &TraitRoll, against: Against, lang: Lang) -> String {
    let mut parts = dice(roll, lang);
    let whole = roll.told.iter().any(|entry| matches!(entry.told, Told::Total(_)));
    if !whole {
        parts.extend(roll.mods.iter().map(|own| modifier(*own, &roll.what, lang)));
    }
    let results = roll.results.iter().map(|result| plain(*result)).collect::<Vec<_>>().join(", ");
    let dice = parts.join(", ");
    // A sum told alone is the result already.
    let alone = whole || (!roll.told.is_empty() && parts.len() == 1);
    let sum = if alone && roll.results.len() < 2 { dice } else { format!("{dice} = {results}") };
    match against {
        Against::Number => texts::sum_against(lang, sum, plain(roll.tn)),
        Against::Parry => texts::sum_against_parry(lang, sum, plain(roll.tn)),
        Against::Roll => sum,
    }
}

/// The results alone: `11 against 5`.
pub fn sum(roll: &TraitRoll, lang: Lang) -> String {
    let results = roll.results.iter().map(|result| plain(*result)).collect::<Vec<_>>().join(", ");
    texts::sum_against(lang, results, plain(roll.tn))
}

fn dice(roll: &TraitRoll, lang: Lang) -> Vec<String> {
    let mut parts: Vec<String> =
        roll.dice.iter().map(|thrown| format!("{} {}", level(roll.level), faces(thrown))).collect();
    parts.extend(roll.wild.iter().map(|thrown| texts::die_wild(lang, faces(thrown))));
    parts.extend(roll.told.iter().map(|entry| told(entry.told, lang)));
    parts
}

/// A sum that the table told.
pub fn told(told: Told, lang: Lang) -> String {
    match told {
        Told::Dice(sum) => texts::told_dice(lang, plain(sum)),
        Told::Total(sum) => texts::told_total(lang, plain(sum)),
    }
}

/// A modifier with its reason and sign. What the roll itself says is not said again.
pub fn modifier(own: Mod, what: &Trait, lang: Lang) -> String {
    format!("{} {}", reason(own, what, lang), signed(own.value))
}

/// Why a roll has a bonus or penalty.
pub fn reason(own: Mod, what: &Trait, lang: Lang) -> String {
    let edge = |name| word(lang, Words::Edge, name);
    match own.reason {
        Reason::Wounds => texts::mod_wounds(lang, own.value.unsigned_abs()),
        Reason::Fatigue => texts::mod_fatigue(lang),
        Reason::Joker => texts::mod_joker(lang),
        Reason::Running => texts::mod_running(lang),
        Reason::Unskilled => texts::mod_unskilled(lang, trait_name(what, lang)),
        Reason::MediumRange => texts::mod_medium_range(lang),
        Reason::LongRange => texts::mod_long_range(lang),
        Reason::MinorCover => texts::mod_minor_cover(lang),
        Reason::SubstantialCover => texts::mod_substantial_cover(lang),
        Reason::ProneTarget => texts::mod_prone_target(lang),
        Reason::Prone => texts::mod_prone(lang),
        Reason::Actions => texts::mod_actions(lang),
        Reason::Shots => texts::mod_shots(lang),
        Reason::GangUp => texts::mod_gang_up(lang),
        Reason::Wild => texts::mod_wild(lang),
        Reason::CalledArms => texts::mod_called_arms(lang),
        Reason::CalledLegs => texts::mod_called_legs(lang),
        Reason::CalledHead => texts::mod_called_head(lang),
        Reason::CalledVitals => texts::mod_called_vitals(lang),
        Reason::CalledSmall => texts::mod_called_small(lang),
        Reason::CalledTiny => texts::mod_called_tiny(lang),
        Reason::UnarmedDefender => texts::mod_unarmed_defender(lang),
        Reason::OffHand => texts::mod_off_hand(lang),
        Reason::Aim => texts::mod_aim(lang),
        Reason::Drop => texts::mod_drop(lang),
        Reason::DimLight => texts::mod_dim_light(lang),
        Reason::Dark => texts::mod_dark(lang),
        Reason::PitchDark => texts::mod_pitch_dark(lang),
        Reason::Shotgun => texts::mod_shotgun(lang),
        Reason::MinStrength => texts::mod_min_strength(lang),
        Reason::Dodge => edge("Dodge"),
        Reason::CombatReflexes => edge("Combat Reflexes"),
        Reason::Elan => edge("Elan"),
        Reason::Effect(kind) => {
            kind.name().map_or_else(|| texts::mod_effect(lang), |name| word(lang, Words::Effect, name))
        }
        Reason::Domain => texts::powder_mod_domain(lang),
        Reason::Patient => texts::mod_patient(lang),
        Reason::Supplies => texts::mod_supplies(lang),
        Reason::Other => texts::mod_other(lang),
        Reason::Frenzy => edge("Frenzy"),
        Reason::Sweep => edge("Sweep"),
        Reason::Burst => texts::mod_burst(lang),
        Reason::DoubleTap => texts::mod_double_tap(lang),
        Reason::Rapid => texts::mod_rapid(lang),
        Reason::Trademark => edge("Trademark Weapon"),
        Reason::Marksman => edge("Marksman"),
        Reason::Florentine => edge("Florentine"),
        Reason::FlorentineFoe => texts::mod_florentine_foe(lang),
        Reason::Assassin => edge("Assassin"),
        Reason::Dive => texts::mod_dive(lang),
        Reason::FullDefense => word(lang, Words::Effect, "Full Defense"),
        Reason::Snapfire => texts::mod_snapfire(lang),
        Reason::Touch => texts::mod_touch(lang),
        Reason::Flat => texts::mod_flat(lang),
        Reason::Improvised => texts::mod_improvised(lang),
        Reason::Acrobat => edge("Acrobat"),
        Reason::DirtyFighter => edge("Dirty Fighter"),
        Reason::StrongWilled => edge("Strong Willed"),
        Reason::Disarm => texts::mod_disarm(lang),
        Reason::DangerSense => edge("Danger Sense"),
        Reason::Mounted => texts::mod_mounted(lang),
        Reason::Charge => texts::mod_charge(lang),
        Reason::Unsteady => texts::mod_unsteady(lang),
    }
}

/// Success, with raises, failure, or worse.
pub fn outcome(roll: &TraitRoll, lang: Lang) -> String {
    if roll.crit {
        crit(lang)
    } else if roll.success() {
        ink(&texts::outcome_success(lang, roll.raises()), Tone::Good)
    } else {
        ink(&texts::outcome_failure(lang), Tone::Bad)
    }
}

/// Mauvais Œil, explained.
pub fn crit(lang: Lang) -> String {
    ink(&texts::outcome_crit(lang), Tone::Bad)
}

/// `Kenway, Spirit: d8 3, wild 2 = 3 against 4. Failure`.
pub fn whole(who: &str, own: &TraitRoll, lang: Lang) -> String {
    texts::log_roll(
        lang,
        who.to_owned(),
        trait_name(&own.what, lang),
        roll(own, Against::Number, lang),
        outcome(own, lang),
    )
}
