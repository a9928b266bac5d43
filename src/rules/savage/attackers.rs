//! Who of somebody attacks, and why somebody cannot.

use smallvec::smallvec;

use super::command::Members;
use super::refusal::Refusal;
use super::state::{Combatant, Places};

/// Whether that figure of the target stands.
#[must_use]
pub fn is_up(target: &Combatant, place: usize) -> bool {
    target.is_up() && target.vital.members.get(place).is_some_and(|figure| !figure.out)
}

/// Who of the attacker attacks; a group without a number sends the next one that can.
///
/// # Errors
/// Nobody of it can.
pub fn attackers(who: &Combatant, named: Option<usize>, members: Option<Members>) -> Result<Places, Refusal> {
    let able = who.able();
    if let Some(place) = named {
        return if able.contains(&place) { Ok(smallvec![place]) } else { Err(why_not(who, Some(place))) };
    }
    if able.is_empty() {
        return Err(why_not(who, None));
    }
    let fresh = |place: &usize| who.vital.members.get(*place).is_some_and(|figure| !figure.struck);
    let free = |place: &usize| who.vital.members.get(*place).is_some_and(|figure| !figure.whole);
    let able: Places = if able.iter().any(free) { able.into_iter().filter(free).collect() } else { able };
    let count = match members {
        Some(Members::All) => return Ok(able),
        Some(Members::Next(count)) => count.max(1),
        None => 1,
    };
    let (next, done) = (able.iter().filter(|place| fresh(place)), able.iter().filter(|place| !fresh(place)));
    Ok(next.chain(done).take(count).copied().collect())
}

/// Why somebody cannot act.
#[must_use]
pub fn why_not(who: &Combatant, member: Option<usize>) -> Refusal {
    let figure = member.and_then(|place| who.vital.members.get(place));
    if !who.is_up() || figure.is_some_and(|figure| figure.out) {
        Refusal::Down(who.id)
    } else if figure.map_or_else(|| who.is_shaken(), |figure| figure.shaken) {
        Refusal::Shaken(who.id)
    } else {
        Refusal::Spent(who.id)
    }
}
