//! How lucky a roll was, behind its line: how few are as good, or as bad.

use crate::rules::savage::odds::{Luck, luck, luck_of_damage};
use crate::rules::savage::open::Reopen;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::TraitRoll;
use crate::texts::{self, Lang};
use crate::view::percentage;

use crate::view::ink::dim;

/// The lines of a roll, each with its luck; a heading has none, nor has damage that was only told.
pub fn with_luck(fight: &Encounter, what: &Reopen, mut lines: Vec<String>, lang: Lang) -> Vec<String> {
    let each: Vec<Luck> = match what {
        Reopen::Roll(own)
        | Reopen::Soak(own, _)
        | Reopen::Incapacitation { roll: own, .. }
        | Reopen::Bleed(own)
        | Reopen::Resist(own, _)
        | Reopen::Extract(own, _)
        | Reopen::Guard(own, _)
        | Reopen::Ritual(own, _)
        | Reopen::Smash(own, _)
        | Reopen::Fate(own) => vec![of(fight, own)],
        Reopen::Cast(cast) => vec![of(fight, &cast.roll)],
        // How lucky it was depends on whom each of its results is for.
        Reopen::Attack(attack) if !attack.aims.is_empty() => Vec::new(),
        Reopen::Attack(attack) => attack.rolls.iter().map(|own| of(fight, own)).collect(),
        Reopen::Recover(rolls) => rolls.iter().map(|own| of(fight, own)).collect(),
        Reopen::Damage { hit: Some(hit), roll, .. } => vec![luck_of_damage(hit, roll.total)],
        // Of two rolls against each other neither tells how it ended.
        Reopen::Oppose(..) | Reopen::Contest(..) | Reopen::Interrupt(..) | Reopen::Damage { hit: None, .. } => {
            Vec::new()
        }
    };
    let headings = lines.len().saturating_sub(each.len());
    for (line, own) in lines.iter_mut().skip(headings).zip(each) {
        *line = format!("{line} {}", dim(&format!("· {}", told(own, lang))));
    }
    lines
}

/// Luck is what less than a third of all such rolls have, good or bad.
const RARE: f64 = 1.0 / 3.0 - 1e-9;

fn told(own: Luck, lang: Lang) -> String {
    let percent = |share: f64| texts::percent(lang, percentage(share));
    if own.as_good <= RARE {
        texts::log_lucky(lang, percent(own.as_good))
    } else if own.as_bad <= RARE {
        texts::log_unlucky(lang, percent(own.as_bad))
    } else {
        texts::log_no_luck(lang)
    }
}

fn of(fight: &Encounter, roll: &TraitRoll) -> Luck {
    luck(roll, fight.get(roll.who.id).is_some_and(Combatant::is_wild))
}
