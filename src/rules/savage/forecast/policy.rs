//! How both sides play in a forecast: plainly, alike, and without looking ahead.

// What is owed is rolled at once, in the order of the box of the moment. Whoever can soak does,
// while anybody has a benny to pay for it; bennies buy nothing else. The Shaken try to recover.
// What lasts is kept while there are Power Points for it.
// Whoever acts attacks the foe on whom the chance to take an Extra out, or to wound a Wild Card, is
// best, with the loaded weapon with which it is best: of several alike the first weapon, then
// the first of the list. Each
// member of a group does so for itself, but what must be loaded again they fire together. Every shot is at short range, nobody gangs up, nobody runs,
// nothing is called, and nobody covers. Who has nothing loaded loads a weapon, which takes its turn.
// Nobody tries a trick or a grip, and whoever is held fights on as it is. What lies on the ground stays there.
// Jokers act on their place. Nobody holds an action; who holds one from before uses it as soon as a
// turn has ended. Who is hidden stays so, and takes no part.

use crate::rules::savage::attack::Plan;
use crate::rules::savage::stage::{Stage, stage};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;
use crate::view::{Id, Side};

use super::chances::{Chances, Figure, Looks, UNKNOWN};
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
    /// somebody holds an action from before
    holds: bool,
    /// the attack chosen last, where nothing else has been chosen since
    last: Option<Chosen>,
}

/// An attack chosen once, for the next of a group who stands alike.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    /// the state of the attacker
    by: usize,
    weapon: Option<usize>,
    /// the places of the target and of its figure
    on: (usize, usize),
}

impl Policy {
    /// A policy for this fight.
    #[must_use]
    pub fn of(fight: &Encounter) -> Self {
        let holds = fight.combatants.iter().any(|c| c.vital.on_hold);
        Self { chances: Chances::of(fight), loaded: false, holds, last: None }
    }

    /// What comes next in this fight.
    pub fn next(&mut self, fight: &Encounter) -> Step<'_> {
        let last = self.last.take();
        let choice = match stage(fight) {
            Stage::Soak(offer) => Choice::Soak(offer.who),
            Stage::Vigor(who) => Choice::Vigor(who),
            Stage::Damage(_) => Choice::Damage,
            // A game of cards is left, and raises go to experience: neither changes this fight.
            Stage::Casting(_) | Stage::Raises(_) => Choice::Next,
            Stage::Free(offer) => Choice::Strike(offer.by),
            Stage::Resist(resisted) => Choice::Resist(resisted.who),
            Stage::Bleeding(who) => Choice::Bleed(who),
            Stage::Astray(who) => Choice::Caught(who),
            Stage::Upkeep(who, ..) => Choice::Maintain(who),
            Stage::Recovery(who) => Choice::Recover(who),
            Stage::Act(who) if !std::mem::take(&mut self.loaded) => return self.act(fight, who, last),
            Stage::Act(_) | Stage::Done(_) | Stage::Between(_) => self.holder(fight).unwrap_or(Choice::Next),
            Stage::Over => match self.holder(fight) {
                Some(holder) => holder,
                None => return dealt(fight),
            },
            Stage::Welcome => return dealt(fight),
        };
        Step::Play(choice, None)
    }

    /// Who holds an action from before. Nobody begins to, so that most often nobody need be asked.
    fn holder(&self, fight: &Encounter) -> Option<Choice> {
        if self.holds { holder(fight) } else { None }
    }

    /// The best attack of one who acts.
    fn act(&mut self, fight: &Encounter, who: Id, last: Option<Chosen>) -> Step<'_> {
        let Some((place, own)) = fight.place(who).and_then(|place| Some((place, fight.combatants.get(place)?))) else {
            return Step::Play(Choice::Next, None);
        };
        let by = Figure { of: own, place, member: own.next_to_strike().unwrap_or(0) };
        let chosen = last.and_then(|last| self.again(fight, by, last)).or_else(|| self.chosen(fight, by));
        let Some((weapon, on)) = chosen else { return self.without_attack(fight, own) };
        let whom = Target { id: on.of.id, member: on.named() };
        let all = weapon.is_some_and(|place| together(own, place));
        let plan = if all { None } else { self.chances.plan(by, weapon, on) };
        self.last = plan.map(|_| Chosen { by: Chances::state_of(by), weapon, on: (on.place, on.member) });
        Step::Play(Choice::Attack { who, whom, weapon, all }, plan)
    }

    /// The attack chosen last, where it has changed nothing, which only a miss does: what was best for one of a
    /// group is best for the next who stands alike.
    fn again<'a>(&self, fight: &'a Encounter, by: Figure<'a>, last: Chosen) -> Option<Weighed<'a>> {
        let on = Figure { of: fight.combatants.get(last.on.0)?, place: last.on.0, member: last.on.1 };
        let known = |of: Figure<'_>| self.chances.figures_of(of.of, of.place).is_some();
        let alike = Chances::state_of(by) == last.by && known(by) && known(on);
        alike.then_some((last.weapon, on))
    }

    /// The best attack, as soon as all that could be it are worked out.
    fn chosen<'a>(&mut self, fight: &'a Encounter, by: Figure<'a>) -> Option<Weighed<'a>> {
        loop {
            match self.best(fight, by) {
                Ok(best) => return best,
                Err((weapon, on)) => self.chances.work_out(fight, by, weapon, on),
            }
        }
    }

    /// The best attack, or else one that must be worked out before it is known.
    fn best<'a>(&self, fight: &'a Encounter, by: Figure<'a>) -> Result<Option<Weighed<'a>>, Weighed<'a>> {
        let (mut best, mut most) = (None, f64::NEG_INFINITY);
        for weapon in loaded(by.of, by.member) {
            let row = self.chances.row(by, weapon);
            for (place, of) in fight.combatants.iter().enumerate() {
                if of.side == by.of.side || of.hidden || of.vital.incapacitated || of.vital.dead {
                    continue;
                }
                let known = row.zip(self.chances.figures_of(of, place)).and_then(|(row, figures)| row.get(figures));
                if let Some(known) = known {
                    for (member, (figure, cells)) in of.vital.members.iter().zip(known).enumerate() {
                        let wounds = cells[Looks::of(of, *figure).cell()];
                        // Of several that are alike the first is as good as any.
                        if wounds > most && !figure.out {
                            if wounds == UNKNOWN {
                                return Err((weapon, Figure { of, place, member }));
                            }
                            (best, most) = (Some((weapon, Figure { of, place, member })), wounds);
                        }
                    }
                    continue;
                }
                let mut last = None;
                for (member, figure) in of.vital.members.iter().enumerate() {
                    let looks = Looks::of(of, *figure);
                    // Of several in a row that are alike the first is as good as any.
                    if figure.out || last == Some(looks) {
                        continue;
                    }
                    last = Some(looks);
                    let on = Figure { of, place, member };
                    let wounds = self.chances.rarely(fight, by, weapon, on);
                    if wounds > most {
                        if wounds == UNKNOWN {
                            return Err((weapon, on));
                        }
                        (best, most) = (Some((weapon, on)), wounds);
                    }
                }
            }
        }
        Ok(best)
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

/// A weapon, and whom it would be used on.
type Weighed<'a> = (Option<usize>, Figure<'a>);

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

/// Its weapons that are loaded and at hand, by their places; who has none fights with bare hands. What a group
/// fires together it does not fire when some of it have begun to strike.
fn loaded(who: &Combatant, member: usize) -> impl Iterator<Item = Option<usize>> {
    let arms = who.stats.weapons.len();
    let dropped = move |place: &usize| {
        who.stats.weapons.get(*place).is_some_and(|weapon| who.has_dropped(Some(member), &weapon.name))
    };
    // Bare hands stand behind the last weapon of the list.
    let bare = (arms > 0 && (0..arms).all(|place| dropped(&place))).then_some(Some(arms));
    let begun = || who.vital.members.iter().any(|figure| figure.struck);
    let ready = move |place: &usize| {
        arms == 0 || !dropped(place) && !who.empty.contains(place) && (!together(who, *place) || !begun())
    };
    (0..arms.max(1)).filter(ready).map(move |place| (arms > 0).then_some(place)).chain(bare)
}

/// Whether a group uses this weapon together: it is empty for all of them or for none.
fn together(who: &Combatant, weapon: usize) -> bool {
    who.vital.members.len() > 1 && who.stats.weapons.get(weapon).is_some_and(|weapon| weapon.reload > 0)
}
