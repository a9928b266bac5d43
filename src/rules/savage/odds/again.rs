//! The last roll once more, as a benny would buy it (rules 6.2).

use super::super::blows::Attack;
use super::super::cast;
use super::super::open::Reopen;
use super::super::spell::Cast;
use super::super::state::Combatant;
use super::super::trait_roll::{Reason, Target, TraitRoll};
use super::of::rolled;
use super::parties::elan;
use super::roll::{Roll, TraitOdds};
use super::shared::Shared;

/// The last roll of somebody, and what it would come to if it were made again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Again<'a> {
    /// the roll
    pub roll: &'a TraitRoll,
    /// whether it has come to anything
    pub success: bool,
    /// whether anything of it has a raise
    pub raise: bool,
    /// the chances of it once more; of what is shared out, that anything strikes
    pub odds: TraitOdds,
}

/// The odds of the roll that `payer` would make again; none where the dice alone do not tell how it ends.
#[must_use]
pub fn of_last<'a>(what: &'a Reopen, who: Target, payer: &Combatant) -> Option<Again<'a>> {
    let mine = |roll: &&TraitRoll| roll.who == who;
    let roll = match what {
        Reopen::Attack(attack) if !attack.aims.is_empty() => return at_several(attack, payer),
        Reopen::Cast(cast) => return Some(of_cast(cast, payer)),
        Reopen::Oppose(mine, theirs) | Reopen::Contest(mine, theirs, _) => {
            return Some(if mine.who == who { to_win(mine, theirs, payer) } else { to_resist(mine, theirs, payer) });
        }
        Reopen::Roll(roll)
        | Reopen::Soak(roll, _)
        | Reopen::Bleed(roll)
        | Reopen::Resist(roll, _)
        | Reopen::Extract(roll, _)
        | Reopen::Guard(roll, _)
        | Reopen::Ritual(roll, _)
        | Reopen::Incapacitation { roll, .. } => roll,
        Reopen::Smash(roll, smash) => Some(roll).filter(|_| smash.damage.is_none())?,
        Reopen::Attack(attack) => attack.rolls.iter().find(mine)?,
        Reopen::Recover(rolls) => rolls.iter().find(mine)?,
        Reopen::Interrupt(..) | Reopen::Damage { .. } | Reopen::Fate(_) => return None,
    };
    Some(Again { roll, success: roll.success(), raise: roll.raises() > 0, odds: of_again(roll, payer) })
}

/// The odds of a roll once more, bought by this combatant with a benny.
#[must_use]
pub fn of_again(roll: &TraitRoll, payer: &Combatant) -> TraitOdds {
    bought(roll, payer).odds()
}

/// A roll as a benny buys it.
fn bought(roll: &TraitRoll, payer: &Combatant) -> Roll {
    let has = roll.mods.iter().any(|own| own.reason == Reason::Elan);
    rolled(roll, payer.is_wild()).plus(if has { 0 } else { elan(payer) })
}

/// The active side of a roll against a roll once more; the other one stays (rules 4.6).
fn to_win<'a>(mine: &'a TraitRoll, theirs: &TraitRoll, payer: &Combatant) -> Again<'a> {
    let (own, total) = (bought(mine, payer), i64::from(theirs.total()));
    let ties = mine.wins_ties && !theirs.wins_ties;
    let beats = if theirs.crit { i64::MIN } else { total + i64::from(!ties) };
    let needs = beats.max(mine.least.map_or(i64::MIN, i64::from)).max(own.lowest());
    let success = mine.beats(theirs);
    let odds = TraitOdds {
        success: own.reaches(needs),
        raise: own.reaches(needs.max(total + 4)),
        critical_failure: own.critical(),
    };
    Again { roll: mine, success, raise: success && mine.total() - theirs.total() >= 4, odds }
}

/// The resisting side once more: it resists or it does not, and has no raises.
fn to_resist<'a>(mine: &TraitRoll, theirs: &'a TraitRoll, payer: &Combatant) -> Again<'a> {
    let own = bought(theirs, payer);
    let ties = mine.wins_ties && !theirs.wins_ties;
    let resists = !mine.beats(theirs);
    let success = own.reaches((i64::from(mine.total()) + i64::from(ties)).max(own.lowest()));
    Again { roll: theirs, success: resists, raise: resists, odds: TraitOdds { success, raise: 0.0, ..own.odds() } }
}

/// Of an attack at several its worst roll.
fn at_several<'a>(attack: &'a Attack, payer: &Combatant) -> Option<Again<'a>> {
    let at = attack.worst();
    let roll = attack.rolls.get(at)?;
    let needs = |die: usize| {
        let own = attack.aims.iter().filter(|aim| usize::from(aim.roll) == at && usize::from(aim.die) == die);
        own.map(|aim| i64::from(aim.tn) - aim.mods.iter().map(|own| i64::from(own.value)).sum::<i64>()).min()
    };
    let needs: Vec<Option<i64>> = (0..roll.results.len()).map(needs).collect();
    let (_, hits, raises, _) = attack.rank(at);
    let odds = Shared::of(bought(roll, payer), &needs, 0, 0).odds;
    Some(Again { roll, success: hits > 0, raise: raises > 0, odds })
}

fn of_cast<'a>(own: &'a Cast, payer: &Combatant) -> Again<'a> {
    let roll = &own.roll;
    let aside = |die: usize| own.working.aside.get(die).or_else(|| own.working.aside.last()).copied().unwrap_or(0);
    let needs: Vec<Option<i64>> =
        (0..roll.results.len()).map(|die| Some(i64::from(roll.tn) - i64::from(aside(die)))).collect();
    let (_, works, raises, ..) = cast::rank(own);
    let odds = Shared::of(bought(roll, payer), &needs, 0, 0).odds;
    Again { roll, success: works > 0, raise: raises > 0, odds }
}
