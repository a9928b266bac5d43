//! How a fact changes the fight: it decides nothing and never rolls.

use crate::view::Id;

use super::blow::Struck;
use super::body::{Body, Unit, Zone};
use super::event::Event;
use super::roll::{Purpose, Roll, Stake};
use super::state::{Combatant, Encounter, Open, Pass};

/// Seconds of an hour.
const HOUR: u64 = 3_600;
/// Nobody has fewer life points than this: no table counts further.
const LEAST: i32 = -999;

impl Encounter {
    /// Folds one fact into the fight.
    #[expect(clippy::too_many_lines, reason = "one arm for each fact")]
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
            Event::Declared(own) => {
                self.pass.declarations.retain(|other| other.who != own.who);
                self.pass.declarations.push(own.clone());
            }
            Event::Announced { who, stake } => self.change(*who, |c| c.stake = *stake),
            Event::Lasts { who, lasting } => self.change(*who, |c| c.lasting.push(*lasting)),
            Event::LastsOn { who, against } => self.change(*who, |c| {
                c.lasting.iter_mut().for_each(|own| own.against = Some(*against));
            }),
            Event::Faded { who } => self.change(*who, |c| c.lasting.clear()),
            // What follows from them is told by itself.
            Event::Moved { .. }
            | Event::Compared { .. }
            | Event::Senseless { .. }
            | Event::CameTo { .. }
            | Event::Shocked { .. } => {}
            Event::WillSettled { who } => {
                self.open.retain(|open| !matches!(open, Open::Will { who: own, .. } if own == who));
            }
            Event::Fought { who, whom, melee, back } => self.fought(*who, *whom, *melee, *back),
            Event::Landed(hit) => self.open.push(Open::Hit(hit.clone())),
            Event::RiposteDue { who, whom } => self.open.push(Open::Riposte { who: *who, whom: *whom }),
            Event::Dosed { zone, pv, ps, .. } => self.dosed(*zone, *pv, *ps),
            Event::HitClosed => {
                let waits = |open: &Open| matches!(open, Open::Hit(_) | Open::Dose { .. });
                if let Some(place) = self.open.iter().rposition(waits) {
                    self.open.remove(place);
                }
            }
            Event::Struck(struck) => self.struck(struck),
            Event::Breathless { who } => self.change(*who, |c| c.breath.now = 0),
            // What waits already is the more urgent.
            Event::FaintDue { who, zone } => self.open.insert(0, Open::Faint { who: *who, zone: *zone }),
            Event::FaintSettled { who, until } => {
                if let Some(place) =
                    self.open.iter().rposition(|open| matches!(open, Open::Faint { who: own, .. } if own == who))
                {
                    self.open.remove(place);
                }
                self.change(*who, |c| c.stunned = until.or(c.stunned));
            }
            Event::RescueBegan { who, rescue } => self.change(*who, |c| c.rescues.push(*rescue)),
            Event::SurvivalDue { who, zone } => self.open.insert(0, Open::Survival { who: *who, zone: *zone }),
            Event::HeldOn { who, zone, due } => {
                self.open.retain(|open| *open != Open::Survival { who: *who, zone: *zone });
                self.change(*who, |c| {
                    c.rescues.iter_mut().filter(|own| own.zone == *zone).for_each(|own| own.due = *due);
                });
            }
            Event::ZoneLost { who, zone } => {
                self.saved(*who, *zone);
                self.change(*who, |c| c.zone(*zone, |own| own.lost = true));
            }
            Event::Died { who } => {
                self.open.retain(|open| match open {
                    Open::Hit(hit) | Open::Dose { hit, .. } => hit.blow.whom != *who,
                    Open::Riposte { .. } | Open::Faint { .. } | Open::Survival { .. } | Open::Will { .. } => {
                        !open.is_about(*who)
                    }
                });
                self.change(*who, |c| {
                    c.dead = true;
                    c.rescues.clear();
                });
            }
            Event::WillBroken { who, component, me } => {
                self.open.push(Open::Will { who: *who, component: *component, me: *me });
            }
            Event::Sickened { who, boxes } => {
                let more = i8::try_from(*boxes).unwrap_or(i8::MAX);
                self.change(*who, |c| c.ticks = c.ticks.saturating_add(more));
            }
            Event::ChanceTaken { who } => self.change(*who, |c| c.chance_used = true),
            Event::Tended { who, zone, treated } => self.change(*who, |c| {
                c.zone(*zone, |own| {
                    own.tried = true;
                    own.treated = own.treated || *treated;
                });
            }),
            Event::Mended { who, zone, points } => {
                self.change(*who, |c| {
                    c.zone(*zone, |own| own.pv = own.pv.saturating_add(*points).min(own.max.into()));
                });
                if self.get(*who).and_then(|c| c.body.zone(*zone)).is_some_and(|own| own.pv > 0) {
                    self.saved(*who, *zone);
                }
            }
            Event::Operated { who, zone, pv, max, scar, coma, .. } => {
                self.saved(*who, *zone);
                self.change(*who, |c| {
                    c.coma = c.coma.max(*coma);
                    c.zone(*zone, |own| {
                        (own.pv, own.max) = (*pv, *max);
                        own.scar = own.scar || *scar;
                        (own.tried, own.treated) = (true, true);
                    });
                });
            }
            Event::Rested { who, days } => self.change(*who, |c| {
                c.breath.now = c.breath.max;
                let weeks = u8::try_from(days / 7).unwrap_or(u8::MAX);
                c.balance.now = c.balance.now.saturating_add(weeks).min(c.balance.max);
                c.coma = c.coma.saturating_sub(*days);
                c.stunned = None;
            }),
            Event::TimePassed { seconds } => self.time(*seconds),
            Event::LetGo => drop(self.open.pop()),
        }
    }

    /// Seconds go by: breath comes back by the hour, balance by the week, a coma ends by the day.
    fn time(&mut self, seconds: u64) {
        let (before, after) = (self.clock, self.clock.saturating_add(seconds));
        self.clock = after;
        let more = |unit: u64| (after / unit).saturating_sub(before / unit);
        let small = |count: u64| u8::try_from(count).unwrap_or(u8::MAX);
        let (hours, days, weeks) = (small(more(HOUR)), more(24 * HOUR), small(more(7 * 24 * HOUR)));
        for own in self.combatants.iter_mut().filter(|own| !own.dead) {
            own.breath.now = own.breath.now.saturating_add(hours).min(own.breath.max);
            own.balance.now = own.balance.now.saturating_add(weeks).min(own.balance.max);
            own.coma = own.coma.saturating_sub(u32::try_from(days).unwrap_or(u32::MAX));
            if hours > 0 {
                own.stunned = None;
            }
        }
    }

    /// Two met: what each has done in this pass.
    fn fought(&mut self, who: Id, whom: Id, melee: bool, back: bool) {
        let mut acted = vec![who];
        acted.extend(back.then_some(whom));
        if self.pass.on {
            for id in &acted {
                if !self.pass.struck.contains(id) {
                    self.pass.struck.push(*id);
                }
                self.end_turn(*id);
            }
            if melee && !self.pass.faced.contains(&(who, whom)) {
                self.pass.faced.push((who, whom));
            }
        }
        self.change(who, |c| c.target = Some(whom));
        if back {
            self.change(whom, |c| c.target = Some(who));
        }
    }

    /// The damage of a dosed blow is known.
    fn dosed(&mut self, zone: Option<Zone>, pv: u32, ps: u32) {
        if let Some(place) = self.open.iter().rposition(|open| matches!(open, Open::Hit(_)))
            && let Open::Hit(hit) = self.open.remove(place)
        {
            self.open.push(Open::Dose { hit, zone, pv, ps });
        }
    }

    fn struck(&mut self, struck: &Struck) {
        let lost = i32::try_from(struck.pv).unwrap_or(i32::MAX);
        self.change(struck.whom, |c| {
            if let (Body::Pool { pv, .. }, None) = (&mut c.body, struck.zone) {
                *pv = pv.saturating_sub(lost).max(LEAST);
            }
            if let Some(zone) = struck.zone.filter(|_| lost > 0) {
                c.zone(zone, |own| {
                    own.pv = own.pv.saturating_sub(lost).max(LEAST);
                    (own.treated, own.tried) = (false, false);
                });
            }
            c.breath.now = c.breath.now.saturating_sub(u8::try_from(struck.ps).unwrap_or(u8::MAX));
        });
        self.last_damage = Some(struck.clone());
    }

    /// Nobody waits for the rescue of a zone any more.
    fn saved(&mut self, who: Id, zone: Zone) {
        let about = |open: &Open| *open == Open::Survival { who, zone } || *open == Open::Faint { who, zone };
        self.open.retain(|open| !about(open));
        self.change(who, |c| c.rescues.retain(|own| own.zone != zone));
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
        if let Purpose::Attack(blow) | Purpose::Riposte(blow) = &roll.purpose {
            self.change(roll.who, |c| {
                c.weapon = c.stats.weapons.iter().position(|own| Some(&own.name) == blow.weapon.as_ref());
            });
        }
        if self.pass.on && roll.is_melee() {
            self.pass.rolls.retain(|own| own.who != roll.who);
            self.pass.rolls.push(roll.clone());
        }
        let pair = |one: &Roll| one.other() == Some(roll.who) && roll.other() == Some(one.who);
        self.last_other = self.last_roll.take().filter(pair);
        self.last_roll = Some(roll.clone());
    }
}
