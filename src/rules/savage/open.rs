//! What is still open: consequences that are owed, and what a reroll would undo.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::view::Id;

use super::black_powder::casting::{Ritual, Unspent};
pub use super::blows::{Aim, Attack, Rolls};
use super::contact::FreeAttack;
use super::contest::Contest;
use super::damage::{DamageRoll, Hit, LastDamage};
use super::injury::Injury;
use super::smash::Smash;
use super::spell::{Astray, Cast, Working};
use super::stats::{Location, Trait};
use super::trait_roll::{LastRoll, Target, TraitRoll, raises};
use super::vital::{Turn, Vital};

/// What somebody still has to roll or to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pending {
    /// a hit without damage
    Damage(Arc<Hit>),
    /// wounds that a benny may soak
    Soak(Arc<Offer>),
    /// the Vigor roll of one whom its wounds took down
    Incapacitation {
        /// who went down
        who: Id,
        /// where the last blow landed, where it was aimed
        location: Option<Location>,
        /// whether it was meant to knock out, not to kill
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        nonlethal: bool,
    },
    /// the Vigor roll of one who is bleeding out
    Bleeding {
        /// who bleeds
        who: Id,
    },
    /// an area that went astray: who is within is to be said
    Astray {
        /// what
        working: Arc<Working>,
        /// where it went
        astray: Astray,
    },
    /// an effect whose time is up, and that can be kept
    Upkeep {
        /// who may pay
        who: Id,
        /// who bears it
        of: Id,
        /// its number
        effect: u32,
    },
    /// raises of a power that wait to be spent (rules 15.6)
    Raises(Arc<Unspent>),
    /// a roll against what is about to befall somebody
    Resist(Arc<Resisted>),
    /// a template that has strayed: the table says who stands under it
    Stray(Arc<Hit>),
    /// an attack out of turn that somebody may make
    Free(FreeAttack),
    /// a shot that went wide: the table says whom it hits, if anybody
    Bystander(Arc<Hit>),
}

/// A roll against what is about to befall somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resisted {
    /// who rolls
    pub who: Target,
    /// against what
    pub from: Peril,
}

/// What is about to befall somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Peril {
    /// suppressive fire: Spirit or Shaken, and a 1 on the die is a hit (rules 9.6)
    Suppressed(Arc<Hit>),
    /// a template: Agility −2 gets out from under it (rules 9.18)
    Under(Arc<Hit>),
    /// an ambush: Notice, or no card in the coming round (rules 9.24)
    Ambush {
        /// whether Danger Sense is tried first, at −2
        danger: bool,
    },
    /// the edge Berserk: Smarts, or a rage (rules 13)
    Rage,
    /// a blow at the weapon in its hand, with this much damage: Strength against that, or it drops (rules 9.12)
    Disarmed(Arc<Hit>, i32),
}

impl Pending {
    /// Whose business it is.
    #[must_use]
    pub fn who(&self) -> Id {
        match self {
            Self::Damage(hit) | Self::Stray(hit) | Self::Bystander(hit) => hit.by.id,
            Self::Astray { working, .. } => working.who.id,
            Self::Resist(resisted) => resisted.who.id,
            Self::Free(offer) => offer.by.id,
            Self::Soak(offer) => offer.who,
            Self::Incapacitation { who, .. } | Self::Bleeding { who } | Self::Upkeep { who, .. } => *who,
            Self::Raises(unspent) => unspent.who.id,
        }
    }
}

/// All that is owed, in the order in which it came to be.
pub type AllPending = SmallVec<[Pending; 2]>;

/// The wounds of one hit, and how its victim stood before them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// the victim
    pub who: Id,
    /// the wounds of this hit, also those beyond the limit
    pub wounds: i32,
    /// where it was aimed, where it was
    pub location: Option<Location>,
    /// whether the hit was meant to knock out, not to kill
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nonlethal: bool,
    /// how it stood before the hit
    pub before: Vital,
}

/// How the fight stood before the last roll had its effect.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// those whom the roll can touch
    pub vitals: Vec<(Id, Vital)>,
    /// what was owed
    pub pending: AllPending,
    /// whose turn it was, where the roll can move it
    pub turn: Option<Turn>,
}

/// The last roll with all that a reroll needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// how things stood before its effect
    pub before: Snapshot,
    /// the roll
    pub what: Arc<Reopen>,
}

/// What kind of roll is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reopen {
    /// a plain Trait roll
    Roll(TraitRoll),
    /// an opposed roll: the active side, the resisting side
    Oppose(TraitRoll, Box<TraitRoll>),
    /// an attack
    Attack(Attack),
    /// recovery from Shaken: one roll for each Shaken member
    Recover(Rolls),
    /// a Soak roll against these wounds
    Soak(TraitRoll, Arc<Offer>),
    /// the Vigor roll of one who went down, and the Injury that it has brought
    Incapacitation {
        /// the roll
        roll: TraitRoll,
        /// the Injury rolled so far: it is never rolled twice
        injury: Option<Injury>,
        /// where the last blow was aimed, where it was
        location: Option<Location>,
        /// the die of Harder to Kill, once rolled
        saved: Option<bool>,
        /// of a blow that was meant to knock out: the dice of the hours, once rolled
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<Vec<u8>>,
    },
    /// a bleeding-out roll
    Bleed(TraitRoll),
    /// an interruption: the interrupter's Agility, then the other's
    Interrupt(TraitRoll, Box<TraitRoll>),
    /// damage: rerolled only by one who has No Mercy
    Damage {
        /// the hit
        hit: Option<Arc<Hit>>,
        /// whom it struck
        whom: Target,
        /// the roll, or what the table told
        roll: DamageRoll,
        /// the numbers against Toughness
        result: LastDamage,
        /// where it was aimed, by the word of the table
        #[serde(default, skip_serializing_if = "Option::is_none")]
        told_at: Option<Location>,
    },
    /// the fate of an Extra after the fight
    Fate(TraitRoll),
    /// a power cast by ritual (rules 15.4)
    Ritual(TraitRoll, Arc<Ritual>),
    /// a power, or the skill of healing
    Cast(Box<Cast>),
    /// a roll against what is about to befall somebody
    Resist(TraitRoll, Arc<Resisted>),
    /// Agility to slip away, and who could strike (Extraction)
    Extract(TraitRoll, Vec<Target>),
    /// Fighting in place of Parry, and who guards so (rules 9.10)
    Guard(TraitRoll, Target),
    /// an opposed roll for something: who tries, on whom, what
    Contest(TraitRoll, Box<TraitRoll>, Contest),
    /// a blow or a shot at an object, and the damage of a hit
    Smash(TraitRoll, Arc<Smash>),
}

impl Reopen {
    /// Whom the roll's effect can touch.
    pub fn touches(&self) -> impl Iterator<Item = Id> {
        let (one, other) = match self {
            Self::Roll(_) | Self::Oppose(..) | Self::Attack(_) | Self::Smash(..) => (None, None),
            Self::Recover(rolls) => (rolls.first().map(|roll| roll.who.id), None),
            Self::Soak(roll, _)
            | Self::Ritual(roll, _)
            | Self::Bleed(roll)
            | Self::Fate(roll)
            | Self::Incapacitation { roll, .. }
            | Self::Resist(roll, _)
            | Self::Guard(roll, _)
            | Self::Extract(roll, _) => (Some(roll.who.id), None),
            Self::Interrupt(mine, theirs) | Self::Contest(mine, theirs, _) => (Some(mine.who.id), Some(theirs.who.id)),
            Self::Damage { whom, .. } => (Some(whom.id), None),
            Self::Cast(cast) => (Some(cast.roll.who.id), None),
        };
        let at: &[Target] = match self {
            Self::Cast(cast) => &cast.working.at,
            Self::Ritual(_, ritual) => &ritual.at,
            Self::Roll(_)
            | Self::Oppose(..)
            | Self::Attack(_)
            | Self::Recover(_)
            | Self::Soak(..)
            | Self::Incapacitation { .. }
            | Self::Bleed(_)
            | Self::Interrupt(..)
            | Self::Damage { .. }
            | Self::Resist(..)
            | Self::Guard(..)
            | Self::Extract(..)
            | Self::Contest(..)
            | Self::Smash(..)
            | Self::Fate(_) => &[],
        };
        let others = at.iter().map(|whom| whom.id).filter(move |id| Some(*id) != one);
        one.into_iter().chain(other).chain(others)
    }

    /// Whether this combatant has a part in it.
    #[must_use]
    pub fn names(&self, id: Id) -> bool {
        let rolled = |roll: &TraitRoll| roll.who.id == id;
        match self {
            Self::Roll(roll)
            | Self::Soak(roll, _)
            | Self::Ritual(roll, _)
            | Self::Bleed(roll)
            | Self::Fate(roll)
            | Self::Resist(roll, _)
            | Self::Guard(roll, _)
            | Self::Extract(roll, _)
            | Self::Smash(roll, _)
            | Self::Incapacitation { roll, .. } => rolled(roll),
            Self::Oppose(mine, theirs) | Self::Interrupt(mine, theirs) | Self::Contest(mine, theirs, _) => {
                rolled(mine) || rolled(theirs)
            }
            Self::Attack(attack) => attack.who == id || attack.targets().any(|whom| whom.id == id),
            Self::Recover(rolls) => rolls.iter().any(rolled),
            Self::Cast(cast) => rolled(&cast.roll) || cast.working.at.iter().any(|whom| whom.id == id),
            Self::Damage { hit, whom, .. } => whom.id == id || hit.as_ref().is_some_and(|hit| hit.by.id == id),
        }
    }

    /// The roll of whoever acts, of several the last; damage is none.
    #[must_use]
    pub fn main_roll(&self) -> Option<&TraitRoll> {
        match self {
            Self::Roll(roll)
            | Self::Soak(roll, _)
            | Self::Ritual(roll, _)
            | Self::Bleed(roll)
            | Self::Fate(roll)
            | Self::Resist(roll, _)
            | Self::Guard(roll, _)
            | Self::Extract(roll, _)
            | Self::Incapacitation { roll, .. }
            | Self::Oppose(roll, _)
            | Self::Smash(roll, _)
            | Self::Contest(roll, ..)
            | Self::Interrupt(roll, _) => Some(roll),
            Self::Attack(attack) => attack.rolls.last(),
            Self::Recover(rolls) => rolls.last(),
            Self::Cast(cast) => Some(&cast.roll),
            Self::Damage { .. } => None,
        }
    }

    /// The roll in numbers; damage is none.
    #[must_use]
    pub fn last_roll(&self) -> Option<LastRoll> {
        match self {
            Self::Roll(_)
            | Self::Soak(..)
            | Self::Ritual(..)
            | Self::Bleed(_)
            | Self::Fate(_)
            | Self::Resist(..)
            | Self::Guard(..)
            | Self::Extract(..)
            | Self::Incapacitation { .. }
            | Self::Cast(_)
            | Self::Smash(..)
            | Self::Recover(_)
            | Self::Damage { .. } => self.main_roll().map(TraitRoll::summary),
            Self::Attack(attack) => attack.summary(),
            Self::Oppose(active, other) | Self::Contest(active, other, _) => {
                let won = active.beats(other);
                let raises = if won { raises(active.total(), other.total()) } else { 0 };
                Some(LastRoll { tn: other.total(), success: won, raises, ..active.summary() })
            }
            Self::Interrupt(mine, theirs) => {
                let won = mine.total() > theirs.total();
                Some(LastRoll { tn: theirs.total(), success: won, raises: 0, ..mine.summary() })
            }
        }
    }

    /// Whether it takes the action of this turn: Soak, Vigor and resisting rolls do not (rules 9.2),
    /// and a recovery only without a raise (rules 10.3).
    #[must_use]
    pub fn is_action(&self) -> bool {
        match self {
            Self::Roll(_)
            | Self::Oppose(..)
            | Self::Contest(..)
            | Self::Attack(_)
            | Self::Ritual(..)
            | Self::Cast(_)
            | Self::Smash(..)
            | Self::Guard(..) => true,
            Self::Recover(rolls) => rolls.iter().all(|roll| roll.raises() == 0),
            Self::Soak(..)
            | Self::Incapacitation { .. }
            | Self::Bleed(_)
            | Self::Interrupt(..)
            | Self::Damage { .. }
            | Self::Fate(_)
            | Self::Resist(..)
            | Self::Extract(..) => false,
        }
    }

    /// Whose turn it is may change by it.
    #[must_use]
    pub const fn moves_turn(&self) -> bool {
        matches!(self, Self::Interrupt(..))
    }
}

/// The Trait that an interruption is rolled on (rules 8.3).
pub const INTERRUPT_TRAIT: Trait = Trait::Attribute(super::stats::Attribute::Agility);
