//! How likely an attack is to wound, tabled once for each attacker, weapon, target and state.

use crate::rules::savage::attack::plan;
use crate::rules::savage::odds::{Bennies, of_plan};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;

use super::choice::with;

/// The states of one pair: five bits of the attacker, three of the target.
const STATES: usize = 1 << 8;

/// The table, filled as it is asked.
#[derive(Clone, Debug)]
pub struct Chances {
    /// the injuries of each combatant, as many as it had when the table was begun
    injuries: Vec<usize>,
    weapons: usize,
    pairs: Vec<Option<Box<[f64; STATES]>>>,
}

/// A figure of a combatant by both their places in the list.
#[derive(Clone, Copy, Debug)]
pub struct Figure<'a> {
    /// the combatant
    pub of: &'a Combatant,
    /// its place in the list
    pub place: usize,
    /// the place of the figure in it
    pub member: usize,
}

impl Chances {
    /// An empty table for these combatants.
    #[must_use]
    pub fn of(fight: &Encounter) -> Self {
        let all = fight.combatants.len();
        let weapons = 1 + fight.combatants.iter().map(|c| c.stats.weapons.len()).max().unwrap_or(0);
        let injuries = fight.combatants.iter().map(|c| c.vital.injuries.len()).collect();
        Self { injuries, weapons, pairs: vec![None; all * weapons * all] }
    }

    /// The chance that this attack takes an Extra out, or wounds a Wild Card before any Soak.
    pub fn wound(&mut self, fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> f64 {
        let all = self.injuries.len();
        let known = |figure: Figure<'_>| self.injuries.get(figure.place) == Some(&figure.of.vital.injuries.len());
        let arm = weapon.map_or(0, |place| place + 1);
        let pair = (by.place * self.weapons + arm) * all + on.place;
        // Whom the fight has injured is worth no table: that is rare.
        let tabled = if known(by) && known(on) { self.pairs.get_mut(pair) } else { None };
        let Some(tabled) = tabled else { return worked_out(fight, by, weapon, on) };
        let states = tabled.get_or_insert_with(|| Box::new([f64::NAN; STATES]));
        let Some(chance) = states.get_mut(state(by, on)) else { return worked_out(fight, by, weapon, on) };
        if chance.is_nan() {
            *chance = worked_out(fight, by, weapon, on);
        }
        *chance
    }
}

/// All that changes in a fight and counts in an attack, injuries excepted.
fn state(by: Figure<'_>, on: Figure<'_>) -> usize {
    let prone = |figure: Figure<'_>| figure.of.vital.members.get(figure.member).is_some_and(|own| own.prone);
    let shaken = on.of.vital.members.get(on.member).is_some_and(|own| own.shaken);
    let switches = [by.of.ran, by.of.has_joker(), prone(by), prone(on), on.of.exposed, shaken];
    let wounds = usize::from(by.of.vital.wounds.min(3));
    switches.into_iter().fold(wounds, |state, on| state << 1 | usize::from(on))
}

fn worked_out(fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> f64 {
    let (who, whom) = (target(by), target(on));
    let plan = plan(fight, who, whom, &with(weapon)).ok();
    let odds = plan.and_then(|plan| of_plan(fight, &plan, Bennies::default()));
    odds.map_or(0.0, |odds| odds.outcomes.wounds.iter().sum::<f64>() + odds.outcomes.incapacitated + odds.outcomes.out)
}

const fn target(figure: Figure<'_>) -> Target {
    Target { id: figure.of.id, member: Some(figure.member) }
}
