//! What magic does to whoever it fails: a 1 on the arcane die, whatever the Wild Die says (rules 14).

use super::course::{Course, Decided};
use super::effect::{Effect, EffectKind};
use super::event::{Event, Magic};
use super::lasting;
use super::optional::needs;
use super::refusal::{MagicNo, Refusal};
use super::rule::Rule;
use super::spell::Cast;
use super::state::{Combatant, Encounter};
use super::strike;
use super::trait_roll::Target;

/// What follows from each 1 of a casting: a mage is Shaken, a psionic likewise and never wounded, a device breaks
/// down. What sins cost a priest the table says with the roll.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn ones(course: &mut Course<'_>, cast: &Cast) -> Decided<()> {
    let who = cast.working.who;
    if !is_feared(course.fight, cast.roll.what.name()) {
        return Ok(());
    }
    for _ in cast.roll.dice.iter().filter(|die| die.is_one()) {
        match cast.roll.what.name() {
            "Spellcasting" => {
                let wounds = course.fight.options.backlash_wounds;
                backlash(course, who, wounds)?;
            }
            "Psionics" => backlash(course, who, false)?,
            "Weird Science" => malfunction(course, who, cast),
            _ => {}
        }
    }
    Ok(())
}

/// Whether a 1 on the die of this skill does anything to whoever casts.
#[must_use]
pub fn is_feared(fight: &Encounter, skill: &str) -> bool {
    match skill {
        "Spellcasting" => true,
        "Psionics" => needs(fight, Rule::PsionicBacklash).is_ok(),
        "Weird Science" => needs(fight, Rule::Malfunction).is_ok(),
        _ => false,
    }
}

fn backlash(course: &mut Course<'_>, who: Target, wounds: bool) -> Decided<()> {
    let member = who.member.unwrap_or(0);
    let caster = course.get(who.id)?;
    let shaken = caster.vital.members.get(member).is_some_and(|figure| figure.shaken);
    if shaken && !wounds {
        return Ok(());
    }
    let wild = caster.is_wild();
    course.happen(Event::Magic(Magic::Backlash { who: who.id }));
    match (wild, shaken) {
        (true, _) => strike::hurt(course, who.id, i32::from(shaken), (None, false)),
        (false, true) => {
            course.happen(Event::Out { who: who.id, member });
            Ok(())
        }
        (false, false) => {
            course.happen(Event::Shaken { who: who.id, member });
            Ok(())
        }
    }
}

/// The device is out of order until somebody says that it is mended.
fn malfunction(course: &mut Course<'_>, who: Target, cast: &Cast) {
    let power = &cast.working.power.name;
    let Some(owner) = course.fight.get(who.id) else { return };
    if works(owner, who, power).is_err() {
        return;
    }
    let member = who.member.filter(|_| owner.vital.members.len() > 1);
    let number = lasting::next_number(course.fight);
    let effect = Effect { by: Some(who.id), member, ..Effect::new(number, EffectKind::Malfunction, power) };
    lasting::begin(course, who.id, effect);
}

/// Whether the device with that power is in order.
///
/// # Errors
/// It has broken down.
pub fn works(owner: &Combatant, who: Target, power: &str) -> Result<(), Refusal> {
    let mut on = owner.vital.effects.iter().filter(|effect| effect.is_on(who.member));
    let broken = on.any(|effect| effect.kind == EffectKind::Malfunction && effect.name == power);
    if broken { Err(Refusal::Magic(who.id, MagicNo::OutOfOrder(power.to_owned()))) } else { Ok(()) }
}
