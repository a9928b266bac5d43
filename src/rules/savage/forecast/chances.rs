//! Attacks worked out once for each attacker, weapon, target and state: the plan, and how likely it wounds.

use std::collections::HashMap;
use std::ops::Range;

use crate::rules::savage::assault::plan;
use crate::rules::savage::attack::Plan;
use crate::rules::savage::injury::Injury;
use crate::rules::savage::odds::{Bennies, of_plan};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::rules::savage::vital::Member;

use super::choice::with;

/// The states of one attacker: two bits of wounds and four switches.
const OF_ATTACKER: usize = 1 << 6;
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

/// The table, filled as it is asked.
#[derive(Clone, Debug)]
pub struct Chances {
    /// of each combatant the injuries that it had when the table was begun, and where its figures stand in
    /// the count of all
    combatants: Vec<(usize, Range<usize>)>,
    /// how many figures there are
    figures: usize,
    /// by weapon, attacker and state of the attacker
    rows: Vec<Row>,
    /// whether somebody is engaged: who gangs up on whom changes with every one who falls, and no row tells it
    engaged: bool,
    /// attacks by or on those whom the fight has injured: they are rare, and their like rarer
    rare: HashMap<Rare, f64>,
}

/// One attacker as it stands, with one weapon: cells for every figure. Empty until asked for.
#[derive(Clone, Debug, Default)]
struct Row {
    wounds: Vec<Cells>,
    /// the attack of each cell up to its roll
    plans: Vec<[Option<Box<Plan>>; OF_TARGET]>,
}

/// Of a figure in every state: the chance that an attack takes an Extra out, or wounds a Wild Card before any
/// Soak.
pub type Cells = [f64; OF_TARGET];

/// An attack of somebody injured, or on one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rare {
    by: (usize, u64),
    on: (usize, Looks, u64),
}

/// A chance that is not known yet: more than any, so that it cannot be passed over for a lesser one.
pub const UNKNOWN: f64 = f64::INFINITY;

/// All of a target that changes in a fight and counts in attacks on it, injuries excepted: Shaken, on the
/// ground, Parry −2 after a wild attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Looks(u8);

impl Looks {
    /// How this figure looks.
    #[must_use]
    pub fn of(target: &Combatant, figure: Member) -> Self {
        Self(u8::from(target.exposed) << 2 | u8::from(figure.shaken) << 1 | u8::from(figure.prone))
    }

    /// The cell of a figure that looks so.
    #[must_use]
    pub const fn cell(self) -> usize {
        self.0 as usize % OF_TARGET
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
            let next = figures + combatant.vital.members.len();
            combatants.push((combatant.vital.injuries.len(), figures..next));
            figures = next;
        }
        let rows = vec![Row::default(); combatants.len() * arms * OF_ATTACKER];
        let engaged = !fight.melee.pairs.is_empty();
        Self { combatants, figures, rows, engaged, rare: HashMap::new() }
    }

    /// What is known of the attacks of one attacker: cells for each figure. None where nothing is, and for whom
    /// the fight has injured.
    #[must_use]
    pub fn row(&self, by: Figure<'_>, weapon: Option<usize>) -> Option<&[Cells]> {
        self.figures_of(by.of, by.place)?;
        let row = self.rows.get(self.row_of(by, weapon))?;
        (!row.wounds.is_empty()).then_some(&row.wounds[..])
    }

    #[inline]
    fn row_of(&self, by: Figure<'_>, weapon: Option<usize>) -> usize {
        let arm = weapon.map_or(0, |place| place + 1);
        arm * self.combatants.len() * OF_ATTACKER + Self::state_of(by)
    }

    /// Who attacks, and how it stands, as one number; injuries excepted.
    #[must_use]
    pub fn state_of(by: Figure<'_>) -> usize {
        by.place * OF_ATTACKER + of_attacker(by)
    }

    /// Where the figures of a combatant stand in a row, unless the fight has injured it, something lasts on it, or
    /// somebody is engaged.
    #[must_use]
    pub fn figures_of(&self, of: &Combatant, place: usize) -> Option<Range<usize>> {
        let (injuries, figures) = self.combatants.get(place)?;
        let as_begun = of.vital.injuries.len() == *injuries && of.vital.effects.is_empty() && !self.engaged;
        as_begun.then(|| figures.clone())
    }

    /// The chance that an attack wounds, where no row tells it. As long as something lasts on one of the two, or
    /// somebody is engaged, it is worked out each time.
    #[must_use]
    #[cold]
    pub fn rarely(&self, fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> f64 {
        if !self.engaged && by.of.vital.effects.is_empty() && on.of.vital.effects.is_empty() {
            return self.rare.get(&self.rare_of(by, weapon, on)).copied().unwrap_or(UNKNOWN);
        }
        worked_out(fight, by, weapon, on).map_or(0.0, |(_, wounds)| wounds)
    }

    /// An attack up to its roll, where its like has been worked out.
    #[must_use]
    pub fn plan(&self, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> Option<&Plan> {
        self.figures_of(by.of, by.place)?;
        let figure = self.figures_of(on.of, on.place)?.start + on.member;
        self.rows.get(self.row_of(by, weapon))?.plans.get(figure)?[looks_of(on).cell()].as_deref()
    }

    /// Works an attack out as the table of players does, and writes it down.
    #[cold]
    pub fn work_out(&mut self, fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) {
        let (plan, wounds) =
            worked_out(fight, by, weapon, on).map_or((None, 0.0), |(plan, wounds)| (Some(plan), wounds));
        let (Some(_), Some(figures)) = (self.figures_of(by.of, by.place), self.figures_of(on.of, on.place)) else {
            self.rare.insert(self.rare_of(by, weapon, on), wounds);
            return;
        };
        let (row, figure, cell) = (self.row_of(by, weapon), figures.start + on.member, looks_of(on).cell());
        let Some(row) = self.rows.get_mut(row) else { return };
        row.wounds.resize(self.figures, [UNKNOWN; OF_TARGET]);
        row.plans.resize(self.figures, [const { None }; OF_TARGET]);
        if let (Some(known), Some(plans)) = (row.wounds.get_mut(figure), row.plans.get_mut(figure)) {
            (known[cell], plans[cell]) = (wounds, plan.map(Box::new));
        }
    }

    fn rare_of(&self, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> Rare {
        let first = self.combatants.get(on.place).map_or(0, |(_, figures)| figures.start);
        Rare {
            by: (self.row_of(by, weapon), of_injuries(&by.of.vital.injuries)),
            on: (first + on.member, looks_of(on), of_injuries(&on.of.vital.injuries)),
        }
    }
}

fn looks_of(on: Figure<'_>) -> Looks {
    on.of.vital.members.get(on.member).map_or(Looks(0), |figure| Looks::of(on.of, *figure))
}

/// All of an attacker that changes in a fight and counts in its attacks, injuries excepted.
fn of_attacker(by: Figure<'_>) -> usize {
    let figure = |is: fn(&Member) -> bool| by.of.vital.members.get(by.member).is_some_and(is);
    let (prone, moved) = (figure(|own| own.prone), figure(|own| own.moved));
    let wounds = usize::from(by.of.vital.wounds.min(3));
    usize::from(moved) << 5
        | wounds << 3
        | usize::from(by.of.ran) << 2
        | usize::from(by.of.has_joker()) << 1
        | usize::from(prone)
}

/// How many injuries there are of each kind: four bits a kind, and nobody survives sixteen.
fn of_injuries(injuries: &[Injury]) -> u64 {
    injuries.iter().fold(0, |sum, injury| sum + (1 << (injury.kind as u64 * 4)))
}

/// Works an attack out as the table of players does.
fn worked_out(fight: &Encounter, by: Figure<'_>, weapon: Option<usize>, on: Figure<'_>) -> Option<(Plan, f64)> {
    let who = Target { id: by.of.id, member: Some(by.member) };
    let whom = Target { id: on.of.id, member: on.named() };
    let plan = plan(fight, who, whom, &with(weapon)).ok()?;
    let outcomes = of_plan(fight, &plan, Bennies::default())?.outcomes;
    // What is left does not hang on the wounds that the target has, down to the last bit: of alike attacks none
    // may be better for having been worked out in another fight.
    let wounds = 1.0 - (outcomes.miss + outcomes.none + outcomes.shaken);
    Some((plan, wounds))
}
