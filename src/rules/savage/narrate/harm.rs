//! Damage, Soak and Vigor rolls in words.

use crate::rules::savage::damage::{DamageRoll, Hit, LastDamage};
use crate::rules::savage::injury::{Harm, Injury, Lasts};
use crate::rules::savage::open::Offer;
use crate::rules::savage::soak;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::stats::{Location, Trait};
use crate::rules::savage::trait_roll::{Target, TraitRoll};
use crate::rules::savage::vital::Fate;
use crate::texts::{self, Lang, Words, word};
use crate::view::Tone;

use super::names::{called, count, name, of, plain, signed, trait_name, weapon as weapon_name, wound_signs};
use super::rolls::{Against, faces, level, modifier, roll, told};
use crate::view::ink::{all, ink};

/// Most wounds that a sheet counts.
const MOST: i32 = 3;

/// A damage roll as it was taken: who struck, whom, and the numbers.
pub struct Struck<'a> {
    /// the hit, where it was rolled for one
    pub hit: Option<&'a Hit>,
    /// whom it struck
    pub whom: Target,
    /// the dice
    pub roll: &'a DamageRoll,
    /// the numbers against Toughness
    pub result: &'a LastDamage,
    /// the wounds that the victim had before
    pub had: u8,
}

/// `Damage on Kenway: Str d8 4, d6 2, raise 5 = 11 on Toughness 7(1): 1 wound, Shaken. Wounds ●●○`.
pub fn damage(fight: &Encounter, struck: &Struck<'_>, lang: Lang) -> String {
    let whom = called(fight, struck.whom);
    let title = match struck.hit.filter(|hit| count(fight, hit.by.id) > 1 && hit.by.member.is_some()) {
        Some(hit) => texts::damage_by(lang, of(lang, &called(fight, hit.by)), whom),
        None => texts::damage_on(lang, whom),
    };
    if let Some(weapon) = struck.hit.and_then(|hit| hit.disarms.as_ref()) {
        return texts::log_damage_at_hand(lang, title, dice(struck.hit, struck.roll, lang), weapon_name(weapon, lang));
    }
    texts::log_damage(
        lang,
        title,
        dice(struck.hit, struck.roll, lang),
        toughness(fight, struck, lang),
        effect(fight, struck, lang),
    )
}

/// The dice and the sum.
pub fn dice(hit: Option<&Hit>, rolled: &DamageRoll, lang: Lang) -> String {
    let mut parts = Vec::new();
    if let Some(thrown) = &rolled.strength {
        let die = hit.and_then(|hit| hit.strength).map_or_else(|| thrown.die.to_string(), level);
        parts.push(format!("{} {die} {}", texts::short_strength(lang), faces(thrown)));
    }
    parts.extend(rolled.weapon.iter().map(|thrown| format!("{} {}", thrown.die, faces(thrown))));
    parts.extend(rolled.bonus.iter().map(|thrown| format!("{} {}", thrown.die, faces(thrown))));
    parts.extend(rolled.raise.iter().map(|thrown| texts::die_raise(lang, faces(thrown))));
    parts.extend(rolled.told.map(|sum| told(sum, lang)));
    let whole = matches!(rolled.told, Some(crate::dice::Told::Total(_)));
    if let Some(hit) = hit.filter(|_| !whole) {
        if hit.damage.plus != 0 {
            parts.push(signed(hit.damage.plus));
        }
        let nothing = Trait::skill("");
        parts.extend(hit.mods.iter().map(|own| modifier(*own, &nothing, lang)));
        if hit.doubled {
            parts.push(texts::damage_doubled(lang));
        }
    }
    let dice = parts.join(", ");
    // A sum told alone is the result already.
    let alone = whole || (rolled.told.is_some() && parts.len() == 1);
    if alone { dice } else { format!("{dice} = {}", plain(rolled.total)) }
}

/// The Toughness that counted, its armour in brackets, and what changed it.
fn toughness(fight: &Encounter, struck: &Struck<'_>, lang: Lang) -> String {
    let counted = struck.result.toughness;
    let armor = fight.get(struck.whom.id).map_or(0, |victim| counted - victim.bare_toughness());
    let mut text = bracketed(counted, armor);
    if let Some(hit) = struck.hit {
        if hit.location != Location::Torso {
            text = format!("{text}, {}", location(hit.location, lang));
        }
        if hit.ap > 0 {
            text = format!("{text}, {}", texts::ap_points(lang, hit.ap));
        }
    }
    text
}

fn bracketed(whole: i32, armor: i32) -> String {
    if armor > 0 { format!("{}({armor})", plain(whole)) } else { plain(whole) }
}

/// Toughness as a row shows it: `7(1)`.
pub fn whole(who: &Combatant) -> String {
    bracketed(who.toughness(), who.torso_armor())
}

/// A part of the body.
pub fn location(location: Location, lang: Lang) -> String {
    match location {
        Location::Torso => texts::location_torso(lang),
        Location::Head => texts::location_head(lang),
        Location::Arms => texts::location_arms(lang),
        Location::Legs => texts::location_legs(lang),
    }
}

fn effect(fight: &Encounter, struck: &Struck<'_>, lang: Lang) -> String {
    let taken = taken(fight, struck.whom, struck.result, lang);
    let wild = fight.get(struck.whom.id).is_none_or(Combatant::is_wild);
    let LastDamage { margin, wounds, .. } = *struck.result;
    if !wild && margin >= 0 && wounds > 0 && struck.hit.is_some_and(|hit| hit.nonlethal) {
        return format!("{taken}, {}", texts::effect_hours(lang));
    }
    if wild && margin >= 0 && wounds > 0 {
        texts::two_sentences(lang, taken, wounds_now(i32::from(struck.had) + wounds, lang))
    } else {
        taken
    }
}

/// What damage does, without what there was before: `2 wounds, Shaken`.
pub fn taken(fight: &Encounter, whom: Target, result: &LastDamage, lang: Lang) -> String {
    let LastDamage { margin, wounds, .. } = *result;
    if margin < 0 {
        texts::effect_none(lang)
    } else if wounds == 0 {
        ink(&texts::effect_shaken(lang), Tone::Shaken)
    } else if fight.get(whom.id).is_none_or(Combatant::is_wild) {
        let shaken = ink(&texts::effect_shaken(lang), Tone::Shaken);
        format!("{}, {shaken}", ink(&texts::count_wounds(lang, wounds), Tone::Wound))
    } else {
        ink(&texts::effect_out(lang), Tone::Bad)
    }
}

/// `Wounds ●●○`.
fn wounds_now(whole: i32, lang: Lang) -> String {
    texts::wounds_now(lang, all(&wound_signs(whole.min(MOST)), Tone::Wound))
}

/// `Kenway soaks: Vigor d8 2, wild 3 = 3 against 4. 1 of 2 wounds soaked. Wounds ●○○`.
pub fn soaked(fight: &Encounter, own: &TraitRoll, offer: &Offer, lang: Lang) -> String {
    let removed = soak::removed(own, offer.wounds);
    let left = offer.wounds - removed;
    let outcome = if own.crit { super::rolls::crit(lang) } else { relief(own, offer, lang) };
    let line = texts::log_soak(
        lang,
        name(fight, offer.who),
        trait_name(&own.what, lang),
        roll(own, Against::Number, lang),
        outcome,
    );
    texts::two_sentences(lang, line, wounds_now(i32::from(offer.before.wounds) + left, lang))
}

/// What a Soak roll took away.
pub fn relief(own: &TraitRoll, offer: &Offer, lang: Lang) -> String {
    let removed = soak::removed(own, offer.wounds);
    if removed == 0 {
        ink(&texts::soak_none(lang), Tone::Bad)
    } else if removed == offer.wounds {
        ink(&texts::soak_all(lang, offer.wounds), Tone::Good)
    } else {
        ink(&texts::soak_some(lang, removed, offer.wounds), Tone::Good)
    }
}

/// An Injury: what, and for how long.
pub fn injury(injury: Injury, lang: Lang) -> String {
    let lasts = match injury.lasts {
        Lasts::Fight => texts::lasts_fight(lang),
        Lasts::Healed => texts::lasts_healed(lang),
        Lasts::Forever => texts::lasts_forever(lang),
    };
    format!("{}, {lasts}", harm(injury.kind, lang))
}

/// What was hurt.
fn harm(kind: Harm, lang: Lang) -> String {
    let die = |name| texts::harm_lowers(lang, word(lang, Words::Trait, name));
    match kind {
        Harm::Unmentionables => texts::harm_unmentionables(lang),
        Harm::Arm => texts::harm_arm(lang),
        Harm::Agility => die("Agility"),
        Harm::Vigor => die("Vigor"),
        Harm::Strength => die("Strength"),
        Harm::Smarts => die("Smarts"),
        Harm::Lame => texts::harm_lame(lang),
        Harm::OneLeg => texts::harm_one_leg(lang),
        Harm::Scar => texts::harm_scar(lang),
        Harm::Eye => texts::harm_eye(lang),
        Harm::Blind => texts::harm_blind(lang),
    }
}

/// What became of an Extra.
pub fn fate(fate: Fate, lang: Lang) -> String {
    match fate {
        Fate::Dead => ink(&texts::fate_dead(lang), Tone::Bad),
        Fate::Alive => texts::fate_alive(lang),
        Fate::Scratched => ink(&texts::fate_scratched(lang), Tone::Good),
    }
}
