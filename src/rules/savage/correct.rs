//! The game master's word: one fact changes, and no rule follows from it.

use crate::view::Id;

use super::fact::Fact;
use super::open::{Open, Pending, Reopen};
use super::state::Encounter;
use super::stats::{Attribute, Trait};
use super::vital::{Fate, Member, Vital};

impl Encounter {
    /// Sets one fact by hand.
    pub(super) fn correct(&mut self, who: Id, member: Option<usize>, fact: &Fact) {
        let Some(combatant) = self.get_mut(who) else { return };
        match fact {
            Fact::Pace(number) => combatant.stats.pace = Some(number + combatant.slowed()),
            Fact::Parry(number) => combatant.stats.parry = Some(number - combatant.parry_state(member.unwrap_or(0))),
            Fact::Toughness(number) => {
                combatant.stats.toughness = None;
                let lost = combatant.stats.attributes.vigor.half() - combatant.attribute(Attribute::Vigor).half();
                combatant.stats.toughness = Some(number + lost);
            }
            Fact::Hidden(hidden) => combatant.hidden = *hidden,
            Fact::Trait(Trait::Attribute(attribute), level) => combatant.stats.attributes.set(*attribute, *level),
            Fact::Trait(Trait::Skill(skill), level) => {
                combatant.stats.skills.insert(skill.clone(), *level);
            }
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
            | Fact::Trait(..) => {}
        }
    }
}

impl Encounter {
    /// The game master's word outlasts a reroll and a Soak: it was so before them as well.
    fn correct_before(&mut self, who: Id, member: Option<usize>, fact: &Fact) {
        let offered = |owed: &mut Pending| match owed {
            Pending::Soak(offer) if offer.who == who => offer.before.correct(member, fact),
            Pending::Soak(_) | Pending::Damage(_) | Pending::Incapacitation { .. } | Pending::Bleeding { .. } => {}
        };
        self.pending.iter_mut().for_each(offered);
        let Some(Open { before, what }) = &mut self.open else { return };
        before.pending.iter_mut().for_each(offered);
        before.vitals.iter_mut().filter(|(id, _)| *id == who).for_each(|(_, vital)| vital.correct(member, fact));
        if let Reopen::Soak(_, offer) = what
            && offer.who == who
        {
            offer.before.correct(member, fact);
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
            Fact::Wounds(number) => self.wounds = *number,
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
            Fact::Pace(_) | Fact::Parry(_) | Fact::Toughness(_) | Fact::Hidden(_) | Fact::Trait(..) => {}
        }
    }
}
