//! The game master's word: one fact changes, and no rule follows from it.

use std::sync::Arc;

use crate::view::Id;

use super::fact::Fact;
use super::open::{Open, Pending, Reopen};
use super::state::{Combatant, Encounter};
use super::stats::{Attribute, Stats, Trait};
use super::vital::{Fate, Member, Vital};

/// The stat block of one whom the word is about; others from the same page keep theirs.
fn stats(combatant: &mut Combatant) -> &mut Stats {
    Arc::make_mut(&mut combatant.stats)
}

impl Encounter {
    /// Sets one fact by hand.
    pub(super) fn correct(&mut self, who: Id, member: Option<usize>, fact: &Fact) {
        let Some(combatant) = self.get_mut(who) else { return };
        match fact {
            Fact::Pace(number) => stats(combatant).pace = Some(number + combatant.slowed() - combatant.effect_pace()),
            Fact::Parry(number) => {
                stats(combatant).parry = Some(number - combatant.parry_state(member.unwrap_or(0)));
            }
            Fact::Toughness(number) => {
                let lost = combatant.stats.attributes.vigor.half() - combatant.attribute(Attribute::Vigor).half();
                let gained = combatant.toughness() - combatant.bare_toughness() - combatant.stats.armor.torso;
                stats(combatant).toughness = Some(number + lost - gained);
            }
            Fact::Hidden(hidden) => combatant.hidden = *hidden,
            Fact::Power(points) => combatant.power = *points,
            Fact::Trait(Trait::Attribute(attribute), level) => stats(combatant).attributes.set(*attribute, *level),
            Fact::Trait(Trait::Skill(skill), level) => {
                stats(combatant).skills.insert(skill.to_string(), *level);
            }
            Fact::Experience(points) => stats(combatant).experience = *points,
            Fact::Ppx(points) => {
                if let Some(adept) = &mut stats(combatant).black_powder {
                    adept.ppx = *points;
                }
            }
            Fact::Rank(rank) => stats(combatant).rank = *rank,
            Fact::Wounds(_)
            | Fact::Fatigue(_)
            | Fact::Shaken(_)
            | Fact::Prone(_)
            | Fact::Incapacitated(_)
            | Fact::Bleeding(_)
            | Fact::Dead(_) => {
                combatant.vital.correct(member, fact);
                self.correct_before(who, member, fact);
            }
        }
        match fact {
            Fact::Wounds(_) | Fact::Incapacitated(_) | Fact::Dead(_) => {
                self.pending.retain(
                    |owed| !matches!(owed, Pending::Soak(_) | Pending::Incapacitation { .. } if owed.who() == who),
                );
            }
            Fact::Bleeding(false) => {
                self.pending.retain(|owed| !matches!(owed, Pending::Bleeding { who: id } if *id == who));
            }
            Fact::Bleeding(true)
            | Fact::Fatigue(_)
            | Fact::Shaken(_)
            | Fact::Prone(_)
            | Fact::Pace(_)
            | Fact::Parry(_)
            | Fact::Toughness(_)
            | Fact::Hidden(_)
            | Fact::Power(_)
            | Fact::Trait(..)
            | Fact::Experience(_)
            | Fact::Rank(_)
            | Fact::Ppx(_) => {}
        }
    }
}

impl Encounter {
    /// The game master's word outlasts a reroll and a Soak: it was so before them as well.
    fn correct_before(&mut self, who: Id, member: Option<usize>, fact: &Fact) {
        let offered = |owed: &mut Pending| match owed {
            Pending::Soak(offer) if offer.who == who => Arc::make_mut(offer).before.correct(member, fact),
            Pending::Soak(_)
            | Pending::Damage(_)
            | Pending::Incapacitation { .. }
            | Pending::Bleeding { .. }
            | Pending::Upkeep { .. }
            | Pending::Raises(_)
            | Pending::Astray { .. }
            | Pending::Resist(_)
            | Pending::Stray(_)
            | Pending::Bystander(_)
            | Pending::Free(_) => {}
        };
        self.pending.iter_mut().for_each(offered);
        let Some(Open { before, what }) = &mut self.open else { return };
        before.pending.iter_mut().for_each(offered);
        before.vitals.iter_mut().filter(|(id, _)| *id == who).for_each(|(_, vital)| vital.correct(member, fact));
        if let Reopen::Soak(_, offer) = Arc::make_mut(what)
            && offer.who == who
        {
            Arc::make_mut(offer).before.correct(member, fact);
        }
    }
}

impl Vital {
    /// Sets one fact by hand; no rule follows from it.
    fn correct(&mut self, member: Option<usize>, fact: &Fact) {
        let many = self.members.len() > 1;
        let mut each = |how: &dyn Fn(&mut Member)| match member {
            Some(place) => self.members.get_mut(place).into_iter().for_each(how),
            None => self.members.iter_mut().for_each(how),
        };
        match fact {
            Fact::Wounds(number) => self.wound(i32::from(*number) - i32::from(self.wounds), *number),
            Fact::Fatigue(number) => self.fatigue = *number,
            Fact::Shaken(on) => each(&|figure| {
                figure.shaken = *on;
                figure.tried = false;
                figure.spent = false;
            }),
            Fact::Prone(on) => each(&|figure| figure.prone = *on),
            Fact::Incapacitated(on) if many || member.is_some() => each(&|figure| figure.out = *on),
            Fact::Incapacitated(on) => {
                self.incapacitated = *on;
                self.unconscious &= *on;
                if !on {
                    each(&|figure| figure.out = false);
                }
            }
            Fact::Dead(on) if many || member.is_some() => each(&|figure| {
                figure.out = *on;
                figure.fate = on.then_some(Fate::Dead);
            }),
            Fact::Dead(on) => self.dead = *on,
            Fact::Bleeding(on) => self.bleeding = *on,
            Fact::Pace(_)
            | Fact::Parry(_)
            | Fact::Toughness(_)
            | Fact::Hidden(_)
            | Fact::Power(_)
            | Fact::Trait(..)
            | Fact::Experience(_)
            | Fact::Rank(_)
            | Fact::Ppx(_) => {}
        }
    }
}
