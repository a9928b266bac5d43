//! What a success, and a raise, of a power or of the skill of healing would do: a line of the box.

use crate::texts::{self, Lang, list};
use crate::view::{Line, Tone};

use super::super::narrate::weapon_name;
use super::super::options::Options;
use super::super::power::PowerDoes;
use super::super::spell::Working;
use super::super::state::Encounter;

/// What it is worth on whom it is cast, and how long.
pub fn line(fight: &Encounter, working: &Working, lang: Lang) -> Line {
    let power = &working.power;
    let mut parts = vec![does(fight, working, lang)];
    parts.extend((power.rounds > 0).then(|| texts::worth_rounds(lang, power.rounds)));
    Line::toned(parts.join(" "), Tone::Dim)
}

fn does(fight: &Encounter, working: &Working, lang: Lang) -> String {
    match &working.power.does {
        PowerDoes::Armor { success, raise } => texts::worth_armor(lang, *success, *raise),
        PowerDoes::Deflection { success, raise } => texts::worth_deflection(lang, *success, *raise),
        PowerDoes::Smite { success, raise, .. } => {
            let blade = working.weapon.iter().map(|(weapon, _)| weapon_name(weapon, lang));
            texts::worth_smite(lang, *success, list(lang, &blade.collect::<Vec<_>>()), *raise)
        }
        PowerDoes::Bolt { damage, strong, .. } => {
            texts::worth_bolt(lang, if working.strong { strong } else { damage }.to_string())
        }
        PowerDoes::Blast { damage, strong } => {
            let dice = if working.strong { strong } else { damage }.to_string();
            let Options { area_raise_bonus, .. } = fight.options;
            if area_raise_bonus { texts::worth_bolt(lang, dice) } else { texts::worth_blast(lang, dice) }
        }
        PowerDoes::Healing | PowerDoes::Tending => heals(fight, working, lang),
    }
}

/// What it does for this patient.
fn heals(fight: &Encounter, working: &Working, lang: Lang) -> String {
    let Some(patient) = working.at.first().and_then(|whom| fight.get(whom.id)) else { return String::new() };
    let (vital, skill) = (&patient.vital, working.power.does == PowerDoes::Tending);
    let down = vital.incapacitated || vital.bleeding;
    let what = if !patient.is_wild() {
        texts::worth_raised(lang)
    } else if down && skill {
        if vital.bleeding { texts::worth_stanched(lang) } else { texts::worth_woken(lang) }
    } else if down {
        texts::worth_revived(lang)
    } else {
        texts::worth_healed(lang)
    };
    if skill && !vital.bleeding { format!("{what} {}", texts::worth_ten_minutes(lang)) } else { what }
}
