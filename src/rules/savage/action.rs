//! What counts as the action of a turn, and what it leaves no room for (rules 9.1 to 9.3).

use crate::view::Id;

use super::attackers::why_not;
use super::course::{Course, Decided, no};
use super::deed::Deed;
use super::effect::EffectKind;
use super::event::Event;
use super::lasting;
use super::optional::needs;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::{Combatant, Encounter};
use super::trait_roll::Target;
use super::vital::Member;

impl Combatant {
    /// The figures that are meant: the one that is named, else all that stand.
    fn meant(&self, member: Option<usize>) -> impl Iterator<Item = &Member> {
        let figures = self.vital.members.iter().enumerate();
        figures.filter(move |(at, own)| !own.out && member.is_none_or(|one| one == *at)).map(|(_, own)| own)
    }

    /// Whether one of them has acted in this round, in its turn or before it.
    #[must_use]
    pub fn has_struck(&self) -> bool {
        self.vital.members.iter().any(|figure| figure.struck)
    }

    /// Whether something of this kind lasts on that figure.
    #[must_use]
    pub fn bears(&self, kind: EffectKind, member: Option<usize>) -> bool {
        self.vital.effects.iter().any(|effect| effect.kind == kind && effect.is_on(member))
    }

    /// Whether that figure has moved in this round (rules 9.6).
    #[must_use]
    pub fn has_moved(&self, member: Option<usize>) -> bool {
        self.ran || self.meant(member).any(|figure| figure.moved)
    }
}

/// Whether the table plays a rule.
///
/// # Errors
/// It leaves it out.
pub fn played(course: &Course<'_>, rule: Rule) -> Decided<()> {
    needs(course.fight, rule).or_else(no)
}

/// Whether somebody, of a group all of it, has given its whole turn to something, so that it can do nothing
/// else in this round (rules 9.6 and 9.10).
///
/// # Errors
/// It has.
pub fn bound(fight: &Encounter, who: Target) -> Result<(), Refusal> {
    let whole = |own: &Combatant| own.is_up() && own.meant(who.member).all(|figure| figure.whole);
    if fight.get(who.id).is_some_and(whole) { Err(Refusal::WholeTurn(who.id)) } else { Ok(()) }
}

/// How many actions a figure has taken in this round already (rules 9.3); before the first deal nobody counts
/// them.
#[must_use]
pub fn taken(fight: &Encounter, who: Target) -> u8 {
    let most = |own: &Combatant| own.meant(who.member).map(|figure| figure.deeds).max();
    if fight.round == 0 { 0 } else { fight.get(who.id).and_then(most).unwrap_or(0) }
}

/// Whether somebody may give its whole turn to something: all who are meant can act, and none has.
///
/// # Errors
/// It is down, Shaken or spent; it has acted in this round.
pub fn whole_turn(course: &Course<'_>, who: Target) -> Decided<()> {
    let combatant = course.get(who.id)?;
    let able = combatant.able();
    if who.member.map_or(able.is_empty(), |one| !able.contains(&one)) {
        return no(why_not(combatant, who.member));
    }
    if let Err(refusal) = bound(course.fight, who) {
        return no(refusal);
    }
    if taken(course.fight, who) > 0 { no(Refusal::ActedAlready(who.id)) } else { Ok(()) }
}

/// Outside its turn what somebody does is its next action, and what the last one cost is over.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn out_of_turn(course: &mut Course<'_>, who: Id) -> Decided<()> {
    if course.fight.turn.current == Some(who) {
        return Ok(());
    }
    if course.get(who)?.exposed {
        course.happen(Event::Guarded { who });
    }
    lasting::acts(course, who);
    Ok(())
}

/// An action is spent; before the first deal nobody counts turns, and none is spent as a whole.
///
/// # Errors
/// Nobody of that handle is in the list.
pub fn spend(course: &mut Course<'_>, who: Target, whole: bool) -> Decided<()> {
    course.close_offers();
    out_of_turn(course, who.id)?;
    let whole = whole && course.fight.round > 0;
    course.happen(Event::Deed(Deed::Acted { who, whole }));
    Ok(())
}
