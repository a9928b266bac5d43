//! The game master's word: facts and remarks.

use crate::rules::contract::No;
use crate::view::Id;

use super::body::Body;
use super::course::{Course, Decided};
use super::event::Event;
use super::fact::Fact;
use super::refusal::Refusal;
use super::state::Combatant;

/// Decides that a fact is so; nobody has more points than the most that he can have.
///
/// # Errors
/// Nobody of that handle is in the list; or a zone is told of one who has none, or none of one who has zones.
pub fn set(course: &mut Course, who: Id, fact: Fact) -> Decided<()> {
    let fact = bounded(course.get(who)?, fact).map_err(No::Refused)?;
    course.happen(Event::Corrected { who, fact });
    Ok(())
}

/// The fact as it counts for this combatant.
fn bounded(own: &Combatant, fact: Fact) -> Result<Fact, Refusal> {
    let zone = |zone| own.body.zone(zone).ok_or(Refusal::NoZones(own.id));
    Ok(match fact {
        Fact::Breath(points) => Fact::Breath(points.min(own.breath.max)),
        Fact::Balance(points) => Fact::Balance(points.min(own.balance.max)),
        Fact::Points(at, points) => Fact::Points(at, points.min(zone(at)?.max.into())),
        Fact::MostPoints(at, _) | Fact::Protection(at, _) | Fact::Lost(at, _) | Fact::Mastered(at, _) => {
            zone(at)?;
            fact
        }
        Fact::Pool(points) => match own.body {
            Body::Pool { max, .. } => Fact::Pool(points.min(max.into())),
            Body::Zones(_) => return Err(Refusal::NoZone(own.id)),
        },
        Fact::Component(..)
        | Fact::Means(..)
        | Fact::Domain(..)
        | Fact::Talent(..)
        | Fact::Energy(..)
        | Fact::Quick(_)
        | Fact::MostBreath(_)
        | Fact::MostBalance(_)
        | Fact::Malaise(_)
        | Fact::Shield(_)
        | Fact::Stunned(_)
        | Fact::Coma(_)
        | Fact::ChanceUsed(_)
        | Fact::Hidden(_)
        | Fact::Out(_)
        | Fact::Dead(_) => fact,
    })
}

/// Decides on a remark.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn note(course: &mut Course, who: Id, text: &str) -> Decided<()> {
    course.get(who)?;
    course.happen(Event::Noted { who, text: text.to_owned() });
    Ok(())
}
