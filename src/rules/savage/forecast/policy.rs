//! How both sides play in a forecast: plainly, alike, and without looking ahead.

// What is owed is rolled at once, in the order of the box of the moment. Whoever can soak does,
// while anybody has a benny to pay for it; bennies buy nothing else. The Shaken try to recover.
// What lasts is kept while there are Power Points for it.
// Whoever acts attacks the foe on whom the chance to take an Extra out, or to wound a Wild Card, is
// best, with the loaded weapon with which it is best: of several alike the first weapon, then
// the first of the list. Each
// member of a group does so for itself, but what must be loaded again they fire together. Every shot is at short range, nobody gangs up, nobody runs,
// nothing is called, and nobody covers. Who has nothing loaded loads a weapon, which takes its turn.
// Jokers act on their place. Nobody holds an action; who holds one from before uses it as soon as a
// turn has ended. Who is hidden stays so, and takes no part.

use crate::rules::savage::attack::Plan;
use crate::rules::savage::stage::{Stage, stage};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::view::{Id, Side};

use super::chances::{Cell, Chances, Figure, Looks, worked_out};
use super::choice::Choice;

/// What comes next.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// somebody does something; of an attack, what has been worked out before for one like it
    Play(Choice, Option<&'a Plan>),
    /// nobody of the other side stands
    Won(Side),
}

/// The policy with what it remembers.
#[derive(Clone, Debug)]
pub struct Policy {
    chances: Chances,
    /// somebody has loaded a weapon in this turn
    loaded: bool,
}

impl Policy {
    /// A policy for this fight.
    #[must_use]
    pub fn of(fight: &Encounter) -> Self {
        Self { chances: Chances::of(fight), loaded: false }
    }

    /// What comes next in this fight.
    pub fn next(&mut self, fight: &Encounter) -> Step<'_> {
        let choice = match stage(fight) {
            Stage::Soak(offer) => Choice::Soak(offer.who),
            Stage::Vigor(who) => Choice::Vigor(who),
            Stage::Damage(_) => Choice::Damage,
            // A game of cards is left, and raises go to experience: neither changes this fight.
            Stage::Casting(_) | Stage::Raises(_) => Choice::Next,
            Stage::Bleeding(who) => Choice::Bleed(who),
            Stage::Upkeep(who, ..) => Choice::Maintain(who),
            Stage::Recovery(who) => Choice::Recover(who),
            Stage::Act(who) if !std::mem::take(&mut self.loaded) => return self.act(fight, who),
            Stage::Act(_) | Stage::Done(_) | Stage::Between(_) => holder(fight).unwrap_or(Choice::Next),
            Stage::Over => match holder(fight) {
                Some(holder) => holder,
                None => return dealt(fight),
            },
            Stage::Welcome => return dealt(fight),
        };
        Step::Play(choice, None)
    }

    /// The best attack of one who acts.
    fn act(&mut self, fight: &Encounter, who: Id) -> Step<'_> {
        let Some((place, own)) = fight.place(who).and_then(|place| Some((place, fight.combatants.get(place)?))) else {
            return Step::Play(Choice::Next, None);
        };
        let by = Figure { of: own, place, member: own.next_to_strike().unwrap_or(0) };
        let mut best: Option<Best<'_>> = None;
        for weapon in loaded(own) {
            let row = self.chances.row(by, weapon);
            for (place, of) in fight.combatants.iter().enumerate() {
                if of.side == own.side || of.hidden || of.vital.incapacitated || of.vital.dead {
                    continue;
                }
                let row = row.zip(self.chances.figures_of(of, place));
                let mut last = None;
                for (member, figure) in of.vital.members.iter().enumerate() {
                    let looks = Looks { shaken: figure.shaken, prone: figure.prone, exposed: of.exposed };
                    // Of several in a row that are alike the first is as good as any.
                    if figure.out || last == Some(looks) {
                        continue;
                    }
                    last = Some(looks);
                    let cell = row.map(|(row, first)| row.cell(first + member, looks));
                    let on = Figure { of, place, member };
                    let wounds = match cell.and_then(|cell| self.chances.get(cell)) {
                        Some(known) => known.wounds,
                        None => self.work_out(fight, cell, (by, weapon, on)),
                    };
                    if best.as_ref().is_none_or(|best| wounds > best.wounds) {
                        best = Some(Best { wounds, weapon, on, cell });
                    }
                }
            }
        }
        let Some(Best { weapon, on, cell, .. }) = best else { return self.without_attack(fight, own) };
        let whom = Target { id: on.of.id, member: on.named() };
        let all = weapon.is_some_and(|place| together(own, place));
        let known = cell.filter(|_| !all).and_then(|cell| self.chances.get(cell));
        Step::Play(Choice::Attack { who, whom, weapon, all }, known.map(|known| &known.plan))
    }

    /// The chance that an attack wounds, which goes into the table where it has a place there.
    #[cold]
    fn work_out(
        &mut self,
        fight: &Encounter,
        cell: Option<Cell>,
        (by, weapon, on): (Figure<'_>, Option<usize>, Figure<'_>),
    ) -> f64 {
        let Some(known) = worked_out(fight, by, weapon, on) else { return 0.0 };
        let wounds = known.wounds;
        if let Some(cell) = cell {
            self.chances.put(cell, known);
        }
        wounds
    }

    /// What one does who has nobody to attack, or nothing to do it with.
    fn without_attack(&mut self, fight: &Encounter, own: &Combatant) -> Step<'_> {
        if !stands(fight, own.side.other()) {
            return Step::Won(own.side);
        }
        self.loaded = !own.empty.is_empty();
        Step::Play(own.empty.first().map_or(Choice::Next, |weapon| Choice::Reload(own.id, *weapon)), None)
    }
}

/// The best attack so far, and where it stands in the table.
struct Best<'a> {
    wounds: f64,
    weapon: Option<usize>,
    on: Figure<'a>,
    cell: Option<Cell>,
}

/// A new round, while both sides stand.
fn dealt(fight: &Encounter) -> Step<'static> {
    match (stands(fight, Side::Heroes), stands(fight, Side::Foes)) {
        (true, true) => Step::Play(Choice::Deal, None),
        (true, false) => Step::Won(Side::Heroes),
        (false, _) => Step::Won(Side::Foes),
    }
}

/// Whether somebody of a side stands and can be seen.
#[must_use]
pub fn stands(fight: &Encounter, side: Side) -> bool {
    fight.combatants.iter().any(|c| c.side == side && !c.hidden && c.is_up())
}

/// Who holds an action from before.
fn holder(fight: &Encounter) -> Option<Choice> {
    let holds = |c: &&Combatant| c.vital.on_hold && !c.hidden && c.is_up();
    fight.combatants.iter().find(holds).map(|c| Choice::Act(c.id))
}

/// Its weapons that are loaded, by their places; who has none fights with bare hands. What a group
/// fires together it does not fire when some of it have begun to strike.
fn loaded(who: &Combatant) -> impl Iterator<Item = Option<usize>> {
    let arms = who.stats.weapons.len();
    let bare = (arms == 0).then_some(None);
    let begun = || who.vital.members.iter().any(|figure| figure.struck);
    let ready = move |place: &usize| !who.empty.contains(place) && (!together(who, *place) || !begun());
    bare.into_iter().chain((0..arms).filter(ready).map(Some))
}

/// Whether a group uses this weapon together: it is empty for all of them or for none.
fn together(who: &Combatant, weapon: usize) -> bool {
    who.vital.members.len() > 1 && who.stats.weapons.get(weapon).is_some_and(|weapon| weapon.reload > 0)
}
