//! Drain: what it costs when the power escapes (rules 15.3).

use std::sync::Arc;

use super::super::course::{Course, Decided};
use super::super::event::Event;
use super::super::open::Offer;
use super::super::strike::hurt;
use super::super::trait_roll::Target;
use super::adept::Source;
use super::casting::DrainRule;
use super::fatigue::tire;
use super::happening::Happening;

/// Whether a Drain harms rather than tires.
#[must_use]
pub const fn harms(rule: DrainRule, source: Source) -> bool {
    match (rule, source) {
        (DrainRule::Wound, _) | (DrainRule::BySource, Source::Device) => true,
        (DrainRule::Fatigue, _) | (DrainRule::BySource, Source::Occult) => false,
    }
}

/// One Drain or two: levels of Fatigue; or Shaken, and with two a wound, which may be soaked.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn drain(course: &mut Course<'_>, who: Target, count: u8, rule: DrainRule) -> Decided<()> {
    let victim = course.get(who.id)?;
    let source = victim.stats.black_powder.as_ref().map_or_else(Source::default, |own| own.source);
    let harm = harms(rule, source);
    course.happen(Event::Powder(Box::new(Happening::Drained { who, count, harm })));
    if !harm {
        return tire(course, who, count);
    }
    let victim = course.get(who.id)?;
    let member = who.member.or_else(|| victim.first_up()).unwrap_or(0);
    let shaken = victim.vital.members.get(member).is_some_and(|figure| figure.shaken);
    let wounds = i32::from(count > 1);
    if victim.is_wild() {
        let offer = Offer { who: who.id, wounds, location: None, nonlethal: false, before: victim.vital.clone() };
        hurt(course, who.id, wounds, (None, false))?;
        if wounds > 0 {
            course.happen(Event::SoakOffered(Arc::new(offer)));
        }
    } else if wounds > 0 {
        course.happen(Event::Out { who: who.id, member });
    } else if !shaken {
        course.happen(Event::Shaken { who: who.id, member });
    }
    Ok(())
}
