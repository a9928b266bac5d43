//! Turns, Holds and interruptions in words.

use crate::rules::savage::action::taken;
use crate::rules::savage::fact::{How, Outcome};
use crate::rules::savage::initiative::is_out_of_turn;
use crate::rules::savage::manner::Manner;
use crate::rules::savage::open::Reopen;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Reason;
use crate::texts::{self, Lang};
use crate::view::{Id, Tone};

use super::names::{called, count, name};
use crate::view::ink::{dim, ink};

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

/// What an attack leaves to the table, and the table may have overlooked: it is made out of turn, or it is a
/// further action of the round and bears no penalty for that (rules 9.3).
pub fn beside(fight: &Encounter, what: &Reopen, lang: Lang) -> Vec<String> {
    let Reopen::Attack(attack) = what else { return Vec::new() };
    let Some(first) = attack.rolls.first().filter(|_| attack.way != Some(Manner::Free)) else { return Vec::new() };
    let together = if attack.aims.is_empty() { attack.rolls.len() } else { 1 };
    let who = if together > 1 { name(fight, attack.who) } else { called(fight, first.who) };
    let late = is_out_of_turn(fight, attack.who);
    let late = late.then(|| texts::log_out_of_turn(lang, who.clone(), together));
    let before = attack.rolls.iter().map(|roll| taken(fight, roll.who)).max().unwrap_or(0);
    let counted = attack.rolls.iter().any(|roll| roll.mods.iter().any(|own| own.reason == Reason::Actions));
    let further = (before > 0 && !counted).then(|| texts::log_further(lang, who, before + 1));
    late.into_iter().chain(further).map(|line| dim(&line)).collect()
}
