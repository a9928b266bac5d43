//! How a fact changes the fight: it decides nothing and never rolls.

use crate::view::Id;

use super::body::Unit;
use super::event::Event;
use super::roll::{Roll, Stake};
use super::state::{Combatant, Encounter, Pass};

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
                let pass = self.pass.number;
                self.change(*who, |c| c.correct(fact, pass));
                self.join(*who);
            }
            Event::PassBegan { pass, order } => {
                self.pass = Pass { number: *pass, on: true, order: order.clone(), ..Pass::default() };
            }
            Event::PassEnded => {
                self.pass.on = false;
                self.pass.turn = None;
                self.clock = self.clock.saturating_add(Unit::Passes.seconds(self.options.seconds_per_pass));
            }
            Event::TurnBegan { who } => self.pass.turn = Some(*who),
            Event::TurnEnded { who } => self.end_turn(*who),
            Event::Placed { who, place } => self.place(*who, *place),
            Event::Rolled(roll) => self.rolled(roll),
        }
    }

    fn change(&mut self, who: Id, how: impl FnOnce(&mut Combatant)) {
        if let Some(combatant) = self.get_mut(who) {
            how(combatant);
        }
    }

    /// One who is new in a pass, or comes into sight, stands at the end of the order.
    fn join(&mut self, who: Id) {
        let able = self.get(who).is_some_and(|own| !own.hidden && self.is_up(own));
        if self.pass.on && able && !self.pass.order.contains(&who) {
            self.pass.order.push(who);
        }
    }

    fn remove(&mut self, who: Id) {
        self.combatants.retain(|c| c.id != who);
        for combatant in &mut self.combatants {
            combatant.target = combatant.target.filter(|target| *target != who);
            combatant.lasting.retain(|own| own.against != Some(who));
        }
        let pass = &mut self.pass;
        for list in [&mut pass.order, &mut pass.done, &mut pass.struck] {
            list.retain(|id| *id != who);
        }
        pass.declarations.retain(|own| own.who != who && own.deed.at() != Some(who));
        for own in &mut pass.declarations {
            own.against.retain(|other| *other != who);
        }
        pass.rolls.retain(|roll| roll.who != who);
        pass.faced.retain(|(one, other)| *one != who && *other != who);
        if pass.turn == Some(who) {
            pass.turn = None;
        }
        let gone = |roll: &Roll| roll.who == who || roll.other() == Some(who);
        self.last_roll = self.last_roll.take().filter(|roll| !gone(roll));
        self.last_other = self.last_other.take().filter(|roll| !gone(roll));
        self.last_damage = self.last_damage.take().filter(|own| own.whom != who && own.by != Some(who));
        self.open.retain(|open| !open.is_about(who));
    }

    fn end_turn(&mut self, who: Id) {
        if !self.pass.done.contains(&who) {
            self.pass.done.push(who);
        }
        if self.pass.turn == Some(who) {
            self.pass.turn = None;
        }
    }

    fn place(&mut self, who: Id, place: usize) {
        self.pass.order = super::pass::order(self);
        self.pass.placed = true;
        let order = &mut self.pass.order;
        if order.contains(&who) {
            order.retain(|id| *id != who);
            order.insert(place.min(order.len()), who);
        }
    }

    fn rolled(&mut self, roll: &Roll) {
        self.change(roll.who, |c| {
            c.breath.now = c.breath.now.saturating_sub(roll.stake.ps());
            c.balance.now = c.balance.now.saturating_sub(roll.stake.ep);
            c.stake = Stake::default();
        });
        self.last_roll = Some(roll.clone());
        self.last_other = None;
    }
}
