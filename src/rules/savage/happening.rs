//! Facts about what lasts and what powers do.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::view::Id;

use super::damage::Hit;
use super::effect::Effect;
use super::fact::EndWhy;
use super::spell::{Astray, Working};
use super::trait_roll::Target;

/// What becomes of an effect that lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasting {
    /// it began
    Began {
        /// who bears it
        who: Id,
        /// the effect
        effect: Box<Effect>,
    },
    /// it is over
    Ended {
        /// who bore it
        who: Id,
        /// its number
        effect: u32,
        /// why
        why: EndWhy,
    },
    /// it was used
    Used {
        /// who bears it
        who: Id,
        /// its number
        effect: u32,
        /// how often at once
        count: u16,
    },
    /// its time is up, and somebody may pay to keep it
    Owed {
        /// who may pay
        who: Id,
        /// who bears it
        of: Id,
        /// its number
        effect: u32,
    },
    /// somebody paid, and it lasts on
    Kept {
        /// who bears it
        who: Id,
        /// its number
        effect: u32,
        /// who paid
        by: Id,
        /// the round in which its time is up now
        round: u32,
    },
}

/// What a power or a healer does beyond effects that last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Magic {
    /// somebody is hit, and the damage is owed
    Hit(Arc<Hit>),
    /// an area missed, and went somewhere else: who is within is still to be said
    WentAstray {
        /// what
        working: Arc<Working>,
        /// where
        astray: Astray,
    },
    /// it was said who is within an area that went astray
    Caught {
        /// whose it was
        who: Id,
        /// who is within
        at: SmallVec<[Target; 2]>,
    },
    /// the caster suffers from its own power
    Backlash {
        /// who
        who: Id,
    },
    /// wounds of a Wild Card were healed
    Mended {
        /// whose
        who: Id,
        /// how many
        wounds: u8,
        /// whether it came to itself, and bleeds no more
        revived: bool,
        /// whether nothing is left, and what lasted as long as the wounds is gone
        whole: bool,
    },
    /// somebody tried to heal the wounds of a figure, and cannot a second time
    Tried {
        /// who
        by: Target,
        /// whose
        whom: Id,
        /// which member
        member: usize,
    },
    /// an hour passed: what wounds there are now are too old to be healed by skill or power
    HourOver,
    /// an Extra that was out is up again, Shaken
    Raised {
        /// who
        who: Id,
        /// which member
        member: usize,
    },
}
