//! What somebody tries on somebody else with an opposed roll: what it is, and what can be said of it (rules 9.13 to 9.15).

use serde::{Deserialize, Serialize};

use super::effect::EffectKind;
use super::stats::{Attribute, FIGHTING, Trait};
use super::trait_roll::Target;

/// What two roll against each other for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contest {
    /// a trick: Agility, or Smarts, on both sides
    Trick,
    /// a test of will: Taunt against Smarts
    Taunt,
    /// a test of will: Intimidation against Spirit
    Intimidate,
    /// to get hold of somebody: Fighting on both sides
    Grapple,
    /// to get free of whoever holds one: Strength or Agility, as each side likes
    Break,
    /// to hurt the one whom one holds, likewise
    Squeeze,
    /// to push somebody away, or to the ground: Strength on both sides
    Push {
        /// to the ground
        prone: bool,
    },
}

/// One of them as it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// what is tried
    pub what: Contest,
    /// who tries
    pub who: Target,
    /// on whom; of what has to do with a hold that is known already
    pub whom: Option<Target>,
    /// the attribute of the one who tries, where there is a choice
    pub by: Option<Attribute>,
    /// that of the other, likewise
    pub against: Option<Attribute>,
    /// a free number for the one who tries
    pub modifier: i32,
    /// one for the other
    pub versus: i32,
}

impl Contest {
    /// The verb that asks for it.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Trick => "trick",
            Self::Taunt => "taunt",
            Self::Intimidate => "intimidate",
            Self::Grapple => "grapple",
            Self::Break => "break",
            Self::Squeeze => "squeeze",
            Self::Push { .. } => "push",
        }
    }

    /// What both sides roll, where nobody can choose.
    #[must_use]
    pub fn traits(self) -> Option<(Trait, Trait)> {
        let fixed = |attribute| Trait::Attribute(attribute);
        match self {
            Self::Taunt => Some((Trait::skill("Taunt"), fixed(Attribute::Smarts))),
            Self::Intimidate => Some((Trait::skill("Intimidation"), fixed(Attribute::Spirit))),
            Self::Grapple => Some((Trait::skill(FIGHTING), Trait::skill(FIGHTING))),
            Self::Push { .. } => Some((fixed(Attribute::Strength), fixed(Attribute::Strength))),
            Self::Trick | Self::Break | Self::Squeeze => None,
        }
    }

    /// The attributes between which there is a choice; none where there is none.
    #[must_use]
    pub const fn choice(self) -> &'static [Attribute] {
        match self {
            Self::Trick => &[Attribute::Agility, Attribute::Smarts],
            Self::Break | Self::Squeeze => &[Attribute::Strength, Attribute::Agility],
            Self::Taunt | Self::Intimidate | Self::Grapple | Self::Push { .. } => &[],
        }
    }

    /// The effect that it leaves behind, where it does.
    #[must_use]
    pub const fn leaves(self) -> Option<EffectKind> {
        match self {
            Self::Trick => Some(EffectKind::Trick),
            Self::Taunt => Some(EffectKind::Taunt),
            Self::Intimidate => Some(EffectKind::Intimidation),
            Self::Grapple => Some(EffectKind::Held),
            Self::Break | Self::Squeeze | Self::Push { .. } => None,
        }
    }
}
