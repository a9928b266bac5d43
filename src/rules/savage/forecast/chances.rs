//! Attacks worked out once for each attacker, weapon, target and state: the plan, and how likely it wounds.

use crate::rules::savage::attack::{Plan, plan};
use crate::rules::savage::odds::{Bennies, of_plan};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;

use super::choice::with;

/// The states of one attacker: two bits of wounds and three switches.
const OF_ATTACKER: usize = 1 << 5;
/// The states of one target: three switches.
const OF_TARGET: usize = 1 << 3;

/// A figure of a combatant.
#[derive(Clone, Copy, Debug)]
pub struct Figure<'a> {
    /// the combatant
    pub of: &'a Combatant,
    /// its place in the list
    pub place: usize,
    /// the place of the figure in it
    pub member: usize,
}

impl Figure<'_> {
    /// The number that it needs to be named by: none where it is alone.
    #[must_use]
    pub fn named(&self) -> Option<usize> {
        (self.of.vital.members.len() > 1).then_some(self.member)
    }
}

/// An attack that is worked out.
#[derive(Clone, Debug)]
pub struct Known {
    /// the attack up to its roll
    pub plan: Plan,
    /// the chance that it takes an Extra out, or wounds a Wild Card before any Soak
    pub wounds: f64,
}

/// The table, filled as it is asked.
#[derive(Clone, Debug)]
pub struct Chances {
    /// of each combatant the injuries that it had when the table was begun, and where its figures begin in
    /// the count of all
    combatants: Vec<(usize, usize)>,
    /// how many figures there are
    figures: usize,
    /// the weapons of whoever has most, bare hands included
    arms: usize,
    /// by attacker, weapon and figure of the target: every state
    pairs: Vec<Vec<Option<Box<Known>>>>,
}

/// A row of the table: one attacker as it stands, with one weapon.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    first: usize,
    state: usize,
}

/// A cell of a row: one figure as it looks.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pair: usize,
    state: usize,
}

/// All of a target that changes in a fight and counts in attacks on it, injuries excepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// Shaken
    pub shaken: bool,
    /// on the ground
    pub prone: bool,
    /// Parry −2 after a wild attack
    pub exposed: bool,
}

impl Row {
    /// The cell of a figure by its place in the count of all.
    #[must_use]
    pub fn cell(self, figure: usize, looks: Looks) -> Cell {
        let state = usize::from(looks.exposed) << 2 | usize::from(looks.shaken) << 1 | usize::from(looks.prone);
        Cell { pair: self.first + figure, state: self.state + state }
    }
}

impl Chances {
    /// An empty table for these combatants.
    #[must_use]
    pub fn of(fight: &Encounter) -> Self {
        let arms = 1 + fight.combatants.iter().map(|c| c.stats.weapons.len()).max().unwrap_or(0);
        let mut figures = 0;
        let mut combatants = Vec::with_capacity(fight.combatants.len());
        for combatant in &fight.combatants {
            combatants.push((combatant.vital.injuries.len(), figures));
            figures += combatant.vital.members.len();
        }
        let pairs = vec![Vec::new(); combatants.len() * arms * figures];
        Self { combatants, figures, arms, pairs }
    }

    /// The row of an attacker; none for whom the fight has injured: that is rare, and worth no table.
    #[must_use]
    pub fn row(&self, by: Figure<'_>, weapon: Option<usize>) -> Option<Row> {
        self.figures_of(by.of, by.place)?;
        let arm = weapon.map_or(0, |place| place + 1);
        Some(Row { first: (by.place * self.arms + arm) * self.figures, state: of_attacker(by) * OF_TARGET })
    }

    /// Where the figures of a combatant begin, unless the fight has injured it.
    #[must_use]
    pub fn figures_of(&self, of: &Combatant, place: usize) -> Option<usize> {
        let (injuries, first) = self.combatants.get(place)?;
        (of.vital.injuries.len() == *injuries && of.vital.effects.is_empty()).then_some(*first)
    }

    /// What is known of an attack, where something is.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<&Known> {
        self.pairs.get(cell.pair)?.get(cell.state)?.as_deref()
    }

    /// Writes down what is known of an attack.
    pub fn put(&mut self, cell: Cell, known: Known) {
        let Some(states) = self.pairs.get_mut(cell.pair) else { return };
        if states.is_empty() {
            states.resize(OF_ATTACKER * OF_TARGET, None);
        }
        if let Some(state) = states.get_mut(cell.state) {
            *state = Some(Box::new(known));
        }
    }
}

/// All of an attacker that changes in a fight and counts in its attacks, injuries excepted.
fn of_attacker(by: Figure<'_>) -> usize {
    let prone = by.of.vital.members.get(by.member).is_some_and(|figure| figure.prone);
    let wounds = usize::from(by.of.vital.wounds.min(3));
    wounds << 3 | usize::from(by.of.ran) << 2 | usize::from(by.of.has_joker()) << 1 | usize::from(prone)
}

/// Works an attack out as the table does.
#[must_use]
pub fn worked_out(fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> Option<Known> {
    let who = Target { id: by.of.id, member: Some(by.member) };
    let whom = Target { id: on.of.id, member: on.named() };
    let plan = plan(fight, who, whom, &with(weapon)).ok()?;
    let outcomes = of_plan(fight, &plan, Bennies::default())?.outcomes;
    let wounds = outcomes.wounds.iter().sum::<f64>() + outcomes.incapacitated + outcomes.out;
    Some(Known { plan, wounds })
}
