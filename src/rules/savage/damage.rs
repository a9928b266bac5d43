//! Damage against Toughness: margin, Shaken, wounds, an Extra out (rules 10.1 and 10.2).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::dice::{Damage, Dice, Die, Halt, Level, Purpose, Throw, Told};
use crate::view::Id;

use super::stats::Location;
use super::trait_roll::{Mods, Target};

/// A hit whose damage is not rolled yet, with everything that the damage roll needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a blow")]
pub struct Hit {
    /// who hit
    pub by: Target,
    /// whom
    pub whom: Target,
    /// with what, by its canonical name; empty for bare hands
    pub weapon: SmolStr,
    /// the attacker's Strength die and what stands beyond it, where the weapon adds to it
    pub strength: Option<Level>,
    /// the weapon's dice, already cut to the minimum Strength
    pub damage: Damage,
    /// points of armour that it ignores
    pub ap: i32,
    /// where it lands
    pub location: Location,
    /// whether it was aimed there: an Injury then takes that part
    pub aimed: bool,
    /// whether the attack had a raise: one d6 more
    pub raise: bool,
    /// what is added or taken away, each with its reason
    pub mods: Mods,
    /// the total counts twice (Mighty Blow or Dead Shot on a Joker)
    pub doubled: bool,
    /// points of armour that the victim has for this blow alone: what it hides behind
    #[serde(default, skip_serializing_if = "is_none")]
    pub shelter: i32,
    /// dice that an edge adds (Giant Killer)
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub bonus: SmallVec<[Die; 1]>,
    /// the weapon that it is to strike from the victim's hand, by its canonical name: it wounds nobody then
    /// (rules 9.12)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disarms: Option<SmolStr>,
    /// whether it is one of several hits of the same attack
    #[serde(default, skip_serializing_if = "Part::is_alone")]
    pub part: Part,
    /// what the target hides behind, where a shot may strike that
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Obstacle>,
    /// meant to knock out, not to kill
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nonlethal: bool,
}

/// What a target hides behind (rules 9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Obstacle {
    /// what it takes from a shot
    pub cover: i32,
    /// points of armour that it gives to one who is struck through it
    pub armor: i32,
}

impl Hit {
    /// Whether a result that misses its number misses it by the cover alone: it strikes the obstacle.
    #[must_use]
    pub fn is_through(&self, result: i32, tn: i32) -> bool {
        self.behind.is_some_and(|own| result < tn && result + own.cover >= tn)
    }

    /// The hit on a victim that is struck through what it hides behind.
    #[must_use]
    pub fn through(&self) -> Self {
        let armor = self.behind.map_or(0, |own| own.armor);
        Self { raise: false, shelter: self.shelter + armor, ..self.clone() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none(points: &i32) -> bool {
    *points == 0
}

impl Hit {
    /// The hit that a success of this figure makes.
    #[must_use]
    pub fn of_success(&self, by: Target, raise: bool) -> Self {
        // Modifiers and dice are copied at once, not one by one.
        let (mods, bonus) = (Mods::from_slice(&self.mods), SmallVec::from_slice(&self.bonus));
        let disarms = self.disarms.clone();
        Self { by, raise, weapon: self.weapon.clone(), damage: self.damage.clone(), mods, bonus, disarms, ..*self }
    }
}

/// What a hit has to do with the others of its attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// an attack on one target
    #[default]
    Alone,
    /// one of several blows or shots that were shared out
    OfSeveral,
    /// one of those under a template: who can may dive for cover
    OfArea,
}

impl Part {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    const fn is_alone(&self) -> bool {
        matches!(self, Self::Alone)
    }
}

/// A damage roll with every face.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DamageRoll {
    /// the Strength die
    pub strength: Option<Throw>,
    /// the weapon's dice
    pub weapon: SmallVec<[Throw; 2]>,
    /// the d6 of a raise
    pub raise: Option<Throw>,
    /// the dice that an edge adds
    #[serde(skip_serializing_if = "SmallVec::is_empty")]
    pub bonus: SmallVec<[Throw; 1]>,
    /// what the table told instead of faces
    pub told: Option<Told>,
    /// the sum, all included
    pub total: i32,
}

impl DamageRoll {
    /// What the table says that a hit does, all included.
    #[must_use]
    pub fn told(total: i32) -> Self {
        Self { told: Some(Told::Total(total)), total, ..Self::default() }
    }

    /// Rolls the damage of a hit: Strength, the weapon's dice, the raise's d6, all acing, no Wild
    /// Die (rules 10.1); then what is added, and doubled where an edge says so.
    ///
    /// # Errors
    /// [`Halt`] where the dice do not fit.
    pub fn of(hit: &Hit, dice: &mut dyn Dice) -> Result<Self, Halt> {
        Self::thrown(hit, false, dice)
    }

    /// The same on an object: no die aces, and a raise adds none (rules 9.23).
    ///
    /// # Errors
    /// [`Halt`] where the dice do not fit.
    pub fn of_object(hit: &Hit, dice: &mut dyn Dice) -> Result<Self, Halt> {
        Self::thrown(hit, true, dice)
    }

    #[inline]
    fn thrown(hit: &Hit, object: bool, dice: &mut dyn Dice) -> Result<Self, Halt> {
        let flat = hit.damage.plus + hit.mods.iter().map(|own| own.value).sum::<i32>();
        let beyond = hit.strength.map_or(0, |level| i32::from(level.plus));
        let mut roll = Self::default();
        let whole = if let Some(entry) = dice.told() {
            roll.told = Some(entry.told);
            match entry.told {
                Told::Total(total) => {
                    roll.total = total;
                    return Ok(roll);
                }
                Told::Dice(sum) => sum,
            }
        } else {
            let of = u16::try_from(hit.by.member.unwrap_or(0)).unwrap_or(u16::MAX);
            let throw = |die, purpose, dice: &mut dyn Dice| {
                if object { Throw::once(die, Purpose::Object, of, dice) } else { Throw::acing(die, purpose, of, dice) }
            };
            if let Some(level) = hit.strength {
                roll.strength = Some(throw(level.die, Purpose::Strength, dice)?);
            }
            for die in &hit.damage.dice {
                roll.weapon.push(throw(*die, Purpose::Weapon, dice)?);
            }
            if hit.raise && !object {
                roll.raise = Some(throw(Die::D6, Purpose::Raise, dice)?);
            }
            for die in &hit.bonus {
                roll.bonus.push(throw(*die, Purpose::Weapon, dice)?);
            }
            let weapon: i32 = roll.weapon.iter().chain(&roll.bonus).map(Throw::total).sum();
            weapon + [&roll.strength, &roll.raise].into_iter().flatten().map(Throw::total).sum::<i32>()
        };
        roll.total = (whole + beyond + flat) * if hit.doubled { 2 } else { 1 };
        Ok(roll)
    }
}

/// The last damage, in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastDamage {
    /// who took it
    pub whom: Id,
    /// which member, counted from 0
    pub member: usize,
    /// the sum
    pub total: i32,
    /// the Toughness that counted, armour at the location less AP included
    pub toughness: i32,
    /// sum less Toughness
    pub margin: i32,
    /// wounds before any Soak
    pub wounds: i32,
}

/// What one damage total does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// total less Toughness
    pub margin: i32,
    /// wounds, before any Soak
    pub wounds: i32,
    /// whether the victim is Shaken by it
    pub shakes: bool,
}

/// The effect of a damage total (rules 10.2): nothing below Toughness, Shaken from there on, one
/// wound for each raise; a victim that was Shaken already takes one at least.
///
/// ```
/// # use abordage::rules::savage::damage_effect;
/// let hit = damage_effect(12, 7, false);
/// assert_eq!((hit.margin, hit.wounds, hit.shakes), (5, 1, true));
/// ```
#[must_use]
pub const fn damage_effect(total: i32, toughness: i32, was_shaken: bool) -> Effect {
    let margin = total - toughness;
    if margin < 0 {
        return Effect { margin, wounds: 0, shakes: false };
    }
    let raises = margin / 4;
    let wounds = if raises == 0 && was_shaken { 1 } else { raises };
    Effect { margin, wounds, shakes: true }
}
