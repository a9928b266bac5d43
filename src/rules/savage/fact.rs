//! The small words that events are made of.

use serde::{Deserialize, Serialize};

use crate::dice::Level;
use crate::view::Id;

use super::rank::Rank;
use super::stats::Trait;

/// Which pool a benny comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purse {
    /// this combatant's own
    Own(Id),
    /// the game master's pool
    Pool,
}

/// What a benny was spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bought {
    /// a reroll for this combatant
    Reroll(Id),
    /// a Soak roll of this combatant
    Soak(Id),
    /// lifting Shaken from this combatant
    Unshake(Id),
}

/// How a turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// its card was called
    Called,
    /// it used a held action
    Held,
    /// it used a Joker
    Joker,
    /// it interrupted
    Interrupting,
    /// it lost the roll to interrupt, and acts now
    After,
}

/// How an interruption came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// the interrupter acts first
    Won,
    /// the other finishes first
    Lost,
    /// both act at once
    Together,
}

/// One fact that the game master sets by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// wounds, 0 to 3
    Wounds(u8),
    /// Fatigue, 0 to 2
    Fatigue(u8),
    /// Shaken or not
    Shaken(bool),
    /// on the ground or not
    Prone(bool),
    /// the Pace that counts now
    Pace(i32),
    /// the Parry that counts now
    Parry(i32),
    /// the Toughness that counts now, armour of the torso included
    Toughness(i32),
    /// in sight or not
    Hidden(bool),
    /// down or not; of a member: out or not
    Incapacitated(bool),
    /// bleeding or not
    Bleeding(bool),
    /// dead or not
    Dead(bool),
    /// a Trait
    Trait(Trait, Level),
    /// experience points
    Experience(u16),
    /// the rank, whatever the experience; none: the one by experience
    Rank(Option<Rank>),
    /// the Power Points that are left
    Power(u8),
    /// points of power experience, by Black Powder
    Ppx(u16),
}

/// Of whom a fact can be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// of a Wild Card alone
    WildCard,
    /// of each figure of a group by itself
    Figure,
    /// of a combatant, or of a group as a whole
    Whole,
}

impl Fact {
    /// Of whom it can be true.
    #[must_use]
    pub const fn bearer(&self) -> Bearer {
        match self {
            Self::Wounds(_) | Self::Bleeding(_) => Bearer::WildCard,
            Self::Shaken(_) | Self::Prone(_) | Self::Incapacitated(_) | Self::Dead(_) => Bearer::Figure,
            Self::Fatigue(_)
            | Self::Pace(_)
            | Self::Parry(_)
            | Self::Toughness(_)
            | Self::Hidden(_)
            | Self::Power(_)
            | Self::Trait(..)
            | Self::Experience(_)
            | Self::Rank(_)
            | Self::Ppx(_) => Bearer::Whole,
        }
    }
}

/// Why an effect ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndWhy {
    /// its time was up
    Time,
    /// somebody's word
    Word,
    /// nobody paid to keep it
    Unpaid,
    /// it was used up
    Used,
    /// its bearer was hurt
    Hurt,
    /// the same again took its place
    Replaced,
    /// whoever could end it has left, or is out
    Gone,
    /// its bearer moved
    Moved,
    /// its bearer broke free of it
    Broken,
    /// its bearer took the weapon up again
    TakenUp,
}

/// How a bleeding-out roll came out (rules 10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Blood {
    /// dies
    Dies,
    /// bleeds on
    BleedsOn,
    /// stable, unconscious
    Stops,
}

/// How the Vigor roll of one who went down came out (rules 10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// dead
    Dead,
    /// bleeding out
    BleedingOut,
    /// unconscious
    Unconscious,
    /// knocked out for so many hours, by a blow that was meant for that (rules 9.22)
    KnockedOut(u8),
    /// only stunned, and up again
    UpAgain,
}
