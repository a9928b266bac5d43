//! Parry, Toughness, Pace and bennies: the numbers that follow from a stat block and its state.

use std::sync::Arc;

use crate::dice::{Die, Level};
use crate::view::{Id, Side};

use super::affected::on_traits;
use super::effect::Alters;
use super::state::{Combatant, Kind};
use super::stats::{Attribute, FIGHTING, Location, Stats, Trait, Weapon};
use super::trait_roll::{Mods, Reason, Spec, Target};
use super::vital::Vital;

/// Parry without the skill (rules 9.5).
const BARE_PARRY: i32 = 2;
/// Pace of an ordinary person (rules 9.4).
const ORDINARY_PACE: i32 = 6;

/// The sum of what these edges and hindrances add.
fn sum_of(stats: &Stats, table: &[(&str, i32)]) -> i32 {
    table.iter().filter(|(name, _)| stats.has(name)).map(|(_, value)| value).sum()
}

/// Of two steps of the same edge the better counts alone.
fn better_of(stats: &Stats, basic: (&str, i32), improved: (&str, i32)) -> i32 {
    if stats.has(improved.0) {
        improved.1
    } else if stats.has(basic.0) {
        basic.1
    } else {
        0
    }
}

impl Combatant {
    /// The weapon in the hand of a figure: the first one listed that is used hand to hand and is not dropped.
    #[must_use]
    pub fn in_hand(&self, member: usize) -> Option<&Weapon> {
        self.stats.weapons.iter().find(|weapon| weapon.is_melee() && !self.has_dropped(Some(member), &weapon.name))
    }

    /// Whether its Strength is enough for all that the weapon offers (rules 10.1).
    #[must_use]
    pub fn is_strong_enough(&self, weapon: &Weapon) -> bool {
        weapon.wants().is_none_or(|wanted| self.attribute(Attribute::Strength).die >= wanted)
    }

    /// Parry as it counts now for this member (rules 9.5, 9.9, 9.19): the game master's number
    /// or the derived one, less what its state takes away.
    #[must_use]
    pub fn parry(&self, member: usize) -> i32 {
        let parry = self.stats.parry.unwrap_or_else(|| self.base_parry(member)) + self.parry_state(member);
        if self.vital.effects.is_empty() { parry } else { parry.max(self.least_parry(member).unwrap_or(parry)) }
    }

    /// What lying on the ground, a wild attack and effects make of Parry.
    #[must_use]
    pub fn parry_state(&self, member: usize) -> i32 {
        let prone = self.vital.members.get(member).is_some_and(|figure| figure.prone);
        (if prone { -2 } else { 0 }) + (if self.exposed { -2 } else { 0 }) + self.effect_parry(member)
    }

    fn base_parry(&self, member: usize) -> i32 {
        let skill = self.stats.skills.get(FIGHTING).map_or(0, |level| level.half());
        let weapon = self
            .in_hand(member)
            .map_or(0, |weapon| if weapon.parry < 0 || self.is_strong_enough(weapon) { weapon.parry } else { 0 });
        let edges = better_of(&self.stats, ("Block", 1), ("Improved Block", 2))
            + better_of(&self.stats, ("Weapon Master", 1), ("Master of Arms", 2))
            + sum_of(&self.stats, &[("Acrobat", 1)]);
        BARE_PARRY + skill + weapon + edges
    }

    /// Toughness without any armour (rules 10.1).
    #[must_use]
    pub fn bare_toughness(&self) -> i32 {
        if let Some(whole) = self.stats.toughness {
            let lost = self.stats.attributes.vigor.half() - self.attribute(Attribute::Vigor).half();
            return whole - self.stats.armor.torso - lost;
        }
        let edges = better_of(&self.stats, ("Tough as Nails", 1), ("Improved Tough as Nails", 2))
            + sum_of(&self.stats, &[("Brawny", 1), ("Obese", 1), ("Frail", -1)]);
        2 + self.attribute(Attribute::Vigor).half() + self.stats.size + edges
    }

    /// Toughness of a figure at a location against this much armour piercing: surplus points are lost,
    /// and armour elsewhere does not help (rules 9.6 and 9.11). What strikes an area meets what only
    /// helps against that (rules 14).
    #[must_use]
    pub fn toughness_at(&self, member: usize, location: Location, ap: i32, area: bool) -> i32 {
        self.toughness_behind(member, location, (ap, 0), area)
    }

    /// The same behind something that gives so much armour (rules 9.6 and 9.18).
    #[must_use]
    pub fn toughness_behind(&self, member: usize, location: Location, (ap, shelter): (i32, i32), area: bool) -> i32 {
        let armor = self.stats.armor.at(location) + self.effect_armor(member, area) + shelter;
        self.bare_toughness() + self.effect_toughness(member) + (armor - ap.max(0)).max(0)
    }

    /// Toughness as a sheet shows it: armour of the torso included.
    #[must_use]
    pub fn toughness(&self) -> i32 {
        self.toughness_at(self.first_up().unwrap_or(0), Location::Torso, 0, false)
    }

    /// Armour of the torso as it counts now.
    #[must_use]
    pub fn torso_armor(&self) -> i32 {
        self.stats.armor.torso + self.effect_armor(self.first_up().unwrap_or(0), false)
    }

    /// Pace as it counts now, in squares: each wound costs one, never below one (rules 9.4).
    #[must_use]
    pub fn pace(&self) -> i32 {
        (self.stats.pace.unwrap_or_else(|| self.base_pace()) - self.slowed() + self.effect_pace()).max(1)
    }

    /// What wounds and an Injury of the leg take from Pace.
    #[must_use]
    pub fn slowed(&self) -> i32 {
        let lamed = self.vital.injuries.iter().any(|injury| injury.kind == super::injury::Harm::Lame);
        i32::from(self.vital.wounds) + if lamed && !self.stats.has("Lame") { 2 } else { 0 }
    }

    fn base_pace(&self) -> i32 {
        ORDINARY_PACE + sum_of(&self.stats, &[("Fleet-Footed", 2), ("Lame", -2), ("Obese", -1)])
    }

    /// Somebody unhurt who has done nothing yet: one figure, with the bennies of a new session.
    /// Its handle is for whoever puts it in a list.
    #[must_use]
    pub fn fresh(name: String, kind: Kind, side: Side, player: Option<String>, stats: Stats) -> Self {
        Self {
            id: Id(0),
            name,
            kind,
            side,
            bennies: Self::starting_bennies(kind, player.is_some(), &stats),
            player,
            power: stats.power_points.unwrap_or(0),
            stats: Arc::new(stats),
            notes: Vec::new(),
            hidden: false,
            card: None,
            acted: false,
            called: false,
            ran: false,
            exposed: false,
            empty: Vec::new(),
            weapon: None,
            target: None,
            struck_by: None,
            vital: Vital::of(1),
        }
    }

    /// Bennies at the start of a session (rules 6.1): 3 for a player's Wild Card, 2 for one of
    /// the game master's, none of its own for an Extra; edges and hindrances change them.
    #[must_use]
    pub fn starting_bennies(kind: Kind, has_player: bool, stats: &Stats) -> Option<u8> {
        if kind == Kind::Extra {
            return None;
        }
        let base = if has_player { 3 } else { 2 };
        let changed =
            base + better_of(stats, ("Luck", 1), ("Great Luck", 2)) + sum_of(stats, &[("Bad Luck", -1), ("Young", 1)]);
        Some(u8::try_from(changed).unwrap_or(0))
    }
}

impl Combatant {
    /// What it rolls for this Trait, injuries counted; none where it lacks the skill.
    #[must_use]
    pub fn level(&self, what: &Trait) -> Option<Level> {
        match what {
            Trait::Attribute(attribute) => Some(self.attribute(*attribute)),
            Trait::Skill(name) => self.stats.skills.get(name.as_str()).copied(),
        }
    }

    /// An attribute, lowered by its injuries (rules 10.7).
    #[must_use]
    pub fn attribute(&self, attribute: Attribute) -> Level {
        self.vital.weakened(attribute, self.stats.attributes.get(attribute))
    }

    /// What wounds cost, Nerves of Steel counted (rules 10.4 and 13).
    #[must_use]
    pub fn wound_penalty(&self) -> i32 {
        self.stats.wound_penalty(self.vital.wounds)
    }

    /// How many of its wounds cost nothing (rules 13).
    #[must_use]
    pub fn wounds_ignored(&self) -> u8 {
        self.stats.wounds_ignored()
    }
}

impl Stats {
    /// What so many wounds cost, Nerves of Steel counted (rules 10.4 and 13).
    fn wound_penalty(&self, wounds: u8) -> i32 {
        if wounds == 0 { 0 } else { i32::from(wounds.min(3).saturating_sub(self.wounds_ignored())) }
    }

    fn wounds_ignored(&self) -> u8 {
        if self.has("Improved Nerves of Steel") { 2 } else { u8::from(self.has("Nerves of Steel")) }
    }
}

impl Vital {
    /// An attribute, lowered by injuries (rules 10.7).
    fn weakened(&self, attribute: Attribute, level: Level) -> Level {
        let hurt = self.injuries.iter().filter(|injury| injury.kind.lowers() == Some(attribute)).count();
        (0..hurt).fold(level, |level, _| level.lowered())
    }
}

impl Spec {
    /// A roll of this combatant, with the modifiers that its own state brings (rules 5); a Trait
    /// that it lacks is rolled unskilled (rules 2.3).
    #[must_use]
    pub fn of(who: &Combatant, member: Option<usize>, what: Trait, tn: i32) -> Self {
        Self::in_state(who, &who.vital, member, what, tn)
    }

    /// The same as if it stood otherwise than it does.
    #[must_use]
    pub fn in_state(who: &Combatant, state: &Vital, member: Option<usize>, what: Trait, tn: i32) -> Self {
        let level = match &what {
            Trait::Attribute(attribute) => Some(state.weakened(*attribute, who.stats.attributes.get(*attribute))),
            Trait::Skill(name) => who.stats.skills.get(name.as_str()).copied(),
        };
        let mut spec = Self {
            who: Target { id: who.id, member },
            wild: who.is_wild(),
            what,
            level: level.unwrap_or(Level::of(Die::D4)),
            mods: Mods::new(),
            tn,
            shots: 1,
        };
        let numb = state.effects.iter().flat_map(|effect| &effect.does).any(|does| *does == Alters::IgnoresWounds);
        spec.add(Reason::Wounds, if numb { 0 } else { -who.stats.wound_penalty(state.wounds) });
        spec.add(Reason::Fatigue, -i32::from(state.fatigue.min(2)));
        spec.add(Reason::Running, if who.ran { -2 } else { 0 });
        spec.add(Reason::Joker, if who.has_joker() { 2 } else { 0 });
        spec.add(Reason::Unskilled, if level.is_none() { -2 } else { 0 });
        on_traits(&mut spec, state, member);
        spec
    }
}
