//! Numbers that follow from a combatant's sheet and its state: malaise, encumbrance, talents, status.

use crate::rules::roster::Named;
use crate::texts::fold;
use crate::view::Id;

use super::body::{Body, MalaiseBox, Zone, ZoneState};
use super::options::Options;
use super::roll::{Mod, Reason};
use super::state::{Combatant, Encounter, Open, Status, build};
use super::stats::{Component, Energy, Shield, Talent};
use super::talents;

impl Combatant {
    /// The malaise boxes of its build; none of one with a single pool (rules 17).
    #[must_use]
    pub const fn malaise_boxes(&self) -> &'static [MalaiseBox] {
        match self.body {
            Body::Zones(_) => build(&self.stats).boxes(),
            Body::Pool { .. } => &[],
        }
    }

    /// How many malaise boxes are ticked: one for each grave wound, one for each lost limb that
    /// is not mastered, and by the game master's hand (rules 11.2 and 12; A19).
    #[must_use]
    pub fn malaise(&self, options: &Options) -> usize {
        let one = |zone: Zone, own: &ZoneState| {
            let limb = options.lost_limb_box && own.lost && zone.is_limb() && !own.mastered;
            i32::from(own.is_grave()) + i32::from(limb)
        };
        let ticked = self.body.zones().fold(i32::from(self.ticks), |sum, (zone, own)| sum + one(zone, own));
        usize::try_from(ticked.max(0)).unwrap_or(0).min(self.malaise_boxes().len())
    }

    /// What the last ticked box says.
    fn last_box(&self, options: &Options) -> Option<MalaiseBox> {
        self.malaise(options).checked_sub(1).and_then(|last| self.malaise_boxes().get(last)).copied()
    }

    /// What malaise takes from every test: 0 or less. Beyond the last figure it stays at that.
    #[must_use]
    pub fn malaise_penalty(&self, options: &Options) -> i32 {
        match self.last_box(options) {
            None => 0,
            Some(MalaiseBox::Off(amount)) => -i32::from(amount),
            Some(MalaiseBox::Coma) => -4,
        }
    }

    /// Protection and shield, zone by zone and together (rules 13.5).
    #[must_use]
    pub fn burden(&self) -> u32 {
        let worn: u32 = self.body.zones().map(|(_, zone)| u32::from(zone.protection)).sum();
        worn + match self.stats.shield {
            None => 0,
            Some(Shield::Small) => 6,
            Some(Shield::Large) => 12,
        }
    }

    /// What encumbrance takes from a test that begins with this Component (rules 13.5): 0 or less.
    #[must_use]
    pub fn encumbrance(&self, component: Component) -> i32 {
        let (physical, mental) = match self.burden() {
            0..=11 => (0, 0),
            12..=23 => (-1, 0),
            24..=30 => (-2, 0),
            31.. => (-3, -1),
        };
        match component {
            Component::Body | Component::Instincts => physical,
            Component::Heart | Component::Mind => mental,
        }
    }

    /// What is against, or for, every test of this one (rules 3), each with its reason.
    #[must_use]
    pub fn usual_mods(&self, component: Option<Component>, options: &Options) -> Vec<Mod> {
        let one = |gauge: super::body::Gauge| options.last_point && gauge.now == 1;
        let last = match (one(self.breath), one(self.balance)) {
            (false, false) => 0,
            (true, true) if options.last_point_twice => -2,
            (true, _) | (_, true) => -1,
        };
        let all = [
            (Reason::Malaise, self.malaise_penalty(options)),
            (Reason::Encumbrance, component.map_or(0, |component| self.encumbrance(component))),
            (Reason::LastPoint, last),
        ];
        all.into_iter().filter(|(_, amount)| *amount != 0).map(|(reason, amount)| Mod { reason, amount }).collect()
    }

    /// Its level in a talent; one that it lacks has the level of those who never trained it.
    #[must_use]
    pub fn talent(&self, name: &str) -> Talent {
        self.own_talent(name).unwrap_or_else(|| Talent::At(talents::untrained(name)))
    }

    /// Its level in a talent that it has.
    #[must_use]
    pub fn own_talent(&self, name: &str) -> Option<Talent> {
        self.stats.talents.iter().find(|(own, _)| fold(own) == fold(name)).map(|(_, level)| *level)
    }

    /// Points of an Energy that last.
    #[must_use]
    pub fn lasts(&self, energy: Energy) -> u8 {
        let own = self.lasting.iter().filter(|lasting| lasting.energy == energy);
        own.fold(0, |sum: u8, lasting| sum.saturating_add(lasting.points))
    }

    /// Whether a head or torso is out, or anything keeps it from knowing the world.
    fn is_senseless(&self, options: &Options) -> bool {
        let vital = |(zone, own): (Zone, &ZoneState)| {
            !zone.is_limb() && (own.pv < 0 || (own.pv == 0 && !options.zero_conscious))
        };
        self.breath.now == 0 || self.last_box(options) == Some(MalaiseBox::Coma) || self.body.zones().any(vital)
    }
}

impl Encounter {
    /// Everybody, as far as names go.
    #[must_use]
    pub fn roster(&self) -> Vec<Named<'_>> {
        self.combatants.iter().map(|own| Named { id: own.id, name: &own.name, count: 1 }).collect()
    }

    /// What somebody is called; nothing where nobody has the handle.
    #[must_use]
    pub fn called(&self, id: Id) -> String {
        self.get(id).map(|c| c.name.clone()).unwrap_or_default()
    }

    /// How somebody is.
    #[must_use]
    pub fn status(&self, who: &Combatant) -> Status {
        let options = &self.options;
        let senseless = who.is_senseless(options);
        let survives = |open: &Open| matches!(open, Open::Survival { who: own, .. } if *own == who.id);
        if who.dead {
            Status::Dead
        } else if who.out {
            Status::Out
        } else if senseless && (!who.rescues.is_empty() || self.open.iter().any(survives)) {
            Status::Dying
        } else if who.coma > 0 {
            Status::Coma
        } else if senseless {
            Status::Unconscious
        } else if who.stunned.is_some_and(|until| self.pass.number <= until) {
            Status::Stunned
        } else if who.balance.now == 0 {
            Status::Mad
        } else if who.malaise_penalty(options) != 0 {
            Status::Impaired
        } else {
            Status::Active
        }
    }

    /// Whether somebody can act.
    #[must_use]
    pub fn is_up(&self, who: &Combatant) -> bool {
        match self.status(who) {
            Status::Dead | Status::Out | Status::Dying | Status::Coma | Status::Unconscious | Status::Stunned => false,
            Status::Mad | Status::Impaired | Status::Active => true,
        }
    }

    /// The same by its handle.
    #[must_use]
    pub fn stands(&self, who: Id) -> bool {
        self.get(who).is_some_and(|own| self.is_up(own))
    }
}
