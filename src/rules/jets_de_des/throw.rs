//! A roll before its dice, and the dice that fall for it (rules 2, 3 and 9).

use crate::dice::{self, Ask, Die, Halt, Purpose as Use};
use crate::view::Id;

use super::command::Terms;
use super::course::known;
use super::pool::{Dice, thrown_at};
use super::refusal::Refusal;
use super::roll::{Mod, Purpose, Reason, Roll, Thrown};
use super::state::Encounter;
use super::stats::Pool;

/// What a roll begins with: who, for what, on which pool, against what.
pub struct Task<'a> {
    /// who rolls
    pub who: Id,
    /// what for
    pub purpose: Purpose,
    /// the pool
    pub pool: Pool,
    /// the skill whose mastery helps
    pub skill: Option<&'a str>,
    /// what must be reached, before the game master makes it harder
    pub difficulty: i32,
}

/// The roll of a task, before any die has fallen; without any where none is to fall.
///
/// # Errors
/// Attributes are no pools at this table, the roll may not be done without, or a critical failure
/// is to cost a characteristic that is not in the pool.
pub fn plan(fight: &Encounter, task: Task<'_>, terms: &Terms) -> Result<Roll, Refusal> {
    let Task { who, purpose, pool, skill, difficulty } = task;
    let combatant = known(fight, who)?;
    let options = &fight.options;
    if matches!(pool, Pool::Sum(_)) && !options.attribute_pools {
        return Err(Refusal::NoAttributePools);
    }
    let at_stake = terms.at_stake.unwrap_or_else(|| combatant.at_stake(pool));
    if !pool.parts().contains(&at_stake) {
        return Err(Refusal::NotAtStake(at_stake));
    }
    let (score, mut mods) = combatant.pool(pool);
    if terms.modifier != 0 {
        mods.push(Mod { reason: Reason::Free, dice: terms.modifier });
    }
    let traits = match purpose {
        Purpose::Resist(_) => combatant.resistance(pool),
        Purpose::Test | Purpose::Attack(_) => 0,
    };
    let mastery = skill.map_or(0, |skill| {
        let spent = if options.mastery_reserve { combatant.mastery_spent(skill) } else { 0 };
        combatant.mastery(skill).saturating_sub(spent)
    });
    let mut roll = Roll {
        who,
        purpose,
        pool,
        score,
        mods,
        skill: skill.map(str::to_owned),
        points: traits.saturating_add(mastery),
        mastery,
        difficulty: difficulty.saturating_add(terms.harder),
        at_stake,
        dice: Thrown::Dice(Dice::default()),
    };
    let nothing_to_reach = roll.difficulty <= 0
        && match roll.purpose {
            // It is rolled for the margin (A12).
            Purpose::Attack(_) => options.no_roll_at_zero,
            Purpose::Test | Purpose::Resist(_) => true,
        };
    if nothing_to_reach {
        (roll.points, roll.mastery) = (0, 0);
        roll.dice = Thrown::Without(0);
    } else if terms.without {
        if !matches!(roll.purpose, Purpose::Test) && !options.no_roll_in_combat {
            return Err(Refusal::MustRoll);
        }
        if !options.mastery_without_roll {
            (roll.points, roll.mastery) = (0, 0);
        }
        let half = match roll.effective() {
            0 if !options.zero_counts => 0,
            score => u32::from(thrown_at(score) / 2),
        };
        roll.dice = Thrown::Without(half.saturating_add(u32::from(roll.points)));
    }
    Ok(roll)
}

/// Lets the dice of a planned roll fall.
///
/// # Errors
/// A face is missing or on no die, or a sum was told: each die counts by itself.
pub fn fall(roll: &mut Roll, dice: &mut dyn dice::Dice) -> Result<(), Halt> {
    let score = roll.effective();
    let Thrown::Dice(thrown) = &mut roll.dice else { return Ok(()) };
    if dice.told().is_some() {
        return Err(Halt::NeedsFaces);
    }
    let ask = Ask { die: Die::D6, purpose: Use::Pool, of: 0, again: 0 };
    let raw: Vec<u8> = (0..thrown_at(score)).map(|_| dice.face(ask)).collect::<Result<_, _>>()?;
    *thrown = Dice::fallen(score, raw);
    Ok(())
}
