//! How both sides play in a forecast: plainly, alike, and without looking ahead.

// What is owed is rolled at once, in the order of the box of the moment. Whoever can soak does,
// while anybody has a benny to pay for it; bennies buy nothing else. The Shaken try to recover.
// Whoever acts attacks the foe on whom the chance to take an Extra out, or to wound a Wild Card, is
// best, with the loaded weapon with which it is best: of several alike the first of the list. Each
// member of a group does so for itself, but what must be loaded again they fire together. Every shot is at short range, nobody gangs up, nobody runs,
// nothing is called, and nobody covers. Who has nothing loaded loads a weapon, which takes its turn.
// Jokers act on their place. Nobody holds an action; who holds one from before uses it as soon as a
// turn has ended. Who is hidden stays so, and takes no part.

use crate::rules::savage::stage::{Stage, stage};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::view::{Id, Side};

use super::chances::{Chances, Figure};
use super::choice::Choice;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// somebody does something
    Play(Choice),
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
    pub fn next(&mut self, fight: &Encounter) -> Step {
        let choice = match stage(fight) {
            Stage::Soak(offer) => Choice::Soak(offer.who),
            Stage::Vigor(who) => Choice::Vigor(who),
            Stage::Damage(_) => Choice::Damage,
            Stage::Bleeding(who) => Choice::Bleed(who),
            Stage::Recovery(who) => Choice::Recover(who),
            Stage::Act(who) if !std::mem::take(&mut self.loaded) => return self.act(fight, who),
            Stage::Act(_) | Stage::Done(_) | Stage::Between(_) => holder(fight).unwrap_or(Choice::Next),
            Stage::Over => match holder(fight) {
                Some(holder) => holder,
                None => return dealt(fight),
            },
            Stage::Welcome => return dealt(fight),
        };
        Step::Play(choice)
    }

    /// The best attack of one who acts.
    fn act(&mut self, fight: &Encounter, who: Id) -> Step {
        let Some((place, own)) = fight.place(who).and_then(|place| Some((place, fight.combatants.get(place)?))) else {
            return Step::Play(Choice::Next);
        };
        let by = Figure { of: own, place, member: own.next_to_strike().unwrap_or(0) };
        let mut best: Option<(f64, Choice)> = None;
        for on in foes(fight, own.side) {
            for weapon in loaded(own) {
                let chance = self.chances.wound(fight, by, weapon, on);
                if best.is_none_or(|(most, _)| chance > most) {
                    let member = (on.of.vital.members.len() > 1).then_some(on.member);
                    let whom = Target { id: on.of.id, member };
                    let all = weapon.is_some_and(|place| together(own, place));
                    best = Some((chance, Choice::Attack { who, whom, weapon, all }));
                }
            }
        }
        match best {
            Some((_, attack)) => Step::Play(attack),
            None if !stands(fight, own.side.other()) => Step::Won(own.side),
            None => {
                self.loaded = !own.empty.is_empty();
                Step::Play(own.empty.first().map_or(Choice::Next, |weapon| Choice::Reload(who, *weapon)))
            }
        }
    }
}

/// A new round, while both sides stand.
fn dealt(fight: &Encounter) -> Step {
    match (stands(fight, Side::Heroes), stands(fight, Side::Foes)) {
        (true, true) => Step::Play(Choice::Deal),
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

/// Every figure of the other side that stands; of several in a row that are alike the first.
fn foes(fight: &Encounter, side: Side) -> impl Iterator<Item = Figure<'_>> {
    let rows = fight.combatants.iter().enumerate().filter(move |(_, c)| c.side != side && !c.hidden && c.is_up());
    rows.flat_map(|(place, of)| {
        let mut last = None;
        let figures = of.vital.members.iter().enumerate().filter(|(_, figure)| !figure.out);
        let new = figures.filter(move |(_, figure)| {
            last.replace((figure.shaken, figure.prone)) != Some((figure.shaken, figure.prone))
        });
        new.map(move |(member, _)| Figure { of, place, member })
    })
}

/// Its weapons that are loaded, by their places; who has none fights with bare hands. What a group
/// fires together it does not fire when some of it have struck.
fn loaded(who: &Combatant) -> impl Iterator<Item = Option<usize>> {
    let arms = who.stats.weapons.len();
    let bare = (arms == 0).then_some(None);
    let begun = who.vital.members.iter().any(|figure| figure.struck);
    let ready = move |place: &usize| !who.empty.contains(place) && !(begun && together(who, *place));
    bare.into_iter().chain((0..arms).filter(ready).map(Some))
}

/// Whether a group uses this weapon together: it is empty for all of them or for none.
fn together(who: &Combatant, weapon: usize) -> bool {
    who.vital.members.len() > 1 && who.stats.weapons.get(weapon).is_some_and(|weapon| weapon.reload > 0)
}
