//! A hit from its landing to what is left of it: privileges, resistance, damage (rules 5 and 7).

use crate::view::Id;

use super::course::{Course, Decided, no};
use super::event::Event;
use super::pool::Outcome;
use super::refusal::Refusal;
use super::roll::{Blow, Chosen, Hit, Purpose, Roll};
use super::state::What;
use super::wounds::Level;

/// Lets a blow land with a margin: damage is its base and the margin (rules 7.4). One six gives
/// tactical control, nothing but sixes devastate (rules 7.5; A6, A7); without the roll of an attack
/// that succeeded there is neither.
pub fn strike(course: &mut Course, by: Id, blow: &Blow, margin: u32, won: Option<&Roll>) {
    let options = &course.fight.options;
    let perfect = |roll: &Roll| matches!(roll.outcome(options), Outcome::Perfect { .. });
    let six = |roll: &Roll| roll.dice.successes().perfects > 0;
    let hit = Hit {
        by: Some(by),
        whom: blow.whom,
        amount: u32::from(blow.base).saturating_add(margin),
        level: blow.level,
        nature: blow.nature.clone(),
        tactical: won.is_some_and(|roll| if options.tactical_by_outcome { perfect(roll) } else { six(roll) }),
        devastating: won.is_some_and(|roll| roll.is_all_sixes(options)),
        chosen: Vec::new(),
    };
    course.happen(Event::Hit(Box::new(hit.clone())));
    // Nothing is to be resisted.
    if hit.amount == 0 && !hit.devastating {
        close(course, &hit, 0, false);
    }
}

/// Decides on damage from elsewhere: a fall, a trap, poison. It may be resisted, and waits behind
/// what others have to decide.
///
/// # Errors
/// A hit on the same one waits already, or may come of the roll that waits for its points.
pub fn harm(course: &mut Course, whom: Id, amount: u32, level: Level, nature: Option<String>) -> Decided<()> {
    course.get(whom)?;
    let aimed = |roll: &&Roll| matches!(&roll.purpose, Purpose::Attack(blow) if blow.whom == whom);
    if course.fight.hit_on(whom).is_some() {
        return no(Refusal::HitFirst(whom));
    }
    if let Some(roll) = course.fight.spending().filter(aimed) {
        return no(Refusal::SpendFirst(roll.who));
    }
    course.go_on();
    let (by, chosen) = (None, Vec::new());
    course.happen(Event::Hit(Box::new(Hit {
        by,
        whom,
        amount,
        level,
        nature,
        tactical: false,
        devastating: false,
        chosen,
    })));
    Ok(())
}

/// Decides what an attacker in control chooses (rules 7.5).
///
/// # Errors
/// Points are to be spent first, no hit waits, or its dice give no such right.
pub fn choose(course: &mut Course, chosen: &Chosen) -> Decided<()> {
    course.spent()?;
    if course.fight.hit().is_none() {
        return no(Refusal::NothingToChoose);
    }
    let right = |hit: &Hit| if chosen.needs_sixes_alone() { hit.devastating } else { hit.tactical };
    if !course.fight.hits().any(right) {
        return no(if chosen.needs_sixes_alone() { Refusal::NotDevastating } else { Refusal::NoControl });
    }
    course.happen(Event::Chose(chosen.clone()));
    Ok(())
}

/// Decides that a hit is taken, less so many points by the game master's word.
///
/// # Errors
/// Points are to be spent first, or no hit waits for this one.
pub fn take(course: &mut Course, who: Id, less: u32) -> Decided<()> {
    course.get(who)?;
    course.spent()?;
    match course.fight.hit_on(who).cloned() {
        Some(hit) => {
            let avoided = less.min(hit.amount);
            close(course, &hit, avoided, avoided > 0 && avoided == hit.amount);
            Ok(())
        }
        None => no(Refusal::NoHit(who)),
    }
}

/// What a Resistance roll leaves of a hit: nothing where it succeeds, else all of it; under `soak`
/// each success takes one point away (rules 5; A13).
pub fn resisted(course: &mut Course, hit: &Hit, roll: &Roll) {
    let options = &course.fight.options;
    let success = roll.outcome(options).is_success();
    let soaked = if options.soak { roll.dice.successes().total().min(hit.amount) } else { 0 };
    let avoided = if success { hit.amount } else { soaked };
    close(course, hit, avoided, success || avoided > 0 && avoided == hit.amount);
}

/// What remains comes: damage, and what was chosen unless the whole hit was avoided (rules 7.6; A22).
fn close(course: &mut Course, hit: &Hit, avoided: u32, wholly: bool) {
    let remains = hit.amount.saturating_sub(avoided);
    course.happen(Event::HitClosed { whom: hit.whom, avoided, remains });
    if remains > 0 {
        let (mut nature, mut location) = (hit.nature.clone(), None);
        for chosen in &hit.chosen {
            match chosen {
                Chosen::Location(text) => location = Some(text.clone()),
                Chosen::Nature(text) => nature = Some(text.clone()),
                Chosen::Kill | Chosen::Effect(_) => {}
            }
        }
        course.brings(hit.by, hit.whom, What::Damage { amount: remains, level: hit.level, nature, location });
    }
    if wholly && !course.fight.options.devastating_stands {
        return;
    }
    for chosen in &hit.chosen {
        match chosen {
            Chosen::Kill => course.brings(hit.by, hit.whom, What::Death),
            Chosen::Effect(text) => course.brings(hit.by, hit.whom, What::Effect(text.clone())),
            Chosen::Location(_) | Chosen::Nature(_) => {}
        }
    }
}
