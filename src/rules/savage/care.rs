//! The golden hour: wounds can be healed within an hour, and each healer has one attempt at them (rules 10.10 and 14).

use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::{Event, Magic};
use super::power::PowerDoes;
use super::refusal::{MagicNo, Refusal};
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;
use super::vital::Vital;
use super::working::fallen;

impl Vital {
    /// It has so many wounds now, of which some are new: those make a new set, for every healer.
    pub(super) fn wound(&mut self, new: i32, now: u8) {
        self.wounds = now;
        let new = u8::try_from(new.clamp(0, now.into())).unwrap_or(now);
        self.late = self.late.min(now - new);
        if new > 0 || now == 0 {
            self.tended.clear();
        }
    }

    /// A figure of it is out, as of now.
    pub(super) fn fell(&mut self, member: usize) {
        if let Some(figure) = self.members.get_mut(member) {
            figure.out = true;
            figure.shaken = false;
            figure.late = false;
        }
        self.tended.retain(|(_, of)| *of != member);
    }

    /// Wounds that are not older than an hour.
    #[must_use]
    pub const fn fresh_wounds(&self) -> u8 {
        self.wounds.saturating_sub(self.late)
    }
}

impl Encounter {
    /// An hour has passed for everybody.
    pub(super) fn hour_over(&mut self) {
        for combatant in &mut self.combatants {
            combatant.vital.late = combatant.vital.wounds;
            combatant.vital.members.iter_mut().for_each(|figure| figure.late = figure.out);
        }
        // Nobody thinks twice about a roll of an hour ago.
        self.open = None;
    }
}

/// Whether there is something to heal, and still time for it. Whoever is bleeding can be helped at any time.
///
/// # Errors
/// There is nothing, or the hour is over.
pub fn hurt(patient: &Combatant, whom: Target) -> Result<(), Refusal> {
    let vital = &patient.vital;
    let down = vital.incapacitated || vital.bleeding;
    let (is, late) = if patient.is_wild() {
        let late = !vital.bleeding && vital.wounds > 0 && vital.fresh_wounds() == 0;
        (!vital.dead && (vital.wounds > 0 || down), late)
    } else {
        let figure = fallen(patient, whom.member).and_then(|place| vital.members.get(place));
        (figure.is_some(), figure.is_some_and(|figure| figure.late))
    };
    match (is, late) {
        (false, _) => Err(Refusal::Magic(whom.id, MagicNo::NothingToHeal)),
        (true, true) => Err(Refusal::Magic(whom.id, MagicNo::HourOver)),
        (true, false) => Ok(()),
    }
}

/// The figure whose wounds are meant.
fn figure(patient: &Combatant, whom: Target) -> usize {
    fallen(patient, whom.member).or(whom.member).unwrap_or(0)
}

/// Whether this healer has not tried by the skill already. To stop a bleeding is an action of its own, and may
/// be tried again and again (rules 10.8).
///
/// # Errors
/// It has.
pub fn may_tend(healer: Target, patient: &Combatant, whom: Target) -> Result<(), Refusal> {
    let member = figure(patient, whom);
    let tried = patient.vital.tended.contains(&(healer, member)) && !patient.vital.bleeding;
    if tried { Err(Refusal::Tended(healer.id, whom.id)) } else { Ok(()) }
}

/// Whether a tending is over in a moment: to stop a bleeding. All else takes ten minutes.
#[must_use]
pub const fn is_first_aid(patient: &Combatant) -> bool {
    patient.vital.bleeding
}

/// What an attempt leaves beside its effect, asked before that: whose wounds this healer shall not try again.
/// To stop a bleeding is no attempt at them, nor is waking somebody: his wounds come afterwards.
#[must_use]
pub fn attempt(fight: &Encounter, does: &PowerDoes, whom: Target, success: bool) -> Option<usize> {
    let patient = fight.get(whom.id).filter(|_| *does == PowerDoes::Tending)?;
    let wakes = patient.vital.incapacitated && success;
    (!wakes && !is_first_aid(patient)).then(|| figure(patient, whom))
}

/// Decides that an hour has passed: those who cast have one Power Point more, up to what they have when rested
/// (rules 14).
///
/// # Errors
/// Something is still owed.
pub fn hour(course: &mut Course<'_>) -> Decided<()> {
    if !course.fight.pending.is_empty() || course.fight.casting.is_some() {
        return no(Refusal::StillOpen);
    }
    course.happen(Event::Magic(Magic::HourOver));
    let tired = |c: &&Combatant| c.stats.power_points.is_some_and(|whole| c.power < whole);
    let tired: Vec<Id> = course.fight.combatants.iter().filter(tired).map(|c| c.id).collect();
    for who in tired {
        course.happen(Event::PowerSpent { who, count: -1 });
    }
    Ok(())
}
