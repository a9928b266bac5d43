//! How a fact changes the fight: it decides nothing and never rolls.

use crate::texts::fold;
use crate::view::Id;

use super::event::Event;
use super::roll::{Chosen, Hit, Purpose, Roll, Thrown};
use super::state::{Combatant, Consequence, Encounter, Open, Phase, Round, What};
use super::wounds::Level;

impl Encounter {
    /// Folds one fact into the fight.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Added(newcomer) => {
                self.next_id = self.next_id.max(newcomer.id.0.saturating_add(1));
                self.combatants.push((**newcomer).clone());
                self.join(newcomer.id);
            }
            Event::Removed { who } => self.remove(*who),
            Event::Renamed { who, name } => self.change(*who, |c| c.name.clone_from(name)),
            Event::Noted { who, text } => self.change(*who, |c| c.notes.push(text.clone())),
            Event::Corrected { who, fact } => {
                self.change(*who, |c| c.correct(fact));
                self.join(*who);
            }
            Event::RoundBegan { round, declares, acts } => self.begin_round(*round, declares, acts),
            Event::Declared(declaration) => {
                self.round.declarations.retain(|own| own.who != declaration.who);
                self.round.declarations.push(declaration.clone());
            }
            // What was not said, and what a new declaration says by itself.
            Event::Passed { .. } | Event::ChangedMind { .. } => {}
            Event::ActionBegan => {
                self.round.phase = Phase::Action;
                self.round.turn = None;
                self.round.used = false;
                self.round.done.clear();
            }
            Event::TurnBegan { who } => {
                self.round.turn = Some(*who);
                self.round.used = false;
            }
            Event::TurnEnded { who } => self.end_turn(*who),
            Event::Placed { who, place } => self.place(*who, *place),
            Event::Rolled(roll) => self.rolled(roll),
            Event::Spent { points } => self.spend(points),
            Event::PriceTaken { .. } | Event::PriceLeft => {
                self.open.retain(|open| !matches!(open, Open::Price(_)));
            }
            Event::PriceOffered => self.open.extend(self.last_roll.clone().map(|roll| Open::Price(Box::new(roll)))),
            // What waits already is the more urgent.
            Event::Hit(hit) => self.open.insert(0, Open::Hit(hit.clone())),
            Event::Chose(chosen) => self.choose(chosen),
            Event::HitClosed { whom, .. } => {
                let on = |open: &Open| matches!(open, Open::Hit(hit) if hit.whom == *whom);
                if let Some(place) = self.open.iter().rposition(on) {
                    self.open.remove(place);
                }
            }
            Event::Due(consequence) => self.pending.push(consequence.clone()),
            Event::Committed => {
                self.pending.clear();
                self.applied.clear();
                self.round.phase = Phase::Rest;
                self.round.turn = None;
                self.round.used = false;
            }
            Event::Came(consequence) => self.came(consequence),
            Event::Healed { who, boxes, level } => self.change(*who, |c| c.heal(*boxes, *level)),
            Event::Penalised { who, penalty } => self.change(*who, |c| c.penalties.push(penalty.clone())),
            Event::Lifted { who, on } => self.change(*who, |c| c.penalties.retain(|own| own.on != *on)),
            Event::Affected { who, text } => self.change(*who, |c| c.affect(text)),
            Event::Cured { who, text } => self.change(*who, |c| c.conditions.retain(|own| own != text)),
        }
    }

    fn change(&mut self, who: Id, how: impl FnOnce(&mut Combatant)) {
        if let Some(combatant) = self.get_mut(who) {
            how(combatant);
        }
    }

    /// One who is new in a round, or comes into sight, stands at the end of both orders.
    fn join(&mut self, who: Id) {
        let under_way = self.round.phase != Phase::Rest;
        if under_way && self.get(who).is_some_and(|c| !c.hidden && c.is_up()) {
            for order in [&mut self.round.declares, &mut self.round.acts] {
                if !order.contains(&who) {
                    order.push(who);
                }
            }
        }
    }

    fn remove(&mut self, who: Id) {
        self.combatants.retain(|c| c.id != who);
        for combatant in &mut self.combatants {
            combatant.target = combatant.target.filter(|target| *target != who);
        }
        let round = &mut self.round;
        for order in [&mut round.declares, &mut round.acts, &mut round.done] {
            order.retain(|id| *id != who);
        }
        round.declarations.retain(|own| own.who != who);
        for declaration in &mut round.declarations {
            declaration.targets.retain(|target| *target != who);
        }
        if round.turn == Some(who) {
            round.turn = None;
            round.used = false;
        }
        let gone = |roll: &Roll| roll.who == who || matches!(&roll.purpose, Purpose::Attack(blow) if blow.whom == who);
        self.last_roll = self.last_roll.take().filter(|roll| !gone(roll));
        self.open.retain(|open| match open {
            Open::Spend(roll) | Open::Price(roll) => !gone(roll),
            Open::Hit(hit) => hit.whom != who,
        });
        // Whoever is hurt stays hurt, though nobody knows any more by whom.
        let forget = |hit: &mut Hit| hit.by = hit.by.filter(|by| *by != who);
        for roll in self.last_roll.iter_mut().chain(self.open.iter_mut().filter_map(roll_of)) {
            if let Purpose::Resist(hit) = &mut roll.purpose {
                forget(hit);
            }
        }
        for open in &mut self.open {
            if let Open::Hit(hit) = open {
                forget(hit);
            }
        }
        for list in [&mut self.pending, &mut self.applied] {
            list.retain(|consequence| consequence.who != who);
            for consequence in list {
                consequence.by = consequence.by.filter(|by| *by != who);
            }
        }
    }

    fn begin_round(&mut self, number: u32, declares: &[Id], acts: &[Id]) {
        self.round = Round {
            number,
            phase: Phase::Declaration,
            declares: declares.to_vec(),
            acts: acts.to_vec(),
            ..Round::default()
        };
        self.applied.clear();
        for combatant in &mut self.combatants {
            combatant.spent.clear();
        }
    }

    fn end_turn(&mut self, who: Id) {
        if !self.round.done.contains(&who) {
            self.round.done.push(who);
        }
        if self.round.turn == Some(who) {
            self.round.turn = None;
            self.round.used = false;
        }
    }

    fn place(&mut self, who: Id, place: usize) {
        let order = match self.round.phase {
            Phase::Rest => return,
            Phase::Declaration => &mut self.round.declares,
            Phase::Action => &mut self.round.acts,
        };
        if order.contains(&who) {
            order.retain(|id| *id != who);
            order.insert(place.min(order.len()), who);
        }
    }

    fn rolled(&mut self, roll: &Roll) {
        if self.round.turn == Some(roll.who) && !matches!(roll.purpose, Purpose::Resist(_)) {
            self.round.used = true;
        }
        if let Purpose::Attack(blow) = &roll.purpose {
            self.change(roll.who, |c| {
                c.target = Some(blow.whom);
                c.weapon = c.stats.weapons.iter().position(|own| Some(&own.name) == blow.weapon.as_ref());
            });
        }
        match &roll.dice {
            Thrown::Dice(_) if roll.can_spend() => self.open.push(Open::Spend(Box::new(roll.clone()))),
            Thrown::Dice(_) => self.last_roll = Some(roll.clone()),
            Thrown::Without(_) => {
                self.charge(roll, u32::from(roll.points));
                self.last_roll = Some(roll.clone());
            }
        }
    }

    fn spend(&mut self, points: &[u8]) {
        let Some(place) = self.open.iter().rposition(|open| matches!(open, Open::Spend(_))) else { return };
        let Open::Spend(mut roll) = self.open.remove(place) else { return };
        if let Thrown::Dice(dice) = &mut roll.dice {
            dice.spent = points.to_vec();
        }
        self.charge(&roll, points.iter().map(|points| u32::from(*points)).sum());
        self.last_roll = Some(*roll);
    }

    /// Writes down the mastery that a roll used up: what its traits did not pay.
    fn charge(&mut self, roll: &Roll, spent: u32) {
        let traits = u32::from(roll.points.saturating_sub(roll.mastery));
        let mastery = u8::try_from(spent.saturating_sub(traits)).unwrap_or(u8::MAX);
        let Some(skill) = roll.skill.as_ref().filter(|_| mastery > 0) else { return };
        self.change(roll.who, |c| match c.spent.iter_mut().find(|(name, _)| fold(name) == fold(skill)) {
            Some((_, sum)) => *sum = sum.saturating_add(mastery),
            None => c.spent.push((skill.clone(), mastery)),
        });
    }

    /// One choice of a kind: where or what kind of wound, death or an effect (rules 7.5).
    fn choose(&mut self, chosen: &Chosen) {
        let hit = self.open.iter_mut().rev().find_map(|open| match open {
            Open::Hit(hit) if hit.tactical || hit.devastating => Some(hit),
            Open::Hit(_) | Open::Spend(_) | Open::Price(_) => None,
        });
        if let Some(hit) = hit {
            hit.chosen.retain(|own| own.needs_sixes_alone() != chosen.needs_sixes_alone());
            hit.chosen.push(chosen.clone());
        }
    }

    fn came(&mut self, consequence: &Consequence) {
        self.change(consequence.who, |c| match &consequence.what {
            What::Damage { amount, level, .. } => {
                c.wounds.hit(*amount, *level);
            }
            What::Penalty(penalty) => c.penalties.push(penalty.clone()),
            What::Effect(text) => c.affect(text),
            What::Death => c.dead = true,
        });
        self.applied.push(consequence.clone());
    }
}

fn roll_of(open: &mut Open) -> Option<&mut Roll> {
    match open {
        Open::Spend(roll) | Open::Price(roll) => Some(roll),
        Open::Hit(_) => None,
    }
}

impl Combatant {
    fn affect(&mut self, text: &str) {
        if !self.conditions.iter().any(|own| own == text) {
            self.conditions.push(text.to_owned());
        }
    }

    fn heal(&mut self, boxes: u32, level: Level) {
        if let Some(ticked) = self.wounds.ticked.get_mut(level.place()) {
            *ticked = ticked.saturating_sub(u8::try_from(boxes).unwrap_or(u8::MAX));
        }
    }
}
