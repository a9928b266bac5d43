//! Turns, Holds and interruptions in words.

use crate::rules::savage::fact::{How, Outcome};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::texts::{self, Lang};
use crate::view::{Id, Tone};

use super::names::{count, name};
use crate::view::ink::ink;

/// A turn ends; a Joker that did nothing with it stays free to act.
pub fn ended(fight: &Encounter, who: Id, acted: bool, lang: Lang) -> Option<String> {
    let kept = !acted && fight.get(who).is_some_and(|own| own.has_joker() && !own.vital.on_hold && own.is_up());
    if kept {
        return Some(ink(&texts::log_joker_kept(lang, name(fight, who), count(fight, who)), Tone::Joker));
    }
    // Whoever did nothing with a turn that it could have used has passed, and the table may ask when.
    let passed = acted && !fight.turn.used && fight.get(who).is_some_and(Combatant::can_act);
    passed.then(|| texts::log_passes(lang, count(fight, who), name(fight, who)))
}

/// A turn begins. One that its card calls has no line: the order shows it.
pub fn began(fight: &Encounter, who: Id, how: How, lang: Lang) -> Option<String> {
    let (name, many) = (name(fight, who), count(fight, who));
    match how {
        How::Called | How::Interrupting => None,
        How::Held => Some(ink(&texts::log_acts_from_hold(lang, name, many), Tone::Hold)),
        How::Joker => Some(ink(&texts::log_acts_on_joker(lang, name, many), Tone::Joker)),
        How::After => Some(texts::log_acts_after(lang, name, many)),
    }
}

/// An interruption is decided.
pub fn interrupted(fight: &Encounter, who: Id, whom: Id, outcome: Outcome, lang: Lang) -> String {
    let (one, other, many) = (name(fight, who), name(fight, whom), count(fight, who));
    match outcome {
        Outcome::Won => ink(&texts::log_interrupts(lang, one, other, many), Tone::Good),
        Outcome::Lost => ink(&texts::log_interrupts_late(lang, one, other, many), Tone::Bad),
        Outcome::Together => texts::log_interrupts_together(lang, one, other),
    }
}
